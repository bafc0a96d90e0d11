### Hojas que la gente rellena, lleva o coloca

list-dots = { $first } · { $last }
handout-reason = Motivo
handout-received = Recibido por, hora
handout-signed-player = Firma del jugador
handout-signed-parent = Firma del padre, madre o tutor
handout-signed-director = Firma de la dirección
handout-signature-of = Firma, { $who }
handout-yes = Sí
handout-no = No
handout-rating = Rating { $rating }

## Bye requests and withdrawals

handout-bye-title = Petición de bye
handout-rounds = Rondas
handout-bye = Bye de
handout-bye-points =
    { $points ->
        [1] 1 punto
        [0] 0 puntos
       *[other] { $points } punto
    }
handout-withdraw-title = Retirada
handout-withdraw = Me retiro
handout-withdraw-now = ahora
handout-withdraw-after = tras la ronda ____
handout-comes-back = ¿Volverá más tarde?

## Incident report

handout-incident-title = Informe de incidente
handout-time = Hora
handout-reported-by = Informa
handout-witnesses = Testigos
handout-happened = Qué ocurrió
handout-rule = Regla
handout-decision = Decisión
handout-decision-none = Sin sanción
handout-decision-warning = Amonestación
handout-decision-time = Ajuste de tiempo
handout-decision-game = Pérdida de la partida
handout-decision-disqualified = Descalificación
handout-details = Detalles de la decisión
handout-appeal = ¿Se apela?

## Registration

handout-registration-title = Inscripción
handout-given-name = Nombre
handout-family-name = Apellidos
handout-club = Club
handout-phone = Teléfono
handout-email = Correo electrónico
handout-section = Sección
handout-fee = Cuota
handout-paid = Pagado
handout-byes-wanted = Byes pedidos en las rondas
handout-consent = Acepto que mi nombre, mi club y mis resultados se expongan en el local y se publiquen.

## Score sheets

handout-score-white = 1–0
handout-score-draw = ½–½
handout-score-black = 0–1
join-sheet-title = Hoja de acceso
join-sheet-about = En otro portátil de esta red, abra TourneyDesk y elija { $entry }. Escriba la dirección y el código, o escanee el cuadrado y pegue el texto.
join-sheet-care = Quien tenga un código puede cambiar o leer este torneo mientras se comparte. Recorte las tiras, repártalas y no exponga la del puesto principal.
