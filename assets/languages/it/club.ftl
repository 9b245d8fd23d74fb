### Un circolo: partite tra persone via ssh e sul web.

club-title = { $club }
club-here = { $count ->
    [one] { $count } persona qui
   *[other] { $count } persone qui
}
club-lobby = Sala
club-you-are = Sei { $name }.
club-guest-no-key = Il tuo client ssh non ha presentato chiavi, quindi sei un ospite. Per tenere un nome, crea una chiave con ssh-keygen o puttygen.
club-guest-key-kind-not-accepted = Questo circolo non può usare il tuo tipo di chiave. Usa Ed25519, ECDSA o RSA da 1024 a 8192 bit.
club-guest-sha1-signature = Il tuo client ssh firma con RSA e SHA-1, che non è più sicuro, quindi sei un ospite. Aggiornalo o usa una chiave Ed25519.
club-guest-key-without-valid-signature = Il tuo client ssh ha presentato una chiave ma non ha firmato, quindi sei un ospite. La frase segreta era giusta?
club-guest-disk-write-fails = Il circolo non può registrare nuovi nomi adesso, quindi sei un ospite. Torna più tardi.
club-guest-chosen-by-visitor = Per tenere un nome, esci e scegline uno nella prima pagina, o usa un codice o un link di chi gestisce il circolo.
club-guest-code = Se la connessione cade, torna con { $ssh } e il codice { $code }.
club-new = Nuova sfida
club-home = Gioca, impara e studia per conto tuo
club-hold = Organizza un torneo
club-hold-about = Gioca chi si iscrive nella sala. Avvialo da lì; ogni turno si abbina quando il precedente è finito.
club-desk = Ingresso, elenco della classe ed esclusioni
club-desk-about = Decidi tu chi può entrare. Un elenco della classe crea soci che entrano con un link o un codice.
club-desk-door = Chi entra
club-desk-open = tutti
club-desk-members = solo soci
club-desk-closed = solo gestori
club-desk-newcomers = Nomi nuovi in un'ora
club-desk-chat = Chat
club-desk-on = attiva
club-desk-off = disattivata
club-desk-class = Elenco: incolla i nomi
club-desk-card = Nuovo link e codice per
club-desk-ban = Escludi nome o indirizzo
club-desk-cards = Questi codici si vedono solo ora. In un browser, la pagina da stampare viene salvata come class.html.
club-best = Punteggi
club-best-none = Ancora nessuna partita a punti. Proponine una.
club-best-about = I migliori di ogni gioco, con l'incertezza del punteggio.
club-your-move = Tocca a te: { $game } contro { $name }
club-begins = Comincia una partita: { $game } contro { $name }
club-window-turn = ● tocca a te – { $name }
club-window-challenge = ● { $name } ti sfida
club-window-waits = { $name } sta pensando – { $club }
club-your-game = Torna alla tua partita: { $game } contro { $name }
club-watch = Guarda { $south } – { $north }: { $game }
club-you-challenge = Sfidi { $name }: { $game } (Invio ritira)
club-you-offer = Proponi { $game } (Invio ritira)
club-you-link = Link per un amico: { $game }
club-challenges-you = { $name } ti sfida: { $game }
club-offers = { $name } propone { $game }
club-person = { $name } · { $does }
club-plays = gioca
club-watches = guarda
club-idle = fermo da { $minutes } min
club-free = libero
club-load = Il circolo è affollato: i computer pensano meno a lungo.
club-sent = Mandata. La partita comincia quando qualcuno accetta.
club-refused-club-busy = Il circolo è affollato. Riprova tra poco.
club-stalled = Il circolo non può scrivere sul suo disco. Gli orologi restano fermi finché non può; le tue partite sono conservate.
club-stalled-host = Il circolo non può scrivere sul suo disco: { $error }. Libera spazio nella sua cartella; poi riprende da solo.
club-pace-free = senza orologio
club-pace-days = { $days ->
    [one] { $days } giorno a mossa
   *[other] { $days } giorni a mossa
}
club-rated = a punti
club-casual = amichevole
club-rated-about = Cambia entrambi i punteggi se si giocano almeno { $moves } mosse. Le stesse due persone possono giocare { $games } partite a punti in 24 ore.
club-casual-about = Non cambia i punteggi.
club-unrated-limit = Dopo { $games } partite a punti in 24 ore, le altre tra le stesse due persone sono amichevoli.
club-form = Sfida
club-form-to = A { $name }
club-form-to-all = A tutti: gioca chi accetta per primo.
club-form-to-friend = All'amico a cui mandi il link.
club-form-game = Gioco
club-form-time = Tempo
club-form-begins = Prima mossa
club-form-rated = Partita
club-form-delay = Si vede
club-form-for = Per
club-form-for-all = tutti qui
club-form-for-friend = un amico, per link
club-form-send = Manda la sfida
club-form-link = Crea il link
club-form-title = Titolo
club-form-format = Formula
club-form-plan = Annuncia il torneo
club-link-about = Manda questo indirizzo al tuo amico. Chi lo apre per primo gioca con te, senza account. Vale una volta sola, per 24 ore.
club-link-members = Manda questo indirizzo al tuo amico. Il primo socio del circolo che lo apre gioca con te. Vale una volta sola, per 24 ore.
club-link-ssh = Con ssh, il tuo amico lo incolla nella sala, o viene con ssh -t e le parole «join { $code }» alla fine.
club-begins-drawn = a sorte
club-begins-you = tu
club-begins-other = l'avversario
club-delay = { $moves ->
    [0] ogni mossa subito
    [one] con { $moves } mossa di ritardo
   *[other] con { $moves } mosse di ritardo
}
club-refused-no-longer-exists = Troppo tardi: ritirata, accettata da un altro o finita.
club-refused-no-challenge-with-link = Questo link non vale più: è stato usato o ritirato, oppure è scaduto.
club-refused-own-challenge = Sei tu.
club-refused-same-challenge-open = Hai già mandato questa sfida. È ancora aperta.
club-refused-too-many-challenges-or-games = Hai già tutte le sfide o le partite che il circolo permette. Prima finiscine una.
club-refused-nobody-with-name = Nessuno con questo nome è mai stato qui.
club-refused-not-for-guests = Gli ospiti giocano partite amichevoli, con o senza orologio. Per le altre vieni con una chiave o un link.
club-refused-too-much-chat = Non così in fretta.
club-refused-not-possible-now = Non ora.
club-refused-opponent-away = Una partita con l'orologio vuole qui entrambi i giocatori.
club-refused-too-few-players = Prima devono iscriversi almeno due giocatori.
club-refused-disk-write-fails = Il circolo non può scrivere sul suo disco adesso, quindi non è stato fatto nulla. Riprova tra poco.
club-refused-chat-switched-off = Chi gestisce il circolo ha disattivato la chat.
club-refused-host-cannot-be-banned = Chi gestisce il circolo non può essere escluso.
club-class-invalid-text = { $name }: un nome ha da 1 a 16 lettere, cifre, - o _.
club-class-duplicate-in-list = { $name }: un altro nome dell'elenco è uguale o si somiglia.
club-class-taken-by-member = { $name }: un socio ha questo nome o uno simile. Scrivine un altro, o crea un nuovo link e codice.
club-class-taken-by-host = { $name }: è un gestore, che crea il suo link con il comando «link».
club-watchers = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
}
club-say = Di':
club-muted = Non vedrai più i messaggi di { $name }.
club-not-your-turn = Non tocca a te.
club-away = { $name } è via da { $time }.
club-deadline = { $name } ha { $time } per questa mossa.
club-first-move = { $name } ha { $time } per la prima mossa. Senza, la partita finisce senza risultato.
club-first-move-forfeit = { $name } ha { $time } per la prima mossa. Altrimenti perde la partita.
club-aborted = { $name } non ha fatto in tempo la prima mossa. La partita non ha risultato.
club-hidden = { $moves ->
    [one] Le mosse si vedono con { $moves } mossa di ritardo.
   *[other] Le mosse si vedono con { $moves } mosse di ritardo.
}
club-offer-end = { $name } vuole chiudere la partita così com'è.
club-offer-undo = { $name } vuole ritirare una mossa.
club-offer-rematch = { $name } vuole la rivincita a lati scambiati.
club-agree = { $key } accetta.
club-tournament = Torneo
club-round-robin = tutti contro tutti
club-swiss = { $rounds ->
    [one] svizzero, { $rounds } turno
   *[other] svizzero, { $rounds } turni
}
club-tournament-open = { $name }: { $format } · iscritti: { $people }
club-tournament-joined = { $name }: { $format } · iscritti: { $people }, con te
club-tournament-on = { $name }: { $format } · turno { $round }
club-tournament-over = { $name }: { $format } · finito
club-tournament-waits = { $name }: { $format } · turno { $round } finito
club-tournament-canceled = { $name }: { $format } · annullato
club-tab-standings = Classifica
club-tab-pairings = Abbinamenti
club-tab-cross = Tabellone
club-tab-add = Aggiungi un giocatore
club-tab-export = Esporta
club-state-open = Il torneo non è iniziato. Iscritti: { $people }.
club-state-on = Turno { $round } di { $rounds }. Partite in corso: { $games }.
club-state-ready = Turno { $round } di { $rounds } finito. Pronti per il prossimo: { $ready } su { $active }.
club-state-host = Turno { $round } di { $rounds } finito. Il prossimo lo avvia l'organizzatore.
club-state-over = Il torneo è finito.
club-state-canceled = Il torneo è stato annullato.
club-next-at-once = subito
club-next-ready = quando tutti sono pronti
club-next-host = al via dell'organizzatore
club-part-none = È iniziato. L'organizzatore può aggiungerti.
club-part-join = Iscriviti
club-part-leave = Annulla l'iscrizione
club-part-return = Rientra: giochi dal prossimo turno
club-part-ready = Per me si può iniziare il prossimo turno
club-part-withdraw = Ritirati dal torneo
club-part-begin = Inizia il torneo
club-part-next = Inizia il prossimo turno
club-part-change = Modifica il torneo
club-part-cancel = Annulla il torneo
club-part-delete = Elimina il torneo
club-part-terms = { $game }. Ognuno ha { $minutes } min per la prima mossa, altrimenti perde la partita. Turno successivo: { $next }.
club-ask-withdraw = Ti ritiri? La partita in corso è persa.
club-ask-cancel = Annullare il torneo? Non ci saranno altri turni.
club-ask-delete = Eliminare il torneo per sempre? Le sue partite restano.
club-head-player = Giocatore
club-head-points = Punti
# Heads of narrow columns: the tie-break (at most 5 characters), the number of games (at most 6).
club-head-tie = Spa.
club-head-games = Part.
club-head-result = Risultato
club-head-round = Turno
club-withdrawn = ritirato
club-ready = pronto
club-round = Turno { $round }
# Instead of a result: the player has no opponent in this round.
club-sits-out = riposa
club-cross-about = 12+ è una vittoria contro il 12º, = patta, - nessun punto; b riposo.
club-export-page = Tutte le tabelle, da stampare
club-export-games = Tutte le partite
club-export = In un browser, Invio salva il file. Con ssh, scrivi: { $ssh } tournament export { $number } { $part } > { $file }
club-add-none = Chi è qui gioca già.
club-add-about = Chi arriva tardi ha 0 punti per i turni persi.
club-player-about = Invio corregge subito un risultato. I punteggi restano invariati.
club-player-return = Fai rientrare il giocatore
club-player-withdraw = Ritira il giocatore
club-player-forfeit = Assegna persa la partita in corso
club-form-first-move = Prima mossa entro
club-form-next = Turno successivo
club-form-change = Salva le modifiche
club-minutes = { $minutes } min
club-refused-invalid-title = Un titolo ha da 1 a 40 caratteri e inizia con una lettera o una cifra.
club-refused-invalid-round-count = Un torneo ha da 1 a 30 turni.
club-refused-fixed-after-begin = A torneo iniziato, gioco, orologio e formula non cambiano. Il numero di turni può cambiare, ma i turni già abbinati restano.
club-refused-tournament-begun = Il torneo è iniziato. Chiedi all'organizzatore di aggiungerti.
club-refused-too-many-players-or-tournaments = Non c'è posto: un torneo ha fino a 128 giocatori, un circolo fino a 20 tornei aperti.
club-refused-round-unfinished = Il turno non è ancora finito.
club-refused-not-in-tournament = Questo giocatore non è nel torneo.
club-refused-no-unfinished-game = Questo giocatore non ha partite in corso nel torneo.
club-refused-no-result-in-round = Questo turno non ha un risultato da correggere. Una partita in corso si può assegnare persa.
club-refused-tournament-not-canceled = Prima annulla il torneo, poi eliminalo.
club-no-files = il circolo non scrive file; per avere le tue partite: ssh host games NOME
club-bye-visitor-left = Ciao, torna presto.
club-bye-idle = Nessun tasto da molto tempo. Ciao; le tue partite sono conservate.
club-bye-closing = Il circolo chiude. Le tue partite sono conservate.
club-bye-banned = Non puoi entrare in questo circolo.
club-bye-name-taken = Questo nome è di qualcun altro. Torna con un altro: ssh NOME@host
club-bye-private-club = Questo circolo è privato. Chiedi a chi lo gestisce di aggiungere la tua chiave.
club-bye-closed-by-host = Il circolo al momento è chiuso. Torna più tardi.
club-bye-members-only = Al momento possono entrare solo i soci. Usa il tuo nome con la sua chiave, il suo link o il suo codice.
club-bye-member-deleted = Chi gestisce il circolo ha eliminato questo nome.
club-bye-wrong-code = Nessun socio ha questo codice. Controlla ogni lettera, o chiedine uno nuovo a chi gestisce il circolo.
club-bye-too-many-wrong-codes = Da qui sono arrivati troppi codici sbagliati. Riprova tra un'ora, o usa un link.
club-bye-too-many-visits = Hai già troppe sessioni aperte qui.
club-bye-invalid-name = Questo nome qui non va: da 1 a 16 lettere, cifre, - o _. Torna con un altro: ssh NOME@host
club-bye-no-such-ssh-feature = Il circolo offre solo un terminale e alcuni comandi: ssh NOME@host help
# Una sessione riga per riga, senza schermo intero.
club-line-hint = Scrivi un numero o un comando, poi Invio. ? spiega di più.
club-line-commands = Comandi: { $commands }
club-line-turn = Tocca a te.
club-line-away = { $name } si è assentato.
club-line-back = { $name } è tornato.
club-line-gone = Non c'è più: { $row }
club-line-type = Scrivi il testo. Una riga vuota lo lascia com'è.
club-line-unknown = «{ $text }» qui non è un comando. ? elenca i comandi.
club-line-no-row = Ora non c'è una riga { $number }. Invio rilegge le righe.
club-line-help =
    Un numero: scegliere quella riga. Se la riga ha un valore, passa al successivo; con «-» dopo il numero, al precedente.
    A-F, oppure 1-6: giocare quella buca. Nei fiammiferi, quanti prenderne.
    tavoliere: leggere la posizione. mosse: leggere le mosse. orologio: leggere il tempo che resta.
    Il tasto o il nome di un comando: eseguirlo. Basta l'inizio del nome. Il tasto dei messaggi, uno spazio e un testo: dire quel testo. Un tasto, uno spazio e il numero di una riga: eseguire il comando su quella riga.
    Solo Invio: andare avanti, o rileggere lo schermo. esci: lasciare il circolo.
club-full = Il circolo è pieno. Riprova tra qualche minuto.
club-full-address = Ci sono troppe connessioni dal tuo indirizzo. Chiudine qualcuna, o chiedi a chi gestisce il circolo di permetterne di più.
club-bye-wrong-link = Questo link non porta più da nessuna parte. Chiedine uno nuovo a chi gestisce il circolo.
club-web-private = Questo circolo è privato. Chiedi un link a chi lo gestisce.
club-web-name = Questo nome qui non va: da 1 a 16 lettere, cifre, - o _. Scegline un altro.
club-web-taken = Questo nome è di qualcun altro. Scegline un altro, o entra con il tuo link.
club-bye-too-many-new-names = Da qui sono già stati scelti troppi nomi. Riprova tra un'ora, o gioca come ospite.
club-bye-disk-write-fails = Il circolo non può registrare nuovi nomi adesso. Gioca come ospite, o riprova più tardi.
club-bye-try-later = Il circolo non può farti entrare ora. Riprova tra poco.
page-about = Gioca ad awalé con gli amici, qui nel tuo browser. Scegli un nome per conservare partite e punteggi, o entra come ospite.
page-name = Nome
page-take = Usa questo nome
page-code = Codice dell'insegnante o del circolo
page-enter = Entra
page-guest = Gioca come ospite
page-script = Questa pagina ha bisogno di JavaScript.
page-again = Rientra
page-keys = Tasti
page-keyboard = Tastiera
page-sound = Suono
page-notify = Avvisami
page-clocks = Leggi gli orologi
page-no-clocks = Nessun orologio in funzione.
page-away = NAME è assente.
page-back = NAME è di nuovo qui.
page-lost = Connessione persa. Nuovo tentativo…
page-games = Le mie partite
page-link = Il mio link
page-link-about = Con questo link segreto puoi rientrare. Conservalo e non mostrarlo a nessuno: chi lo ha gioca a tuo nome.
page-own = Questo computer è mio: fammi entrare la prossima volta
page-copy = Copia
page-close = Chiudi
page-twice = Due tocchi per giocare
page-cells = Come in un terminale
key-challenge-player = sfida
key-decline-challenge = rifiuta
key-rematch = rivincita
key-refuse-offer = rifiuta
key-accept-offer = accetta
key-withdraw-challenge = ritira
key-send-chat-message = parla
key-offer-to-end-game = proponi fine
key-resign = abbandona
key-hand-over-board = cedi
key-mute-player = silenzia
key-announce-tournament = annuncia
help-club = Partita in un circolo
help-club-again = rivincita a lati scambiati
help-club-refuse = rifiutare ciò che l'altro propone
help-club-say = dire qualcosa
help-club-hand = a fine partita: cedere il tavoliere comune
help-club-mute = silenziare chi ha scritto per ultimo
