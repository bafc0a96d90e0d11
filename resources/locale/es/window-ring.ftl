### Words of the ring: the picture, its clicks, and the calls of new games

ring-show = &Anillo o lista
ring-page = El anillo
ring-keys = Clic en quien ganó y después en quien perdió. ▲ partida nueva por anunciar · × fuera
ring-game-over = La mesa { $table } no está en juego. Las flechas llevan de vuelta al anillo.
ring-shown = Ver anillo
ring-list-shown = Ver lista
ring-reported = Mesa { $table }: { $winner } ganó a { $loser }. { $key } lo deshace.
ring-picked = ¿Ha ganado { $name }? Ahora, clic en quien perdió: { $others }. { key-esc } lo suelta.
ring-either = { $one } / { $other }
ring-no-game = { $name } no tiene ahora partida contra { $winner }. Clic en quien perdió: { $others }. { key-esc } lo suelta.
ring-is-out = { $name } está fuera del anillo.
ring-has-won = { $name } ha ganado.
ring-called = { $number }  { $name }
ring-numbered = { $name } ({ $number })
ring-plays = { $name } ({ $number }) juega contra { $others }.
ring-sign-won = ★
ring-sign-call = ▲
ring-calls = Partidas por llamar
ring-calls-keys = { key-space }: llamada o por llamar. A: todas llamadas.
ring-call-head = Blancas y negras
ring-called-head = Llamada
ring-not-called = llamar
ring-called-out = llamada
ring-no-calls = En cuanto un resultado cierra el anillo sobre alguien, se llama a una partida nueva.
ring-count-in =
    { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
ring-winners =
    { $count ->
        [one] Gana
       *[other] Ganan
    }
