### Papers and copies: whether they belong to an event's history

attest-belongs = Esta hoja es de este torneo. Se imprimió en la rev. { $revision }.
attest-later =
    Desde entonces { $later ->
        [one] se registró { $later } cambio
       *[other] se registraron { $later } cambios
    }.
attest-undone =
    { $undone ->
        [one] { $undone } cambio que muestra se deshizo
       *[other] { $undone } cambios que muestra se deshicieron
    } después.
attest-too-few =
    Esta hoja tiene la rev. { $revision }, pero este torneo solo tiene { $steps ->
        [one] { $steps } cambio
       *[other] { $steps } cambios
    }. Puede que otra copia del torneo tenga más.
attest-differs = Esta hoja no es de este torneo. Su código de control no coincide con la rev. { $revision }.
attest-other-revision = Este código de control no coincide con la rev. { $revision }. Coincide con la rev. { $other } de este torneo.
attest-short-agrees = Este código de control es demasiado corto para probar algo. Coincide con la rev. { $revision }.
attest-short-differs = Este código de control es demasiado corto para probar algo. Difiere de la rev. { $revision }.
digest-wrong = Un código de control tiene de 1 a { $most } caracteres: 0 a 9 y A a F. Los espacios y guiones son opcionales.
revision-wrong = Rev.: escriba un número entero desde 1.
fork-other =
    Una copia de seguridad de este torneo tiene otro historial: { $copy }. Coinciden hasta el cambio { $common }. La copia tiene { $steps ->
        [one] { $steps } cambio
       *[other] { $steps } cambios
    }; este torneo, { $all }.
fork-ahead =
    Una copia de seguridad de este torneo tiene más que el archivo: { $copy }. Tiene { $steps ->
        [one] { $steps } cambio
       *[other] { $steps } cambios
    }; el archivo, { $all }.
file-fork =
    { $file } tiene otro historial de este torneo. { $steps ->
        [one] Un cambio de allí no está
       *[other] { $steps } cambios de allí no están
    } en este torneo.
fork-more =
    También { $more ->
        [one] difiere { $more } copia
       *[other] difieren { $more } copias
    } de seguridad más.
history-now = Rev. { $revision } · código de control { $digest }
