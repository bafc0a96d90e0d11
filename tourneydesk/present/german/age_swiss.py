"""Words of the Age-Modified Swiss."""

from tourneydesk.present.german.age_swiss_answers import ANSWERS

AGE_SWISS = {
    # Age groups named by their ages, records named by their points
    "ages_n_and_under": "bis {0}",
    "ages_n_and_up": "ab {0}",
    "record_n_points": "{0} Punkte",
    "record_n_point": "{0} Punkt",
    # The number of players and rounds, ages
    "cannot_seat": (
        "Eine Runde braucht mindestens 2 Spieler; {players:ist|sind} dabei. Noch "
        "{missing:Spieler|Spieler} anmelden oder wieder aufnehmen."
    ),
    "ages_missing": (
        "{players:Spieler hat|Spieler haben} noch kein Alter: {everyone}. Gespielt wird innerhalb "
        "der Altersgruppen; darum vor dem Auslosen für alle das Alter oder die Altersgruppe "
        "eintragen."
    ),
    "age_group_unknown": (
        "Eine Altersgruppe „{group:ages}“ gibt es hier nicht. Die Altersgruppen sind {groups:ages}."
    ),
    "no_pairing_possible": (
        "Wegen der Paare, die nicht aufeinandertreffen sollen, lassen sich "
        "{players:Spieler|Spieler} nicht auslosen. Einige dieser Paare doch zulassen."
    ),
    "may_meet_nobody": "Soll auf niemanden sonst treffen: {everyone}.",
    # Pairing around tables that stay, and what a round costs (heads of columns)
    "paired_around": (
        "{0} und {1} wurden um die Tische und Freilose herum gepaart, die bleiben, wie sie sind "
        "({players:Spieler|Spieler})."
    ),
    "around_no_way": (
        "{players:freier Spieler lässt|freie Spieler lassen} sich nicht paaren: Einige sollen "
        "nicht aufeinandertreffen. Mehr Tische lösen."
    ),
    "around_only_again": (
        "Unter den freien Spielern ({players}) würden {pairs:Paar|Paare} noch einmal "
        "aufeinandertreffen; wären alle Tische frei, wären es {best}. Mehr Tische lösen."
    ),
    "weigh_forbidden": "auseinanderzuhaltende Paare",
    "weigh_rematches": "Paare, die schon gespielt haben",
    "weigh_byes_again": "zweite Freilose",
    "weigh_bye_sooner": "Spieler, denen das Freilos eher zusteht",
    "weigh_moved_again": "erneut Heruntergerückte",
    "weigh_moved": "heruntergerückte Spieler",
    "weigh_moved_ages": "Altersgruppen der Heruntergerückten, zusammengezählt",
    "weigh_eldest_youngest": "Älteste gegen Jüngste",
    "weigh_mixed": "Stand und Alter verschieden",
    "weigh_age_distance": "Abstand der Altersgruppen, zusammengezählt",
    "can_end_here": (
        "Oder das Turnier hier beenden: „Runden“ auf {rounds} stellen, dann ist die Rangliste "
        "endgültig."
    ),
    "ended_with_too_few": (
        "Noch dabei: {players}. Das ist zu wenig für eine weitere Runde, die Rangliste steht fest. "
        "Zum Weiterspielen jemanden wieder aufnehmen."
    ),
    "repeats_unavoidable": (
        "Nicht mehr alle können einen neuen Gegner bekommen: {pairs:Paar trifft|Paare treffen} "
        "noch einmal aufeinander, so wenige wie möglich."
    ),
    "rounds_below_chart": (
        "{rounds:Runde|Runden} für {players:Spieler|Spieler}: Die Tabelle beginnt bei 17 Spielern. "
        "Diese Zahl ist darum unsere eigene; sie reicht, damit nur einer ungeschlagen bleibt. Eine "
        "andere lässt sich unter „Runden“ einstellen."
    ),
    "more_rounds_than_opponents": (
        "Bei {players} Spielern reichen die neuen Gegner für {fresh:Runde|Runden}; geplant sind "
        "{rounds}. Danach treffen Spieler noch einmal aufeinander."
    ),
    # What now
    "results_missing": (
        "Runde {round} wartet noch auf {count:Tisch|Tische}: {tables}. Die Ergebnisse eintragen, "
        "dann auslosen."
    ),
    "earlier_round_open": "Runde {round} ist wieder offen. Dort fehlt noch: {tables:Tisch|Tische}.",
    "event_finished": (
        "Alle geplanten Runden sind gespielt ({rounds}). Zum Weiterspielen „Runden“ erhöhen."
    ),
    # Why these two meet
    "first_round_same_age": (
        "{0} und {1} gehören beide zur Altersgruppe „{older:ages}“. Runde 1 wird innerhalb der "
        "Altersgruppen gelost."
    ),
    "first_round_other_age": (
        "{0} gehört zur Altersgruppe „{older:ages}“, {1} zu „{younger:ages}“. Wer in Runde 1 in "
        "der eigenen Altersgruppe keinen Gegner mehr findet, spielt gegen jemanden aus einer "
        "anderen."
    ),
    "same_record_same_age": (
        "{0} und {1} haben beide den Stand {record:record} und gehören beide zur Altersgruppe "
        "„{older:ages}“."
    ),
    "same_record_other_age": (
        "{0} und {1} haben beide den Stand {record:record}; {0} gehört zur Altersgruppe "
        "„{older:ages}“, {1} zu „{younger:ages}“."
    ),
    "meet_below_same_age": (
        "{0} hat den Stand {high:record} und ist heruntergerückt, um gegen {1} zu spielen (Stand: "
        "{record:record}). Beide gehören zur Altersgruppe „{older:ages}“."
    ),
    "meet_below_other_age": (
        "{0} hat den Stand {high:record} und ist heruntergerückt, um gegen {1} zu spielen (Stand: "
        "{record:record}). {0} gehört zur Altersgruppe „{high_group:ages}“, {1} zu "
        "„{low_group:ages}“."
    ),
    "alone_of_age": (
        "Unter denen, die beim Stand {record:record} gepaart werden, gehört nur {0} zur "
        "Altersgruppe „{group:ages}“ und spielt darum gegen ein anderes Alter."
    ),
    "odd_one_of_age": (
        "Unter denen, die beim Stand {record:record} gepaart werden, gehören {players} zur "
        "Altersgruppe „{group:ages}“. Das ist eine ungerade Zahl; einer spielt darum gegen ein "
        "anderes Alter: {0}."
    ),
    "broken_for_ages": (
        "{0} hätte gegen jemanden der Altersgruppe „{group:ages}“ spielen können, aber dann hätte "
        "jemand aus „{eldest:ages}“ gegen jemanden aus „{youngest:ages}“ spielen müssen. Um das zu "
        "vermeiden, spielt {0} gegen ein anderes Alter."
    ),
    "ages_differ_for_others": (
        "{0} und {1} gehören zu verschiedenen Altersgruppen, weil keine andere Paarung beim Stand "
        "{record:record} besser war: Jemand hätte einen früheren Gegner noch einmal gehabt, gar "
        "keinen oder einen mit größerem Altersabstand."
    ),
    # Who moved down
    "moved_as_only_one": (
        "Nur {0} war beim Stand {record:record} zu paaren und ist darum heruntergerückt. Der "
        "eigene Stand bleibt {own:record}."
    ),
    "moved_as_youngest": (
        "{players} Spieler waren beim Stand {record:record} zu paaren; einer musste also "
        "herunterrücken, und zwar der jüngste: {0} ({group:ages}). Der eigene Stand bleibt "
        "{own:record}."
    ),
    "moved_by_lot": (
        "{players} Spieler waren beim Stand {record:record} zu paaren; einer musste also "
        "herunterrücken, und zwar einer der jüngsten: {0} ({group:ages}). Unter {alike} solchen "
        "Spielern hat das Los entschieden, soweit auch alle anderen zu paaren waren. Der eigene "
        "Stand bleibt {own:record}."
    ),
    "moved_though_older": (
        "{players} Spieler waren beim Stand {record:record} zu paaren; einer musste also "
        "herunterrücken. Ohne jemand Jüngeren hätten hier oder weiter unten nicht alle einen neuen "
        "Gegner bekommen; darum ist {0} ({group:ages}) heruntergerückt. Der eigene Stand bleibt "
        "{own:record}."
    ),
    "moved_for_first_time": (
        "{players} Spieler waren beim Stand {record:record} zu paaren; einer musste also "
        "herunterrücken. Die Jüngeren sind schon einmal heruntergerückt und sollen es nicht noch "
        "einmal; darum ist {0} ({group:ages}) heruntergerückt. Der eigene Stand bleibt "
        "{own:record}."
    ),
    "moved_with_others": (
        "{left_over:Spieler musste|Spieler mussten} beim Stand {record:record} herunterrücken, "
        "weil sie dort schon gegeneinander gespielt hatten oder weiter unten jemand ohne Gegner "
        "geblieben wäre. {0} gehört dazu; der eigene Stand bleibt {own:record}."
    ),
    # Byes
    "bye_first_round": (
        "{0} setzt aus: Die Zahl der Spieler ist ungerade, und ein Freilos zählt als Sieg "
        "({points} Punkte). In Runde 1 geht es an die jüngste vorhandene Altersgruppe, "
        "„{group:ages}“."
    ),
    "bye_odd": (
        "{0} setzt aus: Die Zahl der Spieler ist ungerade, und ein Freilos zählt als Sieg "
        "({points} Punkte). Es geht an die mit den wenigsten Freilosen bisher, unter ihnen an den "
        "niedrigsten Stand und dort an die jüngste Altersgruppe: {0} hat den Stand {record:record} "
        "und gehört zu „{group:ages}“."
    ),
    "bye_once_more": (
        "{0} hatte schon {byes:Freilos|Freilose}. Alle anderen hatten ebenso viele oder konnten "
        "keines bekommen, ohne dass mehr Paare noch einmal aufeinandertreffen."
    ),
    "bye_not_sooner": (
        "{players:Spieler wäre|Spieler wären} vor {0} an der Reihe gewesen, aber dann hätten die "
        "anderen nicht alle ebenso viele neue Gegner bekommen."
    ),
    "bye_by_lot": (
        "{players} Spieler kamen gleichermaßen für das Freilos infrage; das Los fiel auf {0}."
    ),
    # The whole round
    "first_round": "Runde 1 wird in jeder Altersgruppe gelost, die älteste zuerst.",
    "record_then_age": (
        "Gespielt wird gegen andere mit demselben Stand und, so weit es aufgeht, aus derselben "
        "Altersgruppe."
    ),
    "equal_by_lot": "Wo Paarungen gleich gut waren, hat das Los entschieden.",
    "met_before": (
        "{0} und {1} haben schon gegeneinander gespielt ({times:Mal|Mal}). Nicht alle konnten "
        "einen neuen Gegner bekommen."
    ),
    "seated_by_hand": "Die Turnierleitung hat diesen Tisch von Hand gesetzt.",
    # Standings
    "tie_latest_loss": (
        "{0} gehört zu {players} Spielern mit {points:Matchpunkt|Matchpunkten}. Unter ihnen steht "
        "höher, wer später verloren hat; die letzte Niederlage von {0} war in Runde {round}."
    ),
    "tie_never_lost": (
        "{0} gehört zu {players} Spielern mit {points:Matchpunkt|Matchpunkten} und hat nie "
        "verloren. Das steht über jeder Niederlage."
    ),
    "tie_opponents": (
        "{0} gehört zu {players} Spielern mit {points:Matchpunkt|Matchpunkten}. Unter ihnen "
        "entscheidet der Anteil der Siege ihrer Gegner: {percent} % bei {0}. Diese Feinwertung ist "
        "unsere eigene."
    ),
    "place_shared": (
        "{players} Spieler sind gleich und teilen sich die Plätze {first}–{last}. Preise für diese "
        "Plätze werden zusammengelegt und gleich geteilt."
    ),
    # Reports of a table
    "one_game_a_match": (
        "Ein Match ist hier eine Partie. Eintragen, wer gewonnen hat, oder ein Remis, aber nicht "
        "mehr Partien."
    ),
    "too_many_games": (
        "{0} {won}, {1} {lost}, remis {drawn}: Ein Match über {games} endet bei "
        "{wins:Sieg|Siegen}, und die Karte hat Platz für fünf Partien. Die Partien noch einmal "
        "prüfen."
    ),
    "games_do_not_fit": (
        "Die Partien ({0} {won}, {1} {lost}, remis {drawn}) sagen etwas anderes als das Ergebnis "
        "des Matches. Eines von beiden berichtigen."
    ),
    # Changes
    "no_byes_on_request": (
        "Freilose auf Wunsch gibt es hier nicht. Wer eine Runde auslässt, kann abgemeldet und "
        "wieder aufgenommen werden; die ausgelassenen Runden zählen für {0} als verloren."
    ),
    "age_group_names_count": (
        "Es gibt {groups:Altersgruppe|Altersgruppen}, aber {names:Namen|Namen}. Jeder Altersgruppe "
        "einen Namen geben, die jüngste zuerst, oder keinen; dann entstehen die Namen aus dem "
        "Alter."
    ),
    "age_groups_in_use": (
        "Mit diesen Altersgruppen wurde schon ausgelost (Runden: {rounds}); sie bleiben darum, wie "
        "sie sind."
    ),
    "fewer_rounds_than_posted": (
        "Das wären {rounds:Runde|Runden}, aber freigegeben sind schon {posted}. {posted} oder mehr "
        "wählen."
    ),
    "games_reported": (
        "An einigen Tischen sind die Partien schon eingetragen; „{setting:setting}“ bleibt darum, "
        "wie es ist."
    ),
    # Seating by hand
    "seated_twice": "Mehr als einmal gesetzt: {everyone}. Jeden Spieler nur einmal setzen.",
    "left_unseated": "Ohne Platz: {everyone}. Alle Spieler der Runde an einen Tisch setzen.",
    "not_seated_here": "Nicht in Runde {round}: {everyone}. Nur Spieler dieser Runde nennen.",
    "two_at_a_table": (
        "Tisch {table} hat {players:Spieler|Spieler}. An jeden Tisch zwei Spieler setzen."
    ),
    "table_has_reported": (
        "Tisch {table} hat sein Ergebnis schon. So lassen oder zuerst das Ergebnis zurücknehmen."
    ),
    "score_gap": (
        "Tisch {table}: {0} und {1} haben verschieden viele Matchpunkte, {high} und {low}."
    ),
    "forbidden_pair": "Tisch {table}: {0} und {1} sollen nicht aufeinandertreffen.",
    "rematch": "Tisch {table}: {0} und {1} haben schon gegeneinander gespielt.",
    **ANSWERS,
}
