# Endspieltabellen: sie anlegen, sie befragen, und was mit ihren Dateien nicht stimmt.

tables-made = { $game }: alle Tabellen bis { seeds } sind angelegt
tables-layer = { $game } { $seeds }: { $boards } Stellungen, { $rate } Millionen pro Sekunde
tables-at-work = { $game } { $seeds } von { $of }
tables-rate = { $rate } Millionen Stellungen pro Sekunde
tables-planned = { $game } { $first } bis { $last }: braucht bis { $memory } MB Arbeitsspeicher und höchstens { $disk } MB auf der Platte; { key-name-ctrl }-C unterbricht, derselbe Befehl setzt fort
tables-removed = { $game }: { $files ->
    [one] { $files } Datei
   *[other] { $files } Dateien
} entfernt
tables-made-again = { $what }; sie wird neu angelegt
tables-to-make-again = { $what }; `awale endgame build` legt sie neu an
tables-verified = { $game } { $seeds }: in Ordnung
tables-verify-stopped = unterbrochen; die Ergebnisse oben gelten

tables-bad-file = die Tabelle { $file } wird nicht benutzt: { $flaw }
tables-flaw-unreadable = sie lässt sich nicht lesen: { $what }
tables-flaw-size = sie hat { $found } Bytes, aber die Schicht braucht { $expected }
tables-flaw-no-table = sie ist keine Tabelle
tables-flaw-version = sie hat Version { $version } des Formats, und dieses Programm benutzt eine andere
tables-flaw-other-layer = sie ist für andere Regeln oder eine andere Zahl von Samen gemacht
tables-flaw-damaged = sie ist beschädigt: Die Prüfsumme stimmt nicht

tables-stopped = unterbrochen; alle Schichten bis { seeds } sind fertig und bleiben
tables-memory = die Schicht mit { seeds } braucht { $needed } MB Arbeitsspeicher, und nur { $free } MB dürfen benutzt werden; schließe andere Programme, erlaube mehr oder verlange weniger Samen
tables-disk = die Tabellen bis { seeds } brauchen noch { $needed } MB auf der Platte, und in { $folder } sind nur { $free } MB frei; schaffe dort Platz oder verlange weniger Samen
tables-too-many-seeds = Tabellen gibt es für bis zu { $most } Samen, nicht für { $seeds }
tables-io = { $file }: { $what }; ist auf der Platte noch Platz?
tables-contradiction = { $game }, { seeds }: Der Wert einer Stellung widerspricht ihren Zügen: { $board }
tables-missing = { $game }, { seeds }: Es fehlt eine Stellung

tables-none = für „{ $game }“ gibt es keine Tabellen; `awale endgame build --variant { $game } --seeds 15` legt sie an
tables-too-few = die Tabellen für „{ $game }“ kennen Stellungen bis { seeds }, nicht mit { $asked }; `awale endgame build --variant { $game } --seeds { $asked }` legt sie an
tables-never = die Tabellen für „{ $game }“ kennen Stellungen bis { seeds }, nicht mit { $asked }; keine Tabellen reichen über { $most } hinaus
tables-unusable = die Tabelle mit { seeds } lässt sich nicht benutzen

tables-stats-head = Samen Stellungen zyklisch Summe min max fnv1a64
tables-list-head = Variante Samen Werte; in { $folder }
tables-list-exact = exakt
tables-list-value = Tabellenwert
tables-probe-exact = exakt: { $value } für { $seat }
tables-probe-value = Tabellenwert: { $value } für { $seat }
tables-probe-cyclic = {", zyklisch"}
tables-disagreement =
    Die Stellung ist { $value } wert und ihr bester Zug, { $move }, { $worth }: Hier kann es ewig weitergehen.
    Eine Wiederholung beendet die Partie und gibt jeder Seite ihre Reihe; das Ergebnis hängt also davon ab, welche Stellung sich wiederholt.
    Vereinbart ist, dass ein Tabellenwert die eigene Stellung nimmt, soweit keine Seite mehr oder weniger erzwingen kann:
    Eine Wiederholung dieser Stellung bringt { $seat } { $now }, eine der Stellung nach { $move } { $then }.
    So ein Wert ist kein Beweis; eine Suche mit dem Verlauf der Partie entscheidet.

# awale endgame prove, awale endgame check-proof

proof-searched = { $claim }: nicht bewiesen innerhalb von { $plies ->
    [one] { $plies } Halbzug
   *[other] { $plies } Halbzügen
}, { $nodes } Stellungen
proof-proven = { $claim }: bewiesen
proof-at-least = mindestens { $value }
proof-at-most = höchstens { $value }
proof-value = { $board }: Die Seite am Zug holt bei perfektem Spiel netto { $most }
proof-bounds = { $board }: Die Seite am Zug holt bei perfektem Spiel netto zwischen { $least } und { $most }
proof-nothing = { $board }: Nichts ist bewiesen
proof-exact = {", exakt"}
proof-table-value = {", laut Endspieltabelle"}
proof-written = { $file }: { moves }, { $bytes } Bytes
proof-holds = der Beweis stimmt: { moves }; in den Tabellen bis { seeds } nachgeschlagene Stellungen: { $leaves }
proof-unusable = der Beweis { $file } wird nicht benutzt: { $what }
proof-no-proof = er ist kein Beweis
proof-senseless = ab Byte { $byte } ergibt er keinen Sinn
proof-refused = der Beweis stimmt nicht bei der Stellung { $board }, die Seite am Zug zuerst: { $why }
proof-unchecked = der Beweis ist nicht geprüft ab der Stellung { $board }, die Seite am Zug zuerst: { $why }
proof-no-tables = seine Tabellen fehlen oder sind nicht lesbar; `awale endgame build` legt sie an
proof-stopped = unterbrochen
proof-no-board = so eine Stellung gibt es nicht
proof-illegal = sein Zug ist nicht erlaubt
proof-too-little = er behauptet { $claim }, und nur { $certain } ist sicher
proof-lacks = er behauptet { $claim }, und nur { $certain } ist sicher, denn eine Stellung fehlt darin
proof-cycle = seine Behauptung beruht auf einem Kreis von Zügen, der nicht so viel bringt

# awale truth

truth-no-positions = keine Stellung gefunden, in der ein Zug das Ergebnis verspielt; versuche andere Zahlen von Samen
truth-positions = Stellungen: { $count } (remis { $drawn }, denkbar knapp gewonnen { $won })
truth-limit = Grenze
truth-tables = Tabellen
truth-kept = gehalten
truth-share = %
truth-interval = 95 % in
