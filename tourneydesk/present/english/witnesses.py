"""Words of papers and copies that bear witness to an event's history."""

WITNESSES = {
    "attest_belongs": "This paper belongs to this event. It was printed at revision {revision}.",
    "attest_later": "Since then, {later:change was|changes were} recorded.",
    "attest_undone": "Of what it shows, {undone:change was|changes were} undone later.",
    "attest_too_few": (
        "This paper is of revision {revision}, but this event has only {steps:change|changes}. "
        "Another copy of the event may hold more."
    ),
    "attest_differs": (
        "This paper does not belong to this event. Its digest does not match revision {revision}."
    ),
    "attest_other_revision": (
        "This digest does not match revision {revision}. It matches revision {other} of this event."
    ),
    "attest_short_agrees": (
        "This digest is too short to prove anything. It agrees with revision {revision}."
    ),
    "attest_short_differs": (
        "This digest is too short to prove anything. It differs from revision {revision}."
    ),
    "digest_wrong": (
        "A digest has 1 to {most} characters: 0 to 9 and A to F. Spaces and hyphens may be left "
        "out."
    ),
    "revision_wrong": "A revision is a whole number from 1.",
    "fork_other": (
        "A backup of this event has a different history: {copy}. They match up to change "
        "{common}. The backup has {steps:change|changes}, this event has {all}."
    ),
    "fork_ahead": (
        "A backup of this event has more than the file: {copy}. It has {steps:change|changes}, the"
        " file has {all}."
    ),
    "fork_more": "{more:other backup differs|other backups differ} too.",
    "history_now": "Revision {revision} · digest {digest}",
}
