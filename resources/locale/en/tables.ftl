## Heads of columns, the same in window and papers

head-place = Place
head-now = Now
head-number = No.
head-name = Name
head-player = Player
head-given = Given name
head-family = Family name
head-rating = Rating
head-rating2 = 2nd rating
head-state = State
head-expires = Member until
head-team = Team
head-household = Family mark
head-grade = Grade
head-birth = Born
head-age = Age
head-out = Out
head-table = { -Table }
head-group = Group
head-seat = Seat
head-seat-of = Seat { $seat }
head-result = Result
head-result-box = Result
head-color = Color
head-here = Here
head-paid = Paid
head-member = Member ID
head-club = Club
head-note = Note
head-status = Status
head-step = No.
head-time = Time
head-desk = Desk
head-change = Change
head-due = Due
head-colors = Colors
head-float = Float
head-names-stacked = { $first } / { $second }
head-record = Record
head-wins-losses-draws = W–L–D
head-opponents-wins = Opp. win %
head-age-group = Age group
head-earned = Earned
head-total = Total

## What cells say

cell-bye = Bye
cell-bye-points =
    { $points ->
        [0.5] Bye, { $points } point
        [one] Bye, { $points } point
       *[other] Bye, { $points } points
    }
cell-round = Round { $round }
cell-groups-mixed = { " " }+{ " " }
cell-color-none = –
cell-float-down = ↓
cell-float-up = ↑
group-points = { $low } to { $high } points
group-points-one = Points: { $low }
cell-here = Here
cell-not-here = Not here
cell-status-active = { "" }
cell-status-dropped = Withdrawn
cell-status-eliminated = Out
cell-status-bye = Bye R{ $round }
cell-status-late = Late entry
cell-status-house = House player
cell-undone = Undone
cell-reported = Reported
cell-playing = Playing
cell-typed = { $done } of { $all }

## Results in a list, between the two who meet or behind all who sit at a table

score-first-won = 1–0
score-second-won = 0–1
score-drawn = ½–½
score-first-by-forfeit = 1–0 forfeit
score-second-by-forfeit = 0–1 forfeit
score-forfeited = 0–0 forfeit
score-in = ✓ In
score-stopped = Stopped
record-round = Rd
record-game = Game
record-opponent = Opponent
record-result = Res
record-total = Total
