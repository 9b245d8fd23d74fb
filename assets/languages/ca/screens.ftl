### Les pantalles: menú, preparació, joc, final, tauler d'anàlisi, partides desades.

## Menú

menu-continue = Continua
menu-older = { $key } en mostra { $games } més
menu-play = Juga
menu-analyse = Analitza
menu-saved-games = Partides desades
menu-rules = Regles
menu-settings = Configuració
menu-help = Ajuda
menu-quit = Surt
menu-ask = Ja has jugat a aquest joc? (Esc: omet)
# After the name was typed.
menu-ask-by-name = Hola, { $name }! Ja has jugat a aquest joc?
menu-new = És la primera vegada
menu-knows = Conec les regles
menu-my-name = Nom…
menu-name = Com et dius? (Retorn)
# Què començaria la tecla de jugar a l'acte.
menu-first = { $key ->
    [none] Primer cop? «Aprèn» comença per les regles, pas a pas.
   *[other] Primer cop? «Aprèn» comença per les regles, pas a pas. { $key } comença una partida contra { $opponent }.
}
menu-rules-done = { $key ->
    [none] Ja saps les regles: continua amb «Jugar bé», a «Aprèn», o amb una partida.
   *[other] Ja saps les regles: continua amb «Jugar bé», a «Aprèn». { $key } comença una partida.
}
menu-at-once = { $key ->
    [none] { $game }, { $players }
   *[other] { $key } comença una partida: { $game }, { $players }
}
menu-suggested = (segons els teus resultats)
# In the form of a new game, before the description of the opponent that the program proposes.
setup-suggested = Proposat per ser el més proper als teus resultats.

## Analitza

analyse-about = Un tauler per pensar: el valor de cada jugada, les millors línies, l'arbre de cerca.
analyse-last = Última partida
analyse-last-about = L'última partida acabada: els errors i què era millor.
analyse-position = Posició nova
analyse-position-about = Prepara una posició, o enganxa'n una amb { $key }, i després estudia-la o juga des d'allà.
analyse-saved-about = Obre una partida al tauler d'anàlisi, o continua des de qualsevol posició.
analyse-openings-about = Les primeres jugades segons el llibre d'obertures, amb les teves partides.
analyse-tree = Arbre de cerca
analyse-tree-about = Escriu o enganxa un arbre petit, com ((3 12 8) (2 4 6) (14 5 2)), i segueix minimax i alfa-beta pas a pas. Al tauler, la mateixa tecla mostra l'arbre de la posició.

## Preparació

setup-title = La partida
setup-game = Joc
setup-you = El teu bàndol
setup-opponent = Rival
setup-more = Més
setup-position = Posició inicial
setup-position-usual = l'habitual
setup-typed = un altre…
you-drawn = per sorteig
you-both = tots dos
you-link = amb un amic, per enllaç
you-watch = espectador
setup-start = Llumins a la pila
setup-max-take = Màxim per torn
setup-evaluation = avaluació
setup-leaf = fetes amb
setup-name = Nom
setup-no-name = (cap)
setup-first = Qui comença
setup-drawn = per sorteig
setup-direction = Sembra
setup-begin = Comença
setup-going-on = Partida nova després de { $move }
direction-counter-clockwise = antihorari
direction-clockwise = horari, emmirallat

about-human = Una persona al teu costat, al mateix teclat.
about-opponent = Retorn mostra tothom contra qui pots jugar, amb la seva puntuació.
about-you = El bàndol amb què jugues. Les teves lletres van de *A* fins a *F* si ets Sud, de *a* fins a *f* si ets Nord.
about-you-drawn = Abans de cada partida es sorteja si ets Sud o Nord.
about-you-both = Jugues amb els dos bàndols, o algú al teu costat juga amb Nord.
about-you-link = Jugues amb Sud, i el teu amic amb Nord en una altra pantalla. Després de cada jugada envies un enllaç que conté tota la partida. No cal compte ni servidor.
about-you-watch = Mires com juguen dos ordinadors.
about-more = Noms, qui comença, la posició inicial, un matx de diverses partides.
about-position = Prepara una altra posició i juga des d'allà.
about-first = Qui fa la primera jugada. Per sorteig: es decideix abans de cada partida.
about-naive = Fa qualsevol jugada legal, a l'atzar. Un bon primer rival quan acabes de llegir les regles.
about-fast = Captura tot el que pot i mai no mira més enllà. És fàcil parar-li un parany.
about-fast-matches = Pren tants llumins com pot, fins i tot l'últim. Fàcil de vèncer si saps comptar.
about-expert = Coneix el secret dels llumins i guanya sempre que pot.
about-minimax = Explora totes les línies fins a la seva profunditat. L'algorisme dels llibres: complet i lent. Cada mitja jugada tarda unes cinc vegades més que l'anterior.
about-alphabeta = Minimax sense les línies que no poden importar: la mateixa jugada en molt menys temps, i així pot anar més endins.
about-mcts = Juga des d'aquí moltes partides fins al final i prefereix les jugades que guanyen més. No necessita cap avaluació.
about-leaf = Com se simula: jugades a l'atzar; la captura més gran i, si no n'hi ha, a l'atzar; o sense jugades, amb una avaluació de la posició assolida.
about-evaluation = Com avalua el final d'una línia: per les llavors del graner; per llavors i jugades; o per llavors, forats amenaçats i forats que n'acumulen.
about-name = El nom en aquesta partida, al costat del tauler i al fitxer. El teu nom habitual és a «Configuració».
about-direction = El sentit de la sembra a la pantalla. El mirall canvia la imatge, no les lletres dels forats.

## Joc

side-of = de { $enough }
side-took = { $matches ->
    [one] { $matches } llumí agafat
   *[other] { $matches } llumins agafats
}
play-moves = Jugades
play-begins = { $who ->
    [you] { $number }: comences tu
   *[other] { $number } comença
}
play-began = { $side } ha començat.
play-move-number = jugada { $number } · { $side }
play-unrated = sense puntuar: { $views }
play-helped = sense puntuar: amb ajuda
play-rated = partida puntuada
play-lesson = sense puntuar: per aprendre
play-lesson-begins = Per aprendre, sense puntuar: Nana Esi t'avisa abans d'una mala jugada.
play-thinks = { $side } pensa
# Fins on preveu un ordinador que pensa, i qui està millor al final.
play-looks = { $plies ->
    [one] preveu { $plies } jugada
   *[other] preveu { $plies } jugades
}: { $value }
play-paused = { $key ->
    [none] En pausa. Retorn reprèn.
   *[other] En pausa. { $key } o Retorn reprenen.
}
play-pace = { $pace } s entre jugades
play-pace-none = sense pausa entre jugades, per aquest cop
play-nothing-to-undo = No hi ha res per desfer.
play-nothing-to-redo = No hi ha res per refer.
play-too-early = T'has avançat a l'última jugada: no s'ha jugat res. Retorn juga ara.
setup-how = La teva última llavor captura si deixa un forat rival amb 2 o 3.
play-no-paste = El text enganxat no és cap posició, ni jugades, ni cap partida: no ha canviat res.
key-unused = { $key } no fa res aquí. { $help } mostra les tecles.
key-unused-fixed = Aquesta tecla no fa res aquí. { $help } mostra les tecles.
key-plays-pit = La { $pit } majúscula juga el forat.
play-in-a-copy = Continues en una còpia. La partida acabada conserva el seu resultat.
play-new-opponent = El teu rival és ara { $opponent }, segons els teus resultats.
play-next-opponent = Jugues amb { $side } contra { $opponent }. { $begins ->
    [you] Comences tu.
   *[other] Comença el rival.
}
play-swapped = { $side ->
    [none] Els jugadors han canviat de bàndol.
   *[other] Ara jugues amb { $side }. Els teus forats continuen a baix i ara són { $first }-{ $last }.
}
play-not-your-turn = És el torn de l'ordinador.{ $move ->
    [none] {""}
   *[other] {" "}{ $move } el fa jugar ja.
}{ $undo ->
    [none] {""}
   *[other] {" "}{ $undo } desfà la teva jugada.
}
play-failed = { $who }: { $what }.{ $key ->
    [none] {" "}Retorn ho torna a provar.
   *[other] {" "}{ $key } ho torna a provar.
}{ $undo ->
    [none] {""}
   *[other] {" "}{ $undo } desfà la teva jugada.
}
job-no-result = cap resultat
play-quiet = { $key ->
    [none] Fa estona que no es captura res. Si una posició es repeteix, la partida s'acaba.
   *[other] Fa estona que no es captura res. Si una posició es repeteix, la partida s'acaba; { $key } proposa acabar-la ara.
}
play-plays-on = { $side } perdria si s'aturés aquí i vol continuar.
plies = { $plies ->
    [one] { $plies } mitja jugada
   *[other] { $plies } mitges jugades
}
moves = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugades
}
ask-resign = Abandones la partida?
ask-resign-won = Estàs guanyant. Abandones la partida?
ask-resign-better = Estàs millor, segons l'estimació. Abandones?
ask-agree = Acabem aquí? Cadascú es queda les llavors de la seva fila.
ask-agree-matches = Acabem aquí? Serà empat.
ask-help = «{ $what }» és una ajuda: la partida ja no comptarà per a la teva puntuació. Continues?
ask-delete = Esborres aquesta partida per sempre?
ask-quit-unsaved = No s'han pogut desar les últimes jugades. Surts igualment?
ask-leave-clocks = Surts? Els rellotges s'aturen i la partida no compta per a la teva puntuació.
# Cadascuna amb les tecles que donen aquesta resposta.
ask-yes = [S]í
ask-no = [N]o
# Les lletres que responen una pregunta, petites, separades per espais.
confirm-yes-keys = s y
confirm-no-keys = n

## Final

over-title = Fi de partida
over-won = Has guanyat per { $own } a { $other }.
over-lost = Has perdut per { $own } a { $other }.
over-drawn = Empat, { $own } a { $other }.
over-you-won = Has guanyat.
over-you-lost = Has perdut.
over-resigned = Has abandonat.
over-resigned-won = Has abandonat una posició guanyada.
over-resigned-better = Has abandonat una posició millor, segons l'estimació.
over-agreed-won = Tenies la posició guanyada.
over-agreed-better = La teva posició era millor, segons l'estimació.
over-rating = Puntuació
over-turning-point = Moment clau
over-worst-move = La teva pitjor jugada
over-no-worst-move = cap
over-rematch-swapped-sides = Revenja
over-rated = { $opponent ->
    [none] Partida puntuada
   *[other] Puntuada: { $opponent }
}
over-same-sides = Mateix bàndol
over-next-opponent = { $opponent ->
    [none] Rival més fort
   *[other] Més fort: { $opponent }
}
over-easier-opponent = { $opponent ->
    [none] Rival més fàcil
   *[other] Més fàcil: { $opponent }
}
over-lesson = Una lliçó
over-try-lesson = Al principi tothom perd. Ara, una lliçó curta: { $lesson }.
over-try-easier = Al principi tothom perd. Ara, un rival més fàcil: { $opponent }.
over-board = Les jugades
over-take-back = Desfés (còpia)
over-menu = Menú
over-more = Més…

## El tauler d'anàlisi

board-start = inici
board-playing = Reproducció automàtica. Retorn l'atura.
board-unfinished = Aquesta partida encara no s'ha acabat.

## Partides desades

saved-count = { $games ->
    [one] { $games } partida
   *[other] { $games } partides
}
saved-file = { $file }, un fitxer amb { $games } partides. Retorn en fa la llista.
saved-resigned = { $side } abandona
saved-took-last = últim: { $side }
saved-filter-unfinished = inacabades
saved-filter-won = guanyades
saved-filter-lost = perdudes
saved-filter-drawn = empats
saved-found = «{ $search }»
saved-search = Cerca:
saved-none-found = No n'hi ha cap. Esc: totes.
saved-how-filter = { $key } filtra
saved-how-search = { $key } cerca
saved-none = Encara no n'hi ha cap. Cada partida es desa des de la primera jugada.
saved-damaged = malmesa
saved-new-name = Nom nou: { $name }
saved-unfinished = { $moves ->
    [one] { $moves } jugada feta
   *[other] { $moves } jugades fetes
}

## La línia de tecles

key-name-ctrl = Ctrl
key-name-delete = Supr
key-name-down = Avall
key-name-enter = Retorn
key-name-esc = Esc
key-name-home-end = Inici Fi
key-name-pages = RePàg AvPàg
key-name-space = Espai
key-name-up = Amunt
key-play-now = juga ja
key-go-back = enrere
key-begin-chosen-item = comença
key-bind-other-key = altra tecla
key-restore-default-key = tecla habitual
key-change-value = canvia
key-choose = tria
key-delete = esborra
key-finish-typing = fet
key-cancel = cancel·la
key-play-from-here = des d'aquí
key-change-game = altre joc
key-change-game-with-tab = altre joc
key-list-games = partides
key-list-keys = ajuda
key-change-line = línia
key-back-to-menu = menú
key-share = comparteix
key-show-more-choices = més
key-move-now = que jugui
key-open-chosen-item = obre
key-change-speed = ritme
key-pause = pausa
key-play = juga
key-autoplay = engega
key-quit = surt
key-rename = reanomena
key-scroll-text = text
key-step-through-moves = pas
key-step-through-rules = pas
key-turn-board = gira
key-type-name = nom
key-undo = desfés

## Al costat del menú d'una finestra ampla

today-title = Avui
today-training = T'espera un problema d'una partida. Problema d'avui: { $difficulty }.
today-open = El problema d'avui ({ $game }, { $difficulty }) t'espera.
today-missed = El problema d'avui ({ $game }) encara no està resolt: torna-hi.
today-solved = El problema d'avui ({ $game }) està resolt.
today-due = { $puzzles ->
    [one] Torna { $puzzles } problema fallat.
   *[other] Tornen { $puzzles } problemes fallats.
}
today-own = { $count ->
    [one] Torna { $count } posició de les teves partides.
   *[other] Tornen { $count } posicions de les teves partides.
}
today-openings = { $count ->
    [one] Torna { $count } posició de les teves obertures.
   *[other] Tornen { $count } posicions de les teves obertures.
}
# Darrere de fins on ha arribat la creació de les taules de finals. Una estimació.
today-lesson = Pròxima lliçó: { $lesson }
today-lessons-done = Lliçons i capítols, tots fets.
today-rating = La teva puntuació: { $rating }
today-no-rating = La puntuació comença amb partides sense ajuda, contra qualsevol menys Nana Esi.

## Problemes tècnics

small-needs = La finestra és massa petita: cal { $size }.
small-has = Fa { $size }.
error-save-failed = Sense desar; la pròxima jugada ho torna a provar: { $what }
# Una altra partida que la de la pantalla.
error-save-failed-other = La partida { $game } no s'ha desat: { $what }
error-open-failed = No s'ha pogut obrir: { $what }
error-change-failed = No s'ha pogut canviar: { $what }

## Els jugadors en una paraula

kind-human = humà
kind-naive = ingenu
kind-fast = ràpid
kind-expert = expert
kind-minimax = minimax
kind-alphabeta = alfa-beta
kind-mcts = Monte Carlo
kind-engine = motor
about-engine = El jugador més fort del programa, en deu nivells: un nen pot guanyar el nivell 1; el nivell 10 juga tan bé com sap.

## Què veu l'ordinador

value-guess = { $side } amb prop de { $seeds } d'avantatge
value-even = gairebé igualat
value-table = taula de finals: guanya { $side } per { seeds }
value-table-limit = taula de finals: guanya { $side } per { seeds } o més
value-table-draw = taula de finals: empat
value-proven-win = exacte: guanya { $side }
value-won = guanya
value-drawn = empata
value-lost = perd
value-proven-draw = exacte: empat
error-folder-locked = Un altre programa fa servir { $what }. Les partides es desen sense esperar-lo; les taules de finals esperen que acabi.
error-disk-not-responding = El disc no respon, i el teu últim canvi encara no està desat. Torna-ho a provar d'aquí a un moment.
disk-silent = el disc no respon
leaving-waits = El disc no respon. Espera de fins a 30 segons; { key-name-ctrl }-C surt de seguida.
leaving-picture = Encara s'està creant una imatge. { key-name-ctrl }-C surt sense ella.
leaving-saved = La partida està desada; `awale` la continua.
leaving-unwritten = Potser el teu últim canvi no s'ha desat: { $what }
error-tables-failed = No s'han pogut crear les taules de finals: { $what }
error-bad-table = Una taula de finals està malmesa; la partida continua sense ella: { $what }
play-tables = Finals exactes: { $percent } % · ja pots jugar
matches-none-left = No queda cap llumí.
matches-taken = { $side }: { $matches }
