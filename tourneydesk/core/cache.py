"""What is asked for again and again is worked out once.

`once`: pages, papers and cards ask for the standings of the same event; they are worked out for the
first who asks, and go when the event goes.

`remembered`: who mends a posted round pairs it hundreds of times around other tables; what a format
knows of the rounds before is the same each time, and most of its groups are.
"""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import ParamSpec, Protocol, TypeVar

from tourneydesk.core.event import Event

P = ParamSpec("P")
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

_Known = dict[Hashable, tuple[object, object]]

_known: ContextVar[_Known | None] = ContextVar("known", default=None)


class AfterRound(Protocol[T_co]):
    """What can be asked of an event as it was after round ``through`` (None = all of it)."""

    def __call__(self, event: Event, through: int | None = None) -> T_co: ...


def once(work: AfterRound[T]) -> AfterRound[T]:
    """Works it out once for each event and round. Nobody may change what it returns."""

    @wraps(work)
    def told(event: Event, through: int | None = None) -> T:
        key = (work, through)
        if key not in event.known:
            event.known[key] = work(event, through)
        result: T = event.known[key]  # type: ignore[assignment]  # what work gave
        return result

    return told


@contextmanager
def remembering() -> Iterator[None]:
    """In here what is `remembered` is worked out once; at the end all of it is forgotten."""
    token = _known.set({})
    try:
        yield
    finally:
        _known.reset(token)


def remembered(work: Callable[P, T]) -> Callable[P, T]:
    """A function of hashable things and of events, of which it looks at the players, settings,
    rounds, bye requests and pairs not to meet alone. Nobody may change what it returns.
    """

    @wraps(work)
    def recalled(*args: P.args, **more: P.kwargs) -> T:
        known = _known.get()
        if known is None:
            return work(*args, **more)
        key = (work, *map(_same, args), *((name, _same(value)) for name, value in more.items()))
        if key not in known:
            # With what it was asked of: else its parts might go and others come in their places.
            known[key] = (work(*args, **more), (args, more))
        result: T = known[key][0]  # type: ignore[assignment]  # what work gave
        return result

    return recalled


def _same(argument: object) -> object:
    """What stands for an argument: for an event its very parts, as it is cut anew each time."""
    if not isinstance(argument, Event):
        return argument
    whole = (argument.players, argument.settings, argument.bye_requests, argument.forbidden)
    return tuple(map(id, (*whole, *argument.rounds)))
