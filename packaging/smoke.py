"""Tries out a built program: ``python packaging/smoke.py PROGRAM [ARGUMENT …]``.

Plays, checks, verifies and prints an event of each format, shows the window on an event, and opens
the handbook and the sample events, all in a folder of its own. Stops with 1 and what the program
said at the first thing that fails. Needs only Python.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

PATIENCE = 120
"""Seconds for one command."""


def main(program: Sequence[str]) -> int:
    if not program:
        print(__doc__, file=sys.stderr)
        return 2
    from tourneydesk.formats import FOLDERS

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        try:
            print(run(program, folder, "--version").strip())
            for key in FOLDERS:
                try_format(program, folder, key)
                print(f"{key}: played, checked, verified, printed")
            event = str(folder / f"{next(iter(FOLDERS))}.tourney")
            run(program, folder, event)
            run(program, folder)
            print("The window is shown, with an event and without.")
            run(program, folder, first="handbook")
            print("The handbook opens; every page is there, with its pictures in every language.")
            run(program, folder, first="samples")
            print("The sample events open.")
        except Failure as failure:
            print(failure, file=sys.stderr)
            return 1
    return 0


class Failure(Exception):
    """What did not work, and what the program said."""


def try_format(program: Sequence[str], folder: Path, key: str) -> None:
    """Plays an event, has it checked and verified, and prints all its papers."""
    event, pdf = str(folder / f"{key}.tourney"), folder / f"{key}.pdf"
    run(program, folder, "simulate", key, "--players", "16", "--seed", "smoke", "-o", event)
    run(program, folder, "check", event)
    run(program, folder, "verify", event)
    documents = run(program, folder, "print", event, "--list").split()
    run(program, folder, "print", event, *documents[:4], "-o", str(pdf))
    if not pdf.read_bytes().startswith(b"%PDF"):
        raise Failure(f"{key}: what was printed is no PDF.")


def run(program: Sequence[str], folder: Path, *arguments: str, first: str = "1") -> str:
    """What the program prints; Failure if it does not end well, or logs a fault. ``first``: what a
    window does before it ends (``frozen.py``).
    """
    own = dict.fromkeys(("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"), str(folder))
    own |= {f"XDG_{name}_HOME": str(folder) for name in ("DATA", "STATE", "CONFIG")}
    own |= {"TOURNEYDESK_SHOW_AND_END": first}
    own |= {"QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")}
    command = [*program, *arguments]
    try:
        done = subprocess.run(
            command,
            env={**os.environ, **own},
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=PATIENCE,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as wrong:
        raise Failure(f"{' '.join(command)}: {wrong}") from None
    faults = [log.read_text("utf-8", "replace") for log in folder.rglob("faults.log")]
    if done.returncode or faults:
        said = "\n".join((done.stdout, done.stderr, *faults))
        raise Failure(f"{' '.join(command)}: exit code {done.returncode}\n{said}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
