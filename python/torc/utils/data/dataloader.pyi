"""What type checkers read of torch.utils.data.dataloader."""

from torc.utils.data import DataLoader as DataLoader
from torc.utils.data import default_collate as default_collate
from torc.utils.data import default_convert as default_convert
