### Der Sätrainer: Fragen zu einem Brett, gegen die Uhr.

course-drills = Sätrainer
drills-title = Sätrainer
drills-about = Zwei Minuten Zählen: Beantworte so viele Fragen wie möglich. Nach einer richtigen Antwort kommt gleich die nächste; nach einer falschen zeigt das Brett, warum.
drills-level = Stufe { $number }: { $name }
drills-best = Rekord { $score }
drills-score = Dein Ergebnis: richtige Antworten minus falsche, nie unter null.
drills-none = Dafür hat dieses Spiel zu wenige Samen.
drills-example = Ein Beispiel. { $question }
drill-last = Wo landet der letzte Samen?
drill-captures = Welche Mulde schlägt wie viel?
drill-danger = Welche Mulde ist in Gefahr?
drill-near = kurze Züge
drill-far = lange Züge
drill-round = ganz herum

drill-ask-last = Wo landet der letzte Samen von { $pit }?
drill-ask-capturer = Welche deiner Mulden schlägt am meisten?
drill-ask-seeds = Wie viele Samen schlägt { $pit }?
drill-ask-danger = Welche deiner Mulden könnte Nord schlagen?
drill-how-both = Drücke A-F für deine Mulden, a-f für die von Nord; oder nimm Pfeiltasten und Enter.
drill-how-own = Drücke A-F zum Antworten, oder nimm Pfeiltasten und Enter.
drill-how-seeds = Drücke 1-9 zum Antworten, oder nimm Pfeiltasten und Enter.
drill-counts = Richtig: { $right }. Falsch: { $wrong }.
drill-score = Ergebnis: { $score }.
drill-best = Rekord: { $score }.
drill-over = Die zwei Minuten sind um.
drill-left = Die Runde ist zu Ende.
drill-was-last = Nicht { $wrong }: Der letzte Samen von { $pit } landet in { $right }.
drill-was-capturer = Nicht { $wrong }: Am meisten schlägt { $pit }, { $seeds ->
    [one] { $seeds } Samen.
   *[other] { $seeds } Samen.
}
drill-was-seeds = Nicht { $wrong }: { $pit } schlägt { $right }.
drill-was-danger = Nicht { $wrong }: Nord könnte { $right } mit { $pit } schlagen.
drill-any-key = Enter: nächste Frage.

key-give-answer = antworten
key-choose-level = Stufe
help-drill = Im Sätrainer
help-drill-choose = eine Mulde oder eine Zahl wählen
help-drill-answer = antworten
help-drill-letter = mit dieser Mulde (A-F deine, a-f von Nord, 1-6 in der Reihe des Cursors) oder Zahl antworten
