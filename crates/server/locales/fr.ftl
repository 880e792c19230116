# Ce que disent les pages en français.

## Autour de chaque page

page-brand = Orrery
page-home = Jouer
page-places = Site
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
page-title-closed = Table fermée — { $title }
page-title-replay = Revoir la partie — { $title }
page-title-rules = Règles — { $title }
page-title-how-to-play = Comment jouer — { $title }
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
page-bot-master = Bot maître
    .name = Maître
page-bot-name = { $level_name } { $number }
page-how-bots-play = Niveaux des bots
page-how-novice = Hésite entre deux coups et se laisse tenter. Idéal pour une première partie.
page-how-greedy = Prend ce qui rapporte le plus tout de suite. N’anticipe guère.
page-how-skilled = Anticipe quelques coups.
page-how-strong = Explore de nombreuses suites et anticipe vos coups.
page-how-expert = Calcule chaque décision à fond. Difficile à battre.
page-how-master = Le bot le plus fort. Il réfléchit plus longtemps que tous les autres.

## Préparer une partie

page-continue = Continuer
page-my-games = Mes parties
page-lists = Listes
page-list-running = En cours
page-list-watchable = Parties à suivre
page-search-games = Rechercher un nom ou un jeu
page-list-none = Aucune partie ici.
page-newer = Plus récentes
page-older = Plus anciennes
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
page-watch = Qui peut regarder
page-watch-auto = Comme d’habitude
page-watch-auto-how = Tout le monde si la partie est ouverte, sinon les personnes qui ont le lien.
page-watch-everyone = Tout le monde
page-watch-everyone-how = Toute personne qui a l’adresse de la partie.
page-watch-invited = Uniquement avec le lien
page-watch-invited-how = Pour les autres, la partie est privée.
page-watch-nobody = Personne
page-watch-nobody-how = Seuls les joueurs voient la partie.

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
page-hosting = Table
page-cancel = Annuler
page-free = Libérer la place de { $name }…
page-free-ask = Libérer la place de { $name } ?
page-free-how = Tout le monde en est informé. La personne peut revenir tant que la place est libre.
page-free-go = Libérer la place
page-free-for = Qui continue
page-free-for-anyone = Personne pour l’instant
page-new-link = Nouveau lien d’invitation…
page-new-link-ask = Créer un nouveau lien d’invitation ?
page-new-link-how = L’ancien lien ne fonctionne plus.
page-new-link-go = Créer un lien
page-close-table = Fermer cette table…
page-close-table-ask = Fermer cette table ?
page-close-table-how = Personne ne pourra plus jouer. L’enregistrement est conservé.
page-close-table-go = Fermer la table
page-closes = S’il ne se passe rien, cette table ferme :
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
page-earlier = Plus tôt
page-course = D’où viennent les points
page-log-empty = Aucun coup joué.
page-note-left = { $name } a quitté la partie.
page-note-freed = { $by } a libéré la place de { $name }.
page-note-freed-operator = L’administration du serveur a libéré la place de { $name }.
page-note-returned = { $name } est de retour.
page-note-taken = { $name } remplace { $former }.
page-note-bot = { $level } remplace { $former }.
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
page-how-to-play = Comment jouer
page-full-rules = Règles complètes
page-show-sources = Afficher les sources
page-hide-sources = Masquer les sources
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
page-chat-acts = Options du message
page-chat-act-mute = Masquer les messages de cette personne
page-chat-act-unmute = Afficher les messages de cette personne
page-chat-act-remove = Supprimer le message
page-chat-act-silence = Retirer la parole à cette personne
page-chat-act-unsilence = Rendre la parole à cette personne
page-chat-muted = Message masqué
page-chat-removed = Message supprimé
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
page-ready = Commencer
page-ready-how = Ajoutez un mot aux dés. Personne ne le voit avant le début.
page-ready-word = Un mot au choix
page-ready-tag = prêt
page-fair = Tirages vérifiables
page-dice-promise = Le secret qui produit les tirages est déjà fixé et sera publié à la fin de la partie. Empreinte du secret :

## La fin

page-you-win = Victoire !
page-wins = { $names_count ->
        [one] { $names } gagne la partie
       *[other] { $names } gagnent à égalité
    }
page-table-closed = Table fermée
page-table-closed-empty = Personne ne s’est installé pendant longtemps.
page-table-closed-waiting = Il n’y a pas eu assez de monde à temps.
page-table-closed-abandoned = Personne n’a joué depuis longtemps.
page-table-closed-host = L’hôte a fermé cette table.
page-table-closed-operator = L’administration du serveur a fermé cette table.
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
page-review-players = Personne n’a encore demandé d’analyse. Seuls les joueurs de cette partie le peuvent.
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
page-review-try = Reprendre à partir d’ici
page-review-try-how = La même partie avec les mêmes dés jusqu’à ce coup ; ensuite, vous jouez contre des bots.
page-review-played = Joué ({ $chance })
page-review-better = Meilleur ({ $chance })
page-review-points = Origine des points, comparée au vainqueur

## La preuve des dés

page-proof-first = Le serveur a fixé son secret avant que quiconque n’ajoute quelque chose.
page-proof-secret = Le serveur a fixé son secret avant le premier coup.
page-proof-origin = Les dés sont ceux d’une partie précédente et étaient déjà connus.
page-origin = La première partie
page-proof-added = Ce que chaque personne a ajouté est entré dans la partie : personne n’a pu choisir le hasard.
page-proof-replayed = Rejouée avec ces nombres, chaque action mène à la même partie.
page-proof-numbers = Afficher les nombres
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

page-error-closed = Fermée
page-error-missing = Page introuvable
page-error-refused = Action impossible
page-error-busy = Trop de requêtes
page-error-ours = Erreur du serveur

## Puzzles

page-puzzles = Problèmes
page-title-puzzles = Problèmes — { $title }
page-title-puzzle = Problème { $number } — { $title }
page-puzzles-how = Des positions de parties entre bots forts. Une réponse est nettement meilleure que toutes les autres, et un bot qui ne regarde qu’un coup à l’avance ne la trouve pas.
page-puzzles-solved = Résolus : { $solved } sur { $all }
page-puzzle = Problème { $number }
page-puzzle-level = Difficulté { $level } sur 5
page-puzzle-solved = résolu
page-puzzle-missed = manqué
page-puzzle-ask = Que feriez-vous ?
page-puzzle-daily = Problème du jour
page-puzzle-plans = Voici les plans que l’ordinateur a examinés.
page-puzzle-right = C’est la meilleure réponse.
page-puzzle-wrong = Il y a mieux.
page-puzzle-best = Le mieux
page-puzzle-given = Votre réponse
page-puzzle-chance = ≈ { $chance } de chances de victoire
page-puzzle-less = { $points } points de moins (± { $error }), chances de victoire −{ $chance } (± { $chance_error })
page-puzzle-why = D’où viennent les points : { $sources }
page-puzzle-others = Toutes les réponses
page-puzzle-bots = Manqué par { $names }
page-puzzle-bot = { $level } : { $missed } sur 4
page-puzzle-next = Problème suivant
page-puzzle-again = Revoir la question
page-puzzle-all = Tous les problèmes
page-puzzle-done = C’était le dernier à résoudre.
page-puzzle-proof = Chaque réponse a été jouée sur les mêmes donnes. ± vaut deux erreurs types ; la meilleure réponse devance chacune des autres de plus de trois.

## Learning

page-learn = Apprendre en dix minutes
page-learn-how = Jouez une partie guidée à la vraie table. Une chose à la fois, sans règles à lire avant.
page-learn-begin = Commencer
page-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
page-title-learn = Apprendre — { $title }
page-lesson-step = Étape { $step } sur { $steps }
page-lesson-next = Continuer
page-lesson-back = Retour
page-lesson-leave = Quitter la leçon et jouer librement
page-lesson-end = Continuer la partie
page-lesson-watch = Regardez ce qui se passe.
page-coach = Conseils aux nouvelles questions
page-coach-met = Compris
page-coach-off = Désactiver les conseils
page-proof-lesson = C’était une leçon : ses dés viennent de la graine { $seed }, que chacun peut connaître.

## The game of the day

page-daily = Partie du jour
page-title-daily = Partie du jour — { $day }
page-daily-card = Aujourd’hui, la donne est la même pour tout le monde. Jusqu’où irez-vous ?
page-daily-go = Jouer la partie du jour
page-daily-how = Tout le monde joue la même donne. Vous avez un seul essai, sans indices et sans annuler. Il compte si vous terminez avant minuit UTC.
page-daily-order = La victoire compte d’abord, puis les points, puis l’avance.
page-daily-solo = En solo, contre l’adversaire automatique
page-daily-bot = Vous contre un bot : { $level }
page-daily-play = Jouer
page-daily-continue = Continuer
page-daily-rank = Vous êtes à la place { $rank } sur { $count }.
page-daily-late = Vous n’avez pas terminé à temps. Cette partie ne compte pas.
page-daily-closed = Vous avez fermé cette partie. Elle ne compte pas.
page-daily-hidden = Vous pourrez voir celles des autres quand vous aurez terminé la vôtre.
page-daily-results = Résultats du jour
page-daily-none = Pas de résultats.
page-daily-place = Place
page-daily-who = Nom
page-daily-margin = Avance
page-daily-outcome = Résultat
page-daily-won = Gagnée
page-daily-lost = Perdue
page-daily-review = Analyser ma partie
page-daily-best = Voir la meilleure partie
page-daily-beside = Votre partie et la meilleure
page-daily-mine = La vôtre
page-daily-top = La meilleure
page-daily-before = Jour précédent
page-daily-after = Jour suivant
page-daily-date = Date
page-daily-show = Afficher
page-daily-fair = Dés équitables
page-daily-fair-how = Les dés viennent d’un secret du serveur. Son empreinte est publiée la veille ; le secret, quand la journée est finie.
page-daily-hash = Empreinte du secret du { $day }
page-daily-seed = Secret du { $day }
page-proof-daily = C’étaient les dés de la partie du jour ({ $day }), les mêmes pour tout le monde. L’empreinte de leur secret avait été publiée la veille.
page-proof-daily-later = D’autres jouent encore avec ces dés. Le secret est publié à la fin de la journée, à minuit UTC.

## Notifications

page-title-notices = Notifications — Orrery
page-notices = Notifications
page-notices-how = Sachez quand c’est à vous de jouer, même quand le site est fermé. Rien n’est envoyé pendant que vous regardez la table.
page-notices-saved = Enregistré.
page-notices-asked = Consultez votre messagerie : cliquez sur le lien envoyé pour activer les e-mails.
page-notices-asked-hook = Un message avec un lien y a été envoyé. Cliquez sur le lien pour activer.
page-notices-browser-added = Ce navigateur affichera des notifications.
page-notices-feed-new = Votre flux a une nouvelle adresse. L’ancienne ne fonctionne plus.
page-notices-removed = Supprimé.
page-notices-where = Où vous les recevez
page-notices-none = Nulle part pour l’instant. Choisissez ci-dessous.
page-notices-more = Ajouter
page-notices-add = Ajouter
page-notices-remove = Supprimer
page-notices-remove-what = Supprimer : { $what }
page-notices-waiting = Pas encore confirmé
page-notices-off = Désactivé
page-notices-gone = Il n’y a plus rien à cette adresse. Supprimez-la et ajoutez-la de nouveau.
page-notices-refused = Nos messages y sont refusés.
page-notices-private = L’adresse mène à un réseau privé. Rien n’y est envoyé.
page-notices-redirect = L’adresse renvoie vers une autre. Indiquez l’adresse finale.
page-notices-unknown = L’adresse est introuvable.
page-notices-unreachable = Le dernier message n’est pas arrivé. Nous réessaierons.
page-notices-mail = E-mail
page-notices-address = Adresse e-mail
page-notices-mail-how = Nous vous envoyons d’abord un lien. Chaque e-mail contient un lien de désabonnement.
page-notices-mail-absent = Ce serveur n’envoie pas d’e-mails.
page-notices-browser = Ce navigateur
page-notices-browser-add = Activer dans ce navigateur
page-notices-browser-denied = Ce site n’a pas le droit d’afficher des notifications. Autorisez-le dans les réglages du navigateur.
page-notices-browser-absent = Ce navigateur ne peut pas recevoir de notifications ici. Sur iPhone et iPad, ajoutez d’abord le site à l’écran d’accueil.
page-notices-browser-failed = Échec. Le service de notifications du navigateur est injoignable.
page-notices-browser-how = Votre ordinateur ou votre téléphone les affiche, même quand le site est fermé.
page-notices-webhook = Webhook
page-notices-url = Adresse
page-notices-webhook-how = Pour Discord, Slack, Matrix et d’autres. Un message avec un lien y est d’abord envoyé.
page-notices-feed = Flux
page-notices-feed-title = Orrery : vos notifications
page-notices-feed-how = Pour un lecteur de flux (Atom), à une adresse secrète.
page-notices-feed-make = Créer un flux
page-notices-feed-renew = Nouvelle adresse
page-notices-feed-secret = Toute personne qui connaît cette adresse peut le lire.
page-notices-what = Me prévenir quand
page-notices-kind-turn = c’est à moi de jouer
page-notices-kind-time = mon temps est presque écoulé
page-notices-kind-full = la table est complète
page-notices-kind-over = la partie est terminée
page-notices-kind-invited = on m’invite à une partie
page-notices-kind-round = une ronde d’un tournoi commence
page-notices-quiet = Heures calmes
page-notices-quiet-how = Ne rien envoyer pendant ces heures
page-notices-from = De
page-notices-to = À
page-notices-zone = Fuseau horaire
page-notices-save = Enregistrer
page-notices-language = Les notifications sont envoyées dans la langue dans laquelle vous enregistrez.
page-notices-confirm = Oui, les envoyer ici
page-notices-confirm-ask = Envoyer des notifications à { $where } ?
page-notices-confirmed = Les notifications sont activées.
page-notices-link-old = Ce lien n’est plus valable.
page-notices-stop = Arrêter les notifications
page-notices-stop-ask = Ne plus envoyer de notifications à { $where } ?
page-notices-stopped = Plus rien n’y est envoyé.
page-notices-all = Tous les réglages des notifications
page-notice-turn = À vous de jouer
page-notice-time = Votre temps est presque écoulé
page-notice-full = La table est complète
page-notice-over = La partie est terminée
page-notice-invited = On vous invite à jouer
page-notice-round = La ronde { $number } de { $tournament } a commencé : votre table est prête
page-notice-final = La finale de { $tournament } a commencé : votre table est prête
page-notice-go = Ouvrir la table
page-notice-why = Vous recevez ceci parce que vous avez activé les notifications sur Orrery.
page-notice-stop = Se désabonner
page-notice-change = Réglages des notifications
page-notice-confirm-subject = Confirmez votre adresse e-mail
page-notice-confirm-email = Quelqu’un souhaite recevoir les notifications d’Orrery à cette adresse. Si c’est vous, confirmez-la.
page-notice-confirm = Confirmer
page-notice-confirm-else = Si ce n’est pas vous, ne faites rien. Vous ne recevrez pas d’autre e-mail.
page-notice-confirm-hook = Quelqu’un souhaite recevoir ici les notifications d’Orrery. Pour les activer :
page-notice-many =
    { $count ->
        [one] { $count } notification
       *[other] { $count } notifications
    }

## Classement

page-ratings = Classement
page-title-ratings = Classement — { $title }
page-ratings-how = Une cote dit comment quelqu’un joue : 400 points de plus signifient dix contre un. Seules les parties classées comptent.
page-ratings-order = La marge après ± contient la vraie valeur 19 fois sur 20. Le classement suit le bas de cette marge.
page-ratings-which = Quelles parties
page-ratings-all = Tout nombre de joueurs
page-ratings-players = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
page-ratings-ever = Depuis toujours
page-ratings-week = Cette semaine
page-ratings-none = Personne n’a encore terminé de partie classée.
page-ratings-games = Parties
page-ratings-change = Évolution
page-ratings-bots = Joueurs de l’ordinateur
page-ratings-bots-how = Leurs cotes viennent de longues séries entre eux et ne changent jamais.
page-ratings-up = Plus haut
page-ratings-down = Plus bas
page-ratings-of = Cotes
page-ratings-all-boards = Tous les classements
page-rating = { $points } ± { $margin }
page-rating-level = Cote { $points }
page-rating-head = Cote
page-rating-provisional = provisoire
page-player-games = Parties classées
page-someone = quelqu’un
page-rated = Partie classée
page-rated-tag = classée
page-rated-no = Non
page-rated-no-how = Juste pour le plaisir.
page-rated-yes = Oui
page-rated-yes-how = Le résultat change la cote de chacun. Pas d’indices, tout le monde peut regarder et qui abandonne perd.
page-leave-rated = Cette partie est classée. Si vous partez sans revenir, vous la perdez.

## Regarder

page-evening = La table de la soirée
page-watch-game = Regarder
page-looking = { $count ->
        [one] { $count } regarde
       *[other] { $count } regardent
    }
page-wall = Écran mural
page-wall-how = Pour un écran du club : les parties en cours, l’une après l’autre, en grand et sans commandes.
page-wall-none = Aucune partie publique en ce moment. La prochaine apparaîtra ici d’elle-même.
page-spectators = Lien pour regarder seulement, sans prendre de place :

## Tournois

page-tournaments = Tournois
page-tournaments-how = Plusieurs rondes en petits groupes. Le programme compose les tables pour que chacun rencontre des gens différents à des places différentes.
page-tournaments-none = Aucun tournoi pour l’instant.
page-tournaments-open = Inscription
page-tournaments-running = En cours
page-tournaments-over = Terminés
page-tournament-open = Inscriptions ouvertes
page-tournament-running = En cours
page-tournament-over = Terminé
page-tournament-cancelled = Annulé
page-tournament-people = { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
page-tournament-new = Nouveau tournoi
page-tournament-name = Nom
page-tournament-game = Jeu
page-tournament-group = Joueurs par table
page-tournament-rounds = Rondes
page-tournament-minutes = Temps par ronde
page-tournament-hour = 1 heure
page-tournament-hours = 2 heures
page-tournament-evening = 4 heures
page-tournament-day = 1 jour
page-tournament-days = 3 jours
page-tournament-week = 1 semaine
page-tournament-weeks = 2 semaines
page-tournament-league = Ligue (facultatif) : vos tournois du même nom ici sont additionnés
page-tournament-last = Les meilleurs jouent une finale
page-tournament-rated = Les parties sont classées
page-tournament-time-out = Quand le temps est écoulé
page-tournament-time-out-lose = La partie est perdue (tables de deux)
page-tournament-out-bot = Temps écoulé : un bot continue
page-tournament-out-lose = Temps écoulé : la partie est perdue
page-tournament-clock-how = La pendule s’arrête au plus tard avec la ronde. Qui dépasse son temps et ne revient pas passe derrière ceux qui restent.
page-tournament-make = Créer le tournoi
page-tournament-signed = Inscrits
page-tournament-standings = Tableau
page-tournament-ties = Le vainqueur d’une partie reçoit 12 points, le dernier aucun, les autres une part. À égalité de points, les adversaires les plus forts décident (ce que chacun a fait en moyenne), puis les victoires. Une ronde sans place rapporte 12 points et n’échoit à personne deux fois avant que chacun en ait eu une.
page-tournament-csv = Télécharger les résultats (CSV)
page-tournament-groups = Jusqu’à { $count } par table
page-tournament-of-rounds = { $count ->
        [one] { $count } ronde
       *[other] { $count } rondes
    }
page-tournament-final = Finale
page-tournament-round = Ronde { $number }
page-tournament-until = Jusqu’au
page-tournament-free = Sans place cette ronde : { $names }
page-tournament-opposition = Adversaires
page-tournament-wins = Victoires
page-tournament-byes = Exemptions
page-tournament-bye = { $count ->
        [one] { $count } exemption
       *[other] { $count } exemptions
    }
page-tournament-gone = parti
page-tournament-play = Rejoindre votre table
page-tournament-as = Vous jouez sous le nom de { $name }. Vous pouvez le changer sur la première page.
page-tournament-sign-up = S’inscrire
page-tournament-withdraw = Se retirer
page-tournament-remove = Retirer
page-tournament-organiser = Vous organisez ce tournoi
page-tournament-begin-how = La première ronde est tirée aussitôt et personne ne peut plus s’inscrire. Quand le temps d’une ronde est écoulé, celui qu’une partie attend encore la perd.
page-tournament-begin = Commencer la première ronde
page-tournament-cancel = Annuler le tournoi
page-tournament-cancel-how = Les parties ouvertes sont fermées et ne comptent pour personne.
page-tournament-see = Voir la partie
page-tournament-to = Vers le tournoi
page-table-closed-deadline = Le temps de cette ronde était écoulé.
page-league-how = Les points de toutes les rondes de tous ses tournois, additionnés.
## Pendules

page-clock = Pendule
page-clock-none = Sans pendule
page-clock-none-how = Chacun prend le temps qu’il lui faut.
page-clock-live-named = En direct : { $minutes } min + { $seconds } s
page-clock-live-short = { $minutes } min + { $seconds } s
page-clock-live-preset-how = Pour toute la partie, plus ce temps par coup. Tout le monde reste à la table.
page-clock-per-turn = { $count ->
        [one] Un jour par tour
       *[other] { $count } jours par tour
    }
page-clock-days-preset-how = Vous revenez quand c’est à vous.
page-clock-own-live = En direct : vos temps
page-clock-own-live-how = Choisissez minutes et secondes plus bas.
page-clock-own-days = En jours : votre temps
page-clock-own-days-how = Choisissez les jours par tour plus bas.
page-clock-minutes = Minutes pour la partie
page-clock-seconds = Secondes par coup
page-clock-days-each = Jours par tour
page-clock-days-count = { $count ->
        [0] Aucun
        [one] { $count } jour
       *[other] { $count } jours
    }
page-clock-working = Jours ouvrés seulement
page-clock-working-how = Les samedis et dimanches ne comptent pas.
page-clock-holidays = Jours fériés qui ne comptent pas
page-clock-holidays-are = Ces jours ne comptent pas : { $days }.
page-clock-utc = Les jours commencent à minuit UTC.
page-clock-away-most = Jours d’absence par joueur
page-time-out = Quand le temps est écoulé
page-time-out-bot = Un bot continue
page-time-out-bot-how = Quand le temps d’un joueur est écoulé, un bot continue jusqu’à son retour.
page-time-out-offer = La place est libre
page-time-out-offer-how = Quand le temps d’un joueur est écoulé, sa place est libre. Lui ou quelqu’un d’autre peut la prendre.
page-time-out-lose = La partie est perdue
page-time-out-lose-how = Quand le temps d’un joueur est écoulé, l’autre gagne. Pour les parties à deux.
page-clock-live-how = Chaque pendule vaut pour toute la partie. Elle ne tourne que pendant qu’on attend ce joueur.
page-clock-bonus-how = { $count ->
        [one] Chaque coup donne { $count } seconde de plus.
       *[other] Chaque coup donne { $count } secondes de plus.
    }
page-clock-turn-how = Chaque tour a son temps. Il ne court que pendant qu’on attend ce joueur.
page-clock-away-how = { $count ->
        [one] Chacun peut s’absenter { $count } jour.
       *[other] Chacun peut s’absenter { $count } jours.
    }
page-clock-days = { $large } j { $small } h
page-clock-hours = { $large } h { $small } min
page-clock-short = Il vous reste peu de temps :
page-clock-lost = hors ligne
page-clock-away-tag = absent
page-clock-away = Absence jusqu’au { $date }
page-clock-paused = Les pendules sont arrêtées.
page-clock-asks = { $name } voudrait une pause.
page-clock-pause = Pause
page-clock-go-on = Reprendre
page-clock-pause-how = Les pendules s’arrêtent dès que tous sont d’accord. Chacun peut reprendre à tout moment.
page-clock-away-left = { $count ->
        [0] Il ne vous reste aucun jour complet d’absence.
        [one] Vous pouvez encore vous absenter { $count } jour.
       *[other] Vous pouvez encore vous absenter { $count } jours.
    }
page-clock-away-until = Absence jusqu’à la fin du
page-clock-away-go = S’absenter
page-clock-back = Je suis de retour
page-clock-away-all = Absence de toutes les parties
page-clock-away-all-how = Votre pendule s’arrête dans toutes les parties en jours, autant que chacune le permet.
page-clock-give-minutes = Donner cinq minutes de plus à { $name }
page-clock-give-day = Donner un jour de plus à { $name }
page-note-time-out = Le temps de { $name } est écoulé.
page-note-away = { $name } s’absente jusqu’au { $date }.
page-note-back = { $name } n’est plus en absence.
page-note-time-given = { $by } a donné du temps à { $name }.
page-note-pause = { $name } voudrait une pause.
page-note-go-on = { $name } voudrait reprendre.
page-wins-on-time = { $names_count ->
        [one] { $names } gagne au temps
       *[other] { $names } gagnent au temps
    }
page-table-closed-time = Le temps de l’autre joueur est écoulé.
## Profil et appareils

page-profile = Profil
page-profile-how = Pas besoin de compte pour jouer. Ici, vous restez la même personne sur tous vos appareils et voyez qui est connecté en votre nom.
page-devices = Vos appareils connectés
page-device-unknown = Appareil inconnu
page-device-here = Cet appareil
page-device-since = Connexion
page-device-seen = dernière activité
page-of-device = { $deed } : { $device }
page-sign-out = Se déconnecter
page-sign-out-last = Si vous vous déconnectez de votre seul appareil, personne ne pourra revenir à vos parties.
page-sign-out-others = Se déconnecter partout ailleurs
page-link-another = Utiliser un autre appareil
page-link-another-how = Connectez-vous sur votre téléphone ou un autre ordinateur et continuez les mêmes parties.
page-link-make = Afficher le code QR
page-link-have = J’ai un code d’un autre appareil
page-link-scan = Scannez-le avec l’appareil photo de votre téléphone.
page-link-type = Ou ouvrez-y cette adresse et saisissez le code :
page-copy-link = Copier le lien
page-link-picture = Code QR qui ouvre la page de connexion
page-link-holds = Il ne sert qu’une fois, pendant { $minutes } minutes. Ne le donnez à personne : qui l’utilise joue en votre nom.
page-link-only-here = Les autres appareils ne peuvent pas ouvrir cette adresse : le serveur ne répond que sur cet ordinateur.
page-tokens = Jetons d’accès
page-tokens-how = Pour un bot ou un script qui joue en votre nom. Un jeton permet de jouer, pas de connecter d’autres appareils.
page-token-name = Nom
page-token-make = Créer un jeton
page-token-made = Copiez le jeton maintenant. Il ne sera plus affiché.
page-token-since = Créé
page-token-revoke = Révoquer
page-link-back = J’ai déjà un profil : me connecter
page-link-title = Se connecter sur cet appareil
page-link-enter = Saisissez le code que votre autre appareil affiche sous « Profil », ou celui d’un e-mail.
page-link-code = Code
page-link-continue = Continuer
page-link-same = Cet appareil est déjà connecté en tant que { $name }.
page-link-as = Se connecter en tant que { $name } ?
page-link-before = Jusqu’ici, vous étiez { $own } sur cet appareil :
page-link-games = { $count ->
        [one] { $count } partie est à { $own }.
       *[other] { $count } parties sont à { $own }.
    }
page-link-devices = { $count ->
        [one] { $count } autre appareil ou jeton est connecté en tant que { $own }. Il sera aussi à { $name }.
       *[other] { $count } autres appareils ou jetons sont connectés en tant que { $own }. Ils seront aussi à { $name }.
    }
page-link-stay = { $count ->
        [one] { $count } partie terminée reste telle quelle, car { $own } et { $name } y ont joué.
       *[other] { $count } parties terminées restent telles quelles, car { $own } et { $name } y ont joué.
    }
page-link-choose = Ce qu’il en advient
page-link-along = Tout transférer à { $name }. C’est irréversible.
page-link-leave = Tout laisser. Personne ne pourra y revenir depuis cet appareil.
page-link-shared = { $own } et { $name } sont dans la même partie en cours. Terminez-la ou quittez l’une des places, puis réessayez.
page-link-go = Se connecter
page-link-not = Pas maintenant
page-data = Vos données
page-data-how = Tout ce qui est enregistré sur vous, dans un fichier JSON.
page-data-download = Télécharger
page-delete = Supprimer mon profil…
page-delete-how = Votre pseudo, vos messages, vos adresses e-mail, vos appareils et vos jetons sont effacés, et vous quittez vos parties en cours. Les parties terminées restent, sans votre pseudo.
page-delete-sure = Je sais que c’est irréversible.
page-delete-go = Supprimer mon profil
page-settings = Réglages
page-settings-how = Ils vous suivent sur tous les appareils où vous êtes connecté.
page-settings-saved = Enregistré.
page-set-auto = Comme sur l’appareil
page-set-light = Clair
page-set-dark = Sombre
page-set-on = Activé
page-set-off = Désactivé
page-name-owned = Ce pseudo n’est qu’à vous : personne d’autre ne peut l’utiliser, ni un pseudo qui lui ressemble.
page-name-free = D’autres peuvent aussi utiliser ce pseudo. Dès que vous pourrez vous connecter par e-mail ou par clé d’accès, il ne sera qu’à vous.
page-mail = E-mail
page-mail-how = Retrouvez vos parties de partout : saisissez votre adresse et nous vous envoyons un lien. Sans mot de passe.
page-mail-absent = La connexion par e-mail n’est pas disponible : ce serveur n’envoie pas d’e-mails.
page-mail-another = Autre adresse
page-mail-add = Envoyer la confirmation
page-mail-new = Nouvelle adresse e-mail
page-mail-change = Changer
page-mail-since = Confirmée
page-mail-asked = Nous avons envoyé un e-mail à { $address }. Ouvrez son lien dans ce navigateur, ou saisissez ici son code, dans les { $minutes } minutes.
page-mail-code = Code de l’e-mail
page-mail-added = Vous pouvez maintenant vous connecter avec cette adresse.
page-mail-changed = Votre adresse e-mail a été changée.
page-mail-removed = Cette adresse ne permet plus de vous connecter.
page-mail-sign-in = Se connecter par e-mail
page-mail-send = M’envoyer un lien
page-mail-look = Consultez vos e-mails
page-mail-sent = Si quelqu’un se connecte ici avec { $address }, un e-mail avec un lien est en route. Il ne sert qu’une fois, pendant { $minutes } minutes.
page-mail-none = Rien reçu ? Regardez parmi les indésirables et vérifiez l’adresse.
page-mail-again = Réessayer
page-mail-use = Se connecter désormais en tant que { $name } avec { $address } ?
page-mail-elsewhere = Ouvrez ceci sur votre autre appareil
page-mail-elsewhere-how = L’adresse ne peut être confirmée que là où vous l’avez saisie : ouvrez-y le lien, ou saisissez-y le code de l’e-mail.
page-mail-sign-in-subject = Votre lien de connexion à Orrery
page-mail-sign-in-email = Quelqu’un veut se connecter à Orrery en tant que { $name } avec cette adresse. Si c’est vous, continuez :
page-mail-confirm-email = Quelqu’un veut utiliser cette adresse pour se connecter à Orrery. Si c’est vous, ouvrez ce lien dans le navigateur où vous avez saisi l’adresse :
page-mail-type = Ou ouvrez-y { $address } et saisissez ce code : { $code }
page-mail-holds = Il ne sert qu’une fois, pendant { $minutes } minutes. Ne le donnez à personne.
page-mail-else = Si ce n’est pas vous, ne faites rien. Personne n’entre sans cet e-mail.
page-mail-changed-subject = Votre connexion à Orrery a changé
page-mail-added-email = L’adresse { $address } permet maintenant de se connecter en tant que { $name }, en plus de celle-ci.
page-mail-replaced-email = L’adresse { $address } permet maintenant de se connecter en tant que { $name }, à la place de celle-ci.
page-mail-removed-email = Cette adresse ne permet plus de se connecter en tant que { $name }.
page-mail-changed-else = Si ce n’était pas vous, ouvrez votre profil sur l’un de vos appareils et déconnectez-vous partout ailleurs.
page-club-how = Connectez-vous avec votre compte { $club }, sur n’importe quel appareil.
page-club-go = Se connecter avec { $club }
page-club-use = Se connecter désormais en tant que { $name } avec le compte { $account } de { $club } ?
page-club-new = Ce compte n’a pas encore servi ici. Si vous jouez déjà ici sous un autre pseudo, connectez-vous d’abord en tant que cette personne et ajoutez le compte dans le profil.
page-club-added = Vous pouvez maintenant vous connecter avec ce compte.
page-club-removed = Ce compte ne permet plus de vous connecter.
page-passkeys = Clés d’accès (passkeys)
page-passkeys-how = Connectez-vous partout avec l’empreinte, le visage ou le code de votre appareil. Sans mot de passe.
page-passkeys-none = Les clés d’accès demandent une adresse chiffrée (https) avec un nom.
page-passkeys-browser = Votre navigateur ne propose pas de clés d’accès ici.
page-passkey-make = Créer une clé d’accès
page-passkey-use = Se connecter avec une clé d’accès
page-passkey-remove = Retirer
page-passkey-cancelled = Aucune clé d’accès n’a été utilisée.

## Amis, personnes bloquées, invitations

page-friends = Amis
page-friends-count = Amis ({ $count })
page-friends-how = Des amis peuvent s’inviter à une table et voient l’un de l’autre ce que chacun permet.
page-friends-asking = Demandes d’amitié
page-friends-yours = Vos amis
page-friends-none = Pas encore d’amis ici. Envoyez votre lien aux gens que vous connaissez, ou demandez à quelqu’un avec qui vous jouez : à la table, sous « Discussion ».
page-friends-link = Votre lien
page-friends-link-how = Quiconque l’ouvre peut demander à devenir votre ami.
page-friends-link-make = Créer mon lien
page-friends-link-nobody = Vous ne montrez votre page à personne : pour les autres, le lien ne mène nulle part.
page-friends-asked = Demandes que vous avez envoyées
page-friends-blocked = Personnes bloquées
page-friends-blocked-none = Vous ne bloquez personne.
page-friends-said-asked = Votre demande est partie.
page-friends-said-accepted = Vous êtes amis maintenant.
page-friends-said-declined = Refusé. La personne n’en sait rien, et vous ne verrez plus de demande de sa part.
page-friends-said-withdrawn = Votre demande est retirée.
page-friends-said-removed = Vous n’êtes plus amis. La personne n’en sait rien.
page-friends-said-blocked = Bloqué. La personne n’en sait rien.
page-friends-said-unblocked = Plus bloqué.
page-friends-said-linked = Voici votre lien. Envoyez-le à vos amis.
page-friend = Ami
page-friend-ask = Ajouter comme ami
page-friend-asks = Veut devenir votre ami
page-friend-accept = Accepter
page-friend-decline = Refuser
page-friend-withdraw = Retirer la demande
page-friend-waiting = Demande envoyée
page-friend-remove = Retirer des amis
page-friend-playing = joue en ce moment
page-friend-plays = joue en ce moment à { $title }
page-person-block = Bloquer
page-person-blocked = Bloqué
page-person-unblock = Débloquer
page-block-what = Que fait le blocage ?
page-block-how = Vous ne voyez pas ce qu’écrit une personne bloquée, à aucune table. Elle ne peut pas vous inviter et ses demandes d’amitié ne vous parviennent pas. Elle n’est pas informée que vous la bloquez.
page-block-table = Si vous êtes tous deux à la même table, la partie continue : vous voyez les coups l’un de l’autre, et cette personne voit ce que vous écrivez. À une table ouverte, n’importe qui peut s’asseoir ; pour tenir quelqu’un à l’écart, jouez sur invitation.
page-chat-blocked = Message de quelqu’un que vous bloquez
page-people-here = Personnes à cette table
page-invitations = Invitations
page-invitation-open = Ouvrir la table
page-invitation-decline = Refuser
page-invite-friends = Inviter des amis
page-invite-friends-how = Ils trouvent l’invitation sur leur page d’accueil et sont prévenus s’ils l’ont activé. Chacun est invité une seule fois.
page-invite-friend = Inviter
page-guest-invited = Invité
page-guest-declined = A refusé
page-guest-seated = À la table
page-back-to-table = À la table
page-report = Signaler
page-report-line = Signaler ce message
page-report-of = Signaler { $name }
page-report-how = Votre signalement va aux personnes qui gèrent ce serveur, avec le message et la table. L’autre personne n’en sait rien.
page-report-why = Qu’est-ce qui ne va pas ? (facultatif)
page-report-send = Envoyer le signalement
page-report-sent = Merci. Votre signalement est envoyé.
page-report-then = Vous pouvez aussi bloquer cette personne : vous ne verrez plus ce qu’elle écrit.
page-profile-own = Votre page, et qui la voit
page-profile-games = Dernières parties publiques
page-profile-hidden = { $name } n’en montre pas plus.
page-favourites = Jeux préférés
page-records = Parties terminées
page-records-none = Aucune que vous puissiez voir.
page-records-game = Jeu
page-records-players = Joueurs
page-records-won = Gagnées
page-privacy = Ce que voient les autres
page-privacy-who = Qui peut voir cette page ?
page-privacy-how = Les inconnus ne voient que les parties aux tables que chacun trouve dans les listes ; les tables privées ne sont montrées à personne. Les amis voient aussi combien de fois vous avez joué et gagné. Votre nom et votre cote figurent au classement quel que soit votre choix, car les parties classées sont publiques.
page-privacy-playing = Mes amis peuvent voir quand je joue
page-privacy-save = Enregistrer
page-privacy-saved = Enregistré.
page-show-everybody = Tout le monde
page-show-friends = Mes amis. Les autres voient mon nom et mes parties classées.
page-show-nobody = Personne
page-ratings-everybody = Tout le monde
page-ratings-friends = Mes amis
page-ratings-none-friends = Ni vous ni vos amis n’avez encore terminé de partie classée.

## Les pages de qui gère le serveur

page-desk = Hôte
page-desk-enter = Continuer comme hôte
page-desk-enter-how = Pendant douze heures, ce navigateur pourra fermer des tables, exclure des personnes et lire les signalements.
page-desk-leave = Quitter les pages de l’hôte
page-desk-done = C’est fait.
page-desk-none = Rien ici.
page-desk-reports = Signalements
page-desk-reports-none = Aucun signalement ouvert.
page-desk-report = { $by } signale { $about }
page-desk-close-report = Clore le signalement
page-desk-tables = Tables
page-desk-table = Table
page-desk-all = Toutes
page-desk-waiting = En attente
page-desk-live = En cours
page-desk-finished = Terminées
page-desk-closed = Fermées
page-desk-moves = { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
page-desk-close-table = Fermer la table
page-desk-delete-table = Supprimer la table
page-desk-delete-how = La table et sa partie sont supprimées définitivement.
page-desk-free = Libérer la place
page-desk-bot = Laisser jouer un bot
page-desk-people = Personnes
page-desk-search = Nom ou id
page-desk-ban = Exclure
page-desk-banned = exclu
page-desk-unban = Lever l’exclusion
page-desk-days = Jours (vide : définitivement)
page-desk-why = Raison, pour vous seul
page-desk-erase = Effacer
page-desk-erase-how = Le nom, les messages et les appareils de cette personne sont effacés. Les parties terminées restent, sans le nom.
page-desk-notices = Notifications
page-desk-notices-waiting = { $waiting } à envoyer, dont { $late } maintenant.
page-desk-failing = Où l’envoi échoue
page-desk-failing-none = Tout arrive.
page-desk-failed = { $count ->
        [one] un échec
       *[other] { $count } échecs
    }
page-desk-off = désactivé
page-desk-bans = Exclusions
page-desk-ban-new = Nouvelle exclusion
page-desk-subject = Id d’une personne, adresse ou réseau
page-desk-until = jusqu’au
page-desk-for-good = définitivement

## Mains ouvertes pour les spectateurs

page-hands = Mains ouvertes pour les spectateurs
page-hands-how = Qui regarde peut voir la partie telle qu’elle était il y a un moment, avec tout ce que les joueurs se cachent, si toute la table est d’accord.
page-hands-off = Non
page-hands-later = { $span } plus tard
page-hands-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-hands-hours = { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
page-hands-days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
page-hands-ask = Les spectateurs peuvent-ils voir toutes les mains { $span } plus tard ?
page-hands-ask-how = Ils voient la partie telle qu’elle était il y a { $span }, avec ce que chacun cache, vous aussi. Elle n’est montrée que tant que toute la table est d’accord. Les joueurs ne peuvent pas la voir, mais personne ne peut vérifier qui se trouve derrière un spectateur.
page-hands-agree = Je suis d’accord
page-hands-refuse = Je ne suis plus d’accord
page-hands-are = Si tout le monde est d’accord, les spectateurs voient la partie telle qu’elle était il y a { $span }, avec toutes les mains.
page-hands-all = Tout le monde est d’accord.
page-hands-missing = Pas encore d’accord : { $names }
page-hands-watch = Voir toutes les mains, avec { $span } de retard
page-hands-past = La partie telle qu’elle était il y a { $span }
page-hands-past-how = Toutes les mains sont ouvertes. Choisissez sous le plateau celle que vous voyez. La page avance d’elle-même.
page-hands-now = À la partie telle qu’elle est maintenant
