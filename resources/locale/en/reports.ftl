### What a reported result, a player's field and a setting must be, in every format

## Settings

unknown-setting = There is no setting “{ $setting }” here. Settings: { $known }.
unknown-value = “{ $setting }” cannot be { $value }. What works: { $works }.
value-between = “{ $setting }” cannot be { $value }. What works: { $low } to { $high }.
value-between-or-null = “{ $setting }” cannot be { $value }. What works: { $low } to { $high } or null.
value-of-list = “{ $setting }” cannot be { $value }. What works: a list of { $works }.
value-rising = “{ $setting }” cannot be { $value }. What works: a rising list of 1 to { $most } whole numbers from { $low } to { $high }.
value-names = “{ $setting }” cannot be { $value }. What works: a list of 1 to { $most } different names of 1 to { $longest } characters, or null.

## Reports of a table

result-part-unknown = A result here has no “{ $unknown }”. It can hold { $known }.
result-part-not-by-player = “{ $part }” must name each player with his figure.
result-part-not-a-list = “{ $part }” must be a list of players.
player-named-twice = “{ $part }” names someone twice. Name each player once.
not-at-this-table = Player { $named } does not sit at table { $table }; seated there: { $everyone }.
not-a-whole-number = { WORD($part) } of { $player1 } cannot be { $value }. Enter a whole number from { $low } to { $high }.
not-a-number = { WORD($part) } of { $player1 } cannot be { $value }. Enter a number of at most a billion, with at most six decimal places.
match-result-unclear = Say one thing for { $everyone }: who won, a draw, or who did not play.
