### Uhren und die ernste Partie.

setup-clock = Uhr
# Eine Partie auf einen Tastendruck, im Menü angekündigt: „Uhr 5+3“.
clock-set = Uhr { $control }
clock-off = aus
about-time = Eine Uhr für jede Seite: Minuten für die ganze Partie + Sekunden zusätzlich für jeden Zug, wie 5+3. In einer Partie mit Uhr gibt es kein Zurücknehmen und keine Tipps, und wer die Zeit überschreitet, verliert.
clock-refused = „{ $text }“ ist keine Bedenkzeit. Tippe Minuten + Sekunden pro Zug: 5+3, 20+0, 0,5+1; höchstens 180+60. „0“ heißt ohne Uhr.
play-serious = Mit Uhr oder per Link: kein Zurücknehmen, keine Tipps.
ended-out-of-time = { $side } hat die Zeit überschritten.
saved-out-of-time = { $side }: Zeit um
allowed-clock = "off" oder Minuten + Sekunden pro Zug, wie "5+3"
expected-milliseconds = eine Zeit in Millisekunden
expected-times-of-moves = eine Liste von Zeiten in Millisekunden, höchstens eine pro Zug
expected-time-control = Minuten + Sekunden pro Zug, wie "5+3"
