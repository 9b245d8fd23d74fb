### Apprendre des erreurs d'une partie : trouver ce qui était meilleur.

over-train-on-mistakes = { $mistakes ->
    [none] Aucune erreur
   *[other] Les erreurs
}
mistakes-title = Corriger les erreurs
mistakes-own-title = Mes erreurs
mistakes-own-place = Position { $number } sur { $total }
mistakes-was-found = Dans votre partie, vous aviez trouvé le meilleur coup, d'après l'estimation. Retrouvez-le.
mistakes-you-are = Vous êtes { $side }.
mistakes-from-game = De votre partie contre { $opponent }, { $date }.
mistakes-soon = Les erreurs apparaîtront à la fin de l'analyse.
mistakes-place = Erreur { $number } sur { $total }
mistakes-played = { $move } : { $verdict }
mistakes-find = Vous êtes { $side }. Trouvez un meilleur coup.
mistakes-about = Tout coup à peu près aussi bon que le meilleur compte.
mistakes-looking = Étude de { $move }…
mistakes-wrong = Le coup { $move } { $gift }.
mistakes-refuted = Il y a un meilleur coup.
mistakes-wrong-how = ← → pour voir la suite, Entrée pour réessayer.
mistakes-best = Juste : le meilleur coup est { $move }.
mistakes-good = Juste : le coup { $move } suffit.
mistakes-best-was = Le meilleur coup était { $move }.
mistakes-shown = Le coup était { $move }.
mistakes-line = Sur le plateau : { $line }
mistakes-next = ← → pour parcourir la suite, Entrée pour continuer.
mistakes-idea = Indice : cherchez un coup qui { $why }.
mistakes-idea-quiet = Indice : c'est un coup tranquille, qui ne prend rien et ne crée pas de menace immédiate.
mistakes-hint-move = Indice : le coup est { $move }.
mistakes-score = Bilan
mistakes-found = Meilleurs coups trouvés : { $found } sur { $total }.
mistakes-found-good = Bons coups trouvés : { $found } sur { $total }.
mistakes-at-once = Du premier coup : { $count }
mistakes-with-help = Avec de l'aide : { $count }
mistakes-given = Montrés : { $count }
mistakes-skipped = Passés : { $count }
mistakes-none = Ni erreur ni gaffe de votre part dans cette partie. Bien joué !
mistakes-none-of-both = Ni erreur ni gaffe dans cette partie. Bien joué !
mistakes-none-counted = Aucun coup de cette partie ne pouvait changer le résultat : il n'y a rien à chercher.
mistakes-none-but = Ni erreur ni gaffe parmi les coups.
mistakes-inaccuracies = { $count ->
    [one] Un coup était imprécis (?!). Entrée : chercher un meilleur coup.
   *[other] { $count } coups étaient imprécis (?!). Entrée : chercher de meilleurs coups.
}
mistakes-given-up-won = Mais la partie a été abandonnée en position gagnée.
mistakes-given-up-better = Mais la partie a été abandonnée dans une meilleure position, selon l'estimation.
mistakes-way-back = Entrée : retour.

key-learn-from-mistakes = corriger
# On the page of openings: make the last move your answer, or remove it.
key-toggle-repertoire-answer = ma réponse
key-skip-mistake = passer

help-learn = apprendre de ses erreurs ; ouvertures : choisir sa réponse
