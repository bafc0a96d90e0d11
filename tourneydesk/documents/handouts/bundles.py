"""Builds the papers that people fill in, wear or put up."""

from collections.abc import Sequence

from tourneydesk.core.event import Event
from tourneydesk.documents.drawing.page import Bundle
from tourneydesk.documents.handouts.badges import (
    BADGES_UP,
    CARDS_UP,
    badge_bundle,
    place_card_bundle,
)
from tourneydesk.documents.handouts.forms import form_bundle
from tourneydesk.documents.handouts.score_sheets import UP as SCORE_SHEETS_UP
from tourneydesk.documents.handouts.score_sheets import score_sheet_bundle
from tourneydesk.documents.options import Option
from tourneydesk.documents.printing import PrintJob
from tourneydesk.present.handouts import (
    Form,
    badges,
    bye_request,
    incident_report,
    registration_form,
    score_sheets,
    withdrawal,
)

Options = tuple[Option, ...]


def _up(values: Sequence[int]) -> Options:
    return (Option("up", tuple(map(str, values))),)


def options_of_badges(_: Event) -> Options:
    return _up(BADGES_UP)


def options_of_place_cards(_: Event) -> Options:
    return _up(CARDS_UP)


def options_of_requests(_: Event) -> Options:
    return _up((6, 4))


def options_of_registration(_: Event) -> Options:
    return _up((2, 1))


def options_of_score_sheets(_: Event) -> Options:
    return _up(SCORE_SHEETS_UP)


def name_badges(job: PrintJob) -> Sequence[Bundle]:
    items = badges(job.event, job.options.players)
    up = int(job.choice("up"))
    return [badge_bundle(items, job.whole, job.options.paper, up)] if items else []


def place_cards(job: PrintJob) -> Sequence[Bundle]:
    items = badges(job.event, job.options.players)
    up = int(job.choice("up"))
    return [place_card_bundle(items, job.whole, job.options.paper, up)] if items else []


def score_sheet_pages(job: PrintJob) -> Sequence[Bundle]:
    stamp = job.whole if job.posted is None else job.of_round
    sheets = score_sheets(job.event, job.posted, stamp, job.options.tables)
    up = int(job.choice("up"))
    return [score_sheet_bundle(sheets, job.options.paper, up)] if sheets else []


def bye_slips(job: PrintJob) -> Sequence[Bundle]:
    return _forms(job, bye_request(job.event, job.whole))


def withdrawal_slips(job: PrintJob) -> Sequence[Bundle]:
    return _forms(job, withdrawal(job.event, job.whole))


def incident_form(job: PrintJob) -> Sequence[Bundle]:
    form = incident_report(job.event, job.posted, job.whole)
    return [form_bundle([form], job.options.paper, 1)]


def registration_forms(job: PrintJob) -> Sequence[Bundle]:
    return _forms(job, registration_form(job.event, job.whole))


def _forms(job: PrintJob, form: Form) -> Sequence[Bundle]:
    return [form_bundle([form], job.options.paper, int(job.choice("up")))]
