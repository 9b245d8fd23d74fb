### Le jeu ligne par ligne.

plain-store = { $side } : { $seeds ->
    [one] { $seeds } graine gagnée
   *[other] { $seeds } graines gagnées
}
plain-turn = À { $side } de jouer :
plain-no-pit = « { $text } » n'est pas une case. Écrivez une lettre, A à F pour Sud ou a à f pour Nord, ou un nombre de 1 à 6 ; ? en dit plus.
plain-no-number = « { $text } » n'est pas un nombre. Écrivez combien d'allumettes prendre ; ? en dit plus.
plain-end-of-input = Fin de l'entrée.
plain-kept = La partie est gardée et peut être continuée.
plain-not-kept = La partie n'a pas pu être gardée.
plain-not-begun = Aucun coup n'a été joué.
plain-ask = Écrivez ? pour savoir ce qui peut s'écrire, quitter pour partir.
plain-help-pits =
    Vous pouvez écrire :
      A à F pour Sud, a à f pour Nord, ou 1 à 6 depuis votre gauche : la case à jouer
      annuler : reprend le dernier coup
      quitter : part ; la partie est gardée et peut être continuée
      aide ou ? : dit ceci
plain-help-matches =
    Vous pouvez écrire :
      un nombre : combien d'allumettes prendre
      annuler : reprend le dernier coup
      quitter : part ; la partie est gardée et peut être continuée
      aide ou ? : dit ceci
plain-undone = Coup repris.
plain-no-undo = Il n'y a pas de coup à reprendre.
plain-does-not-play = { $player } ne joue pas à ce jeu.
no-variant = il n'y a pas de variante « { $id } » ; il y a { $known }
no-terminal = le plein écran a besoin d'un terminal ; awale plain joue sans
plain-dumb = On ne peut pas dessiner sur ce terminal (TERM=dumb) : la partie se joue ligne par ligne, comme avec awale plain.
