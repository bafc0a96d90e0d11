"""Words about player lists and about what a player's fields can hold; all formats share them."""

LISTS = {
    # A row of a list, in front of what is said about it
    "in_row": "Row {row}: {said}",
    # The list as a whole
    "list_missing": "There is no file “{file}”. Look at its name and folder.",
    "list_not_a_file": "“{file}” is not a file. Choose the list itself, not a folder.",
    "list_not_readable": (
        "“{file}” could not be opened. Close it in other programs, or copy it to another folder, "
        "and try again."
    ),
    "list_too_big": (
        "This file is larger than {most} MB, too large for a list of players. Choose the list "
        "itself, or save only its players as CSV."
    ),
    "list_too_long": (
        "This list has more than {most:grouped} rows. Save only the players of this event as CSV."
    ),
    "list_too_many_lines": (
        "This file has more than {most:grouped} lines, too many for a list of players. Take out "
        "the blank rows, or save only the players of this event as CSV."
    ),
    "list_too_wide": (
        "Row {row} is far longer than a row about one player can be. Choose the list itself, or "
        "save only its players as CSV."
    ),
    "list_is_workbook": (
        "This is a workbook (Excel, LibreOffice, Numbers) or a packed file, whatever its name "
        "ends in. Open it there and save it as CSV."
    ),
    "list_is_pdf": "This is a PDF, not a list. Ask for the list as CSV, or type the players in.",
    "list_not_text": (
        "This file is not plain text, so no list can be read from it. Save the list as CSV."
    ),
    "list_encoding_unknown": (
        "The letters with accents in this list cannot be made out. Save it as “CSV UTF-8” and "
        "try again."
    ),
    "list_empty": "This file is empty. Choose the list with the players.",
    "list_header_only": "This list has headings and no players below them.",
    "list_no_name_column": (
        "No column of this list is known as the name; its first row is {headings:heading}. Call "
        "the column with the names “Name”."
    ),
    "list_columns_twice": (
        "More than one column holds the {field:word}: {headings:heading}. Keep one of them, or "
        "give the others another heading."
    ),
    # Warnings about how the list was read
    "list_encoding": (
        "The list was read as {encoding}. Look at the names with accents before you take it."
    ),
    "list_without_headings": (
        "No headings were found, so this row counts as a player and column {name} as the name. "
        "If that is not so, put headings above the list: Name, Rating, Age, Member ID, Club, Note."
    ),
    "list_without_headings_rated": (
        "No headings were found, so this row counts as a player, column {name} as the name and "
        "column {rating} as the rating. If that is not so, put headings above the list: Name, "
        "Rating, Age, Member ID, Club, Note."
    ),
    "list_comma_in_names": (
        "Each line was read as one name, the comma included, as in “Lee, Ann”."
    ),
    "columns_not_read": "Not read: {headings:heading}.",
    "titles_left_out": "What stands above the headings, down to row {last}, was left out.",
    "headings_again": "The headings stand here once more; this row was left out.",
    "saved_twice": (
        "“{found}” looks like “{meant}” saved the wrong way ({rows:row|rows} like this). Save "
        "the list as “CSV UTF-8” again, or mend the names after taking it."
    ),
    # Rows that cannot be taken apart
    "quote_not_closed": (
        "A quotation mark opens here and is never closed, so nothing from here to row {last} "
        "could be read. Close it or take it out."
    ),
    "quote_inside": (
        "The quotation marks from here to row {last} do not go together. Take them out, or put "
        'the whole cell in quotation marks and write "" for each one inside it.'
    ),
    "rows_in_a_cell": (
        "Quotation marks hold everything from here to row {last} together as if it were one "
        "player. Take out the mark that does not belong there."
    ),
    "cell_too_long": (
        "A cell between here and row {last} has more than {most:grouped} characters. Shorten it; "
        "if none looks that long, a quotation mark was left open."
    ),
    "too_many_cells": (
        "This row has {cells:cell|cells}, the list {columns:column|columns}; “{value}” has no "
        "column. Put quotation marks around a cell that holds the separator."
    ),
    # Fields
    "name_missing": "The name is missing. Write the player's name.",
    "name_without_letters": ("The name “{value}” has no letter or digit. Write the player's name."),
    "not_text": "The {field:word} must be text, not {value}.",
    "too_long": (
        "The {field:word} has {length:grouped} characters; at most {most:grouped} fit. Shorten it."
    ),
    "control_character": (
        "The {field:word} “{value}” holds a line break or a control character. Write it on one "
        "line."
    ),
    "half_character": "The {field:word} “{value}” holds half of a character. Type it again.",
    "house_yes_or_no": "A house player is true or false, not {value}.",
    "not_whole": (
        "The {field:word} “{value}” is not a whole number. Write it from 0 to {most} in the "
        "digits 0 to 9, or leave it empty."
    ),
    "rating_out_of_range": (
        "The rating cannot be {value}. Write a number from 0 to {most}, or leave it empty."
    ),
    "age_out_of_range": (
        "The age cannot be {value}. Write the age in years, from 0 to {most}; in a list, years of "
        "birth stand in a column “Birth year”."
    ),
    "birth_unclear": (
        "The birth date “{value}” cannot be made out. Write the year with four digits, as in "
        "2011 or 2011-05-30."
    ),
    "birth_in_future": "The birth date “{value}” is still to come. Write when the player was born.",
    "birth_too_long_ago": (
        "The birth date “{value}” is more than {most} years ago. Write when the player was born."
    ),
    "member_id_twice": (
        "The member ID {value} already stands in row {first}. Give each player his own, or leave "
        "it empty."
    ),
    # Warnings about a player
    "row_over_lines": "{name} takes up the lines down to {last}, held together by quotation marks.",
    "character_lost": "{name}: a character could not be read and shows as “\ufffd”. Correct it.",
    "hidden_removed": "Characters that nobody can see were taken out of the name {name}.",
    "name_is_bye": (
        "A player called {name} is paired like anyone else. Byes are given by themselves; drop "
        "this one if it is no person."
    ),
    "name_twice": (
        "{name} already stands in row {first}. If they are two people, tell them apart; if not, "
        "drop one."
    ),
    "names_look_alike": (
        "{name} looks like {other} in row {first}. Look whether they are one person."
    ),
}
