# Perché una mossa è rifiutata, perché una partita è finita, e chi ha vinto.

refused-game-over = La partita è finita: non si può più muovere.
refused-not-yours = La buca { $pit } è dell'avversario. Le tue buche vanno da { $first } a { $last }.
refused-empty = La buca { $pit } è vuota: non c'è nulla da seminare.
refused-grand-slam = La buca { $pit } catturerebbe tutti i semi avversari: in questo gioco è vietato.
refused-starves = L'avversario non ha semi e la buca { $pit } non ne dà: gioca una mossa che ne dia.
refused-too-few = Prendi almeno un fiammifero.
refused-too-many = { $count } sono troppi: prendine al massimo { $max }.
refused-more-than-left = { $count } sono troppi: { $left ->
    [one] resta solo { $left } fiammifero.
   *[other] restano solo { $left } fiammiferi.
}
refused-another-game = La mossa { $move } è di un altro gioco.

result-won = Vince { $winner }: { south } { $south }, { north } { $north }.
result-settled = Vince { $winner }.
result-drawn = Patta: { south } { $south }, { north } { $north }.
result-won-matches = Vince { $winner }. Fiammiferi presi: { south } { $south }, { north } { $north }.
result-drawn-matches = Patta. Fiammiferi presi: { south } { $south }, { north } { $north }.

ended-store = { $side } è arrivato a { $win_at ->
    [one] { $win_at } seme
   *[other] { $win_at } semi
}. I semi ancora nelle buche non contano.
ended-few-left = { $left ->
    [0] Nelle buche non restano semi.
    [one] Nelle buche resta solo 1 seme; non conta.
   *[other] Nelle buche restano solo { $left } semi; non contano.
}
ended-no-move-own-rows = { $side } non ha mosse legali: ognuno tiene i propri semi ({ south } { $south }, { north } { $north }).
ended-no-move-mover = { $side } non ha mosse legali: { $taker } prende tutti i semi sul tavoliere ({ $seeds }).
ended-repetition-own-rows = La posizione si è ripetuta: ognuno tiene i propri semi ({ south } { $south }, { north } { $north }). Il tavoliere è com'era { $when }.
ended-repetition-shared = Posizione ripetuta: i semi nelle buche non contano. Il tavoliere è com'era { $when }.
repeated-start = all'inizio
repeated-after = dopo la mossa { $moves }
ended-resigned = { $side } ha abbandonato.
ended-agreed = Fine concordata: ognuno tiene i propri semi ({ south } { $south }, { north } { $north }).
ended-agreed-matches = Fine concordata: è patta.
ended-took-last = { $side } ha preso l'ultimo fiammifero e perde.
