### `awale --help` et les pages de ses commandes.

cli-page-usage = Usage :
cli-page-commands = Commandes{"\u00A0"}
cli-page-arguments = Arguments{"\u00A0"}
cli-page-options = Options{"\u00A0"}
cli-page-for-all = Pour toutes les commandes{"\u00A0"}
cli-page-help = Afficher cette aide
cli-page-version = Afficher la version
cli-page-default = [par défaut : { $value }]
cli-page-values = [valeurs possibles : { $values }]
cli-name-command = COMMANDE
cli-name-file = FICHIER
cli-name-dir = DOSSIER
cli-name-input = ENTRÉE
cli-name-output = SORTIE
cli-name-name = NOM
cli-name-action = ACTION
cli-name-code = CODE
cli-name-day = JOUR
cli-name-format = FORMAT
cli-name-game = PARTIE
cli-name-kind = GENRE
cli-name-level = NIVEAU
cli-name-limit = LIMITE
cli-name-mode = MODE
cli-name-north = NORD
cli-name-options = OPTIONS
cli-name-pairing = APPARIEMENT
cli-name-pit = CASE
cli-name-player = JOUEUR
cli-name-position = POSITION
cli-name-puzzle = PROBLÈME
cli-name-shell = SHELL
cli-name-side = CAMP
cli-name-south = SUD
cli-name-steps = ÉTAPES
cli-name-theme = THÈME
cli-name-time = TEMPS
cli-page-folders =
    Réglages : { $config }
    Parties et tables : { $data }

cli = Jouer aux jeux de la famille de l'awalé, les apprendre et les étudier, dans un terminal
cli_config = Fichier de réglages à utiliser au lieu du vôtre
cli_data = Dossier des parties et des tables à utiliser au lieu du vôtre
cli_ascii = Dessiner et écrire en caractères ASCII seulement ; c'est le cas par défaut si le système n'est pas en UTF-8
cli_log = Écrire un journal dans ce fichier, pour signaler un bogue
cli_language = Langue à utiliser au lieu de celle des réglages ou de votre système
cli_seed = Graine aléatoire de tous les tirages, pour répéter une exécution
cli-plain = Jouer ligne par ligne, sans le plein écran
cli-plain_drawn = Dessiner le plateau au lieu de le décrire
cli-plain_variant = La variante d'awalé [par défaut : la dernière choisie ; oware hors d'un terminal]
cli-plain_matches = Jouer plutôt aux 13 allumettes
cli-plain_south = Qui joue Sud : human, naive, fast, expert, minimax:PROFONDEUR, alphabeta:PROFONDEUR[:ÉVALUATION], mcts:SIMULATIONS, engine:level=N ou character:NOM [par défaut : le dernier choisi ; human hors d'un terminal]
cli-plain_north = Qui joue Nord
cli-plain_first = Qui commence [par défaut : comme la dernière fois, au sort la première ; Sud hors d'un terminal]
cli-plain_position = Où commencer, comme `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S` ; `--first` l'emporte sur le dernier champ
cli-plain_clock = Une pendule par joueur : minutes + secondes par coup, comme 5+3 ; sans annulation ni indices
cli-plain_below =
    Ce que vous pouvez taper :
      A à F, a à f    la case à jouer (ou 1 à 6 depuis votre gauche)
      1, 2, 3         combien d'allumettes prendre (avec --matches)
      annuler         annuler le coup ; contre l'ordinateur, revenir à votre tour
      indice          obtenir l'indice suivant
      plateau, coups  montrer le plateau, ou les coups joués
      fin?            proposer de terminer la partie en l'état
      abandonner      abandonner la partie
      analyser        expliquer une partie finie ; erreurs : y trouver mieux
      pendule         montrer le temps qui reste aux deux camps (avec --clock)
      quitter         sortir ; la partie enregistrée peut continuer en plein écran
      ?               afficher les commandes

    Dans un terminal, la ligne se modifie comme dans un shell ; les flèches haut et bas rappellent les précédentes.
cli-plain-puzzle = Résoudre des problèmes : celui du jour, de nouveaux, ceux de parties, ou le plus possible en trois minutes
cli-plain-puzzle_which = Quels problèmes
cli-plain-puzzle_which_today = la finale du jour
cli-plain-puzzle_which_new = de nouvelles finales
cli-plain-puzzle_which_games = des positions de parties, à votre force
cli-plain-puzzle_which_storm = le plus possible en trois minutes
cli-plain-puzzle_variant = Le jeu ; sans cela, le dernier choisi
cli-plain-puzzle_difficulty = Difficulté des nouvelles finales : easy (facile), medium (moyenne) ou hard (difficile)
cli-plain-learn = Suivre les leçons sur les règles, à partir de la première que vous n'avez pas faite
cli-plain-learn_lesson = Commencer par cette leçon
cli-plain-learn_variant = Le jeu ; sans cela, le dernier choisi
cli-plain-chapter = Apprendre à bien jouer : positions expliquées et exercices, à partir du premier chapitre sans étoile
cli-plain-chapter_chapter = Commencer par ce chapitre
cli-plain-chapter_variant = Le jeu ; sans cela, le dernier choisi
cli-plain-drill = S'entraîner à compter pendant deux minutes : où finit le semis, ce qui prend, ce qui est en danger
cli-plain-drill_which = Sur quoi s'entraîner
cli-plain-drill_which_last = où finit le semis
cli-plain-drill_which_captures = la plus grande prise
cli-plain-drill_which_danger = la case en danger
cli-plain-drill_level = Portée des coups : 1 courte, 2 longue, 3 tout le tour
cli-plain-drill_variant = Le jeu ; sans cela, le dernier choisi
cli-plain-rules = Lire les règles, avec des positions qui les montrent
cli-plain-rules_variant = Le jeu ; sans cela, le dernier choisi
cli-plain-computers = Lire comment cherchent les ordinateurs : un petit arbre par minimax, puis par alpha-bêta
cli-plain-openings = Répéter les réponses que vous avez choisies pour les ouvertures
cli-plain-openings_variant = Le jeu ; sans cela, le dernier choisi
cli-plain-mistakes = Trouver de meilleurs coups que ceux que vous avez joués
cli-plain-mistakes_game = Le fichier d'une partie, ou `last` pour votre dernière partie ; sans cela, les positions gardées de vos parties
cli-plain-mistakes_number = Numéro de la partie dans un fichier qui en contient plusieurs ; `awale open FICHIER` en donne la liste
cli-plain-mistakes_variant = Le jeu ; sans cela, le dernier choisi
cli-open = Ouvrir une partie enregistrée ; la continuer depuis n'importe quelle position
cli-open_file = La partie, un fichier `.toml` ou `.ogn`, ou un lien entre guillemets ; une analyse n'y est ajoutée que si c'est une de vos parties enregistrées
cli-open_number = Numéro de la partie dans un fichier qui en contient plusieurs ; sans cela, en donner la liste
cli-convert = Convertir une partie entre `.toml` (ce programme) et `.ogn` (les autres)
cli-convert_input = La partie, un fichier `.toml` ou `.ogn` ; `-` pour l'entrée standard, avec `--from`
cli-convert_output = Où l'écrire : un fichier `.toml` ou `.ogn`, ou un dossier qui reçoit un fichier par partie ; `-` pour la sortie standard, avec `--to`
cli-convert_number = Numéro de la partie dans un fichier qui en contient plusieurs ; `awale open FICHIER` en donne la liste
cli-convert_from = Le format à lire, quel que soit le nom du fichier
cli-convert_from_toml = le format de ce programme
cli-convert_from_ogn = la notation des autres programmes d'awalé
cli-convert_to = Le format à écrire, quel que soit le nom du fichier
cli-convert_to_toml = le format de ce programme
cli-convert_to_ogn = la notation des autres programmes d'awalé
cli-convert_force = Remplacer un fichier qui existe déjà
cli-export = Exporter une partie, une position ou un problème : SVG, GIF, enregistrement ou page web
cli-export_game = La partie, un fichier `.toml` ou `.ogn` ; `-` pour l'entrée standard
cli-export_number = Numéro de la partie dans un fichier qui en contient plusieurs ; `awale open FICHIER` en donne la liste
cli-export_svg = Écrire un dessin, net à toutes les tailles ; celui d'une partie comprend sa courbe
cli-export_gif = Écrire une image animée, une seconde par position
cli-export_cast = Écrire un enregistrement du plein écran, pour asciinema
cli-export_html = Écrire une page web où l'on parcourt toutes les positions
cli-export_out = Où l'écrire ; `-` pour la sortie standard [par défaut : le nom de la partie, dans le dossier courant ; la sortie standard si la partie est `-`]
cli-export_ply = Nombre de coups avant la position à montrer [par défaut : tous]
cli-export_position = Une position, sur une ligne, au lieu d'une partie
cli-export_puzzle = Un problème au lieu d'une partie : today (celui du jour), un jour comme 2026-11-21, ou easy, medium ou hard
cli-export_variant = La variante de la position ou du problème
cli-export_force = Remplacer un fichier qui existe déjà
cli-perft = Compter les suites de coups à partir d'une position (perft)
cli-perft_variant = Les règles du jeu
cli-perft_position = Où commencer, comme `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S` ; sans cela, au début d'une partie, Sud au trait
cli-perft_depth = Longueur d'une suite en coups, 1000 au plus
cli-puzzle = Afficher un problème : une finale qui n'a qu'une solution
cli-puzzle_variant = Le jeu
cli-puzzle_daily = Afficher le problème du jour
cli-puzzle_day = Afficher le problème de ce jour-là, comme 2026-11-21
cli-puzzle_difficulty = La difficulté : easy (facile), medium (moyenne) ou hard (difficile)
cli-puzzle_theme = Afficher un problème tiré de parties, sur ce thème
cli-puzzle_solution = Afficher aussi la solution
cli-puzzle-generate = Chercher dans des parties les positions où un seul coup est bon, et les écrire dans un fichier
cli-puzzle-generate_variant = Le jeu
cli-puzzle-generate_count = Nombre de problèmes
cli-puzzle-generate_out = Où les écrire
cli-puzzle-generate_confirm = Vérifier chaque problème par une recherche dix fois plus longue, et ne garder que ceux qui tiennent
cli-puzzle-generate_games = Chercher dans ces parties enregistrées plutôt que dans de nouvelles parties du moteur
cli-puzzle-list = Énumérer les problèmes fournis qui viennent de parties, avec ce que chacun affirme
cli-puzzle-list_variant = Le jeu [par défaut : tous les jeux]
cli-puzzle-list_theme = Seulement les problèmes sur ce thème
cli-puzzle-list_json = Afficher un objet JSON par ligne, avec toutes les affirmations, tous les indices et toutes les réponses, en anglais
cli-compare = Comparer, profondeur par profondeur, les positions qu'explorent minimax et alpha-bêta
cli-compare_depth = Profondeur maximale, en demi-coups
cli-compare_variant = Les règles du jeu ; `matches` pour les 13 allumettes
cli-compare_position = Où commencer, comme `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S` ; sans cela, au début d'une partie, Sud au trait
cli-compare_evaluation = Évaluation à la profondeur maximale : seeds (graines), mobility (graines et coups) ou threats (menaces)
cli-tree = Montrer minimax et alpha-bêta sur un petit arbre à vous, pas à pas, ou l'exporter
cli-tree_file = Le fichier de l'arbre
cli-tree_minimax = Chercher avec minimax au lieu d'alpha-bêta
cli-tree_print = Afficher les pas au lieu d'ouvrir le plein écran
cli-tree_step = Afficher les pas et attendre Entrée après chacun
cli-tree_svg = Dessiner l'arbre
cli-tree_dot = Écrire l'arbre pour Graphviz
cli-tree_text = Écrire l'arbre en texte
cli-tree_gif = Écrire une image animée, une seconde par pas
cli-tree_cast = Écrire un enregistrement du plein écran, pour asciinema
cli-tree_after = Nombre de pas avant l'arbre à montrer [par défaut : tous]
cli-tree_out = Où l'écrire ; `-` pour la sortie standard [par défaut : le nom de l'arbre, dans le dossier courant]
cli-tree_force = Remplacer un fichier qui existe déjà
cli-tree_below =
    Un arbre s'écrit avec des valeurs pour ses feuilles et des parenthèses pour ses branches. La racine prend la plus haute valeur, ses branches la plus basse, et ainsi de suite ; les branches s'appellent a, b, c. Les virgules comptent comme des espaces, et ce qui suit # sur une ligne est un commentaire.

      ((3 12 8) (2 4 6) (14 5 2))
cli-endgame = Calculer et interroger les tables de finales
cli-endgame-build = Calculer les tables qui manquent
cli-endgame-build_variant = Les règles des tables [par défaut : oware]
cli-endgame-build_all = Toutes les variantes
cli-endgame-build_seeds = Calculer jusqu'à ce nombre de graines sur le plateau (32 au plus) ; à partir de 24, les tables prennent des minutes et des gigaoctets
cli-endgame-build_threads = Nombre de fils d'exécution [par défaut : un par processeur]
cli-endgame-build_memory = Mémoire accordée, en Mo ; avec moins, il faut plus de temps et de disque [par défaut : toute la mémoire libre]
cli-endgame-stats = Résumer chaque couche sur une ligne
cli-endgame-stats_variant = Les règles des tables
cli-endgame-stats_seeds = La dernière couche à montrer [par défaut : toutes]
cli-endgame-probe = Montrer la valeur d'une position et de chaque coup pour le camp au trait ; les greniers ne comptent pas
cli-endgame-probe_variant = Les règles de la position
cli-endgame-probe_position = La position, comme `0-0-1-0-2-1-1-0-0-0-3-1-20-19-S`
cli-endgame-prove = Prouver la valeur d'une position qui a plus de graines que les tables
cli-endgame-prove_variant = Les règles de la position
cli-endgame-prove_position = La position, comme `2-2-2-2-2-2-2-2-2-2-2-2-12-12-S`
cli-endgame-prove_tables = Utiliser les tables jusqu'à ce nombre de graines [par défaut : toutes les tables]
cli-endgame-prove_nodes = Nombre maximal de positions à explorer pour chaque affirmation
cli-endgame-prove_guess = La valeur à essayer d'abord [par défaut : 0]
cli-endgame-prove_out = Où écrire le certificat
cli-endgame-check-proof = Vérifier le certificat d'une preuve, par les règles et les tables seules
cli-endgame-check-proof_file = Le certificat
cli-endgame-verify = Vérifier chaque position de chaque couche d'après ses coups, et chaque fichier d'après sa somme de contrôle
cli-endgame-verify_variant = Les règles des tables [par défaut : oware]
cli-endgame-verify_all = Toutes les variantes
cli-endgame-list = Énumérer les tables présentes
cli-endgame-remove = Supprimer des tables
cli-endgame-remove_variant = Supprimer les tables de ces règles
cli-endgame-remove_all = Supprimer les tables de toutes les variantes
cli-analyse = Analyser une partie enregistrée : la valeur de chaque coup, et de meilleurs coups
cli-analyse_file = La partie, un fichier `.toml` ou `.ogn`
cli-analyse_number = Numéro de la partie dans un fichier qui en contient plusieurs ; `awale open FICHIER` en donne la liste
cli-analyse_depth = Profondeur de la recherche pour chaque coup, en demi-coups [par défaut : l'analyse enregistrée, sinon 20]
cli-analyse_time = Temps pour chaque coup, en millisecondes
cli-analyse_threads = Nombre de fils d'exécution ; les valeurs n'en dépendent pas [par défaut : celui des réglages]
cli-analyse_json = Afficher du JSON, pour d'autres programmes
cli-bench = Lancer une recherche toujours la même et mesurer la vitesse du moteur
cli-bench_depth = Profondeur en demi-coups
cli-bench_hash = Taille de la table de transposition en Mo
cli-bench_exact = Chercher sans réductions
cli-truth = Mesurer combien de fois le moteur garde un gain ou une nulle que les tables de finales connaissent
cli-truth_variant = Les règles du jeu
cli-truth_seeds = Nombre de graines sur le plateau ; il faut que leurs tables existent
cli-truth_positions = Nombre de positions
cli-truth_limit = Limites du moteur pour une position : nodes=N ou time=Nms, séparées par des virgules
cli-truth_tables = Utiliser les tables jusqu'à ces nombres de graines, séparés par des virgules
cli-truth_hash = Taille de la table de transposition en Mo
cli-truth_list = Afficher les positions où le moteur gâche le résultat
cli-match = Faire jouer un match de nombreuses parties à deux joueurs ou moteurs
cli-match_players = Les deux joueurs, Sud en premier, sans --south ni --north ; voir plus bas
cli-match_south = Le premier joueur, qui joue Sud ; voir plus bas
cli-match_north = Le second joueur, qui joue Nord ; voir plus bas
cli-match_games = Nombre de parties
cli-match_variant = Les règles du jeu
cli-match_matches = Jouer plutôt aux 13 allumettes
cli-match_opening-plies = Coups au hasard avant que les joueurs prennent la main
cli-match_seed = Une autre graine aléatoire donne d'autres ouvertures
cli-match_swap = Jouer chaque ouverture deux fois, en échangeant les camps
cli-match_save = Écrire toutes les parties dans ce dossier
cli-match_concurrency = Nombre de parties jouées en même temps
cli-match_max-forfeits = Terminer le match après ce nombre de forfaits de suite d'un joueur ; 0 : jamais
cli-match_time = Temps par coup d'un robot ligne à ligne, comme 100ms ou 2s
cli-match_sprt = Terminer le match quand un test séquentiel tranche entre deux écarts Elo, comme 0,10 (5 % d'erreurs de chaque côté)
cli-match_below =
    Joueurs :
      naive, fast, minimax:PROFONDEUR, alphabeta:PROFONDEUR[:ÉVALUATION], expert (aux allumettes seulement)
      mcts:SIMULATIONS : recherche arborescente Monte-Carlo. Des options peuvent suivre, comme mcts:10000:c=1.4:captures : la constante d'exploration (c=0 à c=10), et ce qui évalue une position : des simulations de coups au hasard (chance, par défaut) ou de prises (captures), ou une évaluation (seeds, mobility ou threats)
      engine:level=1 à engine:level=10, ou avec une LIMITE pour chaque coup, comme engine:time=200ms, engine:depth=12 ou engine:nodes=100000 ; ajoutez ,tables=on pour utiliser les tables de finales présentes, ,book=on pour jouer les premiers coups d'après le livre d'ouvertures
      uci:LIMITE:COMMANDE : un autre moteur qui parle le protocole des moteurs d'awalé (voir `awale uci`), lancé par COMMANDE ; LIMITE est time=200ms, depth=12 ou nodes=100000
      bot:COMMANDE : votre propre programme, qui lit une ligne et répond par un coup (docs/bots.md)

      awale match fast naive
      awale match --games 20 --swap --south engine:time=200ms --north 'uci:time=200ms:./engine'

    Pour une variante à vous, faites lire vos réglages à l'autre programme : 'uci:depth=8:awale --config FICHIER uci'. Un joueur qui ne démarre pas termine le match avant la première partie ; celui qui perd par forfait partie après partie le termine aussi (--max-forfeits). Ctrl-C termine un match ; sous Unix, le résultat du moment est alors affiché.

    `awale uci` utilise les tables de finales présentes, `engine` ne le fait pas : écrivez 'awale uci --no-tables', ou donnez des tables aux deux. Le bilan dit qui s'en est servi. Sous Linux, tout processus lancé par un autre programme se termine avec lui.
cli-tournament = Faire jouer un tournoi à des joueurs ou à un dossier de robots
cli-tournament_players = Les joueurs ; voir plus bas
cli-tournament_bots = Ajouter comme joueurs tous les programmes et scripts de ce dossier
cli-tournament_pairing = Qui joue contre qui
cli-tournament_rounds = Nombre de rondes d'un tournoi au système suisse [par défaut : assez pour départager un vainqueur]
cli-tournament_games = Nombre de parties pour chaque paire de joueurs, pair
cli-tournament_time = Temps par coup d'un robot ligne à ligne
cli-tournament_game-time = Temps par partie d'un robot ligne à ligne
cli-tournament_grace = Retard toléré pour un coup
cli-tournament_start-time = Temps de plus pour le premier coup d'un robot dans une partie, afin qu'il démarre
cli-tournament_memory = Mémoire d'un robot ligne à ligne et des processus qu'il lance, en Mio
cli-tournament_sandbox = Lancer les robots ligne à ligne dans bubblewrap, fichiers en lecture seule et sans réseau ; `auto` : s'il est installé
cli-tournament_on-fault = Après une faute d'un robot ligne à ligne : il perd la partie, ou un coup autorisé est joué au hasard pour lui
cli-tournament_max-forfeits = Écarter un joueur après ce nombre de forfaits de suite (0 : jamais) ; il perd les parties qui restent
cli-tournament_variant = Les règles du jeu
cli-tournament_matches = Jouer plutôt aux 13 allumettes
cli-tournament_opening-plies = Coups au hasard avant que les joueurs prennent la main [par défaut : 4, aux allumettes 2]
cli-tournament_seed = Une autre graine aléatoire donne d'autres ouvertures
cli-tournament_concurrency = Nombre de parties jouées en même temps [par défaut : une par processeur]
cli-tournament_out = Écrire les comptes rendus dans ce dossier
cli-tournament_resume = Reprendre le tournoi de ce dossier
cli-tournament_print = Format du compte rendu à afficher
cli-tournament_below =
    Les joueurs sont les mêmes que pour `awale match` : naive, fast, minimax:PROFONDEUR, alphabeta:PROFONDEUR, mcts:SIMULATIONS, engine:LIMITE, character:NOM, uci:LIMITE:COMMANDE, et bot:COMMANDE pour tout programme qui lit une ligne et répond par un coup (docs/bots.md).

      awale tournament --bots students --games 20 --time 100ms --out report
      awale tournament engine:level=1 engine:level=2 fast --games 100

    Chaque paire de joueurs joue chaque ouverture deux fois, en échangeant les camps. Avec gauntlet, le premier joueur rencontre tous les autres.

    --out écrit un dossier : index.html avec toutes les parties à parcourir, report.txt, report.md, standing.csv, cross-table.csv, results.json, dans faults/ un fichier pour chaque joueur fautif, et tournament.json, à partir duquel la même commande continue avec --resume.
cli-openings = Montrer la valeur des premiers coups, et les résultats qu'ils vous ont donnés
cli-openings_variant = Le jeu
cli-openings_moves = Les coups joués, comme `D c` ; Sud commence
cli-book = Calculer, agrandir et interroger un livre d'ouvertures
cli-book-build = Calculer un livre, ou reprendre un calcul interrompu
cli-book-build_variant = Le jeu
cli-book-build_positions = S'arrêter après le lot qui atteint ce nombre de positions
cli-book-build_nodes = Nombre de positions que le moteur explore pour chaque valeur
cli-book-build_full-plies = Développer toutes les positions jusqu'à ce nombre de demi-coups
cli-book-build_full-nodes = Nombre de positions que le moteur explore pour chaque valeur au bout de ces demi-coups
cli-book-build_table-seeds = Nombre de graines des tables de finales que le moteur utilise après ces demi-coups ; elles sont calculées en mémoire
cli-book-build_out = Où écrire le livre
cli-book-extend = Agrandir un livre
cli-book-extend_variant = Le jeu
cli-book-extend_positions = S'arrêter après le lot qui atteint ce nombre de positions
cli-book-extend_book = Le livre
cli-book-stats = Montrer combien de positions contient un livre
cli-book-stats_variant = Le jeu
cli-book-stats_book = Livre à utiliser au lieu de celui qui est fourni
cli-book-probe = Montrer les coups d'une position d'après un livre
cli-book-probe_variant = Le jeu
cli-book-probe_book = Livre à utiliser au lieu de celui qui est fourni
cli-book-probe_moves = Les coups joués, comme `D c` ; Sud commence
cli-results = Montrer vos victoires, nulles et défaites
cli-results_json = Afficher en JSON tout ce que montre *Progression*, pour d'autres programmes
cli-results_helped = Compter aussi les parties jouées avec de l'aide
cli-rating = Classer les joueurs d'après leurs résultats et le coût de chaque coup
cli-rating_files = Parties finies, fichiers `.toml` ou `.ogn`, la plus ancienne d'abord [par défaut : vos parties enregistrées contre l'ordinateur]
cli-rating_player = Classer seulement les joueurs de ce nom
cli-rating_json = Afficher du JSON, pour d'autres programmes
cli-uci = Mettre le moteur au service d'un autre programme, par le protocole des moteurs d'awalé
cli-uci_no-tables = Jouer sans tables de finales, même s'il y en a
cli-config = Montrer les réglages, l'origine de chacun et les dossiers utilisés
cli-theme = Afficher un thème fourni, à enregistrer et à modifier
cli-theme_name = Le thème à afficher ; sans cela, afficher le nom de tous
cli-completions = Afficher de quoi compléter les commandes dans un shell
cli-completions_shell = Le shell qui complète les commandes
cli-manual = Afficher la page de manuel
cli-manual_folder = Écrire dans ce dossier une page pour le programme et une pour chaque commande
