### Aus den Fehlern einer Partie lernen: finden, was besser war.

over-train-on-mistakes = { $mistakes ->
    [none] Keine Fehler
   *[other] Die Fehler
}
mistakes-title = Aus Fehlern lernen
mistakes-own-title = Meine Fehler
mistakes-own-place = Stellung { $number } von { $total }
mistakes-was-found = In deiner Partie hast du hier nach Schätzung den besten Zug gefunden. Finde ihn noch einmal.
mistakes-you-are = Du bist { $side }.
mistakes-from-game = Aus deiner Partie gegen { $opponent }, { $date }.
mistakes-soon = Die Fehler erscheinen, wenn die Analyse fertig ist.
mistakes-place = Fehler { $number } von { $total }
mistakes-played = { $move }: { $verdict }
mistakes-find = Du bist { $side }. Finde einen besseren Zug.
mistakes-about = Ein Zug, der etwa so gut ist wie der beste, gilt als richtig.
mistakes-looking = Prüfe { $move } …
mistakes-wrong = { $move } { $gift }.
mistakes-refuted = Es gibt einen besseren Zug.
mistakes-wrong-how = Mit ← → sehen, was folgt; mit Enter noch einmal versuchen.
mistakes-best = Richtig: { $move } ist der beste Zug.
mistakes-good = Richtig: { $move } ist gut genug.
mistakes-best-was = Der beste Zug war { $move }.
mistakes-shown = Der Zug war { $move }.
mistakes-line = Auf dem Brett: { $line }
mistakes-next = Mit ← → durch die Variante, mit Enter weiter.
mistakes-idea = Tipp: Der gesuchte Zug { $why }.
mistakes-idea-quiet = Tipp: Es ist ein stiller Zug. Er schlägt nichts und stellt keine unmittelbare Drohung auf.
mistakes-hint-move = Tipp: Der Zug ist { $move }.
mistakes-score = Ergebnis
mistakes-found = Bessere Züge gefunden: { $found } von { $total }.
mistakes-found-good = Gute Züge gefunden: { $found } von { $total }.
mistakes-at-once = Auf Anhieb: { $count }
mistakes-with-help = Mit Hilfe: { $count }
mistakes-given = Gezeigt: { $count }
mistakes-skipped = Ausgelassen: { $count }
mistakes-none = Kein Fehler und kein Patzer von dir in dieser Partie. Gut gespielt!
mistakes-none-of-both = Kein Fehler und kein Patzer in dieser Partie. Gut gespielt!
mistakes-none-counted = Kein Zug dieser Partie konnte das Ergebnis ändern: Es gibt nichts zu finden.
mistakes-none-but = Kein Fehler und kein Patzer unter den Zügen.
mistakes-inaccuracies = { $count ->
    [one] Ein Zug war ungenau (?!). Enter: einen besseren suchen.
   *[other] { $count } Züge waren ungenau (?!). Enter: bessere suchen.
}
mistakes-given-up-won = Aber die Partie wurde in gewonnener Stellung aufgegeben.
mistakes-given-up-better = Aber die Partie wurde in besserer Stellung aufgegeben (Schätzung).
mistakes-way-back = Enter führt zurück.

key-learn-from-mistakes = lernen
# On the page of openings: make the last move your answer, or remove it.
key-toggle-repertoire-answer = meine Antwort
key-skip-mistake = weiter

help-learn = aus Fehlern lernen; in Eröffnungen deine Antwort wählen
