### La vista previa de una lista de jugadores antes de importarla

import-hint = Aún no se ha importado nada. Compruebe antes los nombres; puede editar cualquier celda.
import-typed-heading = Revisar la lista
import-another = Elegir otro archivo…
import-table = Filas de la lista
import-filter = Filas mostradas
import-filter-all = Todas
import-filter-fix = Por corregir
import-filter-check = Por comprobar
import-encoding = Letras con acento
import-encoding-sample = Leer como { $encoding }: { $words }
import-headed = La primera fila tiene encabezados
import-head-row = Fila
import-head-status = Qué ocurrirá
import-empty = vacía
import-column = Campo de la columna { $number }
import-column-headed = Campo de la columna { $number }, { $heading }

## Campos de una columna

import-field-name = Nombre completo
import-field-first-name = Nombre
import-field-last-name = Apellidos
import-field-rating = Rating
import-field-age = Edad
import-field-age-group = Grupo de edad
import-field-birth-date = Fecha de nacimiento
import-field-member-id = N.º de socio
import-field-club = Club
import-field-note = Nota
import-field-second-rating = Segundo rating
import-field-state = Estado
import-field-membership-until = Socio hasta
import-field-team = Equipo
import-field-household = Marca de familia
import-field-grade = Curso
import-field-e-mail = Correo electrónico
import-field-ignore = Omitir

## Qué ocurrirá con una fila

import-status-fix = Por corregir
import-status-check = Por comprobar
import-status-entered = Ya está: se omite
import-status-twice = Repetida: se omite
import-status-update = Actualizar
import-status-add = Añadir
import-status-skip = Excluida

## La lista entera

import-no-name-column = ¿En qué columna están los nombres? Elija «Nombre completo» encima de ella.
import-columns-twice = Varias columnas parecen «{ WORD($field) }»: { WORD($headings, kind: "heading") }. Compruebe los campos encima de las columnas.
import-no-headings = No se han encontrado encabezados. Compruebe los campos encima de las columnas.
import-garbled =
    Acentos dañados: «{ $found }» es seguramente «{ $meant }» ({ $rows ->
        [one] { $rows } fila
       *[other] { $rows } filas
    }).
import-fix-letters = Corregir acentos
import-count-new =
    { $count ->
        [one] { $count } nuevo
       *[other] { $count } nuevos
    }
import-count-updated =
    { $count ->
        [one] { $count } actualizado
       *[other] { $count } actualizados
    }
import-count-left-out =
    { $count ->
        [one] { $count } excluido
       *[other] { $count } excluidos
    }
import-only-updates = Actualizar { $players }
import-with-gaps =
    { $count ->
        [one] { $text } ({ $count } con un valor vacío)
       *[other] { $text } ({ $count } con valores vacíos)
    }
import-and-update = Importar { $players }, actualizar { $updates }
import-done-updated = Añadidos: { $players }; actualizados: { $updates }.
import-discard = ¿Salir de la importación? Se perderán sus cambios en esta lista.
import-discard-keep = Seguir editando
import-discard-leave = Salir
import-replace = ¿Abrir la otra lista? Se perderán sus cambios en esta lista.
import-replace-open = Abrir la otra lista

## Una fila

import-row-nameless = Fila { $row }
import-row-heading = { $name } (fila { $row })
import-entered =
    { $withdrawn ->
        [True] Ya está en el torneo con el n.º { $number }; se retiró.
       *[other] Ya está en el torneo con el n.º { $number }.
    }
import-new-values = La lista tiene valores nuevos: { $values }.
import-new-value = { $field } { $old } → { $new }
import-added-value = { $field } { $new }
import-without =
    { $field ->
        [rating] Dejar vacío el rating
        [age] Dejar vacía la edad
        [age-group] Dejar vacío el grupo de edad
        [birth-date] Dejar vacía la fecha de nacimiento
        [second-rating] Dejar vacío el segundo rating
        [membership-until] Dejar vacío el fin de la membresía
        [member-id] Dejar vacío el n.º de socio
        [club] Dejar vacío el club
        [note] Dejar vacía la nota
       *[other] Dejar vacía esta celda
    }
import-without-all = Dejar vacíos { $count } valores
import-update-all = Actualizar los { $count } ya inscritos
import-leave-out = Excluir fila
import-edit-cell = Editar celda
import-skip = Omitir
import-update = Actualizar
import-add-another = Añadir otra persona
import-same-person = La misma persona: omitir una
import-two-people = Dos personas
import-keep-row = Conservar fila
