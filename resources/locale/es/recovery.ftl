### Words of a file that cannot be opened, and of what can be recovered from it

reason-unknown = Esta versión de TourneyDesk no tiene palabras para este motivo ({ $code }).

## Why a file cannot be opened

story-begins = { $name } está dañado: no empieza con un torneo nuevo.
story-unreadable = { $name } está dañado: el cambio { $step } no se puede leer.
story-newer = { $name } se cambió con un TourneyDesk más nuevo. Esta versión no conoce el cambio { $step }.
story-too-long = { $name } tiene más de { GROUPED($most) } cambios.
story-players = En un torneo caben { GROUPED($most) } jugadores.
story-order = { $name } está dañado: el cambio { $step } no encaja con los cambios anteriores.
story-undo = { $name } está dañado: el cambio { $step } se refiere al cambio { $named }, que no era el último.
story-player = { $name } está dañado: el cambio { $step } no es posible para el jugador { $player }.
story-round = { $name } está dañado: el cambio { $step } no es posible en la ronda { $round }.
story-table = { $name } está dañado: el cambio { $step } no es posible en la mesa { $table } de la ronda { $round }.
story-seats = { $name } está dañado: los asientos de la mesa { $table } de la ronda { $round } no son posibles (cambio { $step }).
story-result = { $name } está dañado: el resultado de la mesa { $table } de la ronda { $round } no es posible (cambio { $step }).
story-running = { $name } está dañado: tras el cambio { $step }, la mesa { $table } sigue en juego, aunque alguien de esa mesa está fuera o el torneo ha terminado.
story-setting = { $name } está dañado: el cambio { $step } tiene un ajuste que no existe así ({ WORD($setting, kind: "setting") }).
story-value = { $name } está dañado: el cambio { $step } tiene un valor que no es posible.
opening-failed = { $name } no se pudo abrir. Puede que esté dañado.

## What can be recovered of it

recovery-whole =
    Se recupera todo: { $all ->
        [one] { $all } cambio
       *[other] { $all } cambios
    }.
recovery-kept =
    Se recuperan { $kept } de { $all ->
        [one] { $all } cambio
       *[other] { $all } cambios
    }.
recovery-uncounted =
    Se recuperan { $kept ->
        [one] { $kept } cambio
       *[other] { $kept } cambios
    }. No se sabe cuántos había.
recovery-perhaps = Quizá falten cambios posteriores.
recovery-none = No se puede recuperar nada. Rehaga el torneo con las tarjetas.
recovery-step = Falta: cambio { $number }, { $step }
recovery-step-unread = Falta: cambio { $number }, que no se puede leer
recovery-steps-unread = Faltan: cambios { $first } a { $last }, que no se pueden leer
recovery-unreadable = No se puede leer
recovery-tables =
    { $tables ->
        [one] mesa { $tables }
       *[other] mesas { $tables }
    } de la ronda { $round }
recovery-unread =
    { $count ->
        [one] { $count } cambio que no se puede leer
       *[other] { $count } cambios que no se pueden leer
    }
recovery-more =
    { $count ->
        [one] { $count } cambio más
       *[other] { $count } cambios más
    }
recovery-missing = Falta: { $parts }.
recovery-complete = No falta nada.
recovery-unproved = Nada en el archivo muestra que sus copias de seguridad sean del mismo torneo.
recovery-how = Para continuar: tourneydesk recover { $name } -o NUEVO.tourney
recovery-see = Para ver cuáles: tourneydesk check { $name }
recovered =
    { $new } tiene { $kept } de { $all ->
        [one] { $all } cambio
       *[other] { $all } cambios
    }. { $name } no ha cambiado.
