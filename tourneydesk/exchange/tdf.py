"""The XML file of Pokemon's Tournament Operations Manager (TOM), a .tdf: written and read.

Source: files that TOM 1.80 writes. Birth dates are February 27 of the year, as TOM writes them too,
so the year comes from the age on the first day. The rounds are those of the Swiss: of a bracket
after them the file has the places only.
"""

from collections.abc import Iterator, Mapping
from datetime import datetime
from fractions import Fraction
from xml.etree import ElementTree as ET
from xml.parsers import expat

from tourneydesk.core.event import Event, Player, Round, Table
from tourneydesk.core.names import family_name, given_name
from tourneydesk.core.reasons import Fact, Problem, Refused, in_one_line
from tourneydesk.core.results import MatchResult
from tourneydesk.exchange.report import (
    ABSENT,
    MOST_PLAYERS,
    MOST_ROUNDS,
    Cell,
    ReadPlayer,
    Report,
    check,
)
from tourneydesk.formats import format_of, standings_of
from tourneydesk.present.messages import name_of

PLAYING, FINISHED = "4", "5"
SWISS = "3"
ALL_AGES = "8"
OPEN, FIRST, SECOND, TIE, BYE = "0", "1", "2", "3", "5"
BIRTHDAY = "02/27/"
_TIME = "00:00:00"


def tdf_problems(event: Event) -> tuple[Problem, ...]:
    """What a file lacks: the first day, an id and an age for everybody; and double forfeits, which
    it cannot say.
    """
    facts = {"event": event.name}
    problems = []
    if not event.details.get("begin"):
        problems.append(Problem("export_detail_missing", facts={**facts, "detail": "begin"}))
    for player in event.entered:
        named = {**facts, "player": name_of(event, player.id)}
        if not (player.member_id or "").isdecimal():
            problems.append(Problem("export_no_member_id", facts=named))
        if player.age is None:
            problems.append(Problem("export_no_age", facts=named))
    for posted, table, result in event.results():
        if posted.kind in format_of(event).extra_kinds:
            continue
        if isinstance(result, MatchResult) and len(result.forfeited) == 2:
            where = {"round": posted.number, "table": table.number}
            problems.append(Problem("export_double_forfeit", facts={**facts, **where}))
    return tuple(problems)


def tdf(event: Event) -> bytes:
    """The file of an event without problems."""
    finished = format_of(event).outlook(event).status == "finished"
    root = ET.Element(
        "tournament",
        {
            "type": "2",
            "stage": FINISHED if finished else PLAYING if event.rounds else "1",
            "version": "1.80",
            "gametype": "TRADING_CARD_GAME",
            "mode": "LEAGUECHALLENGE",
        },
    )
    _data(root, event)
    _text(root, "timeelapsed", "0")
    players = ET.SubElement(root, "players")
    for player in event.entered:
        _player(players, event, player)
    pod = ET.SubElement(ET.SubElement(root, "pods"), "pod", {"category": ALL_AGES, "stage": "1"})
    _pod(pod, event)
    if finished:
        _standings(root, event)
    ET.SubElement(root, "finalsoptions")
    ET.indent(root, "\t")
    content: bytes = ET.tostring(root, encoding="UTF-8", xml_declaration=True)
    return content + b"\n"


def _data(root: ET.Element, event: Event) -> None:
    details = event.details
    data = ET.SubElement(root, "data")
    for tag, value in (
        ("name", event.name),
        ("id", details.get("sanction", "")),
        ("city", details.get("city", "")),
        ("state", details.get("state", "")),
        ("country", details.get("country", "")),
        ("roundtime", "0"),
        ("finalsroundtime", "0"),
    ):
        _text(data, tag, value)
    organizer = {"popid": details.get("chief_td", ""), "name": details.get("organizer", "")}
    ET.SubElement(data, "organizer", organizer)
    _text(data, "startdate", us_date(details["begin"]))
    _text(data, "lessswiss", "false")
    _text(data, "autotablenumber", "true")
    _text(data, "overflowtablestart", "0")


def _player(players: ET.Element, event: Event, player: Player) -> None:
    begin = event.details["begin"]
    element = ET.SubElement(players, "player", {"userid": player.member_id or ""})
    _text(element, "firstname", given_name(player))
    _text(element, "lastname", family_name(player))
    _text(element, "birthdate", f"{BIRTHDAY}{birth_year(begin, player.age or 0)}")
    _text(element, "starter", "true")
    if player.dropped:
        dropped = ET.SubElement(element, "dropped")
        _text(dropped, "status", "1")
        _text(dropped, "round", str(_last_round(event, player.id)))
        _text(dropped, "timestamp", f"{us_date(begin)} {_TIME}")
    for tag in ("creationdate", "lastmodifieddate"):
        _text(element, tag, f"{us_date(begin)} {_TIME}")


def _last_round(event: Event, player: int) -> int:
    rounds = (
        posted.number
        for posted in reversed(event.rounds)
        if posted.kind not in format_of(event).extra_kinds
        and (posted.table_of(player) or any(bye.player == player for bye in posted.byes))
    )
    return next(rounds, 0)


def _pod(pod: ET.Element, event: Event) -> None:
    data = ET.SubElement(pod, "poddata")
    _text(data, "startingtable", str(event.first_table))
    _text(data, "playoff3rd4th", "false")
    _text(data, "subgroupcount", "1")
    _text(data, "additionalrounds", "0")
    group = ET.SubElement(ET.SubElement(pod, "subgroups"), "subgroup", {"number": "1"})
    listed = ET.SubElement(group, "players")
    for player in event.entered:
        ET.SubElement(listed, "player", {"userid": player.member_id or ""})
    rounds = ET.SubElement(pod, "rounds")
    for posted in event.rounds:
        if posted.kind in format_of(event).extra_kinds:
            continue
        _round(rounds, event, posted)


def _round(rounds: ET.Element, event: Event, posted: Round) -> None:
    stage = PLAYING if posted.missing else "6"
    element = ET.SubElement(
        rounds, "round", {"number": str(posted.number), "type": SWISS, "stage": stage}
    )
    _text(element, "timeleft", "0")
    matches = ET.SubElement(element, "matches")
    for table in posted.tables:
        match = ET.SubElement(matches, "match", {"outcome": _outcome(table)})
        for at, player in enumerate(table.players, start=1):
            ET.SubElement(match, f"player{at}", {"userid": event.player(player).member_id or ""})
        _stamp(match, event, table.number)
    for bye in posted.byes:
        match = ET.SubElement(matches, "match", {"outcome": BYE})
        ET.SubElement(match, "player", {"userid": event.player(bye.player).member_id or ""})
        _stamp(match, event, 0)


def _stamp(match: ET.Element, event: Event, table: int) -> None:
    _text(match, "timestamp", f"{us_date(event.details['begin'])} {_TIME}")
    _text(match, "tablenumber", str(table))


def _outcome(table: Table) -> str:
    result = table.result
    if not isinstance(result, MatchResult):
        return OPEN
    if result.drawn:
        return TIE
    winner = result.winner
    if result.forfeited:
        winner = next((one for one in table.players if one not in result.forfeited), None)
    return FIRST if winner == table.players[0] else SECOND


def _standings(root: ET.Element, event: Event) -> None:
    standings = ET.SubElement(root, "standings")
    finished = ET.SubElement(standings, "pod", {"category": ALL_AGES, "type": "finished"})
    gone = ET.SubElement(standings, "pod", {"category": ALL_AGES, "type": "dnf"})
    for row in standings_of(event):
        player = event.player(row.player)
        if player.dropped:
            ET.SubElement(gone, "player", {"id": player.member_id or ""})
        else:
            about: Mapping[str, str] = {"id": player.member_id or "", "place": str(row.place)}
            ET.SubElement(finished, "player", dict(about))


def us_date(date: str) -> str:
    """``11/21/2026`` for ``2026-11-21``."""
    year, month, day = date.split("-")
    return f"{month}/{day}/{year}"


def birth_year(begin: str, age: int) -> int:
    """The year in which somebody of this age on the day of the event has a birthday in February."""
    year, month, day = map(int, begin.split("-"))
    had_it = (month, day) >= (2, 27)
    return year - age - (0 if had_it else 1)


def age_on(begin: datetime, birth: datetime) -> int:
    """The age on a day."""
    return begin.year - birth.year - ((begin.month, begin.day) < (birth.month, birth.day))


def _text(parent: ET.Element, tag: str, value: str) -> None:
    ET.SubElement(parent, tag).text = value


# Reads the XML file of Pokémon's Tournament Operations Manager (TOM), a .tdf.
#
# Entities and document types are refused, as files from elsewhere can be made to fill the memory.

_DEEPEST = 50
_WIN, _DRAW = Fraction(3), Fraction(1)
_OUTCOMES = {
    OPEN: ("open", "open"),
    FIRST: ("won", "lost"),
    SECOND: ("lost", "won"),
    TIE: ("drawn", "drawn"),
}
Cells = dict[tuple[str, int], Cell]
"""What somebody did in a round, by user id and round."""


def read_tdf(content: bytes) -> Report:
    """Reads a file; Refused for one that is no such file, or that contradicts itself."""
    root = _parsed(content)
    if root.tag != "tournament" or root.find("players") is None:
        raise Refused(Problem("tdf_not_one"))
    data = root.find("data")
    begin = _date(_text_of(data, "startdate"))
    details = {
        key: value
        for key, value in (
            ("sanction", _text_of(data, "id")),
            ("city", _text_of(data, "city")),
            ("state", _text_of(data, "state")),
            ("country", _text_of(data, "country")),
            ("organizer", _organizer(data)),
            ("begin", begin.date().isoformat() if begin else ""),
        )
        if value
    }
    elements = root.findall("players/player")[: MOST_PLAYERS + 1]
    ids = [one.get("userid", "").strip() for one in elements]
    ranks = {user: at for at, user in enumerate(ids, start=1)}
    if len(ranks) < len(ids):
        twice = next(user for user in ids if ids.count(user) > 1)
        raise Refused(Problem("report_number_twice", facts={"rank": in_one_line(twice)}))
    cells, rounds = _cells(root, ranks)
    players = tuple(
        ReadPlayer(
            ranks[user],
            _name(element),
            None,
            user,
            tuple(
                cells.get((user, number), Cell(0, "", ABSENT)) for number in range(1, rounds + 1)
            ),
            _age(element, begin),
        )
        for user, element in zip(ids, elements, strict=True)
    )
    report = Report(_text_of(data, "name"), details, players, _WIN, _DRAW)
    check(report)
    return report


def _parsed(content: bytes) -> ET.Element:
    builder = ET.TreeBuilder()
    depth = 0

    def start(tag: str, attributes: dict[str, str]) -> None:
        nonlocal depth
        depth += 1
        if depth > _DEEPEST:
            raise Refused(Problem("tdf_not_one"))
        builder.start(tag, attributes)

    def end(tag: str) -> None:
        nonlocal depth
        depth -= 1
        builder.end(tag)

    def refuse(*_: object) -> None:
        raise Refused(Problem("tdf_doctype"))

    parser = expat.ParserCreate()
    parser.StartElementHandler, parser.EndElementHandler = start, end
    parser.CharacterDataHandler = builder.data
    parser.StartDoctypeDeclHandler = parser.EntityDeclHandler = refuse
    try:
        parser.Parse(content, True)
    except (expat.ExpatError, ValueError, LookupError) as wrong:
        line = getattr(wrong, "lineno", 0)
        raise Refused(Problem("tdf_not_xml", facts={"line": line})) from None
    return builder.close()


def _cells(root: ET.Element, ranks: dict[str, int]) -> tuple[Cells, int]:
    """What everybody did, and how many rounds there are. Only Swiss rounds count: a bracket that
    follows them is no round here.
    """
    cells: Cells = {}
    rounds = 0
    for element in root.findall("pods/pod/rounds/round"):
        number = element.get("number", "")
        if element.get("type", SWISS) != SWISS:
            continue
        if not number.isdecimal() or not 1 <= int(number) <= MOST_ROUNDS:
            raise Refused(Problem("tdf_round", facts={"round": in_one_line(number)}))
        rounds = max(rounds, int(number))
        for match in element.findall("matches/match"):
            for user, cell in _match(match, int(number), ranks):
                if (user, int(number)) in cells:
                    facts: dict[str, Fact] = {"round": int(number), "user": in_one_line(user)}
                    raise Refused(Problem("tdf_twice", facts=facts))
                cells[user, int(number)] = cell
    return cells, rounds


def _match(
    match: ET.Element, round_number: int, ranks: dict[str, int]
) -> Iterator[tuple[str, Cell]]:
    outcome, table = match.get("outcome", OPEN), _text_of(match, "tablenumber")
    tags = ("player",) if outcome == BYE else ("player1", "player2")
    users = [
        "" if (one := match.find(tag)) is None else one.get("userid", "").strip() for tag in tags
    ]
    facts: dict[str, Fact] = {"round": round_number}
    unknown = next((user for user in users if user not in ranks), None)
    if unknown is not None:
        raise Refused(Problem("tdf_unknown_player", facts={**facts, "user": in_one_line(unknown)}))
    if outcome == BYE:
        yield users[0], Cell(0, "", "U")
        return
    if outcome not in _OUTCOMES or users[0] == users[1]:
        raise Refused(Problem("tdf_match", facts={**facts, "outcome": in_one_line(outcome)}))
    at_table = int(table) if table.isascii() and table.isdecimal() and len(table) < 5 else 0
    for user, other, own in zip(users, reversed(users), _OUTCOMES[outcome], strict=True):
        color = "w" if user == users[0] else "b"
        yield user, Cell(ranks[other], color, own, at_table)


def _name(player: ET.Element) -> str:
    given, family = _text_of(player, "firstname"), _text_of(player, "lastname")
    return f"{family}, {given}" if given and family else family or given


def _age(player: ET.Element, begin: datetime | None) -> int | None:
    birth = _date(_text_of(player, "birthdate"))
    if birth is None or begin is None:
        return None
    age = age_on(begin, birth)
    return age if 0 <= age <= 130 else None


def _date(text: str) -> datetime | None:
    try:
        return datetime.strptime(text, "%m/%d/%Y")  # noqa: DTZ007  # a day has no time zone
    except ValueError:
        return None


def _organizer(data: ET.Element | None) -> str:
    organizer = None if data is None else data.find("organizer")
    return "" if organizer is None else " ".join(organizer.get("name", "").split())


def _text_of(parent: ET.Element | None, tag: str) -> str:
    found = None if parent is None else parent.findtext(tag)
    printable = "".join(letter if letter.isprintable() else " " for letter in found or "")
    return " ".join(printable.split())
