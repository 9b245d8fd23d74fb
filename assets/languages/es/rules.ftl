# Las páginas de reglas, compuestas a partir de los campos de las reglas de un juego.

rules-goal = El objetivo
rules-goal-awale = Reúne más semillas que tu rival. { $seeds ->
    [one] Cada uno de los doce hoyos empieza con { $seeds } semilla, { $total } en total
   *[other] Cada uno de los doce hoyos empieza con { $seeds } semillas, { $total } en total
}; las que capturas van a tu granero, a la derecha de tu fila.

rules-sowing = Sembrar
rules-sowing-pits = En tu turno, toma todas las semillas de uno de tus hoyos y siémbralas de una en una en los hoyos siguientes: por tu fila hacia la derecha, luego por la de tu rival, y así sucesivamente. Si dan la vuelta completa, salta el hoyo del que salieron.
rules-sowing-stores = También se siembra una semilla en cada granero al pasar. Si la última cae en un granero, no captura nada ni da otro turno.
rules-sowing-mirror = Un ajuste refleja el tablero: se siembra entonces en sentido horario; las letras de los hoyos no cambian.

rules-capturing = Capturar
rules-capturing-chain = Si tu última semilla cae en un hoyo rival y lo deja con dos o tres, las capturas. Luego mira el hoyo anterior: si también es de tu rival y tiene dos o tres semillas, las capturas también, y así hacia atrás hasta un hoyo que no tenga ni dos ni tres.

rules-grand-slam = Capturarlo todo
rules-grand-slam-illegal = No se permite una jugada que capturaría todas las semillas del rival (un gran slam).
rules-grand-slam-captures-nothing = Una jugada que capturaría todas las semillas del rival (un gran slam) está permitida, pero no captura nada.

rules-feeding = Dar de comer
rules-feeding-required = Si tu rival no tiene semillas, debes hacer una jugada que le dé alguna, si la hay.
rules-feeding-free = Si tu rival no tiene semillas, puedes jugar lo que quieras: no hace falta darle de comer. Quien llega a su turno sin una sola semilla no puede jugar, y la partida termina.

rules-ending = Fin de la partida
rules-ending-win-at = Quien llega primero a { $win_at } semillas gana en el acto; las que quedan en los hoyos no cuentan.
rules-ending-win-at-none = Ningún número de semillas termina la partida: dura mientras haya una jugada posible.
rules-ending-stop-at = { $stop_at ->
    [0] La partida termina cuando los hoyos están vacíos.
    [one] La partida termina cuando queda una semilla o ninguna en los hoyos; esa no cuenta.
   *[other] La partida termina cuando quedan { $stop_at } semillas o menos en los hoyos; esas no cuentan.
}
rules-ending-own-rows = Si quien tiene el turno no tiene jugada legal, cada cual se lleva las semillas de su fila.
rules-ending-mover = Si quien tiene el turno no tiene jugada legal, se lleva todas las semillas del tablero; pero si su fila está vacía, se las lleva el rival.
rules-ending-repetition-own-rows = Si una posición se repite, con las mismas semillas en todas partes y el mismo turno, la partida termina y cada cual se lleva las semillas de su fila.
rules-ending-repetition-shared = Si una posición se repite, con las mismas semillas en todas partes y el mismo turno, la partida termina y las semillas que quedan en los hoyos no cuentan.
rules-ending-most = Gana quien tiene más semillas; si hay igualdad, es empate. También puedes abandonar, o acordar con tu rival terminar la partida: entonces cada cual se lleva las semillas de su fila.

rules-notation = La notación
rules-notation-pits = Los hoyos de Sur son *A B C D E F* y los de Norte *a b c d e f*, de izquierda a derecha para cada jugador. Una jugada se escribe con la letra de su hoyo.
rules-notation-position = Una posición se escribe en una línea: los doce hoyos de la *A* a la *f*, el granero de Sur, el de Norte y el bando que tiene el turno. Este juego empieza con { $position }.

rules-goal-matches = No tomes la última cerilla: quien la toma pierde.
rules-turn-matches = Tu turno
rules-turn-matches-text = { $start ->
    [one] Hay { $start } cerilla en la mesa.
   *[other] Hay { $start } cerillas en la mesa.
} { $max ->
    [one] Los jugadores toman una cerilla por turno.
   *[other] En cada turno se toman de 1 a { $max } cerillas, nunca más de las que quedan.
}
rules-hint-matches = Una pista
rules-hint-matches-text = Quien debe tomar cuando solo queda una cerilla ya ha perdido. ¿Con qué otros números se pierde? Van de { $step } en { $step }.

### Cada regla en el tablero: lo que hace la jugada mostrada.

shown-sowing = El hoyo { $pit } se vacía. { $seeds ->
    [one] Su semilla se siembra en el hoyo siguiente, { $last }.
   *[other] Sus { $seeds } semillas se siembran de una en una en los hoyos siguientes; la última cae en el hoyo { $last }.
}
shown-store = Las semillas del hoyo { $pit } llegan al granero de Sur, y una cae en él. Aquí es la última: no captura nada, y le toca a Norte.
shown-lap = El hoyo { $pit } tiene { $seeds } semillas, bastantes para dar la vuelta completa. Ese hoyo se salta y queda vacío; la última semilla cae en el hoyo { $last }.
shown-two = La última semilla del hoyo { $pit } cae en el hoyo { $last }, que queda con dos. Sur captura ambas.
shown-three = La última semilla del hoyo { $pit } cae en el hoyo { $last }, que queda con tres. Sur captura las tres.
shown-chain = La última semilla cae en el hoyo { $last }. Los hoyos { $pits }, uno tras otro, tienen dos o tres semillas cada uno: Sur captura las { $captured }.
shown-chain-stops = Sur captura { $pits }. El hoyo { $stop } tiene { $stop_held ->
    [one] { $stop_held } semilla
   *[other] { $stop_held } semillas
}, ni dos ni tres: ahí se corta la cadena. Las { $behind_held } semillas del hoyo { $behind }, detrás, se quedan.
shown-own-row = La última semilla cae en el hoyo { $last }, un hoyo de Sur. Solo se captura en los hoyos rivales: las { $held } semillas se quedan.
shown-slam-nothing = El hoyo { $pit } capturaría las { $forgone } semillas de Norte, todas. La jugada está permitida, pero no captura nada: las semillas se quedan donde están.
shown-slam-illegal = El hoyo { $forbidden } capturaría todas las semillas de Norte: eso no se permite. El hoyo { $pit } captura { $captured } y deja el resto a Norte.
shown-feeding-required = Norte no tiene semillas: Sur debe darle alguna. Solo el hoyo { $pit } llega a la fila de Norte; los demás hoyos no se pueden jugar.
shown-feeding-free = Norte no tiene semillas, y Sur no está obligado a dárselas: las del hoyo { $pit } se quedan en la fila de Sur. Norte no puede jugar, y la partida termina.
shown-win-at = Sur captura { $captured } semillas, y su granero llega a { $win_at }: Sur gana en el acto.
shown-stop-at = Sur captura { $captured } semillas, y { $left ->
    [one] queda { $left } semilla en los hoyos: la partida termina, y esa no cuenta.
   *[other] quedan { $left } semillas en los hoyos: la partida termina, y esas no cuentan.
}
shown-no-move-own-rows = Norte siembra su última semilla, y Sur no puede darle otra: Sur no tiene jugada legal. La partida termina, y cada cual se lleva las semillas de su fila.
shown-no-move-mover = Norte siembra su última semilla, y Sur no puede darle otra: Sur no tiene jugada legal. La partida termina, y Sur, que tiene el turno, se lleva todas las semillas de los hoyos.
shown-repetition-own-rows = Tras { $moves } jugadas de cada bando, el tablero está como antes y el turno es del mismo jugador. La partida termina, y cada cual se lleva las semillas de su fila.
shown-repetition-shared = Tras { $moves } jugadas de cada bando, el tablero está como antes y el turno es del mismo jugador. La partida termina, y las semillas de los hoyos no cuentan.
