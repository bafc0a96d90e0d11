"""Words of accumulated strikes."""

STRIKES = {
    # The round
    "round_random": (
        "Runde {round} ist eine geloste Runde: Strafpunkte spielen bei der Sitzordnung keine "
        "Rolle. Geloste Runden und Runden nach Strafpunkten wechseln sich ab, die erste ist gelost."
    ),
    "round_split": (
        "Runde {round} wird nach Strafpunkten geteilt: Geloste Runden und Runden nach Strafpunkten "
        "wechseln sich ab, die erste ist gelost."
    ),
    "tables_for_players": "{players} Spieler ergeben {tables:Tisch|Tische}: {sizes}.",
    "lot_at_the_line": (
        "{tied} Spieler mit {strikes:Strafpunkt|Strafpunkten} standen an der Grenze zwischen "
        "{upper} und {lower}. Das Los hat {up} davon nach {upper} gesetzt."
    ),
    "last_game_of_two": (
        "{everyone} teilen sich den Sieg. Ein letztes Spiel zwischen ihnen entscheidet, gleich wie "
        "viele Strafpunkte sie haben."
    ),
    # The tables
    "table_by_lot": (
        "Gelost, ohne Rücksicht auf die Strafpunkte; wer sich am seltensten begegnet ist, sitzt "
        "nach Möglichkeit zusammen."
    ),
    "only_table": "Alle {players} Spieler dieser Runde sitzen an einem Tisch.",
    "table_of_group": (
        "Ein Tisch der Gruppe {group}: Spieler, die vor dieser Runde {low} bis {high} Strafpunkte "
        "hatten."
    ),
    "table_of_group_level": (
        "Ein Tisch der Gruppe {group}: alle, die vor dieser Runde {strikes:Strafpunkt|Strafpunkte} "
        "hatten."
    ),
    "nobody_met_before": "An diesem Tisch sind sich noch keine zwei Spieler begegnet.",
    "pair_met_before": "{0} und {1} sind sich schon begegnet, sonst an diesem Tisch noch niemand.",
    "pairs_met_before": "Schon begegnet: {again} von {pairs:Paar|Paaren} an diesem Tisch.",
    "plan_nobody_again": (
        "In dieser Runde oder Gruppe begegnen sich nirgends zwei Spieler noch einmal."
    ),
    "plan_meets_again": (
        "Paare, die sich in dieser Runde oder Gruppe noch einmal begegnen: {again}."
    ),
    "plan_proved_least": (
        "Keine andere Sitzordnung hat weniger Wiederholungen (Wiederholungswert {penalty}; ein "
        "Paar zählt mehr, je öfter es sich begegnet ist)."
    ),
    "plan_best_found": (
        "Eine Sitzordnung mit weniger Wiederholungen wurde nicht gefunden (Wiederholungswert "
        "{penalty}; ein Paar zählt mehr, je öfter es sich begegnet ist)."
    ),
    "plan_best_of_thirty": (
        "Das ist die beste aus dreißig gelosten Sitzordnungen (Wiederholungswert {penalty}; ein "
        "Paar zählt mehr, je öfter es sich begegnet ist)."
    ),
    "forbidden_together": (
        "{everyone} sollen nicht aufeinandertreffen, aber kein Tausch von Spielern würde sie "
        "trennen."
    ),
    "forbidden_not_looked_at_here": (
        "{everyone} sollen nicht aufeinandertreffen. Die dreißig gelosten Sitzordnungen achten "
        "darauf nicht; von Hand trennen oder die Sitzordnung mit möglichst wenigen Gegnern zum "
        "zweiten Mal wählen."
    ),
    "seated_by_hand": "Die Turnierleitung hat diesen Tisch von Hand gesetzt.",
    "seated_around": (
        "Gesetzt aus den Spielern, die frei waren; unverändert geblieben: {tables:Tisch|Tische}."
    ),
    "bye_fewest_strikes": (
        "{0} setzt diese Runde aus: Das Freilos geht an den Spieler mit den wenigsten Strafpunkten "
        "({strikes})."
    ),
    "bye_fewest_strikes_in_turn": (
        "{0} setzt diese Runde aus: die wenigsten Strafpunkte ({strikes}) unter denen, die an der "
        "Reihe sind. Niemand hat ein zweites Freilos, bevor alle eines hatten."
    ),
    "bye_by_lot": (
        "{everyone} hatten gleich viele Strafpunkte ({strikes}); das Los hat entschieden."
    ),
    # What a round costs: heads of columns
    "weigh_forbidden": "auseinanderzuhaltende Paare an einem Tisch",
    "weigh_out_of_group": "Spieler außerhalb ihrer Gruppe",
    "weigh_sizes": "Tische anderer Größe",
    "weigh_met": "Wiederholungswert für erneute Begegnungen",
    # The end
    "won_alone": "{0} gewinnt mit {strikes:Strafpunkt|Strafpunkten}: Sonst ist niemand mehr dabei.",
    "won_strikes_and_game": (
        "{0} gewinnt: weniger Strafpunkte als {1} ({strikes} zu {other}) und im letzten Spiel "
        "nicht dahinter."
    ),
    "won_game": (
        "{0} gewinnt: im letzten Spiel vorn. {1} hat weniger Strafpunkte ({strikes} zu {other}), "
        "kam dort aber nur auf Platz {place}."
    ),
    "won_game_equal_strikes": (
        "{0} gewinnt: ebenso viele Strafpunkte wie {1} ({strikes}) und im letzten Spiel vorn."
    ),
    "share_second_in_game": (
        "{0} und {1} gewinnen beide. {0} hat weniger Strafpunkte ({strikes} zu {other}) und kam im "
        "letzten Spiel auf Platz 2; {1} hat dieses Spiel gewonnen."
    ),
    "share_equal_game": (
        "{0} und {1} gewinnen beide: gleich viele Strafpunkte ({strikes}) und gleiche Punktzahl im "
        "letzten Spiel."
    ),
    "won_fewer_strikes": "{0} gewinnt: weniger Strafpunkte als {1} ({strikes} zu {other}).",
    "won_fewer_strikes_bye": (
        "{0} gewinnt: weniger Strafpunkte als {1} ({strikes} zu {other}). In der letzten Runde "
        "haben nicht beide gespielt; darum zählen nur die Strafpunkte."
    ),
    "share_equal_strikes_bye": (
        "{0} und {1} gewinnen beide: gleich viele Strafpunkte ({strikes}), und nicht beide waren "
        "in der letzten Runde dabei."
    ),
    "won_margin": (
        "{0} gewinnt: ebenso viele Strafpunkte wie {1} ({strikes}) und der bessere Vorsprung im "
        "letzten Spiel ({margin} zu {other_margin})."
    ),
    "share_margin": (
        "{0} und {1} gewinnen beide: gleich viele Strafpunkte ({strikes}) und gleicher Vorsprung "
        "im letzten Spiel ({margin})."
    ),
    "share_no_margin": (
        "{0} und {1} gewinnen beide: gleich viele Strafpunkte ({strikes}), und in den letzten "
        "Spielen ist kein Vorsprung zu vergleichen."
    ),
    "won_all_out": (
        "{0} gewinnt: In Runde {round} sind alle ausgeschieden, niemand sonst mit so wenigen "
        "Strafpunkten ({strikes})."
    ),
    "share_all_out": (
        "{everyone} gewinnen gemeinsam: In Runde {round} sind alle ausgeschieden, und diese haben "
        "die wenigsten Strafpunkte ({strikes})."
    ),
    "won_playoff": (
        "{0} gewinnt das letzte Spiel gegen {1}; es entscheidet, gleich wie viele Strafpunkte sie "
        "haben."
    ),
    "share_playoff": "{everyone} haben im letzten Spiel Gleichstand; beide bleiben Sieger.",
    "last_game_possible": (
        "{everyone} teilen sich den Sieg. Auf Wunsch ein letztes Spiel zwischen ihnen freigeben; "
        "es entscheidet."
    ),
    # How near the end is
    "strikes_from_out": (
        "{0} hat {strikes:Strafpunkt|Strafpunkte}; bis zum Ausscheiden bei {level} fehlen {more}. "
        "Ein letzter Platz ({last}) reicht dafür nicht."
    ),
    "last_place_puts_out": (
        "{0} hat {strikes:Strafpunkt|Strafpunkte}; bis zum Ausscheiden bei {level} fehlen {more}. "
        "Ein letzter Platz ({last}) reicht dafür."
    ),
    "out_after_round": (
        "{0} hat {strikes:Strafpunkt|Strafpunkte}, also {level} oder mehr, und scheidet aus, wenn "
        "diese Runde vollständig ist."
    ),
    # Standings
    "missed_rounds": (
        "{0} war in {rounds:Runde|Runden} nicht dabei und bekam dafür die Strafpunkte eines "
        "letzten Platzes (je {strikes})."
    ),
    "out_by_correction": (
        "{0} ist nach den jetzigen Ergebnissen seit Runde {round} ausgeschieden. Spätere Spiele "
        "bringen {0} keine Strafpunkte mehr."
    ),
    # Before the next step
    "results_missing": "Es fehlen noch Ergebnisse: {tables:Tisch|Tische}. Diese zuerst eintragen.",
    "event_finished": (
        "Das Turnier ist zu Ende. Zum Weiterspielen ein Ergebnis zurücknehmen oder berichtigen."
    ),
    "cannot_seat": (
        "{players:Spieler kann|Spieler können} keine Runde spielen: Ein Tisch braucht drei oder "
        "mehr. Spieler anmelden, bis es mindestens 3 sind."
    ),
    "cannot_seat_around": (
        "{players:freier Spieler füllt|freie Spieler füllen} keine Tische in erlaubter Größe. "
        "Tische festhalten oder mehr davon lösen, bis es eine dieser Zahlen ist: "
        "{counts_that_work}."
    ),
    "expected_rounds": (
        "Scheidet man mit {level} Strafpunkten aus, sind etwa {rounds} Runden zu erwarten."
    ),
    "expected_rounds_between": (
        "Scheidet man mit {level} Strafpunkten aus, sind etwa {low} bis {high} Runden zu erwarten."
    ),
    "expected_rounds_fewer": (
        "Scheidet man mit {level:Strafpunkt|Strafpunkten} aus, sind weniger als {rounds} Runden zu "
        "erwarten ({known} Strafpunkte brauchen etwa {rounds})."
    ),
    "expected_rounds_more": (
        "Scheidet man mit {level} Strafpunkten aus, sind mehr als {rounds} Runden zu erwarten "
        "({known} Strafpunkte brauchen etwa {rounds})."
    ),
    "five_left_unused": (
        "Drei und zwei bei noch fünf Spielern gilt nur, wenn der größte Tisch 4 Plätze hat. Hier "
        "sitzen fünf Spieler an einem Tisch."
    ),
    "three_and_two_needs_two": (
        "Noch fünf Spieler säßen an Tischen zu drei und zu zwei, aber das Spiel ist als zu zweit "
        "nicht spielbar vermerkt. So spielen vier, und einer hat ein Freilos. Für drei und zwei "
        "„Geht auch zu zweit“ einschalten."
    ),
    "forbidden_not_looked_at": (
        "{pairs:Paar soll|Paare sollen} nicht aufeinandertreffen ({everyone}), aber die dreißig "
        "gelosten Sitzordnungen achten darauf nicht. Die Sitzordnung mit möglichst wenigen Gegnern "
        "zum zweiten Mal wählen oder von Hand trennen."
    ),
    "corrected_out": (
        "Nach den jetzigen Ergebnissen früher ausgeschieden und in späteren Runden dennoch dabei: "
        "{everyone}. Diese Runden bleiben, wie sie gespielt wurden, bringen aber keine Strafpunkte "
        "mehr."
    ),
    "corrected_in": (
        "Nach den jetzigen Ergebnissen noch dabei und in einer späteren Runde ausgelassen: "
        "{everyone}. Eine versäumte Runde zählt als letzter Platz. Ist dort noch nichts gespielt, "
        "diese Runde rückgängig machen und neu auslosen."
    ),
    # What stands in the way
    "three_and_two_without_two": (
        "Tische zu drei und zu zwei brauchen ein Spiel, das auch zu zweit geht. Zugleich „Geht "
        "auch zu zweit“ einschalten, oder vier spielen lassen, und einer hat ein Freilos."
    ),
    "level_fixed": (
        "Die Grenze zum Ausscheiden bleibt bei {level}, sobald Runde 1 freigegeben ist: Nach ihr "
        "sind Spieler dabei oder ausgeschieden. Zum Ändern bis vor Runde 1 rückgängig machen."
    ),
    "too_late_to_enter": (
        "Neue Spieler können nur dazukommen, bis Runde 2 ausgelost ist. In diesem Turnier ist es "
        "dafür zu spät."
    ),
    "late_entry_out": (
        "Eine Nachmeldung beginnt mit {strikes} Strafpunkten für die versäumte Runde und wäre "
        "sofort ausgeschieden, denn ab {level:Strafpunkt|Strafpunkten} scheidet man aus. Zum "
        "Anmelden ist es zu spät."
    ),
    "eliminated_for_good": (
        "{0} ist in Runde {round} mit {strikes} Strafpunkten ausgeschieden und kann nicht "
        "zurückkommen."
    ),
    "return_too_late": (
        "{0} kann nicht zurückkommen: Mit einem letzten Platz für jede versäumte Runde ({rounds}) "
        "wären es {strikes} Strafpunkte, und ab {level} scheidet man aus."
    ),
    "drop_in_last_game": (
        "{0} ist im letzten Spiel. Das Ergebnis dieses Spiels eintragen und {0} dabei als "
        "aufgegeben vermerken."
    ),
    "no_byes_on_request": (
        "Freilose auf Wunsch gibt es bei dieser Turnierart nicht. {0} abmelden und später wieder "
        "aufnehmen; eine versäumte Runde zählt als letzter Platz."
    ),
    "old_result_cleared": (
        "Auf Runde {round} bauen spätere Runden auf. Für Tisch {table} das richtige Ergebnis "
        "eintragen, statt es zurückzunehmen."
    ),
    # Reports
    "score_missing": (
        "Tisch {table}: eine Punktzahl für {everyone} eintragen oder als aufgegeben vermerken."
    ),
    "score_of_withdrawn": (
        "Tisch {table}: Punktzahl und Aufgabe zugleich geht nicht für {everyone}. Eines von beiden "
        "wählen."
    ),
    # Seating by hand
    "seated_twice": "Doppelt gesetzt: {everyone}. Jeden Spieler nur einmal setzen.",
    "not_in_this_round": "Nicht in Runde {round}: {everyone}. Nur Spieler dieser Runde setzen.",
    "without_a_seat": "Ohne Platz: {everyone}. Jeder Spieler der Runde braucht einen.",
    "other_table_sizes": "Tischgrößen wie freigegeben beibehalten: {sizes}.",
    "rematch": (
        "{0} und {1} träfen an Tisch {table} wieder aufeinander (bisher "
        "{times:Begegnung|Begegnungen})."
    ),
    "forbidden_pair": (
        "{0} und {1} sollen nicht aufeinandertreffen; sie säßen zusammen an Tisch {table}."
    ),
    "score_gap": "Tisch {table} würde Spieler der Gruppen {groups} mischen.",
}
