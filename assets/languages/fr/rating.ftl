### Le classement des joueurs.

rating-games = parties
rating-rating = classement
rating-level = force
rating-value = { $elo } ± { $margin }
# La force d'un ordinateur qui n'a pas été mesurée.
rating-estimate = environ { $elo }
# Un classement aussi bas que celui du jeu au hasard.
rating-low = inférieur à { $elo }
rating-margin-note = ± : l'écart possible, neuf fois sur dix. Les résultats et le coût de chaque coup comptent.
# Au lieu d'un classement encore trop incertain : « dans 2 parties classées ».
rating-open = { $games ->
    [one] dans 1 partie classée
   *[other] dans { $games } parties classées
}
rating-appears-after = Votre classement apparaîtra { $rating }.
rating-won = Victoire contre { $opponent }{ $held ->
    [yes] {" "}: une victoire ne fait jamais baisser le classement.
   *[no] .
}
rating-lost = Défaite contre { $opponent }{ $held ->
    [yes] {" "}: une défaite ne fait jamais monter le classement.
   *[no] .
}
rating-drawn = Nulle contre { $opponent }.
# { $level } est 0 pour un classement inférieur à celui du niveau 1, ici et plus bas.
rating-like = { $level ->
    [0] sous le niveau 1
   *[other] environ niveau { $level }
}
rating-none = Aucune partie d'awalé terminée à classer.
rating-none-named = Aucune partie terminée d'un joueur nommé « { $name } ».
rating-none-helped = { $games ->
    [one] Rien à classer : votre partie terminée a été jouée avec de l'aide (un indice, des valeurs, un avertissement, un coup repris) et ne compte pas.
   *[other] Rien à classer : vos { $games } parties terminées ont été jouées avec de l'aide (indices, valeurs, avertissements, coups repris) et ne comptent pas.
}
rating-about = Elo sur l'échelle des niveaux du moteur, estimé d'après les résultats et le coût de chaque coup. La vraie force est dans l'intervalle ± neuf fois sur dix.
rating-with-help = Avec de l'aide, cette partie ne compte pas pour votre classement.
rating-helped = Avec de l'aide : ne compte pas pour votre classement.
rating-clock-stopped = hors classement : pendules arrêtées
rating-from-position = hors classement : position donnée
rating-by-link = hors classement : par lien
rating-short = Hors classement : moins de { $moves } coups joués.
rating-repeats = { $games ->
    [one] 1 fichier répète une autre partie coup pour coup : compté une seule fois.
   *[other] { $games } fichiers répètent d'autres parties coup pour coup : comptés une seule fois.
}
rating-not-telling = { $games ->
    [one] 1 partie écartée : inachevée, finie avant le coup { $moves }, ou commencée depuis une position donnée.
   *[other] { $games } parties écartées : inachevées, finies avant le coup { $moves }, ou commencées depuis une position donnée.
}
results-rating = Classement { $rating } ({ $level ->
    [0] sous le niveau 1
   *[other] environ niveau { $level }
})
