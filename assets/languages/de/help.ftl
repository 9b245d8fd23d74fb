### Alle Tasten. Jede Zeile sagt, was die Taste links davon bewirkt.

help-everywhere = Überall
help-play = Beim Spielen
help-task = Züge finden: Aufgaben, Fehler, Lektionen
help-lists = In Listen
help-next-task = nächste Aufgabe, nächster Fehler oder Schritt; Schritt zurück
help-task-again = noch einmal; nach dem letzten Fehler alle von vorn
help-new-position = unter „Analysieren“: eine neue Stellung
help-menu = Menü

help-keys = diese Liste
help-back = eine Ebene zurück; die Partie bleibt gespeichert
help-quit = das Programm beenden
help-leave = sofort beenden, von überall
help-suspend = das Programm anhalten; fg setzt es fort
help-arrows = wie die Pfeiltasten
help-confirm = wie Enter
help-choose = einen Zug wählen
help-sow = den gewählten Zug spielen
help-letter = diese Mulde spielen (1 und *a* = *A*)
help-take = so viele Streichhölzer nehmen
help-unfinished = die offenen Partien
help-undo = zurücknehmen, wiederholen (auch den Zug des Computers)
help-turn = das Brett drehen
help-export = Bilder zum Teilen schreiben: SVG, GIF, Aufnahme, Seite
help-export-puzzle = die Aufgabe als Bild zum Teilen schreiben
help-move-now = den Computer sofort ziehen lassen
help-agree = anbieten, die Partie hier zu beenden
help-resign = aufgeben
help-preview = was der gewählte Zug bewirkt: gesäte Samen, • der letzte, × geschlagen
help-values-signs = Werte: =+ gewinnt, =0 remis, =- verliert sicher
help-pause = zwei Computer: anhalten, fortsetzen
help-pace = zwei Computer: schneller oder langsamer
help-step = einen Zug zurück oder vor
help-line = einen Zug jeder Seite zurück oder vor
help-leap = zehn Züge zurück, zehn vor; einen langen Kommentar durchblättern
help-jump = zum Anfang, zum Ende
help-play-on = die Partie automatisch abspielen, oder anhalten
help-from-here = ab hier eine neue Partie beginnen
help-open = eine Partie fortsetzen, oder eine beendete öffnen
help-look = die Partie auf dem Analysebrett öffnen
help-rename = der Partie einen Namen geben
help-search = Name, Spieler, Variante, Datum suchen
help-filter = „Meine Partien“: alle, offene, gewonnene, verlorene, remis; „Fortschritt“: mit oder ohne Hilfe
help-delete = die Partie löschen (mit Rückfrage)
help-answers = die Frage beim ersten Start beantworten
help-at-once = eine Partie wie die letzte beginnen
help-rematch = nach der Partie: Revanche mit getauschten Seiten
