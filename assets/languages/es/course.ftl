### El curso: lecciones, sus tareas, lo que había que ver y por qué una jugada no cumple el objetivo.

menu-learn = Aprender
course-about = Cada lección tiene unas pocas tareas cortas en el tablero. No puedes estropear nada: { $key ->
    [none] una mala jugada se deshace.
   *[other] una mala jugada se deshace; { $key } da una pista.
}
course-algorithms = Cómo juega la máquina
course-algorithms-about = Cómo elige la máquina su jugada: un árbol pequeño, paso a paso, y luego el de una partida entera.
course-count = { $done } de { $lessons } hechas
course-step = Paso { $step } de { $steps }
course-done = ¡Muy bien!
course-next = Enter: paso siguiente.
course-finished = Era la última lección. Enter: volver a la lista.
course-go-on = Correcto. Sigue así.
course-shown = Prueba { $move }.
course-store = tu granero
course-store-opponent = el granero del rival
error-progress-file-failed = Tu progreso: { $what }
progress-damaged = el archivo estaba dañado y ahora se llama { $file }; se ha creado uno nuevo.
progress-later = { $file } es de una versión más reciente y se deja sin cambios.

key-choose-lesson = lección
key-continue-to-next = seguir
key-try-again = repetir
key-show-hint = pista
key-skip-to-next = saltar
key-go-to-previous = anterior

help-hint = una pista; otra vez, más
help-scroll-text = desplazar el texto

## Lo que hay que hacer

goal-any = Elige un hoyo y siémbralo.
goal-last-in = Haz que tu última semilla caiga en el hoyo { $pit }.
goal-last-in-store = Haz que tu última semilla caiga en tu granero.
goal-round = Siembra un hoyo que dé la vuelta completa.
goal-capture = { $seeds ->
    [one] Captura { $seeds } semilla.
   *[other] Captura { $seeds } semillas.
}
goal-forgo = Haz la jugada que lo capturaría todo.
goal-end = Termina la partida y gánala.
goal-end-store = Gana la partida con esta jugada.
goal-end-repetition = Repite una posición anterior.
goal-leave-lost = Deja a tu rival en una posición perdida.

goal-hint-any = Elige un hoyo con las flechas: el tablero muestra qué haría su jugada. Enter la juega.
goal-hint-last-in = Avanza un lugar por cada semilla del hoyo: ahí cae la última.
goal-hint-round = Busca el hoyo con más semillas.
goal-hint-capture = Busca un hoyo cuya última semilla caiga en la fila rival y deje allí un hoyo con dos o tres.
goal-hint-forgo = Busca la jugada que dejaría a tu rival sin semillas.
goal-hint-no-move = Juega de modo que en tu próximo turno ninguno de tus hoyos llegue a la fila rival.
goal-hint-repetition = De los hoyos *A*, *C*, *E*, *a*, *c* y *e*, solo uno está vacío. Llénalo.
goal-hint-leave-lost = ¿Con qué números pierde quien tiene que tomar? El primero es 1.

miss-last-elsewhere = La última semilla cae en { $last }, no en { $wanted }. Enter deshace la jugada.
miss-too-short = { $seeds ->
    [one] { $seeds } semilla no da
   *[other] { $seeds } semillas no dan
} la vuelta completa: hacen falta { $needed }. Enter deshace la jugada.
miss-captured = { $seeds ->
    [0] Así no capturas nada; hay que capturar { $wanted }.
    [one] Así capturas { $seeds } semilla, no { $wanted }.
   *[other] Así capturas { $seeds } semillas, no { $wanted }.
} Enter deshace la jugada.
miss-no-slam = A tu rival aún le quedan semillas. Enter deshace la jugada.
miss-goes-on = La partida sigue después. Enter deshace la jugada.
miss-ends-otherwise = La partida termina, pero no como debía. Enter deshace la jugada.
miss-gives-away = Quedan { $left }: tu rival toma { $take } y gana. Enter deshace la jugada.
miss-took-last = Era la última cerilla: pierdes. Enter deshace la jugada.

## Sembrar

course-sowing = Sembrar
course-sow-first = { $win_at ->
    [0] Gana quien reúne más semillas.
   *[other] Gana quien reúne antes { $win_at } de las { $total } semillas.
}{" "}Tu fila es la de abajo: de *A* a *F*. Una jugada toma las semillas de un hoyo y las siembra una a una, hacia la derecha y alrededor.
course-sow-first-done = Se siembra hacia la derecha y, después de *F*, por la otra fila: una semilla en cada lugar. El hoyo elegido queda vacío. Ahora sería el turno de Norte.
course-sow-across = La siembra recorre tu fila hacia la derecha y luego la de Norte hacia la izquierda. Sus hoyos llevan minúsculas: *a*, *b*, *c*. Las semillas de los graneros, en los extremos, están fuera del juego.
course-sow-across-done = La última semilla cae tantos lugares más allá como semillas tenía el hoyo. Saber contar es la mitad del juego.
course-sow-store = En este juego también se siembra una semilla en cada granero al pasar.
course-sow-store-done = Esa semilla ya es tuya. Pero si la última cae en un granero, no captura nada ni da otro turno.

## La vuelta

course-laps = La vuelta completa
course-lap-round = Un hoyo muy lleno da la vuelta al tablero. Fíjate en lo que ocurre al pasar por el hoyo de salida.
course-lap-round-done = Se ha saltado: el hoyo que siembras queda vacío, por lejos que lleguen sus semillas.

## Capturar

course-capturing = Capturar
course-capture-two = Si tu última semilla deja un hoyo rival con dos, capturas las dos. *D* y *E* llegan a la otra fila. ¿Cuál deja un hoyo con dos?
course-capture-two-done = Las dos semillas están en tu granero. La otra jugada habría dejado cuatro: eso no captura nada.
course-capture-three = Tres también se capturan: tu última semilla cae sobre otras dos.
course-capture-three-done = Dos o tres; nunca una, nunca cuatro o más. Los hoyos con una o dos semillas corren peligro: los tuyos también.
course-lap-capture = Tu hoyo más lleno da toda la vuelta. Por el camino deja una semilla en un hoyo vacío de tu rival; con la última ya son dos.
course-lap-capture-done = El hoyo vacío recibió una semilla en la primera vuelta y la última en la segunda: dos semillas, capturadas.

## La cadena

course-chain = La cadena
course-chain-whole = Después de capturar, mira el hoyo anterior. Si también es de tu rival y tiene dos o tres semillas, las capturas también, y así hacia atrás.
course-chain-whole-done = Tres y luego dos: una cadena. Se detiene en el primer hoyo que no tenga dos o tres semillas, y al final de la fila.
course-chain-broken = Aquí capturan dos jugadas. Una de las cadenas se corta enseguida, porque el hoyo anterior tiene demasiadas semillas. Encuentra la más larga.
course-chain-broken-done = La cadena retrocede desde la última semilla, sin huecos. Un hoyo lleno en medio protege a todos los anteriores.

## Capturarlo todo

course-slam = Capturarlo todo
course-slam-nothing = Norte solo tiene semillas en dos hoyos. Una de tus jugadas capturaría todas sus semillas: un gran slam. Pruébala y mira qué pasa en este juego.
course-slam-nothing-done = La jugada es legal, pero no captura nada: a tu rival debe quedarle algo con que jugar.
course-slam-instead = La misma posición. Ahora captura solo una parte: Norte conserva semillas, así que la captura cuenta.
course-slam-instead-done = Una captura menor cuenta; capturarlo todo no da nada.
course-slam-illegal = Norte solo tiene semillas en dos hoyos. En este juego no se permite capturar todas las semillas del rival, un gran slam. Pruébalo si quieres.
course-slam-illegal-done = Una captura menor está permitida; capturarlo todo, no.

## Dar de comer

course-feeding = Dar de comer
course-feed-required = Norte no tiene semillas. En este juego debes dar de comer a tu rival: solo es legal una jugada que le dé semillas. Prueba otra, y sabrás por qué no se acepta.
course-feed-required-done = Has dado de comer a Norte. Si ninguna jugada llegara a la otra fila, la partida terminaría.
course-feed-free = Norte no tiene semillas. En este juego no hace falta dar de comer al rival. Si Norte no puede jugar, la partida termina y te llevas las semillas de tu fila.
course-feed-free-done = Norte no podía jugar: la partida ha terminado, y tu fila es tuya. En este juego, dejar al rival sin semillas es una forma de ganar.

## El final

course-ending = Fin de la partida
course-end-store = { $win_at ->
    [one] Quien llega primero a { $win_at } semilla gana en el acto,
   *[other] Quien llega primero a { $win_at } semillas gana en el acto,
} haya lo que haya en los hoyos. Te faltan pocas. Una captura basta; la otra, no.
course-end-store-done = Has ganado en el acto. Las semillas que quedan en los hoyos no cuentan.
course-end-few = { $stop_at ->
    [one] Cuando queda { $stop_at } semilla o ninguna en los hoyos,
   *[other] Cuando quedan { $stop_at } semillas o menos en los hoyos,
} la partida termina, y no cuentan. Vas por delante: termina la partida.
course-end-few-done = Las semillas que quedaban no cuentan. Si vas por delante, termina pronto; si vas por detrás, conserva semillas en el tablero.
course-end-stuck = Norte tiene una semilla, que en su próxima jugada pasa a tu lado. Si después no puedes darle de comer, no tienes jugada legal y la partida termina.
course-end-stuck-own-rows = No podías dar de comer a Norte: la partida ha terminado. Cada cual se lleva las semillas de su fila, y la tuya estaba llena.
course-end-stuck-mover = No podías dar de comer a Norte: la partida ha terminado. En este juego, quien tiene el turno se lleva todas las semillas del tablero.
course-end-repeated = Seis semillas sueltas dan vueltas, y nadie puede capturar. Empezaron en *A*, *C*, *E*, *a*, *c* y *e*. Haz que todas vuelvan a estar ahí: así termina la partida.
course-end-repeated-own-rows = Esa posición ya se había dado: la partida ha terminado, y cada cual se lleva las semillas de su fila. Sin esta regla no acabaría nunca.
course-end-repeated-shared = Esa posición ya se había dado: la partida ha terminado, y las semillas que quedan en los hoyos no cuentan. Sin esta regla no acabaría nunca.

## Las cerillas

course-last = La última cerilla
course-rule = La regla
course-take-first = { $left ->
    [one] Hay { $left } cerilla en la mesa.
   *[other] Hay { $left } cerillas en la mesa.
} Toma de 1 a { $max }; después le toca a Norte. Elige cuántas con las flechas; Enter las toma.
course-take-first-done = Así se juega, por turnos. Quien toma la última cerilla pierde.
course-take-last = Quedan pocas cerillas. Quien toma la última pierde: déjasela a Norte.
course-take-last-done = Norte ha tenido que tomar la última. Quien debe tomar cuando solo queda una ya ha perdido.
course-take-rule = Con una sola cerilla pierde quien debe tomar. Con { $lost } también: tome lo que tome, el otro puede dejar 1. Deja { $lost }, y luego 1.
course-take-rule-done = Tomara lo que tomara Norte, has completado { $round }. Así, { $lost } lleva a 1, y { $lost_too } lleva a { $lost }.
course-take-game = Ahora con más cerillas: con 1, { $lost }, { $lost_too } y así, de { $round } en { $round }, pierde quien debe tomar.
course-take-game-done = Ese es todo el secreto: deja uno más que un múltiplo de { $round }. Quien llega primero ahí ya no puede perder.
