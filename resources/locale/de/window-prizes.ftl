### Die Seite der Preise: die Preisliste, und wer was gewinnen würde

prizes-go-to = Pr&eise
prizes-page = Preise
prizes-button = Preise
prizes-button-tip = Preisliste, und wer was gewinnen würde
prizes-views = Was gezeigt wird
prizes-view-winners = Wer gewinnt
prizes-view-list = Preisliste
prizes-total = { $total } in { $count ->
        [one] { $count } Preis
       *[other] { $count } Preisen
    }
prizes-count = { $count ->
        [one] { $count } Preis
       *[other] { $count } Preise
    }
prizes-print = Drucken
prizes-show = Auf die Anzeige
prizes-hint = Je Zeile die Preise ab dem 1. Platz eingeben: 500; 300; 200, oder 500 + Pokal; Medaille.
prizes-for = Für
prizes-low = Von
prizes-high = Bis
prizes-unrated-too = Auch ohne Wertungszahl
prizes-which = Wer
prizes-players = Nummern der Spieler
prizes-name = Name (freiwillig)
prizes-line = Preise, ab dem 1. Platz
prizes-save = Zeile speichern
prizes-remove = Zeile entfernen
prizes-currency = Währung
prizes-ties = Geld bei Punktgleichheit
prizes-ties-share = Gleich geteilt (32B)
prizes-ties-order = Nach Feinwertung
prizes-each = Preise pro Person
prizes-each-one = Der beste
prizes-each-all = Alle erreichten
prizes-withdrawn = Abgemeldete können gewinnen
prizes-rounding = Anteile abrunden auf
prizes-rounding-cent = Cent
prizes-rounding-whole = Ganze Beträge
prizes-saved = Preise gespeichert: { $category }.
prizes-removed = Preise entfernt: { $category }.
prizes-any-rating = Wertungszahl von … bis …
prizes-any-age = Alter von … bis …
prizes-any-club = Verein …
prizes-any-team = Mannschaft …
prizes-any-grade = Schulklasse …
prizes-number = „{ $text }“ ist keine ganze Zahl.
papers-paper-without-prizes = Zuerst Preise eingeben
keys-prizes = Preise
keys-prizes-save = Die Preise dieser Zeile speichern
keys-prizes-remove = Die Zeile entfernen
keys-prizes-leave = Zurück zur Liste
