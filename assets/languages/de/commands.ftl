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
option-takes-none = „{ $option }“ nimmt keinen Wert an; entferne „{ $value }“
option-daily = „--daily“ ist die Tagesaufgabe und erlaubt kein „{ $value }“; für einen anderen Tag nimm „--day 2026-11-21“
option-missing = es fehlt: „{ $options }“
option-conflict = „{ $option }“ verträgt sich nicht mit „{ $other }“
option-twice = „{ $option }“ ist doppelt angegeben
option-no-value = „{ $option }“ braucht einen Wert
option-too-few = „{ $option }“ braucht { $needed } Werte, nicht { $given }
option-which-command = es fehlt ein Befehl
option-no-number = „{ $option }“ erwartet eine ganze Zahl, nicht „{ $value }“
option-wanted = „{ $option }“ erwartet { $wanted }, nicht „{ $value }“
option-allowed = { $option ->
    [theme] es gibt kein Design „{ $value }“. Designs: { $allowed }.
   *[other] „{ $option }“ kann nicht „{ $value }“ sein. Möglich: { $allowed }.
}
option-range = „{ $option }“ muss eine Zahl von { $least } bis { $most } sein, nicht { $value }
option-not-zero = „{ $option }“ muss mindestens 1 sein, nicht { $value }
option-value = „{ $option }“ kann nicht „{ $value }“ sein
option-not-utf8 = ein Argument ist kein UTF-8-Text
option-meant = meinst du „{ $what }“?
option-usage = Aufruf: { $usage }
option-help = Siehe `--help`.

## Was eine Option nimmt

wanted-time = eine Zeit von 1ms bis 1440m, etwa 100ms, 2s oder 1m
wanted-day = ein Datum wie 2026-11-21
wanted-clock = Minuten + Sekunden pro Zug, etwa 5+3, höchstens 180+60
wanted-even-games = eine gerade Zahl von 2 bis 100000 (jede Eröffnung wird von beiden Seiten gespielt)
wanted-seed-range = zwei Zahlen von 1 bis { $most }, etwa 14..20
wanted-engine-limit = eine Grenze wie nodes=10000 oder time=100ms
wanted-elo-bounds = zwei Zahlen von -1000 bis 1000, die kleinere zuerst, etwa 0,10
wanted-puzzle = today, easy, medium, hard oder ein Datum wie 2026-11-21
wanted-pit = den Buchstaben einer Mulde, etwa D

## Überschriften der Handbuchseite

manual-name = NAME
manual-synopsis = AUFRUF
manual-description = BESCHREIBUNG
manual-extra = WEITERES
manual-version = VERSION

commands-play = Spielen:
commands-study = Analysieren und üben:
commands-matches = Matches und Turniere:
commands-tables = Tabellen:
commands-programmers = Für Programmierer:
