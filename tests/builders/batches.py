"""Drives `tourneydesk batch` in this process, as a script would from outside."""

import json
from pathlib import Path
from typing import Any

from tourneydesk.cli.batch.batch import answer
from tourneydesk.cli.batch.requests import BatchFile
from tourneydesk.desk.files.opening import open_event

Reply = dict[str, Any]


class Script:
    """A batch on one file: `ask` gives the whole reply, `do` insists that it went well."""

    def __init__(self, path: Path) -> None:
        self.batch = BatchFile(path, open_event(path) if path.exists() else None)

    def ask(self, command: str, /, **fields: object) -> Reply:
        reply: Reply = answer(self.batch, json.dumps({"do": command, **fields}).encode())
        # What is not JSON, or differs after a round trip, could not be sent.
        assert json.loads(json.dumps(reply)) == reply
        return reply

    def do(self, command: str, /, **fields: object) -> Reply:
        reply = self.ask(command, **fields)
        assert reply["ok"], reply
        return reply

    def refused(self, command: str, /, **fields: object) -> str:
        """The code of a refusal, after which the state is as it was."""
        before = self.ask("state")
        reply = self.ask(command, **fields)
        assert reply["ok"] is False, reply
        assert reply["error"].endswith("."), reply
        assert self.ask("state") == before
        code: str = reply["code"]
        return code

    def create(self, format_key: str, players: int = 0, **settings: Any) -> "Script":
        self.do("create", format=format_key, name="Test", seed="s", settings=settings)
        for number in range(1, players + 1):
            self.do("add_player", name=f"P{number}", rating=2000 - number, age=6 + number % 60)
        return self

    def state(self) -> Reply:
        state: Reply = self.do("state")["state"]
        return state

    def close(self) -> None:
        if self.batch.session is not None:
            self.batch.session.close()


def places(*players: int, withdrawn: tuple[int, ...] = ()) -> Reply:
    """A board's report: these players in order of finish, equal game points and energy."""
    return {
        "places": {str(player): place for place, player in enumerate(players, start=1)},
        "game_points": {str(player): 10 for player in players},
        "energy": {str(player): 1 for player in players},
        "withdrawn": list(withdrawn),
    }
