"""Words of papers and copies that bear witness to an event's history."""

WITNESSES = {
    "attest_belongs": "Esta hoja pertenece a este torneo. Se imprimió en la revisión {revision}.",
    "attest_later": "Desde entonces: {later:cambio registrado|cambios registrados}.",
    "attest_undone": "De lo que muestra, se deshizo después: {undone:cambio|cambios}.",
    "attest_too_few": (
        "Esta hoja es de la revisión {revision}, pero este torneo solo tiene "
        "{steps:cambio|cambios}. Quizá otra copia del torneo tenga más."
    ),
    "attest_differs": (
        "Esta hoja no pertenece a este torneo. Su huella no coincide con la revisión {revision}."
    ),
    "attest_other_revision": (
        "Esta huella no coincide con la revisión {revision}. Coincide con la revisión {other} de "
        "este torneo."
    ),
    "attest_short_agrees": (
        "Esta huella es demasiado corta para probar algo. Coincide con la revisión {revision}."
    ),
    "attest_short_differs": (
        "Esta huella es demasiado corta para probar algo. Difiere de la revisión {revision}."
    ),
    "digest_wrong": (
        "Una huella tiene de 1 a {most} caracteres: de 0 a 9 y de A a F. Los espacios y guiones "
        "pueden faltar."
    ),
    "revision_wrong": "Una revisión es un número entero desde 1.",
    "fork_other": (
        "Una copia de este torneo tiene otro historial: {copy}. Ambas coinciden hasta el cambio "
        "{common}. La copia tiene {steps:cambio|cambios} y este torneo tiene {all}."
    ),
    "fork_ahead": (
        "Una copia de este torneo tiene más que el archivo: {copy}. Tiene {steps:cambio|cambios} y"
        " el archivo tiene {all}."
    ),
    "fork_more": "Además: {more:copia distinta|copias distintas}.",
    "history_now": "Revisión {revision} · huella {digest}",
}
