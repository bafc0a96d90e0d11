"""What a batch works on: a file, and the session once the file holds an event."""

from dataclasses import dataclass
from pathlib import Path

from tourneydesk.core.event import Round
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.desk.session import Session


@dataclass(slots=True)
class BatchFile:
    """A stream of commands on one file; `session` is None until the file holds an event."""

    path: Path
    session: Session | None

    def need_session(self) -> Session:
        if self.session is None:
            raise Refused(Problem("no_event_yet"))
        return self.session

    def posted(self, number: int | None) -> Round:
        """A posted round, the last one if none is named."""
        event = self.need_session().event
        posted = event.current if number is None else event.round(number)
        if posted is None and number is None:
            raise Refused(Problem("no_round_yet"))
        if posted is None:
            facts = {"round": number, "posted": len(event.rounds)}
            raise Refused(Problem("round_unknown", facts=facts))
        return posted
