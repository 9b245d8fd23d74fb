### L'écran des réglages.

setting-language = Langue
setting-language-about = Choisir la langue du programme. Automatique : celle du système.
setting-theme = Thème
setting-theme-about = Choisir l'aspect du plateau et des écrans. Automatique : bois peint si le terminal affiche toutes les couleurs, sinon les seize couleurs du terminal. Placer vos propres thèmes dans le dossier themes, à côté du fichier des réglages.
setting-animation = Vitesse du semis
setting-animation-about = Régler la vitesse à laquelle les graines sont semées à l'écran. Une touche passe la suite.
setting-preview = Aperçu
setting-preview-about = Montrer ce que ferait le coup de la case choisie.
setting-coordinates = Lettres des cases
setting-coordinates-about = Afficher les lettres A à F et a à f près des cases.
setting-mouse = Souris
setting-mouse-about = Cliquer pour jouer une case ou choisir une ligne. Sans la souris, le terminal sélectionne le texte comme d'habitude.
setting-ascii = Caractères simples
setting-ascii-about = Tout dessiner en caractères ASCII, pour les polices incomplètes.

value-on = oui
value-off = non
value-auto = automatique
value-english = English
value-french = Français
value-slow = lente
value-normal = normale
value-fast = rapide
theme-terminal = couleurs du terminal
theme-wood = bois
theme-dark = sombre
theme-light = clair
theme-high-contrast = fort contraste
theme-colour-blind = pour daltoniens
