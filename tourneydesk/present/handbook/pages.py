"""Reads a page of the handbook in a language, and fills in the program's words."""

from collections.abc import Mapping
from dataclasses import dataclass

from tourneydesk.present import messages
from tourneydesk.present.handbook.chapters import format_of_page, page_names
from tourneydesk.present.handbook.placeholders import ProgramNames, filled
from tourneydesk.present.messages import in_language
from tourneydesk.present.messages.languages import ENGLISH
from tourneydesk.shipped import shipped

PICTURES = "pictures/"
"""Where the pages say that their pictures are."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page: its name, the language in which it is written, and its Markdown without
    placeholders.
    """

    name: str
    language: str
    markdown: str

    @property
    def title(self) -> str:
        """The page's heading."""
        return self.markdown.partition("\n")[0].removeprefix("#").strip()


def written_pages() -> tuple[str, ...]:
    """The names of the pages that this copy of the program has, in the order of reading."""
    return tuple(name for name in page_names() if _source(name, ENGLISH) is not None)


def read_page(name: str, language: str, names: ProgramNames) -> Page:
    """A page in a language. A page that the language lacks is in English and says so.

    Raises KeyError if there is no such page, or if it names what the program does not have.
    """
    if name not in page_names():
        raise KeyError(name)
    own = _source(name, language)
    source = _source(name, ENGLISH) if own is None else own
    if source is None:
        raise KeyError(name)
    with in_language(language):
        try:
            text = filled(source, format_of_page(name), names)
        except KeyError as unknown:
            raise KeyError(f"{name}.md: {unknown.args[0]}") from unknown
        if own is None:
            heading, _, rest = text.partition("\n")
            text = f"{heading}\n\n*{messages.text('handbook-only-english')}*\n{rest}"
    return Page(name, language if own is not None else ENGLISH, text)


def read_pages(language: str, names: ProgramNames) -> Mapping[str, Page]:
    """All pages by name, in the order of reading."""
    return {name: read_page(name, language, names) for name in written_pages()}


def picture_file(link: str, language: str) -> str:
    """The shipped file of a picture that a page shows, in a language or else in English; empty if
    there is none.
    """
    name = link.removeprefix(PICTURES)
    if name == link or not name.removesuffix(".png").replace("-", "").isalnum():
        return ""
    for key in (language, ENGLISH):
        path = f"handbook/pictures/{key}/{name}"
        if _is_shipped(path):
            return path
    return ""


def source_of(name: str, language: str) -> str:
    """The source of a page as it is written; KeyError if the language lacks it."""
    source = _source(name, language)
    if source is None:
        raise KeyError(name)
    return source


def _source(name: str, language: str) -> str | None:
    path = f"handbook/{language}/{name}.md"
    return shipped(path).read_text(encoding="utf-8") if _is_shipped(path) else None


def _is_shipped(path: str) -> bool:
    try:
        return shipped(path).is_file()
    except FileNotFoundError:
        return False
