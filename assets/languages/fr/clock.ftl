### Les pendules et la partie sérieuse.

setup-clock = Pendule
# Une partie tout de suite, dite dans le menu : « pendule 5+3 ».
clock-set = pendule { $control }
clock-off = sans
about-clock = Une pendule pour chaque camp : des minutes pour toute la partie + des secondes de plus à chaque coup. Gauche et droite choisissent, Entrée permet d'en écrire une autre, comme 7+4 ou 0,5+0. Une partie à la pendule est sérieuse : rien ne se reprend, pas d'indices, et qui n'a plus de temps perd.
clock-refused = « { $text } » n'est pas une cadence. Écrivez minutes + secondes par coup : 5+3, 20+0, 0,5+1 ; au plus 180+60. « 0 » : sans pendule.
key-type-time = écrire une cadence
play-serious = Une partie à la pendule : ni reprise ni indices.
ended-out-of-time = { $side } n'a plus de temps.
saved-out-of-time = temps de { $side } écoulé
allowed-clock = "off" ou minutes + secondes par coup, comme "5+3"
expected-milliseconds = un temps en millisecondes
expected-times-of-moves = une liste de temps en millisecondes, un par coup au plus
expected-time-control = minutes + secondes par coup, comme "5+3"
