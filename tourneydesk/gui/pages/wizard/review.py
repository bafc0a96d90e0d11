"""The answers summarized in sentences, without Qt."""

from fractions import Fraction

from tourneydesk.core.journal.bounds import ABOUT
from tourneydesk.core.sayings import Refused
from tourneydesk.core.settings import Choice, Several
from tourneydesk.formats import FORMATS
from tourneydesk.gui.pages.wizard.flow import Answers, changed_settings, consequence
from tourneydesk.present import messages
from tourneydesk.present.messages import enumerated, number, say, sentences


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
        messages.text(f"wizard-review-parts-{key}", text=text)
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
    listed = answers.listed
    if listed is None or not listed.players:
        return messages.text("wizard-review-no-players")
    sentences_shown = [consequence_text(answers)]
    if not _works(answers):  # a valid outcome starts with the number of players
        sentences_shown.insert(
            0,
            messages.text("wizard-review-players", players=len(listed.players)),
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
            name=messages.text(f"setting-{key}", answers.format),
            value=_value(key, value, answers.format),
        )
        for key, value in changed.items()
    ]
    return messages.text("wizard-review-changed", settings=enumerated(texts, "list-clauses"))


def _value(key: str, value: object, format_key: str) -> str:
    setting = next(one for one in FORMATS[format_key].settings if one.key == key)
    if isinstance(value, list | tuple) and isinstance(setting, Several):
        return enumerated([messages.text(f"setting-{key}-{one}", format_key) for one in value])
    if isinstance(value, list | tuple):
        return enumerated(value)
    has_label = value is None or isinstance(value, bool) or isinstance(setting, Choice)
    if isinstance(value, Fraction):
        return number(value)
    if has_label and type(value) is not int:
        return messages.text(f"setting_{key}_{value}".lower(), format_key)
    return str(value)
