"""Words of the Dual Ring: why two have not met, or how their game ended."""

ANSWERS = {
    "why_not_in_ring": "{0} war schon abgemeldet, bevor der Ring gesetzt wurde.",
    # They met
    "why_not_playing": "{0} und {1} spielen gerade gegeneinander, an {tables:Tisch|den Tischen}.",
    "why_not_won": "{0} und {1} haben an Tisch {table} gegeneinander gespielt: {0} hat gewonnen.",
    "why_not_both_out": (
        "{0} und {1} haben an Tisch {table} gegeneinander gespielt: ein Remis, durch das beide "
        "ausgeschieden sind."
    ),
    "why_not_shared": (
        "{0} und {1} haben an Tisch {table} gegeneinander gespielt: ein Remis; sie teilen sich den "
        "ersten Platz."
    ),
    "why_not_drew": (
        "{0} und {1} haben an {tables:Tisch|den Tischen} remis gespielt und sollten noch einmal "
        "spielen."
    ),
    "why_not_stopped_by_loss": (
        "{0} und {1} spielten an {tables:Tisch|den Tischen}, als {0} an Tisch {table} gegen {2} "
        "verlor. Damit war ihre Partie abgebrochen; sie zählt für niemanden."
    ),
    "why_not_stopped_by_draw": (
        "{0} und {1} spielten an {tables:Tisch|den Tischen}, als {0} und {2} an Tisch {table} "
        "remis spielten und beide ausschieden. Damit war die Partie mit {1} abgebrochen; sie zählt "
        "für niemanden."
    ),
    "why_not_stopped_by_leaving": (
        "{0} hat sich abgemeldet, während {0} und {1} an {tables:Tisch|den Tischen} spielten. Was "
        "dort abgebrochen wurde, zählt für niemanden."
    ),
    "why_not_last_two": (
        "{0} und {1} waren die letzten beiden. Damit war ihre Partie an {tables:Tisch|den Tischen} "
        "abgebrochen, und die Siege entschieden: {wins} für {0}, {second_wins} für {1}."
    ),
    # They have not met
    "why_not_yet": (
        "{0} und {1} sind im Ring noch nicht Nachbarn. Bleiben beide dabei, spielen sie, sobald "
        "auf einer Seite alle zwischen ihnen ausgeschieden sind."
    ),
    "why_not_had_lost": (
        "{0} hat an Tisch {table} gegen {2} verloren und ist ausgeschieden, bevor sich der Ring "
        "zwischen {0} und {1} geschlossen hatte."
    ),
    "why_not_had_drawn": (
        "{0} und {2} haben an Tisch {table} remis gespielt und sind beide ausgeschieden, bevor "
        "sich der Ring zwischen {0} und {1} geschlossen hatte."
    ),
    "why_not_had_left": (
        "{0} hat sich abgemeldet, bevor sich der Ring zwischen {0} und {1} geschlossen hatte."
    ),
    "why_not_between": (
        "Zwischen ihnen auf der einen Seite: {everyone}. Auf der anderen Seite: "
        "{far:Spieler|Spieler}."
    ),
    "why_not_many_between": (
        "Zwischen ihnen: {near:Spieler|Spieler} auf der einen Seite, {far} auf der anderen."
    ),
    "why_not_stood_between": (
        "Damals noch zwischen ihnen auf der einen Seite: {everyone}. Auf der anderen Seite: "
        "{far:Spieler|Spieler}."
    ),
    "why_not_many_stood_between": (
        "Damals noch zwischen ihnen: {near:Spieler|Spieler} auf der einen Seite, {far} auf der "
        "anderen."
    ),
    # Why they sat where they sat
    "why_not_by_lot": "Die Plätze wurden gelost: {0} hat Platz {place}, {1} Platz {others}.",
    "why_not_by_rating": (
        "Die Plätze gehen nach der Wertungszahl: {0} hat Platz {place}, {1} Platz {others}. "
        "Nebeneinander: {would:Platz wäre|Plätze wären} gegen diese Reihenfolge statt {is}."
    ),
    "why_not_as_entered": (
        "Die Plätze gehen nach der Reihenfolge der Anmeldung: {0} hat Platz {place}, {1} Platz "
        "{others}. Nebeneinander: {would:Platz wäre|Plätze wären} gegen diese Reihenfolge statt "
        "{is}."
    ),
    "why_not_equal_ratings": (
        "Die Plätze gehen nach der Wertungszahl, bei gleicher entscheidet das Los: {0} hat Platz "
        "{place}, {1} Platz {others}. Ein anderes Los hätte sie nebeneinander setzen können."
    ),
    "why_not_kept_apart": (
        "Die Turnierleitung hat festgelegt, dass {0} und {1} nicht aufeinandertreffen sollen; "
        "darum hat das Los sie auseinandergehalten: {0} hat Platz {place}, {1} Platz {others}."
    ),
    "why_not_others_beside": (
        "Beim Losen wurde auseinandergehalten, wer nicht aufeinandertreffen soll: {0} hat Platz "
        "{place}, {1} Platz {others}. Mit diesen beiden nebeneinander hätte auch der beste "
        "gefundene Ring {would:solches Paar|solche Paare} nebeneinander statt {is}."
    ),
    "why_not_ring_by_hand": (
        "Die Turnierleitung hat die Reihenfolge im Ring von Hand festgelegt: {0} hat Platz "
        "{place}, {1} Platz {others}."
    ),
    "why_not_ring_around": (
        "Ein Teil des Rings blieb, wie er war; die anderen wurden darum herum gesetzt: {0} hat "
        "Platz {place}, {1} Platz {others}."
    ),
}
