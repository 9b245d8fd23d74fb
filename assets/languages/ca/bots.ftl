### Bots de línia: què han fet malament.

bots-ended = ha acabat sense respondre, amb l'estat { $status }
bots-cannot-run = no es pot executar «{ $program }»: { $what }
bots-errors = { $what }; última línia de la seva sortida d'errors: «{ $line }»
bots-killed = el senyal { $signal } l'ha matat abans que respongués
bots-not-legal = ha respost «{ $text }», que no és una jugada legal
bots-late = ha respost després de { $took } s; el límit és { $limit } s
bots-half-line = ha escrit «{ $text }», però no ha acabat la línia a temps
bots-flood = ha escrit més del que pot tenir una resposta
bots-deaf = ha tancat l'entrada o no la llegeix
bots-mute = ha tancat la sortida
bots-memory = ha fet servir més de { $most } MiB de memòria
bots-processes = ha engegat { $number } processos

bots-no-command = un bot de línia s'escriu `bot:ORDRE`, com a `bot:python3 meu.py`
bots-unclosed-quote = falta tancar unes cometes; escriu un camí amb espais així: 'el meu bot.py'

player-bot = el teu propi programa
kind-bot = programa propi
about-bot = Un programa teu: un bot de línia (docs/bots.md) o un motor, amb uci:time=1s: davant de l'ordre. La taula [programs] de la configuració en recull diversos.
setup-bot = ordre
setup-no-bot = encara cap
key-type-program-command = escriu l'ordre
