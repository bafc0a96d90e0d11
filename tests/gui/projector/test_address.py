"""The QR code of the web pages: read from the page as it was painted."""

from itertools import product

import pytest
import zxingcpp
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.builders.crowds import crowd
from tests.builders.events import event_of
from tests.gui.keyboard import Keyboard
from tests.gui.projector.reading import read
from tourneydesk.formats import FORMATS
from tourneydesk.gui.pages.display_page import DisplayPage
from tourneydesk.gui.projector.page_layout import Notices, PagePicture
from tourneydesk.gui.projector.projector import Projector
from tourneydesk.gui.projector.settings import saved_settings
from tourneydesk.present import messages
from tourneydesk.present.projector.page import LONGEST_ADDRESS, USUAL_KINDS, DisplayOptions
from tourneydesk.present.projector.pages import projector_pages

SHORT, LONG = "http://club.example/1", "https://club.example/".ljust(LONGEST_ADDRESS, "o")


def codes_in(image: QImage) -> list[str]:
    gray = image.convertToFormat(QImage.Format.Format_Grayscale8)
    lines = memoryview(bytes(gray.constBits())).cast("B", (gray.height(), gray.bytesPerLine()))
    return [found.text for found in zxingcpp.read_barcodes(lines)]


@pytest.mark.parametrize(
    ("address", "size", "dark"),
    [*product((SHORT, LONG), ((1280, 720), (1024, 768)), (True, False))],
)
def test_pairings_names_and_the_welcome_have_a_code_that_can_be_read(
    dressed: QApplication, address: str, size: tuple[int, int], dark: bool
) -> None:
    for event in (crowd("us-swiss", 80, played=True), event_of(FORMATS["us-swiss"], 8)):
        for page in projector_pages(event, DisplayOptions(USUAL_KINDS, address=address)):
            if page.number > 1:
                continue
            picture = PagePicture(page, Notices(), QSizeF(*size), 6, dark, QApplication.font())
            image, texts = read(picture)
            wanted = [address] if page.kind in ("names", "tables", "welcome") else []
            assert codes_in(image) == wanted, page.kind
            said = " ".join(text.said for text in texts)
            assert (messages.text("screen-on-phone") in said) == bool(wanted)


def test_an_address_is_taken_and_remembered_for_this_event(
    keyboard: Keyboard, page: DisplayPage, projector: Projector
) -> None:
    path = keyboard.workspace.session.path
    page.address.setFocus()
    keyboard.type("club.example/open\n")
    assert page.address.text() == "http://club.example/open"
    assert projector.slideshow.settings.address == saved_settings(path).address
    keyboard.until(lambda: not projector.slideshow.busy)
    assert {one.kind for one in projector.slideshow.pages if one.address} == {"names", "tables"}
    page.address.setFocus()
    page.address.selectAll()
    keyboard.type("club example\n")
    slip = messages.text("display-address-slip", most=LONGEST_ADDRESS)
    assert slip in page.address_row.error.text().replace("\u200b", "")
    assert saved_settings(path).address == "http://club.example/open"
    assert saved_settings(path.with_name("other.tourney")).address == ""
    page.address.setFocus()
    page.address.clear()
    keyboard.type("\n")
    assert saved_settings(path).address == ""
    assert page.address_row.error.text() == ""
