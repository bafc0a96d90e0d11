### The status of an event

progress-not-started = Not started
progress-checking-in = Checking in, { $here } of { $players }
progress-playing = Round { $round }: { $done } of { $tables } in
progress-ready = Ready to pair round { $round }
progress-round-over = Round { $round } complete
progress-ring = { $players } of { $all } left
progress-won = Won by { $names }
progress-over = Finished
progress-day =
    { $count ->
        [one] { $count } section
       *[other] { $count } sections
    }
