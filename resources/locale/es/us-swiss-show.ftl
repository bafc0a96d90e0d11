### The US Chess Swiss: name, cards, and the steps for the next round by hand

us-swiss-format-about = Partidas de dos con las reglas de US Chess: quienes ganan juegan entre sí, nadie repite rival y nadie queda eliminado. Con rating, blancas y negras, y rondas aceleradas si se desea.
us-swiss-card-title = Ficha de emparejamientos
us-swiss-format-name = Suizo US Chess
us-swiss-format-short = Ajedrez por puntos y por elo.
us-swiss-people-late-entries = Quien entra ahora juega desde la próxima ronda; las no jugadas cuentan según los ajustes.
us-swiss-hand-pairs =
    { $count ->
        [one] { $count } tablero
       *[other] { $count } tableros
    }
us-swiss-hand-heading-first =
    Ronda 1: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $sizes }
us-swiss-hand-heading-swiss =
    Ronda { $round }: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $sizes }
us-swiss-hand-asked = Apartar a quien pidió un bye de medio punto en esta ronda: { $names }.
us-swiss-hand-sort =
    Hacer grupos de iguales puntos con las fichas de quienes siguen ({ $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }), primero el de más puntos; en cada grupo, por rating, primero el más alto, y al final quienes no tienen rating.
us-swiss-hand-bye = El número es impar: el bye de un punto entero es para el jugador de menor rating del grupo más bajo, no para alguien sin rating, ni para quien ya tuvo uno o ganó por incomparecencia.
us-swiss-hand-no-bye = El número es par: nadie tiene bye de un punto entero.
us-swiss-hand-halves = Partir cada grupo en mitad superior y mitad inferior. El primero de la mitad superior juega con el primero de la inferior, el segundo con el segundo, y así sucesivamente.
us-swiss-hand-odd = De un grupo impar baja el jugador de menor rating, no alguien sin rating, y juega con el de mayor rating del grupo siguiente con quien no se haya enfrentado.
us-swiss-hand-rematch = Nadie repite rival: cambiarlo por un vecino de la mitad inferior, el de rating más parecido.
us-swiss-hand-colours = Colores: quien ha llevado un color menos veces lo lleva; si son las mismas, el contrario al de la última vez. Si a ambos les corresponde el mismo, lo lleva quien está más lejos del equilibrio; si siguen iguales, volver a la última ronda en que llevaron colores distintos, y cada cual lleva el contrario; si no, quien va por delante lleva el que le corresponde.
us-swiss-hand-swap = Cambiar jugadores de la mitad inferior por los colores solo si sus ratings se diferencian como mucho en { $alternation } para alternar, y en { $equalisation } para igualar. Si se puede evitar, nadie lleva un color tres veces seguidas.
us-swiss-hand-first-colour = Echar a cara o cruz el color del primer jugador de la lista; tablero tras tablero, los jugadores de arriba alternan los colores.
us-swiss-hand-accelerated-first = Acelerado: partir la lista de rating en una mitad superior de { $upper } y una inferior de { $lower }. Emparejar cada mitad por su cuenta, su cuarto superior contra su cuarto inferior.
us-swiss-hand-accelerated-adjusted = Acelerado (rating ajustado): emparejar primero entre sí a los ganadores de la mitad superior de la ronda 1; después, a los demás de la mitad superior con los ganadores de la inferior; después, a los que hicieron tablas en la inferior; después, a los que perdieron en ella.
us-swiss-hand-accelerated-added = Acelerado (puntos añadidos): en esta ronda, contar un punto más a todos los de la mitad superior de la lista, y emparejar con esos puntos.
us-swiss-hand-slips =
    Escribir cada pareja en una papeleta en blanco, primero las blancas: { $tables ->
        [one] { $tables } papeleta
       *[other] { $tables } papeletas
    }.
us-swiss-hand-points = En cada ficha, rodear color y resultado, y escribir los nuevos puntos: ganada 1, tablas ½.
us-swiss-hand-planned =
    Previsto: { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }.
