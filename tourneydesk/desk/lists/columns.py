"""Maps the columns of a list to fields, by headings in five languages or by their contents."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tourneydesk.core.reasons import Fact, Problem, Refused
from tourneydesk.desk.lists.player_fields import (
    MOST_AGE,
    MOST_RATING,
    UNRATED,
    quoted,
    whole_rating,
)

# What columns of lists are called, in five languages.
#
# English, German, Spanish, French and Japanese headings are recognized regardless of case,
# accents, blanks and punctuation.

_WORDS = {
    "name": """name names memname dname rmemname membername player players playername
        playersname nameofplayer fullname competitor participant participants entrant spieler
        spielerin spielername teilnehmer teilnehmerin teilnehmername nombre nombrecompleto
        nombreyapellido nombreyapellidos apellidosynombre apellidoynombre apellidosnombre
        jugador jugadora participante nom nomcomplet nometprenom nomprenom joueur joueuse 名前
        氏名 選手 選手名 プレイヤー""",
    "first name": """first firstname forename given givenname givennames christianname vorname
        rufname prenom nombredepila 名""",
    "last name": """last lastname surname family familyname nachname familienname zuname
        apellido apellidos primerapellido nomdefamille 姓""",
    "rating": """rating ratings rtg elo elorating elozahl ratingelo currentrating uscfrating
        uschessrating nationalrating wertung wertungszahl regular regularrating regrating
        rrating standardrating dwz twz nwz spielstarke clasificacionelo classementelo rlpbrat
        drating rrating1 レート レーティング""",
    "second rating": """rating2 secondrating 2ndrating quick quickrating quickrtg qrating rapid
        rapidrating blitz blitzrating fide fiderating fideelo elofide ratingfide fidertg qlpbrat
        blpbrat rrating2 zweitewertung zweitewertungszahl schnellschach schnellschachelo
        rapidelo blitzelo segundorating eloblitz elorapido ratingrapido secondelo elorapide""",
    "age": "age ages alter edad lebensalter 年齢",
    "age group": """agegroup agedivision agecategory agebracket altersgruppe altersklasse
        grupodeedad categoriadeedad categoriedage 年齢区分""",
    "birth date": """birthyear yearofbirth yob byear born birth birthdate dateofbirth birthday
        bday dob geburtsjahr jahrgang geburtsdatum geburtstag geboren geb gebdatum gebjahr
        geburtstagsdatum anodenacimiento fechadenacimiento fechanacimiento anonacimiento
        nacimiento nacido datedenaissance anneedenaissance naissance nele 生年 生年月日""",
    "member ID": """memberid membershipid membershipnumber membershipno membernumber memberno id
        ids playerid idnumber idno uscfid uscfno uscfnumber uschessid uschessno uschessnumber
        usfid fideid fideno fidenumber idfide dci dcinumber dciid memid dmemid rmemid memno
        membership mitgliedsnummer mitgliedsnr mitgliednr mitglnr mgnr spielerid passnummer
        passnr pkz zps licence license licenseid licencia numerodelicencia carnet socio
        numerodesocio licenceid numerodelicence 会員番号""",
    "club": """club clubs clubname verein vereinsname school schoolname schule escuela colegio
        store ecole 所属 クラブ""",
    "team": "team teams teamname mannschaft mannschaftsname equipo equipe チーム",
    "state": """state dstate rstate statecode st province bundesland estado provincia comunidad
        region etat 都道府県""",
    "membership until": """expires expired rexpdate expiry expiration expirationdate expirydate
        expdate expiredate membershipexpires membershipexpiration membershipexpiry memberuntil
        membershipuntil validuntil validthrough goodthrough mitgliedbis gultigbis ablauf
        ablaufdatum sociohasta validohasta vigencia vencimiento caducidad valablejusqua
        expiration 有効期限""",
    "household": """household householdid familyid familymark sibling siblings haushalt
        familienzeichen hogar marcadefamilia famille foyer 家族""",
    "grade": """grade schoolgrade gradelevel klasse schulklasse curso grado gradoescolar classe
        学年""",
    "e-mail": """email emails emailaddress mail mailaddress emailadresse mailadresse correo
        correoelectronico courriel メール メールアドレス""",
    "note": """note notes comment comments remark remarks bemerkung bemerkungen anmerkung
        anmerkungen notiz notizen kommentar nota notas comentario comentarios observacion
        observaciones remarque remarques commentaire 備考 メモ""",
}
FIELDS = tuple(_WORDS)
"""The fields that a column can have."""
AGE_GROUP = "age group"
FIELD_KEYS = {
    "second rating": "rating2",
    "membership until": "expires",
    "birth date": "birth",
    "e-mail": "email",
    "member ID": "member_id",
    "age group": "age_group",
}
"""What `PlayerFields` calls a field that has another name there."""
_BRACKETS = re.compile(r"\([^()]*\)|\[[^\[\]]*\]")


def _normalized(text: str) -> str:
    text = unicodedata.normalize("NFKC", text).casefold()
    return "".join(
        character for character in unicodedata.normalize("NFKD", text) if character.isalnum()
    )


_FIELD_OF = {_normalized(word): field for field, words in _WORDS.items() for word in words.split()}


def field_of(heading: str) -> str | None:
    """The field that a heading names, None if it is unknown."""
    return _FIELD_OF.get(_normalized(_BRACKETS.sub("", heading[:200]) or heading[:200]))


_RATINGS = ("rating", "second rating")
_PARTS = ("first name", "last name")


@dataclass(frozen=True, slots=True)
class Columns:
    """The column of each field, counted from 0.

    ``headings`` maps each recognized heading to its field; ``unread`` are the other headings.
    ``width`` is the number of cells that a row can fill. ``day_first`` as in `dates`.
    """

    places: Mapping[str, int]
    headings: Mapping[str, str]
    width: int
    unread: tuple[str, ...] = ()
    day_first: bool = False


def count_known_headings(cells: Sequence[str]) -> int:
    """The number of these cells that are known headings; 0 if a cell holds a number."""
    if any(cell.strip().replace(".", "").replace(",", "").isdigit() for cell in cells):
        return 0
    return sum(field_of(cell) is not None for cell in cells)


def columns_by_heading(cells: Sequence[str]) -> Columns:
    """The columns under these headings; Refused without a name, or if a field occurs twice."""
    fields = _fields_of(cells)
    recognized = [
        (cell, field) for cell, field in zip(cells, fields, strict=True) if field is not None
    ]
    if {"name", "first name", "last name"} <= set(fields):
        _refuse_twice("name", [cell for cell, field in recognized if field.endswith("name")])
    for name in FIELDS:
        same = [cell for cell, field in recognized if field == name]
        if len(same) > 1:
            _refuse_twice(name, same)
    if not {"name", "first name", "last name"} & set(fields):
        raise Refused(Problem("list_no_name_column", facts={"headings": _few(cells)}))
    return Columns(
        places={field: place for place, field in enumerate(fields) if field is not None},
        headings=dict(recognized),
        width=max(place for place, cell in enumerate(cells) if cell) + 1,
        unread=tuple(
            cell for cell, field in zip(cells, fields, strict=True) if cell and field is None
        ),
    )


def columns_by_content(rows: Sequence[Sequence[str]], *, ages: bool = False) -> Columns:
    """The columns of a list without headings, by their content: a name, maybe a rating and, for
    ``ages``, an age.

    Refused if no column holds names, or if the first row looks like unknown headings.
    """
    width = len(rows[0])
    # A row with more cells, as of an unquoted “Smith, John”, is told of and tells nothing.
    fit = [row for row in rows if not any(row[width:])]
    columns = [[row[place] if place < len(row) else "" for row in fit] for place in range(width)]
    name = next((place for place, cells in enumerate(columns) if _are_names(cells)), None)
    if name is None or any(
        _are_numbers(cells[1:]) and _looks_like_heading(cells[0]) for cells in columns
    ):
        raise Refused(Problem("list_no_name_column", facts={"headings": _few(rows[0])}))
    places = {"name": name}
    rating = next((place for place, cells in enumerate(columns) if _are_ratings(cells)), None)
    if rating is not None:
        places["rating"] = rating
    age = next((place for place, cells in enumerate(columns) if ages and _are_ages(cells)), None)
    if age is not None:
        places["age"] = age
    return Columns(
        places=places,
        headings={f"column {place + 1}": field for field, place in places.items()},
        width=width,
        unread=tuple(
            f"column {place + 1}"
            for place, cells in enumerate(columns)
            if place not in places.values() and any(cells)
        ),
    )


def guessed_fields(rows: Sequence[Sequence[str]], place: int | None) -> Columns:
    """The columns of a list that `columns_by_heading` or `columns_by_content` refuses: the first of
    several with the same field, none for a field that is in doubt. ``place`` is the index of the
    heading row.
    """
    cells = rows[place or 0]
    if place is None:
        width = max(map(len, rows))
        columns = [[row[at] for row in rows if at < len(row)] for at in range(width)]
        name = next((at for at, column in enumerate(columns) if _are_names(column)), None)
        return Columns({} if name is None else {"name": name}, {}, width)
    places: dict[str, int] = {}
    for at, field in enumerate(_fields_of(cells)):
        if field is not None:
            places.setdefault(field, at)
    if set(_PARTS) & set(places):
        places.pop("name", None)
    return Columns(
        places,
        {cells[at]: field for field, at in places.items()},
        max((at for at, cell in enumerate(cells) if cell), default=0) + 1,
        tuple(cell for at, cell in enumerate(cells) if cell and at not in places.values()),
    )


def looks_like_headings(rows: Sequence[Sequence[str]]) -> bool:
    """Whether the first row has words above columns of numbers, so that it may have headings that
    are not known.
    """
    width = len(rows[0])
    columns = [[row[at] if at < len(row) else "" for row in rows] for at in range(width)]
    return any(_are_numbers(cells[1:]) and _looks_like_heading(cells[0]) for cells in columns)


def _fields_of(headings: Sequence[str]) -> list[str | None]:
    """The field that each heading names beside the others, None for one that is unknown."""
    fields = _one_second_rating([field_of(heading) for heading in headings])
    # "Name, Vorname" and "Nombre, Apellidos": next to one part of a name, "name" is the other.
    if "name" in fields and ("first name" in fields) != ("last name" in fields):
        other_part = "last name" if "first name" in fields else "first name"
        return [other_part if field == "name" else field for field in fields]
    return fields


def _one_second_rating(fields: Sequence[str | None]) -> list[str | None]:
    """The first of several second ratings, such as quick and blitz; it is the rating if there is no
    other.
    """
    second = next((at for at, field in enumerate(fields) if field == "second rating"), None)
    meant: dict[int | None, str] = {second: _RATINGS["rating" in fields]}
    return [meant.get(at) if field == "second rating" else field for at, field in enumerate(fields)]


def _refuse_twice(field: str, headings: Sequence[str]) -> None:
    facts: dict[str, Fact] = {
        "field": field,
        "headings": _few(headings),
    }
    raise Refused(Problem("list_columns_twice", facts=facts))


def _are_names(cells: Sequence[str]) -> bool:
    filled = [cell for cell in cells if cell]
    names = sum(
        any(letter.isalpha() for letter in cell) and cell.casefold() not in UNRATED
        for cell in filled
    )
    return 2 * names > len(filled)


def _are_numbers(cells: Sequence[str]) -> bool:
    filled = [cell for cell in cells if cell and cell.casefold() not in UNRATED]
    return bool(filled) and all(cell[0].isdigit() and _rating(cell) >= 0 for cell in filled)


def _looks_like_heading(cell: str) -> bool:
    return (
        any(letter.isalpha() for letter in cell)
        and cell.casefold() not in UNRATED
        and not any(letter.isdigit() for letter in cell)
    )


def _are_ratings(cells: Sequence[str]) -> bool:
    """Numbers up to 4000 that are neither row numbers nor all as small as ages."""
    if not _are_numbers(cells) or [str(n) for n in range(1, len(cells) + 1)] == list(cells):
        return False
    return MOST_AGE < max(_rating(cell) for cell in cells) <= MOST_RATING


def _are_ages(cells: Sequence[str]) -> bool:
    """Whole numbers no greater than an age, and not row numbers."""
    filled = [cell for cell in cells if cell]
    if not filled or [str(n) for n in range(1, len(cells) + 1)] == list(cells):
        return False
    return all(cell.isdecimal() and len(cell) <= 3 and int(cell) <= MOST_AGE for cell in filled)


def _rating(cell: str) -> int:
    try:
        return whole_rating(cell) or 0
    except Refused:
        return -1


def _few(cells: Sequence[str]) -> tuple[str, ...]:
    return tuple(f"“{quoted(cell)}”" for cell in cells if cell)[:4]
