"""Words of the desk: why a decision is not taken, and the names of steps."""

DESK = {
    "last_copy_failed": "“{name}” is saved, but its last backup was not made. {why}",
    # Refusals in any format
    "nothing_to_undo": "There is nothing to undo.",
    "nothing_to_redo": "There is nothing to redo.",
    "unknown_detail": "An event has no “{detail}”. It has {known}.",
    "detail_length": "The event's {detail:word} needs 1 to {most} characters.",
    "player_unknown": "There is no player {player}; the players are numbered 1 to {players}.",
    "member_entered": (
        "Someone with the member ID {member} is entered already. Give each player his own, or "
        "leave it empty."
    ),
    "nobody_in_list": "The list has no player to enter.",
    "round_unknown": "Round {round} is not posted; rounds posted so far: {posted}.",
    "table_unknown": (
        "Round {round} has no table {table}; its tables are numbered from {low} to {high}."
    ),
    "table_number": "Tables have numbers from 1 to {most}. Enter one of those, or leave it empty.",
    "table_not_fixed": "{0} has no fixed table.",
    "table_stopped": "The game at table {table} was stopped and counts for nobody.",
    "table_has_result": (
        "Table {table} of round {round} has its result and stays as it is. Clear that result first."
    ),
    "no_result_there": "Table {table} of round {round} has no result to clear.",
    "out_already": "{0} is out already, since round {round}.",
    "entry_was_paired": (
        "{0} was in round {round}, so the entry cannot be deleted. Withdraw {0} instead."
    ),
    "dropped_already": "{0} has left already.",
    "in_already": "{0} is in the event already.",
    "out_by_the_rules": "By the rules {0} went out in round {round} and cannot return.",
    "why_not_oneself": "Name two different players; nobody meets himself.",
    "they_met": "{0} and {1} did meet in round {round}, at table {table}.",
    "no_house_players": "Only a US Chess Swiss can have a house player.",
    "nobody_named": "Name at least one player.",
    "checked_in_already": "{0} is checked in already.",
    "not_checked_in": "{0} is not checked in.",
    "check_in_after_drop": "{0} has left. Return him first, then check him in.",
    "absent_too_late": ("Round 1 is posted: those who did not come are dropped one by one now."),
    "nobody_absent": "Everybody who is in the event is checked in; there is nobody to drop.",
    "nobody_checked_in": (
        "Nobody is checked in yet, so this would drop everybody. Check in those who are here first."
    ),
    "bye_points": "A bye on request is worth 1 point (at the director's discretion), 0.5 or 0.",
    "bye_too_late": "Round {round} is posted. A bye can be asked for from round {next} on.",
    "no_bye_asked": "{0} has not asked for a bye in round {round}.",
    "bye_had": "Round {round} is posted. The bye of {0} in it stands.",
    "pair_of_one": "Name two different players to be kept apart, not {0} twice.",
    "pair_not_forbidden": "{0} and {1} may meet already.",
    "seated_wrongly": "Seated more than once: {everyone}. Seat each player of round {round} once.",
    "left_without_seat": "Without a seat: {everyone}. Seat everybody of round {round}.",
    "seated_though_gone": (
        "Whoever has left cannot be seated anew: {everyone}. Leave that table as it is, or take "
        "the player back first."
    ),
    "seated_stranger": "Only those who were seated in round {round} can be; look at {everyone}.",
    "proposal_stale": "The event has changed since round {round} was drawn up. Pair it again.",
    "swap_with_oneself": "Choose two different players to change places, not {0} twice.",
    "not_in_draft": "{0} is not in the draft of round {round}.",
    "bye_not_to_swap": "{0} does not play in round {round}, whoever has the bye.",
    "swap_of_byes": "{0} and {1} both have a bye; there is nothing to swap.",
    "second_bye": "{0} had a bye in round {round} already.",
    "bye_by_hand": "The organizer gave {0} the bye by hand.",
    "no_bye_in_format": "No player sits out in this format, so there is no bye to give.",
    "no_bye_to_give": "No one sits out in round {round}, so there is no bye to reassign.",
    "has_this_bye": "{0} has the bye of round {round} already.",
    "not_seated_in_round": "{0} has no seat in round {round}.",
    "bye_with_results": (
        "Round {round} has results. Clear them before the bye goes to another player."
    ),
    "full_bye_by_director": (
        "A full-point bye for {0} in round {round} is at the director's discretion."
    ),
    "more_kept_than_tables": (
        "More tables are locked than the {tables:table|tables} this round has now. Unlock some."
    ),
    "redraw_without_why": "Say in a line why round {round} is drawn again; the history keeps it.",
    "nothing_to_redraw": "Round {round} cannot be drawn yet, so there is nothing to draw again.",
    "seed_length": "A seed needs 1 to {most} characters that can be seen, on one line.",
    "event_name": "The event needs a name of 1 to {most} characters, on one line.",
    "format_unknown": "There is no format “{format}”. Formats: {known}.",
    "no_round_yet": "No round is posted yet.",
    # Why somebody is not in a round, and what is said after changes by hand
    "absent_entered_later": "{0} was entered after round {round} was paired.",
    "absent_eliminated": "{0} was out after round {left}, before round {round} was paired.",
    "absent_withdrawn": "{0} withdrew in round {left}, before round {round} was paired.",
    "absent_left": "{0} had withdrawn before round {round} was paired.",
    "absent_taken_out": "{0} lost their place in round {round} when it was changed.",
    "changed_by_hand_from_rules": (
        "As the rules made round {round}, {0} and {1} would have met. The organizer changed it."
    ),
    "said_before_changes_by_hand": (
        "The organizer changed {count:table|tables} by hand. Reasons for the whole round describe "
        "it before that change."
    ),
    "not_possible": "This is not possible here.",
    "format_of_file": "{name} is an event of the format “{format}”, which this version lacks.",
    "players_count": "The number of players can be 1 to {most}.",
    "setting_form": "Write a setting as KEY=VALUE, such as elimination_level=47.",
    "too_many_steps": (
        "This event has {most} steps, and a file cannot hold more. Start a new event."
    ),
    "last_good_copy": "Its newest backup, with {steps:change|changes}, is {copy}.",
    "step_unknown": "There is no step {step}; the steps are numbered 1 to {steps}.",
    # Tables that stay
    "has_this_table": "{0} always sits at table {table}.",
    "table_held_by_other": (
        "{0} could not have table {table}: {1} was given it first and sits there this round."
    ),
    "table_fixed_twice": (
        "Table {table} is fixed for {everyone}. When they do not meet, only {0} gets it."
    ),
    "meets_fixed_player": (
        "{0} could not have table {table}: this opponent, {1}, was given table {stays} first."
    ),
    # Names of steps
    "step_other": "Step of another kind ({kind})",
    "step_opened": "Open the event {name}",
    "step_details": "Change the event's {details:word}",
    "step_settings": "Change the settings {settings:setting}",
    "step_player_added": "Enter {name}",
    "step_players_added": "Enter {count:player|players}",
    "step_player_changed": "Change {name}",
    "step_dropped": "Drop {0}",
    "step_deleted": "Delete {0}",
    "step_returned": "Return {0}",
    "step_checked_in": "Check in {0}",
    "step_checked_in_many": "Check in {count:player|players}",
    "step_not_here": "Mark {0} as not here",
    "step_not_here_many": "Mark {count:player|players} as not here",
    "step_absent": "Drop {count:player|players} not checked in",
    "step_bye": "Bye for {0} in round {round}",
    "step_no_bye": "No bye for {0} in round {round}",
    "step_table_fixed": "Table {table} for {0}",
    "step_table_free": "No fixed table for {0}",
    "step_forbidden": "Keep {0} and {1} apart",
    "step_allowed": "Let {0} and {1} meet",
    "step_redrawn": "Draw round {round} again: {why}",
    "step_posted": "Post round {round}",
    "step_posted_by_hand": "Post round {round}, changed by hand",
    "step_by_hand": "Seat round {round} by hand",
    "step_called": "Call {tables:table|tables}",
    "step_result": "Result of table {table}, round {round}",
    "step_cleared": "Clear table {table}, round {round}",
    "step_note": "Note: {text}",
    "step_left_open": "Rebuilt from paper: {count:item|items} left open",
    "step_settled": "Open items settled",
    "was_open_seats": "Round {round}, table {table}: {seats}",
    "step_undone": "Undo step {step}",
    "step_redone": "Redo step {step}",
}
