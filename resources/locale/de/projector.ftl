### Words of the projector: heads of its pages, and the lines under them

screen-tables = Runde { $round }: Tische
screen-tables-kind = Runde { $round } ({ $kind }): Tische
screen-games = Laufende Partien
screen-names-table = Finden Sie Ihren Tisch
screen-names-board = Finden Sie Ihr Brett
screen-ring = Der Ring
screen-standings = Rangliste nach Runde { $round }
screen-standings-playing = Rangliste, Runde { $round } läuft
screen-standings-ring = Rangliste
screen-out = In Runde { $round } ausgeschieden
screen-out-before = Vorher ausgeschieden
screen-out-all = Ausgeschieden
screen-final = Das Finale
screen-ended = Endergebnis
screen-clock = Runde { $round }: Zeit
screen-page = { $page } von { $pages }
screen-heading = { $event } · Runde { $round }
screen-heading-planned = { $event } · Runde { $round } von { $planned }
screen-range = { $first }–{ $last }
screen-name-apart = { $name } · Nr. { $number }
screen-names-long = Die Namen brauchen { $minutes } Minuten. Nehmen Sie einen zweiten Bildschirm ({ $first }–{ $until }, { $since }–{ $last }) oder wählen Sie eine kleinere Entfernung.
screen-now = Jetzt
screen-time-left = Restzeit
screen-champion =
    { $count ->
        [one] Gesamtsieg
       *[other] Gesamtsieg
    }
screen-champion-points = { $heading }: { $points }
screen-champions-by-age = Beste der Altersgruppen
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
