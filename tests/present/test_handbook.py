"""The handbook's pages: placeholders, Markdown and search."""

from collections.abc import Sequence

import pytest

from tourneydesk.formats import FORMATS
from tourneydesk.present import messages
from tourneydesk.present.handbook.markdown import Index, html_of, links_of, pictures_of, sections_of
from tourneydesk.present.handbook.pages import KeyGroup, Page, filled

FORMAT = next(iter(FORMATS))


class Names:
    """A window with one menu, one key and one paper."""

    def menu_path(self, action: str) -> tuple[str, str]:
        return {"open": ("&File", "&Open a|b…")}[action]

    def key(self, action: str) -> str:
        return {"open": "Ctrl+O", "keyless": ""}[action]

    def key_groups(self) -> Sequence[KeyGroup]:
        return (("Everywhere", (("Ctrl+O", "Open"),)),)

    def documents(self, format_key: str) -> Sequence[tuple[str, str]]:
        return (("Slips", f"For the tables of {format_key}."),)


def fill(source: str, format_key: str = "") -> str:
    return filled(source, format_key, Names())


def test_labels_menus_and_keys_are_those_of_the_program() -> None:
    assert fill("{label:window-players}") == f"**{messages.plain('window-players')}**"
    assert fill("{menu:open}") == r"**File > Open a\|b…**"
    assert fill("Press {key:open}.") == "Press `Ctrl+O`."


def test_a_label_takes_the_words_of_the_format_and_its_arguments() -> None:
    with_number = f"**{messages.plain('window-posted', FORMAT, round=3)}**"
    assert fill("{label:window-posted round=3}", FORMAT) == with_number


@pytest.mark.parametrize("source", ["{label:no-such}", "{menu:no-such}", "{key:keyless}"])
def test_what_the_program_does_not_have_is_an_error(source: str) -> None:
    with pytest.raises(KeyError):
        fill(source)


def test_keys_and_papers_fill_their_lines() -> None:
    assert "| Ctrl+O | Open |" in fill("{keys}")
    assert fill("{documents}", FORMAT) == f"- **Slips**: For the tables of {FORMAT}."


def test_headings_have_anchors_of_their_own() -> None:
    markdown = "# Title\n\n## Who's **late**?\n\n## Who's late?\n"
    anchors = [one.heading.anchor for one in sections_of(markdown)]
    assert anchors == ["title", "whos-late", "whos-late-1"]
    assert '<a name="whos-late-1"></a>' in html_of(markdown)


def test_markup_in_a_page_is_shown_not_run() -> None:
    assert "<script>" not in html_of("# T\n\n<script>x</script>\n")


def test_links_and_pictures_are_found() -> None:
    markdown = "# T\n\n[a](b.md#c) ![d](pictures/e.png)\n"
    assert links_of(markdown) == ["b.md#c"]
    assert pictures_of(markdown) == [("pictures/e.png", "d")]


def index(**pages: str) -> Index:
    return Index({name: Page(name, "en", text) for name, text in pages.items()})


LATE = "# Late arrival\n\nSomeone comes late.\n\n## With a bye\n\nAsk José first. Then seat them.\n"
BYES = "# Byes\n\nA bye for someone who is late. Nothing else.\n"


def test_a_page_needs_all_words_and_the_best_comes_first() -> None:
    found = index(byes=BYES, late=LATE).find("late bye")
    assert [one.page for one in found] == ["late", "byes"]
    assert index(byes=BYES, late=LATE).find("late nowhere") == []
    assert index(byes=BYES, late=LATE).find("  ") == []


@pytest.mark.parametrize("typed", ["", " ", "\0", "(", "%", "🙂", "…", "\u202e", "-" * 100])
def test_signs_alone_find_nothing_and_do_no_harm(typed: str) -> None:
    assert index(byes=BYES, late=LATE).find(typed + "!") == []


def test_letters_without_accents_find_and_the_sentence_is_shown() -> None:
    (found,) = index(byes=BYES, late=LATE).find("jose")
    assert (found.title, found.heading, found.anchor) == (
        "Late arrival",
        "With a bye",
        "with-a-bye",
    )
    assert found.sentence == "Ask José first."


def test_words_in_one_section_go_before_words_all_over_the_page() -> None:
    apart = "# A\n\n## B\n\nOne.\n\n## C\n\nTwo.\n"
    together = "# D\n\nNothing.\n\n## E\n\nOne and two.\n"
    assert [one.page for one in index(apart=apart, together=together).find("one two")] == [
        "together",
        "apart",
    ]
