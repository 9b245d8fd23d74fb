# Les jeux : leur nom, et en une ligne ce qui distingue chacun.

game-oware = Awalé / Oware, règles internationales
game-awele = Awélé, sans affamer
game-awale = Awalé, semailles libres
game-abapa = Abapa, greniers semés
game-awale-26 = Awalé, 26 graines ou cinq restantes
game-awari = Awari, résolu par Romein et Bal
game-matches = { $matches ->
    [one] L'allumette unique
   *[other] Les { $matches } allumettes
}

apart-oware = Les règles des tournois : nourrir l'autre camp ; 25 graines gagnent.
apart-awele = Ne jamais tout prendre ni affamer ; jouer jusqu'à la dernière graine.
apart-awale = Rien n'oblige à nourrir l'autre camp, mais on ne peut tout lui prendre.
apart-abapa = En passant, les semailles laissent une graine dans chaque grenier.
apart-awale-26 = Il faut 26 graines ; les cinq dernières ne comptent pour personne.
apart-awari = Le jeu qu'un ordinateur a résolu : personne ne peut forcer le gain.
apart-matches = Prendre de 1 à { $max } ; qui prend la dernière perd.
apart-matches-one = Prendre une à la fois ; qui prend la dernière perd.

# Un jeu à soi, raconté par ses différences avec les règles internationales.
apart-none = Se joue selon les règles internationales.
apart-seeds = { $seeds ->
    [one] { $seeds } graine par case
   *[other] { $seeds } graines par case
}
apart-sow-stores = on sème les greniers
apart-grand-slam = interdit de tout prendre
apart-feeding = rien n'oblige à nourrir
apart-win-at = { $win_at ->
    [one] { $win_at } graine gagne
   *[other] { $win_at } graines gagnent
}
apart-win-at-none = jusqu'à la dernière graine
apart-stop-at = { $stop_at ->
    [one] finit à { $stop_at } graine restante
   *[other] finit à { $stop_at } graines restantes
}
apart-stop-at-zero = finit quand le plateau est vide
apart-leftovers = qui est bloqué prend le reste
apart-repetition = une répétition partage le reste
