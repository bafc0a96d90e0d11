### Papers and copies: whether they belong to an event's history

attest-belongs = Esta hoja pertenece a este torneo. Se imprimió en la revisión { $revision }.
attest-later =
    Desde entonces: { $later ->
        [one] { $later } cambio registrado
       *[other] { $later } cambios registrados
    }.
attest-undone =
    De lo que muestra, se deshizo después: { $undone ->
        [one] { $undone } cambio
       *[other] { $undone } cambios
    }.
attest-too-few =
    Esta hoja es de la revisión { $revision }, pero este torneo solo tiene { $steps ->
        [one] { $steps } cambio
       *[other] { $steps } cambios
    }. Quizá otra copia del torneo tenga más.
attest-differs = Esta hoja no pertenece a este torneo. Su huella no coincide con la revisión { $revision }.
attest-other-revision = Esta huella no coincide con la revisión { $revision }. Coincide con la revisión { $other } de este torneo.
attest-short-agrees = Esta huella es demasiado corta para probar algo. Coincide con la revisión { $revision }.
attest-short-differs = Esta huella es demasiado corta para probar algo. Difiere de la revisión { $revision }.
digest-wrong = Una huella tiene de 1 a { $most } caracteres: de 0 a 9 y de A a F. Los espacios y guiones pueden faltar.
revision-wrong = Una revisión es un número entero desde 1.
fork-other =
    Una copia de este torneo tiene otro historial: { $copy }. Ambas coinciden hasta el cambio { $common }. La copia tiene { $steps ->
        [one] { $steps } cambio
       *[other] { $steps } cambios
    } y este torneo tiene { $all }.
fork-ahead =
    Una copia de este torneo tiene más que el archivo: { $copy }. Tiene { $steps ->
        [one] { $steps } cambio
       *[other] { $steps } cambios
    } y el archivo tiene { $all }.
fork-more =
    Además: { $more ->
        [one] { $more } copia distinta
       *[other] { $more } copias distintas
    }.
history-now = Revisión { $revision } · huella { $digest }
