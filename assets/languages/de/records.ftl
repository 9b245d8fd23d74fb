### Was an einer gespeicherten Partie nicht stimmt.

record-at = { $file }, Zeile { $line }: { $problem }
record-syntax = das ist kein TOML (Meldung auf Englisch: „{ $text }“)
record-missing = „{ $field }“ fehlt.
record-unknown = „{ $field }“ ist kein Feld einer Partie.
record-value = „{ $field }“ muss sein: { $expected }.
record-newer = ein neueres Programm hat die Partie geschrieben (Format { $found }; dieses kennt { $known }).
record-player-elsewhere = „{ $player }“ kann dieses Spiel nicht spielen.
record-move = Zug „{ $move }“ ist kein Zug dieses Spiels.
record-illegal = Zug „{ $move }“ ist nicht erlaubt. { $reason }
record-after-the-end = Zug „{ $move }“ kommt nach dem Ende der Partie.
record-result-not-over = ein Ergebnis ist angegeben, aber die Partie ist nicht zu Ende.
record-result-differs = { $place ->
    [tag] das Tag Result lautet „{ $written }“
    [termination] das Tag Termination lautet „{ $written }“
    [end] das Ergebnis nach den Zügen ist „{ $written }“
   *[section] das Ergebnis lautet „{ $written }“
}, { $against ->
    [end] aber das Ergebnis nach den Zügen ist „{ $expected }“
    [termination] aber das Tag Termination lautet „{ $expected }“
    [unfinished] aber die Partie ist nicht zu Ende; in den Speichern liegen „{ $expected }“
   *[moves] aber die Züge ergeben „{ $expected }“
}. Berichtige es.

expected-table-of-fields = eine Tabelle
expected-text = Text
expected-number = eine Zahl
expected-small-number = eine Zahl von 0 bis 255
expected-switch = true oder false
expected-format = eine Zahl ab 1
expected-date = Datum und Uhrzeit wie 2026-11-21T09:30:00+01:00
expected-seeds-or-none = eine Zahl von Samen oder "none"
expected-moves = eine Liste von Zügen
expected-start-of-first = eine Stellung, in der die in „first“ genannte Seite am Zug ist
expected-variation = die Nummer einer früheren Variante, oder wie viele Züge ihrer Zugfolge davor kommen
