### Fortschritt neben den Ergebnissen: Genauigkeit, Zeit, Eröffnungen, Aufgaben nach Thema, Matches über mehrere Partien.

## Genauigkeit

insights-accuracy = Genauigkeit
insights-accurate = genau
insights-moves = Züge
insights-mistakes = Fehler
insights-blunders = Patzer
insights-seconds = Sekunden
insights-opening = Eröffnung: ab { $seeds } Samen
insights-middle = Mittelspiel: ab { $seeds } Samen
insights-end = Endspiel: bis { $seeds } Samen
insights-all = Die ganze Partie
insights-accuracy-none = Analysiere eine beendete Partie gegen einen Computer, um deine Genauigkeit in jedem Teil der Partie zu sehen. Partien mit Uhr ergänzen die Zeit deiner Züge.
insights-accuracy-note = Aus { $analysed ->
    [0] keiner analysierten Partie
    [one] { $analysed } analysierten Partie
   *[other] { $analysed } analysierten Partien
} gegen Computer; { $timed ->
    [0] keine Partie hatte Uhren
    [one] Zeit aus { $timed } Partie mit Uhr, { $late ->
        [0] nicht durch Zeit verloren
       *[other] durch Zeit verloren
    }
   *[other] Zeit aus { $timed } Partien mit Uhr, { $late ->
        [0] keine
       *[other] { $late }
    } davon durch Zeit verloren
}. Nur Züge, die das Ergebnis ändern konnten, zählen; die Genauigkeit ist eine Schätzung und braucht mindestens fünf davon. 100 %: nichts verschenkt.

## Eröffnungen

insights-openings-none = Beende eine Partie gegen einen Computer, um deine Ergebnisse nach dem ersten Zug jeder Seite zu sehen.
insights-openings-note = Der erste Zug jeder Seite, als hätte Süd begonnen. Enter öffnet die Stellung unter „Eröffnungen“.

## Aufgaben

insights-themes = Themen
insights-tried = versucht
insights-missed = ungelöst
insights-share = Anteil
insights-themes-none = Versuche Aufgaben aus Partien oder Stellungen aus deinen Partien, um zu sehen, welche Themen dir schwerfallen. Die Tagesaufgabe, neue Aufgaben und Blitzrunden zählen hier nicht.
insights-themes-note = Aufgaben, die du versucht hast, auch aus deinen Partien, nach Thema. Ungelöste kommen wieder; eine Aufgabe kann mehrere Themen haben. Die Tagesaufgabe, neue Aufgaben und Blitzrunden zählen hier nicht.

## Matches über mehrere Partien

insights-series = Matches
insights-best-of = Best of
insights-score = Stand
insights-outcome = Ergebnis
insights-goes-on = läuft noch
insights-series-none = Matches über mehrere Partien erscheinen hier. Wähle dafür „Best of“ in einer neuen Partie gegen einen Computer.

setup-series = Match
setup-single = einzelne Partie
about-series = Eine Partie oder ein Match über mehrere gegen den Computer: Mehr als die Hälfte der Punkte gewinnt es. Ein Remis ist ein halber Punkt.
side-match = Match: { $points }
series-best-of = Best of { $games }
series-running = Best of { $games }: { $score }
series-goes-on = Match: du { $mine }, { $opponent } { $theirs }.
series-won = Du gewinnst das Match: du { $mine }, { $opponent } { $theirs }.
series-drawn = Das Match endet remis: du { $mine }, { $opponent } { $theirs }.
series-lost = Du verlierst das Match: du { $mine }, { $opponent } { $theirs }.
over-next-game = Nächste Partie
over-series = Best of 5

key-change-page = Seite
