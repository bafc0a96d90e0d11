### The rules sheet: one page with the rules of an event and where each comes from

paper-name-rules = Rules sheet
paper-about-rules = The rules and settings of this event, with their sources

rules-source = Source: { $source }. At the right of each rule is the place where it is written; “our reading” marks what the source leaves open.
rules-ours = our reading
rules-setting = as set
rules-part-seats = Players and { -tables }
rules-part-pairing = Pairing
rules-part-byes = Byes, late entries, withdrawals
rules-part-results = Results
rules-part-ranking = Standings and tiebreaks
rules-part-end = The end
rules-settings = Settings of this event
rules-seed = Everything drawn at random comes from the seed “{ $seed }”, so that every draw can be checked.
