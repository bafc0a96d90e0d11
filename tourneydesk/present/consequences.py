"""The effect of a format's settings for a number of players: a sentence, notes and a sketch.

The format itself computes everything, from an event that is never saved.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from tourneydesk.core.event import Event, Player
from tourneydesk.core.journal.bounds import MOST_AGE
from tourneydesk.core.settings import chosen, defaults
from tourneydesk.formats import FORMATS
from tourneydesk.present.messages import say, sentences
from tourneydesk.present.preview import Consequence
from tourneydesk.present.settings import SettingCards
from tourneydesk.present.shows import show_of_format

MOST_PLAYERS = 5_000


def of_settings(
    format_key: str, wanted: Mapping[str, object], players: int | Sequence[Player]
) -> Consequence:
    """The effect of these settings, for a number of players or for these; raises Refused if a
    setting does not work.
    """
    show, event = show_of_format(format_key), _event(format_key, wanted, players)
    outlook = FORMATS[format_key].outlook(event)
    said = tuple(_short(say(one, event)) for one in outlook.advice)
    if outlook.status == "setup":
        return Consequence(sentences(*said), (), show.sketch, False)
    return show.consequence(event, outlook, said)


def cards_of(
    key: str, format_key: str, wanted: Mapping[str, object], players: int | Sequence[Player]
) -> SettingCards:
    """The cards of a setting that is chosen on cards, with these settings, for a number of players
    or for these; raises Refused if a setting does not work. Made-up players are not shown.
    """
    cards = show_of_format(format_key).setting_cards[key](_event(format_key, wanted, players))
    if not isinstance(players, int):
        return cards
    return replace(cards, previews=tuple(replace(one, examples=None) for one in cards.previews))


def _event(format_key: str, wanted: Mapping[str, object], players: int | Sequence[Player]) -> Event:
    """An event that is never saved; raises Refused if a setting does not work."""
    settings = FORMATS[format_key].settings
    values = {**defaults(settings), **chosen(settings, wanted)}
    return Event(format_key, "", "seed", values, players=_players(players))


def _players(players: int | Sequence[Player]) -> tuple[Player, ...]:
    """The players, or that number of made-up ones, each of a different age."""
    if not isinstance(players, int):
        return tuple(players)
    return tuple(
        Player(number, f"#{number}", age=number % MOST_AGE) for number in range(1, players + 1)
    )


def _short(text: str, most: int = 400) -> str:
    """Cuts off advice that names hundreds of players."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"
