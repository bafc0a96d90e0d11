### Certificates: their words and the choices for printing them

cert-title = Diploma
cert-given-to = otorgado a
cert-place =
    { $place ->
        [1] Primer puesto
        [2] Segundo puesto
        [3] Tercer puesto
       *[other] { $place }.º puesto
    }
cert-place-tied =
    { $place ->
        [1] Primer puesto compartido
        [2] Segundo puesto compartido
        [3] Tercer puesto compartido
       *[other] { $place }.º puesto compartido
    }
cert-place-in = { $place }, { $group }
cert-in-ages = categoría { $group }
cert-players = { $players } participantes
cert-points =
    { $figure ->
        [0.5] { $figure } punto
        [one] { $figure } punto
       *[other] { $figure } puntos
    }
cert-wins =
    { $figure ->
        [one] { $figure } victoria
       *[other] { $figure } victorias
    }
cert-strikes =
    { $figure ->
        [one] { $figure } strike
       *[other] { $figure } strikes
    }
cert-and = { $first } · { $last }
cert-signed-organizer = Organización
cert-signed-director = Dirección del torneo

## Rating classes

rating-class-senior-master = Maestro sénior (2400 o más)
rating-class-master = Maestro (2200–2399)
rating-class-expert = Experto (2000–2199)
rating-class-letter = Clase { $letter } ({ $low }–{ $high })
rating-class-lowest = Clase { $letter } (menos de { $below })
rating-class-unrated = Sin rating

## What can be chosen

paper-option-for = Diplomas por
paper-option-for-places = Puestos de la general
paper-option-for-ages = Categorías de edad
paper-option-for-classes = Clases por rating
paper-option-top = Primeros puestos
paper-option-top-all = Todos
paper-option-design = Diseño
paper-option-design-classic = Clásico
paper-option-design-modern = Moderno
paper-option-design-laurel = Laurel
