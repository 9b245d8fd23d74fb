# `awale tournament`.

tournament-title = Torneo di { $variant }
tournament-intro = { $players } giocatori, { $games } partite di { $variant }, { $pairing }; { $plies ->
    [one] { $plies } semimossa
   *[other] { $plies } semimosse
} a caso all'inizio, le stesse aperture da entrambe le parti, seme casuale { $seed }.
tournament-round-robin = tutti contro tutti
tournament-gauntlet = il primo contro tutti gli altri
tournament-knock-out = eliminazione diretta
tournament-swiss = sistema svizzero
tournament-terms = Bot a riga: { $time } s a mossa, { $grace } s di tolleranza, { $start } s in più per l'avvio, { $memory } MiB.
tournament-sandboxed = Sono stati eseguiti in bubblewrap, con i file in sola lettura e senza rete.
tournament-limits-only = Sono stati eseguiti con limiti, ma senza bubblewrap: potevano vedere i file e la rete.
tournament-rank = #
tournament-games = partite
tournament-percent = %
tournament-elo = Elo
tournament-margin = ± 95%
tournament-cpu = secondi CPU
tournament-forfeits = forfait
tournament-faults = errori
tournament-first-fault = il primo
tournament-asked = domanda
tournament-cross = Tabella incrociata
tournament-wrong = Che cosa è andato storto
tournament-all-games = Tutte le partite
tournament-filter = Partite di
tournament-everyone = tutti
tournament-fault = partita { $game }, mossa { $move }: { $reason }
tournament-told-fault = { $player }, partita { $game }: { $reason }
tournament-method = Elo: massima verosimiglianza su tutte le partite giocate, secondo il modello di Bradley e Terry (una patta vale mezza vittoria e mezza sconfitta, e ogni giocatore riceve una patta in più contro un giocatore medio). In 95 casi su 100 la vera differenza dalla media è entro ±. { $anchors ->
    [0] La media di tutti è 0.
    [one] La scala è quella dell'unico giocatore di forza misurata (docs/players.md).
   *[other] La scala è la media di { $anchors } giocatori di forza misurata (docs/players.md).
 }
tournament-written = La pagina con tutte le partite: { $file }
tournament-student = { $player }: { $count ->
    [one] un errore
   *[other] { $count } errori
 }. Con ognuno c'è la riga per rifare al programma la stessa domanda.
tournament-student-fault = Partita { $game } contro { $opponent }, come { $side }, mossa { $move }: { $reason }
tournament-student-errors =     Ha scritto sul suo standard error:
tournament-student-more = E ancora { $count }.
tournament-no-bots = { $folder } non contiene giocatori. I giocatori sono programmi eseguibili, e file che finiscono in { $known } (tabella [bots] delle impostazioni)
tournament-too-few = un torneo vuole almeno due giocatori: indicali, come in `awale tournament fast engine:level=1`, o indica una cartella con `--bots CARTELLA`
tournament-too-many = un torneo ha al massimo { $most } giocatori
tournament-no-sandbox = bubblewrap (`bwrap`) non è installato o qui non funziona; `--sandbox off` ne fa a meno
interrupted-resume = interrotto. Per continuare, esegui:
interrupted-without-out = interrotto. Non resta nulla: solo un torneo con --out può continuare.
interrupted-match = interrotto. Un match non può continuare; un torneo con --out sì.
tournament-there = { $file } contiene un torneo; continualo con `--resume`, o usa un'altra cartella con `--out`
tournament-other-option = { $file } contiene un torneo con { $kept }; hai dato { $given }. Usa lo stesso, o un'altra cartella.
tournament-no-option = senza { $option }
tournament-other-rule = { $file } contiene un torneo di { $variant } con { $kept }; ora le sue regole hanno { $given }. Usa le stesse, o un'altra cartella.
tournament-other-player = { $file } contiene un torneo il cui giocatore { $number } è { $kept }; hai dato { $given }. Usa gli stessi giocatori, o un'altra cartella.
tournament-nobody = nessuno
tournament-changed = il programma di { $player } è cambiato dall'inizio di { $file }: le sue partite mescolerebbero due giocatori. Ripristina il vecchio, o ricomincia con un altro `--out`
tournament-too-large = { $file } supererebbe { $most } MiB, che `--resume` non potrebbe leggere: il file resta com'era. Gioca meno partite in un torneo
tournament-bad-file = { $file } non è un file di torneo: { $what }
tournament-other-format = { $file } ha il formato { $found }; questa versione legge il formato { $format }. Ricomincia in un'altra cartella.
tournament-damaged = { $file } è danneggiato o è stato modificato a mano: la somma di controllo non corrisponde. Ricomincia in un'altra cartella.
tournament-mismatch = { $file }: { $what }. Ricomincia in un'altra cartella.
tournament-name-no-text = { $name } è escluso: il suo nome non è UTF-8. Rinomina il file.
tournament-in-use = Un altro programma usa { $folder }. Usa un'altra cartella con --out.
tournament-bad-move = la partita { $game } non si può rigiocare: mossa { $move }
tournament-other-game = la partita { $game } non è quella di questo torneo ({ $field })
tournament-its-number = il numero
tournament-its-round = il turno
tournament-its-players = i giocatori
tournament-its-opening = l'apertura
tournament-its-end = la fine
tournament-its-points = i punti
tournament-its-faults = gli errori
tournament-its-time = il tempo
