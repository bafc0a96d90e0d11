### Words of the wizard that makes an event

wizard-new-heading = New event
wizard-step = New event, step { $step } of { $steps }
wizard-questions-format = Which kind of tournament?
wizard-questions-details = What is the event called?
wizard-questions-settings = How is it played?
wizard-questions-players = Who plays?
wizard-questions-review = Is everything as you want it?
wizard-page-hints-format = Up and Down choose; so do the first letters of a name.
wizard-page-hints-details = Only the name is needed. Everything here can be changed later.
wizard-page-hints-settings = All of this can stay as it is. Beside it stands what it leads to.
wizard-page-hints-players = One player a line, or a list with headings. Others can be entered later.
wizard-page-hints-review = Back changes any answer. Nothing is made before you create the event.
wizard-next = Next
wizard-back = Back
wizard-create = Create event
wizard-cancel = Cancel
wizard-next-without-players = Next, without players
wizard-next-without-rows = Next, without { $rows }
wizard-keys = { $key } goes on, { key-esc } goes back.
wizard-formats = Kinds of tournament
wizard-format-card = { $name }. { $about }
wizard-event-name = Name of the event
wizard-details-venue = Venue
wizard-details-date = Date
wizard-details-organizer = Organizer
wizard-details-sanction = Sanction number
wizard-seed = Seed of the draw
wizard-seed-placeholder = leave empty to have one drawn
wizard-file = File
wizard-choose = Choose…
wizard-expected = Players you expect
wizard-players-in-list = In your list
wizard-leads-to = What it leads to
wizard-type-players = Type or paste the players
wizard-type-players-hint =
    Ann Archer
    Ben Brook
    …
wizard-choose-file = Choose a list…
wizard-from-file = From { $file }. What you type here takes its place.
wizard-nobody-typed = Nobody yet.
wizard-more = +{ $count }
wizard-others-left-out = { $rows } cannot be entered and will be left out.
wizard-review-event = “{ $name }” is a tournament of the kind { $format }.
wizard-review-at = “{ $name }” is a tournament of the kind { $format }, { $where }.
wizard-review-parts-venue = at { $text }
wizard-review-parts-date = on { $text }
wizard-review-parts-organizer = run by { $text }
wizard-review-parts-sanction = sanction number { $text }
wizard-review-players = { $players } will be entered.
wizard-review-no-players = Nobody is entered yet; that comes next.
wizard-review-as-usual = The settings are the usual ones of this format.
wizard-review-changed = You chose: { $settings }.
wizard-review-setting = { $name }: { $value }
wizard-review-file = It is kept in { $file }.
wizard-review-later = Once it is made you can still change details, players and, as far as the rules allow, settings. Every step can be undone.
