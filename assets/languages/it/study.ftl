### Lo studio: aiuti, il valore delle mosse, la partita finita spiegata.

## Durante il gioco

study-hint = La mossa migliore è { $move } ({ $value }): { $why }.
study-hint-only = La mossa migliore è { $move } ({ $value }).
study-hint-next = La seconda migliore: { $move }.
study-hint-more = { $hint }{ $key ->
    [none] {""}
   *[other] {" "}Di più con { $key }.
}
study-ghosts = Linea migliore, { $number } di { $count }. { $preview }.{ $key ->
    [none] {""}
   *[other] {" "}{ $key } continua.
}
study-looking = Ricerca della mossa migliore…
study-not-here = I suggerimenti sono disattivati nelle impostazioni.
play-danger = { $pits ->
    [0] Nessuna buca è in pericolo.
   *[other] ! segna le buche che l'altro giocatore potrebbe svuotare con la prossima mossa.
}
play-values = Su ogni buca: il vantaggio finale previsto di { $side }, in semi (-: svantaggio); «=»: tabelle dei finali.
play-bar = Il numero della barra: il vantaggio finale previsto di { $side }, in semi (-: svantaggio).
study-warning = La mossa { $move } { $gift }. Invio la gioca comunque.
study-take-wins = { $take } vince
study-take-loses = { $take } perde

## Perché una mossa è buona: ogni testo conclude «La migliore è D (+0,2): …» e «…, che …»

study-only-move = è l'unica mossa legale
from-pits = { $count ->
    [one] nella buca { $pits }
   *[other] nelle buche { $pits }
}
study-captures = cattura { seeds } { from-pits }
study-prevents = evita che { $side } catturi { seeds } { from-pits }
study-limits = lascia catturare a { $side } al massimo { seeds } alla prossima mossa, invece di { $before }
study-threatens = minaccia di catturare { seeds } { from-pits } con la buca { $move }
study-feeds = dà semi a { $side }, come vogliono le regole
study-one-answer = lascia a { $side } solo la mossa { $move }
study-lost-heap = lascia a { $side } { matches }: comunque prenda, c'è una risposta che vince
study-takes-last = prende l'ultimo fiammifero e perde
study-takes-least = ne prende il meno possibile: qui nessun numero vince
study-only-win = è l'unica mossa che vince
study-only-win-table = è l'unica mossa che vince secondo la tabella dei finali
study-only-known-win = è l'unica mossa con vittoria dimostrata
study-only-known-win-table = è l'unica mossa che la tabella dei finali dà per vinta
study-only-draw = è l'unica mossa che non perde
study-only-draw-table = è l'unica mossa che non perde secondo la tabella dei finali
study-others-lose = è l'unica mossa senza sconfitta dimostrata
study-others-lose-table = è l'unica mossa che la tabella dei finali non dà per persa
study-nearly-lost = è anch'essa quasi persa, ma è dimostrato che ogni altra perde
study-nearly-lost-table = è anch'essa quasi persa, ma ogni altra perde secondo la tabella dei finali
study-ahead = supera di circa { $seeds } la seconda migliore
study-brings = guadagna { seeds } con buon gioco di entrambi
study-leaves-least = lascia catturare a { $side } al massimo { seeds } alla prossima mossa (dopo le altre: { $others } o più)
study-only-safe = è l'unica mossa che non lascia a { $side } nulla da catturare alla prossima mossa
study-safe = non lascia a { $side } nulla da catturare alla prossima mossa
study-few-answers = lascia solo { moves } a { $side }
study-keeps-win = assicura la vittoria
study-keeps-win-table = vince secondo la tabella dei finali
study-keeps-draw = assicura la patta
study-keeps-draw-table = patta secondo la tabella dei finali
study-loses-anyway = perde come ogni altra mossa
study-loses-anyway-table = perde come ogni altra mossa secondo la tabella dei finali
study-loses-least = perde meno di ogni altra secondo la tabella dei finali

# Perché la partita finisce con una mossa, e come: «chiude la partita con 26 semi nel granaio di Sud: Sud vince 26 a 20»
study-end-store = chiude la partita con { seeds } nel granaio di { $side }: { $result }
study-end-few = chiude la partita con troppo pochi semi nelle buche per continuare: { $result }
study-end-no-move = chiude la partita, perché { $side } non ha mosse legali: { $result }
study-end-repetition = chiude la partita ripetendo una posizione: { $result }
study-end-won = { $side } vince { $own } a { $other }
study-end-drawn = patta, { $own } pari

## Che cosa regala una mossa

# Sempre la differenza di due stime.
study-gift-seeds = vale circa { $seeds } in meno, secondo la stima
study-gift-won-to-drawn = patta una partita vinta
study-gift-won-to-lost = perde una partita vinta
study-gift-drawn-to-lost = perde una partita patta
study-gift-loses = perde
study-gift-only-draws = porta la partita in patta
study-gift-sure-win = riapre una partita vinta
study-gift-sure-draw = rischia di perdere una partita patta
# Ciò che si basa sul valore di una tabella dei finali, che non è una dimostrazione
study-by-table = { $what } (secondo la tabella dei finali)
study-gift-chances = riduce le possibilità di vittoria, secondo la stima
study-verdict = { study-verdict-cost }; { $gift }
study-verdict-cost = { $mark }, costa { $chances ->
    [one] { $chances } punto
   *[other] { $chances } punti
} su 100
study-verdict-harmless = { study-verdict }, ma non cambia quasi nulla per il risultato

error-analysis-failed = L'analisi è fallita ({ $what }).

## L'analisi in una partita scritta

record-analysis-length = l'analisi ha { $found ->
    [one] { $found } mossa
   *[other] { $found } mosse
}, la partita { $expected }.
record-line = la variante migliore «{ $line }» non si può giocare lì.
expected-assessment-list = un elenco con una tabella per ogni mossa
expected-worth = un valore come "+1.25", "table -2" o "exact +3"
expected-points = un numero da 0 a 1000
expected-rows = file di cifre o lettere, una per ogni mossa legale
expected-plies = un numero da 0 a 100

## La tabella di awale analyse

analyse-move = Mossa
analyse-value = Valore
analyse-given = Semi persi
analyse-cost = Costo
analyse-better = Meglio
# Come sono stati trovati i valori.
analyse-effort = Ogni mossa è esplorata a { plies }, { $seeds ->
    [0] senza tabelle dei finali
   *[other] con tabelle dei finali fino a { seeds }
}.
analyse-for = I valori sono per { $side }; il costo, in possibilità di vittoria.
# ! unica mossa buona, ?! imprecisione, ? errore, ?? svarione
analyse-totals = { $side }: precisione { $accuracy }, perdita di { $seeds } a mossa; mosse che contano { $counted }: ! unica buona { $only }, buone { $good }, ?! imprecisioni { $inaccuracies }, ? errori { $mistakes }, ?? svarioni { $blunders }; decise { $decided }; valori esatti { $exact } (mantenuti { $kept })
# Lo stesso nei fiammiferi, dove conta solo il risultato.
analyse-totals-matches = { $side }: precisione { $accuracy }; mosse che contano { $counted }: ! unica buona { $only }, ?? svarioni { $blunders }; decise { $decided }; valori esatti { $exact } (mantenuti { $kept })
accuracy-few = (poche mosse)

mark-only = l'unica buona
mark-best = la migliore
mark-decided = nulla in gioco
mark-good = buona
mark-inaccuracy = imprecisione
mark-mistake = errore
mark-blunder = svarione

## La partita finita spiegata

over-analyse = Analizza
analysis-running = Analisi: { $percent }%
analysis-curve = Possibilità di vittoria per { $side }, in %
analysis-totals = Entrambi
analysis-accuracy = precisione
analysis-given = persi a mossa
analysis-counted = vere scelte
analysis-few = -: vere scelte < { $count }
analysis-only = ! unica
analysis-good = buone
analysis-inaccuracies = ?! imprecise
analysis-mistakes = ? errori
analysis-blunders = ?? svarioni
analysis-move = { $move }: { $verdict }
analysis-better = Meglio: { $line }
analysis-how = { $key ->
    [none] A un errore, la freccia giù mostra la variante migliore.
   *[other] { $key } va al prossimo errore, la freccia giù alla variante migliore.
}
analysis-no-faults = Nessun errore trovato in questa partita.
analysis-no-faults-yet = Nessun errore finora. L'analisi continua, dall'ultima mossa alla prima.
# { $running } dice a che punto è l'analisi.
analysis-hidden = { $running }{ $key ->
    [none] {""}
   *[other] {" "}· { $key } la mostra
}
analysis-no-moves = Nessuna mossa giocata: non c'è nulla da analizzare.

key-analyze = analizza
key-hide-analysis = chiudi
key-go-to-mistake = errore
key-show-best-line = linea migliore
key-show-better-line = meglio

## Guardare indietro durante il gioco

history-start = Posizione iniziale
history-how = { $key ->
    [none] Invio continua la partita da qui.
   *[other] Invio continua la partita da qui; { $key } torna avanti.
}
key-show-history = rivedi
key-show-move-values = valori
key-show-evaluation-bar = barra
key-show-pits-in-danger = pericoli
key-hide-move-values = senza valori
key-hide-evaluation-bar = senza barra
key-hide-pits-in-danger = nascondi pericoli
key-continue-game-from-here = da qui

## Tasti e impostazioni

help-history = rivedere le mosse giocate; Invio continua da lì
help-study-hint = suggerimenti: l'idea, dove cade l'ultimo seme, la mossa migliore
help-values = mostrare o nascondere il valore di ogni mossa; «=» indica un valore delle tabelle dei finali, «≥» o «≤» un limite, una parola un esito dimostrato
help-bar = mostrare o nascondere la barra di valutazione
help-best-line = mostrare la linea migliore mossa per mossa
help-danger = mostrare o nascondere quali buche l'altro potrebbe svuotare
help-analysis = analizzare la partita, o chiudere l'analisi (in partita, prima Tab)
help-book-in-game = che cosa si sa di questa apertura (in partita, prima Tab)
help-faults = analisi: prossimo errore (? o ??), errore precedente
help-marks = unica mossa buona, imprecisione, errore, svarione; altre: nessun segno

setting-hints = Suggerimenti
setting-hints-about = { $key ->
    [none] Permette i suggerimenti: la mossa migliore e perché è buona.
   *[other] { $key } mostra la mossa migliore e perché è buona.
}
setting-values = Valore di ogni mossa
setting-values-about = Mostra accanto a ogni buca quanto vale la sua mossa, in semi. «=» indica un valore delle tabelle dei finali, «≥» o «≤» un limite, una parola un esito dimostrato. Nascosto all'inizio di una partita che conta per il punteggio.{ $key ->
    [none] {""}
   *[other] {" "}{ $key } lo mostra o nasconde durante una partita.
}
setting-bar = Barra di valutazione
setting-bar-about = Mostra a sinistra del tavoliere una barra: chi sta meglio. Nascosta all'inizio di una partita che conta per il punteggio.{ $key ->
    [none] {""}
   *[other] {" "}{ $key } la mostra o nasconde durante una partita.
}
setting-danger = Buche in pericolo
setting-danger-about = Segna le buche che l'altro giocatore potrebbe svuotare con la prossima mossa. Nascosto all'inizio di una partita che conta per il punteggio.{ $key ->
    [none] {""}
   *[other] {" "}{ $key } mostra o nasconde i segni durante una partita.
}
setting-warning = Avviso di svarione
setting-warning-about = Ferma una volta una mossa che costa il 20% delle possibilità di vittoria o più: Invio la gioca comunque. Non nelle partite che contano per il punteggio.
setting-own-games = Dalle mie partite
setting-own-games-about = Cerca problemi nelle tue partite finite quando non c'è altro in corso. Compaiono in «I miei errori».

## Il tavoliere di analisi

board-title = Analisi
board-comment = Commento
board-how = Con { $comment } scrivi un commento, con { $analyse } analizzi tutta la partita, con { $book } vedi le aperture.
board-type-comment = Commento:
board-type-title = Salva come:
board-type-game = Posizione, mosse o OGN:
board-play = Gioca una mossa, per Sud o per Nord: comincia una variante.
board-full = Il tavoliere contiene { $most } mosse oltre alla partita. Eliminane qualcuna.
board-answer-chosen = La tua risposta ora è { $move }. «Le mie aperture» te la chiede da domani.
board-answer-dropped = La mossa { $move } non è più la tua risposta.
board-answer-how = { $key ->
    [none] Gioca prima una mossa: può diventare la tua risposta.
   *[other] Gioca prima una mossa. Poi { $key } ne fa la tua risposta.
}
board-answers-full = Hai { $count } risposte, il massimo per un gioco. Prima togline una.
board-is-played = Le mosse della partita non si possono eliminare.
board-is-first = Questa variante è già la prima qui.
board-deleted = { $count ->
    [one] 1 mossa eliminata
   *[other] { $count } mosse eliminate
}{ $key ->
    [none] .
   *[other] . { $key } annulla l'operazione.
}
set-up-replaced = Tutto il tavoliere è cambiato{ $key ->
    [none] .
   *[other] . { $key } annulla l'operazione.
}
board-comment-deleted = Commento eliminato{ $key ->
    [none] .
   *[other] . { $key } annulla l'operazione.
}
board-pasted = testo incollato
board-variation = Variante { $place } di { $of }. ↑ ↓: le altre.
board-laid-out = Tutti i semi sono sul tavoliere. Invio analizza la posizione{ $play ->
    [none] .
   *[other] , { $play } gioca da qui.
}
board-over = Qui la partita è finita.
board-lines-off = { $key ->
    [none] Il motore è spento.
   *[other] Il motore è spento. { $key } lo accende.
}
board-depth = Profondità { $depth }
board-engine = Ricerca
board-exact = Esatto
board-tables = Tabelle dei finali
board-exact-mark = = tabella dei finali
board-limit-mark = ≥ ≤ limite delle tabelle
board-only-estimate = solo una stima
board-perhaps-not-lost = forse non è persa
board-values-for = { $unit ->
    [seeds] semi per { $side } (+: vantaggio)
   *[none] per { $side } (+: vantaggio)
}
help-board = Tavoliere di analisi
help-beside = alla variante precedente o seguente; su un errore, ↓ porta a quella migliore
help-best-move = mossa seguente; a fine variante la migliore nota
help-branch = giocare una mossa: se è nuova, comincia una variante
help-comment = scrivere un commento alla mossa
help-save-board = salvare la partita con commenti e varianti, o con un altro nome
help-delete-variation = eliminare la mossa e tutto ciò che segue
help-main-line = spostare la variante un posto più su
help-fold = espandere o chiudere la variante
help-lines = accendere o spegnere il motore
help-copy-board = copiare la posizione; due volte: le mosse; tre: la partita in OGN
help-think = analizzare la posizione
help-panel = pannello seguente, in una finestra piccola
bind-comment = scrivere un commento, o un messaggio all'avversario
key-change-variation = varianti
key-show-openings = aperture
key-write-comment = commenta
key-save = salva
key-set-up-position = prepara
