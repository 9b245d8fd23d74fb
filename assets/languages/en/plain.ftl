### The game line by line.

plain-store = { $side }: { $seeds ->
    [one] { $seeds } seed in store
   *[other] { $seeds } seeds in store
}
plain-turn = { $side } to move:
plain-no-pit = "{ $text }" is no pit. Write a letter, A to F for South or a to f for North, or a number from 1 to 6; ? tells more.
plain-no-number = "{ $text }" is no number. Write how many matches to take; ? tells more.
plain-end-of-input = End of input.
plain-kept = The game is kept and can be continued.
plain-not-kept = The game could not be saved.
plain-not-begun = No move was played.
plain-ask = Type ? to hear what can be typed, quit to leave.
plain-help-pits =
    You can type:
      A to F for South, a to f for North, or 1 to 6 from your own left: the pit to play
      undo: takes the last move back
      quit: leaves; the game is kept and can be continued
      help or ?: tells this
plain-help-matches =
    You can type:
      a number: how many matches to take
      undo: takes the last move back
      quit: leaves; the game is kept and can be continued
      help or ?: tells this
plain-undone = Taken back.
plain-no-undo = There is no move to take back.
plain-does-not-play = { $player } does not play this game.
no-variant = there is no variant “{ $id }”; there are { $known }
no-terminal = the full screen needs a terminal; awale plain plays without one
plain-dumb = This terminal cannot be drawn on (TERM=dumb), so the game goes line by line, as with awale plain.
