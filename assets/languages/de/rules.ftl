# Die Seiten der Regeln, aus den Feldern der Regeln eines Spiels zusammengesetzt.

rules-goal = Das Ziel
rules-goal-awale = Sammle mehr Samen als dein Gegner. { $seeds ->
    [one] Jede der zwölf Mulden beginnt mit { $seeds } Samen, insgesamt { $total }
   *[other] Jede der zwölf Mulden beginnt mit { $seeds } Samen, insgesamt { $total }
}; was du schlägst, kommt in deinen Speicher rechts von deiner Reihe.

rules-sowing = Säen
rules-sowing-pits = Bist du am Zug, nimm alle Samen aus einer deiner Mulden und säe sie einzeln in die folgenden Mulden: in deiner Reihe nach rechts, dann durch die gegnerische Reihe und wieder von vorn. Reichen die Samen ganz herum, überspringe die Mulde, aus der sie stammen.
rules-sowing-stores = Du säst auch in jeden Speicher einen Samen, an dem du vorbeikommst. Ein letzter Samen in einem Speicher schlägt nichts und bringt keinen weiteren Zug.
rules-sowing-mirror = Eine Einstellung spiegelt das Brett, sodass rechtsherum gesät wird; die Buchstaben der Mulden bleiben gleich.

rules-capturing = Schlagen
rules-capturing-chain = Landet dein letzter Samen in einer gegnerischen Mulde und bringt sie auf zwei oder drei Samen, schlägst du sie. Sieh dann auf die Mulde davor: Gehört auch sie dem Gegner und enthält zwei oder drei Samen, schlägst du auch diese, und so weiter rückwärts, bis in einer Mulde weder zwei noch drei liegen.

rules-grand-slam = Alles schlagen
rules-grand-slam-illegal = Ein Zug, der alle gegnerischen Samen schlagen würde (ein Grand Slam), ist nicht erlaubt.
rules-grand-slam-captures-nothing = Ein Zug, der alle gegnerischen Samen schlagen würde (ein Grand Slam), ist erlaubt, schlägt aber nichts.

rules-feeding = Füttern
rules-feeding-required = Hat dein Gegner keine Samen, musst du ihm welche geben, wenn ein Zug das kann.
rules-feeding-free = Hat dein Gegner keine Samen, darfst du jeden Zug spielen: Du musst ihn nicht füttern. Wer ohne einen einzigen Samen an die Reihe kommt, kann nicht ziehen, und die Partie ist aus.

rules-ending = Wie die Partie endet
rules-ending-win-at = Wer zuerst { $win_at } Samen hat, gewinnt sofort; Samen, die noch in den Mulden liegen, zählen nicht.
rules-ending-win-at-none = Keine Zahl von Samen beendet die Partie: Sie dauert, solange es einen Zug gibt.
rules-ending-stop-at = { $stop_at ->
    [0] Die Partie endet, wenn die Mulden leer sind.
    [one] Die Partie endet, wenn höchstens ein Samen in den Mulden übrig ist; er zählt nicht.
   *[other] Die Partie endet, wenn höchstens { $stop_at } Samen in den Mulden übrig sind; sie zählen nicht.
}
rules-ending-own-rows = Hat die Seite am Zug keinen erlaubten Zug, bekommt jeder die Samen seiner Reihe.
rules-ending-mover = Wer am Zug ist und keinen erlaubten Zug hat, bekommt alle Samen auf dem Brett; ist aber seine eigene Reihe leer, bekommt sie der Gegner.
rules-ending-repetition-own-rows = Kehrt eine Stellung wieder, mit denselben Samen überall und derselben Seite am Zug, endet die Partie, und jeder bekommt die Samen seiner Reihe.
rules-ending-repetition-shared = Kehrt eine Stellung wieder, mit denselben Samen überall und derselben Seite am Zug, endet die Partie, und die Samen in den Mulden zählen nicht.
rules-ending-most = Wer mehr Samen hat, gewinnt; bei gleich vielen ist es ein Remis. Du kannst auch aufgeben oder mit dem Gegner vereinbaren, die Partie zu beenden: Dann bekommt jeder die Samen seiner Reihe.

rules-notation = Notation
rules-notation-pits = Süd hat die Mulden *A B C D E F*, Nord *a b c d e f*, jeweils vom Spieler aus von links nach rechts. Ein Zug wird als Buchstabe seiner Mulde geschrieben.
rules-notation-position = Eine Stellung steht in einer Zeile: die zwölf Mulden von *A* bis *f*, Süds Speicher, Nords Speicher und die Seite am Zug. Dieses Spiel beginnt mit { $position }.

rules-goal-matches = Nimm nicht das letzte Streichholz: Wer es nimmt, verliert.
rules-turn-matches = Dein Zug
rules-turn-matches-text = { $start ->
    [one] Auf dem Tisch liegt { $start } Streichholz.
   *[other] Auf dem Tisch liegen { $start } Streichhölzer.
} { $max ->
    [one] Die Spieler nehmen abwechselnd ein Streichholz.
   *[other] Die Spieler wechseln sich ab: Jeder nimmt 1 bis { $max } Streichhölzer, nie mehr, als noch da sind.
}
rules-hint-matches = Ein Tipp
rules-hint-matches-text = Wer bei einem einzigen Streichholz nehmen muss, hat verloren. Bei welchen anderen Zahlen auch? Sie folgen in Schritten von { $step }.

### Jede Regel auf dem Brett: was der gezeigte Zug bewirkt.

shown-sowing = { $pit } wird geleert. { $seeds ->
    [one] Der Samen wird in die nächste Mulde gesät, { $last }.
   *[other] Die { $seeds } Samen werden einzeln in die folgenden Mulden gesät; der letzte landet in { $last }.
}
shown-store = Die Samen von { $pit } kommen zu Süds Speicher, und einer fällt hinein. Hier ist es der letzte: Er schlägt nichts, und Nord ist am Zug.
shown-lap = { $pit } hat { $seeds } Samen, genug für eine volle Runde. { $pit } selbst wird übersprungen und bleibt leer; der letzte Samen landet in { $last }.
shown-two = Der letzte Samen von { $pit } landet in { $last } und ergibt dort zwei. Süd schlägt beide.
shown-three = Der letzte Samen von { $pit } landet in { $last } und ergibt dort drei. Süd schlägt alle drei.
shown-chain = Der letzte Samen landet in { $last }. In { $pits } liegen je zwei oder drei Samen, eine Mulde nach der anderen: Süd schlägt alle { $captured }.
shown-chain-stops = Süd schlägt { $pits }. In { $stop } { $stop_held ->
    [one] liegt { $stop_held } Samen
   *[other] liegen { $stop_held } Samen
}, weder zwei noch drei: Dort endet die Kette. Die { $behind_held } Samen in { $behind }, jenseits davon, bleiben.
shown-own-row = Der letzte Samen landet in { $last }, einer eigenen Mulde von Süd. Nur gegnerische Mulden werden geschlagen: Die { $held } Samen bleiben.
shown-slam-nothing = { $pit } würde alle { $forgone } Samen von Nord schlagen. Der Zug ist erlaubt, schlägt aber nichts: Die Samen bleiben, wo sie sind.
shown-slam-illegal = { $forbidden } würde alle Samen von Nord schlagen: Das ist nicht erlaubt. { $pit } schlägt { $captured } davon und lässt Nord den Rest.
shown-feeding-required = Nord hat keine Samen, also muss Süd welche geben. Nur { $pit } erreicht Nords Reihe; die anderen Mulden dürfen nicht gespielt werden.
shown-feeding-free = Nord hat keine Samen, und Süd muss keine geben: Die Samen von { $pit } bleiben in Süds Reihe. Nord kann nicht ziehen, und die Partie ist aus.
shown-win-at = Süd schlägt { $captured } Samen, und sein Speicher erreicht { $win_at }: Süd gewinnt sofort.
shown-stop-at = Süd schlägt { $captured } Samen, und { $left ->
    [one] { $left } Samen bleibt
   *[other] { $left } Samen bleiben
} in den Mulden: Die Partie ist aus, und sie zählen nicht.
shown-no-move-own-rows = Nord sät seinen letzten Samen, und Süd kann ihm keinen geben: Süd hat keinen erlaubten Zug. Die Partie ist aus, und jeder bekommt die Samen seiner Reihe.
shown-no-move-mover = Nord sät seinen letzten Samen, und Süd kann ihm keinen geben: Süd hat keinen erlaubten Zug. Die Partie ist aus, und Süd bekommt als Seite am Zug alle Samen in den Mulden.
shown-repetition-own-rows = Nach je { $moves } Zügen beider Seiten ist das Brett wieder wie vorher, und dieselbe Seite ist am Zug. Die Partie endet, und jeder bekommt die Samen seiner Reihe.
shown-repetition-shared = Nach je { $moves } Zügen beider Seiten ist das Brett wieder wie vorher, und dieselbe Seite ist am Zug. Die Partie endet, und die Samen in den Mulden zählen nicht.
