"""The answers so far about a new event, without Qt, and the event made of them."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Literal, get_args

from tourneydesk.core.event import Player, SettingValue
from tourneydesk.core.journal.bounds import ABOUT
from tourneydesk.core.player_fields import PlayerFields
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.core.settings import chosen
from tourneydesk.desk.event_details import change_details, clean_details
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.files.opening import open_in_memory, plan
from tourneydesk.desk.lists.grid import Choices, read_grid
from tourneydesk.desk.lists.preview import ImportPreview, preview_list
from tourneydesk.desk.players import fields_of, import_preview
from tourneydesk.desk.session import Session
from tourneydesk.formats import FORMATS
from tourneydesk.present import messages
from tourneydesk.present.consequences import MOST_PLAYERS, of_settings
from tourneydesk.present.messages import enumerated, say, sentences
from tourneydesk.present.preview import Consequence
from tourneydesk.present.settings import setting_name, value_words
from tourneydesk.present.shows import show_of_format
from tourneydesk.store.errors import FileTrouble

Page = Literal["format", "details", "players", "settings", "cards", "review"]
STEPS: tuple[Page, ...] = ("format", "details", "players", "settings", "review")
"""The steps by their first pages; the settings chosen on cards are the second page of theirs."""
EXPECTED = 18
"""The initial number of players in the preview."""


@dataclass(frozen=True, slots=True)
class Answers:
    """The answers so far; nothing is created before the last page.

    ``settings`` are stored per format, so that looking at another format loses none. ``expected``
    is the number of players to try the settings with, None while the input is not a number; once
    there is a list (``listed``), its players count instead.
    """

    format: str = field(default_factory=lambda: next(iter(FORMATS)))
    details: Mapping[str, str] = field(default_factory=dict)
    file: str = ""
    seed: str = ""
    settings: Mapping[str, Mapping[str, object]] = field(default_factory=dict)
    expected: int | None = EXPECTED
    listed: ImportPreview | None = None

    @property
    def name(self) -> str:
        return self.details.get("name", "")

    @property
    def chosen_settings(self) -> Mapping[str, object]:
        """The settings answered for the selected format."""
        return self.settings.get(self.format, {})

    @property
    def players(self) -> tuple[PlayerFields, ...]:
        """The players of the list."""
        rows = () if self.listed is None else self.listed.added
        return tuple(row.fields for row in rows if row.fields is not None)

    @property
    def left_out(self) -> int:
        """How many rows of the list are not entered."""
        return 0 if self.listed is None else sum(not row.ticked for row in self.listed.rows)


@dataclass(frozen=True, slots=True)
class Flow:
    """The wizard's position, and the answers."""

    page: Page = "format"
    answers: Answers = field(default_factory=Answers)


def pages_of(answers: Answers) -> tuple[Page, ...]:
    """The pages in order; cards only for a format that has settings on cards."""
    has_cards = bool(show_of_format(answers.format).setting_cards)
    return tuple(page for page in get_args(Page) if page != "cards" or has_cards)


def step_of(page: Page) -> int:
    """The number of a page's step, from 1."""
    return STEPS.index("settings" if page == "cards" else page) + 1


def forward(flow: Flow) -> Flow:
    """Moves to the next page; raises Refused if this page's answers are invalid."""
    check(flow.page, flow.answers)
    return _moved(flow, 1)


def back(flow: Flow) -> Flow:
    """Moves to the previous page, whatever the answers on this one."""
    return _moved(flow, -1)


def _moved(flow: Flow, by: int) -> Flow:
    pages = pages_of(flow.answers)
    at = pages.index(flow.page) + by
    return replace(flow, page=pages[min(max(at, 0), len(pages) - 1)])


def to_first_trouble(flow: Flow) -> Flow:
    """Moves to the first page with invalid answers; otherwise stays."""
    for page in pages_of(flow.answers):
        try:
            check(page, flow.answers)
        except Refused:
            return replace(flow, page=page)
    return flow


def check(page: Page, answers: Answers) -> None:
    """Raises Refused with what is wrong with a page's answers."""
    match page:
        case "details":
            details_given(answers)
        case "settings" | "cards":
            _check_settings(answers)
            # Some lists work only with some settings, such as the names of age groups.
            rehearse(answers)
        case _:
            return


def details_given(answers: Answers) -> dict[str, str]:
    """The nonempty details except the name, each on one line; raises Refused if invalid."""
    others = {key: text for key, text in answers.details.items() if key != "name"}
    clean = clean_details({"name": answers.name, **others})
    return {key: text for key, text in clean.items() if text and key != "name"}


def rehearse(answers: Answers) -> None:
    """Creates the event in memory only; raises Refused with what is wrong."""
    opened = plan(
        answers.format, answers.name, answers.seed.strip() or "-", answers.chosen_settings
    )
    fill(Session(MemoryJournal(), [(opened,)]), answers)


def fill(session: Session, answers: Answers) -> None:
    """Gives a new event its details and its players, except for rows that cannot be entered."""
    details = details_given(answers)
    if details:
        change_details(session, details)
    if answers.listed is not None and answers.players:
        import_preview(session, answers.listed)


def players_of(answers: Answers) -> int | tuple[Player, ...]:
    """The number of players in the list, or else the expected number."""
    if answers.listed is None:
        return answers.expected or 0
    return tuple(
        Player(number, **fields_of(fields))
        for number, fields in enumerate(answers.players, start=1)
    )


def consequence(answers: Answers) -> Consequence:
    """What the answers lead to; raises Refused if a setting or the number is invalid."""
    if answers.listed is None and not 1 <= (answers.expected or 0) <= MOST_PLAYERS:
        raise Refused(Problem("players_count", facts={"most": MOST_PLAYERS}))
    _check_settings(answers)
    return of_settings(answers.format, answers.chosen_settings, players_of(answers))


def changed_settings(answers: Answers) -> dict[str, SettingValue]:
    """The settings that differ from the format's defaults, in the format's order."""
    settings = FORMATS[answers.format].settings
    values = chosen(settings, answers.chosen_settings)
    return {
        setting.key: values[setting.key]
        for setting in settings
        if setting.key in values and values[setting.key] != setting.default
    }


def _check_settings(answers: Answers) -> None:
    # Ignores the number of players: that it does not fit is shown in the preview and may still
    # change.
    plan(answers.format, "-", answers.seed.strip() or "-", answers.chosen_settings)


# Creates the event from the answers: its file, its details, its players.


def make_file(answers: Answers) -> Path:
    """Creates the event's file and closes it, so that any thread may call this. On Refused or
    FileTrouble no file is left.
    """
    opened = plan(
        answers.format, answers.name, answers.seed.strip() or None, dict(answers.chosen_settings)
    )
    # Everything in memory first: the file appears only when complete.
    session = open_in_memory(opened)
    fill(session, answers)
    path = Path(answers.file.strip())
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        session.save_as(path)
    except (OSError, ValueError):
        # The folder could not be created, or the path is invalid.
        raise FileTrouble("folder_missing", path) from None
    session.close()
    return path


def list_of_text(text: str, year: int, *, ages: bool = False) -> ImportPreview | None:
    """Players as typed or pasted; None if empty; raises Refused if it is not a list. ``ages``:
    whether small numbers without a heading are ages.
    """
    if not text.strip():
        return None
    grid = read_grid(bytes_of_text(text), ages=ages)
    return preview_list(grid, Choices(), (), year)


def bytes_of_text(text: str) -> bytes:
    """The bytes of a list that was typed or pasted."""
    return text.encode("utf-8", "replace")


# The answers summarized in sentences, without Qt.


def review(answers: Answers) -> tuple[str, ...]:
    """A paragraph each: the event, the players and the outcome, the chosen settings, the file."""
    return (
        _event(answers),
        _players(answers),
        _settings(answers),
        messages.text("wizard-review-file", file=answers.file.strip()),
        messages.text("wizard-review-later"),
    )


def consequence_text(answers: Answers) -> str:
    """What the answers lead to, or what is wrong, in sentences."""
    try:
        return consequence(answers).sentence
    except Refused as refused:
        return sentences(*map(say, refused.problems))


def _event(answers: Answers) -> str:
    where = [
        messages.text(
            f"wizard-review-parts-{key}", text=messages.dates_in(text) if key == "date" else text
        )
        for key in ABOUT
        if (text := answers.details.get(key, "").strip())
    ]
    return messages.text(
        "wizard-review-at" if where else "wizard-review-event",
        name=answers.name.strip(),
        format=messages.text("format-name", answers.format),
        where=enumerated(where, "list-clauses"),
    )


def _players(answers: Answers) -> str:
    if not answers.players:
        return messages.text("wizard-review-no-players")
    sentences_shown = [consequence_text(answers)]
    if not _works(answers):  # a valid outcome starts with the number of players
        sentences_shown.insert(
            0,
            messages.text("wizard-review-players", players=len(answers.players)),
        )
    if answers.left_out:
        sentences_shown.append(messages.text("wizard-others-left-out", rows=answers.left_out))
    return sentences(*sentences_shown)


def _works(answers: Answers) -> bool:
    try:
        return consequence(answers).works
    except Refused:
        return False


def _settings(answers: Answers) -> str:
    changed = changed_settings(answers)
    if not changed:
        return messages.text("wizard-review-as-usual")
    texts = [
        messages.text(
            "wizard-review-setting",
            name=setting_name(key, answers.format),
            value=value_words(key, value, answers.format),
        )
        for key, value in changed.items()
    ]
    return messages.text("wizard-review-changed", settings=enumerated(texts, "list-clauses"))
