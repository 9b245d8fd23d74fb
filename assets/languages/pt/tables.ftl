# Tabelas de finais: criá-las, consultá-las, e o que há de errado com os seus ficheiros.
tables-made = { $game }: todas as tabelas até { seeds } estão prontas
tables-layer = { $game } { $seeds }: { $boards } posições, { $rate } milhões por segundo
tables-at-work = { $game } { $seeds } de { $of }
tables-rate = { $rate } milhões de posições por segundo
tables-planned = { $game } de { $first } a { $last }: usa até { $memory } MB de memória e no máximo { $disk } MB de disco; { key-name-ctrl }-C interrompe, o mesmo comando retoma
tables-removed = { $game }: { $files ->
    [one] { $files } ficheiro apagado
   *[other] { $files } ficheiros apagados
}
tables-made-again = { $what }; é criada de novo
tables-to-make-again = { $what }; `awale endgame build` cria-a de novo
tables-verified = { $game } { $seeds }: correta
tables-verify-stopped = interrompido; os resultados acima continuam válidos
tables-bad-file = a tabela { $file } não é usada: { $flaw }
tables-flaw-unreadable = não pode ser lida: { $what }
tables-flaw-size = tem { $found } bytes, mas a camada precisa de { $expected }
tables-flaw-no-table = não é uma tabela
tables-flaw-version = tem a versão { $version } do formato, e este programa usa outra
tables-flaw-other-layer = foi criada para outras regras ou outro número de sementes
tables-flaw-damaged = está danificada: a soma de verificação não coincide
tables-stopped = interrompido; todas as camadas até { seeds } estão prontas e guardadas
tables-memory = a camada de { seeds } precisa de { $needed } MB de memória, e só podem ser usados { $free } MB; feche outros programas, permita mais ou peça menos sementes
tables-disk = as tabelas até { seeds } precisam de mais { $needed } MB de disco, e { $folder } só tem { $free } MB livres; liberte espaço ou peça menos sementes
tables-too-many-seeds = as tabelas vão até { $most } sementes, não até { $seeds }
tables-io = { $file }: { $what }; há espaço no disco?
tables-contradiction = { $game }, { seeds }: o valor de uma posição contradiz as suas jogadas: { $board }
tables-missing = { $game }, { seeds }: falta uma posição
tables-none = não há tabelas para “{ $game }”; `awale endgame build --variant { $game } --seeds 15` cria-as
tables-too-few = as tabelas de “{ $game }” conhecem posições até { seeds }, não de { $asked }; `awale endgame build --variant { $game } --seeds { $asked }` cria-as
tables-never = as tabelas de “{ $game }” conhecem posições até { seeds }, não de { $asked }; nenhuma tabela passa de { $most }
tables-unusable = a tabela de { seeds } não pode ser usada
tables-stats-head = sementes posições cíclicas soma mín máx fnv1a64
tables-list-head = variante sementes valores; em { $folder }
tables-list-exact = exatos
tables-list-value = de-tabela
tables-probe-exact = exato: { $value } para { $seat }
tables-probe-value = valor de tabela: { $value } para { $seat }
tables-probe-cyclic = {", cíclico"}
tables-disagreement =
    A posição vale { $value } e a sua melhor jogada, { $move }, { $worth }: aqui o jogo pode seguir sem fim.
    Uma repetição termina a partida e dá a cada lado a sua fila: o resultado depende da posição que se repete.
    Por convenção, o valor de uma tabela conta a sua, enquanto nenhum lado puder forçar mais ou menos:
    repetir esta posição dá { $now } a { $seat }; repetir a que vem após { $move } dá { $then }.
    Um valor assim não prova nada; decide uma pesquisa que conhece a partida.

# awale endgame prove, awale endgame check-proof
proof-searched = { $claim }: não provado em { plies }, { $nodes } posições
proof-proven = { $claim }: provado
proof-at-least = pelo menos { $value }
proof-at-most = no máximo { $value }
proof-value = { $board }: quem tem a vez ganha { $most } com jogo perfeito
proof-bounds = { $board }: quem tem a vez ganha entre { $least } e { $most } com jogo perfeito
proof-nothing = { $board }: nada está provado
proof-exact = {", exato"}
proof-table-value = {", segundo a tabela de finais"}
proof-written = { $file }: { moves }, { $bytes } bytes
proof-holds = a prova é válida: { moves }; posições consultadas nas tabelas até { seeds }: { $leaves }
proof-unusable = a prova { $file } não é usada: { $what }
proof-no-proof = não é uma prova
proof-senseless = deixa de fazer sentido no byte { $byte }
proof-refused = a prova falha na posição { $board }, com quem tem a vez primeiro: { $why }
proof-unchecked = a prova não é verificada a partir da posição { $board }, com quem tem a vez primeiro: { $why }
proof-no-tables = as suas tabelas faltam ou não podem ser lidas; `awale endgame build` cria-as
proof-stopped = interrompido
proof-no-board = tal posição não existe
proof-illegal = a sua jogada não é legal
proof-too-little = afirma { $claim }, e só { $certain } é certo
proof-lacks = afirma { $claim }, e só { $certain } é certo, pois falta nela uma posição
proof-cycle = a afirmação apoia-se num ciclo de jogadas, que não dá tanto

# awale truth
truth-no-positions = nenhuma posição em que uma jogada estrague o resultado; experimente outros números de sementes
truth-positions = Posições: { $count } (empatadas { $drawn }, ganhas pelo mínimo { $won })
truth-limit = limite
truth-tables = tabelas
truth-kept = mantém
truth-share = %
truth-interval = 95% entre
