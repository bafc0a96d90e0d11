"""What people should know about the desks that are connected: clocks, versions, two head desks."""

import re
from collections.abc import Sequence
from typing import Final

from tourneydesk import __version__
from tourneydesk.core.reasons import Advice
from tourneydesk.store.sharing.no_driver import ConnectedDesk

CLOCKS_DIFFER: Final = 120
"""Seconds; less is never noticed in a history."""
_UNITS = (("days", 86_400), ("hours", 3600), ("minutes", 60))


def concerns(
    desks: Sequence[ConnectedDesk], own_version: str = __version__, own_head: str = ""
) -> tuple[Advice, ...]:
    """The advice about these desks; none if all is well. ``own_head``: this head desk's name, if it
    is not among them.
    """
    found: list[Advice] = []
    others = tuple(desk.name for desk in desks if desk.role == "head")
    heads = (own_head, *others) if own_head else others
    if len(heads) > 1:
        found.append(Advice("two_heads", facts={"desks": heads}))
    for desk in desks:
        if abs(desk.clock_ahead) > CLOCKS_DIFFER:
            found.append(_of_clock(desk))
        if desk.program_version != own_version:
            newer = _parts(desk.program_version) > _parts(own_version)
            facts = {"desk": desk.name, "theirs": desk.program_version, "ours": own_version}
            found.append(Advice("desk_newer" if newer else "desk_older", facts=facts))
    return tuple(found)


def concerns_of_desk(
    desks: Sequence[ConnectedDesk], name: str, own_version: str = __version__
) -> tuple[Advice, ...]:
    """What the desk with this name can do something about: its clock, and its version if that is
    not the head desk's.
    """
    heads = [desk for desk in desks if desk.role == "head"][:1]
    own = [desk for desk in desks if desk.name == name and desk.role != "head"]
    of_clock = {"desk_clock_ahead", "desk_clock_behind"}
    versions = (one for one in concerns(heads, own_version) if one.code not in of_clock)
    return (*concerns(own, own_version), *versions)


def _of_clock(desk: ConnectedDesk) -> Advice:
    seconds = abs(desk.clock_ahead)
    # Twice a unit at least: “90 minutes”, not “1 hour”.
    unit, size = next(((unit, size) for unit, size in _UNITS if seconds >= 2 * size), _UNITS[-1])
    code = "desk_clock_ahead" if desk.clock_ahead > 0 else "desk_clock_behind"
    return Advice(code, facts={"desk": desk.name, "amount": round(seconds / size), "unit": unit})


def _parts(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"[0-9]{1,9}", version))
