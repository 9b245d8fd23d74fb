### Vedere gli algoritmi: l'albero percorso da minimax o alfa-beta.

tree-title = Algoritmi all'opera
tree-nodes = L'albero
tree-counts = Posizioni esplorate
tree-minimax = minimax
tree-alphabeta = alfa-beta
tree-alphabeta-ordered = alfa-beta, ordinato
tree-deepening = approf. iterativo
tree-deepening-table = approf. iterativo, tabella
tree-count-ordered = catture prima
tree-count-ordered-matches = più alti prima
tree-column-value = valore
tree-column-window = finestra
tree-interval = [{ $alpha }; { $beta }]
tree-root = qui
tree-cut = taglio
tree-won = vinta
tree-lost = persa
tree-share = { $percent }%
tree-guide-position = Sud può giocare *B* o *E*. Qual è la migliore? Il computer le prova entrambe senza toccare il tavoliere e disegna un albero. La radice è la posizione «{ tree-root }».
tree-guide-moves = Ogni mossa di Sud è un ramo. *E* cattura subito 2 semi, *B* nessuno. Allora *E* è migliore? Il computer guarda una mossa più avanti.
tree-guide-answers = Sotto ogni mossa ci sono le risposte di Nord. Il numero dice di quanto Sud è poi in vantaggio. Dopo *E*, *f* cattura 3 semi: 2 - 3 = -1.
tree-guide-lowest = Nord gioca ciò che è peggio per Sud. Perciò una mossa vale il numero più basso che ha sotto: *B* 0, *E* -1.
tree-guide-highest = Sud sceglie il più alto di questi numeri, 0. Così i valori risalgono fino alla radice, e il computer gioca *B*. Gli alberi veri sono solo più grandi.
tree-turn-highest = Muove { $side }: sceglie il valore più alto.
tree-turn-lowest = Muove { $side }: sceglie il valore più basso.
tree-all-values = Valori per { $side }, in semi, fin dove vede questo albero. I valori delle partite vedono più lontano e valgono per il tuo lato (o { south }).
tree-all-results = Valori per { $side }: vinta, persa, o 0 se la ricerca non arriva a vederlo.
tree-horizon = Qui finisce la profondità: valutazione statica ({ $evaluation }).
tree-horizon-open = Qui finisce la profondità: non si vede ancora chi vince.
tree-end = Fine della partita.
tree-window = Esplorata con finestra da { $alpha } a { $beta }.
tree-value = Vale { $value }.
tree-at-least = Vale { $value } o più.
tree-at-most = Vale { $value } o meno.
# Chi vince, e chi muove alla radice.
tree-result = Vince { $side }.
tree-result-at-least = Vince { $side }, o è meglio per { $root }.
tree-result-at-most = Vince { $side }, o è peggio per { $root }.
tree-cut-because = Taglio: { $moves }. Il valore raggiunge beta, { $bound }. { $other } lo ha già con { $with }, e non permetterà questa posizione.
tree-cut-because-lowest = Taglio: { $moves }. Il valore raggiunge alfa, { $bound }. { $other } lo ha già con { $with }, e non permetterà questa posizione.
tree-not-looked-at = Mai esplorata, per via della mossa precedente:
tree-move-at-root = { $move } da qui
tree-move-after = { $move } dopo { $moves }

# Il film

tree-film = Già esplorato
tree-film-runs = animazione · { $speed } { $steps ->
    [one] passo/s
   *[other] passi/s
}
tree-film-paused = animazione · in pausa
tree-film-steps = passi
tree-film-positions = posizioni / valutate
tree-film-cuts = tagli / mosse tagliate
tree-film-start = Nulla è ancora esplorato: ogni valore è possibile.
tree-film-enter = Si esplora { $moves }.
tree-film-enter-window = Si esplora { $moves }, con la finestra da { $alpha } a { $beta }.
tree-film-best = Il meglio trovato finora da { $side }: { $value }.
tree-film-alpha = { $side } ha trovato di meglio: alfa sale a { $value }.
tree-film-beta = { $side } ha trovato di meglio: beta scende a { $value }.
tree-film-outside = Qui il meglio di { $side } è { $value }, che lascia la finestra com'è.
tree-film-nothing = { $side } ha già { $value } qui: non cambia nulla.
tree-film-end = La ricerca è finita.

# Approfondimento iterativo

tree-legend = = da tabella  ^ migliore prima
tree-column-depth = prof.
tree-column-without = senza
tree-column-with = tabella
tree-column-hits = trovate
tree-hit-exact = Nella tabella, esplorata quanto qui: vale il suo valore.
tree-hit-at-least = Nella tabella, esplorata quanto qui: un limite inferiore che raggiunge beta.
tree-hit-at-most = Nella tabella, esplorata quanto qui: un limite superiore che non supera alfa.
tree-film-remembered = Prima era la mossa migliore.
tree-deepening-start = Una semimossa più a fondo. { $move } era la migliore, quindi si esplora per prima.
tree-deepening-end = Profondità { $depth } finita. Posizioni: { $without } senza tabella, { $with } con tabella. Trovate: { $hits }.

# Prevedere

tree-predict-score = giuste: { $right } su { $given }
tree-predict-cut = Qui { $side } ha ora { $value } con { $move }. Le altre mosse si tagliano: { $moves }?
tree-predict-choice = Qui tutte le mosse sono esplorate ({ $place }). Quale sceglie { $side }?
tree-predict-yes = sì
tree-predict-no = no
tree-predict-right = Giusto.
tree-predict-wrong = No.
tree-predict-end = La ricerca è finita. Risposte giuste: { $right } su { $given }.

# Ricerca ad albero Monte Carlo

tree-column-visits = visite
tree-column-mean = media
tree-column-bound = limite
tree-growth-start = Ancora nessuna simulazione. Ognuna aggiunge una posizione all'albero e aggiorna quelle sopra.
tree-growth-chance = Simulazione { $number }: { $moves }, poi a caso fino alla fine. Vale { $points } per { $side }, che ha giocato l'ultima di queste mosse.
tree-growth-captures = Simulazione { $number }: { $moves }, poi fino alla fine, prima le catture. Vale { $points } per { $side }, che ha giocato l'ultima di queste mosse.
tree-growth-evaluation = Visita { $number }: { $moves }. Secondo la valutazione vale { $points } per { $side }, che ha giocato l'ultima di queste mosse.
tree-growth-bound = Ora si segue il limite più alto: media + { $constant } · sqrt(ln visite del padre / visite).
tree-growth-playouts = simulazioni
tree-growth-nodes = posizioni nell'albero
tree-growth-played = posizioni giocate

key-show-search-tree = albero
key-unfold-node = espandi
key-change-algorithm = algoritmo
key-change-search-depth = prof.
key-change-evaluation = valuta
key-start-film = animazione
key-show-principal-variation = variante
key-export-picture = immagine
key-run-film = avvia
key-step-through-film = passo
key-go-to-next-cutoff = taglio
key-start-predicting = prevedi
key-stop-predicting = smetti
key-change-playout-kind = simula

help-tree = Algoritmi all'opera
help-see-tree = vedere l'albero che minimax e alfa-beta esplorano da qui
help-unfold = espandere, chiudere, o risalire al nodo padre
help-principal = espandere la variante principale: il miglior gioco dei due
help-algorithm = un altro algoritmo: minimax, alfa-beta, approfondimento, Monte Carlo
help-depth = cercare più a fondo, meno a fondo
help-film-start = la ricerca animata, passo passo
help-export-tree = scrivere l'albero da condividere: SVG, Graphviz, testo e animazione
help-evaluation = valutare per semi, anche per mosse, o per minacce

help-film = La ricerca animata
help-film-step = un passo indietro o avanti; Monte Carlo: una simulazione; → continua anche senza risposta
help-film-run = avviare, o fermare; Invio risponde anche a una domanda
help-film-speed = più veloce, più lento
help-film-leap = approfondimento: una profondità indietro o avanti; Monte Carlo: cento simulazioni
help-predict = prevedere tagli e scelte, o smettere
help-export-film = scrivere questo passo e l'animazione: SVG, Graphviz, testo, GIF, registrazione

help-predict-choose = scegliere una risposta; senza domanda, ↓ va al prossimo taglio, o a ciò che la tabella conosce
help-predict-number = rispondere col numero

help-growth-leaf = Monte Carlo: simulazioni a caso, prima le catture, o una valutazione

# awale compare

compare-depth = profondità
compare-move = mossa
compare-value = valore
compare-matches-position = i fiammiferi non hanno posizioni iniziali; togli --position
compare-over = in questa posizione la partita è finita: non c'è nulla da esplorare

# awale tree

exercise-root = la radice
exercise-max = max
exercise-min = min
exercise-turn-highest = Sceglie { $side }: prende il valore più alto.
exercise-turn-lowest = Sceglie { $side }: prende il valore più basso.
exercise-leaf = Una foglia: il suo valore è dato.
exercise-cut-beta = Taglio: { $moves }. Il valore raggiunge beta, { $bound }. { $other } lo ha già altrove, e non verrà qui.
exercise-cut-alpha = Taglio: { $moves }. Il valore raggiunge alfa, { $bound }. { $other } lo ha già altrove, e non verrà qui.
exercise-left = { $place }: { $worth }
exercise-counts = Posizioni esplorate: { $positions } su { $all }. Tagli: { $cutoffs }. Rami tagliati: { $moves }.
exercise-no-step = non c'è un passo { $step }; l'ultimo è il { $steps }
exercise-line = riga { $line }: { $problem }
exercise-nothing = non c'è nessun albero; scrivine uno come ((3 12 8) (2 4 6) (14 5 2))
exercise-no-branches = un albero comincia con una parentesi, come in ((3 12 8) (2 4 6) (14 5 2))
exercise-behind = «{ $text }» viene dopo la fine dell'albero
exercise-open = una parentesi non è chiusa
exercise-empty = parentesi senza nulla dentro; scrivi almeno un valore
exercise-no-value = «{ $text }» non è un valore; i valori sono numeri interi da -{ $most } a { $most }
exercise-branches = più di { $most } rami in una posizione
exercise-nodes = più di { $most } posizioni
exercise-plies = più di { $most } livelli di parentesi
