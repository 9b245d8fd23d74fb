### Rellotges i la partida seriosa.

setup-clock = Rellotge
# Part de la partida que el menú ofereix començar a l'acte: «rellotge 5+3».
clock-set = rellotge { $control }
clock-off = cap
about-time = Un rellotge per a cada jugador: minuts per a tota la partida + segons de més per a cada jugada, com 5+3. Una partida amb rellotge no permet desfer ni pistes, i qui esgota el temps perd.
clock-refused = «{ $text }» no és un ritme de joc. Escriu minuts + segons per jugada: 5+3, 20+0, 0,5+1; com a màxim 180+60. «0»: sense rellotge.
play-serious = Amb rellotge o per enllaç: sense desfer ni pistes.

ended-out-of-time = A { $side } se li ha acabat el temps.
saved-out-of-time = { $side } sense temps
allowed-clock = "off" o minuts + segons per jugada, com "5+3"

expected-milliseconds = un temps en mil·lisegons
expected-times-of-moves = una llista de temps en mil·lisegons, un per jugada com a màxim
expected-time-control = minuts + segons per jugada, com "5+3"
