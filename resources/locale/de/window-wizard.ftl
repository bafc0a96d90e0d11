### The wizard that makes an event

wizard-new-heading = Neues Turnier
wizard-step = Neues Turnier · { $step } von { $steps }
wizard-back-to = Zurück zu „{ $step }“
wizard-questions-format = Was für ein Turnier soll es sein?
wizard-questions-details = Wie heißt das Turnier?
wizard-questions-settings = Runden und Regeln
wizard-questions-players = Wer spielt?
wizard-questions-review = Turnier jetzt anlegen?
wizard-page-hints-format = Mit den Pfeiltasten wählen oder die ersten Buchstaben tippen.
wizard-page-hints-details = Nur der Name ist nötig. Alles lässt sich später ändern.
wizard-page-hints-settings = Die Vorgaben passen meist. Die Vorschau zeigt, was sie bedeuten.
wizard-page-hints-cards = Das lässt sich ändern, bis Runde 1 freigegeben ist.
wizard-page-hints-players = Namen eintippen oder einfügen, einen je Zeile, oder eine Liste importieren. Weitere können später dazukommen.
wizard-page-hints-review = Zum Ändern zurückgehen. Gespeichert wird erst beim Anlegen.
wizard-next = Weiter
wizard-back = Zurück
wizard-create = Turnier anlegen
wizard-cancel = Abbrechen
wizard-next-without-players = Vorerst überspringen
wizard-next-without-rows = Weiter ohne { $rows }
wizard-formats = Turnierformate
wizard-event-name = Name des Turniers
wizard-details-venue = Spielort
wizard-details-date = Datum
wizard-details-organizer = Veranstalter
wizard-details-sanction = Genehmigungsnr.
wizard-seed = Zufalls-Startwert (optional)
wizard-seed-placeholder = z. B. 48213
wizard-file = Speichern in
wizard-choose = Durchsuchen…
wizard-expected = Erwartete Spieler
wizard-leads-to = Vorschau
wizard-type-players = Spieler, je Zeile einer
wizard-type-players-hint =
    Anna Ahrens
    Ben Brandt
    …
wizard-choose-file = Liste importieren…
wizard-fix-rows = Zeilen korrigieren …
wizard-from-file = Geladen aus { $file }. Hier lässt es sich bearbeiten.
wizard-no-players = Noch keine Spieler.
wizard-more = +{ $count }
wizard-others-left-out =
    { $rows ->
        [one] 1 Zeile wird ausgelassen.
       *[other] { $rows } Zeilen werden ausgelassen.
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
wizard-review-no-players = Noch keine Spieler. Sie kommen als Nächstes dazu.
wizard-review-as-usual = Übliche Einstellungen dieses Formats
wizard-review-changed = Geänderte Einstellungen: { $settings }
wizard-review-setting = { $name }: { $value }
wizard-review-file = Datei: { $file }
wizard-review-later = Angaben, Spieler und die meisten Einstellungen lassen sich später ändern.
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
wizard-date-example = z. B. { $date }
wizard-date-pick = Datum wählen
wizard-date-unknown = „{ $text }“ ist kein Datum. Eines wie { $example } eingeben oder im Kalender wählen.
wizard-seed-help = Würfeln Sie öffentlich und tippen Sie die Ziffern, oder lassen Sie das Feld leer.
wizard-discard-question = Dieses Turnier verwerfen?
wizard-keep-editing = Weiter bearbeiten
wizard-discard = Verwerfen
