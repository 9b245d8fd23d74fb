### Das Spiel Zeile für Zeile.

plain-store = { $side }: { $seeds ->
    [one] { $seeds } Samen im Speicher
   *[other] { $seeds } Samen im Speicher
}
plain-turn = { $side } am Zug:
plain-no-pit = „{ $text }“ ist keine Mulde. Tippe einen Buchstaben, A bis F für Süd oder a bis f für Nord, oder eine Zahl von 1 bis 6; ? zeigt die Befehle.
plain-no-number = „{ $text }“ ist keine Zahl. Tippe, wie viele Streichhölzer du nimmst; ? zeigt die Befehle.
plain-end-of-input = Ende der Eingabe.
plain-kept = Die Partie ist gespeichert und kann fortgesetzt werden.
plain-not-kept = Die Partie konnte nicht gespeichert werden.
plain-not-begun = Kein Zug wurde gespielt.
plain-ask = Tippe ? für die Liste der Befehle, „beenden“ zum Verlassen.
plain-new-player = Wenn du die Regeln noch nicht kennst, tippe „beenden“ und dann: awale plain learn
plain-both-human = Du spielst beide Seiten. Um gegen den Computer zu spielen, beende das Programm und tippe: { $command }
plain-players = { $south } gegen { $north }. Für einen anderen Gegner: awale plain --north SPIELER; awale plain --help zählt die Spieler auf.
plain-no-keys = Pfeil- und Funktionstasten bewirken hier nichts. Tippe einen Befehl und drücke Enter; die Rücktaste löscht. ? zeigt die Befehle.

# Die Wörter der Befehle, wie plain-help-pits und die anderen unten sie nennen.
plain-word-help = hilfe ?
plain-word-board = brett
plain-word-moves = züge zuege
plain-word-undo = zurücknehmen zuruecknehmen rückgängig rueckgaengig
plain-word-hint = tipp
plain-word-resign = aufgeben
plain-word-end = ende? ende
plain-word-solution = lösung loesung
plain-word-next = weiter
plain-word-previous = zurück zurueck
plain-word-again = nochmal
plain-word-analyse = analyse analysieren
plain-word-mistakes = fehler
plain-word-clock = uhr
plain-word-quit = beenden

plain-help-pits =
    Befehle:
      A bis F für Süd, a bis f für Nord, oder 1 bis 6 von links aus deiner Sicht: diese Mulde spielen
      zurücknehmen: den letzten Zug zurücknehmen
      tipp: den nächsten Tipp bekommen
      brett: das Brett noch einmal zeigen
      züge: die Züge bisher zeigen
      ende?: anbieten, die Partie so zu beenden, wie sie steht
      aufgeben: die Partie aufgeben
      uhr: die Restzeit beider Seiten zeigen
      beenden: verlassen; die Partie ist gespeichert und kann fortgesetzt werden
      hilfe oder ?: diese Liste zeigen
plain-help-matches =
    Befehle:
      eine Zahl: so viele Streichhölzer nehmen
      zurücknehmen: den letzten Zug zurücknehmen
      tipp: den nächsten Tipp bekommen
      brett: das Brett noch einmal zeigen
      züge: die Züge bisher zeigen
      ende?: anbieten, die Partie so zu beenden, wie sie steht
      aufgeben: die Partie aufgeben
      uhr: die Restzeit beider Seiten zeigen
      beenden: verlassen; die Partie ist gespeichert und kann fortgesetzt werden
      hilfe oder ?: diese Liste zeigen
plain-go-on = Drücke Enter, um fortzufahren, oder tippe einen Befehl:
plain-take-back = Drücke Enter, um den Zug zurückzunehmen, oder tippe einen Befehl:
plain-over = Hier ist nichts mehr zu finden.
plain-tree = max beginnt und spielt a, b oder c. Dann spielt min a, b oder c. Jede Zahl ist der Wert eines Endes: max will den größten, min den kleinsten. Im Zweig „a c“ spielt max a und min c; er ist hier 8 wert. Der ganze Baum in einer Zeile:
plain-not-here = Dieser Befehl bewirkt hier nichts. ? zeigt die Befehle.
plain-after = Tippe analyse, fehler, züge, brett oder beenden:
plain-no-after = „{ $text }“ ist kein Befehl. Tippe analyse, fehler, züge, brett oder beenden.
plain-fault = { $side } { $move }: { $verdict }. Besser: { $better }.
plain-not-over = Die Partie ist nicht zu Ende. Spiele sie fertig, dann suche bessere Züge.
plain-no-games = Du hast noch keine beendete Partie.
plain-no-own = Aus deinen Partien sind noch keine Stellungen gesammelt. Spiele eine Partie, dann tippe: awale plain mistakes last
plain-no-openings = Du hast noch keine Antworten gewählt. Wähle sie im Vollbild auf der Seite der Eröffnungen.
plain-solved-today = Du hast die Tagesaufgabe gelöst. Hier ist sie noch einmal; tippe weiter für eine neue.
plain-lesson = Lektion { $number }: { $title }.
plain-lesson-done = Lektion { $number }: { $title }. Fertig.
plain-no-lesson = Diese Lektion gibt es nicht. Wähle eine von 1 bis { $lessons }.
plain-chapter = Kapitel { $number }: { $title }. { $stars }.
plain-no-chapter = Dieses Kapitel gibt es nicht. Wähle eines von 1 bis { $chapters }.
plain-beat = Um gegen { $player } zu spielen, tippe: { $command }
plain-answer-both = Deine Antwort, A bis F oder a bis f:
plain-answer-own = Deine Antwort, A bis F:
plain-answer-seeds = Deine Antwort, 1 bis 9:
plain-no-arrows = Nennt eine Lektion Pfeiltasten, tippe den Buchstaben einer Mulde oder eine Anzahl Streichhölzer.
plain-lessons-over = Das war die letzte Lektion.
plain-help-puzzle =
    Befehle:
      ein Buchstabe oder eine Zahl: diesen Zug versuchen
      Enter: weiter, oder einen falschen Zug zurücknehmen
      tipp: den nächsten Tipp bekommen
      lösung: die Lösung zeigen
      weiter: zur nächsten Aufgabe gehen
      nochmal: neu beginnen
      brett: das Brett zeigen
      züge: die Züge bisher zeigen
      beenden: verlassen; dein Fortschritt ist gespeichert
      hilfe oder ?: diese Liste zeigen
plain-help-lesson =
    Befehle:
      ein Buchstabe oder eine Zahl: diesen Zug versuchen
      Enter: weiter, oder einen falschen Zug zurücknehmen
      tipp: den nächsten Tipp bekommen
      weiter: zum nächsten Schritt gehen
      zurück: einen Schritt zurückgehen
      nochmal: den Schritt neu beginnen
      brett: das Brett zeigen
      züge: die Züge bisher zeigen
      beenden: verlassen; die fertigen Lektionen sind gespeichert
      hilfe oder ?: diese Liste zeigen
plain-help-storm =
    Befehle:
      ein Buchstabe oder eine Zahl: diesen Zug versuchen
      brett: das Brett zeigen
      züge: die Züge bisher zeigen
      beenden: die Blitzrunde beenden
      hilfe oder ?: diese Liste zeigen
plain-help-chapter =
    Befehle:
      ein Buchstabe oder eine Zahl: diesen Zug versuchen
      Enter: den Zug sehen, weiter, oder einen falschen Zug zurücknehmen
      tipp: den nächsten Tipp bekommen
      weiter: zur nächsten Stellung oder Übung gehen
      zurück: zur vorigen Stellung oder Übung gehen
      nochmal: die Übung neu beginnen; am Ende alle Übungen
      brett: das Brett zeigen
      züge: die Züge bisher zeigen
      beenden: verlassen; dein Fortschritt ist gespeichert
      hilfe oder ?: diese Liste zeigen
plain-help-drill =
    Befehle:
      ein Buchstabe oder eine Zahl: antworten
      Enter: nach einer falschen Antwort weiter
      brett: das Brett zeigen
      beenden: die Runde beenden
      hilfe oder ?: diese Liste zeigen
plain-help-reading =
    Befehle:
      Enter oder weiter: weiterlesen
      zurück: eine Seite zurück
      nochmal: von vorn beginnen
      beenden: aufhören
      hilfe oder ?: diese Liste zeigen
plain-help-more =
    Um zu lernen und Aufgaben zu lösen, beende und tippe:
      awale plain learn: die Regeln
      awale plain chapter: gut spielen
      awale plain drill: der Sätrainer
      awale plain puzzle: eine Aufgabe; awale plain puzzle storm: gegen die Uhr
      awale plain mistakes: bessere Züge als deine
      awale plain openings: deine Antworten in Eröffnungen
      awale plain rules: die Regeln zum Lesen; awale plain computers: wie Computer suchen
plain-ask-help = „{ $what }“ ist eine Hilfe: Die Partie zählt dann nicht für deine Wertung. Gib es noch einmal ein, um fortzufahren.
plain-undone = Zug zurückgenommen.
plain-no-undo = Es gibt keinen Zug zum Zurücknehmen.
plain-does-not-play = { $player } kann dieses Spiel nicht spielen.
no-variant = Keine Variante „{ $id }“. Varianten: { $known }.
no-terminal = das Vollbild braucht ein Terminal; awale plain spielt ohne eines
no-drawing = dieses Terminal kann kein Vollbild zeigen (TERM={ $term }); awale export schreibt Bilder, awale analyse gibt eine Analyse aus
plain-dumb = Dieses Terminal kann kein Vollbild zeigen (TERM={ $term }), also läuft die Partie Zeile für Zeile, wie mit awale plain.
plain-clock = Eine Uhr für jede Seite: { $control } (Minuten + Sekunden pro Zug). Kein Zurücknehmen, keine Tipps.
plain-left = { $side } hat noch { $time }.
plain-no-clock = Diese Partie hat keine Uhr.
