# `awale tournament`.

tournament-title = Tournoi : { $variant }
tournament-intro = { $players } joueurs, { $games } parties ({ $variant }), { $pairing } ; { $plies ->
    [one] { $plies } demi-coup au hasard
   *[other] { $plies } demi-coups au hasard
} au début, les mêmes ouvertures des deux côtés, graine aléatoire { $seed }.
tournament-round-robin = tous contre tous
tournament-gauntlet = le premier contre tous les autres
tournament-knock-out = élimination directe
tournament-swiss = système suisse
tournament-terms = Robots ligne à ligne : { $time } s par coup, { $grace } s de tolérance, { $start } s de plus pour démarrer, { $memory } Mio.
tournament-sandboxed = Ils ont tourné dans bubblewrap, fichiers en lecture seule et sans réseau.
tournament-limits-only = Ils ont tourné avec des limites, mais sans bubblewrap : ils pouvaient voir les fichiers et le réseau.
tournament-rank = #
tournament-games = parties
tournament-percent = %
tournament-elo = Elo
tournament-margin = ± 95 %
tournament-cpu = secondes CPU
tournament-forfeits = forfaits
tournament-faults = fautes
tournament-first-fault = la première
tournament-asked = question
tournament-cross = Grille américaine
tournament-wrong = Ce qui a mal tourné
tournament-all-games = Toutes les parties
tournament-filter = Parties de
tournament-everyone = tous
tournament-fault = partie { $game }, coup { $move } : { $reason }
tournament-told-fault = { $player }, partie { $game } : { $reason }
tournament-method = Elo : maximum de vraisemblance sur toutes les parties jouées, selon le modèle de Bradley et Terry (une nulle vaut un demi-gain et une demi-perte, et chaque joueur reçoit une nulle de plus contre un joueur moyen). Dans 95 cas sur 100, le vrai écart à la moyenne est dans l'intervalle ±. { $anchors ->
    [0] La moyenne de tous est 0.
    [one] L'échelle est celle du seul joueur dont la force est mesurée (docs/players.md).
   *[other] L'échelle est la moyenne des { $anchors } joueurs dont la force est mesurée (docs/players.md).
 }
tournament-written = La page de toutes les parties : { $file }
tournament-student = { $player } : { $count ->
    [one] une faute
   *[other] { $count } fautes
 }. Chacune est donnée avec la ligne qui repose la même question au programme.
tournament-student-fault = Partie { $game } contre { $opponent }, côté { $side }, coup { $move } : { $reason }
tournament-student-errors =     Il a écrit sur sa sortie d'erreur :
tournament-student-more = Et { $count } de plus.
tournament-no-bots = { $folder } ne contient aucun joueur. Les joueurs sont des programmes exécutables, et des fichiers qui finissent par { $known } (table [bots] des réglages)
tournament-too-few = un tournoi demande au moins deux joueurs : nommez-les, comme `awale tournament fast engine:level=1`, ou un dossier par `--bots DOSSIER`
tournament-too-many = un tournoi a { $most } joueurs au plus
tournament-no-sandbox = bubblewrap (`bwrap`) n'est pas installé, ou ne marche pas ici ; `--sandbox off` s'en passe
interrupted-resume = interrompu. Pour continuer, lancez :
interrupted-without-out = interrompu. Rien n'est gardé : seul un tournoi avec --out peut être repris.
interrupted-match = interrompu. Un match ne peut pas être repris ; un tournoi avec --out le peut.
tournament-there = { $file } contient un tournoi ; `--resume` le continue, ou nommez un autre dossier par `--out`
tournament-other-option = { $file } contient un autre tournoi : { $kept } au lieu de { $given }. Reprenez les mêmes options, ou un autre dossier.
tournament-no-option = sans { $option }
tournament-other-rule = { $file } contient un tournoi ({ $variant }) avec { $kept } ; ses règles ont maintenant { $given }. Reprenez les mêmes règles, ou un autre dossier.
tournament-other-player = { $file } contient un tournoi dont le joueur { $number } est { $kept } ; vous demandez { $given }. Reprenez les mêmes joueurs, ou un autre dossier.
tournament-nobody = personne
tournament-changed = le programme de { $player } a changé depuis le début de { $file } : ses parties mêleraient deux joueurs. Remettez l'ancien, ou recommencez avec un autre `--out`
tournament-too-large = { $file } dépasserait { $most } Mio, que `--resume` ne pourrait pas lire : le fichier reste tel qu'il était. Jouez moins de parties en un tournoi
tournament-bad-file = { $file } n'est pas un fichier de tournoi : { $what }
tournament-other-format = { $file } est au format { $found } ; cette version lit le format { $format }. Recommencez dans un autre dossier.
tournament-damaged = { $file } est endommagé ou a été modifié : sa somme de contrôle ne correspond pas. Recommencez dans un autre dossier.
tournament-mismatch = { $file } : { $what }. Recommencez dans un autre dossier.
tournament-name-no-text = { $name } est laissé de côté : son nom n'est pas en UTF-8. Renommez le fichier.
tournament-in-use = Un autre programme utilise { $folder }. Nommez un autre dossier par --out.
tournament-bad-move = la partie { $game } ne peut pas être rejouée : coup { $move }
tournament-other-game = la partie { $game } n'est pas celle de ce tournoi ({ $field })
tournament-its-number = son numéro
tournament-its-round = sa ronde
tournament-its-players = ses joueurs
tournament-its-opening = son ouverture
tournament-its-end = sa fin
tournament-its-points = ses points
tournament-its-faults = ses fautes
tournament-its-time = son temps
