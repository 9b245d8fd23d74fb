### `awale --help` und die Seiten der Befehle.

cli-page-usage = Aufruf:
cli-page-commands = Befehle
cli-page-arguments = Argumente
cli-page-options = Optionen
cli-page-for-all = Für alle Befehle
cli-page-help = Hilfe ausgeben
cli-page-version = Version ausgeben
cli-page-default = [Vorgabe: { $value }]
cli-page-values = [mögliche Werte: { $values }]
cli-name-command = BEFEHL
cli-name-file = DATEI
cli-name-dir = ORDNER
cli-name-input = EINGABE
cli-name-output = AUSGABE
cli-name-name = NAME
cli-name-action = AKTION
cli-name-code = CODE
cli-name-day = TAG
cli-name-format = FORMAT
cli-name-game = PARTIE
cli-name-kind = ART
cli-name-level = STUFE
cli-name-limit = GRENZE
cli-name-mode = MODUS
cli-name-north = NORD
cli-name-options = OPTIONEN
cli-name-pairing = PAARUNG
cli-name-pit = MULDE
cli-name-player = SPIELER
cli-name-position = STELLUNG
cli-name-puzzle = AUFGABE
cli-name-shell = SHELL
cli-name-side = SEITE
cli-name-south = SÜD
cli-name-steps = SCHRITTE
cli-name-theme = DESIGN
cli-name-time = ZEIT
cli-page-folders =
    Einstellungen: { $config }
    Partien und Tabellen: { $data }

cli = Spiele der Awalé-Familie im Terminal spielen, lernen und analysieren
cli_config = Einstellungsdatei, die statt deiner eigenen gilt
cli_data = Ordner für Partien und Tabellen, der statt deines eigenen gilt
cli_ascii = Nur mit ASCII-Zeichen zeichnen und schreiben; Vorgabe, wenn die Locale nicht UTF-8 ist
cli_log = Ein Protokoll in diese Datei schreiben, für einen Fehlerbericht
cli_language = Sprache, die statt der aus den Einstellungen oder vom System gilt
cli_seed = Startwert für alles Zufällige, um einen Lauf zu wiederholen
cli-plain = Zeile für Zeile spielen, ohne Vollbild
cli-plain_drawn = Das Brett zeichnen statt beschreiben
cli-plain_variant = Die Awalé-Variante [Vorgabe: die zuletzt gewählte; in einer Pipe oware]
cli-plain_matches = Stattdessen das Spiel der 13 Streichhölzer
cli-plain_south = Wer Süd spielt: human, naive, fast, expert, minimax:TIEFE, alphabeta:TIEFE[:BEWERTUNG], mcts:PLAYOUTS, engine:level=N oder character:NAME [Vorgabe: der zuletzt gewählte; in einer Pipe human]
cli-plain_north = Wer Nord spielt
cli-plain_first = Wer beginnt [Vorgabe: wie zuletzt gewählt, beim ersten Mal ausgelost; in einer Pipe Süd]
cli-plain_position = Anfangsstellung, wie `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`; `--first` hat Vorrang vor ihrem letzten Feld
cli-plain_clock = Eine Uhr für jede Seite: Minuten + Sekunden pro Zug, wie 5+3; dann kein Zurücknehmen, keine Tipps
cli-plain_below =
    Was du tippen kannst:
      A bis F, a bis f  die Mulde, die du spielst (oder 1 bis 6 von links)
      1, 2, 3           wie viele Streichhölzer du nimmst (mit --matches)
      zurücknehmen      Zug zurücknehmen; gegen den Computer bis zu deinem Zug
      tipp              den nächsten Tipp bekommen
      brett, züge       das Brett oder die Züge bisher zeigen
      ende?             anbieten, die Partie so zu beenden, wie sie steht
      aufgeben          die Partie aufgeben
      uhr               die Restzeit beider Seiten zeigen (mit --clock)
      analyse           eine beendete Partie erklären; fehler: Besseres finden
      beenden           verlassen; die gespeicherte Partie geht auch im Vollbild weiter
      ?                 die Befehle aufzählen

    In einem Terminal bearbeitest du die Zeile wie in einer Shell; hoch und runter holen frühere Zeilen.
cli-plain-puzzle = Aufgaben lösen: die von heute, neue, die aus Partien oder so viele wie möglich in drei Minuten
cli-plain-puzzle_which = Welche Aufgaben
cli-plain-puzzle_which_today = Das Endspiel des Tages
cli-plain-puzzle_which_new = Neue Endspiele
cli-plain-puzzle_which_games = Stellungen aus Partien, in deiner Stärke
cli-plain-puzzle_which_storm = So viele wie möglich in drei Minuten
cli-plain-puzzle_variant = Das Spiel; ohne die Option das zuletzt gewählte
cli-plain-puzzle_difficulty = Wie schwer neue sind: leicht (easy), mittel (medium) oder schwer (hard)
cli-plain-learn = Die Lektionen zu den Regeln, ab der ersten, die du noch nicht geschafft hast
cli-plain-learn_lesson = Mit dieser Lektion beginnen
cli-plain-learn_variant = Das Spiel; ohne die Option das zuletzt gewählte
cli-plain-chapter = Gut spielen lernen: erklärte Stellungen und Übungen, ab dem ersten Kapitel ohne Stern
cli-plain-chapter_chapter = Mit diesem Kapitel beginnen
cli-plain-chapter_variant = Das Spiel; ohne die Option das zuletzt gewählte
cli-plain-drill = Zwei Minuten zählen üben: wo Samen landen, was schlägt, was in Gefahr ist
cli-plain-drill_which = Was geübt wird
cli-plain-drill_which_last = Wo der letzte Samen landet
cli-plain-drill_which_captures = Welche Mulde schlägt, und wie viel
cli-plain-drill_which_danger = Welche Mulde in Gefahr ist
cli-plain-drill_level = Wie weit Züge reichen: 1 kurz, 2 lang, 3 ganz herum
cli-plain-drill_variant = Das Spiel; ohne die Option das zuletzt gewählte
cli-plain-rules = Die Regeln lesen, mit Stellungen, die sie zeigen
cli-plain-rules_variant = Das Spiel; ohne die Option das zuletzt gewählte
cli-plain-computers = Lesen, wie Computer suchen: ein kleiner Baum mit Minimax, dann mit Alpha-Beta
cli-plain-openings = Die Antworten wiederholen, die du für Eröffnungen gewählt hast
cli-plain-openings_variant = Das Spiel; ohne die Option das zuletzt gewählte
cli-plain-mistakes = Bessere Züge finden als die, die du gespielt hast
cli-plain-mistakes_game = Eine Partiedatei, oder `last` für deine letzte Partie; sonst die Stellungen, die aus deinen Partien gesammelt sind
cli-plain-mistakes_number = Nummer der Partie in einer Datei mit mehreren; `awale open DATEI` zählt sie auf
cli-plain-mistakes_variant = Das Spiel; ohne die Option das zuletzt gewählte
cli-open = Eine gespeicherte Partie öffnen; ab jeder Stellung fortsetzbar
cli-open_file = Die Partie, eine `.toml`- oder `.ogn`-Datei, oder ein Link in Anführungszeichen; zurückgeschrieben wird nur die Analyse einer eigenen gespeicherten Partie
cli-open_number = Nummer der Partie in einer Datei mit mehreren; ohne sie werden alle aufgezählt
cli-convert = Eine Partie zwischen `.toml` (dieses Programm) und `.ogn` (andere) umwandeln
cli-convert_input = Die Partie, eine `.toml`- oder `.ogn`-Datei; `-` für die Standardeingabe, mit `--from`
cli-convert_output = Wohin: eine `.toml`- oder `.ogn`-Datei, oder ein Ordner, der für jede Partie eine Datei bekommt; `-` für die Standardausgabe, mit `--to`
cli-convert_number = Nummer der Partie in einer Datei mit mehreren; `awale open DATEI` zählt sie auf
cli-convert_from = Das Format, das gelesen wird, gleich wie die Datei heißt
cli-convert_from_toml = Das Format dieses Programms
cli-convert_from_ogn = Die Notation anderer Oware-Programme
cli-convert_to = Das Format, das geschrieben wird, gleich wie die Datei heißt
cli-convert_to_toml = Das Format dieses Programms
cli-convert_to_ogn = Die Notation anderer Oware-Programme
cli-convert_force = Eine vorhandene Datei überschreiben
cli-export = Eine Partie, Stellung oder Aufgabe als SVG, GIF, Aufnahme oder Webseite ausgeben
cli-export_game = Die Partie, eine `.toml`- oder `.ogn`-Datei; `-` für die Standardeingabe
cli-export_number = Nummer der Partie in einer Datei mit mehreren; `awale open DATEI` zählt sie auf
cli-export_svg = Eine Zeichnung schreiben, in jeder Größe scharf; bei einer Partie mit ihrer Kurve
cli-export_gif = Ein animiertes Bild schreiben, eine Sekunde pro Stellung
cli-export_cast = Eine Aufnahme des Vollbilds schreiben, für asciinema
cli-export_html = Eine Webseite schreiben, auf der du alle Stellungen durchklickst
cli-export_out = Wohin; `-` für die Standardausgabe [Vorgabe: der Name der Partie, im aktuellen Ordner; die Standardausgabe, wenn die Partie `-` ist]
cli-export_ply = Anzahl der Züge vor der gezeigten Stellung [Vorgabe: alle]
cli-export_position = Statt einer Partie eine Stellung, in einer Zeile
cli-export_puzzle = Statt einer Partie eine Aufgabe: today, ein Tag wie 2026-11-21, oder easy, medium oder hard
cli-export_variant = Die Variante der Stellung oder der Aufgabe
cli-export_force = Eine vorhandene Datei überschreiben
cli-perft = Die Zugfolgen ab einer Stellung zählen (Perft)
cli-perft_variant = Die Regeln, nach denen gespielt wird
cli-perft_position = Anfangsstellung, wie `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`; sonst der Anfang einer Partie mit Süd am Zug
cli-perft_depth = Länge einer Zugfolge in Zügen, höchstens 1000
cli-puzzle = Eine Aufgabe ausgeben: ein Endspiel mit einer einzigen Lösung
cli-puzzle_variant = Das Spiel
cli-puzzle_daily = Die Tagesaufgabe ausgeben
cli-puzzle_day = Die Aufgabe dieses Tages ausgeben, wie 2026-11-21
cli-puzzle_difficulty = Die Schwierigkeit: leicht (easy), mittel (medium) oder schwer (hard)
cli-puzzle_theme = Eine Aufgabe aus Partien mit diesem Thema ausgeben
cli-puzzle_solution = Auch die Lösung ausgeben
cli-puzzle-generate = In Partien Stellungen mit nur einem guten Zug finden und in eine Datei schreiben
cli-puzzle-generate_variant = Das Spiel
cli-puzzle-generate_count = Anzahl der Aufgaben
cli-puzzle-generate_out = Wohin sie geschrieben werden
cli-puzzle-generate_confirm = Jede Aufgabe noch einmal zehnmal so lange durchsuchen und nur behalten, was Bestand hat
cli-puzzle-generate_games = Diese gespeicherten Partien durchsuchen statt neuer Partien der Engine
cli-puzzle-list = Die eingebauten Aufgaben aus Partien aufzählen, mit dem, was jede behauptet
cli-puzzle-list_variant = Das Spiel [Vorgabe: alle Spiele]
cli-puzzle-list_theme = Nur Aufgaben mit diesem Thema
cli-puzzle-list_json = Ein JSON-Objekt pro Zeile ausgeben, mit allen Behauptungen, Tipps und Antworten auf Englisch
cli-compare = Vergleichen, wie viele Stellungen Minimax und Alpha-Beta durchsuchen, Tiefe für Tiefe
cli-compare_depth = Größte Tiefe, in Halbzügen
cli-compare_variant = Die Regeln, nach denen gespielt wird; `matches` für die 13 Streichhölzer
cli-compare_position = Anfangsstellung, wie `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`; sonst der Anfang einer Partie mit Süd am Zug
cli-compare_evaluation = Bewertung in der größten Tiefe: seeds, mobility oder threats
cli-tree = Minimax und Alpha-Beta auf einem kleinen eigenen Baum Schritt für Schritt zeigen, oder ihn ausgeben
cli-tree_file = Die Datei mit dem Baum
cli-tree_minimax = Mit Minimax suchen statt mit Alpha-Beta
cli-tree_print = Die Schritte ausgeben statt das Vollbild zu zeigen
cli-tree_step = Die Schritte ausgeben und nach jedem auf Enter warten
cli-tree_svg = Den Baum zeichnen
cli-tree_dot = Den Baum für Graphviz schreiben
cli-tree_text = Den Baum als Text schreiben
cli-tree_gif = Ein animiertes Bild schreiben, eine Sekunde pro Schritt
cli-tree_cast = Eine Aufnahme des Vollbilds schreiben, für asciinema
cli-tree_after = Anzahl der Schritte vor dem gezeigten Baum [Vorgabe: alle]
cli-tree_out = Wohin; `-` für die Standardausgabe [Vorgabe: der Name des Baums, im aktuellen Ordner]
cli-tree_force = Eine vorhandene Datei überschreiben
cli-tree_below =
    Ein Baum besteht aus Werten für seine Blätter und Klammern für seine Äste. Die Wurzel nimmt den höchsten Wert, ihre Äste den niedrigsten und so fort; Äste heißen a, b, c. Kommas gelten als Leerzeichen, und ab # ist eine Zeile Kommentar.

      ((3 12 8) (2 4 6) (14 5 2))
cli-endgame = Endspieltabellen anlegen und befragen
cli-endgame-build = Fehlende Tabellen anlegen
cli-endgame-build_variant = Die Regeln der Tabellen [Vorgabe: oware]
cli-endgame-build_all = Alle Varianten
cli-endgame-build_seeds = Tabellen für bis zu so viele Samen anlegen (höchstens 32); ab 24 brauchen sie Minuten und Gigabytes
cli-endgame-build_threads = Anzahl der Threads [Vorgabe: einer pro Prozessor]
cli-endgame-build_memory = Grenze für den Arbeitsspeicher in MB; mit weniger dauert es länger und braucht Platz auf der Platte [Vorgabe: der ganze freie]
cli-endgame-stats = Jede Schicht in einer Zeile zusammenfassen
cli-endgame-stats_variant = Die Regeln der Tabellen
cli-endgame-stats_seeds = Die letzte Schicht, die gezeigt wird [Vorgabe: alle]
cli-endgame-probe = Den Wert einer Stellung und jedes Zugs für die Seite am Zug zeigen; die Speicher zählen nicht
cli-endgame-probe_variant = Die Regeln der Stellung
cli-endgame-probe_position = Die Stellung, wie `0-0-1-0-2-1-1-0-0-0-3-1-20-19-S`
cli-endgame-prove = Den Wert einer Stellung mit mehr Samen beweisen, als die Tabellen kennen
cli-endgame-prove_variant = Die Regeln der Stellung
cli-endgame-prove_position = Die Stellung, wie `2-2-2-2-2-2-2-2-2-2-2-2-12-12-S`
cli-endgame-prove_tables = Tabellen bis zu so vielen Samen benutzen [Vorgabe: alle Tabellen]
cli-endgame-prove_nodes = Größte Zahl von Stellungen, die pro Behauptung durchsucht werden
cli-endgame-prove_guess = Der Wert, der zuerst versucht wird [Vorgabe: 0]
cli-endgame-prove_out = Wohin das Zertifikat geschrieben wird
cli-endgame-check-proof = Das Zertifikat eines Beweises prüfen, allein mit Regeln und Tabellen
cli-endgame-check-proof_file = Das Zertifikat
cli-endgame-verify = Jede Stellung jeder Schicht gegen ihre Züge prüfen und jede Datei gegen ihre Prüfsumme
cli-endgame-verify_variant = Die Regeln der Tabellen [Vorgabe: oware]
cli-endgame-verify_all = Alle Varianten
cli-endgame-list = Vorhandene Tabellen aufzählen
cli-endgame-remove = Tabellen entfernen
cli-endgame-remove_variant = Die Tabellen dieser Regeln entfernen
cli-endgame-remove_all = Die Tabellen aller Varianten entfernen
cli-analyse = Eine gespeicherte Partie analysieren: der Wert jedes Zugs, und bessere Züge
cli-analyse_file = Die Partie, eine `.toml`- oder `.ogn`-Datei
cli-analyse_number = Nummer der Partie in einer Datei mit mehreren; `awale open DATEI` zählt sie auf
cli-analyse_depth = Suchtiefe für jeden Zug, in Halbzügen [Vorgabe: die gespeicherte Analyse, sonst 20]
cli-analyse_time = Zeit für jeden Zug, in Millisekunden
cli-analyse_threads = Anzahl der Threads; die Werte hängen nicht davon ab [Vorgabe: aus den Einstellungen]
cli-analyse_json = JSON ausgeben, für andere Programme
cli-bench = Eine feste Suche ausführen und das Tempo der Engine messen
cli-bench_depth = Tiefe in Halbzügen
cli-bench_hash = Größe der Transpositionstabelle in MB
cli-bench_exact = Ohne Reduktionen suchen
cli-truth = Messen, wie oft die Engine einen Sieg oder ein Remis hält, das Endspieltabellen kennen
cli-truth_variant = Die Regeln, nach denen gespielt wird
cli-truth_seeds = Samen auf dem Brett; Tabellen dafür müssen da sein
cli-truth_positions = Anzahl der Stellungen
cli-truth_limit = Grenzen der Engine für eine Stellung: nodes=N oder time=Nms, durch Kommas getrennt
cli-truth_tables = Bis zu wie vielen Samen die Engine Tabellen benutzt: Zahlen, durch Kommas getrennt
cli-truth_hash = Größe der Transpositionstabelle in MB
cli-truth_list = Die Stellungen ausgeben, in denen die Engine das Ergebnis verspielt
cli-match = Ein Match aus vielen Partien zwischen zwei Spielern oder Engines austragen
cli-match_players = Die beiden Spieler, Süd zuerst, statt mit --south und --north; siehe unten
cli-match_south = Der erste Spieler, der Süd spielt; siehe unten
cli-match_north = Der zweite Spieler, der Nord spielt
cli-match_games = Anzahl der Partien
cli-match_variant = Die Regeln, nach denen gespielt wird
cli-match_matches = Stattdessen das Spiel der 13 Streichhölzer
cli-match_opening-plies = Zufällige Züge, bevor die Spieler übernehmen
cli-match_seed = Ein anderer Startwert ergibt andere Eröffnungen
cli-match_swap = Jede Eröffnung zweimal spielen, mit getauschten Seiten
cli-match_save = Jede Partie in diesen Ordner schreiben
cli-match_concurrency = Partien, die gleichzeitig laufen
cli-match_max-forfeits = Das Match beenden, wenn ein Spieler so viele Partien in Folge kampflos verliert; 0: nie
cli-match_time = Zeit pro Zug für einen Zeilenbot, wie 100ms oder 2s
cli-match_sprt = Das Match beenden, wenn ein sequenzieller Test zwischen zwei Elo-Unterschieden entscheidet, wie 0,10 (je 5 % Irrtum)
cli-match_below =
    Spieler:
      naive, fast, minimax:TIEFE, alphabeta:TIEFE[:BEWERTUNG], expert (nur für die Streichhölzer)
      mcts:PLAYOUTS: Monte-Carlo-Baumsuche. Optionen folgen, wie in mcts:10000:c=1.4:captures: die Erkundungskonstante (c=0 bis c=10) und wie eine Stellung bewertet wird: durch Playouts mit zufälligen Zügen (chance, die Vorgabe) oder Schlägen (captures), oder durch eine Bewertung (seeds, mobility oder threats)
      engine:level=1 bis engine:level=10, oder mit einer GRENZE für jeden Zug, wie engine:time=200ms, engine:depth=12 oder engine:nodes=100000; mit ,tables=on benutzt sie die vorhandenen Endspieltabellen, mit ,book=on spielt sie die ersten Züge aus dem Eröffnungsbuch
      uci:GRENZE:BEFEHL: eine andere Engine, die das Protokoll der Oware-Engines spricht (siehe `awale uci`), gestartet mit BEFEHL; GRENZE ist time=200ms, depth=12 oder nodes=100000
      bot:BEFEHL: dein eigenes Programm, das eine Zeile liest und mit einem Zug antwortet (docs/bots.md)

      awale match fast naive
      awale match --games 20 --swap --south engine:time=200ms --north 'uci:time=200ms:./engine'

    Für eine eigene Variante lass das andere Programm deine Einstellungen lesen: 'uci:depth=8:awale --config DATEI uci'. Ein Spieler, der nicht startet, beendet das Match vor der ersten Partie; einer, der Partie um Partie kampflos verliert, ebenso (--max-forfeits). Strg-C beendet ein Match; unter Unix steht dann das Ergebnis bis dahin da.

    `awale uci` benutzt die vorhandenen Endspieltabellen, `engine` nicht: Nimm 'awale uci --no-tables', oder gib beiden Tabellen. Der Bericht sagt, wer sie benutzt hat. Unter Linux endet jeder Prozess, den ein anderes Programm startet, mit diesem.
cli-tournament = Ein Turnier zwischen Spielern oder einem Ordner voller Bots austragen
cli-tournament_players = Die Spieler; siehe unten
cli-tournament_bots = Jedes Programm und Skript in diesem Ordner als Spieler hinzufügen
cli-tournament_pairing = Wer gegen wen spielt
cli-tournament_rounds = Runden im Schweizer System [Vorgabe: genug, um einen Sieger zu finden]
cli-tournament_games = Partien für jedes Paar von Spielern, eine gerade Zahl
cli-tournament_time = Zeit pro Zug für einen Zeilenbot
cli-tournament_game-time = Zeit pro Partie für einen Zeilenbot
cli-tournament_grace = Wie spät ein Zug kommen darf
cli-tournament_start-time = Zusätzliche Zeit für den ersten Zug eines Bots in einer Partie, zum Start
cli-tournament_memory = Arbeitsspeicher für einen Zeilenbot und die Prozesse, die er startet, in MiB
cli-tournament_sandbox = Zeilenbots in bubblewrap laufen lassen, mit Dateien nur zum Lesen und ohne Netz; `auto`: wenn es installiert ist
cli-tournament_on-fault = Bei einem Fehler eines Zeilenbots: Er verliert die Partie, oder ein zufälliger erlaubter Zug wird für ihn gespielt
cli-tournament_max-forfeits = Einen Spieler nach so vielen kampflosen Niederlagen in Folge streichen (0: nie); er verliert die übrigen Partien
cli-tournament_variant = Die Regeln, nach denen gespielt wird
cli-tournament_matches = Stattdessen das Spiel der 13 Streichhölzer
cli-tournament_opening-plies = Zufällige Züge, bevor die Spieler übernehmen [Vorgabe: 4, bei den Streichhölzern 2]
cli-tournament_seed = Ein anderer Startwert ergibt andere Eröffnungen
cli-tournament_concurrency = Partien, die gleichzeitig laufen [Vorgabe: eine pro Prozessor]
cli-tournament_out = Die Berichte in diesen Ordner schreiben
cli-tournament_resume = Das Turnier in diesem Ordner fortsetzen
cli-tournament_print = Format des Berichts, der ausgegeben wird
cli-tournament_below =
    Spieler sind dieselben wie bei `awale match`: naive, fast, minimax:TIEFE, alphabeta:TIEFE, mcts:PLAYOUTS, engine:GRENZE, character:NAME, uci:GRENZE:BEFEHL, und bot:BEFEHL für jedes Programm, das eine Zeile liest und mit einem Zug antwortet (docs/bots.md).

      awale tournament --bots students --games 20 --time 100ms --out report
      awale tournament engine:level=1 engine:level=2 fast --games 100

    Jedes Paar von Spielern spielt jede Eröffnung zweimal, mit getauschten Seiten. Mit gauntlet spielt der erste Spieler gegen alle anderen.

    --out schreibt einen Ordner: index.html mit allen Partien zum Durchklicken, report.txt, report.md, standing.csv, cross-table.csv, results.json, in faults/ eine Datei für jeden Spieler mit Fehlern, und tournament.json, von wo derselbe Befehl mit --resume weitermacht.
cli-openings = Den Wert der ersten Züge zeigen, und deine eigenen Ergebnisse damit
cli-openings_variant = Das Spiel
cli-openings_moves = Die Züge bisher, wie `D c`; Süd beginnt
cli-book = Ein Eröffnungsbuch anlegen, erweitern und befragen
cli-book-build = Ein Buch anlegen, oder ein unterbrochenes weiterführen
cli-book-build_variant = Das Spiel
cli-book-build_positions = Nach dem Stapel aufhören, der so viele Stellungen erreicht
cli-book-build_nodes = Wie viele Stellungen die Engine für jeden Wert durchsucht
cli-book-build_full-plies = Bis zu so vielen Halbzügen alle Stellungen ausbauen
cli-book-build_full-nodes = Wie viele Stellungen die Engine am Ende dieser Halbzüge für jeden Wert durchsucht
cli-book-build_table-seeds = Bis zu so vielen Samen benutzt die Engine nach diesen Halbzügen Endspieltabellen; die Tabellen entstehen im Arbeitsspeicher
cli-book-build_out = Wohin das Buch geschrieben wird
cli-book-extend = Ein Buch erweitern
cli-book-extend_variant = Das Spiel
cli-book-extend_positions = Nach dem Stapel aufhören, der so viele Stellungen erreicht
cli-book-extend_book = Das Buch
cli-book-stats = Zeigen, wie viele Stellungen ein Buch enthält
cli-book-stats_variant = Das Spiel
cli-book-stats_book = Buch, das statt des eingebauten gilt
cli-book-probe = Die Züge einer Stellung in einem Buch zeigen
cli-book-probe_variant = Das Spiel
cli-book-probe_book = Buch, das statt des eingebauten gilt
cli-book-probe_moves = Die Züge bisher, wie `D c`; Süd beginnt
cli-results = Deine Siege, Remis und Niederlagen zeigen
cli-results_json = Alles aus *Fortschritt* als JSON ausgeben, für andere Programme
cli-results_helped = Auch Partien mit Hilfe zählen
cli-rating = Spieler nach ihren Ergebnissen und den Kosten jedes Zugs werten
cli-rating_files = Beendete Partien, `.toml`- oder `.ogn`-Dateien, die älteste zuerst [Vorgabe: deine gespeicherten Partien gegen den Computer]
cli-rating_player = Nur Spieler dieses Namens werten
cli-rating_json = JSON ausgeben, für andere Programme
cli-uci = Die Engine für ein anderes Programm ausführen, nach dem Protokoll der Oware-Engines
cli-uci_no-tables = Ohne Endspieltabellen spielen, auch wenn es welche gibt
cli-config = Die Einstellungen zeigen, woher jede kommt, und die benutzten Ordner
cli-theme = Ein eingebautes Design ausgeben, zum Speichern und Ändern
cli-theme_name = Das Design, das ausgegeben wird; sonst die Namen aller
cli-completions = Vervollständigungen für die Shell ausgeben
cli-completions_shell = Die Shell, die die Befehle vervollständigt
cli-manual = Die Handbuchseite ausgeben
cli-manual_folder = Eine Seite für das Programm und eine für jeden Befehl in diesen Ordner schreiben
