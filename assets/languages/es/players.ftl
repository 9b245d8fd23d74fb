# Los jugadores y lo que saben.

player-you = Tú
player-minimax = minimax, profundidad { $depth }, { $evaluation }
player-alphabeta = alfa-beta, profundidad { $depth }, { $evaluation }
player-mcts = Monte Carlo, { $count ->
    [one] { $playouts } simulación
   *[other] { $playouts } simulaciones
}, { $leaf }

evaluation-seeds = cuenta semillas
evaluation-mobility = cuenta semillas y jugadas
evaluation-threats = ve amenazas
leaf-chance = jugadas al azar
leaf-captures = capturas primero

spec-unknown = «{ $text }» no es un jugador. Los jugadores son human, naive, fast, expert (en las cerillas), minimax:PROFUNDIDAD, alphabeta:PROFUNDIDAD, como alphabeta:8 o alphabeta:8:mobility, mcts:SIMULACIONES, engine:level=N y character:NOMBRE.
spec-depth = «{ $player }» necesita una profundidad de { $low } a { $high }, como { $player }:6.
spec-evaluation = «{ $text }» no es una evaluación. Las evaluaciones son { $names }.
spec-playouts = «mcts» necesita un número de simulaciones de { $low } a { $high }, como mcts:10000.
spec-mcts = «{ $text }» no es una opción de mcts, o está repetida. Las opciones son c=0 a c={ $most }, con dos decimales como mucho, y { $names }, como mcts:10000:c=1.4:captures.
spec-character = «{ $text }» no es un personaje. Los personajes son { $names }.
spec-too-much = sobra «{ $rest }» después de «{ $player }».

strength-level = nivel { $level }
strength-time = { $millis } ms por jugada
strength-nodes = { $count ->
    [one] { $nodes } posición por jugada
   *[other] { $nodes } posiciones por jugada
}
spec-strength = «{ $text }» no es un límite para el motor. Usa de level=1 a level=10, time=200ms, depth=12 o nodes=100000.

# Los niveles del motor, en una línea cada uno.
level-1 = Un niño que acaba de aprender: mira la siguiente jugada, y se le escapa la mitad.
level-2 = Un principiante: captura lo que ve y a menudo deja semillas sin defensa.
level-3 = Lleva dos semanas jugando: mira una jugada más allá, pero se le escapa mucho.
level-4 = Un jugador ocasional: reconoce una amenaza.
level-5 = Juega en familia todos los domingos: pocos errores graves, planes cortos.
level-6 = Un buen aficionado: mira unas jugadas más allá y rara vez falla.
level-7 = Un jugador de club: no se le escapa nada cercano y planea un poco más lejos.
level-8 = Fuerte: ve cada captura con muchas jugadas de antelación.
level-9 = Un maestro: necesitarás un plan para toda la partida.
level-10 = El motor a plena fuerza, con el tiempo para pensar de los ajustes.
