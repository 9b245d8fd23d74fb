### Els jugadors i què saben.

player-you = Tu
player-minimax = minimax, profunditat { $depth }, { $evaluation }
player-alphabeta = alfa-beta, profunditat { $depth }, { $evaluation }
player-mcts = Monte Carlo, { $count ->
    [one] { $playouts } simulació
   *[other] { $playouts } simulacions
}, { $leaf }

evaluation-seeds = compta llavors
evaluation-mobility = compta llavors i jugades
evaluation-threats = veu amenaces

leaf-chance = jugades a l'atzar
leaf-captures = captures primer

spec-unknown = «{ $text }» no és un jugador. Els jugadors són human, naive, fast, expert (als llumins), minimax:PROFUNDITAT, alphabeta:PROFUNDITAT, com alphabeta:8 o alphabeta:8:mobility, mcts:SIMULACIONS, engine:level=N i character:NOM.
spec-depth = «{ $player }» necessita una profunditat de { $low } a { $high }, com { $player }:6.
spec-evaluation = «{ $text }» no és una avaluació. Les avaluacions són { $names }.
spec-playouts = «mcts» necessita un nombre de simulacions de { $low } a { $high }, com mcts:10000.
spec-mcts = «{ $text }» no és una opció de mcts, o està repetida. Les opcions són c=0 a c={ $most }, amb dos decimals com a màxim, i { $names }, com mcts:10000:c=1.4:captures.
spec-character = «{ $text }» no és un personatge. Els personatges són { $names }.
spec-too-much = sobra «{ $rest }» després de «{ $player }».

strength-level = nivell { $level }
strength-time = { $millis } ms per jugada
strength-nodes = { $count ->
    [one] { $nodes } posició per jugada
   *[other] { $nodes } posicions per jugada
}
spec-strength = «{ $text }» no és un límit per al motor. Fes servir de level=1 a level=10, time=200ms, depth=12 o nodes=100000.

# Els nivells del motor, en una línia cadascun.
level-1 = Un nen que acaba d'aprendre: mira la jugada següent, i se n'hi escapa la meitat.
level-2 = Un principiant: captura el que veu i sovint deixa llavors sense defensa.
level-3 = Fa dues setmanes que juga: mira una jugada més enllà, però se li escapa molt.
level-4 = Un jugador ocasional: reconeix una amenaça.
level-5 = Juga en família cada diumenge: pocs errors greus, plans curts.
level-6 = Un bon aficionat: mira unes jugades més enllà i falla poc.
level-7 = Un jugador de club: no se li escapa res de proper i planeja una mica més lluny.
level-8 = Fort: veu cada captura amb moltes jugades d'antelació.
level-9 = Un mestre: et caldrà un pla per a tota la partida.
level-10 = El motor a plena força, amb el temps per pensar de la configuració.
