### Der Kurs: Lektionen, ihre Aufgaben, was zu sehen war, und wie ein Zug das Ziel verfehlt.

menu-learn = Lernen
course-about = Jede Lektion besteht aus ein paar kurzen Aufgaben auf dem Brett. Du kannst nichts kaputt machen: { $key ->
    [none] Ein falscher Zug wird zurückgenommen.
   *[other] Ein falscher Zug wird zurückgenommen, und { $key } gibt einen Tipp.
}
course-algorithms = Wie Computer spielen
course-algorithms-about = Wie ein Computer seinen Zug wählt: ein kleiner Baum, Schritt für Schritt, dann der einer ganzen Partie.
course-count = { $done } von { $lessons } fertig
course-step = Schritt { $step } von { $steps }
course-done = Sehr gut.
course-next = Enter: nächster Schritt.
course-finished = Das war die letzte Lektion. Enter: zurück zur Liste.
course-go-on = Richtig. Weiter so.
course-shown = Versuche { $move }.
course-store = deinem Speicher
course-store-opponent = dem Speicher des Gegners
error-progress-file-failed = Dein Fortschritt: { $what }
progress-damaged = Die Datei war beschädigt und heißt jetzt { $file }; eine neue wurde angelegt.
progress-later = { $file } stammt von einer neueren Version und bleibt unverändert.

key-choose-lesson = Lektion
key-continue-to-next = weiter
key-try-again = nochmal
key-show-hint = Tipp
key-skip-to-next = weiter
key-go-to-previous = zurück
help-hint = ein Tipp; noch einmal gedrückt: mehr davon

help-scroll-text = im Text blättern

## Was zu tun ist

goal-any = Wähle eine Mulde und säe sie aus.
goal-last-in = Lass deinen letzten Samen in { $pit } landen.
goal-last-in-store = Lass deinen letzten Samen in deinem Speicher landen.
goal-round = Säe eine Mulde, die einmal ganz herumreicht.
goal-capture = { $seeds ->
    [one] Schlage { $seeds } Samen.
   *[other] Schlage { $seeds } Samen.
}
goal-forgo = Spiele den Zug, der alles schlagen würde.
goal-end = Beende die Partie und gewinne sie.
goal-end-store = Gewinne die Partie mit diesem Zug.
goal-end-repetition = Wiederhole eine frühere Stellung.
goal-leave-lost = Bring den Gegner in eine verlorene Stellung.

goal-hint-any = Wähle eine Mulde mit den Pfeiltasten: Das Brett zeigt, was ihr Zug bewirkt. Enter spielt ihn.
goal-hint-last-in = Zähle für jeden Samen einer Mulde einen Platz weiter: Dort landet ihr letzter Samen.
goal-hint-round = Suche die Mulde mit den meisten Samen.
goal-hint-capture = Suche eine Mulde, deren letzter Samen in der gegnerischen Reihe landet und dort zwei oder drei ergibt.
goal-hint-forgo = Suche den Zug, der deinem Gegner keine Samen lassen würde.
goal-hint-no-move = Spiele so, dass im nächsten Zug keine deiner Mulden die gegnerische Reihe erreicht.
goal-hint-repetition = Von den Mulden *A*, *C*, *E*, *a*, *c* und *e* ist nur eine leer. Fülle sie.
goal-hint-leave-lost = Bei welchen Zahlen verliert, wer nehmen muss? Die erste ist 1.

miss-last-elsewhere = Der letzte Samen landet in { $last }, nicht in { $wanted }. Enter nimmt den Zug zurück.
miss-too-short = { $seeds ->
    [one] { $seeds } Samen reicht
   *[other] { $seeds } Samen reichen
} nicht ganz herum: Dafür braucht es { $needed }. Enter nimmt den Zug zurück.
miss-captured = { $seeds ->
    [0] Das schlägt nichts; schlage { $wanted }.
    [one] Das schlägt { $seeds } Samen, nicht { $wanted }.
   *[other] Das schlägt { $seeds } Samen, nicht { $wanted }.
} Enter nimmt den Zug zurück.
miss-no-slam = Danach hat dein Gegner noch Samen. Enter nimmt den Zug zurück.
miss-goes-on = Danach geht die Partie weiter. Enter nimmt den Zug zurück.
miss-ends-otherwise = Die Partie endet, aber nicht wie verlangt. Enter nimmt den Zug zurück.
miss-gives-away = { $left } bleiben: Dein Gegner nimmt { $take } und gewinnt. Enter nimmt den Zug zurück.
miss-took-last = Das war das letzte Streichholz: Du verlierst. Enter nimmt den Zug zurück.

## Säen

course-sowing = Säen
course-sow-first = { $win_at ->
    [0] Wer mehr Samen sammelt, gewinnt.
   *[other] Wer zuerst { $win_at } der { $total } Samen hat, gewinnt.
}{" "}Deine Reihe liegt unten: *A* bis *F*. Ein Zug nimmt alle Samen einer Mulde und sät sie einzeln, nach rechts und um das Brett.
course-sow-first-done = Gesät wird nach rechts und nach *F* durch die andere Reihe: ein Samen auf jeden Platz. Die gewählte Mulde ist leer. Jetzt wäre Nord am Zug.
course-sow-across = Gesät wird in deiner Reihe nach rechts, dann in Nords Reihe nach links. Nords Mulden haben Kleinbuchstaben: *a*, *b*, *c*. Samen in den Speichern an beiden Enden sind aus dem Spiel.
course-sow-across-done = Der letzte Samen landet so viele Plätze weiter, wie die Mulde Samen hatte. Sie zu zählen ist das halbe Spiel.
course-sow-store = In diesem Spiel säst du auch in jeden Speicher einen Samen, an dem du vorbeikommst.
course-sow-store-done = Dieser Samen gehört dir für immer. Aber ein letzter Samen in einem Speicher schlägt nichts und bringt keinen weiteren Zug.

## Volle Runden

course-laps = Einmal rundherum
course-lap-round = Eine sehr volle Mulde reicht um das ganze Brett. Achte darauf, was geschieht, wenn die Samen an ihrer Ausgangsmulde vorbeikommen.
course-lap-round-done = Diese Mulde wurde übersprungen: Die Mulde, aus der du säst, bleibt leer, so weit ihre Samen auch reichen.

## Schlagen

course-capturing = Schlagen
course-capture-two = Landet dein letzter Samen in einer gegnerischen Mulde und ergibt dort zwei, schlägst du beide. *D* und *E* erreichen die andere Reihe. Welche von ihnen macht dort zwei?
course-capture-two-done = Die zwei Samen kamen in deinen Speicher. Der andere Zug hätte vier ergeben: Das schlägt nichts.
course-capture-three = Auch drei kannst du schlagen: Dein letzter Samen trifft auf zwei.
course-capture-three-done = Zwei oder drei, nie einer, nie vier oder mehr. Mulden mit einem oder zwei Samen sind in Gefahr: auch deine.
course-lap-capture = Deine vollste Mulde reicht ganz herum. Unterwegs legt sie einen Samen in eine leere Mulde des Gegners; mit dem letzten sind es dort zwei.
course-lap-capture-done = Die leere Mulde bekam in der ersten Runde einen Samen, in der zweiten den letzten: zwei Samen, geschlagen.

## Die Kette

course-chain = Die Kette
course-chain-whole = Sieh nach einem Schlag auf die Mulde davor. Gehört auch sie dem Gegner und enthält zwei oder drei Samen, schlägst du sie ebenfalls, und so weiter rückwärts.
course-chain-whole-done = Erst drei, dann zwei: eine Kette. Sie endet bei der ersten Mulde, in der nicht zwei oder drei Samen liegen, und am Ende der Reihe.
course-chain-broken = Hier schlagen zwei Züge. Eine Kette endet sofort, weil in der Mulde davor zu viele Samen liegen. Finde die längere Kette.
course-chain-broken-done = Die Kette läuft vom letzten Samen lückenlos rückwärts. Eine volle Mulde in der Mitte schützt alle Mulden davor.

## Alles schlagen

course-slam = Alles schlagen
course-slam-nothing = Nord hat nur noch in zwei Mulden Samen. Einer deiner Züge würde sie alle schlagen: ein Grand Slam. Probiere ihn und sieh, was in diesem Spiel geschieht.
course-slam-nothing-done = Der Zug ist erlaubt, schlägt aber nichts: Dein Gegner muss etwas zum Spielen behalten.
course-slam-instead = Noch einmal dieselbe Stellung. Schlage jetzt nur einen Teil: Nord behält Samen, also zählt der Schlag.
course-slam-instead-done = Ein kleinerer Schlag zählt; alles zu schlagen bringt nichts.
course-slam-illegal = Nord hat nur noch in zwei Mulden Samen. Alle gegnerischen Samen zu schlagen, ein Grand Slam, ist in diesem Spiel verboten. Probiere es ruhig.
course-slam-illegal-done = Ein kleinerer Schlag ist erlaubt; alles zu schlagen nicht.

## Füttern

course-feeding = Füttern
course-feed-required = Nord hat keine Samen. In diesem Spiel musst du deinen Gegner füttern: Nur ein Zug, der ihm Samen gibt, ist erlaubt. Versuche einen anderen, und das Spiel sagt dir, warum er nicht geht.
course-feed-required-done = Du hast Nord gefüttert. Könnte kein Zug die andere Reihe erreichen, wäre die Partie aus.
course-feed-free = Nord hat keine Samen. In diesem Spiel musst du deinen Gegner nicht füttern. Kann Nord nicht ziehen, ist die Partie aus, und du bekommst die Samen deiner Reihe.
course-feed-free-done = Nord konnte nicht ziehen: Die Partie ist aus, und deine Reihe gehört dir. In diesem Spiel kann man gewinnen, indem man den Gegner aushungert.

## Das Ende

course-ending = Wie die Partie endet
course-end-store = { $win_at ->
    [one] Wer zuerst { $win_at } Samen hat, gewinnt sofort,
   *[other] Wer zuerst { $win_at } Samen hat, gewinnt sofort,
} egal, was in den Mulden liegt. Dir fehlen noch ein paar. Ein Schlag genügt, der andere nicht.
course-end-store-done = Du hast sofort gewonnen. Samen, die noch in den Mulden liegen, zählen nicht.
course-end-few = { $stop_at ->
    [one] Ist höchstens { $stop_at } Samen in den Mulden übrig,
   *[other] Sind höchstens { $stop_at } Samen in den Mulden übrig,
} ist die Partie aus, und sie zählen nicht. Du liegst vorn: Beende die Partie.
course-end-few-done = Die übrigen Samen zählen nicht. Liegst du vorn, beende die Partie früh; liegst du zurück, behalte Samen auf dem Brett.
course-end-stuck = Nord hat einen Samen, und der kommt mit dem nächsten Zug auf deine Seite. Kannst du Nord danach nicht füttern, hast du keinen erlaubten Zug, und die Partie ist aus.
course-end-stuck-own-rows = Du konntest Nord nicht füttern: Die Partie ist aus. Jeder bekommt die Samen seiner Reihe, und deine war voll.
course-end-stuck-mover = Du konntest Nord nicht füttern: Die Partie ist aus. In diesem Spiel bekommt, wer am Zug ist, alle Samen auf dem Brett.
course-end-repeated = Sechs einzelne Samen wandern im Kreis, und niemand kann schlagen. Am Anfang lagen sie in *A*, *C*, *E*, *a*, *c* und *e*. Bringe alle wieder dorthin: Dann ist die Partie aus.
course-end-repeated-own-rows = Die Stellung gab es schon: Die Partie ist aus, und jeder bekommt die Samen seiner Reihe. Ohne diese Regel würde sie nie enden.
course-end-repeated-shared = Die Stellung gab es schon: Die Partie ist aus, und die Samen in den Mulden zählen nicht. Ohne diese Regel würde sie nie enden.

## Die Streichhölzer

course-last = Letztes Streichholz
course-rule = Die Regel
course-take-first = { $left ->
    [one] Auf dem Tisch liegt { $left } Streichholz.
   *[other] Auf dem Tisch liegen { $left } Streichhölzer.
} Nimm 1 bis { $max } davon; dann ist Nord dran. Wähle die Anzahl mit den Pfeiltasten; Enter nimmt sie.
course-take-first-done = So geht es abwechselnd weiter. Wer das letzte Streichholz nimmt, verliert.
course-take-last = Es sind nur noch wenige Streichhölzer da. Wer das letzte nimmt, verliert: Lass es Nord.
course-take-last-done = Nord musste das letzte Streichholz nehmen. Wer bei einem einzigen nehmen muss, hat verloren.
course-take-rule = Bei 1 Streichholz verliert, wer nehmen muss. Ebenso bei { $lost }: Wie viele auch genommen werden, der andere kann 1 übrig lassen. Lass { $lost } übrig und dann 1.
course-take-rule-done = Was Nord auch nahm, du hast auf { $round } ergänzt. So führt { $lost } zu 1 und { $lost_too } zu { $lost }.
course-take-game = Jetzt mit mehr Streichhölzern: Bei 1, { $lost }, { $lost_too } und so fort in Schritten von { $round } verliert, wer nehmen muss.
course-take-game-done = Das ist das ganze Geheimnis: Lass eins mehr als ein Vielfaches von { $round } übrig. Wer zuerst dort ist, ist nicht zu schlagen.
