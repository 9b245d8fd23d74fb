# I personaggi: chi è ognuno in una frase, e che cosa dice: dopo una sua grande cattura, dopo una tua, e quando si vede il suo
# stile.

kind-character = personaggio
gallery-levels = Livelli
gallery-title = Personaggi
gallery-textbook = Giocatori da manuale
gallery-programs = I tuoi programmi
gallery-people = Persone
gallery-person = una persona accanto a te
gallery-naive = ingenuo, a caso
gallery-fast = rapido, avido
gallery-yours-too = il tuo livello
gallery-rating = Punteggio { $rating }.
gallery-unrated = ignoto
gallery-expected = Il tuo risultato atteso: { $percent }%.
gallery-yours = Il tuo punteggio { $rating }
gallery-says = { $moment }: «{ $text }»
gallery-cost = Per il suo stile cede al massimo { $seeds } a mossa (stima).
gallery-teacher = I suoi avvisi sono un aiuto: una partita in cui ti avvisa non conta per il tuo punteggio.
gallery-took = Dopo una cattura
gallery-lost = Dopo aver perso semi
gallery-style = Quando si vede lo stile
key-invite = invita
character-says = { $name }: «{ $text }»
character-drawn = Pari. Facciamo la bella?
# Nessuna cattura nelle mosse previste mostra il perché. { $cost } è la parte del punto, come in study-verdict.
teacher-warning = «Aspetta: la mossa { $move } { $gift }. Non vedo una cattura che lo mostri, ma la mossa costa il { $cost }% di un punto». Invio la gioca comunque.
teacher-missed = «Aspetta: la mossa { $move } { $gift }. Un'altra mossa cattura { seeds }». Invio la gioca comunque.
# { $ends } è study-end-store, study-end-few, study-end-no-move o study-end-repetition.
teacher-ends = «Aspetta: la mossa { $move } { $gift }. La mossa { $ends }». Invio la gioca comunque.
teacher-answer-ends = «Aspetta: la mossa { $move } { $gift }. Io risponderei con la buca { $answer }, che { $ends }». Invio la gioca comunque.
teacher-threat = «Aspetta: la mossa { $move } { $gift }. Io risponderei con la buca { $answer } e catturerei { seeds }». Invio la gioca comunque.
teacher-later = «Aspetta: la mossa { $move } { $gift }. Prevedo { $line }, e poi la buca { $last } cattura { seeds }». Invio la gioca comunque.
teacher-made = «Aspetta: la mossa { $move } { $gift }. Io risponderei con la buca { $answer }, e la buca { $with } minaccia di catturare { seeds }». Invio la gioca comunque.

character-kossi = Un bambino che ha appena imparato: prende tutto ciò che gli capita a tiro.
character-kossi-took = Miei! Tutti miei!
character-kossi-lost = Ehi! Quella non l'avevo vista.
character-kossi-style = Meglio pochi semi oggi che tanti domani.
character-kossi-won = Ho vinto! Hai visto? Ho vinto!
character-kossi-beaten = Uffa. Ancora una?

character-kofi = Sempre di fretta: gioca le buche a destra prima di aver guardato le altre.
character-kofi-took = Mano svelta, granaio pieno.
character-kofi-lost = Ancora troppo veloce. Avanti!
character-kofi-style = A pensare ci penso domani.
character-kofi-won = Già finita! Ancora?
character-kofi-beaten = Troppo in fretta. Me ne accorgo sempre dopo.

character-fatou = Ha tutto il tempo del mondo: semina un seme o due e aspetta che tu resti senza mosse.
character-fatou-took = Valeva la pena aspettare.
character-fatou-lost = Pazienza. La giornata è lunga.
character-fatou-style = Un seme, per ora, basta.
character-fatou-won = Chi aspetta raccoglie.
character-fatou-beaten = Hai aspettato più di me.

character-bia = Una giardiniera di Capo Verde: non lascia mai crescere una buca molto più delle altre.
character-bia-took = Un buon raccolto.
character-bia-lost = Le capre mi sono entrate nell'orto.
character-bia-style = Guarda come crescono tutte uguali.
character-bia-won = Un cesto pieno. Grazie della partita.
character-bia-beaten = La prossima stagione pianterò meglio.

character-ama = Tiene i semi in casa: una buca cresce e cresce, finché fa il giro di tutto il tavoliere.
character-ama-took = Dritti nel granaio.
character-ama-lost = I miei risparmi!
character-ama-style = Ho la casa piena. Conta bene, prima di avvicinarti.
character-ama-won = Risparmiato, contato, vinto.
character-ama-beaten = Il mio granaio non è mai stato così vuoto.

character-efua = Ordinata e attenta: non ti lascia quasi mai una buca con uno o due semi da prendere.
character-efua-took = Hai lasciato la porta aperta.
character-efua-lost = Non succederà due volte.
character-efua-style = Nulla fuori posto.
character-efua-won = Ogni cosa al suo posto.
character-efua-beaten = Qualcosa in giro l'avevo lasciato.

character-kwasi = Un barcaiolo del Suriname: minaccia qualcosa quasi a ogni mossa.
character-kwasi-took = L'avevo detto che stavo arrivando.
character-kwasi-lost = Rispondi ai colpi. Mi piace.
character-kwasi-style = Non puoi difendere tutte le buche.
character-kwasi-won = Il fiume prende quello che vuole.
character-kwasi-beaten = Hai tenuto bene il timone.

character-adjoua = Sempre in avanti: tiene le tre buche a sinistra più vuote che può.
character-adjoua-took = Avanti, e ancora avanti.
character-adjoua-lost = Ho ancora altre mosse.
character-adjoua-style = Tutto avanti, niente alle spalle.
character-adjoua-won = Sempre avanti. Vedi?
character-adjoua-beaten = Hai fatto più strada di me.

character-desmond = Un giocatore di warri di Antigua: tiene le tre buche a destra più vuote che può.
character-desmond-took = Questo è warri, amico mio.
character-desmond-lost = Ben seminato. L'ho visto tardi.
character-desmond-style = A destra non ho niente. Che cosa vuoi prendermi?
character-desmond-won = Torna domani, amico mio.
character-desmond-beaten = Ben seminato. Offro io.

character-sekou = Dà per prendere: preferisce le mosse dopo le quali può catturare a sua volta.
character-sekou-took = Tu colpisci, io colpisco più forte.
character-sekou-lost = Avanti. So che cosa arriva.
character-sekou-style = Prego, serviti pure.
character-sekou-won = Ho dato, ho preso, ho vinto.
character-sekou-beaten = Stavolta ho dato troppo.

character-awa = Lascia spoglia la tua fila: ti concede meno semi che può.
character-awa-took = Ancora meno per te.
character-awa-lost = Mangia bene. Potrebbe essere l'ultimo pasto.
character-awa-style = La tua fila ha l'aria affamata.
character-awa-won = Ancora fame? Gioca di nuovo.
character-awa-beaten = Hai mangiato tutto.

character-tunde = Un giocatore di ayo di Ibadan: ama le lunghe semine che girano tutto il tavoliere.
character-tunde-took = Strada lunga, sacco pieno.
character-tunde-lost = Guardavo troppo lontano.
character-tunde-style = Il giro del mondo, e poi a casa.
character-tunde-won = La strada lunga, e primo a casa.
character-tunde-beaten = Mi sono perso per strada.

character-kweku = Porta il nome del ragno delle fiabe: tra mosse di pari valore, gioca quella a cui è più facile rispondere male.
character-kweku-took = La tela era lì da vedere.
character-kweku-lost = Anche un ragno può farsi pungere.
character-kweku-won = Tutti i fili portavano qui.
character-kweku-beaten = La mosca ha mangiato il ragno.

character-yaa = La più forte della città: pensa solo alla mossa migliore.
character-yaa-took = Ormai non si poteva più parare.
character-yaa-lost = Ben trovata.
character-yaa-won = Hai resistito più di molti altri.
character-yaa-beaten = Niente scuse. Ben giocato.

character-nana = Una nonna che insegna: gioca più o meno come te, e ti avvisa prima di una mossa che perde.
character-nana-took = L'avevi vista arrivare? La prossima volta sì.
character-nana-lost = Benissimo. È così che si fa.
character-nana-won = Guarda un errore con me, poi giochiamo ancora.
character-nana-beaten = Ormai quasi non ti servo più.
