### Words of the projector: heads of its pages, and the lines under them

screen-tables = Round { $round }: tables
screen-tables-kind = Round { $round } ({ $kind }): tables
screen-games = Games being played
screen-names = Round { $round }: names
screen-ring = The ring
screen-standings = Standings after round { $round }
screen-standings-playing = Standings, round { $round } being played
screen-standings-ring = Standings
screen-out = Who is out
screen-final = The final
screen-ended = Final result
screen-clock = Round { $round }: time
screen-page = { $page } of { $pages }
screen-number = Number
screen-plays-at = Plays at
screen-more-time = More time
screen-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
screen-soon-nobody = The tables of round 1 will be shown here.
screen-soon =
    { $players ->
        [one] { $players } player is
       *[other] { $players } players are
    } in. The tables of round { $round } will be shown here.

## The copy in a folder

folder-pages = Pages
folder-nothing = There is nothing to show yet.
folder-renewed =
    This page renews itself every { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
