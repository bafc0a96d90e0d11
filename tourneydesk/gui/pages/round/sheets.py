"""Tables that report figures: the input for each seat, and the report built from it.

A sheet has a row of texts for each seat. W in the first column means that the player withdrew.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from tourneydesk.core.results import BoardResult, Result, ScoreResult
from tourneydesk.gui.widgets.match_keys import Report
from tourneydesk.gui.widgets.number_text import as_typed, exact_number, whole_number
from tourneydesk.present import messages

WITHDRAWN = "W"
Texts = tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class InvalidFigure:
    """An invalid figure: its seat and column, and the message that says what to type."""

    seat: int
    column: int
    message: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """How one kind of result is typed.

    - ``heads``: the column headings; ``one_key``: the keys that fill the first column on their own,
      and ``letters`` that do the same; ``hint``: how to type it.
    - ``read(players, texts)``: the report, or the first slip.
    - ``write(players, result)``: a result as it would be typed.
    - ``beside(texts)``: text derived from the input, shown beside each seat while typing.
    - ``partial(players, texts)``: what a half-typed sheet says so far.
    """

    heads: Callable[[], tuple[str, ...]]
    one_key: str
    hint: Callable[[], str]
    read: Callable[[Sequence[int], Texts], Report | InvalidFigure]
    write: Callable[[Sequence[int], Result | None], Texts]
    beside: Callable[[Texts], tuple[str, ...]]
    partial: Callable[[Sequence[int], Texts], Result]
    letters: str = ""


def is_withdrawn(text: str) -> bool:
    return text.strip().upper() == WITHDRAWN


def _read_board(players: Sequence[int], texts: Texts) -> Report | InvalidFigure:
    parts: tuple[dict[int, int], ...] = ({}, {}, {})
    withdrawn = []
    for seat, (player, row) in enumerate(zip(players, texts, strict=True)):
        withdrew = is_withdrawn(row[0])
        if withdrew:
            withdrawn.append(player)
        for column, text in enumerate(row):
            if withdrew and (column == 0 or not text.strip()):
                continue
            figure = whole_number(text)
            if figure is None:
                return InvalidFigure(seat, column, f"round-board-invalid-{column + 1}")
            parts[column][player] = figure
    places, game_points, energy = parts
    return {
        "places": places,
        "game_points": game_points,
        "energy": energy,
        "withdrawn": withdrawn,
    }


def _write_board(players: Sequence[int], result: Result | None) -> Texts:
    if not isinstance(result, BoardResult):
        return tuple(("", "", "") for _ in players)
    parts: tuple[Mapping[int, int], ...] = (result.places, result.game_points, result.energy)
    rows = []
    for player in players:
        first, *others = (str(part[player]) if player in part else "" for part in parts)
        rows.append((WITHDRAWN if player in result.withdrawn else first, *others))
    return tuple(rows)


def _partial_board(players: Sequence[int], texts: Texts) -> Result:
    places = {
        player: place
        for player, row in zip(players, texts, strict=True)
        if (place := whole_number(row[0])) is not None and 1 <= place <= len(players)
    }
    return BoardResult(places, {}, {}, ())


def _read_scores(players: Sequence[int], texts: Texts) -> Report | InvalidFigure:
    scores: dict[int, Fraction] = {}
    withdrawn = []
    for seat, (player, (text,)) in enumerate(zip(players, texts, strict=True)):
        if is_withdrawn(text):
            withdrawn.append(player)
            continue
        score = exact_number(text)
        if score is None:
            return InvalidFigure(seat, 0, "round-score-invalid")
        scores[player] = score
    return {"scores": scores, "withdrawn": withdrawn}


def _write_scores(players: Sequence[int], result: Result | None) -> Texts:
    if not isinstance(result, ScoreResult):
        return tuple(("",) for _ in players)
    return tuple(
        (as_typed(result.scores[player]) if player in result.scores else WITHDRAWN,)
        for player in players
    )


def _partial_scores(players: Sequence[int], texts: Texts) -> Result:
    typed = [*zip(players, (row[0] for row in texts), strict=True)]
    scores = {player: score for player, text in typed if (score := exact_number(text)) is not None}
    return ScoreResult(scores, tuple(player for player, text in typed if is_withdrawn(text)))


def places_by_score(texts: Texts) -> tuple[str, ...]:
    """The place that each score gives so far: 1, or 2–3 if shared; W comes last."""
    scores = [None if is_withdrawn(text) else exact_number(text) for (text,) in texts]
    places = []
    for (text,), score in zip(texts, scores, strict=True):
        if score is None:
            places.append(messages.text("round-last-place") if is_withdrawn(text) else "")
            continue
        above = sum(other is not None and other > score for other in scores)
        same = sum(other == score for other in scores)
        place = str(above + 1) if same == 1 else f"{above + 1}–{above + same}"
        places.append(messages.text("round-place-shown", place=place))
    return tuple(places)


def _nothing(texts: Texts) -> tuple[str, ...]:
    return tuple("" for _ in texts)


BOARD = Sheet(
    lambda: tuple(messages.text(f"round-board-heads-{column}") for column in (1, 2, 3)),
    "12345",
    lambda: messages.text("round-board-hint"),
    _read_board,
    _write_board,
    beside=_nothing,
    partial=_partial_board,
    letters="ABCDE",
)
SCORES = Sheet(
    lambda: (messages.text("round-score-heads-1"),),
    "",
    lambda: messages.text("round-score-hint"),
    _read_scores,
    _write_scores,
    beside=places_by_score,
    partial=_partial_scores,
)
