### Words of the wizard that makes an event

wizard-new-heading = Neues Turnier
wizard-step = Neues Turnier, Schritt { $step } von { $steps }
wizard-questions-format = Welche Art von Turnier?
wizard-questions-details = Wie heißt das Turnier?
wizard-questions-settings = Wie wird gespielt?
wizard-questions-players = Wer spielt?
wizard-questions-review = Ist alles so, wie es sein soll?
wizard-page-hints-format = Pfeil auf und ab wählen, ebenso die ersten Buchstaben eines Namens.
wizard-page-hints-details = Nur der Name ist nötig. Alles hier lässt sich später ändern.
wizard-page-hints-settings = Alles hier kann bleiben, wie es ist. Daneben steht, wozu es führt.
wizard-page-hints-players = Je Zeile ein Spieler, oder eine Liste mit Überschriften. Weitere lassen sich später anmelden.
wizard-page-hints-review = Zurück ändert jede Antwort. Angelegt wird erst mit „Turnier anlegen“.
wizard-next = Weiter
wizard-back = Zurück
wizard-create = Turnier anlegen
wizard-cancel = Abbrechen
wizard-next-without-players = Weiter, ohne Spieler
wizard-next-without-rows = Weiter, ohne { $rows }
wizard-formats = Arten von Turnieren
wizard-format-card = { $name }. { $about }
wizard-event-name = Name des Turniers
wizard-details-venue = Spielort
wizard-details-date = Datum
wizard-details-organizer = Veranstalter
wizard-details-sanction = Genehmigungsnr.
wizard-seed = Startwert der Auslosung
wizard-seed-placeholder = leer lassen, dann wird einer gezogen
wizard-file = Datei
wizard-choose = Wählen…
wizard-expected = Erwartete Spieler
wizard-leads-to = Wozu es führt
wizard-type-players = Spieler eintippen oder einfügen
wizard-type-players-hint =
    Anna Ahrens
    Ben Brandt
    …
wizard-choose-file = Liste wählen…
wizard-from-file = Aus { $file }. Was hier getippt wird, tritt an ihre Stelle.
wizard-nobody-typed = Noch niemand.
wizard-more = +{ $count }
wizard-others-left-out =
    { $rows ->
        [one] 1 Zeile ist nicht zu übernehmen und wird weggelassen.
       *[other] { $rows } Zeilen sind nicht zu übernehmen und werden weggelassen.
    }
wizard-review-event = { $name } – { $format }
wizard-review-at =
    { $name } – { $format }
    { $where }
wizard-review-parts-venue = Spielort: { $text }
wizard-review-parts-date = Datum: { $text }
wizard-review-parts-organizer = Veranstalter: { $text }
wizard-review-parts-sanction = Genehmigungsnummer: { $text }
wizard-review-players =
    { $players ->
        [one] 1 Spieler wird angemeldet.
       *[other] { $players } Spieler werden angemeldet.
    }
wizard-review-no-players = Noch ist niemand angemeldet; das kommt als Nächstes.
wizard-review-as-usual = Die Einstellungen sind die üblichen dieses Formats.
wizard-review-changed = Gewählt: { $settings }.
wizard-review-setting = { $name }: { $value }
wizard-review-file = Es liegt in { $file }.
wizard-review-later = Auch danach lassen sich Angaben, Spieler und, soweit es die Regeln erlauben, Einstellungen ändern. Jeder Schritt lässt sich rückgängig machen.
wizard-steps-format = Format
wizard-steps-details = Angaben
wizard-steps-players = Spieler
wizard-steps-settings = Einstellungen
wizard-steps-review = Überblick
wizard-summary = Neues Turnier: { $event }
wizard-summary-players =
    Neues Turnier: { $event }, { $players ->
        [one] 1 Person
       *[other] { $players } Personen
    }
wizard-name-example = z. B. Frühjahrsturnier
wizard-date-example = z. B. 2026-05-30
wizard-seed-help = Würfeln Sie öffentlich und tippen Sie die Ziffern, oder lassen Sie das Feld leer.
wizard-discard-question = Dieses Turnier verwerfen?
wizard-keep-editing = Weiter bearbeiten
wizard-discard = Verwerfen
