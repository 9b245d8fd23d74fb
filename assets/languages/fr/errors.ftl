# Ce qui ne va pas dans une position, des règles, un fichier : quoi, où, et que faire.

position-fields = Une position a { $expected } champs joints par « - » (cases, greniers, S ou N), pas { $found }.
position-seeds = Le champ { $number } de la position, « { $text } », n'est pas un nombre de graines.
position-side = Une position finit par S ou N, le camp au trait, et non par « { $text } ».
position-total = Cases et greniers contiennent ensemble { $found } graines, mais ce jeu en a { $expected }.

contradiction-seeds-per-pit = seeds_per_pit vaut { $value }, mais une case reçoit d'abord de 1 à { $most } graines
contradiction-win-at = win_at vaut { $value }, mais sur { $total } graines il faut de { $low } à { $total }
contradiction-stop-at = stop_at vaut { $value }, mais sur { $total } graines il faut de 0 à { $high }
contradiction-start = start vaut { $value }, mais un tas a de { $low } à { $high } allumettes
contradiction-max-take = max_take vaut { $value }, mais on prend de { $low } à { $high } allumettes au plus

error-in-file = { $file }, ligne { $line } : { $problem }

settings-syntax = ce n'est pas du TOML : { $message }
settings-unquoted = { $text } est sans guillemets ; un texte s'écrit "{ $text }"
settings-unknown = il n'y a pas de réglage « { $key } »
settings-unknown-nearest = il n'y a pas de réglage « { $key } » ; vouliez-vous dire « { $nearest } » ?
settings-missing = « { $key } » manque
settings-value = { $key } vaut { $found }, mais il faut { $allowed }
settings-player = { $key } : { $why }
settings-game = { $key } vaut « { $found } », mais ce jeu n'existe pas ; il y a { $known }
settings-id-spelling = l'id d'une variante est fait de minuscules, de chiffres et de traits d'union ; « { $id } » ne l'est pas
settings-id-built-in = « { $id } » est l'id d'un jeu du programme ; choisissez-en un autre
settings-id-twice = deux variantes ont l'id « { $id } » ; choisissez-en un autre

allowed-text = un texte entre guillemets droits
allowed-number = un nombre entier de { $low } à { $high }
allowed-number-or-none = un nombre entier de { $low } à { $high }, ou "none"
allowed-section = une section à part, [nom]
allowed-sections = des sections à part, [[nom]]
