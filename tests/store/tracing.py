"""Makes the system calls of a whole process fail, one after the other, by strace; run by hand on
Linux, where strace is installed.

``python -m tests.store.tracing FOLDER [CALL ...]`` opens an event, appends to it, copies it and
closes it, as often as there are calls on its files, with Python's own SQLite. Each of them fails
once, and from then on. It prints for each kind of call: runs, runs in which a trouble was said,
and runs that lost something or ended in anything but a known trouble.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.builders.files import new_event_file
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import EventFile

WORK = """
import sys
from pathlib import Path
from tests.builders.files import AT
from tourneydesk.store.event_file import EventFile
from tourneydesk.store.errors import FileTrouble
path = Path(sys.argv[1])
print("begun", flush=True)
file = None
for turn in range(3):
    try:
        file = file or EventFile.open(path)
        print(file.append(AT, "x" * (300, 9000, 300)[turn]).number, flush=True)
    except FileTrouble as trouble:
        print(trouble.code, flush=True)
try:
    if file is not None:
        file.copy_to(path.with_name("copy.tourney"))
except FileTrouble as trouble:
    print(trouble.code, flush=True)
if file is not None:
    file.close()
print("ended", flush=True)
"""

CALLS = (
    "openat",
    "read",
    "pread64",
    "write",
    "pwrite64",
    "fsync",
    "fdatasync",
    "ftruncate",
    "unlink",
    "link",
    "fcntl",
    "lseek",
    "newfstatat",
    "access",
    "faccessat2",
    "close",
)


def run(folder: Path, call: str, when: str) -> tuple[bool, list[str], str]:
    """Whether a call failed, what the process printed, and its last words."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    path = new_event_file(folder / "e.tourney", 6)
    trace = folder.with_name("trace")
    watched = [path, f"{path}-journal", folder, folder / "copy.tourney"]
    done = subprocess.run(
        [
            *("strace", "-f", "--seccomp-bpf", "-qq", "-o", trace, "-e", f"trace={call}"),
            *("-e", f"inject={call}:error=EIO:when={when}"),
            *(part for one in watched for part in ("-P", str(one))),
            *(sys.executable, "-c", WORK, path),
        ],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path.cwd())},
    )
    failed = "(INJECTED)" in trace.read_text(errors="replace")
    return failed, done.stdout.split(), done.stderr


def sound(folder: Path, said: list[str]) -> bool:
    """Whether all is there that was acknowledged, and the file can be worked with."""
    known = max((int(word) for word in said if word.isdigit()), default=6)
    troubles = [word for word in said if "_" in word]
    try:
        found = EventFile.read(folder / "e.tourney")
        with EventFile.open(folder / "e.tourney") as file:
            file.append("now", "[]")
            same = file.entries[:-1] == found
        copy = folder / "copy.tourney"
        copied = not copy.exists() or EventFile.read(copy) == found[: len(EventFile.read(copy))]
    except FileTrouble as trouble:
        sys.stderr.write(f"{trouble!r}\n")
        return False
    return same and copied and known <= len(found) <= known + bool(troubles)


def main(folder: Path, calls: tuple[str, ...]) -> None:
    for call in calls:
        runs = troubles = bad = 0
        for lasting in ("", "+"):
            for turn in range(1, 400):
                failed, said, errors = run(folder / "event", call, f"{turn}{lasting}")
                if not failed:
                    break
                runs += 1
                troubles += any("_" in word for word in said)
                if said[-1:] != ["ended"] or not sound(folder / "event", said):
                    bad += 1
                    sys.stderr.write(f"{call} {turn}{lasting}: {said}\n{errors[-2000:]}\n")
        sys.stdout.write(f"{call}: {runs} runs, {troubles} with a trouble, {bad} bad\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]), tuple(sys.argv[2:]) or CALLS)
