"""Adds documents.plist to the Info.plist of a program that PyInstaller has made.

``python packaging/macos/complete_info.py TourneyDesk.app``
"""

import plistlib
import sys
from pathlib import Path

DOCUMENTS = Path(__file__).resolve().parent / "documents.plist"


def complete_info(app: Path) -> None:
    path = app / "Contents" / "Info.plist"
    info = plistlib.loads(path.read_bytes()) | plistlib.loads(DOCUMENTS.read_bytes())
    path.write_bytes(plistlib.dumps(info))


if __name__ == "__main__":
    complete_info(Path(sys.argv[1]))
