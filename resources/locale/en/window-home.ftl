### The home page, and how far an event is

## Home

home-no-events = No events yet
home-first-start = Pick a format to start your first event, or try a practice event. You can’t break anything there.
home-new-event = New event
home-start = Start
home-format-card = { $name }. { $about }
home-search = Find an event
home-none-found = No event matches.
home-status = Status
home-players = Players
home-date = Date
home-today = Today
home-day-format = MMM d
home-open = Open
home-show-folder = Show in folder
home-remove = Remove from list
home-open-event = Open { $event }
home-situation = { $event }: { $progress }
home-practice = Practice
home-practice-about = Run a made-up event, or try your own on a copy. Nothing there counts.
home-first-steps = First steps
home-steps-done = { $done } of { $steps } done
home-step-is-done = { $step }: done
home-step-is-open = { $step }: not done yet
home-step-start = Start an event
home-step-players = Add or import players
home-step-pair = Pair round 1
home-step-results = Enter every result of a round
home-step-display = Show standings on the display
home-step-certificates = Print certificates
home-step-hint-start = Only the name is required.
home-step-hint-players = Type names, or import a list.
home-step-hint-pair = You can preview the pairings first.
home-step-hint-results = A win is one key.
home-step-hint-display = On a projector or a second screen.
home-step-hint-certificates = Ready when the event is over.
home-step-do-start = New event
home-step-do-players = Add players
home-step-do-pair = Pair round 1
home-step-do-results = Enter results
home-step-do-display = Open display
home-step-do-certificates = Open papers

## How far an event is

progress-not-started = Not started
progress-checking-in = Checking in, { $here } of { $players }
progress-playing = Round { $round }: { $done } of { $tables } in
progress-ready = Ready to pair round { $round }
progress-round-over = Round { $round } complete
progress-ring = { $players } of { $all } left
progress-won = Won by { $names }
progress-over = Finished
