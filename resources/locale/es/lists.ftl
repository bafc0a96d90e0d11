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
