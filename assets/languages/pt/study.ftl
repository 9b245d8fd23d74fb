### O estudo: dicas, o valor das jogadas, a partida explicada.

## Durante a partida
study-hint = A melhor jogada é { $move } ({ $value }): { $why }.
study-hint-only = A melhor jogada é { $move } ({ $value }).
study-hint-next = A segunda melhor: { $move }.
study-hint-more = { $hint }{ $key ->
    [none] {""}
   *[other] {" "}Prima { $key } para saber mais.
}
study-ghosts = Melhor linha, { $number } de { $count }. { $preview }.{ $key ->
    [none] {""}
   *[other] {" "}{ $key } continua.
}
study-looking = À procura da melhor jogada…
study-not-here = As dicas estão desativadas nas definições.
play-danger = { $pits ->
    [0] Nenhuma casa está em perigo.
   *[other] ! marca as casas que o outro lado poderia esvaziar na próxima jogada.
}
play-values = Em cada casa: a vantagem final esperada de { $side }, em sementes (-: desvantagem); “=”: tabelas de finais.
play-bar = O número da barra: a vantagem final esperada de { $side }, em sementes (-: desvantagem).
study-warning = A jogada { $move } { $gift }. Enter joga-a mesmo assim.
study-take-wins = { $take } ganha
study-take-loses = { $take } perde

## Por que uma jogada é boa: cada uma termina "A melhor: D (+0,2), …" e "…, que …"
study-only-move = é a única jogada legal
from-pits = { $count ->
    [one] na casa { $pits }
   *[other] nas casas { $pits }
}
study-captures = captura { seeds } { from-pits }
study-prevents = impede { $side } de capturar { seeds } { from-pits }
study-limits = deixa { $side } capturar no máximo { seeds } na jogada seguinte, em vez de { $before }
study-threatens = ameaça capturar { seeds } { from-pits } com a casa { $move }
study-feeds = dá sementes a { $side }, como exigem as regras
study-one-answer = deixa a { $side } só a jogada { $move }
study-lost-heap = deixa a { $side } { matches }: tire o que tirar, há uma resposta que ganha
study-takes-last = tira o último fósforo e perde
study-takes-least = tira o mínimo possível: aqui nenhum número ganha
study-only-win = é a única jogada que ganha
study-only-win-table = é a única jogada que ganha segundo a tabela de finais
study-only-known-win = é a única jogada com vitória provada
study-only-known-win-table = é a única jogada que a tabela de finais dá como ganha
study-only-draw = é a única jogada que não perde
study-only-draw-table = é a única jogada que não perde segundo a tabela de finais
study-others-lose = é a única jogada sem derrota provada
study-others-lose-table = é a única jogada que a tabela de finais não dá como perdida
study-nearly-lost = deixa a partida quase perdida, mas está provado que todas as outras perdem
study-nearly-lost-table = deixa a partida quase perdida, mas todas as outras perdem segundo a tabela de finais
study-ahead = supera a segunda melhor em cerca de { $seeds }
study-brings = ganha { seeds } com bom jogo dos dois lados
study-leaves-least = deixa { $side } capturar no máximo { seeds } na jogada seguinte (após as outras: { $others } ou mais)
study-only-safe = é a única jogada que não deixa a { $side } nada para capturar na jogada seguinte
study-safe = não deixa a { $side } nada para capturar na jogada seguinte
study-few-answers = deixa só { moves } a { $side }
study-keeps-win = garante a vitória
study-keeps-win-table = ganha segundo a tabela de finais
study-keeps-draw = garante o empate
study-keeps-draw-table = empata segundo a tabela de finais
study-loses-anyway = perde, como todas as outras
study-loses-anyway-table = perde segundo a tabela de finais, como todas as outras
study-loses-least = perde por menos do que as outras segundo a tabela de finais

study-end-store = termina a partida com { seeds } no depósito de { $side }: { $result }
study-end-few = termina a partida por restarem poucas sementes nas casas: { $result }
study-end-no-move = termina a partida, pois { $side } não tem jogada legal: { $result }
study-end-repetition = termina a partida ao repetir uma posição: { $result }
study-end-won = { $side } ganha por { $own } a { $other }
study-end-drawn = empate a { $own }

## O que uma jogada entrega
study-gift-seeds = custa cerca de { $seeds }, segundo a estimativa
study-gift-won-to-drawn = deixa empatar uma partida ganha
study-gift-won-to-lost = perde uma partida ganha
study-gift-drawn-to-lost = perde uma partida empatada
study-gift-loses = perde
study-gift-only-draws = deixa empatar a partida
study-gift-sure-win = torna incerta uma partida ganha
study-gift-sure-draw = arrisca perder uma partida empatada
study-by-table = { $what } (segundo a tabela de finais)
study-gift-chances = perde hipóteses de vitória, segundo a estimativa
study-verdict = { study-verdict-cost }; { $gift }
study-verdict-cost = { $mark }, custa { $chances ->
    [one] { $chances } ponto
   *[other] { $chances } pontos
} em 100
study-verdict-harmless = { study-verdict }, mas quase não muda quem ganha
error-analysis-failed = A análise falhou ({ $what }).

## A análise numa partida guardada
record-analysis-length = a análise tem { $found ->
    [one] { $found } jogada
   *[other] { $found } jogadas
}; a partida, { $expected }.
record-line = a linha melhor, “{ $line }”, não pode ser jogada ali.
expected-assessment-list = uma lista com uma tabela para cada jogada
expected-worth = um valor como "+1.25", "table -2" ou "exact +3"
expected-points = um número de 0 a 1000
expected-rows = filas de algarismos ou letras, uma para cada jogada legal
expected-plies = um número de 0 a 100

## A tabela de awale analyse
analyse-move = Jogada
analyse-value = Valor
analyse-given = Perda
analyse-cost = Custo
analyse-better = Melhor
analyse-effort = Cada jogada é calculada a { plies }, { $seeds ->
    [0] sem tabelas de finais
   *[other] com tabelas de finais até { seeds }
}.
analyse-for = Os valores são para { $side }; o custo, em hipóteses de vitória.
analyse-totals = { $side }: precisão { $accuracy }, perda de { $seeds } por jogada; jogadas que contam { $counted }: ! única boa { $only }, boas { $good }, ?! imprecisões { $inaccuracies }, ? erros { $mistakes }, ?? erros graves { $blunders }; decididas { $decided }; valores exatos { $exact } (mantidos { $kept })
analyse-totals-matches = { $side }: precisão { $accuracy }; jogadas que contam { $counted }: ! única boa { $only }, ?? erros graves { $blunders }; decididas { $decided }; valores exatos { $exact } (mantidos { $kept })
accuracy-few = (poucas jogadas)
mark-only = a única boa
mark-best = a melhor
mark-decided = nada em jogo
mark-good = boa
mark-inaccuracy = imprecisão
mark-mistake = erro
mark-blunder = erro grave

## A partida explicada
over-analyse = Analisar
analysis-running = Análise: { $percent }%
analysis-curve = Hipóteses de vitória de { $side }, em %
analysis-totals = Os dois lados
analysis-accuracy = precisão
analysis-given = perda/jogada
analysis-counted = com escolha
analysis-few = -: com escolha < { $count }
analysis-only = ! única boa
analysis-good = boas
analysis-inaccuracies = ?! imprecisas
analysis-mistakes = ? erros
analysis-blunders = ?? graves
analysis-move = { $move }: { $verdict }
analysis-better = Melhor: { $line }
analysis-how = { $key ->
    [none] Num erro, a seta para baixo mostra a linha melhor.
   *[other] { $key } vai ao erro seguinte, a seta para baixo mostra a linha melhor.
}
analysis-no-faults = Nenhum erro foi encontrado nesta partida.
analysis-no-faults-yet = Nenhum erro por enquanto. A análise segue, da última jogada à primeira.
analysis-hidden = { $running }{ $key ->
    [none] {""}
   *[other] {" "}· { $key } mostra-a
}
analysis-no-moves = Nada foi jogado: não há o que analisar.
key-analyze = analisar
key-hide-analysis = ocultar
key-go-to-mistake = erro
key-show-best-line = melhor linha
key-show-better-line = melhor

## Olhar para trás durante a partida
history-start = Posição inicial
history-how = { $key ->
    [none] Enter continua a partida a partir daqui.
   *[other] Enter continua a partida a partir daqui; { $key } volta a avançar.
}
key-show-history = histórico
key-show-move-values = valores
key-show-evaluation-bar = barra
key-show-pits-in-danger = perigos
key-hide-move-values = sem valores
key-hide-evaluation-bar = sem barra
key-hide-pits-in-danger = ocultar perigos
key-continue-game-from-here = seguir daqui

## Teclas e definições
help-history = olhar para trás; Enter continua a partida dali
help-study-hint = dicas: a ideia, onde cai a última semente, a melhor jogada
help-values = mostrar ou ocultar o valor de cada jogada; “=”: valor das tabelas de finais; “≥” ou “≤”: limite; uma palavra: resultado provado
help-bar = mostrar ou ocultar a barra de avaliação
help-best-line = mostrar a melhor linha jogada a jogada
help-danger = assinalar ou não as casas que o outro lado poderia esvaziar
help-analysis = analisar a partida, ou ocultar a análise (a jogar, primeiro Tab)
help-book-in-game = o que se sabe desta abertura (a jogar, primeiro Tab)
help-faults = análise: erro seguinte (? ou ??), erro anterior
help-marks = a única boa, imprecisão, erro, erro grave; as outras: sem sinal
setting-hints = Dicas
setting-hints-about = { $key ->
    [none] Permitir dicas: a melhor jogada, e porquê.
   *[other] Permitir que { $key } mostre a melhor jogada, e porquê.
}
setting-values = Valor de cada jogada
setting-values-about = Mostrar ao lado de cada casa quanto vale a sua jogada, em sementes. “=” indica um valor das tabelas de finais; “≥” ou “≤”, um limite; uma palavra, um resultado provado. Oculto no início de uma partida que conta para a pontuação.{ $key ->
    [none] {""}
   *[other] {" "}{ $key } mostra ou oculta durante a partida.
}
setting-bar = Barra de avaliação
setting-bar-about = Mostrar à esquerda do tabuleiro uma barra que diz quem está melhor. Oculta no início de uma partida que conta para a pontuação.{ $key ->
    [none] {""}
   *[other] {" "}{ $key } mostra-a ou oculta-a durante a partida.
}
setting-danger = Casas em perigo
setting-danger-about = Marca as casas que o outro lado poderia esvaziar na próxima jogada. Oculto no início de uma partida que conta para a pontuação.{ $key ->
    [none] {""}
   *[other] {" "}{ $key } mostra ou oculta as marcas durante a partida.
}
setting-warning = Aviso de erros graves
setting-warning-about = Deter uma vez a jogada que custa 20% das hipóteses de vitória ou mais; Enter joga-a mesmo assim. Não em partidas que contam para a pontuação.
setting-own-games = Problemas próprios
setting-own-games-about = Procurar problemas nas suas partidas terminadas enquanto nada mais está em curso. Aparecem em “Os meus erros”.

## O tabuleiro de análise
board-title = Análise
board-comment = Comentário
board-how = { $comment } escreve um comentário, { $analyse } analisa toda a partida, { $book } mostra as aberturas.
board-type-comment = Comentário:
board-type-title = Guardar como:
board-type-game = Posição, jogadas ou OGN:
board-play = Jogue com qualquer lado: a jogada abre uma variante.
board-full = O tabuleiro já tem { $most } jogadas fora da partida. Apague algumas.
board-answer-chosen = A sua resposta é agora { $move }. “As minhas aberturas” vai perguntá-la a partir de amanhã.
board-answer-dropped = A jogada { $move } já não é a sua resposta.
board-answer-how = { $key ->
    [none] Faça primeiro uma jogada: ela pode ser a sua resposta.
   *[other] Faça primeiro uma jogada. Depois, { $key } faz dela a sua resposta.
}
board-answers-full = Tem { $count } respostas, o máximo para um jogo. Retire uma primeiro.
board-is-played = As jogadas da partida não se podem apagar.
board-is-first = Esta linha já é a primeira aqui.
board-deleted = { $count ->
    [one] 1 jogada apagada
   *[other] { $count } jogadas apagadas
}{ $key ->
    [none] .
   *[other] . { $key } desfaz isso.
}
set-up-replaced = Todo o tabuleiro mudou{ $key ->
    [none] .
   *[other] . { $key } desfaz isso.
}
board-comment-deleted = Comentário apagado{ $key ->
    [none] .
   *[other] . { $key } desfaz isso.
}
board-pasted = texto colado
board-variation = Variante { $place } de { $of }. ↑ ↓: as outras.
board-laid-out = Não faltam sementes. Enter analisa a posição{ $play ->
    [none] .
   *[other] , { $play } joga a partir daqui.
}
board-over = A partida acaba aqui.
board-lines-off = { $key ->
    [none] O motor está desligado.
   *[other] O motor está desligado. { $key } liga-o.
}
board-depth = Prof. { $depth }
board-engine = Pesquisa
board-exact = Exato
board-tables = Tabelas de finais
board-exact-mark = = tabela de finais
board-limit-mark = ≥ ≤ limite das tabelas
board-only-estimate = só uma estimativa
board-perhaps-not-lost = talvez não perca
board-values-for = { $unit ->
    [seeds] sementes para { $side } (+: vantagem)
   *[none] para { $side } (+: vantagem)
}
help-board = Tabuleiro de análise
help-beside = à variante anterior ou seguinte; num erro, ↓ leva à linha melhor
help-best-move = jogada seguinte; no fim, a melhor conhecida
help-branch = jogar; uma jogada nova abre uma variante
help-comment = comentar a jogada
help-save-board = guardar a partida com comentários e variantes, ou com outro nome
help-delete-variation = apagar a jogada e o que se segue
help-main-line = subir a variante um lugar
help-fold = abrir ou fechar a variante
help-lines = ligar ou desligar o motor
help-copy-board = copiar a posição; duas vezes: as jogadas; três: a partida em OGN
help-think = analisar a posição
help-panel = painel seguinte, numa janela pequena
bind-comment = comentar, ou escrever ao outro jogador
key-change-variation = variantes
key-show-openings = aberturas
key-write-comment = comentar
key-save = guardar
key-set-up-position = montar
