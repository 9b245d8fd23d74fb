# Por qué se rechaza una jugada, por qué terminó una partida y quién ganó.

refused-game-over = La partida ha terminado: ya no se puede jugar.
refused-not-yours = El hoyo { $pit } es de tu rival. Tus hoyos van de { $first } a { $last }.
refused-empty = El hoyo { $pit } está vacío: no hay nada que sembrar.
refused-grand-slam = El hoyo { $pit } capturaría todas las semillas rivales: aquí no se permite.
refused-starves = Tu rival no tiene semillas, y el hoyo { $pit } no le da ninguna: dale de comer.
refused-too-few = Toma al menos una cerilla.
refused-too-many = { $count } son demasiadas: toma { $max } como mucho.
refused-more-than-left = { $count } son demasiadas: { $left ->
    [one] solo queda { $left } cerilla.
   *[other] solo quedan { $left } cerillas.
}
refused-another-game = La jugada { $move } es de otro juego.

result-won = Gana { $winner }: { south } { $south }, { north } { $north }.
result-settled = Gana { $winner }.
result-drawn = Empate: { south } { $south }, { north } { $north }.
result-won-matches = Gana { $winner }. Cerillas tomadas: { south } { $south }, { north } { $north }.
result-drawn-matches = Empate. Cerillas tomadas: { south } { $south }, { north } { $north }.

ended-store = { $side } ha llegado a { $win_at ->
    [one] { $win_at } semilla
   *[other] { $win_at } semillas
}. Las que quedan en los hoyos no cuentan.
ended-few-left = { $left ->
    [0] No quedan semillas en los hoyos.
    [one] Solo queda 1 semilla en los hoyos; no cuenta.
   *[other] Solo quedan { $left } semillas en los hoyos; no cuentan.
}
ended-no-move-own-rows = { $side } no puede jugar: cada cual se queda con sus semillas ({ south } { $south }, { north } { $north }).
ended-no-move-mover = { $side } no tiene jugada legal: { $taker } se lleva todas las semillas del tablero ({ $seeds }).
ended-repetition-own-rows = Posición repetida: cada cual se queda con sus semillas ({ south } { $south }, { north } { $north }). El tablero está como { $when }.
ended-repetition-shared = Posición repetida: lo que queda no cuenta. El tablero está como { $when }.
repeated-start = al principio
repeated-after = tras la jugada { $moves }
ended-resigned = { $side } ha abandonado.
ended-agreed = Final acordado: cada cual se queda con sus semillas ({ south } { $south }, { north } { $north }).
ended-agreed-matches = Los jugadores acordaron terminar: es empate.
ended-took-last = { $side } ha tomado la última cerilla y pierde.
