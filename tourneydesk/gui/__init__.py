"""The graphical interface: shows what `present` prepares, and asks the desk for every change.

::

    screenshots  pictures of an event for `tourneydesk demo`
    app          the program, its window, menus and actions, from startup to exit
    event        the workspace of an open event: sidebar, status bar, the cards around the page
    pages        a folder for each page: home, wizard, players, round, standings, papers …
    projector    the second window           details   the details panel at the right: reasons
                                             forms     fields for details and settings
    session      the open event for widgets; the only way from a widget to a change
    user_data    what the window remembers in the user's data folder
    widgets      widgets and helpers that are independent of the pages
    tasks        slow work in the background: threads and queues

Imports go down only (enforced by import-linter). Widgets store nothing of the event: they redraw
what the session holds after each change.
"""
