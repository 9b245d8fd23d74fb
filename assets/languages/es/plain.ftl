### El juego línea a línea.

plain-store = { $side }: { $seeds ->
    [one] { $seeds } semilla en el granero
   *[other] { $seeds } semillas en el granero
}
plain-turn = Turno de { $side }:
plain-no-pit = «{ $text }» no es un hoyo. Escribe una letra, de la A a la F para Sur o de la a a la f para Norte, o un número de 1 a 6; ? muestra los comandos.
plain-no-number = «{ $text }» no es un número. Escribe cuántas cerillas tomas; ? muestra los comandos.
plain-end-of-input = Fin de la entrada.
plain-kept = La partida está guardada y puede continuarse.
plain-not-kept = No se pudo guardar la partida.
plain-not-begun = No se ha jugado nada.
plain-ask = Escribe ? para ver los comandos, «salir» para dejarlo.
plain-new-player = Si aún no conoces las reglas, escribe «salir» y luego: awale plain learn
plain-both-human = Juegas con ambos bandos. Para jugar contra la máquina, sal y escribe: { $command }
plain-players = { $south } contra { $north }. Para otro rival: awale plain --north JUGADOR; awale plain --help los enumera.
plain-no-keys = Las flechas y las teclas de función no hacen nada aquí. Escribe un comando y pulsa Enter; Retroceso borra. ? muestra los comandos.

# Las palabras de los comandos, como las enumeran las ayudas de más abajo.
plain-word-help = ayuda ? lista
plain-word-board = tablero
plain-word-moves = jugadas
plain-word-undo = deshacer
plain-word-hint = pista
plain-word-resign = abandonar
plain-word-end = fin? ¿fin? fin
plain-word-solution = solución solucion
plain-word-next = siguiente
plain-word-previous = anterior
plain-word-again = repetir
plain-word-analyse = analizar
plain-word-mistakes = errores
plain-word-clock = reloj
plain-word-quit = salir

plain-help-pits =
    Comandos:
      de la A a la F para Sur, de la a a la f para Norte, o de 1 a 6 desde tu izquierda: jugar ese hoyo
      deshacer: deshacer la última jugada
      pista: recibir la siguiente pista
      tablero: volver a mostrar el tablero
      jugadas: mostrar las jugadas hechas
      fin?: proponer terminar la partida tal como está
      abandonar: dar la partida por perdida
      reloj: mostrar el tiempo que le queda a cada bando
      salir: dejarlo; la partida se guarda y puede continuarse
      ayuda o ?: mostrar esta lista
plain-help-matches =
    Comandos:
      un número: tomar ese número de cerillas
      deshacer: deshacer la última jugada
      pista: recibir la siguiente pista
      tablero: volver a mostrar el tablero
      jugadas: mostrar las jugadas hechas
      fin?: proponer terminar la partida tal como está
      abandonar: dar la partida por perdida
      reloj: mostrar el tiempo que le queda a cada bando
      salir: dejarlo; la partida se guarda y puede continuarse
      ayuda o ?: mostrar esta lista
plain-go-on = Pulsa Enter para seguir, o escribe un comando:
plain-take-back = Pulsa Enter para deshacer la jugada, o escribe un comando:
plain-over = Aquí ya no queda nada que encontrar.
plain-tree = max empieza y juega a, b o c. Después min juega a, b o c. Cada número es el valor de un final: max quiere el mayor y min el menor. En la rama «a c», max juega a y min juega c; aquí vale 8. El árbol entero en una línea:
plain-not-here = Ese comando no hace nada aquí. ? muestra los comandos.
plain-after = Escribe analizar, errores, jugadas, tablero o salir:
plain-no-after = «{ $text }» no es un comando. Escribe analizar, errores, jugadas, tablero o salir.
plain-fault = { $side } { $move }: { $verdict }. Mejor: { $better }.
plain-not-over = La partida no ha terminado. Acábala antes de buscar jugadas mejores.
plain-no-games = Aún no tienes ninguna partida terminada.
plain-no-own = Aún no hay posiciones guardadas de tus partidas. Juega una y luego escribe: awale plain mistakes last
plain-no-openings = Aún no has elegido respuestas. Elígelas en la página de aperturas, a pantalla completa.
plain-solved-today = Ya resolviste el problema de hoy. Aquí está otra vez; escribe siguiente para otro nuevo.
plain-lesson = Lección { $number }: { $title }.
plain-lesson-done = Lección { $number }: { $title }. Hecha.
plain-no-lesson = No existe esa lección. Elige una de 1 a { $lessons }.
plain-chapter = Capítulo { $number }: { $title }. { $stars }.
plain-no-chapter = No existe ese capítulo. Elige uno de 1 a { $chapters }.
plain-beat = Para jugar contra { $player }, escribe: { $command }
plain-answer-both = Tu respuesta, de la A a la F o de la a a la f:
plain-answer-own = Tu respuesta, de la A a la F:
plain-answer-seeds = Tu respuesta, de 1 a 9:
plain-no-arrows = Si una lección habla de flechas, escribe la letra de un hoyo o un número de cerillas.
plain-lessons-over = Era la última lección.
plain-help-puzzle =
    Comandos:
      una letra o un número: probar esa jugada
      Enter: seguir, o deshacer una mala jugada
      pista: recibir la siguiente pista
      solución: mostrar la solución
      siguiente: pasar al siguiente
      repetir: empezar de nuevo
      tablero: mostrar el tablero
      jugadas: mostrar las jugadas hechas
      salir: dejarlo; tu progreso se guarda
      ayuda o ?: mostrar esta lista
plain-help-lesson =
    Comandos:
      una letra o un número: probar esa jugada
      Enter: seguir, o deshacer una mala jugada
      pista: recibir la siguiente pista
      siguiente: pasar al paso siguiente
      anterior: volver al paso anterior
      repetir: empezar el paso de nuevo
      tablero: mostrar el tablero
      jugadas: mostrar las jugadas hechas
      salir: dejarlo; las lecciones terminadas se guardan
      ayuda o ?: mostrar esta lista
plain-help-storm =
    Comandos:
      una letra o un número: probar esa jugada
      tablero: mostrar el tablero
      jugadas: mostrar las jugadas hechas
      salir: terminar la tormenta
      ayuda o ?: mostrar esta lista
plain-help-chapter =
    Comandos:
      una letra o un número: probar esa jugada
      Enter: ver la jugada, seguir, o deshacer una mala jugada
      pista: recibir la siguiente pista
      siguiente: pasar a la posición o al ejercicio siguiente
      anterior: volver atrás
      repetir: empezar el ejercicio de nuevo; al final, todos
      tablero: mostrar el tablero
      jugadas: mostrar las jugadas hechas
      salir: dejarlo; tu progreso se guarda
      ayuda o ?: mostrar esta lista
plain-help-drill =
    Comandos:
      una letra o un número: responder
      Enter: seguir tras una respuesta errónea
      tablero: mostrar el tablero
      salir: terminar la ronda
      ayuda o ?: mostrar esta lista
plain-help-reading =
    Comandos:
      Enter o siguiente: seguir leyendo
      anterior: volver una página
      repetir: empezar de nuevo
      salir: dejarlo
      ayuda o ?: mostrar esta lista
plain-help-more =
    Para aprender y resolver problemas, sal y escribe:
      awale plain learn: las reglas
      awale plain chapter: jugar bien
      awale plain drill: la práctica de siembra
      awale plain puzzle: un problema; awale plain puzzle storm: contrarreloj
      awale plain mistakes: jugadas mejores que las tuyas
      awale plain openings: tus respuestas en las aperturas
      awale plain rules: las reglas para leer; awale plain computers: cómo buscan las máquinas
plain-ask-help = «{ $what }» es una ayuda: la partida ya no contará para tu puntuación. Para continuar, escríbelo otra vez.
plain-undone = Jugada deshecha.
plain-no-undo = No hay ninguna jugada que deshacer.
plain-does-not-play = { $player } no puede jugar a este juego.
no-variant = No hay ninguna variante «{ $id }». Variantes: { $known }.
no-terminal = la pantalla completa necesita un terminal; awale plain juega sin él
no-drawing = este terminal no puede mostrar la pantalla completa (TERM={ $term }); awale export crea imágenes, awale analyse escribe un análisis
plain-dumb = Este terminal no puede mostrar la pantalla completa (TERM={ $term }): se juega línea a línea, como con awale plain.
plain-clock = Un reloj por bando: { $control } (minutos + segundos por jugada). Sin deshacer ni pedir pistas.
plain-left = A { $side } le quedan { $time }.
plain-no-clock = Esta partida no tiene reloj.
