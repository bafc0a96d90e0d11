### How lists are written

# The word before what comes last
list-and = und { $last }
list-two = { $first } { list-and }
list-more = { $first }, { $last }
list-end = { $first } { list-and }
