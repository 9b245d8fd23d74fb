### El curso para jugar bien: capítulos, posiciones explicadas, enunciados de los ejercicios.

course-strategy = Jugar bien
strategy-title = Jugar bien
strategy-about = Cada capítulo explica una idea en tres posiciones y propone unos ejercicios. Vale toda jugada tan buena como la mejor. Los ejercicios resueltos a la primera dan más estrellas.
strategy-none-stores = Este juego no tiene capítulos. Sus posiciones vienen de partidas cuyos graneros no se siembran. Aquí también cada granero recibe una semilla: las siembras acaban en otro sitio, y las explicaciones serían falsas. Los capítulos de oware muestran las ideas; la práctica de siembra sigue las reglas de este juego.
strategy-none-own = No hay capítulos para tus propias reglas: solo se comprobaron con las variantes incluidas. La práctica de siembra sigue tus reglas.
strategy-stars = { $stars } de { $total } estrellas
strategy-place = Posición { $number } de { $total }
strategy-exercise = Ejercicio { $number } de { $total }
# Tras un signo por ejercicio.
strategy-exercises-done = { $done } de { $total } resueltos
strategy-show = Mira el tablero y pulsa Enter: se juega la jugada.
strategy-next = Enter: seguir con la siguiente.
strategy-right-only = Correcto: { $move } es la única buena jugada aquí; está demostrado.
strategy-right-alone = Correcto: según la estimación, { $move } es la mejor jugada aquí.
strategy-right-best = Correcto: { $move } es la mejor jugada.
strategy-right-too = Correcto: { $move } es tan buena como la mejor, hasta donde ve el motor.
strategy-also = También valen: { $moves }.
strategy-does = La jugada { $move } { $why }.
strategy-wrong = La jugada { $move } { $gift }.
# Dos números de semillas. La jugada errónea captura menos que la mejor.
strategy-takes = El hoyo { $move } captura { $taken }; el hoyo { $best } captura { $most }.
strategy-answer = Norte responde con el hoyo { $move }.
strategy-answer-does = Norte responde: { $move } { $why }.
strategy-hint-does = Busca la jugada que { $why }.
strategy-hint-quiet = Busca una jugada tranquila: la buena no captura nada de momento.
strategy-hint-move = Prueba { $move }.
strategy-done = Ese era el capítulo «{ $chapter }».
strategy-count = Resueltos a la primera: { $clean } de { $total }.
strategy-count-help = Resueltos con ayuda: { $helped }.
strategy-stars-how = Tres estrellas: todos a la primera. Dos: la mayoría. Una: todos resueltos.
strategy-play = Vence a { $player }
strategy-beaten = Vence otra vez a { $player } (hecho)
strategy-go-on = Capítulo siguiente: { $chapter }
strategy-again = Repetir los ejercicios
strategy-to-list = Ver los capítulos
course-lead-on = Fin de las reglas. Enter: ir a «Jugar bien».

key-choose-chapter = capítulo
key-show-explained-move = mostrar

## El alcance de un hoyo

strategy-reach = El alcance de un hoyo
strategy-reach-task = Encuentra la mejor captura. Cuenta cada hoyo tuyo una vez: cada semilla avanza un hoyo.
strategy-reach-1 = Cada semilla avanza un hoyo: las cuatro de *C* llegan a *D*, *E*, *F* y al hoyo *a*. Allí hay dos, así que con la última son tres. No cuentes semilla por semilla: cuatro lugares después de *C* está el hoyo *a*.
strategy-reach-2 = Seis semillas acaban siempre en el hoyo de la misma letra: *C* llega a *c*. Con cinco es el anterior; con siete, el siguiente. Así lees casi todos los hoyos de un vistazo.
strategy-reach-3 = Empieza por el otro extremo: ¿qué hoyo quieres alcanzar? El hoyo *e* tiene una semilla y está diez lugares después de *A*, y *A* tiene diez semillas. Con él caen también *d* y *c*.

## Las amenazas

strategy-threats = Amenaza y doble amenaza
strategy-threats-task = Ahora no hay nada que capturar. Crea una amenaza que rinda.
strategy-threats-1 = No hay nada que capturar. *D* pone en *E* una segunda semilla y una primera en el hoyo *a*: ahora *E* llega hasta allí y lo dejaría con dos. Una jugada tranquila ha creado una amenaza.
strategy-threats-2 = Las semillas sueltas son blancos. *C* pone una en cada hoyo de Norte, y después *E* y *F* acaban entre ellas: *E* capturaría en los hoyos *b* y *a*; *F*, en *d*, *c*, *b* y *a*.
strategy-threats-3 = Una doble amenaza: *C* llena *D*, *E* y *F*. Después, *E* capturaría en *c* y *F* en el hoyo *a*. Norte tiene una sola jugada contra dos amenazas.

## Las defensas

strategy-defence = Cinco defensas
strategy-defence-task = Norte amenaza tus semillas. Encuentra la defensa.
strategy-defence-1 = Primera defensa: irse. Con su última semilla, el hoyo *f* de Norte dejaría *B* con tres y las capturaría. *B* se va, y ya no hay nada que capturar.
strategy-defence-2 = Segunda defensa: llenar el hoyo. Tanto *d* como *e* acaban en *C* y lo dejarían con tres. *A* pone otra semilla en *C*: ahora serían cuatro, y cuatro están a salvo.
strategy-defence-3 = Tercera defensa: estropear la cuenta. El hoyo *c* acabaría en *B* y capturaría en *B* y *A*. *F* llega hasta *d* y al pasar deja una semilla en *c*: ahora *c* va demasiado lejos. La cuarta es capturar al atacante; la quinta, dejarle solo una captura de todo lo que tienes, que no da nada.

## El hoyo grande

strategy-big-pit = El hoyo grande
strategy-big-pit-task = Uno de tus hoyos da la vuelta completa. ¿Es su momento?
strategy-big-pit-1 = Doce semillas dan la vuelta y saltan su propio hoyo: todos los demás reciben una, y *C*, donde cae la última de *B*, dos. *A*, que estaba amenazado por el hoyo *e*, tiene ahora tres semillas.
strategy-big-pit-2 = Con más de doce, los primeros hoyos de Norte reciben dos semillas. *F* tiene catorce: las sueltas de los hoyos *a*, *b* y *c* pasan a ser tres, y se capturan las nueve. Semillas sueltas y hoyos vacíos enfrente: eso espera un hoyo grande.
strategy-big-pit-3 = *E* tiene diecisiete semillas. En dos vueltas da dos a cada hoyo de la *a* a la *e* y acaba en *e*: cinco hoyos en una cadena, doce semillas. Al hoyo *f* le queda una: por eso no es un gran slam.

## Capturar o esperar

strategy-patience = Cuándo capturar y cuándo esperar
strategy-patience-task = Hay algo que capturar. ¿Ahora mismo, o hay algo mejor?
strategy-patience-1 = *F* podría capturar ya seis semillas, pero entonces el hoyo *f* de Norte capturaría ocho en *C*, *B* y *A*. Antes juega *B*: Norte no tiene nada que capturar, y las seis siguen amenazadas.
strategy-patience-2 = *F* podría capturar dos semillas en el hoyo *a*. Entonces el hoyo *e* de Norte capturaría cuatro en *B* y *A*. Mueve antes la semilla suelta de *B*; *F* sigue amenazando.
strategy-patience-3 = Aquí conviene capturar ya. Juegues lo que juegues, el hoyo *f* de Norte captura en *A*; llévate las dos semillas de *b* mientras están ahí.

## El lado derecho

strategy-right-side = Vaciar el lado derecho
strategy-right-side-task = No hay prisa. Mira primero tu lado derecho: *E* y *F*.
strategy-right-side-1 = Dar las pocas semillas de *F* no hace daño: van a los hoyos *a* y *b*, y Norte no puede capturarte nada. Al hoyo *b* le sobra ahora una semilla para alcanzar *A*. *C*, bien lleno, se queda en casa.
strategy-right-side-2 = *E* avanza a *F*. Ahora *F* acaba en *b* y amenaza dos semillas, y Norte no puede capturar nada. *D*, el grande, espera hasta que rinda.
strategy-right-side-3 = *E* siembra en *F* y en el hoyo *a*. Después no hay nada que capturar en tu lado. Los hoyos pequeños de la derecha son jugadas que cuestan poco; los grandes se guardan.

## Tiempos y comida

strategy-tempo = Ganar tiempos y dar de comer
strategy-tempo-task = A un bando le faltan jugadas. Encuentra la que lo aprovecha.
strategy-tempo-1 = Norte no tiene semillas: hay que darle de comer. *F* da una sola, al hoyo *a*: es la comida más pequeña posible, y tus demás hoyos conservan las suyas.
strategy-tempo-2 = Norte solo puede jugar *f*, cuyas dos semillas acaban en *B*. *B* se aparta: Norte tiene que entregar las dos y no captura nada.
strategy-tempo-3 = A Norte le queda un solo hoyo con semillas. Cuenta las jugadas que no le dan nada: *C* pone sus dos semillas en tu propia fila. *E* y *F* guardan las suyas para luego.

## El final

strategy-endgame = Pocas semillas
strategy-endgame-task = Quedan pocas semillas. Cuenta hasta el final.
strategy-endgame-1 = Con ocho semillas en el tablero, tres son muchas: *E* las captura en *c*. A Norte le quedan dos semillas sueltas.
strategy-endgame-2 = El hoyo *e* de Norte llega a *B*. Una semilla suelta allí se perdería, así que *A* no debe moverse. *D* hace una jugada de espera, y *E* y *F* conservan su camino al otro lado.
strategy-endgame-3 = Vas ganando 23 a 16. Ahora, seguridad ante todo: el hoyo *f* capturaría dos en *B*. *B* avanza a *C*, donde no acaba ningún hoyo de Norte.

## La apertura

strategy-opening = Las diez primeras jugadas
strategy-opening-task = Una posición de las diez primeras jugadas de una partida. Encuentra una buena jugada.
strategy-opening-1 = Las primeras capturas son pequeñas, pero cuentan. Siete semillas llegan un lugar más allá del hoyo de la misma letra: *E* llega a *f*, donde hay dos semillas.
strategy-opening-2 = Hay dos capturas posibles. *B* captura dos en *c*; *C* llega un lugar más lejos y captura cuatro en *d* y *c*. Busca el segundo hoyo de una cadena antes de jugar.
strategy-opening-3 = El hoyo *f* tiene dos semillas y acaba en *B*, vacío: jugar *A* pondría allí una semilla suelta, lista para caer. *C* captura dos en *c* y deja *B* vacío.
