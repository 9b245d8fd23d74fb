### Games of other programs, and positions that are set up, copied and pasted.

## What is wrong with a game in Oware Game Notation

record-at-column = { $file }, line { $line }, column { $column }: { $problem }
record-unclosed-comment = a comment in braces opens here and is not closed.
record-unclosed-variation = a variation in parentheses opens here and is not closed.
record-unclosed-tag = a tag opens here and is not closed: write [Name "value"].
record-unclosed-value = a text between quotation marks opens here and is not closed.
record-unexpected = “{ $text }” does not belong here. Put remarks in braces.
record-digits = “{ $text }” could be a pit or a move number. Write pits as letters (A-F, a-f), or digits after numbers with a dot: 1. 6 6 2. 5 5.
record-coordinates = “{ $text }” is not a move. A move is the letter of its pit: A-F for South, a-f for North.
record-move-number = the move number “{ $written }” should be “{ $expected }”; check whether a move is missing.
record-two-tags = there are two tags “{ $name }” with different values. Remove one.
record-too-long = this is longer than { $most } characters.
record-too-many-bytes = this is too large for a game: at most { $most } bytes are read.
record-too-many-tags = there are too many tags: at most { $most } are read.
record-too-many-moves = there are too many moves: at most { $most } are read.
record-too-many-games = there are too many games: at most { $most } are read.
record-second-game = a second game begins here, but only one is expected.
record-no-variant = No variant “{ $id }”. Variants: { $known }.
record-no-rule = “{ $text }” is not a rule.
record-no-result = “{ $text }” is not a result; results are 25-19, 1-0, 0-1, 1/2-1/2 and *.
record-captured = move “{ $move }” captures { $captured ->
    [one] { $captured } seed
   *[other] { $captured } seeds
}, not { $written }.
record-not-awale = only games of the awalé family can be written as OGN; this is a game of matches.

variations-left-out = { $count ->
    [one] { $count } variation cannot be read or played here and is left out.
   *[other] { $count } variations cannot be read or played here and are left out.
}
annotations-left-out = { $count ->
    [one] { $count } annotation (!?, $4) is left out.
   *[other] { $count } annotations (!?, $4) are left out.
}
lines-left-out = { $count ->
    [one] { $count } line belongs to no game and is left out.
   *[other] { $count } lines belong to no game and are left out.
}
long-texts-left-out = { $count ->
    [one] { $count } text is too long; its end is left out.
   *[other] { $count } texts are too long; their ends are left out.
}
games-not-utf-8 = this is not UTF-8, so the file is read as Windows-1252. If accents are wrong, save it as UTF-8.

## Turning one format into another

game-format = “{ $file }” does not end in .toml or .ogn; awale convert --from toml or --from ogn reads a file of any name
convert-from = “{ $file }” does not show its format: add --from toml or --from ogn
convert-to = “{ $file }” does not show the format to write: add --to toml or --to ogn
convert-exists = { $file } already exists; --force overwrites it
convert-written = { $games ->
    [one] { $games } game written to { $folder }
   *[other] { $games } games written to { $folder }
}
convert-unread = { $games ->
    [one] { $games } game could not be read
   *[other] { $games } games could not be read
}
games-choose = { $file } holds { $games } games; choose one with --game NUMBER (awale open lists them)
games-no-such = { $file } has no game { $number }: it holds { $games ->
    [one] one game
   *[other] { $games } games
}
games-left-out = game { $number } is left out: { $why }

## Setting up a position

menu-position = Position
setup-from-position = New game from this position
# Who is to move; also a label.
set-up-to-move = { $side } to move
set-up-seeds = { $found } of { $total } seeds
set-up-missing = { $seeds ->
    [one] { $seeds } seed is missing{ $key ->
        [none] .
       *[other] : { $key } puts it into a store.
    }
   *[other] { $seeds } seeds are missing{ $key ->
        [none] .
       *[other] : { $key } puts them into the stores.
    }
}
set-up-too-many = { $seeds ->
    [one] There is { $seeds } seed too many{ $key ->
        [none] .
       *[other] : { $key } takes it out of a store.
    }
   *[other] There are { $seeds } seeds too many{ $key ->
        [none] .
       *[other] : { $key } takes them out of the stores.
    }
}
set-up-too-many-in-pits = { $seeds ->
    [one] There is { $seeds } seed too many: take it out of a pit.
   *[other] There are { $seeds } seeds too many: take them out of the pits.
}
set-up-refused = This is not a position yet. { $why }
set-up-is-over = The game is over here. { $why }
set-up-over = There is nothing to play here. { $why }
set-up-line = Position: { $line }
set-up-line-about = A position (pits *A* to *F* and *a* to *f*, both stores, S or N to move), moves, or a game in OGN.
notice-study-saved = Saved as a study under “Saved games”; every change is saved immediately.
notice-unfinished = Your last game is not over: it is in “Analyze”, “Saved games”.
notice-copied = Copied, if your terminal allows it: { $what }

## Pictures to share

picture-value = Winning chances for { $side }: 100% is a win, 50% is even
picture-first-look = At first glance: { $caption }
picture-lead = South's lead in captured seeds
export-writing = Writing the pictures…
# A label before the name of the file.
export-written = Written: { $file }
export-steps = steps { $first } to { $last } of { $all } of the animation
export-nodes = the first { $most } of { $all } nodes
export-no-ply = There is no position after { plies }: the game has { $moves }.
export-too-long = The game has { $moves } plies; a GIF, a recording or a page holds at most { $most }. --svg can draw any position.
game-page-first = Go to the start
game-page-back = One move back
game-page-play = Play the moves
game-page-next = One move forward
game-page-last = Go to the end
game-page-line = As one line, for a message. Paste it into the program, or pass it to “awale open -”.
game-page-copied = Copied
export-again = { $key } again shows it as a link or as one line, to copy.

## Links, and games that friends play by link

link-title = For a friend
link-about = Send this text with any messaging app. It holds the whole game or puzzle; no server keeps it.
link-no-page = To open it, paste it into the program. For a link that opens in a browser, fill in “{ setting-page }” in the settings.
# The whole text that a friend gets, for example in a message.
link-line = Awalé: start the awale program and paste this text into it: { $link }
link-no-room = A larger window also shows a QR code.
# In the place of a name, for example: Send your friend this link.
link-friend = your friend
link-play = Send { $name } this link ({ $copy } copies, { $show } QR code), then paste the answer here.
link-end = Send the link to { $name }, to show the end: { $copy } copies it, { $show } shows its QR code.
link-older = This link is older than your game, which is shown here.
link-contradicts = This link does not fit your game with { $name }: it differs at move { $number }. Your game stays as it is. Ask for the newest link.
link-too-long = The link is longer than { $most } bytes.
link-part = The link is cut or damaged at “{ $part }”. Copy it again, or ask for it again.
link-game = The game in the link has an error: { $problem }

key-set-seed-count = seeds
key-change-side-to-move = side to move
key-type-position = type it
key-copy = copy
key-correct-total-in-stores = balance
key-empty-board = empty
key-set-start-position = start

help-setting-up = Setting up a position
help-place = choose a pit or a store
help-seeds = put that many seeds there; one more, one less
help-rest = put the missing seeds into the stores, or take out the extra ones
help-mover = change the side to move
help-variant = another game
help-notation = type the position on one line
help-copy = copy the position; at the end, the result to share
help-empty = empty the board; set the starting position
help-undo-edit = undo a change, redo it
help-play-position = set up a game from here
help-study-solution = once a puzzle is over: study this position, see its tree
help-set-up = edit this position; in a puzzle or chapter, study it

## Games of other programs in the list

# Stands instead of the date in a list.
saved-no-date = date unknown
saved-day = { $month }-{ $day }

## A backup of everything that a browser keeps

backup-title = Backup
backup-about = A backup is one file with your games, your progress and your settings.
backup-save = Save a backup
backup-load = Load a backup
backup-take-settings = Replace my settings too
backup-kept = The browser keeps your games until you delete the data of this page.
backup-not-kept = The browser may delete your games when space is short or after a long break. Save a backup now and then.
backup-games = New games: { $new }. Already here: { $same }. Under another name, because theirs was taken: { $renamed }.
backup-progress = Your progress now combines both.
backup-settings = The settings were replaced.
backup-no-settings = Your own settings stay.
backup-form = This file is not a backup of Awalé, or it is damaged (line { $line }, column { $column }).
backup-later = This backup was made by a newer version of Awalé. Reload the page and try again.
backup-too-large = This file is too large for a backup: at most { $most } MB are read.
backup-file = This backup is damaged: { $file } in it cannot be used. Nothing was changed.
# What a browser stores cannot be written. The variable is the browser's name of the error.
storage-failed = { $what ->
    [QuotaExceededError] the browser has no room for more. Save a backup, and delete old games.
   *[other] the browser stores nothing for this page ({ $what }).
}
settings-damaged = { $what } The settings are now called { $file }; new ones were started.
page-elsewhere = Awalé is now open in another tab.
page-here = Go on here
