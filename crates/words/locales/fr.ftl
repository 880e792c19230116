# Mots communs à tous les jeux.

words-list-comma = { $first }, { $second }
words-list-and = { $first } et { $second }

words-player = { $name }
    .of = { $sound ->
        [consonant] de { $name }
       *[vowel] d’{ $name }
    }
words-seat = Joueur { $number }
    .of = du joueur { $number }

words-not-an-action = « { $text } » n’est pas un coup de ce jeu.

# The side that plays by itself, where a game has no name for it.
words-automaton = Automate
