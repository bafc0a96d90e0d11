### Rebuilding an event from the codes on its papers: what is missing, what contradicts

paper-player = Player { $number }
paper-unnamed-event = Event rebuilt from cards
paper-rebuilt-note =
    Rebuilt from { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
paper-code-is-a-cover = This is the code of the cover. Take a record card or a slip.
paper-code-is-no-cover = This is not the code of the cover. Take the cover sheet.
paper-code-unreadable-line = Line { $line } is not the code of a card, slip or cover. Type every group of five digits.
paper-code-mistyped-line = Line { $line }: a digit is wrong or missing, or several are. Compare all groups of five with the paper.
paper-code-unknown-line = Line { $line } is not a card, slip or cover of this program, or one of a newer version.
paper-line-group = Line { $line }: a digit is wrong in group { $group }, typed as { $digits }. Compare it with the paper.
paper-line-groups = Line { $line }: a digit is wrong in one of the groups { $groups }. Compare them with the paper.
paper-line-group-length =
    Line { $line }: group { $group }, typed as { $digits }, has { $length ->
        [one] { $length } digit
       *[other] { $length } digits
    } and should have 5. Compare it with the paper.
paper-here-group = A digit is wrong in group { $group }, typed as { $digits }. Compare it with the paper.
paper-here-groups = A digit is wrong in one of the groups { $groups }. Compare them with the paper.
paper-here-group-length =
    Group { $group }, typed as { $digits }, has { $length ->
        [one] { $length } digit
       *[other] { $length } digits
    } and should have 5. Compare it with the paper.
paper-other-event = Line { $line } is a paper of another event ({ $name }). It was left out.
paper-no-player = Line { $line } names no player. It was left out.
paper-older-card = { $player1 }: there are two cards of different rounds. The one of round { $round } counts.
paper-two-cards = { $player1 }: two cards of round { $round } differ, so neither counts.
paper-results-differ = Round { $round }, table { $table }: the papers give different results for { $everyone }. The result is open.
paper-no-cover = The cover sheet is missing. The settings are the format’s defaults, and draws use a new seed.
paper-cards-missing =
    Missing: the { $players ->
        [one] card of player { $players }
       *[other] cards of players { $players }
    }.
paper-names-missing =
    Names are missing: { $players ->
        [one] player { $players }
       *[other] players { $players }
    }. Enter them under Players.
paper-ring-broken = Too many papers are missing to close the ring, so no game is in the event. Add the missing cards, or the slips of their boards.
paper-ring-otherwise = The games do not follow from the settings, so they are kept as the cards say. Check the settings for colors and draws before the next result.
paper-nothing-yet = Nothing yet. Type or scan the cover, then the cards in any order.
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
paper-nothing-to-rebuild = No card code could be read. Type the digits of the cards, one card per line.
paper-import-done =
    { $name }: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }. { $now }
paper-two-slips = Round { $round }, table { $table }: two slips differ, so neither counts.
paper-other-history = Line { $line }: this paper is of revision { $revision }, but of another history of the event. It was left out.
paper-seats-differ = Round { $round }, table { $table }: the papers disagree about who sat there ({ $everyone }). The seats are open.
paper-cover-denies-table = Round { $round }, table { $table } ({ $everyone }): the cover does not list this table. Its seats are open.
paper-card-denies-seat = Round { $round }, table { $table }: the card of { $player1 } does not list the seat that another paper gives them. The seats are open.
paper-seated-twice = Round { $round }: the papers seat { $player1 } at tables { $table } and { $other }. Both tables are open.
paper-bye-and-table = Round { $round }: one paper gives { $player1 } a bye, another a seat. Both are open.
paper-byes-differ = Round { $round }: the papers disagree about the bye of { $player1 }. It is open.
paper-settings-differ = The cover and the cards of { $everyone } name different settings. The cover’s settings are used.
paper-total-differs = { $player1 }, after round { $round }: the card says { $card }, the rebuilt results add up to { $points }. The total is open.
paper-unknown-player = Player { $number } (name unknown)
paper-no-cover-with-settings = The cover sheet is missing. The event’s name, details and seed are not known; draws use a new seed.
paper-cover-shortened = The cover’s code had no room for everything: some details, forbidden pairs or bye requests may be missing.
paper-names-shortened = Some texts were too long for the code and end in “…”: { $everyone }. Complete them under Players.
paper-impossible = These papers cannot all belong to one event: together they describe something impossible.
