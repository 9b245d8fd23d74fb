# `awale match`: zwei Spieler, viele Partien, und was dabei herauskam.

match-first = der erste Spieler
match-second = der zweite Spieler

match-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} { $variant }, im Mittel { $plies } Halbzüge
match-progress = { $done } von { $all ->
    [one] { $all } Partie
   *[other] { $all } Partien
}: +{ $wins } ={ $draws } -{ $losses }
match-player = Spieler
match-wins = Siege
match-draws = Remis
match-losses = Niederlagen
match-points = Punkte
match-moves = Züge
match-positions = Stellungen pro Zug
match-depth = Tiefe pro Zug
match-time = ms pro Zug
match-longest = max. ms
match-tables = Tabellen
match-yes = ja
match-no = nein
match-only-one-asked = nur { $who } nutzte Endspieltabellen: `engine:GRENZE,tables=on` schaltet sie ein, `awale uci --no-tables` aus
match-forfeited = Partie { $game }: { $who } verliert kampflos, { $reason }
match-forfeit-title = { $side } verliert kampflos: { $reason }

match-start = es startet nicht: { $what }
match-crash = es brach ab
match-asleep = es antwortete nicht innerhalb von { $seconds } s
match-babble = es schrieb immer weiter, ohne zu antworten; die letzte Zeile war „{ $text }“
match-nonsense = es antwortete „{ $text }“
match-other-rules = es spielt nicht nach diesen Regeln
match-no-move = es fand keinen Zug
match-illegal = es spielte { $move }, was nicht erlaubt ist

match-does-not-play = { $player } spielt { $variant } nicht
match-cannot-play = { $player } kann nicht spielen: { $reason }; keine Partie wurde gespielt
match-too-many-forfeits = { $who }, { $player }, hat { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien in Folge
} kampflos verloren, darum endet das Match; mit `--max-forfeits 0` geht es weiter
match-unknown-variant = { $player } kennt die Variante „{ $variant }“ nicht, nur { $known }; bei einer eigenen Variante lass das andere Programm deine Einstellungen lesen, wie in `awale --config DATEI uci`
match-no-opening = alle { $tries } zufälligen Eröffnungen mit { $plies ->
    [one] { $plies } Halbzug
   *[other] { $plies } Halbzügen
} beenden die Partie; nimm weniger Halbzüge mit `--opening-plies`
match-not-saved = { $what }; ist `--save` ein Ordner, in den du schreiben darfst?
match-taken = { $folder } enthält die Partien eines anderen Matches; nimm mit `--save` einen anderen Ordner oder verschiebe sie
match-may-outlive = Programme, die ein Spieler startet, können das Match überleben: { $what }

match-no-player = Kein Spieler „{ $text }“. Spieler: naive, fast, expert, minimax:TIEFE, alphabeta:TIEFE[:BEWERTUNG], mcts:PLAYOUTS, engine[:GRENZE], character:NAME, bot:BEFEHL, und uci:GRENZE:BEFEHL für ein Programm, das das Protokoll spricht, wie `uci:time=200ms:awale uci`
match-human = ein Mensch kann in einem Match nicht mitspielen
match-engine-tables = nur die Engine und die Figuren nutzen Endspieltabellen, wie in `engine:time=100ms,tables=on`
match-engine-book = nur die Engine nutzt das Buch, wie in `engine:time=100ms,book=on`, oder nach `tables=on`
match-foreign = eine andere Engine schreibt sich `uci:GRENZE:BEFEHL`, etwa `uci:time=200ms:./engine`
match-foreign-level = eine andere Engine hat keine Stufen: Gib ihr Zeit, Tiefe oder Stellungen (nodes)
match-sprt-higher = sequenzieller Test von { $low } gegen { $high } Elo: entschieden für { $high } (Log-Likelihood-Quotient { $ratio }, Grenzen ±{ $bound }; Ausgänge von keinem Punkt bis zu allen: { $outcomes })
match-sprt-lower = sequenzieller Test von { $low } gegen { $high } Elo: entschieden für { $low } (Log-Likelihood-Quotient { $ratio }, Grenzen ±{ $bound }; Ausgänge von keinem Punkt bis zu allen: { $outcomes })
match-sprt-open = sequenzieller Test von { $low } gegen { $high } Elo: nicht entschieden (Log-Likelihood-Quotient { $ratio }, Grenzen ±{ $bound }; Ausgänge von keinem Punkt bis zu allen: { $outcomes })
