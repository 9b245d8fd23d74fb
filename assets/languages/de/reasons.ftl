# Warum ein Zug nicht geht, warum eine Partie endete, und wer gewonnen hat.

refused-game-over = Die Partie ist aus: Es gibt keine Züge mehr.
refused-not-yours = Mulde { $pit } gehört deinem Gegner. Deine Mulden sind { $first } bis { $last }.
refused-empty = Mulde { $pit } ist leer: Da gibt es nichts zu säen.
refused-grand-slam = { $pit } würde alle gegnerischen Samen schlagen: in diesem Spiel verboten.
refused-starves = Dein Gegner hat keine Samen; du musst ihn füttern, und { $pit } tut das nicht.
refused-too-few = Nimm mindestens ein Streichholz.
refused-too-many = { $count } ist zu viel: Nimm höchstens { $max }.
refused-more-than-left = { $count } ist zu viel: { $left ->
    [one] Nur { $left } Streichholz ist noch da.
   *[other] Nur { $left } Streichhölzer sind noch da.
}
refused-another-game = { $move } ist ein Zug aus einem anderen Spiel.

result-won = { $winner } gewinnt: { south } { $south }, { north } { $north }.
result-settled = { $winner } gewinnt.
result-drawn = Remis: { south } { $south }, { north } { $north }.
result-won-matches = { $winner } gewinnt. Genommen: { south } { $south }, { north } { $north }.
result-drawn-matches = Remis. Genommen: { south } { $south }, { north } { $north }.

ended-store = { $side } hat { $win_at ->
    [one] { $win_at } Samen
   *[other] { $win_at } Samen
} erreicht. Samen in den Mulden zählen nicht.
ended-few-left = { $left ->
    [0] In den Mulden sind keine Samen mehr.
    [one] In den Mulden ist nur noch 1 Samen; er zählt nicht.
   *[other] In den Mulden sind nur noch { $left } Samen; sie zählen nicht.
}
ended-no-move-own-rows = { $side } hat keinen erlaubten Zug: Jeder behält seine Samen ({ south } { $south }, { north } { $north }).
ended-no-move-mover = { $side } hat keinen erlaubten Zug: { $taker } bekommt alle Samen auf dem Brett ({ $seeds }).
ended-repetition-own-rows = Stellungswiederholung: Jeder behält seine Samen ({ south } { $south }, { north } { $north }). Das Brett steht wie { $when }.
ended-repetition-shared = Stellungswiederholung: Samen in den Mulden zählen nicht. Das Brett steht wie { $when }.
repeated-start = am Anfang
repeated-after = nach Zug { $moves }
ended-resigned = { $side } hat aufgegeben.
ended-agreed = Ende durch Vereinbarung: Jeder behält seine Samen ({ south } { $south }, { north } { $north }).
ended-agreed-matches = Die Partie endet durch Vereinbarung: remis.
ended-took-last = { $side } nimmt das letzte Streichholz und verliert.
