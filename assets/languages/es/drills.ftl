### El entrenador de siembra: preguntas sobre un tablero, contra el reloj.

course-drills = Práctica de siembra
drills-title = Práctica de siembra
drills-about = Dos minutos para contar: responde a todas las preguntas que puedas. Tras un acierto llega la siguiente; tras un fallo, el tablero muestra por qué.
drills-level = Nivel { $number }: { $name }
drills-best = récord: { $score }
drills-score = Tus puntos: los aciertos menos los fallos, nunca menos de cero.
drills-none = Este juego tiene muy pocas semillas para eso.
drills-example = Un ejemplo. { $question }
drill-last = ¿Dónde cae la última semilla?
drill-captures = ¿Qué hoyo captura, y cuánto?
drill-danger = ¿Qué hoyo corre peligro?
drill-near = jugadas cortas
drill-far = jugadas largas
drill-round = vuelta completa

drill-ask-last = ¿Dónde cae la última semilla del hoyo { $pit }?
drill-ask-capturer = ¿Cuál de tus hoyos captura más?
drill-ask-seeds = ¿Cuántas semillas captura el hoyo { $pit }?
drill-ask-danger = ¿Cuál de tus hoyos podría capturar Norte?
drill-how-both = Pulsa A-F para tus hoyos, a-f para los de Norte; o usa las flechas y Enter.
drill-how-own = Pulsa A-F para responder, o usa las flechas y Enter.
drill-how-seeds = Pulsa 1-9 para responder, o usa las flechas y Enter.
drill-counts = Aciertos: { $right }. Fallos: { $wrong }.
drill-score = Puntos: { $score }.
drill-best = Récord: { $score }.
drill-over = Se acabaron los dos minutos.
drill-left = La ronda ha terminado.
drill-was-last = No es { $wrong }: la última semilla del hoyo { $pit } cae en el hoyo { $right }.
drill-was-capturer = No es { $wrong }: el que más captura es el hoyo { $pit }, { $seeds ->
    [one] { $seeds } semilla.
   *[other] { $seeds } semillas.
}
drill-was-seeds = No son { $wrong }: el hoyo { $pit } captura { $right }.
drill-was-danger = No es { $wrong }: Norte podría capturar { $right } con el hoyo { $pit }.
drill-any-key = Enter: siguiente pregunta.

key-give-answer = responder
key-choose-level = nivel
help-drill = En la práctica de siembra
help-drill-choose = elegir un hoyo o un número
help-drill-answer = responder
help-drill-letter = responder con ese hoyo (A-F tuyos, a-f de Norte, 1-6 en la fila del cursor) o número
