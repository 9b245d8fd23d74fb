# Pourquoi un coup est refusé, pourquoi une partie est finie, et qui a gagné.

refused-game-over = La partie est finie : on ne joue plus.
refused-not-yours = { $pit } est à l'autre camp. Vos cases vont de { $first } à { $last }.
refused-empty = { $pit } est vide : il n'y a rien à semer.
refused-grand-slam = { $pit } prendrait toutes les graines de l'autre camp : c'est interdit ici.
refused-starves = { $pit } ne donne rien à l'autre camp, qui n'a plus de graines : nourrissez-le.
refused-too-few = Prenez au moins une allumette.
refused-too-many = { $count }, c'est trop : prenez-en { $max } au plus.
refused-more-than-left = { $count }, c'est plus qu'il n'y en a : { $left ->
    [one] il ne reste que { $left } allumette.
   *[other] il ne reste que { $left } allumettes.
}
refused-another-game = { $move } est un coup d'un autre jeu.

result-won = { $winner } gagne : { south } { $south }, { north } { $north }.
result-drawn = Partie nulle : { south } { $south }, { north } { $north }.
result-won-matches = { $winner } gagne. Allumettes prises : { south } { $south }, { north } { $north }.
result-drawn-matches = Partie nulle. Allumettes prises : { south } { $south }, { north } { $north }.

ended-store = { $side } a { $win_at ->
    [one] { $win_at } graine
   *[other] { $win_at } graines
} ou plus au grenier. Le reste ne compte pour personne.
ended-few-left = { $left ->
    [0] Il ne reste aucune graine dans les cases.
    [one] Il ne reste qu'une graine dans les cases, et elle ne compte pour personne.
   *[other] Il ne reste que { $left } graines dans les cases, et elles ne comptent pour personne.
}
ended-no-move-own-rows = { $side } n'a plus de coup permis : chacun prend les graines de sa rangée.
ended-no-move-mover = { $side } n'a plus de coup permis : { $taker } prend toutes les graines du plateau.
ended-repetition-own-rows = La position { $when } revient : chacun prend sa rangée.
ended-repetition-shared = La position { $when } revient : ce qui reste ne compte pour personne.
repeated-start = du début
repeated-after = { $moves ->
    [one] d'après le premier coup
   *[other] d'après { $moves } coups
}
ended-resigned = { $side } a abandonné.
ended-agreed = Les deux camps ont convenu d'arrêter : chacun prend les graines de sa rangée.
ended-agreed-matches = Les deux camps ont convenu d'arrêter : la dernière allumette reste là.
ended-took-last = { $side } a pris la dernière allumette, et perd.
