"""Whatever is answered about an event reads as people write it, in every language."""

import re
from collections.abc import Iterator

import pytest

from tests.builders.event_sayings import HALLS, all_sayings
from tests.builders.events import event_of
from tourneydesk.core.reasons import Reason
from tourneydesk.formats import FORMATS
from tourneydesk.present.messages import say, use_language
from tourneydesk.present.messages.languages import language_keys

LONGEST = 400
"""So many characters somebody reads at the desk while others wait."""

AMISS = {
    "braces left": re.compile(r"[{}|]"),
    "two spaces": re.compile(r"  | $|^ "),
    "a space before a sign": re.compile(r" [,.;:!?)]"),
    "a code, not a word": re.compile(r"\w_\w"),
    "two signs": re.compile(r"[.,;:][.,;]"),
    "a small letter first": re.compile(r"^[a-zäöüáéíóúñ]|[.?!] [a-zäöüñ]"),
    "no full stop": re.compile(r"(?<!\.)(?<!\.\))$"),
    "Python's own": re.compile(r"\bNone\b|\bTrue\b|\bFalse\b|Fraction"),
}
"""What no text in any language may have."""

OUT_OF_NUMBER = {
    "en": re.compile(
        r"(?<![\d–.½:,])\b1 (match |game |rating )?(players|pairs|points|boards|tables|rounds|games"
        r"|strikes|wins|times|switches|places|steps|are|have|were)\b"
        r"|\b[2-9] (player|pair|point|board|table|round|strike|win|time|switch|place|is|has)\b"
        r"|^Ana and Ana (is|has|was)\b|[.;] Ana and Ana (is|has|was)\b"
        r"|\bOf the ([2-9]) players\b.*?, \4 had|\b(are|were) 1 (?!of\b|table\b)"
    ),
    "de": re.compile(
        r"(?<![\d–.½:,])\b1 (Paare|Punkte|Bretter|Tische|Runden|Partien|Strafpunkte|Siege|Spiele"
        r"|Freilose|Plätze|sind|haben|wären|hätten|müssten)\b"
        r"|\b[2-9] (Paar|Punkt|Brett|Tisch|Runde|Partie|Strafpunkt|Sieg|Platz|ist|hat)\b"
        r"|\b1 (Spieler|Paar|Tisch|Brett) (sind|haben|wären|hätten|mussten|müssten|treffen)\b"
        r"|\b(sind|haben|wären|hätten|mussten|müssten) 1 (Spieler|Paar|Tisch|Brett)\b"
    ),
    "es": re.compile(
        r"(?<![\d–.½:,])\b1 (jugadores|parejas|puntos|tableros|mesas|rondas|partidas|strikes"
        r"|victorias|veces|puestos|cambios|son|tienen|llevan)\b"
        r"|\b[2-9] (jugador|pareja|punto|tablero|mesa|ronda|partida|strike|victoria|vez|puesto)\b"
        r"|\b(?!con\b|en\b)\w+n (repetido )?1 (jugador|pareja|mesa|tablero|ronda)\b|\bles \w+ a 1\b"
        r"|\by [IÍ]\w|\ba el\b|\bde el\b"
    ),
}
"""Nouns and verbs beside a count that is not theirs, by language."""

NUMBERED = re.compile(
    r"\b(tables?|boards?|rounds?|places?|Tische?|Brett(?:er)?|Runden?|Plätze?|Platz|mesas?|tableros?"
    r"|rondas?|puestos?) \d+|\d+(, \d+)* (and|und|y) \d+",
    re.IGNORECASE,
)
"""What has a number instead of being counted, and lists of figures."""

SEEDS = range(2)


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    use_language("en")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    ("key", "at"), [(key, at) for key, halls in HALLS.items() for at in range(len(halls))]
)
def test_every_answer_reads_well_in_every_language(key: str, at: int, seed: int) -> None:
    said = list(all_sayings(key, HALLS[key][at], seed))
    assert said
    wrong = []
    for language in language_keys():
        use_language(language)
        for saying, event in said:
            text = _without_names(say(saying, event), [p.name for p in event.players])
            wrong += [
                (language, saying.code, what, text)
                for what, sign in (*AMISS.items(), ("number", OUT_OF_NUMBER[language]))
                if sign.search(NUMBERED.sub("…", text) if what == "number" else text)
            ]
            if len(text) > LONGEST:
                wrong.append((language, saying.code, "too long", text))
    assert not wrong, wrong[:5]


def _without_names(text: str, names: list[str]) -> str:
    """The text with every name made ``Ana``, so that only the words around the names are read."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "Ana")
    return re.sub("[\u2066-\u2069]", "", text)


@pytest.mark.parametrize("language", language_keys())
def test_reasons_as_older_files_hold_them_are_still_said(language: str) -> None:
    use_language(language)
    for format_key, reason in OLDER:
        text = say(reason, event_of(FORMATS[format_key], 3))
        assert text.endswith((".", ".)"))
        assert not AMISS["braces left"].search(text)


OLDER = [
    (
        "us-swiss",
        Reason("natural_opponents", "29C1", (1, 2), {"points": 1, "other_points": 1, "place": 2}),
    ),
    ("us-swiss", Reason("bye_not_unrated", "28L", (1, 2), {"count": 2})),
    ("strikes", Reason("pairs_met_before", "-", (1, 2), {"pairs": 6, "again": 1, "penalty": 1})),
    ("strikes", Reason("plan_proved_least", "-", (), {"group": "", "penalty": 2})),
    ("strikes", Reason("plan_best_found", "-", (), {"group": "G1", "penalty": 2})),
    ("strikes", Reason("plan_best_of_thirty", "-", (), {"group": "", "penalty": 2})),
    (
        "age-swiss",
        Reason(
            "moved_with_others",
            "-",
            (1,),
            {"players": 2, "left_over": 2, "record": "1–2", "own": "1–2"},
        ),
    ),
]
"""Reasons that events made before had, with the facts they had."""
