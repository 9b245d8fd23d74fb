# Os personagens: quem é cada um numa frase, e o que diz cada um: numa grande captura sua, numa do adversário, e quando se
# nota o seu estilo.

kind-character = personagem
gallery-levels = Níveis
gallery-title = Personagens
gallery-textbook = Jogadores de manual
gallery-programs = Os seus programas
gallery-people = Pessoas
gallery-person = alguém ao seu lado
gallery-naive = inocente, ao acaso
gallery-fast = rápido, voraz
gallery-yours-too = o seu nível
gallery-rating = Pontuação: { $rating }.
gallery-unrated = desconhecida
gallery-expected = O seu resultado esperado: { $percent }%.
gallery-yours = A sua pontuação: { $rating }
gallery-says = { $moment }: “{ $text }”
gallery-cost = Pelo estilo, cede até { $seeds } por jogada (estimativa).
gallery-teacher = Os avisos dela são ajuda: uma partida com avisos não conta para a sua pontuação.
gallery-took = Após uma boa captura
gallery-lost = Após perder sementes
gallery-style = Quando se nota o estilo
key-invite = chamar
character-says = { $name }: “{ $text }”
character-drawn = Empate. Vamos à decisiva?
teacher-warning = “Espere: a jogada { $move } { $gift }. Não vejo uma captura que o mostre, mas a jogada custa { $cost }% de um ponto.” Enter joga mesmo assim.
teacher-missed = “Espere: a jogada { $move } { $gift }. Outra jogada captura { seeds }.” Enter joga mesmo assim.
teacher-ends = “Espere: a jogada { $move } { $gift }. Essa jogada { $ends }.” Enter joga mesmo assim.
teacher-answer-ends = “Espere: a jogada { $move } { $gift }. Eu responderia com a casa { $answer }, que { $ends }.” Enter joga mesmo assim.
teacher-threat = “Espere: a jogada { $move } { $gift }. Eu responderia com a casa { $answer } e capturaria { seeds }.” Enter joga mesmo assim.
teacher-later = “Espere: a jogada { $move } { $gift }. Prevejo { $line }, e depois a casa { $last } captura { seeds }.” Enter joga mesmo assim.
teacher-made = “Espere: a jogada { $move } { $gift }. Eu responderia com a casa { $answer }, e a casa { $with } ameaça capturar { seeds }.” Enter joga mesmo assim.

character-kossi = Um menino que acaba de aprender a jogar: leva tudo o que estiver ao alcance.
character-kossi-took = Minhas! Todas minhas!
character-kossi-lost = Ei! Essa não a vi.
character-kossi-style = Mais valem poucas agora do que muitas depois.
character-kossi-won = Ganhei! Viu? Ganhei!
character-kossi-beaten = Oh. Mais uma?

character-kofi = Sempre com pressa: joga as casas da direita antes de olhar para as outras.
character-kofi-took = Mãos lestas, depósito cheio.
character-kofi-lost = Outra vez demasiado depressa. Seguinte!
character-kofi-style = Pensar fica para amanhã.
character-kofi-won = Já está! Outra?
character-kofi-beaten = Depressa demais. Só dou por isso no fim.

character-fatou = Tem todo o tempo do mundo: semeia uma ou duas e espera até faltarem jogadas ao adversário.
character-fatou-took = Valeu a pena esperar.
character-fatou-lost = Não faz mal. O dia é longo.
character-fatou-style = Por agora, uma semente basta.
character-fatou-won = Quem espera, colhe.
character-fatou-beaten = Esperou mais do que eu.

character-bia = Cuida da sua horta em Cabo Verde: nunca deixa uma casa crescer muito mais do que as outras.
character-bia-took = Boa colheita.
character-bia-lost = As cabras entraram na minha horta.
character-bia-style = Veja como crescem por igual.
character-bia-won = Um cesto cheio. Obrigada pela partida.
character-bia-beaten = Na próxima época planto melhor.

character-ama = Guarda as sementes em casa: uma casa cresce e cresce, até dar a volta ao tabuleiro.
character-ama-took = Direto para o celeiro.
character-ama-lost = Eram as minhas economias!
character-ama-style = Casa cheia. Conte bem antes de chegar perto.
character-ama-won = Poupado, contado, ganho.
character-ama-beaten = O meu celeiro nunca esteve tão vazio.

character-efua = Arrumada e prudente: quase nunca deixa uma casa de uma ou duas sementes ao seu alcance.
character-efua-took = A porta ficou aberta.
character-efua-lost = Isto não me acontece duas vezes.
character-efua-style = Aqui não fica nada espalhado.
character-efua-won = Tudo no seu lugar.
character-efua-beaten = Afinal deixei qualquer coisa por arrumar.

character-kwasi = Um barqueiro do Suriname: ameaça alguma coisa em quase todas as jogadas.
character-kwasi-took = Eu avisei que vinha.
character-kwasi-lost = Boa resposta. Gosto disso.
character-kwasi-style = Ninguém vigia todas as casas.
character-kwasi-won = O rio leva o que quer.
character-kwasi-beaten = Segurou bem o leme.

character-adjoua = Sempre em frente: mantém as três casas da esquerda tão vazias quanto possível.
character-adjoua-took = Em frente, e mais longe ainda.
character-adjoua-lost = Ainda tenho outras jogadas.
character-adjoua-style = Tudo à frente, nada para trás.
character-adjoua-won = Sempre em frente. Está a ver?
character-adjoua-beaten = Foi mais longe do que eu.

character-desmond = Um jogador de warri de Antígua: mantém as três casas da direita tão vazias quanto possível.
character-desmond-took = Isto é warri, meu amigo.
character-desmond-lost = Bem semeado. Vi demasiado tarde.
character-desmond-style = A minha direita está vazia. O que há lá para levar?
character-desmond-won = Volte amanhã, amigo.
character-desmond-beaten = Bem semeado. Pago eu a rodada.

character-sekou = Dá para receber: prefere as jogadas que lhe permitem capturar de volta.
character-sekou-took = Quem me bate leva mais forte.
character-sekou-lost = À vontade. Eu sei o que vem depois.
character-sekou-style = Sirva-se, por favor.
character-sekou-won = Dei, tirei, ganhei.
character-sekou-beaten = Desta vez dei demais.

character-awa = Deixa despida a fila do adversário: dá-lhe tão poucas sementes quanto possível.
character-awa-took = Ainda menos do seu lado.
character-awa-lost = Bom apetite. Pode ser a última refeição.
character-awa-style = A sua fila está com cara de fome.
character-awa-won = Ainda com fome? Jogue outra.
character-awa-beaten = Comeu tudo.

character-tunde = Um jogador de ayo de Ibadan: adora semear muito longe, até dar a volta ao tabuleiro.
character-tunde-took = Estrada longa, saco cheio.
character-tunde-lost = Olhei demasiado longe.
character-tunde-style = Uma volta ao mundo, e de volta a casa.
character-tunde-won = Pelo caminho mais longo, e o primeiro a chegar.
character-tunde-beaten = Perdi-me pelo caminho.

character-kweku = Tem o nome da aranha dos contos: entre jogadas iguais, escolhe a que mais convida a errar.
character-kweku-took = A teia estava bem à vista.
character-kweku-lost = Até uma aranha leva picadas.
character-kweku-won = Todos os fios vinham dar aqui.
character-kweku-beaten = A mosca comeu a aranha.

character-yaa = A melhor jogadora da cidade: só lhe interessa a melhor jogada.
character-yaa-took = Já não havia defesa.
character-yaa-lost = Bem visto.
character-yaa-won = Aguentou mais do que a maioria.
character-yaa-beaten = Sem desculpas. Bem jogado.

character-nana = Uma avó que ensina: joga mais ou menos tão bem como o aluno, e avisa antes de uma jogada que perde.
character-nana-took = Viu o que aí vinha? Para a próxima, vai ver.
character-nana-lost = Muito bem. É assim que se joga.
character-nana-won = Veja um erro comigo, e jogamos outra vez.
character-nana-beaten = Já quase não precisa de mim.
