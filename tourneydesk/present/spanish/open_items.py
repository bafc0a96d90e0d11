"""Spanish words of what is open in a rebuilt event, and of reading scans."""

OPEN_ITEMS = {
    "open_result": (
        "Ronda {round}, mesa {table} ({everyone}): falta el resultado. Lo aclara la papeleta "
        "de esta mesa."
    ),
    "open_seats": (
        "Ronda {round}, mesa {table}: no se sabe quién jugó allí. Lo aclara la papeleta de "
        "esta mesa."
    ),
    "open_place": (
        "Ronda {round}: ningún papel dice dónde estuvo {0}. Lo aclara su ficha o la papeleta "
        "de su mesa."
    ),
    "open_total": (
        "{0}: el total tras la ronda {round} es dudoso. Comparar su ficha con los resultados."
    ),
    "open_status": (
        "{0}: ningún papel dice si sigue en el torneo. Lo aclara su ficha o la portada."
    ),
    "open_round": (
        "Ronda {round}: los papeles no bastan para rehacerla. La aclaran las fichas que "
        "faltan o sus papeletas."
    ),
    "open_settings": "Ningún papel dice los ajustes del torneo. Los aclara la portada.",
    "open_rating": (
        "{0}: no se sabe su rating. Anotarlo en Jugadores. Si no tiene: «Está bien así»."
    ),
    "open_age": "{0}: no se sabe su edad. Anotar la edad o el grupo de edad en Jugadores.",
    "open_certain": (
        "Seguro: {players:jugador|jugadores}, {tables:mesa|mesas} con asientos, "
        "{results:resultado|resultados}."
    ),
    "open_missing": "Abierto: {count:punto|puntos}.",
    "open_more": "… y {count} más.",
    "open_contradictions": "Contradicciones: {count}.",
    "open_nothing": "Completo: no falta nada y nada se contradice.",
    "open_standings": (
        "Provisional: {count:punto sigue abierto|puntos siguen abiertos}. «?» señala lo que "
        "depende de ellos."
    ),
    "items_open": (
        "Este torneo se rehízo a partir de papeles, y {count:punto sigue abierto|puntos "
        "siguen abiertos}. Aclararlos en Jugadores, Puntos abiertos."
    ),
    "items_open_in_order": (
        "No se sabe cuándo terminó esta partida. Rehacer el torneo con la papeleta de la "
        "partida {table}."
    ),
    "item_not_open": "Eso no está abierto en este torneo.",
    "item_player_not_open": "{0}: su lugar en la ronda {round} no está abierto.",
    "item_table_there": "La ronda {round} ya tiene una mesa {table}.",
    "item_ring": (
        "Las partidas de un anillo dependen de su orden. Rehacer el torneo con las papeletas "
        "o fichas que faltan."
    ),
    "scan_pages_left": "{file}: solo se leyeron las primeras {count} páginas.",
    "scan_too_large": "«{name}» es demasiado grande: como mucho {most}.",
    "scan_not_read": "«{name}» no se puede leer como imagen ni como PDF.",
    "scan_not_a_file": "«{name}» no es un archivo corriente.",
    "scan_pixels": "«{name}» tiene demasiados píxeles: como mucho {most:grouped}.",
    "scan_codes_read": "{file}: {count:código leído|códigos leídos}.",
    "scan_codes_read_page": "{file}, página {number}: {count:código leído|códigos leídos}.",
    "scan_nothing_read": "{file}: no se leyó ningún código. Escanear recto, a 150 ppp o más.",
    "scan_nothing_read_page": (
        "{file}, página {number}: no se leyó ningún código. Escanear recto, a 150 ppp o más."
    ),
    "item_table_size": "Una mesa de este formato tiene de {least} a {most} jugadores.",
}
