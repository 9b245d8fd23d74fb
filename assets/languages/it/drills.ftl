### L'allenamento alla semina: domande su un tavoliere, contro il tempo.

course-drills = Allenamento alla semina
drills-title = Allenamento alla semina
drills-about = Due minuti per contare: rispondi a quante più domande puoi. Dopo una risposta giusta arriva la prossima; dopo una sbagliata il tavoliere mostra perché.
drills-level = Livello { $number }: { $name }
drills-best = record: { $score }
drills-score = Il tuo punteggio: le risposte giuste meno le sbagliate, mai sotto zero.
drills-none = Questo gioco ha troppo pochi semi.
drills-example = Un esempio. { $question }
drill-last = Dove cade l'ultimo seme?
drill-captures = Quale buca cattura, e quanto?
drill-danger = Quale buca è in pericolo?
drill-near = mosse corte
drill-far = mosse lunghe
drill-round = giro completo

drill-ask-last = Dove cade l'ultimo seme della buca { $pit }?
drill-ask-capturer = Quale delle tue buche cattura di più?
drill-ask-seeds = Quanti semi cattura la buca { $pit }?
drill-ask-danger = In quale tua buca potrebbe catturare Nord?
drill-how-both = Premi A-F per le tue buche, a-f per quelle di Nord; oppure le frecce e Invio.
drill-how-own = Premi A-F per rispondere, oppure usa le frecce e Invio.
drill-how-seeds = Premi 1-9 per rispondere, oppure usa le frecce e Invio.
drill-counts = Giuste: { $right }. Sbagliate: { $wrong }.
drill-score = Punti: { $score }.
drill-best = Record: { $score }.
drill-over = I due minuti sono finiti.
drill-left = La serie è finita.
drill-was-last = Non { $wrong }: l'ultimo seme della buca { $pit } cade nella buca { $right }.
drill-was-capturer = Non { $wrong }: quella che cattura di più è la buca { $pit }, { $seeds ->
    [one] { $seeds } seme.
   *[other] { $seeds } semi.
}
drill-was-seeds = Non { $wrong }: la buca { $pit } ne cattura { $right }.
drill-was-danger = Non { $wrong }: Nord potrebbe catturare nella buca { $right } con la buca { $pit }.
drill-any-key = Invio: prossima domanda.

key-give-answer = rispondi
key-choose-level = livello
help-drill = Nell'allenamento alla semina
help-drill-choose = scegliere una buca o un numero
help-drill-answer = rispondere
help-drill-letter = rispondere con quella buca (A-F tue, a-f di Nord, 1-6 nella fila del cursore) o quel numero
