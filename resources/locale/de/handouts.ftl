### Papiere, die Leute ausfüllen, tragen oder aufstellen

list-dots = { $first } · { $last }
handout-reason = Grund
handout-received = Angenommen von, Uhrzeit
handout-signed-player = Unterschrift Spieler
handout-signed-parent = Unterschrift Erziehungsberechtigte
handout-signed-director = Unterschrift Turnierleitung
handout-signature-of = Unterschrift, { $who }
handout-yes = Ja
handout-no = Nein
handout-rating = TWZ { $rating }

## Bye requests and withdrawals

handout-bye-title = Antrag auf Freilos
handout-rounds = Runden
handout-bye = Freilos mit
handout-bye-points =
    { $points ->
        [1] 1 Punkt
        [0] 0 Punkten
       *[other] { $points } Punkt
    }
handout-withdraw-title = Abmeldung
handout-withdraw = Ich melde mich ab
handout-withdraw-now = sofort
handout-withdraw-after = nach Runde ____
handout-comes-back = Rückkehr geplant?

## Incident report

handout-incident-title = Vorfallbericht
handout-time = Uhrzeit
handout-reported-by = Gemeldet von
handout-witnesses = Zeugen
handout-happened = Hergang
handout-rule = Regel
handout-decision = Entscheidung
handout-decision-none = Keine Strafe
handout-decision-warning = Verwarnung
handout-decision-time = Zeitänderung
handout-decision-game = Partieverlust
handout-decision-disqualified = Ausschluss
handout-details = Einzelheiten der Entscheidung
handout-appeal = Protest eingelegt?

## Registration

handout-registration-title = Anmeldung
handout-given-name = Vorname
handout-family-name = Familienname
handout-club = Verein
handout-phone = Telefon
handout-email = E-Mail
handout-section = Gruppe
handout-fee = Startgeld
handout-paid = Bezahlt
handout-byes-wanted = Freilos gewünscht in Runde
handout-consent = Ich bin einverstanden, dass mein Name, mein Verein und meine Ergebnisse am Spielort ausgehängt und veröffentlicht werden.

## Score sheets

handout-score-white = 1–0
handout-score-draw = ½–½
handout-score-black = 0–1
join-sheet-title = Beitrittsblatt
join-sheet-about = Auf einem anderen Laptop im selben Netz TourneyDesk öffnen und { $entry } wählen. Adresse und Code eingeben, oder das Quadrat scannen und den Text einfügen.
join-sheet-care = Wer einen Code hat, kann das Turnier ändern oder lesen, solange es freigegeben ist. Die Streifen auseinanderschneiden und einzeln ausgeben; den der Turnierleitung nicht aushängen.
