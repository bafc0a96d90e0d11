### Words of the cover, and of the steps for making the next round of each format by hand

paper-name-cover = Portada de las fichas
paper-about-cover = lo que no está en ninguna ficha, como código: nombre, ajustes, semilla
paper-name-hand = Paquete para seguir a mano
paper-about-hand = fichas hasta ahora, papeletas en blanco y los pasos para seguir sin este equipo

## The cover

cover-title = Portada de las fichas
cover-about = Si se pierde el archivo del torneo, se puede rehacer con este código y los de las fichas: elegir «Rehacer con las fichas» en la pantalla de inicio, o la orden «import». Guardar esta hoja con las fichas.
cover-event = Torneo
cover-format = Formato
cover-players = Jugadores
cover-rounds = Rondas publicadas
cover-seed = Semilla de los sorteos
cover-settings = Ajustes
cover-code = Código de la portada, en grupos de cinco

## The steps

hand-title = La próxima ronda, a mano
hand-none = Tal como están las cosas, no sigue ninguna ronda. Las fichas contienen todos los resultados; la clasificación es final cuando no falta nada.
hand-open =
    Terminar primero la ronda { $round }: en este paquete están las papeletas de { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    } por anotar. Las cifras de abajo suponen que todos los que siguen ahora continúan.
hand-after = De vuelta en el equipo, anotar todos los resultados de las papeletas, o rehacer el torneo con las fichas: «Rehacer con las fichas».
hand-keep = Guardar las papeletas por orden de mesa. Son lo que vale si una ficha deja dudas.
hand-table-of =
    { $count ->
        [one] { $count } mesa
       *[other] { $count } mesas
    } de { $size }
hand-board-of =
    { $count ->
        [one] { $count } tablero
       *[other] { $count } tableros
    } de { $size }
hand-group-of =
    { $group }: { $tables } ({ $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    })
hand-risk-swiss-heading-first =
    Ronda 1: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $sizes }
hand-risk-swiss-heading-swiss =
    Ronda { $round }: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $sizes }
hand-risk-swiss-heading-final = La final: 1 tablero de { $size }
hand-risk-swiss-take =
    Tomar las fichas de los que siguen: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }. Apartar las de quienes se retiraron o fueron descalificados; no juegan.
hand-risk-swiss-shuffle = Barajar todas las fichas.
hand-risk-swiss-sort = Ordenar las fichas por puntos de partida, primero las de más puntos. Barajar entre sí las que tienen los mismos: aquí los puntos de juego y la energía no cuentan.
hand-risk-swiss-deal = Preparar { $sizes }. Llenar un tablero tras otro empezando por arriba; lo que un grupo de iguales puntos no llena se completa con el grupo siguiente. Poner los tableros de 4 y de 5 en el orden que mezcle menos grupos.
hand-risk-swiss-deal-first = Preparar { $sizes } y llenar un tablero tras otro empezando por arriba.
hand-risk-swiss-slips = Escribir cada tablero en una papeleta en blanco: números y nombres. Hay una para cada tablero.
hand-risk-swiss-report = Cuando termina un tablero, sus jugadores anotan puesto, puntos de juego y energía restante. Quien se retiró lleva RET en vez de un puesto. Firman todos los del tablero.
hand-risk-swiss-points = En cada ficha, rodear el puesto y sumar los puntos de partida: 1.º 5, 2.º 4, 3.º 3, 4.º 2, 5.º 1; en un tablero de 4, también de 5 a 2. Con RET o descalificación: 0, y fuera de las rondas siguientes.
hand-risk-swiss-planned =
    Hay previstas { $rounds ->
        [one] { $rounds } ronda suiza
       *[other] { $rounds } rondas suizas
    }, y después el tablero final.
hand-risk-swiss-planned-alone =
    Hay previstas { $rounds ->
        [one] { $rounds } ronda suiza
       *[other] { $rounds } rondas suizas
    }, sin final.
hand-risk-swiss-final-rank = Ordenar a todos los que siguen: puntos de partida, después suma de puntos de juego, después suma de energía restante, después un sorteo hecho a la vista de todos y anotado.
hand-risk-swiss-final-seat = Los primeros { $size } juegan la final en un solo tablero. Los puntos ya no cuentan.
hand-risk-swiss-final-places = Los puestos de la final son los puestos del torneo. Quien se retiró de la final va detrás de quienes la terminaron; a partir de ahí vale la clasificación suiza.
hand-age-swiss-pairs =
    { $count ->
        [one] { $count } pareja
       *[other] { $count } parejas
    }
hand-age-swiss-heading-first =
    Ronda 1: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $sizes }
hand-age-swiss-heading-swiss =
    Ronda { $round }: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $sizes }
hand-age-swiss-age-groups = Grupos de edad, del mayor al más joven: { WORD($groups, kind: "ages") }.
hand-age-swiss-first =
    Ordenar las fichas ({ $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }) por grupos de edad y barajar cada grupo. Emparejar el grupo mayor; quien sobra pasa al grupo siguiente, quien sobra ahí al siguiente, y así sucesivamente.
hand-age-swiss-first-bye = Sobra uno en el grupo más joven: antes de emparejarlo, sortear el bye entre los de ese grupo. El bye vale 3 puntos.
hand-age-swiss-sort =
    Hacer montones con las fichas de quienes siguen ({ $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }), uno por cada número de puntos de partida, primero el de más puntos. En cada montón, el grupo de edad mayor va arriba.
hand-age-swiss-bye = El número es impar, así que primero se da el bye: a alguien que no ha tenido ninguno, del montón más bajo; ahí, del grupo de edad más joven; después, por sorteo. Vale 3 puntos.
hand-age-swiss-no-bye = El número es par: nadie tiene bye.
hand-age-swiss-pair = Empezar por el montón de arriba. Nadie repite rival: mirar los números en la ficha. Dentro del montón, emparejar a jugadores del mismo grupo de edad; quien sobra juega con el grupo de edad siguiente. No emparejar a los mayores con los más jóvenes si sirve deshacer una pareja intermedia.
hand-age-swiss-down = Quien no se puede emparejar baja al montón siguiente: los menos posibles, y del grupo de edad más joven del montón. Ahí se les empareja primero, con su propia edad si es posible.
hand-age-swiss-lot = Lo que está igualado lo decide el sorteo: barajar y tomar la ficha de arriba.
hand-age-swiss-stuck = Si el último montón no se puede emparejar, deshacer las parejas de más arriba, empezando por la más baja.
hand-age-swiss-slips =
    Escribir cada pareja en una papeleta en blanco con un número de mesa: { $tables ->
        [one] { $tables } papeleta
       *[other] { $tables } papeletas
    }.
hand-age-swiss-points = En cada ficha, rodear los juegos y la partida, y sumar los puntos de partida: ganada 3, empatada 1, perdida 0.
hand-age-swiss-planned =
    Previsto: { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }.
hand-us-swiss-pairs =
    { $count ->
        [one] { $count } tablero
       *[other] { $count } tableros
    }
hand-us-swiss-heading-first =
    Ronda 1: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $sizes }
hand-us-swiss-heading-swiss =
    Ronda { $round }: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $sizes }
hand-us-swiss-asked = Apartar a quien pidió un bye de medio punto en esta ronda: { $names }.
hand-us-swiss-sort =
    Hacer grupos de iguales puntos con las fichas de quienes siguen ({ $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }), primero el de más puntos; en cada grupo, por rating, primero el más alto, y al final quienes no tienen rating.
hand-us-swiss-bye = El número es impar: el bye de un punto entero es para el jugador de menor rating del grupo más bajo, no para alguien sin rating, ni para quien ya tuvo uno o ganó por incomparecencia.
hand-us-swiss-no-bye = El número es par: nadie tiene bye de un punto entero.
hand-us-swiss-halves = Partir cada grupo en mitad superior y mitad inferior. El primero de la mitad superior juega con el primero de la inferior, el segundo con el segundo, y así sucesivamente.
hand-us-swiss-odd = De un grupo impar baja el jugador de menor rating, no alguien sin rating, y juega con el de mayor rating del grupo siguiente con quien no se haya enfrentado.
hand-us-swiss-rematch = Nadie repite rival: cambiarlo por un vecino de la mitad inferior, el de rating más parecido.
hand-us-swiss-colours = Colores: quien ha llevado un color menos veces lo lleva; si son las mismas, el contrario al de la última vez. Si a ambos les corresponde el mismo, lo lleva quien está más lejos del equilibrio; si siguen iguales, volver a la última ronda en que llevaron colores distintos, y cada cual lleva el contrario; si no, quien va por delante lleva el que le corresponde.
hand-us-swiss-swap = Cambiar jugadores de la mitad inferior por los colores solo si sus ratings se diferencian como mucho en { $alternation } para alternar, y en { $equalisation } para igualar. Si se puede evitar, nadie lleva un color tres veces seguidas.
hand-us-swiss-first-colour = Echar a cara o cruz el color del primer jugador de la lista; tablero tras tablero, los jugadores de arriba alternan los colores.
hand-us-swiss-accelerated-first = Acelerado: partir la lista de rating en una mitad superior de { $upper } y una inferior de { $lower }. Emparejar cada mitad por su cuenta, su cuarto superior contra su cuarto inferior.
hand-us-swiss-accelerated-adjusted = Acelerado (rating ajustado): emparejar primero entre sí a los ganadores de la mitad superior de la ronda 1; después, a los demás de la mitad superior con los ganadores de la inferior; después, a los que hicieron tablas en la inferior; después, a los que perdieron en ella.
hand-us-swiss-accelerated-added = Acelerado (puntos añadidos): en esta ronda, contar un punto más a todos los de la mitad superior de la lista, y emparejar con esos puntos.
hand-us-swiss-slips =
    Escribir cada pareja en una papeleta en blanco, primero las blancas: { $tables ->
        [one] { $tables } papeleta
       *[other] { $tables } papeletas
    }.
hand-us-swiss-points = En cada ficha, rodear color y resultado, y escribir los nuevos puntos: ganada 1, tablas ½.
hand-us-swiss-planned =
    Previsto: { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }.
hand-strikes-heading-random =
    Ronda { $round }, al azar: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $sizes }
hand-strikes-heading-split =
    Ronda { $round }, por strikes: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $sizes }
hand-strikes-heading-playoff = La última partida de los dos ganadores
hand-strikes-take =
    Tomar las fichas de los que siguen ({ $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }): menos de { $level } strikes, y sin retirarse.
hand-strikes-random = Barajarlas y repartirlas en { $sizes }.
hand-strikes-split = Ordenarlas por strikes, primero las de menos; barajar entre sí las iguales. Llenar los grupos desde arriba: { $groups }. Barajar cada grupo y repartirlo en sus mesas.
hand-strikes-bye = Entre quienes han tenido menos byes, descansa el jugador con menos strikes; en caso de empate, por sorteo. No le cuesta strikes.
hand-strikes-meet = Mirar los rivales en las fichas. Cambiar jugadores entre mesas del mismo grupo para que se repitan los menos posibles, y sobre todo nadie por tercera vez.
hand-strikes-slips =
    Escribir cada mesa en una papeleta en blanco: números y nombres, { $tables ->
        [one] { $tables } papeleta
       *[other] { $tables } papeletas
    }.
hand-strikes-strikes = Tras el juego, la puntuación más alta va primera. Strikes: con 5 jugadores 0 6 12 18 24, con 4 0 8 16 24, con 3 0 12 24. Los puestos empatados se reparten sus strikes por igual. Quien se retiró a mitad del juego comparte el último puesto y queda fuera.
hand-strikes-out = Cuando han llegado todas las mesas, sumar: quien tiene { $level } strikes o más queda fuera.
hand-strikes-end = Si queda uno, ha ganado. Si no queda nadie, gana quien menos strikes tiene entre los que jugaron; si hay iguales, juntos.
hand-strikes-end-one-table = Si quedan dos tras una ronda de una sola mesa: gana quien tiene menos strikes si ganó también ese juego; si quedó en segundo puesto, ganan los dos; si quedó tercero o peor, gana quien ganó el juego. Con los mismos strikes: quien ganó el juego.
hand-strikes-end-more-tables = Si quedan dos tras una ronda de varias mesas: gana quien tiene menos strikes; si son iguales, quien tuvo en su último juego el mayor margen entre primero y segundo; si siguen iguales, los dos.
hand-strikes-playoff = Los dos ganadores pueden jugar una última partida, que decide sin importar los strikes.
hand-dual-ring-pairs =
    { $count ->
        [one] { $count } tablero
       *[other] { $count } tableros
    }
hand-dual-ring-heading-ring =
    El anillo continúa: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    } en él
hand-dual-ring-heading-first =
    Formar el anillo: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $sizes }
hand-dual-ring-set =
    Barajar las fichas ({ $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }) y ponerlas en anillo. Cada cual lleva blancas contra el siguiente y negras contra el anterior, a la vez: { $tables ->
        [one] { $tables } tablero
       *[other] { $tables } tableros
    }.
hand-dual-ring-ring =
    El plano del anillo de este paquete muestra a quienes siguen ({ $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }) por orden; después del último viene el primero.
hand-dual-ring-running =
    En juego ahora: { $boards ->
        [one] tablero { $boards }
       *[other] tableros { $boards }
    }. Sus papeletas están en este paquete.
hand-dual-ring-out = Quien pierde queda fuera. Su otra partida se interrumpe y no cuenta para nadie. Sus dos vecinos del anillo juegan ahora entre sí: tomar la siguiente papeleta en blanco; la primera lleva el tablero { $next }.
hand-dual-ring-gap-one-of-each = En ella, lleva blancas el que está antes del hueco, y negras el que está después.
hand-dual-ring-gap-as-in-example = En ella, lleva negras el puesto más bajo del anillo.
hand-dual-ring-drawn-replay = Una partida empatada se juega otra vez enseguida, con los mismos colores.
hand-dual-ring-drawn-both-out = Una partida empatada deja fuera a ambos, y el anillo se cierra sobre los dos.
hand-dual-ring-leaves = Quien se retira también queda fuera; sus vecinos no ganan por ello ninguna victoria.
hand-dual-ring-two = Cuando quedan dos, sus partidas en juego se interrumpen. Gana quien tiene más victorias en el anillo. Con las mismas: dos partidas nuevas a la vez, una con cada color, y decide la primera derrota.
hand-dual-ring-wins = En cada ficha, rodear color y resultado de cada partida, y sumar las victorias.
