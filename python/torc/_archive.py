"""The zip archives of torch.save: records that lie in the file as they are, each beginning at a multiple of 64 bytes, so that a file can be mapped.

zipfile does the work. What it believes of a file is compared with the file's length first, so that no size is allocated that is only claimed."""

import os
import struct
import zipfile

ALIGNMENT = 64
_LOCAL_HEADER = 30
_ZIP64_EXTRA = 20
_DEFLATE_AT_MOST = 1100  # bytes out of one, and a little more than it can


def looks_like_one(f):
    start = f.tell()
    magic = f.read(4)
    f.seek(start)
    return magic == b"PK\x03\x04"


class Reader:
    def __init__(self, f):
        self._f = f
        try:
            self._zip = zipfile.ZipFile(f)
            self._check()
            self._folder = self._zip.namelist()[0].partition("/")[0]
        except Exception as error:
            raise RuntimeError(f"PytorchStreamReader failed reading zip archive: {error}. The checkpoint may be truncated, or was not transferred "
                               "completely.") from error

    def _check(self):
        """Records are where they are said to be, are as long, and do not overlap."""
        position = self._f.tell()
        length = self._f.seek(0, os.SEEK_END)
        self._f.seek(position)
        end = 0
        records = sorted(self._zip.infolist(), key=lambda record: record.header_offset)
        if not records:
            raise ValueError("it has no records")
        for record in records:
            if record.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
                raise ValueError(f"{record.filename} is compressed in a way that torch.save has not")
            if record.flag_bits & 1:
                raise ValueError(f"{record.filename} is encrypted")
            stored = record.compress_type == zipfile.ZIP_STORED
            if stored and record.compress_size != record.file_size:
                raise ValueError(f"{record.filename} has two sizes")
            if record.header_offset < end or record.header_offset + _LOCAL_HEADER + record.compress_size > length:
                raise ValueError(f"{record.filename} is not within the file")
            if not stored and record.file_size > record.compress_size * _DEFLATE_AT_MOST:
                raise ValueError(f"{record.filename} cannot be as long as it says")
            end = record.header_offset + _LOCAL_HEADER + record.compress_size
            if record.CRC == 0:  # files of set_crc32_options(False) have none
                record.CRC = None

    def has(self, name):
        return f"{self._folder}/{name}" in self._zip.NameToInfo

    def _record(self, name):
        try:
            return self._zip.getinfo(f"{self._folder}/{name}")
        except KeyError:
            raise RuntimeError(f"PytorchStreamReader failed locating file {name}: file not found") from None

    def size(self, name):
        return self._record(name).file_size

    def open(self, name):
        record = self._record(name)
        try:
            return _Record(self._zip.open(record), name)
        except Exception as error:
            raise RuntimeError(f"PytorchStreamReader failed reading file {name}: {error}") from error

    def read(self, name):
        with self.open(name) as record:
            return record.read(-1)

    def place(self, name):
        """Where in the file its bytes begin; None if they do not lie there as they are."""
        record = self._record(name)
        if record.compress_type != zipfile.ZIP_STORED:
            return None
        self._f.seek(record.header_offset)
        header = self._f.read(_LOCAL_HEADER)
        if len(header) < _LOCAL_HEADER or header[:4] != b"PK\x03\x04":
            raise RuntimeError(f"PytorchStreamReader failed reading file {name}: it has no header")
        name_length, extra_length = struct.unpack_from("<HH", header, 26)
        return record.header_offset + _LOCAL_HEADER + name_length + extra_length

    def close(self):
        self._zip.close()


class _Record:
    """A record that is read once, from its beginning; what zipfile finds wrong is a RuntimeError, as in PyTorch."""

    def __init__(self, f, name):
        self._f, self._name = f, name

    def read(self, count):
        try:
            return self._f.read(count)
        except Exception as error:
            raise RuntimeError(f"PytorchStreamReader failed reading file {self._name}: {error}") from error

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self._f.close()


class _Unbuffered:
    """What can be written to, and no more."""

    def __init__(self, f):
        self.write = f.write

    def flush(self):
        pass


class Writer:
    def __init__(self, f, folder):
        self._zip = zipfile.ZipFile(f if hasattr(f, "flush") else _Unbuffered(f), "w")
        self._folder = folder

    def write(self, name, size, source):
        """A record of so many bytes, which source(write) hands out."""
        record = zipfile.ZipInfo(f"{self._folder}/{name}")  # dated 1980, so that files depend on nothing but what is in them
        record.file_size = size
        large = size * 1.05 > zipfile.ZIP64_LIMIT
        begin = self._zip.fp.tell() + _LOCAL_HEADER + len(record.filename.encode()) + 4 + (_ZIP64_EXTRA if large else 0)
        record.extra = b"FB" + struct.pack("<H", -begin % ALIGNMENT) + b"Z" * (-begin % ALIGNMENT)
        with self._zip.open(record, "w", force_zip64=large) as out:
            source(out.write)

    def write_bytes(self, name, data):
        self.write(name, len(data), lambda write: write(data))

    def close(self):
        self._zip.close()

    def abandon(self):
        """Nothing more is written: an exception is on its way, and the file is no archive."""
        self._zip._didModify = False
        self._zip.fp = None


class PyTorchFileReader:
    """PyTorch's own class for these archives, which a few libraries name. torch.load reads them here."""

    __module__ = __name__.partition(".")[0]

    def __init__(self, *args):
        raise NotImplementedError("torch.PyTorchFileReader is not there: torch.load reads archives, with mmap=True without copying")
