"""How a US Chess Swiss is shown."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.format import Outlook
from tourneydesk.formats.us_swiss.acceleration import quarters
from tourneydesk.formats.us_swiss.entrants import NO_COLOR, due
from tourneydesk.formats.us_swiss.records import records, score
from tourneydesk.formats.us_swiss.settings import rules_of
from tourneydesk.formats.us_swiss.show.acceleration_cards import acceleration_cards
from tourneydesk.formats.us_swiss.show.papers import (
    charts,
    layout,
    rules_of_event,
    steps,
    wins_losses_draws,
)
from tourneydesk.present import messages
from tourneydesk.present import table as tables
from tourneydesk.present.messages import number
from tourneydesk.present.preview import Bands, Consequence, one_sits_out
from tourneydesk.present.settings import SettingGroup
from tourneydesk.present.sheets import COLORS, SlipLayout, won_drew_or_drops_out
from tourneydesk.present.show import ByHand, SeatFact, Show, float_of

_LETTERS = {"W": "card-white-letter", "B": "card-black-letter"}
_SHADES: dict[str, tuple[tables.Tone, tables.Tone]] = {
    "W": ("white", "white-missed"),
    "B": ("black", "black-missed"),
}
"""The tone of a due color, and that of one which the player did not get."""


def _consequence(event: Event, _: Outlook, notes: tuple[str, ...]) -> Consequence:
    count, rules = len(event.entered), rules_of(event.settings)
    sentence = messages.text(
        "boards-per-round", players=count, rounds=rules.rounds, boards=count // 2
    )
    seated = range(1, count - count % 2 + 1)
    half = len(seated) // 2
    if rules.accelerated:
        quarter = Counter(quarters(seated[:half], seated[half:]).values())
        names = ("A1", "A2", "B1", "B2")
        counts = tuple(quarter[name] for name in names)
        sketch = Bands(names, counts, ((0, 1), (2, 3)))
        sentence = messages.sentences(sentence, messages.text("accelerated-quarters"))
    else:
        sketch = Bands(
            (messages.text("half-upper"), messages.text("half-lower")), (half, half), ((0, 1),)
        )
    return Consequence(sentence, (*one_sits_out(count), *notes), sketch, True)


def _seat_facts(before: Event, posted: Round) -> Sequence[SeatFact]:
    """Each player's score, the color due to them (29E3), and whether they got another one; and what
    else they are paired by.
    """
    letters = {side: messages.text(id) for side, id in _LETTERS.items()}

    @cache
    def color(player: int) -> str:
        entries = records(before).get(player, ())
        return due("".join(entry.color or NO_COLOR for entry in entries))

    def points(_table: Table, player: int) -> str:
        return number(Fraction(score(records(before).get(player, ())), 2))

    def cell(_table: Table, player: int) -> str:
        return letters.get(color(player), "")

    def tone(table: Table, player: int) -> tables.Tone:
        side = color(player)
        got = "W" if table.players[0] == player else "B"
        return _SHADES[side][side != got] if side else ""

    facts = [
        SeatFact(tables.Column(messages.text("head-due"), "due", id="due"), cell, tone),
        *_paired_by(before, posted),
    ]
    if before.open_items:
        # Then the standings know which scores are open.
        return facts
    head = messages.text("card-score-so-far")
    return (SeatFact(tables.Column(head, "number", id="points"), points), *facts)


def _paired_by(before: Event, posted: Round) -> Iterator[SeatFact]:
    """Each player's colors so far, the quarter in an accelerated round, and whether they are paired
    down or up.
    """
    letters = {side: messages.text(id) for side, id in _LETTERS.items()}

    def history(_table: Table, player: int) -> str:
        entries = records(before).get(player, ())
        none = messages.text("cell-color-none")
        return "".join(letters.get(entry.color, none) for entry in entries)

    def quarter(_table: Table, player: int) -> str:
        return posted.groups.get(player, "")

    if before.rounds:
        colors = tables.Column(messages.text("head-colors"), "text", id="colors")
        yield SeatFact(colors, history, lambda _table, _player: "quiet")
    if posted.groups:
        yield SeatFact(tables.Column(messages.text("head-group"), "text", id="quarter"), quarter)
    if before.rounds and not before.open_items:
        yield float_of(lambda player: score(records(before).get(player, ())))


SHOW = Show(
    card=layout,
    exports=("uschess", "trf", "pgn"),
    slip=SlipLayout(lambda _event, _seats: won_drew_or_drops_out(), COLORS),
    sketch=Bands(("A1", "A2", "B1", "B2"), meets=((0, 1), (2, 3))),
    consequence=_consequence,
    setting_groups=(
        SettingGroup("rounds", ("rounds",)),
        SettingGroup("ratings", ("pairing_rating",)),
        SettingGroup("acceleration", ("acceleration",)),
        SettingGroup("pairing", ("keep_apart",)),
        SettingGroup("colors", ("first_colour", "alternation_limit", "equalisation_limit")),
        SettingGroup("byes", ("half_point_byes", "last_round_byes", "bye_points", "missed_rounds")),
        SettingGroup("tiebreaks", ("tiebreaks",)),
    ),
    setting_cards={"acceleration": acceleration_cards},
    sample="samples/chess-40.csv",
    recipe="samples/us-swiss.toml",
    guide="samples/guide.toml",
    crowd=41,
    icon="chess-queen",
    round_icon="swords",
    by_hand=ByHand(steps, charts=charts),
    rules=rules_of_event,
    rated=True,
    has_colors=True,
    in_points=True,
    moves=True,
    requested_byes=(Fraction(1, 2), Fraction(0), Fraction(1)),
    record=wins_losses_draws,
    seat_facts=_seat_facts,
    round_columns=("points", "due", "rating"),
    draft_columns=("points", "due", "rating", "float", "quarter", "colors"),
    detail_reasons=frozenset(
        (
            "bye_not_twice",
            "bye_not_after_half",
            "bye_not_unrated",
            "bye_rest_unpairable",
            "passed_met",
            "passed_rest",
            "passed_field",
            "passed_more",
            "passed_unrated",
            "group_weighed",
            "not_proved",
        )
    ),
)
