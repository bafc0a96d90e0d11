"""How a RISK 2210 Swiss is shown."""

from collections.abc import Sequence
from fractions import Fraction

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.format import Outlook
from tourneydesk.core.results import BoardResult
from tourneydesk.formats.risk_swiss.plan import next_boards, semi_final_comes, swiss_planned
from tourneydesk.formats.risk_swiss.points import match_points
from tourneydesk.formats.risk_swiss.settings import rules as rules_of
from tourneydesk.formats.risk_swiss.show.forms import (
    board_forms,
    decided,
    event_form,
    final_places,
    head_to_head,
    rating_lines,
)
from tourneydesk.formats.risk_swiss.show.papers import (
    charts,
    hand_round,
    layout,
    rules_of_event,
    steps,
)
from tourneydesk.present import messages
from tourneydesk.present import table as tables
from tourneydesk.present.preview import Consequence, Tables, counted
from tourneydesk.present.settings import SettingGroup
from tourneydesk.present.sheets import SlipField, SlipLayout, figure, tick
from tourneydesk.present.show import ByHand, Finished, OfMany, OwnPaper, SeatFact, Show, of_event


def _slip_fields(event: Event, seats: int) -> tuple[SlipField, ...]:
    return (
        figure("place", 1),
        figure("points", 3),
        figure("energy", 3),
        tick("drops_out", "card-withdrawn"),
    )


def _consequence(event: Event, outlook: Outlook, notes: tuple[str, ...]) -> Consequence:
    breakdown = next_boards(event)
    swiss = swiss_planned(event) or 0
    own = rules_of(event.settings)
    final = min(own.finalists, breakdown.players) if own.final else 0
    code = "boards-then-final" if final else "boards-no-final"
    if semi_final_comes(event):
        code = "boards-then-semi-final"
    sentence = messages.text(
        code,
        players=breakdown.players,
        boards=counted(breakdown.sizes, "of_boards"),
        rounds=messages.text(
            "swiss-rounds-one" if swiss == 1 else "swiss-rounds-many", rounds=swiss
        ),
        final=final,
    )
    return Consequence(sentence, notes, Tables(breakdown.sizes, final), True)


def _finished(_event: Event, table: Table) -> Finished:
    """Places, and game points and energy where both were reported."""
    result = table.result
    if not isinstance(result, BoardResult):
        return {}, dict.fromkeys(table.players, ())
    figures = {
        player: (result.game_points[player], result.energy[player])
        for player in table.players
        if player in result.game_points and player in result.energy
    }
    return result.places, {player: figures.get(player, ()) for player in table.players}


def _crossed(_event: Event, table: Table) -> dict[int, Fraction]:
    """The place of each player who finished."""
    places = table.result.places if isinstance(table.result, BoardResult) else {}
    return {player: Fraction(place) for player, place in places.items()}


def _earned(before: Event, posted: Round) -> Sequence[SeatFact]:
    """The match points that each place earns; the semi-final and the final have none."""

    def cell(table: Table, player: int) -> str:
        places = table.result.places if isinstance(table.result, BoardResult) else {}
        return f"+{match_points(before, places[player])}" if player in places else ""

    if posted.kind != "swiss":
        return ()
    column = tables.Column(messages.text("head-earned"), "number", id="earned")
    return (SeatFact(column, cell, lambda _table, _player: "strong", follows=True),)


SHOW = Show(
    card=layout,
    slip=SlipLayout(_slip_fields),
    sketch=Tables((5, 4, 4), final=5),
    consequence=_consequence,
    setting_groups=(
        SettingGroup("rounds", ("swiss_rounds", "final", "semi_final", "finalists")),
        SettingGroup("boards", ("boards", "sanctioned")),
        SettingGroup("pairing", ("keep_apart", "new_opponents_first")),
        SettingGroup("points-and-tiebreaks", ("points_by_place", "tiebreaks")),
        SettingGroup("ratings", ("k_value",)),
    ),
    sample="samples/risk-18.csv",
    recipe="samples/risk-swiss.toml",
    crowd=18,
    icon="map",
    minutes=150,
    by_hand=ByHand(steps, hand_round, charts),
    of_many=OfMany(
        boxes=("head_place", "card_game_points", "card_energy"),
        figures=("card_game_points", "card_energy"),
        finished=_finished,
        crossed=_crossed,
        key="cross_key_risk",
        size="hand_board_of",
        typed=("place", "card_game_points", "card_energy"),
        places=True,
    ),
    seat_facts=_earned,
    round_columns=("earned", "points", "seat"),
    draft_columns=("points", "seat"),
    papers=(
        OwnPaper(
            "boards",
            "posted",
            "filled-slips",
            lambda work: board_forms(work.event, work.at_round, work.of_round, work.tables),
            ("round", "tables"),
        ),
        OwnPaper("form", "posted", "cross", of_event(event_form), purpose="end"),
    ),
    decisive=final_places,
    decided=decided,
    rules=rules_of_event,
    more_state=lambda event: {"head_to_head": head_to_head(event)},
    more_lines=rating_lines,
    round_reasons=frozenset(("first_round_random",)),
    detail_reasons=frozenset(
        (
            "order_mixes_least",
            "order_drawn",
            "order_for_wishes",
            "order_by_lot",
            "new_opponents_first",
            "equal_points_by_lot",
            "forbidden_apart",
            "same_mark_apart",
        )
    ),
)
