# `awale match`: zwei Spieler, viele Partien, und was dabei herauskam.

match-first = der erste Spieler
match-second = der zweite Spieler

match-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} { $variant }, im Mittel { $plies } Halbzüge
match-progress = { $done } von { $all } Partien: +{ $wins } ={ $draws } -{ $losses }
match-player = Spieler
match-wins = Siege
match-draws = Remis
match-losses = Verluste
match-points = Punkte
match-moves = Züge
match-positions = Stellungen/Zug
match-depth = Tiefe/Zug
match-time = ms/Zug
match-longest = ms maximal
match-tables = Tabellen
match-yes = ja
match-no = nein
match-only-one-asked = nur { $who } befragte Endspieltabellen: `engine:GRENZE,tables=on` befragt sie, `awale uci --no-tables` nicht
match-forfeited = Partie { $game }: { $who } verliert kampflos, { $reason }
match-forfeit-title = { $side } verliert kampflos: { $reason }

match-start = es lässt sich nicht starten: { $what }
match-crash = es brach von selbst ab
match-asleep = es schwieg { $seconds } s lang
match-babble = es schrieb immer mehr ohne Antwort, zuletzt „{ $text }“
match-nonsense = es antwortete „{ $text }“
match-other-rules = es spielt nicht nach diesen Regeln
match-no-move = es fand keinen Zug
match-illegal = es spielte { $move }, was nicht erlaubt ist

match-does-not-play = { $player } spielt { $variant } nicht
match-cannot-play = { $player } kann nicht spielen: { $reason }; keine Partie wurde gespielt
match-too-many-forfeits = { $who }, { $player }, hat { $games } Partien hintereinander kampflos verloren, was das Match beendet; mit `--max-forfeits 0` geht es trotzdem weiter
match-unknown-variant = { $player } kennt die Variante „{ $variant }“ nicht, nur { $known }; eine eigene Variante steht in einer Einstellungsdatei, die auch das andere Programm lesen muss, wie in `awale --config FILE uci`
match-no-opening = { $tries } zufällige Eröffnungen mit { $plies } Halbzügen beendeten alle die Partie; nenne weniger mit `--opening-plies`
match-not-saved = { $what }; ist `--save` ein Ordner, in den du schreiben darfst?
match-taken = { $folder } enthält die Partien eines anderen Matches; nenne mit `--save` einen anderen Ordner oder verschiebe sie
match-may-outlive = was ein anderes Programm startet, kann das Match überleben: { $what }

match-no-player = „{ $text }“ ist kein Spieler; es gibt naive, fast, expert, minimax:TIEFE, alphabeta:TIEFE[:BEWERTUNG], mcts:PLAYOUTS, engine[:GRENZE], character:NAME, bot:BEFEHL und jedes andere Programm, das das Protokoll spricht, als uci:GRENZE:BEFEHL, wie `uci:time=200ms:awale uci`
match-human = ein Mensch kann nicht in einem Match spielen
match-engine-tables = nur die Engine und die Figuren befragen Endspieltabellen, wie in `engine:time=100ms,tables=on`
match-engine-book = nur die Engine spielt aus dem Buch, wie in `engine:time=100ms,book=on`, oder nach `tables=on`
match-foreign = eine fremde Engine ist `uci:GRENZE:BEFEHL`, wie `uci:time=200ms:./engine`
match-foreign-level = eine fremde Engine hat keine Stufen: Gib ihr Zeit, Tiefe oder Stellungen (nodes)
match-sprt-higher = sequenzieller Test von { $low } gegen { $high } Elo: entschieden für { $high } (Log-Likelihood-Quotient { $ratio }, Grenzen ±{ $bound }; Ausgänge von keinem Punkt bis zu allen: { $outcomes })
match-sprt-lower = sequenzieller Test von { $low } gegen { $high } Elo: entschieden für { $low } (Log-Likelihood-Quotient { $ratio }, Grenzen ±{ $bound }; Ausgänge von keinem Punkt bis zu allen: { $outcomes })
match-sprt-open = sequenzieller Test von { $low } gegen { $high } Elo: nicht entschieden (Log-Likelihood-Quotient { $ratio }, Grenzen ±{ $bound }; Ausgänge von keinem Punkt bis zu allen: { $outcomes })
