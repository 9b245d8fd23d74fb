### O que há de errado com uma partida guardada.

record-at = { $file }, linha { $line }: { $problem }
record-syntax = isto não é TOML; o analisador diz, em inglês: “{ $text }”
record-missing = falta “{ $field }”.
record-unknown = “{ $field }” não é um campo de uma partida.
record-value = “{ $field }” deve ser { $expected }.
record-newer = a partida é de uma versão mais recente do programa (formato { $found }; esta conhece { $known }).
record-player-elsewhere = “{ $player }” não joga este jogo.
record-move = “{ $move }” não é uma jogada deste jogo.
record-illegal = a jogada “{ $move }” não é permitida. { $reason }
record-after-the-end = a jogada “{ $move }” vem depois do fim da partida.
record-result-not-over = há um resultado, mas a partida não terminou.
record-result-differs = { $place ->
    [tag] a etiqueta Result diz “{ $written }”
    [termination] a etiqueta Termination diz “{ $written }”
    [end] o resultado depois das jogadas é “{ $written }”
   *[section] o resultado diz “{ $written }”
}, { $against ->
    [end] mas o resultado depois das jogadas é “{ $expected }”
    [termination] mas a etiqueta Termination diz “{ $expected }”
    [unfinished] mas a partida não terminou; os depósitos têm “{ $expected }”
   *[moves] mas as jogadas dão “{ $expected }”
}. Corrija-o.

expected-table-of-fields = uma tabela
expected-text = um texto
expected-number = um número
expected-small-number = um número de 0 a 255
expected-switch = true ou false
expected-format = um número inteiro a partir de 1
expected-date = uma data e hora como 2026-11-21T09:30:00+01:00
expected-seeds-or-none = um número de sementes ou "none"
expected-moves = uma lista de jogadas
expected-start-of-first = uma posição com a vez do lado indicado em “first”
expected-variation = o número de uma variante anterior, ou quantas jogadas da sua linha vêm antes
