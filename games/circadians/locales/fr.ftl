# Circadiens : Premières Lueurs en français.

## Ressources et quantités

resource-water = Eau
    .of = d’Eau
    .some = de l’Eau
resource-algae = Algues
    .of = d’Algues
    .some = des Algues
resource-energy = Énergie
    .of = d’Énergie
    .some = de l’Énergie
resource-gem = Gemmes
    .of = de Gemmes
    .some = des Gemmes

amount-water = { $count } Eau
amount-algae = { $count ->
        [one] { $count } Algue
       *[other] { $count } Algues
    }
amount-energy = { $count } Énergie
amount-gem = { $count ->
        [one] { $count } Gemme
       *[other] { $count } Gemmes
    }
amount-dice = { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
amount-contracts = { $count ->
        [one] { $count } contrat
       *[other] { $count } contrats
    }
amount-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
amount-list = { $list }
amount-nothing = rien
plus = +{ $amount }
minus = −{ $amount }
either = { $first } ou { $second }
rate = { $give } contre { $get }
value = { $value }
side = { $seat }

## Lieux

location-headquarters = QG
    .the = le QG
    .to = au QG
    .at = au QG
    .of = du QG
location-mining-camp = Camp Minier
    .the = le Camp Minier
    .to = au Camp Minier
    .at = au Camp Minier
    .of = du Camp Minier
location-laboratory = Laboratoire
    .the = le Laboratoire
    .to = au Laboratoire
    .at = au Laboratoire
    .of = du Laboratoire
location-foundry = Fonderie
    .the = la Fonderie
    .to = à la Fonderie
    .at = à la Fonderie
    .of = de la Fonderie
location-market = Marché
    .the = le Marché
    .to = au Marché
    .at = au Marché
    .of = du Marché
location-academy = Académie
    .the = l’Académie
    .to = à l’Académie
    .at = à l’Académie
    .of = de l’Académie
location-control-room = Salle de Contrôle
    .the = la Salle de Contrôle
    .to = à la Salle de Contrôle
    .at = à la Salle de Contrôle
    .of = de la Salle de Contrôle
location-negotiations = Négociation
    .the = le plateau Négociation
    .to = sur le plateau Négociation
    .at = sur le plateau Négociation
    .of = du plateau Négociation
location-depository = Dépôt
    .the = le Dépôt
    .to = au Dépôt
    .at = au Dépôt
    .of = du Dépôt

place-headquarters = QG { $number }
    .at = au QG (emplacement { $number })
    .to = au QG (emplacement { $number })
    .from = du QG (emplacement { $number })
place-garage = garage { $number }
    .at = au garage { $number }
    .to = au garage { $number }
    .from = du garage { $number }
place-farm = ferme { $number }
    .at = à la ferme { $number }
    .to = à la ferme { $number }
    .from = de la ferme { $number }
place-supply = dés disponibles
    .at = parmi les dés disponibles
    .to = parmi les dés disponibles
    .from = des dés disponibles
place-cantina = cantine ({ $value })
    .at = à la cantine
    .to = à la cantine
    .from = de la cantine
place-station = { $location } { $number }
    .at = { $location_at } (emplacement { $number })
    .to = { $location_to } (emplacement { $number })
    .from = { $location_of } (emplacement { $number })
place-negotiations = { $faction }, ligne { $row }
    .at = chez les { $faction } (ligne { $row })
    .to = chez les { $faction } (ligne { $row })
    .from = de chez les { $faction } (ligne { $row })
place-depository = Dépôt { $value }, ligne { $row }
    .at = au Dépôt (colonne { $value }, ligne { $row })
    .to = au Dépôt (colonne { $value }, ligne { $row })
    .from = du Dépôt (colonne { $value }, ligne { $row })

hex-field = case ({ $found })
    .the = la case à { $found }
    .to = sur la case à { $found }
hex-cache = Cache-Gemme { $number }
    .the = le Cache-Gemme { $number }
    .to = sur le Cache-Gemme { $number }

die-value = un { $value }
    .the = le { $value }
    .short = { $value }
die-sal = Sal
    .the = Sal
    .short = Sal

faction-leyrien = Leyrien
faction-zcharo = Zcharo
faction-jrayek = Jrayek

direction-ne = vers le nord-est
direction-e = vers l’est
direction-se = vers le sud-est
direction-sw = vers le sud-ouest
direction-w = vers l’ouest
direction-nw = vers le nord-ouest

stage-leaders = Mise en place : personnages
stage-picks = Mise en place : choix des personnages
stage-bans = Mise en place : retrait de personnages
stage-second-picks = Mise en place : choix des seconds personnages
stage-start-ship = Mise en place : vaisseau de Jakob
stage-draft = Mise en place : choix des contrats
stage-solo-discard = Mise en place : contrats
stage-event = Planification : événement
stage-assign = Planification : assignation des dés
stage-headquarters = Exécution : dés du QG
stage-garages = Exécution : dés des garages
stage-harvest = Récolte
stage-harvest-end = Fin de la Récolte
stage-rest = Maintenance
stage-over = Fin de la partie

rival-easy = IA facile
    .of = de l’IA facile
rival-xiao = Xiao
    .of = de Xiao
rival-hard = IA difficile
    .of = de l’IA difficile
rival-expert = IA experte
    .of = de l’IA experte

## Personnages

leader-akira = Akira Hope
    .text = Vos dés de { $most } ou moins valent 6 { $mines ->
        [0] sur les fermes
       *[other] sur les fermes et au Camp Minier
    }.
leader-bjorg = Bjorg
    .text = Recevez Sal, qui vaut { $value } à chaque manche mais ne va ni au Dépôt ni sur le plateau Négociation.
leader-dan = Dan Gautama
    .text = À chaque livraison, gagnez aussi la récompense d’une autre ligne du Dépôt.
leader-jakob = Jakob Olander
    .text = Gagnez un vaisseau gratuit avec { $everywhere ->
        [0] chaque ferme prise au Laboratoire
       *[other] chaque ferme gagnée
    }.
leader-lysias = Lysias James
    .text = Vous pouvez transformer chaque revers en l’avantage correspondant.
leader-naira = Naira Sol
    .text = Vos garages ne coûtent pas d’Algues.
leader-renzo = Renzo Nolan
    .text = À chaque manche, révélez un événement personnel, puis suivez-le ou suivez l’événement commun et gagnez { $amount }.
leader-roslyn = Roslyn Ashford
    .text = À chaque Maintenance, gagnez { $dice } si vous en avez moins de { $limit }.
leader-sable = Sable Lesedi
    .text = Après chaque Récolte, vous pouvez déplacer votre Moissonneuse d’une case.
leader-sunari = Sunari
    .text = Commencez avec une ferme unique. { $farm_text }
leader-troy = Troy Sullivan
    .text = Chaque négociation vous coûte { $algae }, { $energy } ou { $gem } de moins.
leader-ul-kah-tal = Ul Kah Tal
    .text = Commencez avec un vaisseau unique. { $ship_text }
leader-zapporah = Zapporah
    .text = Lancez aussitôt les dés gagnés en Exécution, ensemble si gagnés ensemble. Vous pouvez les poser sur vos fermes libres.
leader-zoey = Zoey Ashford
    .text = Piochez { $contracts } de plus à la mise en place. Vous pouvez remplir deux contrats avec un même dé.

## Contrats

contract-algae-cells = Cellules d’Algue
contract-alien-relic = Relique Alien
contract-archive = Archive
contract-aqua-cannon = Canon à Eau
contract-aqua-pack = Pack d’Eau
contract-captains-hat = Casquette du Capitaine
contract-engineer-bot = Robot Ingénieur
contract-fuel-refiner = Raffinerie
contract-grogg = Grogg
contract-hydraulic-core = Base Hydraulique
contract-ice-stones = Cristaux de Glace
contract-id-badge = Badge d’Identification
contract-jakhaw = Jakhaw
contract-jrayek-armour = Armure de Jrayek
contract-jrayek-drill = Foreuse de Jrayek
contract-jrayek-pump = Pompe de Jrayek
contract-jrayek-shield = Bouclier de Jrayek
contract-karvyk = Karvyk
contract-ledger = Registre
contract-leyrien-armour = Armure de Leyrien
contract-leyrien-basket = Panier de Leyrien
contract-leyrien-sceptre = Sceptre de Leyrien
contract-leyrien-scythe = Serpe de Leyrien
contract-security-codes = Codes de Sécurité
contract-security-drone = Drone de Surveillance
contract-sleep-capsules = Capsules de Sommeil
contract-soda-supply = Réserve de Limonade
contract-spare-parts = Pièces Détachées
contract-uxolotyl = Axolotl
contract-worker-drone = Drone Travailleur
contract-yeki = Yeki
contract-zcarpi = Zcarpi
contract-zcharo-armour = Armure de Zcharo
contract-zcharo-beacon = Balise de Zcharo
contract-zcharo-flyer = Vaisseau de Zcharo
contract-zcharo-lamp = Lampe de Zcharo

effect-discount = { $location } : { $amount } de moins.
effect-discount-contracts = Contrats : { $amount } de moins.
effect-discount-any = { $location } : { $count } de moins, quelle que soit la ressource.
effect-gain = Gagnez { $amount } par dé envoyé { $location_to }.
effect-gain-first = Gagnez { $amount } par dé envoyé { $location_to }, avant d’échanger.
effect-gain-with = Gagnez { $amount } par négociation avec les { $faction }.
effect-draw = Piochez { $contracts } par dé envoyé { $location_to }.
effect-draw-fulfilling = Piochez { $contracts } par livraison au Dépôt.
effect-ignore-setbacks = Vous pouvez ignorer les revers.
effect-points = Fin de partie : { $points } { $what }.

count-negotiations = { $per ->
        [1] par dé que vous avez
       *[other] tous les { $per } dés que vous avez
    } sur le plateau Négociation
count-faction = { $per ->
        [1] par dé que vous avez
       *[other] tous les { $per } dés que vous avez
    } chez les { $faction }
count-depository = { $per ->
        [1] par dé que vous avez
       *[other] tous les { $per } dés que vous avez
    } au Dépôt
count-dice = { $per ->
        [1] par dé
       *[other] tous les { $per } dés
    } parmi vos dés disponibles et au QG
count-hand = { $per ->
        [1] par contrat
       *[other] tous les { $per } contrats
    } encore en main
count-in-game = { $per ->
        [1] par contrat rempli
       *[other] tous les { $per } contrats remplis
    } à effet permanent
count-end-game = { $per ->
        [1] par contrat rempli
       *[other] tous les { $per } contrats remplis
    } à bonus de fin de partie, celui-ci compris
count-ships = { $per ->
        [1] par tuile vaisseau
       *[other] toutes les { $per } tuiles vaisseau
    }
count-farms = { $per ->
        [1] par tuile ferme
       *[other] toutes les { $per } tuiles ferme
    }
count-goods = par tranche de { $amount }

## Cartes événement

card-end-of-an-era = Fin d’Époque
    .text = Dernière manche, sans autre effet.
card-water-tax = Taxe sur l’Eau
    .text = Le QG ne rapporte ni Eau ni contrats.
card-bureaucracy = Bureaucratie
    .text = Chaque dé envoyé coûte { $amount } de plus.
card-dust-storm = Tempête de Poussière
    .text = Salle de Contrôle : { $amount } de plus.
card-rockfall = Éboulement
    .text = Les seuils du Camp Minier augmentent de { $count }.
card-strained-relations = Relations Tendues
    .text = Chaque négociation coûte { $amount } de plus.
card-open-market = Marché Ouvert
    .text = Marché : { $count ->
        [one] { $count } échange
       *[other] { $count } échanges
    } de plus par dé.
card-recruitment-drive = Campagne de Recrutement
    .text = L’Académie rapporte { $dice } de plus.
card-rich-veins = Riches Filons
    .text = Le Camp Minier rapporte { $amount } de plus.
card-clear-skies = Ciel Dégagé
    .text = Salle de Contrôle : { $amount } de moins.
card-scrap-surplus = Surplus de Ferraille
    .text = La Fonderie coûte { $amount } de moins.
card-algal-bloom = Floraison d’Algues
    .text = Le Laboratoire coûte { $amount } de moins.
card-warm-welcome = Accueil Chaleureux
    .text = Chaque négociation rapporte { $amount }.
card-express-freight = Fret Express
    .text = Chaque livraison au Dépôt fait piocher { $contracts }.
card-bumper-season = Saison Généreuse
    .text = La planète donne { $amount } de plus à chaque joueur.
card-spare-fuel = Surplus de Carburant
    .text = Chaque garage coûte { $amount } de moins.

## Tuiles

ship-flip = Bascule
    .the = la Bascule
    .text = Vous pouvez retourner le dé sur sa face opposée.
ship-plus-two = Propulseur +2
    .the = le Propulseur +2
    .text = Vous pouvez augmenter le dé de { $count } au maximum.
ship-plus-minus-one = Réglage ±1
    .the = le Réglage ±1
    .text = Vous pouvez modifier le dé de ±{ $count }.
ship-no-algae = Voilier Solaire
    .the = le Voilier Solaire
    .text = Le garage ne coûte pas d’Algues.
ship-water-discount = Citerne
    .the = la Citerne
    .text = L’action du dé coûte jusqu’à { $amount } de moins.
ship-energy-discount = Économiseur
    .the = l’Économiseur
    .text = L’action du dé coûte { $amount } de moins.
ship-two-points = Vaisseau Amiral
    .the = le Vaisseau Amiral
    .text = { $points } en fin de partie.
ship-ul-kah-tal = Vaisseau d’Ul Kah Tal
    .the = le Vaisseau d’Ul Kah Tal
    .text = Garage gratuit ; vous pouvez retourner le dé ; action : jusqu’à −{ $amount }.

farm-water = Ferme d’Eau
    .the = la Ferme d’Eau
    .text = { $amount } à chaque Récolte, sans dé.
farm-algae = Ferme d’Algues
    .the = la Ferme d’Algues
    .text = { $amount } à chaque Récolte, sans dé.
farm-energy = Ferme d’Énergie
    .the = la Ferme d’Énergie
    .text = { $amount } à chaque Récolte, sans dé.
farm-gem = Ferme de Gemmes
    .the = la Ferme de Gemmes
    .text = { $amount } à chaque Récolte avec un 6.
farm-dice = Ferme de Dés
    .the = la Ferme de Dés
    .text = { $amount } à chaque Récolte avec un 6.
farm-table = Ferme Mixte
    .the = la Ferme Mixte
    .text = { CAP($first_some) } ou { $second_some } à chaque Récolte, selon la valeur de son dé.
farm-trades = Ferme Marchande
    .the = la Ferme Marchande
    .text = { $count ->
        [one] { $count } échange
       *[other] Jusqu’à { $count } échanges
    } à chaque Récolte.
farm-points = Ferme Modèle
    .the = la Ferme Modèle
    .text = { $points } en fin de partie.
farm-sunari = Ferme de Sunari
    .the = la Ferme de Sunari
    .text = { $amount } à chaque Récolte, sans dé.
farm-booster = Renfort +{ $count }
farm-starting = { $first } ou { $second }

## Incidents, récompenses, capacités

condition-sum = colonne à { $count } ou plus
condition-same = { $count ->
        [one] nouveau dé identique à un autre de sa colonne
       *[other] nouveau dé identique à { $count } autres de sa colonne
    }
condition-equal = { $count } dés identiques dans la colonne

penalty-contracts = défausser { $contracts }
penalty-die = perdre { $dice }
penalty-gem = perdre { $amount }
penalty-back = reculer la Moissonneuse
penalty-ship = perdre un vaisseau
penalty-farm = perdre une ferme

reward-hex = récolter la case
    .brief = récolter la case
reward-gain = gagner { $amount }
    .brief = gagner { $amount }
reward-move = déplacer la Moissonneuse
    .brief = bouger d’une case
reward-ship = gagner un vaisseau
    .brief = gagner un vaisseau
reward-farm = gagner une ferme
    .brief = gagner une ferme
reward-contracts = piocher { $contracts }
    .brief = piocher { $contracts }

ability-set-die = changer la valeur d’un dé
    .brief = changer un dé
ability-draw = piocher { $draw } et en défausser { $discard }
    .brief = piocher { $count }, défausser { $discard }
ability-trades = faire { $count ->
        [one] { $count } échange
       *[other] jusqu’à { $count } échanges
    }
    .brief = { $count ->
        [one] { $count } échange
       *[other] jusqu’à { $count } échanges
    }
ability-reveal = révéler un Cache-Gemme et gagner { $amount }
    .brief = révéler Cache, +{ $amount }

scheme = { $value } : { $first } ; sinon { $second } ; sinon { $third }
scheme-faction = { $faction }
scheme-location = { $location }
scheme-gems = { $location } (+{ $amount })

## Questions

question-over = Partie terminée
question-wait = { $seats } { $seats_count ->
        [one] réfléchit
       *[other] réfléchissent
    } : { $step }
question-sealed = Choix validé. { $seats } { $seats_count ->
        [one] réfléchit
       *[other] réfléchissent
    } encore
question-leader = Choisissez un personnage
question-ban = Retirez un personnage du jeu
question-draft = Gardez un contrat sur { $cards } (étape { $number } sur { $picks })
question-event = Suivre votre événement ou l’événement commun ?
question-assign = { $count ->
        [0] Assignez Sal
        [one] Assignez votre dernier dé
       *[other] Assignez { $count } dés : choisissez un dé, puis un garage ou une ferme
    }
question-plan-ready = Plan prêt : révélez-le ou cliquez sur un dé pour le reprendre
question-send = Envoyez un dé ({ $dice } dans les garages)
question-send-first = Que faire de votre dé { $place_at } ?
question-to = Où envoyer le { $value } ?
question-partner = Choisissez le second dé de la paire ({ $value })
question-pay = Comment payer { $location_at } ?
question-reward = Gagner de l’Eau ou des contrats ?
question-buy = Combien de dés acheter ?
question-stack-farm = Choisissez une ferme
question-stack-ship = Choisissez un vaisseau
question-place = Où placer { $tile_the } ?
question-trade = Choisissez un échange ({ $count ->
        [one] { $count } restant
       *[other] { $count } restants
    })
question-fulfil = Choisissez un contrat à remplir
question-fulfil-second = Remplir un second contrat ?
question-delivery = Choisissez une autre récompense de livraison
question-move = Déplacer votre Moissonneuse ?
question-use = Capacité de clan : { $ability } ?
question-set = Changer la valeur d’un dé ?
question-reveal = Révéler un Cache-Gemme ?
question-discard = Défaussez { $contracts }
question-advance = Choisissez un avantage
question-setback = Choisissez un revers
question-suffer = Choisissez une punition
question-treat = Subir la punition ou prendre l’avantage ?
question-lose = Choisissez un dé à perdre
question-back = Reculez votre Moissonneuse
question-destroy-farm = Choisissez une ferme à perdre
question-destroy-ship = Choisissez un vaisseau à perdre
question-put = Vous obtenez un { $value }. Le poser sur une ferme ?
question-put-first = Vous obtenez { $dice }. Poser le { $value } sur une ferme ?
question-harvest = Choisissez la production de vos fermes{ $count ->
        [0] {""}
        [one] {" "}({ $count } échange restant)
       *[other] {" "}({ $count } échanges restants)
    }

step-leader = choisir un personnage
step-ban = retirer un personnage
step-draft = garder un contrat
step-event = choisir un événement
step-assign = assigner les dés
step-send = envoyer un dé
step-to = choisir un lieu
step-partner = compléter la paire
step-pay = payer
step-reward = choisir l’Eau ou les contrats
step-buy = acheter des dés
step-stack = prendre une tuile
step-place = placer la tuile
step-trade = échanger
step-fulfil = remplir un contrat
step-fulfil-second = remplir ou non un second contrat
step-delivery = choisir une autre récompense
step-move = déplacer ou non la Moissonneuse
step-use = utiliser ou non la capacité de clan
step-set = changer ou non la valeur d’un dé
step-reveal = révéler ou non un Cache-Gemme
step-discard = défausser des contrats
step-advance = choisir un avantage
step-setback = choisir un revers
step-suffer = choisir une punition
step-treat = choisir la punition ou l’avantage
step-lose = choisir le dé à perdre
step-back = reculer la Moissonneuse
step-destroy = choisir la tuile à perdre
step-put = poser le nouveau dé
step-harvest = choisir la production des fermes
step-rules = passer à l’étape suivante

## Réponses

choice-plain = { $lead }
choice-with = { $lead } : { $what }
choice-noted = { $lead } : { $note }
choice-with-noted = { $lead } : { $what }. { $note }
choice-clauses = { $first }, { $next }
choice-other = { $action }
note-leader = { $leader_text }
note-card = { $card_text }
note-tile = { $tile_text }

choice-leader = { $leader }
choice-ban = Retirer { $leader }
choice-keep = Garder « { $contract } »
choice-discard = Défausser « { $contract } »
choice-event-own = Événement personnel ({ $card })
choice-event-common = Événement commun ({ $card })
choice-assign-garage = { $die_short } → garage { $number }
choice-assign-farm = { $die_short } → ferme { $number }
choice-send = Envoyer { $die_the } { $place_from }
choice-send-as = Envoyer { $die_the } { $place_from } comme un { $value }
choice-decline = Passer
choice-to = { $location }
choice-negotiate = { $place }
choice-deliver = Dépôt, ligne { $row }
choice-pair = Laboratoire (paire de { $value })
choice-partner = Ajouter { $die_the } { $place_from }
choice-partner-as = Ajouter { $die_the } { $place_from } comme un { $value }
choice-pay = Payer { $amount }
choice-pay-nothing = Ne rien payer (coût en { $resource } réduit à 0)
choice-take = Gagner { $amount }
choice-draw = Piocher { $contracts }
choice-buy = Acheter { $dice }
choice-stack = Prendre { $tile_the }
choice-stack-none = Ne rien prendre
choice-place = { $tile } → { $place }
choice-replace = Remplacer { $old_the } { $place_from } par { $tile_the }
choice-trade = Échanger { $rate }
choice-trade-done = Terminer les échanges
choice-harvest-done = Terminer les échanges et valider
choice-fulfil = Remplir « { $contract } »
choice-fulfil-none = Ne pas remplir de second contrat
choice-reward = { CAP($reward) }
choice-stay = Ne pas déplacer
choice-move = { CAP($direction) } → { $hex }
choice-use = { CAP($ability) }
choice-use-none = Ne pas l’utiliser
choice-set = Passer { $die_the } { $place_from } à { $value }
choice-set-none = Ne rien changer
choice-reveal = Révéler le Cache-Gemme { $number }
choice-reveal-none = Ne rien révéler
choice-advance = { CAP($reward) }
choice-setback = { CAP($condition) }
choice-ignore = Ignorer le revers (« { $contract } »)
choice-suffer = { CAP($penalty) }
choice-treat = { CAP($reward) } à la place
choice-lose = Perdre le dé { $place_from }
choice-destroy = Perdre { $tile_the } { $place_from }
choice-put-none = Le garder pour la manche suivante
choice-produce = Ferme { $number } → { $amount }
choice-revise = Modifier votre choix

clause-pay = payer { $amount }
clause-gain = gagner { $amount }
clause-roll = lancer { $amount } et les poser sur vos fermes
clause-draw = piocher { $contracts }
clause-harvester = la Moissonneuse va { $hex_to }
clause-where = peut aller { $locations_to }
clause-cantina = { $dice } à la cantine
clause-costs = coût { $amount }
clause-worth = { $points }
clause-send-free = envoi gratuit
clause-send-cost = envoi { $amount }
clause-may-become = peut valoir { $values }
clause-ship-discount = { $amount } de moins sur son action
clause-could = peut { $list }
could-steer = aller { $direction }
could-build = gagner { $ship_the }
could-recruit = acheter des dés avec { $resource_some }
could-trade = faire { $count ->
        [one] { $count } échange
       *[other] { $count } échanges
    }
clause-plan-complete = complète votre plan
clause-booster = +{ $count } à vos autres dés de ferme (6 au maximum)
clause-yields = produit { $amount }
clause-needs-six = produit { $amount } avec un 6 seulement
clause-take-ship = gagner { $ship_the }
clause-take-farm = gagner une ferme
clause-trades = { $count ->
        [one] { $count } échange
       *[other] jusqu’à { $count } échanges
    } ({ $rates })
clause-points = { $points } en fin de partie
clause-ability = puis { $ability } (facultatif)
clause-advancement = puis un avantage
clause-setback = puis un revers
clause-fulfil = remplir un contrat
clause-delivery = puis { $reward }
clause-hq-reward = gagner { $amount } ou piocher { $contracts }
clause-first-next-round = part en premier à la manche suivante
clause-last-round = ne repartira plus
clause-along = avec { $die_the } { $place_from }
clause-along-as = avec { $die_the } { $place_from } comme un { $value }
clause-along-cost = payer { $amount } pour son garage
clause-buy = acheter { $offers }
offer-dice = { $dice } contre { $amount }
clause-trades-left = { $count ->
        [0] dernier échange
        [one] { $count } échange restant
       *[other] { $count } échanges restants
    }

button-yes = Oui
button-no = Non
button-done = Terminé
button-skip = Passer
button-revise = Modifier
button-cantina = Cantine
button-event-own = Événement personnel
button-event-common = Événement commun

## Ce qui se passe

event-radio = Radio (premier joueur) : { $seat }
event-sealed = { $seat } : choix validé
event-reopened = { $seat } : modifie son choix
event-leader = { $seat } : personnage { $leader }
event-banned = { $seat } : retire { $leader }
event-piece-sal = { $seat } : reçoit Sal
event-piece-events = { $seat } : reçoit une pioche d’événements personnels
event-piece-tile = { $seat } : commence avec { $tile_the }
event-drawn = { $seat } : pioche { $contracts }
event-draft-passed = Choix des contrats : { $count ->
        [one] { $count } gardé
       *[other] { $count } gardés
    } par joueur
event-leftover = { $seat } : dernière carte sous la pioche
event-discarded = { $seat } : défausse « { $contract } »
event-reshuffled = Pioche des contrats remélangée
event-round = Manche { $round } sur { $rounds }
event-revealed = Événement : { $card }. { $card_text }
event-private = { $seat } : événement personnel { $card }. { $card_text }
event-chosen-own = { $seat } : suit son événement personnel
event-chosen-common = { $seat } : suit l’événement commun
event-stage = { $stage }
event-rescue = { $seat } : aucun dé, +{ $dice } de la réserve
event-rolled = { $seat } : lance { $dice }
event-assigned = { $seat } : { $die_short } → { $place }
event-sent = { $seat } : envoie { $die_the } { $place_from }
event-sent-as = { $seat } : envoie { $die_the } { $place_from } comme un { $value }
event-declined = { $seat } : passe, { $dice } à la cantine
event-set-down = { $seat } : { $die_short } → { $place }
event-goods = { $seat } : { $amounts }
event-die-rolled = { $seat } : obtient { $die } (nouveau dé)
event-die-put = { $seat } : { $die_short } → ferme { $number }
event-traded = { $seat } : échange { $rate }
event-ship-taken = { $seat } : { $tile } → garage { $number }
event-farm-taken = { $seat } : { $tile } → ferme { $number }
event-tile-declined = { $seat } : ne prend aucune tuile
event-ship-destroyed = { $seat } : perd { $tile_the } (garage { $number })
event-farm-destroyed = { $seat } : perd { $tile_the } (ferme { $number })
event-ship-uncovered = Vaisseau suivant : { $tile }
event-farm-uncovered = Ferme suivante : { $tile }
event-moved = { $seat } : Moissonneuse → { $hex }
event-moved-way = { $seat } : Moissonneuse { $direction } → { $hex }
event-bonus = { $seat } : bonus de la planète
event-cache = Cache-Gemme { $number } : { $points }
event-faction = { $seat } : capacité du clan { $faction }
event-die-set = { $seat } : passe { $die_the } { $place_from } à { $value }
event-advanced = { $seat } : avantage du { $value }, { $reward }
event-rival-advanced = { $seat } : bloque l’avantage du { $value } ({ $reward })
event-setback = { $seat } : revers, { $penalty } ({ $condition })
event-rival-setback = { $seat } : bloque un revers ({ $condition } ; { $penalty })
event-setback-ignored = { $seat } : ignore le revers
event-setback-turned = { $seat } : revers changé en avantage, { $reward }
event-die-lost = { $seat } : perd le dé { $place_from }
event-fulfilled = { $seat } : remplit « { $contract } » (+{ $points })
event-planet = { $seat } : récolte { $hex_the }
event-farm = { $seat } : production de la ferme { $number }
event-over-limit = { $seat } : −{ $dice } (limite { $limit })
event-scheme = { $seat } : objectif { $scheme }
event-scheme-idle = { $seat } : aucun dé
event-scheme-blocked = { $seat } : aucune option possible
event-schemes-shuffled = { $seat } : objectifs remélangés
event-bonus-removed = { $seat } : retire { $amount } de la planète
event-progress = { $seat } : déverrouille la tuile Progrès { $stars }
event-tile-removed = { $seat } : retire { $tile_the } de sa pile
event-scored = { $seat } : +{ $points } ({ $source })
event-game-over = Partie terminée

## Refus

reason-game-over = La partie est terminée.
reason-not-your-turn = C’est le tour { $seat_of }.
reason-not-asked = À décider d’abord : { $step }.
reason-sealed = Votre choix est validé. Vous pouvez encore le modifier.
reason-not-dealt = { $leader } n’est pas parmi vos cartes.
reason-leader-gone = { $leader } n’est plus disponible.
reason-not-in-packet = « { $contract } » n’est pas parmi vos cartes.
reason-not-in-hand = « { $contract } » n’est pas dans votre main.
reason-no-sal = Sal est déjà placé.
reason-not-rolled = Vous n’avez plus de { $value } à assigner.
reason-garages-full = Tous vos garages sont occupés.
reason-takes-no-die = La ferme { $number } n’accepte pas de dé.
reason-slot-taken = La ferme { $number } a déjà un dé.
reason-no-die = Vous n’avez pas de dé { $place_at }.
reason-not-next = Envoyez vos dés dans l’ordre : le dé { $place_from } vient plus tard.
reason-cannot-turn = Le dé ne peut pas devenir un { $value }.
reason-cannot-send = Vous ne pouvez pas payer l’envoi du dé { $place_from }.
reason-must-send = Vous devez envoyer le dé { $place_from } : il ne coûte pas d’Algues et peut aller quelque part.
reason-nowhere = Un { $value } ne peut aller nulle part pour l’instant.
reason-headquarters-again = Un dé du QG ne peut pas être renvoyé au QG.
reason-closed = À ce nombre de joueurs, des emplacements restent fermés { $location_at }.
reason-taken = Cet emplacement { $location_of } est occupé.
reason-first-free = Les emplacements { $location_of } se remplissent dans l’ordre.
reason-cannot-pay = Vous n’avez pas de quoi payer { $location_at }.
reason-no-pair = Vous n’avez pas de second { $value } pour former une paire.
reason-no-tile-left = Il n’y a plus de tuile de ce type { $location_at }.
reason-wrong-value = Cet emplacement { $location_of } demande une autre valeur de dé.
reason-reserve-empty = Pas assez de dés dans votre réserve.
reason-no-way = Votre Moissonneuse ne peut pas aller { $direction }.
reason-no-contract = Vous ne pouvez remplir aucun contrat de votre main.
reason-must-fulfil = Vous devez remplir un contrat.
reason-not-for-sal = Sal ne peut pas aller { $location_to }.
reason-not-a-partner = Le dé { $place_from } ne peut pas compléter la paire.
reason-not-a-price = Vous ne pouvez pas payer en { $resource } ici.
reason-stack-empty = Cette pile est vide.
reason-must-take = Vous devez prendre la tuile.
reason-no-empty-place = Aucun emplacement libre pour la tuile.
reason-no-tile = Vous n’avez pas cette tuile.
reason-not-offered = Cet échange n’est pas disponible ici.
reason-no-trades-left = Vous n’avez plus d’échange.
reason-cannot-trade = Ressources insuffisantes pour cet échange.
reason-cannot-fulfil = Vous ne pouvez pas payer « { $contract } ».
reason-same-reward = Vous avez déjà pris cette récompense.
reason-not-settable = Aucun dé modifiable { $place_at }.
reason-same-value = Ce dé vaut déjà { $value }.
reason-cache-revealed = Le Cache-Gemme { $number } est déjà révélé.
reason-slot-filled = Cette case est prise, ou votre dé n’y donne pas droit.
reason-no-setback = Ce revers ne s’applique pas.
reason-no-sceptre = Seul le contrat « { $contract } » permet d’ignorer les revers.
reason-other-penalty = Choisissez une punition que vous pouvez subir.
reason-not-losable = Aucun dé à perdre { $place_at }.
reason-not-back = Reculer, c’est se rapprocher du centre : impossible { $direction }.
reason-nothing-to-choose = Aucun choix pour la ferme { $number }.
reason-not-produced = La ferme { $number } ne produit pas { $resource_of }.
reason-still-to-produce = Une de vos fermes n’a pas encore produit.
reason-nothing-sealed = Aucun choix à modifier.

## D’où viennent les points

source-negotiations = Négociation
source-contracts = Contrats
source-bonuses = Bonus des contrats
source-cache = Cache-Gemmes
source-tiles = Tuiles
source-ships = Vaisseaux
source-farms = Fermes
source-gems = Gemmes
source-depository = Dépôt
source-progress = Tuiles Progrès
source-events = Événements positifs

## Options

option-edition = Édition
option-edition-second = Deuxième
option-edition-first = Première
option-planet = Face de la planète
option-planet-a = A
option-planet-b = B
option-leyrien = Leyrien
option-leyrien-a = A : changer la valeur d’un dé
option-leyrien-b = B : piocher 2 contrats, en défausser 1
option-zcharo = Zcharo
option-zcharo-a = A : 2 échanges
option-zcharo-b = B : déplacer la Moissonneuse
option-jrayek = Jrayek
option-jrayek-a = A : 5 Eau
option-jrayek-b = B : révéler un Cache-Gemme et gagner 1 Gemme
option-leaders = Personnages
option-leaders-dealt = Un parmi ceux distribués
option-leaders-open = Choix à tour de rôle
option-leaders-dyad = Alliance Dyade (deux par joueur)
option-irenic = Union Irénique (dés des garages dans l’ordre voulu)
option-irenic-off = Non
option-irenic-on = Oui
option-rival = Adversaire IA
option-rival-auto = En solo seulement
option-rival-easy = Facile
option-rival-xiao = Xiao (normal)
option-rival-hard = Difficile
option-rival-expert = Experte
option-resources = Ressources
option-resources-open = Visibles
option-resources-hidden = Masquées aux autres joueurs
option-caches = Révélation des Cache-Gemmes
option-caches-effect = Par un effet seulement
option-caches-harvest = À la récolte
option-first = Premier joueur
option-first-random = Au hasard
option-first-1 = Place 1
option-first-2 = Place 2
option-first-3 = Place 3
option-first-4 = Place 4
option-colours = Couleurs des joueurs

## Le plateau en texte

board-round = Manche { $round } sur { $rounds }
board-name = { $name }
board-won = { $winners_count ->
        [one] { $winners } gagne la partie.
       *[other] { $winners } gagnent à égalité.
    }
board-event = Événement : { $card }. { $card_text }
board-event-own = Renzo suit son événement personnel : { $card }. { $card_text }
board-event-other = Événement personnel de Renzo : { $card }. { $card_text }
board-scores = SCORES
board-total = Total
board-legend = { $water } Eau · { $algae } Algues · { $energy } Énergie · { $gem } Gemmes · { $die } dé · (…) Cache-Gemme
board-advancements = Avantages : { $list }
board-setbacks = Revers : { $list }
board-conditions = Revers restants : { $list }
board-leader-name = { $leader }
board-leader = { $leader } : { $leader_text }
board-radio = Radio
board-dice = { $supply ->
        [one] { $supply } dé disponible
       *[other] { $supply } dés disponibles
    }, { $reserve } en réserve
board-cards = { $contracts } en main
board-garages = Garages : { $list }
board-farms = Fermes : { $list }
board-cantina = Cantine : { $list }
board-fulfilled = Remplis : { $list }
board-rival = { $name } · { $dice } · { $gems } · tuiles Progrès : { $stars } sur 3
board-dealt = CHOISISSEZ UN PERSONNAGE
board-leaders = PERSONNAGES DISPONIBLES
board-plan = Vos dés : { $rolled } · garages { $garages } · fermes { $farms }
board-packet = GARDEZ UNE DE CES CARTES
board-hand = VOS CONTRATS
board-card = { $contract } ({ $cost }, { $points }). { $effect }

## Dessin

draw-round = Manche { $round } sur { $rounds }
draw-number = { $count }
draw-covered = ?
draw-stat-dice = dés disponibles
draw-stat-hand = contrats en main
draw-stat-fulfilled = contrats remplis
draw-stat-progress = tuiles Progrès
draw-told = { $it }. { $it_text }
draw-does = { $it_text }
draw-brief = { $it_brief }
draw-die = { $name } : { $die }
draw-bonus = { $amount } pour la première Moissonneuse
draw-cache = { CAP($cache) } : { $found }, points inconnus
draw-cache-open = { CAP($cache) } : { $points } pour qui y finit la partie
draw-arrow = Les flèches mènent au bord opposé
draw-way = { CAP($die) } mène { $hex_to }
draw-harvester = { $name } : Moissonneuse
draw-event = Événement : { $card }. { $card_text }
draw-event-own = Événement personnel de Renzo : { $card }. { $card_text }
draw-no-event = Révélé au début de la manche
draw-closed = { CAP($place) } : inutilisé à ce nombre de joueurs
draw-mining = { $place } : { $amount } si dé + Eau = { $count }
draw-market = { $place } : { $rates }
draw-academy = { $place } ({ $values }) : 1 dé contre { $one }, 2 contre { $two }
draw-negotiation = { $place } : { $amount } pour { $points }
draw-headquarters = QG : { $amount } ou { $contracts }
draw-flip = Vous pouvez retourner ce dé en l’envoyant
draw-directions = La valeur du dé donne la direction de la Moissonneuse : 1 nord-est, 2 est, puis dans le sens horaire
draw-costs = Coût : { $amount }
draw-stack = { $it }. { $it_text } { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } dessous
draw-no-stack = Pile vide
draw-faction = Clan { $faction } : { $ability }
draw-sum = Somme de la colonne : { $count }
draw-sum-setback = Un revers survient quand la colonne atteint { $count }
draw-bonus-now = Avec { $count } de ces tuiles, vous marquez { $points } en fin de partie
draw-production = { CAP($resource) } pour un dé de 1 à 6 : { $amounts }
draw-advancements = Avantages
draw-setbacks = Revers
draw-token = Pour le premier { $die_short } d’une négociation
draw-radio = Radio (premier joueur)
draw-supply = Disponibles : { $supply } ; en réserve : { $reserve }
draw-reserve = Dés en réserve
draw-garage = { CAP($place) } : envoi { $amount }
draw-garage-free = { CAP($place) } : envoi gratuit
draw-rover = Rover (pas de vaisseau)
draw-reach = Valeurs possibles de ce dé
draw-cantina = Cantine
draw-cantina-title = Cantine : dés non envoyés, de retour à la manche suivante
draw-tray = Vos dés
draw-forecast = Prévisions
draw-from-planet = Planète
draw-from-farms = Fermes
draw-for-garages = Coût des garages
draw-could = { CAP($die) } peut { $list }
draw-could-steer = aller { $direction }, { $hex_to }
draw-could-build = gagner { $ship_the }
draw-could-trade = faire { $count ->
        [one] un échange
       *[other] { $count } échanges
    }
draw-packet = Gardez un contrat
draw-hand = Vos contrats
draw-no-hand = Aucun contrat en main
draw-hand-of = { $name } : { $contracts } en main
draw-contract = { $contract } : coût { $amount }, { $points }. { $effect }
draw-dealt = Choisissez un personnage
draw-leaders = Personnages disponibles
draw-base = { $name } : base
draw-in-hand = { $contracts } en main ; disponibles : { $supply } ; en réserve : { $reserve }
draw-rival-dice = { $dice } sur son plateau
draw-rival-gems = { $amount } dans sa réserve
draw-rival-progress = Tuiles Progrès : { $count }/3
draw-rival-points = Points pour l’instant : { $points }
draw-schemes = Objectifs de cette manche
draw-tab-planet = Planète
draw-tab-works = QG et Labo
draw-tab-trade = Marché
draw-tab-talks = Clans
draw-tab-base = Base
draw-tab-cards = Cartes
draw-tab-others = Joueurs

## Études

study-leader = Personnage
study-contract = Contrat rempli
study-contracts = Contrats remplis
study-faction = Négociations par clan
study-negotiations = Dés sur le plateau Négociation
study-ships = Vaisseaux
study-farms = Fermes
study-setbacks = Revers subis

## Sur l’étagère

about = Planifiez vos dés en secret et envoyez-les sur une nouvelle planète : récoltez, bâtissez, négociez avec ses peuples en sept manches (huit dans la première édition).
about-time = 60–90 min
about-weight = Difficulté élevée
about-fair = Dés équitables
preset-first = Tous les plateaux côté A.
preset-standard = Tous les plateaux côté B.
preset-everything = Côté B, deux personnages par joueur, dés des garages dans l’ordre voulu.
option-edition-second-how = Les règles actuelles.
option-edition-first-how = Les règles d’origine, sans Alliance Dyade ni Union Irénique.
option-planet-a-how = La planète pour une première partie.
option-planet-b-how = D’autres récoltes à d’autres endroits.
option-leyrien-a-how = Négocier avec les Leyrien change la valeur d’un de vos dés.
option-leyrien-b-how = Négocier avec les Leyrien apporte de nouveaux contrats.
option-zcharo-a-how = Négocier avec les Zcharo permet deux échanges.
option-zcharo-b-how = Négocier avec les Zcharo déplace votre Moissonneuse.
option-jrayek-a-how = Négocier avec les Jrayek donne de l’Eau.
option-jrayek-b-how = Négocier avec les Jrayek révèle un Cache-Gemme.
option-leaders-dealt-how = Chacun garde un des personnages distribués.
option-leaders-open-how = Chacun prend à son tour le personnage voulu.
option-leaders-dyad-how = Chacun en a deux. Deuxième édition seulement.
option-irenic-off-how = Les dés des garages partent de gauche à droite.
option-irenic-on-how = N’importe quel dé de garage peut partir. Deuxième édition seulement.
option-rival-auto-how = Xiao joue contre vous si vous êtes seul.
option-rival-easy-how = Un adversaire facile. Jusqu’à 3 joueurs.
option-rival-xiao-how = L’adversaire normal. Jusqu’à 3 joueurs.
option-rival-hard-how = Un adversaire coriace. Jusqu’à 3 joueurs.
option-rival-expert-how = L’adversaire le plus coriace. Jusqu’à 3 joueurs.
option-resources-open-how = Chacun voit ce que les autres possèdent.
option-resources-hidden-how = Vous seul voyez vos ressources.
option-caches-effect-how = Les Cache-Gemmes restent cachés jusqu’à un effet ou la fin.
option-caches-harvest-how = Un Cache-Gemme récolté est retourné.
option-first-how = Qui a la Radio à la première manche. La place doit être occupée.
