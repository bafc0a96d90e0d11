"""The event's file: opening, keeping, copies, recovery, branching off, pages for browsers."""
