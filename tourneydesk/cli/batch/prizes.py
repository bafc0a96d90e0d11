"""The batch commands about prizes: the prize list, and who would win what."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from tourneydesk.cli.batch.batch_file import BatchFile
from tourneydesk.cli.batch.fields import takes
from tourneydesk.cli.batch.replies import Reply
from tourneydesk.cli.batch.requests import Request
from tourneydesk.core.prizes import CENTS, EVERYBODY, KINDS, NAMED, Category, Prize, PrizeList
from tourneydesk.core.reasons import Fact, Problem, Refused, in_one_line
from tourneydesk.desk.event_details import change_prizes
from tourneydesk.present.prizes.tables import awards_shape, prizes_shape

PRIZE = ("place", "for", "amount", "text")
CATEGORY = ("kind", "low", "high", "unrated", "value", "players", "name")
OF_KIND: Mapping[str, Sequence[str]] = {
    "place": (),
    "rating": ("low", "high", "unrated"),
    "unrated": (),
    "age": ("low", "high"),
    "players": ("players",),
    **dict.fromkeys(("age_group", *NAMED), ("value",)),
}
"""The fields of each kind of category, besides the kind and a name."""


@takes("prizes", "currency", "ties", "each", "withdrawn", "rounding")
def set_prizes(batch: BatchFile, request: Request) -> Reply:
    """The whole list, in place of the one before; house rules that are left out are the usual."""
    withdrawn = request.get("withdrawn") is None or request.flag("withdrawn")
    offered = PrizeList(
        tuple(
            _prize(number, fields)
            for number, fields in enumerate(request.objects("prizes", PRIZE), start=1)
        ),
        request.text_or_none("currency") or "",
        _chosen(request, "ties", ("share", "order")),
        _chosen(request, "each", ("one", "all")),
        withdrawn,
        not _chosen(request, "rounding", ("cent", "whole")),
    )
    session = batch.need_session()
    change_prizes(session, offered)
    return {"prizes": prizes_shape(session.event)}


@takes()
def awards(batch: BatchFile, _request: Request) -> Reply:
    """Who would win what if the event ended now."""
    return awards_shape(batch.need_session().event)


def _chosen(request: Request, field: str, values: Sequence[str]) -> bool:
    """Whether the field has its first value, which it also has if it is left out."""
    value = request.text_or_none(field) or values[0]
    if value not in values:
        facts: dict[str, Fact] = {
            "field": field,
            "value": in_one_line(value),
            "known": tuple(values),
        }
        raise Refused(Problem("field_value_unknown", facts=facts))
    return value == values[0]


def _prize(number: int, fields: Request) -> Prize:
    amount = Fraction(0) if fields.get("amount") is None else fields.number("amount")
    cents = amount * CENTS
    given = fields.get("amount") is not None
    if cents.denominator != 1 or (given and cents <= 0):
        raise Refused(Problem("prize_amount", facts={"prize": number}))
    category = EVERYBODY
    if fields.get("for") is not None:
        category = _category(number, Request(fields.do, fields.mapping("for")))
    return Prize(
        fields.whole("place"), cents.numerator, fields.text_or_none("text") or "", category
    )


def _category(number: int, fields: Request) -> Category:
    fields = fields.taking(CATEGORY, "for")
    kind = fields.text("kind")
    if kind not in KINDS:
        facts: dict[str, Fact] = {"prize": number, "kind": in_one_line(kind), "known": KINDS}
        raise Refused(Problem("prize_kind", facts=facts))
    fields.taking(("kind", *OF_KIND[kind], "name"), "for")
    return Category(
        kind,
        fields.whole_or_none("low"),
        fields.whole_or_none("high"),
        fields.flag("unrated"),
        fields.text_or_none("value") or "",
        fields.ids("players") if fields.get("players") is not None else (),
        fields.text_or_none("name") or "",
    )


PRIZES = {"prizes": set_prizes, "awards": awards}
