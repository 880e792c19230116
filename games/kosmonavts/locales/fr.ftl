
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
