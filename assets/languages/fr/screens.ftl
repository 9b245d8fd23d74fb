### Les écrans : menu, préparation, partie, fin, plateau d'analyse, parties gardées.

## Menu

menu-continue = Continuer
menu-older = { $key } en montre { $games ->
    [one] { $games } autre
   *[other] { $games } autres
}
menu-play = Jouer
menu-analyse = Analyser
menu-saved-games = Parties enregistrées
menu-rules = Règles
menu-settings = Réglages
menu-help = Aide
menu-quit = Quitter
menu-ask = Avez-vous déjà joué à ce jeu ? (Échap : passer)
# After the name was typed.
menu-ask-by-name = Bienvenue, { $name } ! Avez-vous déjà joué à ce jeu ?
menu-new = Je débute
menu-knows = Je connais les règles
menu-my-name = Nom…
menu-name = Comment vous appelez-vous ? (Entrée)
menu-first = { $key ->
    [none] Première visite ? « Apprendre » commence par les règles, pas à pas.
   *[other] Première visite ? « Apprendre » commence par les règles. { $key } lance une partie contre { $opponent }.
}
menu-rules-done = { $key ->
    [none] Règles apprises : continuez par « Bien jouer » dans « Apprendre », ou par une partie.
   *[other] Règles apprises : continuez par « Bien jouer » dans « Apprendre ». { $key } lance une partie.
}
menu-at-once = { $key ->
    [none] { $game }, { $players }
   *[other] { $key } lance une partie : { $game }, { $players }
}
menu-suggested = (choisi d'après vos résultats)
# In the form of a new game, before the description of the opponent that the program proposes.
setup-suggested = Proposé comme le mieux adapté à vos résultats.

## Analyser

analyse-about = Un plateau pour réfléchir : la valeur de chaque coup, les meilleures suites, l'arbre de recherche.
analyse-last = Dernière partie
analyse-last-about = La dernière partie terminée : ses erreurs, et ce qui valait mieux.
analyse-position = Nouvelle position
analyse-position-about = Préparez une position, ou collez-en une avec { $key }, puis étudiez-la ou jouez-la.
analyse-saved-about = Ouvrez une partie sur le plateau d'analyse, ou reprenez-la à n'importe quelle position.
analyse-openings-about = Les premiers coups selon le livre d'ouvertures, avec vos propres parties.
analyse-tree = Arbre de recherche
analyse-tree-about = Tapez ou collez un petit arbre, comme ((3 12 8) (2 4 6) (14 5 2)), et suivez minimax et alpha-bêta pas à pas. Sur le plateau, la même touche montre l'arbre de la position.

## Préparation

setup-title = La partie
setup-game = Jeu
setup-you = Vous jouez
setup-opponent = Adversaire
setup-more = Plus
setup-position = Position de départ
setup-position-usual = celle du jeu
setup-typed = autre…
you-drawn = tiré au sort
you-both = les deux camps
you-link = avec un ami, par lien
you-watch = en spectateur
setup-start = Allumettes du tas
setup-max-take = Maximum par coup
setup-evaluation = évaluation
setup-leaf = jouées par
setup-name = Nom
setup-no-name = (aucun)
setup-first = Qui commence
setup-drawn = tiré au sort
setup-direction = Semis
setup-begin = Commencer
setup-going-on = Nouvelle partie après { $move }
direction-counter-clockwise = sens antihoraire
direction-clockwise = sens horaire, en miroir

about-human = Quelqu'un à côté de vous, au même clavier.
about-opponent = Entrée montre tous les adversaires possibles, avec leur classement.
about-you = Le camp que vous jouez. Vos lettres : *A* à *F* pour Sud, *a* à *f* pour Nord.
about-you-drawn = Le sort décide avant chaque partie si vous êtes Sud ou Nord.
about-you-both = Vous jouez les deux camps, ou quelqu'un à côté de vous joue Nord.
about-you-link = Vous jouez Sud, et votre ami joue Nord sur un autre écran. Après chaque coup, vous envoyez un lien qui contient toute la partie. Il ne faut ni compte ni serveur.
about-you-watch = Regardez jouer deux ordinateurs.
about-more = Les noms, qui commence, la position de départ, un match en plusieurs parties.
about-position = Préparez une autre position et jouez à partir de là.
about-first = Qui joue le premier coup. Tiré au sort : le hasard décide avant chaque partie.
about-naive = Joue n'importe quel coup autorisé, au hasard. Un bon premier adversaire quand on vient de lire les règles.
about-fast = Prend le plus possible et ne regarde jamais plus loin. Facile à piéger.
about-fast-matches = Prend autant d'allumettes que permis, même la dernière. Facile à battre quand on compte.
about-expert = Connaît le secret des allumettes et gagne chaque fois que c'est possible.
about-minimax = Examine toutes les suites de coups jusqu'à sa profondeur. L'algorithme des manuels : complet et lent. Chaque demi-coup prend environ cinq fois plus de temps que le précédent.
about-alphabeta = Minimax sans les suites qui ne peuvent rien changer : le même coup en bien moins de temps, donc une recherche plus profonde.
about-mcts = Joue de nombreuses parties jusqu'au bout à partir d'ici, surtout par les coups qui gagnent le plus souvent. Il n'a besoin d'aucune évaluation.
about-leaf = Une simulation se joue au hasard ; en prenant le plus possible, sinon au hasard ; ou pas du tout : la position atteinte est évaluée.
about-evaluation = Comment il évalue la fin d'une suite : par les graines au grenier ; par les graines et les coups possibles ; ou par les graines, les cases menacées et les cases qui accumulent.
about-name = Le nom dans cette partie, à côté du plateau et dans son fichier. Votre nom habituel se trouve dans « Réglages ».
about-direction = Le sens du semis à l'écran. Le miroir change l'image, jamais les lettres des cases.

## Partie

side-of = sur { $enough }
side-took = { $matches ->
    [one] a pris { $matches } allumette
   *[other] a pris { $matches } allumettes
}
play-moves = Coups
play-begins = { $who ->
    [you] { $number } : à vous de commencer
   *[other] { $number } commence
}
play-began = { $side } a commencé.
play-move-number = coup { $number } · { $side }
play-unrated = hors classement : { $views }
play-helped = hors classement : avec aide
play-rated = partie classée
play-lesson = hors classement : pour apprendre
play-lesson-begins = Pour apprendre, hors classement : Nana Esi prévient avant un mauvais coup.
play-thinks = { $side } réfléchit
play-looks = { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
} à l'avance : { $value }
play-paused = { $key ->
    [none] En pause. Entrée pour continuer.
   *[other] En pause. { $key } ou Entrée pour continuer.
}
play-pace = { $pace } s entre les coups
play-pace-none = sans pause entre les coups, pour cette fois
play-nothing-to-undo = Il n'y a rien à annuler.
play-nothing-to-redo = Il n'y a rien à rétablir.
play-too-early = Vous avez devancé le dernier coup : rien n'a été joué. Entrée joue maintenant.
setup-how = Votre dernière graine prend si elle fait 2 ou 3 dans une case adverse.
play-no-paste = Le texte collé n'est ni une position, ni des coups, ni une partie : rien n'a changé.
key-unused = { $key } ne fait rien ici. { $help } montre les touches.
key-unused-fixed = Cette touche ne fait rien ici. { $help } montre les touches.
key-plays-pit = { $pit } majuscule joue la case.
play-in-a-copy = Vous continuez dans une copie. La partie terminée garde son résultat.
play-new-opponent = Votre adversaire est maintenant { $opponent }, d'après vos résultats.
play-next-opponent = Vous jouez { $side } contre { $opponent }. { $begins ->
    [you] À vous de commencer.
   *[other] L'adversaire commence.
}
play-swapped = { $side ->
    [none] Les joueurs ont échangé leurs camps.
   *[other] Vous jouez maintenant { $side }. Vos cases, toujours en bas, vont de { $first } à { $last }.
}
play-not-your-turn = C'est à l'ordinateur de jouer.{ $move ->
    [none] {""}
   *[other] {" "}{ $move } le fait jouer.
}{ $undo ->
    [none] {""}
   *[other] {" "}{ $undo } annule votre coup.
}
play-failed = { $who } : { $what }.{ $key ->
    [none] {" "}Entrée relance la réflexion.
   *[other] {" "}{ $key } relance la réflexion.
}{ $undo ->
    [none] {""}
   *[other] {" "}{ $undo } annule votre coup.
}
job-no-result = aucun résultat
play-quiet = { $key ->
    [none] Aucune prise depuis un moment. Une position répétée termine la partie.
   *[other] Aucune prise depuis un moment. Une position répétée termine la partie ; { $key } propose de l'arrêter là.
}
play-plays-on = { $side } perdrait en s'arrêtant ici et veut continuer.
plies = { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
}
moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}

ask-resign = Abandonner cette partie ?
ask-resign-won = Vous gagnez. Abandonner cette partie ?
ask-resign-better = Vous êtes mieux, selon l'estimation. Abandonner ?
ask-agree = Arrêter la partie ici ? Chacun prend les graines de sa rangée.
ask-agree-matches = Arrêter la partie ici ? Elle sera nulle.
ask-help = « { $what } » est une aide : la partie ne comptera plus pour votre classement. Continuer ?
ask-delete = Supprimer définitivement cette partie ?
ask-quit-unsaved = Les derniers coups n'ont pas pu être enregistrés. Quitter quand même ?
ask-leave-clocks = Quitter ? Les pendules s'arrêtent et la partie ne sera pas classée.
# Each with the keys that give this answer.
ask-yes = [O]ui
ask-no = [N]on
# The letters that answer a question, small, with a blank between them. Other keys do too, Enter not where it plays a move.
confirm-yes-keys = o y
confirm-no-keys = n

## Fin

over-title = Partie finie
over-won = Vous avez gagné { $own } à { $other }.
over-lost = Vous avez perdu { $own } à { $other }.
over-drawn = Partie nulle, { $own } à { $other }.
over-you-won = Vous avez gagné.
over-you-lost = Vous avez perdu.
over-resigned = Vous avez abandonné.
over-resigned-won = Vous avez abandonné en position gagnée.
over-resigned-better = Vous avez abandonné alors que vous étiez mieux (estimation).
over-agreed-won = La position était gagnée pour vous.
over-agreed-better = La position était meilleure pour vous (estimation).
over-rating = Classement
over-turning-point = Tournant
over-worst-move = Votre pire coup
over-no-worst-move = aucun
over-rematch-swapped-sides = Revanche
over-rated = { $opponent ->
    [none] Partie classée
   *[other] Classée : { $opponent }
}
over-same-sides = Mêmes camps
over-next-opponent = { $opponent ->
    [none] Plus fort
   *[other] Plus fort : { $opponent }
}
over-easier-opponent = { $opponent ->
    [none] Plus faible
   *[other] Plus faible : { $opponent }
}
over-lesson = Une leçon
over-try-lesson = Tout le monde perd au début. Une leçon pour la suite : { $lesson }.
over-try-easier = Tout le monde perd au début. Adversaire plus faible : { $opponent }.
over-board = Voir les coups
over-take-back = Annuler le coup
over-menu = Menu
over-more = Autres choix…

## Le plateau d'analyse

board-start = début
board-playing = Lecture automatique. Entrée l'arrête.
board-unfinished = Cette partie n'est pas finie.

## Parties gardées

saved-count = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
saved-file = { $file }, un fichier de { $games } parties. Entrée en donne la liste.
saved-resigned = abandon de { $side }
saved-took-last = dernière à { $side }
saved-filter-unfinished = inachevées
saved-filter-won = gagnées
saved-filter-lost = perdues
saved-filter-drawn = nulles
saved-found = « { $search } »
saved-search = Chercher :
saved-none-found = Aucune ne correspond. Échap : toutes.
saved-how-filter = { $key } filtrer
saved-how-search = { $key } chercher
saved-none = Aucune partie pour l'instant. Chacune est enregistrée dès le premier coup.
saved-damaged = endommagée
saved-new-name = Nouveau nom : { $name }
saved-unfinished = après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}

## La ligne des touches

key-name-ctrl = Ctrl
key-name-delete = Suppr
key-name-down = Bas
key-name-enter = Entrée
key-name-esc = Échap
key-name-home-end = Début Fin
key-name-pages = Pg préc/suiv
key-name-space = Espace
key-name-up = Haut
key-play-now = jouer tout de suite
key-go-back = retour
key-begin-chosen-item = commencer
key-bind-other-key = autre touche
key-restore-default-key = touche d'origine
key-change-value = changer
key-choose = choisir
key-delete = supprimer
key-finish-typing = valider
key-cancel = annuler
key-play-from-here = jouer
key-change-game = autre jeu
key-change-game-with-tab = autre jeu
key-list-games = parties
key-list-keys = aide
key-change-line = ligne
key-back-to-menu = menu
key-share = partage
key-show-more-choices = plus
key-move-now = faire jouer
key-open-chosen-item = ouvrir
key-change-speed = vitesse
key-pause = pause
key-play = jouer
key-autoplay = lecture
key-quit = quitter
key-rename = renommer
key-scroll-text = défiler
key-step-through-moves = coup
key-step-through-rules = étape
key-turn-board = retourner
key-type-name = écrire un nom
key-undo = annuler

## À côté du menu d'une large fenêtre

today-title = Aujourd'hui
today-training = Un problème tiré d'une partie vous attend. Problème du jour : { $difficulty }.
today-open = Le problème du jour ({ $game }, { $difficulty }) vous attend.
today-missed = Le problème du jour ({ $game }) n'est pas encore résolu : réessayez.
today-solved = Le problème du jour ({ $game }) est résolu.
today-due = { $puzzles ->
    [one] { $puzzles } problème manqué revient.
   *[other] { $puzzles } problèmes manqués reviennent.
}
today-own = { $count ->
    [one] { $count } position de vos parties revient.
   *[other] { $count } positions de vos parties reviennent.
}
today-openings = { $count ->
    [one] { $count } position de vos ouvertures revient.
   *[other] { $count } positions de vos ouvertures reviennent.
}
# Derrière l'avancement des tables de finales. Une estimation.
today-lesson = Prochaine leçon : { $lesson }
today-lessons-done = Leçons et chapitres sont tous faits.
today-rating = Classement { $rating }
today-no-rating = Le classement commence par des parties sans aide, contre tout autre que Nana Esi.

## Ennuis

small-needs = La fenêtre est trop petite : il faut { $size }.
small-has = Elle fait { $size }.
error-save-failed = Partie non enregistrée, nouvel essai au prochain coup : { $what }
error-save-failed-other = La partie { $game } n'est pas enregistrée : { $what }
error-open-failed = Impossible d'ouvrir : { $what }
error-change-failed = Impossible de changer : { $what }

## Les joueurs en un mot

kind-human = humain
kind-naive = naïf
kind-fast = rapide
kind-expert = expert
kind-minimax = minimax
kind-alphabeta = alpha-bêta
kind-mcts = Monte-Carlo
kind-engine = moteur
about-engine = Le joueur le plus fort du programme, en dix niveaux : un enfant peut battre le niveau 1 ; le niveau 10 joue de son mieux.

## Ce que voit l'ordinateur

value-guess = { $side } a environ { $seeds } d'avance
value-even = à peu près égal
value-table = table de finales : { $side } gagne de { seeds }
value-table-limit = table de finales : { $side } gagne d'au moins { seeds }
value-table-draw = table de finales : partie nulle
value-proven-win = exact : { $side } gagne
value-won = gagné
value-drawn = nul
value-lost = perdu
value-proven-draw = exact : partie nulle
error-folder-locked = Un autre programme utilise { $what }. Les parties sont enregistrées sans l'attendre ; les tables de finales attendent qu'il ait fini.
error-disk-not-responding = Le disque ne répond pas, et votre dernier changement n'est pas encore enregistré. Réessayez dans un instant.
disk-silent = le disque ne répond pas
leaving-waits = Le disque ne répond pas. Attente de 30 secondes au plus ; { key-name-ctrl }-C quitte tout de suite.
leaving-picture = Une image est en cours d'écriture. { key-name-ctrl }-C quitte sans elle.
leaving-saved = La partie est enregistrée ; `awale` la reprend.
leaving-unwritten = Votre dernier changement n'est peut-être pas enregistré : { $what }
error-tables-failed = Impossible de calculer les tables de finales : { $what }
error-bad-table = Une table de finales est endommagée ; la partie continue sans elle : { $what }
play-tables = Finales exactes : { $percent } % · vous pouvez jouer
matches-none-left = Il ne reste aucune allumette.
matches-taken = { $side } : { $matches }
