"""Words of a file that cannot be opened, and of what can be recovered from it."""

RECOVERY = {
    "reason_unknown": "This version of TourneyDesk has no words for this reason ({code}).",
    # Why a file cannot be opened
    "story_begins": "{name} is damaged: it does not begin with a new event.",
    "story_unreadable": "{name} is damaged: change {step} cannot be read.",
    "story_newer": (
        "{name} was changed by a newer TourneyDesk. This version does not know change {step}."
    ),
    "story_too_long": "{name} has more than {most:grouped} changes.",
    "story_players": "An event has room for {most:grouped} players.",
    "story_order": ("{name} is damaged: change {step} does not follow from the changes before it."),
    "story_undo": (
        "{name} is damaged: change {step} undoes or repeats change {named}, which was not the "
        "last one."
    ),
    "story_player": "{name} is damaged: change {step} is not possible for player {player}.",
    "story_round": "{name} is damaged: change {step} is not possible in round {round}.",
    "story_table": (
        "{name} is damaged: change {step} is not possible at table {table} in round {round}."
    ),
    "story_seats": (
        "{name} is damaged: the seats at table {table} in round {round} are not possible "
        "(change {step})."
    ),
    "story_result": (
        "{name} is damaged: the result of table {table} in round {round} is not possible "
        "(change {step})."
    ),
    "story_running": (
        "{name} is damaged: after change {step}, table {table} is still running, though a player "
        "there is out or the event is over."
    ),
    "story_setting": (
        "{name} is damaged: change {step} has a setting that does not work ({setting:setting})."
    ),
    "story_value": "{name} is damaged: change {step} has a value that is not possible.",
    "opening_failed": "{name} could not be opened. It may be damaged.",
    # What can be recovered of it
    "recovery_whole": "All {all:change|changes} can be recovered.",
    "recovery_kept": "{kept} of {all:change|changes} can be recovered.",
    "recovery_uncounted": (
        "{kept:change|changes} can be recovered. How many there were is not known."
    ),
    "recovery_perhaps": "Later changes may be missing.",
    "recovery_none": "Nothing can be recovered. Rebuild the event from its record cards.",
    "recovery_step": "Missing: change {number}, {step}",
    "recovery_step_unread": "Missing: change {number}, which cannot be read",
    "recovery_steps_unread": "Missing: changes {first} to {last}, which cannot be read",
    "recovery_unreadable": "Cannot be read",
    "recovery_tables": "{tables:table|tables} of round {round}",
    "recovery_unread": "{count:change|changes} that cannot be read",
    "recovery_more": "{count:more change|more changes}",
    "recovery_missing": "Missing: {parts}.",
    "recovery_complete": "Nothing is missing.",
    "recovery_unproved": "Nothing in the file shows that its backups belong to the same event.",
    "recovery_how": "To continue, run: tourneydesk recover {name} -o NEW.tourney",
    "recovery_see": "To see what, run: tourneydesk check {name}",
    "recovered": "{new} has {kept} of {all:change|changes}. {name} is unchanged.",
}
