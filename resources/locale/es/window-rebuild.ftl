### Words of the page that rebuilds a lost event from its cards

rebuild-menu = Rehacer con las &fichas…
rebuild-home = Rehacer con las fichas…
rebuild-tip = Rehace un torneo perdido con los códigos de sus fichas, escritos o leídos.
rebuild-heading = Rehacer un torneo con sus fichas
rebuild-hint = Soltar aquí los escaneos (PNG, JPEG, PDF), o leer o escribir el código de la portada y de cada ficha. Tras las cifras escritas, escribir el nombre. Si faltan fichas, añadir las papeletas.
rebuild-code = Código o nombre
rebuild-add = Añadir
rebuild-from-file = De un archivo…
rebuild-take-back = Quitar lo último
rebuild-name = Nombre del torneo
rebuild-missing = Lo que dicen los papeles
rebuild-all-there = No falta nada.
rebuild-create = Crear el torneo
rebuild-creating = Creando el torneo…
rebuild-code-files = Escaneos y códigos (*.png *.jpg *.jpeg *.pdf *.txt);;Todos los archivos (*)
rebuild-choose-file = Elegir escaneos o códigos
rebuild-reading = Leyendo…
rebuild-card-read = Ficha de { $name }.
rebuild-name-wanted = Ficha de { $name }. Si se escribió a mano, escribir ahora el nombre.
rebuild-slip-read = Papeleta de la mesa { $table }, ronda { $round }.
rebuild-cover-read = Portada de { $event }.
rebuild-file-read = { $papers } de { $file }.
rebuild-nothing = Leer o escribir antes una ficha.
rebuild-papers =
    { $count ->
        [one] { $count } papel
       *[other] { $count } papeles
    }
