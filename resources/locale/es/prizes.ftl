### Premios: qué se ofrece, quién gana qué y por qué

## Cómo se llaman las cosas

prize-money = { $amount } { $currency }
prize-money-named = { $amount } { $currency }
prize-ordinal = { $place }.º
prize-range = { $first }–{ $last }
prize-plus = { $first } + { $last }
prize-pool = { $total } ({ $count } premios)
prize-of-place = { $place } puesto
prize-of-category = { $place } { $category }
prize-all-players = Puestos
prize-rating-between = Rating { $low }–{ $high }
prize-rating-under = Menos de { $below }
prize-rating-over = Rating { $low } o más
prize-or-unrated = { $category } o sin rating
prize-unrated = Sin rating
prize-age-between = De { $low } a { $high } años
prize-age-under = Menores de { $below } años
prize-age-over = Desde { $low } años
prize-age-group = Grupo de edad { $group }
prize-club = Club { $name }
prize-team = Equipo { $name }
prize-grade = Curso { $name }
prize-players = Jugadores de una lista

## Por qué alguien lo gana

prize-why-clear = { $prize }: { $amount }.
prize-why-greater = { $prize }: { $amount }. Es el mayor de los premios que le corresponden (32B1).
prize-why-tied = Empate en { $places } con { $points }: { $pool } entre { $count } = { $amount } por persona (32B2).
prize-why-pooled = Empate en { $places } con { $points }: { $pool } entre { $count } = { $amount } por persona (32B3).
prize-why-capped = Empate en { $places } con { $points }: { $amount }, el mayor premio que podría ganar sin empate (32B3).
prize-why-above-cap = Empate en { $places } con { $points }: { $pool } entre { $count }. Nadie recibe más que el mayor premio que podría ganar sin empate; quedan { $amount } por persona (32B3).
prize-why-class = Empate en { $places } con { $points }: { $pool } ({ $category }) entre { $count } = { $amount } por persona, más que una parte de los premios por puesto (32B3).
prize-why-class-clear = Empate en { $places } con { $points }: { $prize }, { $amount }, es más que una parte del fondo común (32B3).
prize-why-other = { $prize }: { $pool }.
prize-why-other-tied = Empate en { $places } incluso tras los desempates: { $pool }. Hay que decidir qué recibe cada una de las { $count } personas.

## Lo que queda

prize-left-rounding = Resto por redondeo: { $amount }.
prize-left-unawarded = Nadie cumple las condiciones de: { $prizes }.
prize-paid = { $paid } de { $total } entregados.
prize-paid-now = Si el torneo terminara ahora, se entregarían { $paid } de { $total }.
prize-not-yet = Con los primeros resultados se verá quién ganaría qué.
prize-open-items = Quién gana qué queda abierto hasta resolver los puntos abiertos.
prize-none-offered = Aún no hay premios.

## Columnas

head-won = Gana
head-why = Por qué
head-prizes-for = Para
head-prizes-listed = Premios
head-prizes-total = Suma

## Problemas de una lista de premios

prizes-too-many = Una lista de premios puede tener { $most } premios como máximo.
prize-currency = La moneda puede tener { $most } caracteres como máximo.
prize-place = Premio { $prize }: el puesto es un número entero de 1 a 10.000.
prize-amount = Premio { $prize }: el importe debe ser mayor que 0 y tener dos decimales como máximo.
prize-of-nothing = El premio { $prize } no tiene importe ni descripción. Hay que indicar una de las dos cosas.
prize-of-both = El premio { $prize } es dinero y otra cosa. Hay que indicar dos premios.
prize-text-length = Premio { $prize }: un texto puede tener { $most } caracteres como máximo.
prize-class-bounds = Premio { $prize }: hay que indicar el rating o la edad más baja o más alta de la clase, o ambas, primero la más baja.
prize-age-group-unknown = Premio { $prize }: no existe ese grupo de edad. Se puede elegir { $known }.
prize-no-age-groups = El premio { $prize } es para un grupo de edad, pero este torneo no los tiene. Se pueden indicar edades.
prize-club-missing = Premio { $prize }: falta el club.
prize-team-missing = Premio { $prize }: falta el equipo.
prize-grade-missing = Premio { $prize }: falta el curso.
prize-players-missing = Premio { $prize }: falta al menos una persona.
prize-kind = Premio { $prize }: «{ $kind }» no es un tipo de premio. Se puede elegir { $known }.
prize-line-empty = Falta el premio del puesto { $place }. Hay que indicar un importe o qué es.
prize-line-unclear = «{ $text }» puede significar varias cosas. Escriba 1500 o 12,50 y separe los premios con punto y coma.
prize-twice = Los premios { $other } y { $prize } son para el mismo puesto. Uno de ellos necesita otro puesto.

## En la hoja de reglas

rules-part-prizes = Premios
rules-prize-line = { $category }: { $prizes }.
rules-prize-share = Quienes empatan a puntos se reparten por igual el dinero de sus puestos, un premio por persona como máximo. Un premio de clase se suma cuando vale más, y nadie recibe menos de lo que darían los premios de su clase por sí solos.
rules-prize-order = Los desempates deciden quién gana cada premio. Nadie comparte.
rules-prize-one = Cada persona gana como máximo un premio en dinero, el mayor que le corresponde, y otro premio.
rules-prize-all = Cada persona gana todos los premios que le corresponden.
rules-prize-others = Los trofeos y otros premios se entregan según los desempates.
rules-prize-no-withdrawn = Quien se retira no gana ningún premio.
rules-prize-cents = Las partes se redondean hacia abajo a centésimas.
rules-prize-whole = Las partes se redondean hacia abajo a importes enteros.

## En papel

prize-in-all = Premios en total: { $total }.
prize-title-list = Premios
prize-title-winners = Ganadores de premios
prize-title-now = Premios por ahora
head-signature = Firma
html-prizes = Premios
paper-name-prizes = Premios
paper-about-prizes = Lo que se ofrece, o quién gana qué y por qué; con espacio para firmar
paper-without-prizes = { $name }: primero hay que introducir premios.
paper-option-shown = Muestra
paper-option-shown-winners = Ganadores
paper-option-shown-list = Lista de premios
paper-option-signature = Firmas
paper-option-signature-no = No
paper-option-signature-yes = Sí
paper-option-for-prizes = Premios
cert-prize = { $prize } – { $amount }
cert-prize-shared = Premio de { $amount }
rules-prize-source = US Chess 32B
