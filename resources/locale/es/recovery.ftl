### A file that cannot be opened, and what can be recovered from it

reason-unknown = Esta versión de TourneyDesk no tiene texto para este motivo ({ $code }).

## Why a file cannot be opened

story-begins = { $name } está dañado: no empieza con un torneo nuevo.
story-unreadable = { $name } está dañado: el cambio { $step } no se puede leer.
story-newer = { $name } se cambió con una versión más nueva de TourneyDesk. Esta versión no conoce el cambio { $step }.
story-too-long = { $name } tiene más de { GROUPED($most) } cambios.
story-players = Un torneo puede tener hasta { GROUPED($most) } jugadores.
story-order = { $name } está dañado: el cambio { $step } no se sigue de los anteriores.
story-undo = { $name } está dañado: el cambio { $step } deshace o repite el cambio { $named }, que no era el último.
story-player = { $name } está dañado: el cambio { $step } no es posible para el jugador { $player }.
story-round = { $name } está dañado: el cambio { $step } no es posible en la ronda { $round }.
story-table = { $name } está dañado: el cambio { $step } no es posible en la mesa { $table } de la ronda { $round }.
story-seats = { $name } está dañado: los asientos de la mesa { $table } de la ronda { $round } no son posibles (cambio { $step }).
story-result = { $name } está dañado: el resultado de la mesa { $table } de la ronda { $round } no es posible (cambio { $step }).
story-running = { $name } está dañado: tras el cambio { $step }, la mesa { $table } sigue en juego, aunque alguien de esa mesa está fuera o el torneo ha terminado.
story-setting = { $name } está dañado: el cambio { $step } tiene un ajuste imposible ({ WORD($setting, kind: "setting") }).
story-value = { $name } está dañado: el cambio { $step } tiene un valor imposible.
opening-failed = { $name } no se puede abrir. Puede que esté dañado.

## What can be recovered

recovery-whole =
    Se { $all ->
        [one] puede recuperar el único cambio
       *[other] pueden recuperar los { $all } cambios
    }.
recovery-kept =
    Se pueden recuperar { $kept } de { $all ->
        [one] { $all } cambio
       *[other] { $all } cambios
    }.
recovery-uncounted =
    Se { $kept ->
        [one] puede recuperar { $kept } cambio
       *[other] pueden recuperar { $kept } cambios
    }. No se sabe cuántos había.
recovery-perhaps = Pueden faltar cambios posteriores.
recovery-none = No se puede recuperar nada. Rehaga el torneo con sus fichas.
recovery-step = Falta: cambio { $number }, { $step }
recovery-step-unread = Falta: cambio { $number }, que no se puede leer
recovery-steps-unread = Faltan: cambios { $first } a { $last }, que no se pueden leer
recovery-unreadable = No se puede leer
recovery-tables =
    { $tables ->
        [one] { -table } { $tables }
       *[other] { -tables } { $tables }
    } de la ronda { $round }
recovery-other = «{ $step }»
recovery-unread =
    { $count ->
        [one] { $count } cambio ilegible
       *[other] { $count } cambios ilegibles
    }
recovery-more =
    { $count ->
        [one] { $count } cambio más
       *[other] { $count } cambios más
    }
recovery-missing = Falta: { $parts }.
recovery-complete = Completo: se recuperaron todos los cambios.
recovery-unproved = Nada en el archivo demuestra que sus copias de seguridad sean del mismo torneo.
recovery-how = Para continuar, ejecute: tourneydesk recover { $name } -o NUEVO.tourney
recovery-see = Para ver cuáles, ejecute: tourneydesk check { $name }
recovered =
    { $new } tiene { $kept } de { $all ->
        [one] { $all } cambio
       *[other] { $all } cambios
    }. { $name } no ha cambiado.
