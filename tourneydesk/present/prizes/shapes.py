"""Prizes and awards as plain data for JSON, in the shapes of docs/batch.md."""

from tourneydesk.core.event import Event
from tourneydesk.core.prize_awards import Award
from tourneydesk.core.prizes import CENTS, EVERYBODY, Category, Prize
from tourneydesk.formats import format_of
from tourneydesk.present.prizes import event_awards
from tourneydesk.present.prizes.why import code_of, rule_of, why_award

Plain = dict[str, object]


def prizes_shape(event: Event) -> Plain:
    """The prize list with its house rules."""
    offered = event.prizes
    return {
        "currency": offered.currency,
        "total": exact_amount(offered.total),
        "ties": "share" if offered.share else "order",
        "each": "one" if offered.one_each else "all",
        "withdrawn": offered.withdrawn,
        "rounding": "whole" if offered.whole else "cent",
        "prizes": [_prize(prize) for prize in offered.prizes],
    }


def awards_shape(event: Event) -> Plain:
    """Who would win what now, and what is left; prizes are numbers from 1 in the list."""
    found = event_awards(event)
    numbers = {prize: number for number, prize in enumerate(event.prizes.prizes, start=1)}
    return {
        "final": format_of(event).outlook(event).status == "finished",
        "awards": [_award(event, award, numbers) for award in found.awards],
        "paid": exact_amount(found.paid),
        "rounding": exact_amount(found.rounding),
        "unawarded": [numbers[prize] for prize in found.unawarded],
    }


def exact_amount(cents: int) -> int | float:
    """An amount in hundredths as a number with at most two decimal places."""
    return cents // CENTS if cents % CENTS == 0 else cents / CENTS


def _prize(prize: Prize) -> Plain:
    shape: Plain = {"place": prize.place}
    if prize.category != EVERYBODY:
        shape["for"] = _category(prize.category)
    shape |= {"amount": exact_amount(prize.amount)} if prize.amount else {"text": prize.text}
    return shape


def _category(category: Category) -> Plain:
    shape: Plain = {"kind": category.kind}
    if category.kind in ("rating", "age"):
        shape |= {"low": category.low, "high": category.high}
    if category.unrated:
        shape["unrated"] = True
    if category.value:
        shape["value"] = category.value
    if category.players:
        shape["players"] = list(category.players)
    if category.name:
        shape["name"] = category.name
    return shape


def _award(event: Event, award: Award, numbers: dict[Prize, int]) -> Plain:
    shape: Plain = {"player": award.player}
    if award.money:
        shape["amount"] = exact_amount(award.paid)
    else:
        shape["text"] = [prize.text for prize in award.pool]
    return shape | {
        "prizes": [numbers[prize] for prize in award.pool],
        "players": list(award.among),
        "places": [award.first, award.last],
        "code": code_of(award),
        "rule": rule_of(award),
        "why": why_award(event, award),
    }
