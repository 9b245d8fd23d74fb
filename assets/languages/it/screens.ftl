### Le schermate: menu, preparazione, partita, fine, tavoliere di analisi, partite salvate.

## Menu

menu-continue = Continua
menu-older = { $key } ne mostra { $games ->
    [one] un'altra
   *[other] altre { $games }
}
menu-play = Gioca
menu-analyse = Analizza
menu-saved-games = Partite salvate
menu-rules = Regole
menu-settings = Impostazioni
menu-help = Guida
menu-quit = Esci
menu-ask = Hai già giocato a questo gioco? (Esc: salta)
# After the name was typed.
menu-ask-by-name = Ciao, { $name }! Hai già giocato a questo gioco?
menu-new = È la prima volta
menu-knows = Conosco le regole
menu-my-name = Nome…
menu-name = Come ti chiami? (Invio)
# Che cosa comincerebbe il tasto per giocare subito.
menu-first = { $key ->
    [none] Prima volta? «Impara» parte dalle regole, passo passo.
   *[other] Prima volta? «Impara» parte dalle regole, passo passo. { $key } avvia una partita contro { $opponent }.
}
menu-rules-done = { $key ->
    [none] Conosci le regole: in «Impara» passa a «Giocare bene», o gioca una partita.
   *[other] Conosci le regole: in «Impara» passa a «Giocare bene». { $key } avvia una partita.
}
menu-at-once = { $key ->
    [none] { $game }, { $players }
   *[other] { $key } avvia una partita: { $game }, { $players }
}
menu-suggested = (in base ai tuoi risultati)
# In the form of a new game, before the description of the opponent that the program proposes.
setup-suggested = Proposto perché è il più vicino ai tuoi risultati.

## Analizza

analyse-about = Un tavoliere per pensare: il valore di ogni mossa, le varianti migliori, l'albero di ricerca.
analyse-last = Ultima partita
analyse-last-about = L'ultima partita finita: gli errori e che cosa era meglio.
analyse-position = Nuova posizione
analyse-position-about = Prepara una posizione, o incollane una con { $key }, poi studiala o giocala.
analyse-saved-about = Apri una partita sul tavoliere di analisi, o continua da una sua posizione qualsiasi.
analyse-openings-about = Le prime mosse secondo il libro di aperture, con le tue partite.
analyse-tree = Albero di ricerca
analyse-tree-about = Scrivi o incolla un piccolo albero, come ((3 12 8) (2 4 6) (14 5 2)), e segui minimax e alfa-beta passo passo. Sul tavoliere, lo stesso tasto mostra l'albero della posizione.

## Preparazione

setup-title = La partita
setup-game = Gioco
setup-you = Tu sei
setup-opponent = Avversario
setup-more = Altro
setup-position = Posizione iniziale
setup-position-usual = la solita
setup-typed = altro…
you-drawn = a sorte
you-both = entrambi
you-link = con un amico, per link
you-watch = spettatore
setup-start = Fiammiferi
setup-max-take = Massimo a turno
setup-evaluation = valutazione
setup-leaf = simulazioni
setup-name = Nome
setup-no-name = (nessuno)
setup-first = Chi comincia
setup-drawn = a sorte
setup-direction = Semina
setup-begin = Comincia
setup-going-on = Nuova partita dopo { $move }
direction-counter-clockwise = antiorario
direction-clockwise = orario, allo specchio

about-human = Una persona accanto a te, alla stessa tastiera.
about-opponent = Invio elenca tutti quelli contro cui puoi giocare, con il loro punteggio.
about-you = Chi sei sul tavoliere. Le tue lettere sono A-F se sei Sud, a-f se sei Nord.
about-you-drawn = Prima di ogni partita si sorteggia se sei Sud o Nord.
about-you-both = Giochi per entrambi, o una persona accanto a te è Nord.
about-you-link = Giochi con Sud, il tuo amico con Nord su un altro schermo. Dopo ogni mossa mandi un link che contiene tutta la partita. Non servono né account né server.
about-you-watch = Guardi giocare due computer.
about-more = I nomi, chi comincia, la posizione iniziale, un match di più partite.
about-position = Prepara un'altra posizione, e gioca da lì.
about-first = Chi fa la prima mossa. A sorte: si sorteggia prima di ogni partita.
about-naive = Gioca a caso una mossa legale qualsiasi. Un buon primo avversario quando hai appena letto le regole.
about-fast = Cattura il più possibile e non guarda mai oltre. Facile da attirare in trappola.
about-fast-matches = Prende tutti i fiammiferi che può, anche l'ultimo. Facile da battere, se sai contare.
about-expert = Conosce il segreto dei fiammiferi e vince ogni volta che è possibile.
about-minimax = Esplora tutte le varianti fino alla sua profondità. L'algoritmo dei manuali: completo e lento. Ogni semimossa richiede circa cinque volte il tempo della precedente.
about-alphabeta = Minimax senza le varianti che non possono contare: la stessa mossa in molto meno tempo, quindi può cercare più a fondo.
about-mcts = Da qui gioca molte partite fino alla fine e preferisce le mosse che vincono di più. Non gli serve una valutazione.
about-leaf = Come va una simulazione: mosse a caso; la cattura più grande, se no a caso; o nessuna mossa: si valuta la posizione raggiunta.
about-evaluation = Come valuta la fine di una variante: dai semi nel granaio; da semi e mosse; o da semi, buche minacciate e buche che accumulano.
about-name = Il nome in questa partita, accanto al tavoliere e nel suo file. Il tuo nome di sempre è in «Impostazioni».
about-direction = Il senso di semina sullo schermo. Lo specchio cambia l'immagine, non le lettere delle buche.

## Partita

side-of = su { $enough }
side-took = { $matches ->
    [one] preso { $matches } fiammifero
   *[other] presi { $matches } fiammiferi
}
play-moves = Mosse
play-begins = { $who ->
    [you] { $number }: cominci tu
   *[other] { $number } comincia
}
play-began = { $side } ha cominciato.
play-move-number = mossa { $number } · { $side }
play-unrated = senza punteggio: { $views }
play-helped = senza punteggio: con aiuto
play-rated = con punteggio
play-lesson = senza punteggio: per imparare
play-lesson-begins = Per imparare, senza punteggio: Nana Esi ti avvisa prima delle brutte mosse.
play-thinks = { $side } pensa
# Quanto lontano guarda un computer che pensa, e chi sta meglio alla fine.
play-looks = { $plies ->
    [one] { $plies } mossa
   *[other] { $plies } mosse
} avanti: { $value }
play-paused = { $key ->
    [none] In pausa. Invio riprende.
   *[other] In pausa. { $key } o Invio riprende.
}
play-pace = { $pace } s tra le mosse
play-pace-none = nessuna pausa tra le mosse, per questa volta
play-nothing-to-undo = Non c'è nulla da annullare.
play-nothing-to-redo = Non c'è nulla da ripetere.
play-too-early = Hai anticipato l'ultima mossa: nulla è stato giocato. Invio gioca ora.
setup-how = Il tuo ultimo seme cattura se ne fa 2 o 3 in una buca avversaria.
play-no-paste = Il testo incollato non è una posizione, né mosse, né una partita: non è cambiato nulla.
key-unused = { $key } qui non fa niente. { $help } mostra i tasti.
key-unused-fixed = Quel tasto qui non fa niente. { $help } mostra i tasti.
key-plays-pit = La { $pit } maiuscola gioca la buca.
play-in-a-copy = Continui in una copia. La partita finita conserva il suo risultato.
play-new-opponent = Il tuo avversario ora è { $opponent }, in base ai tuoi risultati.
play-next-opponent = Giochi con { $side } contro { $opponent }. { $begins ->
    [you] Cominci tu.
   *[other] Comincia l'avversario.
}
play-swapped = { $side ->
    [none] I giocatori hanno scambiato i lati.
   *[other] Ora giochi con { $side }. Le tue buche restano in basso e ora sono { $first }-{ $last }.
}
play-not-your-turn = Tocca al computer.{ $move ->
    [none] {""}
   *[other] {" "}{ $move } lo fa muovere subito.
}{ $undo ->
    [none] {""}
   *[other] {" "}{ $undo } annulla la tua mossa.
}
play-failed = { $who }: { $what }.{ $key ->
    [none] {" "}Invio riprova.
   *[other] {" "}{ $key } riprova.
}{ $undo ->
    [none] {""}
   *[other] {" "}{ $undo } annulla la tua mossa.
}
job-no-result = nessun risultato
play-quiet = { $key ->
    [none] Da un po' non si cattura nulla. Se una posizione si ripete, la partita finisce.
   *[other] Da un po' non si cattura nulla. Se una posizione si ripete, la partita finisce; { $key } propone di finirla ora.
}
play-plays-on = { $side } perderebbe fermandosi qui e vuole continuare.
plies = { $plies ->
    [one] { $plies } semimossa
   *[other] { $plies } semimosse
}
moves = { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}

ask-resign = Abbandonare la partita?
ask-resign-won = Stai vincendo. Abbandonare la partita?
ask-resign-better = Stai meglio, secondo la stima. Abbandonare?
ask-agree = Chiudere qui la partita? Ognuno prende i semi della propria fila.
ask-agree-matches = Chiudere qui la partita? È patta.
ask-help = «{ $what }» è un aiuto: la partita non conterà più per il tuo punteggio. Continuare?
ask-delete = Eliminare per sempre questa partita?
ask-quit-unsaved = Non è stato possibile salvare le ultime mosse. Uscire comunque?
ask-leave-clocks = Uscire? Gli orologi si fermano e la partita non conta.
# Ognuno con i tasti che danno questa risposta.
ask-yes = [S]ì
ask-no = [N]o
# Le lettere che rispondono a una domanda, minuscole, separate da spazi. Valgono anche altri tasti, ma non Invio dove gioca una mossa.
confirm-yes-keys = s y
confirm-no-keys = n

## Fine della partita

over-title = Partita finita
over-won = Hai vinto { $own } a { $other }.
over-lost = Hai perso { $own } a { $other }.
over-drawn = Patta, { $own } a { $other }.
over-you-won = Hai vinto.
over-you-lost = Hai perso.
over-resigned = Hai abbandonato.
over-resigned-won = Hai abbandonato in posizione vinta.
over-resigned-better = Hai abbandonato in posizione migliore, secondo la stima.
over-agreed-won = La posizione era vinta per te.
over-agreed-better = La posizione era migliore per te, secondo la stima.
over-rating = Punteggio
over-turning-point = Svolta
over-worst-move = La tua mossa peggiore
over-no-worst-move = nessuna
over-rematch-swapped-sides = Rivincita
over-rated = { $opponent ->
    [none] Con punteggio
   *[other] A punteggio: { $opponent }
}
over-same-sides = Stessi lati
over-next-opponent = { $opponent ->
    [none] Più forte
   *[other] Più forte: { $opponent }
}
over-easier-opponent = { $opponent ->
    [none] Più debole
   *[other] Più debole: { $opponent }
}
over-lesson = Una lezione
over-try-lesson = All'inizio perdono tutti. Ora una breve lezione: { $lesson }.
over-try-easier = All'inizio perdono tutti. Più facile: { $opponent }.
over-board = Vedi le mosse
over-take-back = Annulla (copia)
over-menu = Menu
over-more = Altro…

## Il tavoliere di analisi

board-start = inizio
board-playing = Scorre da sola. Invio la ferma.
board-unfinished = Questa partita non è finita.

## Partite salvate

saved-count = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
saved-file = { $file }, un file con { $games } partite. Invio le elenca.
saved-resigned = abbandono di { $side }
saved-took-last = ultimo: { $side }
saved-filter-unfinished = non finite
saved-filter-won = vinte
saved-filter-lost = perse
saved-filter-drawn = patte
saved-found = «{ $search }»
saved-search = Cerca:
saved-none-found = Nessuna corrisponde. Esc: tutte.
saved-how-filter = { $key } filtra
saved-how-search = { $key } cerca
saved-none = Nessuna partita salvata. Ogni partita si salva dalla prima mossa.
saved-damaged = danneggiata
saved-new-name = Nuovo nome: { $name }
saved-unfinished = dopo { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}

## La riga dei tasti

key-name-ctrl = Ctrl
key-name-delete = Canc
key-name-down = Giù
key-name-enter = Invio
key-name-esc = Esc
key-name-home-end = Inizio Fine
key-name-pages = Pag↑ Pag↓
key-name-space = Spazio
key-name-up = Su
key-play-now = gioca subito
key-go-back = torna
key-begin-chosen-item = comincia
key-bind-other-key = altro tasto
key-restore-default-key = predefinito
key-change-value = cambia
key-choose = scegli
key-delete = elimina
key-finish-typing = fatto
key-cancel = annulla
key-play-from-here = da qui
key-change-game = altro gioco
key-change-game-with-tab = altro gioco
key-list-games = partite
key-list-keys = tasti
key-change-line = riga
key-back-to-menu = menu
key-share = condividi
key-show-more-choices = altro
key-move-now = muovi ora
key-open-chosen-item = apri
key-change-speed = ritmo
key-pause = pausa
key-play = gioca
key-autoplay = auto
key-quit = esci
key-rename = rinomina
key-scroll-text = scorri
key-step-through-moves = mossa
key-step-through-rules = passo
key-turn-board = gira
key-type-name = scrivi nome
key-undo = annulla

## Accanto al menu di una finestra larga

today-title = Oggi
today-training = Ti aspetta un problema tratto da partite. Problema di oggi: { $difficulty }.
today-open = Il problema di oggi ({ $game }, { $difficulty }) ti aspetta.
today-missed = Il problema di oggi ({ $game }) non è ancora risolto: riprova.
today-solved = Il problema di oggi ({ $game }) è risolto.
today-due = { $puzzles ->
    [one] Torna { $puzzles } problema sbagliato.
   *[other] Tornano { $puzzles } problemi sbagliati.
}
today-own = { $count ->
    [one] Torna { $count } posizione delle tue partite.
   *[other] Tornano { $count } posizioni delle tue partite.
}
today-openings = { $count ->
    [one] Torna { $count } posizione delle tue aperture.
   *[other] Tornano { $count } posizioni delle tue aperture.
}
# Dopo lo stato di avanzamento delle tabelle dei finali. Una stima.
today-lesson = Prossima lezione: { $lesson }
today-lessons-done = Lezioni e capitoli sono tutti fatti.
today-rating = Il tuo punteggio: { $rating }
today-no-rating = Il punteggio comincia con partite senza aiuti, contro chiunque tranne Nana Esi.

## Problemi tecnici

small-needs = La finestra è troppo piccola: serve { $size }.
small-has = Ora è { $size }.
error-save-failed = Non salvata; la prossima mossa riprova: { $what }
# Una partita diversa da quella sullo schermo.
error-save-failed-other = La partita { $game } non è salvata: { $what }
error-open-failed = Impossibile aprire: { $what }
error-change-failed = Impossibile modificare: { $what }

## I giocatori in una parola

kind-human = giocatore
kind-naive = ingenuo
kind-fast = rapido
kind-expert = esperto
kind-minimax = minimax
kind-alphabeta = alfa-beta
kind-mcts = Monte Carlo
kind-engine = motore
about-engine = Il giocatore più forte, in dieci livelli: un bambino può battere il livello 1; il livello 10 gioca al suo meglio.

## Che cosa vede il computer

value-guess = { $side } in vantaggio di circa { $seeds }
value-even = quasi pari
value-table = tabella dei finali: vince { $side } di { seeds }
value-table-limit = tabella dei finali: vince { $side } di almeno { seeds }
value-table-draw = tabella dei finali: patta
value-proven-win = esatto: vince { $side }
value-won = vinta
value-drawn = patta
value-lost = persa
value-proven-draw = esatto: patta
error-folder-locked = Un altro programma usa { $what }. Le partite si salvano senza aspettarlo; le tabelle dei finali aspettano che finisca.
error-disk-not-responding = Il disco non risponde, e la tua ultima modifica non è ancora salvata. Riprova tra poco.
disk-silent = il disco non risponde
leaving-waits = Il disco non risponde. Attesa fino a 30 secondi; { key-name-ctrl }-C esce subito.
leaving-picture = Si sta ancora scrivendo un'immagine. { key-name-ctrl }-C esce senza.
leaving-saved = La partita è salvata; `awale` la riprende.
leaving-unwritten = La tua ultima modifica potrebbe non essere salvata: { $what }
error-tables-failed = Impossibile creare le tabelle dei finali: { $what }
error-bad-table = Una tabella dei finali è danneggiata; la partita continua senza: { $what }
play-tables = Finali esatti: { $percent }% · intanto puoi giocare
matches-none-left = Non resta nessun fiammifero.
matches-taken = { $side }: { $matches }
