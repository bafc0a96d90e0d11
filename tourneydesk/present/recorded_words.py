"""A result that a desk recorded or typed, in a few words: “board 9: 1–0”."""

from dataclasses import replace

from tourneydesk.core import decisions as d
from tourneydesk.core.event import Event
from tourneydesk.core.results import MatchResult
from tourneydesk.present.messages import text
from tourneydesk.present.results import score_text


def recorded_words(event: Event, decision: d.Decision) -> str:
    """The table and the score, or the table alone where the score is not short; empty for anything
    but a result.
    """
    if not isinstance(decision, d.ResultDecision):
        return ""
    score = score_words(event, decision)
    facts = {"round": decision.round, "table": decision.table, "score": score}
    # Another round than the one that is played has the same tables.
    now = decision.round == len(event.rounds)
    id = ("desk-result" if now else "desk-result-in-round") if score else "desk-result-of"
    return text(id, event.format, **facts)


def score_words(event: Event, decision: d.Decision) -> str:
    """The score alone, as a list shows it; empty where it is not short."""
    if not isinstance(decision, d.ResultDecision):
        return ""
    if isinstance(decision, d.ResultCleared) or decision.result is None:
        return text("result-none")
    posted = event.round(decision.round)
    table = posted.table(decision.table) if posted is not None else None
    if table is None or not isinstance(decision.result, MatchResult):
        return ""
    return score_text(replace(table, result=decision.result))
