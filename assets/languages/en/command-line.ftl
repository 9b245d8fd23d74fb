### `awale --help` and the pages of its commands, made from the code: `AWALE_WRITE_DOCS=1 cargo test --test program help_pages`.

cli-page-usage = Usage:
cli-page-commands = Commands
cli-page-arguments = Arguments
cli-page-options = Options
cli-page-for-all = For all commands
cli-page-help = Print help
cli-page-version = Print version
cli-page-default = [default: { $value }]
cli-page-values = [possible values: { $values }]
cli-page-folders =
    Settings: { $config }
    Games and tables: { $data }

cli-name-action = ACTION
cli-name-code = CODE
cli-name-command = COMMAND
cli-name-day = DAY
cli-name-dir = DIR
cli-name-file = FILE
cli-name-format = FORMAT
cli-name-game = GAME
cli-name-input = INPUT
cli-name-kind = KIND
cli-name-level = LEVEL
cli-name-limit = LIMIT
cli-name-mode = MODE
cli-name-name = NAME
cli-name-north = NORTH
cli-name-options = OPTIONS
cli-name-output = OUTPUT
cli-name-pairing = PAIRING
cli-name-pit = PIT
cli-name-player = PLAYER
cli-name-position = POSITION
cli-name-puzzle = PUZZLE
cli-name-shell = SHELL
cli-name-side = SIDE
cli-name-south = SOUTH
cli-name-steps = STEPS
cli-name-theme = THEME
cli-name-time = TIME
cli = Play, learn and study the awalé family of games in a terminal
cli_config = Settings file to use instead of your own
cli_data = Folder for games and tables instead of your own
cli_ascii = Draw and print with ASCII characters only; the default if the locale is not UTF-8
cli_log = Write a log to this file, for a bug report
cli_language = Language to use instead of the one in the settings or of your system
cli_seed = Seed for everything random, to repeat a run
cli-plain = Play line by line, without the full screen
cli-plain_drawn = Draw the board instead of describing it
cli-plain_variant = The awalé variant [default: the one chosen last; oware in a pipe]
cli-plain_matches = Play the 13 matches instead
cli-plain_south = Who plays South: human, naive, fast, expert, minimax:DEPTH, alphabeta:DEPTH[:EVALUATION], mcts:PLAYOUTS, engine:level=N or character:NAME [default: the one chosen last; human in a pipe]
cli-plain_north = Who plays North
cli-plain_first = Who begins [default: as chosen last, at first random; South in a pipe]
cli-plain_position = Where to start, as `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`; `--first` overrides its last field
cli-plain_clock = A clock for each player: minutes + seconds per move, such as 5+3; then there are no undo and no hints
cli-plain_below =
    Lines to type:
      A to F, a to f  the pit to play (or its number from your left, 1 to 6)
      1, 2, 3         how many matches to take (with --matches)
      undo            undo the last move; against the computer, back to your own turn
      hint            get the next hint
      board, moves    show the board, or the moves so far
      end?            offer to end the game as it stands
      resign          give up the game
      clock           show the time that both sides have left (with --clock)
      analyze         explain a finished game; mistakes: find better moves in it
      quit            leave; the game is saved, and the full screen can continue it
      ?               list the commands

    At a terminal you edit the line as in a shell; up and down bring back earlier lines.
cli-plain-puzzle = Solve puzzles: today's, new ones, those from games, or as many as you can in three minutes
cli-plain-puzzle_which = Which puzzles
cli-plain-puzzle_which_today = Today's endgame
cli-plain-puzzle_which_new = New endgames
cli-plain-puzzle_which_games = Positions from games, at your strength
cli-plain-puzzle_which_storm = As many as you can in three minutes
cli-plain-puzzle_variant = The game; without it the one chosen last
cli-plain-puzzle_difficulty = How hard new ones are: easy, medium or hard
cli-plain-learn = Take the lessons in the rules, from the first that you have not done
cli-plain-learn_lesson = Begin with this lesson
cli-plain-learn_variant = The game; without it the one chosen last
cli-plain-chapter = Learn to play well: explained positions and exercises, from the first chapter without a star
cli-plain-chapter_chapter = Begin with this chapter
cli-plain-chapter_variant = The game; without it the one chosen last
cli-plain-drill = Train counting for two minutes: where seeds land, what captures, what is in danger
cli-plain-drill_which = What to train
cli-plain-drill_which_last = Where the last seed lands
cli-plain-drill_which_captures = Which pit captures, and how much
cli-plain-drill_which_danger = Which pit is in danger
cli-plain-drill_level = How far the moves in the questions sow: 1 a few pits, 2 through the other row, 3 all the way around
cli-plain-drill_variant = The game; without it the one chosen last
cli-plain-rules = Read the rules, with positions that show them
cli-plain-rules_variant = The game; without it the one chosen last
cli-plain-computers = Read how computers search: a small tree by minimax, then by alpha-beta
cli-plain-openings = Repeat the answers that you chose for openings
cli-plain-openings_variant = The game; without it the one chosen last
cli-plain-mistakes = Find better moves than you played
cli-plain-mistakes_game = A game file, or `last` for your last game; without it the positions kept from your games
cli-plain-mistakes_number = Number of the game in a file of several; `awale open FILE` lists them
cli-plain-mistakes_variant = The game; without it the one chosen last
cli-open = Open a saved game; continue from any position
cli-open_file = The game, a `.toml` or `.ogn` file, or a link between quotation marks; only an analysis of your own saved game is written back
cli-open_number = Number of the game in a file of several; without it, list them
cli-convert = Convert a game between `.toml` (this program) and `.ogn` (others)
cli-convert_input = The game, a `.toml` or `.ogn` file; `-` for standard input, with `--from`
cli-convert_output = Where to write it, a `.toml` or `.ogn` file, or a folder, which gets a file for each game; `-` for standard output, with `--to`
cli-convert_number = Number of the game in a file of several; `awale open FILE` lists them
cli-convert_from = The format to read, whatever the name says
cli-convert_from_toml = The format of this program
cli-convert_from_ogn = The notation of other Oware programs
cli-convert_to = The format to write, whatever the name says
cli-convert_to_toml = The format of this program
cli-convert_to_ogn = The notation of other Oware programs
cli-convert_force = Overwrite an existing file
cli-export = Export a game, a position or a puzzle as SVG, GIF, recording or web page
cli-export_game = The game, a `.toml` or `.ogn` file; `-` for standard input
cli-export_number = Number of the game in a file of several; `awale open FILE` lists them
cli-export_svg = Write a drawing, sharp at any size; a game's drawing includes its curve
cli-export_gif = Write an animated picture, one second per position
cli-export_cast = Write a recording of the full screen, for asciinema
cli-export_html = Write a web page with every position to click through
cli-export_out = Where to write it; `-` for standard output [default: the name of the game, in the current folder; standard output if the game is `-`]
cli-export_ply = Number of moves before the position to show [default: all]
cli-export_position = A position, on one line, instead of a game
cli-export_puzzle = A puzzle instead of a game: today, a day such as 2026-11-21, or easy, medium or hard
cli-export_variant = The variant of the position or the puzzle
cli-export_force = Overwrite an existing file
cli-perft = Count the lines of play from a position (perft)
cli-perft_variant = The rules to play by
cli-perft_position = Where to start, as `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`; without it, the start of a game with South to move
cli-perft_depth = Length of a line in moves, at most 1000
cli-puzzle = Print a puzzle: an endgame with one solution
cli-puzzle_variant = The game
cli-puzzle_daily = Print today's puzzle
cli-puzzle_day = Print the puzzle of this day, as 2026-11-21
cli-puzzle_difficulty = The difficulty: easy, medium or hard
cli-puzzle_theme = Print a puzzle from games with this theme
cli-puzzle_solution = Print the solution too
cli-puzzle-generate = Find positions with one good move in games, and write them to a file
cli-puzzle-generate_variant = The game
cli-puzzle-generate_count = Number of puzzles
cli-puzzle-generate_out = Where to write them
cli-puzzle-generate_confirm = Search each puzzle again ten times as long, and keep only those that still hold
cli-puzzle-generate_games = Search these saved games instead of new games of the engine
cli-puzzle-list = List the built-in puzzles from games, with the claim of each
cli-puzzle-list_variant = The game [default: all games]
cli-puzzle-list_theme = Only puzzles with this theme
cli-puzzle-list_json = Print one JSON object per line, with every claim, hint and reply in English
cli-compare = Compare the positions that minimax and alpha-beta search, depth by depth
cli-compare_depth = Maximum depth, in plies
cli-compare_variant = The rules to play by; `matches` for the game of 13 matches
cli-compare_position = Where to start, as `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`; without it, the start of a game with South to move
cli-compare_evaluation = Evaluation at the maximum depth: seeds, mobility or threats
cli-tree = Show minimax and alpha-beta on a small tree of your own, step by step, or export it
cli-tree_file = The file with the tree
cli-tree_minimax = Search with minimax instead of alpha-beta
cli-tree_print = Print the steps instead of showing the full screen
cli-tree_step = Print the steps and wait for Enter after each
cli-tree_svg = Draw the tree
cli-tree_dot = Write the tree for Graphviz
cli-tree_text = Write the tree as text
cli-tree_gif = Write an animated picture, one second per step
cli-tree_cast = Write a recording of the full screen, for asciinema
cli-tree_after = Number of steps before the tree to show [default: all]
cli-tree_out = Where to write it; `-` for standard output [default: the name of the tree, in the current folder]
cli-tree_force = Overwrite an existing file
cli-tree_below =
    A tree is written as values at its leaves and branches in parentheses. The root takes the highest value, its branches the lowest, and so on; branches are called a, b, c. Commas count as spaces, and # begins a comment.

      ((3 12 8) (2 4 6) (14 5 2))
cli-endgame = Build and query endgame tables
cli-endgame-build = Build missing tables
cli-endgame-build_variant = The rules of the tables [default: oware]
cli-endgame-build_all = All variants
cli-endgame-build_seeds = Build tables for up to this many seeds (at most 32); from 24 on, they take minutes and gigabytes
cli-endgame-build_threads = Number of threads [default: one per processor]
cli-endgame-build_memory = Memory limit in MB; with less, building takes longer and needs disk [default: all free memory]
cli-endgame-stats = Summarize each layer in a line
cli-endgame-stats_variant = The rules of the tables
cli-endgame-stats_seeds = The last layer to show [default: all]
cli-endgame-probe = Show the value of a board and of each move for the side to move; stores do not count
cli-endgame-probe_variant = The rules of the position
cli-endgame-probe_position = The position, as `0-0-1-0-2-1-1-0-0-0-3-1-20-19-S`
cli-endgame-prove = Prove the value of a position with more seeds than the tables cover
cli-endgame-prove_variant = The rules of the position
cli-endgame-prove_position = The position, as `2-2-2-2-2-2-2-2-2-2-2-2-12-12-S`
cli-endgame-prove_tables = Use tables up to this many seeds [default: all tables]
cli-endgame-prove_nodes = Maximum number of positions to visit for each claim
cli-endgame-prove_guess = The value to try first [default: 0]
cli-endgame-prove_out = Where to write the certificate
cli-endgame-check-proof = Check the certificate of a proof, from rules and tables alone
cli-endgame-check-proof_file = The certificate
cli-endgame-verify = Check each board of each layer against its moves, and each file against its checksum
cli-endgame-verify_variant = The rules of the tables [default: oware]
cli-endgame-verify_all = All variants
cli-endgame-list = List existing tables
cli-endgame-remove = Remove tables
cli-endgame-remove_variant = Remove the tables of these rules
cli-endgame-remove_all = Remove the tables of all variants
cli-analyse = Analyze a saved game: the value of every move, and better ones
cli-analyse_file = The game, a `.toml` or `.ogn` file
cli-analyse_number = Number of the game in a file of several; `awale open FILE` lists them
cli-analyse_depth = Depth of the search for each move, in plies [default: the saved analysis, else 20]
cli-analyse_time = Time for each move, in milliseconds
cli-analyse_threads = Number of threads; the values do not depend on it [default: from the settings]
cli-analyse_json = Print JSON, for other programs
cli-bench = Run a fixed search and measure the engine's speed
cli-bench_depth = Depth in plies
cli-bench_hash = Size of the transposition table in MB
cli-bench_exact = Search without reductions
cli-truth = Measure how often the engine keeps a win or draw known from endgame tables
cli-truth_variant = The rules to play by
cli-truth_seeds = Seeds on the board; tables for them must exist
cli-truth_positions = Number of positions
cli-truth_limit = Limits of the engine for a position: nodes=N or time=Nms, separated by commas
cli-truth_tables = Numbers of seeds up to which the engine uses tables, separated by commas
cli-truth_hash = Size of the transposition table in MB
cli-truth_list = Print the positions where the engine throws the result away
cli-match = Run a match of many games between two players or engines
cli-match_players = The two players, South first, instead of --south and --north; see below
cli-match_south = The first player, who plays South; see below
cli-match_north = The second player, who plays North
cli-match_games = Number of games
cli-match_variant = The rules to play by
cli-match_matches = Play the 13 matches instead
cli-match_opening-plies = Random moves before the players take over
cli-match_seed = Another seed gives other openings
cli-match_swap = Play each opening twice, with sides exchanged
cli-match_save = Write every game into this folder
cli-match_concurrency = Games played at the same time
cli-match_max-forfeits = End the match after this many forfeits of a player in a row; 0: never
cli-match_time = Time per move for a line bot, such as 100ms or 2s
cli-match_sprt = End the match when a sequential test decides between two Elo differences, such as 0,10 (5% errors each way)
cli-match_below =
    Players:
      naive, fast, minimax:DEPTH, alphabeta:DEPTH[:EVALUATION], expert (the matches only)
      mcts:PLAYOUTS: Monte Carlo tree search. Options follow, as in mcts:10000:c=1.4:captures: the exploration constant (c=0 to c=10), and how a position is valued: by playouts of random moves (chance, the default) or captures, or by an evaluation (seeds, mobility or threats)
      engine:level=1 to engine:level=10, or with a LIMIT for each move, as engine:time=200ms, engine:depth=12 or engine:nodes=100000; add ,tables=on to use the endgame tables that exist, ,book=on to play the first moves from the opening book
      uci:LIMIT:COMMAND: another engine that speaks the protocol of Oware engines (see `awale uci`), started by COMMAND; LIMIT is time=200ms, depth=12 or nodes=100000
      bot:COMMAND: your own program, which reads a line and answers with a move (docs/bots.md)

      awale match fast naive
      awale match --games 20 --swap --south engine:time=200ms --north 'uci:time=200ms:./engine'

    For a variant of your own, let the other program read your settings: 'uci:depth=8:awale --config FILE uci'. A player that cannot start ends the match before the first game; one that forfeits game after game ends it too (--max-forfeits). Ctrl-C ends a match; on Unix it prints the result so far.

    `awale uci` uses the endgame tables that exist, `engine` does not: use 'awale uci --no-tables', or give tables to both. The report says who used them. On Linux every process that another program starts ends with it.
cli-tournament = Run a tournament between players or a folder of bots
cli-tournament_players = The players; see below
cli-tournament_bots = Add every program and script in this folder as a player
cli-tournament_pairing = Who plays whom
cli-tournament_rounds = Rounds of a Swiss tournament [default: enough to single out a winner]
cli-tournament_games = Games for each pair of players, an even number
cli-tournament_time = Time per move for a line bot
cli-tournament_game-time = Time per game for a line bot
cli-tournament_grace = How late a move may be
cli-tournament_start-time = Extra time for a bot's first move in a game, to start
cli-tournament_memory = Memory for a line bot and the processes it starts, in MiB
cli-tournament_sandbox = Run line bots in bubblewrap, with read-only files and no network; `auto`: if it is installed
cli-tournament_on-fault = On a fault of a line bot: it loses the game, or a random legal move is played for it
cli-tournament_max-forfeits = Drop a player after this many forfeits in a row (0: never); it loses its remaining games
cli-tournament_variant = The rules to play by
cli-tournament_matches = Play the 13 matches instead
cli-tournament_opening-plies = Random moves before the players take over [default: 4, in the matches 2]
cli-tournament_seed = Another seed gives other openings
cli-tournament_concurrency = Games played at the same time [default: one per processor]
cli-tournament_out = Write the reports into this folder
cli-tournament_resume = Resume the tournament in that folder
cli-tournament_print = Form of the report to print
cli-tournament_below =
    Players are the same as for `awale match`: naive, fast, minimax:DEPTH, alphabeta:DEPTH, mcts:PLAYOUTS, engine:LIMIT, character:NAME, uci:LIMIT:COMMAND, and bot:COMMAND for any program that reads a line and answers with a move (docs/bots.md).

      awale tournament --bots students --games 20 --time 100ms --out report
      awale tournament engine:level=1 engine:level=2 fast --games 100

    Each pair of players plays every opening twice, with sides exchanged. In a gauntlet the first player meets all others.

    --out writes a folder: index.html with every game to click through, report.txt, report.md, standing.csv, cross-table.csv, results.json, a file in faults/ for each player with faults, and tournament.json, from which the same command with --resume continues.
cli-openings = Show the value of the first moves and your own results with them
cli-openings_variant = The game
cli-openings_moves = The moves so far, as `D c`; South begins
cli-book = Build, extend and query an opening book
cli-book-build = Build a book, or resume an interrupted build
cli-book-build_variant = The game
cli-book-build_positions = Stop after the batch that reaches this many positions
cli-book-build_nodes = Positions that the engine visits for each value
cli-book-build_full-plies = Expand every position up to this many plies
cli-book-build_full-nodes = Positions that the engine visits for each value at the end of these plies
cli-book-build_table-seeds = Seeds of the endgame tables that the engine uses after these plies; built in memory
cli-book-build_out = Where to write the book
cli-book-extend = Extend a book
cli-book-extend_variant = The game
cli-book-extend_positions = Stop after the batch that reaches this many positions
cli-book-extend_book = The book
cli-book-stats = Show the number of positions in a book
cli-book-stats_variant = The game
cli-book-stats_book = Book to use instead of the built-in one
cli-book-probe = Show the moves of a position in a book
cli-book-probe_variant = The game
cli-book-probe_book = Book to use instead of the built-in one
cli-book-probe_moves = The moves so far, as `D c`; South begins
cli-results = Show your wins, draws and losses
cli-results_json = Print everything in *Progress* as JSON, for other programs
cli-results_helped = Count games played with help too
cli-rating = Rate players by their results and the cost of each move
cli-rating_files = Finished games, `.toml` or `.ogn` files, the oldest first [default: your saved games against the computer]
cli-rating_player = Rate only the players of this name
cli-rating_json = Print JSON, for other programs
cli-uci = Run the engine for another program, by the protocol of Oware engines
cli-uci_no-tables = Play without endgame tables, even if there are some
cli-config = Show the settings, the source of each one, and the folders in use
cli-theme = Print a built-in theme, to save and change
cli-theme_name = The theme to print; without it, print the names of all
cli-completions = Print shell completions
cli-completions_shell = The shell that completes the commands
cli-manual = Print the manual page
cli-manual_folder = Write a page for the program and one for each command into this folder
