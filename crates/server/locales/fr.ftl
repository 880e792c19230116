# Ce que disent les pages en français.

## Autour de chaque page

page-brand = Orrery
page-skip = Aller au contenu
page-language = Langue
page-theme = Thème
page-theme-auto = Thème : automatique
page-theme-light = Thème : clair
page-theme-dark = Thème : sombre
page-name = { $name }
page-names = { $names }
page-yes = Oui
page-no = Non
page-close = Fermer
page-lost = Connexion perdue. Votre coup n’a pas été envoyé : réessayez dans un instant.
page-reconnecting = Reconnexion…
page-copied = Lien copié

## Titres dans le navigateur

page-title-home = Orrery : jeux de société spatiaux en ligne
page-title-yours = ● À vous de jouer — { $title }
page-title-others = À { $names } de jouer — { $title }
page-title-table = { $title } — Orrery
page-title-open = En attente de joueurs — { $title }
page-title-over = Partie terminée — { $title }
page-title-replay = Revoir la partie — { $title }
page-title-rules = Règles — { $title }
page-title-review = Analyse — { $title }
page-title-proof = Vérification des tirages — { $title }

## Accueil

page-hero = Jouez tout de suite
page-hero-how = Des jeux de société spatiaux, contre des bots ou entre amis. Sans compte ni installation.
page-your-name = Votre pseudo
page-rename = Enregistrer
page-games = Jeux
page-players-range = { $least } à { $most } joueurs
page-play-bots = Jouer contre des bots
page-play-solo = Jouer en solo
page-play-screen = Jouer sur le même écran
page-new-table = Préparer une partie…
page-for-people = Place libre
page-who-may = Accès
page-anyone = Table publique
page-invited = Table privée (par lien)
page-open-table = Créer la table
page-read-rules = Règles du jeu
page-open-tables = Tables ouvertes
page-open-none = Aucune table ouverte. Créez la vôtre et envoyez le lien à vos amis.
page-finished = Parties terminées
page-free-seats = { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
page-won = { $names_count ->
        [one] { $names } a gagné
       *[other] { $names } ont gagné à égalité
    }
page-bot-level = Niveau du bot
page-bot-bot = Bot
page-bot-random = Bot aléatoire
    .name = Aléatoire
page-bot-novice = Bot débutant
    .name = Débutant
page-bot-greedy = Bot opportuniste
    .name = Opportuniste
page-bot-skilled = Bot confirmé
    .name = Confirmé
page-bot-strong = Bot avancé
    .name = Avancé
page-bot-expert = Bot expert
    .name = Expert
page-bot-name = { $level_name } { $number }
page-how-bots-play = Niveaux des bots
page-how-novice = Hésite entre deux coups et se laisse tenter. Idéal pour une première partie.
page-how-greedy = Prend ce qui rapporte le plus tout de suite. N’anticipe guère.
page-how-skilled = Anticipe quelques coups.
page-how-strong = Explore de nombreuses suites et anticipe vos coups.
page-how-expert = Calcule chaque décision à fond. Difficile à battre.

## Préparer une partie

page-continue = Continuer
page-past = Mes parties terminées
page-title-new = Nouvelle partie — { $title }
page-presets = Préparations toutes faites
page-preset-first = Première partie
page-preset-standard = Standard
page-preset-everything = Tout
page-colour = Couleur
page-colour-orange = Orange
page-colour-blue = Bleu
page-colour-brown = Marron
page-colour-pink = Rose
page-colour-black = Noir
page-colour-purple = Violet
page-colour-white = Blanc
page-colour-green = Vert
page-colour-yellow = Jaune
page-colour-red = Rouge
page-nobody = Personne
page-this-screen = Cet appareil
page-game-rules = Règles
page-this-table = À cette table
page-start-game = Commencer
page-level = { $level_name }
page-pair = { $option } : { $value }
page-clash = « { $option } : { $value } » ne va pas avec le reste. { $how }
page-hints-auto = Automatique
page-hints-auto-how = Avec aide si vous ne jouez que contre des bots.
page-hints-on-how = Tous peuvent interroger l’ordinateur.
page-hints-off-how = Personne ne peut interroger l’ordinateur.
page-anyone-how = La partie figure sur la page d’accueil.
page-invited-how = Vous recevez un lien à envoyer.

## La barre d’une table

page-all-tables = Accueil
page-menu = Menu
page-progress = Déroulement de la partie
page-sound = Son
page-volume = Volume
page-speed = Vitesse de l’animation
page-speed-slow = Lente
page-speed-normal = Vitesse normale
page-speed-fast = Rapide
page-speed-instant = Sans animation
page-last-round = Dernière manche !
page-help = Raccourcis clavier
page-key-enter = Entrée
page-key-escape = Échap
page-leave = Abandonner la partie…
page-leave-seat = Libérer la place : { $name }…
page-leave-ask = Abandonner la partie ?
page-leave-bots = La partie est enregistrée : fermez la page et retrouvez-la quand vous voulez sous « Continuer ». Si vous l’abandonnez, votre place se libère. Vous pourrez la reprendre tant qu’elle reste libre.
page-leave-people = Votre place se libère pour quelqu’un d’autre. Vous pourrez la reprendre tant qu’elle reste libre.
page-leave-stay = Continuer à jouer
page-leave-go = Abandonner la partie
page-your-turn = À vous de jouer
page-to-play = À { $names } de jouer
page-gathering = En attente de joueurs
page-game-over = Partie terminée

## Plateau, joueurs, onglets

page-board = Plateau
page-divider = Largeur du plateau
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-players = Joueurs
page-you = vous
page-acting = c’est son tour
page-points = { $count ->
        [one] point
       *[other] points
    }
page-pull = Afficher plus
page-more = Infos de la partie
page-log = Journal
page-log-empty = Aucun coup joué.
page-look-back = Aller au coup { $n }
page-scores = Score
page-scores-empty = Aucun point pour l’instant.
page-source = Origine
page-total = Total
page-scores-now = Si la partie se terminait maintenant ; + ? est encore caché.
page-points-head = Points
page-unfold = Montrer les biens de tous
page-points-hidden = certains points sont encore cachés
page-points-of = { $name } : détail du score
page-chart = Évolution du score
page-chart-table = Données du graphique
page-action = Coup
page-rules = Règles
page-search = Rechercher
page-search-rules = Mot-clé ou numéro de règle
page-all-rules = Toutes les règles
page-rules-english = Les règles complètes ne sont disponibles qu’en anglais.
page-ruling-in-force = En vigueur : { $reading }. Aussi possible : { $others }.
page-found = { $count ->
        [0] Aucune règle pour « { $query } ».
        [one] { $count } règle pour « { $query } ».
       *[other] { $count } règles pour « { $query } ».
    }
page-contents = Sommaire
page-chat = Discussion
page-chat-text = Écrire un message…
page-send = Envoyer

## La question

page-question = Votre choix
page-not-possible = Coups interdits, et pourquoi
page-closed-more = { $count ->
        [one] 1 autre cas semblable
       *[other] { $count } autres cas semblables
    }
page-undo = Annuler
page-seal = Révéler
page-placed = Déjà placé
page-pick-up = Reprendre : { $what }
page-all-choices = Tous les choix
page-leads-here = Coups possibles ici :
page-moment-please = Un instant…
page-thinking = { $names_count ->
        [one] { $names } réfléchit…
       *[other] { $names } réfléchissent…
    }
page-pass = Passez l’appareil à { $name }
page-pass-hint = La suite est réservée à { $name }.
page-pass-taken = Je suis { $name }
page-watching = Mode spectateur
page-left = Vous avez quitté votre place.
page-since = Depuis votre dernier tour
page-idle = Dernier coup
page-hints = Indices
page-hints-on = Autorisés
page-hints-off = Désactivés
page-hint = Indice
page-hint-thinking = Calcul en cours…
page-hint-how = Suggestion
page-hint-chance = ≈ { $chance } de chances de victoire
page-hint-next = Ensuite : { $choice }
page-hint-busy = Serveur occupé. Redemandez un indice dans un instant.
page-hint-close = Fermer l’indice
page-hint-others = Autres idées
page-hint-source = { $label } +{ $points }
page-hint-why = Gain attendu par rapport à l’idée suivante : { $sources }
page-hint-less = { $points } points de moins (± { $error })
page-hint-plan = Montrer ce plan sur la table
page-percent = { $number } %

## Touches

page-key-walk = Passer d’un choix à l’autre
page-key-take = Valider
page-key-back = Revenir en arrière
page-key-digit = Choisir par numéro
page-key-undo = Annuler
page-key-log = Journal
page-key-rules = Règles
page-key-help = Raccourcis clavier
page-keys-on = Activer les raccourcis (lettres et chiffres)

## Une table qui attend des joueurs

page-seat = Place { $number }
page-missing = { $count ->
        [0] Toutes les places sont prises
        [one] Il manque 1 joueur
       *[other] Il manque { $count } joueurs
    }
page-invite = Invitez vos amis avec ce lien :
page-copy = Copier le lien
page-choose-seat = Choisissez une place pour jouer.
page-by-invitation = Sur invitation seulement. Vous pouvez regarder la partie.
page-sit = Prendre cette place
page-sit-too = Jouer aussi cette place
page-sit-again = Reprendre ma place
page-let-bot = Ajouter un bot
page-invites = { $name } vous invite à jouer à { $title }
page-fair = Tirages vérifiables
page-dice-promise = Le secret qui produit les tirages est déjà fixé et sera publié à la fin de la partie. Empreinte du secret :

## La fin

page-you-win = Victoire !
page-wins = { $names_count ->
        [one] { $names } gagne la partie
       *[other] { $names } gagnent à égalité
    }
page-rematch = Revanche
page-rematch-join = Rejoindre la revanche
page-replay = Revoir la partie
page-record = Télécharger la partie
page-proof = Vérifier les tirages

## Regarder en arrière

page-moments = Navigation dans la partie
page-first = Début
page-back = Coup précédent
page-next = Coup suivant
page-last = Fin
page-play-on = Lecture
page-now = Revenir à la partie
page-the-start = Début de partie
page-after = Coup { $n } sur { $all }
page-view-of = Vue
page-view-of-seat = Vue de { $name }

## L’analyse

page-review = Analyse
page-review-how = Le moteur rejoue chaque tour de nombreuses fois, avec ce que le joueur pouvait savoir, et le compare à sa meilleure suite.
page-review-long = Durée : environ une minute. Toute la table peut voir le résultat.
page-review-begin = Analyser la partie
page-review-waits = En file d’attente. L’analyse commence dès que le moteur est libre.
page-review-far = Tours analysés : { $done } sur { $all }. Cette page s’actualise automatiquement.
page-review-again = Actualiser
page-review-stop = Arrêter l’analyse
page-review-chart = Chances de victoire, coup par coup
page-review-range = Ces chances sont des estimations, à environ { $range } près.
page-review-costly = Erreurs les plus coûteuses
page-review-none = Aucune erreur nette.
page-review-mine = Seulement mes tours
page-review-cost = −{ $cost } · { $points } points (± { $error })
page-review-moment = coup { $n }
page-review-played = Joué ({ $chance })
page-review-better = Meilleur ({ $chance })
page-review-points = Origine des points, comparée au vainqueur

## La preuve des dés

page-proof-how = Avant le premier coup, le serveur a choisi un secret et publié son empreinte. Chaque joueur y a ajouté un nombre en prenant place. Tous les tirages en découlent. Le secret est maintenant public : chacun peut rejouer la partie et vérifier.
page-proof-holds = Tirages vérifiés : tout concorde.
page-proof-fails = Échec de la vérification.
page-proof-later = Le secret sera publié à la fin de la partie. D’ici là, seule son empreinte est connue.
page-commitment = Empreinte du secret, publiée avant le premier coup
page-nonce = Nombre ajouté par { $name }
page-secret = Secret
page-check-commitment = Le secret correspond à l’empreinte publiée avant le premier coup.
page-check-nonces = Les nombres ajoutés par les joueurs ont bien servi aux tirages.
page-check-actions = Rejoués, tous les coups sont légaux.
page-check-digest = La position finale est identique.
page-check-scores = Les scores finaux sont identiques.
page-to-table = Retour à la table

## Erreurs

page-error-missing = Page introuvable
page-error-refused = Action impossible
page-error-busy = Trop de requêtes
page-error-ours = Erreur du serveur
