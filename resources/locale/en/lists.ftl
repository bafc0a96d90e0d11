### How lists are written

# The word before what comes last
list-and = and { $last }
list-two = { $first } { list-and }
list-more = { $first }, { $last }
list-end = { $first } { list-and }

# What is no list inside a sentence: sentences one after the other, parts that have commas themselves,
# and what something is called with what it is.

list-sentences = { $first } { $last }
list-clauses = { $first }; { $last }
list-then = { $first }, then { $last }
label-value = { $label }: { $value }
