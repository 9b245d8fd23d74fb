### `awale tournament`.

tournament-title = Torneig de { $variant }
tournament-intro = { $players } jugadors, { $games } partides de { $variant }, { $pairing }; { $plies ->
    [one] { $plies } mitja jugada
   *[other] { $plies } mitges jugades
} a l'atzar al principi, les mateixes obertures amb els dos bàndols, llavor aleatòria { $seed }.
tournament-round-robin = tots contra tots
tournament-gauntlet = el primer contra tots els altres
tournament-knock-out = eliminació directa
tournament-swiss = sistema suís
tournament-terms = Bots de línia: { $time } s per jugada, { $grace } s de marge, { $start } s més per engegar, { $memory } MiB.
tournament-sandboxed = S'han executat en bubblewrap, amb fitxers només de lectura i sense xarxa.
tournament-limits-only = S'han executat amb límits, però sense bubblewrap: podien veure els fitxers i la xarxa.

tournament-rank = #
tournament-games = partides
tournament-percent = %
tournament-elo = Elo
tournament-margin = ± 95 %
tournament-cpu = segons CPU
tournament-forfeits = sancions
tournament-faults = errors
tournament-first-fault = el primer
tournament-asked = pregunta
tournament-cross = Quadre creuat
tournament-wrong = Què ha anat malament
tournament-all-games = Totes les partides
tournament-filter = Partides de
tournament-everyone = tots
tournament-fault = partida { $game }, jugada { $move }: { $reason }
tournament-told-fault = { $player }, partida { $game }: { $reason }

tournament-method = Elo: màxima versemblança sobre totes les partides jugades, segons el model de Bradley i Terry (un empat és mitja victòria i mitja derrota, i cada jugador rep un empat més contra un jugador mitjà). En 95 de cada 100 casos, la diferència real amb la mitjana és dins de ±. { $anchors ->
    [0] La mitjana de tots és 0.
    [one] L'escala és la de l'únic jugador amb la força mesurada (docs/players.md).
   *[other] L'escala és la mitjana dels { $anchors } jugadors amb la força mesurada (docs/players.md).
}

tournament-written = La pàgina amb totes les partides: { $file }
tournament-student = { $player }: { $count ->
    [one] un error
   *[other] { $count } errors
}. Cadascun porta la línia que torna a preguntar el mateix al programa.
tournament-student-fault = Partida { $game } contra { $opponent }, amb { $side }, jugada { $move }: { $reason }
tournament-student-errors = Ha escrit a la sortida d'errors:
tournament-student-more = I { $count } més.

tournament-no-bots = a { $folder } no hi ha jugadors. Els jugadors són programes executables i fitxers que acaben en { $known } (taula [bots] de la configuració)
tournament-too-few = un torneig necessita almenys dos jugadors: anomena'ls, com a `awale tournament fast engine:level=1`, o indica una carpeta amb `--bots CARPETA`
tournament-too-many = un torneig té { $most } jugadors com a màxim
tournament-no-sandbox = bubblewrap (`bwrap`) no està instal·lat o no funciona aquí; `--sandbox off` ho executa sense
interrupted-resume = interromput. Per continuar, executa:
interrupted-without-out = interromput. No es desa res: només un torneig amb --out pot continuar.
interrupted-match = interromput. Un matx no pot continuar; un torneig amb --out, sí.
tournament-there = { $file } conté un torneig; continua'l amb `--resume`, o fes servir una altra carpeta amb `--out`
tournament-other-option = { $file } conté un altre torneig: { $kept } en comptes de { $given }. Fes servir les mateixes opcions, o una altra carpeta.
tournament-no-option = sense { $option }
tournament-other-rule = { $file } conté un torneig de { $variant } amb { $kept }; ara les seves regles tenen { $given }. Fes servir el mateix, o una altra carpeta.
tournament-other-player = { $file } conté un torneig en què el jugador { $number } és { $kept }; has donat { $given }. Fes servir els mateixos jugadors, o una altra carpeta.
tournament-nobody = ningú
tournament-changed = el programa de { $player } ha canviat des que va començar { $file }, i les partides barrejarien dos jugadors. Recupera l'anterior, o torna a començar amb un altre `--out`
tournament-too-large = { $file } passaria de { $most } MiB, i `--resume` no el podria llegir: el fitxer queda com estava. Juga menys partides en un torneig
tournament-bad-file = { $file } no és un fitxer de torneig: { $what }
tournament-other-format = { $file } té el format { $found }; aquesta versió llegeix el format { $format }. Comença de nou en una altra carpeta.
tournament-damaged = { $file } està malmès o s'ha modificat a mà: la suma de verificació no coincideix. Comença de nou en una altra carpeta.
tournament-mismatch = { $file }: { $what }. Comença de nou en una altra carpeta.
tournament-name-no-text = { $name } s'omet: el nom no és UTF-8. Canvia el nom del fitxer.
tournament-in-use = Un altre programa fa servir { $folder }. Tria una altra carpeta amb --out.
tournament-bad-move = la partida { $game } no es pot tornar a jugar: jugada { $move }
tournament-other-game = la partida { $game } no és la d'aquest torneig ({ $field })
tournament-its-number = el número
tournament-its-round = la ronda
tournament-its-players = els jugadors
tournament-its-opening = l'obertura
tournament-its-end = el final
tournament-its-points = els punts
tournament-its-faults = els errors
tournament-its-time = el temps
