# Les pages de règles, composées d'après les champs des règles d'un jeu.

rules-goal = Le but
rules-goal-awale = Récoltez plus de graines que votre adversaire. { $seeds ->
    [one] Chacune des douze cases contient au départ { $seeds } graine, { $total } en tout
   *[other] Chacune des douze cases contient au départ { $seeds } graines, { $total } en tout
} ; les graines que vous prenez vont dans votre grenier, à droite de votre rangée.

rules-sowing = Semer
rules-sowing-pits = À votre tour, prenez toutes les graines d'une de vos cases et semez-les une à une dans les cases suivantes : vers la droite le long de votre rangée, puis le long de la rangée adverse, et ainsi de suite. Si les graines font un tour complet, sautez la case de départ.
rules-sowing-stores = On sème aussi une graine dans chaque grenier au passage. Une dernière graine qui tombe dans un grenier ne prend rien et ne permet pas de rejouer.
rules-sowing-mirror = Un réglage montre le plateau en miroir : on sème alors dans le sens horaire ; les lettres des cases ne changent pas.

rules-capturing = Prendre
rules-capturing-chain = Si votre dernière graine tombe dans une case adverse et y fait deux ou trois graines, vous les prenez. Regardez ensuite la case précédente : si elle est aussi à l'adversaire et contient deux ou trois graines, vous les prenez également, et ainsi de suite en reculant, jusqu'à une case qui n'en contient ni deux ni trois.

rules-grand-slam = Tout prendre
rules-grand-slam-illegal = Un coup qui prendrait toutes les graines de l'adversaire (un grand chelem) est interdit.
rules-grand-slam-captures-nothing = Un coup qui prendrait toutes les graines de l'adversaire (un grand chelem) est autorisé, mais ne prend rien.

rules-feeding = Nourrir
rules-feeding-required = Si l'adversaire n'a plus de graines, vous devez jouer un coup qui lui en donne, s'il en existe un.
rules-feeding-free = Si l'adversaire n'a plus de graines, jouez le coup que vous voulez : rien n'oblige à le nourrir. Un joueur qui n'a aucune graine quand vient son tour ne peut pas jouer, et la partie est finie.

rules-ending = La fin de la partie
rules-ending-win-at = Le premier joueur qui atteint { $win_at } graines gagne immédiatement ; les graines encore dans les cases ne comptent pas.
rules-ending-win-at-none = Aucun nombre de graines ne met fin à la partie : elle dure tant qu'il reste un coup à jouer.
rules-ending-stop-at = { $stop_at ->
    [0] La partie s'arrête quand les cases sont vides.
    [one] La partie s'arrête quand il reste une graine ou aucune dans les cases ; elle ne compte pas.
   *[other] La partie s'arrête quand il reste { $stop_at } graines ou moins dans les cases ; elles ne comptent pas.
}
rules-ending-own-rows = Si le joueur dont c'est le tour n'a aucun coup autorisé, chacun prend les graines de sa rangée.
rules-ending-mover = Si le joueur dont c'est le tour n'a aucun coup autorisé, il prend toutes les graines du plateau ; mais si sa rangée est vide, c'est l'adversaire qui les prend.
rules-ending-repetition-own-rows = Si une position se répète, avec les mêmes graines partout et le même joueur au trait, la partie s'arrête et chacun prend les graines de sa rangée.
rules-ending-repetition-shared = Si une position se répète, avec les mêmes graines partout et le même joueur au trait, la partie s'arrête et les graines encore dans les cases ne comptent pas.
rules-ending-most = Celui qui a le plus de graines gagne ; à égalité, la partie est nulle. On peut aussi abandonner, ou convenir avec l'adversaire d'arrêter la partie : chacun prend alors les graines de sa rangée.

rules-notation = La notation
rules-notation-pits = Les cases de Sud sont *A B C D E F* et celles de Nord *a b c d e f*, de gauche à droite pour chaque joueur. Un coup s'écrit par la lettre de sa case.
rules-notation-position = Une position s'écrit sur une ligne : les douze cases de *A* à *f*, le grenier de Sud, celui de Nord, et le camp qui doit jouer. Ce jeu commence par { $position }.

rules-goal-matches = Ne prenez pas la dernière allumette : celui qui la prend perd.
rules-turn-matches = À vous
rules-turn-matches-text = { $start ->
    [one] Il y a { $start } allumette sur la table.
   *[other] Il y a { $start } allumettes sur la table.
} { $max ->
    [one] Chacun en prend une à son tour.
   *[other] Chacun en prend de 1 à { $max } à son tour, sans pouvoir passer ni en prendre plus qu'il n'en reste.
}
rules-hint-matches = Un indice
rules-hint-matches-text = Celui qui doit prendre quand il ne reste qu'une allumette a perdu. Quels autres nombres font perdre ? Ils vont de { $step } en { $step }.

### Chaque règle sur le plateau : ce que fait le coup montré.

shown-sowing = On vide la case { $pit }. { $seeds ->
    [one] Sa graine est semée dans la case suivante, { $last }.
   *[other] Ses { $seeds } graines sont semées une à une dans les cases suivantes ; la dernière tombe dans la case { $last }.
}
shown-store = Les graines de la case { $pit } arrivent au grenier de Sud, et l'une d'elles y tombe. Ici c'est la dernière : elle ne prend rien, et c'est à Nord de jouer.
shown-lap = La case { $pit } contient { $seeds } graines, assez pour faire un tour complet. Elle est elle-même sautée et reste vide ; la dernière graine tombe dans la case { $last }.
shown-two = La dernière graine de la case { $pit } tombe dans la case { $last } et y fait deux. Sud prend les deux.
shown-three = La dernière graine de la case { $pit } tombe dans la case { $last } et y fait trois. Sud prend les trois.
shown-chain = La dernière graine tombe dans la case { $last }. Les cases { $pits }, l'une après l'autre, contiennent chacune deux ou trois graines : Sud prend les { $captured }.
shown-chain-stops = Sud prend { $pits }. La case { $stop } contient { $stop_held ->
    [one] { $stop_held } graine
   *[other] { $stop_held } graines
}, ni deux ni trois : la chaîne s'arrête là. Les { $behind_held } graines de la case { $behind }, derrière elle, restent.
shown-own-row = La dernière graine tombe dans la case { $last }, une case de Sud. On ne prend que dans les cases adverses : les { $held } graines restent.
shown-slam-nothing = La case { $pit } prendrait les { $forgone } graines de Nord, toutes. Le coup est autorisé, mais ne prend rien : les graines restent en place.
shown-slam-illegal = La case { $forbidden } prendrait toutes les graines de Nord : c'est interdit. La case { $pit } en prend { $captured } et laisse les autres à Nord.
shown-feeding-required = Nord n'a plus de graines : Sud doit lui en donner. Seule la case { $pit } atteint la rangée de Nord ; les autres cases ne peuvent pas être jouées.
shown-feeding-free = Nord n'a plus de graines, et rien n'oblige Sud à lui en donner : celles de la case { $pit } restent dans la rangée de Sud. Nord ne peut pas jouer, et la partie est finie.
shown-win-at = Sud prend { $captured } graines, et son grenier atteint { $win_at } : Sud gagne immédiatement.
shown-stop-at = Sud prend { $captured } graines, et il { $left ->
    [one] en reste { $left } dans les cases : la partie est finie, et elle ne compte pas.
   *[other] en reste { $left } dans les cases : la partie est finie, et elles ne comptent pas.
}
shown-no-move-own-rows = Nord sème sa dernière graine, et Sud ne peut pas lui en redonner : Sud n'a aucun coup autorisé. La partie est finie, et chacun prend les graines de sa rangée.
shown-no-move-mover = Nord sème sa dernière graine, et Sud ne peut pas lui en redonner : Sud n'a aucun coup autorisé. La partie est finie, et Sud, dont c'est le tour, prend toutes les graines des cases.
shown-repetition-own-rows = Après { $moves } coups de chaque camp, le plateau est comme avant, et c'est au même joueur de jouer. La partie s'arrête, et chacun prend les graines de sa rangée.
shown-repetition-shared = Après { $moves } coups de chaque camp, le plateau est comme avant, et c'est au même joueur de jouer. La partie s'arrête, et les graines des cases ne comptent pas.
