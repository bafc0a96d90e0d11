### Words of the projector: heads of its pages, and the lines under them

screen-tables = Round { $round } pairings
screen-tables-kind = Round { $round } pairings ({ $kind })
screen-games = Games in progress
screen-names = Round { $round } — find your table
screen-ring = The ring
screen-standings = Standings after round { $round }
screen-standings-playing = Standings (round { $round } in progress)
screen-standings-ring = Standings
screen-out = Eliminated
screen-final = Final
screen-ended = Final standings
screen-clock = Round { $round }
screen-page = { $page } of { $pages }
screen-number = Number
screen-plays-at = Games
screen-more-time = Extra time
screen-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
screen-soon-nobody = Welcome. Pairings will appear here.
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
