# Die Spieler und was sie können.

player-you = Du
player-minimax = Minimax, Tiefe { $depth }, { $evaluation }
player-alphabeta = Alpha-Beta, Tiefe { $depth }, { $evaluation }
player-mcts = Monte Carlo, { $count ->
    [one] { $playouts } Playout
   *[other] { $playouts } Playouts
}, { $leaf }

evaluation-seeds = zählt Samen
evaluation-mobility = zählt Samen und Züge
evaluation-threats = sieht Drohungen
leaf-chance = zufällige Züge
leaf-captures = Schläge zuerst

spec-unknown = „{ $text }“ ist kein Spieler. Die Spieler sind human, naive, fast, expert (für die Streichhölzer), minimax:TIEFE, alphabeta:TIEFE, wie alphabeta:8 oder alphabeta:8:mobility, mcts:PLAYOUTS, engine:level=N und character:NAME.
spec-depth = „{ $player }“ braucht eine Tiefe von { $low } bis { $high }, wie { $player }:6.
spec-evaluation = „{ $text }“ ist keine Bewertung. Die Bewertungen sind { $names }.
spec-playouts = „mcts“ braucht eine Anzahl Playouts von { $low } bis { $high }, wie mcts:10000.
spec-mcts = „{ $text }“ ist keine Option von mcts oder steht doppelt da. Die Optionen sind c=0 bis c={ $most }, mit höchstens zwei Dezimalstellen, und { $names }, wie mcts:10000:c=1.4:captures.
spec-character = „{ $text }“ ist keine Figur. Die Figuren sind { $names }.
spec-too-much = nach „{ $player }“ darf nichts stehen, aber da steht „{ $rest }“.

strength-level = Stufe { $level }
strength-time = { $millis } ms pro Zug
strength-nodes = { $count ->
    [one] { $nodes } Stellung pro Zug
   *[other] { $nodes } Stellungen pro Zug
}
spec-strength = „{ $text }“ ist keine Grenze für die Engine. Nimm level=1 bis level=10, time=200ms, depth=12 oder nodes=100000.

# Die Stufen der Engine, je in einer Zeile.
level-1 = Ein Kind, das gerade spielen gelernt hat: schaut auf den nächsten Zug und übersieht die Hälfte.
level-2 = Ein Anfänger: schlägt, was er sieht, und lässt oft Samen ungeschützt.
level-3 = Spielt seit zwei Wochen: schaut einen Zug voraus, übersieht aber vieles.
level-4 = Ein Gelegenheitsspieler: erkennt eine Drohung.
level-5 = Spielt jeden Sonntag mit der Familie: wenige Patzer, kurze Pläne.
level-6 = Spielt mit Eifer: schaut ein paar Züge voraus und vertut sich selten.
level-7 = Ein Vereinsspieler: übersieht nichts in der Nähe und plant ein wenig voraus.
level-8 = Stark: sieht jeden Schlag viele Züge im Voraus.
level-9 = Ein Meister: Du brauchst einen Plan für die ganze Partie.
level-10 = Die Engine in Bestform, mit der Bedenkzeit aus den Einstellungen.
