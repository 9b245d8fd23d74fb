### El curs per jugar bé: capítols, posicions explicades, tasques dels exercicis.

course-strategy = Jugar bé
strategy-title = Jugar bé
strategy-about = Cada capítol explica una idea en tres posicions i proposa uns exercicis. Val tota jugada tan bona com la millor. Els exercicis resolts a la primera donen més estrelles.
strategy-none-stores = Aquest joc no té capítols. Les posicions venen de partides en què no se sembra als graners. Aquí cada graner també rep una llavor: les sembres acaben en un altre lloc, i les explicacions serien falses. Els capítols d'oware mostren les idees; la pràctica de sembra segueix les regles d'aquest joc.
strategy-none-own = No hi ha capítols per a les teves pròpies regles: només s'han comprovat amb les variants incloses. La pràctica de sembra segueix les teves regles.
strategy-stars = { $stars } de { $total } estrelles
strategy-place = Posició { $number } de { $total }
strategy-exercise = Exercici { $number } de { $total }
# Darrere d'un signe per a cada exercici.
strategy-exercises-done = { $done } de { $total } resolts
strategy-show = Mira el tauler i prem Retorn: es fa la jugada.
strategy-next = Retorn: continua.
strategy-right-only = Correcte: el forat { $move } és aquí l'única jugada bona; està demostrat.
strategy-right-alone = Correcte: segons l'estimació, el forat { $move } és la millor jugada aquí.
strategy-right-best = Correcte: la millor jugada és { $move }.
strategy-right-too = Correcte: la jugada { $move } és tan bona com la millor, fins on hi veu el motor.
strategy-also = També valen: { $moves }.
strategy-does = La jugada { $move } { $why }.
strategy-wrong = La jugada { $move } { $gift }.
# Dos nombres de llavors. La jugada equivocada captura menys que la millor.
strategy-takes = El forat { $move } en captura { $taken }; el { $best } en captura { $most }.
strategy-answer = Nord respon amb el forat { $move }.
strategy-answer-does = El forat { $move } de Nord { $why }.
strategy-hint-does = Busca la jugada que { $why }.
strategy-hint-quiet = Busca una jugada tranquil·la: la bona no captura res de moment.
strategy-hint-move = Prova { $move }.
strategy-done = Aquest era el capítol «{ $chapter }».
strategy-count = Resolts a la primera: { $clean } de { $total }.
strategy-count-help = Resolts amb ajuda: { $helped }.
strategy-stars-how = Tres estrelles: tots a la primera. Dues: la majoria. Una: tots resolts.
strategy-play = Derrota { $player }
strategy-beaten = Torna a derrotar { $player } (fet)
strategy-go-on = Capítol següent: { $chapter }
strategy-again = Repeteix els exercicis
strategy-to-list = Torna als capítols
course-lead-on = Final de les regles. Retorn: ves a «Jugar bé».

key-choose-chapter = capítol
key-show-explained-move = mostra

## L'abast d'un forat

strategy-reach = L'abast d'un forat
strategy-reach-task = Troba la millor captura. Compta cada forat teu un cop: cada llavor avança un forat.
strategy-reach-1 = Cada llavor avança un forat: les quatre de *C* arriben a *D*, *E*, *F* i al forat *a*. Allà n'hi ha dues: amb l'última, tres. No comptis llavor per llavor: quatre llocs després de *C* hi ha el forat *a*.
strategy-reach-2 = Sis llavors acaben sempre al forat de la mateixa lletra: *C* arriba a *c*. Amb cinc és l'anterior; amb set, el següent. Així llegeixes gairebé tots els forats d'un cop d'ull.
strategy-reach-3 = Comença per l'altra banda: quin forat vols tocar? El forat *e* té una llavor i és deu llocs després de *A*, i *A* té deu llavors. Amb ell cauen també *d* i *c*.

## Amenaces

strategy-threats = Amenaça i doble amenaça
strategy-threats-task = Ara no hi ha res per capturar. Crea una amenaça que valgui la pena.
strategy-threats-1 = No hi ha res per capturar. *D* dona a *E* la segona llavor i al forat *a* la primera: ara *E* hi arriba i el deixaria amb dues. Una jugada tranquil·la ha creat una amenaça.
strategy-threats-2 = Les llavors soles són blancs. *C* en posa una a cada forat de Nord, i després *E* i *F* acaben entre elles: *E* capturaria als forats *b* i *a*; *F*, en *d*, *c*, *b* i *a*.
strategy-threats-3 = Una doble amenaça: *C* omple *D*, *E* i *F*. Després, *E* capturaria en *c* i *F* al forat *a*. Nord té una sola jugada contra dues amenaces.

## Defenses

strategy-defence = Cinc defenses
strategy-defence-task = Nord amenaça les teves llavors. Troba la defensa.
strategy-defence-1 = Primera defensa: marxar. Amb l'última llavor, el forat *f* de Nord deixaria *B* amb tres i les capturaria. *B* se'n va, i ja no hi ha res per capturar.
strategy-defence-2 = Segona defensa: omplir el forat. Tant *d* com *e* acaben en *C* i el deixarien amb tres. *A* posa una altra llavor en *C*: ara serien quatre, i quatre estan segures.
strategy-defence-3 = Tercera defensa: espatllar el compte. El forat *c* acabaria en *B* i capturaria en *B* i *A*. *F* arriba fins a *d* i de passada deixa una llavor en *c*: ara *c* va massa lluny. La quarta és capturar l'atacant; la cinquena, deixar-li només una captura de tot el que tens, que no dona res.

## El forat gran

strategy-big-pit = El forat gran
strategy-big-pit-task = Un dels teus forats fa la volta completa. És el seu moment?
strategy-big-pit-1 = Dotze llavors fan la volta i se salten el seu propi forat: tots els altres en reben una, i *C*, on cau l'última de *B*, dues. *A*, que estava amenaçat pel forat *e*, ara té tres llavors.
strategy-big-pit-2 = Amb més de dotze, els primers forats de Nord reben dues llavors. *F* en té catorze: les soles dels forats *a*, *b* i *c* passen a ser tres, i es capturen les nou. Llavors soles i forats buits a l'altra banda: això és el que espera un forat gran.
strategy-big-pit-3 = *E* té disset llavors. En dues voltes en dona dues a cada forat de *a* fins a *e*, i acaba en *e*: cinc forats en una cadena, dotze llavors. Al forat *f* n'hi queda una: per això no és un gran slam.

## Capturar o esperar

strategy-patience = Quan capturar i quan esperar
strategy-patience-task = Hi ha alguna cosa per capturar. Ara mateix, o hi ha res millor?
strategy-patience-1 = *F* podria capturar ja sis llavors, però aleshores el forat *f* de Nord en capturaria vuit en *C*, *B* i *A*. Abans juga *B*: Nord no té res per capturar, i les sis continuen amenaçades.
strategy-patience-2 = *F* podria capturar dues llavors al forat *a*. Aleshores el forat *e* de Nord en capturaria quatre en *B* i *A*. Mou abans la llavor sola de *B*; *F* encara amenaça.
strategy-patience-3 = Aquí convé capturar de seguida. Juguis el que juguis, el forat *f* de Nord captura en *A*: endú-te les dues llavors de *b* mentre hi són.

## El costat dret

strategy-right-side = Buidar el costat dret
strategy-right-side-task = No hi ha pressa. Mira primer el teu costat dret: *E* i *F*.
strategy-right-side-1 = Unes poques llavors en *F* es poden donar sense perill: van als forats *a* i *b*, i res teu no es pot capturar. Al forat *b* ara li sobra una llavor per tocar *A*. *C*, ben ple, es queda a casa.
strategy-right-side-2 = *E* avança a *F*. Ara *F* acaba en *b* i amenaça dues llavors, i Nord no pot capturar res. *D*, el gran, espera fins que valgui la pena.
strategy-right-side-3 = *E* sembra en *F* i al forat *a*. Després no hi ha res per capturar al teu costat. Els forats petits de la dreta són jugades que costen poc; els grans es guarden.

## Temps i menjar

strategy-tempo = Guanyar temps i donar menjar
strategy-tempo-task = A un bàndol li falten jugades. Troba la jugada que ho aprofita.
strategy-tempo-1 = Nord no té llavors: li has de donar menjar. *F* en dona una de sola, al forat *a*: és l'àpat més petit possible, i els altres forats conserven les seves.
strategy-tempo-2 = Nord només pot jugar *f*, que té dues llavors i acaba en *B*. *B* s'aparta: Nord les ha de cedir totes dues i no captura res.
strategy-tempo-3 = A Nord li queda un sol forat amb llavors. Compta les jugades que no li donen res: *C* posa les dues seves a la teva fila. *E* i *F* guarden les seves per a després.

## El final

strategy-endgame = Poques llavors
strategy-endgame-task = Queden poques llavors. Compta fins al final.
strategy-endgame-1 = Amb vuit llavors al tauler, tres són moltes: *E* les captura en *c*. A Nord li queden dues llavors soles.
strategy-endgame-2 = El forat *e* de Nord arriba a *B*. Una llavor sola s'hi perdria, o sigui que *A* no s'ha de moure. *D* fa una jugada d'espera, i *E* i *F* conserven el camí a l'altra banda.
strategy-endgame-3 = Guanyes per 23 a 16. Ara, la seguretat primer: el forat *f* en capturaria dues en *B*. *B* avança a *C*, on no acaba cap forat de Nord.

## L'obertura

strategy-opening = Les deu primeres jugades
strategy-opening-task = Una posició de les deu primeres jugades d'una partida. Troba una bona jugada.
strategy-opening-1 = Les primeres captures són petites, però compten. Set llavors arriben un lloc més enllà del forat de la mateixa lletra: *E* arriba a *f*, on hi ha dues llavors.
strategy-opening-2 = Hi ha dues captures possibles. *B* en captura dues en *c*; *C* arriba un lloc més lluny i en captura quatre en *d* i *c*. Busca el segon forat d'una cadena abans de jugar.
strategy-opening-3 = El forat *f* té dues llavors i acaba en *B*, buit: jugar *A* hi posaria una llavor sola, a punt de caure. *C* en captura dues en *c* i deixa *B* buit.
