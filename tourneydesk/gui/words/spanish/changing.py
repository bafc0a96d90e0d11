"""Words of the stage where the event itself is changed."""

EVENT_STAGE = "Torneo"
GO_TO_EVENT = "&Torneo"
EVENT_STAGE_HINT = (
    "Una línea se toma al salir de ella. Los ajustes se toman con Aplicar (Ctrl+Enter). Esc olvida "
    "lo que aún no se ha tomado; Ctrl+Z deshace lo ya tomado."
)
FIRST_TABLE = "Número de la primera mesa"
FIRST_TABLE_HINT = "Cuenta a partir de la próxima ronda. Vacío: las mesas empiezan en 1."
SETTINGS_HEADING = "Ajustes"
APPLY = "Aplicar: {names}"
APPLY_NOTHING = "Aplicar"
APPLY_KEYS = "Ctrl+Enter"
DETAIL_CHANGED = "Cambio hecho: {name}."
SETTINGS_CHANGED = "Cambio hecho: {names}."

# A table of one's own
FIXED_TABLE = "Siempre en la mesa"
OWN_TABLE_HEAD = "Mesa"
WHICH_TABLE = "Escribir el número de la mesa, por ejemplo 12, o dejarlo vacío."

# Byes
WITHDRAW_BYE = "Anular el bye (Supr)"
BYE_WITHDRAWN = "{name} juega al final la ronda {round}."
CHOOSE_BYE = "Elegir antes un bye en la lista."

# People met before
FORGOTTEN = "{name}: olvidado. No se vuelve a ofrecer al escribir hasta que se inscriba otra vez."
FORGET_FIRST = "Elegir con Abajo; Enter acepta, Supr olvida."
NOT_FORGOTTEN = "No se pudo olvidar a {name}: la lista de personas conocidas no se puede escribir."
