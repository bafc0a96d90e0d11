### Certificates: their words and the choices for printing them

cert-title = Certificate
cert-given-to = is awarded to
cert-place =
    { $place ->
        [1] First Place
        [2] Second Place
        [3] Third Place
       *[other]
            { ORDINAL($place) ->
                [one] { $place }st Place
                [two] { $place }nd Place
                [few] { $place }rd Place
               *[other] { $place }th Place
            }
    }
cert-place-tied =
    { $place ->
        [1] Tied for First Place
        [2] Tied for Second Place
        [3] Tied for Third Place
       *[other]
            { ORDINAL($place) ->
                [one] Tied for { $place }st Place
                [two] Tied for { $place }nd Place
                [few] Tied for { $place }rd Place
               *[other] Tied for { $place }th Place
            }
    }
cert-place-in = { $place }, { $group }
cert-in-ages = Age Group { $group }
cert-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
cert-points =
    { $figure ->
        [0.5] { $figure } point
        [one] { $figure } point
       *[other] { $figure } points
    }
cert-wins =
    { $figure ->
        [one] { $figure } win
       *[other] { $figure } wins
    }
cert-strikes =
    { $figure ->
        [one] { $figure } strike
       *[other] { $figure } strikes
    }
cert-and = { $first } · { $last }
cert-signed-organizer = Organizer
cert-signed-director = Tournament Director

## Rating classes

rating-class-senior-master = Senior Master (2400 and up)
rating-class-master = Master (2200–2399)
rating-class-expert = Expert (2000–2199)
rating-class-letter = Class { $letter } ({ $low }–{ $high })
rating-class-lowest = Class { $letter } (below { $below })
rating-class-unrated = Unrated

## What can be chosen

paper-option-for = Awarded for
paper-option-for-places = Overall places
paper-option-for-ages = Age groups
paper-option-for-classes = Rating classes
paper-option-top = Top places
paper-option-top-all = Everyone
paper-option-design = Design
paper-option-design-classic = Classic
paper-option-design-modern = Modern
paper-option-design-laurel = Laurel
