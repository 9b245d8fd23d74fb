### L'étude : conseils, valeur des coups, la partie finie expliquée.

## En jouant

study-hint = Conseil : { $move }, qui { $why } ({ $value })
study-looking = Recherche du meilleur coup …
study-not-here = Dans cette partie il n'y a pas d'aide.
study-warning = { $move } { $gift }. Entrée le joue quand même.
study-take-wins = { $take } gagne
study-take-loses = { $take } perd

## Pourquoi un coup est bon : chaque bout finit « Conseil : D, qui … »

study-only-move = est le seul coup permis
study-captures = prend { seeds } en { $pits }
study-saves = sauve { $pits } ({ seeds })
study-threatens = menace { $pits } ({ seeds })
study-feeds = nourrit { $side }, comme il le faut
study-no-answer = laisse { $side } sans réponse : la partie finit
study-one-answer = ne laisse à { $side } qu'un coup, { $move }
study-lost-heap = laisse à { $side } { matches } : quoi qu'il prenne, la réponse gagne
study-delays = fait durer la partie : rien ne gagne ici
study-others-lose = est le seul coup qui ne perd pas
study-only-win = est le seul qui gagne à coup sûr
study-ahead = vaut { $value } graines de plus que le suivant
study-brings = rapporte { seeds } de plus qu'il ne coûte en { moves }
study-holds = garde l'équilibre pendant { moves }
study-loses-least = perd le moins : { seeds } en { moves }

## Ce qu'un coup donne

study-gift-seeds = donne { $value } graines
study-gift-won-to-drawn = laisse une partie gagnée devenir nulle
study-gift-won-to-lost = perd une partie gagnée
study-gift-drawn-to-lost = perd une partie nulle

trouble-student = L'étude a échoué. ({ $what })
