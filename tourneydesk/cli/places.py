"""Where an event is: in a file, or on the server of another desk."""

import argparse
from pathlib import Path

from tourneydesk.desk.files.opening import open_for_reading
from tourneydesk.desk.session import Session
from tourneydesk.present.messages import text

_SCHEMES = ("postgresql://", "postgres://")


class Address(str):
    """The address of a shared event, ``postgresql://…``."""

    __slots__ = ()


def file_or_address(given: str) -> Path | Address:
    """A command's argument."""
    return Address(given) if given.startswith(_SCHEMES) else Path(given)


def address(given: str) -> Address:
    """A command's argument that can only be an address."""
    if not given.startswith(_SCHEMES):
        raise argparse.ArgumentTypeError(text("server-address-wrong"))
    return Address(given)


def joined(place: Address) -> Session:
    """A shared event, opened for changes."""
    from tourneydesk.store.sharing.no_driver import need_extra

    need_extra()
    # Only now, as the driver may not be installed.
    from tourneydesk.desk.sharing.joining import join

    return join(place)


def opened_for_reading(place: Path | Address) -> Session:
    """An event as it is now, which is not followed any further."""
    if isinstance(place, Path):
        return open_for_reading(place)
    session = joined(place)
    session.close()
    return session
