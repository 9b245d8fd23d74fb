### Què falla en una partida escrita.

record-at = { $file }, línia { $line }: { $problem }
record-syntax = això no és TOML (missatge en anglès: «{ $text }»)
record-missing = falta «{ $field }».
record-unknown = «{ $field }» no és un camp d'una partida.
record-value = «{ $field }» ha de ser { $expected }.
record-newer = la partida és d'una versió més nova del programa (format { $found }; aquesta coneix { $known }).
record-player-elsewhere = «{ $player }» no juga a aquest joc.
record-move = «{ $move }» no és una jugada d'aquest joc.
record-illegal = la jugada «{ $move }» no es permet. { $reason }
record-after-the-end = la jugada «{ $move }» ve després del final de la partida.
record-result-not-over = hi ha un resultat, però la partida no s'ha acabat.
record-result-differs = { $place ->
    [tag] l'etiqueta Result diu «{ $written }»
    [termination] l'etiqueta Termination diu «{ $written }»
    [end] el resultat després de les jugades és «{ $written }»
   *[section] el resultat diu «{ $written }»
}, { $against ->
    [end] però el resultat després de les jugades és «{ $expected }»
    [termination] però l'etiqueta Termination diu «{ $expected }»
    [unfinished] però la partida no s'ha acabat; als graners hi ha «{ $expected }»
   *[moves] però les jugades donen «{ $expected }»
}. Corregeix-lo.

expected-table-of-fields = una taula
expected-text = un text
expected-number = un nombre
expected-small-number = un nombre de 0 a 255
expected-switch = true o false
expected-format = un nombre a partir de 1
expected-date = una data i hora com 2026-11-21T09:30:00+01:00
expected-seeds-or-none = un nombre de llavors o "none"
expected-moves = una llista de jugades
expected-start-of-first = una posició amb el torn del bàndol que indica «first»
expected-variation = el número d'una variant anterior, o quantes jugades de la seva línia van abans
