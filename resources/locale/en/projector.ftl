### The projector: heads of its pages, and the lines under them

screen-tables = Round { $round } pairings
screen-tables-kind = Round { $round } pairings ({ $kind })
screen-games = Games in progress
screen-names-table = Find your { -table }
screen-ring = The ring
screen-standings = Standings after round { $round }
screen-standings-playing = Standings (round { $round } in progress)
screen-standings-ring = Standings
screen-places = Leaders by round
screen-bars = { $heading } after round { $round }
screen-bars-playing = { $heading } (round { $round } in progress)
screen-bracket = Top cut
screen-out = Eliminated in round { $round }
screen-out-before = Eliminated earlier
screen-out-all = Eliminated
screen-final = Final
screen-ended = Final standings
screen-clock = Round { $round }
screen-page = { $page } of { $pages }
screen-heading = { $event } · Round { $round }
screen-heading-planned = { $event } · Round { $round } of { $planned }
screen-range = { $first }–{ $last }
screen-names-long = Names need { $minutes } minutes. Use a second screen ({ $first }–{ $until }, { $since }–{ $last }) or choose a nearer distance.
screen-now = Now
screen-time-left = Time left
screen-on-phone = Pairings on your phone
screen-champion =
    { $count ->
        [one] Champion
       *[other] Champions
    }
screen-champion-points = { $heading }: { $points }
screen-step-figure = { $heading } { $figure }
screen-champions-by-age = Age-group champions
screen-number = Number
screen-plays-at = Games
screen-more-time = Extra time
screen-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
screen-soon-none = Welcome. Pairings will appear here.
screen-welcome = Welcome
screen-starts = Round { $round } at { $time }
screen-soon =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }. Round { $round } pairings will appear here.

## The copy in a folder

folder-pages = Pages
folder-nothing = Nothing to show yet.
folder-renewed =
    Updates every { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
