"""Words for what can be wrong with a file or its disk; ``{name}`` is the file's name."""

FILES = {
    "file_missing": "Aquí no hay ningún archivo «{name}». Buscarlo en otra carpeta.",
    "file_is_folder": (
        "«{name}» es una carpeta. Elegir un archivo de torneo, que termina en .tourney."
    ),
    "file_not_regular": (
        "«{name}» no es un archivo que pueda contener un torneo. Elegir un archivo de torneo."
    ),
    "file_empty": ("{name} está vacío: no contiene ningún torneo."),
    "file_not_event": "«{name}» no es un archivo de torneo de TourneyDesk. Elegir otro archivo.",
    "file_of_other_program": "«{name}» es de otro programa. Elegir un archivo de torneo.",
    "file_too_big": "{name} ocupa más de {most} MB. Es demasiado para un torneo.",
    "file_too_new": (
        "«{name}» se hizo con un TourneyDesk más nuevo. Abrirlo con esa versión, o instalarla aquí."
    ),
    "file_altered": (
        "Otro programa ha cambiado la estructura de {name}. El archivo queda como está."
    ),
    "file_damaged": ("{name} está dañado. El archivo queda como está."),
    "chain_broken": ("{name} está dañado en el cambio {number}. El archivo queda como está."),
    "head_disagrees": (
        "{name} está dañado: hay {found} de {expected:cambio|cambios}, o el último se alteró."
    ),
    "file_in_use": (
        "«{name}» está abierto en otra ventana o en otro programa. Seguir allí, o cerrarlo antes "
        "allí. Aquí se puede abrir para consultarlo."
    ),
    "file_read_only": (
        "«{name}» es de solo lectura. Aquí se puede consultar; para seguir con el torneo, guardar "
        "una copia en otra carpeta."
    ),
    "folder_read_only": (
        "En la carpeta de «{name}» no se puede escribir. Guardar el torneo en otra carpeta."
    ),
    "file_not_allowed": (
        "No hay permiso para usar «{name}» o su carpeta. Elegir otro sitio, o preguntar a quien "
        "lleva este equipo."
    ),
    "file_exists": "Aquí ya hay algo que se llama «{name}». Elegir otro nombre.",
    "folder_of_others": "En «{name}» hay páginas ajenas. Elegir una carpeta vacía.",
    "folder_missing": "No existe la carpeta para «{name}». Elegir una carpeta que exista.",
    "name_too_long": "El nombre «{name}» es demasiado largo para este disco. Elegir uno más corto.",
    "name_not_possible": "Un archivo no puede llamarse «{name}». Elegir otro nombre.",
    "file_gone": (
        "«{name}» se ha borrado, movido o desconectado mientras estaba abierto. El último paso no "
        "se guardó. Para seguir, guardar el torneo con el nombre que se quiera."
    ),
    "file_replaced": (
        "En el lugar de «{name}» se ha puesto otro archivo mientras estaba abierto. El último paso "
        "no se guardó. Para seguir, guardar el torneo con otro nombre."
    ),
    "file_out_of_step": (
        "«{name}» no coincide con lo que se ve aquí. Es posible que el último cambio no se "
        "guardara. Volver a cargar el torneo para ver qué contiene."
    ),
    "written_elsewhere": (
        "Otro programa guardó {steps:paso|pasos} en «{name}» mientras el torneo estaba abierto "
        "aquí. El último cambio no se guardó. Volver a cargar el torneo para verlos."
    ),
    "file_overwritten": (
        "Otro programa sobrescribió «{name}» mientras estaba abierto. El último cambio no se "
        "guardó. Para seguir, guardar el torneo con otro nombre."
    ),
    "file_not_lockable": (
        "El disco de «{name}» no puede impedir que un segundo programa cambie el torneo. Copiar el "
        "archivo al disco de este ordenador y abrirlo ahí."
    ),
    "no_scratch_room": (
        "Un paso de «{name}» se interrumpió y hay que comprobarlo, pero no hay sitio para ello. "
        "Liberar espacio en este ordenador y abrir el torneo otra vez. No se ha cambiado nada."
    ),
    "file_closed": "«{name}» está cerrado. Para seguir, abrirlo otra vez.",
    "copy_failed": "No se pudo hacer una copia de «{name}». El torneo en sí está guardado.",
    "disk_full": (
        "El disco de «{name}» está lleno, y lo último no se guardó ahí. Hacer sitio y repetirlo, o "
        "guardar el torneo en otro disco."
    ),
    "disk_trouble": (
        "El disco de «{name}» no responde como debería, y lo último no se guardó ahí. Para seguir, "
        "guardar el torneo en otro disco."
    ),
    "step_too_long": "Es demasiado para un solo paso en «{name}». Hacerlo en partes más pequeñas.",
    "stray_journal": (
        "Junto a «{name}» hay un archivo «{leftover}» que no es suyo. Mover «{leftover}» a otra "
        "carpeta y abrir el torneo otra vez."
    ),
    "paper_is_folder": "«{name}» es una carpeta. Elegir un nombre de archivo para el PDF.",
    "paper_not_file": "En «{name}» no se puede escribir un PDF. Elegir un nombre de archivo.",
    "paper_not_read": (
        "Ningún programa lee de «{name}». Abrir el programa que lo lee e imprimir otra vez."
    ),
    "output_not_taken": (
        "No se pudo escribir la salida. Hacer sitio en el disco e intentarlo otra vez."
    ),
}
