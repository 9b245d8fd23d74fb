### Le classement des joueurs.

rating-games = parties
rating-rating = classement
rating-level = force
rating-value = { $elo } ± { $margin }
# Un classement aussi bas que celui du jeu au hasard.
rating-low = moins de { $elo }
rating-like = comme le niveau { $level }
rating-none = Aucune partie d'awalé terminée à classer.
rating-about = Elo sur l'échelle des niveaux ; la vraie force est dans l'intervalle ± neuf fois sur dix. C'est une estimation d'après les résultats et ce que chaque coup a perdu.
rating-first = Vous jouez comme le niveau { $level }, par estimation : { $rating }.
rating-helped = Avec de l'aide : ne compte pas pour votre classement.
rating-after = Vous jouez comme le niveau { $level } : { $rating } ({ $change }).
# Avant comme après aussi bas que le hasard : la différence ne dit rien.
rating-still-low = Vous jouez comme le niveau { $level } : { $rating }.
results-rating = Classement : { $rating }, niveau { $level }
