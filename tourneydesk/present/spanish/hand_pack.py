"""Words of the cover and of the hand pack, by which an event goes on without the computer."""

HAND_PACK = {
    "paper_name_cover": "Portada de las fichas",
    "paper_about_cover": "lo que no está en ninguna ficha, como código: nombre, ajustes, semilla",
    "paper_name_hand": "Paquete para seguir a mano",
    "paper_about_hand": (
        "fichas hasta ahora, papeletas en blanco y los pasos para seguir sin este equipo"
    ),
    "cover_title": "Portada de las fichas",
    "cover_about": (
        "Si se pierde el archivo del torneo, se puede rehacer con este código y los de las fichas: "
        "elegir «Rehacer con las fichas» en la pantalla de inicio, o la orden «import». Guardar "
        "esta hoja con las fichas."
    ),
    "cover_event": "Torneo",
    "cover_format": "Formato",
    "cover_players": "Jugadores",
    "cover_rounds": "Rondas publicadas",
    "cover_seed": "Semilla de los sorteos",
    "cover_settings": "Ajustes",
    "cover_code": "Código de la portada, en grupos de cinco",
    "hand_title": "La próxima ronda, a mano",
    "hand_none": (
        "Tal como están las cosas, no sigue ninguna ronda. Las fichas contienen todos los "
        "resultados; la clasificación es final cuando no falta nada."
    ),
    "hand_open": (
        "Terminar primero la ronda {round}: en este paquete están las papeletas de "
        "{tables:mesa|mesas} por anotar. Las cifras de abajo suponen que todos los que siguen "
        "ahora continúan."
    ),
    "hand_after": (
        "De vuelta en el equipo, anotar todos los resultados de las papeletas, o rehacer el torneo "
        "con las fichas: «Rehacer con las fichas»."
    ),
    "hand_keep": (
        "Guardar las papeletas por orden de mesa. Son lo que vale si una ficha deja dudas."
    ),
    "hand_table_of": "{count:mesa|mesas} de {size}",
    "hand_board_of": "{count:tablero|tableros} de {size}",
    "hand_group_of": "{group}: {tables} ({players:jugador|jugadores})",
}

HAND_RISK = {
    "hand_risk-swiss_heading_first": "Ronda 1: {players:jugador|jugadores}, {sizes}",
    "hand_risk-swiss_heading_swiss": "Ronda {round}: {players:jugador|jugadores}, {sizes}",
    "hand_risk-swiss_heading_final": "La final: 1 tablero de {size}",
    "hand_risk-swiss_take": (
        "Tomar las fichas de los que siguen: {players:jugador|jugadores}. Apartar las de quienes "
        "se retiraron o fueron descalificados; no juegan."
    ),
    "hand_risk-swiss_shuffle": "Barajar todas las fichas.",
    "hand_risk-swiss_sort": (
        "Ordenar las fichas por puntos de partida, primero las de más puntos. Barajar entre sí las "
        "que tienen los mismos: aquí los puntos de juego y la energía no cuentan."
    ),
    "hand_risk-swiss_deal": (
        "Preparar {sizes}. Llenar un tablero tras otro empezando por arriba; lo que un grupo de "
        "iguales puntos no llena se completa con el grupo siguiente. Poner los tableros de 4 y de "
        "5 en el orden que mezcle menos grupos."
    ),
    "hand_risk-swiss_deal_first": (
        "Preparar {sizes} y llenar un tablero tras otro empezando por arriba."
    ),
    "hand_risk-swiss_slips": (
        "Escribir cada tablero en una papeleta en blanco: números y nombres. Hay una para cada "
        "tablero."
    ),
    "hand_risk-swiss_report": (
        "Cuando termina un tablero, sus jugadores anotan puesto, puntos de juego y energía "
        "restante. Quien se retiró lleva RET en vez de un puesto. Firman todos los del tablero."
    ),
    "hand_risk-swiss_points": (
        "En cada ficha, rodear el puesto y sumar los puntos de partida: 1.º 5, 2.º 4, 3.º 3, 4.º "
        "2, 5.º 1; en un tablero de 4, también de 5 a 2. Con RET o descalificación: 0, y fuera de "
        "las rondas siguientes."
    ),
    "hand_risk-swiss_planned": (
        "Hay previstas {rounds:ronda suiza|rondas suizas}, y después el tablero final."
    ),
    "hand_risk-swiss_planned_alone": "Hay previstas {rounds:ronda suiza|rondas suizas}, sin final.",
    "hand_risk-swiss_final_rank": (
        "Ordenar a todos los que siguen: puntos de partida, después suma de puntos de juego, "
        "después suma de energía restante, después un sorteo hecho a la vista de todos y anotado."
    ),
    "hand_risk-swiss_final_seat": (
        "Los primeros {size} juegan la final en un solo tablero. Los puntos ya no cuentan."
    ),
    "hand_risk-swiss_final_places": (
        "Los puestos de la final son los puestos del torneo. Quien se retiró de la final va detrás "
        "de quienes la terminaron; a partir de ahí vale la clasificación suiza."
    ),
}

HAND_AGE = {
    "hand_age-swiss_pairs": "{count:pareja|parejas}",
    "hand_age-swiss_heading_first": "Ronda 1: {players:jugador|jugadores}, {sizes}",
    "hand_age-swiss_heading_swiss": "Ronda {round}: {players:jugador|jugadores}, {sizes}",
    "hand_age-swiss_age_groups": "Grupos de edad, del mayor al más joven: {groups:ages}.",
    "hand_age-swiss_first": (
        "Ordenar las fichas ({players:jugador|jugadores}) por grupos de edad y barajar cada grupo. "
        "Emparejar el grupo mayor; quien sobra pasa al grupo siguiente, quien sobra ahí al "
        "siguiente, y así sucesivamente."
    ),
    "hand_age-swiss_first_bye": (
        "Sobra uno en el grupo más joven: antes de emparejarlo, sortear el bye entre los de ese "
        "grupo. El bye vale 3 puntos."
    ),
    "hand_age-swiss_sort": (
        "Hacer montones con las fichas de quienes siguen ({players:jugador|jugadores}), uno por "
        "cada número de puntos de partida, primero el de más puntos. En cada montón, el grupo de "
        "edad mayor va arriba."
    ),
    "hand_age-swiss_bye": (
        "El número es impar, así que primero se da el bye: a alguien que no ha tenido ninguno, del "
        "montón más bajo; ahí, del grupo de edad más joven; después, por sorteo. Vale 3 puntos."
    ),
    "hand_age-swiss_no_bye": "El número es par: nadie tiene bye.",
    "hand_age-swiss_pair": (
        "Empezar por el montón de arriba. Nadie repite rival: mirar los números en la ficha. "
        "Dentro del montón, emparejar a jugadores del mismo grupo de edad; quien sobra juega con "
        "el grupo de edad siguiente. No emparejar a los mayores con los más jóvenes si sirve "
        "deshacer una pareja intermedia."
    ),
    "hand_age-swiss_down": (
        "Quien no se puede emparejar baja al montón siguiente: los menos posibles, y del grupo de "
        "edad más joven del montón. Ahí se les empareja primero, con su propia edad si es posible."
    ),
    "hand_age-swiss_lot": (
        "Lo que está igualado lo decide el sorteo: barajar y tomar la ficha de arriba."
    ),
    "hand_age-swiss_stuck": (
        "Si el último montón no se puede emparejar, deshacer las parejas de más arriba, empezando "
        "por la más baja."
    ),
    "hand_age-swiss_slips": (
        "Escribir cada pareja en una papeleta en blanco con un número de mesa: "
        "{tables:papeleta|papeletas}."
    ),
    "hand_age-swiss_points": (
        "En cada ficha, rodear los juegos y la partida, y sumar los puntos de partida: ganada 3, "
        "empatada 1, perdida 0."
    ),
    "hand_age-swiss_planned": "Previsto: {rounds:ronda|rondas}.",
}

HAND_US = {
    "hand_us-swiss_pairs": "{count:tablero|tableros}",
    "hand_us-swiss_heading_first": "Ronda 1: {players:jugador|jugadores}, {sizes}",
    "hand_us-swiss_heading_swiss": "Ronda {round}: {players:jugador|jugadores}, {sizes}",
    "hand_us-swiss_asked": "Apartar a quien pidió un bye de medio punto en esta ronda: {names}.",
    "hand_us-swiss_sort": (
        "Hacer grupos de iguales puntos con las fichas de quienes siguen "
        "({players:jugador|jugadores}), primero el de más puntos; en cada grupo, por rating, "
        "primero el más alto, y al final quienes no tienen rating."
    ),
    "hand_us-swiss_bye": (
        "El número es impar: el bye de un punto entero es para el jugador de menor rating del "
        "grupo más bajo, no para alguien sin rating, ni para quien ya tuvo uno o ganó por "
        "incomparecencia."
    ),
    "hand_us-swiss_no_bye": "El número es par: nadie tiene bye de un punto entero.",
    "hand_us-swiss_halves": (
        "Partir cada grupo en mitad superior y mitad inferior. El primero de la mitad superior "
        "juega con el primero de la inferior, el segundo con el segundo, y así sucesivamente."
    ),
    "hand_us-swiss_odd": (
        "De un grupo impar baja el jugador de menor rating, no alguien sin rating, y juega con el "
        "de mayor rating del grupo siguiente con quien no se haya enfrentado."
    ),
    "hand_us-swiss_rematch": (
        "Nadie repite rival: cambiarlo por un vecino de la mitad inferior, el de rating más "
        "parecido."
    ),
    "hand_us-swiss_colours": (
        "Colores: quien ha llevado un color menos veces lo lleva; si son las mismas, el contrario "
        "al de la última vez. Si a ambos les corresponde el mismo, lo lleva quien está más lejos "
        "del equilibrio; si siguen iguales, volver a la última ronda en que llevaron colores "
        "distintos, y cada cual lleva el contrario; si no, quien va por delante lleva el que le "
        "corresponde."
    ),
    "hand_us-swiss_swap": (
        "Cambiar jugadores de la mitad inferior por los colores solo si sus ratings se diferencian "
        "como mucho en {alternation} para alternar, y en {equalisation} para igualar. Si se puede "
        "evitar, nadie lleva un color tres veces seguidas."
    ),
    "hand_us-swiss_first_colour": (
        "Echar a cara o cruz el color del primer jugador de la lista; tablero tras tablero, los "
        "jugadores de arriba alternan los colores."
    ),
    "hand_us-swiss_accelerated_first": (
        "Acelerado: partir la lista de rating en una mitad superior de {upper} y una inferior de "
        "{lower}. Emparejar cada mitad por su cuenta, su cuarto superior contra su cuarto inferior."
    ),
    "hand_us-swiss_accelerated_adjusted": (
        "Acelerado (rating ajustado): emparejar primero entre sí a los ganadores de la mitad "
        "superior de la ronda 1; después, a los demás de la mitad superior con los ganadores de la "
        "inferior; después, a los que hicieron tablas en la inferior; después, a los que perdieron "
        "en ella."
    ),
    "hand_us-swiss_accelerated_added": (
        "Acelerado (puntos añadidos): en esta ronda, contar un punto más a todos los de la mitad "
        "superior de la lista, y emparejar con esos puntos."
    ),
    "hand_us-swiss_slips": (
        "Escribir cada pareja en una papeleta en blanco, primero las blancas: "
        "{tables:papeleta|papeletas}."
    ),
    "hand_us-swiss_points": (
        "En cada ficha, rodear color y resultado, y escribir los nuevos puntos: ganada 1, tablas ½."
    ),
    "hand_us-swiss_planned": "Previsto: {rounds:ronda|rondas}.",
}

HAND_STRIKES = {
    "hand_strikes_heading_random": "Ronda {round}, al azar: {players:jugador|jugadores}, {sizes}",
    "hand_strikes_heading_split": (
        "Ronda {round}, por strikes: {players:jugador|jugadores}, {sizes}"
    ),
    "hand_strikes_heading_playoff": "La última partida de los dos ganadores",
    "hand_strikes_take": (
        "Tomar las fichas de los que siguen ({players:jugador|jugadores}): menos de {level} "
        "strikes, y sin retirarse."
    ),
    "hand_strikes_random": "Barajarlas y repartirlas en {sizes}.",
    "hand_strikes_split": (
        "Ordenarlas por strikes, primero las de menos; barajar entre sí las iguales. Llenar los "
        "grupos desde arriba: {groups}. Barajar cada grupo y repartirlo en sus mesas."
    ),
    "hand_strikes_bye": (
        "El jugador con menos strikes tiene el bye y no recibe strikes; si hay iguales, por sorteo."
    ),
    "hand_strikes_meet": (
        "Mirar los rivales en las fichas. Cambiar jugadores entre mesas del mismo grupo para que "
        "se repitan los menos posibles, y sobre todo nadie por tercera vez."
    ),
    "hand_strikes_slips": (
        "Escribir cada mesa en una papeleta en blanco: números y nombres, "
        "{tables:papeleta|papeletas}."
    ),
    "hand_strikes_strikes": (
        "Tras el juego, la puntuación más alta va primera. Strikes: con 5 jugadores 0 6 12 18 24, "
        "con 4 0 8 16 24, con 3 0 12 24. Los puestos empatados se reparten sus strikes por igual. "
        "Quien se retiró a mitad del juego comparte el último puesto y queda fuera."
    ),
    "hand_strikes_out": (
        "Cuando han llegado todas las mesas, sumar: quien tiene {level} strikes o más queda fuera."
    ),
    "hand_strikes_end": (
        "Si queda uno, ha ganado. Si no queda nadie, gana quien menos strikes tiene entre los que "
        "jugaron; si hay iguales, juntos."
    ),
    "hand_strikes_end_one_table": (
        "Si quedan dos tras una ronda de una sola mesa: gana quien tiene menos strikes si ganó "
        "también ese juego; si quedó en segundo puesto, ganan los dos; si quedó tercero o peor, "
        "gana quien ganó el juego. Con los mismos strikes: quien ganó el juego."
    ),
    "hand_strikes_end_more_tables": (
        "Si quedan dos tras una ronda de varias mesas: gana quien tiene menos strikes; si son "
        "iguales, quien tuvo en su último juego el mayor margen entre primero y segundo; si siguen "
        "iguales, los dos."
    ),
    "hand_strikes_playoff": (
        "Los dos ganadores pueden jugar una última partida, que decide sin importar los strikes."
    ),
}

HAND_RING = {
    "hand_dual-ring_pairs": "{count:tablero|tableros}",
    "hand_dual-ring_heading_ring": "El anillo continúa: {players:jugador|jugadores} en él",
    "hand_dual-ring_heading_set": "Formar el anillo: {players:jugador|jugadores}, {sizes}",
    "hand_dual-ring_set": (
        "Barajar las fichas ({players:jugador|jugadores}) y ponerlas en anillo. Cada cual lleva "
        "blancas contra el siguiente y negras contra el anterior, a la vez: "
        "{tables:tablero|tableros}."
    ),
    "hand_dual-ring_ring": (
        "El plano del anillo de este paquete muestra a quienes siguen "
        "({players:jugador|jugadores}) por orden; después del último viene el primero."
    ),
    "hand_dual-ring_running": (
        "En juego ahora: {boards:tablero|tableros}. Sus papeletas están en este paquete."
    ),
    "hand_dual-ring_out": (
        "Quien pierde queda fuera. Su otra partida se interrumpe y no cuenta para nadie. Sus dos "
        "vecinos del anillo juegan ahora entre sí: tomar la siguiente papeleta en blanco; la "
        "primera lleva el tablero {next}."
    ),
    "hand_dual-ring_gap_one_of_each": (
        "En ella, lleva blancas el que está antes del hueco, y negras el que está después."
    ),
    "hand_dual-ring_gap_as_in_example": "En ella, lleva negras el puesto más bajo del anillo.",
    "hand_dual-ring_drawn_replay": (
        "Una partida empatada se juega otra vez enseguida, con los mismos colores."
    ),
    "hand_dual-ring_drawn_both_out": (
        "Una partida empatada deja fuera a ambos, y el anillo se cierra sobre los dos."
    ),
    "hand_dual-ring_leaves": (
        "Quien se retira también queda fuera; sus vecinos no ganan por ello ninguna victoria."
    ),
    "hand_dual-ring_two": (
        "Cuando quedan dos, sus partidas en juego se interrumpen. Gana quien tiene más victorias "
        "en el anillo. Con las mismas: dos partidas nuevas a la vez, una con cada color, y decide "
        "la primera derrota."
    ),
    "hand_dual-ring_wins": (
        "En cada ficha, rodear color y resultado de cada partida, y sumar las victorias."
    ),
}
