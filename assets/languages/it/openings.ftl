### Aperture: il valore delle prime mosse, e i risultati del giocatore.

menu-openings = Aperture
# Le colonne delle partite del giocatore: quante, e i punti su cento.
openings-share = %
openings-book = libro
openings-panel = Libro: { $plies ->
    [0] ricerca
    [one] 1 semimossa + ricerca
   *[other] { $plies } semimosse + ricerca
} · semi per { $side }
openings-games = totale
# Columns, and in the command the start of lines: the games in which the player made the move, and in
# which the opponent did. At most 11 letters.
openings-you = tu
openings-opponent = avversario
# La mossa scelta, e il suo valore con il segno.
openings-best = La buca { $move } è la mossa migliore secondo il libro: { $value } per { $side }
openings-best-proven = La buca { $move } è la mossa migliore: { $value } per { $side } secondo la stima, esito dimostrato
openings-best-several = Le mosse migliori secondo il libro sono { $moves }: { $value } per { $side }
openings-best-several-proven = Le mosse migliori sono { $moves }: { $value } per { $side } secondo la stima, esito dimostrato
openings-worth = Secondo il libro, la buca { $move } vale { $value } per { $side }; le altre mosse non ci sono
openings-worse = Secondo il libro, la buca { $move } vale { $value } per { $side }; la { $better } è migliore
openings-loses = La buca { $move } regala { $seeds } secondo il libro
# The engine disagrees with the book.
openings-engine = Il motore preferisce la buca { $move } (profondità { $depth }).
openings-own = Le tue partite da qui: { $games } (vinte { $won }, patte { $drawn }, perse { $lost })
openings-answer = Qui la tua risposta è { $move }.
openings-values = Una stima per { $side }: la variante migliore del libro, poi una ricerca di almeno { $nodes } posizioni.
openings-value-searched = Una stima per { $side }: una ricerca di almeno { $nodes } posizioni. Qui finisce il libro.
openings-proven-win = L'esito è dimostrato: { $side } può vincere, qualunque cosa giochi l'altro.
openings-proven-draw = L'esito è dimostrato: ognuno può tenere la patta, qualunque cosa giochi l'altro.
openings-proven-loss = L'esito è dimostrato: { $side } perde se l'altro non sbaglia.
openings-no-book = Per le tue regole non ci sono stime.
openings-beyond = { $key ->
    [none] Qui finisce il libro.
   *[other] Qui finisce il libro. { $key } analizza la posizione con il motore.
}
openings-values-of = { $game }, dopo { $moves }
openings-no-such-line = { $moves } non si può giocare dall'inizio

help-openings = Aperture

book-written = Scritto: { $file } ({ $positions ->
    [one] 1 posizione
   *[other] { $positions } posizioni
}, { $bytes } byte)
book-bad = { $file } non è un libro di aperture di questo gioco, o è danneggiato; indica un altro gioco con `--variant`, o ricrea il libro
book-other-effort = { $file } è stato creato con altri numeri di posizioni, semimosse o semi; estendilo con `awale book extend`, o indica un altro file
book-stats = Posizioni: { $positions } (di cui { $expanded } sviluppate). I valori sono stime; esiti dimostrati: { $proven }.
    Ricerche: { $fullnodes } posizioni dopo { plies }, { $nodes } altrove con tabelle di { seeds }
    Posizioni per semimossa: { $layers }
book-plies = semimosse
book-certainty = valore
book-proven = dimostrato
openings-are-estimates = I valori sono stime, in semi.
book-estimate = stimato
