"""Players from earlier events and the member list, searched while typing."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from tourneydesk.core.event import Event, Player
from tourneydesk.core.name_search import folded
from tourneydesk.core.names import shown_name
from tourneydesk.core.reasons import Refused
from tourneydesk.desk.players import load_members
from tourneydesk.gui.tasks import Background, queue_of
from tourneydesk.gui.user_data.practice import mark_of
from tourneydesk.store.known_people import Person, find, forget, remember
from tourneydesk.store.members import MemberList, find_members, member_list
from tourneydesk.user_folders import data_folder

MAX_CANDIDATES = 24
"""More than are shown, as some of them may be entered already."""


class AddressBook:
    """Trouble with its file never blocks an entry."""

    def __init__(self) -> None:
        self.saving = Background[bool](keep_alive=True)
        self._path = data_folder() / "people.db"
        self._members = data_folder() / "members.db"

    def find(self, text: str, event: Event) -> list[Person]:
        """Players who match the input and are not entered yet: from earlier events, then members
        of the federation. What its list says of somebody known outranks what was remembered.
        """
        listed = find_members(self._members, text, MAX_CANDIDATES)
        by_id = {one.member_id: one for one in listed if one.member_id}
        known = find(self._path, text, MAX_CANDIDATES)
        found = [_updated(one, by_id.pop(one.member_id or "", None)) for one in known]
        found += [one for one in listed if not one.member_id or one.member_id in by_id]
        if not found:
            return []
        members = {player.member_id for player in event.entered if player.member_id}
        names = {folded(shown_name(player.name, player.family)) for player in event.entered}
        return [
            person
            for person in found
            if person.member_id not in members
            and (person.member_id or folded(shown_name(person.name, person.family)) not in names)
        ]

    def forget(self, person: Person, then: Callable[[bool], None]) -> None:
        """Deletes what is stored about a player; ``then`` is called with whether that could be
        written.
        """
        path = self._path
        # In order: an older entry written last would restore a player the user just removed.
        work = queue_of(path).add(lambda: forget(path, person))
        self.saving.start(work, lambda outcome: then(outcome is True))

    def remember(self, players: Iterable[Player], event: Path) -> None:
        """Stores what is now known about the players of the event in that file, except practice
        events. Written in the background.
        """
        if mark_of(event) is not None:
            return
        year, path = this_year(), self._path
        people = [
            Person(
                player.name,
                player.member_id,
                player.club,
                player.rating,
                None if player.age is None else year - player.age,
                player.family,
                *(player.provisional, player.rating2, player.provisional2),
                *(player.state, player.expires, player.birth),
            )
            for player in players
        ]
        work = queue_of(path).add(lambda: remember(path, people))
        self.saving.start(work, lambda _: None)


def _updated(known: Person, member: Person | None) -> Person:
    """A person of earlier events with what the federation's list says now."""
    if member is None:
        return known
    club, born = member.club or known.club, member.born or known.born
    birth = member.birth or known.birth
    return replace(member, club=club, born=born, birth=birth, listed=False)


def age_now(person: Person) -> int | None:
    """The age reached this year, if known."""
    return None if person.born is None else this_year() - person.born


def this_year() -> int:
    return date.today().year  # noqa: DTZ011


def today() -> str:
    """The day as it is recorded: 2026-11-21."""
    return date.today().isoformat()  # noqa: DTZ011


# The member list of the user: loaded in the background, with how far that is.

STEP = 250
"""Milliseconds between two reports of how far loading is."""


class MemberLoading(QObject):
    """Loads one list at a time. ``changed`` is called with how many members are read so far, and
    when loading has ended.
    """

    def __init__(self, parent: QObject, changed: Callable[[], object]) -> None:
        super().__init__(parent)
        self._path = data_folder() / "members.db"
        self._work = Background[MemberList](keep_alive=True)
        self._changed = changed
        self._timer = QTimer(self)
        self._timer.timeout.connect(changed)
        self._counted = [0]

    @property
    def busy(self) -> bool:
        return self._work.busy

    @property
    def so_far(self) -> int:
        """How many members have been read."""
        return self._counted[0]

    @property
    def loaded(self) -> MemberList | None:
        """The list that is loaded now."""
        return member_list(self._path)

    def load(self, path: Path, done: Callable[[MemberList | Refused], object]) -> None:
        """Loads a list; ``done`` is called with it, or with why it was refused."""
        into, counted = self._path, [0]
        self._counted = counted

        def progress(count: int) -> None:
            counted[0] = count

        def ended(outcome: MemberList | Exception) -> None:
            self._timer.stop()
            self._changed()
            if isinstance(outcome, MemberList | Refused):
                done(outcome)
            else:
                raise outcome

        self._work.start(lambda: load_members(path, into, progress), ended)
        self._timer.start(STEP)
        self._changed()

    def cancel(self) -> None:
        """The window is closing: the outcome is not awaited; what is loaded is kept."""
        self._timer.stop()
        self._work.cancel()
