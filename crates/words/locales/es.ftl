# Palabras que comparten todos los juegos.

words-list-comma = { $first }, { $second }
words-list-and = { $first } { $sound ->
    [i] e
   *[other] y
} { $second }

words-player = { $name }
    .of = de { $name }
words-seat = Asiento { $number }
    .of = del asiento { $number }

words-not-an-action = «{ $text }» no es una jugada de este juego.

# The side that plays by itself, where a game has no name for it.
words-automaton = Autómata
