# Les robots ligne à ligne : ce qu'ils ont fait de travers.

bots-ended = il s'est terminé sans répondre, avec le statut { $status }
bots-cannot-run = impossible de lancer « { $program } » : { $what }
bots-errors = { $what } ; dernière ligne de sa sortie d'erreur : « { $line } »
bots-killed = le signal { $signal } l'a arrêté avant qu'il réponde
bots-not-legal = il a répondu « { $text } », qui n'est pas un coup autorisé
bots-late = il a répondu au bout de { $took } s ; la limite est de { $limit } s
bots-half-line = il a écrit « { $text } » sans finir la ligne à temps
bots-flood = il a écrit plus qu'une réponse ne peut contenir
bots-deaf = il a fermé son entrée, ou ne la lit pas
bots-mute = il a fermé sa sortie
bots-memory = il a utilisé plus de { $most } Mio de mémoire
bots-processes = il a lancé { $number } processus
bots-no-command = un robot ligne à ligne s'écrit `bot:COMMANDE`, comme `bot:python3 mien.py`
bots-unclosed-quote = un guillemet n'est pas fermé ; un chemin avec des espaces s'écrit entre guillemets : 'mon robot.py'

player-bot = votre propre programme
kind-bot = votre programme
about-bot = Un programme à vous : un robot ligne à ligne (docs/bots.md), ou un moteur, avec uci:time=1s: devant sa commande. La table [programs] des réglages en accepte plusieurs.
setup-bot = commande
setup-no-bot = encore aucune
key-type-program-command = écrire sa commande
