# Os jogadores e o que sabem.
player-you = Você
player-minimax = minimax, profundidade { $depth }, { $evaluation }
player-alphabeta = alfa-beta, profundidade { $depth }, { $evaluation }
player-mcts = Monte Carlo, { $count ->
    [0] { $playouts } simulações
    [one] { $playouts } simulação
   *[other] { $playouts } simulações
}, { $leaf }
evaluation-seeds = conta sementes
evaluation-mobility = conta sementes e jogadas
evaluation-threats = vê ameaças
leaf-chance = jogadas ao acaso
leaf-captures = capturas primeiro

spec-unknown = “{ $text }” não é um jogador. Os jogadores são human, naive, fast, expert (nos fósforos), minimax:PROFUNDIDADE, alphabeta:PROFUNDIDADE, como alphabeta:8 ou alphabeta:8:mobility, mcts:SIMULAÇÕES, engine:level=N e character:NOME.
spec-depth = “{ $player }” precisa de uma profundidade de { $low } a { $high }, como { $player }:6.
spec-evaluation = “{ $text }” não é uma avaliação. As avaliações são { $names }.
spec-playouts = “mcts” precisa de um número de simulações de { $low } a { $high }, como mcts:10000.
spec-mcts = “{ $text }” não é uma opção de mcts, ou está repetida. As opções são c=0 a c={ $most }, com duas casas decimais no máximo, e { $names }, como mcts:10000:c=1.4:captures.
spec-character = “{ $text }” não é uma personagem. As personagens são { $names }.
spec-too-much = “{ $rest }” está a mais depois de “{ $player }”.

strength-level = nível { $level }
strength-time = { $millis } ms por jogada
strength-nodes = { $count ->
    [0] { $nodes } posições por jogada
    [one] { $nodes } posição por jogada
   *[other] { $nodes } posições por jogada
}
spec-strength = “{ $text }” não é um limite para o motor. Use de level=1 a level=10, time=200ms, depth=12 ou nodes=100000.

# Os níveis do motor, numa linha cada.
level-1 = Uma criança que acaba de aprender: vê a próxima jogada, e metade escapa-lhe.
level-2 = Principiante: captura o que vê e muitas vezes deixa sementes sem defesa.
level-3 = Joga há duas semanas: vê uma jogada à frente, mas muita coisa lhe escapa.
level-4 = Jogador ocasional: reconhece uma ameaça.
level-5 = Joga em família todos os domingos: poucos erros graves, planos curtos.
level-6 = Jogador aplicado: vê algumas jogadas à frente e raramente falha.
level-7 = Jogador de clube: nada do que está perto lhe escapa, e planeia um pouco.
level-8 = Forte: vê cada captura muitas jogadas antes.
level-9 = Um mestre: vai ser preciso um plano para a partida inteira.
level-10 = O motor em plena força, com o tempo para pensar das definições.
