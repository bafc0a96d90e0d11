"""A correction in words: what stood, what would stand, and who would be where."""

from tourneydesk.core.event import Event
from tourneydesk.desk.corrections import Consequences, Moved
from tourneydesk.gui import words
from tourneydesk.gui.plain import shortened
from tourneydesk.present.words import listed, name_of, number

MOST_NAMED = 4


def consequences_text(event: Event, points: str, found: Consequences) -> str:
    """Who would be where, and that later rounds stay; one or two sentences."""
    named = [_moved(event, points, one) for one in found.moved[:MOST_NAMED]]
    rest = len(found.moved) - len(named)
    moves = "; ".join(named)
    if rest:
        moves = f"{moves}; {words.MOVED_MORE.format(count=rest)}"
    told = [f"{moves}." if moves else words.NOBODY_MOVES]
    if found.later:
        stay = words.ROUND_STAYS if len(found.later) == 1 else words.ROUNDS_STAY
        told.insert(0, stay.format(rounds=listed(found.later)))
    return " ".join(told)


def _moved(event: Event, points: str, one: Moved) -> str:
    (before, place), (other, figure) = one.place, one.points
    if other == figure:
        shape = words.MOVED_PLACE
    else:
        shape = words.MOVED_POINTS if before == place else words.MOVED_BOTH
    return shape.format(
        name=shortened(name_of(event, one.player), 30),
        place=words.ordinal(place),
        before=words.ordinal(before),
        figure=number(figure),
        other=number(other),
        points=words.COUNTED[points],
    )
