"""What happens next: the next round, the boards still to report, or the winners."""

from tourneydesk.core.event import Event
from tourneydesk.core.field import active
from tourneydesk.core.format import Outlook
from tourneydesk.core.missing_results import earlier_rounds_open, waiting_outlook
from tourneydesk.core.reasons import Advice
from tourneydesk.formats.us_swiss.acceleration import recommendation
from tourneydesk.formats.us_swiss.house_players import without_house
from tourneydesk.formats.us_swiss.pairing.blocked import FOR_GOOD, why_blocked
from tourneydesk.formats.us_swiss.ratings import rating_number
from tourneydesk.formats.us_swiss.settings import rules_of
from tourneydesk.formats.us_swiss.standings import standings


def outlook(event: Event) -> Outlook:
    """What can be done now.

    Where the remaining players can never be paired again without a rematch (US Chess 27A1), the
    event is over before its planned rounds; an advice says so, and what would let it continue.
    """
    rounds = rules_of(event.settings).rounds
    left = len(event.rounds) < rounds
    kind = "swiss" if left else None
    reopened = (Advice("earlier_round_open", facts=facts) for facts in earlier_rounds_open(event))
    if waiting := waiting_outlook(event, kind, rounds, tuple(reopened)):
        return waiting
    if not left:
        return _finished(event, rounds, ())
    blocked = why_blocked(event)
    advice = _before_the_start(event, rounds)
    if blocked is None:
        return Outlook("ready", (), kind, rounds, advice)
    stuck = Advice(blocked.code, blocked.players, blocked.facts)
    if event.rounds and blocked.code in FOR_GOOD:
        return _finished(event, rounds, (stuck,))
    return Outlook("ready" if event.rounds else "setup", (), kind, rounds, (stuck, *advice))


def _finished(event: Event, rounds: int, advice: tuple[Advice, ...]) -> Outlook:
    winners = tuple(row.player for row in standings(event) if row.place == 1)
    return Outlook("finished", (), None, rounds, advice, winners)


def _before_the_start(event: Event, rounds: int) -> tuple[Advice, ...]:
    here = without_house(event, active(event, {}))
    players = len(here)
    if event.rounds or players < 2:
        return ()
    advice = [recommendation([rating_number(event, player) for player in here], rounds)]
    if players <= rounds:
        facts = {"players": players, "rounds": rounds, "most": players - 1 + players % 2}
        advice.append(Advice("more_rounds_than_opponents", facts=facts))
    return tuple(advice)
