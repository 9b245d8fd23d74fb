### Obertures: el valor de les primeres jugades, i els resultats del jugador.

menu-openings = Obertures
# Les columnes de les partides pròpies: quantes, i els punts de cada cent.
openings-share = %
openings-book = llibre
openings-panel = Llibre: { $plies ->
    [0] cerca
    [one] 1 mitja jugada + cerca
   *[other] { $plies } mitges jugades + cerca
} · llavors per a { $side }
openings-games = total
# Columns, and in the command the start of lines: the games in which the player made the move, and in
# which the opponent did. At most 11 letters.
openings-you = tu
openings-opponent = rival

# La jugada triada, i el seu valor amb signe.
openings-best = El forat { $move } és la millor jugada segons el llibre: { $value } per a { $side }
openings-best-proven = El forat { $move } és la millor jugada: { $value } per a { $side } segons l'estimació, resultat demostrat
openings-best-several = Les millors jugades segons el llibre són { $moves }: { $value } per a { $side }
openings-best-several-proven = Les millors jugades són { $moves }: { $value } per a { $side } segons l'estimació, resultat demostrat
openings-worth = Segons el llibre, el forat { $move } val { $value } per a { $side }; altres jugades no hi són
openings-worse = Segons el llibre, el forat { $move } val { $value } per a { $side }; el { $better } és millor
openings-loses = El forat { $move } costa { $seeds } segons el llibre
# The engine disagrees with the book.
openings-engine = El motor prefereix el forat { $move } (profunditat { $depth }).
openings-own = Partides teves des d'aquí: { $games } (guanyades { $won }, empats { $drawn }, perdudes { $lost })
openings-answer = La teva resposta aquí és { $move }.
openings-values = Estimació per a { $side }: la millor línia del llibre, i després una cerca d'almenys { $nodes } posicions.
openings-value-searched = Estimació per a { $side }: una cerca d'almenys { $nodes } posicions. Aquí s'acaba el llibre.
openings-proven-win = Està demostrat: { $side } pot guanyar, jugui el que jugui l'altre bàndol.
openings-proven-draw = Està demostrat: cada bàndol pot mantenir l'empat, jugui el que jugui l'altre.
openings-proven-loss = Està demostrat: { $side } perd si l'altre bàndol no s'equivoca.
openings-no-book = No hi ha estimacions per a les teves pròpies regles.
openings-beyond = { $key ->
    [none] Aquí s'acaba el llibre.
   *[other] Aquí s'acaba el llibre. { $key } analitza la posició amb el motor.
}

openings-values-of = { $game }, després de { $moves }
openings-no-such-line = { $moves } no es pot jugar des de l'inici

help-openings = Obertures

book-written = Escrit: { $file } ({ $positions ->
    [one] { $positions } posició
   *[other] { $positions } posicions
}, { $bytes } bytes)
book-bad = { $file } no és un llibre d'obertures d'aquest joc, o està malmès; indica un altre joc amb `--variant`, o torna a crear el llibre
book-other-effort = { $file } es va crear amb altres nombres de posicions, mitges jugades o llavors; amplia'l amb `awale book extend`, o indica un altre fitxer
book-stats = Posicions: { $positions } ({ $expanded } de desplegades). Els valors són estimacions; resultats demostrats: { $proven }.
    Cerques: { $fullnodes } posicions després de { plies }, { $nodes } a la resta amb taules de { seeds }
    Posicions per mitja jugada: { $layers }
book-plies = mitges jugades
book-certainty = valor
book-proven = resultat demostrat
openings-are-estimates = Els valors són estimacions, en llavors.
book-estimate = estimat
