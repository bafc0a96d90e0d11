"""The bundled fonts, text in runs of one font and one direction, broken into lines.

A text is normalized to NFC and split where its direction or its font changes; marks stay with their
letter. HarfBuzz shapes each run, so that Arabic joins and Devanagari reorders. Letters that no font
has are reported by `missing_letters` before printing and printed as �.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from bidi import algorithm
from bidi.mirror import MIRRORED
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import ShapedStr, TTFont, shapeStr

from tourneydesk.shipped import shipped

# Splits lines of bidirectional text into parts of one direction (Unicode's UAX 9).

Part = tuple[str, bool]
"""Text in logical order, and whether it runs right to left."""


def visual_parts(text: str) -> list[Part]:
    """The parts of a line in visual order, from left to right.

    Marks that only control the direction are removed.
    """
    if not has_right_to_left(text):
        return [("".join(letter for letter in text if letter not in _STEERING), False)]
    placed: list[Part] = []
    for stretch in _reordered(_stretches(text)):
        if stretch.isolate:
            placed += visual_parts(stretch.text)
        else:
            placed.append((stretch.text, stretch.level % 2 == 1))
    return placed


def has_right_to_left(text: str) -> bool:
    """Whether parts of a line run right to left."""
    return not text.isascii() and any(
        map(_TO_THE_LEFT.__contains__, map(algorithm.bidirectional, text))
    )


@dataclass(frozen=True, slots=True)
class _Stretch:
    """Neighbors of one embedding level, or an isolate."""

    text: str
    level: int
    isolate: bool = False


_TO_THE_LEFT = frozenset(("R", "AL", "AN", "RLE", "RLO", "RLI"))
_BRACKETS = frozenset("()[]{}")
_STEERING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_ISOLATE = re.compile("[\u2066-\u2068]([^\u2066-\u2069]*)\u2069")
_SIGN = "\ufffc"


def _stretches(text: str) -> list[_Stretch]:
    """The line in logical order, with levels from the library (rules P2 to I2)."""
    # The library does not support isolates: a neutral character replaces each in the line.
    isolates = iter(_ISOLATE.findall(text))
    line = _ISOLATE.sub(_SIGN, text.replace(_SIGN, "\ufffd"))
    line = re.sub("[\u2066-\u2069]", "", line)
    base = algorithm.get_base_level(line)
    if base:
        # Nor does it pair brackets (rule N0): in a right-to-left line, marks on both sides of a
        # bracket keep it in that direction.
        line = "".join(
            f"\u200f{letter}\u200f" if letter in _BRACKETS else letter for letter in line
        )
    storage = algorithm.get_empty_storage()
    storage["base_level"] = base
    storage["base_dir"] = ("L", "R")[base]
    algorithm.get_embedding_levels(line, storage)
    for character in storage["chars"]:
        # A letter newer than this Python's Unicode is assumed to run left to right.
        character["type"] = character["type"] or "L"
    algorithm.explicit_embed_and_overrides(storage)
    algorithm.resolve_weak_types(storage)
    algorithm.resolve_neutral_types(storage, False)
    algorithm.resolve_implicit_levels(storage, False)
    stretches: list[_Stretch] = []
    for character in storage["chars"]:
        letter, level = character["ch"], character["level"]
        if letter == _SIGN:
            stretches.append(_Stretch(next(isolates), level, isolate=True))
        elif stretches and stretches[-1].level == level and not stretches[-1].isolate:
            stretches[-1] = _Stretch(stretches[-1].text + letter, level)
        else:
            stretches.append(_Stretch(letter, level))
    return list(_without_marks(stretches))


def _without_marks(stretches: list[_Stretch]) -> Iterator[_Stretch]:
    """The stretches without direction marks, which are no longer needed."""
    for stretch in stretches:
        text = (
            stretch.text
            if stretch.isolate
            else "".join(letter for letter in stretch.text if letter not in _STEERING)
        )
        if text:
            yield _Stretch(text, stretch.level, stretch.isolate)


def _reordered(stretches: list[_Stretch]) -> list[_Stretch]:
    """Rule L2: from the highest level down to the lowest odd one, reverses every sequence at or
    above it.
    """
    highest = max((stretch.level for stretch in stretches), default=0)
    for turned in range(highest, 0, -1):
        at = 0
        while at < len(stretches):
            end = at
            while end < len(stretches) and stretches[end].level >= turned:
                end += 1
            stretches[at:end] = stretches[at:end][::-1]
            at = max(end, at + 1)
    return stretches


SANS, BOLD = "NotoSans-Regular", "NotoSans-SemiBold"
_CONDENSED, _CONDENSED_BOLD = "NotoSans-Condensed", "NotoSans-CondensedBold"
_FACES = {
    (False, False): SANS,
    (True, False): BOLD,
    (False, True): _CONDENSED,
    (True, True): _CONDENSED_BOLD,
}
"""By whether a text is bold and whether it is condensed."""
_SCRIPTS = (
    *("Math", "Hebrew", "Arabic", "Armenian", "Georgian", "Devanagari", "Bengali", "Tamil"),
    *("Thai", "Lao", "Symbols2"),
)
_OTHERS = (*(f"NotoSans{script}-Regular" for script in _SCRIPTS), "DroidSansFallback")
LONGEST = 400
"""The most letters of a text that are used; no printed line holds more."""

_MOST_MARKS = 4
_AFTER_CYRILLIC = 0x0530
_UNKNOWN = "\ufffd"
_PRIVATE = range(0xE000, 0xF900)


@dataclass(frozen=True, slots=True)
class Piece:
    """Letters of one font as printed, measured at a size of one point.

    ``width`` is the distance to the next piece; ``shift`` and ``rise`` move marks to their letter.
    ``turned`` says that its letters are read from right to left.
    """

    font: str
    text: str
    width: float
    shift: float = 0
    rise: float = 0
    turned: bool = False


@lru_cache(maxsize=8192)
def pieces(text: str, bold: bool = False, condensed: bool = False) -> tuple[Piece, ...]:
    """A line of text as pieces from left to right; only its first LONGEST letters are used.

    Scripts that have no bold or condensed font are set in their regular one.
    """
    text = plain(text)
    first = _FACES[bold, condensed]
    if text.isascii():
        return (Piece(first, text, _font(first).stringWidth(text, 1)),) if text else ()
    return tuple(
        piece
        for part, leftward in visual_parts(text)
        for font, run in _visual_order(_by_font(part, first), leftward)
        for piece in (_turned(_set(font, run, leftward)) if leftward else _set(font, run, leftward))
    )


def width_of(text: str, size: float, bold: bool = False, condensed: bool = False) -> float:
    """The width of a line, in points."""
    return size * _unit_width(text, bold, condensed)


@lru_cache(maxsize=8192)
def _unit_width(text: str, bold: bool, condensed: bool) -> float:
    return sum(piece.width for piece in pieces(text, bold, condensed))


def missing_letters(text: str) -> tuple[str, ...]:
    """The letters of a text that no bundled font has, each once, in order."""
    letters = (letter for cluster in clusters(plain(text)) for letter in cluster)
    return tuple(
        dict.fromkeys(
            letter for letter in letters if not _ignorable(letter) and not _font_with(letter)
        )
    )


@lru_cache(maxsize=8192)
def plain(text: str) -> str:
    """Text as one line in NFC, controls and line ends as spaces; at most LONGEST letters."""
    text = unicodedata.normalize("NFC", text[: LONGEST * 2])[:LONGEST]
    if text.isascii() and text.isprintable():
        return text
    return "".join(
        " " if unicodedata.category(letter) in ("Cc", "Zl", "Zp") else letter for letter in text
    )


def clusters(text: str) -> list[str]:
    """Letters with the marks and joiners that belong to them; a cluster must not be split."""
    result: list[str] = []
    for letter in text:
        joins = unicodedata.category(letter)[0] == "M" or letter in "\u200c\u200d"
        if result and (joins or result[-1][-1] == "\u200d"):
            result[-1] += letter
        else:
            result.append(letter)
    return result


def reset_fonts() -> None:
    """Makes the next document independent of earlier ones.

    Shaping assigns private numbers to glyphs without a letter of their own, in order of first use;
    they are removed, so that equal input gives equal bytes.
    """
    used = [name for name, font in _loaded.items() if len(font.face.charToGlyph) > _letters[name]]
    for name in used:
        _remove_private_numbers(_loaded[name], _letters[name])
    if used:
        pieces.cache_clear()
        _unit_width.cache_clear()
        _font_with.cache_clear()
    _font(SANS)


def _remove_private_numbers(font: TTFont, letters: int) -> None:
    """Restores a font to its first ``letters``; reading it again would take 50 ms."""
    face = font.face
    for number in [*face.charToGlyph][letters:]:
        glyph = face.charToGlyph.pop(number)
        del face.charWidths[number]
        _said.pop((font.fontName, chr(number)), None)
        face.glyphToChar[glyph].remove(number)
        if not face.glyphToChar[glyph]:
            del face.glyphToChar[glyph]
    # The shaper's view of the font holds the same numbers; it is rebuilt on demand.
    vars(font).pop("__hbFace__", None)


def letters_of(font: str, glyph: str) -> str:
    """The letters that a glyph says when a text is copied: those it was shaped from, not the code
    point of the shape.
    """
    if ord(glyph) in _PRIVATE:
        return _said.get((font, glyph), glyph)
    if not "\ufb1d" <= glyph <= "\ufefc":
        return glyph
    # Glyphs are in visual order, so readers turn them around, the letters of a ligature as well.
    return unicodedata.normalize("NFKC", glyph)[::-1]


_said: dict[tuple[str, str], str] = {}
"""The letters of glyphs with a private number, by font and glyph."""
_loaded: dict[str, TTFont] = {}
_letters: dict[str, int] = {}
"""The number of letters in each font when it was loaded."""


def _font(name: str) -> TTFont:
    """A bundled font, loaded on first use."""
    if name not in _loaded:
        _loaded[name] = TTFont(name, str(shipped(f"fonts/{name}.ttf")))
        pdfmetrics.registerFont(_loaded[name])
        _letters[name] = len(_loaded[name].face.charToGlyph)
    return _loaded[name]


def _has(name: str, letter: str) -> bool:
    # Names have no private-use letters; shaping uses their code points for its own glyphs.
    return ord(letter) not in _PRIVATE and ord(letter) in _font(name).face.charToGlyph


@lru_cache(maxsize=8192)
def _font_with(letter: str) -> str | None:
    return next((name for name in (SANS, *_OTHERS) if _has(name, letter)), None)


def _ignorable(letter: str) -> bool:
    """Joiners, direction marks and variation selectors, which are invisible by themselves."""
    return unicodedata.category(letter) == "Cf" or 0xFE00 <= ord(letter) <= 0xFE0F


def _by_font(text: str, first: str) -> Iterator[tuple[str, str]]:
    """(font, run): neighbors that one font can set stay together."""
    if all(map(_letters_without_marks(first).__contains__, text)):
        yield first, text
        return
    font, run = first, ""
    for cluster in clusters(text):
        cluster_font, letters = _fitting(cluster, font if cluster.isspace() else first)
        if cluster_font != font and run:
            yield font, run
            run = ""
        font, run = cluster_font, run + letters
    if run:
        yield font, run


@cache
def _letters_without_marks(font: str) -> frozenset[str]:
    """The letters of Latin, Greek and Cyrillic that a font has, all of them one cluster each."""
    glyphs = _font(font).face.charToGlyph
    return frozenset(
        letter
        for letter in map(chr, range(ord(" "), _AFTER_CYRILLIC))
        if ord(letter) in glyphs and unicodedata.category(letter)[0] in "LNPSZ"
    )


@lru_cache(maxsize=8192)
def _fitting(cluster: str, first: str) -> tuple[str, str]:
    """The font for a cluster and the part of it that the font can set; only a few marks, or they
    would run into the next line.
    """
    letters = [cluster[0], *cluster[1 : 1 + _MOST_MARKS]]
    needed = [letter for letter in letters if not _ignorable(letter)]
    order = dict.fromkeys((first, SANS, *_OTHERS))
    font = next((name for name in order if all(_has(name, letter) for letter in needed)), None)
    if font is None:
        return first, _UNKNOWN
    return font, "".join(
        letter for letter in letters if not _ignorable(letter) or _has(font, letter)
    )


def _visual_order(runs: Iterator[tuple[str, str]], leftward: bool) -> list[tuple[str, str]]:
    listed = list(runs)
    return listed[::-1] if leftward else listed


def _set(font: str, text: str, leftward: bool) -> Iterator[Piece]:
    """A run as pieces from left to right, one for each stretch without shifted marks."""
    face = _font(font)
    if leftward and not any(_runs_left(letter) for letter in text):
        # Symbols between right-to-left words; the shaper would set them left to right, and mirror
        # no bracket (UAX 9, rule L4).
        text = "".join(MIRRORED.get(letter, letter) for letter in reversed(text))
    # Text without joining letters is set unshaped: the shaper would make s and t a ligature.
    shaped = shapeStr(text, font, 10) if any(map(_needs_shaping, text)) else text
    if not isinstance(shaped, ShapedStr):
        yield Piece(font, shaped, face.stringWidth(shaped, 1))
        return
    _remember_letters(font, text, shaped)
    stretch, width = "", 0.0
    # Placed one by one: ReportLab itself puts all marks of a letter at the same height.
    for letter, glyph in zip(str(shaped), shaped.__shapeData__, strict=True):
        if glyph.x_offset or glyph.y_offset or glyph.x_advance != glyph.width:
            if stretch:
                yield Piece(font, stretch, width)
            yield Piece(
                font, letter, glyph.x_advance / 1000, glyph.x_offset / 1000, glyph.y_offset / 1000
            )
            stretch, width = "", 0.0
        else:
            stretch, width = stretch + letter, width + glyph.x_advance / 1000
    if stretch:
        yield Piece(font, stretch, width)


def _turned(pieces: Iterator[Piece]) -> Iterator[Piece]:
    return (replace(piece, turned=True) for piece in pieces)


def _remember_letters(font: str, text: str, shaped: ShapedStr) -> None:
    """Notes what glyphs without a code point of their own say, if they alone say it."""
    clusters_of = [glyph.cluster for glyph in shaped.__shapeData__]
    starts = sorted({*clusters_of, len(text)})
    for glyph, cluster in zip(str(shaped), clusters_of, strict=True):
        if ord(glyph) in _PRIVATE and clusters_of.count(cluster) == 1:
            end = starts[starts.index(cluster) + 1]
            _said.setdefault((font, glyph), text[cluster:end])


def _runs_left(letter: str) -> bool:
    return unicodedata.bidirectional(letter) in ("R", "AL")


def _needs_shaping(letter: str) -> bool:
    return _runs_left(letter) or unicodedata.category(letter)[0] == "M"


# Longer text on paper: broken into lines at its spaces, and if nothing else fits inside words.

LEAST_TYPE = 6.0
"""No text of a sheet has smaller letters, in points."""
_APART, _TOGETHER = "\u2068", "\u2069"
"""Unicode's first strong isolate and pop directional isolate, as `present.messages` sets them."""
_AT_HYPHENS = re.compile(r"[^-‐]*[-‐]|[^-‐]+")


@dataclass(frozen=True, slots=True)
class WordPart:
    """A word, or a part of it up to a hyphen: its unit width, and its letters with theirs."""

    text: str
    width: float
    letters: tuple[tuple[str, float], ...]


Words = Sequence[Sequence[WordPart]]


def break_lines(
    text: str,
    width: float,
    size: float,
    *,
    bold: bool = False,
    condensed: bool = False,
    inside: bool = False,
) -> list[str]:
    """A text in lines of at most this width. A wider word gets its own line and is cut when
    painted; with ``inside`` it is broken. Empty for a text without words.
    """
    # Word by word: the whole text may be longer than LONGEST.
    text = " ".join(map(plain, text.split()))
    if width_of(text, size, bold, condensed) <= width:
        return [text] if text.strip() else []
    space = width_of(" ", size, bold, condensed)
    if inside and any(width_of(word, size, bold, condensed) > width for word in text.split()):
        words = words_of(text, bold, condensed)
        return lines_of(words, width / size, space / size)
    lines: list[str] = []
    line: list[str] = []
    used = 0.0
    for word in text.split():
        word_width = width_of(word, size, bold, condensed)
        if line and used + space + word_width > width:
            lines.append(" ".join(line))
            line, used = [], 0.0
        used += word_width + (space if line else 0)
        line.append(word)
    return _close_isolates([*lines, " ".join(line)])


def words_of(text: str, bold: bool, condensed: bool) -> Words:
    """The words of a text with the widths of their parts."""
    # Letter by letter: measuring every beginning of a word would take too long.
    return [
        [
            WordPart(
                part,
                width_of(part, 1, bold, condensed),
                tuple((letter, width_of(letter, 1, bold, condensed)) for letter in clusters(part)),
            )
            for part in _AT_HYPHENS.findall(word)
        ]
        for word in " ".join(map(plain, text.split())).split()
    ]


def lines_of(words: Words, room: float, space: float) -> list[str]:
    """Words on lines of this unit width: broken at spaces, a word that is wider than a line after
    hyphens, and a part that still is between letters.
    """
    lines, line, used = [], "", 0.0
    for word in words:
        width = sum(part.width for part in word)
        if line and used + space + width > room and width <= room:
            lines.append(line)
            line, used = "", 0.0
        elif line:
            line, used = f"{line} ", used + space
        for part in word:
            whole = part.width <= room
            for letters, wide in [(part.text, part.width)] if whole else part.letters:
                if line and used + wide > room:
                    lines.append(line.rstrip())
                    line, used = "", 0.0
                line, used = line + letters, used + wide
    return _close_isolates([*lines, line])


def _close_isolates(lines: list[str]) -> list[str]:
    """Repeats isolates that continue on the next line in both lines."""
    closed: list[str] = []
    open_count = 0
    for line in lines:
        opened = _APART * open_count + line
        open_count = max(0, opened.count(_APART) - opened.count(_TOGETHER))
        closed.append(opened + _TOGETHER * open_count)
    return closed
