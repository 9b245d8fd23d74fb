# Tabelle dei finali: crearle, interrogarle, e che cosa non va nei loro file.

tables-made = { $game }: tutte le tabelle fino a { seeds } sono create
tables-layer = { $game } { $seeds }: { $boards } posizioni, { $rate } milioni al secondo
tables-at-work = { $game } { $seeds } su { $of }
tables-rate = { $rate } milioni di posizioni al secondo
tables-planned = { $game } da { $first } a { $last }: occupa fino a { $memory } MB di memoria e al massimo { $disk } MB su disco; { key-name-ctrl }-C ferma, lo stesso comando riprende
tables-removed = { $game }: { $files ->
    [one] { $files } file eliminato
   *[other] { $files } file eliminati
}
tables-made-again = { $what }; viene ricreata
tables-to-make-again = { $what }; `awale endgame build` la ricrea
tables-verified = { $game } { $seeds }: a posto
tables-verify-stopped = interrotto; i risultati qui sopra valgono

tables-bad-file = la tabella { $file } non viene usata: { $flaw }
tables-flaw-unreadable = non si può leggere: { $what }
tables-flaw-size = ha { $found } byte, ma lo strato ne vuole { $expected }
tables-flaw-no-table = non è una tabella
tables-flaw-version = ha la versione { $version } del formato, e questo programma ne usa un'altra
tables-flaw-other-layer = è stata creata per altre regole o un altro numero di semi
tables-flaw-damaged = è danneggiata: la somma di controllo non corrisponde

tables-stopped = interrotto; tutti gli strati fino a { seeds } sono finiti e conservati
tables-memory = lo strato di { seeds } vuole { $needed } MB di memoria, e se ne possono usare solo { $free }; chiudi altri programmi, concedine di più o chiedi meno semi
tables-disk = le tabelle fino a { seeds } vogliono altri { $needed } MB su disco, e { $folder } ne ha liberi solo { $free }; fai spazio o chiedi meno semi
tables-too-many-seeds = si creano tabelle fino a { $most } semi, non per { $seeds }
tables-io = { $file }: { $what }; c'è spazio sul disco?
tables-contradiction = { $game }, { seeds }: il valore di una posizione contraddice le sue mosse: { $board }
tables-missing = { $game }, { seeds }: manca una posizione

tables-none = non ci sono tabelle per «{ $game }»; `awale endgame build --variant { $game } --seeds 15` le crea
tables-too-few = le tabelle per «{ $game }» conoscono posizioni fino a { seeds }, non di { $asked }; `awale endgame build --variant { $game } --seeds { $asked }` le crea
tables-never = le tabelle per «{ $game }» conoscono posizioni fino a { seeds }, non di { $asked }; nessuna tabella va oltre { $most }
tables-unusable = la tabella di { seeds } non si può usare

tables-stats-head = semi posizioni cicliche somma min max fnv1a64
tables-list-head = variante semi valori; in { $folder }
tables-list-exact = esatti
tables-list-value = da-tabella
tables-probe-exact = esatto: { $value } per { $seat }
tables-probe-value = valore di tabella: { $value } per { $seat }
tables-probe-cyclic = {", ciclica"}
tables-disagreement =
    La posizione vale { $value } e la sua mossa migliore, { $move }, { $worth }: qui il gioco può continuare all'infinito.
    Una ripetizione chiude la partita e dà a ciascuno la propria fila: l'esito dipende da quale posizione si ripete.
    Per convenzione un valore di tabella conta la propria posizione, finché nessuno può forzare di più o di meno:
    una ripetizione di questa posizione dà a { $seat } { $now }, una di quella dopo { $move } { $then }.
    Un tale valore non dimostra nulla; decide una ricerca che conosce la partita.

# awale endgame prove, awale endgame check-proof

proof-searched = { $claim }: non dimostrato entro { plies }, { $nodes } posizioni
proof-proven = { $claim }: dimostrato
proof-at-least = almeno { $value }
proof-at-most = al massimo { $value }
proof-value = { $board }: chi muove guadagna { $most } con gioco perfetto
proof-bounds = { $board }: chi muove guadagna tra { $least } e { $most } con gioco perfetto
proof-nothing = { $board }: nulla è dimostrato
proof-exact = {", esatto"}
proof-table-value = {", secondo la tabella dei finali"}
proof-written = { $file }: { moves }, { $bytes } byte
proof-holds = la dimostrazione regge: { moves }; posizioni cercate nelle tabelle fino a { seeds }: { $leaves }
proof-unusable = la dimostrazione { $file } non viene usata: { $what }
proof-no-proof = non è una dimostrazione
proof-senseless = dal byte { $byte } in poi non ha senso
proof-refused = la dimostrazione non regge nella posizione { $board }, chi muove per primo: { $why }
proof-unchecked = la dimostrazione non è verificata dalla posizione { $board } in poi, chi muove per primo: { $why }
proof-no-tables = le sue tabelle mancano o non si possono leggere; `awale endgame build` le crea
proof-stopped = interrotto
proof-no-board = non esiste una tale posizione
proof-illegal = la sua mossa non è legale
proof-too-little = afferma { $claim }, ed è certo solo { $certain }
proof-lacks = afferma { $claim }, ed è certo solo { $certain }, perché le manca una posizione
proof-cycle = la sua affermazione si basa su un ciclo di mosse, che non rende altrettanto

# awale truth

truth-no-positions = nessuna posizione trovata in cui una mossa butti via il risultato; prova altri numeri di semi
truth-positions = Posizioni: { $count } (patte { $drawn }, vinte di misura { $won })
truth-limit = limite
truth-tables = tabelle
truth-kept = tenuti
truth-share = %
truth-interval = 95% entro
