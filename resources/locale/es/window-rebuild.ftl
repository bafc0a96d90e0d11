### The page that rebuilds a lost event from its cards

rebuild-menu = Rehacer con &fichas…
rebuild-home = Rehacer con fichas…
rebuild-tip = Rehace un torneo perdido con los códigos de sus fichas, escritos o escaneados.
rebuild-heading = Rehacer un torneo con sus fichas
rebuild-hint = Suelte aquí los escaneos (PNG, JPEG, PDF), o escanee o escriba los códigos: primero la portada, después las fichas en cualquier orden. Si faltan fichas, añada papeletas.
rebuild-code = Código o nombre
rebuild-add = Añadir código
rebuild-from-file = Añadir archivo…
rebuild-take-back = Quitar último
rebuild-name = Nombre del torneo
rebuild-missing = Rehecho hasta ahora
rebuild-all-there = Completo: no falta ni se contradice nada.
rebuild-create = Crear torneo
rebuild-creating = Creando el torneo…
rebuild-code-files = Escaneos y códigos (*.png *.jpg *.jpeg *.pdf *.txt);;Todos los archivos (*)
rebuild-choose-file = Elegir escaneos o códigos
rebuild-reading = Leyendo…
rebuild-card-read = Ficha de { $name } leída.
rebuild-name-wanted = Ficha de { $name } leída. Escriba el nombre del jugador si no aparece.
rebuild-slip-read = Papeleta { -of-the-table } { $table }, ronda { $round }, leída.
rebuild-cover-read = Portada de { $event } leída.
rebuild-file-read = { $papers } de { $file }.
rebuild-nothing = Escriba o escanee un código.
rebuild-papers =
    { $count ->
        [one] { $count } código
       *[other] { $count } códigos
    }
