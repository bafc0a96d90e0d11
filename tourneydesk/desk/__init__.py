"""The rules for changing an event: the interfaces ask, the desk decides and records.

::

    session        one open event: check, write, then show
    checks         problems with a decision in any format; what is allowed now
    event_fields   the event's name, details and seed       changeable   its settings
    rounds         pairing, posting, results, corrections, the round clock, why not, what if
    drafts         a round changed by hand before it is posted; byes assigned by hand
    repairs        a posted round, or a running ring, after something went wrong
    players        entries, check-in, withdrawals, requested byes, forbidden pairings
    lists          player lists read from files, and the limits of a player's fields
    history        the subject of each step, verification, papers as witnesses
    files          opening, saving, copies, recovery, branching off
    paper_rebuild  an event rebuilt from its papers
    practice       made-up players and results
    day            several events as the sections of a day
"""
