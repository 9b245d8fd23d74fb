### All keys. Each line is what the key on its left does.

help-everywhere = Everywhere
help-play = While playing
help-task = Finding moves: puzzles, mistakes, lessons
help-lists = In lists
help-next-task = next puzzle, mistake or step; previous step
help-task-again = try again; after the last mistake, all of them
help-new-position = in “Analyze”: a new position
help-menu = Menu

help-keys = this list
help-back = one level back; the game stays saved
help-quit = quit the program
help-leave = quit immediately, from anywhere
help-suspend = suspend the program; fg resumes it
help-arrows = the same as the arrow keys
help-confirm = the same as Enter
help-choose = choose a pit, or how many matches
help-sow = play the chosen move
help-letter = play that pit (1 and *a* mean *A*); in the matches: take that many
help-unfinished = the unfinished games
help-undo = undo, redo (the computer's move too)
help-turn = turn the board around
help-export = write pictures to share: SVG, GIF, a recording, a page
help-export-puzzle = write the puzzle as a picture to share
help-move-now = make the computer move now
help-agree = offer to end the game here
help-resign = resign
help-preview = what the chosen move would do: seeds sown, • the last one, × captured
help-values-signs = values: =+ wins, =0 draws, =- loses for certain
help-pause = two computers: pause, resume
help-pace = two computers: faster or slower
help-step = one move back or forward
help-line = a move of each side back or forward
help-leap = ten moves back, ten forward; scroll a long comment
help-jump = to the start, to the end
help-play-on = replay the game automatically, or stop
help-from-here = start a new game from here
help-open = continue a game, or open a finished one
help-look = open the game on the analysis board
help-rename = name the game
help-search = search by name, player, variant or date
help-filter = in “Saved games”: all, unfinished, won, lost or drawn; in “Progress”: with or without help
help-delete = delete the game (asks first)
help-answers = answer the question of the first start
help-at-once = start a game like the last one
help-rematch = after the game: a rematch, sides exchanged
