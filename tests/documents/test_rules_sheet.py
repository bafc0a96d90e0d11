"""The rules sheet: the rules of an event as its settings have them, on one readable page."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.builders.desks import desk_of
from tests.documents.papers import STAMP
from tests.documents.reading import boxes, inside, texts
from tourneydesk.core.event import Event, SettingValue
from tourneydesk.core.settings import Choice
from tourneydesk.desk.practice import play
from tourneydesk.documents.drawing.page import A4, LETTER, Paper, pdf_of_bundles
from tourneydesk.documents.drawing.shapes import MM
from tourneydesk.documents.rules_sheet import rules_bundle
from tourneydesk.formats import FORMATS
from tourneydesk.present.messages import in_language, text
from tourneydesk.present.papers.rules import PARTS
from tourneydesk.present.papers.rules_sheet import RulesSheet, rules_sheet
from tourneydesk.present.settings import setting_name

every_format = pytest.mark.parametrize("key", sorted(FORMATS))
COUNTS = (0, 1, 18, 60)


def pdf_of(sheet: RulesSheet, paper: Paper = LETTER) -> bytes:
    return pdf_of_bundles([rules_bundle(sheet, paper)], sheet.title)


def with_setting(event: Event, key: str, value: SettingValue) -> Event:
    return replace(event, settings={**event.settings, key: value})


def variants(event: Event) -> Iterator[tuple[str, Event]]:
    """The event with each value of each setting that has a few."""
    for setting in FORMATS[event.format].settings:
        if isinstance(setting, Choice):
            for value in setting.values:
                yield setting.key, with_setting(event, setting.key, value)


def said(sheet: RulesSheet) -> list[str]:
    return [rule.text for _, rules in sheet.parts for rule in rules]


@every_format
@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_every_rule_has_words_and_a_source_in_every_language(key: str, language: str) -> None:
    with in_language(language):
        for players in COUNTS:
            for _, event in variants(desk_of(key, players).event):
                sheet = rules_sheet(event, STAMP)
                rules = [rule for _, rules in sheet.parts for rule in rules]
                assert all(rule.text and rule.source for rule in rules)
                assert len({heading for heading, _ in sheet.parts}) == len(sheet.parts)
                assert len(sheet.parts) == len(PARTS)


@every_format
@pytest.mark.parametrize("language", ["en", "de", "es"])
@pytest.mark.parametrize("paper", [LETTER, A4])
def test_the_sheet_of_a_usual_event_is_one_page_that_can_be_read(
    key: str, language: str, paper: Paper
) -> None:
    with in_language(language):
        sheet = rules_sheet(desk_of(key, 18).event, STAMP)
        pdf = pdf_of(sheet, paper)
        (page,) = texts(pdf)
    assert inside(pdf, 6 * MM)
    whole = "".join(page.split())
    for line in (*said(sheet), *(part for fact in sheet.settings for part in fact)):
        assert "".join(line.split()) in whole
    lowest = min(box.top - box.bottom for box in boxes(pdf)[0] if len(box.text) > 12)
    assert lowest > 4.5, "letters of about 7 points"


@every_format
def test_the_settings_are_labeled_as_everywhere_with_their_values_in_words(key: str) -> None:
    event = desk_of(key, 18).event
    sheet = rules_sheet(event, STAMP)
    labels = [setting_name(setting.key, key) for setting in FORMATS[key].settings]
    assert [label for label, _ in sheet.settings] == labels
    values = [value for _, value in sheet.settings]
    assert not {"None", "True", "False", ""} & set(values) - {text("setting-acceleration-none")}


CHANGING = [
    ("risk-swiss", "final"),
    ("risk-swiss", "semi_final"),
    ("risk-swiss", "sanctioned"),
    ("risk-swiss", "new_opponents_first"),
    ("age-swiss", "record"),
    ("age-swiss", "ties"),
    ("dual-ring", "seating"),
    ("dual-ring", "gap_colours"),
    ("dual-ring", "drawn_game"),
    ("strikes", "largest_table"),
    ("strikes", "seating"),
    ("strikes", "works_with_two"),
    ("us-swiss", "acceleration"),
    ("us-swiss", "first_colour"),
    ("us-swiss", "last_round_byes"),
    ("us-swiss", "missed_rounds"),
]


@pytest.mark.parametrize(("key", "setting"), CHANGING)
def test_a_setting_changes_the_rules_that_the_sheet_tells(key: str, setting: str) -> None:
    event = desk_of(key, 18).event
    told = [said(rules_sheet(one, STAMP)) for name, one in variants(event) if name == setting]
    assert len(told) > 1
    assert all(one != other for at, one in enumerate(told) for other in told[at + 1 :])


def test_the_tiebreaks_are_told_in_their_order_with_their_rule_numbers() -> None:
    order = ("solkoff", "coin", "buchholz")
    event = with_setting(desk_of("us-swiss", 18).event, "tiebreaks", order)
    rules = dict(rules_sheet(event, STAMP).parts)[text("rules-part-ranking")]
    assert [rule.source for rule in rules[1:]] == ["34E2", "34E13", text("rules-ours")]
    for number, (rule, one) in enumerate(zip(rules[1:], order, strict=True), start=1):
        assert rule.text.startswith(f"{number}. {text(f'setting-tiebreaks-{one}')}")


def test_the_figures_are_those_of_the_event_also_once_it_is_played() -> None:
    desk = desk_of("risk-swiss", 28)
    before = said(rules_sheet(desk.event, STAMP))
    play(desk, 2)
    assert said(rules_sheet(desk.event, STAMP)) == before
    assert any("28" in line for line in before)


def test_a_sheet_that_is_too_long_goes_on_with_letters_of_the_same_size() -> None:
    sheet = rules_sheet(desk_of("us-swiss", 18).event, STAMP)
    long = replace(sheet, parts=(*sheet.parts, *sheet.parts, *sheet.parts))
    pages = ["".join(page.split()) for page in texts(pdf_of(long))]
    assert len(pages) > 1
    assert sum(page.count("".join(said(sheet)[0].split())) for page in pages) == 3
    assert inside(pdf_of(long), 6 * MM)


def test_names_of_settings_and_events_of_any_length_stay_on_the_page() -> None:
    event = desk_of("age-swiss", 18).event
    event = with_setting(event, "age_group_names", ("Ж" * 60, "W" * 60, "الفئة " * 10))
    event = replace(event, name="W" * 120, details={"venue": "V" * 120, "date": "2026-11-22"})
    assert inside(pdf_of(rules_sheet(event, STAMP)), 6 * MM)
