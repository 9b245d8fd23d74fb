### Le cours : les leçons, leurs tâches, ce qu'il fallait voir, et comment un coup manque le but.

menu-learn = Apprendre
course-about = Chaque leçon propose quelques tâches courtes sur le plateau. Vous ne risquez rien : { $key ->
    [none] un mauvais coup est annulé.
   *[other] un mauvais coup est annulé, et { $key } donne un indice.
}
course-algorithms = Comment joue l'ordinateur
course-algorithms-about = Comment un ordinateur choisit son coup : un petit arbre, pas à pas, puis celui d'une partie entière.
course-count = { $done } sur { $lessons } faites
course-step = Étape { $step } sur { $steps }
course-done = Bravo !
course-next = Entrée : étape suivante.
course-finished = C'était la dernière leçon. Entrée ramène à la liste.
course-go-on = C'est juste. Continuez.
course-shown = Essayez { $move }.
course-store = votre grenier
course-store-opponent = le grenier adverse
error-progress-file-failed = Votre progression : { $what }
progress-damaged = le fichier était endommagé et s'appelle maintenant { $file } ; un nouveau a été créé.
progress-later = { $file } vient d'une version plus récente et n'a pas été modifié.

key-choose-lesson = leçon
key-continue-to-next = suivant
key-try-again = réessayer
key-show-hint = indice
key-skip-to-next = passer
key-go-to-previous = reculer

help-hint = un indice ; une deuxième fois : davantage
help-scroll-text = faire défiler le texte

## Ce qu'il faut faire

goal-any = Choisissez une case et semez ses graines.
goal-last-in = Faites tomber votre dernière graine dans la case { $pit }.
goal-last-in-store = Faites tomber votre dernière graine dans votre grenier.
goal-round = Jouez une case dont les graines font le tour complet.
goal-capture = { $seeds ->
    [one] Prenez { $seeds } graine.
   *[other] Prenez { $seeds } graines.
}
goal-forgo = Jouez le coup qui prendrait tout.
goal-end = Terminez la partie en gagnant.
goal-end-store = Gagnez la partie avec ce coup.
goal-end-repetition = Répétez une position déjà vue.
goal-leave-lost = Laissez l'adversaire en position perdante.

goal-hint-any = Choisissez une case avec les flèches : le plateau montre ce que ferait son coup. Entrée pour jouer.
goal-hint-last-in = À partir d'une case, avancez d'une case par graine : c'est là que tombe la dernière.
goal-hint-round = Cherchez la case la plus remplie.
goal-hint-capture = Cherchez une case dont la dernière graine tombe en face et y fait deux ou trois.
goal-hint-forgo = Cherchez le coup qui ne laisserait plus aucune graine à l'adversaire.
goal-hint-no-move = Jouez de sorte qu'au tour suivant aucune de vos cases n'atteigne la rangée adverse.
goal-hint-repetition = Parmi les cases *A*, *C*, *E*, *a*, *c* et *e*, une seule est vide. Remplissez-la.
goal-hint-leave-lost = Quels nombres font perdre celui qui doit prendre ? Le premier est 1.

miss-last-elsewhere = La dernière graine tombe dans { $last }, pas dans { $wanted }. Entrée annule le coup.
miss-too-short = { $seeds ->
    [one] { $seeds } graine ne fait
   *[other] { $seeds } graines ne font
} pas un tour complet : il en faut { $needed }. Entrée annule le coup.
miss-captured = { $seeds ->
    [0] Ce coup ne prend rien ; il faut en prendre { $wanted }.
    [one] Ce coup prend { $seeds } graine, et non { $wanted }.
   *[other] Ce coup prend { $seeds } graines, et non { $wanted }.
} Entrée annule le coup.
miss-no-slam = L'adversaire garde encore des graines. Entrée annule le coup.
miss-goes-on = La partie continue après ce coup. Entrée annule le coup.
miss-ends-otherwise = La partie se termine, mais pas de la bonne façon. Entrée annule le coup.
miss-gives-away = Il en reste { $left } : l'adversaire en prend { $take } et gagne. Entrée annule le coup.
miss-took-last = C'était la dernière allumette : vous perdez. Entrée annule le coup.

## Semer

course-sowing = Semer
course-sow-first = { $win_at ->
    [0] Celui qui réunit le plus de graines gagne.
   *[other] Le premier à réunir { $win_at } des { $total } graines gagne.
}{" "}Votre rangée est en bas : *A* à *F*. Pour jouer, prenez toutes les graines d'une case et semez-les une à une, vers la droite et autour du plateau.
course-sow-first-done = On sème vers la droite, puis, après *F*, le long de l'autre rangée : une graine par case. La case choisie est vide. Ce serait maintenant à Nord de jouer.
course-sow-across = On sème vers la droite le long de votre rangée, puis vers la gauche le long de celle de Nord. Ses cases portent des minuscules : *a*, *b*, *c*. Les graines des greniers, aux deux bouts, sont hors jeu.
course-sow-across-done = La dernière graine avance d'autant de cases que la vôtre contenait de graines. Savoir compter, c'est la moitié du jeu.
course-sow-store = Dans ce jeu, on sème aussi une graine dans chaque grenier au passage.
course-sow-store-done = Cette graine est à vous pour de bon. Mais une dernière graine au grenier ne prend rien et ne permet pas de rejouer.

## Le tour

course-laps = Le tour complet
course-lap-round = Une case très remplie fait un tour complet du plateau. Regardez ce qui se passe quand on repasse par la case de départ.
course-lap-round-done = Elle a été sautée : la case de départ reste vide, aussi loin qu'aillent ses graines.

## Prendre

course-capturing = Prendre
course-capture-two = Si votre dernière graine tombe dans une case adverse et y fait deux, vous prenez les deux. *D* et *E* atteignent l'autre rangée. Laquelle fait deux ?
course-capture-two-done = Les deux graines sont dans votre grenier. L'autre coup aurait fait quatre : il ne prendrait rien.
course-capture-three = On prend aussi trois graines : votre dernière graine tombe sur deux autres.
course-capture-three-done = Deux ou trois, jamais une, jamais quatre ou plus. Les cases d'une ou deux graines sont en danger : les vôtres aussi.
course-lap-capture = Votre case la plus remplie fait tout le tour. En chemin, elle met une graine dans une case vide de l'adversaire ; sa dernière graine y fait deux.
course-lap-capture-done = La case vide a reçu une graine au premier tour, et la dernière au second : deux graines, prises.

## La chaîne

course-chain = La chaîne
course-chain-whole = Après une prise, regardez la case précédente. Si elle est aussi à l'adversaire et contient deux ou trois graines, vous les prenez également, et ainsi de suite en reculant.
course-chain-whole-done = Trois, puis deux : une chaîne. Elle s'arrête à la première case qui n'a ni deux ni trois graines, et au bout de la rangée.
course-chain-broken = Ici, deux coups prennent. L'une des chaînes s'arrête tout de suite, car la case précédente est trop remplie. Trouvez la plus longue.
course-chain-broken-done = La chaîne recule depuis la dernière graine, sans interruption. Une case bien remplie au milieu protège toutes celles qui la précèdent.

## Tout prendre

course-slam = Tout prendre
course-slam-nothing = Nord n'a plus que deux cases garnies. Un de vos coups prendrait toutes ses graines : un grand chelem. Essayez-le, et voyez ce qui se passe dans ce jeu.
course-slam-nothing-done = Le coup est autorisé, mais ne prend rien : l'adversaire doit garder de quoi jouer.
course-slam-instead = La même position. Cette fois, ne prenez qu'une partie des graines : il en reste à Nord, donc la prise compte.
course-slam-instead-done = Une prise plus petite compte ; tout prendre ne rapporte rien.
course-slam-illegal = Nord n'a plus que deux cases garnies. Prendre toutes les graines de l'adversaire, un grand chelem, est interdit dans ce jeu. Essayez, si vous voulez.
course-slam-illegal-done = Une prise plus petite est autorisée ; tout prendre est interdit.

## Nourrir

course-feeding = Nourrir
course-feed-required = Nord n'a plus de graines : ici, il faut le nourrir. Essayez un coup qui ne lui en donne pas : vous verrez pourquoi il est refusé.
course-feed-required-done = Vous avez nourri Nord. Si aucun coup n'atteignait l'autre rangée, la partie serait finie.
course-feed-free = Nord n'a plus de graines. Dans ce jeu, rien n'oblige à le nourrir. S'il ne peut pas jouer, la partie est finie et vous prenez les graines de votre rangée.
course-feed-free-done = Nord ne pouvait pas jouer : la partie est finie, et votre rangée est à vous. Dans ce jeu, affamer l'adversaire est une façon de gagner.

## La fin

course-ending = La fin de la partie
course-end-store = { $win_at ->
    [one] Le premier qui atteint { $win_at } graine gagne immédiatement,
   *[other] Le premier qui atteint { $win_at } graines gagne immédiatement,
} quoi que contiennent les cases. Il vous en manque peu. Une prise suffit, l'autre non.
course-end-store-done = Vous avez gagné immédiatement. Les graines encore dans les cases ne comptent pas.
course-end-few = { $stop_at ->
    [one] Quand il reste { $stop_at } graine ou aucune dans les cases,
   *[other] Quand il reste { $stop_at } graines ou moins dans les cases,
} la partie est finie, et elles ne comptent pas. Vous menez : terminez la partie.
course-end-few-done = Les graines restantes ne comptent pas. Si vous menez, terminez vite ; si vous êtes en retard, gardez des graines sur le plateau.
course-end-stuck = Nord a une graine, qui passera chez vous au coup suivant. Si vous ne pouvez pas alors le nourrir, vous n'avez aucun coup autorisé et la partie est finie.
course-end-stuck-own-rows = Vous ne pouviez pas nourrir Nord : la partie est finie. Chacun prend les graines de sa rangée, et la vôtre était pleine.
course-end-stuck-mover = Vous ne pouviez pas nourrir Nord : la partie est finie. Dans ce jeu, celui dont c'est le tour prend toutes les graines du plateau.
course-end-repeated = Six graines isolées tournent en rond, et personne ne peut prendre. Au départ, elles étaient dans *A*, *C*, *E*, *a*, *c* et *e*. Ramenez-les toutes dans ces cases : la partie sera alors finie.
course-end-repeated-own-rows = Cette position s'était déjà présentée : la partie est finie, et chacun prend les graines de sa rangée. Sans cette règle, elle n'aurait pas de fin.
course-end-repeated-shared = Cette position s'était déjà présentée : la partie est finie, et les graines encore dans les cases ne comptent pas. Sans cette règle, elle n'aurait pas de fin.

## Les allumettes

course-last = La dernière allumette
course-rule = La règle
course-take-first = { $left ->
    [one] Il y a { $left } allumette sur la table.
   *[other] Il y a { $left } allumettes sur la table.
} Prenez-en de 1 à { $max } ; ce sera ensuite à Nord. Choisissez combien avec les flèches ; Entrée pour les prendre.
course-take-first-done = Chacun joue ainsi à son tour. Celui qui prend la dernière allumette perd.
course-take-last = Il en reste peu. Celui qui prend la dernière perd : laissez-la à Nord.
course-take-last-done = Nord a dû prendre la dernière. Celui qui doit prendre quand il n'en reste qu'une a perdu.
course-take-rule = Une seule allumette fait perdre celui qui doit prendre. { $lost } aussi : quoi qu'il prenne, l'autre peut en laisser 1. Laissez-en { $lost }, puis 1.
course-take-rule-done = Quoi que Nord ait pris, vous avez complété à { $round }. Ainsi, { $lost } mène à 1, et { $lost_too } mène à { $lost }.
course-take-game = Maintenant avec plus d'allumettes : 1, { $lost }, { $lost_too } et ainsi de suite, de { $round } en { $round }, font perdre celui qui doit prendre.
course-take-game-done = Voilà tout le secret : laisser un de plus qu'un multiple de { $round }. Le premier qui y arrive ne peut plus être battu.
