# Ce que dit le programme lui-même.

cli-no-such-game = Jeu inconnu : « { $game } ». Jeux disponibles : { $known }.
cli-which-game = Quel jeu ? Disponibles : { $known }. Le début d’un nom suffit.
cli-bad-figures = Erreur à la ligne { $line } du fichier de données : { $what }
cli-one-box = Seul `serve` accepte plusieurs fichiers de données.
cli-bad-players = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $given }.
cli-no-such-option = Option inconnue : « { $key } ». Options disponibles : { $known }.
cli-bad-option = Valeur « { $value } » impossible pour l’option « { $key } ». Valeurs possibles : { $known }.
cli-bad-option-free = Valeur « { $value } » impossible pour l’option « { $key } ».
cli-no-such-rule = Aucune règle trouvée pour « { $query } ».
cli-record-not-position = { $name } est un enregistrement de partie, pas une position. « orrery replay { $file } --states » affiche ses positions.
cli-no-such-seat = Cette table n’a pas de place { $seat }.
cli-apply-usage = Usage : orrery apply [FICHIER|-] PLACE ACTION…
cli-too-many-bots = { $bots } bots pour { $seats ->
        [one] une seule place
       *[other] { $seats } places
    }.
cli-too-many-names = { $names } noms pour { $people ->
        [one] un seul joueur
       *[other] { $people } joueurs
    }.

cli-credits = Un jeu de { $designer }, édité par { $publishers }
cli-players = { $least } à { $most } joueurs
cli-by-default = (par défaut)
cli-bots = Bots : { $bots }

cli-figures-legend = Source : R = livret de règles, P = source publique, D = notre reconstitution (voir la note).
cli-figures-hash = Empreinte de ces données, dans chaque partie enregistrée : { $hash }
cli-ruling-in-force = En vigueur : { $name } = { $reading }. Aussi possible : { $others }.
cli-readings = Par défaut : { $default }. Aussi possible : { $others }.

cli-total = Total
cli-place = Rang
cli-game-over = Partie terminée.
cli-game-goes-on = Partie en cours : score provisoire.
cli-points-of = { $name } : détail du score (coup, points, origine)
cli-winners = { $count ->
        [one] { $names } gagne la partie.
       *[other] { $names } gagnent à égalité.
    }

cli-broken-off = La partie a été interrompue avant la fin.
cli-genuine =
    Partie authentique et complète : { $actions ->
        [one] 1 coup conforme
       *[other] { $actions } coups conformes
    } aux règles.
cli-genuine-committed =
    Partie authentique et complète : { $actions ->
        [one] 1 coup conforme
       *[other] { $actions } coups conformes
    } aux règles, tirages conformes à l’empreinte publiée avant le premier coup.

cli-player-name = Joueur { $number }
cli-bot-name = Bot { $number }
cli-welcome = Tapez un numéro, ou « ? » pour l’aide.
cli-help =
    Tapez le numéro d’un choix, sa notation (voir « orrery legal ») ou des mots qui filtrent la liste.
    a   tous les choix               0   revenir en arrière
    b   plateau                      w   coups interdits, et pourquoi (w MOT : filtrer)
    u   annuler                      l   journal (l 30 : les 30 derniers coups)
    s   score                        r   règles par numéro ou par mot (r { $rule }, r MOT)
    save FICHIER   enregistrer la partie     q   quitter (la partie est enregistrée)
    hint   coups suggérés
cli-pass = Passez le clavier à { $name }, qui appuie sur Entrée.
cli-not-possible = Impossible : { $reason }
cli-no-such-choice = Aucun choix numéro { $number }.
cli-see-rule = Règle complète : r { $rule }
cli-why-nothing = Aucun interdit à ce sujet.
cli-why-more = { $count ->
        [one] (1 autre cas semblable)
       *[other] ({ $count } autres cas semblables)
    }
cli-rules-usage = Usage : r NUMÉRO (par exemple r { $rule }) ou r MOT.
cli-undone = { $count ->
        [one] Un coup annulé.
       *[other] { $count } coups annulés.
    }
cli-undo-nothing = Rien à annuler.
cli-undo-revealed = Impossible d’annuler : une information a été révélée depuis.
cli-undo-answered = Impossible d’annuler : { $seat } a joué depuis.
cli-saved = Partie enregistrée dans { $file }. Pour reprendre : orrery play --resume { $file }
cli-kept = La partie s’enregistre au fur et à mesure dans { $file }. Pour la reprendre : orrery play --resume { $file }
cli-saved-finished = Partie complète enregistrée dans { $file }.
cli-save-exists = { $file } existe déjà et n’a pas été écrasé. Choisissez un autre nom ou reprenez cette partie : orrery play --resume { $file }
cli-not-saved = Échec de l’enregistrement dans { $file } : { $why }. La partie continue.
cli-goodbye = À bientôt !

cli-screen-no-terminal = --full-screen demande un terminal en entrée et en sortie. Sans cette option, on joue ligne par ligne.
cli-screen-small = La fenêtre est trop petite. Il faut { $columns } colonnes et { $rows } lignes.
cli-screen-thinks = { $name } réfléchit…
cli-screen-computer-thinks = Réflexion en cours…
cli-screen-choose = Flèches, numéro + Entrée, ou un clic
cli-screen-leave = q ou Entrée : quitter
cli-screen-close = Échap : fermer
cli-screen-yes-no = Entrée : quitter · Échap : continuer
cli-screen-really-quit = Quitter ? La partie est enregistrée, vous pourrez la reprendre plus tard.
cli-screen-hint-take = Entrée : sélectionner le premier
cli-screen-help = Aide
cli-screen-quit = Quitter
cli-screen-undo = Annuler
cli-screen-hint = Indice
cli-screen-why = Pourquoi pas ?
cli-screen-rules = Règles
cli-screen-board = Plateau
cli-screen-log = Journal
cli-screen-score = Score
cli-screen-find = Chercher
cli-screen-all = Tous les choix
cli-screen-save = Enregistrer sous
cli-screen-keys =
    ↑ ↓        sélectionner un choix
    1, 2, …    taper le numéro d’un choix
    Entrée     le jouer
    0 ←        revenir en arrière
    a          tous les choix
    /          chercher parmi les choix, ou taper un coup en notation
    u          annuler
    h          indice
    w          pourquoi un coup n’est-il pas possible ?
    r          règles
    s          score
    l          journal
    b          grand plateau, et retour
    z          agrandir le volet actif, et retour
    Tab        passer au volet suivant : les flèches le font défiler
    Pg↑ Pg↓    faire défiler le plateau (ou le volet actif)
    n p        partie suivante ou précédente du plateau
    S          enregistrer dans un autre fichier
    Ctrl+Z     suspendre (fg pour continuer)
    q          quitter (la partie est enregistrée)

    Souris : cliquez sur un choix pour le jouer ou sur une touche en bas, la molette fait défiler chaque volet. Maintenez Maj pour sélectionner du texte.

cli-hint-how = Coups suggérés et chances de victoire estimées :
cli-hint-next = ensuite : { $choice }

cli-review-course = Chances de victoire, avec ce que le joueur pouvait savoir
cli-review-after = après le coup
cli-review-costly = Erreurs les plus coûteuses :
cli-review-none = Aucune erreur nette.
cli-review-cost = Coup { $n }, { $name } : −{ $cost }, { $points } points (± { $error })
cli-review-played = Joué ({ $chance }) :
cli-review-better = Meilleur ({ $chance }) :
cli-review-points = Origine des points (entre parenthèses : écart avec le vainqueur)
cli-review-other = { $file } existe déjà et n’est pas l’analyse de cette partie. Choisissez un autre nom.

cli-sim-who = joueur
cli-sim-wins = victoires
cli-sim-shared = ex æquo
cli-sim-place = rang moyen
cli-sim-mean = score moyen
cli-sim-spread = écart type
cli-sim-least = minimum
cli-sim-most = maximum
cli-sim-sources = Origine des points, en moyenne :
cli-sim-summary = { $games } parties, graine { $seed } ; { $mean } décisions par partie (de { $shortest } à { $longest }).

cli-match-bot = bot
cli-match-wins = victoires
cli-match-place = rang moyen
cli-match-score = score moyen
cli-match-ahead = duels
cli-match-rating = cote
cli-match-time = ms
cli-match-summary = { $title } : { $games } parties, graine { $seed }. Chaque bot a joué à chaque place le même nombre de fois.
cli-match-note = Duels : part des autres bots devancés. Cote : écart de niveau correspondant. ms : temps par décision. Entre parenthèses, les bornes de l’intervalle à 95 % ; > ou < indique une limite quand toutes les parties ont tourné dans le même sens. Une première place ex æquo est partagée.
cli-match-lost = Dans { $count } de ses parties, { $bot } a été remplacé par un bot aléatoire : ces résultats ne sont pas les siens.
cli-match-bots = Il faut un bot par place : { $seats } attendus, { $bots } reçus.
cli-match-other = { $file } contient les résultats d’une autre série.
cli-puzzles-other = { $file } appartient à une autre collection de problèmes.
cli-spread-bots = Seuls les bots d’Orrery jouent sur d’autres machines, pas { $bot }.
cli-spread-database = Avec --bus, indiquez la base de données que les machines partagent : --database postgres://…

cli-working = Orrery réfléchit pour les serveurs de { $bus } (Ctrl+C pour arrêter).

cli-serving = Orrery tourne sur { $address } (Ctrl+C pour arrêter).

cli-backed-up =
    Sauvegarde enregistrée dans { $file } : { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $events ->
        [one] 1 événement
       *[other] { $events } événements
    }, { $size } Kio. Elle est complète.
cli-backup-postgres = Une base PostgreSQL se sauvegarde et se restaure avec ses propres outils, comme pg_dump et pg_restore. `orrery copy` copie tout dans un fichier.
cli-copied =
    Tout est copié dans { $database } et comparé ligne par ligne : { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $events ->
        [one] 1 événement
       *[other] { $events } événements
    }.
cli-restored =
    { $file } contient la sauvegarde : { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $events ->
        [one] 1 événement
       *[other] { $events } événements
    }, { $size } Kio.

cli-exported =
    { $games ->
        [0] Aucune nouvelle partie.
        [one] 1 partie enregistrée.
       *[other] { $games } parties enregistrées.
    }
cli-no-database = Il n’y a pas de base de données à { $file }. Indiquez-la avec --database.
cli-admin-done = C’est fait.
cli-admin-erased =
    { $tables ->
        [0] Ce visiteur n’est à aucune table ; son nom est oublié.
        [one] Effacé d’une table.
       *[other] Effacé de { $tables } tables.
    }
cli-admin-checked =
    { $tables ->
        [one] 1 table lue
       *[other] { $tables } tables lues
    }, { $faulty } en défaut.
cli-admin-rebuilt = Cotes recalculées : parties classées { $games } (selon des règles absentes { $unreadable }), personnes { $people }.
cli-admin-host-link = Ouvrez-le dans votre navigateur. Il fonctionne une fois, dans les { $minutes } minutes ; ne le donnez à personne.
cli-admin-faulty = Certaines tables sont illisibles.
cli-admin-details = Table { $table } : { $game }, { $stage }. { $events } événements, { $actions } actions. Créée par { $host }.
cli-admin-table = Table
cli-admin-game = Jeu
cli-admin-stage = État
cli-admin-updated = Changée (UTC)
cli-admin-players = Joueurs
cli-admin-seat = Place
cli-admin-name = Nom
cli-admin-sitter = Visiteur ou bot
cli-admin-subject = Qui
cli-admin-until = Jusqu’au (UTC)
cli-admin-why = Motif

cli-guest-no-program = Le programme « { $program } » ne peut pas être lancé : { $why }.
cli-guest-in-record = L’enregistrement désigne le programme « { $program } » comme bot. Par sécurité, il n’est pas lancé automatiquement : vérifiez-le, puis ajoutez --run-programs.
cli-guest-game = Partie { $game } :
cli-guest-lost = { $bot } (place { $seat }) est remplacé par un bot aléatoire à la question { $question } : { $why }
cli-guest-not-started = il n’a pas pu être lancé ({ $why }).
cli-guest-hung = pas de réponse en { $ms } ms.
cli-guest-ended = il s’est arrêté ({ $status }).
cli-guest-closed = il a fermé sa sortie sans s’arrêter.
cli-guest-too-long = il a écrit une ligne de plus de { $bytes } octets.
cli-guest-no-answer = réponse illisible : « { $line } » ({ $why }).
cli-guest-wrong-question = il a répondu à la question { $answered }.
cli-guest-illegal = coup illégal : « { $action } ».
cli-guest-stderr = Ses dernières lignes sur la sortie d’erreur :
cli-guest-sum = { $count ->
        [one] Une place a été reprise par un bot aléatoire : cette partie ne dit rien du programme.
       *[other] { $count } places ont été reprises par des bots aléatoires : ces parties ne disent rien des programmes.
    }

cli-study-no-table = L’étude ne comporte aucune table à { $players } joueurs.
cli-study-written =
    Rapport : { $file }, avec { $charts ->
        [one] un graphique
       *[other] { $charts } graphiques
    }.
cli-study-title = { $game } en chiffres
cli-study-how = { $games } parties par table entre bots « { $bots } », règles version { $rules }. Pour reproduire ce rapport :
cli-study-read = Victoire = première place, partagée en cas d’égalité. Entre parenthèses, les bornes de l’intervalle à 95 % (de Wilson pour les parts) ; chaque partie compte une fois, quel que soit le nombre de joueurs. Un astérisque signale ce qui s’écarte de la moyenne de la table au-delà du hasard, après correction de Holm pour tout ce qui y est comparé. Les tirets marquent cette moyenne. En dessous de { $fewest } parties, rien n’est conclu. Une corrélation n’est pas une cause, et d’autres bots ou des humains joueraient autrement.
cli-study-lots = { $topic } : tirage au sort parmi l’offre, pour évaluer chaque option et pas seulement celles que les bots préfèrent.
cli-study-players =
    { $count ->
        [one] Un joueur
       *[other] { $count } joueurs
    }
cli-study-table = Table
cli-study-first-seat = Victoires, place 1
cli-study-points = Points
cli-study-winner = Score gagnant
cli-study-decisions = Décisions
cli-study-side = Joueur
cli-study-wins = Victoires
cli-study-least = Minimum
cli-study-most = Maximum
cli-study-often = Effectif
cli-study-scores = Scores (bleu vif : premières places)
cli-study-seats = Victoires par joueur
cli-study-lengths = Décisions par partie
cli-study-facts = Victoires selon les choix faits
cli-study-wins-by = { $topic } : victoires
cli-study-rare = Trop rare pour conclure : { $list }.
cli-study-choices = Choix et chance : ce que le joueur a choisi ou reçu
cli-study-outcomes = Résultats : ce que la partie a donné ; ce ne sont pas des conseils
cli-study-sum-played =
    { $tables ->
        [1] { $games } parties ont été jouées à une table
       *[other] { $games } parties ont été jouées à chacune des { $tables } tables
    } par des bots « { $bots } »{ $strong ->
        [yes] , qui calculent à l’avance.
       *[no] , que de meilleurs joueurs battent : ce qui suit vaut pour ce niveau de jeu.
    }
cli-study-sum-points = Le vainqueur marque en moyenne de { $least } à { $most } points selon la table.
cli-study-sum-no-points = Personne n’a gagné de partie.
cli-study-sum-seats =
    { $compared ->
        [0] Une seule personne joue à chaque table : il n’y a pas de places à comparer.
       *[other] { $sure ->
            [0] Aucune place ne gagne plus ou moins que les autres au-delà du hasard.
           *[other] Sur { $compared } places, { $sure } s’écartent de la moyenne de leur table au-delà du hasard ; la meilleure est { $what } à « { $table } », avec { $share } de victoires.
        }
    }
cli-study-sum-choices =
    { $compared ->
        [0] Il n’y a pas de choix à comparer.
       *[other] { $sure ->
            [0] Sur { $compared } choix et coups du sort, aucun ne s’écarte de la moyenne de sa table au-delà du hasard.
           *[other] Sur { $compared } choix et coups du sort, { $sure } s’écartent de la moyenne de leur table au-delà du hasard ; le meilleur est { $what } à « { $table } », avec { $share } de victoires.
        }
    }
cli-study-sum-outcomes =
    { $compared ->
        [0] Il n’y a pas de résultats à comparer.
       *[other] Ce qui va le plus souvent avec la victoire est { $what } à « { $table } » ({ $share } de victoires), mais c’est un résultat, pas un conseil.
    }
cli-study-sum-answer = { $topic } : { $answer }
cli-no-such-schema = Il n’y a pas de schéma « { $name } ». Il y a : { $known }.

cli-experience-program = Seuls les bots d’Orrery peuvent jouer pour produire de l’expérience, pas des programmes externes.
cli-no-encoding = Impossible d’apprendre { $title } : le jeu, ou cette boîte, n’a pas de codage numérique.
cli-experience-other = { $file } appartient à une autre série de parties.
cli-experience-summary = { $games } parties avec { $examples } exemples en { $seconds } s, soit { $rate } exemples par seconde et par fil d’exécution. Le fichier contient maintenant { $all } parties.
