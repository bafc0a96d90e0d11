"""Texts for people: messages from ``resources/locale``, in the current language.

A message id is English words with hyphens, beginning with its subject: ``step-result``,
``cover-…``, ``file-…``; a message that only one format uses begins with the format's key:
``KEY-bye``. Anything the program names by a code (a reason, a setting, a status) uses the code as
its id, with hyphens for underscores, so `say` finds it. docs/decisions/0006-messages.md explains
why and how.

Arguments are passed to a message unformatted: numbers as numbers, lists as tuples.
"""

import re
from calendar import monthrange
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from fractions import Fraction

from tourneydesk.core import reasons
from tourneydesk.core.event import Event
from tourneydesk.core.names import ShownName, name_by_family, name_in
from tourneydesk.core.reasons import in_one_line
from tourneydesk.present.messages.fluent import numbered_players, written
from tourneydesk.present.messages.languages import ENGLISH, DateLength, Language, language
from tourneydesk.present.messages.wording import wording

_DATE = re.compile(r"(?<!\d)(\d{4})-(\d\d)-(\d\d)(?!\d)", re.ASCII)
_DATE_AND_TIME = re.compile(_DATE.pattern + r" (\d\d:\d\d)", re.ASCII)


Saying = reasons.Saying | reasons.Reason
"""What `say` puts into words."""


class _CurrentLanguage:
    """The program's language, chosen at startup."""

    key: str = ENGLISH


_language_here: ContextVar[str] = ContextVar("language_here", default="")
_as_ids: ContextVar[bool] = ContextVar("as_ids", default=False)


def use_language(key: str) -> None:
    """Switches the program to that language; KeyError if there is no such language."""
    _CurrentLanguage.key = language(key).key


def current_language() -> Language:
    """The current language: the program's, or that of the `in_language` block."""
    return language(_current_key())


def _current_key() -> str:
    return _language_here.get() or _CurrentLanguage.key


@contextmanager
def in_language(key: str) -> Iterator[None]:
    """Uses that language inside the ``with`` block, on this thread only: a paper can be made in
    another language while the window keeps its own. KeyError if there is no such language.
    """
    token = _language_here.set(language(key).key)
    try:
        yield
    finally:
        _language_here.reset(token)


@contextmanager
def as_ids() -> Iterator[None]:
    """Gives ids and arguments instead of words inside the ``with`` block, on this thread only: for
    texts that are compared, not shown, so that they do not depend on wording or language.
    """
    token = _as_ids.set(True)
    try:
        yield
    finally:
        _as_ids.reset(token)


def text(id: str, format_key: str = "", /, **args: object) -> str:
    """A message; the event format's own wording takes precedence over the common one.

    Raises KeyError for an id that no language has, and for a missing argument.
    """
    return _text(id, format_key, args)


def plain(id: str, format_key: str = "", /, **args: object) -> str:
    """Like `text`, for file names: without the Unicode characters that isolate text direction."""
    return _text(id, format_key, args, isolate=False)


def has(id: str, format_key: str = "") -> bool:
    """Whether there is such a message."""
    return wording(_current_key()).find(_id(id), format_key) is not None


def say(saying: Saying, event: Event | None = None, format_key: str = "") -> str:
    """One or more plain sentences; KeyError for a code without a message. ``format_key`` is for
    what is said of an event that is still to be made.

    The players are ``$player1``, ``$player2`` …, and ``$everyone``.
    """
    names = tuple(name_of(event, player) for player in saying.players)
    facts = saying.facts
    if event is not None and len(names) == 1 and facts.get("name") == _plain_name(event, saying):
        facts = {**facts, "name": names[0]}
    players = {f"player{at}": name for at, name in enumerate(names, start=1)}
    args = {**facts, **players, "everyone": names}
    return _text(saying.code, event.format if event is not None else format_key, args)


def say_recorded(saying: Saying, event: Event | None = None) -> str:
    """Like `say`, for what a file contains: another version may have recorded a reason that has no
    message here, or other facts than its message needs. The text then says so.
    """
    try:
        return say(saying, event)
    except (LookupError, ValueError, TypeError, AttributeError):
        return text("reason-unknown", code=in_one_line(saying.code))


def word_of(fact: str, kind: str, format_key: str = "") -> str:
    """The words for a fact that is itself a word, such as ``10 and under``; the fact itself if it
    has none. ``kind`` is the prefix of their ids.
    """
    if _as_ids.get():
        return fact
    return wording(_current_key()).word_of(fact, kind, format_key) or fact


def name_of(event: Event | None, player: int) -> str:
    """A player's name as the event shows names, with the number if another has the same name; only
    the number if there is no such player.
    """
    if event is None or not 1 <= player <= len(event.players):
        return f"#{player}"
    return _told_apart(event, player, name_in(event, player))


def listed_name_of(event: Event, player: int) -> str:
    """The same for a list by name: the family name, by which it is sorted, comes first."""
    return _told_apart(event, player, name_by_family(event, player))


def _told_apart(event: Event, player: int, name: ShownName) -> str:
    if player not in numbered_players(event):
        return name
    words = wording(_current_key())
    return name.numbered(
        words.say("name-numbered", "", {"name": name, "number": player}, isolate=False)
    )


def bare_name_of(event: Event, player: int) -> str:
    """A player's name as the event shows names, for where the number stands beside it anyway."""
    return name_in(event, player)


def _plain_name(event: Event, saying: Saying) -> str | None:
    """The name of the only player of a saying, if they are in this event."""
    (player,) = saying.players
    return event.player(player).name if 1 <= player <= len(event.players) else None


def isolated_name(event: Event | None, player: int) -> str:
    """A player's name for use in text that is not built by a message: isolated if it is written in
    the other direction. `text` does so by itself.
    """
    return isolated(name_of(event, player))


def isolated(name: str) -> str:
    """The same for a name in a shorter form."""
    return wording(_current_key()).isolated(name)


def number(value: Fraction | int) -> str:
    """A figure as people write it: 3, 2½, 16.667."""
    return str(value) if _as_ids.get() else wording(_current_key()).number(value)


def clock_time(recorded: str) -> str:
    """A time of day, recorded as ``14:30``, as the current language writes it."""
    hour, _, minute = recorded.partition(":")
    return current_language().time(int(hour), int(minute))


def dates_in(recorded: str, length: DateLength = "medium") -> str:
    """A text with every date recorded as ``2026-11-22`` as the current language writes it; what is
    no date stays as it is.
    """

    def as_written(found: re.Match[str]) -> str:
        year, month, day = map(int, found.groups())
        if not (year and 1 <= month <= 12 and 1 <= day <= monthrange(year, month)[1]):
            return found[0]
        return current_language().date(year, month, day, length)

    return recorded if _as_ids.get() else _DATE.sub(as_written, recorded)


def date_and_time(recorded: str) -> str:
    """A date with a time of day, recorded as ``2026-11-22 14:41``, as the current language writes
    it; any other text stays as it is.
    """
    found = None if _as_ids.get() else _DATE_AND_TIME.fullmatch(recorded)
    if found is None:
        return recorded
    day, _, time = recorded.partition(" ")
    return current_language().joined(dates_in(day), clock_time(time))


def listed(items: Sequence[object]) -> str:
    """``3``, ``3 and 9``, ``3, 9 and 11``."""
    if _as_ids.get():
        return repr([*map(str, items)])
    words = wording(_current_key())
    return words.listed([written(words.value(item, isolate=False)) for item in items])


def enumerated(items: Sequence[object], way: str = "list-more") -> str:
    """``3, 9, 11``: a list that continues, or is not part of a sentence. ``way`` is the message
    that joins two items.
    """
    if _as_ids.get():
        return repr([*map(str, items)])
    words = wording(_current_key())
    return words.enumerated([written(words.value(item, isolate=False)) for item in items], way)


def sentences(*texts: str) -> str:
    """Joins sentences as the language does; empty ones are left out."""
    return enumerated([part for part in texts if part], "list-sentences")


def _text(id: str, format_key: str, args: Mapping[str, object], isolate: bool = True) -> str:
    if _as_ids.get():
        arguments = ", ".join(f"{key}={args[key]}" for key in sorted(args))
        return f"{_id(id)}({arguments})"
    words = wording(_current_key())
    if not args:
        return words.fixed(_id(id), format_key)
    return words.say(_id(id), format_key, args, isolate)


def _id(code: str) -> str:
    return code.replace("_", "-").lower()
