"""Reads the XML file of Pokémon's Tournament Operations Manager (TOM), a .tdf.

Entities and document types are refused, as files from elsewhere can be made to fill the memory.
"""

from collections.abc import Iterator
from datetime import datetime
from fractions import Fraction
from xml.etree import ElementTree as ET
from xml.parsers import expat

from tourneydesk.core.reasons import Fact, Problem, Refused, in_one_line
from tourneydesk.exchange.report import (
    ABSENT,
    MOST_PLAYERS,
    MOST_ROUNDS,
    Cell,
    ReadPlayer,
    Report,
    check,
)
from tourneydesk.exchange.tdf import BYE, FIRST, OPEN, SECOND, SWISS, TIE, age_on

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
    begin = _date(_text(data, "startdate"))
    details = {
        key: value
        for key, value in (
            ("sanction", _text(data, "id")),
            ("city", _text(data, "city")),
            ("state", _text(data, "state")),
            ("country", _text(data, "country")),
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
    report = Report(_text(data, "name"), details, players, _WIN, _DRAW)
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
    outcome, table = match.get("outcome", OPEN), _text(match, "tablenumber")
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
    given, family = _text(player, "firstname"), _text(player, "lastname")
    return f"{family}, {given}" if given and family else family or given


def _age(player: ET.Element, begin: datetime | None) -> int | None:
    birth = _date(_text(player, "birthdate"))
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


def _text(parent: ET.Element | None, tag: str) -> str:
    found = None if parent is None else parent.findtext(tag)
    printable = "".join(letter if letter.isprintable() else " " for letter in found or "")
    return " ".join(printable.split())
