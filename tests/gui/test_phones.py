"""Phones read the pages while an event is open and they are shared, and the window says so."""

import os
from pathlib import Path

import pypdfium2
import pytest
import zxingcpp
from PySide6.QtCore import QSize, QSizeF
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.builders.days import day_of_four_sections
from tests.builders.phones import get, serving
from tests.gui.projector.reading import read
from tests.gui.projector.test_address import codes_in
from tests.patience import MILLISECONDS
from tourneydesk.desk import phones as page_server
from tourneydesk.desk import rounds
from tourneydesk.desk.files.opening import plan
from tourneydesk.desk.networks import Interface
from tourneydesk.desk.practice import simulate
from tourneydesk.documents.drawing.page import LETTER
from tourneydesk.documents.papers import make
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.gui.app.phones_dialog import PhonesDialog
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.app.window_change import change_language
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.projector.page_layout import Notices, PagePicture
from tourneydesk.gui.user_data.language import speak_in
from tourneydesk.present import messages
from tourneydesk.present.projector.pages import projector_pages

WIFI = Interface("wifi", "Wi-Fi", "127.0.0.1", "wifi")
MOVED = Interface("wifi", "Wi-Fi", "127.0.0.2", "wifi")
CABLE = Interface("cable", "Ethernet", "127.0.0.1", "cable")


@pytest.fixture
def no_network() -> None:
    """Here, the window does listen: on the loopback, the networks of these tests."""


@pytest.fixture(autouse=True)
def own_ports(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ports of this process alone, below those that a system gives to whoever asks for any: no
    other test takes one in between.
    """
    first = 10_000 + os.getpid() % 2_000 * page_server.PORTS
    monkeypatch.setattr(page_server, "USUAL_PORT", first)


@pytest.fixture
def dialog(window: Window, tmp_path: Path) -> PhonesDialog:
    path = tmp_path / "open.tourney"
    simulate(plan("us-swiss", "Spring Open", "seed", {}), path, 8, 1)
    window.open_event(path)
    return opened(window)


def opened(window: Window, *found: Interface) -> PhonesDialog:
    window.phones.find = lambda: list(found or (WIFI, CABLE))
    window.phones._gathering.setInterval(0)  # noqa: SLF001
    window.menus["phones-menu"].trigger()
    dialog = window.findChild(PhonesDialog)
    assert dialog is not None
    return dialog


def page(window: Window, path: str = "/") -> str:
    assert window.phones.server is not None
    return get(window.phones.server, path).content.decode()


def test_nothing_is_shared_before_somebody_starts_it(window: Window, dialog: PhonesDialog) -> None:
    assert window.phones.server is None
    assert not window.workspace.sidebar.phones.isVisibleTo(window)
    assert dialog.turn.text() == messages.text("phones-start")


def test_a_double_click_does_not_stop_what_it_started(dialog: PhonesDialog, qtbot: QtBot) -> None:
    qtbot.waitUntil(dialog.turn.hasFocus, timeout=MILLISECONDS)  # Enter shares
    before = dialog.turn.geometry()
    dialog.turn.click()
    qtbot.waitUntil(lambda: not dialog.turn.geometry().intersects(before), timeout=MILLISECONDS)
    assert dialog.turn.x() < dialog.close_button.x()


def test_pages_follow_the_event_until_sharing_is_stopped(
    window: Window, dialog: PhonesDialog, qtbot: QtBot
) -> None:
    dialog.turn.click()
    session, phones = window.workspace.session, window.phones
    assert dialog.address.text() == phones.address
    assert session.pages_address == phones.address
    side = window.workspace.sidebar.phones
    assert side.text() == messages.text("phones-side")
    assert phones.address in side.toolTip()
    rounds.pair(session.session)
    title = messages.text("screen-tables", "us-swiss", round=2)
    qtbot.waitUntil(lambda: title in page(window), timeout=MILLISECONDS)
    server = phones.server
    assert server is not None
    dialog.turn.click()
    assert (phones.server, session.pages_address) == (None, "")
    assert not side.isVisibleTo(window)
    with pytest.raises(ConnectionRefusedError):
        get(server, "/")


def test_pages_stay_shared_on_other_pages_and_end_with_the_event(
    window: Window, dialog: PhonesDialog
) -> None:
    dialog.turn.click()
    dialog.close()
    window.workspace.go_to(PageName.STANDINGS)
    assert "Spring Open" in page(window)
    server = window.phones.server
    assert server is not None
    window.menus["window-close-event"].trigger()
    assert not window.phones.on
    with pytest.raises(ConnectionRefusedError):
        get(server, "/")


def test_another_language_goes_on_sharing_at_the_same_address(
    window: Window, dialog: PhonesDialog, program: QApplication
) -> None:
    dialog.turn.click()
    address = window.phones.address
    new = change_language("de", window)
    try:
        assert new.phones.address == address
        assert '<html lang="de"' in page(new)
    finally:
        new.close()
        # Qt's own words, too: other tests of this process read names of keys.
        speak_in(program, "en")


def test_the_code_of_the_dialog_is_the_address_and_can_be_copied(
    window: Window, dialog: PhonesDialog
) -> None:
    dialog.turn.click()
    code = QImage(QSize(300, 300), QImage.Format.Format_RGB32)
    code.fill(0xFFFFFF)
    dialog.code.resize(dialog.code.sizeHint())
    dialog.code.render(code)
    assert codes_in(code) == [window.phones.address]
    dialog.copy.click()
    assert QGuiApplication.clipboard().text() == window.phones.address


def test_phones_are_counted(window: Window, dialog: PhonesDialog) -> None:
    dialog.turn.click()
    assert dialog.count.text() == messages.text("phones-count", count=0)
    page(window)
    dialog._counting.timeout.emit()  # noqa: SLF001
    assert dialog.count.text() == messages.text("phones-count", count=1)


def test_a_network_that_is_gone_is_said_and_followed_when_it_is_back(
    window: Window, dialog: PhonesDialog
) -> None:
    dialog.turn.click()
    phones, said = window.phones, list[str]()
    window.workspace.session.message.connect(lambda text, _: said.append(text))
    port = phones.port
    phones.find = lambda: [CABLE]
    phones.look_at_network()
    assert phones.gone
    assert dialog.trouble.text() == said[-1]
    side = window.workspace.sidebar.phones
    assert side.text() == messages.text("phones-side-gone")
    phones.find = lambda: [CABLE, MOVED]
    phones.look_at_network()
    assert phones.address == f"http://127.0.0.2:{port}/"
    assert said[-1] == messages.text("phones-moved", address=phones.address)
    assert dialog.address.text() == window.workspace.session.pages_address == phones.address
    assert phones.server.host == "127.0.0.2"


def test_what_is_wrong_with_a_port_is_said_at_the_field(
    window: Window, dialog: PhonesDialog
) -> None:
    for typed in ("80", "99999", "x"):
        dialog.port.setText(typed)
        dialog.turn.click()
        facts = {"least": 1024, "most": 65535}
        assert messages.text("phones-port-invalid", **facts) in dialog.port_row.error.text()
    with serving() as other:
        dialog.port.setText(str(other.port))
        dialog.turn.click()
        taken = messages.text("phones-port-taken", port=other.port)
        assert taken in dialog.port_row.error.text()
    assert not window.phones.on
    dialog.port.setText(str(page_server.USUAL_PORT))
    dialog.turn.click()
    assert window.phones.on
    assert dialog.port_row.error.text() == ""


def test_the_network_and_the_port_of_last_time_are_chosen_again(
    window: Window, dialog: PhonesDialog
) -> None:
    dialog.network.setCurrentIndex(1)
    dialog.turn.click()
    port = window.phones.port
    dialog.turn.click()
    again = PhonesDialog(window.phones, window)
    assert again.network.currentText() == messages.text(
        "phones-network-cable", called="Ethernet", address="127.0.0.1"
    )
    assert again.port.text() == str(port)


def test_the_display_shows_the_address_while_pages_are_shared_unless_that_is_turned_off(
    window: Window, dialog: PhonesDialog
) -> None:
    slideshow = window.workspace.projector.slideshow
    assert slideshow.options.address == ""
    dialog.turn.click()
    assert slideshow.options.address == window.phones.address
    names = projector_pages(window.workspace.session.event, slideshow.options)[0]
    picture = PagePicture(names, Notices(), QSizeF(1280, 720), 6, True, QApplication.font())
    assert codes_in(read(picture)[0]) == [window.phones.address]
    window.workspace.go_to(PageName.DISPLAY)
    window.workspace.display.choices.phones.click()
    assert slideshow.options.address == ""


def test_printed_pairings_have_the_address_as_a_code_and_in_letters(
    window: Window, dialog: PhonesDialog
) -> None:
    dialog.turn.click()
    event, address = window.workspace.session.event, window.phones.address
    how = window.workspace.papers._with_own(  # noqa: SLF001
        PrintOptions("10:30", 7, "0a1b2c3d", LETTER)
    )
    for key in ("tables", "names"):
        (sheet,) = pypdfium2.PdfDocument(make([key], event, how))
        assert address in sheet.get_textpage().get_text_range()
        picture = sheet.render(scale=200 / 72).to_pil().convert("L")
        assert [one.text for one in zxingcpp.read_barcodes(picture)] == [address]


def test_a_day_shares_all_of_its_sections(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    window.open_event(day_of_four_sections(tmp_path))
    dialog = opened(window)
    dialog.turn.click()
    assert all(name in page(window) for name in window.days.names)
    assert window.days.page.phones.isVisibleTo(window.days.page)
    assert window.phones.address in window.days.page.message.text().replace("\u200b", "")
    window.days.show(1)
    assert window.workspace.session.pages_address == window.phones.address
    rounds.pair(window.workspace.session.session)
    title = messages.text("screen-tables", "us-swiss", round=1)
    qtbot.waitUntil(lambda: title in page(window, "/2/"), timeout=MILLISECONDS)
