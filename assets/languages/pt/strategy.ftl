### O curso de jogar bem: capítulos, posições explicadas, tarefas dos exercícios.

course-strategy = Jogar bem
strategy-title = Jogar bem
strategy-about = Cada capítulo explica uma ideia em três posições e propõe alguns exercícios. Vale qualquer jogada tão boa como a melhor. Um exercício resolvido à primeira dá mais estrelas.
strategy-none-stores = Este jogo não tem capítulos. As posições deles vêm de jogos cujos depósitos não são semeados. Aqui cada depósito também recebe uma semente: a última semente cai noutro lugar, e as explicações estariam erradas. Os capítulos de oware mostram as ideias; o treino de contagem segue as regras deste jogo.
strategy-none-own = Não há capítulos para regras próprias: eles só foram verificados com as variantes do programa. O treino de contagem segue as suas regras.
strategy-stars = { $stars } de { $total } estrelas
strategy-place = Posição { $number } de { $total }
strategy-exercise = Exercício { $number } de { $total }
strategy-exercises-done = { $done } de { $total } resolvidos
strategy-show = Olhe para o tabuleiro e prima Enter: a jogada é feita.
strategy-next = Enter: seguir para a próxima.
strategy-right-only = Certo: { $move } é a única boa jogada aqui; está provado.
strategy-right-alone = Certo: segundo a estimativa, { $move } é a melhor jogada aqui.
strategy-right-best = Certo: { $move } é a melhor jogada.
strategy-right-too = Certo: { $move } é tão boa como a melhor, até onde o motor vê.
strategy-also = Também valem: { $moves }.
strategy-does = A jogada { $move } { $why }.
strategy-wrong = A jogada { $move } { $gift }.
strategy-takes = A casa { $move } captura { $taken }; a casa { $best } captura { $most }.
strategy-answer = Norte responde com a casa { $move }.
strategy-answer-does = Norte responde: { $move } { $why }.
strategy-hint-does = Procure a jogada que { $why }.
strategy-hint-quiet = Procure uma jogada tranquila: a certa ainda não captura nada.
strategy-hint-move = Experimente { $move }.
strategy-done = Era o capítulo “{ $chapter }”.
strategy-count = Resolvidos à primeira: { $clean } de { $total }.
strategy-count-help = Resolvidos com ajuda: { $helped }.
strategy-stars-how = Três estrelas: todos à primeira. Duas: a maioria. Uma: todos resolvidos.
strategy-play = Vencer { $player }
strategy-beaten = Vencer { $player } de novo (feito)
strategy-go-on = Próximo capítulo: { $chapter }
strategy-again = Repetir os exercícios
strategy-to-list = Voltar aos capítulos
course-lead-on = Fim das regras. Enter: seguir para “Jogar bem”.
key-choose-chapter = capítulo
key-show-explained-move = mostrar

## O alcance de uma casa
strategy-reach = O alcance de uma casa
strategy-reach-task = Encontre a melhor captura. Conte cada casa sua uma vez: cada semente avança uma casa.
strategy-reach-1 = Cada semente avança uma casa: as quatro de *C* chegam a *D*, *E*, *F* e à casa *a*. Ali há duas, por isso com a última são três. Não conte semente por semente: quatro lugares depois de *C* está a casa *a*.
strategy-reach-2 = Seis sementes caem sempre na casa da mesma letra: *C* chega a *c*. Com cinco é a anterior; com sete, a seguinte. Assim se leem quase todas as casas de relance.
strategy-reach-3 = Comece pelo outro lado: que casa quer atingir? A casa *e* tem uma semente e fica dez lugares depois de *A*, e *A* tem dez sementes. Com ela caem também as casas *d* e *c*.

## Ameaças
strategy-threats = Ameaça e ameaça dupla
strategy-threats-task = Agora não há nada para capturar. Crie uma ameaça que renda.
strategy-threats-1 = Não há nada para capturar. *D* dá a *E* a segunda semente e à casa *a* a primeira: agora *E* chega lá e deixaria a casa com duas. Uma jogada tranquila criou uma ameaça.
strategy-threats-2 = Sementes isoladas são alvos. *C* põe uma em cada casa de Norte, e depois *E* e *F* acabam entre elas: *E* capturaria nas casas *b* e *a*; *F*, em *d*, *c*, *b* e *a*.
strategy-threats-3 = Uma ameaça dupla: *C* enche *D*, *E* e *F*. Depois, *E* capturaria em *c* e *F* na casa *a*. Norte tem uma só jogada contra duas ameaças.

## Defesas
strategy-defence = Cinco defesas
strategy-defence-task = Norte ameaça as suas sementes. Encontre a defesa.
strategy-defence-1 = Primeira defesa: sair. Com a última semente, a casa *f* de Norte deixaria *B* com três e capturá-las-ia. *B* sai, e já não há nada para capturar.
strategy-defence-2 = Segunda defesa: encher a casa. As casas *d* e *e* de Norte acabam ambas em *C* e deixá-la-iam com três. *A* põe mais uma semente em *C*: agora seriam quatro, e quatro estão a salvo.
strategy-defence-3 = Terceira defesa: estragar a conta. A casa *c* acabaria em *B* e capturaria em *B* e *A*. *F* chega à casa *d* e, ao passar, deixa uma semente em *c*: agora *c* vai demasiado longe. A quarta é capturar o atacante; a quinta, deixar-lhe só uma captura de tudo, que não rende nada.

## A casa grande
strategy-big-pit = A casa grande
strategy-big-pit-task = Uma das suas casas dá a volta completa. É este o momento?
strategy-big-pit-1 = Doze sementes dão a volta e saltam a própria casa: todas as outras recebem uma, e *C*, onde cai a última de *B*, duas. *A*, que estava ameaçada pela casa *e*, tem agora três sementes.
strategy-big-pit-2 = Com mais de doze, as primeiras casas de Norte recebem duas sementes. *F* tem catorze: as isoladas das casas *a*, *b* e *c* passam a três, e as nove são capturadas. Sementes isoladas e casas vazias do outro lado: é disso que uma casa grande está à espera.
strategy-big-pit-3 = *E* tem 17 sementes. Em duas voltas dá duas a cada casa da *a* à *e*, e acaba na casa *e*: cinco casas numa cadeia, doze sementes. Sobra uma em *f*: por isso não é um grand slam.

## Capturar ou esperar
strategy-patience = Quando capturar e quando esperar
strategy-patience-task = Há algo para capturar. Agora mesmo, ou há coisa melhor?
strategy-patience-1 = *F* poderia capturar já seis sementes, mas então a casa *f* de Norte capturaria oito em *C*, *B* e *A*. Antes joga *B*: Norte não tem nada para capturar, e as seis continuam ameaçadas.
strategy-patience-2 = *F* poderia capturar duas sementes na casa *a*. Então a casa *e* de Norte capturaria quatro em *B* e *A*. Mova antes a semente isolada de *B*; *F* continua a ameaçar.
strategy-patience-3 = Aqui convém capturar já. Jogue o que jogar, a casa *f* de Norte captura em *A*; leve as duas sementes de *b* enquanto estão lá.

## O lado direito
strategy-right-side = Esvaziar o lado direito
strategy-right-side-task = Nada é urgente. Olhe primeiro para o seu lado direito: *E* e *F*.
strategy-right-side-1 = Poucas sementes em *F* dão-se sem dano: vão para as casas *a* e *b*, e nada do seu lado pode ser capturado. A casa *b* tem agora uma semente a mais para atingir *A*. *C*, bem cheia, fica em casa.
strategy-right-side-2 = *E* avança para *F*. Agora *F* acaba em *b* e ameaça duas sementes, e Norte não pode capturar nada. *D*, a grande, espera até render.
strategy-right-side-3 = *E* semeia em *F* e na casa *a*. Depois, nada do seu lado pode ser capturado. As casas pequenas da direita são jogadas que custam pouco; as grandes guardam-se.

## Tempo e comida
strategy-tempo = Ganhar tempo e dar de comer
strategy-tempo-task = Um dos lados tem poucas jogadas. Encontre como aproveitar.
strategy-tempo-1 = Norte não tem sementes: é preciso dar-lhe de comer. *F* dá uma só, à casa *a*: é a menor refeição possível, e as outras casas guardam as suas.
strategy-tempo-2 = Norte só pode jogar *f*, cujas duas sementes acabam em *B*. *B* afasta-se: Norte tem de entregar as duas e não captura nada.
strategy-tempo-3 = A Norte resta uma só casa com sementes. Conte as jogadas que não lhe dão nada: *C* põe as duas sementes na sua própria fila. *E* e *F* guardam as suas para depois.

## O final
strategy-endgame = Poucas sementes
strategy-endgame-task = Restam poucas sementes. Calcule até ao fim.
strategy-endgame-1 = Com oito sementes no tabuleiro, três são muitas: *E* captura-as em *c*. A Norte restam duas sementes isoladas.
strategy-endgame-2 = A casa *e* de Norte alcança *B*. Uma semente isolada ali seria capturada: *A* não deve sair. *D* faz uma jogada de espera; *E* e *F* mantêm o caminho para o outro lado.
strategy-endgame-3 = 23 a 16 a seu favor. Segurança acima de tudo: a casa *f* capturaria duas em *B*. *B* avança para *C*, onde não acaba nenhuma casa de Norte.

## A abertura
strategy-opening = As dez primeiras jogadas
strategy-opening-task = Uma posição das dez primeiras jogadas. Encontre uma boa jogada.
strategy-opening-1 = As primeiras capturas são pequenas, mas contam. Sete sementes vão um lugar para além da casa da mesma letra: *E* chega a *f*, onde há duas sementes.
strategy-opening-2 = Há duas capturas possíveis. *B* captura duas em *c*; *C* vai um lugar mais longe e captura quatro nas casas *d* e *c*. Procure a segunda casa de uma cadeia antes de jogar.
strategy-opening-3 = A casa *f* tem duas sementes e acaba em *B*, vazia: jogar *A* poria ali uma semente isolada, pronta para cair. *C* captura duas em *c* e deixa *B* vazia.
