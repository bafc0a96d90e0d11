#!/usr/bin/env python3
"""Checks an event file of TourneyDesk without TourneyDesk.

    python3 check_draw.py EVENT.tourney
    python3 check_draw.py EVENT.tourney --revision 30 --digest "238c 44df 899d 01ec b9f6"

It needs Python 3.9 or later with SQLite 3.37 (2021) or later, and nothing else. It only reads, and
is short so that you can read it.

An event file is a SQLite database. Its table `journal` has a row for each change of the event: its
number, its time (`at`), what was decided (`step`, in JSON), and a fingerprint (`chain`) of itself
and of all changes before it. Who alters an old change has to alter every fingerprint after it. Each
printed paper shows the number of the last change (rev.) and the first 20 digits of its fingerprint
(the check code), so whoever has a paper can tell whether the file still has that past.

All chance comes from the event's seed, a text in change 1. Number i of a draw is the first 16 hex
digits of SHA-256 over `seed|label|i`: the same on every computer.

Ends with 0: intact, and the paper belongs to it; 1: not so; 2: the file cannot be read.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import re
import sqlite3
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

FULL_CODE = 20  # hex digits of a check code: 80 bits; a shorter one could agree by chance
Row = tuple[Any, Any, Any, Any]  # number, at, step, chain; damage can put anything there
Decision = dict[str, Any]
APART = " (players kept apart explain this; “tourneydesk verify” tells)"


class CannotRead(Exception):
    """The file is not there, or is no event file that can be read now."""


class NotIntact(Exception):
    """The file can be read, but cannot be as it was written."""


def say(text: str) -> None:
    # Nothing in a file may move the cursor or end a line.
    print("".join(letter if letter.isprintable() else "?" for letter in text))


def grouped(chain: bytes) -> str:
    """A check code as papers show it: 238c 44df 899d 01ec b9f6."""
    return re.sub("(....)(?=.)", r"\1 ", chain[:FULL_CODE].decode())


def read(path: Path) -> tuple[list[Row], tuple[Any, Any]]:
    """The journal, and what the file says of its end; texts as the bytes in the file."""
    try:
        with path.open("rb") as file:
            start = file.read(100)
    except OSError as error:
        raise CannotRead(f"{path.name} can’t be read: {error.strerror}.") from error
    if not start.startswith(b"SQLite format 3\0") or start[68:72] != b"TDsk":
        raise CannotRead(f"{path.name} isn’t a TourneyDesk event.")
    rest = path.with_name(path.name + "-journal")
    if rest.exists() and rest.stat().st_size:
        raise CannotRead(f"{path.name} is being changed, or a change was cut off. Try a copy.")
    address = path.resolve().as_uri()
    if not address.startswith("file:///"):  # a network folder of Windows
        address = address.replace("file://", "file:////", 1)
    try:
        # immutable: SQLite takes no lock, writes nothing, and makes no file beside this one.
        with contextlib.closing(sqlite3.connect(f"{address}?immutable=1", uri=True)) as db:
            db.text_factory = bytes
            rows = db.execute("SELECT number, at, step, chain FROM journal ORDER BY number")
            return rows.fetchall(), db.execute("SELECT entries, chain FROM head").fetchone()
    except sqlite3.Error as error:
        old = " This Python’s SQLite is too old." if sqlite3.sqlite_version_info < (3, 37) else ""
        raise CannotRead(f"{path.name} is damaged: {error}.{old}") from error


def check_chain(rows: list[Row], end: tuple[Any, Any]) -> None:
    """Computes every fingerprint again; raises NotIntact at the first that differs."""
    before = b"0" * 64
    for due, (number, at, step, chain) in enumerate(rows, start=1):
        if number != due or not isinstance(at, bytes) or not isinstance(step, bytes):
            raise NotIntact(f"Change {due} is missing or was altered.")
        lines = (before, b"%d" % due, b"%d" % len(at), at, b"%d" % len(step), step)
        before = sha256(b"\n".join(lines)).hexdigest().encode()
        if chain != before:
            raise NotIntact(f"Change {due} was altered, or a change before it.")
    if not rows or end != (len(rows), before):
        raise NotIntact(f"It has {len(rows)} changes, and its last page says otherwise.")


def decisions_of(row: Row) -> list[Decision]:
    """What was decided together in one change."""
    try:
        decisions: list[Decision] = json.loads(row[2])
        if decisions and all(isinstance(decision["did"], str) for decision in decisions):
            return decisions
    except (ValueError, TypeError, LookupError, RecursionError):
        pass
    raise NotIntact(f"Change {row[0]} is no list of decisions.")


def summary(decision: Decision) -> str:
    """A decision in a few words, such as `result recorded (round 1, table 4)`."""
    what = re.sub(r"(?<!^)(?=[A-Z])", " ", decision["did"]).lower()
    facts = dict(decision)
    if isinstance(facts.get("round"), dict):
        facts["round"] = facts["round"]["number"]
    keys = ("round", "table", "player", "step", "name", "seed")
    about = [f"{key} {facts[key]}" for key in keys if isinstance(facts.get(key), (int, str))]
    return f"{what} ({', '.join(about)})" if about else what


def in_force(story: list[list[Decision]]) -> list[Decision]:
    """The decisions that count: those of changes not undone, or done again."""
    undone = set()
    for step in story:
        if step[0]["did"] == "Undone":
            undone.add(step[0]["step"])
        elif step[0]["did"] == "Redone":
            undone.discard(step[0]["step"])
    kept = (step for number, step in enumerate(story, start=1) if number not in undone)
    return [decision for step in kept for decision in step]


def number_of(seed: str, label: str, i: int) -> int:
    return int(sha256(f"{seed}|{label}|{i}".encode()).hexdigest()[:16], 16)


def shuffled(seed: str, label: str, items: list[int]) -> list[int]:
    """The items in the order drawn with that seed and label (Fisher and Yates, from the end)."""
    cards, used = list(items), 0
    for last in range(len(cards) - 1, 0, -1):
        limit = 2**64 - 2**64 % (last + 1)  # numbers from there on would favor some cards
        while (number := number_of(seed, label, used)) >= limit:
            used += 1
        used += 1
        chosen = number % (last + 1)
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return cards


def drawn_again(rules: Decision, kind: str, posted: Decision) -> tuple[list[int], list[int]] | None:
    """Players as posted and as drawn again, where the draw is simple: the ring, the tables of the
    first round of strikes, and White at board 1. Other draws need `tourneydesk verify`.
    """
    tables = [[seat["player"] for seat in table["seats"]] for table in posted["tables"]]
    seed, label = posted["seed"], posted["label"]
    if posted["kind"] == "ring" and rules["seating"] == "random":
        ring = [white for white, _ in tables]
        return ring, shuffled(seed, label, sorted(ring))
    if kind == "strikes" and posted["number"] == 1:
        seats = [player for table in tables for player in table]
        return seats, shuffled(seed, f"{label}/seats/dealt", sorted(seats))
    if rules.get("first_colour") == "lot" and posted["number"] == 1:
        for table, seats in zip(posted["tables"], tables):  # noqa: B905 (Python 3.9)
            for why in table.get("reasons", ()):
                # It names the higher player first, at board 1 those in place 1; odd is Black.
                if why["code"] == "same_score_opponents" and why.get("facts", {}).get("place") == 1:
                    higher, lower = why["players"]
                    black = number_of(seed, f"{label}/first colour", 0) % 2
                    return seats, [lower, higher] if black else [higher, lower]
    return None


def show_draws(decisions: list[Decision]) -> None:
    """For each posted round, from which seed and label it was drawn, and that draw again."""
    opening, rules, redraws = decisions[0], dict(decisions[0]["settings"]), 0
    for decision in decisions:
        if decision["did"] == "SettingsChosen":
            rules.update(decision["settings"])
        elif decision["did"] == "RoundRedrawn":
            redraws += 1
            say(f"Round {decision['round']} was drawn again. The reason: {decision['why']}")
        elif decision["did"] == "PairingsChanged":
            say(f"Round {decision['round']} was repaired or changed by hand.")
        elif decision["did"] == "RoundPosted":
            posted = decision["round"]
            label = f"round {posted['number']}" + (f", redraw {redraws}" if redraws else "")
            due = f"{opening['seed']}|{label}"
            used = f"{posted.get('seed', '')}|{posted.get('label', '')}"
            if used == "|":
                say(f"Round {posted['number']} came from paper or another file, without a draw.")
                continue
            fits = "as it must be" if used == due else f"where “{due}” was due"
            say(f"Round {posted['number']} was drawn with “{used}”, {fits}.")
            say(f"  The draw begins with {sha256(f'{used}|0'.encode()).hexdigest()[:16]}")
            if again := drawn_again(rules, opening["format"], posted):
                same = "as posted" if again[0] == again[1] else f"posted were {again[0]}{APART}"
                say(f"  Players drawn again: {again[1]}, {same}.")
            redraws = 0


def belongs(rows: list[Row], revision: int, code: str) -> bool:
    """Says whether a paper with this rev. and check code was printed from this file's past."""
    if not 1 <= revision <= len(rows):
        say(f"The paper has rev. {revision}, but this file has only {len(rows)} changes.")
    elif not rows[revision - 1][3].decode().startswith(code):
        say(f"The paper doesn’t belong to this file: rev. {revision} has another check code.")
    elif len(code) < FULL_CODE:
        say(f"The check code agrees with rev. {revision}, but is too short to prove anything.")
    else:
        say(f"The paper belongs to this file: changes 1 to {revision} are those it was made of.")
        return True
    return False


def main() -> int:
    words = argparse.ArgumentParser(description="Checks an event file without TourneyDesk.")
    words.add_argument("file", type=Path, help="the event file (NAME.tourney)")
    words.add_argument("--revision", type=int, help="the rev. number at the bottom of a paper")
    words.add_argument("--digest", default="", help="the check code at the bottom of that paper")
    given = words.parse_args()
    code = re.sub(r"[\s–-]", "", given.digest).lower()
    if (given.revision is None) != (code == "") or not re.fullmatch("[0-9a-f]{0,64}", code):
        words.error("give both --revision and --digest (0 to 9 and a to f, at most 64)")
    for stream in (sys.stdout, sys.stderr):  # a terminal may not have the letters of every name
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    name = given.file.name
    try:
        rows, end = read(given.file)
        check_chain(rows, end)
        story = [decisions_of(row) for row in rows]
        for (number, at, _, chain), step in zip(rows, story):  # noqa: B905 (Python 3.9)
            what = "; ".join(dict.fromkeys(map(summary, step)))
            say(f"{number:5}  {at.decode()}  {grouped(chain)}  {what}")
        show_draws(in_force(story))
    except CannotRead as trouble:
        print(trouble, file=sys.stderr)
        return 2
    except NotIntact as trouble:
        print(f"{name} is NOT intact. {trouble}", file=sys.stderr)
        return 1
    except (LookupError, TypeError, ValueError, AttributeError):
        # Each fingerprint is right, so this is another program's work, or a newer TourneyDesk's.
        print(f"{name} has changes that this checker doesn’t know.", file=sys.stderr)
        return 1
    say(f"{name} is intact: {len(rows)} changes. Rev. {len(rows)} · check code {grouped(end[1])}")
    return 0 if given.revision is None or belongs(rows, given.revision, code) else 1


if __name__ == "__main__":
    sys.exit(main())
