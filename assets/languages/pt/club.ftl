### Um clube: partidas entre pessoas por ssh e pela web.

club-title = { $club }
club-here = { $count ->
    [0] { $count } pessoas aqui
    [one] { $count } pessoa aqui
   *[other] { $count } pessoas aqui
}
club-lobby = Sala
club-you-are = O seu nome aqui: { $name }.
club-guest-no-key = O seu cliente ssh não apresentou nenhuma chave: por isso, está aqui como convidado. Para ficar com um nome, crie uma chave com ssh-keygen ou puttygen.
club-guest-key-kind-not-accepted = Este clube não aceita o seu tipo de chave. Use Ed25519, ECDSA ou RSA de 1024 a 8192 bits.
club-guest-sha1-signature = O seu cliente ssh assina com RSA e SHA-1, que já não é seguro: por isso, está aqui como convidado. Atualize-o ou use uma chave Ed25519.
club-guest-key-without-valid-signature = O seu cliente ssh apresentou uma chave mas não assinou com ela: por isso, está aqui como convidado. A frase-passe estava certa?
club-guest-disk-write-fails = O clube não consegue guardar nomes novos agora: por isso, está aqui como convidado. Volte mais tarde.
club-guest-chosen-by-visitor = Para ficar com um nome, saia e escolha um na primeira página, ou use um código ou link do anfitrião.
club-guest-code = Se a ligação cair, volte com { $ssh } e o código { $code }.
club-new = Novo desafio
club-home = Jogar, aprender e estudar a sós
club-hold = Organizar um torneio
club-hold-about = Joga quem entrar no torneio pela sala. Comece-o lá; cada ronda é emparelhada quando a anterior termina.
club-desk = Entrada, lista da turma e expulsões
club-desk-about = Aqui decide quem pode entrar. Uma lista da turma cria membros que entram com um link ou um código.
club-desk-door = Quem entra
club-desk-open = todos
club-desk-members = só membros
club-desk-closed = só anfitriões
club-desk-newcomers = Nomes novos por hora
club-desk-chat = Conversa
club-desk-on = ligada
club-desk-off = desligada
club-desk-class = Lista da turma: cole os nomes
club-desk-card = Novo link e código para
club-desk-ban = Expulsar nome ou endereço
club-desk-cards = Estes códigos só aparecem agora. Num navegador, a página para imprimir é guardada como class.html.
club-best = Pontuações
club-best-none = Ainda não há partidas pontuadas. Proponha a primeira.
club-best-about = Os melhores de cada jogo, com a incerteza da pontuação.
club-your-move = É a sua vez: { $game } contra { $name }
club-begins = Começa uma partida: { $game } contra { $name }
club-window-turn = ● é a sua vez – { $name }
club-window-challenge = ● { $name } lança um desafio
club-window-waits = { $name } está a pensar – { $club }
club-your-game = Voltar à sua partida: { $game } contra { $name }
club-watch = Assistir a { $south } – { $north }: { $game }
club-you-challenge = O seu desafio a { $name }: { $game } (Enter retira)
club-you-offer = A sua proposta: { $game } (Enter retira)
club-you-link = Link para um amigo: { $game }
club-challenges-you = { $name } lança um desafio: { $game }
club-offers = { $name } propõe { $game }
club-person = { $name } · { $does }
club-plays = joga
club-watches = assiste
club-idle = ausente há { $minutes } min
club-free = livre
club-load = Há muita gente no clube: as máquinas pensam menos tempo.
club-sent = Enviado. A partida começa quando alguém aceitar.
club-refused-club-busy = O clube está muito ocupado. Tente de novo daqui a pouco.
club-stalled = O clube não consegue gravar no disco. Os relógios ficam parados até conseguir; as suas partidas estão guardadas.
club-stalled-host = O clube não consegue gravar no disco: { $error }. Liberte espaço na pasta de dados; depois continua sozinho.
club-pace-free = sem relógio
club-pace-days = { $days ->
    [one] { $days } dia por jogada
   *[other] { $days } dias por jogada
}
club-rated = pontuada
club-casual = amistosa
club-rated-about = Muda as duas pontuações se houver pelo menos { $moves } jogadas. As mesmas duas pessoas podem jogar { $games } partidas pontuadas em 24 horas.
club-casual-about = Não muda as pontuações.
club-unrated-limit = Depois de { $games } partidas pontuadas em 24 horas, as seguintes entre as mesmas duas pessoas são amistosas.
club-form = Desafio
club-form-to = Para { $name }
club-form-to-all = Para todos: joga quem aceitar primeiro.
club-form-to-friend = Para o amigo a quem enviar o link.
club-form-game = Jogo
club-form-time = Tempo
club-form-begins = Quem começa
club-form-rated = Partida
club-form-delay = Público vê
club-form-for = Para
club-form-for-all = quem está aqui
club-form-for-friend = um amigo, por link
club-form-send = Enviar o desafio
club-form-link = Criar o link
club-form-title = Título
club-form-format = Sistema
club-form-plan = Anunciar o torneio
club-link-about = Envie este endereço ao seu amigo. Quem o abrir primeiro joga consigo, sem conta. Serve uma vez, durante 24 horas.
club-link-members = Envie este endereço ao seu amigo. O primeiro membro do clube que o abrir joga consigo. Serve uma vez, durante 24 horas.
club-link-ssh = Por ssh, o seu amigo cola-o na sala, ou vem com ssh -t e as palavras “join { $code }” no fim.
club-begins-drawn = por sorteio
club-begins-you = eu
club-begins-other = o adversário
club-delay = { $moves ->
    [0] cada jogada em direto
    [one] com { $moves } jogada de atraso
   *[other] com { $moves } jogadas de atraso
}
club-refused-no-longer-exists = Já não existe: foi retirado, outra pessoa aceitou, ou acabou.
club-refused-no-challenge-with-link = Este link já não funciona: foi usado, retirado ou expirou.
club-refused-own-challenge = É o seu próprio nome.
club-refused-same-challenge-open = Já enviou este desafio. Continua em aberto.
club-refused-too-many-challenges-or-games = Chegou ao limite de desafios e partidas do clube. Termine algum primeiro.
club-refused-nobody-with-name = Ninguém com esse nome passou por aqui.
club-refused-not-for-guests = Os convidados jogam partidas amistosas, com ou sem relógio. Para as outras, venha com uma chave ou um link.
club-refused-too-much-chat = Mais devagar.
club-refused-not-possible-now = Agora não.
club-refused-opponent-away = Uma partida com relógio precisa dos dois jogadores aqui.
club-refused-too-few-players = Antes, pelo menos dois jogadores têm de entrar.
club-refused-disk-write-fails = O clube não consegue gravar no disco agora, por isso nada foi feito. Tente de novo daqui a pouco.
club-refused-chat-switched-off = O anfitrião desligou a conversa.
club-refused-host-cannot-be-banned = Não se pode expulsar um anfitrião.
club-class-invalid-text = { $name }: um nome tem de 1 a 16 letras, algarismos, - ou _.
club-class-duplicate-in-list = { $name }: outro nome da lista é igual ou parecido.
club-class-taken-by-member = { $name }: um membro tem este nome ou um parecido. Escreva outro, ou crie um novo link e código.
club-class-taken-by-host = { $name }: é um anfitrião, que cria o seu link com o comando “link”.
club-watchers = { $count ->
    [0] { $count } espectadores
    [one] { $count } espectador
   *[other] { $count } espectadores
}
club-say = Dizer:
club-muted = As mensagens de { $name } foram silenciadas.
club-not-your-turn = Não é a sua vez.
club-away = { $name } está ausente há { $time }.
club-deadline = { $name } tem { $time } para esta jogada.
club-first-move = { $name } tem { $time } para a primeira jogada. Sem ela, a partida acaba sem resultado.
club-first-move-forfeit = { $name } tem { $time } para a primeira jogada. Sem ela, perde a partida.
club-aborted = { $name } não fez a primeira jogada a tempo. A partida não tem resultado.
club-hidden = { $moves ->
    [one] As jogadas aparecem com { $moves } jogada de atraso.
   *[other] As jogadas aparecem com { $moves } jogadas de atraso.
}
club-offer-end = { $name } quer terminar a partida tal como está.
club-offer-undo = { $name } quer desfazer uma jogada.
club-offer-rematch = { $name } quer a desforra, com os lados trocados.
club-agree = { $key } aceita.
club-tournament = Torneio
club-round-robin = todos contra todos
club-swiss = { $rounds ->
    [one] suíço, { $rounds } ronda
   *[other] suíço, { $rounds } rondas
}
club-tournament-open = { $name }: { $format } · inscritos: { $people }
club-tournament-joined = { $name }: { $format } · inscritos: { $people }, consigo
club-tournament-on = { $name }: { $format } · ronda { $round }
club-tournament-over = { $name }: { $format } · terminado
club-tournament-waits = { $name }: { $format } · ronda { $round } terminada
club-tournament-canceled = { $name }: { $format } · cancelado
club-tab-standings = Classificação
club-tab-pairings = Emparelhamentos
club-tab-cross = Tabela cruzada
club-tab-add = Acrescentar um jogador
club-tab-export = Exportar
club-state-open = O torneio ainda não começou. Inscritos: { $people }.
club-state-on = Ronda { $round } de { $rounds }. Partidas por acabar: { $games }.
club-state-ready = Ronda { $round } de { $rounds } terminada. Prontos para a seguinte: { $ready } de { $active }.
club-state-host = Ronda { $round } de { $rounds } terminada. O organizador começa a seguinte.
club-state-over = O torneio acabou.
club-state-canceled = O torneio foi cancelado.
club-next-at-once = logo a seguir
club-next-ready = quando todos estiverem prontos
club-next-host = quando o organizador quiser
club-part-none = Já começou. O organizador pode acrescentá-lo.
club-part-join = Entrar no torneio
club-part-leave = Sair do torneio
club-part-return = Voltar: jogar a partir da próxima ronda
club-part-ready = Já posso começar a próxima ronda
club-part-withdraw = Desistir do torneio
club-part-begin = Começar o torneio
club-part-next = Começar a próxima ronda
club-part-change = Mudar o torneio
club-part-cancel = Cancelar o torneio
club-part-delete = Apagar o torneio
club-part-terms = { $game }. Cada jogador tem { $minutes } min para a primeira jogada; senão, perde a partida. Ronda seguinte: { $next }.
club-ask-withdraw = Desistir? A partida em curso fica perdida.
club-ask-cancel = Cancelar o torneio? Não haverá mais rondas.
club-ask-delete = Apagar o torneio de vez? As partidas ficam guardadas.
club-head-player = Jogador
club-head-points = Pontos
# Heads of narrow columns: the tie-break (at most 5 characters), the number of games (at most 6).
club-head-tie = Des.
club-head-games = Part.
club-head-result = Resultado
club-head-round = Ronda
club-withdrawn = desistiu
club-ready = pronto
club-round = Ronda { $round }
# Instead of a result: the player has no opponent in this round.
club-sits-out = folga
club-cross-about = 12+ é vitória contra o 12.º, = empate, - sem pontos; b folgou.
club-export-page = Todas as tabelas, para imprimir
club-export-games = Todas as partidas
club-export = Num navegador, Enter guarda o ficheiro. Por ssh, escreva: { $ssh } tournament export { $number } { $part } > { $file }
club-add-none = Todas as pessoas presentes já jogam.
club-add-about = Quem chega tarde tem 0 pontos nas rondas perdidas.
club-player-about = Enter corrige logo um resultado. As pontuações ficam como estão.
club-player-return = Deixar o jogador voltar
club-player-withdraw = Retirar o jogador
club-player-forfeit = Dar a partida em curso por perdida
club-form-first-move = Primeira jogada em
club-form-next = Ronda seguinte
club-form-change = Guardar as mudanças
club-minutes = { $minutes } min
club-refused-invalid-title = Um título tem 1 a 40 caracteres e começa por uma letra ou um algarismo.
club-refused-invalid-round-count = Um torneio tem 1 a 30 rondas.
club-refused-fixed-after-begin = Depois de o torneio começar, o jogo, o relógio e o sistema não mudam. O número de rondas pode mudar, mas as rondas emparelhadas ficam.
club-refused-tournament-begun = O torneio já começou. Peça ao organizador que acrescente o seu nome.
club-refused-too-many-players-or-tournaments = Não há lugar: um torneio tem até 128 jogadores e um clube até 20 torneios abertos.
club-refused-round-unfinished = A ronda ainda não acabou.
club-refused-not-in-tournament = Este jogador não está no torneio.
club-refused-no-unfinished-game = Este jogador não tem nenhuma partida em curso no torneio.
club-refused-no-result-in-round = Esta ronda não tem resultado para corrigir. Uma partida em curso pode ser dada por perdida.
club-refused-tournament-not-canceled = Cancele primeiro o torneio e apague-o depois.
club-no-files = o clube não escreve ficheiros; para ter as suas partidas: ssh host games NOME
club-bye-visitor-left = Até breve.
club-bye-idle = Nenhuma tecla há muito tempo. Até breve; as suas partidas ficam guardadas.
club-bye-closing = O clube vai fechar. As suas partidas ficam guardadas.
club-bye-banned = Este clube não aceita a sua entrada.
club-bye-name-taken = Esse nome é de outra pessoa. Volte com outro: ssh NOME@host
club-bye-private-club = Este clube é privado. Peça ao anfitrião que acrescente a sua chave.
club-bye-closed-by-host = O clube está fechado neste momento. Volte mais tarde.
club-bye-members-only = Neste momento só entram membros. Use o seu nome com a chave, o link ou o código.
club-bye-member-deleted = O anfitrião apagou este nome.
club-bye-wrong-code = Nenhum membro tem este código. Confira cada letra, ou peça um novo ao anfitrião.
club-bye-too-many-wrong-codes = Daqui vieram demasiados códigos errados. Tente daqui a uma hora, ou use um link.
club-bye-too-many-visits = Já há demasiadas sessões abertas em seu nome.
club-bye-invalid-name = Esse nome não serve: use de 1 a 16 letras, algarismos, - ou _. Volte com outro: ssh NOME@host
club-bye-no-such-ssh-feature = O clube só oferece um terminal e alguns comandos: ssh NOME@host help
# Uma sessão linha a linha, sem ecrã inteiro.
club-line-hint = Escreva um número ou um comando e prima Enter. ? explica mais.
club-line-commands = Comandos: { $commands }
club-line-turn = É a sua vez.
club-line-away = { $name } ausentou-se.
club-line-back = { $name } voltou.
club-line-gone = Já não está: { $row }
club-line-type = Escreva o texto. Uma linha vazia deixa-o como está.
club-line-unknown = “{ $text }” não é um comando aqui. ? mostra os comandos.
club-line-no-row = Agora não há linha { $number }. Enter lê as linhas outra vez.
club-line-help =
    Um número: escolher essa linha. Se a linha tem um valor, passa ao seguinte; com “-” depois do número, ao anterior.
    De A a F, ou de 1 a 6: jogar essa casa. Nos fósforos, quantos tirar.
    tabuleiro: ler a posição. jogadas: ler as jogadas. relógio: ler o tempo que resta.
    A tecla ou o nome de um comando: executá-lo. Basta o começo do nome. A tecla das mensagens, um espaço e um texto: dizer esse texto. Uma tecla, um espaço e o número de uma linha: executar o comando nessa linha.
    Só Enter: continuar, ou ler o ecrã outra vez. sair: deixar o clube.
club-full = O clube está cheio. Tente de novo daqui a alguns minutos.
club-full-address = Há demasiadas ligações a partir do seu endereço. Feche algumas, ou peça ao anfitrião do clube que permita mais.
club-bye-wrong-link = Este link já não funciona. Peça um novo ao anfitrião do clube.
club-web-private = Este clube é privado. Peça um link ao anfitrião.
club-web-name = Esse nome não serve aqui: 1 a 16 letras, algarismos, - ou _. Escolha outro.
club-web-taken = Esse nome é de outra pessoa. Escolha outro, ou entre com o seu próprio link.
club-bye-too-many-new-names = Já foram escolhidos demasiados nomes neste endereço. Tente daqui a uma hora, ou jogue como convidado.
club-bye-disk-write-fails = O clube não consegue guardar nomes novos agora. Jogue como convidado, ou tente mais tarde.
club-bye-try-later = O clube não pode receber mais ninguém agora. Tente daqui a pouco.
page-about = Jogue awalé com amigos, aqui no seu navegador. Escolha um nome para guardar partidas e pontuações, ou entre como convidado.
page-name = Nome
page-take = Ficar com este nome
page-code = Código do professor ou do clube
page-enter = Entrar
page-guest = Jogar como convidado
page-script = Esta página precisa de JavaScript.
page-again = Entrar de novo
page-keys = Teclas
page-keyboard = Teclado
page-sound = Som
page-notify = Avisar-me
page-clocks = Ler os relógios
page-no-clocks = Não há relógio.
page-away = NAME ausentou-se.
page-back = NAME voltou.
page-lost = Ligação perdida. Nova tentativa…
page-games = As minhas partidas
page-link = O meu link
page-link-about = Este link secreto permite voltar. Guarde-o e não o mostre a ninguém: quem o tem joga em seu nome.
page-own = Este computador é meu: deixar-me entrar da próxima vez
page-copy = Copiar
page-close = Fechar
page-twice = Jogar com dois toques
page-cells = Como num terminal
key-challenge-player = desafiar
key-decline-challenge = recusar
key-rematch = desforra
key-refuse-offer = recusar
key-accept-offer = aceitar
key-withdraw-challenge = retirar
key-send-chat-message = dizer
key-offer-to-end-game = propor o fim
key-resign = desistir
key-hand-over-board = ceder
key-mute-player = silenciar
key-announce-tournament = anunciar
help-club = Partida num clube
help-club-again = desforra com os lados trocados
help-club-refuse = recusar o que o outro jogador propõe
help-club-say = dizer algo
help-club-hand = após a partida: ceder o tabuleiro comum
help-club-mute = silenciar quem falou por último
