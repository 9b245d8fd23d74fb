# `awale match`: due giocatori, molte partite, i loro risultati.

match-first = il primo giocatore
match-second = il secondo giocatore

match-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} di { $variant }, { $plies } semimosse in media
match-progress = { $done } su { $all ->
    [one] { $all } partita
   *[other] { $all } partite
}: +{ $wins } ={ $draws } -{ $losses }
match-player = giocatore
match-wins = vittorie
match-draws = patte
match-losses = sconfitte
match-points = punti
match-moves = mosse
match-positions = posizioni a mossa
match-depth = profondità
match-time = ms a mossa
match-longest = max ms
match-tables = tabelle
match-yes = sì
match-no = no
match-only-one-asked = solo { $who } ha usato tabelle dei finali: `engine:LIMITE,tables=on` le attiva, `awale uci --no-tables` le disattiva
match-forfeited = partita { $game }: { $who } perde per forfait, { $reason }
match-forfeit-title = { $side } perde per forfait: { $reason }

match-start = non parte: { $what }
match-crash = è terminato da solo
match-asleep = non ha risposto entro { $seconds } s
match-babble = ha continuato a scrivere senza rispondere; l'ultima riga era «{ $text }»
match-nonsense = ha risposto «{ $text }»
match-other-rules = non gioca con queste regole
match-no-move = non ha trovato nessuna mossa
match-illegal = ha giocato { $move }, che non è legale

match-does-not-play = { $player } non gioca a { $variant }
match-cannot-play = { $player } non può giocare: { $reason }; nessuna partita giocata
match-too-many-forfeits = { $who }, { $player }, ha perso per forfait { $games ->
    [one] { $games } partita
   *[other] { $games } partite di fila
}, quindi il match finisce; `--max-forfeits 0` continua
match-unknown-variant = { $player } non conosce la variante «{ $variant }», solo { $known }; per una variante tua, fai leggere all'altro programma le tue impostazioni, come in `awale --config FILE uci`
match-no-opening = tutte le { $tries } aperture a caso di { plies } hanno chiuso la partita; usa meno semimosse con `--opening-plies`
match-not-saved = { $what }; `--save` è una cartella in cui puoi scrivere?
match-taken = { $folder } contiene le partite di un altro match; usa un'altra cartella con `--save`, o spostale
match-may-outlive = i programmi avviati da un giocatore possono sopravvivere al match: { $what }

match-no-player = Nessun giocatore «{ $text }». Giocatori: naive, fast, expert, minimax:PROFONDITÀ, alphabeta:PROFONDITÀ[:VALUTAZIONE], mcts:SIMULAZIONI, engine[:LIMITE], character:NOME, bot:COMANDO, e uci:LIMITE:COMANDO per un programma che parla il protocollo, come in `uci:time=200ms:awale uci`
match-human = una persona non può giocare in un match
match-engine-tables = solo il motore e i personaggi usano le tabelle dei finali, come in `engine:time=100ms,tables=on`
match-engine-book = solo il motore usa il libro, come in `engine:time=100ms,book=on`, o dopo `tables=on`
match-foreign = un altro motore si scrive `uci:LIMITE:COMANDO`, come in `uci:time=200ms:./engine`
match-foreign-level = un altro motore non ha livelli: dagli tempo, profondità o nodi
match-sprt-higher = test sequenziale di { $low } contro { $high } Elo: deciso per { $high } (log del rapporto di verosimiglianza { $ratio }, limiti ±{ $bound }; esiti da nessun punto a tutti: { $outcomes })
match-sprt-lower = test sequenziale di { $low } contro { $high } Elo: deciso per { $low } (log del rapporto di verosimiglianza { $ratio }, limiti ±{ $bound }; esiti da nessun punto a tutti: { $outcomes })
match-sprt-open = test sequenziale di { $low } contro { $high } Elo: non deciso (log del rapporto di verosimiglianza { $ratio }, limiti ±{ $bound }; esiti da nessun punto a tutti: { $outcomes })
