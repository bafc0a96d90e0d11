"""Pictures of every screen in every look, of rings as they close, and of the second screen with few
and many rows: what to look at before a change of a screen is called done (`make screens`).
"""

import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

from pictures.projector import take_samples
from pictures.rings import take_rings
from pictures.screens import all_screens, walk
from tourneydesk.formats import FORMATS
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.screenshots import SCALES, SIZE, closed_after
from tourneydesk.gui.widgets.pictures import write_picture
from tourneydesk.gui.widgets.theme import application, paint, use_text_size

ROWS = (0, 1, 11, 12, 22, 500)
"""The numbers of rows on the display: pages that are empty, just full, a little too full, and long.
"""


def take_screens(
    folder: Path, scale: int, *, dark: bool, formats: Sequence[str] = tuple(FORMATS)
) -> Iterator[Path]:
    """Yields PNG files of every screen of the program in one look: ``FORMAT-draft.png`` …"""
    app = application()
    use_text_size(app, scale)
    paint(app, dark)
    folder.mkdir(parents=True, exist_ok=True)
    window = Window()
    window.resize(SIZE)
    window.show()
    window.activateWindow()
    try:
        with closed_after(window):
            for key, screen in walk(window, all_screens(formats), folder / "event.tourney"):
                path = folder / f"{key or 'program'}-{screen.name}.png"
                yield write_picture(window.grab().toImage(), path)
    finally:
        use_text_size(app, 100)
        paint(app, dark=False)


def main(folder: Path) -> None:
    """Prints a line for each look."""
    for scale, dark in product(SCALES, (False, True)):
        look = f"{'dark' if dark else 'light'}-{scale}"
        count = sum(1 for _ in take_screens(folder / look, scale, dark=dark))
        sys.stdout.write(f"{look}: {count}\n")
        sys.stdout.flush()
    rings = take_rings(folder / "rings", SIZE)
    pages = sum(1 for _ in take_samples(folder / "projector", ROWS))
    sys.stdout.write(f"rings: {len(rings)}, projector: {pages}\n")


if __name__ == "__main__":
    # Argument: the folder for the pictures.
    main(Path(sys.argv[1]))
