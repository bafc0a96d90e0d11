### Words on paper: head and foot, record cards, result slips

## Head and foot of every paper

paper-round = Round { $round }
paper-round-final = Final
paper-round-semi-final = Semifinal
paper-round-playoff = Deciding game
paper-round-ring = Ring
paper-printed = Printed { $at } · rev. { $revision } · check code { $digest }
paper-printed-short = rev. { $revision } · { $digest }
paper-page = page { $page } of { $pages }
paper-letters-missing = { $player1 }: some letters can’t be printed ({ $letters }). Enter the name in another script as well.
paper-event-letters-missing = The event’s name or details have letters that can’t be printed ({ $letters }). Enter them in another script as well.

## Record cards

card-title-more = { $title } ({ $number })
card-heading = PLAYER INFORMATION
card-member = Membership no.
card-player = Player name
card-player-number = Player no.
card-age = Age
card-rating = Rating
card-rating-short = Rtg.
card-final-place = Place { $place }
card-page = Card { $page } of { $pages }
card-page-after = After round { $round } · Card { $page } of { $pages }
card-key-age = Match won { $win } · drawn { $draw } · lost 0
card-key-age-games = Match and game: won { $win } · drawn { $draw } · lost 0
card-key-risk = 1st { $first } · 2nd { $second } · 3rd { $third } · 4th { $fourth } · 5th { $fifth } · DQ/WD 0
card-key-risk-1 =
    1st place { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
card-key-risk-2 =
    2nd place { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
card-key-risk-3 =
    3rd place { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
card-key-risk-4 =
    4th place { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
card-key-risk-5 =
    5th place { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
card-key-risk-out = DQ/withdrawn 0 points
card-key-strikes-5 = Of 5: { $five } · of 4: { $four } · of 3: { $three }
card-key-strikes-4 = Of 4: { $four } · of 3: { $three }
card-key-strikes-of-5 = 5 players: { $five }
card-key-strikes-of-4 = 4 players: { $four }
card-key-strikes-of-3 = 3 players: { $three }
card-key-strikes-ties = Ties share the strikes.
card-key-strikes-out = Out at { $level } strikes.
card-key-ring = W won · D drawn · L lost · S stopped
card-key-us = Win 1 · draw ½ · loss 0
card-note-running = Keep a running match-point total in the “Match pts.” column.
card-note-strikes = Add up your strikes in the last column. Out at { $level }.
card-note-ring = You play both neighbors at once. Lose a game and you are out.
card-note-us = Circle your color and result. Keep a running score.
card-game-outcome = Game outcome
card-game-outcome-short = Game outc.
card-game-1 = 1
card-game-2 = 2
card-game-3 = 3
card-game-4 = 4
card-game-5 = 5
card-win-letter = W
card-draw-letter = D
card-loss-letter = L
card-stopped-letter = S
card-white-letter = W
card-black-letter = B
card-match-outcome = Match outcome
card-match-outcome-short = Match
card-win = Win
card-win-short = W
card-draw = Draw
card-draw-short = D
card-loss = Loss
card-loss-short = L
card-round = Round
card-round-short = Rd.
card-row = No.
card-opponent-member = Opponent’s membership no.
card-opponent-member-short = Opp. no.
card-opponent-number = Opponent’s player no.
card-opponent-number-short = Opp. no.
card-opponent-name = Opponent’s name
card-opponent-name-short = Name
card-opponent-member-name = Opponent’s membership no. and name
card-opponent-number-name = Opponent’s player no. and name
card-opponent-numbers = Opponents’ player numbers
card-opponent-numbers-short = Opponents
card-opponents = Opponent
card-others = Opponents
card-match-points = Match pts.
card-admin = Admin. only
card-admin-short = Adm. only
card-table-number = { -Table } no.
card-finishing-place = Match outcome (circle finishing place)
card-finishing-place-short = Circle place
card-place-circled = Place (circle)
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
card-strikes-short = Str.
card-strikes-so-far = Total so far
card-strikes-so-far-short = Total
card-color = Color
card-result = Result
card-wins = Wins
card-score-so-far = Score
card-bye = bye
card-missed = not paired
card-forfeit = forfeit

# The back of a card.

card-rules = The rules in short
card-rule-number = { $number }.
card-notes = Notes, penalties
card-signature = Player’s signature
card-date = Date
card-digits = If the code cannot be read, type:
card-chart-how-many = How many rounds
card-chart-tables = How many tables
card-chart-players = Players
card-chart-boards = Boards
card-chart-rounds = Rounds
card-chart-left = Players left
card-chart-random = Random round
card-chart-split = Split round
card-chart-range = { $low }–{ $high }
card-chart-more = { $low } or more

## Result slips

slip-table = { -Table }
slip-ring = The ring
slip-heading = { $round } · Result slip
slip-player = Player, player no.
slip-player-number = Player no. { $number }
slip-player-seat = { $seat } · Player no. { $number }
slip-member-number = Membership no. { $number }
slip-won = Won
slip-drew = Drew
slip-drops-out = Drops out
slip-games-won = Games won
slip-games-drawn = Drawn games
slip-place = Place
slip-points = Points
slip-energy = Energy
slip-score = Score
slip-signature = Signature
slip-initials = Initials

## Digits typed or scanned from a card or slip

paper-code-unreadable = Not a card code. Type all the groups of five digits.
paper-code-mistyped = One digit is wrong or missing. Compare the groups of five with the card.
paper-code-unknown = This card or slip is not from this program, or is from a newer version.
paper-code-is-a-slip = This is the code of a result slip. Use the player’s record card.
paper-code-is-a-card = This is the code of a record card. Use the table’s result slip.
card-row-number = { $number }.

# The scorekeeping key, in one line or in several short ones, and the note below the rows.

card-key-head = SCOREKEEPING KEY
