### Accumulated strikes: why two players did not sit at one table

## Who had no table

strikes-why-not-last-game = La partida decisiva la jugaron solo { $player1 } { AND($player2) }.
strikes-why-not-bye = { $player1 } tuvo el bye en la ronda { $round }.
strikes-why-not-yet = { $player1 } entró cuando la ronda { $round } ya tenía mesas.
strikes-why-not-out = { $player1 } está fuera desde la ronda { $round }, con { $strikes } strikes.
strikes-why-not-left = { $player1 } ya se había retirado cuando se formaron las mesas de la ronda { $round }.
strikes-why-not-taken-out = { $player1 } no tiene asiento en la ronda { $round }: se cambió después de formarla.

## As made by the rules

strikes-why-not-changed = La ronda { $round } se cambió a mano; la respuesta trata de las mesas anteriores.
strikes-why-not-but-made-so = Antes de ese cambio, { $player1 } { AND($player2) } compartían mesa en la ronda { $round }.
strikes-why-not-came-later = { $player1 } recibió un asiento en la ronda { $round } después de formarla.
strikes-why-not-forbidden = { $player1 } { AND($player2) } están en la lista de separación.

## The groups

strikes-why-not-groups = La ronda { $round } se dividió por strikes: { $player1 } ({ $strikes }) en { $upper }, { $player2 } ({ $more }) en { $lower }.
strikes-why-not-line-lot =
    Ambos llevaban { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    }. La ronda { $round } se dividió por strikes; el sorteo puso a { $player1 } en { $upper } y a { $player2 } en { $lower }.

## No previous meetings

strikes-why-not-strangers = Azar: en la ronda { $round } nadie había coincidido antes, así que todos los repartos eran igual de buenos.
strikes-why-not-group-of-strangers = Azar: en el grupo { $group } nadie había coincidido antes, así que todos los repartos eran igual de buenos.

## Thirty seatings dealt

strikes-why-not-never-dealt =
    Se usó el mejor de { $dealt } repartos sorteados ({ $again ->
        [one] { $again } pareja repite
       *[other] { $again } parejas repiten
    }). En ninguno compartían mesa.
strikes-why-not-dealt-dearer =
    Se usó el mejor de { $dealt } repartos sorteados ({ $again ->
        [one] { $again } pareja repite
       *[other] { $again } parejas repiten
    }, penalización { $is }). Compartían mesa en { $having }; en el mejor de estos { $would_again ->
        [one] { $would_again } pareja repetía
       *[other] { $would_again } parejas repetían
    } (penalización { $would }).
strikes-why-not-dealt-later =
    Se usó el primero de los mejores entre { $dealt } repartos sorteados ({ $again ->
        [one] { $again } pareja repite
       *[other] { $again } parejas repiten
    }). Compartían mesa en { $having }; el mejor de estos salió después.

## The search

strikes-why-not-nobody-again = En la misma mesa tampoco repetiría rival nadie.
strikes-why-not-as-good = En la misma mesa podría haber habido igual de pocos rivales repetidos (penalización { $would }).
strikes-why-not-lot = El sorteo eligió entre repartos igual de buenos.
strikes-why-not-room = Entre repartos igual de buenos se toma el que más margen deja para las rondas siguientes; después decide el sorteo.
strikes-why-not-dearer = En la misma mesa causarían más rivales repetidos (penalización de al menos { $would }, no { $is }).
strikes-why-not-dearer-found = En la misma mesa causarían más rivales repetidos en el mejor reparto encontrado (penalización { $would }, no { $is }).
strikes-why-not-more-forbidden =
    En la misma mesa, el mejor reparto encontrado juntaría { $would ->
        [one] { $would } pareja
       *[other] { $would } parejas
    } de la lista de separación, no { $is }.
strikes-why-not-missed = Un reparto con los dos en la misma mesa habría sido mejor. No se prueban todos, y este no se encontró.
strikes-why-not-again-they =
    { $player1 } { AND($player2) } ya habían coincidido ({ $times ->
        [one] { $times } vez
       *[other] { $times } veces
    }).
strikes-why-not-again-one = Por ejemplo, { $player1 } { AND($player2) } coincidirían otra vez.
strikes-why-not-again-two = Por ejemplo, { $player1 } { AND($player2) } coincidirían otra vez, y también { $player3 } { AND($player4) }.
strikes-why-not-again-many =
    En ese reparto { $pairs ->
        [one] coincidiría otra vez { $pairs } pareja
       *[other] coincidirían otra vez { $pairs } parejas
    }.
