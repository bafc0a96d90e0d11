"""Makes the Windows icon, in every size that Explorer shows, from the program's own picture.

``python packaging/windows/make_icon.py FILE.ico``
"""

import sys
from pathlib import Path

from PIL import Image

PICTURE = Path(__file__).resolve().parent.parent / "icons" / "tourneydesk.png"
SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)


def make_icon(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with Image.open(PICTURE) as picture:
        picture.save(path, format="ICO", sizes=[(size, size) for size in SIZES])


if __name__ == "__main__":
    make_icon(Path(sys.argv[1]))
