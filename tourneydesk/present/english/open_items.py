"""Words of what is open in a rebuilt event, and of reading scans."""

OPEN_ITEMS = {
    "open_result": (
        "Round {round}, table {table} ({everyone}): the result is missing. The slip of this "
        "table settles it."
    ),
    "open_seats": (
        "Round {round}, table {table}: who sat there is missing. The slip of this table settles it."
    ),
    "open_place": (
        "Round {round}: no paper says where {0} was. Their card or the slip of their table "
        "settles it."
    ),
    "open_total": (
        "{0}: the total after round {round} is in doubt. Compare their card with the results."
    ),
    "open_status": (
        "{0}: no paper says whether they are still in. Their card or the cover settles it."
    ),
    "open_round": (
        "Round {round}: the papers do not say enough to rebuild it. The missing cards or its "
        "slips settle it."
    ),
    "open_settings": "No paper says which settings the event has. The cover settles it.",
    "open_rating": (
        "{0}: rating unknown. Enter it under Players. If they have none: “Correct as shown”."
    ),
    "open_age": "{0}: age unknown. Enter the age or the age group under Players.",
    "open_certain": (
        "Certain: {players:player|players}, {tables:table|tables} with seats, "
        "{results:result|results}."
    ),
    "open_missing": "Open: {count:item|items}.",
    "open_more": "… and {count} more.",
    "open_contradictions": "Contradictions: {count}.",
    "open_nothing": "Complete: nothing is missing and nothing contradicts.",
    "open_standings": (
        "Provisional: {count:item is|items are} still open. “?” marks what depends on them."
    ),
    "items_open": (
        "This event was rebuilt from paper, and {count:item is|items are} still open. Settle "
        "them under Players, Open items."
    ),
    "items_open_in_order": (
        "This game’s place in the order of results is not known. Rebuild the event with the "
        "slip of game {table}."
    ),
    "item_not_open": "That is not open in this event.",
    "item_player_not_open": "{0}: their place in round {round} is not open.",
    "item_table_there": "Round {round} already has a table {table}.",
    "item_ring": (
        "The games of a ring depend on their order. Rebuild the event with the missing slips "
        "or cards."
    ),
    "scan_pages_left": "{file}: only the first {count} pages were read.",
    "scan_too_large": "“{name}” is too large to read: {most} at most.",
    "scan_not_read": "“{name}” cannot be read as an image or PDF.",
    "scan_not_a_file": "“{name}” is not a regular file.",
    "scan_pixels": "“{name}” has too many pixels: {most:grouped} at most.",
    "scan_codes_read": "{file}: {count:code|codes} read.",
    "scan_codes_read_page": "{file}, page {number}: {count:code|codes} read.",
    "scan_nothing_read": "{file}: no code was read. Scan it straight, at 150 dpi or more.",
    "scan_nothing_read_page": (
        "{file}, page {number}: no code was read. Scan it straight, at 150 dpi or more."
    ),
    "item_table_size": "A table of this format has {least} to {most} players.",
}
