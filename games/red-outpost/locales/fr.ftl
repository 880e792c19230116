# Red Outpost en français.

## Ouvriers

worker-shepherd = Berger
    .the = le berger
    .to = au berger
    .of = du berger
    .gender = m
worker-farmer = Fermière
    .the = la fermière
    .to = à la fermière
    .of = de la fermière
    .gender = f
worker-fisherman = Pêcheur
    .the = le pêcheur
    .to = au pêcheur
    .of = du pêcheur
    .gender = m
worker-miner = Mineur
    .the = le mineur
    .to = au mineur
    .of = du mineur
    .gender = m
worker-commissar = Commissaire
    .the = la commissaire
    .to = à la commissaire
    .of = de la commissaire
    .gender = f
worker-bureaucrat = Bureaucrate
    .the = la bureaucrate
    .to = à la bureaucrate
    .of = de la bureaucrate
    .gender = f

## Lieux

location-pasture = Pâturage
    .the = le Pâturage
    .to = au Pâturage
    .of = du Pâturage
    .form = m
location-palace = Palais
    .the = le Palais
    .to = au Palais
    .of = du Palais
    .form = m
location-field = Champ
    .the = le Champ
    .to = au Champ
    .of = du Champ
    .form = m
location-brewery = Brasserie
    .the = la Brasserie
    .to = à la Brasserie
    .of = de la Brasserie
    .form = f
location-warehouse = Entrepôt
    .the = l’Entrepôt
    .to = à l’Entrepôt
    .of = de l’Entrepôt
    .form = m
location-administration = Administration
    .the = l’Administration
    .to = à l’Administration
    .of = de l’Administration
    .form = f
location-spaceship = Vaisseau
    .the = le Vaisseau
    .to = au Vaisseau
    .of = du Vaisseau
    .form = m
location-mine = Mine
    .the = la Mine
    .to = à la Mine
    .of = de la Mine
    .form = f
location-kitchen = Cantine
    .the = la Cantine
    .to = à la Cantine
    .of = de la Cantine
    .form = f
location-lake = Lac
    .the = le Lac
    .to = au Lac
    .of = du Lac
    .form = m
location-labour-camp = Camp de travail
    .the = le Camp de travail
    .to = au Camp de travail
    .of = du Camp de travail
    .form = m
location-barracks = Baraquements
    .the = les Baraquements
    .to = aux Baraquements
    .of = des Baraquements
    .form = mp

## Marchandises, phases, couleurs, le rival du solitaire

resource-coal = Charbon
    .one = charbon
    .many = charbons
    .some = du charbon
    .none = de charbon
resource-wool = Laine
    .one = laine
    .many = laines
    .some = de la laine
    .none = de laine
resource-fish = Poisson
    .one = poisson
    .many = poissons
    .some = du poisson
    .none = de poisson
resource-wheat = Blé
    .one = blé
    .many = blés
    .some = du blé
    .none = de blé

phase-morning = Matin
    .in = pendant le Matin
    .of = du Matin
phase-day1 = Journée I
    .in = pendant la Journée I
    .of = de la Journée I
phase-lunch = Repas
    .in = pendant le Repas
    .of = du Repas
phase-day2 = Journée II
    .in = pendant la Journée II
    .of = de la Journée II
phase-night = Nuit
    .in = pendant la Nuit
    .of = de la Nuit

colour-orange = orange
colour-blue = bleu
colour-brown = marron
colour-pink = rose

autom = Autom
    .of = d’Autom

## Quantités

amount-cubes = { $count ->
        [one] { $count } { $good_one }
       *[other] { $count } { $good_many }
    }
amount-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
amount-crystals = { $count ->
        [one] { $count } cristal
       *[other] { $count } cristaux
    }
amount-discs = { $count ->
        [0] aucun disque
        [one] { $count } disque
       *[other] { $count } disques
    }

## Cartes des pioches

card-brings = { $gains }
card-brings-nothing = rien
card-brings-choice = 1 cube au choix
card-brings-mood = moral { $mood }

## Cartes spéciales

card-1 = Carte 1 (Pâturage)
    .text = Au lieu de l’effet du Pâturage, l’ouvrier gagne { $mood } de moral.
card-2 = Carte 2 (Palais)
    .text = Quand vous offrez un cristal au Palais, vous pouvez le placer sur un portrait : il compte comme un de vos disques jusqu’à la fin de la manche.
card-3 = Carte 3 (Champ)
    .text = Le Champ produit 1 cube de votre choix.
card-4 = Carte 4 (Brasserie)
    .text = Au lieu de l’effet de la Brasserie, gagnez { $count ->
            [one] { $count } cristal
           *[other] { $count } cristaux
        }.
card-5 = Carte 5 (Entrepôt)
    .text = À l’Entrepôt, vous pouvez échanger cubes et cristaux { $count ->
            [one] une fois
           *[other] jusqu’à { $count } fois
        }.
card-6 = Carte 6 (Administration)
    .text = À l’Administration, vous pouvez mettre votre disque sur cette carte. Lors d’un tour suivant de { $rounds ->
            [one] cette manche
           *[other] cette manche ou de la prochaine
        }, vous pouvez le placer en second disque.
card-7 = Carte 7 (Vaisseau)
    .text = Après l’effet du Vaisseau, vous pouvez retirer de l’Entrepôt un cube de chaque marchandise pour en exporter un.
card-8 = Carte 8 (Mine)
    .text = Au lieu de l’effet de la Mine, avancez de { $steps ->
            [one] { $steps } case
           *[other] { $steps } cases
        } sur la roue. L’ouvrier perd { $mood } de moral.
card-9 = Carte 9 (Cantine)
    .text = Avant le Repas, vous pouvez coucher { $count ->
            [one] { $count } ouvrier, qui saute
           *[other] jusqu’à { $count } ouvriers, qui sautent
        } le Repas.
card-10 = Carte 10 (Lac)
    .text = Au Lac, vous pouvez prendre une carte de la défausse au lieu d’en piocher une.
card-11 = Carte 11 (Camp de travail)
    .text = Au Camp de travail, vous pouvez garder votre disque. L’ouvrier n’y perd alors pas de moral.
card-12 = Carte 12 (Baraquements)
    .text = À la fin du Matin, vous pouvez déplacer un de vos disques vers un ouvrier des Baraquements.
card-13 = Carte 13 (Berger)
    .text = Vous pouvez utiliser le berger sur place, sans le déplacer.
card-14 = Carte 14 (Fermière)
    .text = La fermière peut entrer dans un lieu occupé si tous les ouvriers y sont fatigués.
card-15 = Carte 15 (Pêcheur)
    .text = Après un tour avec le pêcheur, vous pouvez déplacer un autre ouvrier vers un lieu vide et ouvert, sans en appliquer l’effet.
card-16 = Carte 16 (Mineur)
    .text = Quand le mineur produit autre chose que du charbon, vous pouvez en produire un de plus. Il perd alors { $mood } de moral.
card-17 = Carte 17 (Commissaire)
    .text = Lors d’un tour avec la commissaire, vous pouvez aussi offrir un cristal au Palais, où qu’elle soit.
card-18 = Carte 18 (Bureaucrate)
    .text = La bureaucrate peut entrer dans les lieux à jeton rouge.

## Questions

question-over = Partie terminée
question-wait = { $seat } réfléchit : { $step }
question-move = Choisissez un ouvrier et sa destination
question-lunch = Choisissez un ouvrier à envoyer à la Cantine
question-disc = Que faire de votre disque ?
question-release = Placer aussi le disque de la carte 6 sur { $worker_the } ?
question-replace = Utiliser la carte { $number } au lieu de l’effet { $place_of } ?
question-donate = Offrir un cristal au Palais ?
question-swap = Payer 1 cristal pour donner +1 de moral à un ouvrier et −1 à un autre ?
question-exchange = Faire un échange à l’Entrepôt ?
question-exchange-again = Faire un autre échange ?
question-rival = Déplacer un disque adverse ?
question-find = Choisissez une marchandise du Vaisseau
question-produce = Choisissez la marchandise à produire
question-four = Retirer un cube de chaque marchandise pour en exporter un ?
question-shuffle = Remélanger la défausse du Lac avant de piocher ?
question-take = Prendre une carte de la défausse du Lac au lieu de piocher ?
question-pick = Choisissez une carte du Lac
question-extra = Produire un cube de plus avec la carte 16 ?
question-give = Offrir un cristal au Palais avec la carte 17 ?
question-relocate = Déplacer un autre ouvrier avec la carte 15 ?
question-rest = Utiliser la carte 9 pour coucher des ouvriers avant le Repas ?
question-shift = Utiliser la carte 12 pour déplacer un de vos disques vers un ouvrier des Baraquements ?

step-move = envoyer un ouvrier
step-disc = placer le disque
step-release = placer ou non le disque de la carte 6
step-replace = utiliser ou non une carte de lieu
step-donate = offrir ou non un cristal
step-swap = transférer ou non du moral
step-exchange = échanger ou non à l’Entrepôt
step-rival = déplacer ou non un disque adverse
step-choose = choisir une marchandise
step-four = exporter ou non avec la carte 7
step-shuffle = remélanger ou non la défausse du Lac
step-take = prendre ou non une carte de la défausse
step-pick = choisir une carte du Lac
step-extra = produire ou non un cube de plus
step-give = offrir ou non un cristal (carte 17)
step-relocate = déplacer ou non un ouvrier (carte 15)
step-rest = coucher ou non des ouvriers (carte 9)
step-shift = déplacer ou non un disque (carte 12)
step-rules = passer à l’étape suivante

## Réponses

choice-plain = { $lead }
choice-with = { $lead } : { $what }
choice-clauses = { $first }, { $next }
choice-other = { $action }

choice-move = { $worker } → { $place }
choice-stay = { CAP($worker_the) } reste { $place_to }
choice-disc = Placer le disque sur { $worker_the }
choice-disc-card = Mettre le disque sur la carte 6
choice-disc-keep = Garder le disque (carte 11)
choice-release = Placer aussi le disque de la carte 6 sur { $worker_the }
choice-release-none = Le laisser sur la carte 6
choice-replace = Utiliser la carte { $number }
choice-replace-none = Appliquer l’effet normal
choice-donate = Offrir 1 cristal
choice-donate-portrait = Placer 1 cristal sur { $worker_the } (carte 2)
choice-donate-none = Ne rien offrir
choice-swap = Payer 1 cristal
choice-swap-none = Ne rien payer
choice-return = Retirer { $goods }
choice-buy = Payer 1 cristal
choice-exchange-none = Ne rien échanger
choice-rival = Déplacer un disque { $seat_of } { $from_of } { $to_to }
choice-rival-none = Ne pas déplacer de disque
choice-choose = { $good }
choice-four = Retirer un cube de chaque marchandise
choice-four-none = Garder les cubes
choice-shuffle = Remélanger d’abord
choice-shuffle-none = Ne pas remélanger
choice-take = Prendre « { $card } »
choice-take-none = Piocher
choice-pick = Utiliser « { $card } »
choice-extra = Utiliser la carte 16
choice-extra-none = Ne pas utiliser la carte 16
choice-give = Offrir 1 cristal (carte 17)
choice-give-none = Ne rien offrir
choice-relocate = { $worker } → { $to }
choice-relocate-none = Ne déplacer personne
choice-rest = Coucher { $workers_the }
choice-rest-none = Ne coucher personne
choice-shift = Déplacer un disque { $from_of } { $to_to }
choice-shift-none = Ne pas déplacer de disque

clause-produce = +{ $goods }
clause-add = { $count ->
        [0] +{ $goods }
       *[other] +{ $goods } ({ $count } à l’Entrepôt)
    }
clause-used-up = plus { $good_none } en réserve
clause-export = exporter { $good_some } (+{ $points })
clause-objective = exporter { $good_some } pour l’objectif (sans points)
clause-steps = roue +{ $count }
clause-wheel = récompense de la roue ({ $gains })
clause-crystals = +{ $crystals }
clause-disc-removed = −1 disque { $seat_of } (reste { $count })
clause-mood-rises = moral +{ $by } (→ { $mood })
clause-mood-falls = moral −{ $by } (→ { $mood })
clause-mood-stays = moral inchangé
clause-other-rises = moral { $worker_of } +{ $by } (→ { $mood })
clause-other-falls = moral { $worker_of } −{ $by } (→ { $mood })
clause-other-stays = moral { $worker_of } inchangé ({ $mood })
clause-donated = { $palace } au Palais, il vous en reste { $left }
clause-counts-as-disc = compte comme un de vos disques jusqu’à la fin de la manche
clause-discs = { $left } sur { $from_the }, { $now } sur { $to_the }
clause-odds = { $count ->
        [one] { $count } carte poisson
       *[other] { $count } cartes poisson
    } sur { $cards }
clause-rest = { $count ->
        [one] cet ouvrier saute le Repas
       *[other] ces ouvriers sautent le Repas
    }
clause-draw-spaceship = piocher une carte du Vaisseau
clause-draw-lake = piocher une carte du Lac
clause-draw-two = piocher 2 cartes du Lac et en utiliser 1
clause-may-donate = offrir un cristal (facultatif)
clause-may-swap = transférer du moral pour un cristal (facultatif)
clause-may-exchange = échanger (facultatif)
clause-may-move = déplacer un disque adverse (facultatif)
clause-choose = choisir une marchandise
clause-card = { $number }
clause-cards = { $cards_count ->
        [one] carte { $cards } utilisable
       *[other] cartes { $cards } utilisables
    }

## Boutons sur le chemin d’une réponse

button-yes = Oui
button-no = Non
button-none = Passer
button-done = Terminé
button-crystal = Cristal
button-side = { $seat }
button-mood-up = { $worker } +{ $by }
button-mood-down = { $worker } −{ $by }

## Événements

event-round-begins = Manche { $round }
event-round-ends = Fin de la manche { $round } : décompte
event-phase-begins = { $phase } : { $seat } commence
event-phase-ends = Fin { $phase_of }
event-first-player = Premier joueur : { $seat }
event-objective-drawn = Objectifs : { $list }
event-autom-card = { $seat } : carte { $worker_of } ; prochaines destinations : { $places }
event-moved = { $seat } : { $worker } → { $to }
event-stayed = { $seat } : { $worker_the } reste { $place_to }
event-relocated = { $seat } : { $worker } → { $to } (carte 15)
event-laid-down = { $seat } : { $worker_the } saute le Repas (carte 9)
event-disc-placed = { $seat } : disque sur { $worker_the }
event-disc-stored = { $seat } : met le disque sur la carte 6
event-disc-kept = { $seat } : garde le disque (carte 11)
event-disc-released = { $seat } : disque de la carte 6 sur { $worker_the }
event-disc-removed = { $seat } : −1 disque sur { $worker_the }
event-disc-shifted = { $seat } : un de ses disques, { $from } → { $to } (carte 12)
event-rival-moved = { $seat } : disque { $owner_of }, { $from } → { $to }
event-effect-replaced = { $seat } : carte { $number } au lieu de l’effet { $place_of }
event-mood-rises = { $worker } : moral +{ $by } (→ { $mood })
event-mood-falls = { $worker } : moral −{ $by } (→ { $mood })
event-mood-stays = { $worker } : moral inchangé ({ $mood })
event-produced = { $seat } : +{ $goods }
event-added = { $seat } : +{ $goods } (Entrepôt)
event-used-up = Plus { $good_none } en réserve
event-returned = { $seat } : −{ $goods } (Entrepôt)
event-exported = { $seat } : exporte { $good_some }
event-four-exported = { $seat } : retire un cube de chaque marchandise et exporte { $good_some }
event-objective-exported = Objectif atteint : exporter { $good_some } (sans points)
event-wheel-turned = { $seat } : roue +{ $count }
event-wheel-reward = { $seat } : récompense de la roue
event-crystals-gained = { $seat } : +{ $crystals }
event-crystal-paid = { $seat } : −1 cristal
event-donated = { $seat } : offre 1 cristal
event-crystal-placed = { $seat } : cristal sur { $worker_the } (carte 2)
event-spaceship-card = { $seat } : carte du Vaisseau ({ $card })
event-spaceship-shuffled = Pioche du Vaisseau remélangée
event-lake-card = { $seat } : carte du Lac ({ $card })
event-lake-taken = { $seat } : carte de la défausse du Lac ({ $card })
event-lake-picked = { $seat } : utilise la carte du Lac ({ $card })
event-lake-shuffled = Pioche du Lac remélangée
event-mood-gained = { $seat } : +{ $points } (moral { $worker_of })
event-mood-lost = { $seat } : −{ $points } (moral { $worker_of })
event-missed-discs = { $seat } : −{ $points } (objectif manqué : disque d’Autom sur { $worker_the })
event-missed-mood = { $seat } : −{ $points } (objectif manqué : moral { $worker_of } sous { $mood })
event-missed-export = { $seat } : −{ $points } (objectif manqué : pas d’exportation { $good_none })
event-points-gained = { $seat } : +{ $points } ({ $source_why })
event-points-lost = { $seat } : −{ $points } ({ $source_why })
event-game-over = Partie terminée

## Refus

reason-game-over = La partie est terminée.
reason-not-your-turn = C’est le tour { $seat_of }.
reason-not-asked = À décider d’abord : { $step }.
reason-tired = { CAP($worker_the) } est { $worker_gender ->
        [f] fatiguée
       *[m] fatigué
    } jusqu’à la phase suivante.
reason-same-place = { CAP($worker_the) } est déjà { $place_to }.
reason-token = { CAP($place_the) } { $place_form ->
        [f] est fermée
        [mp] sont fermés
       *[m] est fermé
    } { $phase_in } (jeton rouge).
reason-lunch-only = Pendant le Repas, les ouvriers ne peuvent aller qu’{ $place_to }.
reason-kitchen-closed = { CAP($place_the) } n’ouvre que pendant le Repas.
reason-barracks-closed = { CAP($place_the) } n’ouvrent que pendant la Nuit.
reason-phase-closed = { CAP($place_the) } { $place_form ->
        [f] est fermée
        [mp] sont fermés
       *[m] est fermé
    } dans cette phase.
reason-occupied = { CAP($place_the) } { $place_form ->
        [f] est déjà occupée
        [mp] sont déjà occupés
       *[m] est déjà occupé
    }.
reason-no-card = Vous n’avez pas la carte { $number }.
reason-stay-closed = { CAP($place_the) } { $place_form ->
        [f] est fermée
        [mp] sont fermés
       *[m] est fermé
    } en ce moment.
reason-no-crystal = Vous n’avez pas de cristal.
reason-same-worker = Choisissez deux ouvriers différents.
reason-no-cube = Pas { $good_none } à l’Entrepôt.
reason-no-mood-swap = Le second échange ne peut pas porter sur le moral.
reason-supply-empty = Plus { $good_none } en réserve.
reason-no-such-rival = La place { $number } est vide.
reason-own-disc = Choisissez un disque adverse.
reason-no-disc = Ce joueur n’a pas de disque sur { $worker_the }.
reason-no-own-disc = Vous n’avez pas de disque sur { $worker_the }.
reason-at-administration = { CAP($worker_the) } est { $place_to } : les disques de son portrait sont bloqués.
reason-not-discarded = Cette carte n’est pas dans la défausse du Lac.
reason-not-produced = La carte 16 n’ajoute pas { $good_none } : seulement ce que le mineur a produit à ce tour, et jamais de charbon.
reason-visitor-stays = La carte 15 déplace un autre ouvrier, pas { $worker_the }.
reason-not-open = La carte 15 demande un lieu ouvert ; { $place_the } { $place_form ->
        [f] est fermée
        [mp] sont fermés
       *[m] est fermé
    } en ce moment.
reason-not-empty = La carte 15 demande un lieu vide ; quelqu’un est déjà { $place_to }.
reason-too-many = { $count ->
        [one] Au maximum { $count } ouvrier.
       *[other] Au maximum { $count } ouvriers.
    }
reason-not-in-barracks = { CAP($worker_the) } n’est pas { $place_to }.

## Objectifs du solitaire

objective-discs = aucun disque d’Autom sur { $worker_the }
objective-mood = moral { $worker_of } à { $mood } ou plus
objective-export = exporter { $good_some }

## D’où viennent les points

source-start = Départ
    .why = départ
source-wheel = Roue
    .why = roue
source-export = Exportations
    .why = exportation
source-mood = Moral
    .why = moral
source-palace = Palais
    .why = Palais
source-crystals = Cristaux
    .why = cristaux
source-objectives = Objectifs manqués
    .why = objectifs manqués
source-brewery = Brasserie
    .why = Brasserie
source-lunch = Repas
    .why = Repas
source-discs = Disques
    .why = disques

## Options

option-tokens = Lieux fermés
option-tokens-fixed = Conseillés pour une première partie
option-tokens-random = Tirés au hasard
option-cards = Cartes spéciales
option-cards-off = Aucune
option-cards-on = Deux par joueur
option-first = Premier joueur
option-first-random = Au hasard
option-first-1 = Place 1
option-first-2 = Place 2
option-first-3 = Place 3
option-first-4 = Place 4
option-colours = Couleurs des joueurs
option-colours-orange = { colour-orange }
option-colours-blue = { colour-blue }
option-colours-brown = { colour-brown }
option-colours-pink = { colour-pink }

## Le plateau en texte

board-round = Manche { $round } sur { $rounds }
board-turn = Tour { $turn } sur { $turns }
board-last-round = Dernière manche
board-last-turn = Dernier tour
board-over = Partie terminée
board-won = { $winners_count ->
        [one] { $winners } gagne.
       *[other] { $winners } gagnent à égalité.
    }
board-name = { $name }
board-places = LIEUX
board-mood = moral
board-effect = effet
board-here = ouvriers
board-legend = { $morning } jeton Matin · { $night } jeton Nuit · { $closed } fermé · { $crystal } cristal · (nom) fatigué
board-effect-palace = offrir { $crystal }
board-effect-brewery = payer { $crystal } : +1/−1
board-effect-warehouse = échanger
board-effect-administration = disque adverse (Bureaucrate +1 { $crystal })
board-effect-spaceship = piocher une carte
board-effect-lake = piocher une carte (Pêcheur : 1 sur 2)
board-effect-kitchen = Repas seulement
board-effect-barracks = Nuit seulement
board-workers = OUVRIERS
board-mood-now = moral
board-leads = en tête
board-where = où
board-goods = MARCHANDISES
board-warehouse = Entrepôt
board-exports = exportations
board-next-export = prochaine
board-supply = réserve
board-export-wanted = objectif d’abord
board-players = JOUEURS
board-vp = PV
board-crystals = cristaux
board-palace = Palais
board-discs = disques
board-wheel = roue
board-first = premier joueur
board-card = { $card } : { $card_text }
board-stored = (Disque mis de côté.)
board-spaceship-deck = PIOCHE DU VAISSEAU { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-lake-deck = PIOCHE DU LAC { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-discarded = · défausse : { $cards }
board-nothing = rien
board-choice = au choix
board-cube = { $good_one }
board-objectives = OBJECTIFS (points perdus si manqués)
board-autom-next = Prochaines destinations d’Autom : { $places } ; sinon le lieu le plus proche { $direction }.
board-clockwise = dans le sens horaire
board-anticlockwise = dans le sens antihoraire
board-autom-workers = Priorité d’Autom, ouvriers : { $workers }.
board-autom-warehouse = Priorité d’Autom, Entrepôt : { $goods }.
board-autom-spaceship = Priorité d’Autom, Vaisseau : { $goods }.

## La page

page-phase-morning = Matin
page-phase-day1 = Journée I
page-phase-lunch = Repas
page-phase-day2 = Journée II
page-phase-night = Nuit
page-export = Exportations
page-supply = Réserve
page-wheel = Roue de production
page-cards = Cartes spéciales
page-objectives = Objectifs
page-worker = { $worker } : { $place }
page-worker-tired = { $worker_gender ->
        [f] { $worker }, fatiguée : { $place }
       *[m] { $worker }, fatigué : { $place }
    }
page-place = { $place } : { $what }
page-closed = { $place_form ->
        [f] fermée
        [mp] fermés
       *[m] fermé
    }
page-mood = moral { $mood }
page-of = { $worker } { $what }
page-does-palace = offrir un cristal (facultatif) ; classement final : { $ranks }
page-does-brewery = payer un cristal : moral +1 pour un ouvrier, −1 pour un autre (facultatif)
page-does-warehouse = échanger (facultatif) : cube → cristal, cube → moral +1/−1, cristal → cube
page-does-administration = déplacer un disque adverse (facultatif) ; avec la bureaucrate, gagner un cristal à la place
page-does-spaceship = piocher une carte du Vaisseau
page-does-lake = piocher une carte du Lac ; avec le pêcheur, en piocher 2 et en utiliser 1
page-does-barracks = moral { $mood } à la fin du Matin pour les ouvriers encore ici
page-leaders = à la fin de la manche, { $names } : { $points }
page-track-full = une fois la piste pleine, { $vp } chacune
page-wheel-title = Roue de production : chaque cube produit vous avance de 1 case ; franchir la zone rouge rapporte { $points } et { $crystals }
page-clauses = { $first } ; { $next }
page-portrait = { $worker } : moral { $mood }
page-good = { $good } : { $stored } à l’Entrepôt, { $supply } en réserve, prochaine exportation { $vp }
page-crystal-supply = Cristaux en réserve : { $count } ; à la fin, { $rate } des vôtres valent 1 point
page-palace = { $name } au Palais : { $crystals }
page-side = { $name } ({ $colour }) : { $discs } à placer
page-side-plain = { $name } ({ $colour })
page-card = { $name } : { $card }. { $card_text }
page-card-text = { $card_text }
page-lead = mène { $points }
page-lead-solo = à vous { $points }
page-deck = { $place } : { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
page-done = { $what } : atteint
page-not-done = { $what } : pas encore atteint
page-number = { $count }
page-of-so-many = { $count }/{ $most }
page-stat-crystals = Cristaux
page-stat-discs = Disques à placer
page-stat-wheel = Roue
page-stat-palace = Palais
page-stat-card = Carte spéciale
page-stat-card-text = { $card } : { $card_text }
page-stat-card-stored = { $card }, avec un disque : { $card_text }

# Ce que demande une étude.
study-card = Carte spéciale
study-sent = Ouvrier le plus utilisé
study-mood = Ouvrier compté en fin de manche
study-exports = Exportations
study-goods = Marchandises exportées
study-donations = Cristaux offerts au Palais

## Sur l’étagère

about = Dirigez ensemble une colonie soviétique secrète sur une autre planète et marquez des points : exportations, ouvriers heureux et cristaux.
about-time = 30–45 min
about-weight = Difficulté moyenne
about-fair = Mélange équitable
preset-first = Fermetures fixes, sans cartes spéciales.
preset-standard = Fermetures tirées au hasard, sans cartes spéciales.
preset-everything = Fermetures tirées au hasard et cartes spéciales.
option-tokens-fixed-how = Ce sont toujours les six mêmes lieux qui ferment le matin ou la nuit.
option-tokens-random-how = Six lieux tirés au hasard ferment le matin ou la nuit.
option-cards-off-how = Tous les joueurs ont les mêmes possibilités.
option-cards-on-how = Chaque joueur reçoit une carte de lieu et une carte d’ouvrier aux pouvoirs propres. Pour 2 à 4 joueurs.
option-first-how = Qui joue le premier tour. La place doit être occupée.
