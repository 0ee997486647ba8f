"""tally.py JUNIT.XML... : adds up ctest's results and prints "passed failed skipped".

A cmocka program counts once per test function, by its own report; any other entry counts once. An entry that ctest
calls failed (a crash, a time-out, a sanitizer's exit code) never counts less than one failure, whatever it printed.
"""

import re
import sys
import xml.etree.ElementTree as ElementTree


def tally(case):
    text = case.findtext("system-out") or ""
    passed = len(re.findall(r"^\[ +OK \] ", text, re.M))
    failed = sum(map(int, re.findall(r"^ *(\d+) FAILED TEST\(S\)", text, re.M)))
    skipped = sum(map(int, re.findall(r"^ *(\d+) SKIPPED TEST\(S\)", text, re.M)))
    if case.find("skipped") is not None and case.get("status") == "notrun" and "SKIP_RETURN_CODE" in (case.find("skipped").get("message") or ""):
        return passed, failed, max(skipped, 1)
    if case.get("status") != "run":
        return passed, max(failed, 1), skipped
    if passed + failed + skipped == 0:
        return 1, 0, 0
    return passed, failed, skipped


if __name__ == "__main__":
    cases = [case for path in sys.argv[1:] for case in ElementTree.parse(path).iter("testcase")]
    print(*map(sum, zip((0, 0, 0), *map(tally, cases))))
