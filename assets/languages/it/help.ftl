### Tutti i tasti. Ogni riga dice che cosa fa il tasto alla sua sinistra.

help-everywhere = Ovunque
help-play = Durante una partita
help-task = Trovare mosse: problemi, errori, lezioni
help-lists = Negli elenchi
help-next-task = problema, errore o passo seguente; passo precedente
help-task-again = riprovare; dopo l'ultimo errore, tutti
help-new-position = in «Analizza»: una nuova posizione
help-menu = Menu

help-keys = questo elenco
help-back = un livello indietro; la partita resta salvata
help-quit = uscire dal programma
help-leave = uscire subito, da qualsiasi punto
help-suspend = sospendere il programma; fg lo riprende
help-arrows = come le frecce
help-confirm = come Invio
help-choose = scegliere una mossa
help-sow = giocare la mossa scelta
help-letter = giocare quella buca (1 e *a* = *A*)
help-take = prendere altrettanti fiammiferi
help-unfinished = le partite non finite
help-undo = annullare, ripetere (anche la mossa del computer)
help-turn = girare il tavoliere
help-export = scrivere immagini da condividere: SVG, GIF, registrazione, pagina
help-export-puzzle = scrivere il problema come immagine da condividere
help-move-now = far muovere subito il computer
help-agree = proporre di chiudere qui la partita
help-resign = abbandonare
help-preview = che cosa farebbe la mossa scelta: semi seminati, • l'ultimo, × catturati
help-values-signs = valori: =+ vince, =0 patta, =- perde di sicuro
help-pause = due computer: fermare o riprendere
help-pace = due computer: più veloci o più lenti
help-step = una mossa indietro o avanti
help-line = una mossa di ciascuno indietro o avanti
help-leap = dieci mosse indietro, dieci avanti; scorrere un commento lungo
help-jump = all'inizio, alla fine
help-play-on = far scorrere la partita da sola, o fermarla
help-from-here = cominciare una nuova partita da qui
help-open = continuare una partita, o aprirne una finita
help-look = aprire la partita sul tavoliere di analisi
help-rename = dare un nome alla partita
help-search = cercare per nome, giocatore, variante o data
help-filter = in «Partite salvate»: tutte, non finite, vinte, perse, patte; in «Progressi»: con aiuti o senza
help-delete = eliminare la partita (chiede prima)
help-answers = rispondere alla domanda del primo avvio
help-at-once = cominciare una partita come l'ultima
help-rematch = dopo la partita: rivincita a lati scambiati
