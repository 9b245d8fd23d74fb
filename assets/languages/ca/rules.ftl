### Les pàgines de les regles, fetes amb els camps de les regles d'un joc.

rules-goal = L'objectiu
rules-goal-awale = Reuneix més llavors que el rival. { $seeds ->
    [one] Cadascun dels dotze forats comença amb { $seeds } llavor, { $total } en total
   *[other] Cadascun dels dotze forats comença amb { $seeds } llavors, { $total } en total
}; les que captures van al teu graner, a la dreta de la teva fila.

rules-sowing = Sembrar
rules-sowing-pits = Al teu torn, agafa totes les llavors d'un dels teus forats i sembra-les una per una als forats següents: per la teva fila cap a la dreta, després per la del rival, i així successivament. Si fan la volta completa, salta el forat d'on han sortit.
rules-sowing-stores = També se sembra una llavor a cada graner quan s'hi passa. Si l'última cau en un graner, no captura res ni dona un altre torn.
rules-sowing-mirror = La configuració permet emmirallar el tauler: se sembra en sentit horari; les lletres dels forats no canvien.

rules-capturing = Capturar
rules-capturing-chain = Si l'última llavor cau en un forat del rival i el deixa amb dues o tres, les captures. Després mira el forat anterior: si també és del rival i té dues o tres llavors, te les endús també, i així cap enrere fins a un forat que no en tingui ni dues ni tres.

rules-grand-slam = Capturar-ho tot
rules-grand-slam-illegal = No es permet una jugada que capturaria totes les llavors del rival (un gran slam).
rules-grand-slam-captures-nothing = Una jugada que capturaria totes les llavors del rival (un gran slam) es permet, però no captura res.

rules-feeding = Donar menjar
rules-feeding-required = Si el rival no té llavors, has de fer una jugada que n'hi doni, si n'hi ha cap.
rules-feeding-free = Si el rival no té llavors, pots jugar el que vulguis: no cal donar-li menjar. Qui arriba al seu torn sense ni una llavor no pot jugar, i la partida s'acaba.

rules-ending = Fi de la partida
rules-ending-win-at = Qui arriba primer a { $win_at } llavors guanya a l'acte; les que queden als forats no compten.
rules-ending-win-at-none = Cap nombre de llavors no acaba la partida: dura mentre hi hagi una jugada possible.
rules-ending-stop-at = { $stop_at ->
    [0] La partida s'acaba quan els forats són buits.
    [one] La partida s'acaba quan queda una llavor o cap als forats; aquesta no compta.
   *[other] La partida s'acaba quan queden { $stop_at } llavors o menys als forats; aquestes no compten.
}
rules-ending-own-rows = Si qui té el torn no té cap jugada legal, cadascú es queda les llavors de la seva fila.
rules-ending-mover = Si qui té el torn no té cap jugada legal, es queda totes les llavors del tauler; però si la seva fila és buida, se les queda el rival.
rules-ending-repetition-own-rows = Si una posició es repeteix, amb les mateixes llavors pertot i el mateix torn, la partida s'acaba i cadascú es queda les llavors de la seva fila.
rules-ending-repetition-shared = Si una posició es repeteix, amb les mateixes llavors pertot i el mateix torn, la partida s'acaba i les llavors que queden als forats no compten.
rules-ending-most = Guanya qui té més llavors; si en teniu les mateixes, és empat. També pots abandonar, o acordar amb el rival acabar la partida: aleshores cadascú es queda les llavors de la seva fila.

rules-notation = La notació
rules-notation-pits = Els forats de Sud són *A B C D E F* i els de Nord *a b c d e f*, d'esquerra a dreta per a cada jugador. Una jugada s'escriu amb la lletra del seu forat.
rules-notation-position = Una posició s'escriu en una línia: els dotze forats de *A* fins a *f*, el graner de Sud, el de Nord i el bàndol que té el torn. Aquest joc comença amb { $position }.

rules-goal-matches = No agafis l'últim llumí: qui l'agafa perd.
rules-turn-matches = El teu torn
rules-turn-matches-text = { $start ->
    [one] Hi ha { $start } llumí a la taula.
   *[other] Hi ha { $start } llumins a la taula.
} { $max ->
    [one] Els jugadors agafen un llumí per torn.
   *[other] A cada torn s'agafen d'1 a { $max } llumins, mai més dels que queden.
}
rules-hint-matches = Una pista
rules-hint-matches-text = Qui ha d'agafar quan només queda un llumí ja ha perdut. Amb quins altres nombres es perd? Van de { $step } en { $step }.

## Cada regla al tauler: què fa la jugada que es mostra.

shown-sowing = El forat { $pit } es buida. { $seeds ->
    [one] La seva llavor se sembra al forat següent, { $last }.
   *[other] Les seves { $seeds } llavors se sembren una per una als forats següents; l'última cau en { $last }.
}
shown-store = Les llavors del forat { $pit } arriben al graner de Sud, i n'hi cau una. Aquí és l'última: no captura res, i és el torn de Nord.
shown-lap = El forat { $pit } té { $seeds } llavors, prou per fer la volta completa. El forat de sortida se salta i queda buit; l'última llavor cau al forat { $last }.
shown-two = L'última llavor del forat { $pit } cau al forat { $last } i el deixa amb dues. Sud les captura.
shown-three = L'última llavor del forat { $pit } cau al forat { $last } i el deixa amb tres. Sud les captura.
shown-chain = L'última llavor cau al forat { $last }. Els forats { $pits } tenen dues o tres llavors cadascun, l'un darrere l'altre: Sud captura les { $captured }.
shown-chain-stops = Sud captura { $pits }. El forat { $stop } té { $stop_held ->
    [one] { $stop_held } llavor
   *[other] { $stop_held } llavors
}, ni dues ni tres: aquí s'atura la cadena. Les { $behind_held } llavors de { $behind }, al darrere, es queden.
shown-own-row = L'última llavor cau al forat { $last }, un forat de Sud. Només es captura als forats del rival: les { $held } llavors es queden.
shown-slam-nothing = El forat { $pit } capturaria les { $forgone } llavors de Nord, totes. La jugada es permet, però no captura res: les llavors es queden on són.
shown-slam-illegal = El forat { $forbidden } capturaria totes les llavors de Nord: això no es permet. El forat { $pit } en captura { $captured } i deixa la resta a Nord.
shown-feeding-required = Nord no té llavors: Sud n'hi ha de donar alguna. Només el forat { $pit } arriba a la fila de Nord; els altres forats no es poden jugar.
shown-feeding-free = Nord no té llavors, i Sud no està obligat a donar-n'hi: les del forat { $pit } es queden a la fila de Sud. Nord no pot jugar, i la partida s'acaba.
shown-win-at = Sud captura { $captured } llavors, i el seu graner arriba a { $win_at }: Sud guanya a l'acte.
shown-stop-at = Sud captura { $captured } llavors, i { $left ->
    [one] queda { $left } llavor als forats: la partida s'acaba, i aquesta no compta.
   *[other] queden { $left } llavors als forats: la partida s'acaba, i aquestes no compten.
}
shown-no-move-own-rows = Nord sembra l'última llavor, i Sud no n'hi pot donar cap més: Sud no té cap jugada legal. La partida s'acaba, i cadascú es queda les llavors de la seva fila.
shown-no-move-mover = Nord sembra l'última llavor, i Sud no n'hi pot donar cap més: Sud no té cap jugada legal. La partida s'acaba, i Sud, que té el torn, es queda totes les llavors dels forats.
shown-repetition-own-rows = Després de { $moves } jugades de cada bàndol, el tauler està com abans i el torn és del mateix jugador. La partida s'acaba, i cadascú es queda les llavors de la seva fila.
shown-repetition-shared = Després de { $moves } jugades de cada bàndol, el tauler està com abans i el torn és del mateix jugador. La partida s'acaba, i les llavors dels forats no compten.
