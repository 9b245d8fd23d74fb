### Aberturas: o valor das primeiras jogadas, e os resultados do próprio jogador.
menu-openings = Aberturas
openings-share = %
openings-book = livro
openings-panel = Livro: { $plies ->
    [0] pesquisa
    [one] 1 meio-lance + pesquisa
   *[other] { $plies } meios-lances + pesquisa
} · sementes para { $side }
openings-games = total
# Columns, and in the command the start of lines: the games in which the player made the move, and in
# which the opponent did. At most 11 letters.
openings-you = você
openings-opponent = adversário
openings-best = A melhor jogada segundo o livro é { $move }: { $value } para { $side }
openings-best-proven = A melhor jogada é { $move }: { $value } para { $side } segundo a estimativa, resultado provado
openings-best-several = As melhores jogadas segundo o livro são { $moves }: { $value } para { $side }
openings-best-several-proven = As melhores jogadas são { $moves }: { $value } para { $side } segundo a estimativa, resultado provado
openings-worth = Segundo o livro, a casa { $move } vale { $value } para { $side }; as outras jogadas não estão nele
openings-worse = Segundo o livro, a casa { $move } vale { $value } para { $side }; a casa { $better } é melhor
openings-loses = A casa { $move } custa { $seeds } segundo o livro
# The engine disagrees with the book.
openings-engine = O motor prefere a casa { $move } (profundidade { $depth }).
openings-own = As suas partidas a partir daqui: { $games } (ganhas { $won }, empatadas { $drawn }, perdidas { $lost })
openings-answer = A sua resposta aqui é { $move }.
openings-values = Estimativa para { $side }: a melhor linha do livro, depois uma pesquisa de pelo menos { $nodes } posições.
openings-value-searched = Estimativa para { $side }: uma pesquisa de pelo menos { $nodes } posições. Aqui acaba o livro.
openings-proven-win = Está provado: { $side } pode ganhar, jogue o outro lado o que jogar.
openings-proven-draw = Está provado: cada lado pode manter o empate, jogue o outro o que jogar.
openings-proven-loss = Está provado: { $side } perde se o outro lado não errar.
openings-no-book = Não há estimativas para regras próprias.
openings-beyond = { $key ->
    [none] O livro acaba aqui.
   *[other] O livro acaba aqui. { $key } analisa a posição com o motor.
}
openings-values-of = { $game }, após { $moves }
openings-no-such-line = { $moves } não se pode jogar desde o início

help-openings = Aberturas

book-written = Escrito: { $file } ({ $positions ->
    [one] { $positions } posição
   *[other] { $positions } posições
}, { $bytes } bytes)
book-bad = { $file } não é um livro de aberturas deste jogo, ou está danificado; indique outro jogo com `--variant`, ou crie o livro de novo
book-other-effort = { $file } foi criado com outros números de posições, meios-lances ou sementes; amplie-o com `awale book extend`, ou indique outro ficheiro
book-stats = Posições: { $positions } ({ $expanded } desenvolvidas). Os valores são estimativas; resultados provados: { $proven }.
    Pesquisas: { $fullnodes } posições após { plies }, { $nodes } no resto, com tabelas de { seeds }
    Posições por meio-lance: { $layers }
book-plies = meios-lances
book-certainty = valor
book-proven = resultado provado
openings-are-estimates = Os valores são estimativas, em sementes.
book-estimate = estimado
