### Die Algorithmen sehen: der Baum, den Minimax oder Alpha-Beta durchlaufen.

tree-title = Algorithmen zusehen
tree-nodes = Der Baum
tree-counts = Durchsuchte Stellungen
tree-minimax = Minimax
tree-alphabeta = Alpha-Beta
tree-alphabeta-ordered = Alpha-Beta, sortiert
tree-deepening = iterative Vertiefung
tree-deepening-table = iterative Vertiefung, Tabelle
tree-count-ordered = Schläge zuerst
tree-count-ordered-matches = Größte zuerst
tree-column-value = Wert
tree-column-window = Fenster
tree-interval = [{ $alpha }; { $beta }]
tree-root = hier
tree-cut = Schnitt
tree-won = Sieg
tree-lost = Verlust
tree-share = { $percent } %
tree-guide-position = Süd kann *B* oder *E* spielen. Was ist besser? Der Computer probiert beides, ohne das Brett zu berühren, und zeichnet einen Baum. Seine Wurzel ist die Stellung „{ tree-root }“.
tree-guide-moves = Jeder Zug von Süd ist ein Zweig. *E* schlägt sofort 2 Samen, *B* keinen. Ist *E* also besser? Der Computer schaut einen Zug weiter.
tree-guide-answers = Unter jedem Zug stehen die Antworten von Nord. Die Zahl sagt, wie weit Süd dann vorn liegt. Nach *E* schlägt *f* 3 Samen: 2 - 3 = -1.
tree-guide-lowest = Nord spielt, was für Süd am schlechtesten ist. Ein Zug ist also so viel wert wie die kleinste Zahl darunter: *B* 0, *E* -1.
tree-guide-highest = Süd wählt die größte dieser Zahlen, 0. So steigen die Werte bis zur Wurzel auf, und der Computer spielt *B*. Echte Bäume sind nur größer.
tree-turn-highest = { $side } am Zug: nimmt den höchsten Wert.
tree-turn-lowest = { $side } am Zug: nimmt den niedrigsten Wert.
tree-all-values = Alle Werte gelten für { $side }, in Samen, so weit dieser Baum reicht. Die Werte in Partien reichen weiter und gelten für deine Seite (oder { south }).
tree-all-results = Alle Werte gelten für { $side }: Sieg, Verlust, oder 0, wenn die Suche zu flach ist.
tree-horizon = Hier endet die Tiefe: statische Bewertung ({ $evaluation }).
tree-horizon-open = Hier endet die Tiefe: Wer gewinnt, ist noch nicht zu sehen.
tree-end = Hier endet die Partie.
tree-window = Durchsucht mit dem Fenster { $alpha } bis { $beta }.
tree-value = Wert: { $value }.
tree-at-least = Wert: { $value } oder mehr.
tree-at-most = Wert: { $value } oder weniger.
# Die Seite, die gewinnt, und die Seite, die an der Wurzel zieht.
tree-result = { $side } gewinnt.
tree-result-at-least = { $side } gewinnt, oder es ist besser für { $root }.
tree-result-at-most = { $side } gewinnt, oder es ist schlechter für { $root }.
# { $other } ist die Seite, die es nicht dazu kommen lässt; ihr ist { $bound } durch den Zug { $with } sicher.
tree-cut-because = { $moves } abgeschnitten: Der Wert erreicht Beta, { $bound }. { $other } hat das schon mit { $with } und lässt diese Stellung nicht zu.
tree-cut-because-lowest = { $moves } abgeschnitten: Der Wert erreicht Alpha, { $bound }. { $other } hat das schon mit { $with } und lässt diese Stellung nicht zu.
tree-not-looked-at = Nie durchsucht, wegen des Zugs davor:
tree-move-at-root = { $move } von hier aus
tree-move-after = { $move } nach { $moves }

# Der Film

tree-film = Bisher durchsucht
tree-film-runs = Film · { $speed } { $steps ->
    [one] Schritt/s
   *[other] Schritte/s
}
tree-film-paused = Film · Pause
tree-film-steps = Schritte
tree-film-positions = Stellungen / bewertet
tree-film-cuts = Schnitte / abgeschnitten
tree-film-start = Noch ist nichts durchsucht: Jeder Wert ist möglich.
tree-film-enter = { $moves } wird durchsucht.
tree-film-enter-window = { $moves } wird durchsucht, mit dem Fenster { $alpha } bis { $beta }.
tree-film-best = { $side } hat bisher als Bestes gefunden: { $value }.
tree-film-alpha = { $side } hat etwas Besseres gefunden: Alpha steigt auf { $value }.
tree-film-beta = { $side } hat etwas Besseres gefunden: Beta fällt auf { $value }.
tree-film-outside = Das Beste für { $side } ist hier { $value }; das Fenster bleibt, wie es ist.
tree-film-nothing = { $side } hat hier schon { $value }: Nichts ändert sich.
tree-film-end = Die Suche ist beendet.

# Iterative Vertiefung

tree-legend = = aus der Tabelle ^ vorher bester
tree-column-depth = Tiefe
tree-column-without = ohne
tree-column-with = Tabelle
tree-column-hits = Treffer
tree-hit-exact = Die Tabelle kennt die Stellung, ebenso tief durchsucht; ihr Wert gilt.
tree-hit-at-least = Die Tabelle kennt die Stellung, ebenso tief durchsucht: eine untere Schranke, die Beta erreicht.
tree-hit-at-most = Die Tabelle kennt die Stellung, ebenso tief durchsucht: eine obere Schranke, die Alpha nicht übersteigt.
tree-film-remembered = Er war vorher der beste Zug.
tree-deepening-start = Einen Halbzug tiefer. { $move } war vorher der beste Zug und wird zuerst durchsucht.
tree-deepening-end = Tiefe { $depth } ist fertig. Stellungen: { $without } ohne Tabelle, { $with } mit ihr. Treffer: { $hits }.

# Vorhersagen

tree-predict-score = richtig: { $right } von { $given }
tree-predict-cut = { $side } hat hier jetzt { $value } durch { $move }. Werden die anderen Züge abgeschnitten: { $moves }?
tree-predict-choice = Alle Züge sind hier durchsucht ({ $place }). Welchen nimmt { $side }?
tree-predict-yes = ja
tree-predict-no = nein
tree-predict-right = Richtig.
tree-predict-wrong = Nein.
tree-predict-end = Die Suche ist beendet. Richtige Antworten: { $right } von { $given }.

# Monte-Carlo-Baumsuche

tree-column-visits = Besuche
tree-column-mean = Mittel
tree-column-bound = Grenze
tree-growth-start = Noch kein Playout. Jedes fügt dem Baum eine Stellung hinzu und aktualisiert die Stellungen darüber.
tree-growth-chance = Playout { $number }: { $moves }, dann zufällig bis zum Ende. Für { $side }, zuletzt am Zug, bringt es { $points }.
tree-growth-captures = Playout { $number }: { $moves }, dann bis zum Ende, Schläge zuerst. Für { $side }, zuletzt am Zug, bringt es { $points }.
tree-growth-evaluation = Besuch { $number }: { $moves }. Nach der Bewertung bringt das { $points } für { $side }, zuletzt am Zug.
tree-growth-bound = Als Nächstes geht die Suche zur höchsten Grenze: Mittel + { $constant } · sqrt(ln Besuche des Elternknotens / Besuche).
tree-growth-playouts = Playouts
tree-growth-nodes = Stellungen im Baum
tree-growth-played = gespielte Stellungen

key-show-search-tree = Baum
key-unfold-node = öffnen
key-change-algorithm = Algorithmus
key-change-search-depth = Tiefe
key-change-evaluation = Bewertung
key-start-film = Film
key-show-principal-variation = Variante
key-export-picture = Bild
key-run-film = Start
key-step-through-film = Schritt
key-go-to-next-cutoff = Schnitt
key-start-predicting = raten
key-stop-predicting = Schluss
key-change-playout-kind = Playouts

help-tree = Algorithmen zusehen
help-see-tree = den Baum sehen, den Minimax und Alpha-Beta ab hier durchsuchen
help-unfold = auf- oder zuklappen, oder zum Elternknoten
help-principal = die Hauptvariante aufklappen: das beste Spiel beider Seiten
help-algorithm = anderer Algorithmus: Minimax, Alpha-Beta, Vertiefung, Monte Carlo
help-depth = tiefer suchen, weniger tief
help-film-start = die Suche als Film, Schritt für Schritt
help-export-tree = den Baum zum Teilen schreiben: SVG, Graphviz, Text, und seinen Film
help-evaluation = nach Samen bewerten, auch nach Zügen, auch nach Drohungen

help-film = Die Suche als Film
help-film-step = ein Schritt zurück oder vor; Monte Carlo: ein Playout; → geht auch ohne Antwort weiter
help-film-run = laufen lassen oder anhalten; Enter beantwortet auch eine Frage
help-film-speed = schneller, langsamer
help-film-leap = Vertiefung: eine Tiefe zurück oder vor; Monte Carlo: hundert Playouts
help-predict = Schnitte und gewählte Züge vorhersagen, oder aufhören
help-export-film = diesen Schritt und den Film schreiben: SVG, Graphviz, Text, GIF, eine Aufnahme

help-predict-choose = eine Antwort wählen; ohne Frage führt ↓ zum nächsten Schnitt oder Treffer in der Tabelle
help-predict-number = mit ihrer Nummer antworten
help-growth-leaf = Monte Carlo: zufällige Playouts, Schläge zuerst, oder eine Bewertung
# awale compare

compare-depth = Tiefe
compare-move = Zug
compare-value = Wert
compare-matches-position = die Streichhölzer haben keine Anfangsstellungen; lass --position weg
compare-over = in dieser Stellung ist die Partie aus: Es gibt nichts zu suchen

# awale tree

exercise-root = die Wurzel
exercise-max = Max
exercise-min = Min
exercise-turn-highest = { $side } wählt: nimmt den höchsten Wert.
exercise-turn-lowest = { $side } wählt: nimmt den niedrigsten Wert.
exercise-leaf = Ein Blatt: Sein Wert ist gegeben.
exercise-cut-beta = { $moves } abgeschnitten: Der Wert erreicht Beta, { $bound }. { $other } hat das schon anderswo und kommt nicht hierher.
exercise-cut-alpha = { $moves } abgeschnitten: Der Wert erreicht Alpha, { $bound }. { $other } hat das schon anderswo und kommt nicht hierher.
exercise-left = { $place }. { $worth }
exercise-counts = Durchsuchte Stellungen: { $positions } von { $all }. Schnitte: { $cutoffs }. Abgeschnittene Äste: { $moves }.
exercise-no-step = es gibt keinen Schritt { $step }; der letzte ist { $steps }
exercise-line = Zeile { $line }: { $problem }
exercise-nothing = da ist kein Baum; schreib einen wie ((3 12 8) (2 4 6) (14 5 2))
exercise-no-branches = ein Baum beginnt mit einer Klammer, wie in ((3 12 8) (2 4 6) (14 5 2))
exercise-behind = „{ $text }“ steht nach dem Ende des Baums
exercise-open = eine Klammer ist nicht geschlossen
exercise-empty = Klammern ohne Inhalt; schreib mindestens einen Wert
exercise-no-value = „{ $text }“ ist kein Wert; Werte sind ganze Zahlen von -{ $most } bis { $most }
exercise-branches = mehr als { $most } Äste an einer Stellung
exercise-nodes = mehr als { $most } Stellungen
exercise-plies = mehr als { $most } Ebenen von Klammern
