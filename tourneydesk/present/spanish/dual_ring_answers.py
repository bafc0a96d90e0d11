"""Words of the Dual Ring: why two have not met, or how their game ended."""

ANSWERS = {
    "why_not_in_ring": "{0} se había retirado antes de formarse el anillo.",
    # They met
    "why_not_playing": ("{0} {1:and} están jugando ahora mismo, en {tables:la mesa|las mesas}."),
    "why_not_won": "{0} {1:and} sí se enfrentaron, en la mesa {table}: ganó {0}.",
    "why_not_both_out": (
        "{0} {1:and} sí se enfrentaron, en la mesa {table}: empate, y quedaron fuera los dos."
    ),
    "why_not_shared": (
        "{0} {1:and} sí se enfrentaron, en la mesa {table}: empate, así que comparten el primer "
        "puesto."
    ),
    "why_not_drew": (
        "{0} {1:and} empataron en {tables:la mesa|las mesas} y tenían que jugar otra vez."
    ),
    "why_not_stopped_by_loss": (
        "{0} {1:and} estaban jugando en {tables:la mesa|las mesas} cuando {0} perdió contra {2} en "
        "la mesa {table}. Con eso se detuvo su partida, que no cuenta para nadie."
    ),
    "why_not_stopped_by_draw": (
        "{0} {1:and} estaban jugando en {tables:la mesa|las mesas} cuando {0} {2:and} empataron en "
        "la mesa {table} y quedaron fuera los dos. Con eso se detuvo la partida con {1}, que no "
        "cuenta para nadie."
    ),
    "why_not_stopped_by_leaving": (
        "{0} se retiró mientras {0} {1:and} estaban jugando en {tables:la mesa|las mesas}. Lo que "
        "se detuvo allí no cuenta para nadie."
    ),
    "why_not_last_two": (
        "Al final solo quedaban {0} {1:and}. Con eso se detuvo su partida en {tables:la mesa|las "
        "mesas} y decidieron las victorias: {wins} de {0}, {second_wins} de {1}."
    ),
    # They have not met
    "why_not_yet": (
        "{0} {1:and} todavía no son vecinos en el anillo. Si los dos siguen en juego, jugarán en "
        "cuanto queden fuera todos los que hay entre ellos por un lado."
    ),
    "why_not_had_lost": (
        "{0} perdió contra {2} en la mesa {table} y quedó fuera antes de que el anillo se cerrara "
        "entre {0} {1:and}."
    ),
    "why_not_had_drawn": (
        "{0} {2:and} empataron en la mesa {table} y quedaron fuera los dos antes de que el anillo "
        "se cerrara entre {0} {1:and}."
    ),
    "why_not_had_left": "{0} se retiró antes de que el anillo se cerrara entre {0} {1:and}.",
    "why_not_between": (
        "Entre ellos, por un lado: {everyone}. Por el otro: {far:jugador|jugadores}."
    ),
    "why_not_many_between": (
        "Entre ellos: {near:jugador|jugadores} por un lado, {far} por el otro."
    ),
    "why_not_stood_between": (
        "Entre ellos quedaban entonces, por un lado: {everyone}. Por el otro: "
        "{far:jugador|jugadores}."
    ),
    "why_not_many_stood_between": (
        "Entre ellos quedaban entonces {near:jugador|jugadores} por un lado y {far} por el otro."
    ),
    # Why they sat where they sat
    "why_not_by_lot": ("Los puestos se sortearon: {0} tiene el puesto {place}; {1}, el {others}."),
    "why_not_by_rating": (
        "Los puestos van por rating: {0} tiene el puesto {place}; {1}, el {others}. Uno al lado "
        "del otro, {would:puesto iría|puestos irían} contra ese orden, en vez de {is}."
    ),
    "why_not_as_entered": (
        "Los puestos siguen el orden de inscripción: {0} tiene el puesto {place}; {1}, el "
        "{others}. Uno al lado del otro, {would:puesto iría|puestos irían} contra ese orden, en "
        "vez de {is}."
    ),
    "why_not_equal_ratings": (
        "Los puestos van por rating y, a igual rating, por sorteo: {0} tiene el puesto {place}; "
        "{1}, el {others}. Otro sorteo podría haberlos puesto uno al lado del otro."
    ),
    "why_not_kept_apart": (
        "La organización ha dicho que {0} {1:and} no deben enfrentarse, así que el sorteo los "
        "separó: {0} tiene el puesto {place}; {1}, el {others}."
    ),
    "why_not_others_beside": (
        "El sorteo separó a quienes no deben enfrentarse: {0} tiene el puesto {place}; {1}, el "
        "{others}. Con estos dos uno al lado del otro, en el mejor anillo encontrado "
        "{would:pareja así queda|parejas así quedan} de vecinos, en vez de {is}."
    ),
    "why_not_ring_by_hand": (
        "La organización decidió a mano el orden del anillo: {0} tiene el puesto {place}; {1}, el "
        "{others}."
    ),
    "why_not_ring_around": (
        "Una parte del anillo se quedó como estaba y los demás se sentaron alrededor: {0} tiene el "
        "puesto {place}; {1}, el {others}."
    ),
}
