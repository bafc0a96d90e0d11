### Prizes: what is offered, who wins what and why

## What things are called

prize-money = { $currency }{ $amount }
prize-money-named = { $amount } { $currency }
prize-ordinal =
    { ORDINAL($place) ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }
prize-range = { $first }–{ $last }
prize-plus = { $first } + { $last }
prize-pool = { $total } ({ $count } prizes)
prize-of-place = { $place } place
prize-of-category = { $place } { $category }
prize-all-players = Places
prize-rating-between = Rated { $low }–{ $high }
prize-rating-under = Under { $below }
prize-rating-over = Rated { $low } and up
prize-or-unrated = { $category } or unrated
prize-unrated = Unrated
prize-age-between = Ages { $low }–{ $high }
prize-age-under = Under age { $below }
prize-age-over = Age { $low } and up
prize-age-group = Age group { $group }
prize-club = Club { $name }
prize-team = Team { $name }
prize-grade = Grade { $name }
prize-players = Listed players

## Why somebody wins it

prize-why-clear = { $prize }: { $amount }.
prize-why-greater = { $prize }: { $amount }. This is the largest prize they qualify for (32B1).
prize-why-tied = Tied for { $places } with { $points }: { $pool } shared by { $count } = { $amount } each (32B2).
prize-why-pooled = Tied for { $places } with { $points }: { $pool } shared by { $count } = { $amount } each (32B3).
prize-why-capped = Tied for { $places } with { $points }: { $amount }, the largest prize they could win alone (32B3).
prize-why-above-cap = Tied for { $places } with { $points }: { $pool } shared by { $count }. Nobody gets more than the largest prize they could win alone, which leaves { $amount } each (32B3).
prize-why-class = Tied for { $places } with { $points }: { $pool } ({ $category }) shared by { $count } = { $amount } each, more than a share of the place prizes (32B3).
prize-why-class-clear = Tied for { $places } with { $points }: { $prize }, { $amount }, is more than a share of the pool (32B3).
prize-why-other = { $prize }: { $pool }.
prize-why-other-tied = Tied for { $places } even after tiebreaks: { $pool }. Decide which of the { $count } players gets what.

## What is left

prize-left-rounding = Left over by rounding: { $amount }.
prize-left-unawarded = Nobody qualifies for: { $prizes }.
prize-paid = { $paid } of { $total } awarded.
prize-paid-now = If the event ended now, { $paid } of { $total } would be awarded.
prize-not-yet = The first results show who would win what.
prize-open-items = Who wins what is open until the open items are settled.
prize-none-offered = There are no prizes yet.

## Columns

head-won = Wins
head-why = Why
head-prizes-for = For
head-prizes-listed = Prizes
head-prizes-total = Total

## Problems of a prize list

prizes-too-many = A prize list can have at most { $most } prizes.
prize-currency = The currency can have at most { $most } characters.
prize-place = Prize { $prize }: the place is a whole number from 1 to 10,000.
prize-amount = Prize { $prize }: the amount must be more than 0 and have at most two decimal places.
prize-of-nothing = Prize { $prize } has no amount and no description. Enter one of them.
prize-of-both = Prize { $prize } is money and something else. Enter two prizes.
prize-text-length = Prize { $prize }: a text can have at most { $most } characters.
prize-class-bounds = Prize { $prize }: enter the lowest or the highest rating or age of the class, or both, the lower first.
prize-age-group-unknown = Prize { $prize }: there is no such age group. Choose one of { $known }.
prize-no-age-groups = Prize { $prize } is for an age group, but this event has none. Choose ages instead.
prize-club-missing = Prize { $prize }: enter the club.
prize-team-missing = Prize { $prize }: enter the team.
prize-grade-missing = Prize { $prize }: enter the grade.
prize-players-missing = Prize { $prize }: name at least one player.
prize-kind = Prize { $prize }: “{ $kind }” is not a kind of prize. Choose one of { $known }.
prize-line-empty = Place { $place } has no prize. Enter an amount or what it is.
prize-line-unclear = “{ $text }” can mean several things. Write 1500 or 12.50, and separate prizes with semicolons.
prize-twice = Prizes { $other } and { $prize } are for the same place. Give one of them another place.

## On the rules sheet

rules-part-prizes = Prizes
rules-prize-line = { $category }: { $prizes }.
rules-prize-share = Players tied on the same score share the money of their places equally, at most one prize per player. A class prize joins the pool where it is worth more, and nobody gets less than the prizes of their class alone would give.
rules-prize-order = Tiebreaks decide who wins which prize. Nobody shares.
rules-prize-one = A player wins at most one money prize, the largest they qualify for, and one other prize.
rules-prize-all = A player wins every prize they qualify for.
rules-prize-others = Trophies and other prizes go by the tiebreaks.
rules-prize-no-withdrawn = Players who withdraw win no prize.
rules-prize-cents = Shares are rounded down to hundredths.
rules-prize-whole = Shares are rounded down to whole amounts.

## On paper

prize-in-all = Prizes in all: { $total }.
prize-title-list = Prizes
prize-title-winners = Prize winners
prize-title-now = Prizes as of now
head-signature = Signature
html-prizes = Prizes
paper-name-prizes = Prizes
paper-about-prizes = What is offered, or who wins what and why; with room to sign
paper-without-prizes = { $name }: enter prizes first.
paper-option-shown = Shows
paper-option-shown-winners = Winners
paper-option-shown-list = Prize list
paper-option-signature = Signatures
paper-option-signature-no = No
paper-option-signature-yes = Yes
paper-option-for-prizes = Prizes
cert-prize = { $prize } – { $amount }
cert-prize-shared = Prize of { $amount }
rules-prize-source = US Chess 32B
