### La schermata delle impostazioni.

settings-group-game = Partita
settings-group-screen = Schermo
settings-group-help = Suggerimenti e analisi
settings-group-share = Condivisione
settings-group-engine = Motore, tabelle e tasti

setting-name = Il tuo nome
setting-name-about = Il tuo nome accanto al tavoliere, nelle partite salvate, nelle esportazioni e nei risultati. In «Gioca» puoi darne un altro per una partita.
setting-language = Lingua
setting-language-about = La lingua del programma. Automatico: la lingua del tuo sistema.
setting-theme = Tema
setting-theme-about = L'aspetto del tavoliere e delle schermate. Automatico: legno dipinto, o i colori del terminale se ne mostra solo sedici. I tuoi temi vanno nella cartella themes accanto al file delle impostazioni.
setting-theme-256 = Questo terminale mostra 256 colori: il legno ha meno sfumature.
setting-theme-16 = Questo terminale mostra sedici colori; il legno dipinto ne richiede 256.
setting-theme-no-colors = Questo terminale non mostra colori.
setting-animation = Velocità della semina
setting-animation-about = Quanto in fretta si seminano i semi sullo schermo. Un tasto qualsiasi salta il resto.
setting-preview = Anteprima
setting-preview-about = Mostra che cosa farebbe la mossa della buca scelta.
setting-coordinates = Lettere delle buche
setting-coordinates-about = Mostra accanto alle buche le lettere A-F e a-f.
setting-mouse = Mouse
setting-mouse-about = Punta una buca per vederne la mossa, fai clic per giocarla o per scegliere una riga. Senza mouse, la selezione di testo del terminale funziona come al solito.
setting-ascii = Caratteri semplici
setting-ascii-about = Disegna solo con caratteri ASCII, per font che non ne hanno altri.
setting-board = Tavoliere dipinto
setting-board-about = Mostra il tavoliere come immagine se il terminale può (kitty, sixel, iTerm2). «Pixel»: anche in tmux e via ssh.
setting-confirm = Conferma l'abbandono
setting-confirm-about = Chiede conferma prima di un abbandono, o di un aiuto con cui la partita non conta più.
setting-remarks = Commenti
setting-remarks-about = Lascia che i personaggi commentino i momenti importanti.
setting-bell = Segnale acustico
setting-bell-about = Fa suonare il segnale del terminale quando tocca di nuovo a te dopo una mossa del computer, e a fine partita. Tace mentre giocano due computer.
setting-sowing = Senso di semina
setting-sowing-about = Il senso di semina nelle nuove partite sullo schermo. Orario è l'immagine allo specchio; le lettere delle buche restano le stesse.
setting-pace = Due computer: pausa
setting-pace-about = Quanto resta sullo schermo ogni mossa quando giocano due computer.
setting-page = Pagina per i link
setting-page-about = L'indirizzo di una pagina web che apre i link a partite e problemi, per esempio quella di un club. Senza, il tuo amico incolla il link nel programma.
setting-memory = Motore: memoria
setting-memory-about = Memoria per la tabella delle trasposizioni, in cui il motore conserva le posizioni esplorate. Più memoria aiuta quando pensa a lungo.
setting-threads = Motore: thread
setting-threads-about = Con quanti thread del processore cerca il motore. Con più thread cerca più a fondo nello stesso tempo.
setting-time = Motore: tempo a mossa
setting-time-about = Quanto può pensare il motore a una mossa al suo livello più forte. I livelli più bassi ne vogliono meno.
setting-own-book = Motore: libro di aperture
setting-own-book-about = Al livello più forte il motore gioca le prime mosse dal libro. Dove più mosse si equivalgono, varia da una partita all'altra.
setting-seeds = Tabelle dei finali
setting-seeds-about = Gioco perfetto fino a questo numero di semi. Le tabelle si creano in background e riprendono al prossimo avvio. 28 semi vogliono 6 GB di memoria o, con meno, 5 GB su disco durante la creazione.
setting-seeds-size = Fino a { $megabytes } MB di disco in più.
setting-seeds-by-hand = Ne mancano fino a { $megabytes } MB; awale endgame build le crea.
setting-seeds-there = Tutte le tabelle ci sono.
setting-seeds-estimate = Fino a { $megabytes } MB di disco in più e, su questa macchina, { $minutes ->
    [0] meno di un minuto
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
} di lavoro (stima).
setting-automatic = Tabelle automatiche
setting-automatic-about = Crea in background le tabelle dei finali di una variante la prima volta che la giochi. Altrimenti le crea awale endgame build.
setting-keys = Tasti
setting-keys-about = Invio elenca tutti i comandi con i loro tasti. Scegline uno per cambiare il suo tasto.

bind-press = Premi il nuovo tasto per: { $what }.
bind-taken = { $key } è già usato ({ $screen }): { $what }. Premilo di nuovo per usarlo qui.
bind-typed = { $key } indica già una buca o un numero ({ $screen }).
bind-fixed = Nessun comando può avere questo tasto: il suo significato è fisso.
bind-use = { $screen }: { $what }.
bind-usual = Predefinito: { $key }; Canc lo ripristina.
bind-none = nessuno
bind-help = i tasti della schermata
bind-left = sinistra, come la freccia
bind-down = giù, come la freccia
bind-up = su, come la freccia
bind-right = destra, come la freccia
bind-undo = annullare una mossa o una modifica
bind-redo = ripetere una mossa o una modifica
bind-play = giocare una partita, anche da qui
bind-learn = imparare, anche dagli errori
bind-analyse = analizzare
bind-book = che cosa si sa di questa apertura
bind-resign = abbandonare, o vedere la soluzione
bind-save = salvare un'analisi, dare un nome a una partita
bind-export = scrivere immagini e file da condividere
bind-run = far scorrere la partita, o metterla in pausa
bind-more = di più: semi, profondità, velocità
bind-less = di meno: semi, profondità, velocità
bind-next = errore, problema o passo seguente
bind-previous = errore o passo precedente
bind-delete = eliminare una partita; svuotare il tavoliere
bind-filter = filtrare un elenco, come per risultato
bind-hint = un suggerimento; la variante migliore di un albero
bind-values = valori di tutte le mosse; valutazione dell'albero
bind-restart = riprovare; posizione iniziale
bind-balance = correggere il numero di semi nei granai
bind-algorithm = un altro algoritmo

value-on = sì
value-off = no
value-cells = caratteri
value-pixels = pixel
# Della velocità della semina.
value-at-once = istantanea
value-auto = automatico
value-slow = lenta
value-normal = normale
value-fast = rapida
value-counter-clockwise = antiorario
value-clockwise = orario
value-pause = { $number ->
    [0] nessuna
   *[other] { $number } ms
}
value-memory = { $number } MiB
value-threads = { $number ->
    [0] uno per core
    [one] { $number } thread
   *[other] { $number } thread
}
value-time = { $number } ms
value-seeds = { $number ->
    [0] nessuna
    [one] { $number } seme
    [20] perfetto fino a 20
    [24] perfetto fino a 24
    [28] perfetto fino a 28
   *[other] fino a { $number } semi
}
theme-terminal = colori terminale
theme-wood = legno
theme-dark = scuro
theme-light = chiaro
theme-high-contrast = alto contrasto
theme-colour-blind = per daltonici
