### Problemes: triar-ne un, resoldre'l, i què s'ha resolt.

menu-puzzles = Problemes
# Tres línies de 46 columnes.
puzzles-about = El d'avui (igual per a tothom) i els nous tenen exactament una jugada bona per torn (demostrat).
puzzles-today = Problema d'avui
puzzles-new = Problema nou
puzzles-variant = Joc
puzzles-difficulty = Dificultat
puzzles-solved = resolt
puzzles-begun = començat
puzzles-missed = fallat
puzzles-making = Buscant un problema…
puzzles-none = No s'ha trobat cap problema per a aquest joc.
puzzles-streak = { $days ->
    [0] Resol el problema d'avui per començar una ratxa.
    [one] Problema d'avui: { $days } dia seguit.
   *[other] Problema d'avui: { $days } dies seguits.
}
puzzles-run = Seguits sense errors ni pistes: { $run } (rècord: { $best }).
puzzles-counts = Del dia i nous: { $solved ->
    [one] { $solved } resolt
   *[other] { $solved } resolts
}, { $at_once } a la primera
puzzles-written = { $count ->
    [one] { $count } problema escrit
   *[other] { $count } problemes escrits
}, { $bytes } bytes.
puzzles-other-rules = { $file } no és una partida de { $game }.

difficulty-easy = fàcil
difficulty-medium = mitjà
difficulty-hard = difícil

puzzle-turn = Jugada { $turn } de { $turns }
puzzle-win = Sud pot guanyar. Busca l'única jugada.
puzzle-draw = Sud pot empatar. Busca l'única jugada.
puzzle-best = Busca la millor jugada.
puzzle-about-best = Jugues amb Sud. Al final de la partida, la millor jugada hauria de valer almenys { $seeds ->
    [one] { $seeds } llavor
   *[other] { $seeds } llavors
} més que qualsevol altra: és una estimació.
puzzle-about-better = Jugues amb Sud. Segons l'estimació, una jugada és millor que qualsevol altra.
puzzle-about = Jugues amb Sud. Només guanya una jugada; està demostrat.
puzzle-about-draw = Jugues amb Sud. Les altres jugades perden; està demostrat.
puzzle-right = Correcte. Nord ha respost: busca la jugada següent.
puzzle-solved-today = Avui ja has resolt aquest problema. Demà n'hi haurà un altre.
puzzle-wrong = La jugada { $pit } { $given }. La resposta és { $answer }.
puzzle-wrong-at-once = La jugada { $pit } { $given }.
puzzle-line-goes-on = Continuació probable: { $line }.
puzzle-line-gains = Llavors guanyades fins aquí: Sud { $south }, Nord { $north }.
puzzle-wrong-how = Retorn desfà la jugada.
puzzle-next-how = Retorn obre un problema nou.
puzzle-only-draws = empata com a molt
puzzle-win-lost = fins i tot perd
puzzle-draw-lost = perd
puzzle-gives-seeds = queda { $seeds ->
    [one] prop d'una llavor
   *[other] unes { $seeds } llavors
} per sota de la millor jugada (estimat)
puzzle-hint-last = L'última llavor de la jugada bona cau al forat { $pit }.
puzzle-hint-last-store = L'última llavor de la jugada bona cau al teu graner.
puzzle-hint-last-store-opponent = L'última llavor de la jugada bona cau al graner del rival.
puzzle-hint-best = Juga { $pit }: segons l'estimació val almenys { $seeds ->
    [one] { $seeds } llavor
   *[other] { $seeds } llavors
} més que qualsevol altra.
puzzle-hint-better = Juga { $pit }: segons l'estimació és millor que qualsevol altra jugada.
puzzle-hint-only = El forat { $pit } és l'única jugada legal.
puzzle-hint-others-draw = Juga { $pit }: les altres jugades empaten com a molt.
puzzle-hint-others-lose = Juga { $pit }: les altres jugades perden.
puzzle-move-does = La jugada { $move } { $why }.
puzzle-too-soon = Això revelaria la solució. Acaba abans el problema.
puzzle-solved-at-once = Resolt a la primera!
puzzle-solved = Resolt, però amb una pista o un error.
puzzle-solved-failed = Resolt, però amb una pista o un error: compta com a fallat.
puzzle-given-up = Aquesta era la solució.
puzzle-drawn = { $lead ->
    [0] Empat: al final d'aquesta línia els graners estan igualats i, amb el millor joc, els dos bàndols es reparteixen per igual les llavors dels forats ({ $left }).
   *[other] Empat: al final d'aquesta línia { $ahead } té un avantatge de { $lead }; amb el millor joc, { $behind } recupera justament aquesta diferència amb les llavors dels forats ({ $left }).
}
# Fins on cal preveure: les jugades de Nord també compten.
puzzle-grade = { $difficulty }: cal preveure { $plies ->
    [one] una jugada
    [2] dues jugades
   *[other] { $plies } jugades
}, comptant els dos bàndols.
# The player “fast”, who takes as many seeds as it can at once.
puzzle-greedy = { $turns ->
    [one] { $misses ->
        [0] Qui captura sempre el màxim també encerta.
       *[other] Qui captura sempre el màxim falla.
    }
   *[other] Qui captura sempre el màxim falla en { $misses } de { $turns } torns.
}

key-new-puzzle = nou
key-show-solution = solució

help-give-up = en un problema o un error: mira la solució
help-new-puzzle = a «Problemes»: un altre problema
help-task-choose = tria una jugada; un cop acabat: recorre la línia

puzzle-themes = Temes: { $themes }.
puzzle-ratings = Problema { $puzzle }, la teva puntuació { $player }.
puzzle-rated = La teva puntuació en problemes: { $before } → { $after } ({ $change }). Problema: { $puzzle }.
puzzle-rating = { $rating } ± { $margin }
puzzle-rating-open = d'aquí a uns quants problemes
puzzles-rating = puntuació { $rating }
puzzles-suitable = primer els fàcils
puzzles-no-rating = amb un problema de partides

puzzles-training = De partides
puzzles-own = Els meus errors
puzzles-own-counts = { $due } per avui, { $count } en total
puzzles-own-empty = encara cap
puzzles-own-how = Analitza les teves partides: els errors tornen aquí.
puzzles-found = Ben jugat
puzzles-found-how = Quan trobes l'única bona jugada, la posició arriba aquí.
puzzles-own-beside = D'una partida teva. Troba la millor jugada.
puzzles-openings = Les meves obertures
puzzles-openings-counts = { $due ->
    [0] cap avui
   *[other] { $due } per a avui
}: { $south } Sud, { $north } Nord
puzzles-openings-how = { $key ->
    [none] Tria les teves respostes a la pàgina d'obertures: tornen aquí.
   *[other] Retorn obre les obertures. Fes una jugada i prem { $key }: serà la teva resposta i tornarà aquí.
}
puzzles-openings-beside = Una posició de les teves obertures. Quina resposta vas triar?
# The moves from the start of the game to the position.
repertoire-after = Després de { $moves }
repertoire-ask = Jugues amb { $side }. Quina és la teva resposta?
repertoire-right = Correcte: la teva resposta és { $move }.
repertoire-wrong = La jugada { $move } no és la resposta que vas triar.
repertoire-shown = La teva resposta és { $move }.
repertoire-due = La posició torna el { $date }.
puzzles-made-beside = Un exemple, no el problema mateix. { $goal }
puzzles-solved-beside = El problema d'avui està resolt. Al tauler n'hi ha un altre. { $goal }
puzzles-training-beside = Un exemple: una posició d'una partida, amb una única millor jugada, demostrada o estimada.
puzzles-own-search = { $games ->
    [one] Buscant problemes en una partida teva més.
   *[other] Buscant problemes en { $games } partides teves més.
}

training-title = Problemes de partides
training-about = Posicions de partides amb una única millor jugada, demostrada o estimada. Una mala jugada, una pista o la solució, i el problema compta com a fallat; torna al cap d'un, tres i set dies.
training-next = Problema següent
training-theme = Tema
training-mixed = tots
training-storm = Contrarellotge
training-storm-about = tants com puguis en tres minuts
training-none = No hi ha cap problema així per a aquest joc.
training-next-beside = { $goal } La seva puntuació: { $rating }.
training-storm-beside = Comença amb un de fàcil com aquest; cada problema és una mica més difícil que l'anterior. Una mala jugada acaba el problema i costa deu segons. La teva puntuació no canvia.
training-rating = La teva puntuació: { $rating }.
training-solved = Resolts: { $solved } de { $attempts }.
training-due = { $count ->
    [0] Avui no torna cap problema fallat.
    [one] Avui torna { $count } problema fallat.
   *[other] Avui tornen { $count } problemes fallats.
}
training-best = Millor contrarellotge: { $count }.

storm-over = S'han acabat els tres minuts.
storm-left = La contrarellotge s'ha acabat.
storm-solved = ✓ Resolt.
storm-missed = ✗ Fallat: deu segons menys.
storm-rules = Una mala jugada acaba el problema i costa deu segons.
storm-ready = La teva primera jugada engega el rellotge.
storm-counts = Resolts:{"\u00A0"}{ $solved }. Fallats:{"\u00A0"}{ $missed }.
storm-solving = problemes fallats: en queden { $puzzles }
storm-to-solve = { $puzzles ->
    [one] Retorn: resoldre el problema fallat.
   *[other] Retorn: resoldre els { $puzzles } problemes fallats.
}
key-solve-missed-puzzles = fallats

# El que es copia per compartir-ho, sense la solució.
share-puzzle = Awalé, problema del { $day } ({ $game }, { $difficulty })
share-storm = Awalé, contrarellotge del { $day } ({ $game })
share-not-solved = Sense resoldre.
share-how = { $key ->
    [none] {""}
   *[other] { $key } copia el resultat, per compartir-lo.
}

motif-slam-trap = parany del gran slam
motif-sacrifice = sacrifici
motif-double-threat = doble amenaça
motif-starvation = sense llavors
motif-feeding = donar menjar
motif-big-pit = forat gran
motif-chain = cadena de captures
motif-long-capture = captura llarga
motif-move-away = retirada
motif-overfill = omplir de més
motif-block = bloqueig
motif-capture = captura
motif-endgame = final

idea-slam-trap = Aquí, capturar-ho tot no dona res.
idea-sacrifice = No ho defensis tot: deixa que { $opponent } capturi unes llavors i busca què obtens a canvi.
idea-double-threat = Una de les teves jugades crea dues amenaces alhora.
idea-starvation = { $opponent } es pot quedar sense llavors.
idea-feeding = { $opponent } no té llavors: la teva jugada n'hi ha de donar.
idea-big-pit = Un dels teus forats té prou llavors per fer la volta al tauler.
idea-chain = Una de les teves jugades captura diversos forats alhora.
idea-long-capture = Una de les teves jugades captura des de lluny, o moltes llavors.
idea-move-away = { $opponent } amenaça de capturar { seeds } amb el forat { $pit }: treu les llavors en perill d'on són.
idea-overfill = { $opponent } amenaça de capturar { seeds } amb el forat { $pit }: posa més llavors al forat en perill.
idea-block = { $opponent } amenaça de capturar { seeds } amb el forat { $pit }: sembra en aquest forat i l'última llavor caurà en un altre lloc.
idea-capture = Una de les teves jugades captura { seeds }: mira on cau l'última llavor de cada forat.
idea-endgame = Queden poques llavors: compta les jugades fins al final.
idea-quiet = Ara no es pot capturar res. Quin forat teu corre perill? On podries capturar després?
idea-only-move = Només tens una jugada legal.
# The pits of the best moves: “A, C and E”.
idea-compare = Compara els forats { $pits }: la millor jugada surt d'un d'ells.
# What is known about the results of all moves, before the idea of the best one.
idea-result = { $result ->
   *[lost] Totes les jugades perden.
    [lost-table] Segons la taula de finals, totes les jugades perden.
    [one-wins] Només una jugada guanya.
    [one-wins-table] Segons la taula de finals, només una jugada guanya.
    [one-known-win] Està demostrat que una jugada guanya.
    [one-known-win-table] Segons la taula de finals, una jugada guanya.
    [one-draws] Només una jugada no perd.
    [one-draws-table] Segons la taula de finals, només una jugada no perd.
    [others-lose] Està demostrat que totes les jugades menys una perden.
    [others-lose-table] Segons la taula de finals, totes les jugades menys una perden.
}
# Es pot capturar, i cap captura no és la solució.
idea-no-capture = Podries capturar, però hi ha una jugada millor.
