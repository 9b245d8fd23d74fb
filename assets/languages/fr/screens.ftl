### Les écrans : menu, préparation, partie, fin, relecture, parties gardées.

## Menu

menu-continue = Continuer
menu-new-game = Nouvelle partie
menu-saved-games = Parties gardées
menu-replay = Revoir
menu-rules = Règles
menu-settings = Réglages
menu-help = Aide
menu-quit = Quitter
menu-at-once = p joue tout de suite : { $game }, { $players }

## Préparation

setup-title = La partie
setup-game = Jeu
setup-start = Allumettes du tas
setup-max-take = Au plus à la fois
setup-depth = prévoit
setup-evaluation = regarde
setup-name = nom
setup-no-name = (aucun)
setup-first = Commence
setup-drawn = tiré au sort
setup-direction = On sème
setup-begin = Commencer
setup-going-on = Nouvelle partie après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
direction-counter-clockwise = sens inverse des aiguilles
direction-clockwise = sens des aiguilles, en miroir

about-human = Quelqu'un au clavier.
about-naive = Joue n'importe quel coup permis, au hasard. Un premier adversaire pour qui vient de lire les règles.
about-fast = Prend le plus possible tout de suite et ne voit jamais plus loin. Facile à attirer dans un piège.
about-expert = Connaît le secret des allumettes et gagne chaque fois que c'est possible.
about-minimax = Regarde toutes les suites jusqu'à sa profondeur. L'algorithme des manuels : complet et lent. Chaque demi-coup prend environ cinq fois plus de temps que le précédent.
about-alphabeta = Minimax qui laisse de côté ce qui ne peut rien changer : le même coup en bien moins de temps, donc plus loin.
about-depth = Combien de coups il prévoit, ceux des deux camps comptés. Plus il y en a, plus il est fort et lent.
about-evaluation = Comment il juge une position au bout de ses suites : par les graines gagnées ; avec les coups de chaque camp ; ou avec encore les cases menacées et celles qui amassent.
about-name = Le nom écrit à côté du plateau et dans la partie gardée. Entrée pour l'écrire.
about-direction = Le sens des graines à l'écran. Le miroir change l'image, jamais les lettres des cases.

## Partie

play-moves = Coups
play-move-number = coup { $number }
play-thinks = { $side } réfléchit
play-paused = Pause. p ou Entrée continue.
play-pace = { $pace } s entre les coups
play-nothing-to-undo = Il n'y a rien à reprendre.
play-nothing-to-redo = Il n'y a rien à rejouer.
play-not-your-turn = C'est à l'ordinateur : m le fait jouer, u reprend.
play-plays-on = { $side } y perdrait et veut continuer.
positions = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}
plies = { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
}
moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}

ask-resign = Abandonner cette partie ?
ask-agree = Finir la partie ici ? Chacun prend les graines de sa rangée.
ask-agree-matches = Finir la partie ici ? C'est une partie nulle.
ask-delete = Supprimer cette partie pour de bon ?
ask-quit-unsaved = Les derniers coups n'ont pas pu être gardés. Partir quand même ?
ask-answers = o oui   n non

## Fin

over-title = Partie finie
over-rematch = Revanche
over-swap-sides = Changer de camp
over-replay = Revoir
over-take-back = Reprendre
over-menu = Menu

## Relecture

replay-place = coup { $shown } sur { $moves }
replay-playing = La partie avance seule. Entrée l'arrête.
replay-unfinished = Cette partie n'est pas finie.

## Parties gardées

saved-count = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
saved-resigned = { $side } abandonne
saved-none = Aucune partie gardée. Chacune l'est dès son premier coup.
saved-damaged = abîmée
saved-new-name = Nouveau nom : { $name }
saved-unfinished = après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}

## La ligne des touches

key-name-enter = Entrée
key-name-esc = Échap
key-name-home-end = Début Fin
key-at-once = jouer
key-back = retour
key-begin = commencer
key-change = changer
key-choose = choisir
key-delete = supprimer
key-done = valider
key-drop = annuler
key-from-here = d'ici
key-game = autre jeu
key-help = touches
key-line = ligne
key-menu = menu
key-more = plus
key-move-now = joue !
key-open = ouvrir
key-pace = allure
key-pause = pause
key-play = jouer
key-play-on = avancer
key-quit = quitter
key-rename = renommer
key-replay = revoir
key-scroll = défiler
key-step = pas
key-turn = tourner
key-type = écrire un nom
key-undo = défaire

## Ennuis

small-needs = La fenêtre est trop petite : il faut { $size }.
small-has = Elle fait { $size }.
trouble-save = Pas gardée, nouvel essai au prochain coup : { $what }
trouble-open = Impossible d'ouvrir : { $what }
trouble-change = Impossible de changer : { $what }
trouble-thinker = L'ordinateur a échoué sur ce coup. u reprend. ({ $what })

## Les joueurs en un mot

kind-human = humain
kind-naive = naïf
kind-fast = rapide
kind-expert = expert
kind-minimax = minimax
kind-alphabeta = alpha-bêta
kind-engine = moteur
about-engine = Le joueur fort de la maison, en dix niveaux : un enfant bat le 1, le 10 donne tout.
setup-strength = force

## Ce que voit l'ordinateur

per-second = { $millions } M par seconde
value-guess = { $value } pour { $side }
value-table = valeur de table : { $value } pour { $side }
value-proven-win = exact : { $side } gagne
value-won = gagné
value-drawn = nul
value-lost = perdu
value-proven-draw = exact : partie nulle
trouble-tables = Impossible de faire les tables de finales : { $what }
play-tables = tables { $layer } sur { $of }
