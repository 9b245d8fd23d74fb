### Les pendules et la partie sérieuse.

setup-clock = Pendule
# Une partie tout de suite, dite dans le menu : « pendule 5+3 ».
clock-set = pendule { $control }
clock-off = aucune
about-time = Une pendule par joueur : minutes pour la partie + secondes par coup, comme 5+3. Ni annulation ni indices ; temps écoulé, partie perdue.
clock-refused = « { $text } » n'est pas une cadence. Tapez minutes + secondes par coup : 5+3, 20+0, 0,5+1 ; au plus 180+60. « 0 » : pas de pendule.
play-serious = À la pendule ou par lien : ni annulation ni indices.
ended-out-of-time = Le temps de { $side } est écoulé.
saved-out-of-time = temps de { $side } écoulé
allowed-clock = "off" ou minutes + secondes par coup, comme "5+3"
expected-milliseconds = un temps en millisecondes
expected-times-of-moves = une liste de temps en millisecondes, un par coup au plus
expected-time-control = minutes + secondes par coup, comme "5+3"
