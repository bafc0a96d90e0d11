### What can be wrong with a file or its disk; $name is the file's name

file-missing = Aquí no hay ningún archivo «{ $name }». Buscarlo en otra carpeta.
file-is-folder = «{ $name }» es una carpeta. Elegir un archivo de torneo, que termina en .tourney.
file-not-regular = «{ $name }» no es un archivo que pueda contener un torneo. Elegir un archivo de torneo.
file-empty = { $name } está vacío: no contiene ningún torneo.
file-not-event = «{ $name }» no es un archivo de torneo de TourneyDesk. Elegir otro archivo.
file-of-other-program = «{ $name }» es de otro programa. Elegir un archivo de torneo.
file-too-big = { $name } ocupa más de { $most } MB. Es demasiado para un torneo.
file-too-new = «{ $name }» se hizo con un TourneyDesk más nuevo. Abrirlo con esa versión, o instalarla aquí.
file-altered = Otro programa ha cambiado la estructura de { $name }. El archivo queda como está.
file-damaged = { $name } está dañado. El archivo queda como está.
chain-broken = { $name } está dañado en el cambio { $number }. El archivo queda como está.
head-disagrees =
    { $name } está dañado: hay { $found } de { $expected ->
        [one] { $expected } cambio
       *[other] { $expected } cambios
    }, o el último se alteró.
file-in-use = «{ $name }» está abierto en otra ventana o en otro programa. Seguir allí, o cerrarlo antes allí. Aquí se puede abrir para consultarlo.
file-read-only = «{ $name }» es de solo lectura. Aquí se puede consultar; para seguir con el torneo, guardar una copia en otra carpeta.
folder-read-only = En la carpeta de «{ $name }» no se puede escribir. Guardar el torneo en otra carpeta.
file-not-allowed = No hay permiso para usar «{ $name }» o su carpeta. Elegir otro sitio, o preguntar a quien lleva este equipo.
file-exists = Aquí ya hay algo que se llama «{ $name }». Elegir otro nombre.
folder-of-others = En «{ $name }» hay páginas ajenas. Elegir una carpeta vacía.
folder-missing = No existe la carpeta para «{ $name }». Elegir una carpeta que exista.
name-too-long = El nombre «{ $name }» es demasiado largo para este disco. Elegir uno más corto.
name-not-possible = Un archivo no puede llamarse «{ $name }». Elegir otro nombre.
file-gone = «{ $name }» se ha borrado, movido o desconectado mientras estaba abierto. El último paso no se guardó. Para seguir, guardar el torneo con el nombre que se quiera.
file-replaced = En el lugar de «{ $name }» se ha puesto otro archivo mientras estaba abierto. El último paso no se guardó. Para seguir, guardar el torneo con otro nombre.
file-out-of-step = «{ $name }» no coincide con lo que se ve aquí. Es posible que el último cambio no se guardara. Volver a cargar el torneo para ver qué contiene.
written-elsewhere =
    Otro programa guardó { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    } en «{ $name }» mientras el torneo estaba abierto aquí. El último cambio no se guardó. Volver a cargar el torneo para verlos.
file-overwritten = Otro programa sobrescribió «{ $name }» mientras estaba abierto. El último cambio no se guardó. Para seguir, guardar el torneo con otro nombre.
file-not-lockable = El disco de «{ $name }» no puede impedir que un segundo programa cambie el torneo. Copiar el archivo al disco de este ordenador y abrirlo ahí.
no-scratch-room = Un paso de «{ $name }» se interrumpió y hay que comprobarlo, pero no hay sitio para ello. Liberar espacio en este ordenador y abrir el torneo otra vez. No se ha cambiado nada.
file-closed = «{ $name }» está cerrado. Para seguir, abrirlo otra vez.
copy-failed = No se pudo hacer una copia de «{ $name }». El torneo en sí está guardado.
disk-full = El disco de «{ $name }» está lleno, y lo último no se guardó ahí. Hacer sitio y repetirlo, o guardar el torneo en otro disco.
disk-trouble = El disco de «{ $name }» no responde como debería, y lo último no se guardó ahí. Para seguir, guardar el torneo en otro disco.
step-too-long = Es demasiado para un solo paso en «{ $name }». Hacerlo en partes más pequeñas.
stray-journal = Junto a «{ $name }» hay un archivo «{ $leftover }» que no es suyo. Mover «{ $leftover }» a otra carpeta y abrir el torneo otra vez.
paper-would-replace = { $name } no es una hoja impresa, así que no se sustituye. Elegir otro nombre para el PDF.
paper-is-folder = «{ $name }» es una carpeta. Elegir un nombre de archivo para el PDF.
paper-not-file = En «{ $name }» no se puede escribir un PDF. Elegir un nombre de archivo.
paper-not-read = Ningún programa lee de «{ $name }». Abrir el programa que lo lee e imprimir otra vez.
output-not-taken = No se pudo escribir la salida. Hacer sitio en el disco e intentarlo otra vez.
