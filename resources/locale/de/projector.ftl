### Words of the projector: heads of its pages, and the lines under them

screen-tables = Runde { $round }: Paarungen
screen-tables-kind = Runde { $round }: Paarungen ({ $kind })
screen-games = Laufende Partien
screen-names = Runde { $round }: Tisch finden
screen-ring = Der Ring
screen-standings = Rangliste nach Runde { $round }
screen-standings-playing = Rangliste (Runde { $round } läuft)
screen-standings-ring = Rangliste
screen-out = Ausgeschieden
screen-final = Finale
screen-ended = Schlussrangliste
screen-clock = Runde { $round }
screen-page = { $page } von { $pages }
screen-number = Nummer
screen-plays-at = Partien
screen-more-time = Zusatzzeit
screen-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
screen-soon-nobody = Willkommen. Hier erscheinen die Paarungen.
screen-soon =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }. Hier erscheinen die Paarungen der Runde { $round }.

## The copy in a folder

folder-pages = Seiten
folder-nothing = Noch nichts zu zeigen.
folder-renewed =
    Aktualisiert sich alle { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }.
