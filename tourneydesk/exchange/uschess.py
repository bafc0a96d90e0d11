"""The US Chess rating report "2C": THEXPORT.DBF, TSEXPORT.DBF and TDEXPORT.DBF.

Source: US Chess, "Rating report file format 2C": dBASE III files of character fields only. One
event is one section; several events are the sections of one report.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from tempfile import TemporaryDirectory

import dbf

from tourneydesk.core.event import Event, Player
from tourneydesk.core.journal.dates import is_date
from tourneydesk.core.names import family_name, given_name
from tourneydesk.core.reasons import Problem
from tourneydesk.exchange.content import Files, opponents
from tourneydesk.present.messages import name_of
from tourneydesk.present.paper_rebuild.lines import Line
from tourneydesk.present.paper_rebuild.records import records

Fields = Mapping[str, str]
HEADER = {
    "H_FORMAT": 5,
    "H_PROGRAM": 10,
    "H_EVENT_ID": 12,
    "H_NAME": 35,
    "H_TOT_SECT": 2,
    "H_BEG_DATE": 8,
    "H_END_DATE": 8,
    "H_AFF_ID": 8,
    "H_CITY": 21,
    "H_STATE": 2,
    "H_ZIPCODE": 10,
    "H_COUNTRY": 21,
    "H_SENDCROS": 1,
    "H_CTD_ID": 8,
    "H_ATD_ID": 8,
    "H_OTHER_TD": 254,
}
SECTION = {
    "S_EVENT_ID": 12,
    "S_SEC_NUM": 2,
    "S_SEC_NAME": 30,
    "S_R_SYSTEM": 1,
    "S_TIMECTL": 40,
    "S_CTD_ID": 8,
    "S_ATD_ID": 8,
    "S_TRN_TYPE": 1,
    "S_TOT_RNDS": 2,
    "S_LST_PAIR": 4,
    "S_BEG_DATE": 8,
    "S_END_DATE": 8,
    "S_SCH_LVL": 1,
    "S_GR_PRIX": 1,
    "S_GP_PTS": 3,
    "S_FIDE": 1,
}
PLAYER = {
    "D_EVENT_ID": 12,
    "D_SEC_NUM": 2,
    "D_PAIR_NUM": 4,
    "D_MEM_ID": 8,
    "D_NAME": 30,
    "D_STATE": 2,
    "D_RATING": 4,
}
_ROUND = 7
_MOST_SECTIONS = 99
_NEEDED = ("affiliate", "chief_td", "city", "state", "begin", "end")
"""Details of the first event, which are those of the report."""
_NEEDED_BY_SECTION = ("time_control", "rating_system")
_PLAYED = {"won": "W", "drawn": "D", "lost": "L"}
_FORFEITS = {"forfeit_won": "X", "forfeit_lost": "F"}


def uschess_problems(events: Sequence[Event]) -> tuple[Problem, ...]:
    """What is missing before the report can be sent, each with the event it is missing in."""
    first = events[0]
    problems = [_detail(first, key) for key in _NEEDED if not first.details.get(key)]
    problems += [
        Problem("export_not_a_date", facts={"event": first.name, "detail": key})
        for key in ("begin", "end")
        if first.details.get(key) and not is_date(first.details[key])
    ]
    if len(events) > _MOST_SECTIONS:
        problems.append(Problem("export_too_many_sections", facts={"most": _MOST_SECTIONS}))
    for event in events:
        problems += [
            _detail(event, key) for key in _NEEDED_BY_SECTION if not event.details.get(key)
        ]
        problems += _section_problems(event)
    return tuple(problems)


def _detail(event: Event, key: str) -> Problem:
    return Problem("export_detail_missing", facts={"event": event.name, "detail": key})


def _section_problems(event: Event) -> list[Problem]:
    problems = [
        Problem(
            "export_no_member_id", facts={"event": event.name, "player": name_of(event, one.id)}
        )
        if not one.member_id
        else Problem(
            "export_wrong_member_id",
            facts={"event": event.name, "player": name_of(event, one.id), "id": one.member_id},
        )
        for one in reported_players(event)
        if not _is_member_id(one.member_id)
    ]
    if not event.rounds:
        problems.append(Problem("export_no_rounds", facts={"event": event.name}))
    if event.open_items:
        problems.append(
            Problem(
                "export_open_items", facts={"event": event.name, "count": len(event.open_items)}
            )
        )
    problems += [
        Problem(
            "export_result_missing",
            facts={"event": event.name, "round": posted.number, "tables": posted.missing},
        )
        for posted in event.rounds
        if posted.missing
    ]
    return problems


def _is_member_id(member_id: str | None) -> bool:
    return (
        member_id is not None
        and member_id.isascii()
        and member_id.isdigit()
        and (len(member_id) == PLAYER["D_MEM_ID"])
    )


def reported_players(event: Event) -> tuple[Player, ...]:
    """The players in the order of their numbers, which close up where an entry was deleted."""
    return event.entered


def uschess_files(events: Sequence[Event]) -> Files:
    """The three files of a report without problems."""
    players = [row for at, event in enumerate(events, start=1) for row in _players(event, at)]
    rounds = max(len(event.rounds) for event in events)
    columns = {**PLAYER, **{f"D_RND{at:02}": _ROUND for at in range(1, rounds + 1)}}
    return {
        "THEXPORT.DBF": dbase(HEADER, [_header(events)]),
        "TSEXPORT.DBF": dbase(
            SECTION, [_section(event, at) for at, event in enumerate(events, start=1)]
        ),
        "TDEXPORT.DBF": dbase(columns, players),
    }


def _header(events: Sequence[Event]) -> Fields:
    first = events[0]
    details = first.details
    return {
        "H_FORMAT": "2C",
        "H_PROGRAM": "TourneyDsk",
        "H_NAME": first.name,
        "H_TOT_SECT": str(len(events)),
        "H_BEG_DATE": _date(details["begin"]),
        "H_END_DATE": _date(details["end"]),
        "H_AFF_ID": details["affiliate"],
        "H_CITY": details["city"],
        "H_STATE": details["state"],
        "H_ZIPCODE": details.get("zip", ""),
        "H_COUNTRY": details.get("country", "USA"),
        "H_SENDCROS": "N",
        "H_CTD_ID": details["chief_td"],
        "H_ATD_ID": details.get("assistant_td", ""),
    }


def _section(event: Event, number: int) -> Fields:
    details = event.details
    return {
        "S_SEC_NUM": str(number),
        "S_SEC_NAME": details.get("section") or event.name,
        "S_R_SYSTEM": details["rating_system"],
        "S_TIMECTL": details["time_control"],
        "S_CTD_ID": details.get("chief_td", ""),
        "S_ATD_ID": details.get("assistant_td", ""),
        "S_TRN_TYPE": "S",
        "S_TOT_RNDS": str(len(event.rounds)),
        "S_LST_PAIR": str(len(reported_players(event))),
        "S_BEG_DATE": _date(details.get("begin", "")),
        "S_END_DATE": _date(details.get("end", "")),
        "S_SCH_LVL": "N",
        "S_GR_PRIX": "N",
        "S_FIDE": "N",
    }


def _players(event: Event, section: int) -> list[Fields]:
    numbers = {player.id: at for at, player in enumerate(reported_players(event), start=1)}
    past = records(event)
    return [
        {
            "D_SEC_NUM": str(section),
            "D_PAIR_NUM": str(numbers[player.id]),
            "D_MEM_ID": player.member_id or "",
            "D_NAME": _name(player),
            # A name in full, cut, would be another state's letters.
            "D_STATE": player.state if player.state and len(player.state) == 2 else "",
            "D_RATING": "" if player.rating is None else str(player.rating),
            **_rounds(event, player, past[player.id].lines, numbers),
        }
        for player in reported_players(event)
    ]


def _rounds(
    event: Event, player: Player, lines: Sequence[Line], numbers: Mapping[int, int]
) -> Fields:
    by_round = {line.round: line for line in lines}
    return {
        f"D_RND{posted.number:02}": _round(by_round.get(posted.number), player, numbers)
        for posted in event.rounds
    }


def _round(line: Line | None, player: Player, numbers: Mapping[int, int]) -> str:
    """The result, the opponent's number and the color: ``W9B``; unplayed rounds have opponent 0."""
    if line is None:
        return "U0"
    if not line.table:
        points = Fraction(line.figures[0] or 0)
        return "U0" if not points else "H0" if points == Fraction(1, 2) else "B0"
    if line.outcome in _PLAYED:
        (opponent,) = opponents(line, player.id)
        return f"{_PLAYED[line.outcome]}{numbers[opponent]}{'WB'[line.seat]}"
    if line.outcome in _FORFEITS:
        return "Z0" if line.both_absent else f"{_FORFEITS[line.outcome]}0"
    return "U0"


def _date(date: str) -> str:
    return date.replace("-", "")


def _name(player: Player) -> str:
    given = given_name(player)
    return f"{family_name(player)}, {given}" if given else family_name(player)


def dbase(columns: Mapping[str, int], rows: Sequence[Fields]) -> bytes:
    """A dBASE III file of character fields; a text longer than its field is cut, and letters that
    the file cannot hold become ?.
    """
    specs = "; ".join(f"{name} C({width})" for name, width in columns.items())
    with TemporaryDirectory() as folder:
        path = Path(folder, "table.dbf")
        table = dbf.Table(str(path), specs, dbf_type="db3", codepage="cp1252")
        table.open(mode=dbf.READ_WRITE)
        try:
            for row in rows:
                table.append({name: _cut(row.get(name, ""), columns[name]) for name in columns})
        finally:
            table.close()
        content = bytearray(path.read_bytes())
    # The date of the last change: equal input gives equal bytes.
    content[1:4] = bytes((100, 1, 1))
    return bytes(content)


def _cut(text: str, width: int) -> str:
    line = " ".join(text.split()).encode("cp1252", "replace").decode("cp1252")
    return line[:width]
