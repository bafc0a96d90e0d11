"""Detects the text encoding of a list and reports every guess.

A byte order mark and UTF-8 are certain (text in any other encoding is hardly ever valid UTF-8 by
chance). Otherwise it is one of three old encodings; the best score wins: letters rather than
symbols inside words, capitals where capitals belong, vowels next to consonants, Japanese next to
Japanese.
"""

import re
import unicodedata
from dataclasses import dataclass, replace

from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.desk.lists import file_formats

MOST_BYTES = 20_000_000
_SAMPLE = 50_000

_BINARY_FILES = (
    b"\x89PNG",
    b"GIF8",
    b"\xff\xd8\xff",
    b"\x1f\x8b",
    b"7z\xbc\xaf",
    b"Rar!",
    b"SQLite format 3\0",
    b"{\\rtf",
    b"\x7fELF",
)
_MARKUP = (b"<!doctype", b"<html", b"<?xml")
_MARKS = (
    (b"\xef\xbb\xbf", "utf-8", "UTF-8"),
    (b"\xff\xfe\0\0", "utf-32-le", "UTF-32"),
    (b"\xff\xfe", "utf-16-le", "UTF-16"),
    (b"\xfe\xff", "utf-16-be", "UTF-16"),
)
_LEGACY = (("cp1252", "Windows-1252"), ("mac_roman", "Mac Roman"), ("cp932", "Shift-JIS"))

_OFFERED = (("utf-8", "UTF-8"), *_LEGACY[:2], ("cp1250", "Windows-1250"), *_LEGACY[2:])
"""What the organizer can choose from where the encoding is a guess."""

_CONTROLS = bytes(set(range(32)) - set(b"\t\n\r\x1a\x1b") | {0x7F})
_COMMON = frozenset("äöüßéèáàâêëíìîïóòôúùûñçåøæãõý")
_RARE_CAPITALS = frozenset("ÂÈÊËÌÎÏÒÔÙÛ")
# The five bytes that Windows-1252 does not define are kept.
_FREE = {chr(byte): bytes([byte]) for byte in (0x81, 0x8D, 0x8F, 0x90, 0x9D)}
_VOWELS = frozenset("aeiouyæøœı")
_WORD = re.compile(r"[^\W\d_]+")
_HIGH = re.compile(r"[^\x00-\x7f]")
_ACCENTS = re.compile(r"[^\x00-\x7f]{3,}")
_ACCENTED_WORD = re.compile(r"[^\s,;|\"]*[^\x00-\x7f][^\s,;|\"]*")
_HIGH_RUN = re.compile(r"[^\x00-\x7f]{2,}")


@dataclass(frozen=True, slots=True)
class DecodedText:
    """The text of a list, the name of its encoding, and problems that the organizer should know."""

    text: str
    encoding: str
    problems: tuple[Problem, ...] = ()


def decode(data: bytes, most: int = MOST_BYTES) -> DecodedText:
    """The text of a list, of other files the table of their players; raises Refused if the bytes
    are none of these, or more than ``most``.
    """
    if len(data) > most:
        raise Refused(Problem("list_too_big", facts={"most": most // 10**6}))
    return _in_other_file(data) or _with_players(decode_text(data))


def decode_text(data: bytes) -> DecodedText:
    """The text of a file as it is; raises Refused if the bytes are no text."""
    if data.startswith(b"%PDF-"):
        raise Refused(Problem("list_is_pdf"))
    if data.startswith(_BINARY_FILES) or data[:100].lstrip().lower().startswith(_MARKUP):
        raise Refused(Problem("list_not_text"))
    for mark, codec, name in _MARKS:
        if data.startswith(mark):
            text = data[len(mark) :].decode(codec, "replace")
            return DecodedText(text, name) if codec == "utf-8" else _with_warning(text, name)
    utf16 = _unmarked_utf16(data)
    if utf16:
        return _with_warning(data.decode(utf16, "replace"), "UTF-16")
    if len(data.translate(None, _CONTROLS)) < 0.8 * len(data):
        raise Refused(Problem("list_not_text"))
    try:
        return DecodedText(data.decode(), "UTF-8")
    except UnicodeDecodeError as trouble:
        return _damaged_utf8(data, trouble.start) or _decode_legacy(data)


def decode_as(data: bytes, encoding: str) -> DecodedText:
    """The text of a list in an encoding that the organizer has chosen; letters that it cannot have
    become U+FFFD.
    """
    other = _in_other_file(data)
    if other is not None:
        return other
    codec = next(codec for codec, name in _OFFERED if name == encoding)
    return _with_players(DecodedText(data.decode(codec, "replace"), encoding))


def _in_other_file(data: bytes) -> DecodedText | None:
    """The table of a workbook, a dBASE file or a TOM file; None for anything else."""
    if data.startswith(file_formats.WORKBOOK_BEGINNINGS):
        text, remarks = file_formats.workbook_text(data)
        return DecodedText(text, "UTF-8", remarks)
    if data.startswith(file_formats.DBASE_BEGINNINGS):
        return DecodedText(*file_formats.dbase_text(data))
    if file_formats.is_tdf(data):
        return DecodedText(file_formats.tdf_text(data), "UTF-8")
    return None


def _with_players(decoded: DecodedText) -> DecodedText:
    """The table of the players, if the text is a tournament report."""
    if not file_formats.is_trf(decoded.text):
        return decoded
    return replace(decoded, text=file_formats.trf_text(decoded.text))


def is_certain(data: bytes) -> bool:
    """Whether a list can be read in one encoding only."""
    if data.startswith((*file_formats.WORKBOOK_BEGINNINGS, *file_formats.DBASE_BEGINNINGS)):
        return True
    if data.startswith(tuple(mark for mark, _, _ in _MARKS)) or _unmarked_utf16(data):
        return True
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def encodings_of(data: bytes) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The encodings that this list may have, each with the first words that it would make of what
    is not ASCII; empty if the encoding is certain.
    """
    if is_certain(data):
        return ()
    lines = [line for line in data[: 20 * _SAMPLE].splitlines() if not line.isascii()][:3]
    return tuple(
        (name, _accented_words(b"\n".join(lines).decode(codec, "replace")))
        for codec, name in _OFFERED
    )


def _accented_words(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(word[0][:40] for word in _ACCENTED_WORD.finditer(text)))[:2]


def undo_double_encoding(text: str) -> str | None:
    """Repairs text like ``JosÃ©``: UTF-8 that was read in another encoding and saved; None if not
    so.
    """
    repaired = _HIGH_RUN.sub(lambda run: _redecode(run[0]), text)
    return repaired if repaired != text else None


def _with_warning(text: str, encoding: str) -> DecodedText:
    return DecodedText(text, encoding, (Problem("list_encoding", facts={"encoding": encoding}),))


def _unmarked_utf16(data: bytes) -> str | None:
    """The codec, if zero bytes occur on one side only and the text has line ends."""
    if not data or data.count(0) < 2:
        return None
    for codec, zeros, others in (("utf-16-le", 1, 0), ("utf-16-be", 0, 1)):
        sample = data[:4096]
        if sample[others::2].count(0) or not sample[zeros::2].count(0):
            continue
        text = sample.decode(codec, "replace")
        odd = sum(unicodedata.category(character) in ("Cc", "Cn", "Co", "Cs") for character in text)
        ends = text.count("\n") + text.count("\r")
        odd -= ends + text.count("\t")
        if odd * 20 <= len(text) and (ends or not re.search(rb"[\r\n]", sample)):
            return codec
    return None


def _damaged_utf8(data: bytes, error_start: int) -> DecodedText | None:
    """UTF-8 with a few invalid bytes: most non-ASCII characters are still readable."""
    sample = data[max(0, error_start - _SAMPLE) : error_start + _SAMPLE].decode("utf-8", "replace")
    non_ascii = len(sample) - len(sample.encode("ascii", "ignore"))
    if non_ascii <= 2 * sample.count("\ufffd"):
        return None
    return DecodedText(data.decode("utf-8", "replace"), "UTF-8")


def _decode_legacy(data: bytes) -> DecodedText:
    if len(data.translate(None, _CONTROLS)) < 0.98 * len(data) - 2:
        raise Refused(Problem("list_not_text"))
    best: tuple[int, str, str] | None = None
    for codec, name in _LEGACY:
        try:
            text = data.decode(codec)
        except UnicodeDecodeError:
            continue
        # Windows wins a tie: programs hardly write the others any more.
        score = _plausibility(text) + (2 if codec == "cp1252" else 0)
        if best is None or score > best[0]:
            best = (score, text, name)
    # Mac Roman decodes any byte, so there is always a best score; below 0 it is not good enough.
    if best is None or best[0] < 0:
        raise Refused(Problem("list_encoding_unknown"))
    return _with_warning(best[1], best[2])


def _plausibility(text: str) -> int:
    """How much the words with non-ASCII letters look like words; higher is better."""
    first = _HIGH.search(text)
    start = max(0, first.start() - 500) if first else 0
    words = text[start : start + _SAMPLE]
    return sum(_letters(word[0]) for word in _WORD.finditer(words)) + sum(
        _sign(words, sign.start()) for sign in _HIGH.finditer(words)
    )


def _letters(word: str) -> int:
    if word.isascii():
        return 0
    japanese = sum(_japanese(letter) for letter in word)
    if japanese:
        return 3 * japanese if japanese == len(word) else -4 * len(word)
    plain = "".join(letter for letter in word if letter.isascii())
    score = sum(
        _accented(word, place, plain) for place, letter in enumerate(word) if not letter.isascii()
    )
    # Three accents in a row: another alphabet, decoded wrongly.
    return score - 10 * sum(len(run) for run in _ACCENTS.findall(word))


def _accented(word: str, place: int, plain: str) -> int:
    letter = word[place]
    beside = [
        _vowel(character)
        for character in word[max(0, place - 1) : place] + word[place + 1 : place + 2]
    ]
    score = 3 if letter.lower() in _COMMON else 2
    # In names, œ is rare except before u: Bœuf.
    score -= 2 * (letter in _RARE_CAPITALS or (letter == "œ" and word[place + 1 :][:1] != "u"))
    if not any(beside) if _vowel(letter) else any(beside):
        score += 2
    if place and letter.isupper() and any(character.islower() for character in plain):
        score -= 8
    elif letter.islower() and (place == 0 or (len(plain) > 1 and plain.isupper())):
        score -= 4
    if letter.islower() and word[place + 1 : place + 2].isupper():
        score -= 4
    return score


def _sign(line: str, place: int) -> int:
    sign = line[place]
    if sign.isalpha():
        return 0
    if unicodedata.category(sign) in ("Cc", "Co", "Cn"):
        return -10
    near = line[max(0, place - 1) : place] + line[place + 1 : place + 2]
    if any(_japanese(character) for character in near):
        return 0
    letters = sum(character.isalpha() for character in near)
    if sign == "’" and letters == 2:
        return 4  # O’Brien, King’s Head
    return -4 if letters else -1


def _japanese(letter: str) -> bool:
    return unicodedata.name(letter, "").startswith(
        ("CJK", "HIRAGANA", "KATAKANA", "HALFWIDTH KATAKANA", "FULLWIDTH")
    )


def _vowel(letter: str) -> bool:
    return unicodedata.normalize("NFD", letter.lower())[0] in _VOWELS


def _redecode(run: str) -> str:
    for codec in ("cp1252", "mac_roman"):
        try:
            return b"".join(
                _FREE.get(character) or character.encode(codec) for character in run
            ).decode()
        except UnicodeError:
            continue
    return run
