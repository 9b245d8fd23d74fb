### Partite di altri programmi, e posizioni preparate, copiate e incollate.

## Che cosa non va in una partita in Oware Game Notation

record-at-column = { $file }, riga { $line }, colonna { $column }: { $problem }
record-unclosed-comment = un commento tra graffe si apre qui e non si chiude.
record-unclosed-variation = una variante tra parentesi si apre qui e non si chiude.
record-unclosed-tag = un'etichetta si apre qui e non si chiude: scrivi [Nome "valore"].
record-unclosed-value = un testo tra virgolette si apre qui e non si chiude.
record-unexpected = «{ $text }» non c'entra qui. Metti i commenti tra graffe.
record-digits = «{ $text }» può essere una buca o un numero di mossa. Scrivi le buche con lettere (A-F, a-f), o con cifre dopo numeri con il punto: 1. 6 6 2. 5 5.
record-coordinates = «{ $text }» non è una mossa. Una mossa è la lettera della sua buca: A-F per Sud, a-f per Nord.
record-move-number = il numero di mossa «{ $written }» dovrebbe essere «{ $expected }»; controlla se manca una mossa.
record-two-tags = ci sono due etichette «{ $name }» con valori diversi. Togline una.
record-too-long = supera { $most } caratteri.
record-too-many-bytes = è troppo grande per una partita: si leggono al massimo { $most } byte.
record-too-many-tags = ci sono troppe etichette: se ne leggono al massimo { $most }.
record-too-many-moves = ci sono troppe mosse: se ne leggono al massimo { $most }.
record-too-many-games = ci sono troppe partite: se ne leggono al massimo { $most }.
record-second-game = qui comincia una seconda partita, ma ne è attesa una sola.
record-no-variant = Nessuna variante «{ $id }». Varianti: { $known }.
record-no-rule = «{ $text }» non è una regola.
record-no-result = «{ $text }» non è un risultato; i risultati sono 25-19, 1-0, 0-1, 1/2-1/2 e *.
record-captured = la mossa «{ $move }» cattura { $captured ->
    [one] { $captured } seme
   *[other] { $captured } semi
}, non { $written }.
record-not-awale = solo le partite della famiglia awalé si possono scrivere in OGN; questa è una partita ai fiammiferi.

variations-left-out = { $count ->
    [one] { $count } variante qui non si può leggere o giocare ed è esclusa.
   *[other] { $count } varianti qui non si possono leggere o giocare e sono escluse.
}
annotations-left-out = { $count ->
    [one] { $count } annotazione (!?, $4) è esclusa.
   *[other] { $count } annotazioni (!?, $4) sono escluse.
}
lines-left-out = { $count ->
    [one] { $count } riga non appartiene a nessuna partita ed è esclusa.
   *[other] { $count } righe non appartengono a nessuna partita e sono escluse.
}
long-texts-left-out = { $count ->
    [one] { $count } testo è troppo lungo; la fine è esclusa.
   *[other] { $count } testi sono troppo lunghi; la fine è esclusa.
}
games-not-utf-8 = questo non è UTF-8, perciò il file si legge come Windows-1252. Se gli accenti sono sbagliati, salvalo in UTF-8.

## Da un formato all'altro

game-format = «{ $file }» non finisce in .toml o .ogn; awale convert --from toml o --from ogn legge un file con qualsiasi nome
convert-from = «{ $file }» non mostra il suo formato: aggiungi --from toml o --from ogn
convert-to = «{ $file }» non mostra il formato da scrivere: aggiungi --to toml o --to ogn
convert-exists = { $file } esiste già; --force lo sovrascrive
convert-written = { $games ->
    [one] { $games } partita scritta in { $folder }
   *[other] { $games } partite scritte in { $folder }
}
convert-unread = { $games ->
    [one] { $games } partita non letta
   *[other] { $games } partite non lette
}
games-choose = { $file } contiene { $games } partite; scegline una con --game NUMERO (awale open le elenca)
games-no-such = { $file } non ha una partita { $number }: ne contiene { $games ->
    [one] una
   *[other] { $games }
}
games-left-out = la partita { $number } è esclusa: { $why }

## Preparare una posizione

menu-position = Posizione
setup-from-position = Nuova partita da questa posizione
set-up-to-move = muove { $side }
set-up-seeds = { $found } su { $total } semi
set-up-missing = { $seeds ->
    [one] Manca { $seeds } seme{ $key ->
        [none] .
       *[other] : { $key } lo mette in un granaio.
    }
   *[other] Mancano { $seeds } semi{ $key ->
        [none] .
       *[other] : { $key } li mette nei granai.
    }
}
set-up-too-many = { $seeds ->
    [one] C'è { $seeds } seme di troppo{ $key ->
        [none] .
       *[other] : { $key } lo toglie da un granaio.
    }
   *[other] Ci sono { $seeds } semi di troppo{ $key ->
        [none] .
       *[other] : { $key } li toglie dai granai.
    }
}
set-up-too-many-in-pits = { $seeds ->
    [one] C'è { $seeds } seme di troppo: toglilo da una buca.
   *[other] Ci sono { $seeds } semi di troppo: toglili dalle buche.
}
set-up-refused = Non è ancora una posizione. { $why }
set-up-is-over = Qui la partita è finita. { $why }
set-up-over = Qui non c'è nulla da giocare. { $why }
set-up-line = Posizione: { $line }
set-up-line-about = Una posizione (buche A-F e a-f, i due granai, S o N), mosse o una partita in OGN.
notice-study-saved = Conservata come analisi in «Partite salvate»; ogni modifica si salva subito.
notice-unfinished = La tua ultima partita non è finita: è in «Analizza», «Partite salvate».
notice-copied = Copiato, se il tuo terminale lo permette: { $what }

## Immagini da condividere

picture-value = Possibilità di vittoria per { $side }: 100% è la vittoria, 50% la parità
picture-first-look = A prima vista: { $caption }
picture-lead = Vantaggio di Sud in semi catturati
export-writing = Scrittura delle immagini…
export-written = Scritto: { $file }
export-steps = passi da { $first } a { $last } di { $all } dell'animazione
export-nodes = i primi { $most } di { $all } nodi
export-no-ply = Non c'è una posizione dopo { plies }: la partita ne ha { $moves }.
export-too-long = La partita ha { $moves } semimosse; una GIF, una registrazione o una pagina ne contiene al massimo { $most }. --svg ne disegna qualsiasi posizione.
game-page-first = Vai all'inizio
game-page-back = Una mossa indietro
game-page-play = Riproduci le mosse
game-page-next = Una mossa avanti
game-page-last = Vai alla fine
game-page-line = In una riga, per un messaggio. Incollala nel programma o passala a «awale open -».
game-page-copied = Copiato
export-again = Di nuovo { $key } la mostra come link o in una riga, da copiare.

## I link, e le partite che due amici giocano per link

link-title = Per un amico
link-about = Manda questo testo con qualsiasi app di messaggi. Contiene tutta la partita o il problema; nessun server lo conserva.
link-no-page = Si apre incollandolo nel programma. Per un link che si apra in un browser, compila «{ setting-page }» nelle impostazioni.
# The whole text that a friend gets, for example in a message.
link-line = Awalé: avvia il programma awale e incollaci questo testo: { $link }
link-no-room = Una finestra più grande mostra anche un codice QR.
link-friend = il tuo amico
link-play = Ora gioca { $name }: manda il link ({ $copy } copia, { $show } QR) e incolla la risposta.
link-end = Manda il link, così { $name } vede la fine: { $copy } lo copia, { $show } mostra il codice QR.
link-older = Questo link è più vecchio della tua partita, mostrata qui.
link-contradicts = Questo link non corrisponde alla tua partita con { $name }: differisce alla mossa { $number }. La tua partita resta com'è. Chiedi il link più recente.
link-too-long = Il link supera i { $most } byte.
link-part = Il link è tagliato o danneggiato in «{ $part }». Copialo o chiedilo di nuovo.
link-game = La partita nel link ha un errore: { $problem }

key-set-seed-count = semi
key-change-side-to-move = chi muove
key-type-position = scrivila
key-copy = copia
key-correct-total-in-stores = pareggia
key-empty-board = svuota
key-set-start-position = inizio

help-setting-up = Preparare una posizione
help-place = scegliere una buca o un granaio
help-seeds = metterci altrettanti semi; uno in più, uno in meno
help-rest = mettere nei granai i semi che mancano, o togliere quelli di troppo
help-mover = cambiare chi muove
help-variant = un altro gioco
help-notation = scrivere la posizione su una riga
help-copy = copiare la posizione; alla fine, il risultato
help-empty = svuotare il tavoliere; mettere la posizione iniziale
help-undo-edit = annullare una modifica, rifarla
help-play-position = preparare una partita da qui
help-study-solution = a problema finito: studiare questa posizione, vederne l'albero
help-set-up = modificare questa posizione, o studiarla

## Partite di altri programmi nell'elenco

saved-no-date = senza data
saved-day = { $day }/{ $month }

## Una copia di sicurezza di tutto ciò che un browser conserva

backup-title = Copia di sicurezza
backup-about = Una copia di sicurezza è un solo file con le tue partite, i tuoi progressi e le tue impostazioni.
backup-save = Salva una copia
backup-load = Carica una copia
backup-take-settings = Sostituisci anche le mie impostazioni
backup-kept = Il browser conserva le tue partite finché non cancelli i dati di questa pagina.
backup-not-kept = Il browser può cancellare le tue partite se manca spazio o dopo una lunga pausa. Salva una copia ogni tanto.
backup-games = Partite nuove: { $new }. Già presenti: { $same }. Con un altro nome, perché il loro era occupato: { $renamed }.
backup-progress = I tuoi progressi riuniscono entrambi.
backup-settings = Le impostazioni sono state sostituite.
backup-no-settings = Le tue impostazioni restano.
backup-form = Questo file non è una copia di sicurezza di Awalé, o è danneggiato (riga { $line }, colonna { $column }).
backup-later = Una versione più recente di Awalé ha fatto questa copia. Ricarica la pagina e riprova.
backup-too-large = Questo file è troppo grande per una copia: si leggono al massimo { $most } MB.
backup-file = Questa copia è danneggiata: { $file } non si può usare. Nulla è stato modificato.
storage-failed = { $what ->
    [QuotaExceededError] il browser non ha più spazio. Salva una copia di sicurezza e cancella vecchie partite.
   *[other] il browser non conserva nulla per questa pagina ({ $what }).
}
settings-damaged = { $what } Le impostazioni ora si chiamano { $file }; ne sono state create di nuove.
page-elsewhere = Awalé ora è aperto in un'altra scheda.
page-here = Continua qui
