### El final de un torneo: quién ganó, qué decidió y quién quedó fuera antes

winners-one = { $event }: gana { $name }.
winners-shared = { $names } comparten la victoria.
winners-none = El torneo termina sin ganador.

## What decided

winners-points-of =
    { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    } en { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }
winners-points =
    { $figure ->
        [0.5] { $figure } punto
        [one] { $figure } punto
       *[other] { $figure } puntos
    }
winners-wins =
    { $figure ->
        [one] { $figure } victoria
       *[other] { $figure } victorias
    }
winners-strikes =
    { $figure ->
        [one] { $figure } strike
       *[other] { $figure } strikes
    }
winners-clear = { $points }.
winners-each = { $points } cada uno.
winners-equal = { $points } cada uno, con todos los desempates iguales.
winners-ahead = { $points }, por delante en el desempate: { $what }.
winners-rated = { $rating } · { $points }

## Moments

moment-out = { $names } queda fuera.
moment-out-several = { $names } quedan fuera.
moment-at-line =
    { $points ->
        [one] { $points } strike
       *[other] { $points } strikes
    }; se queda fuera con { $line }.
winners-why-out = { $name }: { $why }
