"""The objections of the rules to an organizer's decision."""

from collections.abc import Mapping

from tourneydesk.core import decisions as d
from tourneydesk.core.event import Event, SettingValue
from tourneydesk.core.reasons import Problem
from tourneydesk.core.results import MatchResult
from tourneydesk.formats.dual_ring.calling import cannot_end, cannot_report
from tourneydesk.formats.dual_ring.correcting import cannot_correct
from tourneydesk.formats.dual_ring.ring import ring_of
from tourneydesk.formats.dual_ring.seating import cannot_arrange, cannot_set
from tourneydesk.formats.dual_ring.settings import BOTH_RESULTS, DRAWN_GAME


def problems(event: Event, decision: d.Decision) -> tuple[Problem, ...]:  # noqa: C901  # by kind
    """The objections to a decision; most apply only once the ring is set, because then it just
    runs.
    """
    match decision:
        case d.RoundPosted():
            return cannot_set(event)
        case d.ByeRequested(request=request):
            return (Problem("no_byes", (request.player,)),)
        case d.TableFixed(player=player):
            return (Problem("games_not_tables", (player,)),)
        case d.DetailsChanged(details=details) if details.get("first_table"):
            return (Problem("games_not_tables_first"),)
        case _ if not event.rounds:
            return ()
        case d.PlayersAdded():
            return (Problem("no_late_entries"),)
        case d.PlayerReturned(player=player):
            return (Problem("no_way_back", (player,)),)
        case d.PlayerDropped(player=player):
            return _cannot_drop(event, player)
        case d.PairForbidden(players=pair):
            return (Problem("forbidden_too_late", pair),)
        case d.PairingsChanged(tables=tables):
            return cannot_arrange(ring_of(event), tuple(table.players for table in tables))
        case d.ResultRecorded(round=round_number, table=table_number, result=result):
            posted = event.round(round_number)
            table = posted.table(table_number) if posted is not None else None
            return cannot_report(table, result) if table is not None else ()
        case d.ResultCleared(table=table_number):
            return (Problem("result_stands", facts={"table": table_number}),)
        case d.ResultCorrected(table=table_number, result=result):
            return cannot_correct(event, table_number, result)
        case d.TablesCalled():
            return cannot_end(event)
        case d.SettingsChosen(settings=settings):
            return _cannot_choose(event, settings)
        case _:
            return ()


def _cannot_drop(event: Event, player: int) -> tuple[Problem, ...]:
    """A player who is out stays out; after the end nobody needs to withdraw."""
    ring = ring_of(event)
    if ring is None:
        return ()
    if player not in ring.inside:
        return (Problem("out_already", (player,)),)
    if ring.winners:
        return (Problem("all_is_over", (player,)),)
    return ()


def _cannot_choose(event: Event, wanted: Mapping[str, SettingValue]) -> tuple[Problem, ...]:
    """The seats are taken and the colors follow from them; all draws are treated alike, so that
    setting can change until the first draw.
    """
    changed = [key for key, value in wanted.items() if value != event.settings.get(key)]
    drawn = any(
        isinstance(result, MatchResult) and result.drawn for _, _, result in event.results()
    )
    return tuple(
        Problem("draws_all_alike" if key == DRAWN_GAME.key else "setting_is_fixed", facts=facts)
        for key in changed
        for facts in ({"setting": key},)
        if (key != DRAWN_GAME.key or drawn) and key != BOTH_RESULTS.key
    )
