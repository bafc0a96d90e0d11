### The Age-Modified Swiss: name, cards, and the steps for making the next round by hand

age-swiss-format-about = Partidas de dos jugadores. Todos juegan todas las rondas contra alguien con un balance parecido y, si es posible, del mismo grupo de edad.
age-swiss-card-title = Ficha de partidas
age-swiss-card-rule-points = Ganada { $win }, empate { $draw }, perdida { $loss }.
age-swiss-card-rule-pairing = Los rivales tienen el mismo balance y, si es posible, el mismo grupo de edad.
age-swiss-card-rule-bye = Un bye es una victoria y vale { $bye }.
age-swiss-card-rule-slip = Los dos revisan y firman la papeleta. Después se anota en la ficha.
age-swiss-card-rule-ties = Igualdad: va delante quien perdió más tarde.
age-swiss-format-name = Suizo por edades
age-swiss-format-short = Partidas de dos, por resultados y grupo de edad.
age-swiss-wizard-type-players-hint =
    Ana Arce, 9
    Bruno Bravo, 12
    …
age-swiss-people-late-entries = Entra con una derrota por cada ronda no jugada.
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
age-swiss-hand-age-groups = Grupos de edad, el mayor primero: { WORD($groups, kind: "ages") }.
age-swiss-hand-first =
    Ordenar las fichas de { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    } por grupos de edad y barajar cada grupo. Emparejar primero el grupo mayor; quien sobra pasa al grupo siguiente.
age-swiss-hand-first-bye = Sobra uno en el grupo más joven: sortear el bye en ese grupo antes de emparejarlo. El bye vale { $bye }.
age-swiss-hand-sort =
    Hacer montones con { $players ->
        [one] la ficha de { $players } jugador
       *[other] las fichas de { $players } jugadores
    } por puntos de torneo, el de más puntos primero; en cada montón, el grupo de edad mayor arriba.
age-swiss-hand-bye = Número impar: dar primero el bye. Montón más bajo, sin bye hasta ahora, grupo de edad más joven; si hay igualdad, sorteo. Vale { $bye }.
age-swiss-hand-no-bye = Número par: sin bye.
age-swiss-hand-pair = Emparejar desde el montón de arriba, primero el mismo grupo de edad. Sin repetir rival: mirar los rivales en la ficha. Evitar al mayor contra el más joven; deshacer una pareja intermedia si ayuda.
age-swiss-hand-down = Si alguien no tiene rival, bajar al montón siguiente al grupo de edad más joven, los menos posibles, y emparejarlos ahí primero.
age-swiss-hand-lot = ¿Siguen igualados? Barajar y tomar la ficha de arriba.
age-swiss-hand-stuck = ¿El último montón no se puede emparejar? Deshacer parejas de más arriba, primero la más baja.
age-swiss-hand-slips =
    Copiar cada pareja en una papeleta en blanco con número de mesa ({ $tables ->
        [one] { $tables } papeleta
       *[other] { $tables } papeletas
    }).
age-swiss-hand-points = En cada ficha, rodear los juegos y la partida y sumar los puntos de torneo: ganada { $win }, empatada { $draw }, perdida 0.
age-swiss-hand-planned =
    { $rounds ->
        [one] { $rounds } ronda prevista
       *[other] { $rounds } rondas previstas
    }.

## What decided

age-swiss-head-decisive = Última derrota
age-swiss-head-stakes = Eliminatoria
age-swiss-decisive-lost = Ronda { $round }
age-swiss-decisive-never = Invicto
age-swiss-setting-rounds-help = Déjelo vacío para seguir la tabla según el número de jugadores.
age-swiss-sample-title = Edades: dos niños se enfrentan fuera de su grupo
age-swiss-sample-about = En la mesa 2 se enfrentan un niño de diez años y otro de doce, y se les puede decir por qué.
age-swiss-sample-note = La ronda 3 está publicada. Oliver (10) y Noah (12) son de grupos de edad distintos y aun así se enfrentan: nadie más del grupo de Noah ha ganado las dos partidas.
age-swiss-sample-try-1 = Leer por qué se enfrentan
age-swiss-sample-try-2 = Preguntar por otros dos
age-swiss-sample-try-3 = Ver la clasificación
