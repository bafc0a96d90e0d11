### Papers and copies: whether they belong to an event's history

attest-belongs = This sheet belongs to this event. It was printed at rev. { $revision }.
attest-later =
    Since then, { $later ->
        [one] { $later } change was
       *[other] { $later } changes were
    } recorded.
attest-undone =
    { $undone ->
        [one] { $undone } change that it shows was
       *[other] { $undone } changes that it shows were
    } undone later.
attest-too-few =
    This sheet has rev. { $revision }, but this event has only { $steps ->
        [one] { $steps } change
       *[other] { $steps } changes
    }. Another copy of the event may have more.
attest-differs = This sheet doesn’t belong to this event. Its check code doesn’t match rev. { $revision }.
attest-other-revision = This check code doesn’t match rev. { $revision }. It matches rev. { $other } of this event.
attest-short-agrees = This check code is too short to prove anything. It agrees with rev. { $revision }.
attest-short-differs = This check code is too short to prove anything. It differs from rev. { $revision }.
digest-wrong = A check code has 1 to { $most } characters: 0 to 9 and A to F. Spaces and hyphens are optional.
revision-wrong = Rev.: type a whole number from 1.
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
file-fork =
    { $file } has a different history of this event. { $steps ->
        [one] One change
       *[other] { $steps } changes
    } there { $steps ->
        [one] isn’t
       *[other] aren’t
    } in this event.
fork-more =
    { $more ->
        [one] { $more } other backup differs
       *[other] { $more } other backups differ
    } too.
history-now = Rev. { $revision } · check code { $digest }
