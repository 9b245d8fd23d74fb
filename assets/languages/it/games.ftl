# I giochi: i loro nomi, e in una riga che cosa distingue ciascuno.

game-oware = Awalé{"\u00A0"}/{"\u00A0"}Oware internazionale
# Dove non c'è spazio per il nome intero.
game-oware-brief = Awalé{"\u00A0"}/{"\u00A0"}Oware
game-awele = Awélé, senza affamare
game-awale = Awalé, semina libera
game-abapa = Abapa, granai seminati
game-awale-26 = Awalé a 26 semi
game-awari = Awari di Romein e Bal
game-matches = { $matches ->
    [one] { $matches } fiammifero
   *[other] { $matches } fiammiferi
}

apart-oware = Regole da torneo: nutri l'avversario; vince chi arriva a 25 semi.
apart-awele = Né catturare tutto né affamare; si gioca fino all'ultimo seme.
apart-awale = Non sei obbligato a nutrire l'avversario, ma non puoi catturare tutto.
apart-abapa = Passando si lascia un seme anche in ogni granaio.
apart-awale-26 = Per vincere servono 26 semi; gli ultimi cinque non contano.
apart-awari = Risolto al computer: con gioco perfetto di entrambi è patta.
apart-matches = Se ne prendono da 1 a { $max }; chi prende l'ultimo perde.
apart-matches-one = Se ne prende uno alla volta; chi prende l'ultimo perde.
# Ciò che è certo di una partita ai fiammiferi prima che cominci.
matches-start-lost = Con { $matches }, chi gioca per secondo può sempre vincere.
matches-start-won = Con { $matches }, chi gioca per primo può sempre vincere.

# Un gioco proprio: le sue differenze dalle regole internazionali.
apart-none = Si gioca con le regole internazionali.
apart-seeds = { $seeds ->
    [one] { $seeds } seme per buca
   *[other] { $seeds } semi per buca
}
apart-sow-stores = si semina anche nei granai
apart-grand-slam = vietato catturare tutto
apart-feeding = nessun obbligo di nutrire l'avversario
apart-win-at = { $win_at ->
    [one] basta { $win_at } seme per vincere
   *[other] bastano { $win_at } semi per vincere
}
apart-win-at-none = si gioca fino all'ultimo seme
apart-stop-at = { $stop_at ->
    [one] finisce quando resta { $stop_at } seme
   *[other] finisce quando restano { $stop_at } semi
}
apart-stop-at-zero = finisce a tavoliere vuoto
apart-leftovers = chi non può muovere prende il resto
apart-repetition = dopo una ripetizione il resto non conta
