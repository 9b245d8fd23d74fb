# Pourquoi un coup est refusé, pourquoi une partie est finie, et qui a gagné.

refused-game-over = La partie est finie : on ne peut plus jouer.
refused-not-yours = La case { $pit } est à l'adversaire. Vos cases vont de { $first } à { $last }.
refused-empty = La case { $pit } est vide : il n'y a rien à semer.
refused-grand-slam = La case { $pit } prendrait toutes les graines de l'adversaire : interdit ici.
refused-starves = La case { $pit } ne nourrit pas l'adversaire, qui n'a plus de graines.
refused-too-few = Prenez au moins une allumette.
refused-too-many = { $count }, c'est trop : prenez-en { $max } au plus.
refused-more-than-left = { $count }, c'est trop : { $left ->
    [one] il ne reste que { $left } allumette.
   *[other] il ne reste que { $left } allumettes.
}
refused-another-game = Le coup { $move } vient d'un autre jeu.

result-won = { $winner } gagne : { south } { $south }, { north } { $north }.
result-settled = { $winner } gagne.
result-drawn = Partie nulle : { south } { $south }, { north } { $north }.
result-won-matches = { $winner } gagne. Allumettes prises : { south } { $south }, { north } { $north }.
result-drawn-matches = Partie nulle. Allumettes prises : { south } { $south }, { north } { $north }.

ended-store = { $side } a atteint { $win_at ->
    [one] { $win_at } graine
   *[other] { $win_at } graines
}. Celles qui restent dans les cases ne comptent pas.
ended-few-left = { $left ->
    [0] Il ne reste aucune graine dans les cases.
    [one] Il ne reste qu'une graine dans les cases ; elle ne compte pas.
   *[other] Il ne reste que { $left } graines dans les cases ; elles ne comptent pas.
}
ended-no-move-own-rows = { $side } n'a aucun coup autorisé : chacun garde ses graines ({ south } { $south }, { north } { $north }).
ended-no-move-mover = { $side } n'a aucun coup autorisé : { $taker } prend toutes les graines du plateau ({ $seeds }).
ended-repetition-own-rows = La position s'est répétée : chacun garde ses graines ({ south } { $south }, { north } { $north }). Le plateau est comme { $when }.
ended-repetition-shared = La position s'est répétée : ce qui reste ne compte pas. Le plateau est comme { $when }.
repeated-start = au début
repeated-after = après le coup { $moves }
ended-resigned = { $side } a abandonné.
ended-agreed = Fin par accord mutuel : chacun garde ses graines ({ south } { $south }, { north } { $north }).
ended-agreed-matches = Les joueurs ont convenu d'arrêter : la partie est nulle.
ended-took-last = { $side } a pris la dernière allumette et perd.
