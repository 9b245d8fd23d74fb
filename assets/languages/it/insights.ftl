### Progressi accanto ai risultati: precisione, tempo, aperture, problemi per tema, match di più partite.

## Precisione

insights-accuracy = Precisione
insights-accurate = precisione
insights-moves = mosse
insights-mistakes = errori
insights-blunders = svarioni
insights-seconds = secondi
insights-opening = Apertura: { $seeds }+ semi
insights-middle = Mediogioco: { $seeds }+ semi
insights-end = Finale: fino a { $seeds } semi
insights-all = Tutta la partita
insights-accuracy-none = Analizza una partita finita contro il computer per vedere la tua precisione in ogni fase. Le partite con l'orologio aggiungono il tempo delle tue mosse.
insights-accuracy-note = Da { $analysed ->
    [0] nessuna partita analizzata
    [one] { $analysed } partita analizzata
   *[other] { $analysed } partite analizzate
} contro il computer; { $timed ->
    [0] nessuna partita con l'orologio
    [one] tempo da { $timed } partita con l'orologio, { $late ->
        [0] non persa per il tempo
       *[other] persa per il tempo
    }
   *[other] tempo da { $timed } partite con l'orologio, { $late ->
        [0] nessuna persa
        [one] { $late } persa
       *[other] { $late } perse
    } per il tempo
}. Contano solo le mosse che potevano cambiare il risultato; la precisione è una stima e ne vuole almeno cinque. 100% significa che non hai regalato nulla.

## Aperture

insights-openings-none = Finisci una partita contro il computer per vedere i tuoi risultati secondo la prima mossa di ciascuno.
insights-openings-note = La prima mossa di ciascuno, come se avesse cominciato Sud. Invio apre la posizione in «Aperture».

## Problemi

insights-themes = Temi
insights-tried = provati
insights-missed = sbagliati
insights-share = quota
insights-themes-none = Prova problemi tratti da partite, o posizioni delle tue partite, per vedere quali temi ti sfuggono. Il problema di oggi, quelli nuovi e gli sprint qui non contano.
insights-themes-note = I problemi che hai provato, tratti da partite, anche dalle tue, per tema. Quelli sbagliati tornano; un problema può avere più temi. Il problema di oggi, quelli nuovi e gli sprint qui non contano.

## Match di più partite

insights-series = Match
insights-best-of = su
insights-score = punti
insights-outcome = esito
insights-goes-on = in corso
insights-series-none = Qui compaiono i match di più partite. Per giocarne uno, scegli «al meglio delle» in una nuova partita contro il computer.

setup-series = Match
setup-single = partita singola
about-series = Una partita, o un match di più partite contro il computer: lo vince chi fa più di metà dei punti. Una patta vale mezzo punto.
side-match = match: { $points }
series-best-of = al meglio delle { $games }
series-running = al meglio delle { $games }: { $score }
series-goes-on = Match: tu { $mine }, { $opponent } { $theirs }.
series-won = Match vinto: tu { $mine }, { $opponent } { $theirs }.
series-drawn = Match pari: tu { $mine }, { $opponent } { $theirs }.
series-lost = Match perso: tu { $mine }, { $opponent } { $theirs }.
over-next-game = Altra partita
over-series = Al meglio di 5

key-change-page = pagina
