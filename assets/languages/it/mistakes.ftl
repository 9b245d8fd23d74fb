### Imparare dagli errori di una partita: trovare che cosa era meglio.

over-train-on-mistakes = { $mistakes ->
    [none] Nessun errore
   *[other] Gli errori
}
mistakes-title = Imparare dagli errori
mistakes-own-title = I miei errori
mistakes-own-place = Posizione { $number } di { $total }
mistakes-was-found = In partita qui hai trovato la mossa migliore, secondo la stima. Ritrovala.
mistakes-you-are = Sei { $side }.
mistakes-from-game = Dalla tua partita contro { $opponent }, { $date }.
mistakes-soon = Gli errori compaiono quando l'analisi è finita.
mistakes-place = Errore { $number } di { $total }
mistakes-played = { $move }: { $verdict }
mistakes-find = Sei { $side }. Trova una mossa migliore.
mistakes-about = Va bene ogni mossa che vale quasi la migliore.
mistakes-looking = Esame di { $move }…
mistakes-wrong = La mossa { $move } { $gift }.
mistakes-refuted = C'è una mossa migliore.
mistakes-wrong-how = ← → per vedere il seguito, Invio per riprovare.
mistakes-best = Giusto: la mossa migliore è { $move }.
mistakes-good = Giusto: la mossa { $move } è abbastanza buona.
mistakes-best-was = La mossa migliore era { $move }.
mistakes-shown = La mossa era { $move }.
mistakes-line = Sul tavoliere: { $line }
mistakes-next = ← → per percorrere la variante, Invio per continuare.
mistakes-idea = Suggerimento: cerca una mossa che { $why }.
mistakes-idea-quiet = Suggerimento: è una mossa tranquilla. Non cattura e non crea minacce immediate.
mistakes-hint-move = Suggerimento: la mossa è { $move }.
mistakes-score = Bilancio
mistakes-found = Mosse migliori trovate: { $found } su { $total }.
mistakes-found-good = Mosse buone trovate: { $found } su { $total }.
mistakes-at-once = Al primo tentativo: { $count }
mistakes-with-help = Con un aiuto: { $count }
mistakes-given = Mostrate: { $count }
mistakes-skipped = Saltate: { $count }
mistakes-none = Nessun tuo errore o svarione in questa partita. Ben giocato!
mistakes-none-of-both = Nessun errore o svarione nella partita. Ben giocato!
mistakes-none-counted = Nessuna mossa di questa partita poteva cambiare il risultato: non c'è nulla da cercare.
mistakes-none-but = Nessun errore o svarione tra le mosse.
mistakes-inaccuracies = { $count ->
    [one] Una mossa era imprecisa (?!). Invio: cercare una mossa migliore.
   *[other] { $count } mosse erano imprecise (?!). Invio: cercare mosse migliori.
}
mistakes-given-up-won = Ma la partita è stata abbandonata in posizione vinta.
mistakes-given-up-better = Ma la partita è stata abbandonata in posizione migliore, secondo la stima.
mistakes-way-back = Invio: indietro.

key-learn-from-mistakes = impara
# On the page of openings: make the last move your answer, or remove it.
key-toggle-repertoire-answer = la mia risposta
key-skip-mistake = salta

help-learn = imparare dagli errori; nelle aperture, scegliere la risposta
