### Qué falla en una partida guardada.

record-at = { $file }, línea { $line }: { $problem }
record-syntax = esto no es TOML; el analizador dice, en inglés: «{ $text }»
record-missing = falta «{ $field }».
record-unknown = «{ $field }» no es un campo de una partida.
record-value = «{ $field }» debe ser { $expected }.
record-newer = la partida es de una versión más reciente del programa (formato { $found }; esta conoce { $known }).
record-player-elsewhere = «{ $player }» no juega a este juego.
record-move = «{ $move }» no es una jugada de este juego.
record-illegal = la jugada «{ $move }» no está permitida. { $reason }
record-after-the-end = la jugada «{ $move }» viene después del final de la partida.
record-result-not-over = hay un resultado, pero la partida no ha terminado.
record-result-differs = { $place ->
    [tag] la etiqueta Result dice «{ $written }»
    [termination] la etiqueta Termination dice «{ $written }»
    [end] el resultado tras las jugadas es «{ $written }»
   *[section] el resultado dice «{ $written }»
}, { $against ->
    [end] pero el resultado tras las jugadas es «{ $expected }»
    [termination] pero la etiqueta Termination dice «{ $expected }»
    [unfinished] pero la partida no ha terminado; los graneros tienen «{ $expected }»
   *[moves] pero las jugadas dan «{ $expected }»
}. Corrígelo.

expected-table-of-fields = una tabla
expected-text = un texto
expected-number = un número
expected-small-number = un número de 0 a 255
expected-switch = true o false
expected-format = un número entero a partir de 1
expected-date = una fecha y hora como 2026-11-21T09:30:00+01:00
expected-seeds-or-none = un número de semillas o "none"
expected-moves = una lista de jugadas
expected-start-of-first = una posición con el turno del bando que nombra «first»
expected-variation = el número de una variante anterior, o cuántas jugadas de su línea van antes
