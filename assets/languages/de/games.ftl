# Die Spiele: ihre Namen, und in einer Zeile, was jedes auszeichnet.

game-oware = Awalé{"\u00A0"}/{"\u00A0"}Oware, internationale Regeln
# Wo kein Platz für den ganzen Namen ist.
game-oware-brief = Awalé{"\u00A0"}/{"\u00A0"}Oware
game-awele = Awélé, ohne Aushungern
game-awale = Awalé, freies Säen
game-abapa = Abapa, besäte Speicher
game-awale-26 = Awalé, 26 Samen zum Sieg
game-awari = Awari von Romein und Bal
game-matches = { $matches ->
    [one] Das { $matches } Streichholz
   *[other] Die { $matches } Streichhölzer
}

apart-oware = Turnierregeln: Füttere deinen Gegner; wer zuerst 25 Samen hat, gewinnt.
apart-awele = Nie alles schlagen, nie aushungern; gespielt bis zum letzten Samen.
apart-awale = Du musst den Gegner nicht füttern, darfst aber nicht alles schlagen.
apart-abapa = Beim Säen fällt in jeden Speicher am Weg ein Samen.
apart-awale-26 = Zum Sieg braucht es 26 Samen; die letzten fünf zählen nicht.
apart-awari = Vom Computer gelöst: Bei perfektem Spiel beider Seiten ist es remis.
apart-matches = Nimm 1 bis { $max }; wer das letzte nimmt, verliert.
apart-matches-one = Nimm immer eins; wer das letzte nimmt, verliert.
# Was bei einem Streichholzspiel sicher ist, bevor es beginnt.
matches-start-lost = Mit { $matches } kann der zweite Spieler immer gewinnen.
matches-start-won = Mit { $matches } kann der erste Spieler immer gewinnen.

# Ein eigenes Spiel, beschrieben durch seine Unterschiede zu den internationalen Regeln.
apart-none = Nach den internationalen Regeln gespielt.
apart-seeds = { $seeds ->
    [one] { $seeds } Samen in jeder Mulde
   *[other] { $seeds } Samen in jeder Mulde
}
apart-sow-stores = auch die Speicher werden besät
apart-grand-slam = alles zu schlagen ist verboten
apart-feeding = kein Füttern nötig
apart-win-at = { $win_at ->
    [one] { $win_at } Samen gewinnt
   *[other] { $win_at } Samen gewinnen
}
apart-win-at-none = gespielt bis zum letzten Samen
apart-stop-at = { $stop_at ->
    [one] endet, wenn noch { $stop_at } Samen da ist
   *[other] endet, wenn noch { $stop_at } Samen da sind
}
apart-stop-at-zero = endet, wenn das Brett leer ist
apart-leftovers = wer nicht ziehen kann, bekommt den Rest
apart-repetition = nach einer Wiederholung zählt der Rest nicht
