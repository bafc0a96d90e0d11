"""The picture of a page on a phone: taken by a browser, if there is one."""

import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtGui import QImage

from tourneydesk.core.event import Event
from tourneydesk.present.projector.page import DisplayOptions
from tourneydesk.present.projector.phone_pages import PhoneEvent, pages_for_phones
from tourneydesk.present.projector.web_style import web_style
from tourneydesk.shipped import shipped

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
PAGE = "/tables.html"
WIDTH, HEIGHT = 500, 640
"""A browser without a window is no narrower."""
SECONDS = 60


def phone_page(event: Event) -> str:
    """The pairings of an event as a phone loads them, without the script."""
    style = web_style(_read("projector.css"), _read("phones.css"))
    return pages_for_phones((PhoneEvent(event, DisplayOptions()),), style, "")[PAGE]


def texts_of(page: str) -> list[str]:
    """The texts on a page, in its order."""
    reader = _Texts()
    reader.feed(page)
    return reader.texts


def browser_image(page: str) -> QImage | None:
    """What a browser shows of it; None without a browser."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None:
        return None
    with TemporaryDirectory() as folder:
        source, picture = Path(folder) / "page.html", Path(folder) / "page.png"
        source.write_text(page, encoding="utf-8")
        options = ("--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars")
        size, to = f"--window-size={WIDTH},{HEIGHT}", f"--screenshot={picture}"
        subprocess.run(
            [browser, *options, size, to, source.as_uri()],
            check=True,
            capture_output=True,
            timeout=SECONDS,
        )
        return QImage(str(picture))


class _Texts(HTMLParser):
    """Collects what is between tags, but for styles and scripts."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self._hidden = False

    def handle_starttag(self, tag: str, _attrs: list[tuple[str, str | None]]) -> None:
        self._hidden = tag in ("style", "script")

    def handle_endtag(self, _tag: str) -> None:
        self._hidden = False

    def handle_data(self, data: str) -> None:
        if data.strip() and not self._hidden:
            self.texts.append(data.strip())


def _read(name: str) -> str:
    return shipped(f"styles/{name}").read_text(encoding="utf-8")
