# Los juegos: sus nombres y, en una línea, lo que distingue a cada uno.

game-oware = Awalé / Oware internacional
# Donde no cabe el nombre entero.
game-oware-brief = Awalé / Oware
game-awele = Awélé, sin vaciar al rival
game-awale = Awalé, siembra libre
game-abapa = Abapa, graneros sembrados
game-awale-26 = Awalé a 26 semillas
game-awari = Awari de Romein y Bal
game-matches = { $matches ->
    [one] La cerilla única
   *[other] Las { $matches } cerillas
}

apart-oware = Reglas de torneo: da de comer a tu rival; gana quien llega antes a 25.
apart-awele = Ni capturarlo todo ni dejar al rival sin semillas; hasta la última semilla.
apart-awale = No hace falta dar de comer al rival, pero no se puede capturar todo.
apart-abapa = Al pasar se siembra también una semilla en cada granero.
apart-awale-26 = Para ganar hacen falta 26 semillas; las cinco últimas no cuentan.
apart-awari = Resuelto por máquina: con juego perfecto de ambos, es empate.
apart-matches = Toma de 1 a { $max }; quien toma la última pierde.
apart-matches-one = Se toma una cada vez; quien toma la última pierde.
# Lo que es seguro de una partida de cerillas antes de empezar.
matches-start-lost = Con { $matches }, quien juega segundo siempre puede ganar.
matches-start-won = Con { $matches }, quien empieza siempre puede ganar.

# Un juego propio, contado por sus diferencias con las reglas internacionales.
apart-none = Se juega con las reglas internacionales.
apart-seeds = { $seeds ->
    [one] { $seeds } semilla por hoyo
   *[other] { $seeds } semillas por hoyo
}
apart-sow-stores = también se siembra en los graneros
apart-grand-slam = no se permite capturarlo todo
apart-feeding = no hace falta dar de comer al rival
apart-win-at = { $win_at ->
    [one] { $win_at } semilla gana
   *[other] { $win_at } semillas ganan
}
apart-win-at-none = se juega hasta la última semilla
apart-stop-at = { $stop_at ->
    [one] termina cuando queda { $stop_at } semilla
   *[other] termina cuando quedan { $stop_at } semillas
}
apart-stop-at-zero = termina con el tablero vacío
apart-leftovers = quien no puede jugar se lleva el resto
apart-repetition = tras una repetición, el resto no cuenta
