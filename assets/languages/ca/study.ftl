### Estudi: pistes, el valor de les jugades, la partida acabada explicada.

## Mentre es juga

study-hint = La millor jugada és { $move } ({ $value }): { $why }.
study-hint-only = La millor jugada és { $move } ({ $value }).
study-hint-next = La segona millor: { $move }.
study-hint-more = { $hint }{ $key ->
    [none] {""}
   *[other] {" "}Més amb { $key }.
}
study-ghosts = Millor línia, { $number } de { $count }. { $preview }.{ $key ->
    [none] {""}
   *[other] {" "}{ $key } continua.
}
study-looking = Buscant la millor jugada…
study-not-here = Les pistes estan desactivades a la configuració.
play-danger = { $pits ->
    [0] Cap forat no està en perill.
   *[other] ! marca els forats que l'altre bàndol podria buidar en la pròxima jugada.
}
play-values = A cada forat: l'avantatge final esperat de { $side }, en llavors (-: desavantatge); «=»: segons les taules de finals.
play-bar = El número de la barra: l'avantatge final esperat de { $side }, en llavors (-: desavantatge).
study-warning = La jugada { $move } { $gift }. Retorn la fa igualment.
study-take-wins = { $take } guanya
study-take-loses = { $take } perd

## Per què una jugada és bona: cada text acaba «La millor: D (+0,2), …» i «…, que …»

study-only-move = és l'única jugada legal
from-pits = { $count ->
    [one] del forat { $pits }
   *[other] dels forats { $pits }
}
study-captures = captura { seeds } { from-pits }
study-prevents = impedeix que { $side } capturi { seeds } { from-pits }
study-limits = deixa que { $side } capturi com a màxim { seeds } a la pròxima jugada, en comptes de { $before }
study-threatens = amenaça de capturar { seeds } { from-pits } amb { $move }
study-feeds = dona llavors a { $side }, com manen les regles
study-one-answer = deixa a { $side } una sola jugada, { $move }
study-lost-heap = deixa a { $side } { matches }: agafi els que agafi, hi ha una resposta que guanya
study-takes-last = agafa l'últim llumí i perd
study-takes-least = n'agafa tan pocs com pot: aquí cap nombre no guanya
study-only-win = és l'única jugada que guanya
study-only-win-table = és l'única jugada que guanya segons la taula de finals
study-only-known-win = és l'única jugada amb victòria demostrada
study-only-known-win-table = és l'única jugada que la taula de finals dona per guanyada
study-only-draw = és l'única jugada que no perd
study-only-draw-table = és l'única jugada que no perd segons la taula de finals
study-others-lose = és l'única sense derrota demostrada
study-others-lose-table = és l'única que la taula de finals no dona per perduda
study-nearly-lost = deixa la partida gairebé perduda, però està demostrat que les altres perden
study-nearly-lost-table = deixa la partida gairebé perduda, però les altres perden segons la taula de finals
study-ahead = supera la segona millor en prop de { $seeds }
study-brings = guanya { seeds } amb bon joc de tots dos
study-leaves-least = deixa que { $side } capturi com a màxim { seeds } a la pròxima jugada (després de les altres: { $others } o més)
study-only-safe = és l'única jugada que no deixa a { $side } res per capturar a la pròxima jugada
study-safe = no deixa a { $side } res per capturar a la pròxima jugada
study-few-answers = deixa a { $side } només { moves }
study-keeps-win = assegura la victòria
study-keeps-win-table = guanya segons la taula de finals
study-keeps-draw = assegura l'empat
study-keeps-draw-table = empata segons la taula de finals
study-loses-anyway = perd, com totes les altres
study-loses-anyway-table = perd segons la taula de finals, com totes les altres
study-loses-least = perd per menys que les altres segons la taula de finals

# Per què la partida s'acaba amb una jugada, i com.
study-end-store = acaba la partida amb { seeds } al graner de { $side }: { $result }
study-end-few = acaba la partida perquè queden massa poques llavors als forats: { $result }
study-end-no-move = acaba la partida, perquè { $side } no té cap jugada legal: { $result }
study-end-repetition = acaba la partida perquè repeteix una posició: { $result }
study-end-won = { $side } guanya per { $own } a { $other }
study-end-drawn = empat a { $own }

## Què regala una jugada

# Sempre la diferència de dues estimacions.
study-gift-seeds = costa prop de { $seeds }, segons l'estimació
study-gift-won-to-drawn = deixa en empat una partida guanyada
study-gift-won-to-lost = perd una partida guanyada
study-gift-drawn-to-lost = perd una partida empatada
study-gift-loses = perd
study-gift-only-draws = deixa la partida en empat
study-gift-sure-win = torna incerta una partida guanyada
study-gift-sure-draw = pot perdre una partida empatada
# El que es basa en el valor d'una taula de finals, que no demostra res
study-by-table = { $what } (segons la taula de finals)
study-gift-chances = perd opcions de guanyar, segons l'estimació
study-verdict = { study-verdict-cost }; { $gift }
study-verdict-cost = { $mark }, perd { $chances ->
    [one] { $chances } punt
   *[other] { $chances } punts
} de 100
study-verdict-harmless = { study-verdict }, però gairebé no canvia qui guanya

error-analysis-failed = L'anàlisi ha fallat ({ $what }).

## L'anàlisi en una partida escrita

record-analysis-length = l'anàlisi té { $found ->
    [one] { $found } jugada
   *[other] { $found } jugades
}; la partida, { $expected }.
record-line = la línia millor, «{ $line }», no s'hi pot jugar.
expected-assessment-list = una llista amb una taula per jugada
expected-worth = un valor com "+1.25", "table -2" o "exact +3"
expected-points = un nombre de 0 a 1000
expected-rows = files de xifres o lletres, una per cada jugada legal
expected-plies = un nombre de 0 a 100

## La taula d'awale analyse

analyse-move = Jugada
analyse-value = Valor
analyse-given = Pèrdua
analyse-cost = Cost
analyse-better = Millor
# Com s'han trobat els valors.
analyse-effort = Cada jugada s'explora a { plies }, { $seeds ->
    [0] sense taules de finals
   *[other] amb taules de finals de fins a { seeds }
}.
analyse-for = Els valors són per a { $side }; el cost, en opcions de guanyar.
# ! única bona, ?! imprecisió, ? error, ?? error greu
# { $accuracy } és un percentatge, o que compten massa poques jugades.
analyse-totals = { $side }: precisió { $accuracy }, pèrdua de { $seeds } per jugada; jugades que compten { $counted }: ! única bona { $only }, bones { $good }, ?! imprecisions { $inaccuracies }, ? errors { $mistakes }, ?? errors greus { $blunders }; decidides { $decided }; valors exactes { $exact } (conservats { $kept })
# El mateix en els llumins, on només compta el resultat.
analyse-totals-matches = { $side }: precisió { $accuracy }; jugades que compten { $counted }: ! única bona { $only }, ?? errors greus { $blunders }; decidides { $decided }; valors exactes { $exact } (conservats { $kept })
accuracy-few = (massa poques jugades)

mark-only = l'única bona
mark-best = la millor
mark-decided = res en joc
mark-good = bona
mark-inaccuracy = imprecisió
mark-mistake = error
mark-blunder = error greu

## La partida acabada explicada

over-analyse = Analitza
analysis-running = Anàlisi: { $percent } %
analysis-curve = Opcions de guanyar de { $side }, en %
analysis-totals = Tots dos bàndols
analysis-accuracy = precisió
analysis-given = pèrdua/jug.
analysis-counted = amb elecció
analysis-few = -: amb elecció < { $count }
analysis-only = ! única
analysis-good = bones
analysis-inaccuracies = ?! imprecises
analysis-mistakes = ? errors
analysis-blunders = ?? greus
analysis-move = { $move }: { $verdict }
analysis-better = Millor: { $line }
analysis-how = { $key ->
    [none] En un error, la fletxa avall mostra la línia millor.
   *[other] { $key } va a l'error següent, la fletxa avall mostra la línia millor.
}
analysis-no-faults = No s'ha trobat cap error en aquesta partida.
analysis-no-faults-yet = Cap error fins ara. L'anàlisi continua, de l'última jugada a la primera.
# { $running } diu fins on ha arribat l'anàlisi.
analysis-hidden = { $running }{ $key ->
    [none] {""}
   *[other] {" "}· { $key } la mostra
}
analysis-no-moves = No s'ha jugat res: no hi ha res per analitzar.

key-analyze = analitza
key-hide-analysis = amaga
key-go-to-mistake = error
key-show-best-line = millor línia
key-show-better-line = millor

## Mirar enrere mentre es juga

history-start = Posició inicial
history-how = { $key ->
    [none] Retorn continua la partida des d'aquí.
   *[other] Retorn continua la partida des d'aquí; { $key } torna endavant.
}
key-show-history = historial
key-show-move-values = valors
key-show-evaluation-bar = barra
key-show-pits-in-danger = perills
key-hide-move-values = treu valors
key-hide-evaluation-bar = treu barra
key-hide-pits-in-danger = amaga perills
key-continue-game-from-here = continua aquí

## Tecles i configuració

help-history = mira enrere; Retorn continua la partida des d'allà
help-study-hint = pistes: la idea, on cau l'última llavor, la millor jugada
help-values = mostra o amaga el valor de cada jugada; «=» indica un valor de les taules de finals; «≥» o «≤», un límit; una paraula, un resultat demostrat
help-bar = mostra o amaga la barra d'avaluació
help-best-line = mostra la millor línia jugada a jugada
help-danger = mostra o amaga quins forats podria buidar l'altre bàndol
help-analysis = analitza la partida, o amaga l'anàlisi (jugant, primer Tab)
help-book-in-game = què se sap d'aquesta obertura (jugant, primer Tab)
help-faults = anàlisi: error següent (? o ??), error anterior
help-marks = l'única bona, imprecisió, error, error greu; les altres: sense signe

setting-hints = Pistes
setting-hints-about = { $key ->
    [none] Permet pistes: la millor jugada i per què és bona.
   *[other] Permet que { $key } mostri la millor jugada i per què és bona.
}
setting-values = Valor de cada jugada
setting-values-about = Mostra al costat de cada forat què val la jugada, en llavors. «=»: valor de les taules de finals; «≥» o «≤»: límit; una paraula: resultat demostrat. Amagat en començar una partida que compta per a la puntuació.{ $key ->
    [none] {""}
   *[other] {" "}{ $key } ho mostra o ho amaga durant la partida.
}
setting-bar = Barra d'avaluació
setting-bar-about = Mostra a l'esquerra del tauler una barra que indica qui està millor. Amagada en començar una partida que compta per a la puntuació.{ $key ->
    [none] {""}
   *[other] {" "}{ $key } la mostra o l'amaga durant la partida.
}
setting-danger = Forats en perill
setting-danger-about = Marca els forats que l'altre bàndol podria buidar en la pròxima jugada. Amagat en començar una partida que compta per a la puntuació.{ $key ->
    [none] {""}
   *[other] {" "}{ $key } mostra o amaga les marques durant la partida.
}
setting-warning = Avís d'errors greus
setting-warning-about = Atura un cop la jugada que costa el 20 % de les opcions de guanyar o més: Retorn la fa igualment. No en partides que compten per a la puntuació.
setting-own-games = Problemes de partides
setting-own-games-about = Busca problemes a les teves partides acabades mentre no hi ha cap altra feina. Surten a «Els meus errors».

## El tauler d'anàlisi

board-title = Anàlisi
board-comment = Comentari
board-how = { $comment } escriu un comentari, { $analyse } analitza tota la partida, { $book } mostra les obertures.
board-type-comment = Comentari:
board-type-title = Anomena i desa:
board-type-game = Posició, jugades o OGN:
board-play = Una jugada de qualsevol bàndol comença una variant.
board-full = El tauler admet { $most } jugades fora de la partida. Esborra'n algunes abans.
board-answer-chosen = La teva resposta ara és { $move }. «Les meves obertures» te la demanarà a partir de demà.
board-answer-dropped = La jugada { $move } ja no és la teva resposta.
board-answer-how = { $key ->
    [none] Fes primer una jugada: pot ser la teva resposta.
   *[other] Fes primer una jugada. Després { $key } en fa la teva resposta.
}
board-answers-full = Tens { $count } respostes, el màxim per a un joc. Treu-ne una abans.
board-is-played = Les jugades de la partida no es poden esborrar.
board-is-first = Aquesta línia ja és la primera aquí.
board-deleted = { $count ->
    [one] 1 jugada esborrada
   *[other] { $count } jugades esborrades
}{ $key ->
    [none] .
   *[other] . { $key } ho desfà.
}
set-up-replaced = Tot el tauler ha canviat{ $key ->
    [none] .
   *[other] . { $key } ho desfà.
}
board-comment-deleted = Comentari esborrat{ $key ->
    [none] .
   *[other] . { $key } ho desfà.
}
board-pasted = text enganxat
board-variation = Variant { $place } de { $of }. ↑ ↓: les altres.
board-laid-out = Totes les llavors són al tauler. Retorn analitza la posició{ $play ->
    [none] .
   *[other] , { $play } juga des d'aquí.
}
board-over = Aquí s'acaba la partida.
board-lines-off = { $key ->
    [none] El motor està aturat.
   *[other] El motor està aturat. { $key } l'engega.
}
board-depth = Profunditat { $depth }
board-engine = Cerca
board-exact = Exacte
board-tables = Taules de finals
board-exact-mark = = taula de finals
board-limit-mark = ≥ ≤ límit de taula
board-only-estimate = només una estimació
board-perhaps-not-lost = potser no perd
board-values-for = { $unit ->
    [seeds] llavors per a { $side } (+: avantatge)
   *[none] per a { $side } (+: avantatge)
}
help-board = Tauler d'anàlisi
help-beside = a la variant anterior, o a la següent; en un error, ↓ porta a la línia millor
help-best-move = jugada següent; al final d'una línia, la millor coneguda
help-branch = fes una jugada: si és nova, comença una variant
help-comment = escriu un comentari a la jugada
help-save-board = desa la partida amb comentaris i variants, o amb un altre nom
help-delete-variation = esborra la jugada i tot el que segueix
help-main-line = puja la variant un lloc
help-fold = desplega o plega la variant
help-lines = engega o atura el motor
help-copy-board = copia la posició; dos cops: les jugades; tres: la partida en OGN
help-think = analitza la posició
help-panel = panell següent, en una finestra petita
bind-comment = escriu un comentari, o un missatge a l'altre jugador
key-change-variation = variants
key-show-openings = obertures
key-write-comment = comentari
key-save = desa
key-set-up-position = prepara
