### Der Kurs im guten Spiel: Kapitel, erklärte Stellungen, Aufgaben der Übungen.

course-strategy = Gut spielen
strategy-title = Gut spielen
strategy-about = Jedes Kapitel erklärt eine Idee an drei Stellungen; dann folgen ein paar Übungen. Richtig ist jeder Zug, der so gut ist wie der beste. Die meisten Sterne bringt eine Übung, die beim ersten Versuch gelingt.
strategy-none-stores = Für dieses Spiel gibt es keine Kapitel. Ihre Stellungen stammen aus Spielen, deren Speicher nicht besät werden. Hier bekommt auch jeder Speicher einen Samen; das Säen endet also anderswo, und die Erklärungen wären falsch. Die Kapitel von Oware zeigen die Ideen; der Sätrainer folgt den Regeln dieses Spiels.
strategy-none-own = Für deine eigenen Regeln gibt es keine Kapitel: Sie sind nur mit den eingebauten Varianten geprüft. Der Sätrainer folgt deinen Regeln.
strategy-stars = { $stars } von { $total } Sternen
strategy-place = Stellung { $number } von { $total }
strategy-exercise = Übung { $number } von { $total }
# Hinter einem Zeichen für jede Übung.
strategy-exercises-done = { $done } von { $total } gelöst
strategy-show = Sieh dir das Brett an und drücke Enter: Der Zug wird gespielt.
strategy-next = Enter: weiter.
strategy-right-only = Richtig: { $move } ist hier der einzige gute Zug; das ist bewiesen.
strategy-right-alone = Richtig: { $move } ist hier nach Schätzung der beste Zug.
strategy-right-best = Richtig: { $move } ist der beste Zug.
strategy-right-too = Richtig: { $move } ist so gut wie der beste, soweit die Engine sieht.
strategy-also = Auch richtig: { $moves }.
strategy-does = { $move } { $why }.
strategy-wrong = { $move } { $gift }.
# Zwei Anzahlen von Samen. Der falsche Zug schlägt weniger als der beste.
strategy-takes = { $move } schlägt { $taken }; { $best } schlägt { $most }.
strategy-answer = Nord antwortet mit { $move }.
strategy-answer-does = Nords Zug { $move } { $why }.
strategy-hint-does = Der gesuchte Zug { $why }.
strategy-hint-quiet = Suche einen stillen Zug: Der richtige schlägt noch nichts.
strategy-hint-move = Versuche { $move }.
strategy-done = Das war das Kapitel „{ $chapter }“.
strategy-count = Beim ersten Versuch gelöst: { $clean } von { $total }.
strategy-count-help = Mit Hilfe gelöst: { $helped }.
strategy-stars-how = Drei Sterne: alle beim ersten Versuch. Zwei: die meisten. Einer: alle gelöst.
strategy-play = { $player } besiegen
strategy-beaten = { $player } noch einmal besiegen (geschafft)
strategy-go-on = Nächstes Kapitel: { $chapter }
strategy-again = Die Übungen noch einmal
strategy-to-list = Zurück zu den Kapiteln
course-lead-on = Die Regeln sind geschafft. Enter: weiter zu „Gut spielen“.

key-choose-chapter = Kapitel
key-show-explained-move = zeigen

## Wie weit eine Mulde reicht

strategy-reach = Wie weit eine Mulde reicht
strategy-reach-task = Finde den besten Schlag. Zähle jede deiner Mulden einmal: Jeder Samen geht eine Mulde weiter.
strategy-reach-1 = Jeder Samen geht eine Mulde weiter: Die vier Samen von *C* erreichen *D*, *E*, *F* und *a*. In *a* liegen zwei, mit dem letzten sind es drei. Zähle nicht Samen für Samen: Vier Plätze nach *C* liegt *a*.
strategy-reach-2 = Sechs Samen enden immer in der Mulde mit demselben Buchstaben: *C* erreicht *c*. Mit fünf ist es die Mulde davor, mit sieben die danach. So liest du die meisten Mulden auf einen Blick.
strategy-reach-3 = Fang am anderen Ende an: Welche Mulde möchtest du treffen? In *e* liegt ein Samen, zehn Plätze hinter *A*, und *A* hat zehn Samen. Mit *e* fallen auch *d* und *c*.

## Drohungen

strategy-threats = Drohung und Doppeldrohung
strategy-threats-task = Jetzt gibt es nichts zu schlagen. Stelle eine Drohung auf, die sich lohnt.
strategy-threats-1 = Es gibt nichts zu schlagen. *D* gibt *E* einen zweiten Samen und *a* den ersten: Jetzt reicht *E* bis *a* und würde dort auf zwei kommen. Ein stiller Zug hat eine Drohung geschaffen.
strategy-threats-2 = Einzelne Samen sind Ziele. *C* legt in jede Mulde von Nord einen, und danach enden *E* und *F* mitten unter ihnen: *E* würde aus *b* und *a* schlagen, *F* aus *d*, *c*, *b* und *a*.
strategy-threats-3 = Eine Doppeldrohung: *C* füllt *D*, *E* und *F*. Danach würde *E* in *c* schlagen und *F* in *a*. Nord hat einen Zug gegen zwei Drohungen.

## Verteidigung

strategy-defence = Fünf Verteidigungen
strategy-defence-task = Nord bedroht deine Samen. Finde die Verteidigung.
strategy-defence-1 = Erste Verteidigung: weggehen. Nords *f* brächte *B* mit seinem letzten Samen auf drei und schlüge sie. *B* geht weg, und es gibt nichts zu holen.
strategy-defence-2 = Zweite Verteidigung: die Mulde füllen. Nords *d* und *e* enden beide in *C* und brächten es auf drei. *A* legt noch einen Samen in *C*: Jetzt kämen sie auf vier, und vier sind sicher.
strategy-defence-3 = Dritte Verteidigung: die Rechnung stören. Nords *c* würde in *B* enden und aus *B* und *A* schlagen. *F* reicht bis *d* und lässt unterwegs einen Samen in *c*: Jetzt geht *c* zu weit. Die vierte: den Angreifer schlagen. Die fünfte: ihm nur einen Schlag lassen, der alles nähme, was du hast; der bringt nichts.

## Die große Mulde

strategy-big-pit = Die große Mulde
strategy-big-pit-task = Eine deiner Mulden reicht einmal ganz herum. Ist ihr Moment gekommen?
strategy-big-pit-1 = Zwölf Samen gehen einmal herum und überspringen die eigene Mulde: Jede andere bekommt einen, und *C*, wo der letzte von *B* landet, einen zweiten. *A*, das durch *e* in Gefahr war, hat jetzt drei Samen.
strategy-big-pit-2 = Mit mehr als zwölf bekommen Nords erste Mulden zwei Samen. *F* hat vierzehn: Aus einzelnen Samen in *a*, *b* und *c* werden drei, und alle neun sind geschlagen. Auf einzelne Samen und leere Mulden drüben wartet eine große Mulde.
strategy-big-pit-3 = *E* hat siebzehn Samen. In zwei Runden bekommt jede Mulde von *a* bis *e* zwei Samen, und der letzte fällt in *e*: fünf Mulden in einer Kette, zwölf Samen. *f* bekommt einen und bleibt übrig, also ist das kein Grand Slam.

## Schlagen oder warten

strategy-patience = Wann schlagen, wann warten
strategy-patience-task = Es gibt etwas zu schlagen. Schlage jetzt, oder gibt es etwas Besseres?
strategy-patience-1 = *F* könnte jetzt sechs Samen schlagen, aber dann würde Nords *f* acht aus *C*, *B* und *A* schlagen. Erst zieht *B*: Nord hat nichts zu schlagen, und die sechs Samen sind weiter bedroht.
strategy-patience-2 = *F* könnte zwei Samen aus *a* schlagen. Dann würde Nords *e* vier aus *B* und *A* schlagen. Zieh erst den einzelnen Samen aus *B*; *F* bedroht *a* weiterhin.
strategy-patience-3 = Hier ist es richtig, jetzt zu schlagen. Was du auch spielst, Nords *f* schlägt in *A*; also hol dir die zwei Samen in *b*, solange sie da sind.

## Die rechte Seite

strategy-right-side = Die rechte Seite leeren
strategy-right-side-task = Nichts ist dringend. Sieh zuerst auf deine rechte Seite: *E* und *F*.
strategy-right-side-1 = Ein paar Samen in *F* gibt man leicht her: Sie gehen nach *a* und *b*, und bei dir ist nichts zu schlagen. Die Mulde *b* hat jetzt einen Samen zu viel, um *A* zu treffen. Das volle *C* bleibt zu Hause.
strategy-right-side-2 = *E* rückt nach *F*. Jetzt endet *F* in *b* und bedroht zwei Samen, und Nord kann nichts schlagen. Das große *D* bleibt, wo es ist, bis es sich lohnt.
strategy-right-side-3 = *E* sät in *F* und *a*. Danach ist bei dir nichts zu schlagen. Kleine Mulden rechts sind Züge, die dich wenig kosten; die großen hebst du auf.

## Tempo und Füttern

strategy-tempo = Tempo und Füttern
strategy-tempo-task = Einer Seite gehen die Züge aus. Finde den Zug, der das ausnutzt.
strategy-tempo-1 = Nord hat keine Samen, also musst du füttern. *F* gibt einen einzigen Samen, nach *a*: Kleiner geht die Mahlzeit nicht, und deine anderen Mulden behalten ihre Samen.
strategy-tempo-2 = Nord kann nur *f* spielen, dessen zwei Samen in *B* enden. *B* weicht aus: Nord muss beide Samen hergeben und schlägt nichts.
strategy-tempo-3 = Nord hat nur noch in einer Mulde Samen. Zähle die Züge, die Nord nichts geben: *C* legt beide Samen in deine eigene Reihe. *E* und *F* bleiben dir für später.

## Das Endspiel

strategy-endgame = Wenige Samen
strategy-endgame-task = Es sind nur noch wenige Samen da. Zähle bis zum Ende.
strategy-endgame-1 = Bei acht Samen auf dem Brett sind drei viel: *E* schlägt sie aus *c*. Nord bleiben zwei einzelne Samen.
strategy-endgame-2 = Nords *e* reicht bis *B*. Ein einzelner Samen würde dort geschlagen, also darf *A* nicht ziehen. *D* macht einen Wartezug; *E* und *F* behalten den Weg auf die andere Seite.
strategy-endgame-3 = Du führst 23 zu 16. Jetzt geht Sicherheit vor: Nords *f* würde zwei aus *B* schlagen. *B* rückt nach *C*, wo keine Mulde von Nord endet.

## Die Eröffnung

strategy-opening = Die ersten zehn Züge
strategy-opening-task = Eine Stellung aus den ersten zehn Zügen einer Partie. Finde einen guten Zug.
strategy-opening-1 = Frühe Schläge sind klein, aber sie zählen. Sieben Samen gehen eins weiter als die Mulde mit demselben Buchstaben: *E* erreicht *f*, wo zwei Samen liegen.
strategy-opening-2 = Zwei Schläge sind möglich. *B* schlägt zwei aus *c*; *C* geht eins weiter und schlägt vier aus *d* und *c*. Suche die zweite Mulde einer Kette, bevor du spielst.
strategy-opening-3 = Nords *f* hat zwei Samen und endet in deinem leeren *B*: Ein Zug von *A* würde dort einen einzelnen Samen hinlegen, zum Schlagen bereit. *C* schlägt zwei aus *c* und lässt *B* leer.
