### The Age-Modified Swiss

## Age groups named by their ages

age-swiss-ages-n-and-under = hasta { $n } años
age-swiss-ages-n-and-up = { $n } años o más

## The number of players and rounds, ages

age-swiss-cannot-seat =
    Una ronda necesita 2 jugadores; hay { $players }. Añada { $missing } más o reincorpore a alguien.
age-swiss-ages-missing =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    } sin edad: { $everyone }. Anote una edad o un grupo de edad para cada cual.
age-swiss-age-group-unknown = «{ WORD($group, kind: "ages") }» no es un grupo de edad. Elija uno: { WORD($groups, kind: "ages") }.
age-swiss-no-pairing-possible =
    La lista de separación no deja ningún emparejamiento de { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }. Permita una de sus parejas.
age-swiss-may-meet-nobody = Sin rival permitido: { $everyone }.

## Pairing around locked tables, and what a round costs (heads of columns)

age-swiss-paired-around =
    Se emparejó a { $player1 } con { $player2 } entre los jugadores libres; { $players ->
        [one] { $players } jugador sigue
       *[other] { $players } jugadores siguen
    } en su mesa o con su bye.
age-swiss-around-no-way =
    La lista de separación no deja ningún emparejamiento de { $players ->
        [one] { $players } jugador libre
       *[other] { $players } jugadores libres
    }. Libere más mesas.
age-swiss-around-only-again =
    Con { $players ->
        [one] { $players } jugador libre
       *[other] { $players } jugadores libres
    }, { $pairs ->
        [one] { $pairs } pareja repetiría
       *[other] { $pairs } parejas repetirían
    } rival, no { $best } como con todas las mesas libres. Libere más mesas.
age-swiss-weigh-forbidden = parejas de la lista de separación
age-swiss-weigh-rematches = rivales repetidos
age-swiss-weigh-byes-again = segundos byes
age-swiss-weigh-bye-sooner = jugadores a los que tocaba antes el bye
age-swiss-weigh-moved-again = jugadores que bajan otra vez
age-swiss-weigh-moved = jugadores que bajan
age-swiss-weigh-moved-ages = edad de quienes bajan (0 = grupo más joven), en total
age-swiss-weigh-eldest-youngest = grupo mayor contra grupo más joven
age-swiss-weigh-mixed = distinto balance y grupo de edad
age-swiss-weigh-age-distance = distancia entre grupos de edad, en total
age-swiss-can-end-here = O termine aquí el torneo: ponga «Rondas» en { $rounds }.
age-swiss-ended-with-too-few =
    { $players ->
        [one] Queda { $players } jugador, muy pocos
       *[other] Quedan { $players } jugadores, muy pocos
    } para otra ronda. La clasificación es definitiva. Para seguir, reincorpore a alguien.
age-swiss-repeats-unavoidable =
    No todos pueden tener un rival nuevo: { $pairs ->
        [one] { $pairs } pareja repite
       *[other] { $pairs } parejas repiten
    }, el mínimo posible.
age-swiss-rounds-below-chart =
    Se sugieren { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    } para { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }: bastan para que quede como mucho un jugador sin derrotas. (La tabla publicada empieza en 17 jugadores.)
age-swiss-more-rounds-than-opponents =
    Con { $players } jugadores hay rivales nuevos para { $fresh ->
        [one] { $fresh } ronda
       *[other] { $fresh } rondas
    }; hay { $rounds } previstas. Después se repetirán rivales.

## The next step

age-swiss-results-missing =
    { $count ->
        [1] Sigue en juego la mesa { $tables }
        [2] Siguen en juego las mesas { $tables }
        [3] Siguen en juego las mesas { $tables }
        [4] Siguen en juego las mesas { $tables }
        [5] Siguen en juego las mesas { $tables }
       *[other] Siguen en juego { $count } mesas
    } de la ronda { $round }.
age-swiss-earlier-round-open =
    La ronda { $round } está abierta de nuevo. Falta el resultado: { $tables ->
        [one] mesa { $tables }
       *[other] mesas { $tables }
    }.
age-swiss-event-finished =
    { $rounds ->
        [one] Ya se jugó la única ronda prevista
       *[other] Ya se jugaron las { $rounds } rondas previstas
    }. Para seguir, aumente «Rondas».

## Why two players meet

age-swiss-first-round-same-age = { $player1 } { AND($player2) } son del grupo de edad { WORD($older, kind: "ages") }.
age-swiss-first-round-other-age = { $player1 } es del grupo { WORD($older, kind: "ages") }; { $player2 }, del grupo { WORD($younger, kind: "ages") }: no quedaba rival del mismo grupo de edad.
age-swiss-same-record-same-age = Ambos llevan { WORD($record, kind: "record") } y son del grupo de edad { WORD($older, kind: "ages") }.
age-swiss-same-record-other-age = Ambos llevan { WORD($record, kind: "record") }. { $player1 } es del grupo { WORD($older, kind: "ages") }; { $player2 }, del grupo { WORD($younger, kind: "ages") }.
age-swiss-meet-below-same-age = { $player1 } ({ WORD($high, kind: "record") }) bajó para jugar contra { $player2 } ({ WORD($record, kind: "record") }); son del grupo de edad { WORD($older, kind: "ages") }.
age-swiss-meet-below-other-age = { $player1 } ({ WORD($high, kind: "record") }, { WORD($high_group, kind: "ages") }) bajó para jugar contra { $player2 } ({ WORD($record, kind: "record") }, { WORD($low_group, kind: "ages") }).
age-swiss-alone-of-age = Solo { $player1 } es del grupo { WORD($group, kind: "ages") } entre quienes se emparejan con { WORD($record, kind: "record") }.
age-swiss-odd-one-of-age = Con { WORD($record, kind: "record") } se empareja a { $players } del grupo { WORD($group, kind: "ages") }, un número impar, así que { $player1 } juega con otro grupo de edad.
age-swiss-broken-for-ages = { $player1 } juega con otro grupo de edad; si no, alguien de { WORD($eldest, kind: "ages") } tendría que jugar con alguien de { WORD($youngest, kind: "ages") }.
age-swiss-broken-for-ages-details = { $player1 } podría haber jugado con alguien de { WORD($group, kind: "ages") }.
age-swiss-ages-differ-for-others = Ningún otro emparejamiento con { WORD($record, kind: "record") } era mejor: rivales repetidos, alguien sin rival o más distancia de edad.

## Players paired down

age-swiss-moved-as-only-one = Solo quedaba { $player1 } por emparejar con { WORD($record, kind: "record") }: baja y conserva { WORD($own, kind: "record") }.
age-swiss-moved-as-youngest = Con { WORD($record, kind: "record") } hay { $players } jugadores, un número impar: baja el más joven, { $player1 } ({ WORD($group, kind: "ages") }), y conserva { WORD($own, kind: "record") }.
age-swiss-moved-by-lot = Con { WORD($record, kind: "record") } hay { $players } jugadores, un número impar: { $player1 } ({ WORD($group, kind: "ages") }) salió en el sorteo entre los { $alike } más jóvenes, baja y conserva { WORD($own, kind: "record") }.
age-swiss-moved-though-older = { $player1 } ({ WORD($group, kind: "ages") }, { WORD($own, kind: "record") }) baja: si bajara alguien más joven, alguien quedaría sin rival nuevo.
age-swiss-moved-though-older-details = Había que emparejar a { $players } jugadores con { WORD($record, kind: "record") }, un número impar.
age-swiss-moved-for-first-time = { $player1 } ({ WORD($group, kind: "ages") }, { WORD($own, kind: "record") }) baja: los más jóvenes ya habían bajado.
age-swiss-moved-for-first-time-details = Había que emparejar a { $players } jugadores con { WORD($record, kind: "record") }, un número impar.
age-swiss-moved-with-others =
    { $left_over ->
        [one] { $left_over } jugador baja
       *[other] { $left_over } jugadores bajan
    } desde { WORD($record, kind: "record") } para que todos tengan un rival nuevo; { $player1 } es uno y conserva { WORD($own, kind: "record") }.

## Byes

age-swiss-bye-first-round = Bye ({ $points } puntos): { $player1 } salió en el sorteo del grupo de edad más joven, { WORD($group, kind: "ages") }.
age-swiss-bye-odd = Bye ({ $points } puntos): { $player1 } tiene los menos byes hasta ahora y el balance más bajo ({ WORD($record, kind: "record") }), y es del grupo de edad más joven ahí ({ WORD($group, kind: "ages") }).
age-swiss-bye-once-more =
    { $player1 } ya tuvo { $byes ->
        [one] { $byes } bye
       *[other] { $byes } byes
    }. Los demás tuvieron los mismos, o no podían tenerlo sin repetir más rivales.
age-swiss-bye-not-sooner =
    Antes que { $player1 } le tocaba el bye a { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, pero el resto no se podría emparejar con tantos rivales nuevos.
age-swiss-bye-by-lot = { $players } jugadores estaban igualados para el bye; el sorteo eligió a { $player1 }.

## The whole round

age-swiss-first-round = La ronda 1 se sortea dentro de cada grupo de edad, empezando por el mayor.
age-swiss-record-then-age = Cada cual juega con alguien del mismo balance y, si es posible, del mismo grupo de edad.
age-swiss-equal-by-lot = Las igualdades se sortean.
age-swiss-met-before =
    Rival repetido ({ $player1 } { AND($player2) } ya se enfrentaron { $times ->
        [one] { $times } vez
       *[other] { $times } veces
    }): no todos podían tener un rival nuevo.
age-swiss-seated-by-hand = Decidido por la organización.

## Standings

age-swiss-tie-latest-loss =
    { $players } jugadores están igualados a { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    } de torneo; { $player1 } perdió por última vez en la ronda { $round }. Más tarde es mejor.
age-swiss-tie-never-lost =
    { $players } jugadores están igualados a { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    } de torneo; { $player1 } no ha perdido ninguna partida.
age-swiss-tie-opponents =
    { $players } jugadores están igualados a { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    } de torneo; los rivales de { $player1 } ganaron el { $percent } % de sus puntos de torneo. Este desempate es propio del programa.
age-swiss-place-shared = { $players } jugadores están igualados y comparten los puestos { $first }–{ $last }. Los premios de esos puestos se suman y se reparten por igual.

## Reports of a table

age-swiss-one-game-a-match = Aquí una partida es un solo juego. Anote quién ganó o empate, sin más juegos.
age-swiss-too-many-games =
    { $won }–{ $lost }–{ $drawn } son demasiados juegos: al mejor de { $games } acaba con { $wins ->
        [one] { $wins } victoria
       *[other] { $wins } victorias
    }, y en la ficha caben cinco.
age-swiss-games-do-not-fit = Los juegos ({ $won }–{ $lost }–{ $drawn }) no coinciden con el resultado. Cambie una de las dos cosas.

## Changes

age-swiss-no-byes-on-request = Aquí no hay byes a petición. Se puede retirar a { $player1 } y reincorporarle más tarde; las rondas no jugadas son derrotas.
age-swiss-age-group-names-count =
    { $groups ->
        [one] { $groups } grupo
       *[other] { $groups } grupos
    } de edad, pero { $names ->
        [one] { $names } nombre
       *[other] { $names } nombres
    }. Dé un nombre a cada grupo, empezando por el más joven, o deje los nombres vacíos.
age-swiss-age-groups-in-use =
    { $rounds ->
        [one] Ya hay { $rounds } ronda emparejada
       *[other] Ya hay { $rounds } rondas emparejadas
    } con estos grupos de edad, así que no pueden cambiar.
age-swiss-fewer-rounds-than-posted =
    Ya hay { $posted } rondas publicadas, así que { $rounds ->
        [one] { $rounds } ronda es poco
       *[other] { $rounds } rondas son pocas
    }. Elija { $posted } o más.
age-swiss-games-reported = Hay mesas con juegos anotados, así que «{ WORD($setting, kind: "setting") }» no puede cambiar.

## Seating by hand

age-swiss-seated-twice = En más de un asiento: { $everyone }. Cada jugador va una sola vez.
age-swiss-left-unseated = Sin asiento: { $everyone }. Cada jugador de la ronda necesita una mesa.
age-swiss-not-seated-here = No son de la ronda { $round }: { $everyone }. Siente solo a los jugadores de esta ronda.
age-swiss-two-at-a-table =
    La mesa { $table } tiene { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }. En cada mesa van dos.
age-swiss-table-has-reported = La mesa { $table } tiene resultado y no puede cambiar. Borre el resultado para cambiar el emparejamiento.
age-swiss-score-gap = Mesa { $table }: { $player1 } { AND($player2) } tienen distintos puntos de torneo, { $high } y { $low }.
age-swiss-forbidden-pair = Mesa { $table }: { $player1 } { AND($player2) } están en la lista de separación.
age-swiss-rematch = Mesa { $table }: { $player1 } { AND($player2) } ya se enfrentaron.
age-swiss-record-n-points = { $n } puntos
age-swiss-record-n-point = { $n } punto
