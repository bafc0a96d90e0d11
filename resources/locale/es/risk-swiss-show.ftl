### The RISK 2210 Swiss: name, cards, and the steps for the next round by hand

risk-swiss-format-about = Juegos de cuatro o cinco por tablero, rivales nuevos en cada ronda y puntos según el puesto. Después, los cinco mejores juegan un tablero final, y quien lo gana se lleva el torneo.
risk-swiss-card-title = Ficha de resultados de RISK 2210
risk-swiss-head-stakes = Final
risk-swiss-format-name = Suizo RISK 2210
risk-swiss-format-short = Tableros de 4 o 5 y una final para los cinco mejores.
risk-swiss-people-late-entries = Quien entra ahora no tiene puntos por las rondas no jugadas.
risk-swiss-hand-heading-first =
    Ronda 1: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $sizes }
risk-swiss-hand-heading-swiss =
    Ronda { $round }: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $sizes }
risk-swiss-hand-heading-final = La final: 1 tablero de { $size }
risk-swiss-hand-take =
    Tomar las fichas de los que siguen: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }. Apartar las de quienes se retiraron o fueron descalificados; no juegan.
risk-swiss-hand-shuffle = Barajar todas las fichas.
risk-swiss-hand-sort = Ordenar las fichas por puntos de partida, primero las de más puntos. Barajar entre sí las que tienen los mismos: aquí los puntos de juego y la energía no cuentan.
risk-swiss-hand-deal = Preparar { $sizes }. Llenar un tablero tras otro empezando por arriba; lo que un grupo de iguales puntos no llena se completa con el grupo siguiente. Poner los tableros de 4 y de 5 en el orden que mezcle menos grupos.
risk-swiss-hand-deal-first = Preparar { $sizes } y llenar un tablero tras otro empezando por arriba.
risk-swiss-hand-slips = Escribir cada tablero en una papeleta en blanco: números y nombres. Hay una para cada tablero.
risk-swiss-hand-report = Cuando termina un tablero, sus jugadores anotan puesto, puntos de juego y energía restante. Quien se retiró lleva RET en vez de un puesto. Firman todos los del tablero.
risk-swiss-hand-points = En cada ficha, rodear el puesto y sumar los puntos de partida: 1.º 5, 2.º 4, 3.º 3, 4.º 2, 5.º 1; en un tablero de 4, también de 5 a 2. Con RET o descalificación: 0, y fuera de las rondas siguientes.
risk-swiss-hand-planned =
    Hay previstas { $rounds ->
        [one] { $rounds } ronda suiza
       *[other] { $rounds } rondas suizas
    }, y después el tablero final.
risk-swiss-hand-planned-alone =
    Hay previstas { $rounds ->
        [one] { $rounds } ronda suiza
       *[other] { $rounds } rondas suizas
    }, sin final.
risk-swiss-hand-final-rank = Ordenar a todos los que siguen: puntos de partida, después suma de puntos de juego, después suma de energía restante, después un sorteo hecho a la vista de todos y anotado.
risk-swiss-hand-final-seat = Los primeros { $size } juegan la final en un solo tablero. Los puntos ya no cuentan.
risk-swiss-hand-final-places = Los puestos de la final son los puestos del torneo. Quien se retiró de la final va detrás de quienes la terminaron; a partir de ahí vale la clasificación suiza.
