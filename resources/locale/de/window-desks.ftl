### Was das Fenster sagt, während mehrere Arbeitsplätze das Turnier ändern

desk-step-of = { $desk }: { $step }
desk-undone = { $what } (rückgängig gemacht)
desk-redone = { $what } (wiederholt)
desk-you-typed = Ihre Eingabe: { $result }.
desk-keep-theirs = So lassen
desk-correct = Korrigieren
desk-cannot-correct = Es lässt sich nicht mehr korrigieren.
desk-record-it = { $what } eintragen?
desk-record-step = { $step }?
desk-typed-at = Eingegeben am { $time }, ohne Verbindung.
desk-record = Eintragen
desk-discard = Verwerfen
desk-record-them = Die { $count } Eingaben ohne Verbindung eintragen?
desk-record-all = Alle { $count } eintragen
desk-one-by-one = Einzeln
desk-recorded = Eingetragen: { $what }.
desk-undo-others = Eine Änderung von { $desk } rückgängig machen?
desk-undo-theirs = Rückgängig machen
desk-undo-late = Inzwischen gab es eine weitere Änderung. Nichts wurde rückgängig gemacht.
desk-continue-here = Hier weitermachen …
desk-review = Durchsehen
desk-lost-heading = Verbindung zu { $name } unterbrochen.
desk-lost-server = Der Server antwortet nicht.
desk-lost-kept = Bis die Verbindung wieder da ist, wird nichts eingetragen. Eingegebene Ergebnisse und Anwesenheit sind vorgemerkt.
desk-lost-only-read = Zu sehen ist der Stand davor.
desk-ended-kept = Zum Weiterarbeiten mit neuem Code beitreten. Bis dahin eingegebene Ergebnisse und Anwesenheit sind vorgemerkt.
desk-ended-only-read = Mit einem neuen Code beitreten, um mehr zu sehen.
desk-join-again = Wieder beitreten…
desk-waiting = Noch nicht eingetragen: { $what }.
desk-waiting-count = { $count } nicht eingetragen.
desk-not-recorded =
    { $count ->
        [one] Eine Eingabe ohne Verbindung ist nicht eingetragen.
       *[other] { $count } Eingaben ohne Verbindung sind nicht eingetragen.
    }
desk-back = Wieder mit der Turnierleitung verbunden.
desk-back-with =
    { $count ->
        [one] Wieder mit der Turnierleitung verbunden. Inzwischen gab es eine Änderung.
       *[other] Wieder mit der Turnierleitung verbunden. Inzwischen gab es { $count } Änderungen.
    }
desk-back-here = Der Server antwortet wieder.
desk-back-here-with =
    { $count ->
        [one] Der Server antwortet wieder. Inzwischen gab es eine Änderung.
       *[other] Der Server antwortet wieder. Inzwischen gab es { $count } Änderungen.
    }
desk-table-changed = { $desk } hat inzwischen { -table } { $table } eingetragen: { $result }. Ihre Eingabe ist nicht eingetragen.
desk-player-changed = { $desk } hat diese Person inzwischen geändert. Die Felder vor dem Speichern prüfen.
desk-value-changed = Hier steht jetzt „{ $value }“. Zum Ersetzen noch einmal speichern.
desk-value-empty = Hier steht jetzt nichts mehr. Zum Ersetzen noch einmal speichern.
desk-mark-waiting = { $score } · nicht eingetragen
desk-mark-kept = nicht eingetragen
desk-answer = Frage &beantworten
desk-answer-with = Antworten mit { $key }.
needs-question = Es ist keine Frage offen.
desk-others = Zuletzt von anderen Arbeitsplätzen eingetragen
