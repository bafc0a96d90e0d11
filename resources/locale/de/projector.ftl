### Words of the projector: heads of its pages, and the lines under them

screen-tables = Runde { $round }: Tische
screen-tables-kind = Runde { $round } ({ $kind }): Tische
screen-games = Laufende Partien
screen-names = Runde { $round }: Namen
screen-ring = Der Ring
screen-standings = Rangliste nach Runde { $round }
screen-standings-playing = Rangliste, Runde { $round } läuft
screen-standings-ring = Rangliste
screen-out = Wer ausgeschieden ist
screen-final = Das Finale
screen-ended = Endergebnis
screen-clock = Runde { $round }: Zeit
screen-page = { $page } von { $pages }
screen-number = Nummer
screen-plays-at = Spielt an
screen-more-time = Mehr Zeit
screen-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
screen-soon-nobody = Hier erscheinen die Tische der Runde 1.
screen-soon =
    { $players ->
        [one] { $players } Spieler ist
       *[other] { $players } Spieler sind
    } dabei. Hier erscheinen die Tische der Runde { $round }.

## The copy in a folder

folder-pages = Seiten
folder-nothing = Noch gibt es nichts zu zeigen.
folder-renewed =
    Diese Seite erneuert sich alle { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }.
