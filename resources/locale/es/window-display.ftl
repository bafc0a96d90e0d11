### The display for the audience: its page, its window, the copy in a folder, the clock

display-page = Pantalla
display-title = Pantalla: { $event }
display-go-to = &Pantalla
display-projector = Iniciar o &detener la pantalla
display-freeze = &Congelar la pantalla
display-start = Iniciar pantalla
display-stop = Detener pantalla
display-pause = Pausar
display-go-on = Reanudar
display-back = Anterior
display-next = Siguiente
display-now = Se ve: { $title }
display-now-page = Se ve: { $title }, { $page }
display-off = Vista previa. El público aún no ve nada.
display-on-screen = En la pantalla { $screen }.
display-in-window = En una ventana (solo hay una pantalla). { $key } la muestra a pantalla completa; { key-esc } recupera la ventana.
display-left-full = En una ventana. { $key } la muestra otra vez a pantalla completa.
display-behind = La pantalla está detrás de esta ventana (solo hay una pantalla). «{ display-front }» la muestra.
display-frozen = Congelada: el público no ve los resultados nuevos.
display-thawed = De nuevo en directo.
display-stays = En pausa en esta página.
display-preview = Lo que ve el público
display-awake = Pantalla o reloj de ronda en marcha
display-what = Páginas
display-kinds-tables = Emparejamientos
display-kinds-names = Busque su { -table }
display-kinds-ring = Anillo
display-kinds-standings = Clasificación
display-kinds-places = Líderes por ronda (gráfico)
display-kinds-bars = Strikes (gráfico)
display-kinds-bracket = Cuadro de la eliminatoria
display-kinds-out = Fuera del torneo
display-kinds-final = Final y ganador
display-kinds-clock = Reloj de ronda
display-kinds-message = Mensaje
display-how = Aspecto
display-seconds = Segundos por página
display-seconds-invalid = Segundos por página: escriba un número de { $least } a { $most }.
display-distance = Tamaño del texto
display-dark = Colores
display-dark-colors = Oscuros (sala en penumbra)
display-light-colors = Claros (sala luminosa)
display-ratings = Mostrar ratings
display-ages = Mostrar edades
display-phones = Dirección para móviles
display-message = Mensaje
display-message-hint = p. ej. Comida hasta las 13:15
display-number-distance =
    { $heights ->
        [3] Pequeño
        [4] Mediano
        [6] Grande
       *[8] Muy grande
    } ({ $rows } filas)
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
display-folder-copy = Páginas web
display-folder-hint = Las mismas páginas como archivos, para tabletas o el servidor web del local.
display-folder-choose = Elegir carpeta…
display-folder-stop = Dejar de actualizar
display-address = Dirección de estas páginas
display-address-hint = p. ej. club.example/abierto. Los emparejamientos tendrán un código QR. Vacío: sin código.
display-address-slip = Escriba una dirección web de { $most } caracteres como máximo, p. ej. club.example/abierto.
display-choose-folder = Carpeta para las páginas web
display-folder-kept = Se actualiza { $folder }. Abra ahí index.html.
display-folder-gone = Las páginas web no se actualizan en { $folder }. { $why } Otro intento en { $seconds } segundos.
display-folder-last = Las últimas páginas web de { $event } no están en { $folder }. { $why } Se escribirán al volver a abrir el torneo.
display-folder-why-missing = La carpeta no está. Conecte otra vez la unidad, o elija otra carpeta.
display-folder-why-full = El disco está lleno. Libere espacio, o elija otra carpeta.
display-folder-why-closed = No tiene permiso para guardar ahí. Elija otra carpeta.
display-folder-why-others = La carpeta contiene páginas de otra persona. Elija una carpeta vacía.
display-folder-why-other = El disco no responde. Conéctelo otra vez, o elija otra carpeta.
display-menu-clock = &Reloj
display-clock = Reloj
display-clock-turn = &Iniciar o pausar el reloj
display-clock-more-all = Añadir &cinco minutos a todos
display-clock-more-table =
    Añadir cinco minutos { NOUN() ->
        [board] al &tablero elegido
        [game] a la &partida elegida
       *[table] a la &mesa elegida
    }
display-clock-start = Iniciar
display-clock-go-on = Reanudar
display-clock-pause = Pausar
display-clock-minutes = Minutos por ronda
display-clock-minutes-invalid = Minutos por ronda: escriba un número de 1 a { $most }.
display-clock-again = Volver a { $time }
display-clock-more = Más tiempo para todos
display-clock-for-table = Más tiempo para { -a-table }
display-clock-table = N.º
display-clock-added = Minutos
display-clock-add = Añadir tiempo
display-clock-table-invalid = Elija { -a-table } de esta ronda y los minutos que añadir.
display-clock-no-table = Elija { -a-table } de esta ronda para añadir tiempo.
display-clock-no-round = El reloj va con una ronda, y aún no hay ninguna publicada.
display-clock-left = Quedan { $time }
display-clock-over = ¡Tiempo! { $time } de más
display-clock-stopped = { $time } (en pausa)
display-clock-not-started = { $time } (sin iniciar)
display-clock-table-left = { -table } { $table } ({ $time })
display-clock-tables = Más tiempo: { $tables }
display-clock-tables-more = Más tiempo: { $tables } y { $count } más
display-clock-warnings-10 = Últimos 10 minutos
display-clock-warnings-5 = Últimos 5 minutos
display-clock-warnings-0 = ¡Tiempo!
display-clock-set = Reloj de la ronda { $round } puesto en { $time } (antes { $before }).
display-clock-started = Reloj de la ronda { $round } en marcha: { $time }
display-clock-paused = Reloj de la ronda { $round } en pausa en { $time }.
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
            } más para { -the-table } { $table }.
       *[less]
            { $minutes ->
                [one] { $minutes } minuto
               *[other] { $minutes } minutos
            } menos para { -the-table } { $table }.
    }
