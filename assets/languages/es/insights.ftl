### El progreso junto a los resultados: precisión, tiempo, aperturas, problemas por tema, series de varias partidas.

## Precisión

insights-accuracy = Precisión
insights-accurate = precisión
insights-moves = jugadas
insights-mistakes = errores
insights-blunders = graves
insights-seconds = segundos
insights-opening = Apertura: { $seeds }+ semillas
insights-middle = Medio juego: { $seeds }+ semillas
insights-end = Final: hasta { $seeds } semillas
insights-all = Toda la partida
insights-accuracy-none = Analiza una partida terminada contra la máquina para ver tu precisión en cada fase. Con las partidas con reloj verás también el tiempo de tus jugadas.
insights-accuracy-note = De { $analysed ->
    [0] ninguna partida analizada
    [one] { $analysed } partida analizada
   *[other] { $analysed } partidas analizadas
} contra la máquina; { $timed ->
    [0] ninguna partida tuvo relojes
    [one] el tiempo, de { $timed } partida con relojes, { $late ->
        [0] no perdida por tiempo
       *[other] perdida por tiempo
    }
   *[other] el tiempo, de { $timed } partidas con relojes, { $late ->
        [0] ninguna perdida
        [one] { $late } perdida
       *[other] { $late } perdidas
    } por tiempo
}. Solo cuentan las jugadas que podían cambiar el resultado; la precisión es una estimación y necesita al menos cinco. 100 % significa que no regalaste nada.

## Aperturas

insights-openings-none = Termina una partida contra la máquina para ver tus resultados según la primera jugada de cada bando.
insights-openings-note = La primera jugada de cada bando, como si Sur hubiera empezado. Enter abre la posición en «Aperturas».

## Problemas

insights-themes = Problemas
insights-tried = probados
insights-missed = fallados
insights-share = %
insights-themes-none = Prueba problemas de partidas, o posiciones de tus propias partidas, para ver en qué temas fallas. Aquí no cuentan el problema del día, los nuevos ni las tormentas.
insights-themes-note = Por tema: los problemas de partidas y las posiciones de las tuyas que has probado. Los fallados volverán a salir; un problema puede tener varios temas. Aquí no cuentan el problema del día, los nuevos ni las tormentas.

## Series de varias partidas

insights-series = Series
insights-best-of = al mejor de
insights-score = marcador
insights-outcome = resultado
insights-goes-on = en curso
insights-series-none = Aquí aparecen las series de varias partidas. Para jugar una, elige «al mejor de» en una partida nueva contra la máquina.

setup-series = Serie
setup-single = una sola partida
about-series = Una partida, o una serie de varias contra la máquina: la gana quien suma más de la mitad de los puntos. Un empate es medio punto.
side-match = serie: { $points }
series-best-of = al mejor de { $games }
series-running = al mejor de { $games }: { $score }
series-goes-on = Serie: tú { $mine }, { $opponent } { $theirs }.
series-won = Ganas la serie: tú { $mine }, { $opponent } { $theirs }.
series-drawn = Serie empatada: tú { $mine }, { $opponent } { $theirs }.
series-lost = Pierdes la serie: tú { $mine }, { $opponent } { $theirs }.
over-next-game = Próxima partida
over-series = Al mejor de 5

key-change-page = página
