"""The event's file: opening, saving, copies, recovery, branching off, pages for browsers."""
