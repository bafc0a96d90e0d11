"""Words of the US Chess Swiss."""

from tourneydesk.present.german.us_swiss_acceleration import ACCELERATION
from tourneydesk.present.german.us_swiss_answers import ANSWERS

US_SWISS = {
    "word_white": "Weiß",
    "word_black": "Schwarz",
    # Who sits out
    "bye_requested": (
        "{0} hat für diese Runde ein Freilos verlangt; es zählt {points:Punkt|Punkte}."
    ),
    "bye_lowest": (
        "{0} setzt aus und bekommt einen ganzen Punkt. Die Zahl der Spieler ist ungerade, und "
        "unter denen mit der niedrigsten Punktzahl, die das Freilos bekommen können, ist dies die "
        "niedrigste Wertungszahl ({points:Punkt|Punkte} vor dieser Runde). Es ist kein Sieg am "
        "Brett."
    ),
    "bye_lowest_worth": (
        "{0} setzt aus und bekommt {worth:Punkt|Punkte}. Die Zahl der Spieler ist ungerade, und "
        "{0} steht unter denen mit der niedrigsten Punktzahl am tiefsten und kann das Freilos "
        "bekommen (vor dieser Runde {points:Punkt|Punkte})."
    ),
    "bye_full_by_director": (
        "Die Turnierleitung hat {0} für diese Runde ein Freilos mit ganzem Punkt gegeben."
    ),
    "bye_not_twice": (
        "{count:Spieler wäre|Spieler wären} früher an der Reihe gewesen ({everyone}), aber niemand "
        "bekommt zweimal einen ganzen Punkt ohne Spiel."
    ),
    "bye_not_after_half": (
        "{count:Spieler wäre|Spieler wären} früher an der Reihe gewesen ({everyone}), aber wer in "
        "einer anderen Runde ein halbes Freilos hatte oder verlangt hat, bekommt dieses nur, wenn "
        "sonst niemand bleibt."
    ),
    "bye_not_unrated": (
        "{count:Spieler ohne Wertungszahl wäre|Spieler ohne Wertungszahl wären} früher an der "
        "Reihe gewesen ({everyone}), aber bei gleicher Punktzahl geht das Freilos zuerst an "
        "jemanden mit Wertungszahl."
    ),
    "bye_rest_unpairable": (
        "{count:Spieler wäre|Spieler wären} früher an der Reihe gewesen ({everyone}), aber dann "
        "wären nicht alle anderen zu paaren gewesen, ohne dass jemand noch einmal auf einen "
        "früheren Gegner trifft."
    ),
    "house_sat_out": (
        "{0} spielt als Hausspieler nur bei ungerader Zahl mit. In Runde {round} war sie gerade."
    ),
    "house_player": "{0} spielt nur als Hausspieler mit und hat keinen Platz.",
    # Why these two meet
    "natural_opponents": (
        "{0} hat {points:Punkt|Punkte}, {1} {other_points}. Nach der Wertungszahl geordnet, spielt "
        "die obere Hälfte ihrer Gruppe gegen die untere, und beide stehen auf Platz {place} einer "
        "Hälfte."
    ),
    "same_score_opponents": (
        "Beide haben {points:Punkt|Punkte}. Nach der Wertungszahl geordnet, spielt die obere "
        "Hälfte ihrer Gruppe gegen die untere, und {0} und {1} stehen beide auf Platz {place} "
        "einer Hälfte."
    ),
    "came_down": (
        "{0}, mit {points:Punkt|Punkten}, ist in diese Gruppe heruntergerückt und spielt gegen die "
        "höchste mögliche Wertungszahl dort: {1}, mit {other_points:Punkt|Punkten}."
    ),
    "would_be_rematch": (
        "Nach der Wertungszahl würde {0} hier gegen {1} spielen, aber beide haben schon "
        "gegeneinander gespielt, und niemand trifft zweimal auf denselben Gegner."
    ),
    "would_be_forbidden": (
        "Nach der Wertungszahl würde {0} hier gegen {1} spielen, aber die Turnierleitung hat "
        "festgelegt, dass diese beiden nicht aufeinandertreffen sollen."
    ),
    "least_change": (
        "Darum spielen {0} und {1}: die kleinste Änderung, die hilft "
        "({size:Wertungspunkt|Wertungspunkte})."
    ),
    "makes_room": (
        "{0} und {1} spielen gegeneinander, um Platz für andere der Gruppe zu machen, die schon "
        "gegeneinander gespielt haben oder nicht aufeinandertreffen sollen. Es ist die kleinste "
        "Änderung, die hilft ({size:Wertungspunkt|Wertungspunkte})."
    ),
    "switched_against_third": (
        "Nach der Wertungszahl würde {0} gegen {2} spielen und {1} gegen {3}. Die Gegner wurden "
        "getauscht, damit weniger Spieler dreimal in Folge dieselbe Farbe haben: {third_after} "
        "statt {third_before}. So ein Tausch darf beliebig groß sein; dieser ist "
        "{size:Wertungspunkt|Wertungspunkte} groß."
    ),
    "switched_to_equalise": (
        "Nach der Wertungszahl würde {0} gegen {2} spielen und {1} gegen {3}. Die Gegner wurden "
        "getauscht, damit mehr Spieler gleich oft Weiß und Schwarz haben. Spieler ohne die Farbe, "
        "die ihnen zusteht: hier {after} statt {before}. Der Tausch ist hier "
        "{size:Wertungspunkt|Wertungspunkte} groß; dafür erlaubt sind bis zu {limit}."
    ),
    "switched_to_alternate": (
        "Nach der Wertungszahl würde {0} gegen {2} spielen und {1} gegen {3}. Die Gegner wurden "
        "getauscht, damit mehr Spieler die Farbe gegenüber ihrer letzten Partie wechseln. Spieler "
        "ohne die Farbe, die ihnen zusteht: hier {after} statt {before}. Der Tausch ist hier "
        "{size:Wertungspunkt|Wertungspunkte} groß; dafür erlaubt sind bis zu {limit}."
    ),
    "switched_with_others": (
        "Nach der Wertungszahl würde {0} gegen {2} spielen und {1} gegen {3}. Ihre Paarung gehört "
        "zu einem größeren Tausch in dieser Gruppe (hier {size:Wertungspunkt|Wertungspunkte})."
    ),
    # Who came down
    "went_down": (
        "{0}, mit {points:Punkt|Punkten}, steht in einer Gruppe mit ungerader Spielerzahl an "
        "letzter Stelle und rückt in die nächste Gruppe herunter."
    ),
    "went_down_for_others": (
        "{0}, mit {points:Punkt|Punkten}, rückt in die nächste Gruppe herunter: von unten gesehen "
        "der erste Platz, bei dem alle anderen einen Gegner behalten. Wer keine Wertungszahl hat "
        "oder schon heruntergerückt ist, bleibt, solange jemand anderes gehen kann."
    ),
    "went_down_with_others": (
        "{count} Spieler dieser Gruppe rücken in die nächste herunter, weil in ihr nicht alle zu "
        "paaren waren, ohne dass hier oder weiter unten jemand noch einmal auf einen früheren "
        "Gegner trifft. {0}, mit {points:Punkt|Punkten}, gehört dazu."
    ),
    "went_down_again": (
        "{0}, mit {points:Punkt|Punkten}, war schon heruntergerückt und rückt noch einmal "
        "herunter. Ginge jemand anderes, müssten mehr Spieler ihre Punktgruppe verlassen, oder "
        "jemand hätte keinen Gegner."
    ),
    "went_down_next": (
        "Die Gruppe ist ungerade. {0}, mit {points:Punkt|Punkten}, ist von unten gesehen der erste "
        "Platz, der sie verlassen kann, und rückt herunter."
    ),
    "passed_met": ("{0} steht tiefer, hat aber schon gegen alle aus der nächsten Gruppe gespielt."),
    "passed_rest": (
        "{0} steht tiefer, muss aber bleiben: Ohne {0} wäre der Rest der Gruppe nicht zu paaren, "
        "ohne dass sich zwei noch einmal treffen."
    ),
    "passed_field": (
        "{0} steht tiefer. Würde aber {0} die Gruppe verlassen, wären weiter unten nicht alle zu "
        "paaren."
    ),
    "passed_more": (
        "{0} steht tiefer. Würde aber {0} die Gruppe verlassen, müssten weiter unten mehr Spieler "
        "ihre Punktgruppe verlassen."
    ),
    "passed_unrated": (
        "Spieler ohne Wertungszahl bleiben in ihrer Gruppe, solange jemand mit Wertungszahl gehen "
        "kann."
    ),
    "went_down_instead": (
        "{0} rückt statt {1} in die nächste Gruppe herunter ({size:Wertungspunkt|Wertungspunkte} "
        "Abstand), weil in der Gruppe so die Farben besser oder die Tausche kleiner sind."
    ),
    # Who has White
    "first_colours": (
        "Beide hatten noch keine Farbe: {0} hat Weiß, {1} hat Schwarz, und die Bretter wechseln "
        "sich ab."
    ),
    "both_get_due_colours": (
        "Beide bekommen die Farbe, die ihnen zusteht: {0} Weiß und {1} Schwarz. Das ist die bisher "
        "seltenere Farbe; waren beide gleich häufig, die andere als beim letzten Mal."
    ),
    "one_gets_due_colour": (
        "{0} bekommt {colour:word} und damit die Farbe, die zusteht; {1} hatte noch keine Farbe "
        "und nimmt die andere."
    ),
    "larger_imbalance_first": (
        "Beiden steht {colour:word} zu. {0} bekommt die Farbe, weil dort der Unterschied zwischen "
        "Weiß und Schwarz bisher größer ist ({balance} gegen {other_balance})."
    ),
    "colours_last_differed": (
        "Beiden steht {colour:word} zu. Zuletzt hatten sie in Runde {round} verschiedene Farben; "
        "beide bekommen die andere als damals, {0} also {colour:word}."
    ),
    "higher_rank_first": (
        "Beiden steht {colour:word} zu, und ihre Farben waren bisher immer gleich. {0} steht höher "
        "und bekommt {colour:word}."
    ),
    "no_third_in_a_row": (
        "{0} hat Weiß und {1} Schwarz, weil umgekehrt jemand dreimal in Folge dieselbe Farbe hätte."
    ),
    "spares_a_third": (
        "Beiden steht {colour:word} zu, und der Unterschied ihrer Farben ist gleich groß. {0} "
        "bekommt {colour:word}: Umgekehrt hätte jemand dreimal in Folge dieselbe Farbe."
    ),
    "third_colour_needed": (
        "{0} hat zum dritten Mal in Folge {other_colour:word}. Das ist erlaubt, weil die Farben so "
        "gleichmäßiger verteilt sind als umgekehrt."
    ),
    "third_colour": (
        "{0} hat zum dritten Mal in Folge {other_colour:word}. Keine Paarung dieser Gruppe hat "
        "weniger solche Fälle."
    ),
    "two_apart": (
        "Darum hat {0} jetzt {other_colour:word} und damit {apart:Partie|Partien} mehr mit "
        "{other_colour:word} als mit {colour:word}. Kein Tausch innerhalb der Grenzen lässt "
        "weniger solche Spieler."
    ),
    # The whole round
    "group_weighed": (
        "In der Gruppe, die bei {points:Punkt|Punkten} beginnt ({players} Spieler, ab Setznummer "
        "{top_rank}): {changed:Paar weicht|Paare weichen} von der Reihenfolge der Wertungszahlen "
        "ab. Spieler ohne die Farbe, die ihnen zusteht: {after} statt {before}."
    ),
    "not_proved": (
        "Die Gruppe, die bei {points:Punkt|Punkten} beginnt ({players} Spieler, ab Setznummer "
        "{top_rank}), ist zu groß, um alles durchzuprobieren. Dies ist die beste gefundene "
        "Paarung; eine etwas bessere kann es geben."
    ),
    "seated_by_hand": "Die Turnierleitung hat dieses Brett von Hand gesetzt.",
    # Pairing around boards that stay, and what a round costs (heads of columns)
    "paired_around": (
        "{0} und {1} wurden um die Bretter und Freilose herum gepaart, die bleiben, wie sie sind "
        "({players:Spieler|Spieler})."
    ),
    "around_no_bye": (
        "{players:Spieler ist|Spieler sind} frei, eine ungerade Zahl, und alle hatten schon einen "
        "ganzen Punkt ohne Spiel. Mehr Bretter lösen."
    ),
    "around_only_again": (
        "{players:freier Spieler lässt|freie Spieler lassen} sich in Runde {round} nicht "
        "miteinander paaren: Sie haben schon gegeneinander gespielt oder sollen nicht "
        "aufeinandertreffen. Mehr Bretter lösen."
    ),
    "weigh_forbidden": "auseinanderzuhaltende Paare",
    "weigh_rematches": "Paare, die schon gespielt haben",
    "weigh_byes_again": "zweite ganze Freilose",
    "weigh_bye_sooner": "Spieler, denen das Freilos eher zusteht",
    "weigh_moved": "heruntergerückte Spieler",
    "weigh_third": "dritte gleiche Farbe in Folge",
    "weigh_over_equalisation_limit": "Tausche über der Grenze für den Farbausgleich",
    "weigh_equalisation": "Farben zwei oder mehr auseinander",
    "weigh_over_alternation_limit": "Tausche über der Grenze für den Farbwechsel",
    "weigh_alternation": "Farben ohne Wechsel",
    "weigh_interchanges": "Paare innerhalb einer Hälfte",
    "weigh_changed": "Paare außer der Wertungsreihenfolge",
    "weigh_sizes": "getauschte Wertungspunkte",
    # What to consider
    "more_rounds_than_opponents": (
        "{players} Spieler können höchstens {most:Runde|Runden} spielen, ohne zweimal auf "
        "denselben Gegner zu treffen; geplant sind {rounds}. Weniger Runden planen oder mehr "
        "Spieler anmelden."
    ),
    "earlier_round_open": (
        "Runde {round} ist wieder offen. Dort fehlt noch: {tables:Brett|Bretter}."
    ),
    **ACCELERATION,
    **ANSWERS,
}
