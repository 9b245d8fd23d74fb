### Il corso: le lezioni, i loro compiti, che cosa c'era da vedere e perché una mossa manca lo scopo.

menu-learn = Impara
course-about = Ogni lezione è fatta di pochi compiti brevi sul tavoliere. Non puoi rovinare nulla: { $key ->
    [none] una mossa sbagliata si annulla.
   *[other] una mossa sbagliata si annulla; premi { $key } per un suggerimento.
}
course-algorithms = Come gioca il computer
course-algorithms-about = Come il computer sceglie la mossa: un piccolo albero, passo passo, poi quello di una partita intera.
course-count = { $done } su { $lessons } fatte
course-step = Passo { $step } di { $steps }
course-done = Ben fatto!
course-next = Invio: passo successivo.
course-finished = Era l'ultima lezione. Invio: torna all'elenco.
course-go-on = Giusto. Continua.
course-shown = Prova { $move }.
course-store = tuo granaio
course-store-opponent = granaio dell'avversario
error-progress-file-failed = I tuoi progressi: { $what }
progress-damaged = il file era danneggiato e ora si chiama { $file }; ne è stato creato uno nuovo.
progress-later = { $file } è stato scritto da una versione più recente e resta com'è.

key-choose-lesson = lezione
key-continue-to-next = avanti
key-try-again = riprova
key-show-hint = suggerisci
key-skip-to-next = salta
key-go-to-previous = indietro

help-hint = un suggerimento; premi di nuovo per saperne di più
help-scroll-text = scorrere il testo

## Che cosa fare

goal-any = Scegli una buca e seminala.
goal-last-in = Fai cadere l'ultimo seme nella buca { $pit }.
goal-last-in-store = Fai cadere l'ultimo seme nel tuo granaio.
goal-round = Semina una buca che fa un giro completo.
goal-capture = { $seeds ->
    [one] Cattura { $seeds } seme.
   *[other] Cattura { $seeds } semi.
}
goal-forgo = Gioca la mossa che catturerebbe tutto.
goal-end = Concludi la partita e vinci.
goal-end-store = Vinci con questa mossa.
goal-end-repetition = Ripeti una posizione già vista.
goal-leave-lost = Lascia all'avversario una posizione perdente.

goal-hint-any = Scegli una buca con le frecce: il tavoliere mostra che cosa farebbe la sua mossa. Invio la gioca.
goal-hint-last-in = Conta un posto in avanti per ogni seme della buca: lì cade l'ultimo.
goal-hint-round = Cerca la buca con più semi.
goal-hint-capture = Cerca una buca il cui ultimo seme cade nella fila avversaria e porta quella buca a due o tre.
goal-hint-forgo = Cerca la mossa che lascerebbe l'avversario senza semi.
goal-hint-no-move = Gioca in modo che al prossimo turno nessuna tua buca arrivi alla fila avversaria.
goal-hint-repetition = Delle buche *A*, *C*, *E*, *a*, *c* ed *e*, solo una è vuota. Riempila.
goal-hint-leave-lost = Quali numeri fanno perdere chi deve prendere? Il primo è 1.

miss-last-elsewhere = L'ultimo seme cade in { $last }, non in { $wanted }. Invio annulla la mossa.
miss-too-short = { $seeds ->
    [one] { $seeds } seme non fa
   *[other] { $seeds } semi non fanno
} un giro completo: ne servono { $needed }. Invio annulla la mossa.
miss-captured = { $seeds ->
    [0] Così non catturi nulla; devi catturarne { $wanted }.
    [one] Così catturi { $seeds } seme, non { $wanted }.
   *[other] Così catturi { $seeds } semi, non { $wanted }.
} Invio annulla la mossa.
miss-no-slam = Dopo questa mossa l'avversario ha ancora dei semi. Invio annulla la mossa.
miss-goes-on = Così la partita continua. Invio annulla la mossa.
miss-ends-otherwise = La partita finisce, ma non nel modo giusto. Invio annulla la mossa.
miss-gives-away = Ne restano { $left }: l'avversario ne prende { $take } e vince. Invio annulla la mossa.
miss-took-last = Era l'ultimo fiammifero: hai perso. Invio annulla la mossa.

## Seminare

course-sowing = Seminare
course-sow-first = { $win_at ->
    [0] Vince chi raccoglie più semi.
   *[other] Vince chi raccoglie per primo { $win_at } dei { $total } semi.
}{" "}La tua fila è in basso: da *A* a *F*. Una mossa prende i semi di una buca e li semina uno a uno, verso destra e tutt'intorno.
course-sow-first-done = Si semina verso destra e, dopo *F*, lungo l'altra fila: un seme per posto. La buca scelta è vuota. Ora toccherebbe a Nord.
course-sow-across = Si semina lungo la tua fila verso destra, poi lungo quella di Nord verso sinistra. Le sue buche hanno le minuscole: *a*, *b*, *c*. I semi nei granai, alle estremità, sono fuori gioco.
course-sow-across-done = L'ultimo seme cade tanti posti più avanti quanti erano i semi nella buca. Saperli contare è metà del gioco.
course-sow-store = In questo gioco, passando, si lascia un seme in ogni granaio.
course-sow-store-done = Quel seme è tuo per sempre. Ma un ultimo seme nel granaio non cattura nulla e non dà un altro turno.

## Il giro

course-laps = Il giro completo
course-lap-round = Una buca molto piena fa tutto il giro del tavoliere. Guarda che cosa succede quando si ripassa dalla buca di partenza.
course-lap-round-done = È stata saltata: la buca che semini resta vuota, per quanto lontano vadano i suoi semi.

## Catturare

course-capturing = Catturare
course-capture-two = Se il tuo ultimo seme cade in una buca avversaria e ne fa due, li catturi entrambi. *D* ed *E* arrivano all'altra fila. Quale ne fa due?
course-capture-two-done = I due semi sono nel tuo granaio. L'altra mossa ne avrebbe fatti quattro: nessuna cattura.
course-capture-three = Si catturano anche tre semi: il tuo ultimo seme cade su altri due.
course-capture-three-done = Due o tre, mai uno, mai quattro o più. Le buche con uno o due semi sono in pericolo: anche le tue.
course-lap-capture = La tua buca più piena fa tutto il giro. Lungo la strada mette un seme in una buca vuota dell'avversario; con l'ultimo diventano due.
course-lap-capture-done = La buca vuota ha ricevuto un seme al primo giro e l'ultimo al secondo: due semi, catturati.

## La catena

course-chain = La catena
course-chain-whole = Dopo una cattura, guarda la buca precedente. Se è anch'essa avversaria e contiene due o tre semi, catturi anche quelli, e così via all'indietro.
course-chain-whole-done = Tre e poi due: una catena. Si ferma alla prima buca che non contiene due o tre semi, e alla fine della fila.
course-chain-broken = Qui catturano due mosse. Una catena si ferma subito, perché la buca precedente ha troppi semi. Trova la catena più lunga.
course-chain-broken-done = La catena va all'indietro dall'ultimo seme, senza interruzioni. Una buca piena nel mezzo protegge tutte quelle che la precedono.

## Catturare tutto

course-slam = Catturare tutto
course-slam-nothing = A Nord restano solo due buche con semi. Una tua mossa li catturerebbe tutti: un grande slam. Provala, e guarda che cosa succede.
course-slam-nothing-done = La mossa è legale ma non cattura nulla: all'avversario deve restare di che giocare.
course-slam-instead = La stessa posizione. Ora cattura solo una parte: a Nord restano dei semi, quindi la cattura vale.
course-slam-instead-done = Una cattura più piccola vale; catturare tutto non frutta nulla.
course-slam-illegal = A Nord restano solo due buche con semi. Catturarli tutti, un grande slam, è vietato in questo gioco. Prova, se vuoi.
course-slam-illegal-done = Una cattura più piccola è permessa; catturare tutto no.

## Nutrire

course-feeding = Nutrire
course-feed-required = Nord non ha semi. In questo gioco devi nutrire l'avversario: è legale solo una mossa che gli dà dei semi. Provane un'altra, e saprai perché è rifiutata.
course-feed-required-done = Hai nutrito Nord. Se nessuna mossa arrivasse all'altra fila, la partita finirebbe.
course-feed-free = Nord non ha semi. In questo gioco non sei obbligato a nutrirlo. Se Nord non può muovere, la partita è finita e prendi i semi della tua fila.
course-feed-free-done = Nord non poteva muovere: la partita è finita, e la tua fila è tua. In questo gioco, affamare l'avversario è un modo di vincere.

## La fine

course-ending = Fine della partita
course-end-store = { $win_at ->
    [one] Il primo che arriva a { $win_at } seme vince subito,
   *[other] Il primo che arriva a { $win_at } semi vince subito,
} qualunque cosa contengano le buche. Te ne mancano pochi. Una cattura basta, l'altra no.
course-end-store-done = Hai vinto subito. I semi ancora nelle buche non contano.
course-end-few = { $stop_at ->
    [one] Quando nelle buche resta { $stop_at } seme o nessuno,
   *[other] Quando nelle buche restano { $stop_at } semi o meno,
} la partita è finita, e quei semi non contano. Sei in vantaggio: chiudi la partita.
course-end-few-done = I semi rimasti non contano. Se sei in vantaggio, chiudi presto; se sei in svantaggio, tieni dei semi sul tavoliere.
course-end-stuck = Nord ha un solo seme, e la sua prossima mossa lo porta dalla tua parte. Se poi non puoi nutrire Nord, non hai mosse legali e la partita è finita.
course-end-stuck-own-rows = Non potevi nutrire Nord: la partita è finita. Ognuno prende i semi della propria fila, e la tua era piena.
course-end-stuck-mover = Non potevi nutrire Nord: la partita è finita. In questo gioco chi deve muovere prende tutti i semi sul tavoliere.
course-end-repeated = Sei semi isolati girano in tondo, e nessuno può catturare. All'inizio erano in *A*, *C*, *E*, *a*, *c* ed *e*. Riportali tutti lì: così la partita finisce.
course-end-repeated-own-rows = La posizione si era già vista: la partita è finita, e ognuno prende i semi della propria fila. Senza questa regola non finirebbe mai.
course-end-repeated-shared = La posizione si era già vista: la partita è finita, e i semi ancora nelle buche non contano. Senza questa regola non finirebbe mai.

## I fiammiferi

course-last = L'ultimo fiammifero
course-rule = La regola
course-take-first = { $left ->
    [one] C'è { $left } fiammifero sul tavolo.
   *[other] Ci sono { $left } fiammiferi sul tavolo.
} Prendine da 1 a { $max }; poi tocca a Nord. Scegli quanti con le frecce; Invio li prende.
course-take-first-done = Si gioca così, a turno. Chi prende l'ultimo fiammifero perde.
course-take-last = Restano pochi fiammiferi. Chi prende l'ultimo perde: lascialo a Nord.
course-take-last-done = Nord ha dovuto prendere l'ultimo. Chi deve prendere quando ne resta uno ha perso.
course-take-rule = Un solo fiammifero fa perdere chi deve prendere. Anche { $lost }: qualunque numero prenda, l'altro può lasciarne 1. Lasciane { $lost }, e poi 1.
course-take-rule-done = Hai completato a { $round } ciò che Nord ha preso. Così { $lost } porta a 1, e { $lost_too } porta a { $lost }.
course-take-game = Ora con più fiammiferi: 1, { $lost }, { $lost_too } e così via, di { $round } in { $round }, fanno perdere chi deve prendere.
course-take-game-done = Il segreto è tutto qui: lascia uno in più di un multiplo di { $round }. Chi ci arriva per primo è imbattibile.
