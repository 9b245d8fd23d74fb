# O que há de errado com uma posição, com regras, com um ficheiro: o quê, onde, e o que fazer.
position-fields = Uma posição tem { $expected } campos unidos por “-” (casas, depósitos, S ou N), não { $found }.
position-seeds = O campo { $number } da posição, “{ $text }”, não é um número de sementes.
position-side = Uma posição termina em S ou N, o lado que tem a vez, não em “{ $text }”.
position-total = Casas e depósitos somam { seeds }, mas este jogo tem { $expected }.

contradiction-seeds-per-pit = seeds_per_pit é { $value }, mas uma casa começa com 1 a { $most } sementes
contradiction-win-at = win_at é { $value }, mas com { $total } sementes deve ser de { $low } a { $total }
contradiction-stop-at = stop_at é { $value }, mas com { $total } sementes deve ser de 0 a { $high }
contradiction-start = start é { $value }, mas um monte tem de { $low } a { $high } fósforos
contradiction-max-take = max_take é { $value }, mas deve ser de { $low } a { $high }

error-in-file = { $file }, linha { $line }: { $problem }
settings-syntax = isto não é TOML; o analisador diz, em inglês: “{ $message }”
settings-unquoted = { $text } precisa de aspas: escreva "{ $text }"
settings-switch = { $text } não serve aqui: escreva true ou false
settings-unknown = não há nenhuma definição “{ $key }”
settings-unknown-nearest = não há nenhuma definição “{ $key }”; quis dizer “{ $nearest }”?
settings-missing = falta “{ $key }”
settings-value = { $key } é { $found }, mas deve ser { $allowed }
settings-word = { $key } não aceita { $found }. Opções: { $allowed }.
settings-player = { $key }: { $why }
settings-game = { $key } não aceita o jogo “{ $found }”. Jogos: { $known }.
settings-key-clash = { $setting }: a tecla “{ $key }” já é de { $other } ({ $screen })
settings-key-typed = { $setting }: a tecla “{ $key }” indica uma casa ou um número ({ $screen })
settings-id-spelling = o id de uma variante só pode ter letras minúsculas, algarismos e hifens; “{ $id }” não serve
settings-id-built-in = “{ $id }” é o id de um jogo incluído; escolha outro
settings-id-twice = duas variantes têm o id “{ $id }”; escolha outro

allowed-text = um texto entre aspas
allowed-command = um comando com todas as aspas fechadas
allowed-program = um comando, ou um motor na forma `uci:LIMITE:COMANDO`, como "uci:time=1s:./engine"
allowed-number = um número inteiro de { $low } a { $high }
allowed-number-or-none = um número inteiro de { $low } a { $high }, ou "none"
allowed-keys = uma letra, um algarismo ou um sinal, "space", "ctrl-" e uma letra, "f1" a "f12", ou uma lista destes
allowed-section = uma secção própria, [nome]
allowed-sections = secções próprias, [[nome]]

## O que o sistema diz de um ficheiro
system-not-found = esse ficheiro ou pasta não existe
system-not-allowed = acesso negado
system-exists = já existe um ficheiro com esse nome
system-folder = isto é uma pasta, não um ficheiro
system-no-folder = uma parte do caminho não é uma pasta
system-full = o disco está cheio
system-quota = a sua quota de disco esgotou-se
system-read-only = o disco é só de leitura
system-not-utf8 = a linha { $line }, coluna { $column }, não é UTF-8; guarde o ficheiro como UTF-8
system-too-large = mais de { $size } kB
system-not-regular = { $kind }, não um ficheiro comum
system-special = um ficheiro especial
system-special-folder = uma pasta
system-special-pipe = um pipe com nome
system-special-socket = um socket
system-special-character = um dispositivo de caracteres
system-special-block = um dispositivo de blocos
