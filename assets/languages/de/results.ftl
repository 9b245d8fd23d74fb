### Fortschritt.

menu-progress = Fortschritt
progress-overview = Überblick
progress-games = Wertung in Partien
progress-no-rating = nach einer Partie ohne Hilfe
progress-puzzles = Wertung in Aufgaben
progress-today = Tagesaufgabe
progress-days = { $days ->
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}
progress-own = Fehler zum Üben
progress-lesson = Nächste Lektion
progress-lessons-done = alle erledigt
progress-themes = Ungelöste Aufgaben nach Thema
results-title = Bilanz
results-played = gesamt
results-won = gewonnen
results-drawn = remis
results-lost = verloren
results-percent = Punkte
results-last = letzte 10
results-total = Alle Partien gegen Computer
results-together = { $game }, zwischen Menschen
results-people = Zwischen Menschen
results-pair = { $first } gegen { $second }
results-teacher = { $name } (ohne Wertung)
results-share = { $percent } %
results-course = Siege minus Niederlagen: { $about }
results-with-help = mit Hilfe: { $won } gewonnen, { $drawn ->
    [0] {""}
   *[other] { $drawn } remis,{" "}
}{ $lost } verloren
results-unfinished = { $games } offen
results-helped-option = { $games ->
    [one] 1 Partie mit Hilfe ist ausgelassen; --helped zählt sie mit.
   *[other] { $games } Partien mit Hilfe sind ausgelassen; --helped zählt sie mit.
}
results-helped-left-out = { $games ->
    [one] 1 Partie mit Hilfe zählt nicht mit
   *[other] { $games } Partien mit Hilfe zählen nicht mit
}{ $key ->
    [none] .
   *[other] {": "}{ $key } zählt alle Partien.
}
key-include-games-with-help = mit Hilfe
key-exclude-games-with-help = ohne Hilfe
results-counting = Zähle deine Partien …
results-none = Beende eine Partie, um deine Ergebnisse zu sehen. Partien gegen Computer und Partien zwischen zwei Menschen zählen getrennt.
# Ein Buchstabe für jede der letzten Partien.
result-letter-win = G
result-letter-draw = R
result-letter-loss = V
