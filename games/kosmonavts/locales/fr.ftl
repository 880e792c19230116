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

hex-body = sur la case { $body_of }
hex-near = à { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } { $body_of }

## Quantités

amount-normal = { $normal ->
        [one] { $normal } cube de carburant
       *[other] { $normal } cubes de carburant
    }
amount-hyper = { $hyper ->
        [one] { $hyper } cube d’hypercarburant
       *[other] { $hyper } cubes d’hypercarburant
    }
amount-both = { $normal ->
        [one] { $normal } cube de carburant et { $hyper } d’hypercarburant
       *[other] { $normal } cubes de carburant et { $hyper } d’hypercarburant
    }
amount-shields = { $count ->
        [0] aucun bouclier
        [one] { $count } bouclier
       *[other] { $count } boucliers
    }
amount-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Cartes événement

card-solar-wind = Vent solaire ({ $count } { $direction })
    .does = carburant sur les roses
    .text = { $count ->
            [one] { $count } cube de carburant
           *[other] { $count } cubes de carburant
        } { $direction_to } sur chaque rose des vents, sauf en { $shield ->
            [1] dépensant un bouclier ou en restant sur un astre
           *[0] restant sur un astre
        }
card-fuel-resupply = Livraison de carburant
    .does = +1 hypercarburant
    .text = vous pouvez prendre 1 cube d’hypercarburant (réservoir plein : contre 1 cube de carburant)
card-energy-conversion = Conversion d’énergie
    .does = 1 bouclier → { $count } cubes
    .text = vous pouvez dépenser un bouclier pour prendre jusqu’à { $count ->
            [one] { $count } cube
           *[other] { $count } cubes
        } de carburant
card-gravity = Gravité
    .does = attire à { $count } cases
    .text = tout vaisseau en vol à { $count ->
            [one] { $count } case
           *[other] { $count } cases
        } ou moins d’un astre se pose sur le plus proche{ $shield ->
            [1] , sauf en dépensant un bouclier
           *[0] {""}
        }
card-thrust = Poussée
    .does = jusqu’à { $count } cubes
    .text = jusqu’à { $count ->
            [one] { $count } cube
           *[other] { $count } cubes
        } par ordre pendant cette manche
card-asteroids = Astéroïdes
    .does = −{ $count } carburant{ $shield ->
            [1] {" "}ou 1 bouclier
           *[0] {""}
        }
    .text = vous perdez { $count ->
            [one] { $count } cube
           *[other] { $count } cubes
        } de carburant{ $shield ->
            [1] {" "}ou dépensez un bouclier
           *[0] {""}
        }
card-solar-flares = Éruptions solaires
    .does = aucun cube{ $shield ->
            [1] {" "}ou 1 bouclier
           *[0] {""}
        }
    .text = aucun cube pendant cette manche{ $shield ->
            [1] , sauf en dépensant un bouclier
           *[0] {""}
        }

## Missions

mission-first = Mission 1 ({ $body })
    .short = Mission 1
    .the = la Mission 1 ({ $body })
    .text = premier atterrissage sur { $body_the } (+{ $points })
mission-second = Mission 2 ({ $body })
    .short = Mission 2
    .the = la Mission 2 ({ $body })
    .text = deuxième atterrissage, ou le seul, sur { $body_the } (+{ $points })

## Questions

question-over = Partie terminée
question-wait = { $seats } { $seats_count ->
        [one] réfléchit
       *[other] réfléchissent
    } : { $step }
question-place-hand = Placez un astre sur son orbite. À placer : { $bodies }
question-place-earth = Placez { $body_the } sur son orbite
question-place = Choisissez un astre et placez-le sur son orbite
question-colour = Choisissez votre vaisseau
question-missions = Gardez 2 missions
question-event = Choisissez l’événement de la manche
question-solar-wind = { $card } : dépenser un bouclier pour l’éviter ?
question-fuel-resupply = { $card } : prendre 1 cube d’hypercarburant ?
question-energy-conversion = { $card } : dépenser un bouclier pour du carburant ?
question-gravity = { $card } : se poser sur { $bodies_the } ?
question-gravity-shield = { $card } : dépenser un bouclier pour ne pas se poser sur { $bodies_the } ?
question-asteroids = { $card } : dépenser un bouclier pour garder votre carburant ?
question-solar-flares = { $card } : dépenser un bouclier pour pouvoir placer des cubes ?
question-order-landed = Votre ordre : restez sur { $body_the }, ou placez jusqu’à { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } et décollez
question-order-held = Votre ordre : les éruptions solaires vous retiennent sur { $body_the }
question-order-flares = Votre ordre (aucun cube, éruptions solaires) : { $course }
question-order = Votre ordre ({ $placed }/{ $count } cubes) : { $course }
question-fly = Voler ?
question-land = Se poser sur { $bodies_the } ?
question-final = En faire votre atterrissage final ?
question-refuel = Se ravitailler sur { $body_the } ?

step-place = placer un astre
step-colour = choisir un vaisseau
step-missions = choisir 2 missions
step-event = choisir l’événement
step-solar-wind = répondre au vent solaire
step-fuel-resupply = répondre à la livraison de carburant
step-energy-conversion = répondre à la conversion d’énergie
step-gravity = répondre à la gravité
step-asteroids = répondre aux astéroïdes
step-solar-flares = répondre aux éruptions solaires
step-order = donner un ordre
step-fly = voler ou évacuer
step-land = se poser ou non
step-final = annoncer ou non l’atterrissage final
step-refuel = se ravitailler ou non
step-rules = passer à l’étape suivante

## Réponses

choice-plain = { $lead }
choice-with = { $lead } : { $what }
choice-clauses = { $first } ; { $next }
choice-other = { $action }

choice-place = { $body }, position { $space }
choice-colour = Vaisseau { $colour }
choice-keep = { $missions }
choice-event = { $card }
choice-shield = Dépenser un bouclier
choice-shield-none = Ne pas dépenser de bouclier
choice-wind = Subir le vent solaire
choice-resupply = Prendre 1 cube d’hypercarburant
choice-resupply-swap = Échanger 1 cube de carburant contre 1 cube d’hypercarburant
choice-resupply-none = Ne rien prendre
choice-energy = Dépenser un bouclier pour { $cubes }
choice-energy-none = Ne pas dépenser de bouclier
choice-gravity = Se poser sur { $body_the }
choice-convert = Convertir un bouclier en { $cubes }
choice-convert-short = Convertir un bouclier en carburant
choice-burn = Brûler { $fuel_some } { $direction_to }
choice-course = Mettre le cap sur { $body_the }
choice-course-hex = Mettre le cap ici
choice-remove = Retirer { $fuel_some } { $direction_to }
choice-convert-not = Ne pas convertir le bouclier
choice-go = Valider et voler
choice-drift = Valider sans cube
choice-take-off = Valider et décoller { $body_of }
choice-stay = Rester sur { $body_the }
choice-fly = Voler
choice-evacuate = Évacuer vers { $body_the }
choice-pass = Ne pas se poser
choice-land = Se poser sur { $body_the }
choice-final = Faire l’atterrissage final
choice-final-none = Continuer la course
choice-refuel-none = Ne pas se ravitailler
choice-refuel = Faire le plein
choice-refuel-quick = Ravitailler rapidement (gratuit)
choice-refuel-full = Ravitailler complètement (1 bouclier)

course-open = arrivée { $hex }
course-still = sur place, { $hex }
course-belt = arrivée dans la ceinture d’astéroïdes, { $hex } (−1 bouclier, reste { $left })
course-near-sun = arrivée à côté du Soleil, { $hex } (−1 bouclier, reste { $left })
course-belt-bare = arrivée dans la ceinture d’astéroïdes sans bouclier (évacuation vers { $body_the })
course-near-sun-bare = arrivée à côté du Soleil sans bouclier (évacuation vers { $body_the })
course-off-board = sortie du plateau (évacuation vers { $body_the })
course-sun = chute dans le Soleil (évacuation vers { $body_the })

clause-may-land = atterrissage possible (sans marqueur)
clause-may-score = atterrissage possible (+{ $points })
clause-may-finish = atterrissage final possible
clause-comes = { $body_the } y arrive en phase 4 (sans marqueur)
clause-comes-score = { $body_the } y arrive en phase 4 (+{ $points })
clause-comes-finish = { $body_the } y arrive en phase 4 (atterrissage final)
clause-tank = réservoir → { $cubes }
clause-tank-empty = réservoir → vide
clause-tank-keeps = réservoir inchangé ({ $cubes })
clause-tank-keeps-none = réservoir toujours vide
clause-shields = { $count ->
        [0] plus de bouclier
        [one] reste { $count } bouclier
       *[other] restent { $count } boucliers
    }
clause-from-earth = à { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } { $body_of }
clause-asked = { $mission_text }
clause-card = { $card_text }
clause-no-resupply = pas d’hypercarburant pour vous
clause-energy = { $count ->
        [0] aucun pour vous
        [one] { $count } cube au maximum pour vous
       *[other] { $count } cubes au maximum pour vous
    }
clause-must-stay = vous devez rester sur { $body_the }
clause-not-pulled = votre vaisseau n’est pas attiré
clause-pulled = votre vaisseau se pose sur { $bodies_the }
clause-other-pulled = celui { $seat_of } se pose sur { $bodies_the }
clause-wind-stays = sans effet si vous restez sur { $body_the }
clause-drift = en dérivant, { $course }
clause-wind-leaves = en décollant avec ce seul vent, { $course }
clause-rose-empty = rose des vents toujours vide
clause-rose-kept = vitesse conservée ({ $cubes })
clause-rose-cleared = rose des vents vidée ({ $cubes })
clause-lost = { $count ->
        [0] rien à perdre
        [one] −{ $count } cube de carburant
       *[other] −{ $count } cubes de carburant
    }
clause-no-cubes = aucun cube pendant cette manche
clause-may-burn = cubes autorisés pendant cette manche
clause-supply-short = pas assez de carburant en réserve
clause-cancels-normal = annule 1 cube de carburant { $direction_to }
clause-cancels-hyper = annule 1 cube d’hypercarburant { $direction_to }
clause-cancels-two = annule 2 cubes de carburant { $direction_to }
clause-downgrades = change 1 cube d’hypercarburant { $direction_to } en cube de carburant
clause-halved = annule 1 cube de carburant { $direction_to } et devient un cube de carburant
clause-wind-returned = { $count ->
        [one] rendre le cube de vent
       *[other] rendre les { $count } cubes de vent
    }
clause-may-refuel = ravitaillement possible ensuite
clause-no-refuel = rien à ravitailler
clause-refuel-later = pas de ravitaillement avant la prochaine manche
clause-evacuated = ni vol ni ravitaillement pendant cette manche
clause-marker = +{ $points } (marqueur { $body_of })
clause-marker-again = marqueur déjà pris ici
clause-marker-retired = pas de marqueur ici dans cette partie
clause-marker-none = plus de marqueur
clause-final = atterrissage final (dernière manche)
clause-last-round = dernière manche
clause-final-choice = choisir ensuite si c’est votre atterrissage final
clause-final-again = pour l’atterrissage final, décoller et se poser à nouveau sur la Terre
clause-final-marker = +{ $points } (marqueur de la Terre)
clause-final-late = trop tard pour un marqueur de la Terre
clause-not-yet-basic = pas encore l’atterrissage final ({ $count }/{ $needed } destinations)
clause-not-yet-advanced = pas encore l’atterrissage final ({ $count }/{ $needed } marqueurs)
clause-mission = +{ $points } ({ $mission_short })
clause-mission-while = +{ $points } ({ $mission_short }) si personne d’autre ne s’y pose

## Boutons vers une réponse

button-space = Position { $space }
button-shield = Le dépenser
button-shield-none = Le garder
button-resupply = Le prendre
button-resupply-none = Le laisser
button-energy = { $count ->
        [0] Garder le bouclier
        [one] +{ $count } cube
       *[other] +{ $count } cubes
    }
button-convert = Bouclier → carburant
button-go = Valider
button-stay = Rester
button-fly = Voler
button-evacuate = Évacuer
button-evacuate-sure = Oui, évacuer
button-pass = Ne pas se poser
button-final = Finir
button-final-none = Continuer
button-refuel-none = Aucun
button-refuel-basic = Faire le plein
button-refuel-quick = Rapide
button-refuel-full = Complet

## Ce qui se passe

event-first-placer = { $seat } : place le premier astre
event-bodies-dealt = { $seat } : place { $bodies_the }
event-retired = { CAP($body_the) } : ni marqueurs ni missions dans cette partie
event-missions-dealt = Missions distribuées
event-mission-replaced = { $seat } : Mission 1 remplacée (même astre qu’une Mission 2)
event-body-placed = { $seat } : { $body } → position { $space }
event-missions-kept = { $seat } : garde 2 missions
event-colour-chosen = { $seat } : vaisseau { $colour }
event-equipped = { $seat } : commence avec { $cubes }, { $shields }
event-instructor = Instructeur : { $seat }
event-round-begins = Manche { $round }
event-phase-begins = Phase { $number } : { $phase }
event-round-ends = Fin de la manche { $round }
event-card-laid = Nouvel événement : { $card }
event-cards-shuffled = Événements remélangés
event-card-chosen = { $seat } : { $card } – { $card_text }
event-shield-spent = { $seat } : −1 bouclier
event-wind-blows = { $seat } : le vent ajoute { $cubes } { $direction_to }
event-wind-short = { $seat } : le vent n’ajoute rien { $direction_to } (réserve vide)
event-fuelled = { $seat } : +{ $cubes }
event-swapped = { $seat } : −1 cube de carburant, +1 cube d’hypercarburant
event-fuel-lost = { $seat } : −{ $cubes } (astéroïdes)
event-fuel-none = { $seat } : rien à perdre (astéroïdes)
event-flares-hold = { $seat } : aucun cube pendant cette manche
event-attracted = { $seat } : la gravité attire le vaisseau vers { $body_the }
event-order-sealed = { $seat } : ordre validé
event-orders-revealed = Ordres révélés
event-shield-converted = { $seat } : −1 bouclier, +{ $cubes }
event-conversion-failed = { $seat } : garde son bouclier (pas de carburant en réserve)
event-stayed = { $seat } : reste sur { $body_the }
event-wind-returned = { $seat } : −{ $count ->
        [one] { $count } cube de vent
       *[other] { $count } cubes de vent
    }
event-took-off = { $seat } : décolle { $body_of }
event-cube-placed = { $seat } : brûle { $fuel_some } { $direction_to }
event-cube-dropped = { $seat } : plus { $fuel_none } à brûler { $direction_to }
event-cancelled-normal = { $seat } : annule 1 cube de carburant { $direction_to }
event-cancelled-hyper = { $seat } : annule 1 cube d’hypercarburant { $direction_to }
event-cancelled-two = { $seat } : annule 2 cubes de carburant { $direction_to }
event-downgraded = { $seat } : 1 cube d’hypercarburant { $direction_to } devient un cube de carburant
event-halved = { $seat } : annule 1 cube de carburant { $direction_to } ; l’hypercarburant devient un cube de carburant
event-flew = { $seat } : vole de { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
event-stood-still = { $seat } : reste sur place
event-emergency-danger = { $seat } : urgence (zone dangereuse sans bouclier)
event-emergency-off-board = { $seat } : urgence (hors du plateau)
event-emergency-sun = { $seat } : urgence (dans le Soleil)
event-evacuation-asked = { $seat } : demande l’évacuation
event-evacuated = { $seat } : évacuation vers { $body_the }, rose des vents vidée
event-shield-lost-belt = { $seat } : −1 bouclier (ceinture d’astéroïdes)
event-shield-lost-sun = { $seat } : −1 bouclier (à côté du Soleil)
event-refuelled = { $seat } : fait le plein, +{ $cubes }
event-refuelled-quick = { $seat } : ravitaillement rapide, +{ $cubes }
event-refuelled-full = { $seat } : ravitaillement complet, +{ $cubes }
event-not-refuelled = { $seat } : ne se ravitaille pas
event-landed = { $seat } : se pose sur { $body_the }
event-passed-by = { $seat } : ne se pose pas
event-marker-taken = { $seat } : +{ $points } (marqueur { $body_of })
event-no-marker = { $seat } : pas de marqueur sur { $body_the }
event-final-landing = { $seat } : atterrissage final (dernière manche)
event-not-final = { $seat } : continue la course (pas l’atterrissage final)
event-bodies-moved = Tous les astres avancent d’une position
event-round-cap = Limite de manches atteinte (personne n’est rentré sur la Terre)
event-mission-done = { $seat } : { $mission } réussie
event-mission-missed = { $seat } : { $mission } manquée
event-points = { $seat } : +{ $points } ({ $source_why })
event-game-over = Partie terminée

## Refus

reason-game-over = La partie est terminée.
reason-not-your-turn = C’est le tour { $seat_of }.
reason-order-sealed = Votre ordre est validé.
reason-missions-kept = Vous avez déjà choisi vos missions.
reason-not-asked = À décider d’abord : { $step }.
reason-already-placed = { CAP($body_the) } est déjà sur le plateau.
reason-not-in-hand = Ce n’est pas à vous de placer { $body_the }.
reason-earth-first = Placez d’abord { $body_the }.
reason-no-such-space = L’orbite { $body_of } n’a pas de position { $space }.
reason-colour-taken = { CAP($colour_ship) } est déjà pris.
reason-not-dealt = Vous n’avez pas { $mission_the }.
reason-not-two-missions = Choisissez 2 missions différentes.
reason-no-such-card = Cet événement n’est pas disponible.
reason-no-shield = Vous n’avez plus de bouclier.
reason-too-much-energy = { $count ->
        [one] { $count } cube, c’est trop pour la carte, le réservoir ou la réserve.
       *[other] { $count } cubes, c’est trop pour la carte, le réservoir ou la réserve.
    }
reason-not-nearest = { CAP($body_the) } n’est pas l’astre le plus proche à { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } ou moins.
reason-converted = Un seul bouclier converti par manche.
reason-energy-bought = Vous avez déjà converti un bouclier avec l’événement de cette manche.
reason-tank-full = Votre réservoir est plein.
reason-too-many-cubes = { $count ->
        [one] { $count } cube au maximum pendant cette manche.
       *[other] { $count } cubes au maximum pendant cette manche.
    }
reason-flares = Éruptions solaires : aucun cube pendant cette manche.
reason-no-fuel = Plus { $fuel_none } dans le réservoir.
reason-nothing-to-fly-with = Il faut au moins un cube sur votre rose des vents pour décoller.
reason-in-space = Seul un vaisseau posé peut rester sur place ; en vol, il dérive.
reason-cubes-placed = Retirez vos cubes pour rester sur place.
reason-not-here = Votre vaisseau n’est pas sur la case { $body_of }.
reason-advanced-mode = Règles avancées : ravitaillement rapide ou complet seulement.
reason-basic-mode = Ravitaillement rapide ou complet : règles avancées seulement.
reason-nothing-to-refuel = Rien à ravitailler.

## D’où viennent les points

source-markers = Marqueurs d’atterrissage
    .why = marqueurs d’atterrissage
source-earth = Atterrissage final
    .why = atterrissage final
source-mission-1 = Mission 1 (premier atterrissage)
    .why = Mission 1
source-mission-2 = Mission 2 (deuxième ou seul)
    .why = Mission 2

## Options

option-mode = Règles
option-mode-basic = De base
option-mode-advanced = Avancées
option-first_placer = Premier à placer un astre (règles de base)
option-first_placer-random = Au hasard
option-first_placer-1 = Place 1
option-first_placer-2 = Place 2
option-first_placer-3 = Place 3
option-first_placer-4 = Place 4
option-instructor = Premier instructeur
option-instructor-random = Au hasard
option-instructor-1 = Place 1
option-instructor-2 = Place 2
option-instructor-3 = Place 3
option-instructor-4 = Place 4

## Le plateau en texte

board-round = Manche { $round }
board-phase = Phase { $number } : { $phase }
board-won = { $winners_count ->
        [one] { $winners } gagne la partie.
       *[other] { $winners } gagnent à égalité.
    }
board-name = { $name }
board-legend = { $sun } Soleil · { $near } à côté du Soleil, { $belt } ceinture : cases dangereuses · { $space } position d’une orbite, { $comet } orbite de la comète · (…) position suivante · { $normal } carburant, { $hyper } hypercarburant · { $star } instructeur · cases : colonne,rangée (colonnes en bas, rangées à gauche)
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
board-retired = hors jeu
board-events = ÉVÉNEMENTS · { $deck } en pioche, { $discard } en défausse
board-card = { $card } : { $card_text }
board-event-now = ▸ Cette manche : { $card }
board-mission = { $mission } : { $mission_text }
board-mission-done = { $mission } : { $mission_text } ✓

## Drawing

draw-side = Joueur { $seat }
draw-halley = Halley
draw-round = Manche { $round }
draw-last-round = Dernière manche
draw-number = { $count }
draw-of-so-many = { $count }/{ $most }
draw-fuel = { $normal } + { $hyper }
draw-covered = masqué
draw-stat-fuel = Carburant (normal + hyper)
draw-stat-shields = Boucliers
draw-stat-markers = Marqueurs ({ $most } pour finir)
draw-stat-eligible = Peut finir la partie en se posant sur la Terre
draw-eligible = { $count } ✓
draw-stat-last = Dernier astre

draw-head-markers = Marqueurs
draw-head-supply = Réserve
draw-ends-now = Dernière manche : la partie finit avec elle
draw-ends-basic = Fin au retour sur la Terre après { $count } destinations visitées
draw-ends-advanced = Fin au retour sur la Terre avec { $count } marqueurs
draw-head-events = Événements
draw-head-missions = Vos missions
draw-head-course = Navigateur
draw-head-colours = Vaisseaux

draw-body = { CAP($body_the) } : position { $space } sur { $spaces }
draw-body-hand = { CAP($body_the) } : à placer par { $name }
draw-body-tray = { CAP($body_the) } : à placer
draw-space = { CAP($body_the) } : position { $space }
draw-ship-landed = { $name } : posé sur { $body_the }
draw-ship-floats = { $name } : en vol, à l’arrêt
draw-ship-flies = { $name } : en vol, { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } par manche
draw-petal = { CAP($direction_name) } : { $normal } normal, { $hyper } hyper, soit { $hexes ->
        [one] { $hexes } case
       *[other] { $hexes } cases
    }
draw-petal-empty = { CAP($direction_name) } : aucun cube
draw-remove = Retirer ce cube
draw-sealed-order = Ordre validé
draw-instructor = Instructeur
draw-tank = Réservoir : { $normal } normal, { $hyper } hyper
draw-tank-covered = Réservoir : masqué pendant les ordres
draw-fuel-normal = Carburant : { $count } dans le réservoir
draw-fuel-hyper = Hypercarburant : { $count } dans le réservoir
draw-shields = Boucliers : { $count }
draw-last = Dernier astre : { $body_the }
draw-sealed-missions = { $name } : { $count ->
        [one] { $count } mission secrète
       *[other] { $count } missions secrètes
    }
draw-supply = Réserve : { $normal } normal, { $hyper } hyper
draw-stack = { CAP($body_the) } : { $count ->
        [one] dernier marqueur, vaut
       *[other] { $count } marqueurs, le prochain vaut
    } { $points }
draw-stack-empty = { CAP($body_the) } : plus de marqueur
draw-has-marker = { $name } : { $points }
draw-retired = { CAP($body_the) } : ni marqueurs ni missions dans cette partie
draw-deck = Cartes événement : { $deck } dans la pioche, { $discard } dans la défausse
draw-wind = Vent solaire { $count } { $direction }
draw-event = { $card } : { $card_text }
draw-does = { $card_does }
draw-goal-first = 1er sur { $body }
draw-goal-second = 2e/seul : { $body }
draw-mission = { $mission } : { $mission_text }
draw-mission-done = { $mission } : en bonne voie
draw-mission-lost = { $mission } : impossible

draw-end-landed = Posé : pas de cap
draw-end-still = À l’arrêt
draw-end-space = Arrivée dans le vide
draw-end-body = Arrivée sur { $body_the } : peut se poser
draw-end-meets = { CAP($body_the) } y arrivera : peut se poser
draw-end-near-sun = Arrivée près du Soleil : −1 bouclier
draw-end-belt = Arrivée dans la ceinture : −1 bouclier
draw-end-off = Hors du plateau : évacuation vers { $body_the }
draw-end-sun = Dans le Soleil : évacuation vers { $body_the }
draw-end-shieldless = Danger sans bouclier : évacuation vers { $body_the }
draw-aim-danger = −1 bouclier
draw-aim-off = Hors du plateau
draw-aim-sun = Dans le Soleil
draw-aim-shieldless = Sans bouclier
draw-fuel-left = Reste
draw-reach-now = À portée
draw-reach-next = Ensuite

# Ce que demande une étude.
study-mission = Mission gardée
study-completed = Mission réussie
study-first = Première destination
study-second = Deuxième destination
study-third = Troisième destination
study-landings = Destinations visitées
study-evacuations = Évacuations
study-rounds = Manches

## Sur l’étagère

about = Traversez en fusée un système solaire en mouvement, par poussée et inertie. Le premier arrivé sur une planète marque le plus ; ensuite, il faut rentrer.
about-time = 45–75 min
about-weight = Difficulté moyenne
about-fair = Mélange équitable
preset-first = Les règles de base.
preset-everything = Les règles avancées.
option-mode-basic-how = Chaque astre récompense les quatre premiers. Après 7 des 8 destinations, rentrer sur la Terre met fin à la partie.
option-mode-advanced-how = Deux marqueurs par astre, missions au choix, deux façons de faire le plein. Avec 4 marqueurs, rentrer met fin à la partie.
option-first_placer-how = Qui place le premier astre. Avec les règles avancées, c’est l’instructeur : laissez au hasard.
option-instructor-how = Qui est instructeur à la première manche. La place doit être occupée.
