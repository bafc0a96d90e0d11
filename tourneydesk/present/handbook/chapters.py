"""The pages of the handbook, by chapter and in the order of reading."""

from dataclasses import dataclass

from tourneydesk.formats import FOLDERS

FIRST = "index"
"""The page on which the handbook opens."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """Pages under one heading, which is the message ``handbook-chapter-KEY``."""

    key: str
    pages: tuple[str, ...]


CHAPTERS: tuple[Chapter, ...] = (
    Chapter("start", (FIRST, "first-event", "practice")),
    Chapter(
        "event",
        ("players", "check-in", "pairing", "results", "why", "papers", "projector", "prizes"),
    ),
    Chapter(
        "trouble",
        (
            "late-arrival",
            "no-show",
            "withdrawal",
            "wrong-result",
            "printer",
            "power-cut",
            "lost-laptop",
            "recovery",
            "check-a-draw",
        ),
    ),
    Chapter(
        "more", ("several-sections", "second-laptop", "several-desks", "phones", "rating-report")
    ),
    # A format's page has the name of the format.
    Chapter("formats", tuple(FOLDERS)),
    Chapter("reference", ("settings", "keys", "glossary", "help")),
)


def page_names() -> tuple[str, ...]:
    """The names of all pages, in the order of reading."""
    return tuple(name for chapter in CHAPTERS for name in chapter.pages)


def format_of_page(name: str) -> str:
    """The format whose page this is; empty for other pages."""
    return name if name in FOLDERS else ""
