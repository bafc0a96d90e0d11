### What a reported result, a player's field and a setting must be, in every format

## Settings

unknown-setting = No setting “{ $setting }” here. Settings: { $known }.
unknown-value = { WORD($setting, kind: "setting") }: { $value } is not a choice. Choose from { $works }.
value-between = { WORD($setting, kind: "setting") }: type a number from { $low } to { $high }.
value-between-or-null = { WORD($setting, kind: "setting") }: type a number from { $low } to { $high }, or leave it empty for automatic.
value-of-list = { WORD($setting, kind: "setting") }: choose from { $works }, each at most once.
value-rising = { WORD($setting, kind: "setting") }: type up to { $most } whole numbers from { $low } to { $high } in rising order, e.g. 11, 15.
value-by-place = { WORD($setting, kind: "setting") }: type { $count } whole numbers from { $low } to { $high }, first place first and none higher than the one before, e.g. 5, 4, 3, 2, 1.
value-ladders = { WORD($setting, kind: "setting") }: type a row of rising numbers for each table size, separated by commas, e.g. 0 5 10 20, 0 10 20. A row has { $low } to { $most } numbers from 0 to { $high }.
value-names = { WORD($setting, kind: "setting") }: type up to { $most } different names of up to { $longest } characters, or leave it empty.

## Reports of a table

result-part-unknown = A result here has no “{ $unknown }”. It can have { $known }.
result-part-not-by-player = “{ $part }” needs one value per player.
result-part-not-a-list = “{ $part }” needs a list of players.
player-named-twice = “{ $part }” names a player twice.
not-at-this-table = Player { $named } isn’t { -at-table } { $table }. Seated there: { $everyone }.
not-a-whole-number = { WORD($part) } of { $player1 }: type a whole number from { $low } to { $high }, not { $value }.
not-a-number = { WORD($part) } of { $player1 }: type a number up to a billion with at most six decimals, not { $value }.
match-result-unclear = { $everyone }: choose one of a winner, a draw or a no-show.
