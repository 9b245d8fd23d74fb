### Progressi.

menu-progress = Progressi
progress-overview = Sintesi
progress-games = Punteggio partite
progress-no-rating = dopo una partita senza aiuti
progress-puzzles = Punteggio problemi
progress-today = Problema di oggi
progress-days = { $days ->
    [one] 1 giorno di fila
   *[other] { $days } giorni di fila
}
progress-own = Errori da ripassare
progress-lesson = Prossima lezione
progress-lessons-done = tutte fatte
progress-themes = Problemi sbagliati, per tema
results-title = Risultati
results-played = totale
results-won = vinte
results-drawn = patte
results-lost = perse
results-percent = punti
results-last = ultime 10
results-total = Tutte contro il computer
results-together = { $game }, tra persone
results-people = Tra persone
results-pair = { $first } contro { $second }
results-teacher = { $name } (senza punteggio)
results-share = { $percent }%
results-course = Vittorie meno sconfitte: { $about }
results-with-help = con aiuti: vinte { $won }, { $drawn ->
    [0] {""}
   *[other] patte { $drawn },{" "}
}perse { $lost }
results-unfinished = non finite: { $games }
results-helped-option = { $games ->
    [one] 1 partita giocata con aiuti è esclusa; --helped la conta.
   *[other] { $games } partite giocate con aiuti sono escluse; --helped le conta.
}
results-helped-left-out = { $games ->
    [one] 1 partita con aiuti non è contata
   *[other] { $games } partite con aiuti non sono contate
}{ $key ->
    [none] .
   *[other] {": "}{ $key } conta tutte le partite.
}
key-include-games-with-help = con aiuti
key-exclude-games-with-help = senza aiuti
results-counting = Conteggio delle tue partite…
results-none = Finisci una partita per vedere i tuoi risultati. Le partite contro il computer e quelle tra due persone si contano a parte.
# Una lettera per ognuna delle ultime partite.
result-letter-win = V
result-letter-draw = P
result-letter-loss = S
