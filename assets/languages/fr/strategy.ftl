### Le cours pour bien jouer : chapitres, positions expliquées, énoncés des exercices.

course-strategy = Bien jouer
strategy-title = Bien jouer
strategy-about = Chaque chapitre explique une idée en trois positions, puis propose quelques exercices. Tout coup aussi bon que le meilleur est juste. Un exercice réussi du premier coup rapporte le plus d'étoiles.
strategy-none-stores = Ce jeu n'a pas de chapitres. Leurs positions viennent de jeux où l'on ne sème pas dans les greniers. Ici, chaque grenier reçoit aussi une graine : les semis finissent ailleurs, et les explications seraient fausses. Les chapitres de l'oware montrent les idées ; l'entraînement au semis suit les règles de ce jeu.
strategy-none-own = Il n'y a pas de chapitres pour vos propres règles : ils n'ont été vérifiés qu'avec les variantes du programme. L'entraînement au semis suit vos règles.
strategy-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} sur { $total }
strategy-place = Position { $number } sur { $total }
strategy-exercise = Exercice { $number } sur { $total }
# Après un signe par exercice.
strategy-exercises-done = réussis : { $done } sur { $total }
strategy-show = Regardez le plateau, puis Entrée : le coup est joué.
strategy-next = Entrée : la suite.
strategy-right-only = Juste : { $move } est ici le seul bon coup, c'est prouvé.
strategy-right-alone = Juste : d'après l'estimation, { $move } est ici le meilleur coup.
strategy-right-best = Juste : { $move } est le meilleur coup.
strategy-right-too = Juste : { $move } vaut le meilleur coup, pour autant que le moteur puisse en juger.
strategy-also = Également justes : { $moves }.
strategy-does = Le coup { $move } { $why }.
strategy-wrong = Le coup { $move } { $gift }.
# Deux nombres de graines. Le mauvais coup prend moins que le meilleur.
strategy-takes = La case { $move } prend { $taken } ; la case { $best } prend { $most }.
strategy-answer = Nord répond par la case { $move }.
strategy-answer-does = Le coup { $move } de Nord { $why }.
strategy-hint-does = Cherchez le coup qui { $why }.
strategy-hint-quiet = Cherchez un coup tranquille : le bon ne prend rien tout de suite.
strategy-hint-move = Essayez { $move }.
strategy-done = C'était le chapitre « { $chapter } ».
strategy-count = Réussis du premier coup : { $clean } sur { $total }.
strategy-count-help = Réussis avec de l'aide : { $helped }.
strategy-stars-how = Trois étoiles : tous du premier coup. Deux : la plupart. Une : tous réussis.
strategy-play = À battre : { $player }
strategy-beaten = À battre de nouveau : { $player } (déjà fait)
strategy-go-on = Chapitre suivant : { $chapter }
strategy-again = Refaire les exercices
strategy-to-list = Revenir aux chapitres
course-lead-on = Fin des règles. Entrée : passer à « Bien jouer ».

key-choose-chapter = chapitre
key-show-explained-move = montrer

## La portée d'une case

strategy-reach = La portée d'une case
strategy-reach-task = Trouvez la meilleure prise. Comptez chacune de vos cases une fois : chaque graine avance d'une case.
strategy-reach-1 = Chaque graine avance d'une case : les quatre graines de *C* vont en *D*, *E*, *F* et dans la case *a*. Il y en a deux dans cette case, la dernière en fait donc trois. Ne comptez pas graine par graine : quatre cases après *C*, c'est la case *a*.
strategy-reach-2 = Six graines finissent toujours dans la case de même lettre : *C* atteint *c*. Avec cinq, c'est la case d'avant ; avec sept, celle d'après. La plupart des cases se lisent ainsi d'un coup d'œil.
strategy-reach-3 = Commencez par la fin : quelle case voudriez-vous toucher ? La case *e* contient une graine et se trouve dix cases après *A*, et *A* a dix graines. Avec *e* tombent aussi *d* et *c*.

## Les menaces

strategy-threats = Menace et double menace
strategy-threats-task = Il n'y a rien à prendre pour l'instant. Créez une menace qui rapporte.
strategy-threats-1 = Rien ne peut être pris. *D* donne à *E* sa deuxième graine et à la case *a* sa première : désormais *E* l'atteint et y ferait deux. Un coup tranquille a créé une menace.
strategy-threats-2 = Les graines isolées sont des cibles. *C* en met une dans chaque case de Nord, et ensuite *E* et *F* finissent parmi elles : *E* prendrait les cases *b* et *a*, *F* les cases *d*, *c*, *b* et *a*.
strategy-threats-3 = Une double menace : *C* remplit *D*, *E* et *F*. Ensuite *E* prendrait en *c*, et *F* dans la case *a*. Nord n'a qu'un coup contre deux menaces.

## Les défenses

strategy-defence = Cinq défenses
strategy-defence-task = Nord menace vos graines. Trouvez la défense.
strategy-defence-1 = Première défense : partir. Avec sa dernière graine, la case *f* de Nord ferait trois en *B* et les prendrait. *B* s'en va : il n'y a plus rien à prendre.
strategy-defence-2 = Deuxième défense : remplir la case. Les cases *d* et *e* finissent toutes deux en *C* et y feraient trois. *A* ajoute une graine en *C* : elles y feraient quatre, et quatre ne se prennent pas.
strategy-defence-3 = Troisième défense : fausser le compte. La case *c* finirait en *B* et prendrait *B* et *A*. *F* va jusqu'en *d* et laisse au passage une graine en *c* : *c* va maintenant trop loin. La quatrième est de prendre l'attaquant, la cinquième de ne lui laisser qu'une prise de toutes vos graines, qui ne rapporte rien.

## La grande case

strategy-big-pit = La grande case
strategy-big-pit-task = Une de vos cases fait un tour complet. Est-ce le moment ?
strategy-big-pit-1 = Douze graines font un tour en sautant leur propre case : chaque autre case en reçoit une, et *C*, où tombe la dernière de *B*, une deuxième. *A*, que la case *e* menaçait, contient maintenant trois graines.
strategy-big-pit-2 = Au-delà de douze, les premières cases de Nord reçoivent deux graines. *F* en a quatorze : les graines isolées des cases *a*, *b* et *c* passent à trois, et les neuf sont prises. Graines isolées et cases vides en face : voilà ce qu'attend une grande case.
strategy-big-pit-3 = *E* a dix-sept graines. En deux tours, elle en donne deux à chaque case de *a* à *e* et finit en *e* : cinq cases d'une chaîne, douze graines. La case *f* en garde une : ce n'est donc pas un grand chelem.

## Prendre ou attendre

strategy-patience = Quand prendre, quand attendre
strategy-patience-task = Il y a quelque chose à prendre. Tout de suite, ou y a-t-il mieux ?
strategy-patience-1 = *F* pourrait prendre six graines, mais la case *f* de Nord en prendrait alors huit en *C*, *B* et *A*. *B* joue d'abord : Nord n'a rien à prendre, et les six graines restent menacées.
strategy-patience-2 = *F* pourrait prendre deux graines dans la case *a*. Alors la case *e* de Nord en prendrait quatre en *B* et *A*. Déplacez d'abord la graine isolée de *B* ; *F* menace toujours la case *a*.
strategy-patience-3 = Ici, il faut prendre tout de suite. Quoi que vous jouiez, la case *f* de Nord prend en *A* ; prenez donc les deux graines de la case *b* tant qu'elles y sont.

## Le côté droit

strategy-right-side = Vider le côté droit
strategy-right-side-task = Rien ne presse. Regardez d'abord votre côté droit : *E* et *F*.
strategy-right-side-1 = Quelques graines en *F* se donnent sans dommage : elles vont dans les cases *a* et *b*, et rien chez vous ne peut être pris. La case *b* a maintenant une graine de trop pour toucher *A*. La case *C*, bien remplie, reste chez vous.
strategy-right-side-2 = *E* avance en *F*. Désormais *F* finit en *b* et menace deux graines, et Nord ne peut rien prendre. La grande case *D* attend que le moment soit bon.
strategy-right-side-3 = *E* sème en *F* et dans la case *a*. Ensuite, rien chez vous ne peut être pris. Les petites cases de droite sont des coups qui coûtent peu ; on garde les grandes.

## Tempo et nourrir

strategy-tempo = Le tempo et l'art de nourrir
strategy-tempo-task = Un camp manque de coups. Trouvez le coup qui en profite.
strategy-tempo-1 = Nord n'a plus de graines : il faut le nourrir. *F* n'en donne qu'une, dans la case *a* : c'est le plus petit repas possible, et vos autres cases gardent les leurs.
strategy-tempo-2 = Nord ne peut jouer que *f*, dont les deux graines finissent en *B*. *B* s'écarte : Nord doit donner ses deux graines et ne prend rien.
strategy-tempo-3 = Il ne reste à Nord qu'une case garnie. Comptez les coups qui ne lui donnent rien : *C* met ses deux graines dans votre rangée. *E* et *F* gardent les leurs pour plus tard.

## La finale

strategy-endgame = Peu de graines
strategy-endgame-task = Il reste peu de graines. Comptez jusqu'à la fin.
strategy-endgame-1 = Avec huit graines sur le plateau, trois comptent beaucoup : *E* les prend en *c*. Il reste à Nord deux graines isolées.
strategy-endgame-2 = La case *e* de Nord atteint *B*. Une graine isolée y serait prise : *A* ne doit pas jouer. *D* joue un coup d'attente ; *E* et *F* gardent leur chemin vers l'autre côté.
strategy-endgame-3 = Vous menez 23 à 16. La sécurité avant tout : la case *f* prendrait deux graines en *B*. *B* avance en *C*, où ne finit aucune case de Nord.

## L'ouverture

strategy-opening = Les dix premiers coups
strategy-opening-task = Une position des dix premiers coups d'une partie. Trouvez un bon coup.
strategy-opening-1 = Les premières prises sont petites, mais comptent. Sept graines vont une case après celle de même lettre : *E* atteint *f*, où se trouvent deux graines.
strategy-opening-2 = Deux prises s'offrent. *B* prend deux graines en *c* ; *C* va une case plus loin et en prend quatre en *d* et *c*. Cherchez la deuxième case d'une chaîne avant de jouer.
strategy-opening-3 = La case *f* a deux graines et finit dans votre case *B*, vide : un coup de *A* y mettrait une graine isolée, bonne à prendre. *C* prend deux graines en *c* et laisse *B* vide.
