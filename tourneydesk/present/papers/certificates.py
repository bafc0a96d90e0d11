"""Certificates for the first places of all players, of rating classes and of age groups."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from tourneydesk.core.event import Event
from tourneydesk.core.names import shown_name
from tourneydesk.core.standings import UNRANKED, Standing
from tourneydesk.formats import format_of, standings_of
from tourneydesk.present.figures import group_standings
from tourneydesk.present.messages import dates_in, enumerated, text, word_of
from tourneydesk.present.prizes import event_awards
from tourneydesk.present.prizes.words import prize_name, won
from tourneydesk.present.rating_classes import class_key, class_name, class_standings
from tourneydesk.present.ratings import rating_of
from tourneydesk.present.sheets import Stamp
from tourneydesk.present.shows import show_of

PLACES, AGES, CLASSES, PRIZES = "places", "ages", "classes", "prizes"
"""What certificates are for."""
TOP = 3


@dataclass(frozen=True, slots=True)
class Certificate:
    """One page: the event and its format, the player's name, what they achieved (the best first,
    its ``place`` as a number), a line about it, where and when, and who signs: a label, and the
    name if it is known.
    """

    title: str
    event: str
    format: str
    given_to: str
    player: str
    place: int
    achieved: tuple[str, ...]
    about: str
    where: str
    signed: tuple[tuple[str, str], ...]
    stamp: Stamp


@dataclass(frozen=True, slots=True)
class _Achievement:
    place: int
    text: str


def awarded_for(event: Event) -> tuple[str, ...]:
    """What certificates of this event can be for."""
    ages = format_of(event).groups is not None
    classes = (
        show_of(event).rated
        and len({class_key(rating_of(event, one.id).number) for one in event.entered}) > 1
    )
    reasons = ((PLACES, True), (AGES, ages), (CLASSES, classes), (PRIZES, bool(event.prizes)))
    return tuple(reason for reason, there in reasons if there)


def certificates(
    event: Event,
    stamp: Stamp,
    chosen: Collection[str] | None = None,
    top: int | None = TOP,
) -> list[Certificate]:
    """One for each player with one of the first ``top`` places (None = everybody with a place) of
    what is ``chosen`` (None = all players and age groups), and for each with a prize if prizes
    are, in order of the standings.
    """
    chosen = (PLACES, AGES) if chosen is None else chosen
    rows = [row for row in standings_of(event) if row.place != UNRANKED and row.place_known]
    groups = _groups(event, chosen)
    overall = _achievements(rows, "")
    everything = [(PLACES in chosen, overall), *((True, one) for one in groups)]
    made: list[Certificate] = []
    for row in rows:
        earned = [
            places[row.player]
            for counts, places in everything
            if counts and row.player in places and (top is None or places[row.player].place <= top)
        ]
        if PRIZES in chosen:
            earned += _prizes(event, row.player)
        if earned:
            made.append(_certificate(event, stamp, row, sorted(earned, key=_place), len(rows)))
    return made


def _prizes(event: Event, player: int) -> Iterator[_Achievement]:
    """What the player won: prizes by their names, money that was shared by its amount."""
    for award in event_awards(event).of(player):
        amount = won(event, award)
        if len(award.pool) == 1 and len(award.among) == 1:
            prize = prize_name(award.pool[0], event.format)
            yield _Achievement(award.first, text("cert-prize", prize=prize, amount=amount))
        elif award.money:
            yield _Achievement(award.first, text("cert-prize-shared", amount=amount))


def _place(achievement: _Achievement) -> int:
    return achievement.place


def _groups(event: Event, chosen: Collection[str]) -> Iterator[Mapping[int, _Achievement]]:
    if AGES in chosen:
        for group, rows in group_standings(event).items():
            name = word_of(group, "ages", event.format)
            yield _achievements(rows, text("cert-in-ages", group=name))
    if CLASSES in chosen:
        for key, rows in class_standings(event).items():
            yield _achievements(rows, class_name(key))


def _achievements(rows: Sequence[Standing], group: str) -> dict[int, _Achievement]:
    """What each player achieved among these; ``group`` is in words, empty for all players."""
    count = Counter(row.place for row in rows)
    return {
        row.player: _Achievement(row.place, _achieved(row.place, count[row.place] > 1, group))
        for row in rows
        if row.place != UNRANKED and row.place_known
    }


def _achieved(place: int, tied: bool, group: str) -> str:
    words = text("cert-place-tied" if tied else "cert-place", place=place)
    return text("cert-place-in", place=words, group=group) if group else words


def _certificate(
    event: Event, stamp: Stamp, row: Standing, earned: Sequence[_Achievement], players: int
) -> Certificate:
    details, player = event.details, event.player(row.player)
    figures = [text(f"cert-{format_of(event).points}", figure=row.points)] * row.points_known
    where = [details.get("venue", ""), dates_in(details.get("date", ""), "long")]
    organizer = details.get("organizer", "")
    undated = [] if details.get("date") else [(text("sheet-signed-date"), "")]
    return Certificate(
        title=text("cert-title"),
        event=event.name,
        format=text("format-name", event.format),
        given_to=text("cert-given-to"),
        player=shown_name(player.name, player.family),
        place=earned[0].place,
        achieved=tuple(one.text for one in earned),
        about=enumerated([*figures, text("cert-players", players=players)], "cert-and"),
        where=enumerated([one for one in where if one], "cert-and"),
        signed=(
            (text("cert-signed-organizer"), organizer),
            (text("cert-signed-director"), ""),
            *undated,
        ),
        stamp=stamp,
    )
