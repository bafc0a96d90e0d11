### Certificates: their words and the choices for printing them

cert-title = Urkunde
cert-given-to = für
cert-place = { $place }. Platz
cert-place-tied = Geteilter { $place }. Platz
cert-place-in = { $place }, { $group }
cert-in-ages = Altersgruppe { $group }
cert-players = { $players } Teilnehmende
cert-points =
    { $figure ->
        [0.5] { $figure } Punkt
        [one] { $figure } Punkt
       *[other] { $figure } Punkte
    }
cert-wins =
    { $figure ->
        [one] { $figure } Sieg
       *[other] { $figure } Siege
    }
cert-strikes =
    { $figure ->
        [one] { $figure } Strafpunkt
       *[other] { $figure } Strafpunkte
    }
cert-and = { $first } · { $last }
cert-signed-organizer = Veranstalter
cert-signed-director = Turnierleitung

## Rating classes

rating-class-senior-master = Senior Master (ab 2400)
rating-class-master = Master (2200–2399)
rating-class-expert = Expert (2000–2199)
rating-class-letter = Klasse { $letter } ({ $low }–{ $high })
rating-class-lowest = Klasse { $letter } (unter { $below })
rating-class-unrated = Ohne Wertungszahl

## What can be chosen

paper-option-for = Urkunden für
paper-option-for-places = Plätze insgesamt
paper-option-for-ages = Altersgruppen
paper-option-for-classes = Wertungsklassen
paper-option-top = Die ersten Plätze
paper-option-top-all = Alle
paper-option-design = Gestaltung
paper-option-design-classic = Klassisch
paper-option-design-modern = Modern
paper-option-design-laurel = Lorbeer
