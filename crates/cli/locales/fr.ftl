# Ce que dit le programme lui-même.

cli-no-such-game = Il n’y a pas de jeu appelé « { $game } ». Il y a : { $known }.
cli-bad-figures = Le fichier de chiffres est faux à la ligne { $line } : { $what }
cli-bad-players = Le jeu est prévu pour { $least } à { $most } joueurs, pas pour { $given }.
cli-no-such-option = Le jeu n’a pas d’option « { $key } ». Il a : { $known }.
cli-bad-option = L’option « { $key } » ne peut pas être « { $value } » ici. Elle peut être : { $known }.
cli-bad-option-free = L’option « { $key } » ne peut pas être « { $value } » ici.
cli-no-such-rule = Aucune règle n’a le numéro ou les mots « { $query } ».
cli-no-such-seat = Il n’y a pas de place { $seat } à cette table.
cli-apply-usage = Écrivez : orrery apply [FICHIER|-] PLACE ACTION…
cli-too-many-bots =
    { $bots } bots, mais seulement { $seats ->
        [one] une place
       *[other] { $seats } places
    }.
cli-too-many-names =
    { $names } noms, mais seulement { $people ->
        [one] une personne joue
       *[other] { $people } personnes jouent
    }.

cli-credits = De { $designer } ; publié par { $publishers }
cli-players = De { $least } à { $most } joueurs
cli-by-default = (sauf indication contraire)
cli-bots = Bots : { $bots }

cli-figures-legend = Source R : livret de règles. P : source publique. D : reconstitué par nous ; la note dit pourquoi.
cli-figures-hash = Les parties jouées avec ces chiffres portent l’empreinte { $hash }.
cli-ruling-in-force = En vigueur : { $name } = { $reading }. Aussi possible : { $others }.
cli-readings = Par défaut : { $default }. Aussi possible : { $others }.

cli-total = Total
cli-place = Rang
cli-game-over = La partie est finie.
cli-game-goes-on = La partie continue : voici les points jusqu’ici.
cli-points-of = D’où viennent les points de { $name } (numéro de l’action, points, raison) :
cli-winners =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } partagent la victoire.
    }

cli-genuine =
    Authentique : complète, intacte, et { $actions ->
        [one] sa seule action est conforme aux règles
       *[other] ses { $actions } actions sont conformes aux règles
    }.
cli-genuine-committed =
    Authentique : complète, intacte, { $actions ->
        [one] sa seule action est conforme aux règles
       *[other] ses { $actions } actions sont conformes aux règles
    }, et les dés sont ceux promis avant le premier coup.

cli-player-name = Joueur { $number }
cli-bot-name = Bot { $number }
cli-welcome = Répondez par un numéro, ou tapez ? pour l’aide.
cli-help =
    Répondez par le numéro d’un choix, en notation (montrée par « orrery legal ») ou par des mots qui raccourcissent la liste.
    a   montrer tous les choix       0   un pas en arrière
    b   le plateau                   w   pourquoi quelque chose est impossible (w MOT : seulement cela)
    u   annuler                      l   ce qui s’est passé (l 30 : les 30 dernières actions)
    s   la feuille de score          r   une règle par numéro ou mot (r { $rule }, r MOT)
    save FICHIER   garder la partie          q   partir ; la partie est gardée
    hint   ce que ferait l’ordinateur, sans en savoir plus que vous
cli-pass = Passez le clavier à { $name }. { $name } : appuyez sur Entrée.
cli-not-possible = Impossible : { $reason }
cli-no-such-choice = Aucun choix ne porte le numéro { $number }.
cli-see-rule = La règle entière : r { $rule }
cli-why-nothing = Rien de tel ne vous est fermé.
cli-why-more = { $count ->
        [one] (et un autre cas semblable)
       *[other] (et { $count } autres cas semblables)
    }
cli-rules-usage = Tapez r et le numéro d’une règle ou un mot : r { $rule }, r MOT.
cli-undone =
    { $count ->
        [one] Une action est annulée.
       *[other] { $count } actions sont annulées.
    }
cli-undo-nothing = Il n’y a rien à vous à annuler.
cli-undo-revealed = Impossible d’annuler : quelque chose a été révélé depuis.
cli-undo-answered = Impossible d’annuler : { $seat } a joué depuis.
cli-saved = La partie est gardée dans { $file }. Pour continuer : orrery play --resume { $file }
cli-kept = La partie est désormais gardée dans { $file }. Si elle est interrompue, reprenez-la avec : orrery play --resume { $file }
cli-saved-finished = La partie entière est dans { $file }.
cli-save-exists = { $file } existe déjà et n’est pas écrasé. Choisissez un autre nom, ou reprenez la partie qu’il contient : orrery play --resume { $file }
cli-not-saved = La partie n’a pas pu être écrite dans { $file } : { $why }. Elle continue quand même.
cli-goodbye = À la prochaine.

cli-hint-how = Ce que ferait l’ordinateur, avec les chances de gagner qu’il estime :
cli-hint-next = ensuite, peut-être : { $choice }

cli-review-course = Les chances de gagner de chacun, comme pouvait les estimer celui qui décidait
cli-review-after = après l’action
cli-review-costly = Les décisions qui ont coûté le plus :
cli-review-none = Aucune décision n’a clairement coûté quelque chose.
cli-review-cost = Action { $n }, { $name } : a coûté { $cost }
cli-review-played = Choisi ({ $chance }) : { $choice }
cli-review-better = Mieux ({ $chance }) : { $choice }
cli-review-points = D’où sont venus les points ; entre parenthèses, par rapport au gagnant
cli-review-other = { $file } existe déjà et n’est pas une analyse de cette partie. Choisissez un autre nom.

cli-sim-who = qui
cli-sim-wins = victoires
cli-sim-shared = partagées
cli-sim-place = rang moyen
cli-sim-mean = score moyen
cli-sim-spread = écart
cli-sim-least = minimum
cli-sim-most = maximum
cli-sim-sources = D’où viennent les points, en moyenne :
cli-sim-summary = { $games } parties, graine { $seed } ; { $mean } décisions par partie (de { $shortest } à { $longest }).

cli-match-bot = bot
cli-match-wins = victoires
cli-match-place = place moyenne
cli-match-score = score moyen
cli-match-ahead = devant
cli-match-rating = niveau
cli-match-time = ms
cli-match-summary = { $title } : { $games } parties, graine { $seed }. Chaque bot a occupé chaque place aussi souvent.
cli-match-note = Devant : combien de fois avant un autre bot ; niveau : la différence qui l’explique ; ms : par décision. ± et les parenthèses sont des intervalles à 95 %. Une première place partagée compte en parts.
cli-match-lost = Dans { $count } de ses parties, { $bot } a perdu sa place et un bot aléatoire a continué : ces résultats ne sont pas les siens.
cli-match-bots = Un match demande un bot pour chacune des { $seats } places, et non { $bots }.
cli-match-other = { $file } contient les résultats d’une autre série.

cli-serving = Orrery est sur { $address } (Contrôle-C l’arrête).

cli-guest-no-program = Le programme « { $program } » ne peut pas être lancé : { $why }.
cli-guest-in-record = L’enregistrement nomme le programme « { $program } » comme bot. Les programmes d’un enregistrement ne sont pas lancés d’office : regardez-le et, s’il est de confiance, ajoutez --run-programs.
cli-guest-game = Partie { $game } :
cli-guest-lost = { $bot }, place { $seat }, perd sa place au profit d’un bot aléatoire à sa question { $question } : { $why }
cli-guest-not-started = il n’a pas pu être lancé ({ $why }).
cli-guest-hung = il n’a pas répondu en { $ms } ms.
cli-guest-ended = il s’est terminé ({ $status }).
cli-guest-closed = il a fermé sa sortie sans se terminer.
cli-guest-too-long = il a écrit une ligne de plus de { $bytes } octets.
cli-guest-no-answer = il a écrit « { $line } », qui n’est pas une réponse ({ $why }).
cli-guest-wrong-question = il a répondu à la question { $answered } à la place.
cli-guest-illegal = il a choisi « { $action } », qui ne figure pas parmi les choix.
cli-guest-stderr = Ses dernières lignes sur la sortie d’erreur :
cli-guest-sum =
    { $count ->
        [one] Une place est revenue à un bot aléatoire : sa partie ne dit rien du programme.
       *[other] { $count } places sont revenues à des bots aléatoires : leurs parties ne disent rien des programmes.
    }

cli-study-no-table = Aucune table de l’étude n’est pour { $players } joueurs.
cli-study-written =
    Le rapport est { $file }, avec { $charts ->
        [one] un graphique
       *[other] { $charts } graphiques
    } à côté.
cli-study-title = Ce qu’est { $game }
cli-study-how = { $games } parties à chaque table entre bots du niveau « { $bots } », selon la version { $rules } des règles. La même commande fait le même rapport :
cli-study-read = Les victoires sont des premières places ; une place partagée compte en parts. ± est un intervalle à 95 % : sur vingt chiffres, environ un tombe en dehors par hasard. La ligne en tirets est là où tous les camps seraient égaux. Ce qui se présente dans moins de { $fewest } parties n’est pas jugé. Ce qui accompagne la victoire n’en est pas forcément la cause, et d’autres bots, ou des personnes, jouent autrement.
cli-study-lots = { $topic } : par tirage au sort parmi ce qui est proposé, pour juger chacun et pas seulement ce que les bots préfèrent.
cli-study-players =
    { $count ->
        [one] Un joueur
       *[other] { $count } joueurs
    }
cli-study-table = Table
cli-study-first-seat = Victoires de la place 1
cli-study-points = Points
cli-study-winner = Points qui gagnent
cli-study-decisions = Décisions
cli-study-side = Camp
cli-study-wins = Victoires
cli-study-least = Minimum
cli-study-most = Maximum
cli-study-often = Places
cli-study-scores = Points des places (bleu vif : premières places)
cli-study-seats = Victoires par camp
cli-study-lengths = Décisions dans une partie
cli-study-facts = Victoires selon ce que les places ont eu et fait
cli-study-wins-by = { $topic } : victoires
cli-study-rare = Trop rare pour juger : { $list }.
