# Les tables de finales : les faire, les interroger, et ce qui ne va pas dans leurs fichiers.

tables-made = { $game } : toutes les tables jusqu'à { seeds } sont prêtes
tables-layer = { $game } { $seeds } : { $boards } positions, { $rate } millions par seconde
tables-at-work = { $game } { $seeds } sur { $of }
tables-rate = { $rate } millions de positions par seconde
tables-planned = { $game } { $first } à { $last } : prend jusqu'à { $memory } Mo de mémoire et { $disk } Mo de disque au plus ; { key-name-ctrl }-C interrompt le calcul, la même commande le reprend
tables-removed = { $game } : { $files ->
    [one] { $files } fichier supprimé
   *[other] { $files } fichiers supprimés
}
tables-made-again = { $what } ; elle est refaite
tables-to-make-again = { $what } ; `awale endgame build` la refait
tables-verified = { $game } { $seeds } : bonne
tables-verify-stopped = arrêté ; les résultats ci-dessus restent valables

tables-bad-file = la table { $file } n'est pas utilisée : { $flaw }
tables-flaw-unreadable = elle ne peut pas être lue : { $what }
tables-flaw-size = elle a { $found } octets, mais il en faut { $expected }
tables-flaw-no-table = ce n'est pas une table
tables-flaw-version = elle est à la version { $version } du format, et ce programme en utilise une autre
tables-flaw-other-layer = elle a été faite pour d'autres règles ou un autre nombre de graines
tables-flaw-damaged = elle est endommagée : la somme de contrôle ne correspond pas

tables-stopped = arrêté ; toutes les tables jusqu'à { seeds } sont finies et gardées
tables-memory = la table de { seeds } demande { $needed } Mo de mémoire, et elle ne peut en prendre que { $free } Mo ; fermez d'autres programmes, accordez-en plus ou demandez moins de graines
tables-disk = les tables jusqu'à { seeds } demandent encore { $needed } Mo sur le disque, et { $folder } n'a que { $free } Mo de libres ; faites-y de la place ou demandez moins de graines
tables-too-many-seeds = les tables vont jusqu'à { $most } graines, pas { $seeds }
tables-io = { $file } : { $what } ; reste-t-il de la place sur le disque ?
tables-contradiction = { $game }, { seeds } : la valeur d'une position contredit ses coups : { $board }
tables-missing = { $game }, { seeds } : une position manque

tables-none = il n'y a pas de tables pour « { $game } » ; `awale endgame build --variant { $game } --seeds 15` les calcule
tables-too-few = les tables de « { $game } » connaissent les positions jusqu'à { seeds }, pas { $asked } ; `awale endgame build --variant { $game } --seeds { $asked }` les calcule
tables-never = les tables de « { $game } » connaissent les positions jusqu'à { seeds }, pas { $asked } ; aucune table ne va au-delà de { $most }
tables-unusable = la table de { seeds } ne peut pas être utilisée

tables-stats-head = graines positions cycliques somme min max fnv1a64
tables-list-head = variante graines valeurs ; dans { $folder }
tables-list-exact = exactes
tables-list-value = de-table
tables-probe-exact = exact : { $value } pour { $seat }
tables-probe-value = valeur de table : { $value } pour { $seat }
tables-probe-cyclic = {", cyclique"}
tables-disagreement =
    La position vaut { $value } et son meilleur coup, { $move }, { $worth } : le jeu peut tourner ici sans fin.
    Une répétition termine la partie et donne à chacun sa rangée : le résultat dépend donc de la position qui revient.
    Par convention, la valeur d'une table compte la sienne, tant qu'aucun côté ne peut forcer plus ou moins :
    une répétition de cette position donne { $now } à { $seat }, une de la position après { $move } donne { $then }.
    Une telle valeur ne prouve rien ; une recherche qui connaît la partie décide.

# awale endgame prove, awale endgame check-proof

proof-searched = { $claim } : pas prouvé en { plies }, { $nodes } positions
proof-proven = { $claim } : prouvé
proof-at-least = au moins { $value }
proof-at-most = au plus { $value }
proof-value = { $board } : le camp au trait gagne { $most } au jeu parfait
proof-bounds = { $board } : le camp au trait gagne entre { $least } et { $most } au jeu parfait
proof-nothing = { $board } : rien n'est prouvé
proof-exact = {", exact"}
proof-table-value = {", d'après la table de finales"}
proof-written = { $file } : { moves }, { $bytes } octets
proof-holds = la preuve tient : { moves } ; positions cherchées dans les tables jusqu'à { seeds } : { $leaves }
proof-unusable = la preuve { $file } n'est pas utilisée : { $what }
proof-no-proof = ce n'est pas une preuve
proof-senseless = elle n'a plus de sens à partir de l'octet { $byte }
proof-refused = la preuve ne tient pas sur la position { $board } (le camp au trait en premier) : { $why }
proof-unchecked = la preuve n'est pas vérifiée, à partir de la position { $board } (le camp au trait en premier) : { $why }
proof-no-tables = les tables qu'il lui faut manquent ou ne se lisent pas ; `awale endgame build` les calcule
proof-stopped = arrêté
proof-no-board = une telle position n'existe pas
proof-illegal = son coup n'est pas autorisé
proof-too-little = elle affirme { $claim }, et seul { $certain } est certain
proof-lacks = elle affirme { $claim }, et seul { $certain } est certain, car une position y manque
proof-cycle = son affirmation repose sur un cycle de coups, qui ne rapporte pas autant

# awale truth

truth-no-positions = aucune position trouvée où un coup gâche le résultat ; essayez d'autres nombres de graines
truth-positions = Positions : { $count } (nulles { $drawn }, gagnées de justesse { $won })
truth-limit = limite
truth-tables = tables
truth-kept = gardés
truth-share = %
truth-interval = 95 % entre
