### Il corso per giocare bene: capitoli, posizioni spiegate, testi degli esercizi.

course-strategy = Giocare bene
strategy-title = Giocare bene
strategy-about = Ogni capitolo spiega un'idea in tre posizioni e propone alcuni esercizi. È giusta ogni mossa che vale quanto la migliore. Un esercizio risolto al primo tentativo vale più stelle.
strategy-none-stores = Questo gioco non ha capitoli. Le loro posizioni vengono da giochi in cui non si semina nei granai. Qui anche ogni granaio riceve un seme: le semine finiscono altrove, e le spiegazioni sarebbero sbagliate. I capitoli dell'oware mostrano le idee; l'allenamento alla semina segue le regole di questo gioco.
strategy-none-own = Non ci sono capitoli per le tue regole: sono stati verificati solo con le varianti incluse. L'allenamento alla semina segue le tue regole.
strategy-stars = { $stars } su { $total } stelle
strategy-place = Posizione { $number } di { $total }
strategy-exercise = Esercizio { $number } di { $total }
# Dopo un segno per esercizio.
strategy-exercises-done = risolti: { $done } su { $total }
strategy-show = Guarda il tavoliere, poi premi Invio: si gioca la mossa.
strategy-next = Invio: avanti.
strategy-right-only = Giusto: la buca { $move } è qui l'unica mossa buona, ed è dimostrato.
strategy-right-alone = Giusto: secondo la stima, la buca { $move } è qui la mossa migliore.
strategy-right-best = Giusto: la mossa migliore è { $move }.
strategy-right-too = Giusto: la buca { $move } vale quanto la migliore, per quel che vede il motore.
strategy-also = Giuste anche: { $moves }.
strategy-does = La mossa { $move } { $why }.
strategy-wrong = La mossa { $move } { $gift }.
# Due numeri di semi. La mossa sbagliata cattura meno della migliore.
strategy-takes = La buca { $move } ne prende { $taken }; la { $best } ne prende { $most }.
strategy-answer = Nord risponde con la buca { $move }.
strategy-answer-does = La buca { $move } di Nord { $why }.
strategy-hint-does = Cerca la mossa che { $why }.
strategy-hint-quiet = Cerca una mossa tranquilla: quella giusta non cattura subito.
strategy-hint-move = Prova { $move }.
strategy-done = Fine del capitolo «{ $chapter }».
strategy-count = Risolti al primo tentativo: { $clean } su { $total }.
strategy-count-help = Risolti con un aiuto: { $helped }.
strategy-stars-how = Tre stelle: tutti al primo tentativo. Due: quasi tutti. Una: tutti risolti.
strategy-play = Batti { $player }
strategy-beaten = Batti di nuovo { $player } (già fatto)
strategy-go-on = Capitolo successivo: { $chapter }
strategy-again = Rifai gli esercizi
strategy-to-list = Torna ai capitoli
course-lead-on = Fine delle regole. Invio: passa a «Giocare bene».

key-choose-chapter = capitolo
key-show-explained-move = mostra

## Contare fin dove arriva una buca

strategy-reach = Dove arriva una buca
strategy-reach-task = Trova la cattura migliore. Conta una volta ognuna delle tue buche: ogni seme va una buca più in là.
strategy-reach-1 = Ogni seme va una buca più in là: i quattro semi di *C* arrivano a *D*, *E*, *F* e alla buca *a*. In questa ci sono due semi: con l'ultimo sono tre. Non contare seme per seme: quattro posti dopo *C* c'è la buca *a*.
strategy-reach-2 = Sei semi finiscono sempre nella buca con la stessa lettera: *C* arriva a *c*. Con cinque è la buca prima, con sette quella dopo. Così leggi quasi tutte le buche a colpo d'occhio.
strategy-reach-3 = Comincia dall'altro capo: quale buca vorresti colpire? La buca *e* ha un solo seme ed è dieci posti dopo *A*, e *A* ha dieci semi. Con *e* cadono anche le buche *d* e *c*.

## Le minacce

strategy-threats = Minaccia e doppia minaccia
strategy-threats-task = Ora non c'è nulla da catturare. Crea una minaccia che renda.
strategy-threats-1 = Non si può catturare nulla. *D* dà a *E* il secondo seme e alla buca *a* il primo: ora *E* ci arriva e ne farebbe due. Una mossa tranquilla ha creato una minaccia.
strategy-threats-2 = I semi isolati sono bersagli. *C* ne mette uno in ogni buca di Nord, e ora sia *E* sia *F* finiscono lì in mezzo: *E* catturerebbe nelle buche *b* e *a*, *F* in *d*, *c*, *b* e *a*.
strategy-threats-3 = Una doppia minaccia: *C* riempie *D*, *E* e *F*. Ora *E* catturerebbe in *c* e *F* nella buca *a*. Nord ha una mossa contro due minacce.

## Le difese

strategy-defence = Cinque difese
strategy-defence-task = Nord minaccia i tuoi semi. Trova la difesa.
strategy-defence-1 = Prima difesa: andarsene. Con l'ultimo seme, la *f* di Nord ne farebbe tre in *B* e li catturerebbe. *B* parte, e non c'è più nulla da prendere.
strategy-defence-2 = Seconda difesa: riempire la buca. Le buche *d* ed *e* finiscono entrambe in *C* e ne farebbero tre. *A* mette in *C* un altro seme: ora ne farebbero quattro, e quattro sono al sicuro.
strategy-defence-3 = Terza difesa: guastare il conto. La *c* di Nord finirebbe in *B* e catturerebbe in *B* e *A*. *F* arriva a *d* e passando lascia un seme in *c*: ora *c* va troppo lontano. La quarta è catturare chi attacca; la quinta, lasciargli solo una cattura di tutto ciò che hai, che non rende nulla.

## La buca grande

strategy-big-pit = La buca grande
strategy-big-pit-task = Una delle tue buche fa tutto il giro. È il suo momento?
strategy-big-pit-1 = Dodici semi fanno un giro e saltano la buca di partenza: ogni altra buca riceve un seme, e *C*, dove cade l'ultimo di *B*, un secondo. *A*, minacciata dalla buca *e*, ora ha tre semi.
strategy-big-pit-2 = Con più di dodici, le prime buche di Nord ricevono due semi. *F* ne ha quattordici: i semi isolati nelle buche *a*, *b* e *c* diventano tre, e tutti e nove sono catturati. Semi isolati e buche vuote di fronte: ecco che cosa aspetta una buca grande.
strategy-big-pit-3 = *E* ha diciassette semi. In due giri ne dà due a ogni buca da *a* fino a *e*, dove finisce: cinque buche in una catena, dodici semi. La *f* ne riceve uno e si salva, quindi non è un grande slam.

## Catturare o aspettare

strategy-patience = Quando catturare, quando aspettare
strategy-patience-task = C'è qualcosa da catturare. Subito, o c'è di meglio?
strategy-patience-1 = *F* potrebbe catturare sei semi, ma poi la *f* di Nord ne catturerebbe otto in *C*, *B* e *A*. Prima muove *B*: Nord non cattura più nulla, e i sei semi restano minacciati.
strategy-patience-2 = *F* potrebbe catturare due semi nella buca *a*. Poi la *e* di Nord ne catturerebbe quattro in *B* e *A*. Prima sposta il seme isolato di *B*; *F* minaccia ancora la buca *a*.
strategy-patience-3 = Qui è giusto catturare subito. Qualunque cosa tu giochi, la *f* di Nord cattura in *A*: prendi i due semi in *b* finché ci sono.

## Il lato destro

strategy-right-side = Svuotare il lato destro
strategy-right-side-task = Nulla di urgente. Guarda prima il lato destro: *E* e *F*.
strategy-right-side-1 = I pochi semi di *F* si danno volentieri: vanno nelle buche *a* e *b*, e nulla di tuo è in pericolo. Ora la buca *b* ha un seme di troppo per colpire *A*. *C*, che è piena, resta a casa.
strategy-right-side-2 = *E* avanza in *F*. Ora *F* finisce in *b* e minaccia due semi, e Nord non può catturare nulla. La grande *D* resta dov'è finché non rende.
strategy-right-side-3 = *E* semina in *F* e nella buca *a*. Dopo, nulla dalla tua parte è in pericolo. Le piccole buche a destra sono mosse che costano poco; le grandi si conservano.

## Tempo e nutrimento

strategy-tempo = Tempi e nutrimento
strategy-tempo-task = Uno dei due ha poche mosse. Approfittane.
strategy-tempo-1 = Nord non ha semi, quindi devi nutrirlo. *F* dà un solo seme, alla buca *a*: è il pasto più magro che c'è, e le altre buche conservano i loro.
strategy-tempo-2 = Nord può giocare solo *f*, i cui due semi finiscono in *B*. *B* si scansa: Nord deve cedere entrambi i semi e non cattura nulla.
strategy-tempo-3 = A Nord resta una sola buca con semi. Conta le mosse che non gli danno nulla: *C* mette entrambi i semi nella tua fila. *E* e *F* tengono i loro per dopo.

## Il finale

strategy-endgame = Pochi semi
strategy-endgame-task = Restano pochi semi. Conta fino alla fine.
strategy-endgame-1 = Con otto semi sul tavoliere tre sono molti: *E* li cattura in *c*. A Nord restano due semi isolati.
strategy-endgame-2 = La *e* di Nord arriva in *B*. Un solo seme lì verrebbe catturato, quindi *A* non deve muovere. *D* fa una mossa d'attesa, ed *E* e *F* conservano la via verso l'altro lato.
strategy-endgame-3 = Conduci 23 a 16. Prima la sicurezza: la *f* di Nord ne catturerebbe due in *B*. *B* passa in *C*, dove non finisce nessuna buca di Nord.

## L'apertura

strategy-opening = Le prime dieci mosse
strategy-opening-task = Una posizione delle prime dieci mosse. Trova una buona mossa.
strategy-opening-1 = Le prime catture sono piccole ma contano. Sette semi vanno una buca oltre quella con la stessa lettera: *E* arriva in *f*, dove ci sono due semi.
strategy-opening-2 = Ci sono due catture. *B* ne prende due in *c*; *C* va una buca più in là e ne prende quattro in *d* e *c*. Cerca la seconda buca della catena prima di giocare.
strategy-opening-3 = La *f* di Nord ha due semi e finisce nella tua *B*, vuota: una mossa di *A* vi metterebbe un seme isolato, facile preda. *C* ne cattura due in *c* e lascia *B* vuota.
