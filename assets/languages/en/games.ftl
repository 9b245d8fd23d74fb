# The games: their names, and in one line what sets each apart.

game-oware = Awalé / Oware, international rules
game-awele = Awélé, no starving
game-awale = Awalé, free sowing
game-abapa = Abapa, sown kalahs
game-awale-26 = Awalé, 26 seeds or five left
game-awari = Awari, as solved by Romein and Bal
game-matches = { $matches ->
    [one] The { $matches } match
   *[other] The { $matches } matches
}

apart-oware = The rules of tournaments: feed the other side; 25 seeds win.
apart-awele = Never take everything, never starve; play on to the last seed.
apart-awale = You need not feed the other side, but may not take everything.
apart-abapa = Sowing drops a seed into each store as it passes.
apart-awale-26 = It takes 26 seeds to win; the last five count for nobody.
apart-awari = The game a computer has solved: nobody can force a win.
apart-matches = Take 1 to { $max }; who takes the last one loses.
apart-matches-one = Take one at a time; who takes the last one loses.

# A game of one's own, told by its differences from the international rules.
apart-none = Played by the international rules.
apart-seeds = { $seeds ->
    [one] { $seeds } seed in each pit
   *[other] { $seeds } seeds in each pit
}
apart-sow-stores = stores are sown
apart-grand-slam = taking everything is not allowed
apart-feeding = no duty to feed
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
apart-leftovers = who cannot move takes the rest
apart-repetition = a repetition shares the rest
