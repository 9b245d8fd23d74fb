### Il punteggio dei giocatori.

rating-games = partite
rating-rating = punteggio
rating-level = forza
rating-value = { $elo } ± { $margin }
rating-estimate = circa { $elo }
# Un punteggio basso come quello del gioco a caso.
rating-low = inferiore a { $elo }
rating-margin-note = ±: il margine d'errore, nove volte su dieci. Contano i risultati e il costo di ogni mossa.
# Al posto di un punteggio ancora troppo incerto: "dopo altre 2 partite con punteggio".
rating-open = { $games ->
    [one] dopo un'altra partita con punteggio
   *[other] dopo altre { $games } partite con punteggio
}
rating-appears-after = Il tuo punteggio appare { $rating }.
rating-won = Vittoria contro { $opponent }{ $held ->
    [yes] : una vittoria non abbassa mai il punteggio.
   *[no] .
}
rating-lost = Sconfitta contro { $opponent }{ $held ->
    [yes] : una sconfitta non alza mai il punteggio.
   *[no] .
}
rating-drawn = Patta contro { $opponent }.
# { $level } è 0 per un punteggio sotto quello del livello 1, qui e più avanti.
rating-like = { $level ->
    [0] sotto il livello 1
   *[other] circa livello { $level }
}
rating-none = Nessuna partita di awalé finita da valutare.
rating-none-named = Nessuna partita finita di un giocatore di nome «{ $name }».
rating-none-helped = { $games ->
    [one] Nulla da valutare: la tua partita finita è stata giocata con aiuti (un suggerimento, valori, un avviso, una mossa ritirata) e non conta.
   *[other] Nulla da valutare: le tue { $games } partite finite sono state giocate con aiuti (suggerimenti, valori, avvisi, mosse ritirate) e non contano.
}
rating-about = Elo sulla scala dei livelli del motore, stimato dai risultati e dal costo di ogni mossa. Nove volte su dieci la vera forza è entro ±.
rating-with-help = Con un aiuto, questa partita non conta per il tuo punteggio.
rating-helped = Giocata con un aiuto: non conta per il tuo punteggio.
rating-clock-stopped = senza punteggio: orologi fermi
rating-from-position = senza punteggio: da una posizione
rating-by-link = senza punteggio: per link
rating-short = Non conta per il punteggio: sono state giocate meno di { $moves } mosse.
rating-repeats = { $games ->
    [one] 1 file ripete un'altra partita mossa per mossa: contato una volta.
   *[other] { $games } file ripetono altre partite mossa per mossa: contati una volta ciascuno.
}
rating-not-telling = { $games ->
    [one] 1 partita esclusa: non è conclusa, è finita prima della mossa { $moves }, o è cominciata da una posizione data.
   *[other] { $games } partite escluse: non sono concluse, sono finite prima della mossa { $moves }, o sono cominciate da una posizione data.
}
results-rating = Punteggio { $rating } ({ $level ->
    [0] sotto il livello 1
   *[other] circa livello { $level }
})
