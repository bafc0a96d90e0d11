"""The window: shows what `present` makes of the event, and asks the desk for every change.

::

    pictures     pictures of every screen, for documents and tests
    app          the program, its window, menus and actions, from start to end
    event        the workspace of an open event: sidebar, status bar, the cards between them
    pages        a folder for each page: home, wizard, players, round, standings, papers …
    projector    the second window           details   the panel at the right: reasons
                                             forms     fields of details and settings
    session      the open event as widgets see it; the only way from a widget to a change
    user_data    what the window remembers in the user's data folder
    widgets      widgets and functions that know nothing of pages
    tasks        slow work beside the window: threads and queues

Imports go down only (import-linter holds it). Widgets keep nothing of the event: they draw what
the session holds, again after each change.
"""
