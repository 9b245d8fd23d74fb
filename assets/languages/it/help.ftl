### Tutti i tasti. Ogni riga dice che cosa fa il tasto alla sua sinistra.

help-everywhere = Ovunque
help-play = Durante una partita
help-watch = Guardando due computer
help-replay = Rivedendo una partita
help-saved = Partite salvate
help-menu = Menu

help-keys = questo elenco
help-back = un livello indietro; la partita resta salvata
help-quit = uscire dal programma
help-leave = uscire subito, da qualsiasi punto
help-suspend = sospendere il programma; fg lo riprende
help-arrows = come le frecce, se lì la lettera non ha un significato suo
help-confirm = come Invio
help-choose = scegliere una buca, o quanti fiammiferi
help-sow = giocare la mossa scelta
help-letter = giocare subito quella buca; 1 è A, o a per Nord
help-take = nei fiammiferi: prenderne altrettanti
help-undo = annullare, ripetere (anche la mossa del computer)
help-turn = girare il tavoliere
help-export = scrivere immagini da condividere: SVG, GIF, film, pagina
help-export-puzzle = scrivere il problema come immagine da condividere
help-move-now = far muovere subito il computer
help-agree = proporre di chiudere qui la partita
help-resign = abbandonare
help-preview = che cosa farebbe la mossa scelta: semi seminati, • l'ultimo, × catturati
help-values-signs = valori: =+ vince, =0 è patta, =- perde di sicuro
help-pause = pausa, riprendere
help-pace = più veloce, più lento
help-step-back = una mossa indietro, una avanti
help-step = una mossa indietro o avanti
help-line = una mossa di ciascuno indietro o avanti
help-leap = dieci mosse indietro, dieci avanti
help-jump = all'inizio, alla fine
help-play-on = scorrere la partita da sola, o fermarla
help-from-here = cominciare una nuova partita da qui
help-open = continuare una partita, o rivederne una finita
help-look = rivedere la partita
help-rename = dare un nome alla partita
help-search = cercare per nome, giocatore, variante o data
help-filter = tutte le partite, non finite, vinte, perse, patte
help-delete = eliminare la partita (chiede prima)
help-at-once = cominciare una partita come l'ultima
help-new = preparare una nuova partita
help-continue = continuare l'ultima partita non finita
