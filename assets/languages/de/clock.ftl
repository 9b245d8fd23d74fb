### Uhren und die ernste Partie.

setup-clock = Uhr
# Eine Partie auf einen Tastendruck, im Menü angekündigt: „Uhr 5+3“.
clock-set = Uhr { $control }
clock-off = aus
about-clock = Eine Uhr für jeden: Minuten für die ganze Partie + zusätzliche Sekunden pro Zug. Wähle mit links und rechts oder drücke Enter und tippe etwas Eigenes wie 7+4 oder 0.5+0. Mit Uhr gibt es kein Zurücknehmen und keine Tipps, und wer die Zeit überschreitet, verliert.
clock-refused = „{ $text }“ ist keine Bedenkzeit. Tippe Minuten + Sekunden pro Zug: 5+3, 20+0, 0.5+1; höchstens 180+60. „0“ heißt ohne Uhr.
key-type-time = selbst eingeben
play-serious = Eine Partie mit Uhr: kein Zurücknehmen, keine Tipps.
ended-out-of-time = { $side } hat die Zeit überschritten.
saved-out-of-time = { $side }: Zeit um
allowed-clock = "off" oder Minuten + Sekunden pro Zug, wie "5+3"
expected-milliseconds = eine Zeit in Millisekunden
expected-times-of-moves = eine Liste von Zeiten in Millisekunden, höchstens eine pro Zug
expected-time-control = Minuten + Sekunden pro Zug, wie "5+3"
