"""How an Age-Modified Swiss is shown."""

from collections.abc import Sequence

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.format import Outlook
from tourneydesk.formats.age_swiss.chart import CHART_FROM, rounds_by_chart
from tourneydesk.formats.age_swiss.records import Tally, tallies
from tourneydesk.formats.age_swiss.settings import rules as rules_of
from tourneydesk.formats.age_swiss.show.card import layout
from tourneydesk.formats.age_swiss.show.hand import steps
from tourneydesk.formats.age_swiss.show.standings import undefeated, wins_losses_draws
from tourneydesk.present import messages
from tourneydesk.present import table as tables
from tourneydesk.present.messages import word_of
from tourneydesk.present.preview.consequence import Consequence, one_sits_out
from tourneydesk.present.preview.sketches import Bands, counts_of
from tourneydesk.present.settings.groups import SettingGroup
from tourneydesk.present.sheets import Column
from tourneydesk.present.show import SeatFact, Show, float_of
from tourneydesk.present.slips.layout import SlipLayout, blank, drop, outcomes


def _columns(event: Event, seats: int) -> tuple[Column, ...]:
    if rules_of(event.settings).games == 1:
        return (blank("card_result", 125, outcomes()), drop())
    return (blank("slip_games_won", 45), blank("slip_games_drawn", 45), drop())


def _consequence(event: Event, outlook: Outlook, notes: tuple[str, ...]) -> Consequence:
    count, rules = len(event.entered), rules_of(event.settings)
    source = (
        "below_chart" if count < CHART_FROM else "by_chart" if rules.rounds is None else "as_set"
    )
    sentence = messages.text(
        f"age-rounds-{source}",
        players=count,
        rounds=outlook.rounds_planned,
        tables=count // 2,
        chart=rounds_by_chart(count),
    )
    groups = [rules.group_of(player) for player in event.entered]
    named = any(player.name != f"#{player.id}" for player in event.entered)
    counts = counts_of(groups, len(rules.bounds) + 1) if named else ()
    names = tuple(
        word_of(name, "ages", event.format) for name in rules.names[: len(rules.bounds) + 1]
    )
    return Consequence(sentence, (*one_sits_out(count), *notes), Bands(names, counts), True)


def _seat_facts(before: Event, _: Round) -> Sequence[SeatFact]:
    """Each player's record before the round, their age group, and whether they are paired down or
    up.
    """
    rules = rules_of(before.settings)

    def record(_table: Table, player: int) -> str:
        return tallies(before).get(player, Tally()).text

    def group(_table: Table, player: int) -> str:
        if player > len(before.players):
            return ""
        at = rules.group_of(before.player(player))
        return "" if at is None else word_of(rules.names[at], "ages", before.format)

    def points(player: int) -> int:
        return tallies(before).get(player, Tally()).points

    return (
        SeatFact(tables.Column(messages.text("head-record"), "text", id="record"), record),
        SeatFact(tables.Column(messages.text("head-age-group"), "text", id="ages"), group),
        *((float_of(points),) if before.rounds else ()),
    )


SHOW = Show(
    card=layout,
    slip=SlipLayout(_columns),
    sketch=Bands(("6–10", "11–14", "15+")),
    consequence=_consequence,
    setting_groups=(
        SettingGroup("matches", ("rounds", "games_per_match")),
        SettingGroup("ages", ("age_groups", "age_group_names")),
        SettingGroup("pairing", ("record",)),
        SettingGroup("tiebreaks", ("ties",)),
    ),
    sample="samples/age-34.csv",
    crowd=34,
    icon="users",
    hand_steps=steps,
    decisive=undefeated,
    record=wins_losses_draws,
    seat_facts=_seat_facts,
    round_columns=("record", "ages"),
    draft_columns=("record", "ages", "float"),
    detail_reasons=frozenset(
        (
            "bye_once_more",
            "bye_not_sooner",
            "bye_by_lot",
        )
    ),
)
