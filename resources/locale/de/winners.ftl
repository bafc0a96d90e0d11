### Das Ende eines Turniers: wer gewonnen hat, was entschied und wer vorher ausschied

winners-one = { $event }: { $name } gewinnt.
winners-shared = { $names } teilen sich den Sieg.
winners-none = Das Turnier endet ohne Sieger.

## What decided

winners-points-of =
    { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } aus { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
winners-points =
    { $figure ->
        [0.5] { $figure } Punkt
        [one] { $figure } Punkt
       *[other] { $figure } Punkte
    }
winners-wins =
    { $figure ->
        [one] { $figure } Sieg
       *[other] { $figure } Siege
    }
winners-strikes =
    { $figure ->
        [one] { $figure } Strafpunkt
       *[other] { $figure } Strafpunkte
    }
winners-clear = { $points }.
winners-each = Je { $points }.
winners-equal = Je { $points }, in jeder Wertung gleich.
winners-ahead = { $points }, vorn in der Wertung: { $what }.
winners-rated = { $rating } · { $points }

## Moments

moment-out = { $names } ist ausgeschieden.
moment-out-several = { $names } sind ausgeschieden.
moment-at-line =
    { $points ->
        [one] { $points } Strafpunkt
       *[other] { $points } Strafpunkte
    }; ab { $line } ist man ausgeschieden.
winners-why-out = { $name }: { $why }
