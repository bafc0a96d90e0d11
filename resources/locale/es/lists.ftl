### How lists are written

# "y", but "e" before the sound of i: Ana e Inés, Ana e Hilario, but Ana y Hierro
list-and =
    { MATCHES($last, "h?(í|i(?![aeou]))") ->
        [yes] e
       *[no] y
    } { $last }
list-two = { $first } { list-and }
list-more = { $first }, { $last }
list-end = { $first } { list-and }

# What is no list inside a sentence: sentences one after the other, parts that have commas themselves,
# and what something is called with what it is.

list-sentences = { $first } { $last }
list-clauses = { $first }; { $last }
list-then = { $first }, luego { $last }
label-value = { $label }: { $value }
