### Gli orologi e la partita seria.

setup-clock = Orologio
# Parte della partita che il menu propone di cominciare subito: «orologio 5+3».
clock-set = orologio { $control }
clock-off = senza
about-time = Un orologio per parte: minuti per tutta la partita + secondi in più a ogni mossa, come 5+3. Con l'orologio non si annulla e non ci sono suggerimenti, e chi finisce il tempo perde.
clock-refused = «{ $text }» non è una cadenza. Scrivi minuti + secondi a mossa: 5+3, 20+0, 0,5+1; al massimo 180+60. «0» vuol dire senza orologio.
play-serious = Con l'orologio o per link: senza annullare, senza suggerimenti.
ended-out-of-time = { $side } ha finito il tempo.
saved-out-of-time = { $side } fuori tempo
allowed-clock = "off" o minuti + secondi a mossa, come "5+3"
expected-milliseconds = un tempo in millisecondi
expected-times-of-moves = un elenco di tempi in millisecondi, al massimo uno per mossa
expected-time-control = minuti + secondi a mossa, come "5+3"
