# Ce qui ne va pas dans une position, des règles, un fichier : quoi, où, et que faire.

position-fields = Une position a { $expected } champs joints par « - » (12 cases, 2 greniers, S ou N), mais celle-ci en a { $found }.
position-seeds = Le champ { $number } de la position, « { $text } », n'est pas un nombre de graines.
position-side = Une position finit par S ou N, le camp au trait, et non par « { $text } ».
position-total = Cases et greniers contiennent ensemble { $found } graines, mais ce jeu en a { $expected }.

contradiction-seeds-per-pit = seeds_per_pit vaut { $value }, mais une case reçoit d'abord de 1 à { $most } graines
contradiction-win-at = win_at vaut { $value }, mais sur { $total } graines il faut de { $low } à { $total }
contradiction-stop-at = stop_at vaut { $value }, mais sur { $total } graines il faut de 0 à { $high }
contradiction-start = start vaut { $value }, mais un tas a de { $low } à { $high } allumettes
contradiction-max-take = max_take vaut { $value }, mais on prend de { $low } à { $high } allumettes au plus
