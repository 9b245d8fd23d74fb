### `awale match`: dos jugadors, moltes partides, els seus resultats.

match-first = el primer jugador
match-second = el segon jugador

match-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partides
} de { $variant }, { $plies } mitges jugades de mitjana
match-progress = { $done } de { $all ->
    [one] { $all } partida
   *[other] { $all } partides
}: +{ $wins } ={ $draws } -{ $losses }
match-player = jugador
match-wins = victòries
match-draws = empats
match-losses = derrotes
match-points = punts
match-moves = jugades
match-positions = posicions/jugada
match-depth = profunditat
match-time = ms/jugada
match-longest = màx. ms
match-tables = taules
match-yes = sí
match-no = no
match-only-one-asked = només { $who } ha fet servir les taules de finals: `engine:LÍMIT,tables=on` les activa, `awale uci --no-tables` les desactiva

match-forfeited = partida { $game }: { $who } perd per sanció: { $reason }
match-forfeit-title = { $side } perd per sanció: { $reason }
match-start = no es pot engegar: { $what }
match-crash = s'ha tancat
match-asleep = no ha respost en { $seconds } s
match-babble = ha continuat escrivint sense respondre; l'última línia ha estat «{ $text }»
match-nonsense = ha respost «{ $text }»
match-other-rules = no juga amb aquestes regles
match-no-move = no ha trobat cap jugada
match-illegal = ha jugat { $move }, que no és legal
match-does-not-play = { $player } no juga a { $variant }

match-cannot-play = { $player } no pot jugar: { $reason }; no s'ha jugat cap partida
match-too-many-forfeits = { $who }, { $player }, ha perdut { $games ->
    [one] { $games } partida
   *[other] { $games } partides seguides
} per sanció, i el matx s'acaba; `--max-forfeits 0` continua jugant
match-unknown-variant = { $player } no coneix la variant «{ $variant }», només { $known }; per a una variant pròpia, fes que l'altre programa llegeixi la teva configuració, com a `awale --config FITXER uci`
match-no-opening = les { $tries } obertures a l'atzar de { plies } han acabat la partida; posa'n menys amb `--opening-plies`
match-not-saved = { $what }; és `--save` una carpeta on pots escriure?
match-taken = { $folder } conté les partides d'un altre matx; tria una altra carpeta amb `--save`, o mou-les
match-may-outlive = els programes que engega un jugador poden continuar després del matx: { $what }
match-no-player = No hi ha cap jugador «{ $text }». Jugadors: naive, fast, expert, minimax:PROFUNDITAT, alphabeta:PROFUNDITAT[:AVALUACIÓ], mcts:SIMULACIONS, engine[:LÍMIT], character:NOM, bot:ORDRE, i uci:LÍMIT:ORDRE per a un programa que parli el protocol, com a `uci:time=200ms:awale uci`
match-human = un humà no pot jugar un matx
match-engine-tables = només el motor i els personatges fan servir les taules de finals, com a `engine:time=100ms,tables=on`
match-engine-book = només el motor fa servir el llibre, com a `engine:time=100ms,book=on`, o després de `tables=on`
match-foreign = un altre motor s'escriu `uci:LÍMIT:ORDRE`, com a `uci:time=200ms:./engine`
match-foreign-level = un altre motor no té nivells: dona-li temps, profunditat o posicions

match-sprt-higher = prova seqüencial de { $low } contra { $high } Elo: decidida a favor de { $high } (raó de log-versemblança { $ratio }, fites ±{ $bound }; resultats de cap punt a tots: { $outcomes })
match-sprt-lower = prova seqüencial de { $low } contra { $high } Elo: decidida a favor de { $low } (raó de log-versemblança { $ratio }, fites ±{ $bound }; resultats de cap punt a tots: { $outcomes })
match-sprt-open = prova seqüencial de { $low } contra { $high } Elo: sense decidir (raó de log-versemblança { $ratio }, fites ±{ $bound }; resultats de cap punt a tots: { $outcomes })
