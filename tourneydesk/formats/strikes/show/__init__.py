"""How accumulated strikes are shown."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.format import Outlook
from tourneydesk.core.reasons import Advice
from tourneydesk.core.results import ScoreResult
from tourneydesk.formats.strikes.settings import PLAYOFF, RANDOM, rules_of
from tourneydesk.formats.strikes.show.papers import (
    bars,
    charts,
    hand_round,
    layout,
    rules_of_event,
    steps,
    strikes_sheet,
)
from tourneydesk.formats.strikes.tables import table_sizes
from tourneydesk.formats.strikes.tally import places_at, strikes_at, tally
from tourneydesk.present import messages
from tourneydesk.present import table as tables
from tourneydesk.present.messages import number
from tourneydesk.present.preview import Consequence, Strikes, Tables, counted
from tourneydesk.present.settings import SettingGroup
from tourneydesk.present.sheets import SlipField, SlipLayout, figure, tick
from tourneydesk.present.show import ByHand, Finished, OfMany, OwnPaper, SeatFact, Show, of_event

_EXPECTED = "expected_rounds"


def _slip_fields(event: Event, seats: int) -> tuple[SlipField, ...]:
    return figure("score", 5), tick("drops_out", "card-withdrawn")


def _consequence(event: Event, outlook: Outlook, sentences: tuple[str, ...]) -> Consequence:
    count = len(event.entered)
    sizes = table_sizes(count, RANDOM, rules_of(event.settings))[0]
    rounds, notes = _parted(outlook.advice, sentences, _EXPECTED)
    sentence = messages.text(
        "strikes-tables" if sum(sizes) == count else "strikes-tables-bye",
        players=count,
        tables=counted(sizes, "of_tables"),
        rounds=messages.sentences(*rounds),
    )
    by_place = _by_place(sizes, rules_of(event.settings).by_place)
    notes = (messages.text("strikes-by-place", tables=by_place), *notes)
    return Consequence(sentence, notes, Tables(sizes), True)


def _by_place(sizes: Sequence[int], ladders: Mapping[int, tuple[int, ...]]) -> str:
    """The strikes from first to last place at each of these sizes, the largest first."""
    return " · ".join(
        messages.text(
            "strikes-by-place-at", players=size, strikes=" ".join(map(number, ladders[size]))
        )
        for size in sorted({*sizes} & ladders.keys(), reverse=True)
    )


def _parted(
    advice: Sequence[Advice], sentences: Sequence[str], code: str
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The sentences of advice whose code begins this way, and the others."""
    pairs = list(zip(advice, sentences, strict=True))
    return (
        tuple(text for entry, text in pairs if entry.code.startswith(code)),
        tuple(text for entry, text in pairs if not entry.code.startswith(code)),
    )


def _finished(event: Event, table: Table) -> Finished:
    """Places, and scores and strikes of players who finished."""
    result = table.result
    if not isinstance(result, ScoreResult):
        return {}, dict.fromkeys(table.players, ())
    strikes = _strikes_at(event, table)
    figures = {
        player: (score, strikes[player])
        for player, score in result.scores.items()
        if player in strikes
    }
    return places_at(table), {player: figures.get(player, ()) for player in table.players}


def _strikes_at(event: Event, table: Table) -> Mapping[int, Fraction]:
    """The strikes of a table's players; none while scores are still being typed."""
    result = table.result
    complete = isinstance(result, ScoreResult) and {*result.scores, *result.withdrawn} == {
        *table.players
    }
    return _crossed(event, table) if complete else {}


def _crossed(event: Event, table: Table) -> Mapping[int, Fraction]:
    return strikes_at(table, rules_of(event.settings))


def _towards_the_level(before: Event, posted: Round) -> Sequence[SeatFact]:
    """Each player's strikes with those of this round, towards the level that eliminates."""
    level = rules_of(before.settings).level

    @cache
    def had() -> Mapping[int, Fraction]:
        return tally(before).strikes

    def parts(table: Table, player: int) -> tuple[Fraction, Fraction]:
        now = _strikes_at(before, table) if posted.kind != PLAYOFF else {}
        return had().get(player, Fraction(0)), now.get(player, Fraction(0))

    def out(table: Table, player: int) -> bool:
        return sum(parts(table, player)) >= level

    def total(table: Table, player: int) -> str:
        return number(sum(parts(table, player)))

    def bar(table: Table, player: int) -> str:
        return tables.bar_cell(*parts(table, player), level)

    def chip(table: Table, player: int) -> str:
        return messages.text("cell-status-eliminated") if out(table, player) else ""

    def tone(table: Table, player: int) -> tables.Tone:
        return "wrong" if out(table, player) else ""

    limit = messages.text("strikes-head-limit", level=level)
    wide = messages.text("cell-status-eliminated")
    return (
        SeatFact(tables.Column(messages.text("head-total"), "number", id="total"), total, tone),
        SeatFact(tables.Column(limit, "bar", id="bar"), bar, tone),
        SeatFact(tables.Column("", "chip", id="out", widest=wide), chip, tone, follows=True),
    )


SHOW = Show(
    card=layout,
    slip=SlipLayout(_slip_fields),
    sketch=Strikes((1, 3, 4, 6), out=6),
    consequence=_consequence,
    setting_groups=(
        SettingGroup("tables", ("largest_table", "works_with_two", "five_left")),
        SettingGroup(
            "elimination", ("elimination_level", "strikes_by_place", "rounds", "re_entry")
        ),
        SettingGroup("seating", ("seating",)),
    ),
    sample="samples/strikes-26.csv",
    recipe="samples/strikes.toml",
    crowd=26,
    icon="grid-2x2-x",
    by_hand=ByHand(steps, hand_round, charts),
    of_many=OfMany(
        boxes=("card_score",),
        figures=("card_score", "head_strikes"),
        finished=_finished,
        crossed=_crossed,
        key="cross_key_strikes",
        typed=("card_score",),
    ),
    seat_facts=_towards_the_level,
    round_columns=("place", "total", "head_strikes", "out", "bar"),
    draft_columns=("total", "bar"),
    papers=(
        OwnPaper("strikes", "posted", "standings", of_event(strikes_sheet), purpose="results"),
    ),
    rules=rules_of_event,
    bars=bars,
    round_reasons=frozenset(
        (
            "table_by_lot",
            "plan_nobody_again",
            "plan_meets_again",
        )
    ),
    detail_reasons=frozenset(
        (
            "plan_proved_least",
            "plan_best_found",
            "plan_best_of_thirty",
            "bye_by_lot",
        )
    ),
)
