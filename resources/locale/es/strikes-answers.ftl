### Words of accumulated strikes: why two players did not sit at one table

## Who had no table

strikes-why-not-last-game = La última partida la jugaron solo { $player1 } { AND($player2) }: habían compartido la victoria.
strikes-why-not-bye = { $player1 } tuvo el bye en la ronda { $round }.
strikes-why-not-yet = Cuando se hizo la ronda { $round }, { $player1 } aún no estaba en el torneo.
strikes-why-not-out = { $player1 } ya había quedado fuera: en la ronda { $round }, con { $strikes } strikes.
strikes-why-not-left = { $player1 } ya no seguía en el torneo cuando se formaron las mesas de la ronda { $round }.
strikes-why-not-taken-out = { $player1 } no tiene asiento en la ronda { $round }: la ronda se cambió después de hacerse.

## As made by the rules

strikes-why-not-changed = La ronda { $round } se cambió después de hacerse. La respuesta vale para las mesas tal como salieron según las reglas.
strikes-why-not-but-made-so = En la ronda { $round }, tal como salió según las reglas, { $player1 } { AND($player2) } compartían mesa.
strikes-why-not-came-later = { $player1 } recibió un asiento en la ronda { $round } cuando la ronda ya estaba hecha.
strikes-why-not-forbidden = La organización ha indicado que { $player1 } { AND($player2) } no deben enfrentarse.

## The groups

strikes-why-not-groups = La ronda { $round } se dividió por strikes: { $player1 } ({ $strikes }) en { $upper }, { $player2 } ({ $more }) en { $lower }.
strikes-why-not-line-lot = { $player1 } { AND($player2) } llevaban los mismos strikes ({ $strikes }). La ronda { $round } fue por strikes, y el sorteo puso a { $player1 } en { $upper } y a { $player2 } en { $lower }.

## Nobody had met

strikes-why-not-strangers = Decidió solo el sorteo: en la ronda { $round } nadie había coincidido antes con nadie, así que cualquier reparto era igual de bueno.
strikes-why-not-group-of-strangers = Decidió solo el sorteo: en el grupo { $group } nadie había coincidido antes con nadie, así que cualquier reparto del grupo era igual de bueno.

## Thirty seatings dealt

strikes-why-not-never-dealt =
    Se sortearon { $dealt } repartos y se tomó el mejor, en el que { $again ->
        [one] { $again } pareja vuelve
       *[other] { $again } parejas vuelven
    } a coincidir. En ninguno de los repartos compartían mesa los dos.
strikes-why-not-dealt-dearer =
    Se sortearon { $dealt } repartos y se tomó el mejor, en el que { $again ->
        [one] { $again } pareja vuelve
       *[other] { $again } parejas vuelven
    } a coincidir (penalización { $is }). Los dos compartían mesa en { $having } de ellos; en el mejor de estos, { $would_again ->
        [one] { $would_again } pareja
       *[other] { $would_again } parejas
    } (penalización { $would }).
strikes-why-not-dealt-later =
    Se sortearon { $dealt } repartos y, de los mejores, se tomó el primero, en el que { $again ->
        [one] { $again } pareja vuelve
       *[other] { $again } parejas vuelven
    } a coincidir. Los dos compartían mesa en { $having } de ellos; el mejor de estos era igual de bueno, pero salió después.

## The search

strikes-why-not-nobody-again = Con los dos en la misma mesa tampoco habría tenido nadie que repetir rival.
strikes-why-not-as-good = Con los dos en la misma mesa, tampoco habría habido más repeticiones (penalización { $would }).
strikes-why-not-lot = Entre repartos igual de buenos decidió el sorteo.
strikes-why-not-room = Entre repartos igual de buenos, la búsqueda toma el que deja más margen para las rondas siguientes; después decide el sorteo.
strikes-why-not-dearer = Con los dos en la misma mesa habría habido más repeticiones de rivales (penalización de al menos { $would } en vez de { $is }).
strikes-why-not-dearer-found = Con los dos en la misma mesa hay más repeticiones de rivales, incluso en el mejor reparto encontrado (penalización { $would } en vez de { $is }).
strikes-why-not-more-forbidden =
    Con los dos en la misma mesa, el mejor reparto encontrado junta a { $would ->
        [one] { $would } pareja
       *[other] { $would } parejas
    } que no deben enfrentarse, en lugar de { $is }.
strikes-why-not-missed = Un reparto con los dos en la misma mesa habría sido incluso mejor. La búsqueda no prueba todos los repartos y no dio con este.
strikes-why-not-again-they =
    { $player1 } { AND($player2) } ya habían coincidido antes ({ $times ->
        [one] { $times } vez
       *[other] { $times } veces
    }).
strikes-why-not-again-one = Por ejemplo, { $player1 } { AND($player2) } habrían vuelto a coincidir.
strikes-why-not-again-two = Por ejemplo, habrían vuelto a coincidir { $player1 } { AND($player2) }, y también { $player3 } { AND($player4) }.
strikes-why-not-again-many = En ese reparto habrían vuelto a coincidir { $pairs } parejas.
