## Heads of columns, the same in window and papers

head-place = Platz
head-now = Jetzt
head-number = Nr.
head-name = Name
head-player = Spieler
head-given = Vorname
head-family = Familienname
head-rating = Wertung
head-rating2 = 2. Wertung
head-state = Land
head-expires = Mitglied bis
head-team = Mannschaft
head-household = Familie
head-grade = Klasse
head-birth = Geboren
head-age = Alter
head-out = Aus
head-table = { -table }
head-group = Gruppe
head-seat = Sitz
head-seat-of = Sitz { $seat }
head-result = Erg.
head-result-box = Erg.
head-color = Farbe
head-here = Da
head-paid = Bezahlt
head-member = Mitgliedsnr.
head-club = Verein
head-note = Bemerkung
head-status = Status
head-step = Nr.
head-time = Zeit
head-desk = Arbeitsplatz
head-change = Änderung
head-due = Fällig
head-colors = Farben
head-float = Float
head-names-stacked = { $first } / { $second }
head-record = Bilanz
head-wins-losses-draws = S–N–U
head-opponents-wins = Gegner %
head-age-group = Altersgruppe
head-earned = Verdient
head-total = Gesamt

## What cells say

cell-bye = Freilos
cell-bye-points =
    { $points ->
        [0.5] Freilos, { $points } Punkt
        [one] Freilos, { $points } Punkt
       *[other] Freilos, { $points } Punkte
    }
cell-round = Runde { $round }
cell-groups-mixed = { " " }+{ " " }
cell-color-none = –
cell-float-down = ↓
cell-float-up = ↑
group-points = { $low } bis { $high } Punkte
group-points-one = Punkte: { $low }
cell-here = Da
cell-not-here = Nicht da
cell-status-active = { "" }
cell-status-dropped = Abgemeldet
cell-status-eliminated = Aus
cell-status-bye = Freilos R{ $round }
cell-status-late = Nachmeldung
cell-status-house = Hausspieler
cell-undone = Rückgängig
cell-reported = Gemeldet
cell-playing = Läuft
cell-typed = { $done } von { $all }

## Results in a list, between the two who meet or behind all who sit at a table

score-first-won = 1–0
score-second-won = 0–1
score-drawn = ½–½
score-first-by-forfeit = 1–0 kampflos
score-second-by-forfeit = 0–1 kampflos
score-forfeited = 0–0 kampflos
score-in = ✓ Da
score-stopped = Abgebrochen
record-round = Rd.
record-game = Spiel
record-opponent = Gegner
record-result = Erg
record-total = Stand
