### Papers and copies: whether they belong to an event's history

attest-belongs = This paper belongs to this event. It was printed at revision { $revision }.
attest-later =
    Since then, { $later ->
        [one] { $later } change was
       *[other] { $later } changes were
    } recorded.
attest-undone =
    Of what it shows, { $undone ->
        [one] { $undone } change was
       *[other] { $undone } changes were
    } undone later.
attest-too-few =
    This paper is of revision { $revision }, but this event has only { $steps ->
        [one] { $steps } change
       *[other] { $steps } changes
    }. Another copy of the event may hold more.
attest-differs = This paper does not belong to this event. Its digest does not match revision { $revision }.
attest-other-revision = This digest does not match revision { $revision }. It matches revision { $other } of this event.
attest-short-agrees = This digest is too short to prove anything. It agrees with revision { $revision }.
attest-short-differs = This digest is too short to prove anything. It differs from revision { $revision }.
digest-wrong = A digest has 1 to { $most } characters: 0 to 9 and A to F. Spaces and hyphens may be left out.
revision-wrong = A revision is a whole number from 1.
fork-other =
    A backup of this event has a different history: { $copy }. They match up to change { $common }. The backup has { $steps ->
        [one] { $steps } change
       *[other] { $steps } changes
    }, this event has { $all }.
fork-ahead =
    A backup of this event has more than the file: { $copy }. It has { $steps ->
        [one] { $steps } change
       *[other] { $steps } changes
    }, the file has { $all }.
fork-more =
    { $more ->
        [one] { $more } other backup differs
       *[other] { $more } other backups differ
    } too.
history-now = Revision { $revision } · digest { $digest }
