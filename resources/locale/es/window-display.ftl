### The display for the room: its page, its window, the copy in a folder, the clock

display-page = Pantalla
display-title = Pantalla: { $event }
display-go-to = &Pantalla
display-projector = P&royector encendido o apagado
display-freeze = &Congelar el proyector
display-start = Iniciar pantalla
display-stop = Detener pantalla
display-pause = Quedarse en esta página
display-go-on = Seguir pasando páginas
display-back = Página anterior
display-next = Página siguiente
display-now = Ahora: { $title }
display-now-page = Ahora: { $title }, { $page }
display-off = La sala aún no ve nada. Esto es lo que vería.
display-on-screen = En la pantalla { $screen }.
display-in-window = En una ventana, porque hay una sola pantalla. { $key } la amplía a toda la pantalla, { key-esc } sale.
display-left-full = En una ventana. { $key } llena de nuevo la pantalla de la sala.
display-behind = En una ventana detrás de esta, porque hay una sola pantalla. Para verla delante, dejar de mostrarla y mostrarla de nuevo.
display-frozen = Congelada: los resultados que se escriban ahora aún no se ven.
display-thawed = La sala vuelve a ver todos los resultados.
display-stays = Se queda en esta página.
display-preview = Lo que ve la sala
display-awake = La pantalla para la sala está encendida o el reloj de la ronda está en marcha.
display-what = Qué se muestra
display-kinds-tables = Mesas de la ronda
display-kinds-names = Nombres de la ronda
display-kinds-ring = El anillo
display-kinds-standings = Clasificación
display-kinds-out = Quién está fuera
display-kinds-final = La final y cómo terminó
display-kinds-clock = El reloj, en grande
display-kinds-message = El mensaje, en grande
display-how = Cómo
display-seconds = Segundos por página
display-seconds-slip = Escribir cuántos segundos se queda cada página, un número de { $least } a { $most }.
display-distance = Persona más lejana
display-dark = Colores
display-dark-colors = Oscuros, para una sala con poca luz
display-light-colors = Claros, para una sala con mucha luz
display-ratings = Mostrar el rating
display-ages = Mostrar la edad
display-message = Mensaje
display-message-hint = una línea para todos
display-number-distance = a { $heights } alturas de imagen, { $rows } filas
display-second-screen = Segunda pantalla
display-connected = Conectada
display-one-screen = Solo una pantalla
display-own-screen = { $number } · Esta pantalla
display-screen = { $number } · { $width } × { $height }
display-full = Pantalla completa
display-windowed = En una ventana
display-front = Traer al frente
display-freeze-button = Congelar
display-unfreeze = Descongelar
display-state-on = Encendida
display-state-off = Apagada
display-page-count =
    { $count ->
        [one] 1 página
       *[other] { $count } páginas
    }
display-showing = A la vista
display-seconds-each = { $seconds } s cada una
display-message-stays = Se muestra hasta que lo borre.
display-message-clear = Borrar
display-folder-copy = Páginas en una carpeta
display-folder-hint = Las mismas páginas como archivos, para una tableta o el servidor web del local.
display-folder-choose = Elegir una carpeta…
display-folder-stop = Dejar de escribir ahí
display-choose-folder = Dónde escribir las páginas para la sala
display-folder-kept = Escritas en { $folder }: abrir ahí index.html.
display-folder-gone = Las páginas no se escribieron en { $folder }. { $why } Se intenta de nuevo cada { $seconds } segundos.
display-folder-last = Las últimas páginas de { $event } no se escribieron en { $folder }. { $why } Se escriben al volver a abrir el torneo.
display-folder-why-missing = La carpeta no está: conectarla de nuevo o elegir otra.
display-folder-why-full = El disco está lleno: hacer sitio ahí o elegir otra carpeta.
display-folder-why-closed = Ahí no se puede escribir: elegir otra carpeta.
display-folder-why-others = Ahí hay páginas ajenas con los mismos nombres: elegir una carpeta vacía.
display-folder-why-other = El disco no responde: conectarlo de nuevo o elegir otra carpeta.
display-menu-clock = &Reloj
display-clock = Reloj
display-clock-turn = &Poner en marcha o detener el reloj
display-clock-more-all = &Cinco minutos más para todos
display-clock-more-table = Cinco minutos más para la &mesa elegida
display-clock-start = Iniciar
display-clock-go-on = Reanudar
display-clock-pause = Pausar
display-clock-minutes = Minutos por ronda
display-clock-minutes-slip = Escribir cuántos minutos dura una ronda, un número de 1 a { $most }.
display-clock-again = Poner en { $time }
display-clock-more = Añadir para todos
display-clock-for-table = Para una mesa
display-clock-table = Mesa
display-clock-added = Minutos
display-clock-add = Añadir
display-clock-table-slip = Escribir el número de una mesa de esta ronda, y cuántos minutos añadir o quitar.
display-clock-no-table = Elegir antes una mesa de esta ronda; después puede tener más tiempo.
display-clock-no-round = El reloj es para una ronda. Emparejar una primero.
display-clock-left = quedan { $time }
display-clock-over = ¡Tiempo! { $time } de más
display-clock-stands = { $time } (en pausa)
display-clock-not-started = { $time } (sin iniciar)
display-clock-table-left = mesa { $table }: { $time }
display-clock-tables = Más tiempo: { $tables }
display-clock-tables-more = Más tiempo: { $tables } y { $count } más
display-clock-warnings-10 = Últimos 10 minutos
display-clock-warnings-5 = Últimos 5 minutos
display-clock-warnings-0 = Se acabó el tiempo
display-clock-set = El reloj de la ronda { $round } se puso en { $time }. Estaba en { $before }.
display-clock-started = El reloj de la ronda { $round } está en marcha: { $time }.
display-clock-paused = El reloj de la ronda { $round } está detenido en { $time }.
display-added =
    { $way ->
        [more]
            { $minutes ->
                [one] { $minutes } minuto
               *[other] { $minutes } minutos
            } más para todos.
       *[less]
            { $minutes ->
                [one] { $minutes } minuto
               *[other] { $minutes } minutos
            } menos para todos.
    }
display-added-for-table =
    { $way ->
        [more]
            { $minutes ->
                [one] { $minutes } minuto
               *[other] { $minutes } minutos
            } más para la mesa { $table }.
       *[less]
            { $minutes ->
                [one] { $minutes } minuto
               *[other] { $minutes } minutos
            } menos para la mesa { $table }.
    }
