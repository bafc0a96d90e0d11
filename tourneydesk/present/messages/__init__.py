"""Texts for people: messages from ``resources/locale``, in the language that is spoken.

A message has an id of English words with hyphens, beginning with its subject: ``step-result``,
``cover-…``, ``file-…``; one that only a format says, with the format's key: ``KEY-bye``. What
the program names by a code (a reason, a setting, a status) has the code as its id, with hyphens for
underscores, so `say` finds it. docs/decisions/0006-messages.md tells why and how.

Whatever is put into a message arrives as it is: numbers as numbers, lists as tuples.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from fractions import Fraction
from typing import Protocol

from tourneydesk.core.event import Event
from tourneydesk.core.quoting import in_one_line
from tourneydesk.core.sayings import Fact
from tourneydesk.present.messages.fluent import written
from tourneydesk.present.messages.languages import ENGLISH, Language, language
from tourneydesk.present.messages.wording import wording


class Saying(Protocol):
    """A Reason, Problem or Advice."""

    @property
    def code(self) -> str: ...
    @property
    def players(self) -> tuple[int, ...]: ...
    @property
    def facts(self) -> Mapping[str, Fact]: ...


class _Tongue:
    """The language spoken: one for the whole program, chosen as it starts."""

    key: str = ENGLISH


_as_ids: ContextVar[bool] = ContextVar("as_ids", default=False)


def speak(key: str) -> None:
    """Says everything in that language from now on; KeyError for one that is not there."""
    _Tongue.key = language(key).key


def spoken() -> Language:
    """The language that is spoken now."""
    return language(_Tongue.key)


@contextmanager
def speaking(key: str) -> Iterator[None]:
    """Says everything in that language meanwhile, on every thread."""
    before = _Tongue.key
    speak(key)
    try:
        yield
    finally:
        speak(before)


@contextmanager
def as_ids() -> Iterator[None]:
    """Gives ids and arguments instead of words meanwhile, on this thread alone: what is compared,
    not shown, and stays the same in other words and other languages.
    """
    before = _as_ids.set(True)
    try:
        yield
    finally:
        _as_ids.reset(before)


def text(id: str, format_key: str = "", /, **args: object) -> str:
    """A message; the words of the event's format go before the common ones.

    Raises KeyError for an id that no language has, and for an argument that is not given.
    """
    return _text(id, format_key, args)


def plain(id: str, format_key: str = "", /, **args: object) -> str:
    """As `text`, for names of files: without the signs that keep directions of writing apart."""
    return _text(id, format_key, args, isolate=False)


def has(id: str, format_key: str = "") -> bool:
    """Whether there is such a message."""
    return wording(_Tongue.key).find(_id(id), format_key) is not None


def say(saying: Saying, event: Event | None = None) -> str:
    """One or more plain sentences; KeyError for a code without words.

    The players are ``$player1``, ``$player2`` …, and ``$everyone``.
    """
    names = tuple(name_of(event, player) for player in saying.players)
    players = {f"player{at}": name for at, name in enumerate(names, start=1)}
    args = {**saying.facts, **players, "everyone": names}
    return _text(saying.code, event.format if event is not None else "", args)


def say_recorded(saying: Saying, event: Event | None = None) -> str:
    """As `say`, for what a file has kept: another version may have recorded a reason that has no
    words here, or other facts than its words need. Then that is said.
    """
    try:
        return say(saying, event)
    except (LookupError, ValueError, TypeError, AttributeError):
        return text("reason-unknown", code=in_one_line(saying.code))


def word_of(fact: str, kind: str, format_key: str = "") -> str:
    """The words of a fact that is a word itself, such as ``10 and under``; the fact where it has
    none. ``kind`` is what their ids begin with.
    """
    if _as_ids.get():
        return fact
    return wording(_Tongue.key).word_of(fact, kind, format_key) or fact


def name_of(event: Event | None, player: int) -> str:
    """A player's name, or his number where there is no such player."""
    if event is None or not 1 <= player <= len(event.players):
        return f"#{player}"
    return event.player(player).name


def name_said(event: Event | None, player: int) -> str:
    """A player's name as it stands among words that no message puts together: set apart where it
    is written in the other direction. `text` does so by itself.
    """
    return wording(_Tongue.key).isolated(name_of(event, player))


def number(value: Fraction | int) -> str:
    """A figure as people write it: 3, 2½, 16.667."""
    return str(value) if _as_ids.get() else wording(_Tongue.key).number(value)


def listed(items: Sequence[object]) -> str:
    """``3``, ``3 and 9``, ``3, 9 and 11``."""
    if _as_ids.get():
        return repr([*map(str, items)])
    speaking = wording(_Tongue.key)
    return speaking.listed([written(speaking.value(one, isolate=False)) for one in items])


def enumerated(items: Sequence[object], way: str = "list-more") -> str:
    """``3, 9, 11``: what goes on, or is no part of a sentence. ``way`` is the message that puts two
    together.
    """
    if _as_ids.get():
        return repr([*map(str, items)])
    speaking = wording(_Tongue.key)
    return speaking.enumerated([written(speaking.value(one, isolate=False)) for one in items], way)


def sentences(*said: str) -> str:
    """One after the other, as the language puts them; empty ones are left out."""
    return enumerated([one for one in said if one], "list-sentences")


def _text(id: str, format_key: str, args: Mapping[str, object], isolate: bool = True) -> str:
    if _as_ids.get():
        given = ", ".join(f"{key}={args[key]}" for key in sorted(args))
        return f"{_id(id)}({given})"
    return wording(_Tongue.key).say(_id(id), format_key, args, isolate)


def _id(code: str) -> str:
    return code.replace("_", "-").lower()
