"""What phones get: the display's pages, without anything private, that need no other resource."""

import re
from base64 import b64encode
from dataclasses import replace
from hashlib import sha256

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.any_moment import desk_at_any_moment
from tests.builders.desks import desk_of
from tests.present.test_web_pages import Tables
from tourneydesk.core.event import Event, Player
from tourneydesk.desk.phones import PhonePages
from tourneydesk.desk.practice import play
from tourneydesk.exchange.phones import served_pages
from tourneydesk.formats import FORMATS
from tourneydesk.present.messages import text
from tourneydesk.present.projector.page import KINDS, DisplayOptions
from tourneydesk.present.projector.phone_pages import PhoneEvent
from tourneydesk.present.projector.web_pages import RoundEnd, folder_pages

EVERYTHING = DisplayOptions(KINDS, ratings=True, ages=True)
"""What a display can show at most."""


def private(player: Player) -> Player:
    """A player whose private fields have values that are nowhere else."""
    number = player.id
    return replace(
        player,
        rating=3800 + number,
        member_id=f"7654{number:04}",
        club=f"Clubhaus{number}",
        note=f"Notabene{number}",
        rating2=3700 + number,
        state=f"Q{number}Q",
        expires=f"2031-03-{number + 1:02}",
        team=f"Teamwork{number}",
        household=f"Household{number}",
        grade=f"Grade{number}",
        birth=f"1913-07-{number + 1:02}",
        email=f"person{number}@example.org",
    )


def values_of(player: Player) -> set[str]:
    fields = (
        *(player.rating, player.member_id, player.club, player.note, player.rating2),
        *(player.state, player.expires, player.team, player.household, player.grade, player.birth),
        player.email,
    )
    return {str(one) for one in fields}


def with_private_fields(event: Event) -> Event:
    return replace(event, players=tuple(map(private, event.players)))


def served(pages: PhonePages) -> dict[str, str]:
    """Every text that is served, by its path."""
    texts = {path: page.content.decode() for path, page in pages.by_path.items()}
    return {**texts, "missing": pages.missing.content.decode()}


@pytest.mark.parametrize("key", FORMATS)
@settings(max_examples=6)
@given(data=st.data())
def test_no_private_field_of_a_player_is_in_anything_served(key: str, data: st.DataObject) -> None:
    event = with_private_fields(desk_at_any_moment(key, data).event)
    words = {
        word
        for page in served(served_pages([PhoneEvent(event, EVERYTHING)])).values()
        for word in re.findall(
            r"[\w@.-]+", re.sub(r"<(style|script)>.*?</\1>", "", page, flags=re.S)
        )
    }
    for player in event.players:
        assert not values_of(player) & words, player.id


@pytest.mark.parametrize("key", sorted(set(FORMATS) - {"age-swiss"}))
def test_ages_change_nothing_that_is_served(key: str) -> None:
    """Where they do not make groups, which everyone in the hall sees."""
    desk = desk_of(key, 12)
    play(desk, 2)
    older = replace(desk.event, players=tuple(replace(one, age=77) for one in desk.event.players))
    both = (served_pages([PhoneEvent(one, EVERYTHING)]) for one in (desk.event, older))
    assert served(next(both)) == served(next(both))


def test_the_display_itself_would_show_ratings() -> None:
    """Else the property above could not fail."""
    desk = desk_of("us-swiss", 8)
    play(desk, 1)
    event = with_private_fields(desk.event)
    pages = "".join(folder_pages(event, EVERYTHING, "").values())
    assert str(event.players[0].rating) in pages


@pytest.fixture(scope="module")
def pages() -> PhonePages:
    desk = desk_of("us-swiss", 12)
    play(desk, 1)
    clock = RoundEnd("Round ends at 14:30", 2_000_000_000)
    return served_pages([PhoneEvent(desk.event, EVERYTHING, clock)])


def test_the_policy_allows_our_script_and_style_and_nothing_else(pages: PhonePages) -> None:
    for path, page in served(pages).items():
        assert "connect-src 'self'" in pages.policy
        for tag in ("style", "script"):
            for content in re.findall(rf"<{tag}>(.*?)</{tag}>", page, re.S):
                digest = b64encode(sha256(content.encode()).digest()).decode()
                assert f"{tag}-src 'sha256-{digest}'" in pages.policy, path
    assert "unsafe" not in pages.policy
    assert pages.policy.startswith("default-src 'none';")


def test_nothing_comes_from_elsewhere_and_nothing_runs_but_the_script(pages: PhonePages) -> None:
    for path, page in served(pages).items():
        outside = re.sub(r"<script>.*?</script>", "", page, flags=re.S)
        assert not re.search(r"https?:|//[a-z]", outside), path
        tags = Tables(page).tags
        assert not {tag for tag, _ in tags} & {"iframe", "object", "link", "form", "img"}, path
        for _, attributes in tags:
            assert not [name for name in attributes if name.startswith("on") or name == "style"], (
                path
            )
        links = [attributes["href"] for tag, attributes in tags if tag == "a"]
        assert all(link in {"/", *(one.strip("/") for one in pages.by_path)} for link in links)


def test_where_people_arrive_is_the_first_page_with_a_box_to_find_a_name(pages: PhonePages) -> None:
    start = served(pages)["/"]
    assert start == served(pages)["/names.html"]
    assert text("phones-find") in start
    assert '<p class="clock" data-ends="2000000000"' in start


def test_a_day_begins_with_a_list_of_its_sections() -> None:
    sections = [
        PhoneEvent(desk_of("us-swiss", 4).event, DisplayOptions(section=f"U{age} <b>"))
        for age in (8, 10)
    ]
    texts = served(served_pages(sections, "Saturday & Sunday"))
    assert "Saturday &amp; Sunday" in texts["/"]
    assert "U8 &lt;b&gt;" in texts["/"]
    for number in (1, 2):
        assert f'href="/{number}/"' in texts["/"]
        assert text("phones-all-sections") in texts[f"/{number}/"]
