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
    .the = le charbon
    .one = charbon
    .many = charbons
    .some = du charbon
    .none = de charbon
resource-wool = Laine
    .the = la laine
    .one = laine
    .many = laines
    .some = de la laine
    .none = de laine
resource-fish = Poisson
    .the = le poisson
    .one = poisson
    .many = poissons
    .some = du poisson
    .none = de poisson
resource-wheat = Blé
    .the = le blé
    .one = blé
    .many = blés
    .some = du blé
    .none = de blé

phase-morning = Matin
    .in = le Matin
    .of = du Matin
phase-day1 = Journée, première moitié
    .in = pendant la première moitié de la Journée
    .of = de la première moitié de la Journée
phase-lunch = Repas
    .in = pendant le Repas
    .of = du Repas
phase-day2 = Journée, seconde moitié
    .in = pendant la seconde moitié de la Journée
    .of = de la seconde moitié de la Journée
phase-night = Nuit
    .in = la Nuit
    .of = de la Nuit

colour-orange = orange
colour-blue = bleu
colour-brown = brun
colour-pink = rose

autom = Autom
    .of = d’Autom

## Quantités

amount-cubes = { $count ->
        [one] { $count } { $good_one }
       *[other] { $count } { $good_many }
    }
amount-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
amount-crystals = { $count ->
        [one] { $count } cristal
       *[other] { $count } cristaux
    }
amount-discs = { $count ->
        [one] { $count } disque
       *[other] { $count } disques
    }

## Cartes des pioches

card-brings = { $gains }
card-brings-nothing = rien
card-brings-choice = 1 cube au choix
card-brings-mood = { $mood } de moral

## Cartes spéciales

card-1 = Carte 1, Pâturage
    .text = Au lieu de l’effet du Pâturage, le visiteur gagne { $mood } de moral.
card-2 = Carte 2, Palais
    .text = Le cristal offert au Palais peut aller sur un portrait, où il compte comme un de vos disques jusqu’à la fin de la manche.
card-3 = Carte 3, Champ
    .text = Le Champ produit un cube de la marchandise de votre choix.
card-4 = Carte 4, Brasserie
    .text = Au lieu de l’effet de la Brasserie, prenez { $count ->
            [one] { $count } cristal
           *[other] { $count } cristaux
        }.
card-5 = Carte 5, Entrepôt
    .text = Échangez cubes et cristaux jusqu’à { $count } fois par visite.
card-6 = Carte 6, Administration
    .text = À l’Administration, votre disque peut aller sur cette carte ; lors d’un tour suivant de { $rounds ->
            [one] cette manche
           *[other] cette manche ou de la prochaine
        }, vous pouvez le poser comme second disque.
card-7 = Carte 7, Vaisseau
    .text = Après le Vaisseau, vous pouvez retirer de l’Entrepôt un cube de chaque marchandise et exporter l’un des quatre.
card-8 = Carte 8, Mine
    .text = Au lieu de l’effet de la Mine, avancez de { $steps } cases sur la roue ; le visiteur perd { $mood } de moral.
card-9 = Carte 9, Cantine
    .text = Avant le Repas, vous pouvez coucher jusqu’à { $count } ouvriers, qui le manquent.
card-10 = Carte 10, Lac
    .text = Au Lac, vous pouvez prendre une carte défaussée du lac à la place d’une carte à piocher.
card-11 = Carte 11, Camp de travail
    .text = Gardez votre disque au Camp de travail, et le visiteur n’y perd pas de moral.
card-12 = Carte 12, Baraquements
    .text = À la fin du Matin, vous pouvez déplacer un de vos disques vers un ouvrier qui est aux Baraquements.
card-13 = Carte 13, Berger
    .text = Vous pouvez utiliser le berger là où il est, sans le déplacer.
card-14 = Carte 14, Fermière
    .text = La fermière peut aller là où il y a déjà du monde, si tous y sont fatigués.
card-15 = Carte 15, Pêcheur
    .text = Après votre tour avec le pêcheur, vous pouvez déplacer un autre ouvrier vers un lieu ouvert et vide ; rien d’autre ne s’y passe.
card-16 = Carte 16, Mineur
    .text = Quand le mineur produit autre chose que du charbon, vous pouvez en produire un de plus ; il perd alors { $mood } de moral.
card-17 = Carte 17, Commissaire
    .text = À un tour avec la commissaire, vous pouvez en plus offrir un cristal au Palais, où qu’elle soit.
card-18 = Carte 18, Bureaucrate
    .text = La bureaucrate peut entrer dans les lieux qui portent un jeton rouge.

## Questions

question-over = La partie est terminée.
question-wait = { $seat } décide { $step }.
question-move = Choisissez un ouvrier à envoyer, et où.
question-lunch = Choisissez un ouvrier à envoyer au Repas.
question-disc = Que faites-vous de votre disque pour { $worker_the } ?
question-release = Posez-vous aussi le disque de la carte 6 sur le portrait { $worker_of } ?
question-replace = Utilisez-vous la carte { $number } au lieu de l’effet { $place_of } ?
question-donate = Offrez-vous un cristal au Palais ?
question-swap = Payez-vous un cristal pour remonter le moral d’un ouvrier et baisser celui d’un autre ?
question-exchange = Qu’échangez-vous à l’Entrepôt ?
question-exchange-again = Faites-vous un autre échange ?
question-rival = Déplacez-vous un disque d’un autre joueur ?
question-find = Quelle marchandise prenez-vous dans l’épave ?
question-produce = Quelle marchandise produisez-vous au Champ ?
question-four = Retirez-vous un cube de chaque marchandise pour en exporter un ?
question-shuffle = Mélangez-vous la défausse du lac avec la pioche avant de piocher ?
question-take = Prenez-vous une carte défaussée du lac au lieu d’en piocher une ?
question-pick = Laquelle des deux cartes du lac utilisez-vous ?
question-extra = Le mineur produit-il un cube de plus ?
question-give = Offrez-vous un cristal au Palais avec la carte 17 ?
question-relocate = Déplacez-vous un autre ouvrier avec la carte 15 ?
question-rest = Quels ouvriers couchez-vous avant le Repas ?
question-shift = Déplacez-vous un de vos disques vers un ouvrier des Baraquements ?

step-move = quel ouvrier envoyer, et où
step-disc = où va le disque
step-release = s’il faut poser le disque de la carte 6
step-replace = s’il faut utiliser une carte au lieu de l’effet du lieu
step-donate = s’il faut offrir un cristal
step-swap = s’il faut payer un cristal pour changer le moral
step-exchange = quoi échanger à l’Entrepôt
step-rival = s’il faut déplacer un disque d’un autre joueur
step-choose = quelle marchandise choisir
step-four = s’il faut exporter une des quatre marchandises
step-shuffle = s’il faut mélanger les cartes du lac
step-take = s’il faut prendre une carte défaussée du lac
step-pick = quelle carte du lac utiliser
step-extra = si le mineur produit un cube de plus
step-give = s’il faut offrir un cristal avec la carte 17
step-relocate = s’il faut déplacer un autre ouvrier avec la carte 15
step-rest = qui se couche avant le Repas
step-shift = s’il faut déplacer un disque vers les Baraquements
step-rules = ce que les règles prévoient ensuite

## Réponses

choice-plain = { $lead }.
choice-with = { $lead } : { $what }.
choice-clauses = { $first }, { $next }
choice-other = { $action }

choice-move = Envoyer { $worker_the } { $place_to }
choice-stay = Utiliser { $worker_the } là où { $worker_gender ->
        [f] elle
       *[m] il
    } est, { $place_to }
choice-disc = Poser votre disque sur le portrait { $worker_of }
choice-disc-card = Poser votre disque sur la carte 6 pour un tour suivant
choice-disc-keep = Garder votre disque avec la carte 11
choice-release = Poser aussi le disque de la carte 6 sur le portrait { $worker_of }
choice-release-none = Laisser le disque sur la carte 6
choice-replace = Utiliser la carte { $number }
choice-replace-none = Appliquer l’effet { $place_of }
choice-donate = Offrir 1 cristal au Palais
choice-donate-portrait = Poser 1 cristal sur le portrait { $worker_of } avec la carte 2
choice-donate-none = Ne rien offrir
choice-swap = Payer 1 cristal
choice-swap-none = Ne rien payer et laisser le moral tel quel
choice-return = Rendre { $goods } de l’Entrepôt
choice-buy = Payer 1 cristal
choice-exchange-none = Ne rien échanger
choice-rival = Déplacer un disque { $seat_of } { $from_of } { $to_to }
choice-rival-none = Laisser les disques à leur place
choice-choose = Choisir { $good_the }
choice-four = Retirer un cube de chaque marchandise
choice-four-none = Laisser les marchandises à l’Entrepôt
choice-shuffle = Mélanger d’abord la défausse avec la pioche
choice-shuffle-none = Piocher sans mélanger
choice-take = Prendre la carte défaussée « { $card } »
choice-take-none = Piocher
choice-pick = Utiliser la carte « { $card } »
choice-extra = Utiliser la carte 16
choice-extra-none = Ne rien produire de plus
choice-give = Offrir 1 cristal au Palais avec la carte 17
choice-give-none = Ne rien offrir
choice-relocate = Déplacer { $worker_the } { $from_of } { $to_to }
choice-relocate-none = Ne déplacer personne
choice-rest = Coucher { $workers_the }
choice-rest-none = Ne coucher personne
choice-shift = Déplacer un de vos disques { $from_of } { $to_to }
choice-shift-none = Laisser vos disques à leur place

clause-produce = produit { $goods }
clause-add = { $count ->
        [0] ajoute { $goods } à l’Entrepôt
       *[other] ajoute { $goods } à l’Entrepôt, qui en aura { $count }
    }
clause-used-up = la réserve n’a plus { $good_none }
clause-export = exporte { $good_some } pour { $points }
clause-objective = exporte { $good_some } et remplit l’objectif, sans points
clause-steps = avance de { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } sur la roue
clause-wheel = la roue rapporte { $gains }
clause-crystals = rapporte { $crystals }
clause-disc-removed = retire 1 disque { $seat_of } (reste { $count })
clause-mood-rises = son moral monte de { $by } et passe à { $mood }
clause-mood-falls = son moral baisse de { $by } et passe à { $mood }
clause-mood-stays = moral inchangé
clause-other-rises = le moral { $worker_of } monte de { $by } et passe à { $mood }
clause-other-falls = le moral { $worker_of } baisse de { $by } et passe à { $mood }
clause-other-stays = le moral { $worker_of } reste à { $mood }
clause-donated = vous en aurez { $palace } là-bas et { $left } en réserve
clause-counts-as-disc = il compte comme un de vos disques à la fin de cette manche
clause-discs = { $seat } aura { $left } sur { $from_the } et { $now } sur { $to_the }
clause-own-discs = vous aurez { $left } sur { $from_the } et { $now } sur { $to_the }
clause-odds = { $count ->
        [one] { $count } carte sur { $cards } a
       *[other] { $count } cartes sur { $cards } ont
    } du poisson
clause-rest = { $count ->
        [one] manquera
       *[other] manqueront
    } le Repas
clause-draw-spaceship = vous piochez ensuite une carte du vaisseau
clause-draw-lake = vous piochez ensuite une carte du lac
clause-draw-two = vous piochez ensuite deux cartes du lac et en utilisez une
clause-may-donate = vous pouvez ensuite offrir un cristal
clause-may-swap = vous pouvez ensuite payer un cristal pour changer le moral
clause-may-exchange = vous pouvez ensuite échanger cubes et cristaux
clause-may-move = vous pouvez ensuite déplacer un disque d’un autre joueur
clause-choose = vous choisissez ensuite la marchandise produite
clause-card = { $number }
clause-cards = { $cards_count ->
        [one] la carte { $cards } peut servir
       *[other] les cartes { $cards } peuvent servir
    }

## Boutons sur le chemin d’une réponse

button-yes = Oui
button-no = Non
button-none = Rien
button-done = Terminé
button-crystal = Cristal
button-side = { $seat }
button-mood-up = { $worker } +{ $by }
button-mood-down = { $worker } −{ $by }

## Événements

event-round-begins = La manche { $round } commence.
event-round-ends = La manche { $round } est finie et comptée.
event-phase-begins = { $phase } : { $seat } commence.
event-phase-ends = Fin { $phase_of } : tout le monde se relève.
event-first-player = Le jeton de premier joueur passe à { $seat }.
event-objective-drawn = Nouveaux objectifs : { $list }.
event-autom-card = La nouvelle carte { $seat_of } montre { $worker_the } ; ses prochains buts, dans l’ordre : { $places_the }.
event-moved = { $seat } envoie { $worker_the } { $from_of } { $to_to }.
event-stayed = { $seat } utilise { $worker_the } là où { $worker_gender ->
        [f] elle
       *[m] il
    } est, { $place_to }.
event-relocated = { $seat } déplace { $worker_the } { $from_of } { $to_to } avec la carte 15.
event-laid-down = { $seat } couche { $worker_the } avant le Repas avec la carte 9.
event-disc-placed = { $seat } pose un disque sur le portrait { $worker_of }.
event-disc-stored = { $seat } pose le disque sur la carte 6.
event-disc-kept = { $seat } garde le disque avec la carte 11.
event-disc-released = { $seat } pose le disque de la carte 6 sur le portrait { $worker_of }.
event-disc-removed = Un disque { $seat_of } quitte le portrait { $worker_of }.
event-disc-shifted = { $seat } déplace un disque { $from_of } { $to_to } avec la carte 12.
event-rival-moved = { $seat } déplace un disque { $owner_of } { $from_of } { $to_to }.
event-effect-replaced = { $seat } utilise la carte { $number } au lieu de l’effet { $place_of }.
event-mood-rises = Le moral { $worker_of } monte de { $by } et passe à { $mood }.
event-mood-falls = Le moral { $worker_of } baisse de { $by } et passe à { $mood }.
event-mood-stays = Le moral { $worker_of } reste à { $mood }.
event-produced = { $seat } produit { $goods }.
event-added = { $seat } ajoute { $goods } à l’Entrepôt.
event-used-up = La réserve n’a plus { $good_none }.
event-returned = { $seat } rend { $goods } de l’Entrepôt.
event-exported = { $seat } exporte { $good_some }.
event-four-exported = { $seat } retire un cube de chaque marchandise et exporte { $good_some }.
event-objective-exported = L’objectif d’exporter { $good_some } est rempli, sans points.
event-wheel-turned = { $seat } avance de { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } sur la roue.
event-wheel-reward = { $seat } franchit la zone de récompense de la roue.
event-crystals-gained = { $seat } gagne { $crystals }.
event-crystal-paid = { $seat } paie 1 cristal.
event-donated = { $seat } offre 1 cristal au Palais.
event-crystal-placed = { $seat } pose un cristal sur le portrait { $worker_of } avec la carte 2.
event-spaceship-card = { $seat } pioche une carte du vaisseau : { $card }.
event-spaceship-shuffled = La pioche du vaisseau est remélangée.
event-lake-card = { $seat } pioche une carte du lac : { $card }.
event-lake-taken = { $seat } prend une carte défaussée du lac : { $card }.
event-lake-picked = { $seat } utilise la carte du lac « { $card } ».
event-lake-shuffled = La pioche du lac est remélangée.
event-mood-gained = Le moral { $worker_of } rapporte { $points } à { $seat }.
event-mood-lost = Le moral { $worker_of } coûte { $points } à { $seat }.
event-missed-discs = Objectif manqué : il reste un disque d’Autom sur le portrait { $worker_of } ; { $seat } perd { $points }.
event-missed-mood = Objectif manqué : le moral { $worker_of } n’atteint pas { $mood } ; { $seat } perd { $points }.
event-missed-export = Objectif manqué : pas d’export { $good_none } ; { $seat } perd { $points }.
event-points-gained = { $seat } gagne { $points } ({ $source }).
event-points-lost = { $seat } perd { $points } ({ $source }).
event-game-over = La partie est terminée.

## Refus

reason-game-over = La partie est terminée.
reason-not-your-turn = C’est le tour { $seat_of }.
reason-not-asked = Une autre question vient d’abord : { $step }.
reason-tired = { CAP($worker_the) } est { $worker_gender ->
        [f] fatiguée : elle
       *[m] fatigué : il
    } a déjà servi dans cette phase.
reason-same-place = { CAP($worker_the) } est déjà { $place_to }.
reason-token = { CAP($place_the) } { $place_form ->
        [f] est fermée
        [mp] sont fermés
       *[m] est fermé
    } { $phase_in } : un jeton rouge s’y trouve.
reason-lunch-only = Pendant le Repas, tout le monde va { $place_to }.
reason-kitchen-closed = { CAP($place_the) } n’ouvre que pendant le Repas.
reason-barracks-closed = { CAP($place_the) } n’ouvrent que la Nuit.
reason-phase-closed = { CAP($place_the) } { $place_form ->
        [f] est fermée
        [mp] sont fermés
       *[m] est fermé
    } dans cette phase.
reason-occupied = Un autre ouvrier est déjà { $place_to }.
reason-no-card = Vous n’avez pas la carte { $number }.
reason-stay-closed = { CAP($worker_the) } ne peut pas travailler { $place_to } : c’est fermé.
reason-no-crystal = Vous n’avez pas de cristal.
reason-same-worker = Choisissez deux ouvriers différents.
reason-no-cube = L’Entrepôt n’a pas { $good_none }.
reason-no-mood-swap = Un second échange ne peut pas changer le moral.
reason-supply-empty = La réserve n’a plus { $good_none }.
reason-no-such-rival = Personne n’est assis à la place { $number }.
reason-own-disc = Seuls les disques des autres joueurs se déplacent.
reason-no-disc = Ce disque n’est pas sur le portrait { $worker_of }.
reason-no-own-disc = Vous n’avez pas de disque sur le portrait { $worker_of }.
reason-at-administration = { CAP($worker_the) } est { $place_to } : aucun disque ne quitte son portrait ni ne le rejoint.
reason-not-discarded = Cette carte n’est pas dans la défausse du lac.
reason-not-produced = La carte 16 ne répète pas { $good_the } : seulement ce que le mineur a produit à ce tour, et jamais le charbon.
reason-visitor-stays = { CAP($worker_the) } reste où { $worker_gender ->
        [f] elle
       *[m] il
    } est.
reason-not-open = La carte 15 ne mène que vers un lieu ouvert, et { $place_the } { $place_form ->
        [f] est fermée
        [mp] sont fermés
       *[m] est fermé
    } en ce moment.
reason-not-empty = La carte 15 ne mène que vers un lieu vide, et quelqu’un est déjà { $place_to }.
reason-too-many = { $count ->
        [one] Pas plus de { $count } ouvrier.
       *[other] Pas plus de { $count } ouvriers.
    }
reason-not-in-barracks = { CAP($worker_the) } n’est pas { $place_to }.

## Objectifs du solitaire

objective-discs = aucun disque d’Autom sur { $worker_the }
objective-mood = moral de { $mood } ou plus pour { $worker_the }
objective-export = exporter { $good_some }

## D’où viennent les points

source-start = Départ
source-wheel = Roue
source-export = Exports
source-mood = Moral
source-palace = Palais
source-crystals = Cristaux
source-objectives = Objectifs manqués
source-brewery = Brasserie
source-lunch = Repas
source-discs = Disques sur les portraits

## Options

option-tokens = Lieux fermés
option-tokens-fixed = comme conseillé pour une première partie
option-tokens-random = au hasard
option-cards = Cartes spéciales
option-cards-off = aucune
option-cards-on = deux par joueur
option-first = Premier joueur
option-first-random = au hasard
option-first-1 = place 1
option-first-2 = place 2
option-first-3 = place 3
option-first-4 = place 4
option-colours = Couleurs, une par joueur
option-colours-orange = { colour-orange }
option-colours-blue = { colour-blue }
option-colours-brown = { colour-brown }
option-colours-pink = { colour-pink }

## Le plateau en texte

board-round = Manche { $round } sur 2
board-turn = Tour { $turn } sur { $turns }
board-over = Fin de la partie
board-won = { $winners_count ->
        [one] { $winners } gagne.
       *[other] { $winners } partagent la victoire.
    }
board-name = { $name }
board-places = LIEUX
board-mood = moral
board-effect = effet
board-here = qui est là
board-legend = { $morning } jeton Matin · { $night } jeton Nuit · { $closed } fermé · { $crystal } cristal · (nom) fatigué
board-effect-palace = offrir { $crystal }
board-effect-brewery = payer { $crystal } : +1 et −1
board-effect-warehouse = échanger
board-effect-administration = disque rival (Bureaucrate { $crystal })
board-effect-spaceship = une carte
board-effect-lake = une carte du lac (Pêcheur 1 sur 2)
board-effect-kitchen = Repas seulement
board-effect-barracks = Nuit seulement
board-workers = OUVRIERS
board-mood-now = moral
board-leads = marque
board-where = où
board-goods = STOCKS
board-warehouse = Entrepôt
board-exports = exports
board-next-export = prochain
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
board-stored = (Porte un disque.)
board-spaceship-deck = PIOCHE DU VAISSEAU { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-lake-deck = PIOCHE DU LAC { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-discarded = · défausse : { $cards }
board-nothing = rien
board-choice = au choix
board-cube = { $good_one }
board-objectives = OBJECTIFS, et les points perdus si on les manque
board-autom-next = Autom ira ensuite vers : { $places }, sinon vers le lieu le plus proche { $direction }.
board-clockwise = dans le sens horaire
board-anticlockwise = dans le sens antihoraire
board-autom-workers = Ouvriers préférés : { $workers }.
board-autom-warehouse = Cubes rendus de l’Entrepôt : { $goods }.
board-autom-spaceship = Cubes pris au Vaisseau : { $goods }.

## La page

page-phase-morning = Matin
page-phase-day1 = Jour 1
page-phase-lunch = Repas
page-phase-day2 = Jour 2
page-phase-night = Nuit
page-export = Exportation
page-supply = Réserve
page-wheel = Production
page-cards = Cartes spéciales
page-objectives = Objectifs
page-worker = { $worker } : { $place }
page-worker-tired = { $worker_gender ->
        [f] { $worker }, fatiguée : { $place }
       *[m] { $worker }, fatigué : { $place }
    }
page-place = { $place } : { $what }
page-closed = on ne peut pas y entrer maintenant
page-mood = moral { $mood }
page-of = { $worker } { $what }
page-does-palace = vous pouvez offrir un cristal
page-does-brewery = vous pouvez payer un cristal : +1 de moral pour un ouvrier, −1 pour un autre
page-does-warehouse = vous pouvez échanger un cube contre un cristal ou du moral, ou un cristal contre un cube
page-does-administration = vous pouvez déplacer un disque d’un autre joueur ; la Bureaucrate prend à la place un cristal
page-does-spaceship = piochez une carte du vaisseau
page-does-lake = piochez une carte du lac ; le Pêcheur en pioche deux et en choisit une
page-does-barracks = { $mood } de moral à la fin du Matin pour qui est encore ici
page-portrait = { $worker } : moral { $mood }
page-good = { $good } : { $stored } à l’Entrepôt, { $supply } en réserve ; la prochaine exportation rapporte { $vp }
page-crystal-supply = Cristaux : { $count } en réserve
page-palace = { $name } au Palais : { $crystals }
page-side = { $name }, { $colour } : encore { $discs }
page-side-plain = { $name }, { $colour }
page-card = { $name } : { $card }. { $card_text }
page-deck = { $place } : { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
page-done = { $what } : atteint
page-not-done = { $what } : pas encore atteint
page-number = { $count }
page-of-so-many = { $count } sur { $most }
page-stat-crystals = Cristaux
page-stat-discs = Disques restants
page-stat-wheel = Roue
page-stat-palace = Palais
page-stat-card = Carte spéciale
page-stat-card-name = { $card }
page-stat-card-stored = { $card } (porte un disque)

# Ce que demande une étude.
study-card = Carte spéciale
study-sent = Ouvrier le plus envoyé
study-mood = Ouvrier marqué à la fin d’une journée
study-exports = Exportations
study-goods = Marchandises exportées
study-donations = Cristaux offerts au Palais
