### Accumulated strikes: name, cards, and the steps for making the next round by hand

strikes-format-about = Games for three to five. The lower you place, the more strikes you take. Too many strikes and you are out; the last player left wins.
strikes-card-title = Strikes record card
strikes-card-rule-places = The better your place, the fewer strikes: see the key.
strikes-card-rule-ties = Tied places share their strikes. The game’s own tiebreaker does not count.
strikes-card-rule-out = You are out at { $level } strikes.
strikes-card-rule-seating = Random and split rounds take turns. In split rounds you play people with similar strikes.
strikes-card-rule-end = Two left after the last table: fewer strikes wins, or whoever won the last game.
strikes-card-rule-last-round = The event ends after round { $rounds }: fewest strikes wins.
strikes-head-stakes = Strikes left
strikes-head-limit = Out at { $level }
strikes-group-points = { $low } to { $high } strikes
strikes-group-points-one = Strikes: { $low }
strikes-format-name = Accumulated strikes
strikes-format-short = Tables of 3 to 5; low places cost you.
strikes-by-place = Strikes from first to last place: { $tables }.
strikes-by-place-at = { $strikes } ({ $players } players)
strikes-people-late-entries = Joins with the strikes of a last place for the missed round.
strikes-end-asked = End the event after round { $round }?
strikes-end-about = If more than two are still in then, the fewest strikes win; ties share.
strikes-end-do = End after round { $round }
strikes-end-done = Round { $round } is the last.
strikes-hand-heading-random =
    Round { $round }, random: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $sizes }
strikes-hand-heading-split =
    Round { $round }, split by strikes: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $sizes }
strikes-hand-heading-playoff = Deciding game of the two winners
strikes-hand-take =
    Take the cards of the { $players ->
        [one] { $players } player
       *[other] { $players } players
    } still in (fewer than { $level } strikes, not withdrawn).
strikes-hand-random = Shuffle them and deal them to { $sizes }.
strikes-hand-split = Sort by strikes, fewest first; shuffle ties. Fill the groups from the top: { $groups }. Shuffle each group and deal it to its tables.
strikes-hand-bye = Bye: of the players with the fewest byes, the one with the fewest strikes; if tied, draw lots. It costs no strikes.
strikes-hand-meet = Check the opponents on the cards. Swap within a group so that as few players as possible meet again, and no one a third time.
strikes-hand-slips =
    Copy each table to a blank slip: player numbers and names ({ $tables ->
        [one] { $tables } slip
       *[other] { $tables } slips
    }).
strikes-hand-strikes = After the game, the highest score is first. Strikes: 5 players { $five } · 4 players { $four } · 3 players { $three }. Tied places share their strikes. Players who withdraw in mid-game share last place and are out.
strikes-hand-out = After the round, add up: { $level } strikes or more is out.
strikes-hand-end = One left: that player wins. None left: fewest strikes among those who just played wins; ties share.
strikes-hand-end-one-table = Two left after a round of one table: fewer strikes wins if that player also won the game. If they came second, both win; third or lower, the winner of the game wins. Equal strikes: the winner of the game wins.
strikes-hand-end-more-tables = Two left after a round of several tables: fewer strikes wins. If tied, the larger margin between first and second in the last game wins; if still tied, both win.
strikes-hand-end-last-round = The event ends after round { $rounds }. If more than two are still in, the fewest strikes win; ties share.
strikes-hand-playoff = The two winners may play a deciding game; it decides regardless of strikes.

## What decided

strikes-won-alone-decided = The last player left, with { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    }.
strikes-won-strikes-and-game-decided = Fewer strikes than { $player2 } ({ $strikes } to { $other }), who did not finish ahead in the last game.
strikes-won-game-decided = Finished ahead in the last game. { $player2 } had fewer strikes ({ $strikes } to { $other }) but placed { place }.
strikes-won-game-equal-strikes-decided = Tied with { $player2 } on strikes ({ $strikes }), and ahead in the last game.
strikes-share-second-in-game-decided = { $player1 } has fewer strikes ({ $strikes } to { $other }) and placed 2nd in the last game, which { $player2 } won.
strikes-share-equal-game-decided = Equal strikes ({ $strikes }) and equal scores in the last game.
strikes-won-fewer-strikes-decided = Fewer strikes than { $player2 } ({ $strikes } to { $other }).
strikes-won-fewer-strikes-bye-decided = Fewer strikes than { $player2 } ({ $strikes } to { $other }). They did not both play the last round, so only strikes count.
strikes-share-equal-strikes-bye-decided = Equal strikes ({ $strikes }), and they did not both play the last round.
strikes-won-margin-decided = Tied with { $player2 } on strikes ({ $strikes }), with the better margin in the last game ({ $margin } to { $other_margin }).
strikes-share-margin-decided = Equal strikes ({ $strikes }) and equal margins in the last game ({ $margin }).
strikes-share-no-margin-decided = Equal strikes ({ $strikes }), and no margins to compare in the last games.
strikes-won-all-out-decided = Round { $round } knocked everyone out. Fewest strikes: { $strikes }.
strikes-share-all-out-decided = Round { $round } knocked everyone out. Fewest strikes: { $strikes } each.
strikes-won-after-last-round-decided = Fewest strikes after the last round: { $strikes }.
strikes-share-after-last-round-decided = Fewest strikes after the last round: { $strikes } each.
strikes-won-playoff-decided = Won the deciding game against { $player2 }.
strikes-share-playoff-decided = Tied in the deciding game.
strikes-sheet-order = Order: players still in come first, fewest strikes first; then those who were out later.
strikes-sheet-legend-rounds = R1, R2: strikes in the round.
strikes-sample-title = Strikes: one last place from being out
strikes-sample-about = Six players are left, and for five of them the next last place is the end.
strikes-sample-note = Round 5 is posted. Six of 26 players are left, and five of them are one last place from being out.
strikes-sample-try-1 = See how close everyone is
strikes-sample-try-2 = Enter a result at table 1
strikes-sample-try-3 = Show the audience
