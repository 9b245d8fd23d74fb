### Le cours : les leçons, leurs tâches, ce qu'il fallait voir, et comment un coup manque le but.

menu-learn = Apprendre
course-about = Chaque leçon, c'est quelques tâches sur le plateau. On ne peut rien casser : un coup manqué est repris, et i donne un indice.
course-count = { $done } sur { $lessons }
course-step = Étape { $step } sur { $steps }
course-done = Bravo.
course-next = Entrée continue.
course-finished = C'était la dernière leçon de ce jeu. Entrée ramène à la liste.
course-go-on = C'est juste. Continuez ainsi.
course-shown = Essayez { $move }.
course-store = un grenier
trouble-progress = Ce que vous avez appris et résolu : { $what }
progress-damaged = le fichier était abîmé ; il est gardé dans { $file }, un nouveau est commencé.
progress-later = { $file } vient d'une version plus récente, on n'y touche pas.

key-lesson = leçon
key-next = suite
key-again = réessayer
key-hint = indice
key-skip = suite
key-before = préc.

help-lesson = Dans une leçon
help-hint = un indice ; encore une fois : le coup
help-next-step = l'étape suivante, celle d'avant
help-step-again = recommencer l'étape
help-scroll-text = faire défiler le texte

## Ce qu'il faut faire

goal-any = Jouez un coup permis.
goal-last-in = Finissez de semer en { $pit }.
goal-last-in-store = Finissez de semer dans votre grenier.
goal-round = Semez une case qui fait tout le tour.
goal-capture = { $seeds ->
    [one] Prenez { $seeds } graine.
   *[other] Prenez { $seeds } graines.
}
goal-forgo = Jouez le coup qui prendrait tout.
goal-end = Finissez la partie, et gagnez-la.
goal-end-store = Gagnez la partie par ce coup.
goal-end-repetition = Faites revenir la position.
goal-leave-lost = Jouez pour que l'autre camp perde.

goal-hint-any = Les flèches choisissent une case, Entrée la joue. Le curseur montre ce que ferait le coup.
goal-hint-last-in = Comptez à partir d'une case autant de places qu'elle a de graines : là tombe la dernière.
goal-hint-round = Cherchez la case la plus pleine.
goal-hint-capture = Cherchez une case dont la dernière graine fait deux ou trois en face.
goal-hint-forgo = Cherchez le coup après lequel l'autre camp n'aurait plus une graine.
goal-hint-no-move = Faites qu'au coup suivant aucune de vos cases n'atteigne l'autre camp.
goal-hint-repetition = Voyez où une graine manque à la ronde : A, C et E ; a, c et e.
goal-hint-leave-lost = Quels nombres perdent pour qui doit prendre ? Le premier est 1.

miss-last-elsewhere = La dernière graine tombe dans { $last }, et non dans { $wanted }. Une touche reprend le coup.
miss-too-short = { $seeds ->
    [one] { $seeds } graine ne fait
   *[other] { $seeds } graines ne font
} pas tout le tour : il en faut { $needed }. Une touche reprend le coup.
miss-captured = { $seeds ->
    [0] Ce coup ne prend rien ; on peut en prendre { $wanted }.
    [one] Ce coup prend { $seeds } graine ; il en faut { $wanted }.
   *[other] Ce coup prend { $seeds } graines ; il en faut { $wanted }.
} Une touche reprend le coup.
miss-no-slam = L'autre camp garde ainsi des graines. Une touche reprend le coup.
miss-goes-on = La partie continue après ce coup. Une touche reprend le coup.
miss-ends-otherwise = La partie finit, mais pas ainsi. Une touche reprend le coup.
miss-gives-away = Il en reste { $left }, l'autre camp en prend { $take } et gagne. Une touche reprend le coup.
miss-took-last = C'était la dernière allumette, et elle perd. Une touche reprend le coup.

## Semer

course-sowing = Semer
course-sow-first = Votre rangée est en bas : A à F. { $seeds ->
    [one] Chaque case a { $seeds } graine.
   *[other] Chaque case a { $seeds } graines.
} Un coup prend tout ce que contient une de vos cases et le sème, graine à graine, dans les suivantes.
course-sow-first-done = Une graine par place, vers la droite puis le long de l'autre rangée. La case choisie est vide. Ce serait maintenant à Nord.
course-sow-across = Le long de votre rangée vers la droite, puis le long de l'autre, de droite à gauche : a, b, c. Comptez avant de semer.
course-sow-across-done = Une case qui a autant de graines qu'il y a de pas finit là. Savoir compter cela, c'est la moitié du jeu.
course-sow-store = Dans ce jeu, les deux greniers sont sur le chemin : en passant, on sème une graine dans chacun.
course-sow-store-done = Cette graine est à vous pour de bon. Mais une dernière graine au grenier ne prend rien et ne fait pas rejouer.

## Le tour

course-laps = Tout le tour
course-lap-round = Une case très pleine fait tout le tour du plateau. Regardez sa propre place au passage.
course-lap-round-done = Elle a été sautée : une case semée reste vide, si loin qu'aillent ses graines.
course-lap-capture = Après un tour, chaque case d'en face a une graine de plus. Une case vide en a une : encore une graine, et c'est deux. Deux ou trois, faites en face par votre dernière graine, sont à vous.
course-lap-capture-done = La case vide a reçu une graine au premier tour et la dernière au second : deux, prises.

## Prendre

course-capturing = Prendre
course-capture-two = Votre dernière graine tombe en face et y fait deux : vous les prenez. D et E vont toutes deux en face. Laquelle fait deux ?
course-capture-two-done = Les deux graines sont au grenier. L'autre coup aurait fait quatre : cela ne prend rien.
course-capture-three = Trois se prennent aussi : une case de deux, et votre dernière graine dessus.
course-capture-three-done = Deux ou trois, jamais une, jamais quatre ou plus. Les cases d'une ou deux graines sont en danger : les vôtres aussi.

## La chaîne

course-chain = La chaîne
course-chain-whole = Après une prise, voyez la case d'avant. Si elle est aussi à l'autre camp et contient deux ou trois graines, on les prend aussi, et ainsi de suite à reculons.
course-chain-whole-done = Trois, puis deux : une chaîne. Elle s'arrête à la première case qui n'a ni deux ni trois graines, et au bout de la rangée.
course-chain-broken = Ici, deux coups prennent. Une chaîne se rompt aussitôt, car la case d'avant est trop pleine. Trouvez la plus longue.
course-chain-broken-done = La chaîne recule depuis la dernière graine, sans trou. Une case pleine au milieu protège toutes celles d'avant.

## Tout prendre

course-slam = Tout prendre
course-slam-nothing = Nord n'a plus que deux cases. Un de vos coups prendrait toutes ses graines. Essayez, et voyez ce qui arrive ici.
course-slam-nothing-done = Le coup est permis, mais ne prend rien : il faut laisser de quoi jouer à l'autre camp.
course-slam-instead = La même position encore. Un coup prend quelque chose et laisse quelque chose.
course-slam-instead-done = Une prise modeste compte, une prise de tout ne compte pas.
course-slam-illegal = Nord n'a plus que deux cases. Prendre toutes les graines de l'autre camp est interdit dans ce jeu. Essayez, si vous voulez.
course-slam-illegal-done = Une prise modeste est permise, tout prendre est refusé.

## Nourrir

course-feeding = Nourrir
course-feed-required = Nord n'a plus de graines. Dans ce jeu, il faut le nourrir : seul un coup qui lui en donne est permis. Essayez-en un autre, on vous le dira.
course-feed-required-done = Qui a beaucoup partage. Si aucun coup n'atteint l'autre rangée, la partie est finie.
course-feed-free = Nord n'a plus de graines. Dans ce jeu, rien n'oblige à le nourrir. S'il ne peut pas jouer, la partie est finie et vous prenez votre rangée.
course-feed-free-done = Nord n'avait rien à jouer : la partie est finie, et votre rangée est à vous. Affamer est ici une façon de gagner.

## La fin

course-ending = La fin
course-end-store = { $win_at ->
    [one] Qui a { $win_at } graine au grenier a gagné,
   *[other] Qui a { $win_at } graines au grenier a gagné,
} quoi que contiennent les cases. Il vous en manque peu. Une prise suffit, une autre non.
course-end-store-done = La partie a fini aussitôt. Ce qui reste dans les cases ne compte pour personne.
course-end-few = { $stop_at ->
    [one] Quand les cases contiennent { $stop_at } graine ou aucune,
   *[other] Quand les cases contiennent { $stop_at } graines ou moins,
} la partie est finie, et elles ne comptent pour personne. Vous menez : finissez-la.
course-end-few-done = Les graines restées là ne comptent pour personne. Qui mène aime finir ; qui est mené veut des graines sur le plateau.
course-end-stuck = Nord a une graine, qui passe chez vous au coup suivant. Si alors vous ne pouvez pas le nourrir, aucun coup n'est permis et la partie est finie.
course-end-stuck-own-rows = Vous ne pouviez pas nourrir Nord : la partie est finie. Chacun prend sa rangée, et la vôtre était pleine.
course-end-stuck-mover = Vous ne pouviez pas nourrir Nord : la partie est finie. Dans ce jeu, le camp au trait prend toutes les graines du plateau.
course-end-repeated = Depuis onze coups les deux camps tournent en rond. Quand une position revient, la partie est finie.
course-end-repeated-own-rows = Cette position avait déjà été là : la partie est finie, et chacun prend sa rangée. Sans cette règle, on n'en finirait pas.
course-end-repeated-shared = Cette position avait déjà été là : la partie est finie, et ce qui reste dans les cases ne compte pour personne. Sans cette règle, on n'en finirait pas.

## Les allumettes

course-last = La dernière allumette
course-rule = La règle
course-take-first = { $left ->
    [one] Il y a { $left } allumette sur la table.
   *[other] Il y a { $left } allumettes sur la table.
} Prenez-en de 1 à { $max } ; puis c'est à Nord. Les flèches choisissent combien, Entrée les prend.
course-take-first-done = Ainsi de suite, chacun son tour. Qui prend la dernière allumette perd.
course-take-last = Il en reste peu. Qui prend la dernière perd : laissez-la à Nord.
course-take-last-done = Nord a dû prendre la dernière. Quand il en reste une, qui doit prendre a perdu.
course-take-rule = Une seule qui reste perd pour qui doit prendre. { $lost } aussi : quoi qu'on prenne, l'autre peut en laisser 1. Laissez { $lost }, puis 1.
course-take-rule-done = Quoi que Nord ait pris, vous avez complété à { $round }. Ainsi { $lost } mène à 1, et { $lost_too } mène à { $lost }.
course-take-game = Et de plus loin : 1, { $lost }, { $lost_too } et ainsi de suite, de { $round } en { $round }, perdent pour qui doit prendre.
course-take-game-done = C'est tout le secret : laisser un de plus qu'un multiple de { $round }. Qui y arrive le premier ne peut pas être battu.
