### Les ouvertures : ce que valent les premiers coups, et ce que vos parties y ont donné.

menu-openings = Ouvertures
openings-start = début
# The columns of the player's own games: how many, and the points in a hundred.
openings-share = %
openings-games = part.
# Le coup choisi, et sa valeur avec un signe.
openings-best = { $move } est le meilleur coup estimé : { $value } pour { $side }
openings-loses = { $move } coûte { $seeds } d'après ces estimations
openings-own = Vos parties d'ici : { $games } ({ $won } gagnées, { $drawn } nulles, { $lost } perdues)
openings-own-none = Vos parties terminées contre l'ordinateur sont comptées ici, coup par coup.
help-to-openings = ce que l'on sait de cette ouverture ; Échap revient
openings-not-here = Les ouvertures ne connaissent que les parties depuis la position de départ habituelle.
openings-own-none-here = Aucune de vos parties n'a continué d'ici.
openings-values = Valeurs estimées en graines pour { $side }, au trait : { $nodes } 000 positions explorées derrière chaque ligne de { $plies } coups.
openings-no-book = Il n'y a pas d'estimations pour vos propres règles.
openings-beyond = { $key ->
    [none] Les estimations s'arrêtent au coup { $plies }.
   *[other] Les estimations s'arrêtent au coup { $plies }. { $key } étudie la position avec le moteur.
}
openings-written = Écrit : { $file } ({ $bytes } octets)
openings-other-base = le livre donné par `--base` contient d’autres positions ; donnez celui d’une variante aux mêmes premiers coups, sur autant de coups
openings-values-of = { $game }, après { $moves }
openings-no-such-line = { $moves } ne peut pas être joué depuis le début

help-openings = Ouvertures
help-opening-in = jouer le coup choisi sur le plateau
help-opening-back = revenir d'un coup
help-opening-play = préparer une partie d'ici
key-opening-in = avancer
key-opening-back = reculer
