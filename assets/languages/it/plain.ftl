### Il gioco riga per riga.

plain-store = { $side }: { $seeds ->
    [one] { $seeds } seme nel granaio
   *[other] { $seeds } semi nel granaio
}
plain-turn = Muove { $side }:
plain-no-pit = «{ $text }» non è una buca. Scrivi una lettera, A-F per Sud o a-f per Nord, o un numero da 1 a 6; ? elenca i comandi.
plain-no-number = «{ $text }» non è un numero. Scrivi quanti fiammiferi prendi; ? elenca i comandi.
plain-end-of-input = Fine dell'input.
plain-kept = La partita è salvata e si può continuare.
plain-not-kept = Non è stato possibile salvare la partita.
plain-not-begun = Nessuna mossa giocata.
plain-ask = Scrivi ? per l'elenco dei comandi, «esci» per uscire.
plain-new-player = Se non conosci ancora le regole, scrivi «esci» e poi: awale plain learn
plain-both-human = Giochi per entrambi. Per giocare contro il computer, esci e scrivi: { $command }
plain-players = { $south } contro { $north }. Per un altro avversario: awale plain --north GIOCATORE; awale plain --help elenca i giocatori.
plain-no-keys = Le frecce e i tasti funzione qui non fanno nulla. Scrivi un comando e premi Invio; Backspace cancella. ? elenca i comandi.

# Le parole dei comandi, come le elencano plain-help-pits e gli altri qui sotto. Più parole per un comando stanno una accanto
# all'altra; nessuna contiene spazi o è una lettera da a a f.
plain-word-help = guida ?
plain-word-board = tavoliere
plain-word-moves = mosse
plain-word-undo = annulla
plain-word-hint = suggerimento suggerisci
plain-word-resign = abbandona
plain-word-end = fine? fine
plain-word-solution = soluzione
plain-word-next = avanti
plain-word-previous = indietro
plain-word-again = ricomincia
plain-word-analyse = analizza
plain-word-mistakes = errori
plain-word-clock = orologio
plain-word-quit = esci

plain-help-pits =
    Comandi:
      A-F per Sud, a-f per Nord, o 1-6 dalla tua sinistra: gioca quella buca
      annulla: annulla l'ultima mossa
      suggerimento: dà il prossimo suggerimento
      tavoliere: mostra di nuovo il tavoliere
      mosse: mostra le mosse giocate finora
      fine?: propone di chiudere la partita così com'è
      abbandona: abbandona la partita
      orologio: mostra il tempo che resta alle due parti
      esci: esce; la partita è salvata e si può continuare
      guida o ?: mostra questo elenco
plain-help-matches =
    Comandi:
      un numero: prende altrettanti fiammiferi
      annulla: annulla l'ultima mossa
      suggerimento: dà il prossimo suggerimento
      tavoliere: mostra di nuovo il tavoliere
      mosse: mostra le mosse giocate finora
      fine?: propone di chiudere la partita così com'è
      abbandona: abbandona la partita
      orologio: mostra il tempo che resta alle due parti
      esci: esce; la partita è salvata e si può continuare
      guida o ?: mostra questo elenco
plain-go-on = Premi Invio per continuare, o scrivi un comando:
plain-take-back = Premi Invio per annullare la mossa, o scrivi un comando:
plain-over = Qui non c'è più nulla da trovare.
plain-tree = max comincia e gioca a, b o c. Poi min gioca a, b o c. Ogni numero è il valore di una fine: max vuole il più grande, min il più piccolo. Nel ramo «a c» max gioca a e min gioca c; qui vale 8. L'albero intero in una riga:
plain-not-here = Quel comando qui non fa nulla. ? elenca i comandi.
plain-after = Scrivi analizza, errori, mosse, tavoliere o esci:
plain-no-after = «{ $text }» non è un comando. Scrivi analizza, errori, mosse, tavoliere o esci.
plain-fault = { $side } { $move }: { $verdict }. Meglio: { $better }.
plain-not-over = La partita non è finita. Finiscila, poi cerca mosse migliori.
plain-no-games = Non hai ancora nessuna partita finita.
plain-no-own = Non ci sono ancora posizioni dalle tue partite. Gioca una partita, poi scrivi: awale plain mistakes last
plain-no-openings = Non hai ancora scelto risposte. Sceglile nella pagina delle aperture, a schermo intero.
plain-solved-today = Hai già risolto il problema di oggi. Eccolo di nuovo; scrivi avanti per uno nuovo.
plain-lesson = Lezione { $number }: { $title }.
plain-lesson-done = Lezione { $number }: { $title }. Fatta.
plain-no-lesson = Questa lezione non esiste. Scegline una da 1 a { $lessons }.
plain-chapter = Capitolo { $number }: { $title }. { $stars }.
plain-no-chapter = Questo capitolo non esiste. Scegline uno da 1 a { $chapters }.
plain-beat = Per giocare contro { $player }, scrivi: { $command }
plain-answer-both = La tua risposta, A-F o a-f:
plain-answer-own = La tua risposta, A-F:
plain-answer-seeds = La tua risposta, 1-9:
plain-no-arrows = Se una lezione nomina le frecce, scrivi la lettera di una buca o un numero di fiammiferi.
plain-lessons-over = Era l'ultima lezione.
plain-help-puzzle =
    Comandi:
      una lettera o un numero: prova quella mossa
      Invio: continua, o ritira una mossa sbagliata
      suggerimento: dà il prossimo suggerimento
      soluzione: mostra la soluzione
      avanti: passa al prossimo
      ricomincia: riparte dall'inizio
      tavoliere: mostra il tavoliere
      mosse: mostra le mosse giocate finora
      esci: esce; i tuoi progressi sono salvati
      guida o ?: mostra questo elenco
plain-help-lesson =
    Comandi:
      una lettera o un numero: prova quella mossa
      Invio: continua, o ritira una mossa sbagliata
      suggerimento: dà il prossimo suggerimento
      avanti: passa al passo successivo
      indietro: torna al passo precedente
      ricomincia: riparte dall'inizio del passo
      tavoliere: mostra il tavoliere
      mosse: mostra le mosse giocate finora
      esci: esce; le lezioni finite sono salvate
      guida o ?: mostra questo elenco
plain-help-storm =
    Comandi:
      una lettera o un numero: prova quella mossa
      tavoliere: mostra il tavoliere
      mosse: mostra le mosse giocate finora
      esci: chiude lo sprint
      guida o ?: mostra questo elenco
plain-help-chapter =
    Comandi:
      una lettera o un numero: prova quella mossa
      Invio: mostra la mossa, continua, o ritira una mossa sbagliata
      suggerimento: dà il prossimo suggerimento
      avanti: passa alla posizione o all'esercizio successivo
      indietro: torna indietro
      ricomincia: riparte dall'inizio dell'esercizio; alla fine, di tutti
      tavoliere: mostra il tavoliere
      mosse: mostra le mosse giocate finora
      esci: esce; i tuoi progressi sono salvati
      guida o ?: mostra questo elenco
plain-help-drill =
    Comandi:
      una lettera o un numero: risponde
      Invio: continua dopo una risposta sbagliata
      tavoliere: mostra il tavoliere
      esci: chiude la serie
      guida o ?: mostra questo elenco
plain-help-reading =
    Comandi:
      Invio o avanti: continua a leggere
      indietro: torna indietro di una pagina
      ricomincia: riparte dall'inizio
      esci: esce
      guida o ?: mostra questo elenco
plain-help-more =
    Per imparare e risolvere problemi, esci e scrivi:
      awale plain learn: le regole
      awale plain chapter: giocare bene
      awale plain drill: l'allenamento alla semina
      awale plain puzzle: un problema; awale plain puzzle storm: contro il tempo
      awale plain mistakes: mosse migliori delle tue
      awale plain openings: le tue risposte nelle aperture
      awale plain rules: le regole da leggere; awale plain computers: come cercano i computer
plain-ask-help = «{ $what }» è un aiuto: la partita non conterà più per il tuo punteggio. Per continuare, scrivilo di nuovo.
plain-undone = Mossa annullata.
plain-no-undo = Non c'è nessuna mossa da annullare.
plain-does-not-play = { $player } non può giocare a questo gioco.
no-variant = Nessuna variante «{ $id }». Varianti: { $known }.
no-terminal = lo schermo intero vuole un terminale; awale plain gioca senza
no-drawing = questo terminale non può mostrare lo schermo intero (TERM={ $term }); awale export scrive immagini, awale analyse stampa un'analisi
plain-dumb = Questo terminale non può mostrare lo schermo intero (TERM={ $term }), quindi si gioca riga per riga, come con awale plain.
plain-clock = Un orologio per parte: { $control } (minuti + secondi a mossa). Niente annullamenti né suggerimenti.
plain-left = A { $side } restano { $time }.
plain-no-clock = Questa partita non ha orologio.
