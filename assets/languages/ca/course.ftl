### El curs: lliçons, tasques, què s'hi havia de veure i com una jugada no compleix l'objectiu.

menu-learn = Aprèn
course-about = Cada lliçó té unes quantes tasques curtes al tauler. No pots espatllar res: { $key ->
    [none] una mala jugada es desfà.
   *[other] una mala jugada es desfà, i amb { $key } tens una pista.
}
course-algorithms = Com juga l'ordinador
course-algorithms-about = Com tria la jugada l'ordinador: un arbre petit, pas a pas, i després el d'una partida sencera.
course-count = { $done } de { $lessons } fetes
course-step = Pas { $step } de { $steps }
course-done = Molt bé!
course-next = Retorn: pas següent.
course-finished = Era l'última lliçó. Retorn: torna a la llista.
course-go-on = Correcte. Continua així.
course-shown = Prova { $move }.
course-store = el teu graner
course-store-opponent = el graner del rival
error-progress-file-failed = El teu progrés: { $what }
progress-damaged = el fitxer estava malmès i ara es diu { $file }; se n'ha començat un de nou.
progress-later = { $file } és d'una versió més nova i es deixa tal com està.

key-choose-lesson = lliçó
key-continue-to-next = següent
key-try-again = repeteix
key-show-hint = pista
key-skip-to-next = salta
key-go-to-previous = anterior

help-hint = una pista; un altre cop, més ajuda
help-scroll-text = desplaça el text

## Què cal fer

goal-any = Tria un forat i sembra'l.
goal-last-in = Fes que l'última llavor caigui al forat { $pit }.
goal-last-in-store = Fes que l'última llavor caigui al teu graner.
goal-round = Sembra un forat que faci la volta completa.
goal-capture = { $seeds ->
    [one] Captura { $seeds } llavor.
   *[other] Captura { $seeds } llavors.
}
goal-forgo = Fes la jugada que ho capturaria tot.
goal-end = Acaba la partida i guanya-la.
goal-end-store = Guanya la partida amb aquesta jugada.
goal-end-repetition = Repeteix una posició anterior.
goal-leave-lost = Deixa el rival en una posició perduda.

goal-hint-any = Tria un forat amb les fletxes: el tauler mostra què faria la jugada. Retorn la fa.
goal-hint-last-in = Avança un lloc per cada llavor del forat: allà cau l'última.
goal-hint-round = Busca el forat amb més llavors.
goal-hint-capture = Busca un forat que porti l'última llavor a un del rival i el deixi amb dues o tres.
goal-hint-forgo = Busca la jugada que deixaria el rival sense llavors.
goal-hint-no-move = Juga de manera que, al pròxim torn, cap forat teu no arribi a la fila del rival.
goal-hint-repetition = Dels forats *A*, *C*, *E*, *a*, *c* i *e*, només un és buit. Omple'l.
goal-hint-leave-lost = Amb quins nombres perd qui ha d'agafar? El primer és 1.

miss-last-elsewhere = L'última llavor cau en { $last }, no en { $wanted }. Retorn desfà la jugada.
miss-too-short = { $seeds ->
    [one] { $seeds } llavor no fa
   *[other] { $seeds } llavors no fan
} la volta completa: en calen { $needed }. Retorn desfà la jugada.
miss-captured = { $seeds ->
    [0] Així no captures res; cal capturar-ne { $wanted }.
    [one] Així captures { $seeds } llavor, no { $wanted }.
   *[other] Així captures { $seeds } llavors, no { $wanted }.
} Retorn desfà la jugada.
miss-no-slam = Al rival encara li queden llavors. Retorn desfà la jugada.
miss-goes-on = Així la partida continua. Retorn desfà la jugada.
miss-ends-otherwise = La partida s'acaba, però no com calia. Retorn desfà la jugada.
miss-gives-away = En queden { $left }: el rival n'agafa { $take } i guanya. Retorn desfà la jugada.
miss-took-last = Era l'últim llumí: perds. Retorn desfà la jugada.

## Sembrar

course-sowing = Sembrar
course-sow-first = { $win_at ->
    [0] Guanya qui recull més llavors.
   *[other] Guanya qui recull primer { $win_at } de les { $total } llavors.
}{" "}La teva fila és la de baix: de *A* fins a *F*. Una jugada agafa les llavors d'un forat i les sembra una a una, cap a la dreta i al voltant.
course-sow-first-done = Se sembra cap a la dreta i, després de *F*, per l'altra fila: una llavor a cada lloc. El forat que has triat queda buit. Ara seria el torn de Nord.
course-sow-across = La sembra recorre la teva fila cap a la dreta i després la de Nord cap a l'esquerra. Els seus forats porten minúscules: *a*, *b*, *c*. Les llavors dels graners, als extrems, són fora del joc.
course-sow-across-done = L'última llavor cau tants llocs més enllà com llavors tenia el forat. Saber comptar és mig joc.
course-sow-store = En aquest joc també se sembra una llavor a cada graner quan s'hi passa.
course-sow-store-done = Aquesta llavor ja és teva. Però si l'última cau en un graner, no captura res ni dona un altre torn.

## Voltes

course-laps = La volta completa
course-lap-round = Un forat molt ple fa tota la volta al tauler. Fixa't en què passa quan les llavors arriben al forat d'on han sortit.
course-lap-round-done = S'ha saltat aquell forat: el que sembres queda buit, per lluny que arribin les llavors.

## Capturar

course-capturing = Capturar
course-capture-two = Si l'última llavor cau en un forat del rival i el deixa amb dues, les captures totes dues. *D* i *E* arriben a l'altra fila. Quin dels dos deixa un forat amb dues?
course-capture-two-done = Les dues llavors són al teu graner. Amb l'altra jugada n'hi hauria quatre: això no captura res.
course-capture-three = Tres també es capturen: l'última llavor cau damunt de dues.
course-capture-three-done = Dues o tres; mai una, mai quatre o més. Els forats amb una o dues llavors estan en perill: els teus també.
course-lap-capture = El teu forat més ple fa tota la volta. Pel camí deixa una llavor en un forat buit del rival; amb l'última ja són dues.
course-lap-capture-done = El forat buit ha rebut una llavor a la primera volta i l'última a la segona: dues llavors, capturades.

## La cadena

course-chain = La cadena
course-chain-whole = Després de capturar, mira el forat anterior. Si també és del rival i té dues o tres llavors, te les endús també, i així cap enrere.
course-chain-whole-done = Tres i després dues: una cadena. S'atura al primer forat que no té dues o tres llavors, i al final de la fila.
course-chain-broken = Aquí capturen dues jugades. Una de les cadenes es talla de seguida, perquè el forat anterior té massa llavors. Troba la més llarga.
course-chain-broken-done = La cadena va enrere des de l'última llavor, sense buits. Un forat ple al mig protegeix tots els anteriors.

## Capturar-ho tot

course-slam = Capturar-ho tot
course-slam-nothing = A Nord només li queden dos forats amb llavors. Una de les teves jugades les capturaria totes: un gran slam. Prova-la i mira què passa en aquest joc.
course-slam-nothing-done = La jugada és legal, però no captura res: al rival li ha de quedar alguna cosa per jugar.
course-slam-instead = La mateixa posició. Ara captura només una part: a Nord li queden llavors, i la captura compta.
course-slam-instead-done = Una captura més petita compta; capturar-ho tot no dona res.
course-slam-illegal = A Nord només li queden dos forats amb llavors. En aquest joc no es permet capturar totes les llavors del rival, un gran slam. Prova-ho si vols.
course-slam-illegal-done = Una captura més petita es permet; capturar-ho tot, no.

## Donar menjar

course-feeding = Donar menjar
course-feed-required = Nord no té llavors. En aquest joc has de donar menjar al rival: només és legal una jugada que li'n doni. Prova'n una altra i sabràs per què no s'accepta.
course-feed-required-done = Has donat menjar a Nord. Si cap jugada no arribés a l'altra fila, la partida s'acabaria.
course-feed-free = Nord no té llavors. En aquest joc no cal donar menjar al rival. Si Nord no pot jugar, la partida s'acaba i et quedes les llavors de la teva fila.
course-feed-free-done = Nord no podia jugar: la partida s'ha acabat, i la teva fila és per a tu. En aquest joc, deixar el rival sense llavors és una manera de guanyar.

## El final

course-ending = Fi de la partida
course-end-store = { $win_at ->
    [one] Qui arriba primer a { $win_at } llavor guanya a l'acte,
   *[other] Qui arriba primer a { $win_at } llavors guanya a l'acte,
} quedi el que quedi als forats. Te'n falten poques. Una captura basta; l'altra, no.
course-end-store-done = Has guanyat a l'acte. Les llavors que queden als forats no compten.
course-end-few = { $stop_at ->
    [one] Quan queda { $stop_at } llavor o cap als forats,
   *[other] Quan queden { $stop_at } llavors o menys als forats,
} la partida s'acaba, i no compten. Vas al davant: acaba la partida.
course-end-few-done = Les llavors que quedaven no compten. Si vas al davant, acaba aviat; si vas al darrere, conserva llavors al tauler.
course-end-stuck = Nord té una llavor, i amb la pròxima jugada la passa al teu costat. Si després no li pots donar menjar, no tens cap jugada legal i la partida s'acaba.
course-end-stuck-own-rows = No podies donar menjar a Nord: la partida s'ha acabat. Cadascú es queda les llavors de la seva fila, i la teva era plena.
course-end-stuck-mover = No podies donar menjar a Nord: la partida s'ha acabat. En aquest joc, qui té el torn es queda totes les llavors del tauler.
course-end-repeated = Sis llavors soltes donen voltes, i ningú no pot capturar. Van començar a *A*, *C*, *E*, *a*, *c* i *e*. Fes que hi tornin totes: així la partida s'acaba.
course-end-repeated-own-rows = Aquesta posició ja havia sortit: la partida s'ha acabat, i cadascú es queda les llavors de la seva fila. Sense aquesta regla no s'acabaria mai.
course-end-repeated-shared = Aquesta posició ja havia sortit: la partida s'ha acabat, i les llavors que queden als forats no compten. Sense aquesta regla no s'acabaria mai.

## Els llumins

course-last = L'últim llumí
course-rule = La regla
course-take-first = { $left ->
    [one] Hi ha { $left } llumí a la taula.
   *[other] Hi ha { $left } llumins a la taula.
} Agafa'n d'1 a { $max }; després és el torn de Nord. Tria quants amb les fletxes; Retorn els agafa.
course-take-first-done = Així es juga, per torns. Qui agafa l'últim llumí perd.
course-take-last = Queden pocs llumins. Qui agafa l'últim perd: deixa'l per a Nord.
course-take-last-done = Nord ha hagut d'agafar l'últim. Qui ha d'agafar quan només en queda un ja ha perdut.
course-take-rule = Amb un sol llumí perd qui l'ha d'agafar. Amb { $lost }, també: n'agafi els que n'agafi, l'altre en pot deixar 1. Deixa'n { $lost }, i després 1.
course-take-rule-done = N'agafés els que n'agafés Nord, tu has agafat la resta fins a { $round }. Així, { $lost } porta a 1, i { $lost_too } porta a { $lost }.
course-take-game = Ara amb més llumins: amb 1, { $lost }, { $lost_too } i així, de { $round } en { $round }, perd qui ha d'agafar.
course-take-game-done = Aquest és tot el secret: deixa'n un més que un múltiple de { $round }. Qui hi arriba primer ja no pot perdre.
