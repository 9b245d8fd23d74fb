### Eröffnungen: was die ersten Züge wert sind, und wie die eigenen Partien liefen.

menu-openings = Eröffnungen
# Die Spalten der eigenen Partien: wie viele, und die Punkte von hundert.
openings-share = %
openings-book = Buch
openings-panel = Eröffnungsbuch: { $plies ->
    [0] Suche
    [one] 1 Halbzug + Suche
   *[other] { $plies } Halbzüge + Suche
} · Samen für { $side }
openings-games = gesamt
# Columns, and in the command the start of lines: the games in which the player made the move, and in
# which the opponent did. At most 11 letters.
openings-you = du
openings-opponent = Gegner
# Der gewählte Zug und sein Wert mit Vorzeichen.
openings-best = { $move } ist nach dem Buch der beste Zug: { $value } für { $side }
openings-best-proven = { $move } ist der beste Zug: geschätzt { $value } für { $side }, Ergebnis bewiesen
openings-best-several = { $moves } sind nach dem Buch die besten Züge: { $value } für { $side }
openings-best-several-proven = { $moves } sind die besten Züge: geschätzt { $value } für { $side }, Ergebnis bewiesen
openings-worth = Nach dem Buch ist { $move } für { $side } { $value } wert; andere Züge stehen nicht darin
openings-worse = Nach dem Buch ist { $move } für { $side } { $value } wert; { $better } ist besser
openings-loses = { $move } verschenkt nach dem Buch { $seeds }
# The engine disagrees with the book.
openings-engine = Die Engine bevorzugt Mulde { $move } (Tiefe { $depth }).
openings-own = Deine Partien ab hier: { $games } ({ $won } gewonnen, { $drawn } remis, { $lost } verloren)
openings-answer = Deine Antwort ist hier { $move }.
openings-values = Eine Schätzung für { $side }: die beste Variante des Buchs, dann eine Suche über mindestens { $nodes } Stellungen.
openings-value-searched = Eine Schätzung für { $side }: eine Suche über mindestens { $nodes } Stellungen. Hier endet das Buch.
openings-proven-win = Das Ergebnis ist bewiesen: { $side } kann gewinnen, was die andere Seite auch spielt.
openings-proven-draw = Das Ergebnis ist bewiesen: Jede Seite kann das Remis halten, was die andere auch spielt.
openings-proven-loss = Das Ergebnis ist bewiesen: { $side } verliert, wenn die andere Seite keinen Fehler macht.
openings-no-book = Für eigene Regeln gibt es keine Schätzungen.
openings-beyond = { $key ->
    [none] Hier endet das Buch.
   *[other] Hier endet das Buch. { $key } untersucht die Stellung mit der Engine.
}
openings-values-of = { $game }, nach { $moves }
openings-no-such-line = { $moves } lässt sich vom Anfang aus nicht spielen

help-openings = Eröffnungen

book-written = Geschrieben: { $file } ({ $positions ->
    [one] 1 Stellung
   *[other] { $positions } Stellungen
}, { $bytes } Bytes)
book-bad = { $file } ist kein Eröffnungsbuch dieses Spiels oder ist beschädigt; nenne mit `--variant` ein anderes Spiel oder lege das Buch neu an
book-other-effort = { $file } entstand mit anderen Zahlen von Stellungen, Halbzügen oder Samen; erweitere es mit `awale book extend` oder nenne eine andere Datei
book-stats = Stellungen: { $positions } (davon { $expanded } ausgebaut). Werte sind Schätzungen; bewiesene Ergebnisse: { $proven }.
    Suchen: { $fullnodes } Stellungen nach { $plies ->
        [one] { $plies } Halbzug
       *[other] { $plies } Halbzügen
    }, sonst { $nodes } mit Tabellen bis { seeds }
    Stellungen je Halbzug: { $layers }
book-plies = Halbzüge
book-certainty = Wert ist
book-proven = bewiesen
openings-are-estimates = Werte sind Schätzungen, in Samen.
book-estimate = geschätzt
