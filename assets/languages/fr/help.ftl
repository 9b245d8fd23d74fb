### Toutes les touches. Chaque ligne dit ce que fait la touche à sa gauche.

help-everywhere = Partout
help-play = Pendant une partie
help-task = Trouver des coups (problèmes, erreurs, leçons)
help-lists = Dans les listes
help-next-task = problème, erreur ou étape suivante ; étape précédente
help-task-again = recommencer ; après la dernière erreur : les reprendre toutes
help-new-position = dans « Analyser » : une nouvelle position
help-menu = Menu

help-keys = cette liste
help-back = un niveau en arrière ; la partie reste enregistrée
help-quit = quitter le programme
help-leave = quitter tout de suite, où que vous soyez
help-suspend = suspendre le programme ; fg le relance
help-arrows = comme les flèches
help-confirm = comme Entrée
help-choose = choisir une case, ou le nombre d'allumettes
help-sow = jouer le coup choisi
help-letter = jouer cette case (1 : *A*, comme *a*) ; aux allumettes : en prendre autant
help-unfinished = les parties inachevées
help-undo = annuler, rétablir (le coup de l'ordinateur aussi)
help-turn = retourner le plateau
help-export = écrire des images à partager : SVG, GIF, enregistrement, page
help-export-puzzle = écrire le problème comme image à partager
help-move-now = faire jouer l'ordinateur tout de suite
help-agree = proposer d'arrêter la partie ici
help-resign = abandonner
help-preview = ce que ferait le coup choisi : graines semées, • la dernière, × prises
help-values-signs = valeurs : =+ gagne, =0 fait nulle, =- perd à coup sûr
help-pause = deux ordinateurs : pause, continuer
help-pace = deux ordinateurs : plus vite ou moins vite
help-step = un coup en arrière ou en avant
help-line = un coup de chaque camp en arrière ou en avant
help-leap = dix coups en arrière, dix en avant ; faire défiler un long commentaire
help-jump = au début, à la fin
help-play-on = lecture automatique, ou arrêt
help-from-here = commencer une nouvelle partie à partir d'ici
help-open = continuer une partie, ou en ouvrir une finie
help-look = ouvrir la partie sur le plateau d'analyse
help-rename = nommer la partie
help-search = chercher par nom, joueur, variante ou date
help-filter = dans « Parties enregistrées » : toutes, inachevées, gagnées, perdues, nulles ; dans « Progression » : avec aide ou sans
help-delete = supprimer la partie (avec confirmation)
help-answers = répondre à la question du premier démarrage
help-at-once = commencer une partie comme la dernière
help-rematch = après la partie : la revanche, camps échangés
