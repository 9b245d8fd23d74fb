### Che cosa non va in una partita scritta.

record-at = { $file }, riga { $line }: { $problem }
record-syntax = questo non è TOML (messaggio in inglese: «{ $text }»)
record-missing = manca «{ $field }».
record-unknown = «{ $field }» non è un campo di una partita.
record-value = «{ $field }» deve essere { $expected }.
record-newer = la partita è stata scritta da un programma più recente (formato { $found }; questo conosce { $known }).
record-player-elsewhere = «{ $player }» non può giocare a questo gioco.
record-move = la mossa «{ $move }» non è una mossa di questo gioco.
record-illegal = la mossa «{ $move }» non è legale. { $reason }
record-after-the-end = la mossa «{ $move }» viene dopo la fine della partita.
record-result-not-over = è indicato un risultato, ma la partita non è finita.
record-result-differs = { $place ->
    [tag] l'etichetta Result dice «{ $written }»
    [termination] l'etichetta Termination dice «{ $written }»
    [end] il risultato dopo le mosse è «{ $written }»
   *[section] il risultato dice «{ $written }»
}, { $against ->
    [end] ma il risultato dopo le mosse è «{ $expected }»
    [termination] ma l'etichetta Termination dice «{ $expected }»
    [unfinished] ma la partita non è finita; nei granai ci sono «{ $expected }»
   *[moves] ma le mosse danno «{ $expected }»
}. Correggilo.

expected-table-of-fields = una tabella
expected-text = un testo
expected-number = un numero
expected-small-number = un numero da 0 a 255
expected-switch = true o false
expected-format = un numero a partire da 1
expected-date = una data e ora come 2026-11-21T09:30:00+01:00
expected-seeds-or-none = un numero di semi o "none"
expected-moves = un elenco di mosse
expected-start-of-first = una posizione in cui ha il tratto la parte che «first» indica
expected-variation = il numero di una variante precedente, o quante mosse della sua variante vengono prima
