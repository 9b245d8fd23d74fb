### L'écran des réglages.

settings-group-game = Partie
settings-group-screen = Écran
settings-group-help = Aide et analyse
settings-group-share = Partage
settings-group-engine = Moteur, tables et touches

setting-name = Votre nom
setting-name-about = Votre nom à côté du plateau, dans les parties enregistrées, les exports et les résultats. « Jouer » permet d'en donner un autre pour une partie.
setting-language = Langue
setting-language-about = Choisir la langue du programme. Automatique : celle du système.
setting-theme = Thème
setting-theme-about = Choisir l'aspect du plateau et des écrans. Automatique : bois peint, ou les couleurs du terminal s'il n'en affiche que seize. Vos thèmes vont dans le dossier themes, près du fichier des réglages.
setting-theme-256 = Ce terminal affiche 256 couleurs : le bois a moins de nuances.
setting-theme-16 = Ce terminal affiche seize couleurs ; le bois peint en demande 256.
setting-theme-no-colors = Ce terminal n'affiche pas de couleurs.
setting-animation = Vitesse du semis
setting-animation-about = Régler la vitesse à laquelle les graines sont semées à l'écran. Une touche saute la fin de l'animation.
setting-preview = Aperçu
setting-preview-about = Montrer ce que ferait le coup de la case choisie.
setting-coordinates = Lettres des cases
setting-coordinates-about = Afficher les lettres *A* à *F* et *a* à *f* près des cases.
setting-mouse = Souris
setting-mouse-about = Survoler une case montre son coup, cliquer le joue ou choisit une ligne. Sans la souris, le terminal sélectionne le texte comme d'habitude.
setting-ascii = Caractères simples
setting-ascii-about = Tout dessiner en caractères ASCII, pour les polices incomplètes.
setting-board = Plateau peint
setting-board-about = Montrer le plateau en image si le terminal le peut (kitty, sixel, iTerm2). « Pixels » : même dans tmux et par ssh.
setting-confirm = Confirmer l'abandon
setting-confirm-about = Demander une confirmation avant un abandon, ou avant une aide qui retire la partie du classement.
setting-remarks = Remarques
setting-remarks-about = Laisser les personnages commenter les moments importants.
setting-bell = Sonnerie
setting-bell-about = Faire sonner le terminal quand c'est de nouveau à vous après un coup de l'ordinateur, et à la fin d'une partie. Rien ne sonne quand deux ordinateurs jouent.
setting-sowing = Sens du semis
setting-sowing-about = Choisir le sens du semis à l'écran dans les nouvelles parties. Le sens horaire en est l'image en miroir ; les lettres des cases ne changent pas.
setting-pace = Deux ordinateurs : pause
setting-pace-about = Régler combien de temps chaque coup reste affiché quand deux ordinateurs jouent.
setting-page = Page pour les liens
setting-page-about = L'adresse d'une page web qui ouvre les liens vers des parties et des problèmes, par exemple celle d'un club. Sans elle, votre ami colle le lien dans le programme.
setting-memory = Moteur : mémoire
setting-memory-about = Régler la mémoire de la table de transposition, où le moteur garde les positions explorées. Une grande table sert aux longues réflexions.
setting-threads = Moteur : fils d'exécution
setting-threads-about = Choisir sur combien de fils d'exécution le moteur cherche. Plus il y en a, plus il cherche loin dans le même temps.
setting-time = Moteur : temps par coup
setting-time-about = Régler le temps de réflexion du moteur pour un coup, à son plus haut niveau. Les autres niveaux en demandent moins.
setting-own-book = Moteur : ouvertures
setting-own-book-about = À son plus haut niveau, le moteur tire ses premiers coups du livre, en variant d'une partie à l'autre entre ceux qui se valent.
setting-seeds = Tables de finales
setting-seeds-about = Jeu parfait jusqu'à ce nombre de graines. Calcul en arrière-plan, repris au prochain démarrage. 28 graines demandent 6 Go de mémoire ou, avec moins, 5 Go de disque pendant le calcul.
setting-seeds-size = Jusqu'à { $megabytes } Mo de disque en plus.
setting-seeds-by-hand = Il en manque au plus { $megabytes } Mo ; awale endgame build les calcule.
setting-seeds-there = Toutes les tables sont prêtes.
setting-seeds-estimate = Jusqu'à { $megabytes } Mo de disque en plus et, sur cette machine, { $minutes ->
    [0] moins d'une minute
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} de calcul (estimation).
setting-automatic = Tables automatiques
setting-automatic-about = Calculer les tables de finales d'une variante en arrière-plan la première fois qu'on y joue. Sinon, awale endgame build les calcule.
setting-keys = Touches
setting-keys-about = Entrée montre toutes les commandes avec leurs touches. Choisissez-en une pour changer sa touche.

bind-press = Appuyez sur la nouvelle touche pour : { $what }.
bind-taken = { $key } est prise ({ $screen }) : { $what }. Appuyez de nouveau pour l'utiliser ici.
bind-typed = { $key } désigne déjà une case ou un nombre ({ $screen }).
bind-fixed = Aucune commande ne peut avoir cette touche : son rôle est fixe.
bind-use = { $screen } : { $what }.
bind-usual = Par défaut { $key } ; Suppr la rétablit.
bind-none = aucune
bind-help = les touches de l'écran
bind-left = à gauche, comme la flèche
bind-down = en bas, comme la flèche
bind-up = en haut, comme la flèche
bind-right = à droite, comme la flèche
bind-undo = annuler un coup ou un changement
bind-redo = rétablir un coup ou un changement
bind-play = jouer une partie, aussi à partir d'ici
bind-learn = apprendre, aussi de ses erreurs
bind-analyse = analyser
bind-book = ce que l'on sait de cette ouverture
bind-resign = abandonner, ou voir la solution
bind-save = enregistrer une étude, nommer une partie
bind-export = exporter (images, fichiers)
bind-run = laisser défiler, ou mettre en pause
bind-more = plus : graines, profondeur, vitesse
bind-less = moins : graines, profondeur, vitesse
bind-next = erreur, problème ou étape suivante
bind-previous = erreur ou étape précédente
bind-delete = supprimer une partie ; vider le plateau
bind-filter = filtrer une liste, par exemple par résultat
bind-hint = un indice ; la meilleure suite d'un arbre
bind-values = valeur des coups ; évaluation de l'arbre
bind-restart = réessayer ; position de départ
bind-balance = corriger le nombre de graines des greniers
bind-algorithm = un autre algorithme

value-on = oui
value-off = non
value-cells = caractères
value-pixels = pixels
# De la vitesse du semis.
value-at-once = sans animation
value-auto = automatique
value-slow = lente
value-normal = normale
value-fast = rapide
value-counter-clockwise = antihoraire
value-clockwise = horaire
value-pause = { $number ->
    [0] aucune
   *[other] { $number } ms
}
value-memory = { $number } Mio
value-threads = { $number ->
    [0] un par cœur
    [one] { $number } fil
   *[other] { $number } fils
}
value-time = { $number } ms
value-seeds = { $number ->
    [0] aucune
    [one] { $number } graine
    [20] parfaites : 20 graines
    [24] parfaites : 24 graines
    [28] parfaites : 28 graines
   *[other] jusqu'à { $number } graines
}
theme-terminal = couleurs du terminal
theme-wood = bois
theme-dark = sombre
theme-light = clair
theme-high-contrast = fort contraste
theme-colour-blind = pour daltoniens
