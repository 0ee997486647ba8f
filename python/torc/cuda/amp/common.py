"""Is there a device?"""

import torc


def amp_definitely_not_available():
    return not torc.cuda.is_available()
