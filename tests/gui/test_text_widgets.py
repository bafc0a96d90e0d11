"""Texts are shown as they are; the look holds together."""

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QStyle,
    QToolTip,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

import tourneydesk.gui
from tests.gui.keyboard import Keyboard, turn_wheel
from tests.patience import MILLISECONDS
from tourneydesk.core.names import shown_name
from tourneydesk.gui.app.copies import Band
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.pages.reporting import CorrectionCard
from tourneydesk.gui.widgets.finders import SearchField
from tourneydesk.gui.widgets.table_cells import needed_width
from tourneydesk.gui.widgets.text_widgets import (
    ChoiceBox,
    NameLabel,
    breakable,
    check,
    escaped,
    from_left,
    label,
    shortened,
    show_text,
    tip,
    title,
)
from tourneydesk.gui.widgets.theme import Icon, filled
from tourneydesk.present.projector.web_style import tokens
from tourneydesk.present.table import Column
from tourneydesk.shipped import shipped

FACE = Path(tourneydesk.gui.__file__).parent
TURNED_BY_THE_WHEEL = {
    "QSpinBox",
    "QDoubleSpinBox",
    "QSlider",
    "QDial",
    "QDateEdit",
    "QTimeEdit",
    "QDateTimeEdit",
    "QTabBar",
    "QTabWidget",
    "QFontComboBox",
    "QCalendarWidget",
}
"""Qt's widgets whose value the wheel would change; ChoiceBox of text_widgets.py refuses it."""
BARE = {
    *TURNED_BY_THE_WHEEL,
    "QLabel",
    "QLineEdit",
    "QComboBox",
    "QPushButton",
    "QPlainTextEdit",
    "QMessageBox",
    "QToolTip",
    "QTextEdit",
    "QTextBrowser",
    "setToolTip",
    "setWhatsThis",
    "setStatusTip",
    "setWindowTitle",
}


COLOUR = re.compile(r"""["'}]#""")
"""How a text begins that may be a color, in a literal or after a part that is filled in."""


def bare_calls(source: str) -> Iterator[str]:
    """Calls of what shows a text without text_widgets.py between."""
    if not any(name in source for name in BARE):
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            called = (
                node.func.attr
                if isinstance(node.func, ast.Attribute)
                else getattr(node.func, "id", "")
            )
            if called in BARE:
                yield called
        elif isinstance(node, ast.ClassDef):
            # A kind of one's own would show a text just as bare.
            yield from (ast.unparse(base) for base in node.bases if ast.unparse(base) in BARE)


def test_the_wheel_over_a_closed_drop_down_scrolls_the_page_and_changes_nothing(
    qtbot: QtBot, dressed: QApplication
) -> None:
    page, inside = QScrollArea(), QWidget()
    qtbot.addWidget(page)
    box = ChoiceBox()
    box.addItems(["one", "two", "three"])
    box.setCurrentIndex(1)
    lines = QVBoxLayout(inside)
    lines.addWidget(box)
    lines.addSpacing(2000)
    page.setWidget(inside)
    page.resize(200, 100)
    with qtbot.waitExposed(page, timeout=MILLISECONDS):
        page.show()
    for focused in (False, True):
        if focused:
            box.setFocus()
        before = page.verticalScrollBar().value()
        turn_wheel(box, -120)
        assert box.currentIndex() == 1
        assert page.verticalScrollBar().value() > before
    assert box.focusPolicy() == Qt.FocusPolicy.StrongFocus


def test_only_text_widgets_creates_widgets_that_show_text() -> None:
    found = {
        path.name: sorted(bare_calls(path.read_text(encoding="utf-8")))
        for path in FACE.rglob("*.py")
        # The pages of the handbook are our own texts, and there are no names in them.
        if path.name not in ("text_widgets.py", "handbook.py")
    }
    assert {name: calls for name, calls in found.items() if calls} == {}


def test_the_lint_sees_a_bare_label() -> None:
    assert list(bare_calls("box.setToolTip(name); QtWidgets.QLabel(name)")) == [
        "setToolTip",
        "QLabel",
    ]
    assert list(bare_calls("class Name(QLabel): pass")) == ["QLabel"]


def test_no_colour_stands_in_code() -> None:
    for path in FACE.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        if not COLOUR.search(source):
            continue
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert not (node.value.startswith("#") and len(node.value) == 7), path.name


@pytest.mark.parametrize("dark", [False, True])
def test_every_token_of_the_style_sheet_has_its_colour(dark: bool) -> None:
    sheet = shipped("styles/window.qss").read_text(encoding="utf-8")
    done = filled(sheet, tokens(sheet, dark))
    assert "@" not in done


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(
    ("text", "ground"),
    [
        *product(
            ("text", "quiet", "done", "attention", "wrong", "chosenink"),
            ("surface", "side", "card"),
        ),
        *(("text", ground) for ground in ("chosen", "hover", "attentionsoft")),
        *((state, f"{state}soft") for state in ("done", "attention", "wrong", "practice")),
        ("chosenink", "chosen"),
        ("onaccent", "accent"),
        ("whiteink", "whitefill"),
        ("blackink", "blackfill"),
    ],
)
def test_text_can_be_read_on_its_ground(dark: bool, text: str, ground: str) -> None:
    colours = tokens(shipped("styles/window.qss").read_text(encoding="utf-8"), dark)
    light, shade = sorted((brightness(colours[text]), brightness(colours[ground])), reverse=True)
    assert (light + 0.05) / (shade + 0.05) >= 7


def brightness(colour: str) -> float:
    """Relative luminance, WCAG 2."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_markup_in_a_tip_is_shown_and_not_read(dressed: QApplication) -> None:
    widget = QWidget()
    tip(widget, '<img src="x"> & co')
    assert widget.toolTip() == '<qt>&lt;img src="x"&gt; &amp; co</qt>'


def test_a_title_keeps_its_brackets(dressed: QApplication) -> None:
    widget = QWidget()
    title(widget, "Open [*] 2026")
    assert widget.windowTitle() == "Open [*][*] 2026"


def test_a_long_word_may_break_without_losing_letters() -> None:
    long = "W" * 200
    assert breakable(long).replace("\u200b", "") == long
    assert max(map(len, breakable(long).split("\u200b"))) == 16
    assert breakable("short words stay") == "short words stay"
    assert breakable("Maximiliane-Friederike") == "Maximiliane-Friederike"


def test_a_text_is_shortened_at_its_end() -> None:
    assert shortened("abc", 3) == "abc"
    assert shortened("abcd", 3) == "ab…"
    assert escaped("A & B") == "A && B"


def test_a_sentence_with_a_name_from_the_right_runs_from_the_left() -> None:
    assert from_left("عبد has left.") == "\u200eعبد has left."
    assert from_left("Ann has left.") == "Ann has left."


def test_a_label_changes_its_look_with_its_text(dressed: QApplication) -> None:
    shown = label("fine", "done")
    show_text(shown, "not fine", "wrong")
    assert shown.property("look") == "wrong"


def test_every_control_on_every_screen_has_a_name(keyboard: Keyboard, window: Window) -> None:
    keyboard.new_event("RISK", "Boards")
    keyboard.enter_players("Ann", "Bo", "Cy", "Di", "Ed")
    keyboard.pair()
    nameless = [
        widget
        for widget in window.findChildren(QWidget)
        if widget.focusPolicy().value
        and type(widget).__name__ in ("Field", "SeatField", "Button", "TableView", "ChoiceBox")
        and not (widget.accessibleName() or getattr(widget, "text", str)())
        # The buttons of a card get their texts with its question.
        and not isinstance(widget.parent(), Band | CorrectionCard)
    ]
    assert nameless == []


def test_a_name_too_long_for_its_space_is_elided(dressed: QApplication) -> None:
    name = NameLabel()
    name.resize(120, 30)
    name.setText("Ann")
    short = name.grab().toImage()
    name.setText("Maximiliana " * 10)
    cut = name.grab().toImage()
    name.setText(name.fontMetrics().elidedText(name.text(), Qt.TextElideMode.ElideRight, 120))
    assert name.text().endswith("…")
    assert name.grab().toImage() == cut != short


def test_a_word_wider_than_its_label_goes_on_below_and_is_kept_whole(
    dressed: QApplication,
) -> None:
    shown = label("", wraps=True)
    show_text(shown, "Ann: Heruntergerückte")
    wide = shown.fontMetrics().horizontalAdvance
    shown.resize(wide("Herunterge"), 200)
    shown.grab()
    in_lines = QLabel.text(shown)
    assert in_lines.startswith("Ann: Herunterge\u200b")
    assert max(wide(part) for part in in_lines.replace("\u200b", " ").split()) <= shown.width()
    assert shown.text().replace("\u200b", "") == "Ann: Heruntergerückte"
    shown.resize(wide("Heruntergerückte") + 40, 200)
    shown.grab()
    assert QLabel.text(shown) == shown.text()


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann Lee (12)", "Ann Lee (12)"),
        ("Maximiliane Friederike von Hohenlohe (12)", "Maximiliane Fried… (12)"),
        ("Maximiliane Friederike von Hohenlohe", "Maximiliane Friederike…"),
    ],
)
def test_a_shortened_name_keeps_the_number_that_tells_it_apart(name: str, shown: str) -> None:
    assert shortened(name, 23) == shown


def test_icons_boxes_and_menus_grow_with_the_text(qtbot: QtBot, dressed: QApplication) -> None:
    emptied: list[bool] = []
    usual, font = dressed.font(), dressed.font()
    sides, lists = [], []
    for scale in (1, 2):
        font.setPointSizeF(usual.pointSizeF() * scale)
        dressed.setFont(font)
        field = SearchField(20, lambda: emptied.append(True), "Clear")
        qtbot.addWidget(field)
        field.resize(400, field.sizeHint().height())
        field.show()
        field.setText("zoe")
        glass = next(one for one in field.findChildren(Icon) if one.isVisible())
        assert glass.geometry().right() < field.textMargins().left() + glass.x()
        assert field.clear_button.isVisible()
        assert field.rect().contains(field.clear_button.geometry())
        sides.append((glass.width(), field.clear_button.iconSize().width()))
        box, menu = check(""), QMenu()
        qtbot.addWidget(box)
        qtbot.addWidget(menu)
        for one, metric in (
            (box, QStyle.PixelMetric.PM_IndicatorWidth),
            (box, QStyle.PixelMetric.PM_IndicatorHeight),
            (menu, QStyle.PixelMetric.PM_SmallIconSize),
        ):
            one.ensurePolished()
            side = one.style().pixelMetric(metric, None, one)
            assert side == pytest.approx(16 * scale, abs=2)
        lists.append(needed_width(Column("", "icon"), 0, field.fontMetrics().height()))
        field.clear_button.click()
    dressed.setFont(usual)
    assert sides[0] == (16, 16)
    assert min(sides[1]) >= 31
    assert lists[1] >= lists[0] + 15
    assert emptied == [True, True]


def test_a_shortened_name_of_a_player_keeps_its_family_name() -> None:
    name = shown_name("Maximiliane Friederike von Hohenlohe")
    assert shortened(name, 25) == "M. F. von Hohenlohe"
    assert shortened(name.numbered(f"{name} (12)"), 20) == "von Hohenlohe (12)"


def test_a_tooltip_on_screen_goes_when_its_text_no_longer_holds(qtbot: QtBot) -> None:
    created = QPushButton()
    qtbot.addWidget(created)
    tip(created, "Far too early.")
    QToolTip.showText(QPoint(), created.toolTip(), created)
    tip(created, "Far too early.")
    assert QToolTip.isVisible()
    tip(created, "")
    qtbot.waitUntil(lambda: not QToolTip.isVisible(), timeout=MILLISECONDS)
