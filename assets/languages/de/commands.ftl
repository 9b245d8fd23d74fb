### Die Einstellungen, wie die Befehlszeile sie zeigt.

config-settings = Einstellungen:
config-there = (gefunden)
config-not-there = (nicht gefunden; nicht nötig)
config-games = Partien:
config-tables = Tabellen:
config-default = Vorgabe
config-line = { $file }, Zeile { $line }

### Was an den Optionen eines Befehls nicht stimmt.

option-error = Fehler: { $what }
option-unknown = es gibt keine Option „{ $option }“
option-no-command = es gibt keinen Befehl „{ $command }“
option-surplus = unerwartet: „{ $text }“
option-takes-none = „{ $option }“ nimmt keinen Wert; entferne „{ $value }“
option-daily = „--daily“ ist die Tagesaufgabe und nimmt kein „{ $value }“; für einen anderen Tag nimm „--day 2026-11-21“
option-missing = es fehlt: { $options }
option-conflict = „{ $option }“ verträgt sich nicht mit „{ $other }“
option-twice = „{ $option }“ ist doppelt angegeben
option-no-value = „{ $option }“ braucht einen Wert
option-no-number = „{ $option }“ nimmt eine ganze Zahl, nicht „{ $value }“
option-allowed = { $option ->
    [theme] Kein Design „{ $value }“. Designs: { $allowed }.
   *[other] { $option } kann nicht „{ $value }“ sein. Möglich: { $allowed }.
}
option-range = „{ $option }“ muss eine Zahl von { $least } bis { $most } sein, nicht { $value }
option-not-zero = „{ $option }“ muss mindestens 1 sein, nicht { $value }
option-value-why = „{ $option }“ kann nicht „{ $value }“ sein: { $why }
option-value = „{ $option }“ kann nicht „{ $value }“ sein
option-meant = meinst du „{ $what }“?
option-usage = Aufruf: { $usage }
option-help = Siehe `--help`.
commands-play = Spielen:
commands-study = Studieren:
commands-matches = Wettkämpfe:
commands-tables = Tabellen:
commands-programmers = Für Programmierer:
