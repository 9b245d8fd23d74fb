# The games: their names, and in one line what sets each apart.

game-oware = Awalé / Oware, international rules
# For places without room for the whole name.
game-oware-brief = Awalé{"\u00A0"}/{"\u00A0"}Oware
game-awele = Awélé, no starving
game-awale = Awalé, free sowing
game-abapa = Abapa, sown stores
game-awale-26 = Awalé, 26 seeds or five left
game-awari = Awari, solved by Romein and Bal
game-matches = { $matches ->
    [one] The { $matches } match
   *[other] The { $matches } matches
}

apart-oware = Tournament rules: feed your opponent; the first to reach 25 seeds wins.
apart-awele = Never capture everything or starve your opponent; play to the last seed.
apart-awale = You need not feed your opponent, but you may not capture everything.
apart-abapa = Sowing drops a seed into each store as it passes.
apart-awale-26 = It takes 26 seeds to win; the last five do not count.
apart-awari = Solved by computer: with perfect play on both sides it is a draw.
apart-matches = Take 1 to { $max }; the player who takes the last one loses.
apart-matches-one = Take one at a time; the player who takes the last one loses.
# What is known about a game of matches before it begins.
matches-start-lost = With { $matches }, the second player can always win.
matches-start-won = With { $matches }, the first player can always win.

# A game of one's own: its differences from the international rules.
apart-none = Played by the international rules.
apart-seeds = { $seeds ->
    [one] { $seeds } seed in each pit
   *[other] { $seeds } seeds in each pit
}
apart-sow-stores = the stores are sown too
apart-grand-slam = capturing everything is not allowed
apart-feeding = no need to feed the opponent
apart-win-at = { $win_at ->
    [one] { $win_at } seed wins
   *[other] { $win_at } seeds win
}
apart-win-at-none = played to the last seed
apart-stop-at = { $stop_at ->
    [one] ends when { $stop_at } seed is left
   *[other] ends when { $stop_at } seeds are left
}
apart-stop-at-zero = ends when the board is empty
apart-leftovers = a player who cannot move takes the rest
apart-repetition = after a repetition the rest does not count
