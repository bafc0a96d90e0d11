"""Words that all formats share."""

COMMON = {
    # Settings
    "unknown_setting": "Eine Einstellung „{setting}“ gibt es hier nicht. Einstellungen: {known}.",
    "unknown_value": "„{setting}“ kann nicht {value} sein. Möglich ist: {works}.",
    "value_between": "„{setting}“ kann nicht {value} sein. Möglich ist: {low} bis {high}.",
    "value_between_or_null": (
        "„{setting}“ kann nicht {value} sein. Möglich ist: {low} bis {high} oder null."
    ),
    "value_of_list": "„{setting}“ kann nicht {value} sein. Möglich ist: eine Liste aus {works}.",
    "value_rising": (
        "„{setting}“ kann nicht {value} sein. Möglich ist: eine aufsteigende Liste von 1 bis "
        "{most} ganzen Zahlen zwischen {low} und {high}."
    ),
    "value_names": (
        "„{setting}“ kann nicht {value} sein. Möglich ist: eine Liste von 1 bis {most} "
        "verschiedenen Namen mit 1 bis {longest} Zeichen, oder null."
    ),
    # Reports of a table
    "result_part_unknown": "Ein Ergebnis hat hier kein „{unknown}“. Enthalten kann es {known}.",
    "result_part_not_by_player": "„{part}“ muss zu jedem Spieler seinen Wert nennen.",
    "result_part_not_a_list": "„{part}“ muss eine Liste von Spielern sein.",
    "player_named_twice": "„{part}“ nennt jemanden doppelt. Jeden Spieler nur einmal nennen.",
    "not_at_this_table": "Spieler {named} sitzt nicht an Tisch {table}; dort sitzen: {everyone}.",
    "not_a_whole_number": (
        "{part:word} von {0}: {value} geht nicht. Eine ganze Zahl von {low} bis {high} eintragen."
    ),
    "not_a_number": (
        "{part:word} von {0}: {value} geht nicht. Eine Zahl bis höchstens eine Milliarde mit "
        "höchstens sechs Nachkommastellen eintragen."
    ),
    "match_result_unclear": (
        "Für {everyone} genau eines angeben: wer gewonnen hat, ein Remis, oder wer nicht "
        "angetreten ist."
    ),
}
