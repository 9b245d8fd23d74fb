# `awale match` : deux joueurs, beaucoup de parties, leurs résultats.

match-first = le premier joueur
match-second = le second joueur

match-games = { $variant } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $plies } demi-coups en moyenne
match-progress = { $done } sur { $all ->
    [one] { $all } partie
   *[other] { $all } parties
} : +{ $wins } ={ $draws } -{ $losses }
match-player = joueur
match-wins = victoires
match-draws = nulles
match-losses = défaites
match-points = points
match-moves = coups
match-positions = positions par coup
match-depth = profondeur
match-time = ms par coup
match-longest = ms au plus
match-tables = tables
match-yes = oui
match-no = non
match-only-one-asked = seul { $who } a utilisé les tables de finales : `engine:LIMITE,tables=on` les active, `awale uci --no-tables` les désactive
match-forfeited = partie { $game } : { $who } perd par forfait, { $reason }
match-forfeit-title = { $side } perd par forfait : { $reason }

match-start = il ne démarre pas : { $what }
match-crash = il s'est arrêté
match-asleep = il n'a pas répondu en { $seconds } s
match-babble = il a écrit sans jamais répondre ; sa dernière ligne : « { $text } »
match-nonsense = il a répondu « { $text } »
match-other-rules = il ne joue pas selon ces règles
match-no-move = il n'a trouvé aucun coup
match-illegal = il a joué { $move }, qui est interdit

match-does-not-play = { $player } ne joue pas à { $variant }
match-cannot-play = { $player } ne peut pas jouer : { $reason } ; aucune partie n'a été jouée
match-too-many-forfeits = { $who }, { $player }, a perdu par forfait { $games ->
    [one] une fois
   *[other] { $games } fois de suite
}, ce qui termine le match ; `--max-forfeits 0` continue malgré tout
match-unknown-variant = { $player } ne connaît pas la variante « { $variant } », seulement { $known } ; une variante à vous est dans un fichier de réglages que l'autre programme doit lire aussi, comme dans `awale --config FICHIER uci`
match-no-opening = les { $tries } ouvertures au hasard de { plies } ont toutes terminé la partie ; demandez moins de coups avec `--opening-plies`
match-not-saved = { $what } ; `--save` est-il un dossier où vous pouvez écrire ?
match-taken = { $folder } contient les parties d'un autre match ; donnez un autre dossier à `--save`, ou déplacez-les
match-may-outlive = ce qu'un autre programme lance peut survivre au match : { $what }

match-no-player = « { $text } » n'est pas un joueur ; il y a naive, fast, expert, minimax:PROFONDEUR, alphabeta:PROFONDEUR[:ÉVALUATION], mcts:SIMULATIONS, engine[:LIMITE], character:NOM, bot:COMMANDE, et tout autre programme qui parle le protocole, uci:LIMITE:COMMANDE, comme `uci:time=200ms:awale uci`
match-human = un humain ne peut pas jouer dans un match
match-engine-tables = seuls le moteur et les personnages utilisent les tables de finales, comme `engine:time=100ms,tables=on`
match-engine-book = seul le moteur joue d'après le livre, comme dans `engine:time=100ms,book=on`, ou après `tables=on`
match-foreign = un autre moteur s'écrit `uci:LIMITE:COMMANDE`, comme `uci:time=200ms:./engine`
match-foreign-level = un autre moteur n'a pas de niveaux : donnez-lui un temps, une profondeur ou un nombre de positions
match-sprt-higher = test séquentiel de { $low } contre { $high } Elo : décidé pour { $high } (rapport de log-vraisemblance { $ratio }, bornes ±{ $bound } ; issues d'aucun point à tous : { $outcomes })
match-sprt-lower = test séquentiel de { $low } contre { $high } Elo : décidé pour { $low } (rapport de log-vraisemblance { $ratio }, bornes ±{ $bound } ; issues d'aucun point à tous : { $outcomes })
match-sprt-open = test séquentiel de { $low } contre { $high } Elo : pas décidé (rapport de log-vraisemblance { $ratio }, bornes ±{ $bound } ; issues d'aucun point à tous : { $outcomes })
