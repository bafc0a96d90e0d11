"""What settings lead to is said as the formats themselves would have it."""

import pytest

from tests.builders.risk_swiss import CANNOT_SEAT_11
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player
from tourneydesk.core.reasons import Refused
from tourneydesk.core.settings import defaults
from tourneydesk.formats import FORMATS
from tourneydesk.present import messages
from tourneydesk.present.consequences import of_settings
from tourneydesk.present.messages import text
from tourneydesk.present.preview import Bands, Ring, Tables


@pytest.mark.parametrize(
    ("key", "settings", "players", "said"),
    [
        (
            "risk-swiss",
            {},
            18,
            messages.text(
                "boards-then-final",
                players=18,
                boards=messages.listed(
                    [
                        messages.text("of-boards", count=2, size=4),
                        messages.text("of-size", count=2, size=5),
                    ]
                ),
                rounds=messages.text("swiss-rounds-one"),
                final="five",
            ),
        ),
        (
            "risk-swiss",
            {"semi_final": True, "swiss_rounds": 3},
            8,
            messages.text(
                "boards-then-semi-final",
                players=8,
                boards=messages.text("of-boards", count=2, size=4),
                rounds=messages.text("swiss-rounds-many", rounds=3),
                final=5,
            ),
        ),
        (
            "risk-swiss",
            {"final": False, "swiss_rounds": 3},
            4,
            messages.text(
                "boards-no-final",
                players=4,
                boards=messages.text("of-boards", count=1, size=4),
                rounds=messages.text("swiss-rounds-many", rounds=3),
            ),
        ),
        (
            "us-swiss",
            {},
            22,
            messages.text("boards-per-round", players=22, rounds=4, boards=11),
        ),
        (
            "us-swiss",
            {},
            24,
            messages.text("boards-per-round", players=24, rounds=4, boards=12),
        ),
        (
            "strikes",
            {},
            26,
            messages.text(
                "strikes-tables",
                players=26,
                tables=messages.listed(
                    [
                        messages.text("of-tables", count=4, size=4),
                        messages.text("of-size", count=2, size=5),
                    ]
                ),
                rounds=messages.text("expected-rounds", "strikes", level=35, rounds=6),
            ),
        ),
        (
            "age-swiss",
            {},
            34,
            messages.text("age-rounds-by-chart", players=34, rounds=6, tables=17),
        ),
        (
            "age-swiss",
            {},
            12,
            messages.text("age-rounds-below-chart", players=12, rounds=4, tables=6),
        ),
        (
            "age-swiss",
            {"rounds": 4},
            34,
            messages.text("age-rounds-as-set", players=34, rounds=4, tables=17, chart=6),
        ),
        (
            "dual-ring",
            {},
            10,
            messages.text("ring-of", players=10),
        ),
    ],
)
def test_the_sentence(key: str, settings: dict[str, object], players: int, said: str) -> None:
    consequence = of_settings(key, settings, players)
    assert consequence.sentence == said
    assert consequence.works


@pytest.mark.parametrize("key", FORMATS)
@pytest.mark.parametrize("players", range(0, 60))
def test_it_works_where_the_format_makes_a_round_of_as_many_tables(key: str, players: int) -> None:
    fmt = FORMATS[key]
    everybody = tuple(Player(n, f"P{n}", age=n % 20) for n in range(1, players + 1))
    event = Event(key, "Event", "seed", defaults(fmt.settings), players=everybody)
    consequence = of_settings(key, {}, players)
    try:
        made = fmt.propose(event, Draw("seed", "round 1"))
    except Refused:
        assert not consequence.works
        return
    assert consequence.works
    sizes = sorted(len(table.seats) for table in made.tables)
    match consequence.sketch:
        case Tables(drawn):
            assert sorted(drawn) == sizes
        case Ring(drawn):
            assert drawn == len(sizes)
        case _:
            assert len(sizes) == players // 2


def test_numbers_that_cannot_be_seated_are_said_with_those_that_can() -> None:
    consequence = of_settings("risk-swiss", {}, 11)
    assert not consequence.works
    said = messages.text("cannot-seat", "risk-swiss", **CANNOT_SEAT_11)
    assert said in consequence.sentence


def test_real_players_are_counted_in_their_age_groups_and_those_without_are_named() -> None:
    ages = (8, 9, 12, 40, 50, 60)
    players = [Player(n, f"P{n}", age=age) for n, age in enumerate(ages, start=1)]
    assert of_settings("age-swiss", {}, players).sketch == Bands(
        ("10 and under", "11–14", "15 and up"), (2, 1, 3)
    )
    without = [*players[:-1], Player(6, "Nobody Knows")]
    consequence = of_settings("age-swiss", {}, without)
    assert not consequence.works
    assert "Nobody Knows" in consequence.sentence


def test_accelerated_quarters_meet_as_the_source_says() -> None:
    consequence = of_settings("us-swiss", {"acceleration": "added_score"}, 22)
    assert consequence.sketch == Bands(("A1", "A2", "B1", "B2"), (5, 6, 6, 5), ((0, 1), (2, 3)))


def test_a_setting_that_does_not_work_is_refused() -> None:
    with pytest.raises(Refused):
        of_settings("strikes", {"elimination_level": "many"}, 10)


def test_every_format_has_its_picture_and_says_what_it_is_in_two_or_three_sentences() -> None:
    for key in FORMATS:
        assert 2 <= text("format-about", key).count(". ") + 1 <= 3


def test_what_each_place_costs_is_said_before_anybody_plays() -> None:
    at = [
        text("strikes-by-place-at", players=players, strikes=strikes)
        for players, strikes in ((5, "0 6 12 18 24"), (4, "0 8 16 24"))
    ]
    said = text("strikes-by-place", tables=" · ".join(at))
    assert said in of_settings("strikes", {}, 18).notes
