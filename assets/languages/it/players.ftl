# I giocatori e ciò che sanno.

player-you = Tu
player-minimax = minimax, profondità { $depth }, { $evaluation }
player-alphabeta = alfa-beta, profondità { $depth }, { $evaluation }
player-mcts = Monte Carlo, { $count ->
    [one] { $playouts } simulazione
   *[other] { $playouts } simulazioni
}, { $leaf }

evaluation-seeds = conta i semi
evaluation-mobility = conta semi e mosse
evaluation-threats = vede le minacce
leaf-chance = mosse a caso
leaf-captures = prima le catture

spec-unknown = «{ $text }» non è un giocatore. I giocatori sono human, naive, fast, expert (per i fiammiferi), minimax:PROFONDITÀ, alphabeta:PROFONDITÀ, come alphabeta:8 o alphabeta:8:mobility, mcts:SIMULAZIONI, engine:level=N e character:NOME.
spec-depth = «{ $player }» vuole una profondità da { $low } a { $high }, come { $player }:6.
spec-evaluation = «{ $text }» non è una valutazione. Le valutazioni sono { $names }.
spec-playouts = «mcts» vuole un numero di simulazioni da { $low } a { $high }, come mcts:10000.
spec-mcts = «{ $text }» non è un'opzione di mcts, o è data due volte. Le opzioni sono da c=0 a c={ $most }, con due decimali al massimo, e { $names }, come mcts:10000:c=1.4:captures.
spec-character = «{ $text }» non è un personaggio. I personaggi sono { $names }.
spec-too-much = dopo «{ $player }» non può venire nulla, ma segue «{ $rest }».

strength-level = livello { $level }
strength-time = { $millis } ms a mossa
strength-nodes = { $count ->
    [one] { $nodes } posizione a mossa
   *[other] { $nodes } posizioni a mossa
}
spec-strength = «{ $text }» non è un limite per il motore. Usa da level=1 a level=10, time=200ms, depth=12 o nodes=100000.

# I livelli del motore, in una riga ciascuno.
level-1 = Un bambino che ha appena imparato a giocare: guarda la mossa seguente, e gliene sfugge metà.
level-2 = Un principiante: prende ciò che vede e lascia spesso semi indifesi.
level-3 = Gioca da due settimane: guarda una mossa avanti, ma gli sfugge molto.
level-4 = Un giocatore occasionale: riconosce una minaccia.
level-5 = Gioca in famiglia ogni domenica: pochi svarioni, piani corti.
level-6 = Un appassionato: guarda qualche mossa avanti e sbaglia di rado.
level-7 = Un giocatore di circolo: da vicino non gli sfugge nulla, e pianifica un poco.
level-8 = Forte: vede ogni cattura con molte mosse d'anticipo.
level-9 = Un maestro: ti servirà un piano per tutta la partita.
level-10 = Il motore al suo meglio, con il tempo di riflessione delle impostazioni.
