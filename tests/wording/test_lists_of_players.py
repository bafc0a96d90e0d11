"""What is said of lists of players: counted rows and cells, large numbers, words in lists."""

from collections.abc import Callable
from functools import partial

import pytest

from tourneydesk.present.messages import text

ROWS: list[tuple[Callable[[], str], str]] = [
    (
        partial(text, "not-whole", field="rating", value="many", most=4000),
        ("The rating “many” is not a whole number. Use 0 to 4000, or leave it empty."),
    ),
    (
        partial(text, "columns-not-read", headings=("column 1", "column 4")),
        "Columns ignored: column 1 and column 4.",
    ),
    (
        partial(text, "saved-twice", found="JosÃ©", meant="José", rows=2),
        (
            "Garbled accents: “JosÃ©” is probably “José” (2 rows). Save the list as “CSV UTF-8”, "
            "or correct the names after importing."
        ),
    ),
    (
        partial(text, "too-many-cells", cells=5, columns=4, value="x"),
        (
            "Too many cells (5 for 4 columns): “x”. Put quotation marks around text that "
            "contains a comma."
        ),
    ),
    (
        partial(text, "control-character", field="name", value="Hal·"),
        "The name “Hal·” contains a line break or a control character. Type it on one line.",
    ),
    (
        partial(text, "too-long", field="name", length=201, most=200),
        "The name is too long (201 of 200 characters).",
    ),
    (
        partial(text, "cell-too-long", last=2, most=131072),
        (
            "A cell down to row 2 has more than 131,072 characters. Shorten it; if none looks "
            "that long, a quotation mark was left open."
        ),
    ),
    (
        partial(text, "list-too-long", most=20000),
        "The list has more than 20,000 rows. Save only the players of this event as CSV.",
    ),
    (
        partial(text, "saved-twice", found="JosÃ©", meant="José", rows=1),
        (
            "Garbled accents: “JosÃ©” is probably “José” (1 row). Save the list as “CSV UTF-8”, "
            "or correct the names after importing."
        ),
    ),
    (
        partial(text, "too-many-cells", cells=2, columns=1, value="x"),
        (
            "Too many cells (2 for 1 column): “x”. Put quotation marks around text that contains "
            "a comma."
        ),
    ),
    (
        partial(text, "list-columns-twice", field="name", headings=("“Name”", "“First”", "“Last”")),
        (
            "Several columns look like “name”: “Name”, “First” and “Last”. Rename one of them in "
            "the list."
        ),
    ),
    (
        partial(text, "names-look-alike", name="José Ѕото", other="José Soto", first=2),
        "José Ѕото may be José Soto (row 2). Check whether they are the same person.",
    ),
    (
        partial(text, "character-lost", name="Zo�"),
        "One letter of “Zo�” couldn’t be read. Please correct it.",
    ),
]


@pytest.mark.parametrize(("said", "sentence"), ROWS, ids=[one for _, one in ROWS])
def test_the_sentence(said: Callable[[], str], sentence: str) -> None:
    assert said() == sentence
