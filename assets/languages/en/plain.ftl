### The game line by line.

plain-store = { $side }: { $seeds ->
    [one] { $seeds } seed in store
   *[other] { $seeds } seeds in store
}
plain-turn = { $side } to move:
plain-took = { $side } takes { matches }.
plain-no-pit = “{ $text }” is not a pit. Type a letter, A to F for South or a to f for North, or a number from 1 to 6; ? lists the commands.
plain-no-number = “{ $text }” is not a number. Type how many matches to take; ? lists the commands.
plain-end-of-input = End of input.
plain-kept = The game is saved and can be continued.
plain-not-kept = The game could not be saved.
plain-not-begun = No move was played.
plain-ask = Type ? for the list of commands, “quit” to leave.
plain-both-human = You play both sides. To play against the computer, quit and type: { $command }
plain-chosen-last = { $south } against { $north }, as chosen last. For another opponent: awale plain --north PLAYER; awale plain --help lists the players.
plain-no-keys = Arrow and function keys do nothing here. Type a command and press Enter; Backspace deletes. ? lists the commands.
plain-help-pits =
    Commands:
      A to F for South, a to f for North, or 1 to 6 from your left: play that pit
      undo: undo the last move
      hint: show the best move and why it is good
      resign: give up the game
      quit: leave; the game is saved and can be continued
      help or ?: show this list
plain-help-matches =
    Commands:
      a number: take that many matches
      undo: undo the last move
      hint: show the best move and why it is good
      resign: give up the game
      quit: leave; the game is saved and can be continued
      help or ?: show this list
plain-undone = Move undone.
plain-no-undo = There is no move to undo.
plain-does-not-play = { $player } cannot play this game.
no-variant = No variant “{ $id }”. Variants: { $known }.
no-terminal = the full screen needs a terminal; awale plain plays without one
no-drawing = this terminal cannot show the full screen (TERM=dumb); awale export draws the game, awale analyse tells of it
plain-dumb = This terminal cannot show the full screen (TERM=dumb), so the game is played line by line, as with awale plain.
