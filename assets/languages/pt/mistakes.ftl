### Aprender com os erros de uma partida: encontrar o que era melhor.

over-train-on-mistakes = { $mistakes ->
    [none] Sem erros
   *[other] Ver os erros
}
mistakes-title = Aprender com os erros
mistakes-own-title = Os meus erros
mistakes-own-place = Posição { $number } de { $total }
mistakes-was-found = Nessa partida encontrou aqui a melhor jogada, segundo a estimativa. Encontre-a de novo.
mistakes-you-are = Joga como { $side }.
mistakes-from-game = Da sua partida contra { $opponent }, { $date }.
mistakes-soon = Os erros aparecem quando a análise terminar.
mistakes-place = Erro { $number } de { $total }
mistakes-played = { $move }: { $verdict }
mistakes-find = Joga como { $side }. Encontre uma jogada melhor.
mistakes-about = Também vale uma jogada quase tão boa como a melhor.
mistakes-looking = A analisar { $move }…
mistakes-wrong = A jogada { $move } { $gift }.
mistakes-refuted = Há uma jogada melhor.
mistakes-wrong-how = ← → para ver o que se segue, Enter para tentar de novo.
mistakes-best = Certo: a melhor jogada é { $move }.
mistakes-good = Certo: a jogada { $move } é boa o suficiente.
mistakes-best-was = A melhor jogada era { $move }.
mistakes-shown = A jogada era { $move }.
mistakes-line = No tabuleiro: { $line }
mistakes-next = ← → para percorrer a linha, Enter para continuar.
mistakes-idea = Dica: procure uma jogada que { $why }.
mistakes-idea-quiet = Dica: é uma jogada tranquila. Não captura nada nem cria uma ameaça imediata.
mistakes-hint-move = Dica: a jogada é { $move }.
mistakes-score = Balanço
mistakes-found = Jogadas melhores encontradas: { $found } de { $total }.
mistakes-found-good = Boas jogadas encontradas: { $found } de { $total }.
mistakes-at-once = À primeira: { $count }
mistakes-with-help = Com ajuda: { $count }
mistakes-given = Mostradas: { $count }
mistakes-skipped = Saltadas: { $count }
mistakes-none = Nenhum erro seu nesta partida. Bom jogo!
mistakes-none-of-both = Nenhum erro nesta partida. Bom jogo!
mistakes-none-counted = Nenhuma jogada desta partida podia mudar o resultado: não há nada a procurar.
mistakes-none-but = Nenhum erro entre as jogadas.
mistakes-inaccuracies = { $count ->
    [one] Uma jogada foi imprecisa (?!). Enter: procurar uma jogada melhor.
   *[other] { $count } jogadas foram imprecisas (?!). Enter: procurar jogadas melhores.
}
mistakes-given-up-won = Mas desistiu-se da partida numa posição ganha.
mistakes-given-up-better = Mas desistiu-se da partida numa posição melhor, segundo a estimativa.
mistakes-way-back = Enter volta.

key-learn-from-mistakes = rever
# On the page of openings: make the last move your answer, or remove it.
key-toggle-repertoire-answer = resposta
key-skip-mistake = saltar

help-learn = aprender com os erros; nas aberturas, escolher a resposta
