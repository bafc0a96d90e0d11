### The end of an event: who won, what decided, and who went out before

winners-one = { $name } wins { $event }.
winners-shared = { $names } share the win.
winners-none = The event is over without a winner.

## What decided

winners-points-of =
    { $points ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    } in { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
winners-points =
    { $figure ->
        [0.5] { $figure } point
        [one] { $figure } point
       *[other] { $figure } points
    }
winners-wins =
    { $figure ->
        [one] { $figure } win
       *[other] { $figure } wins
    }
winners-strikes =
    { $figure ->
        [one] { $figure } strike
       *[other] { $figure } strikes
    }
winners-clear = { $points }.
winners-each = { $points } each.
winners-equal = { $points } each, tied on every tiebreak.
winners-ahead = { $points }, ahead on { $what }.
winners-rated = { $rating } · { $points }

## Moments

moment-out = { $names } is out.
moment-out-several = { $names } are out.
moment-at-line =
    { $points ->
        [one] { $points } strike
       *[other] { $points } strikes
    }; out at { $line }.
winners-why-out = { $name }: { $why }
