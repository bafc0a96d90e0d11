"""In which characters a list is written."""

import pytest

from tests.desk.lists.reading import code_and_facts
from tourneydesk.core.reasons import Refused
from tourneydesk.desk.lists.decoding import decode, undo_double_encoding

WESTERN = """\
name,rating,club
Jörg Müller,1500,SK Köln
José Núñez,1600,
François Gagné,1700,Équipe
Øyvind Sæther,1400,O’Brien’s
"""
JAPANESE = "名前,レート\n山田太郎,1500\nサトウ ハナコ,1400\nBob,1300\n"

ALONE = """Jörg Müller|José|Núñez|François Gagné|Björn Åkesson|Søren Kjær|Zoë|Ángel García
MUÑOZ GARCÍA|João Conceição|Émile|Óscar Ibáñez|Matti Määttä|Seán Ó Briain|Agnès|André Citroën
Jürgen Weiß|Peña Nieto|Iñaki Urdangarín|Günther Groß|JÖRG MÜLLER|Álvaro|Jesús|Inés|Mårten|Süß
""".replace("\n", "|").strip("|")


@pytest.mark.parametrize(
    ("codec", "named"),
    [
        ("utf-8", "UTF-8"),
        ("utf-8-sig", "UTF-8"),
        ("utf-16", "UTF-16"),
        ("utf-16-le", "UTF-16"),
        ("utf-16-be", "UTF-16"),
        ("utf-32", "UTF-32"),
        ("cp1252", "Windows-1252"),
        ("mac_roman", "Mac Roman"),
    ],
)
def test_a_western_list_reads_the_same_in_every_encoding(codec: str, named: str) -> None:
    decoded = decode(WESTERN.encode(codec))
    assert decoded.text == WESTERN
    assert decoded.encoding == named


@pytest.mark.parametrize("codec", ["utf-8", "utf-16", "utf-16-le", "utf-16-be", "cp932"])
def test_a_japanese_list_reads_the_same_in_every_encoding(codec: str) -> None:
    assert decode(JAPANESE.encode(codec)).text == JAPANESE


@pytest.mark.parametrize("name", ALONE.split("|"))
@pytest.mark.parametrize("codec", ["cp1252", "mac_roman"])
def test_a_single_name_with_an_accent_is_enough(name: str, codec: str) -> None:
    text = f"name,rating\nAnn Lee,1200\n{name},1500\n"
    assert decode(text.encode(codec)).text == text


@pytest.mark.parametrize("name", ["Miloš", "Žižek", "Škoda", "Patrick O’Brien", "King’s", "Bœuf"])
def test_windows_letters_outside_latin_1_are_no_mac_letters(name: str) -> None:
    assert decode(f"name\n{name}\n".encode("cp1252")).text == f"name\n{name}\n"


def test_utf8_is_certain_and_anything_else_is_told() -> None:
    assert decode(WESTERN.encode()).problems == ()
    assert decode(WESTERN.encode("utf-8-sig")).problems == ()
    (problem,) = decode(WESTERN.encode("cp1252")).problems
    assert code_and_facts(problem) == ("list_encoding", {"encoding": "Windows-1252"})


def test_another_alphabet_in_an_old_encoding_is_refused_not_guessed() -> None:
    with pytest.raises(Refused) as refusal:
        decode("name\nИван Петров\nАнна Смирнова\n".encode("cp1251"))
    (problem,) = refusal.value.problems
    assert code_and_facts(problem) == ("list_encoding_unknown", {})


def test_a_file_cut_inside_a_character_is_still_utf8() -> None:
    assert decode("name\nJosé\nÅsa\nZoë".encode()[:-1]).text == "name\nJosé\nÅsa\nZo\ufffd"


@pytest.mark.parametrize(
    ("wrong", "meant"),
    [
        ("JosÃ©", "José"),
        ("JÃ¶rg MÃ¼ller", "Jörg Müller"),
        ("Ã\x81lvaro", "Álvaro"),
        ("å±±ç”°", "山田"),
        ("Jos√©", "José"),
        ("J√∂rg M√ºller", "Jörg Müller"),
    ],
)
def test_text_saved_the_wrong_way_twice_is_seen(wrong: str, meant: str) -> None:
    assert undo_double_encoding(wrong) == meant


@pytest.mark.parametrize("name", [*ALONE.split("|"), "山田太郎", "Иван Петров", "محمد", "Ann"])
def test_a_sound_name_is_not_taken_for_text_saved_twice(name: str) -> None:
    assert undo_double_encoding(name) is None


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"%PDF-1.7\n", "list_is_pdf"),
        (b"\x89PNG\r\n\x1a\n", "list_not_text"),
        (b"SQLite format 3\0", "list_not_text"),
        (b"\n <!DOCTYPE html><title>Sign in</title>", "list_not_text"),
        (bytes(1000), "list_not_text"),
        (bytes(range(256)) * 40, "list_not_text"),
    ],
)
def test_a_file_that_is_no_text_is_named_for_what_it_is(data: bytes, code: str) -> None:
    with pytest.raises(Refused) as refusal:
        decode(data)
    (problem,) = refusal.value.problems
    assert code_and_facts(problem) == (code, {})
