"""Messages cost less than Fluent's own runtime takes: to be there at a start, and line by line."""

from collections.abc import Callable
from time import process_time
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tourneydesk.present.messages.languages import language
from tourneydesk.present.messages.wording import Wording

Benchmark = Any
LINES = 5000


def seconds(work: Callable[[], object]) -> float:
    """The best of three."""
    best = float("inf")
    for _ in range(3):
        begun = process_time()
        work()
        best = min(best, process_time() - begun)
    return best


def runtime(key: str) -> FluentBundle:
    made = FluentBundle([key], use_isolating=False)
    for source in language(key).sources():
        made.add_resource(FluentResource(source))
    return made


@pytest.mark.parametrize("key", ["en", "de"])
def test_a_language_is_there_at_once(key: str, benchmark: Benchmark) -> None:
    """With the fifteen messages that a command says."""

    def load() -> None:
        spoken = Wording(language(key))
        for count in range(15):
            spoken.say("step-players-added", "", {"count": count}, isolate=True)

    benchmark.pedantic(load, rounds=5)
    assert seconds(load) * 10 <= seconds(lambda: runtime(key))


def test_five_thousand_lines_of_history(benchmark: Benchmark) -> None:
    spoken, theirs = Wording(language("de")), runtime("de")
    pattern = theirs.get_message("was-open-seats").value
    assert pattern is not None

    def ours() -> None:
        for number in range(LINES):
            args = {"round": number % 9 + 1, "table": number, "seats": "Ann – Ben"}
            spoken.say("was-open-seats", "", args, isolate=True)

    def of_the_runtime() -> None:
        for number in range(LINES):
            args = {"round": number % 9 + 1, "table": number, "seats": "Ann – Ben"}
            theirs.format_pattern(pattern, args)

    benchmark.pedantic(ours, rounds=3)
    assert seconds(ours) <= seconds(of_the_runtime)
