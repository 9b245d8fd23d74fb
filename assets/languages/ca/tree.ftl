### Veure els algorismes: l'arbre que recorren minimax o alfa-beta.

tree-title = Algorismes en acció
tree-nodes = L'arbre
tree-counts = Posicions vistes
tree-minimax = minimax
tree-alphabeta = alfa-beta
tree-alphabeta-ordered = alfa-beta, ordenat
tree-deepening = aprof. iteratiu
tree-deepening-table = aprof. iteratiu, taula
tree-count-ordered = captures abans
tree-count-ordered-matches = els més grans
tree-column-value = valor
tree-column-window = finestra
tree-interval = [{ $alpha }; { $beta }]
tree-root = aquí
tree-cut = podat
tree-won = guanya
tree-lost = perd
tree-share = { $percent } %
tree-guide-position = Sud pot jugar *B* o *E*. Quina és millor? L'ordinador les prova totes dues sense tocar el tauler i dibuixa un arbre. L'arrel és la posició «{ tree-root }».
tree-guide-moves = Cada jugada de Sud és una branca. *E* captura 2 llavors de seguida; *B*, cap. És millor *E*, doncs? L'ordinador mira una jugada més enllà.
tree-guide-answers = Sota cada jugada hi ha les respostes de Nord. El nombre diu quin avantatge té aleshores Sud. Després d'*E*, *f* captura 3 llavors: 2 - 3 = -1.
tree-guide-lowest = Nord juga el que és pitjor per a Sud. Per això una jugada val el nombre més baix que té a sota: *B* 0, *E* -1.
tree-guide-highest = Sud tria el més alt d'aquests nombres, 0. Així els valors pugen fins a l'arrel, i l'ordinador juga *B*. Els arbres de debò només són més grans.
tree-turn-highest = Torn de { $side }: tria el valor més alt.
tree-turn-lowest = Torn de { $side }: tria el valor més baix.
tree-all-values = Valors per a { $side }, en llavors, fins on veu aquest arbre. Els valors de les partides arriben més lluny i són per al teu bàndol (o { south }).
tree-all-results = Valors per a { $side }: guanya, perd, o 0 si la cerca no arriba a veure-ho.
tree-horizon = La profunditat s'acaba aquí: avaluació estàtica ({ $evaluation }).
tree-horizon-open = La profunditat s'acaba aquí: encara no es veu qui guanya.
tree-end = La partida s'acaba aquí.
tree-window = Explorat amb la finestra de { $alpha } a { $beta }.
tree-value = Val { $value }.
tree-at-least = Val { $value } o més.
tree-at-most = Val { $value } o menys.
# El bàndol que guanya, i el que juga a l'arrel.
tree-result = Guanya { $side }.
tree-result-at-least = Guanya { $side }, o és millor per a { $root }.
tree-result-at-most = Guanya { $side }, o és pitjor per a { $root }.
# { $other } és el bàndol que no deixarà que s'hi arribi; té assegurat { $bound } amb la jugada { $with }.
tree-cut-because = Podat: { $moves }. El valor arriba a beta, { $bound }: { $other } ja ho té amb { $with }, i no permetrà aquesta posició.
tree-cut-because-lowest = Podat: { $moves }. El valor arriba a alfa, { $bound }: { $other } ja ho té amb { $with }, i no permetrà aquesta posició.
tree-not-looked-at = No s'explora mai, per la jugada anterior:
tree-move-at-root = { $move } des d'aquí
tree-move-after = { $move } després de { $moves }

## La pel·lícula

tree-film = Ja explorat
tree-film-runs = animació · { $speed } { $steps ->
    [one] pas/s
   *[other] passos/s
}
tree-film-paused = animació · en pausa
tree-film-steps = passos
tree-film-positions = posicions / avaluades
tree-film-cuts = podes / jugades podades
tree-film-start = Encara no s'ha explorat res: qualsevol valor és possible.
tree-film-enter = S'explora { $moves }.
tree-film-enter-window = S'explora { $moves }, amb la finestra de { $alpha } a { $beta }.
tree-film-best = { $side } ha trobat el millor fins ara: { $value }.
tree-film-alpha = { $side } ha trobat una cosa millor: alfa puja a { $value }.
tree-film-beta = { $side } ha trobat una cosa millor: beta baixa a { $value }.
tree-film-outside = El millor de { $side } aquí és { $value }, que no canvia la finestra.
tree-film-nothing = { $side } ja té { $value } aquí: no canvia res.
tree-film-end = La cerca s'ha acabat.

## Aprofundiment iteratiu

tree-legend = = de la taula  ^ la millor abans
tree-column-depth = prof.
tree-column-without = sense
tree-column-with = taula
tree-column-hits = encerts
tree-hit-exact = És a la taula, amb la mateixa profunditat: es pren el seu valor.
tree-hit-at-least = És a la taula, amb la mateixa profunditat: una fita inferior que arriba a beta.
tree-hit-at-most = És a la taula, amb la mateixa profunditat: una fita superior que no passa d'alfa.
tree-film-remembered = Era la millor jugada abans.
tree-deepening-start = Mitja jugada més de profunditat. { $move } era la millor abans: s'explora primer.
tree-deepening-end = Profunditat { $depth } acabada. Posicions: { $without } sense la taula, { $with } amb ella. Encerts: { $hits }.

## Predir

tree-predict-score = encerts: { $right } de { $given }
tree-predict-cut = { $side } té aquí { $value } amb { $move }. Queden podades les altres jugades: { $moves }?
tree-predict-choice = Aquí s'han explorat totes les jugades ({ $place }). Quina tria { $side }?
tree-predict-yes = sí
tree-predict-no = no
tree-predict-right = Correcte.
tree-predict-wrong = No.
tree-predict-end = La cerca s'ha acabat. Encerts: { $right } de { $given }.

## Cerca en arbre de Monte Carlo

tree-column-visits = visites
tree-column-mean = mitjana
tree-column-bound = fita
tree-growth-start = Encara no hi ha simulacions. Cadascuna afegeix una posició a l'arbre i actualitza les de sobre.
tree-growth-chance = Simulació { $number }: { $moves }, i després a l'atzar fins al final. Dona { $points } a { $side }, que ha fet l'última d'aquestes jugades.
tree-growth-captures = Simulació { $number }: { $moves }, i després fins al final, amb captures primer. Dona { $points } a { $side }, que ha fet l'última d'aquestes jugades.
tree-growth-evaluation = Visita { $number }: { $moves }. Segons l'avaluació, dona { $points } a { $side }, que ha fet l'última d'aquestes jugades.
tree-growth-bound = Ara se segueix la fita més alta: mitjana + { $constant } · sqrt(ln visites del pare / visites).
tree-growth-playouts = simulacions
tree-growth-nodes = posicions a l'arbre
tree-growth-played = posicions jugades

key-show-search-tree = arbre
key-unfold-node = obre
key-change-algorithm = algorisme
key-change-search-depth = prof.
key-change-evaluation = avaluació
key-start-film = anima
key-show-principal-variation = variant
key-export-picture = imatge
key-run-film = engega
key-step-through-film = pas
key-go-to-next-cutoff = poda
key-start-predicting = prediu
key-stop-predicting = para
key-change-playout-kind = simula

help-tree = Algorismes en acció
help-see-tree = mira l'arbre de minimax i alfa-beta des d'aquí
help-unfold = obre, tanca o puja al node pare
help-principal = obre la variant principal: el millor joc dels dos bàndols
help-algorithm = un altre algorisme: minimax, alfa-beta, aprofundiment, Monte Carlo
help-depth = cerca més profunda, menys profunda
help-film-start = la cerca animada, pas a pas
help-export-tree = desa l'arbre per compartir-lo: SVG, Graphviz, text i animació
help-evaluation = avalua per llavors, també per jugades o per amenaces
help-film = La cerca animada
help-film-step = un pas enrere, un pas endavant; Monte Carlo: una simulació; → també continua sense respondre
help-film-run = engega o atura; Retorn també respon una pregunta
help-film-speed = més ràpid, més lent
help-film-leap = aprofundiment: una profunditat menys o més; Monte Carlo: cent simulacions
help-predict = prediu podes i eleccions, o deixa de predir
help-export-film = desa aquest pas i l'animació: SVG, Graphviz, text, GIF, gravació
help-predict-choose = tria una resposta; sense pregunta, ↓ va fins a la poda següent, o l'encert de la taula
help-predict-number = respon amb el seu número
help-growth-leaf = Monte Carlo: simulacions a l'atzar, captures primer o una avaluació

## awale compare

compare-depth = prof.
compare-move = jugada
compare-value = valor
compare-matches-position = els llumins no tenen posicions inicials; treu --position
compare-over = la partida s'ha acabat en aquesta posició: no hi ha res per explorar

## awale tree

exercise-root = l'arrel
exercise-max = max
exercise-min = min
exercise-turn-highest = { $side } tria el valor més alt.
exercise-turn-lowest = { $side } tria el valor més baix.
exercise-leaf = Una fulla: el seu valor ja és donat.
exercise-cut-beta = Podat: { $moves }. El valor arriba a beta, { $bound }: { $other } ja ho té en un altre lloc, i no vindrà aquí.
exercise-cut-alpha = Podat: { $moves }. El valor arriba a alfa, { $bound }: { $other } ja ho té en un altre lloc, i no vindrà aquí.
exercise-left = { $place }: { $worth }
exercise-counts = Posicions explorades: { $positions } de { $all }. Podes: { $cutoffs }. Branques podades: { $moves }.
exercise-no-step = no hi ha cap pas { $step }; l'últim és el { $steps }
exercise-line = línia { $line }: { $problem }
exercise-nothing = no hi ha cap arbre; escriu-ne un com ((3 12 8) (2 4 6) (14 5 2))
exercise-no-branches = un arbre comença amb un parèntesi, com ((3 12 8) (2 4 6) (14 5 2))
exercise-behind = «{ $text }» ve després del final de l'arbre
exercise-open = falta tancar un parèntesi
exercise-empty = hi ha parèntesis buits; escriu-hi almenys un valor
exercise-no-value = «{ $text }» no és un valor; els valors són nombres enters de -{ $most } a { $most }
exercise-branches = més de { $most } branques en una posició
exercise-nodes = més de { $most } posicions
exercise-plies = més de { $most } nivells de parèntesis
