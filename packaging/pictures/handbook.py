"""The pictures of the handbook: each a screen of the program, in each language, small enough to
ship. What each showed is noted beside it, so that a test finds the pictures that are out of date.
"""

import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from PySide6.QtCore import QBuffer, QIODevice, QSize, QSizeF
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QApplication, QWidget

from pictures import sharing
from pictures.events import SEED, finished, format_with, running
from pictures.phone_page import browser_image, phone_page, texts_of
from pictures.projector_samples import SAMPLES
from pictures.screens import Screen, screens_of_format, screens_of_program, walk
from pictures.visible_texts import visible_texts
from tourneydesk.core.results import MatchResult
from tourneydesk.desk.day.sections import create_day
from tourneydesk.desk.files.opening import plan
from tourneydesk.desk.practice import simulate
from tourneydesk.formats import FORMATS
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.projector.page_layout import Notices, measure_in
from tourneydesk.gui.screenshots import closed_after, finish, page_image
from tourneydesk.gui.user_data.language import speak_in
from tourneydesk.gui.widgets.theme import application
from tourneydesk.present.messages import text
from tourneydesk.present.projector.page import DisplayOptions
from tourneydesk.present.projector.pages import projector_pages

SIZE = QSize(1000, 640)
PROJECTOR = QSizeF(960, 540)
PROJECTOR_ROWS = 8
COLORS = (48, 32, 24, 16, 8)
"""How many a picture has: the first that make it small enough."""
MOST_BYTES = 40_000
TEXTS = "texts.json"
"""The file with the texts of all pictures of a language."""
EXAMPLE_FOLDER = Path("/home/lee/.local/share/tourneydesk")
"""Shown as the folder of the user's data, for pictures that are alike on every computer."""
PROJECTOR_PAGES = ("pairings", "standings", "winner")
"""The pictures ``projector-…``."""
PHONE_PAGE = "phone-page"
"""The picture that a browser takes."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of the window: the screen, what is done there besides, and which window it shows,
    if not the main one.
    """

    name: str
    format: str
    screen: Screen
    then: Callable[[Window], None] | None = None
    of: Callable[[Window], QWidget | None] = lambda window: window


@dataclass(frozen=True, slots=True)
class Taken:
    """A picture, with the texts on it, sorted: how they are laid out depends on fonts. There is no
    image where only the texts are wanted.
    """

    name: str
    texts: tuple[str, ...]
    image: QImage | None


def window_pictures(folder: Path) -> list[Picture]:
    """The pictures of windows, those of one event one after the other. The events of a day are
    made in the folder.
    """
    rated = format_with(lambda show: show.rated)
    in_ring = format_with(lambda show: show.ring is not None)
    for_prizes = format_with(lambda show: show.in_points)
    of_program = {screen.name: screen for screen in screens_of_program()}
    of_rated, of_ring = _screens(rated), _screens(in_ring)
    correction = _of_matches()
    late = replace(of_rated["players-add"], name="late-entry", event=running)
    pictures = [
        Picture("home", "", of_program["home"]),
        Picture("wizard-format", "", of_program["new-format"]),
        Picture("wizard-settings", rated, of_rated["new-settings"]),
        Picture("import-list", "", of_program["import"]),
        Picture("recovery", "", of_program["recovery"]),
        Picture("rebuild", "", of_program["rebuild-codes"]),
        Picture("practice", "", of_program["practice"]),
        Picture("about", "", of_program["home"], _about, lambda window: window.about),
        Picture("day", "", of_program["home"], lambda window: _day(window, folder)),
        Picture("players", rated, of_rated["players"]),
        Picture("check-in", rated, of_rated["players-check-in"]),
        Picture("late-entry", rated, late),
        *(
            Picture(f"round-{key}", key, _screens(key)["round"])
            for key in sorted(FORMATS, key=lambda key: (key != rated, key != in_ring))
        ),
        Picture("papers", rated, of_rated["papers"]),
        Picture("slip", rated, of_rated["round"], _slip),
        Picture("ring", in_ring, of_ring["ring"]),
        Picture("draft", rated, of_rated["draft"]),
        Picture("standings", rated, of_rated["standings"]),
        Picture("crosstable", rated, of_rated["standings-crosstable"]),
        Picture("history", rated, of_rated["history"]),
        Picture("why", rated, of_rated["round-why-not"]),
        Picture("card", rated, of_rated["card-large"]),
        Picture("correction", correction, _screens(correction)["round-correction"]),
        Picture("repair", rated, of_rated["repair"]),
        Picture("prizes", for_prizes, _screens(for_prizes)["prizes"]),
        Picture(
            "export",
            rated,
            Screen("export", finished, ()),
            lambda window: window.menus["export-menu"].trigger(),
            lambda window: window.exporting,
        ),
        *_of_sharing(correction),
    ]
    order = {key: at for at, key in enumerate(dict.fromkeys(map(_event_of, pictures)))}
    return sorted(pictures, key=lambda picture: order[_event_of(picture)])


def _of_matches() -> str:
    """A format of two-player matches that has rounds."""
    return next(
        key for key in FORMATS if FORMATS[key].result is MatchResult and not FORMATS[key].ring_kinds
    )


def _of_sharing(key: str) -> list[Picture]:
    """The pictures of several desks, and of the dialog for phones."""
    of_round = _screens(key)["round"]
    shared = replace(of_round, name="shared", event=sharing.shared)
    dialogs = (
        ("share", sharing.show_share_dialog),
        ("join", sharing.show_join_dialog),
        ("phones", sharing.show_phones_dialog),
    )
    lost = replace(of_round, name="lost", event=sharing.lost)
    return [
        *(Picture(name, key, of_round, then, sharing.dialog_of) for name, then in dialogs),
        Picture("desk-conflict", key, shared, sharing.show_conflict),
        Picture("desk-lost", key, lost, sharing.show_loss),
    ]


def picture_names() -> tuple[str, ...]:
    """The names of all pictures."""
    windows = (picture.name for picture in window_pictures(Path()))
    return (*windows, *(f"projector-{name}" for name in PROJECTOR_PAGES), PHONE_PAGE)


def take_pictures(
    folder: Path, *, painted: bool = True, only: Sequence[str] | None = None
) -> Iterator[Taken]:
    """Takes the pictures in the current language; with ``painted`` false their texts alone.
    ``only`` names those wanted. The folder is for event files.
    """
    window = Window()
    window.resize(SIZE)
    window.show()
    window.activateWindow()
    wanted = [one for one in window_pictures(folder) if only is None or one.name in only]
    with closed_after(window):
        for _, group in groupby(wanted, _event_of):
            pictures = list(group)
            screens = [(picture.format, picture.screen) for picture in pictures]
            walked = walk(window, screens, folder / "event.tourney")
            for picture, _ in zip(pictures, walked, strict=False):
                yield _taken(picture, window, painted)
    for name in PROJECTOR_PAGES:
        if only is None or f"projector-{name}" in only:
            yield _projector_page(name, painted)
    if only is None or PHONE_PAGE in only:
        yield _phone_page(painted)


def recorded(folder: Path) -> Mapping[str, Sequence[str]]:
    """What the pictures in this folder showed when they were taken."""
    found: dict[str, list[str]] = json.loads((folder / TEXTS).read_text(encoding="utf-8"))
    return found


def small_png(image: QImage) -> bytes:
    """The image with few colors."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    with Image.open(BytesIO(buffer.data().data())) as opened:
        every = opened.convert("RGB")
    pngs = (_with_colors(every, colors) for colors in COLORS)
    return next(png for png in pngs if len(png) <= MOST_BYTES)


def _with_colors(image: Image.Image, colors: int) -> bytes:
    made = BytesIO()
    image.quantize(colors, dither=Image.Dither.NONE).save(made, "PNG", optimize=True)
    return made.getvalue()


def write_all(folder: Path) -> None:
    """Makes all pictures of the current language again."""
    folder.mkdir(parents=True, exist_ok=True)
    texts: dict[str, Sequence[str]] = {}
    with TemporaryDirectory() as events:
        for taken in take_pictures(Path(events)):
            texts[taken.name] = taken.texts
            if taken.image is None:
                sys.stdout.write(f"{taken.name}: stays as it is, there is no browser\n")
                continue
            png = small_png(taken.image)
            (folder / f"{taken.name}.png").write_bytes(png)
            sys.stdout.write(f"{taken.name} {len(png)}\n")
    for old in folder.glob("*.png"):
        if old.stem not in texts:
            old.unlink()
    noted = json.dumps(texts, ensure_ascii=False, indent=0, sort_keys=True)
    (folder / TEXTS).write_text(f"{noted}\n", encoding="utf-8")


def _screens(key: str) -> dict[str, Screen]:
    return {screen.name: screen for screen in screens_of_format(key)}


def _event_of(picture: Picture) -> tuple[str, object]:
    return picture.format, picture.screen.event


def _taken(picture: Picture, window: Window, painted: bool) -> Taken:
    if picture.then is not None:
        picture.then(window)
    finish(window)
    shown = picture.of(window)
    assert shown is not None
    image = shown.grab().toImage() if painted else None
    taken = Taken(picture.name, tuple(sorted(set(visible_texts(shown)))), image)
    if shown is not window:
        shown.close()
        # The keys of the menus work in the active window only.
        window.activateWindow()
    elif picture.then is not None:
        window.show_home()
    return taken


def _about(window: Window) -> None:
    window.menus["window-about"].trigger()
    if window.about is not None:
        window.about.show_folder(EXAMPLE_FOLDER)


def _slip(window: Window) -> None:
    if window.workspace is not None:
        window.workspace.print_slip(len(window.workspace.session.event.rounds), 2)


def _day(window: Window, folder: Path) -> None:
    """A day of two sections that have begun."""
    paths = []
    for number, key in enumerate(list(FORMATS)[-2:], start=1):
        path = folder / f"{number}.tourney"
        name = text("format-name", key)
        simulate(plan(key, name, SEED, {}), path, 16, 1)
        paths.append(path)
    day = folder / "1.tourneyday"
    create_day(day, tuple(paths))
    window.open_event(day)


def _projector_page(name: str, painted: bool) -> Taken:
    if name in SAMPLES:
        page = SAMPLES[name](PROJECTOR_ROWS).pages[0]
    else:
        # A ring always ends with one winner.
        event = finished(format_with(lambda show: show.ring is not None)).event
        options = DisplayOptions(("final",), measure=measure_in(QApplication.font()))
        page = projector_pages(event, options)[0]
    image = page_image(page, Notices("50:00", now=""), PROJECTOR) if painted else None
    return Taken(f"projector-{name}", (page.title,), image)


def _phone_page(painted: bool) -> Taken:
    page = phone_page(running(_of_matches()).event)
    texts = tuple(sorted(set(texts_of(page))))
    return Taken(PHONE_PAGE, texts, browser_image(page) if painted else None)


if __name__ == "__main__":
    # Arguments: the language, and the folder for the pictures.
    _language, _folder = sys.argv[1:]
    with TemporaryDirectory() as _home:
        # Nothing of the user's own is in the pictures.
        os.environ["HOME"] = _home
        os.environ.update({f"XDG_{kind}_HOME": _home for kind in ("DATA", "STATE", "CONFIG")})
        speak_in(application(), _language)
        write_all(Path(_folder))
