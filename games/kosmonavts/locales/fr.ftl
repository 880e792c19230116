# Kosmonavts en français.

## Astres

body-mercury = Mercure
    .the = Mercure
    .of = de Mercure
body-venus = Vénus
    .the = Vénus
    .of = de Vénus
body-earth = Terre
    .the = la Terre
    .of = de la Terre
body-mars = Mars
    .the = Mars
    .of = de Mars
body-jupiter = Jupiter
    .the = Jupiter
    .of = de Jupiter
body-saturn = Saturne
    .the = Saturne
    .of = de Saturne
body-uranus = Uranus
    .the = Uranus
    .of = d’Uranus
body-neptune = Neptune
    .the = Neptune
    .of = de Neptune
body-halley = Comète de Halley
    .the = la comète de Halley
    .of = de la comète de Halley
body-or = { $first } ou { $second }
    .the = { $first_the } ou { $second_the }

## Directions, carburant, vaisseaux, phases, joueurs

direction-n = N
    .name = nord
    .to = vers le nord
direction-ne = NE
    .name = nord-est
    .to = vers le nord-est
direction-se = SE
    .name = sud-est
    .to = vers le sud-est
direction-s = S
    .name = sud
    .to = vers le sud
direction-sw = SO
    .name = sud-ouest
    .to = vers le sud-ouest
direction-nw = NO
    .name = nord-ouest
    .to = vers le nord-ouest

fuel-normal = Carburant
    .some = du carburant
    .none = de carburant
fuel-hyper = Hypercarburant
    .some = de l’hypercarburant
    .none = d’hypercarburant

colour-white = blanc
    .ship = le vaisseau blanc
colour-green = vert
    .ship = le vaisseau vert
colour-yellow = jaune
    .ship = le vaisseau jaune
colour-red = rouge
    .ship = le vaisseau rouge

phase-setup = Mise en place
phase-event = Événement
phase-orders = Ordres
phase-flight = Vol ou ravitaillement
phase-movement = Mouvement des astres
phase-over = Fin de la partie

side = { $seat }
automaton = Automate

## Cases

hex-at = { $hex }
    .at = en { $hex }
hex-body = case { $body_of }
    .at = dans la case { $body_of }

## Quantités

amount-normal = { $normal ->
        [one] { $normal } cube de carburant
       *[other] { $normal } cubes de carburant
    }
amount-hyper = { $hyper ->
        [one] { $hyper } cube d’hypercarburant
       *[other] { $hyper } cubes d’hypercarburant
    }
amount-both = { $normal ->
        [one] { $normal } cube de carburant et { $hyper } d’hypercarburant
       *[other] { $normal } cubes de carburant et { $hyper } d’hypercarburant
    }
amount-shields = { $count ->
        [0] aucun bouclier
        [one] { $count } bouclier
       *[other] { $count } boucliers
    }
amount-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Cartes événement

card-solar-wind = Vent solaire { $count } { $direction_to }
    .text = pose { $count ->
            [one] { $count } cube de carburant
           *[other] { $count } cubes de carburant
        } { $direction_to } sur chaque rose des vents, sauf { $shield ->
            [1] avec un bouclier ou sans décoller
           *[0] sans décoller
        }
card-fuel-resupply = Livraison de carburant
    .text = chacun peut prendre un cube d’hypercarburant, en échange d’un cube normal si le réservoir est plein
card-energy-conversion = Conversion d’énergie
    .text = chacun peut dépenser un bouclier contre { $count } cubes de carburant au plus
card-gravity = Gravité
    .text = chaque vaisseau dans l’espace à { $count } cases ou moins d’un astre se pose sur le plus proche{ $shield ->
            [1] , sauf avec un bouclier
           *[0] {""}
        }
card-thrust = Poussée
    .text = chacun peut placer jusqu’à { $count } cubes pendant cette manche
card-asteroids = Astéroïdes
    .text = chacun perd { $count } cubes de carburant de son réservoir{ $shield ->
            [1] , ou dépense un bouclier
           *[0] {""}
        }
card-solar-flares = Éruptions solaires
    .text = personne ne peut placer de cube pendant cette manche{ $shield ->
            [1] {" "}sans dépenser un bouclier
           *[0] {""}
        }

## Missions

mission-first = Mission 1 ({ $body })
    .the = la Mission 1 ({ $body })
    .text = { $points } pour se poser en premier sur { $body_the }
mission-second = Mission 2 ({ $body })
    .the = la Mission 2 ({ $body })
    .text = { $points } pour se poser en deuxième, ou sans personne d’autre, sur { $body_the }

## Questions

question-over = La partie est terminée.
question-wait = { $seats } { $seats_count ->
        [one] décide
       *[other] décident
    } { $step }.
question-place-hand = Placez un astre sur un espace de son orbite ; il vous reste { $bodies_the }.
question-place-earth = Placez { $body_the } sur un espace de son orbite.
question-place = Choisissez un astre et placez-le sur un espace de son orbite.
question-colour = Quel est votre vaisseau ?
question-missions = Quelles sont les deux missions que vous gardez ?
question-event = Vous avez le jeton d’instructeur : quel événement arrive à tous ?
question-solar-wind = { $card } : dépensez-vous un bouclier pour l’éviter ?
question-fuel-resupply = { $card } : prenez-vous un cube d’hypercarburant ?
question-energy-conversion = { $card } : dépensez-vous un bouclier contre du carburant ?
question-gravity = { $card } : où va votre vaisseau, vers { $bodies_the } ?
question-gravity-shield = { $card } : dépensez-vous un bouclier pour ne pas vous poser sur { $bodies_the } ?
question-asteroids = { $card } : dépensez-vous un bouclier pour garder votre carburant ?
question-solar-flares = { $card } : dépensez-vous un bouclier pour pouvoir placer des cubes ?
question-order-landed = Votre ordre : restez sur { $body_the }, ou placez jusqu’à { $count } cubes et décollez.
question-order-held = Votre ordre : les éruptions solaires retiennent le vaisseau sur { $body_the }.
question-order-flares = Votre ordre : les éruptions solaires interdisent tout cube ; { $course }.
question-order = Votre ordre, { $placed ->
        [one] { $placed } cube
       *[other] { $placed } cubes
    } sur { $count } : { $course }.
question-fly = Le vaisseau vole-t-il, ou est-il évacué vers { $body_the } ?
question-land = Vous posez-vous sur { $bodies_the } ?
question-final = Est-ce votre atterrissage final sur { $body_the } ?
question-refuel = Faites-vous le plein sur { $body_the } ?
question-refuel-how = Comment vous ravitaillez-vous sur { $body_the } ?

step-place = où commence un astre
step-colour = quel vaisseau prendre
step-missions = quelles missions garder
step-event = quel événement arrive
step-solar-wind = s’il faut dépenser un bouclier contre le vent solaire
step-fuel-resupply = s’il faut prendre un cube d’hypercarburant
step-energy-conversion = s’il faut dépenser un bouclier contre du carburant
step-gravity = quel astre attire le vaisseau
step-gravity-shield = s’il faut dépenser un bouclier contre la gravité
step-asteroids = s’il faut dépenser un bouclier contre les astéroïdes
step-solar-flares = s’il faut dépenser un bouclier contre les éruptions solaires
step-order = quel ordre donner
step-fly = s’il faut voler ou demander l’évacuation
step-land = s’il faut se poser
step-final = si l’atterrissage est le dernier
step-refuel = s’il faut se ravitailler
step-rules = ce qui suit selon les règles

## Réponses

choice-plain = { $lead }.
choice-with = { $lead } : { $what }.
choice-clauses = { $first } ; { $next }
choice-other = { $action }

choice-place = Placer { $body_the } à l’espace { $space } sur { $spaces }, { $hex_at }
choice-colour = Prendre { $colour_ship }
choice-keep = Garder { $missions_the }
choice-event = Choisir « { $card } »
choice-shield = Dépenser un bouclier
choice-shield-none = Ne pas dépenser de bouclier
choice-wind = Laisser souffler le vent
choice-resupply = Prendre un cube d’hypercarburant
choice-resupply-swap = Échanger un cube normal contre un cube d’hypercarburant
choice-resupply-none = Ne rien prendre
choice-energy = Dépenser un bouclier contre { $cubes }
choice-energy-none = Ne pas dépenser de bouclier
choice-gravity = Aller vers { $body_the } et se poser
choice-convert = Convertir un bouclier en { $cubes }
choice-convert-short = Convertir un bouclier en carburant
choice-burn = Brûler { $fuel_some } { $direction_to }
choice-go = Sceller l’ordre et voler
choice-drift = Sceller l’ordre sans cube
choice-take-off = Sceller l’ordre et décoller { $body_of }
choice-stay = Sceller l’ordre et rester sur { $body_the }
choice-fly = Voler
choice-evacuate = Demander l’évacuation vers { $body_the }
choice-pass = Ne pas se poser sur { $bodies_the }
choice-land = Se poser sur { $body_the }
choice-final = Faire l’atterrissage final
choice-final-none = Continuer la course
choice-refuel-none = Ne pas se ravitailler
choice-refuel = Faire le plein
choice-refuel-quick = Ravitaillement rapide, gratuit
choice-refuel-full = Ravitaillement complet, pour un bouclier

course-open = le vaisseau { $sure ->
        [1] finit
       *[0] finirait
    } { $hex_at }
course-still = le vaisseau { $sure ->
        [1] reste
       *[0] resterait
    } { $hex_at }
course-belt = le vaisseau { $sure ->
        [1] finit { $hex_at }, dans la ceinture d’astéroïdes, et perd un bouclier
       *[0] finirait { $hex_at }, dans la ceinture d’astéroïdes, et perdrait un bouclier
    } (reste { $left })
course-near-sun = le vaisseau { $sure ->
        [1] finit { $hex_at }, à côté du Soleil, et perd un bouclier
       *[0] finirait { $hex_at }, à côté du Soleil, et perdrait un bouclier
    } (reste { $left })
course-belt-bare = le vaisseau { $sure ->
        [1] finit { $hex_at }, dans la ceinture d’astéroïdes, et sans bouclier est évacué
       *[0] finirait { $hex_at }, dans la ceinture d’astéroïdes, et sans bouclier serait évacué
    } vers { $body_the }
course-near-sun-bare = le vaisseau { $sure ->
        [1] finit { $hex_at }, à côté du Soleil, et sans bouclier est évacué
       *[0] finirait { $hex_at }, à côté du Soleil, et sans bouclier serait évacué
    } vers { $body_the }
course-off-board = le vaisseau { $sure ->
        [1] sort du plateau et est évacué
       *[0] sortirait du plateau et serait évacué
    } vers { $body_the }
course-sun = le vaisseau { $sure ->
        [1] fonce dans le Soleil et est évacué
       *[0] foncerait dans le Soleil et serait évacué
    } vers { $body_the }

clause-may-land = il peut se poser sur { $body_the } (sans marqueur)
clause-may-score = il peut se poser sur { $body_the } ({ $points })
clause-may-finish = il peut se poser sur { $body_the } (atterrissage final)
clause-comes = { $body_the } y arrive en phase 4 (sans marqueur)
clause-comes-score = { $body_the } y arrive en phase 4 ({ $points })
clause-comes-finish = { $body_the } y arrive en phase 4 (atterrissage final)
clause-tank = le réservoir aurait { $cubes }
clause-tank-left = il resterait { $cubes } dans le réservoir
clause-tank-empty = le réservoir serait vide
clause-tank-keeps = le réservoir garde { $cubes }
clause-tank-keeps-none = le réservoir reste vide
clause-you-have = vous auriez { $cubes }
clause-you-have-none = vous n’auriez plus de carburant
clause-shields = { $count ->
        [0] il ne reste aucun bouclier
        [one] il reste { $count } bouclier
       *[other] il reste { $count } boucliers
    }
clause-from-earth = à { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } { $body_of }
clause-asked = { $mission_text }
clause-card = { $card_text }
clause-no-resupply = mais il n’y en a pas pour vous
clause-energy = { $count ->
        [0] vous ne pouvez pas en obtenir
        [one] vous pouvez obtenir { $count } cube
       *[other] vous pouvez obtenir jusqu’à { $count } cubes
    }
clause-must-stay = le vaisseau doit rester sur { $body_the }
clause-not-pulled = le vôtre n’est pas attiré
clause-pulled = le vôtre va vers { $bodies_the }
clause-other-pulled = celui { $seat_of } va vers { $bodies_the }
clause-drawn = le vaisseau va vers { $bodies_the }
clause-wind-stays = rien ne se passe si le vaisseau reste sur { $body_the }
clause-wind-leaves = s’il décolle avec le vent seul, { $course }
clause-rose-empty = la rose des vents reste vide
clause-rose-kept = la rose des vents garde { $cubes }
clause-rose-cleared = la rose des vents rend { $cubes }
clause-lost = { $count ->
        [0] vous n’avez aucun cube de carburant à perdre
        [one] vous perdez { $count } cube de carburant
       *[other] vous perdez { $count } cubes de carburant
    }
clause-no-cubes = vous ne pouvez placer aucun cube pendant cette manche
clause-may-burn = vous pouvez placer des cubes pendant cette manche
clause-supply-short = la réserve n’a pas assez de carburant pour l’instant
clause-cancels-normal = annule un cube de carburant { $direction_to }
clause-cancels-hyper = annule un cube d’hypercarburant { $direction_to }
clause-cancels-two = annule deux cubes de carburant { $direction_to }
clause-downgrades = change un cube d’hypercarburant { $direction_to } en cube normal
clause-halved = annule le cube de carburant { $direction_to } et devient un cube normal
clause-wind-returned = { $count ->
        [one] le cube du vent retourne
       *[other] les { $count } cubes du vent retournent
    } à la réserve
clause-may-refuel = vous pouvez ensuite vous ravitailler
clause-no-refuel = il n’y a rien à ravitailler
clause-refuel-later = pas de ravitaillement avant la manche suivante
clause-evacuated = ni vol ni ravitaillement pendant cette manche
clause-marker = vous prenez le marqueur { $body_of } pour { $points }
clause-marker-again = vous avez déjà un marqueur de cet astre
clause-marker-retired = cet astre n’a pas de marqueur dans cette partie
clause-marker-none = il ne reste aucun marqueur
clause-final = c’est votre atterrissage final et la dernière manche
clause-last-round = c’est la dernière manche
clause-final-choice = vous direz ensuite si c’est votre atterrissage final
clause-final-again = pour l’atterrissage final, il faut décoller et se poser à nouveau sur la Terre
clause-final-marker = vous prenez un marqueur de la Terre pour { $points }
clause-final-late = d’autres sont arrivés avant, donc sans marqueur de la Terre
clause-not-yet-basic = pas encore l’atterrissage final ({ $count ->
        [one] { $count } destination visitée
       *[other] { $count } destinations visitées
    } sur { $needed })
clause-not-yet-advanced = pas encore l’atterrissage final ({ $count ->
        [one] { $count } marqueur pris
       *[other] { $count } marqueurs pris
    } sur { $needed })
clause-mission = vous remplissez { $mission_the } pour { $points }
clause-mission-while = vous remplissez { $mission_the } pour { $points } tant que personne d’autre ne s’y pose

## Boutons vers une réponse

button-space = Espace { $space } ({ $hex })
button-shield = Dépenser un bouclier
button-shield-none = Pas de bouclier
button-resupply = Un cube d’hypercarburant
button-resupply-none = Rien
button-energy = { $count ->
        [0] Aucun
        [one] { $count } cube
       *[other] { $count } cubes
    }
button-convert = Bouclier en carburant
button-go = Voler
button-stay = Rester
button-fly = Voler
button-evacuate = Évacuation
button-pass = Ne pas se poser
button-final = Atterrissage final
button-final-none = Continuer
button-refuel-none = Pas de ravitaillement
button-refuel-basic = Faire le plein
button-refuel-quick = Ravitaillement rapide
button-refuel-full = Ravitaillement complet

## Ce qui se passe

event-first-placer = { $seat } place le premier astre.
event-bodies-dealt = { $seat } doit placer { $bodies_the }.
event-retired = Dans cette partie, il n’y a ni marqueurs ni missions { $body_of }.
event-missions-dealt = Les missions sont distribuées en secret.
event-mission-replaced = La Mission 1 { $seat_of } visait le même astre qu’une Mission 2 et est remplacée.
event-body-placed = { $seat } place { $body_the } sur l’espace { $space } de son orbite, { $hex_at }.
event-missions-kept = { $seat } a gardé deux missions.
event-colour-chosen = { $seat } prend { $colour_ship }.
event-equipped = { $seat } commence avec { $cubes }, ainsi que { $shields }.
event-instructor = { $seat } a maintenant le jeton d’instructeur.
event-round-begins = La manche { $round } commence.
event-phase-begins = Phase { $number } : { $phase }.
event-round-ends = La manche { $round } est terminée.
event-card-laid = Nouvel événement face visible : « { $card } ».
event-cards-shuffled = Les événements défaussés sont mélangés et forment une nouvelle pioche.
event-card-chosen = { $seat } choisit « { $card } » : { $card_text }.
event-shield-spent = { $seat } dépense un bouclier.
event-wind-blows = Le vent pose { $cubes } { $direction_to } sur la rose des vents { $seat_of }.
event-wind-short = La réserve n’a aucun cube pour le vent { $direction_to } sur la rose des vents { $seat_of }.
event-fuelled = { $seat } ajoute { $cubes } à son réservoir.
event-swapped = { $seat } échange un cube normal de son réservoir contre un cube d’hypercarburant.
event-fuel-lost = { $seat } perd { $cubes } à cause des astéroïdes.
event-fuel-none = { $seat } n’a aucun cube de carburant à perdre.
event-flares-hold = { $seat } ne peut placer aucun cube pendant cette manche.
event-attracted = { CAP($body_the) } attire le vaisseau { $seat_of } depuis { $hex }.
event-order-sealed = { $seat } a scellé son ordre.
event-orders-revealed = Les ordres sont révélés.
event-shield-converted = { $seat } convertit un bouclier en { $cubes }.
event-conversion-failed = { $seat } garde le bouclier : il n’y a pas de carburant en échange.
event-stayed = { $seat } reste sur { $body_the }.
event-wind-returned = { $count ->
        [one] { $count } cube du vent quitte
       *[other] { $count } cubes du vent quittent
    } la rose des vents { $seat_of }.
event-took-off = { $seat } décolle { $body_of }.
event-cube-placed = { $seat } brûle { $fuel_some } { $direction_to }.
event-cube-dropped = { $seat } n’a plus { $fuel_none } à brûler { $direction_to }.
event-cancelled-normal = Cela annule un cube de carburant { $direction_to } sur la rose des vents { $seat_of }.
event-cancelled-hyper = Cela annule un cube d’hypercarburant { $direction_to } sur la rose des vents { $seat_of }.
event-cancelled-two = Cela annule deux cubes de carburant { $direction_to } sur la rose des vents { $seat_of }.
event-downgraded = Cela change un cube d’hypercarburant { $direction_to } en cube normal sur la rose des vents { $seat_of }.
event-halved = Cela annule le cube de carburant { $direction_to } sur la rose des vents { $seat_of } et ne laisse qu’un cube normal.
event-flew = { $seat } vole de { $from } à { $to }.
event-stood-still = { $seat } reste { $hex_at }.
event-emergency-danger = Urgence : { $seat } est dans un secteur dangereux sans bouclier.
event-emergency-off-board = Urgence : { $seat } sort du plateau.
event-emergency-sun = Urgence : { $seat } fonce dans le Soleil.
event-evacuation-asked = { $seat } demande l’évacuation.
event-evacuated = Le vaisseau { $seat_of } est ramené sur { $body_the } et sa rose des vents est vidée.
event-shield-lost-belt = { $seat } perd un bouclier dans la ceinture d’astéroïdes, { $hex_at }.
event-shield-lost-sun = { $seat } perd un bouclier à côté du Soleil, { $hex_at }.
event-refuelled = { $seat } fait le plein : { $cubes }.
event-refuelled-quick = Ravitaillement rapide { $seat_of } : { $cubes }.
event-refuelled-full = Ravitaillement complet { $seat_of } : { $cubes }.
event-not-refuelled = { $seat } ne se ravitaille pas.
event-landed = { $seat } se pose sur { $body_the }.
event-passed-by = { $seat } ne se pose pas.
event-marker-taken = { $seat } prend le marqueur { $body_of } pour { $points }.
event-no-marker = Il n’y a pas de marqueur pour { $seat } sur { $body_the }.
event-final-landing = { $seat } fait l’atterrissage final sur { $body_the } : c’est la dernière manche.
event-not-final = { $seat } continue la course : ce n’est pas l’atterrissage final.
event-bodies-moved = Tous les astres avancent à l’espace suivant de leur orbite.
event-round-cap = Personne n’est rentré, et la partie s’arrête là.
event-mission-done = { $seat } montre { $mission_the } : remplie.
event-mission-missed = { $seat } montre { $mission_the } : non remplie.
event-points = { $seat } gagne { $points } ({ $source }).
event-game-over = La partie est terminée.

## Refus

reason-game-over = La partie est terminée.
reason-not-your-turn = C’est le tour { $seat_of }.
reason-order-sealed = Votre ordre est scellé.
reason-missions-kept = Vous avez déjà choisi les missions que vous gardez.
reason-not-asked = Une autre question vient d’abord : { $step }.
reason-already-placed = { CAP($body_the) } est déjà sur le plateau.
reason-not-in-hand = Ce n’est pas à vous de placer { $body_the }.
reason-earth-first = Il faut d’abord placer { $body_the }.
reason-no-such-space = L’orbite { $body_of } n’a pas d’espace { $space }.
reason-colour-taken = Quelqu’un d’autre a { $colour_ship }.
reason-not-dealt = { CAP($mission_the) } n’est pas parmi vos cartes.
reason-not-two-missions = Choisissez deux missions différentes.
reason-no-such-card = Cette carte événement n’existe pas.
reason-no-shield = Vous n’avez plus de bouclier.
reason-too-much-energy = { $count ->
        [one] La carte, le réservoir ou la réserve ne permettent pas { $count } cube.
       *[other] La carte, le réservoir ou la réserve ne permettent pas { $count } cubes.
    }
reason-not-nearest = L’astre le plus proche, à { $count } cases ou moins, n’est pas { $body_the }.
reason-converted = On ne convertit qu’un bouclier en carburant par manche.
reason-energy-bought = Vous avez déjà converti un bouclier en carburant pendant cette manche, avec l’événement.
reason-tank-full = Le réservoir est plein.
reason-too-many-cubes = { $count ->
        [one] Pas plus de { $count } cube dans cet ordre.
       *[other] Pas plus de { $count } cubes dans cet ordre.
    }
reason-flares = Éruptions solaires : aucun cube ne peut être placé pendant cette manche.
reason-no-fuel = Le réservoir n’a plus { $fuel_none }.
reason-nothing-to-fly-with = Un vaisseau posé a besoin d’au moins un cube sur sa rose des vents pour décoller.
reason-in-space = Seul un vaisseau posé peut rester ; dans l’espace, il dérive.
reason-cubes-placed = Un vaisseau dont l’ordre a des cubes ne reste pas.
reason-not-here = Votre vaisseau n’est pas dans la case { $body_of }.
reason-advanced-mode = Dans le jeu avancé, le ravitaillement est rapide ou complet.
reason-basic-mode = Le ravitaillement rapide ou complet n’existe que dans le jeu avancé.
reason-nothing-to-refuel = Se ravitailler ne changerait rien.

## D’où viennent les points

source-markers = Marqueurs d’atterrissage
source-earth = Atterrissage final
source-mission-1 = Mission 1
source-mission-2 = Mission 2

## Options

option-mode = Règles
option-mode-basic = de base
option-mode-advanced = avancées
option-first_placer = Qui place le premier astre (règles de base)
option-first_placer-random = au hasard
option-first_placer-1 = place 1
option-first_placer-2 = place 2
option-first_placer-3 = place 3
option-first_placer-4 = place 4
option-instructor = Qui a d’abord le jeton d’instructeur
option-instructor-random = au hasard
option-instructor-1 = place 1
option-instructor-2 = place 2
option-instructor-3 = place 3
option-instructor-4 = place 4

## Le plateau en texte

board-round = Manche { $round }
board-phase = Phase { $number } : { $phase }
board-won = { $winners_count ->
        [one] { $winners } gagne.
       *[other] { $winners } partagent la victoire.
    }
board-name = { $name }
board-legend = { $sun } Soleil · { $near } à côté et { $belt } ceinture : secteurs dangereux · { $space } espace d’une orbite, { $comet } de la comète · (…) où il arrive ensuite · { $normal } carburant, { $hyper } hypercarburant · { $star } instructeur · cases : colonne,rangée ; colonnes en bas, rangées à gauche
board-players = JOUEURS
board-supply = Réserve
board-ship = vaisseau
board-flight = prochain vol
board-tank = réservoir
board-shields = boucliers
board-last = dernier astre
board-points = points
board-belt = { $hex }, ceinture
board-near-sun = { $hex }, près du Soleil
board-off = hors du plateau
board-into-sun = dans le Soleil
board-bodies = ASTRES
board-where = où
board-next = ensuite
board-left = marqueurs
board-retired = retiré
board-events = ÉVÉNEMENTS · { $deck } en pioche, { $discard } en défausse
board-card = { $card } : { $card_text }
board-event-now = ▸ Cette manche : { $card }
board-mission = { $mission } : { $mission_text }
board-mission-done = { $mission } : { $mission_text } ✓

## Drawing

draw-side = Joueur { $seat }
draw-round = Manche { $round }
draw-number = { $count }
draw-of-so-many = { $count }/{ $most }
draw-fuel = { $normal } + { $hyper }
draw-covered = caché
draw-stat-fuel = Carburant : normal + hyper
draw-stat-shields = Boucliers
draw-stat-markers = Destinations avec marqueur
draw-stat-last = Dernier astre

draw-head-markers = Marqueurs
draw-head-supply = Réserve
draw-head-events = Événements
draw-head-missions = Vos missions
draw-head-course = Navigation
draw-head-colours = Vaisseaux

draw-body = { CAP($body_the) } : espace { $space } sur { $spaces }
draw-body-hand = { CAP($body_the) } : dans la main de { $name }
draw-body-tray = { CAP($body_the) } : à placer
draw-space = { CAP($body_the) } : espace { $space }
draw-ship-landed = { $name } : sur { $body_the }
draw-ship-floats = { $name } : dans l’espace, sans vitesse
draw-ship-flies = { $name } : dans l’espace, vole de { $count ->
        [one] 1 case
       *[other] { $count } cases
    } par manche
draw-petal = { CAP($direction_name) } : { $normal } normaux, { $hyper } hyper, en tout { $hexes ->
        [one] 1 case
       *[other] { $hexes } cases
    }
draw-petal-empty = { CAP($direction_name) } : aucun cube
draw-sealed-order = Ordre scellé
draw-instructor = Instructeur
draw-tank = Réservoir : { $normal } normaux, { $hyper } hyper
draw-tank-covered = Réservoir : caché pendant les ordres
draw-fuel-normal = Carburant normal : { $count } dans le réservoir
draw-fuel-hyper = Hypercarburant : { $count } dans le réservoir
draw-shields = Boucliers : { $count }
draw-last = Dernier astre : { $body_the }
draw-sealed-missions = { $name } : { $count ->
        [one] 1 mission scellée
       *[other] { $count } missions scellées
    }
draw-supply = Réserve : { $normal } normaux, { $hyper } hyper
draw-stack = { CAP($body_the) } : { $count ->
        [one] il reste 1 marqueur, qui
       *[other] il reste { $count } marqueurs ; le prochain
    } vaut { $points }.
draw-stack-empty = { CAP($body_the) } : plus de marqueur.
draw-has-marker = { $name } : { $points }.
draw-retired = { CAP($body_the) } : sans marqueurs ni missions dans cette partie
draw-deck = Cartes événement : { $deck } dans la pioche, { $discard } défaussées
draw-wind = Vent solaire { $count } { $direction }
draw-event = { $card } : { $card_text }
draw-goal-first = 1er
draw-goal-second = 2e
draw-mission = { $mission } : { $mission_text }
draw-mission-done = { $mission } : accomplie pour l’instant
draw-mission-lost = { $mission } : n’est plus possible

draw-end-landed = Posé : pas de cap
draw-end-still = Flotte sur place
draw-end-space = Finit dans l’espace libre
draw-end-body = Finit sur { $body_the } : peut se poser
draw-end-meets = { CAP($body_the) } y arrivera : peut se poser
draw-end-near-sun = Finit près du Soleil : coûte un bouclier
draw-end-belt = Finit dans la ceinture : coûte un bouclier
draw-end-off = Urgence : hors de la carte ; retour sur { $body_the }
draw-end-sun = Urgence : dans le Soleil ; retour sur { $body_the }
draw-end-shieldless = Urgence : danger sans bouclier ; retour sur { $body_the }
draw-aim-danger = −1 bouclier
draw-aim-off = Hors de la carte
draw-aim-sun = Dans le Soleil
draw-aim-shieldless = Sans bouclier
draw-fuel-left = Reste
draw-reach-now = À portée
draw-reach-next = Ensuite

# Ce que demande une étude.
study-mission = Mission en main
study-completed = Mission accomplie
study-first = Première destination
study-second = Deuxième destination
study-third = Troisième destination
study-landings = Destinations visitées
study-evacuations = Évacuations
study-rounds = Manches
