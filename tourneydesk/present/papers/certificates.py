"""Certificates for the first places, and for the first of each age group."""

from collections.abc import Sequence
from dataclasses import dataclass

from tourneydesk.core.event import Event
from tourneydesk.core.standings import UNRANKED
from tourneydesk.formats import format_of, standings_of
from tourneydesk.present.messages import bare_name_of, text
from tourneydesk.present.sheets import Stamp

PLACES = 3


@dataclass(frozen=True, slots=True)
class Certificate:
    """One page: the event, the player's name, their achievement in one or two lines, place and
    date, and labels for signature lines.
    """

    title: str
    event: str
    given_to: str
    player: str
    reached: tuple[str, ...]
    where: str
    signed: tuple[str, ...]
    stamp: Stamp


def certificates(
    event: Event, stamp: Stamp, players: Sequence[int] | None = None
) -> list[Certificate]:
    """Those of the top three places and of the best of each age group, or of these players."""
    rows, fmt = standings_of(event), format_of(event)
    best = {
        line.player: group
        for group, lines in (fmt.groups(event, None) if fmt.groups is not None else {}).items()
        for line in lines
        if line.place == 1
    }
    all_certificates: list[Certificate] = []
    for line in rows:
        earned = UNRANKED < line.place <= PLACES or line.player in best
        if line.place == UNRANKED:
            continue
        if line.player not in players if players is not None else not earned:
            continue
        reached = [
            text("cert-place", place=line.place, players=len(rows)),
            text(f"cert-{fmt.points}", figure=line.points),
        ]
        if line.player in best:
            reached.insert(1, text("cert-age-group", event.format, group=best[line.player]))
        all_certificates.append(
            Certificate(
                title=text("cert-title"),
                event=event.name,
                given_to=text("cert-given-to"),
                player=bare_name_of(event, line.player),
                reached=tuple(reached),
                where=_where(event),
                signed=(text("sheet-signed-organizer"), text("sheet-signed-date")),
                stamp=stamp,
            )
        )
    return all_certificates


def _where(event: Event) -> str:
    name = text("format-name", event.format)
    match event.details.get("venue"), event.details.get("date"):
        case (str(venue), str(date)) if venue and date:
            return text("cert-where-when", format=name, venue=venue, date=date)
        case (str(venue), _) if venue:
            return text("cert-where", format=name, venue=venue)
        case (_, str(date)) if date:
            return text("cert-when", format=name, date=date)
        case _:
            return name
