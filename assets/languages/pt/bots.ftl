# Bots de linha: o que fizeram de errado.
bots-ended = terminou sem responder, com o código { $status }
bots-cannot-run = não foi possível executar “{ $program }”: { $what }
bots-errors = { $what }; última linha da sua saída de erros: “{ $line }”
bots-killed = foi encerrado pelo sinal { $signal } antes de responder
bots-not-legal = respondeu “{ $text }”, que não é uma jogada legal
bots-late = respondeu após { $took } s; o limite é { $limit } s
bots-half-line = escreveu “{ $text }”, mas não terminou a linha a tempo
bots-flood = escreveu mais do que cabe numa resposta
bots-deaf = fechou a sua entrada ou não a lê
bots-mute = fechou a sua saída
bots-memory = usou mais de { $most } MiB de memória
bots-processes = iniciou { $number } processos
bots-no-command = um bot de linha escreve-se `bot:COMANDO`, como em `bot:python3 meu.py`
bots-unclosed-quote = falta fechar as aspas; escreva um caminho com espaços assim: 'meu bot.py'
player-bot = o seu programa
kind-bot = o seu programa
about-bot = Um programa seu: um bot de linha (docs/bots.md) ou um motor, com uci:time=1s: antes do comando. A tabela [programs] das definições aceita vários.
setup-bot = comando
setup-no-bot = ainda nenhum
key-type-program-command = escrever comando
