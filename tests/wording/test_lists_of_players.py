"""What is said of lists of players: counted rows and cells, large numbers, words in lists."""

from collections.abc import Callable
from functools import partial

import pytest

from tourneydesk.present.messages import text

ROWS: list[tuple[Callable[[], str], str]] = [
    (
        partial(text, "not-whole", field="rating", value="many", most=4000),
        (
            "The rating “many” is not a whole number. Write it from 0 to 4000 in the digits 0 "
            "to 9, or leave it empty."
        ),
    ),
    (
        partial(text, "columns-not-read", headings=("column 1", "column 4")),
        "Not read: column 1 and column 4.",
    ),
    (
        partial(text, "saved-twice", found="JosÃ©", meant="José", rows=2),
        (
            "“JosÃ©” looks like “José” saved the wrong way (2 rows like this). Save the list "
            "as “CSV UTF-8” again, or mend the names after taking it."
        ),
    ),
    (
        partial(text, "too-many-cells", cells=5, columns=4, value="x"),
        (
            "This row has 5 cells, the list 4 columns; “x” has no column. Put quotation marks "
            "around a cell that holds the separator."
        ),
    ),
    (
        partial(text, "control-character", field="name", value="Hal·"),
        "The name “Hal·” holds a line break or a control character. Write it on one line.",
    ),
    (
        partial(text, "too-long", field="name", length=201, most=200),
        "The name has 201 characters; at most 200 fit. Shorten it.",
    ),
    (
        partial(text, "cell-too-long", last=2, most=131072),
        (
            "A cell between here and row 2 has more than 131,072 characters. Shorten it; if "
            "none looks that long, a quotation mark was left open."
        ),
    ),
    (
        partial(text, "list-too-long", most=20000),
        "This list has more than 20,000 rows. Save only the players of this event as CSV.",
    ),
    (
        partial(text, "saved-twice", found="JosÃ©", meant="José", rows=1),
        (
            "“JosÃ©” looks like “José” saved the wrong way (1 row like this). Save the list "
            "as “CSV UTF-8” again, or mend the names after taking it."
        ),
    ),
    (
        partial(text, "too-many-cells", cells=2, columns=1, value="x"),
        (
            "This row has 2 cells, the list 1 column; “x” has no column. Put quotation marks "
            "around a cell that holds the separator."
        ),
    ),
    (
        partial(text, "list-columns-twice", field="name", headings=("“Name”", "“First”", "“Last”")),
        (
            "More than one column holds the name: “Name”, “First” and “Last”. Keep one of "
            "them, or give the others another heading."
        ),
    ),
    (
        partial(text, "names-look-alike", name="José Ѕото", other="José Soto", first=2),
        "José Ѕото looks like José Soto in row 2. Look whether they are one person.",
    ),
    (
        partial(text, "character-lost", name="Zo�"),
        "Zo�: a character could not be read and shows as “�”. Correct it.",
    ),
]


@pytest.mark.parametrize(("said", "sentence"), ROWS, ids=[one for _, one in ROWS])
def test_the_sentence(said: Callable[[], str], sentence: str) -> None:
    assert said() == sentence
