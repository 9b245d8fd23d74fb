### Aufgaben: eine wählen, sie lösen, und was gelöst ist.

menu-puzzles = Aufgaben
# Drei Zeilen mit 46 Spalten.
puzzles-about = Die Tagesaufgabe, für alle gleich, oder eine neue. Immer ist genau ein Zug richtig; das ist bewiesen.
puzzles-today = Tagesaufgabe
puzzles-new = Neue Aufgabe
puzzles-variant = Spiel
puzzles-difficulty = Schwierigkeit
puzzles-solved = gelöst
puzzles-begun = begonnen
puzzles-missed = nicht gelöst
puzzles-making = Suche eine Aufgabe …
puzzles-none = Für dieses Spiel wurde keine Aufgabe gefunden.
puzzles-streak = { $days ->
    [0] Löse die Tagesaufgabe und beginne eine Serie.
    [one] Tagesaufgabe: { $days } Tag in Folge.
   *[other] Tagesaufgabe: { $days } Tage in Folge.
}
puzzles-run = In Folge ohne Fehler oder Tipp: { $run } (Rekord: { $best }).
puzzles-counts = Tagesaufgaben und neue: { $solved } gelöst, { $at_once } beim ersten Versuch
puzzles-written = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
} geschrieben, { $bytes } Bytes.
puzzles-other-rules = { $file } ist keine Partie des Spiels { $game }.

difficulty-easy = leicht
difficulty-medium = mittel
difficulty-hard = schwer

puzzle-turn = Zug { $turn } von { $turns }
puzzle-win = Süd kann gewinnen. Finde den einzigen Zug.
puzzle-draw = Süd kann das Remis halten. Finde den einzigen Zug.
puzzle-best = Finde den besten Zug.
puzzle-about-best = Du bist Süd. Am Ende der Partie dürfte der beste Zug mindestens { $seeds ->
    [one] { $seeds } Samen
   *[other] { $seeds } Samen
} mehr bringen als jeder andere: Das ist eine Schätzung.
puzzle-about-better = Du bist Süd. Nach Schätzung ist ein Zug besser als jeder andere.
puzzle-about = Du bist Süd. Nur ein Zug gewinnt; das ist bewiesen.
puzzle-about-draw = Du bist Süd. Jeder andere Zug verliert; das ist bewiesen.
puzzle-right = Richtig. Nord hat geantwortet: Finde den nächsten Zug.
puzzle-solved-today = Diese Aufgabe hast du heute schon gelöst. Morgen kommt eine neue.
puzzle-wrong = { $pit } { $given }. Die Antwort ist { $answer }.
puzzle-wrong-at-once = { $pit } { $given }.
puzzle-line-goes-on = Wahrscheinliche Fortsetzung: { $line }.
puzzle-line-gains = Bis dahin gewonnene Samen: Süd { $south }, Nord { $north }.
puzzle-wrong-how = Enter nimmt den Zug zurück.
puzzle-next-how = Enter öffnet eine neue Aufgabe.
puzzle-only-draws = bringt höchstens ein Remis
puzzle-win-lost = verliert sogar
puzzle-draw-lost = verliert
puzzle-gives-seeds = ist um etwa { $seeds ->
    [one] einen Samen
   *[other] { $seeds } Samen
} schlechter als der beste Zug (Schätzung)
puzzle-hint-last = Der letzte Samen des richtigen Zugs landet in { $pit }.
puzzle-hint-last-store = Der letzte Samen des richtigen Zugs landet in deinem Speicher.
puzzle-hint-last-store-opponent = Der letzte Samen des richtigen Zugs landet im Speicher des Gegners.
puzzle-hint-best = Spiele { $pit }: Nach Schätzung um mindestens { $seeds ->
    [one] { $seeds } Samen
   *[other] { $seeds } Samen
} besser als jeder andere Zug.
puzzle-hint-better = Spiele { $pit }: Der Zug ist nach Schätzung besser als jeder andere.
puzzle-hint-only = { $pit } ist der einzige erlaubte Zug.
puzzle-hint-others-draw = Spiele { $pit }: Jeder andere Zug bringt höchstens ein Remis.
puzzle-hint-others-lose = Spiele { $pit }: Jeder andere Zug verliert.
puzzle-move-does = { $move } { $why }.
puzzle-too-soon = Das würde die Lösung verraten. Löse erst die Aufgabe.
puzzle-solved-at-once = Beim ersten Versuch gelöst!
puzzle-solved = Gelöst, aber mit Tipp oder Fehlversuch.
puzzle-solved-failed = Gelöst, aber mit Tipp oder Fehlversuch: zählt als nicht gelöst.
puzzle-given-up = Das war die Lösung.
puzzle-drawn = { $lead ->
    [0] Remis: Am Ende dieser Zugfolge sind die Speicher gleich voll, und bei bestem Spiel bekommen beide gleich viele der restlichen Samen ({ $left }).
   *[other] Remis: Am Ende dieser Zugfolge liegt { $ahead } um { $lead } vorn; bei bestem Spiel holt { $behind } das mit den restlichen Samen ({ $left }) genau auf.
}
# Wie weit man sehen muss: Nords Züge zählen mit.
puzzle-grade = { $difficulty }: { $plies ->
    [one] ein Zug
    [2] zwei Züge
   *[other] { $plies } Züge
} beider Seiten vorausdenken.
# The player “fast”, who takes as many seeds as it can at once.
puzzle-greedy = { $turns ->
    [one] { $misses ->
        [0] Auch wer stets möglichst viel schlägt, findet den Zug.
       *[other] Wer stets möglichst viel schlägt, übersieht den Zug.
    }
   *[other] Wer stets möglichst viel schlägt, übersieht { $misses } der { $turns } Züge.
}

key-new-puzzle = neu
key-show-solution = Lösung
help-give-up = bei einer Aufgabe oder einem Fehler: die Lösung zeigen
help-new-puzzle = unter „Aufgaben“: eine neue Aufgabe
help-task-choose = einen Zug wählen; nach der Lösung: die Zugfolge durchgehen

puzzle-themes = Themen: { $themes }.
puzzle-ratings = Aufgabe { $puzzle }, deine Wertung { $player }.
puzzle-rated = Deine Aufgabenwertung: { $before } → { $after } ({ $change }). Aufgabe: { $puzzle }.
puzzle-rating = { $rating } ± { $margin }
puzzle-rating-open = in ein paar Aufgaben
puzzles-rating = Wertung { $rating }
puzzles-suitable = leichte zuerst
puzzles-no-rating = nach Aufgaben aus Partien

puzzles-training = Aus Partien
puzzles-own = Meine Fehler
puzzles-own-counts = { $due } heute fällig, { $count } insgesamt
puzzles-own-empty = noch keine
puzzles-own-how = Analysiere deine Partien: Ihre Fehler kommen hier wieder.
puzzles-found = Gut gespielt
puzzles-found-how = Findest du in einer Partie den einzigen guten Zug, kommt die Stellung hierher.
puzzles-own-beside = Aus einer deiner Partien. Finde den besten Zug.
puzzles-openings = Meine Eröffnungen
puzzles-openings-counts = { $due ->
    [0] heute keine
   *[other] { $due } heute fällig
}: { $south } Süd, { $north } Nord
puzzles-openings-how = { $key ->
    [none] Wähle auf der Seite der Eröffnungen deine Antworten: Sie kommen hier wieder.
   *[other] Enter öffnet die Eröffnungen. Spiele einen Zug und drücke { $key }: Er wird deine Antwort und kommt hier wieder.
}
puzzles-openings-beside = Eine Stellung aus deinen Eröffnungen. Welche Antwort hast du gewählt?
# The moves from the start of the game to the position.
repertoire-after = Nach { $moves }
repertoire-ask = Du bist { $side }. Was ist deine Antwort?
repertoire-right = Richtig: { $move } ist deine Antwort.
repertoire-wrong = { $move } ist nicht die Antwort, die du gewählt hast.
repertoire-shown = Deine Antwort ist { $move }.
repertoire-due = Die Stellung kommt am { $date } wieder.
puzzles-made-beside = Ein Beispiel, nicht die Aufgabe selbst. { $goal }
puzzles-solved-beside = Die heutige Aufgabe ist gelöst. Auf dem Brett steht eine andere. { $goal }
puzzles-training-beside = Ein Beispiel: eine Partiestellung, in der ein Zug der beste ist, bewiesen oder geschätzt.
puzzles-own-search = { $games ->
    [one] Suche in noch einer deiner Partien nach Aufgaben.
   *[other] Suche in noch { $games } deiner Partien nach Aufgaben.
}
training-title = Aufgaben aus Partien
training-about = Partiestellungen, in denen ein Zug der beste ist, bewiesen oder geschätzt. Mit falschem Zug, Tipp oder Lösung gilt eine Aufgabe als nicht gelöst; sie kommt nach einem, drei und sieben Tagen wieder.
training-next = Nächste Aufgabe
training-theme = Thema
training-mixed = gemischt
training-storm = Blitzrunde
training-storm-about = möglichst viele in drei Minuten
training-none = Für dieses Spiel gibt es keine solche Aufgabe.
training-next-beside = { $goal } Wertung der Aufgabe: { $rating }.
training-storm-beside = Sie beginnt so leicht wie hier, und jede Aufgabe ist etwas schwerer als die vorige. Ein falscher Zug beendet eine Aufgabe und kostet zehn Sekunden. Deine Wertung ändert sich nicht.
training-rating = Wertung { $rating }.
training-solved = Gelöst: { $solved } von { $attempts }.
training-due = { $count ->
    [0] Heute ist keine ungelöste Aufgabe fällig.
    [one] Heute ist { $count } ungelöste Aufgabe fällig.
   *[other] Heute sind { $count } ungelöste Aufgaben fällig.
}
training-best = Beste Blitzrunde: { $count }.
storm-over = Die drei Minuten sind um.
storm-left = Die Blitzrunde ist vorbei.
storm-solved = ✓ Gelöst.
storm-missed = ✗ Nicht gelöst: zehn Sekunden weniger.
storm-rules = Ein falscher Zug beendet eine Aufgabe und kostet zehn Sekunden.
storm-ready = Dein erster Zug startet die Uhr.
storm-counts = Gelöst:{"\u00A0"}{ $solved }. Nicht{"\u00A0"}gelöst:{"\u00A0"}{ $missed }.
storm-solving = ungelöste Aufgaben: noch { $puzzles }
storm-to-solve = { $puzzles ->
    [one] Enter: die ungelöste Aufgabe lösen.
   *[other] Enter: die { $puzzles } ungelösten Aufgaben lösen.
}
key-solve-missed-puzzles = ungelöste

# Was zum Teilen kopiert wird, ohne Lösung.
share-puzzle = Awalé, Aufgabe vom { $day } ({ $game }, { $difficulty })
share-storm = Awalé, Blitzrunde vom { $day } ({ $game })
share-not-solved = Nicht gelöst.
share-how = { $key ->
    [none] {""}
   *[other] { $key } kopiert das Ergebnis zum Teilen.
}

motif-slam-trap = Grand-Slam-Falle
motif-sacrifice = Opfer
motif-double-threat = Doppeldrohung
motif-starvation = Aushungern
motif-feeding = Füttern
motif-big-pit = große Mulde
motif-chain = Schlagkette
motif-long-capture = weiter Schlag
motif-move-away = Wegziehen
motif-overfill = Auffüllen
motif-block = Blockade
motif-capture = Schlag
motif-endgame = Endspiel

idea-slam-trap = Alles zu schlagen bringt hier nichts.
idea-sacrifice = Du musst nicht alles verteidigen: Lass { $opponent } ein paar Samen schlagen und sieh, was du dafür bekommst.
idea-double-threat = Einer deiner Züge droht zweierlei zugleich.
idea-starvation = { $opponent } können die Samen ausgehen.
idea-feeding = { $opponent } hat keine Samen: Dein Zug muss welche hinüberbringen.
idea-big-pit = Eine deiner Mulden reicht um das ganze Brett.
idea-chain = Einer deiner Züge schlägt mehrere Mulden auf einmal.
idea-long-capture = Einer deiner Züge schlägt von weit her, oder viele Samen.
idea-move-away = { $opponent } droht, mit { $pit } { seeds } zu schlagen: Bring die bedrohten Samen in Sicherheit.
idea-overfill = { $opponent } droht, mit { $pit } { seeds } zu schlagen: Leg mehr Samen in die bedrohte Mulde.
idea-block = { $opponent } droht, mit { $pit } { seeds } zu schlagen: Säe in diese Mulde, dann landet ihr letzter Samen woanders.
idea-capture = Einer deiner Züge schlägt { seeds }: Sieh nach, wo der letzte Samen jeder Mulde landet.
idea-endgame = Nur noch wenige Samen: Zähle die Züge bis zum Ende.
idea-quiet = Jetzt gibt es nichts zu schlagen. Welche deiner Mulden ist in Gefahr? Wo könntest du als Nächstes schlagen?
idea-only-move = Du hast nur einen erlaubten Zug.
# The pits of the best moves: “A, C and E”.
idea-compare = Vergleiche die Mulden { $pits }: Eine davon ist der beste Zug.
# What is known about the results of all moves, before the idea of the best one.
idea-result = { $result ->
   *[lost] Jeder Zug verliert.
    [lost-table] Laut Endspieltabelle verliert jeder Zug.
    [one-wins] Nur ein Zug gewinnt.
    [one-wins-table] Laut Endspieltabelle gewinnt nur ein Zug.
    [one-known-win] Ein Zug gewinnt bewiesenermaßen.
    [one-known-win-table] Laut Endspieltabelle gewinnt ein Zug.
    [one-draws] Nur ein Zug verliert nicht.
    [one-draws-table] Laut Endspieltabelle verliert nur ein Zug nicht.
    [others-lose] Alle Züge bis auf einen verlieren; das ist bewiesen.
    [others-lose-table] Laut Endspieltabelle verlieren alle Züge bis auf einen.
}
# Schläge sind möglich, und keiner ist die Lösung.
idea-no-capture = Du könntest schlagen, aber ein anderer Zug ist besser.
