"""How long a large ring takes."""

from collections.abc import Callable
from itertools import combinations

from tests.builders.dual_ring import played, ring, running, winners
from tourneydesk.core.draw import Draw
from tourneydesk.formats.dual_ring.seating import dealt

Benchmark = Callable[..., object]


def test_a_ring_of_500_from_the_first_game_to_the_winner(benchmark: Benchmark) -> None:
    def course() -> tuple[int, ...]:
        event = ring(500, seating="random")
        while not winners(event):
            table, (white, _) = next(iter(running(event).items()))
            event = played(event, f"{table}: {white} wins")
        return winners(event)

    assert benchmark(course)


def test_500_players_of_whom_300_should_not_meet_one_another(benchmark: Benchmark) -> None:
    forbidden = frozenset(combinations(range(1, 301), 2))
    assert benchmark(lambda: dealt(range(1, 501), forbidden, Draw("s", "ring")))
