### The Age-Modified Swiss: the top cut, and the oldest against the youngest age group

age-swiss-kind-playoff = eliminatoria
age-swiss-now-ready-playoff = Se puede emparejar la siguiente ronda de la eliminatoria.

## Who plays the top cut

age-swiss-cut-seeds = Los { $count } mejores de la clasificación siguen, en este orden de cabezas de serie: { $everyone }.
age-swiss-cut-seeds-by-lot = Igualados ({ place }); orden por sorteo: { $everyone }.
age-swiss-cut-seat-by-lot = Igualados ({ place }) en las últimas plazas; dentro por sorteo: { $everyone }.
age-swiss-cut-missed-by-lot = Igualados ({ place }) en las últimas plazas; fuera por sorteo: { $everyone }.
age-swiss-cut-smaller =
    La eliminatoria es de { $count } jugadores, no de { $cut }: { $players ->
        [one] sigue { $players } jugador
       *[other] siguen { $players } jugadores
    } en el torneo.
age-swiss-cut-goes-on = Se enfrentan los ganadores de partidas vecinas.

## Why two players meet in it, or not

age-swiss-cut-meets = { $player1 } es el n.º { $high }, { $player2 } es el n.º { $low }: así los empareja el cuadro.
age-swiss-cut-winners-meet = { $player1 } (n.º { $high }) ganó la partida vecina a la de { $player2 } (n.º { $low }) en el cuadro.
age-swiss-cut-though-apart = { $player1 } no debería enfrentarse a { $player2 }, pero aquí decide el cuadro.
age-swiss-cut-walkover = { $player1 } pasa sin jugar: { $player2 } se retiró.
age-swiss-cut-walkover-alone = { $player1 } pasa sin jugar.
age-swiss-cut-not-yet = { $player1 } es el n.º { $high }, { $player2 } es el n.º { $low }: como muy pronto se enfrentarían { bracket-in-stage }.
age-swiss-cut-lost-before = { $player1 } perdió { bracket-in-stage }.
age-swiss-cut-missed = Los { $count } mejores de la clasificación siguen. Puesto de { $player1 }: { place }.

## How far from the top cut

age-swiss-cut-in-points =
    { $player1 } está ahora en la eliminatoria: { $gap ->
        [one] { $gap } punto
       *[other] { $gap } puntos
    } de torneo más que { $player2 }, justo bajo el corte.
age-swiss-cut-out-points =
    { $player1 } está a { $gap ->
        [one] { $gap } punto
       *[other] { $gap } puntos
    } de torneo de { $player2 }, que tiene ahora la última plaza de la eliminatoria.
age-swiss-cut-in-tiebreak = { $player1 } está ahora en la eliminatoria: mismos puntos que { $player2 }, justo bajo el corte, y mejor desempate.
age-swiss-cut-out-tiebreak = { $player1 } está ahora fuera de la eliminatoria: mismos puntos que { $player2 }, que tiene la última plaza por el desempate.
age-swiss-cut-in-tied = { $player1 } está en igualdad con { $player2 } en el corte de la eliminatoria. Si sigue así, decide el sorteo.
age-swiss-cut-out-tied = { $player1 } está en igualdad con { $player2 } en el corte de la eliminatoria. Si sigue así, decide el sorteo.
age-swiss-cut-in-all = { $player1 } está ahora en la eliminatoria: hay plaza para todos los que siguen.
age-swiss-plays-cut = { $player1 } sigue en la eliminatoria.
age-swiss-cut-line =
    Eliminatoria ({ $count ->
        [one] { $count } plaza
       *[other] { $count } plazas
    })
age-swiss-cut-why = Los { $count } mejores juegan una eliminatoria. La línea muestra quién está dentro ahora, y por cuánto.
age-swiss-standings-cut = Eliminatoria
age-swiss-sheet-legend-final =
    La línea gruesa está debajo de { $count ->
        [one] { $count } jugador
       *[other] los { $count } jugadores
    } de la eliminatoria.
age-swiss-sheet-order-final = Orden: la eliminatoria decide los primeros puestos; luego { $keys }.

## Places

age-swiss-cut-won = { $player1 } (n.º { $seed }) ganó la final a { $player2 }.
age-swiss-cut-won-decided = Ganó la final a { $player2 }.
age-swiss-cut-won-walkover = { $player1 } (n.º { $seed }) ganó la final sin jugarla.
age-swiss-cut-won-walkover-decided = Ganó la final sin jugarla: su rival se retiró.
age-swiss-cut-still-in = { $player1 } (n.º { $seed }) sigue en la eliminatoria.
age-swiss-cut-lost = { $player1 } (n.º { $seed }) perdió { bracket-in-stage }. Entre quienes perdieron ahí, va delante el mejor cabeza de serie.

## What cannot be done

age-swiss-cut-finished = La final ya se jugó, así que no sigue ninguna ronda.
age-swiss-cut-is-fixed = El cuadro decide quién se enfrenta, así que estas parejas no pueden cambiar.
age-swiss-cut-needs-winner = Mesa { $table }: una partida de la eliminatoria necesita un ganador. Tras un empate, se sigue jugando.
age-swiss-cut-moved-on = El ganador de la mesa { $table } ya está en la ronda { $round }. Deshaga esa ronda para cambiarlo.
age-swiss-cut-posted-no-entries = La eliminatoria ha empezado, así que no puede entrar nadie.
age-swiss-cut-posted-setting-stays = La eliminatoria ha empezado, así que «{ WORD($setting, kind: "setting") }» no puede cambiar.
age-swiss-points-above-win = Una victoria vale { $win } (un empate { $draw }, un bye { $bye }). Ni un empate ni un bye pueden valer más que una victoria.
age-swiss-points-in-use = La ronda 1 está emparejada, así que «{ WORD($setting, kind: "setting") }» no puede cambiar.

## The oldest against the youngest age group

age-swiss-outermost-unavoidable =
    No se podía emparejar de otro modo: { $pairs ->
        [one] { $pairs } jugador del grupo de mayor edad se enfrenta
       *[other] { $pairs } jugadores del grupo de mayor edad se enfrentan
    } al grupo más joven.
age-swiss-outermost-meet = { $player1 } no debería enfrentarse a { $player2 }, por sus grupos de edad ({ WORD($eldest, kind: "ages") }, { WORD($youngest, kind: "ages") }): no se podía emparejar de otro modo.
age-swiss-around-only-outermost =
    Entre { $players ->
        [one] { $players } jugador libre
       *[other] los { $players } jugadores libres
    }, el grupo de mayor edad se enfrentaría al más joven en { $pairs ->
        [one] { $pairs } mesa
       *[other] { $pairs } mesas
    }, no en { $best } como con todas las mesas libres. Libere más mesas.
age-swiss-weigh-outermost = grupo de mayor edad contra el más joven, no permitido
age-swiss-they-are-outermost = Son del grupo de mayor edad y del más joven, que aquí no deben enfrentarse.
age-swiss-more-outermost =
    Si se enfrentaran, el grupo de mayor edad jugaría contra el más joven en { $then ->
        [one] { $then } mesa
       *[other] { $then } mesas
    }, no en { $best }.

## Rules sheet, cards, and steps by hand

age-swiss-rule-outermost = El grupo de mayor edad y el más joven no se enfrentan, salvo que no se pueda emparejar de otro modo. Solo repetir rival se evita antes.
age-swiss-rule-cut =
    Tras la última ronda suiza, los { $count } mejores de la clasificación juegan una eliminatoria. { $games ->
        [1] Cada partida es un solo juego.
       *[other] Cada partida es al mejor de { $games } juegos.
    }
age-swiss-rule-cut-bracket = El cuadro es fijo. Con ocho: 1–8, 4–5, 3–6 y 2–7; se enfrentan los ganadores de las dos primeras partidas, y los de las dos últimas.
age-swiss-rule-cut-ties = Quienes comparten puesto se ordenan por sorteo, para las últimas plazas y para el cuadro.
age-swiss-rule-cut-smaller = A quien se retira antes lo reemplaza el siguiente de la clasificación. Si faltan jugadores, se usa el cuadro inmediatamente menor.
age-swiss-rule-cut-left = Quien se retira durante la eliminatoria deja pasar a su rival. Si faltan los dos, pasa el mejor cabeza de serie.
age-swiss-rule-cut-draws = Ninguna partida acaba en empate; se juega hasta que alguien gane. La eliminatoria no da puntos de torneo.
age-swiss-rule-cut-places = Puestos: la final; entre quienes pierden en la misma ronda, el orden de cabezas de serie; los demás, la clasificación suiza.
age-swiss-card-rule-cut = Los { $cut } mejores siguen: quien pierde queda fuera.
age-swiss-hand-heading-playoff = Ronda { $round }: { $sizes } de la eliminatoria
age-swiss-hand-cut-follows = Después, los { $count } mejores de la clasificación juegan una eliminatoria.
age-swiss-hand-cut-first = Tomar los { $count } mejores de la clasificación; sortear los puestos igualados. Emparejar 1–8, 4–5, 3–6, 2–7 (con cuatro: 1–4, 2–3).
age-swiss-hand-cut-next = Emparejar a los ganadores de partidas vecinas, en el orden del cuadro.
age-swiss-hand-cut-left = Si alguien se ha retirado, su rival pasa sin jugar.
age-swiss-hand-cut-draws = Una partida empatada sigue hasta que alguien gane. Los puntos de torneo no cambian.

## Settings

age-swiss-setting-bye-points = Puntos por un bye
age-swiss-setting-bye-points-none = Los mismos que por ganar
age-swiss-setting-bye-points-help = Vacío: los mismos que por una victoria.
age-swiss-setting-bye-points-0-help = Quien se queda sin rival no suma nada.
age-swiss-setting-bye-points-1-help = Quien se queda sin rival suma esto.

## Jugadores del mismo club, equipo o familia, separados

age-swiss-same-mark-apart =
    A los jugadores { $mark ->
        [club] del mismo club
        [team] del mismo equipo
       *[household] de la misma familia
    } se les separa si para ello nadie más tiene que bajar.
age-swiss-meet-in-same-mark =
    { $player1 } { AND($player2) } son { $mark ->
        [club] del mismo club
        [team] del mismo equipo
       *[household] de la misma familia
    }. Separar a todos habría costado un grupo de puntos o enfrentado a mayores y más jóvenes.
age-swiss-weigh-same-mark = jugadores sin separar
age-swiss-they-have-same-mark =
    { $player1 } { AND($player2) } son { $mark ->
        [club] del mismo club
        [team] del mismo equipo
       *[household] de la misma familia
    } y se les separa donde no cuesta ningún grupo de puntos.
age-swiss-more-same-mark =
    Se enfrentarían más jugadores { $mark ->
        [club] del mismo club
        [team] del mismo equipo
       *[household] de la misma familia
    }: { $then }, no { $best }.
age-swiss-same-mark =
    Mesa { $table }: { $player1 } { AND($player2) } son { $mark ->
        [club] del mismo club
        [team] del mismo equipo
       *[household] de la misma familia
    }.
age-swiss-rule-same-mark =
    Los jugadores { $mark ->
        [club] del mismo club
        [team] del mismo equipo
       *[household] de la misma familia
    } no se enfrentan si para ello nadie más baja y el grupo de mayor edad no se cruza con el más joven. Va antes que la misma edad.
