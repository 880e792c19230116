# Ce que disent les pages en français.

## Autour de chaque page

page-brand = Orrery
page-skip = Aller au contenu
page-language = Langue
page-theme = Thème
page-theme-auto = Thème : comme l’appareil
page-theme-light = Thème : clair
page-theme-dark = Thème : sombre
page-name = { $name }
page-names = { $names }
page-yes = Oui
page-no = Non
page-close = Fermer
page-lost = La table est injoignable. Votre choix n’a pas été envoyé ; réessayez dans un instant.
page-reconnecting = Reconnexion…
page-copied = Le lien est copié.

## Titres dans le navigateur

page-title-home = Orrery : des jeux de société à une table numérique
page-title-yours = ● À vous — { $title }
page-title-others = { $names } — { $title }
page-title-table = { $title } — Orrery
page-title-open = En attente de joueurs — { $title }
page-title-over = Partie finie — { $title }
page-title-replay = Rediffusion — { $title }
page-title-rules = Règles — { $title }
page-title-review = Analyse — { $title }
page-title-proof = Preuve des dés — { $title }

## Accueil

page-hero = Asseyez-vous et jouez
page-hero-how = Des jeux de société de l’ère spatiale. Sans compte, rien à installer : choisissez un jeu, et le premier tour est à vous.
page-your-name = Votre nom
page-rename = Changer
page-games = Jeux
page-players-range = De { $least } à { $most } joueurs
page-how-many = Joueurs
page-play-bots = Jouer contre des bots
page-play-solo = Jouer en solo
page-play-screen = Autour d’un écran
page-new-table = Nouvelle table entre amis…
page-for-people = pour une personne
page-who-may = Qui peut s’asseoir
page-anyone = tout le monde
page-invited = seulement qui a le lien
page-allow-hints = Les joueurs peuvent demander un conseil à l’ordinateur
page-open-table = Ouvrir la table
page-read-rules = Lire les règles
page-mine = Mes tables
page-open-tables = Tables ouvertes
page-open-none = Personne ne cherche de joueurs en ce moment. Ouvrez une table et envoyez le lien à vos amis.
page-finished = Parties finies
page-free-seats = { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
page-won = { $names_count ->
        [one] { $names } a gagné
       *[other] { $names } ont gagné ensemble
    }
page-bot-level = Niveau du bot
page-bot-bot = bot
page-bot-random = bot insouciant
page-bot-novice = bot novice
page-bot-greedy = bot avide
page-bot-skilled = bot habile
page-bot-strong = bot fort
page-bot-expert = bot expert
page-how-bots-play = Comment jouent les bots
page-how-novice = Il a deux idées en tête et prend celle qui semble la meilleure sur le moment. Facile à tenter.
page-how-greedy = Il prend ce qui rapporte le plus tout de suite, ou suit un plan sans y réfléchir à deux fois.
page-how-skilled = Il essaie un peu ce qui peut suivre.
page-how-strong = Il pense aux nombreux cours que la partie peut prendre, et se prépare au vôtre.
page-how-expert = Il réfléchit à chaque décision autant qu’elle le mérite. Difficile à battre.

## La barre d’une table

page-all-tables = Toutes les tables
page-menu = Menu
page-progress = Où en est la partie
page-sound = Son à votre tour
page-help = Touches
page-leave = Quitter
page-leave-seat = { $name } quitte
page-leave-ask = Quitter la table ?
page-leave-bots = Votre partie est conservée : fermez la page et retrouvez-la quand vous voulez sous « Mes tables ». Si vous quittez la table, votre place se libère ; vous pourrez la reprendre tant que personne ne l’occupe.
page-leave-people = Votre place se libère et quelqu’un d’autre peut la prendre. D’ici là, vous pouvez la reprendre.
page-leave-stay = Rester
page-leave-go = Quitter la table
page-your-turn = À vous
page-to-play = { $names_count ->
        [one] À { $names } de jouer
       *[other] À { $names } de jouer
    }
page-gathering = En attente de joueurs
page-game-over = La partie est finie

## Plateau, joueurs, onglets

page-board = Plateau
page-zoom-in = Plus grand
page-zoom-out = Plus petit
page-players = Joueurs
page-you = vous
page-acting = doit jouer
page-points = { $count ->
        [one] point
       *[other] points
    }
page-pull = Montrer plus
page-more = Sur la partie
page-log = Journal
page-log-empty = Il ne s’est encore rien passé.
page-look-back = Regarder en arrière : après l’action { $n }
page-scores = Points
page-scores-empty = Pas encore de points.
page-source = Points pour
page-total = Total
page-points-of = Chaque point de { $name }
page-chart = L’évolution des points, action par action
page-chart-table = Le graphique en tableau
page-action = Après l’action
page-rules = Règles
page-search = Chercher
page-search-rules = Mot ou numéro d’une règle
page-all-rules = Toutes les règles
page-ruling-in-force = En vigueur : { $reading }. Le texte permet aussi : { $others }.
page-found = { $count ->
        [0] Aucune règle ne parle de « { $query } ».
        [one] { $count } règle sur « { $query } ».
       *[other] { $count } règles sur « { $query } ».
    }
page-contents = Sommaire
page-chat = Discussion
page-chat-text = Dites quelque chose
page-send = Envoyer

## La question

page-question = Votre question
page-not-possible = Ce qui n’est pas possible, et pourquoi
page-closed-more = { $count ->
        [one] Un autre cas semblable
       *[other] { $count } autres cas semblables
    }
page-undo = Annuler
page-all-choices = Tous les choix
page-leads-here = Mènent ici :
page-moment-please = Un instant…
page-thinking = { $names_count ->
        [one] { $names } réfléchit…
       *[other] { $names } réfléchissent…
    }
page-since = Depuis
page-pass = Passez l’écran à { $name }
page-pass-hint = La suite ne regarde que { $name }.
page-pass-taken = Je suis { $name }
page-watching = Vous regardez.
page-left = Vous avez quitté votre place.
page-idle = Ce sera bientôt à vous. En dernier :
page-hints = Conseils de l’ordinateur
page-hints-on = permis
page-hints-off = non permis
page-hint = Conseil
page-hint-thinking = Réflexion…
page-hint-how = Ce que ferait l’ordinateur, sans en savoir plus que vous :
page-hint-chance = gagne dans { $chance } des cas environ
page-hint-next = Ensuite, peut-être : { $choice }
page-hint-busy = L’ordinateur n’a pas le temps de réfléchir en ce moment. Redemandez dans un instant.
page-percent = { $number } %

## Touches

page-key-walk = parcourir ce qui brille
page-key-take = le prendre, ou le seul choix qui reste
page-key-back = un pas en arrière
page-key-digit = prendre cette ligne de la liste
page-key-undo = annuler
page-key-log = journal
page-key-rules = règles
page-key-help = cette aide
page-keys-on = Lettres et chiffres sont des raccourcis

## Une table qui attend des joueurs

page-seat = Place { $number }
page-missing = { $count ->
        [0] Tout le monde est là.
        [one] Encore un joueur, et la partie commence.
       *[other] Encore { $count } joueurs, et la partie commence.
    }
page-invite = Envoyez ce lien à qui vous voulez :
page-copy = Copier
page-choose-seat = Choisissez une place.
page-by-invitation = On ne s’assoit à cette table que sur invitation. Vous pouvez regarder.
page-sit = S’asseoir ici
page-sit-too = S’asseoir ici aussi
page-sit-again = Reprendre ma place
page-let-bot = Laisser jouer un bot
page-dice-promise = Les dés sont honnêtes et cela se vérifie : leur secret est déjà fixé et a cette empreinte. Il est ouvert après la partie.

## La fin

page-you-win = Vous gagnez !
page-wins = { $names_count ->
        [one] { $names } gagne.
       *[other] { $names } partagent la victoire.
    }
page-rematch = Revanche
page-rematch-join = À la revanche
page-replay = Rediffusion
page-record = Enregistrement
page-proof = Preuve des dés

## Regarder en arrière

page-moments = Moments de la partie
page-first = Au début
page-back = Une action en arrière
page-next = Une action en avant
page-last = À la fin
page-play-on = Laisser défiler
page-now = Revenir au présent
page-the-start = Le début de la partie
page-after = Après l’action { $n } sur { $all }

## L’analyse

page-review = Analyse
page-review-how = L’ordinateur revoit chaque décision avec ce que savait celui qui l’a prise, et estime les chances de gagner de chacun. Ni la chance ni les secrets des autres ne sont la faute de personne.
page-review-long = Cela prend environ une minute et se fait une fois pour tous.
page-review-begin = Analyser cette partie
page-review-waits = L’analyse commence dès que l’ordinateur a le temps.
page-review-far = { $done } décisions sur { $all } sont faites. Cette page se met à jour toute seule.
page-review-again = Regarder de nouveau
page-review-stop = Arrêter l’analyse
page-review-chart = Les chances de gagner de chacun, action par action
page-review-costly = Les décisions qui ont coûté le plus
page-review-none = Aucune décision n’a clairement coûté quelque chose.
page-review-cost = a coûté { $cost }
page-review-moment = action { $n }
page-review-played = Choisi ({ $chance }) : { $choice }
page-review-better = Mieux ({ $chance }) : { $choice }
page-review-points = D’où sont venus les points, comparé au gagnant

## La preuve des dés

page-proof-how = Avant le premier coup, le serveur a choisi un secret et montré son empreinte. Chaque joueur a ajouté quelque chose de lui en s’asseyant. Le tout a fait les dés. À présent le secret est ouvert, et chacun peut rejouer la partie avec lui.
page-proof-holds = Les dés étaient honnêtes : tout concorde.
page-proof-fails = Quelque chose ne concorde pas.
page-proof-later = Le secret est ouvert quand la partie est finie. Jusque-là, seule son empreinte est connue.
page-commitment = Empreinte du secret, montrée avant le premier coup
page-nonce = Ajouté par { $name }
page-secret = Le secret
page-check-commitment = Le secret a l’empreinte montrée avant le premier coup.
page-check-nonces = Ce que chaque joueur a ajouté est dans les dés.
page-check-actions = Rejouée avec ces dés, chaque action est permise.
page-check-digest = Rejouée, la partie finit dans la même position.
page-check-scores = Rejouée, la partie finit avec les mêmes points.
page-to-table = À la table

## Erreurs

page-error-missing = Il n’y a rien ici
page-error-refused = Cela n’a pas marché
page-error-busy = Trop à la fois
page-error-ours = Quelque chose s’est cassé, et ce n’est pas vous
