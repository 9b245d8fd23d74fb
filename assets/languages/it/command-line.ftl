### `awale --help` e le pagine dei suoi comandi.

cli-page-usage = Uso:
cli-page-commands = Comandi
cli-page-arguments = Argomenti
cli-page-options = Opzioni
cli-page-for-all = Per tutti i comandi
cli-page-help = Mostra questa guida
cli-page-version = Mostra la versione
cli-page-default = [predefinito: { $value }]
cli-page-values = [valori possibili: { $values }]
cli-name-command = COMANDO
cli-name-file = FILE
cli-name-dir = CARTELLA
cli-name-input = ORIGINE
cli-name-output = DESTINAZIONE
cli-name-name = NOME
cli-name-action = AZIONE
cli-name-code = CODICE
cli-name-day = GIORNO
cli-name-format = FORMATO
cli-name-game = PARTITA
cli-name-kind = TIPO
cli-name-level = LIVELLO
cli-name-limit = LIMITE
cli-name-mode = MODO
cli-name-north = NORD
cli-name-options = OPZIONI
cli-name-pairing = ABBINAMENTO
cli-name-pit = BUCA
cli-name-player = GIOCATORE
cli-name-position = POSIZIONE
cli-name-puzzle = PROBLEMA
cli-name-shell = SHELL
cli-name-side = LATO
cli-name-south = SUD
cli-name-steps = PASSI
cli-name-theme = TEMA
cli-name-time = TEMPO
cli-page-folders =
    Impostazioni: { $config }
    Partite e tabelle: { $data }

cli = Gioca, impara e studia i giochi della famiglia dell'awalé in un terminale
cli_config = File delle impostazioni da usare al posto del tuo
cli_data = Cartella delle partite e delle tabelle da usare al posto della tua
cli_ascii = Disegna e scrive solo con caratteri ASCII; predefinito dove il sistema non usa UTF-8
cli_log = Scrive in questo file un registro, per segnalare un difetto
cli_language = Lingua da usare al posto di quella delle impostazioni o del sistema
cli_seed = Seme casuale di tutti i sorteggi, per ripetere un'esecuzione
cli-plain = Fa giocare riga per riga, senza lo schermo intero
cli-plain_drawn = Disegna il tavoliere invece di descriverlo
cli-plain_variant = La variante di awalé [predefinito: l'ultima scelta; oware fuori da un terminale]
cli-plain_matches = Gioca invece ai 13 fiammiferi
cli-plain_south = Chi gioca con Sud: human, naive, fast, expert, minimax:PROFONDITÀ, alphabeta:PROFONDITÀ[:VALUTAZIONE], mcts:SIMULAZIONI, engine:level=N o character:NOME [predefinito: l'ultimo scelto; human fuori da un terminale]
cli-plain_north = Chi gioca con Nord
cli-plain_first = Chi comincia [predefinito: come l'ultima volta, la prima a sorte; Sud fuori da un terminale]
cli-plain_position = Da dove cominciare, come `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`; `--first` prevale sul suo ultimo campo
cli-plain_clock = Un orologio per parte: minuti + secondi a mossa, come 5+3; allora niente annullamenti né suggerimenti
cli-plain_below =
    Che cosa puoi scrivere:
      A-F, a-f          la buca da giocare (o il suo numero da sinistra, 1-6)
      1, 2, 3           quanti fiammiferi prendere (con --matches)
      annulla           annulla la mossa; contro il computer, fino al tuo turno
      suggerimento      dà il prossimo suggerimento
      tavoliere, mosse  mostra il tavoliere, o le mosse giocate finora
      fine?             propone di chiudere la partita così com'è
      abbandona         abbandona la partita
      orologio          mostra il tempo che resta alle due parti (con --clock)
      analizza          spiega una partita finita; errori: cerca mosse migliori
      esci              esce; la partita salvata può continuare a schermo intero
      ?                 elenca i comandi

    In un terminale la riga si modifica come in una shell; su e giù richiamano le precedenti.
cli-plain-puzzle = Propone problemi: quello di oggi, nuovi, tratti da partite, o quanti più puoi in tre minuti
cli-plain-puzzle_which = Quali problemi
cli-plain-puzzle_which_today = il finale di oggi
cli-plain-puzzle_which_new = finali nuovi
cli-plain-puzzle_which_games = posizioni tratte da partite, alla tua portata
cli-plain-puzzle_which_storm = quanti più puoi in tre minuti
cli-plain-puzzle_variant = Il gioco; se manca, l'ultimo scelto
cli-plain-puzzle_difficulty = La difficoltà di quelli nuovi: easy (facile), medium (medio) o hard (difficile)
cli-plain-learn = Propone le lezioni sulle regole, dalla prima che non hai ancora fatto
cli-plain-learn_lesson = Parte da questa lezione
cli-plain-learn_variant = Il gioco; se manca, l'ultimo scelto
cli-plain-chapter = Insegna a giocare bene: posizioni spiegate ed esercizi, dal primo capitolo senza stelle
cli-plain-chapter_chapter = Parte da questo capitolo
cli-plain-chapter_variant = Il gioco; se manca, l'ultimo scelto
cli-plain-drill = Allena a contare per due minuti: dove cadono i semi, che cosa cattura, che cosa è in pericolo
cli-plain-drill_which = Che cosa allenare
cli-plain-drill_which_last = dove cade l'ultimo seme
cli-plain-drill_which_captures = quale buca cattura, e quanto
cli-plain-drill_which_danger = quale buca è in pericolo
cli-plain-drill_level = Quanto vanno lontano le mosse: 1 poco, 2 molto, 3 tutto il giro
cli-plain-drill_variant = Il gioco; se manca, l'ultimo scelto
cli-plain-rules = Fa leggere le regole, con posizioni che le mostrano
cli-plain-rules_variant = Il gioco; se manca, l'ultimo scelto
cli-plain-computers = Spiega come cercano i computer: un piccolo albero con minimax, poi con alfa-beta
cli-plain-openings = Fa ripassare le risposte che hai scelto per le aperture
cli-plain-openings_variant = Il gioco; se manca, l'ultimo scelto
cli-plain-mistakes = Fa cercare mosse migliori di quelle che hai giocato
cli-plain-mistakes_game = Il file di una partita, o `last` per la tua ultima partita; se manca, le posizioni conservate dalle tue partite
cli-plain-mistakes_number = Numero della partita in un file che ne contiene più di una; `awale open FILE` le elenca
cli-plain-mistakes_variant = Il gioco; se manca, l'ultimo scelto
cli-open = Apre una partita salvata, che puoi continuare da una posizione qualsiasi
cli-open_file = La partita, un file `.toml` o `.ogn`, o un link tra virgolette; vi si scrive soltanto l'analisi di una partita salvata da te
cli-open_number = Numero della partita in un file che ne contiene più di una; se manca, le elenca
cli-convert = Converte una partita tra `.toml` (questo programma) e `.ogn` (gli altri)
cli-convert_input = La partita, un file `.toml` o `.ogn`; `-` per lo standard input, con `--from`
cli-convert_output = Dove scriverla: un file `.toml` o `.ogn`, o una cartella, che riceve un file per partita; `-` per lo standard output, con `--to`
cli-convert_number = Numero della partita in un file che ne contiene più di una; `awale open FILE` le elenca
cli-convert_from = Il formato da leggere, qualunque sia il nome del file
cli-convert_from_toml = il formato di questo programma
cli-convert_from_ogn = la notazione degli altri programmi di oware
cli-convert_to = Il formato da scrivere, qualunque sia il nome del file
cli-convert_to_toml = il formato di questo programma
cli-convert_to_ogn = la notazione degli altri programmi di oware
cli-convert_force = Sovrascrive un file che esiste già
cli-export = Esporta una partita, una posizione o un problema: SVG, GIF, registrazione o pagina web
cli-export_game = La partita, un file `.toml` o `.ogn`; `-` per lo standard input
cli-export_number = Numero della partita in un file che ne contiene più di una; `awale open FILE` le elenca
cli-export_svg = Scrive un disegno, nitido a ogni grandezza; quello di una partita comprende la sua curva
cli-export_gif = Scrive un'immagine animata, un secondo per posizione
cli-export_cast = Scrive una registrazione dello schermo intero, per asciinema
cli-export_html = Scrive una pagina web in cui scorrere tutte le posizioni
cli-export_out = Dove scrivere; `-` per lo standard output [predefinito: il nome della partita, nella cartella corrente; lo standard output se la partita è `-`]
cli-export_ply = Numero di mosse prima della posizione da mostrare [predefinito: tutte]
cli-export_position = Una posizione, su una riga, al posto di una partita
cli-export_puzzle = Un problema al posto di una partita: today (di oggi), un giorno come 2026-11-21, oppure easy, medium o hard
cli-export_variant = La variante della posizione o del problema
cli-export_force = Sovrascrive un file che esiste già
cli-perft = Conta le sequenze di mosse da una posizione (perft)
cli-perft_variant = Le regole del gioco
cli-perft_position = Da dove cominciare, come `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`; se manca, l'inizio di una partita in cui muove Sud
cli-perft_depth = Lunghezza di una sequenza in mosse, al massimo 1000
cli-puzzle = Mostra un problema: un finale con una sola soluzione
cli-puzzle_variant = Il gioco
cli-puzzle_daily = Mostra il problema di oggi
cli-puzzle_day = Mostra il problema di questo giorno, come 2026-11-21
cli-puzzle_difficulty = La difficoltà: easy (facile), medium (medio) o hard (difficile)
cli-puzzle_theme = Mostra un problema tratto da partite, con questo tema
cli-puzzle_solution = Mostra anche la soluzione
cli-puzzle-generate = Cerca nelle partite le posizioni con una sola mossa buona, e le scrive in un file
cli-puzzle-generate_variant = Il gioco
cli-puzzle-generate_count = Numero di problemi
cli-puzzle-generate_out = Dove scriverli
cli-puzzle-generate_confirm = Ricontrolla ogni problema con una ricerca dieci volte più lunga, e tiene solo quelli che reggono
cli-puzzle-generate_games = Cerca in queste partite salvate invece che in nuove partite del motore
cli-puzzle-list = Elenca i problemi inclusi tratti da partite, con ciò che ognuno afferma
cli-puzzle-list_variant = Il gioco [predefinito: tutti i giochi]
cli-puzzle-list_theme = Solo i problemi con questo tema
cli-puzzle-list_json = Stampa un oggetto JSON per riga, con tutte le affermazioni, i suggerimenti e le risposte in inglese
cli-compare = Confronta, profondità per profondità, le posizioni esplorate da minimax e alfa-beta
cli-compare_depth = La profondità massima, in semimosse
cli-compare_variant = Le regole del gioco; `matches` per i 13 fiammiferi
cli-compare_position = Da dove cominciare, come `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`; se manca, l'inizio di una partita in cui muove Sud
cli-compare_evaluation = Valutazione alla profondità massima: seeds (semi), mobility (semi e mosse) o threats (minacce)
cli-tree = Mostra minimax e alfa-beta su un piccolo albero tuo, passo passo, o lo esporta
cli-tree_file = Il file con l'albero
cli-tree_minimax = Cerca con minimax invece che con alfa-beta
cli-tree_print = Stampa i passi invece di aprire lo schermo intero
cli-tree_step = Stampa i passi e aspetta Invio dopo ciascuno
cli-tree_svg = Disegna l'albero
cli-tree_dot = Scrive l'albero per Graphviz
cli-tree_text = Scrive l'albero come testo
cli-tree_gif = Scrive un'immagine animata, un secondo per passo
cli-tree_cast = Scrive una registrazione dello schermo intero, per asciinema
cli-tree_after = Numero di passi prima dell'albero da mostrare [predefinito: tutti]
cli-tree_out = Dove scriverlo; `-` per lo standard output [predefinito: il nome dell'albero, nella cartella corrente]
cli-tree_force = Sovrascrive un file che esiste già
cli-tree_below =
    Un albero si scrive con i valori delle foglie e con i rami tra parentesi. La radice prende il valore più alto, i suoi rami il più basso, e così via; i rami si chiamano a, b, c. Le virgole valgono come spazi, e ciò che segue # in una riga è un commento.

      ((3 12 8) (2 4 6) (14 5 2))
cli-endgame = Crea e interroga le tabelle dei finali
cli-endgame-build = Crea le tabelle che mancano
cli-endgame-build_variant = Le regole delle tabelle [predefinito: oware]
cli-endgame-build_all = Tutte le varianti
cli-endgame-build_seeds = Crea tabelle fino a questo numero di semi (al massimo 32); da 24 in su richiedono minuti e gigabyte
cli-endgame-build_threads = Numero di thread [predefinito: uno per processore]
cli-endgame-build_memory = Limite di memoria in MB; con meno servono più tempo e più disco [predefinito: tutta la memoria libera]
cli-endgame-stats = Riassume ogni strato in una riga
cli-endgame-stats_variant = Le regole delle tabelle
cli-endgame-stats_seeds = L'ultimo strato da mostrare [predefinito: tutti]
cli-endgame-probe = Mostra quanto valgono la posizione e ogni mossa per chi muove; i granai non contano
cli-endgame-probe_variant = Le regole della posizione
cli-endgame-probe_position = La posizione, come `0-0-1-0-2-1-1-0-0-0-3-1-20-19-S`
cli-endgame-prove = Dimostra il valore di una posizione con più semi di quanti ne conoscono le tabelle
cli-endgame-prove_variant = Le regole della posizione
cli-endgame-prove_position = La posizione, come `2-2-2-2-2-2-2-2-2-2-2-2-12-12-S`
cli-endgame-prove_tables = Usa le tabelle fino a questo numero di semi [predefinito: tutte le tabelle]
cli-endgame-prove_nodes = Numero massimo di posizioni da visitare per ogni affermazione
cli-endgame-prove_guess = Il valore da provare per primo [predefinito: 0]
cli-endgame-prove_out = Dove scrivere il certificato
cli-endgame-check-proof = Verifica il certificato di una dimostrazione, con le sole regole e tabelle
cli-endgame-check-proof_file = Il certificato
cli-endgame-verify = Verifica ogni posizione di ogni strato con le sue mosse, e ogni file con la sua somma di controllo
cli-endgame-verify_variant = Le regole delle tabelle [predefinito: oware]
cli-endgame-verify_all = Tutte le varianti
cli-endgame-list = Elenca le tabelle esistenti
cli-endgame-remove = Elimina tabelle
cli-endgame-remove_variant = Elimina le tabelle di queste regole
cli-endgame-remove_all = Elimina le tabelle di tutte le varianti
cli-analyse = Analizza una partita salvata: il valore di ogni mossa, e mosse migliori
cli-analyse_file = La partita, un file `.toml` o `.ogn`
cli-analyse_number = Numero della partita in un file che ne contiene più di una; `awale open FILE` le elenca
cli-analyse_depth = Profondità di ricerca per ogni mossa, in semimosse [predefinito: l'analisi salvata, altrimenti 20]
cli-analyse_time = Tempo per ogni mossa, in millisecondi
cli-analyse_threads = Numero di thread; i valori non ne dipendono [predefinito: quello delle impostazioni]
cli-analyse_json = Stampa JSON, per altri programmi
cli-bench = Esegue una ricerca sempre uguale e misura la velocità del motore
cli-bench_depth = Profondità in semimosse
cli-bench_hash = Dimensione della tabella delle trasposizioni in MB
cli-bench_exact = Cerca senza riduzioni
cli-truth = Misura quanto spesso il motore conserva una vittoria o una patta note dalle tabelle dei finali
cli-truth_variant = Le regole del gioco
cli-truth_seeds = Semi sul tavoliere; le loro tabelle devono esistere
cli-truth_positions = Numero di posizioni
cli-truth_limit = Limiti del motore per una posizione: nodes=N o time=Nms, separati da virgole
cli-truth_tables = Fino a quanti semi il motore usa le tabelle: numeri separati da virgole
cli-truth_hash = Dimensione della tabella delle trasposizioni in MB
cli-truth_list = Stampa le posizioni in cui il motore butta via il risultato
cli-match = Fa giocare un match di molte partite tra due giocatori o motori
cli-match_players = I due giocatori, prima Sud, al posto di --south e --north; vedi sotto
cli-match_south = Il primo giocatore, che gioca con Sud; vedi sotto
cli-match_north = Il secondo giocatore, che gioca con Nord
cli-match_games = Numero di partite
cli-match_variant = Le regole del gioco
cli-match_matches = Gioca invece ai 13 fiammiferi
cli-match_opening-plies = Mosse a caso prima che comincino i giocatori
cli-match_seed = Un altro numero dà altre aperture
cli-match_swap = Gioca ogni apertura due volte, a lati scambiati
cli-match_save = Scrive tutte le partite in questa cartella
cli-match_concurrency = Partite giocate insieme
cli-match_max-forfeits = Chiude il match dopo questo numero di forfait di fila di un giocatore; 0: mai
cli-match_time = Tempo a mossa di un bot a riga, come 100ms o 2s
cli-match_sprt = Chiude il match quando un test sequenziale decide tra due differenze Elo, come 0,10 (5% di errori per parte)
cli-match_below =
    Giocatori:
      naive, fast, minimax:PROFONDITÀ, alphabeta:PROFONDITÀ[:VALUTAZIONE], expert (solo per i fiammiferi)
      mcts:SIMULAZIONI: ricerca ad albero Monte Carlo. Possono seguire opzioni, come in mcts:10000:c=1.4:captures: la costante di esplorazione (da c=0 a c=10), e che cosa valuta una posizione: simulazioni di mosse a caso (chance, se manca) o di catture (captures), oppure una valutazione (seeds, mobility o threats)
      da engine:level=1 a engine:level=10, o con un LIMITE per ogni mossa, come engine:time=200ms, engine:depth=12 o engine:nodes=100000; aggiungi ,tables=on per usare le tabelle dei finali esistenti, ,book=on per giocare le prime mosse dal libro di aperture
      uci:LIMITE:COMANDO: un altro motore che parla il protocollo dei motori di oware (vedi `awale uci`), avviato da COMANDO; LIMITE è time=200ms, depth=12 o nodes=100000
      bot:COMANDO: il tuo programma, che legge una riga e risponde con una mossa (docs/bots.md)

      awale match fast naive
      awale match --games 20 --swap --south engine:time=200ms --north 'uci:time=200ms:./engine'

    Per una variante tua, fai leggere all'altro programma le tue impostazioni: 'uci:depth=8:awale --config FILE uci'. Un giocatore che non parte chiude il match prima della prima partita; lo chiude anche chi perde per forfait una partita dopo l'altra (--max-forfeits). Ctrl-C ferma un match; su Unix mostra il risultato fin lì.

    `awale uci` usa le tabelle dei finali esistenti, `engine` no: usa 'awale uci --no-tables', o dai le tabelle a entrambi. Il resoconto dice chi le ha usate. Su Linux ogni processo avviato da un altro programma termina con esso.
cli-tournament = Fa giocare un torneo tra giocatori o una cartella di bot
cli-tournament_players = I giocatori; vedi sotto
cli-tournament_bots = Aggiunge come giocatori tutti i programmi e gli script di questa cartella
cli-tournament_pairing = Chi gioca contro chi
cli-tournament_rounds = Turni di un torneo svizzero [predefinito: quanti bastano per un solo vincitore]
cli-tournament_games = Partite per ogni coppia di giocatori, un numero pari
cli-tournament_time = Tempo a mossa di un bot a riga
cli-tournament_game-time = Tempo a partita di un bot a riga
cli-tournament_grace = Ritardo tollerato per una mossa
cli-tournament_start-time = Tempo in più per la prima mossa di un bot in una partita, per l'avvio
cli-tournament_memory = Memoria di un bot a riga e dei processi che avvia, in MiB
cli-tournament_sandbox = Esegue i bot a riga in bubblewrap, con i file in sola lettura e senza rete; `auto`: se è installato
cli-tournament_on-fault = Dopo un errore di un bot a riga: perde la partita, o si gioca per lui una mossa legale a caso
cli-tournament_max-forfeits = Esclude un giocatore dopo questo numero di forfait di fila (0: mai); perde le partite restanti
cli-tournament_variant = Le regole del gioco
cli-tournament_matches = Gioca invece ai 13 fiammiferi
cli-tournament_opening-plies = Mosse a caso prima che comincino i giocatori [predefinito: 4, ai fiammiferi 2]
cli-tournament_seed = Un altro numero dà altre aperture
cli-tournament_concurrency = Partite giocate insieme [predefinito: una per processore]
cli-tournament_out = Scrive i resoconti in questa cartella
cli-tournament_resume = Riprende il torneo di quella cartella
cli-tournament_print = Formato del resoconto da stampare
cli-tournament_below =
    I giocatori sono gli stessi di `awale match`: naive, fast, minimax:PROFONDITÀ, alphabeta:PROFONDITÀ, mcts:SIMULAZIONI, engine:LIMITE, character:NOME, uci:LIMITE:COMANDO, e bot:COMANDO per un programma qualsiasi che legge una riga e risponde con una mossa (docs/bots.md).

      awale tournament --bots students --games 20 --time 100ms --out report
      awale tournament engine:level=1 engine:level=2 fast --games 100

    Ogni coppia di giocatori gioca ogni apertura due volte, a lati scambiati. Con gauntlet il primo giocatore incontra tutti gli altri.

    --out scrive una cartella: index.html con tutte le partite da scorrere, report.txt, report.md, standing.csv, cross-table.csv, results.json, in faults/ un file per ogni giocatore che ha commesso errori, e tournament.json, da cui lo stesso comando continua con --resume.
cli-openings = Mostra il valore delle prime mosse e i risultati che ti hanno dato
cli-openings_variant = Il gioco
cli-openings_moves = Le mosse giocate finora, come `D c`; comincia Sud
cli-book = Crea, estende e interroga un libro di aperture
cli-book-build = Crea un libro, o riprende una creazione interrotta
cli-book-build_variant = Il gioco
cli-book-build_positions = Si ferma dopo il gruppo che raggiunge questo numero di posizioni
cli-book-build_nodes = Posizioni che il motore visita per ogni valore
cli-book-build_full-plies = Sviluppa tutte le posizioni fino a questo numero di semimosse
cli-book-build_full-nodes = Posizioni che il motore visita per ogni valore alla fine di queste semimosse
cli-book-build_table-seeds = Semi delle tabelle dei finali che il motore usa dopo queste semimosse; sono create in memoria
cli-book-build_out = Dove scrivere il libro
cli-book-extend = Estende un libro
cli-book-extend_variant = Il gioco
cli-book-extend_positions = Si ferma dopo il gruppo che raggiunge questo numero di posizioni
cli-book-extend_book = Il libro
cli-book-stats = Mostra quante posizioni contiene un libro
cli-book-stats_variant = Il gioco
cli-book-stats_book = Libro da usare al posto di quello incluso
cli-book-probe = Mostra le mosse di una posizione secondo un libro
cli-book-probe_variant = Il gioco
cli-book-probe_book = Libro da usare al posto di quello incluso
cli-book-probe_moves = Le mosse giocate finora, come `D c`; comincia Sud
cli-results = Mostra le tue vittorie, patte e sconfitte
cli-results_json = Stampa in JSON tutto ciò che sta in *Progressi*, per altri programmi
cli-results_helped = Conta anche le partite giocate con aiuti
cli-rating = Calcola il punteggio dei giocatori dai risultati e dal costo di ogni mossa
cli-rating_files = Partite finite, file `.toml` o `.ogn`, dalla più vecchia [predefinito: le tue partite salvate contro il computer]
cli-rating_player = Solo i giocatori con questo nome
cli-rating_json = Stampa JSON, per altri programmi
cli-uci = Esegue il motore per un altro programma, con il protocollo dei motori di oware
cli-uci_no-tables = Gioca senza tabelle dei finali, anche se ce ne sono
cli-config = Mostra le impostazioni, l'origine di ciascuna e le cartelle in uso
cli-theme = Stampa un tema incluso, da salvare e modificare
cli-theme_name = Il tema da stampare; se manca, stampa i nomi di tutti
cli-completions = Stampa il completamento dei comandi per una shell
cli-completions_shell = La shell che completa i comandi
cli-manual = Stampa la pagina di manuale
cli-manual_folder = Scrive in questa cartella una pagina per il programma e una per ogni comando
