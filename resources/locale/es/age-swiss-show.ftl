### The Age-Modified Swiss: name, cards, and the steps for the next round by hand

age-swiss-format-about = Partidas de dos: todos juegan todas las rondas contra alguien con un balance parecido. Hasta donde es posible, cada cual juega con alguien de su grupo de edad.
age-swiss-card-title = Ficha de resultados
age-swiss-format-name = Suizo por edades
age-swiss-format-short = Partidas de dos, por resultados y grupo de edad.
age-swiss-people-late-entries = Quien entra ahora carga con una derrota por cada ronda no jugada.
age-swiss-hand-pairs =
    { $count ->
        [one] { $count } pareja
       *[other] { $count } parejas
    }
age-swiss-hand-heading-first =
    Ronda 1: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $sizes }
age-swiss-hand-heading-swiss =
    Ronda { $round }: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $sizes }
age-swiss-hand-age-groups = Grupos de edad, del mayor al más joven: { WORD($groups, kind: "ages") }.
age-swiss-hand-first =
    Ordenar las fichas ({ $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }) por grupos de edad y barajar cada grupo. Emparejar el grupo mayor; quien sobra pasa al grupo siguiente, quien sobra ahí al siguiente, y así sucesivamente.
age-swiss-hand-first-bye = Sobra uno en el grupo más joven: antes de emparejarlo, sortear el bye entre los de ese grupo. El bye vale 3 puntos.
age-swiss-hand-sort =
    Hacer montones con las fichas de quienes siguen ({ $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }), uno por cada número de puntos de partida, primero el de más puntos. En cada montón, el grupo de edad mayor va arriba.
age-swiss-hand-bye = El número es impar, así que primero se da el bye: a alguien que no ha tenido ninguno, del montón más bajo; ahí, del grupo de edad más joven; después, por sorteo. Vale 3 puntos.
age-swiss-hand-no-bye = El número es par: nadie tiene bye.
age-swiss-hand-pair = Empezar por el montón de arriba. Nadie repite rival: mirar los números en la ficha. Dentro del montón, emparejar a jugadores del mismo grupo de edad; quien sobra juega con el grupo de edad siguiente. No emparejar a los mayores con los más jóvenes si sirve deshacer una pareja intermedia.
age-swiss-hand-down = Quien no se puede emparejar baja al montón siguiente: los menos posibles, y del grupo de edad más joven del montón. Ahí se les empareja primero, con su propia edad si es posible.
age-swiss-hand-lot = Lo que está igualado lo decide el sorteo: barajar y tomar la ficha de arriba.
age-swiss-hand-stuck = Si el último montón no se puede emparejar, deshacer las parejas de más arriba, empezando por la más baja.
age-swiss-hand-slips =
    Escribir cada pareja en una papeleta en blanco con un número de mesa: { $tables ->
        [one] { $tables } papeleta
       *[other] { $tables } papeletas
    }.
age-swiss-hand-points = En cada ficha, rodear los juegos y la partida, y sumar los puntos de partida: ganada 3, empatada 1, perdida 0.
age-swiss-hand-planned =
    Previsto: { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }.
