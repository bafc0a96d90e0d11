### The projector: heads of its pages, and the lines under them

screen-tables = Runde { $round }: Paarungen
screen-tables-kind = Runde { $round }: Paarungen ({ $kind })
screen-games = Laufende Partien
screen-names-table = { -table } finden
screen-ring = Der Ring
screen-standings = Rangliste nach Runde { $round }
screen-standings-playing = Rangliste (Runde { $round } läuft)
screen-standings-ring = Rangliste
screen-places = Die Spitze Runde für Runde
screen-bars = { $heading } nach Runde { $round }
screen-bars-playing = { $heading } (Runde { $round } läuft)
screen-bracket = Top Cut
screen-out = In Runde { $round } ausgeschieden
screen-out-before = Vorher ausgeschieden
screen-out-all = Ausgeschieden
screen-final = Finale
screen-ended = Schlussrangliste
screen-clock = Runde { $round }
screen-page = { $page } von { $pages }
screen-heading = { $event } · Runde { $round }
screen-heading-planned = { $event } · Runde { $round } von { $planned }
screen-range = { $first }–{ $last }
screen-names-long = Die Namen brauchen { $minutes } Minuten. Nehmen Sie einen zweiten Bildschirm ({ $first }–{ $until }, { $since }–{ $last }) oder wählen Sie eine kleinere Entfernung.
screen-now = Jetzt
screen-time-left = Restzeit
screen-on-phone = Paarungen aufs Handy
screen-champion =
    { $count ->
        [one] Gesamtsieg
       *[other] Gesamtsieg
    }
screen-champion-points = { $heading }: { $points }
screen-step-figure = { $heading } { $figure }
screen-champions-by-age = Beste der Altersgruppen
screen-number = Nummer
screen-plays-at = Partien
screen-more-time = Zusatzzeit
screen-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
screen-soon-none = Willkommen. Hier erscheinen die Paarungen.
screen-welcome = Willkommen
screen-starts = Runde { $round } um { $time } Uhr
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
