### Die Wertung der Spieler.

rating-games = Partien
rating-rating = Wertung
rating-level = Stärke
rating-value = { $elo } ± { $margin }
# Die Stärke eines Computers, die nicht gemessen ist.
rating-estimate = etwa { $elo }
# Eine Wertung so niedrig wie die von zufälligem Spiel.
rating-low = unter { $elo }
rating-margin-note = ±: so weit kann sie abweichen, in neun von zehn Fällen. Es zählen Ergebnisse und die Kosten jedes Zugs.
# Statt einer Wertung, die noch zu ungewiss ist: „nach 2 weiteren Partien mit Wertung“.
rating-open = { $games ->
    [one] nach 1 weiteren Partie mit Wertung
   *[other] nach { $games } weiteren Partien mit Wertung
}
rating-appears-after = Deine Wertung erscheint { $rating }.
rating-won = Sieg gegen { $opponent }{ $held ->
    [yes] : Ein Sieg senkt die Wertung nie.
   *[no] .
}
rating-lost = Niederlage gegen { $opponent }{ $held ->
    [yes] : Eine Niederlage hebt die Wertung nie.
   *[no] .
}
rating-drawn = Remis gegen { $opponent }.
# { $level } ist 0 für eine Wertung unter der von Stufe 1, hier und unten.
rating-like = { $level ->
    [0] unter Stufe 1
   *[other] etwa Stufe { $level }
}
rating-none = Keine beendete Awalé-Partie zu werten.
rating-none-named = Keine beendete Partie von jemandem namens „{ $name }“.
rating-none-helped = { $games ->
    [one] Keine Partie zu werten: Deine beendete Partie lief mit Hilfe (Tipp, Werte, Warnung, zurückgenommener Zug) und zählt nicht.
   *[other] Keine Partie zu werten: Deine { $games } beendeten Partien liefen mit Hilfe (Tipps, Werte, Warnungen, zurückgenommene Züge) und zählen nicht.
}
rating-about = Elo auf der Skala der Engine-Stufen, geschätzt aus Ergebnissen und den Kosten jedes Zugs. In neun von zehn Fällen liegt die wahre Stärke innerhalb von ±.
rating-with-help = Mit Hilfe zählt diese Partie nicht für deine Wertung.
rating-helped = Mit Hilfe gespielt: zählt nicht für deine Wertung.
rating-clock-stopped = ohne Wertung: Uhren standen still
rating-from-position = ohne Wertung: ab einer Stellung
rating-by-link = ohne Wertung: per Link
rating-short = Nicht gewertet: Es wurden weniger als { $moves } Züge gespielt.
rating-repeats = { $games ->
    [one] 1 Datei wiederholt eine andere Partie Zug für Zug: einmal gezählt.
   *[other] { $games } Dateien wiederholen andere Partien Zug für Zug: je einmal gezählt.
}
rating-not-telling = { $games ->
    [one] 1 Partie ausgelassen: Sie ist nicht beendet, endete vor Zug { $moves } oder begann nicht in der Anfangsstellung.
   *[other] { $games } Partien ausgelassen: Sie sind nicht beendet, endeten vor Zug { $moves } oder begannen nicht in der Anfangsstellung.
}
results-rating = Wertung { $rating } ({ $level ->
    [0] unter Stufe 1
   *[other] etwa Stufe { $level }
})
