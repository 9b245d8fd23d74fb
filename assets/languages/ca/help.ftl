### Totes les tecles. Cada línia és el que fa la tecla de l'esquerra.

help-everywhere = A tot arreu
help-play = Durant la partida
help-task = Trobar jugades: problemes, errors, lliçons
help-lists = A les llistes
help-next-task = problema, error o pas següent; pas anterior
help-task-again = torna-hi; després de l'últim error, tots
help-new-position = a «Analitza»: una posició nova
help-menu = Menú

help-keys = aquesta llista
help-back = un nivell enrere; la partida queda desada
help-quit = surt del programa
help-leave = surt de seguida, des de qualsevol lloc
help-suspend = suspèn el programa; fg el reprèn
help-arrows = el mateix que les fletxes
help-confirm = el mateix que Retorn

help-choose = tria una jugada
help-sow = fes la jugada triada
help-letter = juga aquest forat (1 i *a* = *A*)
help-take = agafa aquest nombre de llumins
help-unfinished = les partides inacabades
help-undo = desfés, refés (també la jugada de l'ordinador)
help-turn = gira el tauler
help-export = crea imatges per compartir: SVG, GIF, gravació, pàgina
help-export-puzzle = desa el problema com a imatge per compartir
help-move-now = fes que l'ordinador jugui ja
help-agree = proposa acabar la partida aquí
help-resign = abandona
help-preview = què faria la jugada triada: llavors sembrades, • l'última, × capturades
help-values-signs = valors: =+ guanya, =0 empata, =- perd amb seguretat

help-pause = dos ordinadors: atura, reprèn
help-pace = dos ordinadors: més ràpid o més lent

help-step = una jugada enrere o endavant
help-line = una jugada de cada bàndol enrere o endavant
help-leap = deu jugades enrere, deu endavant; desplaça un comentari llarg
help-jump = al principi, al final
help-play-on = reprodueix la partida, o atura-la
help-from-here = comença una partida nova des d'aquí

help-open = continua una partida, o obre'n una d'acabada
help-look = obre la partida al tauler d'anàlisi
help-rename = posa nom a la partida
help-search = cerca per nom, jugador, variant o data
help-filter = a «Partides desades»: totes, inacabades, guanyades, perdudes, empats; a «Progrés»: amb ajuda o sense
help-delete = esborra la partida (abans ho pregunta)

help-answers = respondre la pregunta de la primera vegada
help-at-once = comença una partida com l'última
help-rematch = després de la partida: la revenja, canviant de bàndol
