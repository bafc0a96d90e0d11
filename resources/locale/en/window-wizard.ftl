### The wizard that makes an event

wizard-new-heading = New event
wizard-step = New event · { $step } of { $steps }
wizard-back-to = Back to “{ $step }”
wizard-questions-format = What kind of tournament is it?
wizard-questions-details = Name your event
wizard-questions-settings = Rounds and rules
wizard-questions-players = Who is playing?
wizard-questions-review = Ready to create the event?
wizard-page-hints-format = Use the arrow keys or type the first letters.
wizard-page-hints-details = Only the name is required. You can change all of this later.
wizard-page-hints-settings = The defaults are fine. The preview shows what they mean.
wizard-page-hints-cards = You can change this until round 1 is posted.
wizard-page-hints-players = Type or paste names, one per line, or import a list. You can add more later.
wizard-page-hints-review = Go back to change anything. Nothing is saved until you create the event.
wizard-next = Continue
wizard-back = Back
wizard-create = Create event
wizard-cancel = Cancel
wizard-next-without-players = Skip for now
wizard-next-without-rows = Continue without { $rows }
wizard-formats = Tournament formats
wizard-event-name = Event name
wizard-details-venue = Venue
wizard-details-date = Date
wizard-details-organizer = Organizer
wizard-details-sanction = Sanction number
wizard-seed = Random seed (optional)
wizard-seed-placeholder = e.g. 48213
wizard-file = Save in
wizard-choose = Browse…
wizard-expected = Expected players
wizard-leads-to = Preview
wizard-type-players = Players, one per line
wizard-type-players-hint =
    Ann Archer, 1520
    Ben Brook, 1385
    …
wizard-choose-file = Import list…
wizard-fix-rows = Fix rows…
wizard-from-file = Loaded from { $file }. You can edit it here.
wizard-no-players = No players yet.
wizard-more = +{ $count }
wizard-others-left-out =
    { $rows ->
        [one] 1 row will be left out.
       *[other] { $rows } rows will be left out.
    }
wizard-review-event = { $name } — { $format }
wizard-review-at =
    { $name } — { $format }
    { $where }
wizard-review-parts-venue = Venue: { $text }
wizard-review-parts-date = Date: { $text }
wizard-review-parts-organizer = Organizer: { $text }
wizard-review-parts-sanction = Sanction number: { $text }
wizard-review-players =
    { $players ->
        [one] 1 player will be added.
       *[other] { $players } players will be added.
    }
wizard-review-no-players = No players yet. You will add them next.
wizard-review-as-usual = Standard settings for this format
wizard-review-changed = Changed settings: { $settings }
wizard-review-setting = { $name }: { $value }
wizard-review-file = File: { $file }
wizard-review-later = You can change the details, the players and most settings later.
wizard-steps-format = Format
wizard-steps-details = Details
wizard-steps-players = Players
wizard-steps-settings = Settings
wizard-steps-review = Review
wizard-summary = New event: { $event }
wizard-summary-players =
    New event: { $event }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }
wizard-name-example = e.g. Spring Open
wizard-date-example = e.g. { $date }
wizard-date-pick = Choose a date
wizard-date-unknown = “{ $text }” is not a date. Type one such as { $example }, or pick it from the calendar.
wizard-seed-help = Roll dice in public and type the digits, or leave empty for an automatic seed.
wizard-discard-question = Discard this event?
wizard-keep-editing = Keep editing
wizard-discard = Discard
