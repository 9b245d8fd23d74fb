### L'écran des réglages.

setting-language = Langue
setting-language-about = La langue du programme. Automatique prend celle du système.
setting-theme = Thème
setting-theme-about = L'aspect du plateau et des écrans. Automatique peint du bois où le terminal montre toutes les couleurs, et prend ailleurs les seize couleurs du terminal. Vos propres thèmes sont dans le dossier themes, à côté du fichier des réglages.
setting-animation = Vitesse des semis
setting-animation-about = À quelle vitesse les graines sont semées à l'écran. Toute touche passe la suite.
setting-preview = Aperçu
setting-preview-about = Si la case choisie montre ce que son coup ferait.
setting-coordinates = Lettres des cases
setting-coordinates-about = Si les lettres A à F et a à f sont écrites près des cases.
setting-mouse = Souris
setting-mouse-about = Si un clic joue une case et choisit une ligne. Sans elle, le terminal sélectionne le texte comme d'habitude.
setting-ascii = Caractères simples
setting-ascii-about = Pour les polices pauvres : tout est dessiné avec les caractères de l'ASCII.

value-on = oui
value-off = non
value-auto = automatique
value-english = English
value-french = Français
value-slow = lent
value-normal = normal
value-fast = rapide
theme-terminal = celui du terminal
theme-wood = bois
theme-dark = sombre
theme-light = clair
theme-high-contrast = fort contraste
theme-colour-blind = pour daltoniens
