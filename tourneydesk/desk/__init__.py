"""Deciding and keeping: the only way to change an event. The faces ask, the desk decides.

::

    session        one open event: check, write, then show
    checks         what can be wrong with a decision in any format; what is allowed now
    event_fields   the event's name, details and seed       changeable   its settings
    rounds         pairing, posting, results, corrections, the round clock, why not, what if
    drafts         a round changed by hand before it is posted; byes given by hand
    repairs        a posted round, or a running ring, after something went wrong
    players        entries, check-in, withdrawals, byes asked for, pairs kept apart
    lists          lists of players read from files, and what a player's fields may be
    history        what each step is about, verification, papers as witnesses
    files          opening, keeping, copies, recovery, branching off
    paper_rebuild  an event made again from its papers
    practice       made-up players and results
"""
