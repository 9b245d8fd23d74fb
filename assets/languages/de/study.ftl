### Studium: Tipps, der Wert der Züge, die beendete Partie erklärt.

## Beim Spielen

study-hint = Bester Zug: { $move } ({ $value }). Er { $why }.
study-hint-only = Bester Zug: { $move } ({ $value }).
study-hint-next = Zweitbester Zug: { $move }.
study-hint-more = { $hint }{ $key ->
    [none] {""}
   *[other] {" "}Mehr mit { $key }.
}
study-ghosts = Beste Variante, { $number } von { $count }. { $preview }.{ $key ->
    [none] {""}
   *[other] {" "}{ $key } zeigt den nächsten Zug.
}
study-looking = Suche den besten Zug …
study-not-here = Tipps sind in den Einstellungen ausgeschaltet.
play-danger = { $pits ->
    [0] Keine Mulde ist in Gefahr.
   *[other] ! markiert die Mulden, die die andere Seite mit ihrem nächsten Zug leeren könnte.
}
play-values = An jeder Mulde: der erwartete Vorsprung von { $side } am Ende, in Samen (-: Rückstand); „=“: Endspieltabellen.
play-bar = Die Zahl am Balken: der erwartete Vorsprung von { $side } am Ende, in Samen (-: Rückstand).
study-warning = { $move } { $gift }. Enter spielt den Zug trotzdem.
study-take-wins = { $take } gewinnt
study-take-loses = { $take } verliert

## Warum ein Zug gut ist: jede Begründung folgt auf „Am besten D (+0,2) – …“, „D …“ und „Der gesuchte Zug …“

study-only-move = ist der einzige erlaubte Zug
from-pits = { $count ->
    [one] aus Mulde { $pits }
   *[other] aus den Mulden { $pits }
}
study-captures = schlägt { seeds } { from-pits }
study-prevents = hindert { $side } daran, { seeds } { from-pits } zu schlagen
study-limits = lässt { $side } als Nächstes höchstens { seeds } schlagen statt { $before }
study-threatens = droht, mit { $move } { seeds } { from-pits } zu schlagen
study-feeds = gibt { $side } Samen, wie es die Regel verlangt
study-one-answer = lässt { $side } nur den Zug { $move }
study-lost-heap = lässt { $side } { matches } und gewinnt, was auch folgt
study-takes-last = nimmt das letzte Streichholz und verliert
study-takes-least = nimmt so wenig wie möglich, denn hier gewinnt keine Zahl
study-only-win = ist der einzige Zug, der gewinnt
study-only-win-table = ist laut Endspieltabelle der einzige Gewinnzug
study-only-known-win = ist der einzige Zug mit bewiesenem Gewinn
study-only-known-win-table = ist der einzige Zug, der laut Endspieltabelle gewinnt
study-only-draw = ist der einzige Zug, der nicht verliert
study-only-draw-table = ist laut Endspieltabelle der einzige Zug, der nicht verliert
study-others-lose = ist der einzige Zug ohne bewiesenen Verlust
study-others-lose-table = ist der einzige Zug, den die Endspieltabelle nicht verloren gibt
study-nearly-lost = verliert auch fast sicher, aber jeder andere Zug verliert bewiesenermaßen
study-nearly-lost-table = verliert auch fast sicher, aber jeder andere Zug verliert laut Endspieltabelle
study-ahead = ist um etwa { $seeds } besser als der zweitbeste
study-brings = bringt bei gutem Spiel beider Seiten { seeds }
study-leaves-least = lässt { $side } als Nächstes höchstens { seeds } schlagen (nach anderen Zügen: { $others } oder mehr)
study-only-safe = ist der einzige Zug, nach dem { $side } im nächsten Zug nichts zu schlagen hat
study-safe = lässt { $side } im nächsten Zug nichts zu schlagen
study-few-answers = lässt { $side } nur { moves }
study-keeps-win = sichert den Sieg
study-keeps-win-table = gewinnt laut Endspieltabelle
study-keeps-draw = sichert das Remis
study-keeps-draw-table = hält laut Endspieltabelle remis
study-loses-anyway = verliert wie jeder andere Zug
study-loses-anyway-table = verliert laut Endspieltabelle wie jeder andere Zug
study-loses-least = verliert laut Endspieltabelle am knappsten

# Warum die Partie mit einem Zug endet, und wie: „beendet die Partie mit 26 Samen im Speicher von Süd: Süd gewinnt 26 zu 20“
study-end-store = beendet die Partie mit { seeds } im Speicher von { $side }: { $result }
study-end-few = beendet die Partie, weil zu wenige Samen in den Mulden bleiben: { $result }
study-end-no-move = beendet die Partie, weil { $side } keinen erlaubten Zug hat: { $result }
study-end-repetition = beendet die Partie durch Stellungswiederholung: { $result }
study-end-won = { $side } gewinnt { $own } zu { $other }
study-end-drawn = Remis mit je { $own }

## Was ein Zug verschenkt

# Immer die Differenz zweier Schätzungen.
study-gift-seeds = ist um geschätzte { $seeds } schlechter
study-gift-won-to-drawn = macht aus einer gewonnenen Partie ein Remis
study-gift-won-to-lost = verliert eine gewonnene Partie
study-gift-drawn-to-lost = verliert eine Remispartie
study-gift-loses = verliert
study-gift-only-draws = lässt nur noch ein Remis zu
study-gift-sure-win = macht eine gewonnene Partie wieder offen
study-gift-sure-draw = setzt ein sicheres Remis aufs Spiel
# Was auf dem Wert einer Endspieltabelle beruht, der kein Beweis ist
study-by-table = { $what } (laut Endspieltabelle)
study-gift-chances = verschenkt nach Schätzung Gewinnchancen
study-verdict = { study-verdict-cost }; der Zug { $gift }
study-verdict-cost = { $mark }, kostet { $chances ->
    [one] { $chances } Punkt
   *[other] { $chances } Punkte
} von 100
study-verdict-harmless = { study-verdict }, ändert am Ausgang aber kaum etwas

error-analysis-failed = Die Analyse ist gescheitert ({ $what }).

## Die Analyse in einer gespeicherten Partie

record-analysis-length = die Analyse hat { $found ->
    [one] { $found } Zug
   *[other] { $found } Züge
}, die Partie { $expected }.
record-line = die bessere Variante „{ $line }“ ist dort nicht spielbar.
expected-assessment-list = eine Liste mit einer Tabelle für jeden Zug
expected-worth = ein Wert wie "+1.25", "table -2" oder "exact +3"
expected-points = eine Zahl von 0 bis 1000
expected-rows = Reihen von Ziffern oder Buchstaben, eine für jeden erlaubten Zug
expected-plies = eine Zahl von 0 bis 100

## Die Tabelle von awale analyse

analyse-move = Zug
analyse-value = Wert
analyse-given = Verschenkt
analyse-cost = Kosten
analyse-better = Besser
# Wie die Werte gefunden wurden.
analyse-effort = Jeder Zug ist { plies } tief durchsucht, { $seeds ->
    [0] ohne Endspieltabellen
   *[other] mit Endspieltabellen bis { seeds }
}.
analyse-for = Die Werte gelten für { $side }, die Kosten sind Gewinnchancen.
# ! einziger guter Zug, ?! Ungenauigkeit, ? Fehler, ?? Patzer
# { $accuracy } ist ein Prozentwert, oder dass zu wenige Züge zählen.
analyse-totals = { $side } – Genauigkeit: { $accuracy }, { $seeds } pro Zug verschenkt; gezählte Züge { $counted }: ! einziger guter Zug { $only }, gut { $good }, ?! Ungenauigkeiten { $inaccuracies }, ? Fehler { $mistakes }, ?? Patzer { $blunders }; entschieden { $decided }; exakte Werte { $exact } (gehalten { $kept })
# Dasselbe bei den Streichhölzern, wo nichts zählt als das Ergebnis.
analyse-totals-matches = { $side } – Genauigkeit: { $accuracy }; gezählte Züge { $counted }: ! einziger guter Zug { $only }, ?? Patzer { $blunders }; entschieden { $decided }; exakte Werte { $exact } (gehalten { $kept })
accuracy-few = (zu wenige Züge)

mark-only = einzig guter Zug
mark-best = bester Zug
mark-decided = entschieden
mark-good = gut
mark-inaccuracy = ungenau
mark-mistake = Fehler
mark-blunder = Patzer

## Die beendete Partie erklärt

over-analyse = Analysieren
analysis-running = Analyse: { $percent } %
analysis-curve = Gewinnchancen für { $side }, in %
analysis-totals = Beide Seiten
analysis-accuracy = Genauigkeit
analysis-given = Verlust/Zug
analysis-counted = echte Wahl
analysis-few = -: echte Wahl < { $count }
analysis-only = ! einziger
analysis-good = gut
analysis-inaccuracies = ?! ungenau
analysis-mistakes = ? Fehler
analysis-blunders = ?? Patzer
analysis-move = { $move }: { $verdict }
analysis-better = Besser: { $line }
analysis-how = { $key ->
    [none] Bei einem Fehler zeigt der Pfeil nach unten die bessere Variante.
   *[other] { $key } springt zum nächsten Fehler, der Pfeil nach unten zeigt die bessere Variante.
}
analysis-no-faults = In dieser Partie wurden keine Fehler gefunden.
analysis-no-faults-yet = Bisher kein Fehler gefunden. Die Analyse läuft weiter, vom letzten Zug zum ersten.
# { $running } sagt, wie weit die Analyse ist.
analysis-hidden = { $running }{ $key ->
    [none] {""}
   *[other] {" "}· { $key } zeigt sie
}
analysis-no-moves = Kein Zug wurde gespielt: Es gibt nichts zu analysieren.

key-analyze = Analyse
key-hide-analysis = Analyse aus
key-go-to-mistake = Fehler
key-show-best-line = Variante
key-show-better-line = besser

## Rückblick während der Partie

history-start = Anfangsstellung
history-how = { $key ->
    [none] Enter setzt die Partie ab hier fort.
   *[other] Enter setzt die Partie ab hier fort; { $key } geht wieder vor.
}
key-show-history = Rückblick
key-show-move-values = Werte
key-show-evaluation-bar = Balken
key-show-pits-in-danger = Gefahr
key-hide-move-values = Werte aus
key-hide-evaluation-bar = Balken aus
key-hide-pits-in-danger = Gefahr aus
key-continue-game-from-here = ab hier weiter

## Tasten und Einstellungen

help-history = zurückblicken; Enter setzt die Partie ab dort fort
help-study-hint = Tipps: die Idee, wo der letzte Samen landet, der beste Zug
help-values = den Wert jedes Zugs zeigen oder verbergen; „=“ steht für einen Wert aus Endspieltabellen, „≥“ oder „≤“ für eine Grenze daraus, ein Wort für ein bewiesenes Ergebnis
help-bar = den Bewertungsbalken zeigen oder verbergen
help-best-line = die beste Variante Zug für Zug zeigen
help-danger = zeigen oder verbergen, welche Mulden die andere Seite leeren könnte
help-analysis = die Partie analysieren oder die Analyse verbergen (im Spiel erst Tab)
help-book-in-game = was über diese Eröffnung bekannt ist (im Spiel erst Tab)
help-faults = Analyse: nächster Fehler (? oder ??), voriger Fehler
help-marks = einziger guter Zug, Ungenauigkeit, Fehler, Patzer; sonst kein Zeichen

setting-hints = Tipps
setting-hints-about = { $key ->
    [none] Tipps erlauben: der beste Zug, und warum er gut ist.
   *[other] { $key } zeigt den besten Zug, und warum er gut ist.
}
setting-values = Wert jedes Zugs
setting-values-about = Neben jeder Mulde zeigen, was ihr Zug wert ist, in Samen. „=“ steht für einen Wert aus Endspieltabellen, „≥“ oder „≤“ für eine Grenze daraus, ein Wort für ein bewiesenes Ergebnis. Zu Beginn einer gewerteten Partie aus.{ $key ->
    [none] {""}
   *[other] {" "}{ $key } zeigt oder verbirgt ihn während der Partie.
}
setting-bar = Bewertungsbalken
setting-bar-about = Links vom Brett einen Bewertungsbalken zeigen: wer besser steht. Zu Beginn einer gewerteten Partie aus.{ $key ->
    [none] {""}
   *[other] {" "}{ $key } zeigt oder verbirgt ihn während der Partie.
}
setting-danger = Mulden in Gefahr
setting-danger-about = Markiert die Mulden, die die andere Seite mit ihrem nächsten Zug leeren könnte. Zu Beginn einer gewerteten Partie aus.{ $key ->
    [none] {""}
   *[other] {" "}{ $key } zeigt oder verbirgt die Zeichen während der Partie.
}
setting-warning = Warnung vor Patzern
setting-warning-about = Bei einem Zug, der 20 % der Gewinnchancen oder mehr kostet, einmal warnen: Enter spielt den Zug trotzdem. Nicht in gewerteten Partien.
setting-own-games = Aus meinen Partien
setting-own-games-about = In deinen beendeten Partien nach Aufgaben suchen, solange sonst nichts läuft. Sie erscheinen unter „Meine Fehler“.

## Das Analysebrett

board-title = Analyse
board-comment = Kommentar
board-how = { $comment } schreibt einen Kommentar, { $analyse } analysiert die ganze Partie, { $book } zeigt die Eröffnungen.
board-type-comment = Kommentar:
board-type-title = Speichern unter:
board-type-game = Stellung, Züge oder OGN:
board-play = Spiele einen Zug, für Süd oder Nord: Er beginnt eine Variante.
board-full = Neben der Partie hat das Brett Platz für { $most } Züge. Lösche erst welche.
board-answer-chosen = { $move } ist jetzt deine Antwort. „Meine Eröffnungen“ fragt ab morgen danach.
board-answer-dropped = { $move } ist nicht mehr deine Antwort.
board-answer-how = { $key ->
    [none] Spiele zuerst einen Zug: Er kann deine Antwort werden.
   *[other] Spiele zuerst einen Zug. { $key } macht ihn dann zu deiner Antwort.
}
board-answers-full = Du hast { $count } Antworten, mehr gehen für ein Spiel nicht. Entferne erst eine.
board-is-played = Züge der Partie lassen sich nicht löschen.
board-is-first = Diese Variante steht hier schon vorn.
board-deleted = { $count ->
    [one] 1 Zug gelöscht
   *[other] { $count } Züge gelöscht
}{ $key ->
    [none] .
   *[other] . { $key } macht das rückgängig.
}
set-up-replaced = Das ganze Brett wurde ersetzt{ $key ->
    [none] .
   *[other] . { $key } macht das rückgängig.
}
board-comment-deleted = Kommentar gelöscht{ $key ->
    [none] .
   *[other] . { $key } macht das rückgängig.
}
board-pasted = eingefügter Text
board-variation = Variante { $place } von { $of }. ↑ ↓: die anderen.
board-laid-out = Alle Samen sind verteilt. Enter analysiert die Stellung{ $play ->
    [none] .
   *[other] , { $play } spielt ab hier.
}
board-over = Hier ist die Partie aus.
board-lines-off = { $key ->
    [none] Die Engine ist aus.
   *[other] Die Engine ist aus. { $key } schaltet sie ein.
}
board-depth = Tiefe { $depth }
board-engine = Diese Suche
board-exact = Exakt
board-tables = Endspieltabellen
board-exact-mark = = Endspieltabelle
board-limit-mark = ≥ ≤ laut Tabelle
board-only-estimate = nur geschätzt
board-perhaps-not-lost = vielleicht nicht verloren
board-values-for = { $unit ->
    [seeds] Samen für { $side } (+: Vorteil)
   *[none] für { $side } (+: Vorteil)
}
help-board = Analysebrett
help-beside = zur Variante davor oder danach; bei einem Fehler führt ↓ in die bessere
help-best-move = nächster Zug; am Ende einer Variante der beste bekannte Zug
help-branch = einen Zug spielen: Ein neuer beginnt eine Variante
help-comment = einen Kommentar zum Zug schreiben
help-save-board = die Partie mit Kommentaren und Varianten speichern, auch unter anderem Namen
help-delete-variation = den Zug und alles danach löschen
help-main-line = die Variante einen Platz nach oben rücken
help-fold = die Variante auf- oder zuklappen
help-lines = Engine ein- oder ausschalten
help-copy-board = die Stellung kopieren; zweimal: die Züge; dreimal: die Partie als OGN
help-think = die Stellung analysieren
help-panel = nächster Bereich, in einem kleinen Fenster
bind-comment = kommentieren, oder dem Gegner schreiben
key-change-variation = Varianten
key-show-openings = Buch
key-write-comment = Kommentar
key-save = speichern
key-set-up-position = aufbauen
