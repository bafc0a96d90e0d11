### Compartir un torneo y unirse a uno

share-menu = Compar&tir
share-start = &Compartir con otros puestos…
share-stop = &Dejar de compartir
share-join = &Unirse a un torneo…
needs-shareable = Abra un torneo propio para compartirlo. Las secciones de una jornada aún no se comparten.
needs-sharing = Este torneo no se comparte desde aquí.
share-title = Compartir con otros puestos
share-about = Otros portátiles de esta red pueden anotar resultados a la vez. Este portátil guarda el archivo.
share-host = Dirección de este portátil
share-host-help = Los otros portátiles se conectan a ella. Elija la red en la que están todos.
share-desk = Nombre de este puesto
share-desk-help = El historial lo muestra junto a cada cambio hecho aquí.
share-head-desk = Puesto principal
share-button = Compartir
share-starting = Iniciando el servidor…
share-started = El torneo se comparte en { $address }.
share-stopped = El torneo ya no se comparte. El archivo lo tiene todo.
share-now = El torneo se comparte. Los otros puestos abren TourneyDesk, eligen { $entry } y escriben esto:
share-roles = Lo que puede hacer el puesto
share-role-scorekeeper = Anotador
share-role-head = Puesto principal
share-role-viewer = Solo ver
share-about-scorekeeper = Anota resultados y registra a los jugadores que llegan.
share-about-head = Puede hacerlo todo, también emparejar rondas.
share-about-viewer = Lo ve todo y no cambia nada.
share-address = Dirección
share-code = Código
share-copy = Copiar ambos
share-print-sheet = Imprimir hoja de acceso
share-copied = Copiado
share-stop-button = Dejar de compartir
join-title = Unirse a un torneo
join-about = Escriba lo que muestra el puesto que comparte el torneo.
join-address-help = Por ejemplo, 192.168.1.20. También puede pegar la línea entera que copió el otro puesto.
join-code-help = Cinco grupos de tres caracteres. Los guiones y las mayúsculas no importan.
join-second-desk = Puesto 2
join-button = Unirse
join-joining = Uniéndose…
join-address-missing = Escriba la dirección.
join-code-missing = Escriba el código.
join-done = Se unió a { $event } como { $desk }.
share-connected = Puestos conectados
share-connected-desk = { $desk } ({ $role }, { $host })
share-nobody = Todavía no hay otro puesto conectado.
share-restarted = El servidor se detuvo. Se inició otra vez.
share-ask-stop = { $count ->
        [one] Hay otro puesto conectado.
       *[other] Hay otros { $count } puestos conectados.
    } ¿Dejar de compartir?
share-about-stop = No podrán anotar nada hasta que se unan de nuevo. Entonces habrá otros códigos.
share-left = { $event } se estaba compartiendo cuando TourneyDesk terminó. Su servidor puede tener más cambios que el archivo.
share-about-left = Si otro puesto ha seguido sin este portátil, cierre aquí el torneo. Vale lo que está anotado en ese puesto.
share-close-event = Cerrar el torneo
share-again = Compartir otra vez
share-go-on-alone = Seguir sin compartir
share-only-file = Usar solo el archivo
share-about-file = El torneo dejará de compartirse y seguirá en su archivo, en este portátil.
share-continue = Co&ntinuar aquí…
share-ask-continue = ¿Continuar solo en este portátil?
share-about-continue = Un archivo nuevo recibe todo lo que este puesto ha visto. No tendrá los cambios que otros puestos hagan desde ahora. Aparte el portátil del puesto principal para que solo siga un torneo.
share-continued = Ahora sigue por su cuenta en { $name }. Los otros puestos no ven sus cambios.
share-without = { $count ->
        [one] Una anotación hecha
       *[other] { $count } anotaciones hechas
    } sin conexión ya no encajan y no están en el archivo.
share-continued-note = { $desk } siguió por su cuenta después del cambio { $step }.
needs-joined = Únase a un torneo para usar esto.
join-before = Torneos anteriores
join-before-item = { $event } ({ $address })
join-new = Otro torneo
join-again-about = Esta es su copia de un torneo que comparte otro puesto. Únase de nuevo al torneo o lea la copia.
join-read-copy = Leer la copia
join-aside = Su copia anterior tenía { $steps ->
        [one] un cambio
       *[other] { $steps } cambios
    } que el torneo no tiene. Ahora es { $file }.
share-window-title = { $event } (compartido, { $desk }) – TourneyDesk
share-window-title-role = { $event } (compartido, { $desk }: { $role }) – TourneyDesk
