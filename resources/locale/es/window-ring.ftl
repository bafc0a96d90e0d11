### The ring: the picture, its clicks, and the announcements of new games

ring-show = &Anillo o lista
ring-page = El anillo
ring-keys = Clic en quien ganó y después en quien perdió. ▲ partida nueva por anunciar · × fuera
ring-game-over = La partida { $table } no está en juego. Vuelva al anillo con las flechas.
ring-shown = Ver anillo
ring-list-shown = Ver lista
ring-reported = Partida { $table }: { $winner } ganó a { $loser }. { $key } lo deshace.
ring-picked = ¿Ganó { $name }? Clic ahora en quien perdió: { $others }. { key-esc } cancela.
ring-either = { $one } o { $other }
ring-no-game = { $name } no juega ahora contra { $winner }. Clic en quien perdió: { $others }. { key-esc } cancela.
ring-is-out = { $name } está fuera.
ring-has-won = { $name } gana.
ring-called = { $number }  { $name }
ring-numbered = { $name } ({ $number })
ring-plays = { $name } ({ $number }) juega contra { $others }.
ring-sign-won = ★
ring-sign-call = ▲
ring-calls = Partidas nuevas por anunciar
ring-calls-keys = Marque una partida cuando la haya anunciado ({ key-space }; A para todas).
ring-call-head = Blancas – Negras
ring-called-head = Anunciada
ring-not-called = Anunciar
ring-called-out = Anunciada
ring-no-calls = Cuando alguien queda fuera, aquí aparece la partida nueva entre sus vecinos.
ring-count-in = { $count } en juego
ring-winners =
    { $count ->
        [one] Gana
       *[other] Ganan
    }
