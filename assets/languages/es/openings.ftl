### Aperturas: lo que valen las primeras jugadas y cómo fueron las partidas del jugador.

menu-openings = Aperturas
# Las columnas de las partidas propias: cuántas, y los puntos de cada cien.
openings-share = %
openings-book = libro
openings-panel = Libro: { $plies ->
    [0] búsqueda
    [one] 1 media jugada + búsqueda
   *[other] { $plies } medias jug. + búsqueda
} · semillas para { $side }
openings-games = total
# Columns, and in the command the start of lines: the games in which the player made the move, and in
# which the opponent did. At most 11 letters.
openings-you = tú
openings-opponent = rival
# La jugada elegida, y su valor con signo.
openings-best = La mejor jugada según el libro es { $move }: { $value } para { $side }
openings-best-proven = La mejor jugada es { $move }: { $value } para { $side } según la estimación, resultado demostrado
openings-best-several = Las mejores jugadas según el libro son { $moves }: { $value } para { $side }
openings-best-several-proven = Las mejores jugadas son { $moves }: { $value } para { $side } según la estimación, resultado demostrado
openings-worth = Según el libro, el hoyo { $move } vale { $value } para { $side }; otras jugadas no están en él
openings-worse = Según el libro, el hoyo { $move } vale { $value } para { $side }; el hoyo { $better } es mejor
openings-loses = El hoyo { $move } cuesta { $seeds } según el libro
# The engine disagrees with the book.
openings-engine = El motor prefiere el hoyo { $move } (profundidad { $depth }).
openings-own = Tus partidas desde aquí: { $games } (ganadas { $won }, empatadas { $drawn }, perdidas { $lost })
openings-answer = Tu respuesta aquí es { $move }.
openings-values = Estimación para { $side }: la mejor línea del libro, y luego una búsqueda de al menos { $nodes } posiciones.
openings-value-searched = Estimación para { $side }: una búsqueda de al menos { $nodes } posiciones. Aquí acaba el libro.
openings-proven-win = Está demostrado: { $side } puede ganar, juegue lo que juegue el otro bando.
openings-proven-draw = Está demostrado: cada bando puede mantener el empate, juegue lo que juegue el otro.
openings-proven-loss = Está demostrado: { $side } pierde si el otro bando no se equivoca.
openings-no-book = No hay estimaciones para tus propias reglas.
openings-beyond = { $key ->
    [none] Aquí acaba el libro.
   *[other] Aquí acaba el libro. { $key } analiza la posición con el motor.
}
openings-values-of = { $game }, tras { $moves }
openings-no-such-line = { $moves } no se puede jugar desde el inicio

help-openings = Aperturas

book-written = Escrito: { $file } ({ $positions ->
    [one] { $positions } posición
   *[other] { $positions } posiciones
}, { $bytes } bytes)
book-bad = { $file } no es un libro de aperturas de este juego, o está dañado; indica otro juego con `--variant`, o crea el libro de nuevo
book-other-effort = { $file } se creó con otros números de posiciones, medias jugadas o semillas; amplíalo con `awale book extend`, o indica otro archivo
book-stats = Posiciones: { $positions } ({ $expanded } desarrolladas). Los valores son estimaciones; resultados demostrados: { $proven }.
    Búsquedas: { $fullnodes } posiciones tras { plies }, { $nodes } en lo demás con tablas de { seeds }
    Posiciones por media jugada: { $layers }
book-plies = medias jugadas
book-certainty = valor
book-proven = resultado demostrado
openings-are-estimates = Los valores son estimaciones, en semillas.
book-estimate = estimado
