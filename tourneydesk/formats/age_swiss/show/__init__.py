"""How an Age-Modified Swiss is shown."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from tourneydesk.core.event import Event, Round, SettingValue, Table
from tourneydesk.core.format import Outlook
from tourneydesk.formats.age_swiss.records import Tally, tallies
from tourneydesk.formats.age_swiss.settings import (
    CHART_FROM,
    SETTINGS,
    rounds_by_chart,
    swiss_planned,
)
from tourneydesk.formats.age_swiss.settings import rules as rules_of
from tourneydesk.formats.age_swiss.show.papers import (
    charts,
    hand_round,
    layout,
    most_games,
    rules_of_event,
    steps,
)
from tourneydesk.formats.age_swiss.show.standings import (
    bracket_drawing,
    opponents_percentages,
    undefeated,
    wins_losses_draws,
)
from tourneydesk.formats.age_swiss.top_cut import cut_size
from tourneydesk.present import messages
from tourneydesk.present import table as tables
from tourneydesk.present.messages import word_of
from tourneydesk.present.preview import Bands, Consequence, counts_of, one_sits_out
from tourneydesk.present.settings import SettingGroup
from tourneydesk.present.sheets import SlipField, SlipLayout, figure, tick, won_drew_or_drops_out
from tourneydesk.present.show import ByHand, Scoring, SeatFact, Show, float_of


def _slip_fields(event: Event, seats: int) -> tuple[SlipField, ...]:
    if most_games(event) == 1:
        return won_drew_or_drops_out()
    return figure("games_won", 1), figure("games_drawn", 1), tick("drops_out")


def _consequence(event: Event, outlook: Outlook, notes: tuple[str, ...]) -> Consequence:
    count, rules = len(event.entered), rules_of(event.settings)
    rounds, size = swiss_planned(event), cut_size(event)
    source = (
        "below_chart" if count < CHART_FROM else "by_chart" if rules.rounds is None else "as_set"
    )
    sentence = messages.text(
        f"age-rounds-{source}",
        players=count,
        rounds=rounds,
        tables=count // 2,
        chart=rounds_by_chart(count),
    )
    if size:
        later = size.bit_length() - 1
        sentence = messages.sentences(
            sentence, messages.text("age-then-cut", players=size, rounds=later)
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


def _scoring(event: Event) -> Scoring:
    own = rules_of(event.settings)
    return own.win, own.draw, 0


def _scoring_settings(win: Fraction, draw: Fraction) -> Mapping[str, SettingValue] | None:
    if draw > win or win.denominator > 1 or draw.denominator > 1:
        return None
    points: dict[str, SettingValue] = {"win_points": int(win), "draw_points": int(draw)}
    fits = all(one.takes(points[one.key]) for one in SETTINGS if one.key in points)
    return points if fits else None


SHOW = Show(
    card=layout,
    exports=("trf", "tdf"),
    scoring=(3, 1, 0),
    own_scoring=_scoring,
    scoring_settings=_scoring_settings,
    slip=SlipLayout(_slip_fields),
    sketch=Bands(("6–10", "11–14", "15+")),
    consequence=_consequence,
    setting_groups=(
        SettingGroup("matches", ("rounds", "games_per_match")),
        SettingGroup("ages", ("age_groups", "age_group_names")),
        SettingGroup("pairing", ("record", "oldest_meets_youngest", "keep_apart")),
        SettingGroup("points", ("win_points", "draw_points", "bye_points")),
        SettingGroup("tiebreaks", ("ties",)),
        SettingGroup("playoffs", ("top_cut", "top_cut_games")),
    ),
    sample="samples/age-34.csv",
    recipe="samples/age-swiss.toml",
    crowd=34,
    icon="users",
    by_hand=ByHand(steps, hand_round, charts),
    rules=rules_of_event,
    bracket=bracket_drawing,
    decisive=undefeated,
    record=wins_losses_draws,
    opponents_wins=opponents_percentages,
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
