# Le pagine delle regole, composte dai campi delle regole di un gioco.

rules-goal = Lo scopo
rules-goal-awale = Raccogli più semi del tuo avversario. { $seeds ->
    [one] Ognuna delle dodici buche parte con { $seeds } seme, { $total } in tutto
   *[other] Ognuna delle dodici buche parte con { $seeds } semi, { $total } in tutto
}; i semi che catturi vanno nel tuo granaio, a destra della tua fila.

rules-sowing = Seminare
rules-sowing-pits = Al tuo turno, prendi tutti i semi di una tua buca e seminali uno a uno nelle buche che seguono: lungo la tua fila verso destra, poi lungo la fila avversaria, e di nuovo da capo. Se i semi fanno un giro completo, salta la buca di partenza.
rules-sowing-stores = Passando si lascia un seme anche in ogni granaio. Un ultimo seme che cade in un granaio non cattura nulla e non dà un altro turno.
rules-sowing-mirror = Un'impostazione mostra il tavoliere allo specchio: si semina in senso orario, le lettere delle buche non cambiano.

rules-capturing = Catturare
rules-capturing-chain = Se il tuo ultimo seme cade in una buca avversaria e la porta a due o tre semi, li catturi. Guarda poi la buca precedente: se è anch'essa avversaria e contiene due o tre semi, catturi anche quelli, e così via all'indietro, fino a una buca che non ne contiene né due né tre.

rules-grand-slam = Catturare tutto
rules-grand-slam-illegal = Una mossa che catturerebbe tutti i semi avversari (un grande slam) è vietata.
rules-grand-slam-captures-nothing = Una mossa che catturerebbe tutti i semi avversari (un grande slam) è permessa, ma non cattura nulla.

rules-feeding = Nutrire
rules-feeding-required = Se l'avversario non ha semi, devi giocare una mossa che gliene dia, se ne hai una.
rules-feeding-free = Se l'avversario non ha semi, gioca la mossa che vuoi: non sei obbligato a nutrirlo. Chi al proprio turno non ha nemmeno un seme non può muovere, e la partita è finita.

rules-ending = Fine della partita
rules-ending-win-at = Il primo che arriva a { $win_at } semi vince subito; i semi ancora nelle buche non contano.
rules-ending-win-at-none = Nessun numero di semi chiude la partita: si continua finché c'è una mossa da giocare.
rules-ending-stop-at = { $stop_at ->
    [0] La partita finisce quando le buche sono vuote.
    [one] La partita finisce quando nelle buche resta un seme o nessuno; quel seme non conta.
   *[other] La partita finisce quando nelle buche restano { $stop_at } semi o meno; non contano.
}
rules-ending-own-rows = Se chi ha il tratto non ha mosse legali, ognuno prende i semi della propria fila.
rules-ending-mover = Se chi ha il tratto non ha mosse legali, prende tutti i semi sul tavoliere; ma se la sua fila è vuota, li prende l'avversario.
rules-ending-repetition-own-rows = Se una posizione ritorna, con gli stessi semi ovunque e lo stesso giocatore al tratto, la partita finisce e ognuno prende i semi della propria fila.
rules-ending-repetition-shared = Se una posizione ritorna, con gli stessi semi ovunque e lo stesso giocatore al tratto, la partita finisce e i semi ancora nelle buche non contano.
rules-ending-most = Vince chi ha più semi; a pari semi è patta. Puoi anche abbandonare, o accordarti con l'avversario per chiudere la partita: allora ognuno prende i semi della propria fila.

rules-notation = Notazione
rules-notation-pits = Le buche di Sud sono *A B C D E F*, quelle di Nord *a b c d e f*, per ciascuno da sinistra a destra. Una mossa si scrive con la lettera della sua buca.
rules-notation-position = Una posizione si scrive su una riga: le dodici buche da *A* a *f*, il granaio di Sud, quello di Nord e chi ha il tratto. Questo gioco comincia con { $position }.

rules-goal-matches = Non prendere l'ultimo fiammifero: chi lo prende perde.
rules-turn-matches = Tocca a te
rules-turn-matches-text = { $start ->
    [one] C'è { $start } fiammifero sul tavolo.
   *[other] Ci sono { $start } fiammiferi sul tavolo.
} { $max ->
    [one] A turno, ognuno prende un fiammifero.
   *[other] A turno, ognuno prende da 1 a { $max } fiammiferi, mai più di quanti ne restino.
}
rules-hint-matches = Un suggerimento
rules-hint-matches-text = Chi deve prendere quando resta un solo fiammifero ha perso. Quali altri numeri fanno perdere? Vanno di { $step } in { $step }.

### Ogni regola sul tavoliere: che cosa fa la mossa mostrata.

shown-sowing = La buca { $pit } si svuota. { $seeds ->
    [one] Il suo seme è seminato nella buca che segue, { $last }.
   *[other] I suoi { $seeds } semi sono seminati uno a uno nelle buche che seguono; l'ultimo cade nella buca { $last }.
}
shown-store = I semi della buca { $pit } arrivano al granaio di Sud, e uno vi cade. Qui è l'ultimo: non cattura nulla, e tocca a Nord.
shown-lap = La buca { $pit } contiene { $seeds } semi, abbastanza per un giro completo. La buca di partenza viene saltata e resta vuota; l'ultimo seme cade nella buca { $last }.
shown-two = L'ultimo seme della buca { $pit } cade nella buca { $last }, che così ne ha due. Sud li cattura entrambi.
shown-three = L'ultimo seme della buca { $pit } cade nella buca { $last }, che così ne ha tre. Sud li cattura tutti e tre.
shown-chain = L'ultimo seme cade nella buca { $last }. Le buche { $pits } contengono due o tre semi ciascuna, una dopo l'altra: Sud li cattura tutti e { $captured }.
shown-chain-stops = Sud cattura in { $pits }. La buca { $stop } contiene { $stop_held ->
    [one] { $stop_held } seme
   *[other] { $stop_held } semi
}, né due né tre: lì la catena si ferma. La buca { $behind }, più in là, conserva i suoi { $behind_held } semi.
shown-own-row = L'ultimo seme cade nella buca { $last }, una buca di Sud. Si cattura solo nelle buche avversarie: i suoi { $held } semi restano.
shown-slam-nothing = La buca { $pit } catturerebbe tutti i semi di Nord, { $forgone }. La mossa è permessa, ma non cattura nulla: i semi restano dove sono.
shown-slam-illegal = La buca { $forbidden } catturerebbe tutti i semi di Nord: è vietato. La buca { $pit } ne cattura { $captured } e lascia a Nord gli altri.
shown-feeding-required = Nord non ha semi, quindi Sud deve dargliene. Solo la buca { $pit } arriva alla fila di Nord; le altre buche non si possono giocare.
shown-feeding-free = Nord non ha semi, e Sud non è obbligato a dargliene: i semi della buca { $pit } restano nella fila di Sud. Nord non può muovere, e la partita è finita.
shown-win-at = Sud cattura { $captured } semi, e il suo granaio arriva a { $win_at }: Sud vince subito.
shown-stop-at = Sud cattura { $captured } semi, e { $left ->
    [one] nelle buche resta { $left } seme: la partita è finita, e quel seme non conta.
   *[other] nelle buche restano { $left } semi: la partita è finita, e quei semi non contano.
}
shown-no-move-own-rows = Nord semina il suo ultimo seme, e Sud non può dargliene un altro: Sud non ha mosse legali. La partita è finita, e ognuno prende i semi della propria fila.
shown-no-move-mover = Nord semina il suo ultimo seme, e Sud non può dargliene un altro: Sud non ha mosse legali. La partita è finita, e Sud, che ha il tratto, prende tutti i semi nelle buche.
shown-repetition-own-rows = Dopo { $moves } mosse per parte, il tavoliere è come prima e tocca allo stesso giocatore. La partita finisce, e ognuno prende i semi della propria fila.
shown-repetition-shared = Dopo { $moves } mosse per parte, il tavoliere è come prima e tocca allo stesso giocatore. La partita finisce, e i semi nelle buche non contano.
