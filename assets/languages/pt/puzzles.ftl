### Problemas: escolher um, resolvê-lo, e o que já foi resolvido.

menu-puzzles = Problemas
puzzles-about = O do dia (igual para todos) e os novos têm exatamente uma jogada certa de cada vez (provado).
puzzles-today = Problema do dia
puzzles-new = Novo problema
puzzles-variant = Jogo
puzzles-difficulty = Dificuldade
puzzles-solved = resolvido
puzzles-begun = começado
puzzles-missed = falhado
puzzles-making = À procura de um problema…
puzzles-none = Nenhum problema foi encontrado para este jogo.
puzzles-streak = { $days ->
    [0] Resolva o problema do dia para começar uma série.
    [one] Problema do dia: { $days } dia seguido.
   *[other] Problema do dia: { $days } dias seguidos.
}
puzzles-run = Seguidos sem erro nem dica: { $run } (recorde: { $best }).
puzzles-counts = Do dia e novos: { $solved ->
    [0] { $solved } resolvidos
    [one] { $solved } resolvido
   *[other] { $solved } resolvidos
}, { $at_once } à primeira
puzzles-written = { $count ->
    [one] { $count } problema escrito
   *[other] { $count } problemas escritos
}, { $bytes } bytes.
puzzles-other-rules = { $file } não é uma partida de { $game }.

difficulty-easy = fácil
difficulty-medium = médio
difficulty-hard = difícil

puzzle-turn = Jogada { $turn } de { $turns }
puzzle-win = Sul pode ganhar. Encontre a única jogada.
puzzle-draw = Sul pode empatar. Encontre a única jogada.
puzzle-best = Encontre a melhor jogada.
puzzle-about-best = Joga como Sul. No fim da partida, a melhor jogada deverá valer pelo menos { $seeds ->
    [one] { $seeds } semente
   *[other] { $seeds } sementes
} a mais do que qualquer outra: é uma estimativa.
puzzle-about-better = Joga como Sul. Segundo a estimativa, uma jogada é melhor do que qualquer outra.
puzzle-about = Joga como Sul. Só uma jogada ganha; está provado.
puzzle-about-draw = Joga como Sul. As outras jogadas perdem; está provado.
puzzle-right = Certo. Norte respondeu: encontre a jogada seguinte.
puzzle-solved-today = Já resolveu este problema hoje. Amanhã há outro.
puzzle-wrong = A jogada { $pit } { $given }. A resposta é { $answer }.
puzzle-wrong-at-once = A jogada { $pit } { $given }.
puzzle-line-goes-on = Continuação provável: { $line }.
puzzle-line-gains = Sementes ganhas até aqui: Sul { $south }, Norte { $north }.
puzzle-wrong-how = Enter desfaz a jogada.
puzzle-next-how = Enter abre um novo problema.
puzzle-only-draws = empata no máximo
puzzle-win-lost = até perde
puzzle-draw-lost = perde
puzzle-gives-seeds = fica cerca de { $seeds ->
    [one] uma semente
   *[other] { $seeds } sementes
} abaixo da melhor jogada (estimativa)
puzzle-hint-last = A última semente da jogada certa cai na casa { $pit }.
puzzle-hint-last-store = A última semente da jogada certa cai no seu depósito.
puzzle-hint-last-store-opponent = A última semente da jogada certa cai no depósito do adversário.
puzzle-hint-best = Jogue { $pit }: segundo a estimativa, rende pelo menos { $seeds ->
    [one] { $seeds } semente
   *[other] { $seeds } sementes
} a mais do que qualquer outra.
puzzle-hint-better = Jogue { $pit }: segundo a estimativa, é melhor do que qualquer outra jogada.
puzzle-hint-only = { $pit } é a única jogada legal.
puzzle-hint-others-draw = Jogue { $pit }: as outras jogadas empatam no máximo.
puzzle-hint-others-lose = Jogue { $pit }: as outras jogadas perdem.
puzzle-move-does = A jogada { $move } { $why }.
puzzle-too-soon = Isso revelaria a solução. Termine antes o problema.
puzzle-solved-at-once = Resolvido à primeira!
puzzle-solved = Resolvido, mas com uma dica ou um erro.
puzzle-solved-failed = Resolvido, mas com uma dica ou um erro: conta como falhado.
puzzle-given-up = A solução era esta.
puzzle-drawn = { $lead ->
    [0] Empate: no fim desta linha os depósitos estão iguais e, com o melhor jogo, os dois lados repartem por igual as sementes das casas ({ $left }).
   *[other] Empate: no fim desta linha { $ahead } tem uma vantagem de { $lead }; com o melhor jogo, { $behind } recupera exatamente essa diferença com as sementes das casas ({ $left }).
}
puzzle-grade = { $difficulty }: é preciso prever { $plies ->
    [one] uma jogada
    [2] duas jogadas
   *[other] { $plies } jogadas
}, contando os dois lados.
# The player “fast”, who takes as many seeds as it can at once.
puzzle-greedy = { $turns ->
    [one] { $misses ->
        [0] Quem captura sempre o máximo também acerta.
       *[other] Quem captura sempre o máximo erra.
    }
   *[other] Quem captura sempre o máximo erra { $misses } de { $turns } jogadas.
}

key-new-puzzle = novo
key-show-solution = solução

help-give-up = num problema ou num erro: ver a solução
help-new-puzzle = em “Problemas”: um novo problema
help-task-choose = escolher uma jogada; no fim: percorrer a linha

puzzle-themes = Temas: { $themes }.
puzzle-ratings = Problema { $puzzle }, a sua pontuação { $player }.
puzzle-rated = A sua pontuação em problemas: { $before } → { $after } ({ $change }). Problema: { $puzzle }.
puzzle-rating = { $rating } ± { $margin }
puzzle-rating-open = em alguns problemas
puzzles-rating = pontuação { $rating }
puzzles-suitable = primeiro os fáceis
puzzles-no-rating = após um problema de partidas

puzzles-training = De partidas
puzzles-own = Os meus erros
puzzles-own-counts = { $due } para hoje, { $count } no total
puzzles-own-empty = nada ainda
puzzles-own-how = Analise as suas partidas: os erros delas voltam aqui.
puzzles-found = Bem jogado
puzzles-found-how = Quando encontra a única boa jogada, a posição vem para aqui.
puzzles-own-beside = De uma partida sua. Encontre a melhor jogada.
puzzles-openings = As minhas aberturas
puzzles-openings-counts = { $due ->
    [0] 0 para hoje
   *[other] { $due } para hoje
}: { $south } Sul, { $north } Norte
puzzles-openings-how = { $key ->
    [none] Escolha as suas respostas na página das aberturas: elas voltam aqui.
   *[other] Enter abre as aberturas. Faça uma jogada e prima { $key }: ela passa a ser a sua resposta e volta aqui.
}
puzzles-openings-beside = Uma posição das suas aberturas. Que resposta escolheu?
# The moves from the start of the game to the position.
repertoire-after = Depois de { $moves }
repertoire-ask = Joga como { $side }. Qual é a sua resposta?
repertoire-right = Certo: a sua resposta é { $move }.
repertoire-wrong = A jogada { $move } não é a resposta que escolheu.
repertoire-shown = A sua resposta é { $move }.
repertoire-due = A posição volta a { $date }.
puzzles-made-beside = Um exemplo, não o próprio problema. { $goal }
puzzles-solved-beside = O problema do dia está resolvido. No tabuleiro, outro. { $goal }
puzzles-training-beside = Um exemplo: uma posição de uma partida, com uma única melhor jogada, provada ou estimada.
puzzles-own-search = { $games ->
    [one] À procura de problemas em mais uma partida sua.
   *[other] À procura de problemas em mais { $games } partidas suas.
}
training-title = Problemas de partidas
training-about = Posições de partidas com uma única melhor jogada, provada ou estimada. Com uma jogada errada, uma dica ou a solução, o problema conta como falhado e volta após um, três e sete dias.
training-next = Próximo problema
training-theme = Tema
training-mixed = todos
training-storm = Tempestade
training-storm-about = o máximo em três minutos
training-none = Não há nenhum problema assim para este jogo.
training-next-beside = { $goal } Pontuação dele: { $rating }.
training-storm-beside = Começa com um fácil como este; cada problema é um pouco mais difícil do que o anterior. Uma jogada errada termina o problema e custa dez segundos. A sua pontuação não muda.
training-rating = Pontuação: { $rating }.
training-solved = Resolvidos: { $solved } de { $attempts }.
training-due = { $count ->
    [0] Nenhum problema falhado volta hoje.
    [one] { $count } problema falhado volta hoje.
   *[other] { $count } problemas falhados voltam hoje.
}
training-best = Melhor tempestade: { $count }.
storm-over = Os três minutos acabaram.
storm-left = A tempestade passou.
storm-solved = ✓ Resolvido.
storm-missed = ✗ Falhado: menos dez segundos.
storm-rules = Uma jogada errada termina o problema e custa dez segundos.
storm-ready = A sua primeira jogada põe o relógio a andar.
storm-counts = Resolvidos:{"\u00A0"}{ $solved }. Falhados:{"\u00A0"}{ $missed }.
storm-solving = problemas falhados: faltam { $puzzles }
storm-to-solve = { $puzzles ->
    [one] Enter: resolver o problema falhado.
   *[other] Enter: resolver os { $puzzles } problemas falhados.
}
key-solve-missed-puzzles = falhados

# O que é copiado para mostrar, sem a solução.
share-puzzle = Awalé, problema de { $day } ({ $game }, { $difficulty })
share-storm = Awalé, tempestade de { $day } ({ $game })
share-not-solved = Não resolvido.
share-how = { $key ->
    [none] {""}
   *[other] { $key } copia o resultado, para partilhar.
}

motif-slam-trap = cilada do grand slam
motif-sacrifice = sacrifício
motif-double-threat = ameaça dupla
motif-starvation = sem sementes
motif-feeding = dar de comer
motif-big-pit = casa grande
motif-chain = cadeia de capturas
motif-long-capture = captura longa
motif-move-away = retirada
motif-overfill = encher a casa
motif-block = bloqueio
motif-capture = captura
motif-endgame = final

idea-slam-trap = Aqui, capturar tudo não rende nada.
idea-sacrifice = Não defenda tudo: deixe { $opponent } capturar algumas sementes e procure o que ganha em troca.
idea-double-threat = Uma das suas jogadas cria duas ameaças ao mesmo tempo.
idea-starvation = { $opponent } pode ficar sem sementes.
idea-feeding = { $opponent } não tem sementes: a sua jogada tem de lhe dar algumas.
idea-big-pit = Uma das suas casas tem sementes para dar a volta ao tabuleiro.
idea-chain = Uma das suas jogadas captura várias casas de uma vez.
idea-long-capture = Uma das suas jogadas captura de longe, ou muitas sementes.
idea-move-away = { $opponent } ameaça capturar { seeds } com a casa { $pit }: tire as sementes em perigo de onde estão.
idea-overfill = { $opponent } ameaça capturar { seeds } com a casa { $pit }: ponha mais sementes na casa em perigo.
idea-block = { $opponent } ameaça capturar { seeds } com a casa { $pit }: semeie nessa casa, e a última semente cairá noutro lugar.
idea-capture = Uma das suas jogadas captura { seeds }: veja onde cai a última semente de cada casa.
idea-endgame = Restam poucas sementes: conte as jogadas até ao fim.
idea-quiet = Agora não há nada a capturar. Que casa sua corre perigo? Onde poderia capturar a seguir?
idea-only-move = Só tem uma jogada legal.
# The pits of the best moves: “A, C and E”.
idea-compare = Compare as casas { $pits }: a melhor jogada é uma delas.
# What is known about the results of all moves, before the idea of the best one.
idea-result = { $result ->
   *[lost] Todas as jogadas perdem.
    [lost-table] Segundo a tabela de finais, todas as jogadas perdem.
    [one-wins] Só uma jogada ganha.
    [one-wins-table] Segundo a tabela de finais, só uma jogada ganha.
    [one-known-win] Está provado que uma jogada ganha.
    [one-known-win-table] Segundo a tabela de finais, uma jogada ganha.
    [one-draws] Só uma jogada não perde.
    [one-draws-table] Segundo a tabela de finais, só uma jogada não perde.
    [others-lose] Está provado que todas as jogadas menos uma perdem.
    [others-lose-table] Segundo a tabela de finais, todas as jogadas menos uma perdem.
}
idea-no-capture = Poderia capturar, mas há uma jogada melhor.
