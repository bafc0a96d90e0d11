### La página de premios: la lista y quién ganaría qué

prizes-go-to = Premio&s
prizes-page = Premios
prizes-button = Premios
prizes-button-tip = Lista de premios, y quién ganaría qué
prizes-views = Lo que se muestra
prizes-view-winners = Quién gana
prizes-view-list = Lista de premios
prizes-total = { $total } en { $count ->
        [one] { $count } premio
       *[other] { $count } premios
    }
prizes-count = { $count ->
        [one] { $count } premio
       *[other] { $count } premios
    }
prizes-print = Imprimir
prizes-show = Mostrar en pantalla
prizes-hint = En cada línea, los premios desde el 1.º puesto: 500; 300; 200, o 500 + Trofeo; Medalla.
prizes-for = Para
prizes-low = De
prizes-high = A
prizes-unrated-too = También sin rating
prizes-which = Cuál
prizes-players = Números de los jugadores
prizes-name = Nombre (opcional)
prizes-line = Premios, desde el 1.º puesto
prizes-save = Guardar línea
prizes-remove = Quitar línea
prizes-currency = Moneda
prizes-ties = Dinero en caso de empate
prizes-ties-share = A partes iguales (32B)
prizes-ties-order = Según desempates
prizes-each = Premios por persona
prizes-each-one = El mejor
prizes-each-all = Todos los que gane
prizes-withdrawn = Quien se retiró puede ganar
prizes-rounding = Partes redondeadas a
prizes-rounding-cent = Céntimos
prizes-rounding-whole = Importes enteros
prizes-saved = Premios guardados: { $category }.
prizes-removed = Premios quitados: { $category }.
prizes-any-rating = Rating de … a …
prizes-any-age = Edad de … a …
prizes-any-club = Club …
prizes-any-team = Equipo …
prizes-any-grade = Curso …
prizes-number = «{ $text }» no es un número entero.
papers-paper-without-prizes = Primero hay que introducir premios
keys-prizes = Premios
keys-prizes-save = Guardar los premios de esta línea
keys-prizes-remove = Quitar la línea
keys-prizes-leave = Volver a la lista
