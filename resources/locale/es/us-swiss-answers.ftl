### The US Chess Swiss: why two did not meet, and why a decision is refused

## Why two did not meet

us-swiss-why-not-oneself = { $player1 } es un solo jugador. Nombre a dos.
us-swiss-why-not-they-did = Sí se enfrentaron en esa ronda, en el tablero { $table }.
us-swiss-why-not-bye = { $player1 } tuvo el bye (28L).
us-swiss-why-not-away = { $player1 } no jugó la ronda { $round }.
us-swiss-why-not-met = Ya se enfrentaron en la ronda { $round } (27A1).
us-swiss-why-not-forbidden = { $player1 } { AND($player2) } están en la lista de separación.
us-swiss-why-not-same-mark =
    { $player1 } { AND($player2) } son { $mark ->
        [club] del mismo club
        [team] del mismo equipo
       *[household] de la misma familia
    } y se les separa donde no cuesta ningún grupo de puntos.
us-swiss-why-not-more-same-mark =
    Se enfrentarían más jugadores { $mark ->
        [club] del mismo club
        [team] del mismo equipo
       *[household] de la misma familia
    }: { $would }, no { $is }.
us-swiss-why-not-apart-otherwise =
    Los jugadores { $mark ->
        [club] del mismo club
        [team] del mismo equipo
       *[household] de la misma familia
    } se separan por orden de clasificación, y eso llevó a otros emparejamientos.
us-swiss-why-not-same-score =
    Ambos llevaban { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    }.
us-swiss-why-not-other-score =
    Distinta puntuación: { $player1 } llevaba { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    }; { $player2 }, { $others } (27A2).
us-swiss-why-not-rest-unpairable = Si se enfrentaran, alguien repetiría rival (27A1).
us-swiss-why-not-by-hand = La organización cambió esta ronda; la respuesta trata del emparejamiento anterior.
us-swiss-why-not-around = Algunos tableros se quedaron al reparar esta ronda; la respuesta trata de la ronda entera según las reglas.
us-swiss-why-not-by-rules-around = Según las reglas para toda la ronda, se enfrentarían. Lo impidieron tableros que se quedaron al repararla.
us-swiss-why-not-other-bye = Si se enfrentaran, el bye sería para { $player3 }, no para { $player4 } (28L).
us-swiss-why-not-more-leave =
    Si se enfrentaran, { $would ->
        [one] { $would } jugador jugaría
       *[other] { $would } jugadores jugarían
    } fuera de su grupo de puntuación, no { $is } (27A2).
us-swiss-why-not-other-odd-player = Si se enfrentaran, bajaría { $player3 }, no { $player4 }, que va por debajo (29D).
us-swiss-why-not-third =
    Si se enfrentaran, { $would ->
        [one] { $would } jugador llevaría
       *[other] { $would } jugadores llevarían
    } el mismo color tres veces seguidas, no { $is } (29E5f).
us-swiss-why-not-over-equalisation-limit =
    Si se enfrentaran, { $would ->
        [one] { $would } cambio superaría
       *[other] { $would } cambios superarían
    } el límite para igualar colores, no { $is } (29E5b).
us-swiss-why-not-equalisation =
    Si se enfrentaran, los colores quedarían menos igualados: { $would ->
        [one] { $would } jugador
       *[other] { $would } jugadores
    } con dos partidas de diferencia, no { $is } (29E5b).
us-swiss-why-not-over-alternation-limit =
    Si se enfrentaran, { $would ->
        [one] { $would } cambio superaría
       *[other] { $would } cambios superarían
    } el límite para alternar colores, no { $is } (29E5a).
us-swiss-why-not-alternation =
    Si se enfrentaran, { $would ->
        [one] { $would } jugador llevaría
       *[other] { $would } jugadores llevarían
    } el color de la última ronda, no { $is } (29E5a).
us-swiss-why-not-odd-players =
    Si se enfrentaran, quien baja estaría a { $would ->
        [one] { $would } punto
       *[other] { $would } puntos
    } de rating de quien bajaría por orden, no a { $is } (29D).
us-swiss-why-not-interchanges =
    Si se enfrentaran, { $would ->
        [one] { $would } tablero juntaría
       *[other] { $would } tableros juntarían
    } a jugadores de la misma mitad, no { $is } (29E5e).
us-swiss-why-not-changed =
    Si se enfrentaran, { $would ->
        [one] { $would } tablero se apartaría
       *[other] { $would } tableros se apartarían
    } del orden natural, no { $is }, sin mejores colores (29C1).
us-swiss-why-not-sizes =
    Mismos colores, cambios mayores: { $would ->
        [one] { $would } punto
       *[other] { $would } puntos
    } de rating en total, no { $is } (29E5).
us-swiss-why-not-distance = Mismos colores y tamaños, pero este emparejamiento está más cerca del natural (29C1).
us-swiss-why-not-lower-down = Igual de bueno, pero el cambio estaría más arriba en la lista.
us-swiss-why-not-lot = Igual de bueno. Eligió una regla fija, la misma en todas las computadoras.
us-swiss-why-not-equal = Podrían haberse enfrentado. Otro emparejamiento era igual de bueno.

## Refusals

us-swiss-results-missing =
    { $count ->
        [1] Sigue en juego el tablero { $tables }
        [2] Siguen en juego los tableros { $tables }
        [3] Siguen en juego los tableros { $tables }
        [4] Siguen en juego los tableros { $tables }
        [5] Siguen en juego los tableros { $tables }
       *[other] Siguen en juego { $count } tableros
    } de la ronda { $round }.
us-swiss-event-finished =
    { $rounds ->
        [one] Ya se jugó la única ronda prevista
       *[other] Ya se jugaron las { $rounds } rondas previstas
    }. Para seguir, aumente «Rondas».
us-swiss-cannot-seat =
    Una ronda necesita 2 jugadores; hay { $players }. Añada { $missing ->
        [one] { $missing } jugador
       *[other] { $missing } jugadores
    } o reincorpore a alguien.
us-swiss-all-ask-for-byes = Ronda { $round }: { $byes } de { $players } jugadores pidieron un bye, y una ronda necesita a dos que jueguen. Anule un bye o reincorpore a alguien.
us-swiss-forbidden-in-the-way = La lista de separación no deja ningún emparejamiento para la ronda { $round }. Permita, por ejemplo, { $player1 } con { $player2 }.
us-swiss-all-had-the-bye = El número de jugadores es impar ({ $players }), y todos tuvieron ya un bye de un punto o una victoria por incomparecencia (28L). Añada a alguien, o dé a alguien un bye de medio punto en la ronda { $round }.
us-swiss-no-round-left = La ronda { $round } no se puede emparejar sin repetir rivales ni dar un segundo bye de un punto (27A1, 28L). Añada jugadores, dé un bye o termine aquí el torneo.
us-swiss-too-late-to-enter =
    { $rounds ->
        [one] La única ronda prevista ya está emparejada
       *[other] Las { $rounds } rondas previstas ya están emparejadas
    }, así que no puede entrar nadie más. Para añadir jugadores, aumente «Rondas».
us-swiss-fewer-rounds-than-posted =
    { $posted ->
        [one] Ya hay { $posted } ronda publicada
       *[other] Ya hay { $posted } rondas publicadas
    }, así que «Rondas» no puede ser { $rounds }. Elija { $posted } o más.
us-swiss-first-colour-given = La ronda 1 está publicada, y su primer color ya es fijo. Para cambiarlo, deshaga esa ronda.
us-swiss-acceleration-under-way =
    La aceleración es fija una vez publicada la ronda 1. Para cambiarla, deshaga { $posted ->
        [one] la ronda 1
       *[other] las rondas 1 a { $posted }
    }.
us-swiss-too-many-half-byes =
    { $player1 } ya tiene { $has ->
        [one] { $has } bye
       *[other] { $has } byes
    } de medio punto; el límite es { $most }.
us-swiss-last-round-bye-stands = Los byes de medio punto de la última ronda no se pueden anular (22C), así que { $player1 } conserva el de la ronda { $round }. En los ajustes se puede permitir.
us-swiss-bye-after-the-end =
    Solo hay { $rounds ->
        [one] { $rounds } ronda prevista
       *[other] { $rounds } rondas previstas
    }, así que { $player1 } no puede tener bye en la ronda { $round }. Elija una ronda hasta la { $rounds }, o aumente «Rondas».

## Reports

us-swiss-winner-draw-or-forfeit = Tablero { $table }, { $player1 } – { $player2 }: elija quién ganó, tablas o incomparecencia.
us-swiss-no-games-in-forfeit = Tablero { $table }: en una incomparecencia no hay partidas que contar. Omita «games».
us-swiss-games-say-otherwise = Tablero { $table }: la partida no coincide con el resultado. Omita «games» o cambie una de las dos cosas.

## Boards by hand

us-swiss-not-each-once = Cada jugador de la ronda { $round } necesita exactamente un tablero. Revise: { $everyone }.
us-swiss-board-of-two =
    El tablero { $table } tiene { $given ->
        [one] { $given } jugador
       *[other] { $given } jugadores
    }. Nombre a dos, primero quien lleva blancas.
us-swiss-board-has-reported = El tablero { $table } ({ $player1 } – { $player2 }) tiene resultado y no puede cambiar. Borre el resultado para cambiar el emparejamiento.
us-swiss-rematch = Tablero { $table }: { $player1 } { AND($player2) } ya se enfrentaron en la ronda { $round } (27A1).
us-swiss-forbidden-pair = Tablero { $table }: { $player1 } { AND($player2) } están en la lista de separación.
us-swiss-same-mark =
    Tablero { $table }: { $player1 } { AND($player2) } son { $mark ->
        [club] del mismo club
        [team] del mismo equipo
       *[household] de la misma familia
    }.
us-swiss-score-gap = Tablero { $table }: { $player1 } { AND($player2) } tienen distinta puntuación (27A2).
us-swiss-third-in-a-row = Tablero { $table }: { $player1 } llevaría { WORD($colour) } tres veces seguidas (29E5f).
