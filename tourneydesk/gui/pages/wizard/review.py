"""The answers read back as sentences. No Qt here."""

from fractions import Fraction

from tourneydesk.core.sayings import Refused
from tourneydesk.core.settings import Choice, Several
from tourneydesk.formats import FORMATS
from tourneydesk.gui import words
from tourneydesk.gui.pages.wizard.flow import Answers, changed_settings, consequence
from tourneydesk.present.words import number, say, word


def review(answers: Answers) -> tuple[str, ...]:
    """A paragraph each: the event, who plays and what it makes, what was chosen, the file."""
    return (
        _event(answers),
        _players(answers),
        _settings(answers),
        words.REVIEW_FILE.format(file=answers.file.strip()),
        words.REVIEW_LATER,
    )


def leads_to(answers: Answers) -> str:
    """What the answers lead to, or why not, in sentences."""
    try:
        return consequence(answers).sentence
    except Refused as refused:
        return " ".join(say(problem) for problem in refused.problems)


def _event(answers: Answers) -> str:
    where = [
        words.REVIEW_PARTS[key].format(text=text)
        for key in words.DETAILS
        if (text := answers.details.get(key, "").strip())
    ]
    return (words.REVIEW_AT if where else words.REVIEW_EVENT).format(
        name=answers.name.strip(),
        format=word(f"format_{answers.format}"),
        where=", ".join(where),
    )


def _players(answers: Answers) -> str:
    listed = answers.listed
    if listed is None or not listed.players:
        return words.REVIEW_NO_PLAYERS
    said = [leads_to(answers)]
    if not _works(answers):  # what works begins with how many they are
        said.insert(0, words.REVIEW_PLAYERS.format(players=words.players(len(listed.players))))
    if answers.left_out:
        said.append(words.OTHERS_LEFT_OUT.format(rows=words.rows(answers.left_out)))
    return " ".join(said)


def _works(answers: Answers) -> bool:
    try:
        return consequence(answers).works
    except Refused:
        return False


def _settings(answers: Answers) -> str:
    changed = changed_settings(answers)
    if not changed:
        return words.REVIEW_AS_USUAL
    shown = "; ".join(
        words.REVIEW_SETTING.format(
            name=word(f"setting_{key}", answers.format), value=_value(key, value, answers.format)
        )
        for key, value in changed.items()
    )
    return words.REVIEW_CHANGED.format(settings=shown)


def _value(key: str, value: object, format_key: str) -> str:
    setting = next(one for one in FORMATS[format_key].settings if one.key == key)
    if isinstance(value, list | tuple) and isinstance(setting, Several):
        return ", ".join(word(f"setting_{key}_{one}", format_key) for one in value)
    if isinstance(value, list | tuple):
        return ", ".join(str(one) for one in value)
    named = value is None or isinstance(value, bool) or isinstance(setting, Choice)
    if isinstance(value, Fraction):
        return number(value)
    if named and type(value) is not int:
        return word(f"setting_{key}_{value}".lower(), format_key)
    return str(value)
