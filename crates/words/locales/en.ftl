# Words that every game shares.

words-list-comma = { $first }, { $second }
words-list-and = { $first } and { $second }

words-player = { $name }
    .of = { $name }’s
words-seat = Seat { $number }
    .of = Seat { $number }’s

words-not-an-action = “{ $text }” is not a move in this game.

# The side that plays by itself, where a game has no name for it.
words-automaton = Automaton
