# Circadiens : Premières Lueurs en français.

## Ressources et quantités

resource-water = eau
    .of = d’eau
resource-algae = algues
    .of = d’algues
resource-energy = énergie
    .of = d’énergie
resource-gem = gemmes
    .of = de gemmes

amount-water = { $count } eau
amount-algae = { $count ->
        [one] { $count } algue
       *[other] { $count } algues
    }
amount-energy = { $count } énergie
amount-gem = { $count ->
        [one] { $count } gemme
       *[other] { $count } gemmes
    }
amount-dice = { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
amount-contracts = { $count ->
        [one] { $count } contrat
       *[other] { $count } contrats
    }
amount-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
amount-list = { $list }
amount-nothing = rien
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
    .to = au plateau Négociation
    .at = sur le plateau Négociation
    .of = du plateau Négociation
location-depository = Dépôt
    .the = le Dépôt
    .to = au Dépôt
    .at = au Dépôt
    .of = du Dépôt

place-headquarters = QG { $number }
    .at = sur l’emplacement { $number } du QG
    .to = sur l’emplacement { $number } du QG
    .from = de l’emplacement { $number } du QG
place-garage = garage { $number }
    .at = dans le garage { $number }
    .to = dans le garage { $number }
    .from = du garage { $number }
place-farm = ferme { $number }
    .at = sur la ferme { $number }
    .to = sur la ferme { $number }
    .from = de la ferme { $number }
place-supply = dés disponibles
    .at = parmi les dés disponibles
    .to = parmi les dés disponibles
    .from = des dés disponibles
place-cantina = cantine ({ $value })
    .at = dans la cantine
    .to = dans la cantine
    .from = de la cantine
place-station = { $location } { $number }
    .at = sur l’emplacement { $number } { $location_of }
    .to = sur l’emplacement { $number } { $location_of }
    .from = de l’emplacement { $number } { $location_of }
place-negotiations = { $faction }, ligne { $row }
    .at = sur la ligne { $row } des { $faction }
    .to = sur la ligne { $row } des { $faction }
    .from = de la ligne { $row } des { $faction }
place-depository = Dépôt { $value }, ligne { $row }
    .at = sur la ligne { $row } de la colonne { $value } du Dépôt
    .to = sur la ligne { $row } de la colonne { $value } du Dépôt
    .from = de la ligne { $row } de la colonne { $value } du Dépôt

hex-field = case : { $found }
    .to = sur une case à { $found }
hex-cache = Cache-Gemme { $number }
    .to = sur le Cache-Gemme { $number }

die-value = un { $value }
die-sal = Sal

faction-leyrien = Leyrien
faction-zcharo = Zcharo
faction-jrayek = Jrayek

direction-ne = au nord-est
direction-e = à l’est
direction-se = au sud-est
direction-sw = au sud-ouest
direction-w = à l’ouest
direction-nw = au nord-ouest

stage-leaders = Mise en place : personnages
stage-picks = Mise en place : choix des personnages
stage-bans = Mise en place : retrait de personnages
stage-second-picks = Mise en place : choix des seconds personnages
stage-start-ship = Mise en place : Jakob prend un vaisseau
stage-draft = Mise en place : choix des contrats
stage-solo-discard = Mise en place : contrats
stage-event = Planification : l’événement
stage-assign = Planification : les dés sont assignés
stage-headquarters = Exécution : dés du QG
stage-garages = Exécution : dés des garages
stage-harvest = Récolte
stage-harvest-end = Fin de la Récolte
stage-rest = Maintenance
stage-over = Fin de la partie

rival-easy = Le rival facile
    .of = du rival facile
rival-xiao = Xiao
    .of = de Xiao
rival-hard = Le rival difficile
    .of = du rival difficile
rival-expert = Le rival expert
    .of = du rival expert

## Personnages

leader-akira = Akira Hope
    .text = Ses dés de { $most } ou moins comptent comme un 6 { $mines ->
        [0] sur les fermes
       *[other] sur les fermes et au Camp Minier
    }.
leader-bjorg = Bjorg
    .text = Sal l’accompagne : un équipier qui vaut { $value } à chaque manche, mais ne va ni au Dépôt ni sur le plateau Négociation.
leader-dan = Dan Gautama
    .text = Après une livraison, il reçoit aussi la récompense d’une autre ligne du Dépôt.
leader-jakob = Jakob Olander
    .text = Il prend un vaisseau gratuit avec { $everywhere ->
        [0] chaque ferme du Laboratoire
       *[other] chaque ferme qu’il gagne
    }.
leader-lysias = Lysias James
    .text = Quand il subit un revers, il peut recevoir à la place l’avantage contraire.
leader-naira = Naira Sol
    .text = Elle ne paie pas d’algues pour les garages.
leader-renzo = Renzo Nolan
    .text = À chaque manche, il révèle un événement à lui et le suit, ou suit l’événement commun pour { $amount }.
leader-roslyn = Roslyn Ashford
    .text = À chaque Maintenance, elle gagne { $dice } si elle en a moins de { $limit }.
leader-sable = Sable Lesedi
    .text = Après chaque Récolte, elle peut déplacer sa Moissonneuse d’une case.
leader-sunari = Sunari
    .text = Elle commence avec une ferme à elle. { $farm_text }
leader-troy = Troy Sullivan
    .text = Négocier lui coûte { $algae }, { $energy } ou { $gem } de moins.
leader-ul-kah-tal = Ul Kah Tal
    .text = Il commence avec un vaisseau à lui. { $ship_text }
leader-zapporah = Zapporah
    .text = Elle lance aussitôt, tous ensemble, les dés gagnés en même temps pendant l’Exécution et peut les poser sur ses fermes libres.
leader-zoey = Zoey Ashford
    .text = Elle pioche { $contracts } de plus après la distribution et peut en remplir deux avec un même dé.

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
contract-leyrien-scythe = Serpent de Leyrien
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

effect-discount = { CAP($location_the) } vous coûte { $amount } de moins.
effect-discount-contracts = Les contrats vous coûtent { $amount } de moins.
effect-discount-any = { CAP($location_the) } vous coûte { $count } de moins, quelle que soit la ressource.
effect-gain = Gagnez { $amount } chaque fois que vous envoyez un dé { $location_to }.
effect-gain-first = Gagnez { $amount } chaque fois que vous envoyez un dé { $location_to }, avant d’échanger.
effect-gain-with = Gagnez { $amount } chaque fois que vous négociez avec les { $faction }.
effect-draw = Piochez { $contracts } chaque fois que vous envoyez un dé { $location_to }.
effect-draw-fulfilling = Piochez { $contracts } à chaque livraison au Dépôt.
effect-ignore-setbacks = Vous pouvez ignorer les revers.
effect-points = À la fin : { $points } { $what }.

count-negotiations = { $per ->
        [1] par dé à vous
       *[other] par { $per } dés à vous
    } sur le plateau Négociation
count-faction = { $per ->
        [1] par dé à vous
       *[other] par { $per } dés à vous
    } chez les { $faction }
count-depository = { $per ->
        [1] par dé à vous
       *[other] par { $per } dés à vous
    } au Dépôt
count-dice = { $per ->
        [1] par dé
       *[other] par { $per } dés
    } parmi vos dés disponibles et au QG
count-hand = { $per ->
        [1] par contrat
       *[other] par { $per } contrats
    } encore en main
count-in-game = { $per ->
        [1] par contrat rempli
       *[other] par { $per } contrats remplis
    } à effet durable
count-end-game = { $per ->
        [1] par contrat rempli
       *[other] par { $per } contrats remplis
    } à bonus final, celui-ci compris
count-ships = { $per ->
        [1] par tuile vaisseau
       *[other] par { $per } tuiles vaisseau
    }
count-farms = { $per ->
        [1] par tuile ferme
       *[other] par { $per } tuiles ferme
    }
count-goods = par { $amount } en réserve

## Cartes événement

card-end-of-an-era = Fin d’Époque
    .text = La dernière manche, sans autre effet.
card-water-tax = Taxe sur l’Eau
    .text = Les dés envoyés au QG ne rapportent ni eau ni contrats.
card-bureaucracy = Bureaucratie
    .text = Chaque dé envoyé coûte { $amount } de plus.
card-dust-storm = Tempête de Poussière
    .text = La Salle de Contrôle coûte { $amount } de plus.
card-rockfall = Éboulement
    .text = Les nombres du Camp Minier montent de { $count }.
card-strained-relations = Relations Tendues
    .text = Chaque négociation coûte { $amount } de plus.
card-open-market = Marché Ouvert
    .text = Un dé au Marché permet { $count } échanges de plus.
card-recruitment-drive = Campagne de Recrutement
    .text = L’Académie rapporte { $dice } de plus.
card-rich-veins = Riches Filons
    .text = Le Camp Minier rapporte { $amount } de plus.
card-clear-skies = Ciel Dégagé
    .text = La Salle de Contrôle coûte { $amount } de moins.
card-scrap-surplus = Surplus de Ferraille
    .text = La Fonderie coûte { $amount } de moins.
card-algal-bloom = Floraison d’Algues
    .text = Le Laboratoire coûte { $amount } de moins.
card-warm-welcome = Accueil Chaleureux
    .text = Chaque négociation rapporte { $amount }.
card-express-freight = Fret Express
    .text = Qui livre au Dépôt pioche { $contracts }.
card-bumper-season = Saison Généreuse
    .text = La planète donne { $amount } de plus à chacun.
card-spare-fuel = Surplus de Carburant
    .text = Chaque garage coûte { $amount } de moins.

## Tuiles

ship-flip = Pirouette
    .text = Le dé peut être retourné sur sa face opposée.
ship-plus-two = Propulseur +2
    .text = Le dé peut être augmenté de { $count } au plus.
ship-plus-minus-one = Ajusteur ±1
    .text = Le dé peut être modifié de { $count }.
ship-no-algae = Garage Libre
    .text = Le garage ne coûte pas d’algues.
ship-water-discount = Citerne
    .text = Ce que fait le dé coûte jusqu’à { $amount } de moins.
ship-energy-discount = Économe
    .text = Ce que fait le dé coûte { $amount } de moins.
ship-two-points = Joyau
    .text = { $points } à la fin.
ship-ul-kah-tal = Vaisseau d’Ul Kah Tal
    .text = Le garage ne coûte pas d’algues, le dé peut être retourné et ce qu’il fait coûte jusqu’à { $amount } de moins.

farm-water = Ferme d’Eau
    .text = { $amount } à chaque Récolte, sans dé.
farm-algae = Ferme d’Algues
    .text = { $amount } à chaque Récolte, sans dé.
farm-energy = Ferme d’Énergie
    .text = { $amount } à chaque Récolte, sans dé.
farm-gem = Ferme de Gemmes
    .text = { $amount } à chaque Récolte avec un 6.
farm-dice = Ferme de Dés
    .text = { $amount } à chaque Récolte avec un 6.
farm-table = Ferme Mixte
    .text = Avec un dé, elle produit { $first } ou { $second } selon la table.
farm-trades = Ferme Marchande
    .text = Jusqu’à { $count } échanges à chaque Récolte.
farm-points = Ferme Primée
    .text = { $points } à la fin.
farm-sunari = Ferme de Sunari
    .text = { $amount } à chaque Récolte, sans dé.
farm-booster = Renfort +{ $count }
farm-starting = { $first } ou { $second }

## Incidents, récompenses, capacités

condition-sum = colonne de { $count } ou plus
condition-same = { $count ->
        [one] un autre dé de la colonne égal au nouveau
       *[other] { $count } autres dés de la colonne égaux au nouveau
    }
condition-equal = { $count } dés égaux quelconques dans la colonne

penalty-contracts = défausser { $contracts }
penalty-die = perdre { $dice }
penalty-gem = perdre { $amount }
penalty-back = reculer la Moissonneuse
penalty-ship = perdre un vaisseau
penalty-farm = perdre une ferme

reward-hex = récolter la case
reward-gain = gagner { $amount }
reward-move = déplacer la Moissonneuse
reward-ship = prendre un vaisseau
reward-farm = prendre une ferme
reward-contracts = piocher { $contracts }

ability-set-die = changer un dé
ability-draw = piocher { $draw } et en défausser { $discard }
ability-trades = échanger jusqu’à { $count } fois
ability-reveal = révéler un Cache-Gemme pour { $amount }

scheme = { $value } : { $first }, sinon { $second }, sinon { $third }
scheme-faction = { $faction }
scheme-location = { $location }
scheme-gems = { $location } pour { $amount }

## Questions

question-over = La partie est terminée.
question-wait = { $seats } { $seats_count ->
        [one] décide
       *[other] décident
    } { $step }.
question-sealed = Votre réponse est scellée ; { $seats_count ->
        [one] { $seats } réfléchit
       *[other] { $seats } réfléchissent
    } encore.
question-leader = Quel personnage choisissez-vous ?
question-pick = Quel personnage prenez-vous ?
question-ban = Quel personnage retirez-vous du jeu ?
question-draft = Quel contrat gardez-vous ? Choix { $number } sur 3.
question-event = Suivez-vous votre propre événement ou l’événement commun ?
question-assign = { $count ->
        [0] Où va Sal ?
        [one] Où va votre dé ?
       *[other] Où vont vos { $count } dés ? Choisissez-en un et sa place.
    }
question-send = Quel dé envoyez-vous ? Vous avez { $dice } dans les garages.
question-send-first = Que faites-vous de votre dé { $place_at } ?
question-to = Où va le { $value } ?
question-partner = Quel dé complète la paire de { $value } ?
question-pay = Comment payez-vous { $location_at } ?
question-reward = De l’eau ou des contrats ?
question-buy = Combien de dés achetez-vous ?
question-stack-farm = Quelle ferme prenez-vous ?
question-stack-ship = Quel vaisseau prenez-vous ?
question-place-farm = Où placez-vous la ferme « { $tile } » ?
question-place-ship = Où placez-vous le vaisseau « { $tile } » ?
question-trade = Qu’échangez-vous ? { $count ->
        [one] Il reste { $count } échange.
       *[other] Il reste { $count } échanges.
    }
question-fulfil = Quel contrat remplissez-vous ?
question-fulfil-second = Remplissez-vous un second contrat ?
question-delivery = Quelle autre récompense prenez-vous ?
question-move = Déplacez-vous votre Moissonneuse, et où ?
question-use = Utilisez-vous la capacité du clan : { $ability } ?
question-set = Changez-vous un de vos dés, et en quoi ?
question-reveal = Révélez-vous un Cache-Gemme ?
question-discard = Quel contrat défaussez-vous ? Reste à défausser : { $contracts }.
question-advance = Quel avantage prenez-vous ?
question-setback = Quel revers subissez-vous ?
question-suffer = Quelle punition subissez-vous ?
question-treat = La punition ou l’avantage contraire ?
question-lose = Quel dé perdez-vous ?
question-back = Où votre Moissonneuse recule-t-elle ?
question-destroy-farm = Quelle ferme perdez-vous ?
question-destroy-ship = Quel vaisseau perdez-vous ?
question-put = Vous avez obtenu un { $value }. Sur quelle ferme va-t-il ?
question-put-first = Vous avez obtenu { $dice }. Sur quelle ferme va le { $value } ?
question-harvest = Que produisent vos fermes ?{ $count ->
        [0] {""}
        [one] {" "}Il reste { $count } échange.
       *[other] {" "}Il reste { $count } échanges.
    }

step-leader = quel personnage choisir
step-pick = quel personnage prendre
step-ban = quel personnage retirer
step-draft = quel contrat garder
step-event = quel événement suivre
step-assign = où vont les dés, derrière l’écran
step-send = quel dé envoyer
step-to = où va le dé
step-partner = quel dé complète la paire
step-pay = comment payer
step-reward = entre l’eau et les contrats
step-buy = combien de dés acheter
step-stack = quelle tuile prendre
step-place = où va la tuile
step-trade = quoi échanger
step-fulfil = quel contrat remplir
step-fulfil-second = s’il faut remplir un second contrat
step-delivery = quelle autre récompense prendre
step-move = s’il faut déplacer la Moissonneuse
step-use = s’il faut utiliser la capacité du clan
step-set = s’il faut changer un dé
step-reveal = s’il faut révéler un Cache-Gemme
step-discard = quels contrats défausser
step-advance = quel avantage prendre
step-setback = quel revers subir
step-suffer = quelle punition subir
step-treat = entre la punition et l’avantage contraire
step-lose = quel dé perdre
step-back = où recule la Moissonneuse
step-destroy = quelle tuile perdre
step-put = où va le dé lancé
step-harvest = ce que produisent les fermes
step-rules = ce qui suit selon les règles

## Réponses

choice-plain = { $lead }.
choice-with = { $lead } : { $what }.
choice-noted = { $lead }. { $note }
choice-with-noted = { $lead } : { $what }. { $note }
choice-clauses = { $first }, { $next }
choice-other = { $action }
note-leader = { $leader_text }
note-card = { $card_text }
note-tile = { $tile_text }

choice-leader = Choisir { $leader }
choice-ban = Retirer { $leader }
choice-keep = Garder { $contract }
choice-discard = Défausser { $contract }
choice-event-own = Suivre votre propre événement, { $card }
choice-event-common = Suivre l’événement commun, { $card }
choice-assign-garage = Poser { $die } dans le garage { $number }
choice-assign-farm = Poser { $die } sur la ferme { $number }
choice-send = Envoyer { $die } { $place_from }
choice-send-as = Envoyer { $die } { $place_from } comme un { $value }
choice-decline = N’envoyer aucun dé
choice-to = Envoyer { $die } { $location_to }
choice-negotiate = Négocier avec { $die } { $place_at }
choice-deliver = Envoyer { $die } au Dépôt, ligne { $row }
choice-pair = Envoyer une paire de { $value } au Laboratoire
choice-partner = Envoyer aussi { $die } { $place_from }
choice-partner-as = Envoyer aussi { $die } { $place_from } comme un { $value }
choice-pay = Payer { $amount }
choice-pay-nothing = Ne rien payer : il n’y a plus { $resource_of } à payer
choice-take = Prendre { $amount }
choice-draw = Piocher { $contracts }
choice-buy = Acheter { $dice }
choice-stack-farm = Prendre la ferme « { $tile } »
choice-stack-ship = Prendre le vaisseau « { $tile } »
choice-stack-none = Ne prendre aucune tuile
choice-place-farm = Placer la ferme « { $tile } » { $place_at }
choice-place-ship = Placer le vaisseau « { $tile } » { $place_at }
choice-replace-farm = Placer la ferme « { $tile } » { $place_at }, d’où « { $old } » quitte le jeu
choice-replace-ship = Placer le vaisseau « { $tile } » { $place_at }, d’où « { $old } » quitte le jeu
choice-trade = Échanger { $rate }
choice-trade-done = Ne plus échanger
choice-harvest-done = Ne plus échanger et sceller votre Récolte
choice-fulfil = Remplir { $contract }
choice-fulfil-none = Ne pas remplir de second contrat
choice-reward = Prendre la récompense : { $reward }
choice-stay = Laisser la Moissonneuse à sa place
choice-move = Déplacer la Moissonneuse { $direction }, { $hex_to }
choice-back = Reculer la Moissonneuse { $direction }, { $hex_to }
choice-use = Utiliser la capacité : { $ability }
choice-use-none = Ne pas utiliser la capacité
choice-set = Changer { $die } { $place_at } en { $value }
choice-set-none = Ne changer aucun dé
choice-reveal = Révéler le Cache-Gemme { $number }
choice-reveal-none = Ne révéler aucun Cache-Gemme
choice-advance = Prendre l’avantage : { $reward }
choice-setback = Subir le revers « { $condition } »
choice-ignore = Ignorer le revers avec { $contract }
choice-suffer = Subir la punition : { $penalty }
choice-treat = Tourner le revers en avantage : { $reward }
choice-lose = Perdre le dé { $place_at }
choice-destroy = Perdre « { $tile } » { $place_at }
choice-put-none = Garder le dé pour la prochaine manche
choice-produce = La ferme { $number } produit { $amount }
choice-revise = Reprendre votre réponse

clause-pay = payer { $amount }
clause-gain = gagner { $amount }
clause-roll = lancer { $amount } pour vos fermes
clause-draw = piocher { $contracts }
clause-harvester = la Moissonneuse va { $hex_to }
clause-where = il peut aller { $locations_to }
clause-cantina = { $dice } à la cantine
clause-costs = coûte { $amount }
clause-worth = vaut { $points }
clause-send-free = l’envoyer est gratuit
clause-send-cost = l’envoyer coûte { $amount }
clause-may-become = il peut devenir { $values }
clause-ship-discount = ce qu’il fait coûte { $amount } de moins
clause-could = il pourrait { $list }
could-steer = déplacer la Moissonneuse { $direction }
could-build = construire le vaisseau « { $ship } »
could-recruit = recruter contre { $resource }
could-trade = échanger { $count ->
        [one] { $count } fois
       *[other] { $count } fois
    }
clause-plan-complete = votre plan est alors complet
clause-booster = vos autres dés de ferme comptent { $count } de plus, jusqu’à 6
clause-yields = donne { $amount }
clause-needs-six = ne donne { $amount } qu’avec un 6
clause-take-ship = prendre le vaisseau « { $ship } »
clause-take-farm = prendre une ferme
clause-trades = échanger { $count ->
        [one] { $count } fois
       *[other] jusqu’à { $count } fois
    } : { $rates }
clause-points = { $points } à la fin
clause-ability = vous pouvez { $ability }
clause-advancement = un avantage suit
clause-setback = un revers suit
clause-fulfil = remplir un contrat
clause-delivery = puis { $reward }
clause-hq-reward = prendre { $amount } ou piocher { $contracts }
clause-first-next-round = il part en premier à la prochaine manche
clause-last-round = il ne repart plus
clause-along = avec { $die } { $place_from }
clause-along-as = avec { $die } { $place_from } comme un { $value }
clause-along-cost = payer { $amount } pour son garage
clause-buy = acheter { $offers }
offer-dice = { $dice } pour { $amount }
clause-trades-left = { $count ->
        [0] c’est le dernier échange
        [one] il reste { $count } échange
       *[other] il reste { $count } échanges
    }

button-yes = Oui
button-no = Non
button-done = Terminé
button-skip = Passer
button-revise = Reprendre
button-cantina = Cantine
button-event-own = Événement personnel
button-event-common = Événement commun

## Ce qui se passe

event-radio = { $seat } a la Radio.
event-sealed = { $seat } a fait son choix.
event-reopened = { $seat } réfléchit encore.
event-leader = { $seat } joue { $leader }.
event-banned = { $seat } retire { $leader } du jeu.
event-piece-sal = { $seat } reçoit Sal.
event-piece-events = { $seat } reçoit une pile d’événements personnels.
event-piece-farm = { $seat } commence avec la ferme « { $tile } ».
event-piece-ship = { $seat } commence avec le vaisseau « { $tile } ».
event-drawn = { $seat } pioche { $contracts }.
event-draft-passed = Chacun a gardé { $count ->
        [one] { $count } contrat
       *[other] { $count } contrats
    } ; les autres cartes passent à gauche.
event-leftover = { $seat } place la dernière carte sous la pile.
event-discarded = { $seat } défausse { $contract }.
event-reshuffled = Les contrats défaussés forment une nouvelle pile.
event-round = La manche { $round } sur { $rounds } commence.
event-revealed = Événement : { $card }. { $card_text }
event-private = { $seat } révèle un événement personnel : { $card }. { $card_text }
event-chosen-own = { $seat } suit son propre événement.
event-chosen-common = { $seat } suit l’événement commun.
event-stage = { $stage }.
event-rescue = { $seat } n’a pas de dé et en prend dans la réserve : { $dice }.
event-rolled = { $seat } lance { $dice } derrière l’écran.
event-assigned = { $seat } a { $die } { $place_at }.
event-sent = { $seat } envoie { $die } { $place_from }.
event-sent-as = { $seat } envoie { $die } { $place_from } comme un { $value }.
event-declined = { $seat } n’envoie aucun dé : { $dice } à la cantine.
event-set-down = { $seat } pose { $die } { $place_at }.
event-paid = { $seat } paie { $amount }.
event-gained = { $seat } gagne { $amount }.
event-lost = { $seat } perd { $amount }.
event-die-rolled = { $seat } obtient { $die } avec un nouveau dé.
event-die-put = { $seat } pose { $die } sur la ferme { $number }.
event-traded = { $seat } échange { $rate }.
event-ship-taken = { $seat } place le vaisseau « { $tile } » dans le garage { $number }.
event-farm-taken = { $seat } place la ferme « { $tile } » à l’emplacement { $number }.
event-tile-declined = { $seat } ne prend aucune tuile.
event-ship-destroyed = { $seat } perd le vaisseau « { $tile } » du garage { $number }.
event-farm-destroyed = { $seat } perd la ferme « { $tile } » de l’emplacement { $number }.
event-ship-uncovered = Vaisseau suivant de la pile : { $tile }.
event-farm-uncovered = Ferme suivante de la pile : { $tile }.
event-moved = La Moissonneuse { $seat_of } va { $hex_to }.
event-moved-way = La Moissonneuse { $seat_of } va { $direction }, { $hex_to }.
event-bonus = { $seat } ramasse un jeton bonus.
event-cache = Le Cache-Gemme { $number } vaut { $points }.
event-faction = { $seat } utilise la capacité des { $faction }.
event-die-set = { $seat } change { $die } { $place_at } en { $value }.
event-advanced = { $seat } prend l’avantage pour un { $value } : { $reward }.
event-rival-advanced = { $seat } épuise l’avantage pour un { $value } : { $reward }.
event-setback = { $seat } subit un revers ({ $condition }) : { $penalty }.
event-rival-setback = { $seat } épuise un revers ({ $condition }) : { $penalty }.
event-setback-ignored = { $seat } ignore le revers.
event-setback-turned = { $seat } tourne le revers en avantage : { $reward }.
event-die-lost = { $seat } perd le dé { $place_at }.
event-fulfilled = { $seat } remplit { $contract } pour { $points }.
event-planet = La Moissonneuse { $seat_of } récolte ({ $hex }).
event-farm = La ferme { $number } { $seat_of } produit.
event-over-limit = { $seat } rend { $dice } à la réserve : pas plus de { $limit } en jeu.
event-scheme = { $seat } révèle un objectif. { $scheme }.
event-scheme-idle = { $seat } n’a pas de dé pour cela.
event-scheme-blocked = { $seat } ne peut rien en faire.
event-schemes-shuffled = { $seat } mélange les objectifs.
event-bonus-removed = La Moissonneuse { $seat_of } retire { $amount } de la planète.
event-progress = { $seat } débloque la tuile progrès { $stars }.
event-ship-removed = { $seat } retire le vaisseau « { $tile } » de sa pile.
event-farm-removed = { $seat } retire la ferme « { $tile } » de sa pile.
event-scored = { $seat } marque { $points } ({ $source }).
event-game-over = La partie est terminée.

## Refus

reason-game-over = La partie est terminée.
reason-not-your-turn = C’est le tour { $seat_of }.
reason-not-asked = La question est { $step }.
reason-sealed = Votre réponse est scellée ; vous pouvez seulement la reprendre.
reason-not-dealt = { $leader } n’est pas parmi vos cartes.
reason-leader-gone = { $leader } n’est plus au choix.
reason-not-in-packet = { $contract } n’est pas parmi vos cartes.
reason-not-in-hand = { $contract } n’est pas dans votre main.
reason-no-sal = Sal n’attend pas d’être assigné.
reason-not-rolled = Vous n’avez plus de { $value } à assigner.
reason-garages-full = Tous vos garages ont un dé.
reason-takes-no-die = La ferme { $number } n’accepte pas de dé.
reason-slot-taken = La ferme { $number } a déjà un dé.
reason-no-die = Vous n’avez pas de dé { $place_at }.
reason-not-next = Un autre dé doit partir avant celui { $place_from }.
reason-cannot-turn = Le dé ne peut pas devenir un { $value }.
reason-cannot-send = Vous ne pouvez pas payer l’envoi du dé { $place_from }.
reason-must-send = Le dé { $place_at } ne coûte pas d’algues et peut aller quelque part : il faut l’envoyer.
reason-nowhere = Un { $value } ne peut aller nulle part pour l’instant.
reason-headquarters-again = Un dé du QG ne peut pas y retourner.
reason-closed = À si peu de joueurs, aucun dé ne va { $place_to }.
reason-taken = Il y a déjà un dé { $place_at }.
reason-first-free = Les emplacements { $location_of } se remplissent dans l’ordre : pas encore { $place_to }.
reason-cannot-pay = Vous ne pouvez pas payer { $location_at }.
reason-no-pair = Aucun second dé ne peut compléter une paire de { $value }.
reason-no-tile-left = Il ne reste pas de telle tuile { $location_at }.
reason-wrong-value = Le dé n’a pas la valeur qu’il faut pour aller { $place_to }.
reason-reserve-empty = Votre réserve n’a pas assez de dés.
reason-no-way = Il n’y a pas de passage { $direction } de votre Moissonneuse.
reason-no-contract = Vous ne pouvez remplir aucun contrat de votre main.
reason-must-fulfil = Il faut remplir un contrat.
reason-not-for-sal = Sal ne peut pas aller { $location_to }.
reason-not-a-partner = Le dé { $place_from } ne peut pas compléter la paire.
reason-not-a-price = Vous ne pouvez pas payer ici avec cette ressource : { $resource }.
reason-stack-empty = Cette pile est vide.
reason-must-take = La tuile doit être prise.
reason-no-empty-place = Il n’y a pas de place libre pour la tuile.
reason-no-tile = Vous n’avez pas cette tuile.
reason-not-offered = Cet échange n’est pas proposé ici.
reason-no-trades-left = Vous avez fait tous vos échanges.
reason-cannot-trade = Vous n’avez pas assez pour cet échange.
reason-cannot-fulfil = Vous ne pouvez pas payer { $contract }.
reason-same-reward = Vous avez déjà pris cette récompense.
reason-not-settable = Vous n’avez { $place_at } aucun dé qui puisse être changé.
reason-same-value = Le dé montre déjà un { $value }.
reason-cache-revealed = Le Cache-Gemme { $number } est déjà révélé.
reason-slot-filled = Cet emplacement est pris, ou votre dé n’y donne pas droit.
reason-no-setback = Ce revers ne s’applique pas.
reason-no-sceptre = Seul le contrat { $contract } permet d’ignorer les revers.
reason-other-penalty = Une autre punition, possible celle-là, passe avant.
reason-not-losable = Vous n’avez { $place_at } aucun dé qui puisse être perdu.
reason-not-back = Aller { $direction } ne rapproche pas du centre.
reason-nothing-to-choose = La ferme { $number } n’a rien à choisir.
reason-not-produced = La ferme { $number } ne produit pas { $resource_of }.
reason-still-to-produce = Une de vos fermes doit encore produire.
reason-nothing-sealed = Vous n’avez pas de réponse scellée à reprendre.

## D’où viennent les points

source-negotiations = Négociation
source-contracts = Contrats
source-bonuses = Bonus de contrats
source-cache = Cache-Gemme
source-tiles = Points des tuiles
source-ships = Nombre de vaisseaux
source-farms = Nombre de fermes
source-gems = Gemmes
source-depository = Dépôt
source-progress = Tuiles progrès
source-events = Événements positifs

## Options

option-edition = Édition
option-edition-second = deuxième
option-edition-first = première
option-planet = Face de la planète
option-planet-a = A
option-planet-b = B
option-leyrien = Leyrien
option-leyrien-a = A : changer un dé
option-leyrien-b = B : piocher 2 contrats, en défausser 1
option-zcharo = Zcharo
option-zcharo-a = A : 2 échanges
option-zcharo-b = B : déplacer la Moissonneuse
option-jrayek = Jrayek
option-jrayek-a = A : 5 eau
option-jrayek-b = B : révéler un Cache-Gemme pour une gemme
option-leaders = Personnages
option-leaders-dealt = au choix parmi ceux distribués
option-leaders-open = choisis ouvertement
option-leaders-dyad = Alliance Dyade : deux chacun
option-irenic = Union Irénique : tout dé de garage peut partir
option-irenic-off = non
option-irenic-on = oui
option-rival = Rival
option-rival-auto = seulement pour un joueur seul
option-rival-easy = facile
option-rival-xiao = Xiao, le niveau normal
option-rival-hard = difficile
option-rival-expert = expert
option-resources = Ressources
option-resources-open = visibles
option-resources-hidden = cachées aux autres
option-caches = Les Cache-Gemmes sont révélés
option-caches-effect = par un effet seulement
option-caches-harvest = quand on les récolte
option-first = Premier joueur
option-first-random = au hasard
option-first-1 = place 1
option-first-2 = place 2
option-first-3 = place 3
option-first-4 = place 4
option-colours = Couleurs, une par joueur

## Le plateau en texte

board-round = Manche { $round } sur { $rounds }
board-name = { $name }
board-won = { $winners_count ->
        [one] { $winners } gagne.
       *[other] { $winners } partagent la victoire.
    }
board-event = Événement : { $card }. { $card_text }
board-event-own = Renzo suit le sien : { $card }. { $card_text }
board-event-other = Événement de Renzo : { $card }. { $card_text }
board-scores = SCORES
board-total = Total
board-legend = { $water } eau · { $algae } algue · { $energy } énergie · { $gem } gemme · { $die } dé · (…) Cache-Gemme
board-advancements = Avantages : { $list }
board-setbacks = Revers : { $list }
board-conditions = Jetons de revers : { $list }
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
board-rival = { $name } · { $dice } · { $gems } · tuiles progrès : { $stars } sur 3
board-dealt = PERSONNAGES AU CHOIX
board-leaders = PERSONNAGES DISPONIBLES
board-plan = Vos dés : { $rolled } · garages { $garages } · fermes { $farms }
board-packet = CARTES DONT VOUS GARDEZ UNE
board-hand = VOS CONTRATS
board-card = { $contract } ({ $cost }, { $points }). { $effect }

## Drawing

draw-round = Manche { $round } sur { $rounds }
draw-number = { $count }
draw-covered = ?
draw-stat-dice = dés non affectés
draw-stat-hand = contrats en main
draw-stat-fulfilled = contrats remplis
draw-stat-progress = tuiles de progrès
draw-told = { $it }. { $it_text }
draw-does = { $it_text }
draw-die = { $name } : { $die }
draw-bonus = Le premier arrivé trouve { $amount }
draw-cache = { CAP($cache) } : { $found }, points inconnus
draw-cache-open = { CAP($cache) } : { $points } pour qui s’y trouve à la fin
draw-arrow = Les flèches mènent de l’autre côté de la planète
draw-way = { CAP($die) } mène { $hex_to }
draw-harvester = Moissonneuse de { $name }
draw-event = Événement : { $card }. { $card_text }
draw-event-own = Événement propre à Renzo : { $card }. { $card_text }
draw-no-event = L’événement est révélé au début de la manche
draw-closed = { CAP($place) } : fermé à si peu de joueurs
draw-mining = { $place } : { $amount } pour atteindre { $count } avec le dé et de l’eau
draw-market = { $place } : { $rates }
draw-academy = { $place } accepte { $values } : un dé pour { $one }, deux pour { $two }
draw-negotiation = { $place } : { $amount } pour { $points }
draw-headquarters = Le QG donne { $amount } ou { $contracts }
draw-flip = Le dé de cette case peut être retourné
draw-directions = Le dé dit où va la Moissonneuse : 1 nord-est, 2 est, et ainsi de suite dans le sens horaire
draw-costs = Coûte { $amount }
draw-stack = { $it }. { $it_text } { $count ->
        [one] { $count } tuile dessous
       *[other] { $count } tuiles dessous
    }
draw-no-stack = Cette pile est vide
draw-faction = { $faction } : { $ability }
draw-sum = Les dés de cette colonne totalisent { $count }
draw-advancements = Avantages
draw-setbacks = Revers
draw-token = Attend la première négociation avec { $die }
draw-radio = La radio : premier joueur
draw-supply = { $supply } disponibles, { $reserve } en réserve
draw-reserve = Dés en réserve
draw-garage = { CAP($place) } : envoyer coûte { $amount }.
draw-rover = Un rover : pas encore de vaisseau
draw-reach = Les valeurs avec lesquelles ce dé peut partir
draw-cantina = Cantine
draw-cantina-title = Cantine : les dés qui ne partent pas s’y reposent jusqu’à la manche suivante
draw-tray = Vos dés
draw-forecast = À venir
draw-from-planet = La planète donnera
draw-from-farms = Vos fermes donneront
draw-for-garages = Envoyer tous les dés de vos garages coûte
draw-could = { CAP($die) } pourrait { $list }
draw-could-steer = aller { $direction } { $hex_to }
draw-could-build = construire { $ship }
draw-could-trade = échanger { $count ->
        [one] une fois
       *[other] { $count } fois
    }
draw-packet = Gardez-en un
draw-hand = Vos contrats
draw-no-hand = Vous n’avez pas de contrat en main
draw-hand-of = { $name } : { $contracts } en main
draw-contract = { $contract } : coûte { $amount }, { $points }. { $effect }
draw-dealt = Vos chefs au choix
draw-leaders = Chefs disponibles
draw-base = La base de { $name }
draw-in-hand = { $contracts } en main, { $supply } disponibles, { $reserve } en réserve
draw-rival-dice = Sur son plateau : { $dice }
draw-rival-gems = Dans sa soute : { $amount }
draw-rival-progress = Tuiles de progrès : { $count } sur 3
draw-schemes = Objectifs de cette manche
draw-scores = Points
draw-total = Total
draw-tab-planet = Planète
draw-tab-works = Ateliers
draw-tab-trade = Échanges
draw-tab-talks = Pactes
draw-tab-base = Base
draw-tab-cards = Cartes
draw-tab-others = Autres

## Études

study-leader = Personnage
study-contract = Contrat rempli
study-contracts = Contrats remplis
study-faction = Négociations avec
study-negotiations = Dés en négociation
study-ships = Vaisseaux
study-farms = Fermes
study-setbacks = Revers
