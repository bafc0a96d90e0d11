"""A paper in another language than the window's, on another thread."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from tests.patience import SECONDS
from tourneydesk.present.messages import current_language, in_language, text


def test_a_language_is_used_on_the_thread_that_asked_for_it_only() -> None:
    both = Barrier(2, timeout=SECONDS)

    def word_in(language: str) -> tuple[str, str]:
        with in_language(language):
            both.wait()
            found = (current_language().key, text("paper-name-standings"))
            both.wait()
        return found

    with ThreadPoolExecutor(1) as other:
        german = other.submit(word_in, "de")
        both.wait()
        assert text("paper-name-standings") == "Standings", "the window keeps its language"
        both.wait()
        assert german.result() == ("de", "Rangliste")


def test_the_language_before_returns_after_an_error_too() -> None:
    with in_language("de"):
        with pytest.raises(ZeroDivisionError), in_language("es"):
            raise ZeroDivisionError
        assert current_language().key == "de"
    assert current_language().key == "en"
