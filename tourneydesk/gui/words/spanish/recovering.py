"""Words of the page for a file that cannot be opened."""

RECOVERY_HINT = "Cada opción se abre como archivo nuevo, así que puede volver aquí."
RECOVERY_FROM = "Abrir el torneo desde"
RECOVERY_SOURCES = {
    "joined": "El archivo y sus copias",
    "backup": "Última copia de seguridad",
    "second": "Segunda carpeta de copias",
    "file": "Parte legible del archivo",
}
RECOVERY_OPEN = {
    "joined": "Abrir el torneo recuperado",
    "backup": "Abrir la última copia",
    "second": "Abrir la segunda copia",
    "file": "Abrir la parte legible",
}
RECOVERY_RECOMMENDED = "Recomendado"
RECOVERY_UNTIL = "Termina a las {time}"
RECOVERY_FORKED = "Difiere del archivo"
RECOVERY_KEEPS = "{kept} de {all} cambios"
RECOVERY_KEEPS_ALONE = "{kept} cambios"
RECOVERY_CHECK = "Compare los últimos resultados con sus papeletas."
RECOVERY_MISSING = "Cambios que faltan"
RECOVERY_CHANGE = "Cambio"
RECOVERY_COPY = "Copiar detalles"
RECOVERY_FOLDER = "Mostrar en la carpeta"
RECOVERY_HOME = "Volver al inicio"
RECOVERY_AFTER = "Después de abrir"
RECOVERY_ENTER_AGAIN = (
    "La ronda {round} continúa. Anote otra vez los resultados que faltan con sus papeletas."
)
RECOVERY_AGAIN = "Repita los cambios que faltan. Los resultados están en las papeletas y fichas."
RECOVERY_COMPLETE = "El torneo continúa donde estaba."
RECOVERY_IN_HALL = "En la sala"
RECOVERY_HALL = "Las rondas publicadas y las partidas en juego no se ven afectadas."
RECOVERY_FILE = "{name} recuperado"
RECOVERY_DONE = "Ahora trabaja en {new}. {missing} {name} no ha cambiado."
RECOVERY_LOOKING = "{trouble} Se busca lo que se puede recuperar…"
SAVE_EVENT_AS = "Guardar como…"
RELOADED = "{event} se ha vuelto a cargar del archivo."
RELOAD_EVENT = "Volver a cargar el torneo"
