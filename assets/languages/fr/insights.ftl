### Progression, à côté des scores : précision, temps, ouvertures, problèmes par thème, matchs en plusieurs parties.

## La précision

insights-accuracy = Précision
insights-accurate = précision
insights-moves = coups
insights-mistakes = erreurs
insights-blunders = gaffes
insights-seconds = secondes
insights-opening = Ouverture : { $seeds } graines ou plus
insights-middle = Milieu : { $seeds } graines ou plus
insights-end = Finale : jusqu'à { $seeds } graines
insights-all = Toute la partie
insights-accuracy-none = Analysez une partie terminée contre l'ordinateur pour voir votre précision dans chaque phase. Les parties à la pendule y ajoutent le temps de vos coups.
insights-accuracy-note = D'après { $analysed ->
    [0] aucune partie analysée
    [one] { $analysed } partie analysée
   *[other] { $analysed } parties analysées
} contre l'ordinateur ; { $timed ->
    [0] aucune partie n'a eu de pendules
    [one] le temps, d'après { $timed } partie avec pendules, { $late ->
        [0] non perdue au temps
       *[other] perdue au temps
    }
   *[other] le temps, d'après { $timed } parties avec pendules, dont { $late ->
        [0] aucune perdue
        [one] { $late } perdue
       *[other] { $late } perdues
    } au temps
}. Seuls comptent les coups qui pouvaient changer le résultat ; la précision est une estimation et en demande au moins cinq. 100 % : vous n'avez rien cédé.

## Les ouvertures

insights-openings-none = Terminez une partie contre l'ordinateur pour voir vos résultats selon le premier coup de chaque camp.
insights-openings-note = Le premier coup de chaque camp, comme si Sud avait commencé. Entrée ouvre la position dans « Ouvertures ».

## Les problèmes

insights-themes = Problèmes
insights-tried = essayés
insights-missed = manqués
insights-share = part
insights-themes-none = Essayez des problèmes tirés de parties, ou des positions de vos parties, pour voir quels thèmes vous échappent. Le problème du jour, les nouveaux problèmes et les tempêtes ne comptent pas ici.
insights-themes-note = Par thème, ce que vous avez essayé : problèmes tirés de parties et positions de vos parties. Les problèmes comptés comme manqués reviendront ; un problème peut avoir plusieurs thèmes. Le problème du jour, les nouveaux problèmes et les tempêtes ne comptent pas ici.

## Les matchs en plusieurs parties

insights-series = Matchs
insights-best-of = sur
insights-score = score
insights-outcome = résultat
insights-goes-on = en cours
insights-series-none = Les matchs en plusieurs parties apparaissent ici. Pour en jouer un, choisissez un match dans une nouvelle partie contre l'ordinateur.

setup-series = Match
setup-single = une seule partie
about-series = Une partie, ou un match en plusieurs parties contre l'ordinateur : il se gagne avec plus de la moitié des points. Une nulle vaut un demi-point.
side-match = match : { $points }
series-best-of = au meilleur des { $games } parties
series-running = au meilleur des { $games } parties : { $score }
series-goes-on = Match : vous { $mine }, { $opponent } { $theirs }.
series-won = Match gagné : vous { $mine }, { $opponent } { $theirs }.
series-drawn = Match nul : vous { $mine }, { $opponent } { $theirs }.
series-lost = Match perdu : vous { $mine }, { $opponent } { $theirs }.
over-next-game = Partie suivante
over-series = Match en cinq

key-change-page = page
