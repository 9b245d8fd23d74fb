### As configurações, como a linha de comando as mostra.
config-settings = configurações:
config-there = (existe)
config-not-there = (não existe; não é preciso)
config-games = partidas:
config-tables = tabelas:
config-default = padrão
config-line = { $file }, linha { $line }

### O que há de errado com as opções de um comando.
option-error = erro: { $what }
option-unknown = não há nenhuma opção “{ $option }”
option-no-command = não há nenhum comando “{ $command }”
option-surplus = “{ $text }” não é esperado
option-takes-none = “{ $option }” não aceita valor; retire “{ $value }”
option-daily = “--daily” é o problema de hoje e não leva “{ $value }”; para outro dia use “--day 2026-11-21”
option-missing = falta: { $options }
option-conflict = “{ $option }” não pode ser usada com “{ $other }”
option-twice = “{ $option }” está repetida
option-no-value = “{ $option }” precisa de um valor
option-no-number = “{ $option }” precisa de um número inteiro, não “{ $value }”
option-allowed = { $option ->
    [theme] Não há nenhum tema “{ $value }”. Temas: { $allowed }.
   *[other] { $option } não aceita “{ $value }”. Opções: { $allowed }.
}
option-range = “{ $option }” deve ser um número de { $least } a { $most }, não { $value }
option-not-zero = “{ $option }” deve ser pelo menos 1, não { $value }
option-value-why = “{ $option }” não pode ser “{ $value }”: { $why }
option-value = “{ $option }” não pode ser “{ $value }”
option-meant = quis dizer “{ $what }”?
option-usage = Uso: { $usage }
option-help = Consulte `--help`.

## Os grupos de `awale --help`
commands-play = Jogar:
commands-study = Estudar:
commands-matches = Confrontos:
commands-tables = Tabelas:
commands-programmers = Para programar:
