### Todas las teclas. Cada línea dice lo que hace la tecla de su izquierda.

help-everywhere = En todas partes
help-play = Durante la partida
help-task = Buscar jugadas (problemas, errores, lecciones)
help-lists = En las listas
help-next-task = problema, error o paso siguiente; paso anterior
help-task-again = repetir; tras el último error, todos otra vez
help-new-position = en «Analizar»: una posición nueva
help-menu = Menú

help-keys = esta lista
help-back = un nivel atrás; la partida queda guardada
help-quit = salir del programa
help-leave = salir de inmediato, desde cualquier parte
help-suspend = suspender el programa; fg lo reanuda
help-arrows = lo mismo que las flechas
help-confirm = lo mismo que Enter
help-choose = elegir una jugada
help-sow = hacer la jugada elegida
help-letter = jugar ese hoyo (1 y *a* = *A*)
help-take = tomar ese número de cerillas
help-unfinished = las partidas sin terminar
help-undo = deshacer, rehacer (también la jugada de la máquina)
help-turn = girar el tablero
help-export = crear imágenes para compartir: SVG, GIF, grabación, página
help-export-puzzle = guardar el problema como imagen para compartir
help-move-now = hacer que la máquina juegue ya
help-agree = proponer terminar la partida aquí
help-resign = abandonar
help-preview = qué haría la jugada elegida: semillas sembradas, • la última, × capturadas
help-values-signs = valores: =+ gana, =0 empata, =- pierde con seguridad
help-pause = dos máquinas: pausar, reanudar
help-pace = dos máquinas: más rápido o más despacio
help-step = una jugada atrás o adelante
help-line = una jugada de cada bando atrás o adelante
help-leap = diez jugadas atrás, diez adelante; desplazar un comentario largo
help-jump = al principio, al final
help-play-on = reproducir la partida, o parar
help-from-here = empezar una partida nueva desde aquí
help-open = continuar una partida, o abrir una terminada
help-look = abrir la partida en el tablero de análisis
help-rename = poner nombre a la partida
help-search = buscar nombre, jugador, variante o fecha
help-filter = en «Partidas guardadas»: todas, sin terminar, ganadas, perdidas, empates; en «Progreso»: con ayuda o sin ella
help-delete = eliminar la partida (antes pregunta)
help-answers = responder a la pregunta del primer inicio
help-at-once = empezar una partida como la última
help-rematch = tras la partida: la revancha, cambiando de bando
