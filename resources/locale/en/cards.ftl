### Words on paper: head and foot, record cards, result slips

## Head and foot of every paper

paper-event = Whole event
paper-round = Round { $round }
paper-round-final = Final
paper-round-playoff = Deciding game
paper-round-ring = Ring
paper-printed = Printed { $at } · rev. { $revision } · check code { $digest }
paper-page = page { $page } of { $pages }
paper-letters-missing = { $player1 }: some letters can’t be printed ({ $letters }). Enter the name in another script as well.
paper-event-letters-missing = The event’s name or details have letters that can’t be printed ({ $letters }). Enter them in another script as well.

## Record cards

card-title-more = { $title } ({ $number })
card-member = Membership no.
card-player = Player name
card-player-number = Player no.
card-age = Age
card-rating = Rating
card-final-place = Place
card-key-age = Match: win 3 · draw 1 · loss 0
card-key-running = Keep a running match-point total in the Match Pts. column.
card-key-risk = 1st 5 · 2nd 4 · 3rd 3 · 4th 2 · 5th 1 · disqualified or withdrawn 0
card-key-strikes = 5 players: 0 6 12 18 24 · 4 players: 0 8 16 24 · 3 players: 0 12 24
card-key-strikes-out = Tied places share their strikes. Out at { $level } strikes.
card-key-ring = You play both neighbors at once. Lose a game and you are out.
card-key-ring-wins = A stopped game has no result.
card-key-us = Win 1 · draw ½ · loss 0
card-key-us-colour = Circle your color and result. Keep a running score.
card-game-outcome = Game outcome
card-game-1 = 1
card-game-2 = 2
card-game-3 = 3
card-game-4 = 4
card-game-5 = 5
card-win-letter = W
card-draw-letter = D
card-loss-letter = L
card-white-letter = W
card-black-letter = B
card-match-outcome = Match outcome
card-win = Win
card-draw = Draw
card-loss = Loss
card-stopped = Stopped
card-round = Round
card-opponents = Opponent
card-others = Opponents
card-number = No.
card-name = Name
card-match-points = Match Pts.
card-admin = Admin only
card-table = { -Table }
card-place = Circle finishing place
card-place-1 = 1st
card-place-2 = 2nd
card-place-3 = 3rd
card-place-4 = 4th
card-place-5 = 5th
card-withdrawn = WD
card-final = Final
card-game-points = Game points
card-energy = Energy left
card-score = Score
card-strikes = Strikes
card-strikes-so-far = So far
card-colour = Color
card-result = Result
card-wins = Wins
card-score-so-far = Score
card-bye = bye
card-missed = not paired
card-forfeit = forfeit

## Result slips

slip-table = { -Table }
slip-ring = The ring
slip-seat = Seat
slip-number = Player no.
slip-player = Player
slip-games-won = Games won
slip-games-drawn = Drawn games
slip-drop = Withdraw
slip-signature = Signature

## Digits typed or scanned from a card or slip

paper-code-unreadable = Not a card code. Type all the groups of five digits.
paper-code-mistyped = One digit is wrong or missing. Compare the groups of five with the card.
paper-code-unknown = This card or slip is not from this program, or is from a newer version.
paper-code-is-a-slip = This is the code of a result slip. Use the player’s record card.
paper-code-is-a-card = This is the code of a record card. Use the table’s result slip.
card-row-number = { $number }.
