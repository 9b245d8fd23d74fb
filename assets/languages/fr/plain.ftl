### Le jeu ligne par ligne.

plain-store = { $side } : { $seeds ->
    [one] { $seeds } graine gagnée
   *[other] { $seeds } graines gagnées
}
plain-turn = À { $side } de jouer :
plain-no-pit = « { $text } » n'est pas une case. Écrivez une lettre, A à F pour Sud ou a à f pour Nord, ou un nombre de 1 à 6.
plain-no-number = « { $text } » n'est pas un nombre. Écrivez combien d'allumettes prendre.
plain-end-of-input = Fin de l'entrée. La partie est gardée et peut être continuée.
plain-end-of-input-unsaved = Fin de l'entrée. La partie n'a pas pu être gardée.
plain-end-of-input-empty = Fin de l'entrée avant le premier coup.
plain-does-not-play = { $player } ne joue pas à ce jeu.
no-variant = il n'y a pas de variante « { $id } » ; il y a { $known }
no-terminal = le plein écran a besoin d'un terminal ; awale plain joue sans
plain-dumb = On ne peut pas dessiner sur ce terminal (TERM=dumb) : la partie se joue ligne par ligne, comme avec awale plain.
