# Els jocs: el seu nom i, en una línia, què té de particular cadascun.

game-oware = Aualé{"\u00A0"}/{"\u00A0"}Oware internacional
# On no hi cap el nom sencer.
game-oware-brief = Aualé{"\u00A0"}/{"\u00A0"}Oware
game-awele = Awélé, sense afamar
game-awale = Aualé, sembra lliure
game-abapa = Abapa, graners sembrats
game-awale-26 = Aualé a 26 llavors
game-awari = Awari de Romein i Bal
game-matches = { $matches ->
    [one] El llumí únic
   *[other] Els { $matches } llumins
}

apart-oware = Regles de torneig: dona menjar al rival; guanya qui arriba abans a 25.
apart-awele = Ni capturar-ho tot ni deixar el rival sense llavors; fins a l'última.
apart-awale = No cal donar menjar al rival, però no es pot capturar tot.
apart-abapa = Quan s'hi passa, també se sembra una llavor a cada graner.
apart-awale-26 = Per guanyar calen 26 llavors; les cinc últimes no compten.
apart-awari = Resolt per ordinador: amb joc perfecte de tots dos, és empat.
apart-matches = Agafa'n d'1 a { $max }; qui agafa l'últim perd.
apart-matches-one = Se n'agafa un cada cop; qui agafa l'últim perd.
# El que se sap d'una partida de llumins abans que comenci.
matches-start-lost = Amb { $matches }, qui juga segon sempre pot guanyar.
matches-start-won = Amb { $matches }, qui comença sempre pot guanyar.

# Un joc propi: en què es diferencia de les regles internacionals.
apart-none = Es juga amb les regles internacionals.
apart-seeds = { $seeds ->
    [one] { $seeds } llavor per forat
   *[other] { $seeds } llavors per forat
}
apart-sow-stores = també se sembra als graners
apart-grand-slam = no es permet capturar-ho tot
apart-feeding = no cal donar menjar al rival
apart-win-at = { $win_at ->
    [one] { $win_at } llavor guanya
   *[other] { $win_at } llavors guanyen
}
apart-win-at-none = es juga fins a l'última llavor
apart-stop-at = { $stop_at ->
    [one] s'acaba quan queda { $stop_at } llavor
   *[other] s'acaba quan queden { $stop_at } llavors
}
apart-stop-at-zero = s'acaba amb el tauler buit
apart-leftovers = qui no pot jugar es queda la resta
apart-repetition = després d'una repetició, la resta no compta
