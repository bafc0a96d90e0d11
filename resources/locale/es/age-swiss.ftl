### Words of the Age-Modified Swiss

## Age groups named by their ages

age-swiss-ages-n-and-under = hasta { $n } años
age-swiss-ages-n-and-up = { $n } años o más

## The number of players and rounds, ages

age-swiss-cannot-seat =
    Para una ronda hacen falta 2 jugadores o más, y hay { $players }. Inscribir o reincorporar { $missing ->
        [one] { $missing } jugador más
       *[other] { $missing } jugadores más
    }.
age-swiss-ages-missing =
    Falta la edad de { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }: { $everyone }. Cada cual juega dentro de su grupo de edad, así que hay que anotar la edad o el grupo de edad antes de emparejar.
age-swiss-age-group-unknown = Aquí no hay ningún grupo de edad «{ WORD($group, kind: "ages") }». Los grupos de edad son: { WORD($groups, kind: "ages") }.
age-swiss-no-pairing-possible =
    Con las parejas que no deben enfrentarse no hay manera de emparejar a { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }. Permitir que alguna de esas parejas se enfrente.
age-swiss-may-meet-nobody = No puede enfrentarse a nadie: { $everyone }.

## Pairing around tables that stay, and what a round costs (heads of columns)

age-swiss-paired-around =
    El emparejamiento de { $player1 } con { $player2 } se hizo dejando como están las demás mesas y los byes ({ $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }).
age-swiss-around-no-way =
    No se puede emparejar entre sí a { $players ->
        [one] { $players } jugador libre
       *[other] { $players } jugadores libres
    }: algunos no deben enfrentarse. Liberar más mesas.
age-swiss-around-only-again =
    Con { $players ->
        [one] { $players } jugador libre
       *[other] { $players } jugadores libres
    }, { $pairs ->
        [one] { $pairs } pareja volvería
       *[other] { $pairs } parejas volverían
    } a enfrentarse; con todas las mesas libres, el número sería { $best }. Liberar más mesas.
age-swiss-weigh-forbidden = parejas que no deben enfrentarse
age-swiss-weigh-rematches = parejas que ya se enfrentaron
age-swiss-weigh-byes-again = segundos byes
age-swiss-weigh-bye-sooner = jugadores a los que tocaba antes el bye
age-swiss-weigh-moved-again = jugadores que bajan otra vez
age-swiss-weigh-moved = bajadas
age-swiss-weigh-moved-ages = grupos de edad de quienes bajan, sumados
age-swiss-weigh-eldest-youngest = mayores con menores
age-swiss-weigh-mixed = distinto balance y edad
age-swiss-weigh-age-distance = grupos de edad de distancia, sumados
age-swiss-can-end-here = O terminar aquí el torneo: poner «rondas» en { $rounds }, y la clasificación será la final.
age-swiss-ended-with-too-few = Quedan { $players }, y no bastan para otra ronda: la clasificación es definitiva. Para seguir, reincorporar a alguien que se retiró.
age-swiss-repeats-unavoidable =
    Ya no es posible que todos tengan un rival nuevo: { $pairs ->
        [one] { $pairs } pareja repite
       *[other] { $pairs } parejas repiten
    }, el mínimo posible.
age-swiss-rounds-below-chart =
    { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    } para { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }: la tabla oficial empieza en 17 jugadores, así que este número es propio del programa, lo justo para que solo quede un jugador sin derrotas. En «rondas» se puede poner otro.
age-swiss-more-rounds-than-opponents =
    { $players } jugadores tienen rivales nuevos para { $fresh ->
        [one] { $fresh } ronda
       *[other] { $fresh } rondas
    }, y están previstas { $rounds }. Después se repetirán rivales.

## What now

age-swiss-results-missing =
    En la ronda { $round } aún { $count ->
        [one] { $count } mesa no tiene
       *[other] { $count } mesas no tienen
    } resultado: { $tables }. Anotarlo y después emparejar.
age-swiss-earlier-round-open =
    La ronda { $round } está abierta de nuevo. Falta el resultado de: { $tables ->
        [one] mesa { $tables }
       *[other] mesas { $tables }
    }.
age-swiss-event-finished = Se han jugado todas las rondas previstas ({ $rounds }). Para seguir, aumentar «rondas».

## Why these two meet

age-swiss-first-round-same-age = { $player1 } { AND($player2) } son del mismo grupo de edad ({ WORD($older, kind: "ages") }). La ronda 1 se sortea dentro de cada grupo de edad.
age-swiss-first-round-other-age = { $player1 } es del grupo de edad { WORD($older, kind: "ages") }, { AND($player2) } del grupo { WORD($younger, kind: "ages") }. En la ronda 1, quien se queda sin rival en su grupo de edad juega con alguien de otro.
age-swiss-same-record-same-age = Ambos llevan { WORD($record, kind: "record") } y son del grupo de edad { WORD($older, kind: "ages") }.
age-swiss-same-record-other-age = { $player1 } { AND($player2) } llevan { WORD($record, kind: "record") }; { $player1 } es del grupo de edad { WORD($older, kind: "ages") }, { AND($player2) } del grupo { WORD($younger, kind: "ages") }.
age-swiss-meet-below-same-age = { $player1 } lleva { WORD($high, kind: "record") } y bajó para jugar con { $player2 }, que lleva { WORD($record, kind: "record") }. Los dos son del mismo grupo de edad ({ WORD($older, kind: "ages") }).
age-swiss-meet-below-other-age = { $player1 } lleva { WORD($high, kind: "record") } y bajó para jugar con { $player2 }, que lleva { WORD($record, kind: "record") }. { $player1 } es del grupo de edad { WORD($high_group, kind: "ages") }, { AND($player2) } del grupo { WORD($low_group, kind: "ages") }.
age-swiss-alone-of-age = Entre quienes se emparejan con { WORD($record, kind: "record") }, nadie más que { $player1 } es del grupo de edad { WORD($group, kind: "ages") }; por eso juega con alguien de otra edad.
age-swiss-odd-one-of-age = Entre quienes se emparejan con { WORD($record, kind: "record") } hay { $players } del grupo de edad { WORD($group, kind: "ages") }. Es un número impar, así que a alguien le toca jugar con otra edad: { $player1 }.
age-swiss-broken-for-ages = { $player1 } juega con otro grupo de edad; si no, alguien de { WORD($eldest, kind: "ages") } tendría que jugar con alguien de { WORD($youngest, kind: "ages") }.
age-swiss-broken-for-ages-details = { $player1 } podría haber jugado con alguien de { WORD($group, kind: "ages") }.
age-swiss-ages-differ-for-others = Ningún otro emparejamiento con { WORD($record, kind: "record") } era mejor: rivales repetidos, alguien sin rival o más distancia de edad.

## Who moved down

age-swiss-moved-as-only-one = { $player1 } no tenía con quién emparejarse entre quienes llevan { WORD($record, kind: "record") }, y por eso bajó. Conserva su balance: { WORD($own, kind: "record") }.
age-swiss-moved-as-youngest = Había que emparejar a { $players } jugadores con { WORD($record, kind: "record") }, así que alguien tenía que bajar. Baja el más joven: { $player1 } ({ WORD($group, kind: "ages") }). Conserva su balance: { WORD($own, kind: "record") }.
age-swiss-moved-by-lot = Había que emparejar a { $players } jugadores con { WORD($record, kind: "record") }, así que alguien tenía que bajar. Le tocó a uno de los más jóvenes, { $player1 } ({ WORD($group, kind: "ages") }). Entre { $alike } en la misma situación decidió el sorteo, siempre que los demás se pudieran emparejar igual de bien. Conserva su balance: { WORD($own, kind: "record") }.
age-swiss-moved-though-older = { $player1 } ({ WORD($group, kind: "ages") }, { WORD($own, kind: "record") }) baja: si bajara alguien más joven, alguien quedaría sin rival nuevo.
age-swiss-moved-though-older-details = Había que emparejar a { $players } jugadores con { WORD($record, kind: "record") }, un número impar.
age-swiss-moved-for-first-time = { $player1 } ({ WORD($group, kind: "ages") }, { WORD($own, kind: "record") }) baja: los más jóvenes ya habían bajado.
age-swiss-moved-for-first-time-details = Había que emparejar a { $players } jugadores con { WORD($record, kind: "record") }, un número impar.
age-swiss-moved-with-others =
    Con { WORD($record, kind: "record") } tuvieron que bajar { $left_over ->
        [one] { $left_over } jugador
       *[other] { $left_over } jugadores
    }, porque ya se habían enfrentado entre sí o porque alguien más abajo se habría quedado sin rival. Entre ellos está { $player1 }, que conserva su balance: { WORD($own, kind: "record") }.

## Byes

age-swiss-bye-first-round = { $player1 } descansa: el número de jugadores es impar, y un bye cuenta como victoria ({ $points } puntos). En la ronda 1 le toca al grupo de edad más joven que hay, { WORD($group, kind: "ages") }.
age-swiss-bye-odd = { $player1 } descansa: el número de jugadores es impar, y un bye cuenta como victoria ({ $points } puntos). Le toca a quien menos byes ha tenido; entre ellos, al peor balance, y ahí al grupo de edad más joven: { $player1 } lleva { WORD($record, kind: "record") } y es del grupo { WORD($group, kind: "ages") }.
age-swiss-bye-once-more =
    { $player1 } ya ha tenido { $byes ->
        [one] { $byes } bye
       *[other] { $byes } byes
    }. Los demás han tenido los mismos, o no podían tenerlo sin que se repitieran más emparejamientos.
age-swiss-bye-not-sooner =
    Por delante de { $player1 } para el bye: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }. Pero entonces no se habría podido emparejar a los demás con tantos rivales nuevos.
age-swiss-bye-by-lot = Había { $players } jugadores en igualdad para el bye; el sorteo eligió a { $player1 }.

## The whole round

age-swiss-first-round = La ronda 1 se sortea dentro de cada grupo de edad, empezando por el mayor.
age-swiss-record-then-age = Cada cual juega con alguien que lleva el mismo balance y, dentro de eso, del mismo grupo de edad, hasta donde es posible.
age-swiss-equal-by-lot = Entre emparejamientos igual de buenos decidió el sorteo.
age-swiss-met-before =
    { $player1 } { AND($player2) } ya se habían enfrentado ({ $times ->
        [one] { $times } vez
       *[other] { $times } veces
    }). No era posible que todos tuvieran un rival nuevo.
age-swiss-seated-by-hand = La organización decidió a mano quién juega en esta mesa.

## Standings

age-swiss-tie-latest-loss =
    { $player1 } está entre los { $players } jugadores con { $points ->
        [0.5] { $points } punto de partida
        [one] { $points } punto de partida
       *[other] { $points } puntos de partida
    }. Entre ellos, queda por delante quien perdió más tarde; { $player1 } perdió por última vez en la ronda { $round }.
age-swiss-tie-never-lost =
    { $player1 } está entre los { $players } jugadores con { $points ->
        [0.5] { $points } punto de partida
        [one] { $points } punto de partida
       *[other] { $points } puntos de partida
    } y no ha perdido nunca. Eso vale más que cualquier derrota.
age-swiss-tie-opponents =
    { $player1 } está entre los { $players } jugadores con { $points ->
        [0.5] { $points } punto de partida
        [one] { $points } punto de partida
       *[other] { $points } puntos de partida
    }. Entre ellos decide el porcentaje de victorias de los rivales: { $percent } % en el caso de { $player1 }. Este desempate es propio del programa.
age-swiss-place-shared = Hay { $players } jugadores igualados, que comparten los puestos { $first }–{ $last }. Los premios de esos puestos se suman y se reparten a partes iguales.

## Reports of a table

age-swiss-one-game-a-match = Aquí cada partida es de un solo juego. Anotar quién ganó, o empate, sin más juegos.
age-swiss-too-many-games =
    { $won }–{ $lost }–{ $drawn } son demasiados juegos: al mejor de { $games } acaba con { $wins ->
        [one] { $wins } victoria
       *[other] { $wins } victorias
    }, y en la ficha caben cinco.
age-swiss-games-do-not-fit = Los juegos ({ $won }–{ $lost }–{ $drawn }) no coinciden con el resultado. Cambiar una de las dos cosas.

## Changes

age-swiss-no-byes-on-request = Aquí no hay byes a petición. A quien falta una ronda se le puede retirar y reincorporar después; { $player1 } pierde las rondas en que falte.
age-swiss-age-group-names-count =
    Hay { $groups ->
        [one] { $groups } grupo de edad
       *[other] { $groups } grupos de edad
    }, pero { $names ->
        [one] { $names } nombre
       *[other] { $names } nombres
    }. Dar un nombre a cada grupo, empezando por el más joven, o ninguno para usar nombres hechos con las edades.
age-swiss-age-groups-in-use = Ya hay rondas emparejadas con estos grupos de edad ({ $rounds }), así que se quedan como están.
age-swiss-fewer-rounds-than-posted =
    Eso da { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }, pero ya hay { $posted } publicadas. Elegir { $posted } o más.
age-swiss-games-reported = Hay mesas que ya han comunicado sus juegos, así que «{ WORD($setting, kind: "setting") }» se queda como está.

## Seating by hand

age-swiss-seated-twice = En más de un asiento: { $everyone }. Cada jugador va una sola vez.
age-swiss-left-unseated = Sin asiento: { $everyone }. Dar mesa a todos los de la ronda.
age-swiss-not-seated-here = No juegan en la ronda { $round }: { $everyone }. Nombrar solo a los de esta ronda.
age-swiss-two-at-a-table =
    En la mesa { $table } hay { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }. En cada mesa se sientan dos.
age-swiss-table-has-reported = La mesa { $table } ya tiene resultado. Dejarla como está, o borrar antes su resultado.
age-swiss-score-gap = Mesa { $table }: { $player1 } { AND($player2) } no tienen los mismos puntos de partida, { $high } y { $low }.
age-swiss-forbidden-pair = Mesa { $table }: { $player1 } { AND($player2) } no deben enfrentarse.
age-swiss-rematch = Mesa { $table }: { $player1 } { AND($player2) } ya se habían enfrentado.
age-swiss-record-n-points = { $n } puntos
age-swiss-record-n-point = { $n } punto
