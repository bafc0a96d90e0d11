"""What a field of a batch command has to be is said in every language."""

from collections.abc import Iterator

import pytest

from tourneydesk.cli.batch import requests
from tourneydesk.present.messages import use_language, word_of

DUE = [text for name, text in vars(requests).items() if name.startswith("DUE_")]


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    use_language("en")


@pytest.mark.parametrize("language", ["de", "es"])
@pytest.mark.parametrize("due", DUE)
def test_what_a_field_has_to_be_has_words_of_its_own(due: str, language: str) -> None:
    use_language(language)
    same = due == "text" and language == "de"
    assert (word_of(due, "word").casefold() == due) == same
