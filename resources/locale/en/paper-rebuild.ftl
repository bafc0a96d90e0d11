### Rebuilding an event from the codes on its papers: what is missing, what contradicts

paper-player = Player { $number }
paper-unnamed-event = Event rebuilt from cards
paper-rebuilt-note =
    Rebuilt from { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
paper-code-is-a-cover = This is the code of the cover sheet. Use a record card or a slip.
paper-code-is-no-cover = This isn’t the code of the cover sheet. Use the cover sheet.
paper-code-unreadable-line = Line { $line }: not a card, slip or cover code. Type all the groups of five digits.
paper-code-mistyped-line = Line { $line }: a digit is wrong or missing. Compare the groups of five with the sheet.
paper-code-unknown-line = Line { $line }: not a TourneyDesk code, or one of a newer version.
paper-line-group = Line { $line }: check group { $group }: you typed { $digits }.
paper-line-groups = Line { $line }: check groups { $groups }. One digit is wrong.
paper-line-group-length =
    Line { $line }: check group { $group }: you typed { $digits } ({ $length ->
        [one] { $length } digit
       *[other] { $length } digits
    } instead of 5).
paper-here-group = Check group { $group }: you typed { $digits }.
paper-here-groups = Check groups { $groups }. One digit is wrong.
paper-here-group-length =
    Check group { $group }: you typed { $digits } ({ $length ->
        [one] { $length } digit
       *[other] { $length } digits
    } instead of 5).
paper-other-event = Line { $line } is from another event ({ $name }) and was skipped.
paper-no-player = Line { $line } has no player and was skipped.
paper-older-card = { $player1 }: two cards found. The newer one (round { $round }) is used.
paper-two-cards = { $player1 }: two different cards for round { $round }. Neither is used.
paper-results-differ = Round { $round }, { -table } { $table }: cards and slips disagree on the result of { $everyone }. Enter it from the slip.
paper-no-cover = The cover sheet is missing. Settings are the format’s defaults, and draws use a new random seed.
paper-cards-missing =
    { $players ->
        [one] Card missing: player { $players }.
       *[other] Cards missing: players { $players }.
    }
paper-names-missing =
    { $players ->
        [one] Name missing: player { $players }.
       *[other] Names missing: players { $players }.
    } Type them under Players.
paper-ring-broken = Too many cards are missing to close the ring, so the event has no games. Add the missing cards, or the slips of their games.
paper-ring-otherwise = The games don’t match the settings; they stay as on the cards. Check the settings for colors and draws before the next result.
paper-nothing-yet = Start with the cover sheet.
paper-so-far-before =
    { $format }: { $cards } of { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, before round 1.
paper-so-far-one =
    { $format }: { $cards } of { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, round 1.
paper-so-far =
    { $format }: { $cards } of { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, rounds 1 to { $rounds }.
paper-nothing-to-rebuild = No card code found. Type the digits of the cards, one card per line.
paper-two-slips = Round { $round }, { -table } { $table }: two different slips. Neither is used.
paper-other-history = Line { $line }: rev. { $revision } of a different history of this event. It was skipped.
paper-seats-differ = Round { $round }, { -table } { $table }: cards and slips disagree on who sat there ({ $everyone }). The seats are open.
paper-cover-denies-table = Round { $round }, { -table } { $table } ({ $everyone }): not on the cover sheet. Its seats are open.
paper-card-denies-seat = Round { $round }, { -table } { $table }: another card or slip seats { $player1 } there, their own card doesn’t. The seats are open.
paper-seated-twice = Round { $round }: { $player1 } is at { -tables } { $table } and { $other }. Both { -tables } are open.
paper-bye-and-table = Round { $round }: { $player1 } has both a bye and a seat. Both are open.
paper-byes-differ = Round { $round }: cards and slips disagree on the bye of { $player1 }. It is open.
paper-settings-differ = The cover sheet and the cards of { $everyone } have different settings. Those of the cover sheet are used.
paper-total-differs = { $player1 }, after round { $round }: { $card } on the card, { $points } from the rebuilt results. The total is open.
paper-unknown-player = Player { $number } (name unknown)
paper-no-cover-with-settings = The cover sheet is missing. The event’s name, details and seed are unknown; draws use a new random seed.
paper-cover-shortened = The cover sheet’s code was too small for everything: some details, keep-apart pairs or bye requests may be missing.
paper-names-shortened = Some texts were too long for the code and end in “…”: { $everyone }. Complete them under Players.
paper-impossible = These cards and slips contradict each other and can’t be from one event.
