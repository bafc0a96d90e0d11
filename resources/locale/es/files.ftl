### What can be wrong with a file or its disk; $name is the file's name

file-missing = { $name } no está aquí. Búsquelo en otra carpeta.
file-is-folder = { $name } es una carpeta. Elija un archivo de torneo, que termina en .tourney.
file-not-regular = { $name } no puede contener un torneo. Elija un archivo de torneo.
file-empty = { $name } está vacío. Cópielo otra vez o abra una copia de seguridad.
file-not-event = { $name } no es un torneo de TourneyDesk.
file-of-other-program = { $name } es de otro programa. Elija un archivo de torneo.
file-too-big = { $name } ocupa más de { $most } MB, demasiado para un torneo.
file-too-new = { $name } se hizo con una versión más nueva de TourneyDesk. Instale esa versión para abrirlo.
file-altered = Otro programa cambió la estructura de { $name }. TourneyDesk no ha cambiado nada en él.
file-damaged = { $name } está dañado. No se ha cambiado nada en él.
chain-broken = { $name } está dañado en el cambio { $number }. No se ha cambiado nada en él.
head-disagrees =
    { $name } está dañado: se encontraron { $found } de { $expected ->
        [one] { $expected } cambio
       *[other] { $expected } cambios
    }, o el último se alteró.
file-in-use = { $name } ya está abierto en otra ventana o programa. Vaya allí, o abra aquí el torneo como solo lectura.
file-read-only = { $name } es de solo lectura. Para hacer cambios, guarde una copia en otra carpeta.
folder-read-only = La carpeta de { $name } es de solo lectura. Guarde el torneo en otra carpeta.
file-not-allowed = No tiene permiso para usar { $name } o su carpeta.
file-exists = { $name } ya existe aquí. Elija otro nombre.
folder-of-others = { $name } contiene páginas de otra persona. Elija una carpeta vacía.
folder-missing = La carpeta de { $name } no existe. Elija otra carpeta.
name-too-long = «{ $name }» es un nombre demasiado largo para este disco. Elija uno más corto.
name-not-possible = «{ $name }» no puede ser un nombre de archivo. Elija otro nombre.
file-gone = { $name } se movió, se borró o se desconectó. El último cambio no se guardó. Guarde el torneo con otro nombre.
file-replaced = Otro programa sustituyó { $name }. El último cambio no se guardó. Guarde el torneo con otro nombre.
file-out-of-step = { $name } no coincide con lo que se ve aquí. Puede que su último cambio no se haya guardado. Vuelva a cargar el torneo para ver qué hay en el archivo.
written-elsewhere =
    Otro programa añadió { $steps ->
        [one] { $steps } cambio
       *[other] { $steps } cambios
    } a { $name } mientras estaba abierto aquí. Su último cambio no se guardó. Vuelva a cargar el torneo para verlos.
file-overwritten = Otro programa sobrescribió { $name } mientras estaba abierto. Su último cambio no se guardó. Guarde el torneo con otro nombre.
file-not-lockable = El disco de { $name } no puede proteger el torneo de un segundo programa. Copie el archivo al disco de esta computadora y ábralo ahí.
no-scratch-room = El último cambio de { $name } se interrumpió, y no hay espacio para comprobarlo. Libere espacio y abra el torneo otra vez. No se ha cambiado nada.
file-closed = { $name } está cerrado. Ábralo otra vez para continuar.
copy-failed = El torneo está guardado, pero { $name } no tiene copia de seguridad.
disk-full = El disco de { $name } está lleno. El último cambio no se guardó. Libere espacio e inténtelo otra vez, o guarde el torneo en otro disco.
disk-trouble = El disco de { $name } no responde. El último cambio no se guardó. Guarde el torneo en otro disco.
step-too-long = Es demasiado de una vez para { $name }. Añada menos jugadores cada vez.
stray-journal = El archivo { $leftover } junto a { $name } no es suyo. Mueva { $leftover } a otra carpeta y abra el torneo otra vez.
paper-would-replace = { $name } no es un PDF, así que no se sustituye. Elija otro nombre.
paper-is-folder = { $name } es una carpeta. Elija un nombre de archivo para el PDF.
paper-not-file = No se puede guardar un PDF en { $name }. Elija otro nombre de archivo.
paper-not-read = Ningún programa lee de { $name }. Inícielo y después imprima otra vez.
paper-disk-full = No queda espacio en el disco para { $name }. Libere espacio o elija otra carpeta.
paper-disk-trouble = El disco no responde y { $name } no se guardó. Elija otra carpeta.
paper-not-allowed = No tiene permiso para guardar { $name } ahí. Elija otra carpeta.
output-not-taken = No se pudo escribir la salida. Compruebe que el disco tiene espacio e inténtelo otra vez.
