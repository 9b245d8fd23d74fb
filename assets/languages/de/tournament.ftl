# `awale tournament`.

tournament-title = { $variant }: Turnier
tournament-intro = { $players } Spieler, { $games } Partien { $variant }, { $pairing }; am Anfang { $plies ->
    [one] { $plies } zufälliger Halbzug
   *[other] { $plies } zufällige Halbzüge
}, dieselben Eröffnungen von beiden Seiten, Startwert { $seed }.
tournament-round-robin = jeder gegen jeden
tournament-gauntlet = der erste gegen alle anderen
tournament-knock-out = K.-o.-System
tournament-swiss = Schweizer System
tournament-terms = Zeilenbots: { $time } s pro Zug, { $grace } s Kulanz, { $start } s mehr zum Start, { $memory } MiB.
tournament-sandboxed = Sie liefen in bubblewrap, mit Dateien nur zum Lesen und ohne Netz.
tournament-limits-only = Sie liefen mit Grenzen, aber ohne bubblewrap: Sie konnten Dateien und das Netz sehen.
tournament-rank = #
tournament-games = Partien
tournament-percent = %
tournament-elo = Elo
tournament-margin = ± 95 %
tournament-cpu = CPU-Sekunden
tournament-forfeits = kampflos
tournament-faults = Fehler
tournament-first-fault = der erste
tournament-asked = Frage
tournament-cross = Kreuztabelle
tournament-wrong = Was schiefging
tournament-all-games = Alle Partien
tournament-filter = Partien von
tournament-everyone = allen
tournament-fault = Partie { $game }, Zug { $move }: { $reason }
tournament-told-fault = { $player }, Partie { $game }: { $reason }
tournament-method = Elo: Maximum Likelihood über alle gespielten Partien, nach dem Modell von Bradley und Terry (ein Remis ist ein halber Sieg und eine halbe Niederlage, und jeder Spieler bekommt ein Remis gegen einen durchschnittlichen Spieler dazu). In 95 von 100 Fällen liegt der wahre Abstand zum Durchschnitt innerhalb von ±. { $anchors ->
    [0] Der Durchschnitt aller ist 0.
    [one] Die Skala ist die des einen Spielers, dessen Stärke gemessen ist (docs/players.md).
   *[other] Die Skala ist der Durchschnitt der { $anchors } Spieler, deren Stärke gemessen ist (docs/players.md).
 }
tournament-written = Die Seite mit allen Partien: { $file }
tournament-student = { $player }: { $count ->
    [one] ein Fehler
   *[other] { $count } Fehler
 }. Bei jedem steht die Zeile, mit der du das Programm dasselbe noch einmal fragst.
tournament-student-fault = Partie { $game } gegen { $opponent }, als { $side }, Zug { $move }: { $reason }
tournament-student-errors =     Auf seine Fehlerausgabe schrieb es:
tournament-student-more = Und noch { $count }.
tournament-no-bots = { $folder } enthält keine Spieler. Spieler sind ausführbare Programme und Dateien, die auf { $known } enden (Tabelle [bots] der Einstellungen)
tournament-too-few = ein Turnier braucht mindestens zwei Spieler: Nenne sie, wie in `awale tournament fast engine:level=1`, oder einen Ordner mit `--bots ORDNER`
tournament-too-many = ein Turnier hat höchstens { $most } Spieler
tournament-no-sandbox = bubblewrap (`bwrap`) ist nicht installiert oder läuft hier nicht; `--sandbox off` läuft ohne
interrupted-resume = unterbrochen. So geht es weiter:
interrupted-without-out = unterbrochen. Nichts bleibt erhalten: Nur ein Turnier mit --out lässt sich fortsetzen.
interrupted-match = unterbrochen. Ein Match lässt sich nicht fortsetzen, ein Turnier mit --out schon.
tournament-there = { $file } enthält ein Turnier; setze es mit `--resume` fort oder nimm mit `--out` einen anderen Ordner
tournament-other-option = { $file } enthält ein anderes Turnier: dort { $kept }, jetzt { $given }. Nimm dasselbe oder einen anderen Ordner.
tournament-no-option = kein { $option }
tournament-other-rule = { $file } enthält ein Turnier in { $variant } mit { $kept }; in den Regeln steht jetzt { $given }. Nimm dieselben oder einen anderen Ordner.
tournament-other-player = { $file } enthält ein Turnier, dessen Spieler { $number } { $kept } ist; du hast { $given } angegeben. Nimm dieselben Spieler oder einen anderen Ordner.
tournament-nobody = niemand
tournament-changed = das Programm von { $player } hat sich geändert, seit { $file } begonnen wurde, also würden sich in den Partien zwei Spieler mischen. Stelle das alte wieder her oder beginne neu mit einem anderen `--out`
tournament-too-large = { $file } wäre größer als { $most } MiB, was `--resume` nicht lesen könnte: Die Datei bleibt, wie sie war. Spiele weniger Partien in einem Turnier
tournament-bad-file = { $file } ist keine Turnierdatei: { $what }
tournament-other-format = { $file } hat Format { $found }; diese Version liest Format { $format }. Beginne neu in einem anderen Ordner.
tournament-damaged = { $file } ist beschädigt oder wurde von Hand geändert: Die Prüfsumme stimmt nicht. Beginne neu in einem anderen Ordner.
tournament-mismatch = { $file }: { $what }. Beginne neu in einem anderen Ordner.
tournament-name-no-text = { $name } wird ausgelassen: Der Name ist nicht UTF-8. Benenne die Datei um.
tournament-in-use = Ein anderes Programm benutzt { $folder }. Nimm mit --out einen anderen Ordner.
tournament-bad-move = Partie { $game } lässt sich nicht nachspielen: Zug { $move }
tournament-other-game = Partie { $game } ist nicht die dieses Turniers ({ $field })
tournament-its-number = ihre Nummer
tournament-its-round = ihre Runde
tournament-its-players = ihre Spieler
tournament-its-opening = ihre Eröffnung
tournament-its-end = ihr Ende
tournament-its-points = ihre Punkte
tournament-its-faults = ihre Fehler
tournament-its-time = ihre Zeit
