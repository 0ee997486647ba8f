"""Do all that say a version of torc say the same one?

    versions.py BUILD LIBTORC.SO

compares torc_version(), the macros of core.h, the soname, the version nodes of exported symbols, and what CMake's and
pkg-config's packages say. Then it makes the version script of a release that comes later, and looks whether the linker puts
old symbols into their old node and a new one into a node of its own.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CC = os.environ.get("CC", "cc")


def output(*command, **options):
    return subprocess.run(command, text=True, check=True, stdout=subprocess.PIPE, env={**os.environ, "LC_ALL": "C"}, **options).stdout


def found(pattern, text):
    match = re.search(pattern, text, re.MULTILINE)
    return match[1] if match else None


def nodes(library):
    """{symbol: version node} of what the library exports."""
    words = (line.split() for line in output("readelf", "--dyn-syms", "--wide", str(library)).splitlines())
    return dict(w[7].split("@@") for w in words if len(w) > 7 and w[3] in ("FUNC", "OBJECT") and w[6] not in ("UND", "ABS"))


def loaded_version(library):
    """In a process of its own: a sanitizer's runtime would have to be there first."""
    return output(sys.executable, "-c", "import ctypes, sys\nf = ctypes.CDLL(sys.argv[1]).torc_version\n"
                  "f.restype = ctypes.c_char_p\nprint(f().decode())", str(library)).strip()


def compare(build, library):
    header = (ROOT / "include/torc/core.h").read_text()
    version = ".".join(found(rf"^#define TORC_VERSION_{part} (\d+)$", header) for part in ("MAJOR", "MINOR", "PATCH"))
    major, minor, _ = version.split(".")
    series = f"0.{minor}" if major == "0" else major
    listed = dict(line.split() for line in (ROOT / "tests/abi/symbols.txt").read_text().splitlines())
    exported = nodes(library)
    says = {
        "torc_version()": (loaded_version(library), version),
        "CMake's package": (found(r'^set\(PACKAGE_VERSION "(.*)"\)', (build / "package/torcConfigVersion.cmake").read_text()), version),
        "pkg-config's package": (found(r"^Version: (.*)$", (build / "package/torc.pc").read_text()), version),
        "soname": (found(r"Library soname: \[(.*)\]", output("readelf", "--dynamic", "--wide", str(library))), f"libtorc.so.{series}"),
        "file name": (library.resolve().name, f"libtorc.so.{version}"),
        "nodes of the releases": (sorted(set(exported.values())), sorted({f"TORC_{version}", *listed.values()})),
    }
    for name, node in exported.items():
        if node != listed.get(name, f"TORC_{version}"):
            says[name] = (node, listed[name])
    return [f"{what} says {has}, not {wants}" for what, (has, wants) in says.items() if has != wants]


def later_release():
    """torc_a and torc_b are of 1.0.0, torc_b2 of 1.1.0, and torc_c is new in 1.2.0; 0.9 was another series."""
    with tempfile.TemporaryDirectory() as folder:
        top = Path(folder)
        (top / "include/torc").mkdir(parents=True)
        (top / "tests/abi").mkdir(parents=True)
        (top / "include/torc/core.h").write_text("#define TORC_VERSION_MAJOR 1\n#define TORC_VERSION_MINOR 2\n#define TORC_VERSION_PATCH 0\n")
        (top / "tests/abi/symbols.txt").write_text("torc_a TORC_1.0.0\ntorc_b TORC_1.0.0\ntorc_b2 TORC_1.1.0\ntorc_gone TORC_0.9.0\n")
        (top / "CMakeLists.txt").write_text(f"""cmake_minimum_required(VERSION 3.22)
project(later VERSION 1.2.0 LANGUAGES NONE)
include({ROOT}/cmake/TorcVersion.cmake)
torc_version_script(${{PROJECT_BINARY_DIR}}/torc.map)
file(WRITE ${{PROJECT_BINARY_DIR}}/series "${{TORC_SERIES}}")
""")
        output("cmake", "-S", folder, "-B", f"{folder}/build")
        (top / "library.c").write_text("void torc_a(void) {}\nvoid torc_b(void) {}\nvoid torc_b2(void) {}\nvoid torc_c(void) {}\nvoid inner(void) {}\n")
        output(CC, "-shared", "-fPIC", f"{folder}/library.c", "-o", f"{folder}/library.so", f"-Wl,--version-script={folder}/build/torc.map")
        wants = {"torc_a": "TORC_1.0.0", "torc_b": "TORC_1.0.0", "torc_b2": "TORC_1.1.0", "torc_c": "TORC_1.2.0"}
        has = nodes(f"{folder}/library.so")
        series = (top / "build/series").read_text()
        wrong = [] if has == wants else [f"a later release exports {has}, not {wants}"]
        return wrong + ([] if series == "1" else [f"the series of 1.2.0 is {series}, not 1"])


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    problems = compare(Path(sys.argv[1]), Path(sys.argv[2])) + later_release()
    print("\n".join(problems) or "one version everywhere")
    sys.exit(len(problems) > 0)
