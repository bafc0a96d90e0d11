"""Words of the Dual Ring."""

from tourneydesk.present.spanish.dual_ring_answers import ANSWERS

DUAL_RING = {
    # Why the ring is in this order
    "seats_random": "Los {players} puestos del anillo se sortearon.",
    "seats_rating": "Los {players} puestos del anillo van por rating; el más alto, en el puesto 1.",
    "seats_entered": "Los {players} puestos del anillo siguen el orden de inscripción.",
    "equal_ratings_by_lot": (
        "{players:jugador tiene el mismo rating que otro, o ninguno|jugadores tienen el mismo "
        "rating que otro, o ninguno}; el orden entre ellos salió por sorteo."
    ),
    "kept_apart": (
        "{pairs:pareja que no debe enfrentarse no se sienta|parejas que no deben enfrentarse no se "
        "sientan} una al lado de otra. Aun así, el anillo puede juntarlas más adelante."
    ),
    "no_ring_apart": (
        "{0} {1:and} no deben enfrentarse, pero no se encontró ningún anillo que separe a todas "
        "esas parejas."
    ),
    "order_goes_first": (
        "{0} {1:and} no deben enfrentarse, pero el orden elegido les da puestos vecinos. Solo el "
        "sorteo de los puestos puede separar a jugadores."
    ),
    # Why these two play
    "ring_neighbours": (
        "{0}, en el puesto {white_place}, {1:and}, en el puesto {black_place}, son vecinos en el "
        "anillo. Cada cual lleva blancas contra el puesto siguiente, así que aquí {0} lleva "
        "blancas."
    ),
    "ring_closes": (
        "Aquí se cierra el anillo: {0}, en el último puesto, el {white_place}, tiene al lado a "
        "{1}, en el puesto {black_place}, y lleva blancas."
    ),
    "ring_by_hand": "La organización decidió a mano el orden del anillo.",
    "meet_all_the_same": (
        "{0} {1:and} no deben enfrentarse, pero son vecinos en el anillo, y el anillo decide."
    ),
    "gap_after_loss": (
        "{2} perdió contra {3} en la mesa {table} y queda fuera, así que {0} {1:and} son ahora "
        "vecinos."
    ),
    "gap_after_draw": (
        "{2} {3:and} empataron en la mesa {table} y quedan fuera los dos, así que {0} {1:and} son "
        "ahora vecinos."
    ),
    "gap_after_drop": "{2} se ha retirado, así que {0} {1:and} son ahora vecinos.",
    "white_as_before": (
        "{0} lleva blancas, como antes contra {1}. Así cada cual conserva una partida con cada "
        "color."
    ),
    "lower_place_black": (
        "De los dos, lleva negras el puesto más bajo del anillo: {1} está en el puesto "
        "{black_place}, {0:and} en el puesto {white_place}."
    ),
    "drawn_replayed": (
        "{0} {1:and} empataron en la mesa {table}. Juegan otra vez, con los mismos colores, hasta "
        "que alguien gane."
    ),
    "deciding_game": (
        "Solo quedan {0} {1:and}, con {wins:victoria|victorias} cada uno. Juegan dos partidas a la "
        "vez, una con cada color; quien pierda primero queda en segundo puesto."
    ),
    "seated_around": "Se sentó a los jugadores libres; se quedó como estaba: {tables:mesa|mesas}.",
    # What a ring costs: heads of columns
    "weigh_beside": "parejas que no deben ser vecinas",
    "weigh_order": "puestos contra el orden",
    # How near the end is
    "one_loss": "{0} sigue en juego. Con una derrota, en cualquier mesa, queda fuera.",
    "one_loss_or_draw": (
        "{0} sigue en juego. Con una derrota o un empate, en cualquier mesa, queda fuera."
    ),
    "deciding_loss": (
        "Solo quedan {0} {1:and}. De los dos, quien pierda primero queda en segundo puesto."
    ),
    # Why a player has his place
    "won_on_wins": (
        "Al final solo quedaban {0} {1:and}. {0} ganó más partidas: {wins} contra {second_wins}."
    ),
    "second_on_wins": (
        "Al final solo quedaban {0} {1:and}. {1} ganó menos partidas: {second_wins} contra {wins}."
    ),
    "won_deciding_game": (
        "Al final solo quedaban {0} {1:and}, con las mismas victorias, {0:and} ganó la primera "
        "partida decisiva que tuvo ganador, en la mesa {table}."
    ),
    "won_as_the_last": "Solo {0} sigue en juego.",
    "first_place_shared": (
        "Los dos últimos, {0} {1:and}, empataron en la mesa {table}. Un empate deja fuera a ambos, "
        "así que comparten el primer puesto."
    ),
    "out_lost": (
        "{0} perdió contra {1} en la mesa {table}. Cuanto más tarde se queda fuera, mejor es el "
        "puesto."
    ),
    "out_drew": (
        "{0} {1:and} empataron en la mesa {table}, y quedan fuera los dos. Comparten el puesto."
    ),
    "out_left": "{0} se retiró del torneo. Cuanto más tarde se queda fuera, mejor es el puesto.",
    # What to consider before the ring is set
    "cannot_seat": (
        "Para un anillo hacen falta 3 jugadores o más, y hay {players}. Inscribir {missing:jugador "
        "más|jugadores más}."
    ),
    "may_meet_later": (
        "{pairs:pareja no debe enfrentarse|parejas no deben enfrentarse}. Si los puestos se "
        "sortean, al principio no serán vecinas mientras sea posible, pero el anillo puede "
        "juntarlas más adelante."
    ),
    # What cannot be done, and what to do
    "event_finished": (
        "El torneo ha terminado: un anillo se juega una sola vez. Para cambiar el final, deshacer."
    ),
    "ring_is_set": (
        "El anillo ya está formado, y solo hay uno. Anotar los resultados de las partidas en "
        "juego; las nuevas se llaman a medida que el anillo se cierra."
    ),
    "ring_not_set": (
        "El anillo aún no está formado. Formarlo primero, y después cambiar el orden a mano."
    ),
    "ring_under_way": (
        "El anillo se puede cambiar a mano solo mientras no haya terminado ninguna partida ni se "
        "haya retirado nadie. Para cambiarlo, deshacer hasta el principio."
    ),
    "ring_table_count": (
        "El anillo tiene {due:mesa|mesas}, una por jugador, y se han dado {given}. Dar tantas "
        "mesas como jugadores."
    ),
    "ring_table_of_two": (
        "En cada mesa se sientan dos jugadores, pero en la mesa {table} hay {given}. Dar primero "
        "las blancas y después las negras."
    ),
    "ring_needs_white": (
        "{0} no lleva blancas en ninguna mesa. En el anillo cada cual lleva blancas en una sola "
        "mesa, y nadie más puede sentarse."
    ),
    "ring_cannot_keep": (
        "La mesa {table} no puede quedarse como está en un anillo de {players:jugador|jugadores}. "
        "Liberarla, y sus jugadores tendrán otro sitio."
    ),
    "ring_broken": (
        "Estas mesas no forman un solo anillo. En la mesa {table} debe llevar negras {0}, que "
        "lleva blancas en la mesa {next}."
    ),
    "not_to_meet": "{0} {1:and} no deben enfrentarse, pero en este anillo son vecinos.",
    "no_late_entries": (
        "El anillo ya está formado, así que no puede entrar nadie más. Mientras no se haya jugado "
        "nada se puede deshacer, inscribir al jugador y formar otra vez el anillo."
    ),
    "no_way_back": (
        "El anillo se ha cerrado sobre el puesto de {0}, así que ya no se puede volver. Si la "
        "retirada fue por equivocación, deshacer ese paso."
    ),
    "out_already": "{0} ya está fuera. No hay nada más que hacer.",
    "all_is_over": "El torneo ha terminado, así que {0} se queda en la clasificación final.",
    "forbidden_too_late": (
        "El anillo ya está formado, y ahora decide quién se enfrenta con quién. Solo antes de "
        "formarlo se podía evitar que {0} {1:and} fueran vecinos."
    ),
    "games_not_tables": (
        "En un anillo los números son de las partidas, que empiezan y se interrumpen a medida que "
        "se cierra, así que {0} no puede tener mesa propia. Jugar esas dos partidas donde pueda "
        "sentarse."
    ),
    "games_not_tables_first": (
        "En un anillo los números son de las partidas, no de las mesas, y empiezan en 1."
    ),
    "no_byes": "En un anillo no descansa nadie, así que {0} no puede tener bye.",
    "no_forfeits": (
        "Decir quién ganó en la mesa {table}, o que fue empate. A quien no juega se le retira del "
        "torneo; entonces el anillo se cierra y nadie recibe una victoria por ello."
    ),
    "one_game_a_table": (
        "En la mesa {table} se juega una partida. Anotar solo quién ganó, o empate."
    ),
    "winner_or_draw": "Mesa {table}, {0} contra {1}: decir quién ganó, o que fue empate.",
    "game_was_stopped": (
        "La partida de la mesa {table} se interrumpió al cerrarse el anillo, y no cuenta para "
        "nadie. Si había terminado antes, deshacer hasta ahí y anotarla primero."
    ),
    "result_stands": (
        "El anillo continúa a partir de cada resultado, así que el de la mesa {table} no se puede "
        "cambiar por sí solo. En su lugar, reparar el anillo: lo que se siguió de él se deshace y "
        "todo lo demás se queda."
    ),
    "result_is_right": "La mesa {table} ya tiene ese resultado.",
    "no_result_yet": (
        "La mesa {table} no tiene ningún resultado que pueda estar mal. Anotar allí el correcto."
    ),
    "setting_is_fixed": (
        "El anillo ya está formado, así que «{setting:setting}» se queda como está en este torneo."
    ),
    "draws_all_alike": (
        "Ya hubo un empate, y todos los empates de un torneo se tratan igual, así que "
        "«{setting:setting}» se queda como está."
    ),
    # Why two did not meet
    **ANSWERS,
}
