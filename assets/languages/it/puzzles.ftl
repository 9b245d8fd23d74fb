### Problemi: sceglierne uno, risolverlo, e ciò che è risolto.

menu-puzzles = Problemi
# Tre righe di 46 colonne.
puzzles-about = Quello di oggi, uguale per tutti, o uno nuovo: a ogni turno è giusta esattamente una mossa, ed è dimostrato.
puzzles-today = Problema di oggi
puzzles-new = Nuovo problema
puzzles-variant = Gioco
puzzles-difficulty = Difficoltà
puzzles-solved = risolto
puzzles-begun = iniziato
puzzles-missed = sbagliato
puzzles-making = Ricerca di un problema…
puzzles-none = Nessun problema trovato per questo gioco.
puzzles-streak = { $days ->
    [0] Risolvi il problema di oggi per cominciare una serie.
    [one] Problema di oggi: { $days } giorno di fila.
   *[other] Problema di oggi: { $days } giorni di fila.
}
puzzles-run = Di fila senza errori né suggerimenti: { $run } (record: { $best }).
puzzles-counts = Del giorno e nuovi: { $solved ->
    [one] { $solved } risolto
   *[other] { $solved } risolti
}, { $at_once } al primo tentativo
puzzles-written = { $count ->
    [one] { $count } problema scritto
   *[other] { $count } problemi scritti
}, { $bytes } byte.
puzzles-other-rules = { $file } non è una partita di { $game }.

difficulty-easy = facile
difficulty-medium = medio
difficulty-hard = difficile

puzzle-turn = Mossa { $turn } di { $turns }
puzzle-win = Sud può vincere. Trova l'unica mossa.
puzzle-draw = Sud può tenere la patta. Trova l'unica mossa.
puzzle-best = Trova la mossa migliore.
puzzle-about-best = Sei Sud. A fine partita la mossa migliore dovrebbe valere almeno { $seeds ->
    [one] { $seeds } seme
   *[other] { $seeds } semi
} più di ogni altra: è una stima.
puzzle-about-better = Sei Sud. Secondo la stima, una mossa è migliore di ogni altra.
puzzle-about = Sei Sud. Una sola mossa vince, ed è dimostrato.
puzzle-about-draw = Sei Sud. Ogni altra mossa perde, ed è dimostrato.
puzzle-right = Giusto. Nord ha risposto: trova la mossa seguente.
puzzle-solved-today = Hai già risolto questo problema oggi. Domani ce ne sarà un altro.
puzzle-wrong = La mossa { $pit } { $given }. La risposta è { $answer }.
puzzle-wrong-at-once = La mossa { $pit } { $given }.
puzzle-line-goes-on = Seguito probabile: { $line }.
puzzle-line-gains = Semi guadagnati fin qui: Sud { $south }, Nord { $north }.
puzzle-wrong-how = Invio ritira la mossa.
puzzle-next-how = Invio apre un nuovo problema.
puzzle-only-draws = patta al massimo
puzzle-win-lost = addirittura perde
puzzle-draw-lost = perde
puzzle-gives-seeds = vale circa { $seeds ->
    [one] un seme
   *[other] { $seeds } semi
} in meno della mossa migliore (stima)
puzzle-hint-last = L'ultimo seme della mossa giusta cade nella buca { $pit }.
puzzle-hint-last-store = L'ultimo seme della mossa giusta cade nel tuo granaio.
puzzle-hint-last-store-opponent = L'ultimo seme della mossa giusta cade nel granaio dell'avversario.
puzzle-hint-best = Gioca { $pit }: secondo la stima vale almeno { $seeds ->
    [one] { $seeds } seme
   *[other] { $seeds } semi
} più di ogni altra mossa.
puzzle-hint-better = Gioca { $pit }: secondo la stima è migliore di ogni altra mossa.
puzzle-hint-only = La buca { $pit } è l'unica mossa legale.
puzzle-hint-others-draw = Gioca { $pit }: ogni altra mossa patta al massimo.
puzzle-hint-others-lose = Gioca { $pit }: ogni altra mossa perde.
puzzle-move-does = La mossa { $move } { $why }.
puzzle-too-soon = Svelerebbe la soluzione. Finisci prima il problema.
puzzle-solved-at-once = Risolto al primo tentativo!
puzzle-solved = Risolto, ma con un suggerimento o un errore.
puzzle-solved-failed = Risolto, ma con un suggerimento o un errore: vale come sbagliato.
puzzle-given-up = Ecco la soluzione.
puzzle-drawn = { $lead ->
    [0] Patta: alla fine di questa variante i granai sono pari e, col miglior gioco, entrambi prendono lo stesso numero dei semi rimasti ({ $left }).
   *[other] Patta: alla fine di questa variante { $ahead } ha un vantaggio di { $lead }; col miglior gioco, { $behind } recupera la differenza con i semi rimasti ({ $left }).
}
# Fin dove bisogna guardare: contano anche le mosse di Nord.
puzzle-grade = { $difficulty }: { $plies ->
    [one] una mossa
    [2] due mosse
   *[other] { $plies } mosse
} da prevedere, contando le due parti.
# The player “fast”, who takes as many seeds as it can at once.
puzzle-greedy = { $turns ->
    [one] { $misses ->
        [0] Anche chi cattura sempre il massimo trova la mossa.
       *[other] Chi cattura sempre il massimo sbaglia.
    }
   *[other] Mosse sbagliate catturando sempre il massimo: { $misses }/{ $turns }.
}

key-new-puzzle = nuovo
key-show-solution = soluzione

help-give-up = in un problema o un errore: vedere la soluzione
help-new-puzzle = in «Problemi»: un altro problema
help-task-choose = scegliere una mossa; alla fine: percorrere la variante

puzzle-themes = Temi: { $themes }.
puzzle-ratings = Problema { $puzzle }, il tuo punteggio { $player }.
puzzle-rated = Il tuo punteggio nei problemi: { $before } → { $after } ({ $change }). Problema: { $puzzle }.
puzzle-rating = { $rating } ± { $margin }
puzzle-rating-open = tra qualche problema
puzzles-rating = punteggio { $rating }
puzzles-suitable = prima quelli facili
puzzles-no-rating = dopo un problema da partite

puzzles-training = Tratti da partite
puzzles-own = I miei errori
puzzles-own-counts = { $due } per oggi, { $count } in tutto
puzzles-own-empty = ancora niente
puzzles-own-how = Analizza le tue partite: i loro errori tornano qui.
puzzles-found = Ben giocato
puzzles-found-how = Quando trovi l'unica mossa buona, la posizione arriva qui.
puzzles-own-beside = Da una tua partita. Trova la mossa migliore.
puzzles-openings = Le mie aperture
puzzles-openings-counts = { $due ->
    [0] nessuna
   *[other] { $due } per oggi
}: { $south } Sud, { $north } Nord
puzzles-openings-how = { $key ->
    [none] Scegli le tue risposte nella pagina delle aperture: tornano qui.
   *[other] Invio apre le aperture. Gioca una mossa e premi { $key }: diventa la tua risposta e torna qui.
}
puzzles-openings-beside = Una posizione delle tue aperture. Quale risposta hai scelto?
# The moves from the start of the game to the position.
repertoire-after = Dopo { $moves }
repertoire-ask = Sei { $side }. Qual è la tua risposta?
repertoire-right = Giusto: la tua risposta è { $move }.
repertoire-wrong = La mossa { $move } non è la risposta che hai scelto.
repertoire-shown = La tua risposta è { $move }.
repertoire-due = La posizione torna il { $date }.
puzzles-made-beside = Un esempio, non il problema stesso. { $goal }
puzzles-solved-beside = Il problema di oggi è risolto. Sul tavoliere, un altro. { $goal }
puzzles-training-beside = Un esempio: una posizione di partita con un'unica mossa migliore, dimostrata o stimata.
puzzles-own-search = { $games ->
    [one] Ricerca di problemi in un'altra tua partita.
   *[other] Ricerca di problemi in altre { $games } tue partite.
}
training-title = Problemi tratti da partite
training-about = Posizioni di partite con un'unica mossa migliore, dimostrata o stimata. Una mossa sbagliata, un suggerimento o la soluzione, e il problema conta come sbagliato; torna dopo uno, tre e sette giorni.
training-next = Prossimo problema
training-theme = Tema
training-mixed = misti
training-storm = Sprint
training-storm-about = quanti più puoi in tre minuti
training-none = Nessun problema di questo tipo per questo gioco.
training-next-beside = { $goal } Punteggio del problema: { $rating }.
training-storm-beside = Comincia con uno facile come questo; ogni problema è un po' più difficile del precedente. Una mossa sbagliata chiude il problema e costa dieci secondi. Il tuo punteggio non cambia.
training-rating = Il tuo punteggio: { $rating }.
training-solved = Risolti: { $solved } su { $attempts }.
training-due = { $count ->
    [0] Oggi non torna nessun problema sbagliato.
    [one] Oggi torna { $count } problema sbagliato.
   *[other] Oggi tornano { $count } problemi sbagliati.
}
training-best = Sprint migliore: { $count }.
storm-over = I tre minuti sono finiti.
storm-left = Lo sprint è finito.
storm-solved = ✓ Risolto.
storm-missed = ✗ Sbagliato: dieci secondi in meno.
storm-rules = Una mossa sbagliata chiude il problema e costa dieci secondi.
storm-ready = La tua prima mossa avvia l'orologio.
storm-counts = Risolti:{"\u00A0"}{ $solved }. Sbagliati:{"\u00A0"}{ $missed }.
storm-solving = problemi sbagliati: ancora { $puzzles }
storm-to-solve = { $puzzles ->
    [one] Invio: risolvere il problema sbagliato.
   *[other] Invio: risolvere i { $puzzles } problemi sbagliati.
}
key-solve-missed-puzzles = sbagliati

# Ciò che si copia per condividerlo, senza la soluzione.
share-puzzle = Awalé, problema del { $day } ({ $game }, { $difficulty })
share-storm = Awalé, sprint del { $day } ({ $game })
share-not-solved = Non risolto.
share-how = { $key ->
    [none] {""}
   *[other] { $key } copia il risultato, per condividerlo.
}

motif-slam-trap = trappola del grande slam
motif-sacrifice = sacrificio
motif-double-threat = doppia minaccia
motif-starvation = affamare
motif-feeding = nutrire
motif-big-pit = buca grande
motif-chain = catture a catena
motif-long-capture = cattura lunga
motif-move-away = fuga
motif-overfill = riempimento
motif-block = blocco
motif-capture = cattura
motif-endgame = finale

idea-slam-trap = Qui catturare tutto non frutta nulla.
idea-sacrifice = Non difendere tutto: lascia che { $opponent } catturi qualche seme e guarda che cosa ottieni in cambio.
idea-double-threat = Una delle tue mosse crea due minacce insieme.
idea-starvation = { $opponent } può restare senza semi.
idea-feeding = { $opponent } non ha semi: la tua mossa deve dargliene.
idea-big-pit = Una delle tue buche ha abbastanza semi per fare il giro del tavoliere.
idea-chain = Una delle tue mosse cattura in più buche insieme.
idea-long-capture = Una delle tue mosse cattura da lontano, o molti semi.
idea-move-away = { $opponent } minaccia di catturare { seeds } con la buca { $pit }: porta via i semi in pericolo.
idea-overfill = { $opponent } minaccia di catturare { seeds } con la buca { $pit }: metti altri semi nella buca in pericolo.
idea-block = { $opponent } minaccia di catturare { seeds } con la buca { $pit }: semina in quella buca, e il suo ultimo seme cadrà altrove.
idea-capture = Una delle tue mosse cattura { seeds }: guarda dove cade l'ultimo seme di ogni buca.
idea-endgame = Restano pochi semi: conta le mosse fino alla fine.
idea-quiet = Ora non c'è nulla da catturare. Quale delle tue buche è in pericolo? Dove potresti catturare dopo?
idea-only-move = Hai una sola mossa legale.
# The pits of the best moves: “A, C and E”.
idea-compare = Confronta le buche { $pits }: la mossa migliore è una di queste.
# What is known about the results of all moves, before the idea of the best one.
idea-result = { $result ->
   *[lost] Ogni mossa perde.
    [lost-table] Secondo la tabella dei finali ogni mossa perde.
    [one-wins] Una sola mossa vince.
    [one-wins-table] Secondo la tabella dei finali una sola mossa vince.
    [one-known-win] È dimostrato che una mossa vince.
    [one-known-win-table] Secondo la tabella dei finali una mossa vince.
    [one-draws] Una sola mossa non perde.
    [one-draws-table] Secondo la tabella dei finali una sola mossa non perde.
    [others-lose] È dimostrato che tutte le mosse tranne una perdono.
    [others-lose-table] Secondo la tabella dei finali tutte le mosse tranne una perdono.
}
# Ci sono catture possibili, e nessuna è la soluzione.
idea-no-capture = Potresti catturare, ma c'è una mossa migliore.
