### Los relojes y la partida seria.

setup-clock = Reloj
# Una partida al momento, en el menú: «reloj 5+3».
clock-set = reloj { $control }
clock-off = ninguno
about-time = Un reloj para cada jugador: minutos para toda la partida + segundos extra por jugada, como 5+3. Con reloj no se puede deshacer ni pedir pistas, y pierde quien agota su tiempo.
clock-refused = «{ $text }» no es un ritmo de juego. Escribe minutos + segundos por jugada: 5+3, 20+0, 0,5+1; como mucho 180+60. «0»: sin reloj.
play-serious = Con reloj o por enlace: sin deshacer ni pistas.
ended-out-of-time = A { $side } se le acabó el tiempo.
saved-out-of-time = { $side } sin tiempo
allowed-clock = "off" o minutos + segundos por jugada, como "5+3"
expected-milliseconds = un tiempo en milisegundos
expected-times-of-moves = una lista de tiempos en milisegundos, uno por jugada como mucho
expected-time-control = minutos + segundos por jugada, como "5+3"
