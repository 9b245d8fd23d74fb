### The settings screen.

settings-group-game = Game
settings-group-screen = Screen
settings-group-help = Help and analysis
settings-group-share = Sharing
settings-group-engine = Engine, tables and keys

setting-name = Your name
setting-name-about = Your name next to the board, in saved games, exports and results. “Play” can set another one for a game.
setting-language = Language
setting-language-about = The language of the program. Automatic: the language of your system.
setting-theme = Theme
setting-theme-about = The look of the board and the screens. Automatic: painted wood, or the terminal's own colors if it shows only sixteen. Your own themes go in the folder themes next to the settings file.
setting-theme-256 = This terminal shows 256 colors, so the wood has fewer shades.
setting-theme-16 = This terminal shows sixteen colors; painted wood needs 256.
setting-theme-no-colors = This terminal shows no colors.
setting-animation = Sowing speed
setting-animation-about = How fast the seeds are sown on the screen. Any key skips the rest.
setting-preview = Preview
setting-preview-about = Show what the move of the chosen pit would do.
setting-coordinates = Letters of the pits
setting-coordinates-about = Show the letters *A* to *F* and *a* to *f* next to the pits.
setting-mouse = Mouse
setting-mouse-about = Point at a pit to see its move, click to play it or to choose a line. Without the mouse, the terminal's own text selection works as usual.
setting-ascii = Plain characters
setting-ascii-about = Draw with ASCII characters only, for fonts that lack others.
setting-board = Painted board
setting-board-about = Show the board as a picture if the terminal can (kitty, sixel, iTerm2). “Pixels” does this also in tmux and over ssh.
setting-confirm = Ask before you resign
setting-confirm-about = Ask before you resign, or before help makes the game unrated.
setting-remarks = Remarks
setting-remarks-about = Let the characters comment on important moments.
setting-bell = Bell
setting-bell-about = Ring the terminal's bell when it is your turn again after a computer's move, and when the game is over. It is silent while two computers play.
setting-sowing = Direction of sowing
setting-sowing-about = The direction of sowing in new games on the screen. Clockwise is the mirror image; the letters of the pits stay the same.
setting-pace = Two computers: pause
setting-pace-about = How long each move stays on the screen when two computers play.
setting-page = Page for links
setting-page-about = The address of a web page that opens links to games and puzzles, such as a club's page. While it is off, your friend pastes the link into the program.
setting-memory = Engine: memory
setting-memory-about = Memory for the transposition table, in which the engine keeps the positions it has searched. More of it helps when the engine thinks for long.
setting-threads = Engine: threads
setting-threads-about = How many processor threads the engine uses. With more of them it searches deeper in the same time.
setting-time = Engine: time for a move
setting-time-about = How long the engine may think about a move at its strongest level. The lower levels need less.
setting-own-book = Engine: opening book
setting-own-book-about = At its strongest level the engine plays its first moves from the book. If several are equally good, it varies them from game to game.
setting-seeds = Endgame tables
setting-seeds-about = Perfect play up to this many seeds. The tables are built in the background and resume at the next start. 28 seeds need 6 GB of memory or, with less, 5 GB of disk while they are built.
setting-seeds-size = Up to { $megabytes } MB more disk space.
setting-seeds-by-hand = Up to { $megabytes } MB are missing; awale endgame build makes them.
setting-seeds-there = All tables exist.
setting-seeds-estimate = Up to { $megabytes } MB more disk space and, on this machine, { $minutes ->
    [0] less than a minute
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} of work (estimate).
setting-automatic = Make tables automatically
setting-automatic-about = Build the endgame tables of a variant in the background the first time you play it. Otherwise awale endgame build makes them.
setting-keys = Keys
setting-keys-about = Enter lists all commands with their keys. Choose one to change its key.

bind-press = Press the new key for: { $what }.
bind-taken = { $key } is taken ({ $screen }): { $what }. Press it again to use it here.
bind-typed = { $key } already names a pit or a number ({ $screen }).
bind-fixed = No command can have this key: its meaning is fixed.
bind-use = { $screen }: { $what }.
bind-usual = Default: { $key }; Del restores it.
bind-none = none
bind-help = the keys of the screen
bind-left = left, like the arrow
bind-down = down, like the arrow
bind-up = up, like the arrow
bind-right = right, like the arrow
bind-undo = undo a move or a change
bind-redo = redo a move or a change
bind-play = play a game; on the analysis board, from this position
bind-learn = Learn; practice mistakes; choose an answer in an opening
bind-analyse = analyze
bind-book = look up this opening: the book and your results
bind-resign = resign, or give up and see the solution
bind-save = save a study, name a game
bind-export = write pictures and files to share
bind-run = start or pause: two computers, autoplay, animated search
bind-more = more seeds, more depth, faster; unfold a variation
bind-less = fewer seeds, less depth, slower; fold a variation
bind-next = next mistake, puzzle or step
bind-previous = previous mistake or step
bind-delete = delete a game or a variation; empty the board
bind-filter = filter a list, for example by result
bind-hint = a hint; in a search tree, the best line
bind-values = values of all moves; in a search tree, the evaluation
bind-restart = try again; set up the starting position
bind-balance = correct the number of seeds in the stores
bind-algorithm = another algorithm for the search tree

# A setting.
value-on = on
value-off = off
value-cells = characters
value-pixels = pixels
# Of the speed of sowing.
value-at-once = off
value-auto = automatic
value-slow = slow
value-normal = normal
value-fast = fast
value-counter-clockwise = counterclockwise
value-clockwise = clockwise
value-pause = { $number ->
    [0] none
   *[other] { $number } ms
}
value-memory = { $number } MiB
value-threads = { $number ->
    [0] one per core
    [one] { $number } thread
   *[other] { $number } threads
}
value-time = { $number } ms
value-seeds = { $number ->
    [0] none
    [one] { $number } seed
    [20] perfect to 20 seeds
    [24] perfect to 24 seeds
    [28] perfect to 28 seeds
   *[other] up to { $number } seeds
}
theme-terminal = terminal colors
theme-wood = wood
theme-dark = dark
theme-light = light
theme-high-contrast = high contrast
theme-colour-blind = color-blind friendly
