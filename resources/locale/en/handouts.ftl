### Papers that people fill in, wear or put up

list-dots = { $first } · { $last }
handout-reason = Reason
handout-received = Received by, time
handout-signed-player = Player’s signature
handout-signed-parent = Parent’s or guardian’s signature
handout-signed-director = Director’s signature
handout-signature-of = Signature, { $who }
handout-yes = Yes
handout-no = No
handout-rating = Rating { $rating }

## Bye requests and withdrawals

handout-bye-title = Bye request
handout-rounds = Rounds
handout-bye = Bye for
handout-bye-points =
    { $points ->
        [1] 1 point
        [0] 0 points
       *[other] { $points } point
    }
handout-withdraw-title = Withdrawal
handout-withdraw = I withdraw
handout-withdraw-now = now
handout-withdraw-after = after round ____
handout-comes-back = Coming back later?

## Incident report

handout-incident-title = Incident report
handout-time = Time
handout-reported-by = Reported by
handout-witnesses = Witnesses
handout-happened = What happened
handout-rule = Rule
handout-decision = Decision
handout-decision-none = No penalty
handout-decision-warning = Warning
handout-decision-time = Time adjusted
handout-decision-game = Game forfeited
handout-decision-disqualified = Disqualified
handout-details = Details of the decision
handout-appeal = Appealed?

## Registration

handout-registration-title = Registration
handout-given-name = Given name
handout-family-name = Family name
handout-club = Club
handout-phone = Phone
handout-email = Email
handout-section = Section
handout-fee = Entry fee
handout-paid = Paid
handout-byes-wanted = Byes requested in rounds
handout-consent = I agree that my name, club and results may be posted at the venue and published.

## Score sheets

handout-score-white = 1–0
handout-score-draw = ½–½
handout-score-black = 0–1
join-sheet-title = Join sheet
join-sheet-about = On another laptop in this network, open TourneyDesk and choose { $entry }. Enter address and code, or scan the square and paste the text.
join-sheet-care = Anyone with a code can change or read this event while it is shared. Cut the strips apart, hand them out, and don’t post the one of the head desk.
