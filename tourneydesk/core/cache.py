"""Caches for values that are asked for repeatedly.

`once`: pages, papers and cards ask for the standings of the same event; they are computed for the
first caller and dropped with the event.

`remembered`: repairing a posted round pairs it hundreds of times around other tables; what a format
knows about the earlier rounds is the same each time, and most of its groups are.
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
    """A function of an event as it was after round ``through`` (None = all rounds)."""

    def __call__(self, event: Event, through: int | None = None) -> T_co: ...


def once(work: AfterRound[T]) -> AfterRound[T]:
    """Computes the result once for each event and round. Callers must not modify it."""

    @wraps(work)
    def cached(event: Event, through: int | None = None) -> T:
        key = (work, through)
        if key not in event.known:
            event.known[key] = work(event, through)
        result: T = event.known[key]  # type: ignore[assignment]  # what work returned
        return result

    return cached


@contextmanager
def remembering() -> Iterator[None]:
    """Within this context, functions marked `remembered` compute each result once; on exit all
    results are dropped.
    """
    token = _known.set({})
    try:
        yield
    finally:
        _known.reset(token)


def remembered(work: Callable[P, T]) -> Callable[P, T]:
    """Marks a function of hashable values and of events, of which it reads only the players,
    settings, rounds, bye requests and forbidden pairs. Callers must not modify what it returns.
    """

    @wraps(work)
    def recalled(*args: P.args, **more: P.kwargs) -> T:
        known = _known.get()
        if known is None:
            return work(*args, **more)
        key = (work, *map(_same, args), *((name, _same(value)) for name, value in more.items()))
        if key not in known:
            # The arguments stay alive with the result, so that no other object can reuse their ids.
            known[key] = (work(*args, **more), (args, more))
        result: T = known[key][0]  # type: ignore[assignment]  # what work gave
        return result

    return recalled


def _same(argument: object) -> object:
    """The cache key of an argument: for an event the identities of its parts, because events are
    copied often.
    """
    if not isinstance(argument, Event):
        return argument
    whole = (argument.players, argument.settings, argument.bye_requests, argument.forbidden)
    return tuple(map(id, (*whole, *argument.rounds)))
