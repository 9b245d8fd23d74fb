# Les jeux : leur nom, et en une ligne ce qui distingue chacun.

game-oware = Awalé/Oware international
# Où le nom entier n'a pas la place.
game-oware-brief = Awalé/Oware
game-awele = Awélé, sans affamer
game-awale = Awalé, semis libre
game-abapa = Abapa, greniers semés
game-awale-26 = Awalé à 26 graines
game-awari = Awari de Romein et Bal
game-matches = { $matches ->
    [one] L'allumette unique
   *[other] Les { $matches } allumettes
}

apart-oware = Règles de tournoi : nourrir l'adversaire ; 25 graines suffisent pour gagner.
apart-awele = Ni tout prendre ni affamer ; on joue jusqu'à la dernière graine.
apart-awale = Rien n'oblige à nourrir l'adversaire, mais il est interdit de tout prendre.
apart-abapa = On sème aussi une graine dans chaque grenier au passage.
apart-awale-26 = Il faut 26 graines pour gagner ; les cinq dernières ne comptent pas.
apart-awari = Résolu par ordinateur : sans faute des deux côtés, la partie est nulle.
apart-matches = On en prend de 1 à { $max } ; celui qui prend la dernière perd.
apart-matches-one = On en prend une à la fois ; celui qui prend la dernière perd.
# Ce qui est certain d'une partie d'allumettes avant qu'elle commence.
matches-start-lost = Avec { $matches }, le second joueur peut toujours gagner.
matches-start-won = Avec { $matches }, le premier joueur peut toujours gagner.

# Un jeu à soi : ses différences avec les règles internationales.
apart-none = Se joue selon les règles internationales.
apart-seeds = { $seeds ->
    [one] { $seeds } graine par case
   *[other] { $seeds } graines par case
}
apart-sow-stores = on sème aussi dans les greniers
apart-grand-slam = interdit de tout prendre
apart-feeding = rien n'oblige à nourrir l'adversaire
apart-win-at = { $win_at ->
    [one] { $win_at } graine suffit pour gagner
   *[other] { $win_at } graines suffisent pour gagner
}
apart-win-at-none = on joue jusqu'à la dernière graine
apart-stop-at = { $stop_at ->
    [one] la partie s'arrête à { $stop_at } graine
   *[other] la partie s'arrête à { $stop_at } graines
}
apart-stop-at-zero = la partie s'arrête quand le plateau est vide
apart-leftovers = le joueur bloqué prend le reste
apart-repetition = après une répétition, le reste ne compte pas
