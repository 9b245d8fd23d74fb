### Les ouvertures : ce que valent les premiers coups, et ce que vos parties y ont donné.

menu-openings = Ouvertures
# The columns of the player's own games: how many, and the points in a hundred.
openings-share = %
openings-book = livre
openings-panel = Livre : { $plies ->
    [0] recherche
    [one] 1 demi-coup + recherche
   *[other] { $plies } demi-coups + recherche
} · graines pour { $side }
openings-games = total
# Columns, and in the command the start of lines: the games in which the player made the move, and in
# which the opponent did. At most 11 letters.
openings-you = vous
openings-opponent = adversaire
# Le coup choisi, et sa valeur avec un signe.
openings-best = D'après le livre, le meilleur coup est { $move } ({ $value } pour { $side })
openings-best-proven = Le meilleur coup est { $move } : { $value } pour { $side } d'après l'estimation, résultat prouvé
openings-best-several = D'après le livre, les meilleurs coups sont { $moves } ({ $value } pour { $side })
openings-best-several-proven = Les meilleurs coups sont { $moves } : { $value } pour { $side } d'après l'estimation, résultat prouvé
openings-worth = D'après le livre, la case { $move } vaut { $value } pour { $side } ; d'autres coups n'y sont pas
openings-worse = D'après le livre, la case { $move } vaut { $value } pour { $side } ; la case { $better } est meilleure
openings-loses = La case { $move } coûte { $seeds } d'après le livre
# The engine disagrees with the book.
openings-engine = Le moteur préfère la case { $move } (profondeur { $depth }).
openings-own = Vos parties à partir d'ici : { $games } (gagnées { $won }, nulles { $drawn }, perdues { $lost })
openings-answer = Ici, votre réponse est { $move }.
openings-values = Valeur estimée pour { $side } : la meilleure suite du livre, puis une recherche d'au moins { $nodes } positions.
openings-value-searched = Valeur estimée pour { $side } : une recherche d'au moins { $nodes } positions. Le livre s'arrête ici.
openings-proven-win = Le résultat est prouvé : { $side } peut gagner, quoi que joue l'autre camp.
openings-proven-draw = Le résultat est prouvé : chaque camp peut tenir la nulle, quoi que joue l'autre.
openings-proven-loss = Le résultat est prouvé : { $side } perd si l'autre camp ne se trompe pas.
openings-no-book = Il n'y a pas d'estimations pour vos propres règles.
openings-beyond = { $key ->
    [none] Le livre s'arrête ici.
   *[other] Le livre s'arrête ici. { $key } analyse la position avec le moteur.
}
openings-values-of = { $game }, après { $moves }
openings-no-such-line = { $moves } ne peut pas être joué depuis le début

help-openings = Ouvertures

book-written = Écrit : { $file } ({ $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}, { $bytes } octets)
book-bad = { $file } n'est pas un livre d'ouvertures de ce jeu, ou est endommagé ; choisissez le jeu par `--variant`, ou refaites le livre
book-other-effort = { $file } a été fait avec d'autres nombres de positions, de demi-coups ou de graines ; agrandissez-le par `awale book extend`, ou nommez un autre fichier
book-stats = Positions : { $positions } (dont { $expanded } développées). Les valeurs sont des estimations ; résultats prouvés : { $proven }.
    Recherches : { $fullnodes } positions après { plies }, { $nodes } ailleurs avec des tables de { seeds }
    Positions par demi-coup : { $layers }
book-plies = demi-coups
book-certainty = nature
book-proven = résultat prouvé
openings-are-estimates = Les valeurs sont des estimations, en graines.
book-estimate = estimée
