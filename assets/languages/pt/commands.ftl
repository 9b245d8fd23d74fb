### As definições, como a linha de comando as mostra.
config-settings = definições:
config-there = (existe)
config-not-there = (não existe; não é preciso)
config-games = partidas:
config-tables = tabelas:
config-default = predefinição
config-line = { $file }, linha { $line }

### O que há de errado com as opções de um comando.
option-error = erro: { $what }
option-unknown = não há nenhuma opção “{ $option }”
option-no-command = não há nenhum comando “{ $command }”
option-surplus = “{ $text }” está a mais
option-takes-none = “{ $option }” não aceita valor; retire “{ $value }”
option-daily = “--daily” é o problema do dia e não aceita “{ $value }”; para outro dia use “--day 2026-11-21”
option-missing = falta: “{ $options }”
option-conflict = “{ $option }” não pode ser usada com “{ $other }”
option-twice = “{ $option }” está repetida
option-no-value = “{ $option }” precisa de um valor
option-too-few = “{ $option }” precisa de { $needed } valores, não { $given }
option-which-command = falta um comando
option-no-number = “{ $option }” precisa de um número inteiro, não “{ $value }”
option-wanted = “{ $option }” precisa de { $wanted }, não “{ $value }”
option-allowed = { $option ->
    [theme] não há nenhum tema “{ $value }”. Temas: { $allowed }.
   *[other] “{ $option }” não aceita “{ $value }”. Opções: { $allowed }.
}
option-range = “{ $option }” deve ser um número de { $least } a { $most }, não { $value }
option-not-zero = “{ $option }” deve ser pelo menos 1, não { $value }
option-value = “{ $option }” não pode ser “{ $value }”
option-not-utf8 = um argumento não é texto UTF-8
option-meant = quis dizer “{ $what }”?
option-usage = Uso: { $usage }
option-help = Consulte `--help`.

## O que uma opção precisa

wanted-time = um tempo de 1ms a 1440m, como 100ms, 2s ou 1m
wanted-day = uma data como 2026-11-21
wanted-clock = minutos + segundos por jogada, como 5+3, no máximo 180+60
wanted-even-games = um número par de 2 a 100000 (cada abertura é jogada pelos dois lados)
wanted-seed-range = dois números de 1 a { $most }, como 14..20
wanted-engine-limit = um limite como nodes=10000 ou time=100ms
wanted-elo-bounds = dois números de -1000 a 1000, o menor primeiro, como 0,10
wanted-puzzle = today, easy, medium, hard ou uma data como 2026-11-21
wanted-pit = a letra de uma casa, como D

## Títulos da página de manual

manual-name = NOME
manual-synopsis = SINOPSE
manual-description = DESCRIÇÃO
manual-extra = MAIS
manual-version = VERSÃO

## Os grupos de `awale --help`
commands-play = Jogar:
commands-study = Estudar:
commands-matches = Confrontos:
commands-tables = Tabelas:
commands-programmers = Para programar:
