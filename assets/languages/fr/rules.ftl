# Les pages de règles, composées d'après les champs des règles d'un jeu.

rules-goal = Le but
rules-goal-awale = Récolter plus de graines que l'autre camp. { $seeds ->
    [one] Chacune des douze cases reçoit d'abord { $seeds } graine, { $total } en tout
   *[other] Chacune des douze cases reçoit d'abord { $seeds } graines, { $total } en tout
} ; ce que vous prenez va dans votre grenier, à droite de votre rangée.

rules-sowing = Semer
rules-sowing-pits = À votre tour, prenez toutes les graines d'une de vos cases et semez-les une à une dans les cases suivantes : le long de votre rangée vers la droite, puis le long de celle de l'autre camp, et ainsi de suite. Une case assez pleine pour faire le tour saute sa propre place.
rules-sowing-stores = Les deux greniers sont sur le chemin : en passant, on sème une graine dans chacun. Une dernière graine qui tombe dans un grenier ne prend rien et ne fait pas rejouer.
rules-sowing-mirror = Un réglage met l'image en miroir, et l'on sème alors dans le sens des aiguilles d'une montre ; les noms des cases restent.

rules-capturing = Prendre
rules-capturing-chain = Si votre dernière graine tombe dans une case de l'autre camp et y fait deux ou trois graines, vous les prenez. Voyez alors la case d'avant : si elle est aussi à l'autre camp et contient deux ou trois graines, prenez-les aussi, et ainsi de suite à reculons jusqu'à la première qui ne convient pas.

rules-grand-slam = Tout prendre
rules-grand-slam-illegal = Un coup qui prendrait toutes les graines de l'autre camp est interdit.
rules-grand-slam-captures-nothing = Un coup qui prendrait toutes les graines de l'autre camp peut se jouer, mais ne prend rien.

rules-feeding = Nourrir
rules-feeding-required = Quand l'autre camp n'a plus de graines, vous devez jouer un coup qui lui en laisse, s'il y en a un.
rules-feeding-free = Quand l'autre camp n'a plus de graines, jouez comme il vous plaît : rien n'oblige à le nourrir. S'il n'en a pas une quand vient son tour, la partie est finie.

rules-ending = La fin
rules-ending-win-at = Qui a { $win_at } graines ou plus au grenier met fin à la partie aussitôt ; ce qui reste dans les cases ne compte pour personne.
rules-ending-win-at-none = Aucun nombre de graines ne met fin à la partie : elle dure tant qu'il y a quelque chose à jouer.
rules-ending-stop-at = { $stop_at ->
    [0] La partie finit quand les cases sont vides.
    [one] La partie finit quand les cases contiennent une graine ou aucune ; elle ne compte pour personne.
   *[other] La partie finit quand les cases contiennent { $stop_at } graines ou moins ; elles ne comptent pour personne.
}
rules-ending-own-rows = Quand le camp au trait n'a plus de coup permis, chacun prend les graines de sa rangée.
rules-ending-mover = Quand le camp au trait n'a plus de coup permis, il prend toutes les graines du plateau ; mais si sa rangée est vide il n'a rien à réclamer, et l'autre camp les prend.
rules-ending-repetition-own-rows = Quand une position revient, avec partout les mêmes graines et le même camp au trait, la partie finit et chacun prend les graines de sa rangée.
rules-ending-repetition-shared = Quand une position revient, avec partout les mêmes graines et le même camp au trait, la partie finit et les graines du plateau sont partagées : elles ne comptent pour personne.
rules-ending-most = Qui a le plus de graines gagne ; à égalité, la partie est nulle. On peut aussi abandonner, ou convenir d'arrêter : chacun prend alors sa rangée.

rules-notation = La notation
rules-notation-pits = Les cases de Sud sont A B C D E F et celles de Nord a b c d e f, chacun de sa gauche à sa droite. Un coup est la lettre de sa case.
rules-notation-position = Une position tient en une ligne : les douze cases de A à f, le grenier de Sud, celui de Nord, et le camp au trait. Ce jeu commence par { $position }.

rules-goal-matches = Ne prenez pas la dernière allumette : qui la prend perd.
rules-turn-matches = À vous
rules-turn-matches-text = { $start ->
    [one] Il y a { $start } allumette sur la table.
   *[other] Il y a { $start } allumettes sur la table.
} { $max ->
    [one] Tour à tour, chacun en prend une.
   *[other] Tour à tour, chacun en prend de 1 à { $max }, jamais aucune et jamais plus qu'il n'en reste.
}
rules-hint-matches = Un indice
rules-hint-matches-text = Qui doit jouer quand il reste une allumette a perdu. Quels nombres sont perdus aussi avant cela ? Chacun est { $step } plus loin.
