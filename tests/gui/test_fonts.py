"""Names in every script that the shipped fonts cover are shown, whatever is installed."""

import pytest
from PySide6.QtGui import QFont, QTextLayout
from PySide6.QtWidgets import QApplication

NAMES = {
    "Latin": "Łukasz Żółć",
    "Vietnamese": "Nguyễn Thị Hằng",
    "Greek": "Γιώργος",
    "Cyrillic": "Їжак Олексій",
    "Hebrew": "שלום",
    "Arabic": "محمد",
    "Armenian": "Արամ",
    "Georgian": "გიორგი",
    "Devanagari": "देवी",
    "Bengali": "অনন্যা",
    "Tamil": "தமிழ்",
    "Thai": "สมชาย",
    "Lao": "ສົມຊາຍ",
    "Signs": "− → ✓ ● ★ ½ ♔",
    "Chinese": "王小明",
    "Kana": "たなか タナカ",
    "Hangul": "김민준",
}


def set_in(text: str, font: QFont) -> tuple[set[str], list[int]]:
    """The families that a text is set in, and its glyphs; 0 is the box for want of a letter."""
    line = QTextLayout(text, font)
    line.beginLayout()
    line.createLine()
    line.endLayout()
    runs = line.glyphRuns()
    glyphs = [glyph for run in runs for glyph in run.glyphIndexes()]
    return {run.rawFont().familyName() for run in runs}, glyphs


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("script", NAMES)
def test_a_name_in_any_script_is_set_in_shipped_letters(
    dressed: QApplication, script: str, bold: bool
) -> None:
    font = QFont(dressed.font())
    font.setBold(bold)
    families, glyphs = set_in(NAMES[script], font)
    assert families <= set(dressed.font().families()) | {"Noto Sans SemiBold"}
    assert 0 not in glyphs


def test_a_letter_that_no_font_has_is_seen_as_such(dressed: QApplication) -> None:
    assert 0 in set_in("\U000e1234", dressed.font())[1]


@pytest.mark.parametrize("sign", "▲✓✕")
def test_a_sign_makes_no_line_taller(dressed: QApplication, sign: str) -> None:
    def height(text: str) -> float:
        line = QTextLayout(text, QApplication.font())
        line.beginLayout()
        made = line.createLine()
        line.endLayout()
        return made.height()

    assert height(f"{sign} Ann") == height(sign) == height("Ann")
