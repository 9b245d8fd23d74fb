### The game line by line.

plain-store = { $side }: { $seeds ->
    [one] { $seeds } seed in store
   *[other] { $seeds } seeds in store
}
plain-turn = { $side } to move:
plain-no-pit = "{ $text }" is no pit. Write a letter, A to F for South or a to f for North, or a number from 1 to 6.
plain-no-number = "{ $text }" is no number. Write how many matches to take.
plain-end-of-input = End of input. The game is kept and can be continued.
plain-end-of-input-unsaved = End of input. The game could not be saved.
plain-end-of-input-empty = End of input before the first move.
plain-does-not-play = { $player } does not play this game.
no-variant = there is no variant “{ $id }”; there are { $known }
no-terminal = the full screen needs a terminal; awale plain plays without one
plain-dumb = This terminal cannot be drawn on (TERM=dumb), so the game goes line by line, as with awale plain.
