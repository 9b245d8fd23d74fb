### `awale --help` i les pàgines de les seves ordres.

cli-page-usage = Ús:
cli-page-commands = Ordres
cli-page-arguments = Arguments
cli-page-options = Opcions
cli-page-for-all = Per a totes les ordres
cli-page-help = Mostra aquesta ajuda
cli-page-version = Mostra la versió
cli-page-default = [per defecte: { $value }]
cli-page-values = [valors possibles: { $values }]
cli-name-command = ORDRE
cli-name-file = FITXER
cli-name-dir = CARPETA
cli-name-input = ENTRADA
cli-name-output = SORTIDA
cli-name-name = NOM
cli-name-action = ACCIÓ
cli-name-code = CODI
cli-name-day = DIA
cli-name-format = FORMAT
cli-name-game = PARTIDA
cli-name-kind = TIPUS
cli-name-level = NIVELL
cli-name-limit = LÍMIT
cli-name-mode = MODE
cli-name-north = NORD
cli-name-options = OPCIONS
cli-name-pairing = APARELLAMENT
cli-name-pit = FORAT
cli-name-player = JUGADOR
cli-name-position = POSICIÓ
cli-name-puzzle = PROBLEMA
cli-name-shell = SHELL
cli-name-side = BÀNDOL
cli-name-south = SUD
cli-name-steps = PASSOS
cli-name-theme = TEMA
cli-name-time = TEMPS
cli-page-folders =
    Configuració: { $config }
    Partides i taules: { $data }

cli = Juga, aprèn i estudia els jocs de la família de l'aualé en un terminal
cli_config = Fitxer de configuració que s'usa en comptes del teu
cli_data = Carpeta de partides i taules que s'usa en comptes de la teva
cli_ascii = Dibuixa i escriu només amb caràcters ASCII; és així per defecte on el sistema no fa servir UTF-8
cli_log = Escriu un registre en aquest fitxer, per informar d'un error
cli_language = Idioma que s'usa en comptes del de la configuració o del sistema
cli_seed = Llavor aleatòria de tots els sorteigs, per repetir una execució
cli-plain = Juga línia per línia, sense la pantalla completa
cli-plain_drawn = Dibuixa el tauler en comptes de descriure'l
cli-plain_variant = La variant d'aualé [per defecte: l'última triada; oware fora d'un terminal]
cli-plain_matches = Juga als 13 llumins
cli-plain_south = Qui juga amb Sud: human, naive, fast, expert, minimax:PROFUNDITAT, alphabeta:PROFUNDITAT[:AVALUACIÓ], mcts:SIMULACIONS, engine:level=N o character:NOM [per defecte: l'últim triat; human fora d'un terminal]
cli-plain_north = Qui juga amb Nord
cli-plain_first = Qui comença [per defecte: com l'últim cop, el primer a l'atzar; Sud fora d'un terminal]
cli-plain_position = On es comença, com `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`; `--first` passa davant de l'últim camp
cli-plain_clock = Un rellotge per a cada jugador: minuts + segons per jugada, com 5+3; aleshores, sense desfer ni demanar pistes
cli-plain_below =
    Què pots escriure:
      A-F, a-f         el forat que jugues (o el seu número des de la teva esquerra, 1-6)
      1, 2, 3          quants llumins agafes (amb --matches)
      desfés           desfà l'última jugada; contra l'ordinador, fins al teu torn
      pista            dona la pista següent
      tauler, jugades  mostra el tauler, o les jugades fetes
      fi?              proposa acabar la partida tal com està
      abandona         abandona la partida
      rellotge         mostra el temps que queda a cada bàndol (amb --clock)
      analitza         explica una partida acabada; errors: hi busca jugades millors
      surt             ho deixa; la partida es desa i pot continuar a pantalla completa
      ?                mostra la llista de les ordres

    En un terminal, la línia s'edita com en un shell; amunt i avall recuperen les anteriors.
cli-plain-puzzle = Resol problemes: el d'avui, de nous, de partides, o tants com puguis en tres minuts
cli-plain-puzzle_which = Quins problemes
cli-plain-puzzle_which_today = El problema d'avui, un final
cli-plain-puzzle_which_new = Finals nous
cli-plain-puzzle_which_games = Posicions de partides, del teu nivell
cli-plain-puzzle_which_storm = Tants com puguis en tres minuts
cli-plain-puzzle_variant = El joc; si falta, l'últim triat
cli-plain-puzzle_difficulty = La dificultat dels nous: easy (fàcil), medium (mitjà) o hard (difícil)
cli-plain-learn = Segueix les lliçons de les regles, des de la primera que no has fet
cli-plain-learn_lesson = Comença per aquesta lliçó
cli-plain-learn_variant = El joc; si falta, l'últim triat
cli-plain-chapter = Aprèn a jugar bé: posicions explicades i exercicis, des del primer capítol sense estrella
cli-plain-chapter_chapter = Comença per aquest capítol
cli-plain-chapter_variant = El joc; si falta, l'últim triat
cli-plain-drill = Entrena el recompte durant dos minuts: on cauen les llavors, què captura, què corre perill
cli-plain-drill_which = Què entrenar
cli-plain-drill_which_last = On cau l'última llavor
cli-plain-drill_which_captures = Quin forat captura, i quant
cli-plain-drill_which_danger = Quin forat corre perill
cli-plain-drill_level = Abast de les jugades: 1 curt, 2 llarg, 3 tota la volta
cli-plain-drill_variant = El joc; si falta, l'últim triat
cli-plain-rules = Llegeix les regles, amb posicions que les mostren
cli-plain-rules_variant = El joc; si falta, l'últim triat
cli-plain-computers = Llegeix com cerquen els ordinadors: un arbre petit amb minimax i després amb alfa-beta
cli-plain-openings = Repeteix les respostes que vas triar per a les obertures
cli-plain-openings_variant = El joc; si falta, l'últim triat
cli-plain-mistakes = Troba jugades millors que les que vas fer
cli-plain-mistakes_game = Un fitxer de partida, o `last` per a l'última; si falta, les posicions desades de les teves partides
cli-plain-mistakes_number = Número de la partida en un fitxer de més d'una; `awale open FITXER` en fa la llista
cli-plain-mistakes_variant = El joc; si falta, l'últim triat
cli-open = Obre una partida desada; continua-la des de qualsevol posició
cli-open_file = La partida, un fitxer `.toml` o `.ogn`, o un enllaç entre cometes; només s'hi escriu l'anàlisi d'una partida teva desada
cli-open_number = Número de la partida en un fitxer de més d'una; si falta, en fa la llista
cli-convert = Converteix una partida entre `.toml` (aquest programa) i `.ogn` (d'altres)
cli-convert_input = La partida, un fitxer `.toml` o `.ogn`; `-` és l'entrada estàndard, amb `--from`
cli-convert_output = On s'escriu: un fitxer `.toml` o `.ogn`, o una carpeta, que rep un fitxer per partida; `-` és la sortida estàndard, amb `--to`
cli-convert_number = Número de la partida en un fitxer de més d'una; `awale open FITXER` en fa la llista
cli-convert_from = El format que es llegeix, digui el que digui el nom
cli-convert_from_toml = El format d'aquest programa
cli-convert_from_ogn = La notació d'altres programes d'oware
cli-convert_to = El format que s'escriu, digui el que digui el nom
cli-convert_to_toml = El format d'aquest programa
cli-convert_to_ogn = La notació d'altres programes d'oware
cli-convert_force = Sobreescriu un fitxer que ja existeix
cli-export = Exporta una partida, una posició o un problema com a SVG, GIF, gravació o pàgina web
cli-export_game = La partida, un fitxer `.toml` o `.ogn`; `-` és l'entrada estàndard
cli-export_number = Número de la partida en un fitxer de més d'una; `awale open FITXER` en fa la llista
cli-export_svg = Escriu un dibuix, nítid a qualsevol mida; el d'una partida inclou la seva corba
cli-export_gif = Escriu una imatge animada, un segon per posició
cli-export_cast = Escriu una gravació de la pantalla completa, per a asciinema
cli-export_html = Escriu una pàgina web on es pot recórrer cada posició
cli-export_out = On s'escriu; `-` és la sortida estàndard [per defecte: el nom de la partida, a la carpeta actual; la sortida estàndard si la partida és `-`]
cli-export_ply = Nombre de jugades abans de la posició que es mostra [per defecte: totes]
cli-export_position = Una posició, en una línia, en comptes d'una partida
cli-export_puzzle = Un problema en comptes d'una partida: today (avui), un dia com 2026-11-21, o easy, medium o hard
cli-export_variant = La variant de la posició o del problema
cli-export_force = Sobreescriu un fitxer que ja existeix
cli-perft = Compta les línies de joc des d'una posició (perft)
cli-perft_variant = Les regles amb què es juga
cli-perft_position = On es comença, com `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`; si falta, a l'inici d'una partida, amb Sud de torn
cli-perft_depth = Llargada d'una línia en jugades, com a màxim 1000
cli-puzzle = Mostra un problema: un final amb una sola solució
cli-puzzle_variant = El joc
cli-puzzle_daily = Mostra el problema d'avui
cli-puzzle_day = Mostra el problema d'aquest dia, com 2026-11-21
cli-puzzle_difficulty = La dificultat: easy (fàcil), medium (mitjà) o hard (difícil)
cli-puzzle_theme = Mostra un problema de partides amb aquest tema
cli-puzzle_solution = Mostra també la solució
cli-puzzle-generate = Busca en partides posicions amb una sola jugada bona, i les escriu en un fitxer
cli-puzzle-generate_variant = El joc
cli-puzzle-generate_count = Nombre de problemes
cli-puzzle-generate_out = On s'escriuen
cli-puzzle-generate_confirm = Torna a explorar cada problema, deu vegades més estona, i només conserva els que aguanten
cli-puzzle-generate_games = Busca en aquestes partides desades en comptes de partides noves del motor
cli-puzzle-list = Llista els problemes de partides inclosos, amb el que cadascun afirma
cli-puzzle-list_variant = El joc [per defecte: tots]
cli-puzzle-list_theme = Només problemes amb aquest tema
cli-puzzle-list_json = Escriu un objecte JSON per línia, amb cada afirmació, pista i resposta en anglès
cli-compare = Compara les posicions que exploren minimax i alfa-beta, profunditat per profunditat
cli-compare_depth = La profunditat màxima, en mitges jugades
cli-compare_variant = Les regles amb què es juga; `matches` per als 13 llumins
cli-compare_position = On es comença, com `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`; si falta, a l'inici d'una partida, amb Sud de torn
cli-compare_evaluation = Avaluació a la profunditat màxima: seeds (llavors), mobility (mobilitat) o threats (amenaces)
cli-tree = Mostra minimax i alfa-beta pas a pas en un arbre petit teu, o l'exporta
cli-tree_file = El fitxer amb l'arbre
cli-tree_minimax = Explora amb minimax en comptes d'alfa-beta
cli-tree_print = Escriu els passos en comptes d'obrir la pantalla completa
cli-tree_step = Escriu els passos i espera Retorn després de cadascun
cli-tree_svg = Dibuixa l'arbre
cli-tree_dot = Escriu l'arbre per a Graphviz
cli-tree_text = Escriu l'arbre com a text
cli-tree_gif = Escriu una imatge animada, un segon per pas
cli-tree_cast = Escriu una gravació de la pantalla completa, per a asciinema
cli-tree_after = Nombre de passos abans de l'arbre que es mostra [per defecte: tots]
cli-tree_out = On s'escriu; `-` és la sortida estàndard [per defecte: el nom de l'arbre, a la carpeta actual]
cli-tree_force = Sobreescriu un fitxer que ja existeix
cli-tree_below =
    Un arbre s'escriu amb valors a les fulles i branques entre parèntesis. L'arrel pren el valor més alt, les seves branques el més baix, i així successivament; les branques es diuen a, b, c. Les comes valen com a espais, i des de # fins al final de la línia és un comentari.

      ((3 12 8) (2 4 6) (14 5 2))
cli-endgame = Crea i consulta taules de finals
cli-endgame-build = Crea les taules que falten
cli-endgame-build_variant = Les regles de les taules [per defecte: oware]
cli-endgame-build_all = Totes les variants
cli-endgame-build_seeds = Crea taules fins a aquest nombre de llavors (com a màxim 32); a partir de 24, necessiten minuts i gigabytes
cli-endgame-build_threads = Nombre de fils [per defecte: un per processador]
cli-endgame-build_memory = Límit de memòria en MB; amb menys, cal més temps i disc [per defecte: tota la memòria lliure]
cli-endgame-stats = Resumeix cada capa en una línia
cli-endgame-stats_variant = Les regles de les taules
cli-endgame-stats_seeds = L'última capa que es mostra [per defecte: totes]
cli-endgame-probe = Mostra el valor d'una posició i de cada jugada per al bàndol que té el torn; els graners no compten
cli-endgame-probe_variant = Les regles de la posició
cli-endgame-probe_position = La posició, com `0-0-1-0-2-1-1-0-0-0-3-1-20-19-S`
cli-endgame-prove = Demostra el valor d'una posició amb més llavors de les que abracen les taules
cli-endgame-prove_variant = Les regles de la posició
cli-endgame-prove_position = La posició, com `2-2-2-2-2-2-2-2-2-2-2-2-12-12-S`
cli-endgame-prove_tables = Fa servir les taules fins a aquest nombre de llavors [per defecte: totes les taules]
cli-endgame-prove_nodes = Nombre màxim de posicions que es visiten per a cada afirmació
cli-endgame-prove_guess = El valor que es prova primer [per defecte: 0]
cli-endgame-prove_out = On s'escriu el certificat
cli-endgame-check-proof = Comprova el certificat d'una demostració, només amb les regles i les taules
cli-endgame-check-proof_file = El certificat
cli-endgame-verify = Comprova cada posició de cada capa amb les seves jugades, i cada fitxer amb la seva suma de verificació
cli-endgame-verify_variant = Les regles de les taules [per defecte: oware]
cli-endgame-verify_all = Totes les variants
cli-endgame-list = Llista les taules que existeixen
cli-endgame-remove = Esborra taules
cli-endgame-remove_variant = Esborra les taules d'aquestes regles
cli-endgame-remove_all = Esborra les taules de totes les variants
cli-analyse = Analitza una partida desada: el valor de cada jugada, i d'altres de millors
cli-analyse_file = La partida, un fitxer `.toml` o `.ogn`
cli-analyse_number = Número de la partida en un fitxer de més d'una; `awale open FITXER` en fa la llista
cli-analyse_depth = Profunditat de la cerca per a cada jugada, en mitges jugades [per defecte: l'anàlisi desada, o 20]
cli-analyse_time = Temps per a cada jugada, en mil·lisegons
cli-analyse_threads = Nombre de fils; els valors no en depenen [per defecte: el de la configuració]
cli-analyse_json = Escriu JSON, per a altres programes
cli-bench = Fa una cerca fixa i mesura la velocitat del motor
cli-bench_depth = Profunditat en mitges jugades
cli-bench_hash = Mida de la taula de transposicions en MB
cli-bench_exact = Explora sense reduccions
cli-truth = Mesura quantes vegades el motor conserva una victòria o un empat coneguts per les taules de finals
cli-truth_variant = Les regles amb què es juga
cli-truth_seeds = Llavors al tauler; les taules corresponents han d'existir
cli-truth_positions = Nombre de posicions
cli-truth_limit = Límits del motor per a una posició: nodes=N o time=Nms, separats per comes
cli-truth_tables = Fins a quantes llavors el motor fa servir taules; diversos nombres, separats per comes
cli-truth_hash = Mida de la taula de transposicions en MB
cli-truth_list = Mostra les posicions on el motor deixa escapar el resultat
cli-match = Fa jugar un matx de moltes partides entre dos jugadors o motors
cli-match_players = Els dos jugadors, primer Sud, sense --south ni --north; mira més avall
cli-match_south = El primer jugador, que juga amb Sud; mira més avall
cli-match_north = El segon jugador, que juga amb Nord
cli-match_games = Nombre de partides
cli-match_variant = Les regles amb què es juga
cli-match_matches = Juga als 13 llumins
cli-match_opening-plies = Jugades a l'atzar abans que comencin els jugadors
cli-match_seed = Una altra llavor aleatòria dona altres obertures
cli-match_swap = Juga cada obertura dues vegades, canviant de bàndol
cli-match_save = Escriu totes les partides en aquesta carpeta
cli-match_concurrency = Partides que es juguen alhora
cli-match_max-forfeits = Acaba el matx quan un jugador perd aquest nombre de partides seguides per sanció; 0: mai
cli-match_time = Temps per jugada d'un bot de línia, com 100ms o 2s
cli-match_sprt = Acaba el matx quan una prova seqüencial decideix entre dues diferències d'Elo, com 0,10 (5 % d'error a cada costat)
cli-match_below =
    Jugadors:
      naive, fast, minimax:PROFUNDITAT, alphabeta:PROFUNDITAT[:AVALUACIÓ], expert (només als llumins)
      mcts:SIMULACIONS: cerca en arbre de Monte Carlo. Poden seguir opcions, com a mcts:10000:c=1.4:captures: la constant d'exploració (de c=0 a c=10), i què valora una posició: simulacions de jugades a l'atzar (chance, si no es diu res) o de captures (captures), o una avaluació (seeds, mobility o threats)
      de engine:level=1 a engine:level=10, o amb un LÍMIT per a cada jugada, com engine:time=200ms, engine:depth=12 o engine:nodes=100000; afegeix ,tables=on per fer servir les taules de finals que hi hagi, ,book=on per fer les primeres jugades amb el llibre d'obertures
      uci:LÍMIT:ORDRE: un altre motor que parla el protocol dels motors d'oware (mira `awale uci`), engegat amb ORDRE; LÍMIT és time=200ms, depth=12 o nodes=100000
      bot:ORDRE: el teu programa, que llegeix una línia i respon amb una jugada (docs/bots.md)

      awale match fast naive
      awale match --games 20 --swap --south engine:time=200ms --north 'uci:time=200ms:./engine'

    Per a una variant teva, fes que l'altre programa llegeixi la teva configuració: 'uci:depth=8:awale --config FITXER uci'. Un jugador que no pot engegar acaba el matx abans de la primera partida; també l'acaba qui perd per sanció una partida rere l'altra (--max-forfeits). Ctrl-C atura un matx; en Unix mostra el resultat fins aleshores.

    `awale uci` fa servir les taules de finals que hi hagi, `engine` no: fes servir 'awale uci --no-tables', o dona taules a tots dos. L'informe diu qui les ha fet servir. En Linux, tots els processos que engega un altre programa acaben amb ell.
cli-tournament = Fa jugar un torneig entre jugadors o una carpeta de bots
cli-tournament_players = Els jugadors; mira més avall
cli-tournament_bots = Afegeix com a jugadors tots els programes i scripts d'aquesta carpeta
cli-tournament_pairing = Qui juga contra qui
cli-tournament_rounds = Rondes d'un torneig suís [per defecte: les que calen perquè quedi un sol guanyador]
cli-tournament_games = Partides per a cada parella de jugadors, un nombre parell
cli-tournament_time = Temps per jugada d'un bot de línia
cli-tournament_game-time = Temps per partida d'un bot de línia
cli-tournament_grace = Quant pot fer tard una jugada
cli-tournament_start-time = Temps de més per a la primera jugada d'un bot en una partida, per engegar
cli-tournament_memory = Memòria per a un bot de línia i els processos que engega, en MiB
cli-tournament_sandbox = Executa els bots de línia en bubblewrap, amb fitxers només de lectura i sense xarxa; `auto`: si està instal·lat
cli-tournament_on-fault = Quan un bot de línia falla: perd la partida, o se li fa una jugada legal a l'atzar
cli-tournament_max-forfeits = Exclou un jugador que perd aquest nombre de partides seguides per sanció (0: mai); perd les que li queden
cli-tournament_variant = Les regles amb què es juga
cli-tournament_matches = Juga als 13 llumins
cli-tournament_opening-plies = Jugades a l'atzar abans que comencin els jugadors [per defecte: 4; als llumins, 2]
cli-tournament_seed = Una altra llavor aleatòria dona altres obertures
cli-tournament_concurrency = Partides que es juguen alhora [per defecte: una per processador]
cli-tournament_out = Escriu els informes en aquesta carpeta
cli-tournament_resume = Continua el torneig d'aquesta carpeta
cli-tournament_print = Format de l'informe que es mostra
cli-tournament_below =
    Els jugadors són els d'`awale match`: naive, fast, minimax:PROFUNDITAT, alphabeta:PROFUNDITAT, mcts:SIMULACIONS, engine:LÍMIT, character:NOM, uci:LÍMIT:ORDRE, i bot:ORDRE per a qualsevol programa que llegeixi una línia i respongui amb una jugada (docs/bots.md).

      awale tournament --bots students --games 20 --time 100ms --out report
      awale tournament engine:level=1 engine:level=2 fast --games 100

    Cada parella de jugadors juga totes les obertures dues vegades, canviant de bàndol. En un gauntlet el primer jugador s'enfronta a tots els altres.

    --out escriu una carpeta: index.html amb totes les partides per recórrer, report.txt, report.md, standing.csv, cross-table.csv, results.json, un fitxer a faults/ per a cada jugador amb errors, i tournament.json, des del qual continua la mateixa ordre amb --resume.
cli-openings = Mostra el valor de les primeres jugades i els teus resultats amb elles
cli-openings_variant = El joc
cli-openings_moves = Les jugades fetes, com `D c`; comença Sud
cli-book = Crea, amplia i consulta un llibre d'obertures
cli-book-build = Crea un llibre, o continua una creació interrompuda
cli-book-build_variant = El joc
cli-book-build_positions = S'atura després del lot que arriba a aquest nombre de posicions
cli-book-build_nodes = Posicions que el motor visita per a cada valor
cli-book-build_full-plies = Desplega totes les posicions fins a aquest nombre de mitges jugades
cli-book-build_full-nodes = Posicions que el motor visita per a cada valor al final d'aquestes mitges jugades
cli-book-build_table-seeds = Llavors de les taules de finals que el motor fa servir després d'aquestes mitges jugades; es creen a la memòria
cli-book-build_out = On s'escriu el llibre
cli-book-extend = Amplia un llibre
cli-book-extend_variant = El joc
cli-book-extend_positions = S'atura després del lot que arriba a aquest nombre de posicions
cli-book-extend_book = El llibre
cli-book-stats = Mostra quantes posicions té un llibre
cli-book-stats_variant = El joc
cli-book-stats_book = Llibre que s'usa en comptes de l'inclòs
cli-book-probe = Mostra les jugades d'una posició en un llibre
cli-book-probe_variant = El joc
cli-book-probe_book = Llibre que s'usa en comptes de l'inclòs
cli-book-probe_moves = Les jugades fetes, com `D c`; comença Sud
cli-results = Mostra les teves victòries, empats i derrotes
cli-results_json = Escriu tot el que hi ha a *Progrés* com a JSON, per a altres programes
cli-results_helped = Compta també les partides jugades amb ajuda
cli-rating = Puntua jugadors pels seus resultats i el cost de cada jugada
cli-rating_files = Partides acabades, fitxers `.toml` o `.ogn`, les més antigues primer [per defecte: les teves partides desades contra l'ordinador]
cli-rating_player = Puntua només els jugadors amb aquest nom
cli-rating_json = Escriu JSON, per a altres programes
cli-uci = Executa el motor per a un altre programa, amb el protocol dels motors d'oware
cli-uci_no-tables = Juga sense taules de finals, encara que n'hi hagi
cli-config = Mostra la configuració, l'origen de cada valor i les carpetes en ús
cli-theme = Mostra un tema inclòs, per desar-lo i canviar-lo
cli-theme_name = El tema que es mostra; si falta, els noms de tots
cli-completions = Mostra la compleció d'ordres per a l'intèrpret
cli-completions_shell = L'intèrpret d'ordres que la fa servir
cli-manual = Mostra la pàgina del manual
cli-manual_folder = Escriu en aquesta carpeta una pàgina per al programa i una per a cada ordre
