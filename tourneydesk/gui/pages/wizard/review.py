"""The answers summarized in sentences, without Qt."""

from tourneydesk.core.journal.bounds import ABOUT
from tourneydesk.core.reasons import Refused
from tourneydesk.gui.pages.wizard.flow import Answers, changed_settings, consequence
from tourneydesk.present import messages
from tourneydesk.present.messages import enumerated, say, sentences
from tourneydesk.present.settings import setting_name, value_words


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
