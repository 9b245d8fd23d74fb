### Partidas de outros programas, e posições montadas, copiadas e coladas.

## O que há de errado com uma partida em Oware Game Notation
record-at-column = { $file }, linha { $line }, coluna { $column }: { $problem }
record-unclosed-comment = aqui abre um comentário entre chaves que não fecha.
record-unclosed-variation = aqui abre uma variante entre parênteses que não fecha.
record-unclosed-tag = aqui abre uma etiqueta que não fecha: escreva [Nome "valor"].
record-unclosed-value = aqui abre um texto entre aspas que não fecha.
record-unexpected = “{ $text }” não tem lugar aqui. Ponha os comentários entre chaves.
record-digits = “{ $text }” pode ser uma casa ou um número de jogada. Escreva as casas com letras (A-F, a-f), ou com algarismos depois de números com ponto: 1. 6 6 2. 5 5.
record-coordinates = “{ $text }” não é uma jogada. Uma jogada é a letra da sua casa: A-F para Sul, a-f para Norte.
record-move-number = o número de jogada “{ $written }” devia ser “{ $expected }”; verifique se falta uma jogada.
record-two-tags = há duas etiquetas “{ $name }” com valores diferentes. Retire uma.
record-too-long = isto passa de { $most } caracteres.
record-too-many-bytes = isto é demasiado grande para uma partida: leem-se no máximo { $most } bytes.
record-too-many-tags = há demasiadas etiquetas: leem-se no máximo { $most }.
record-too-many-moves = há demasiadas jogadas: leem-se no máximo { $most }.
record-too-many-games = há demasiadas partidas: leem-se no máximo { $most }.
record-second-game = aqui começa uma segunda partida, mas só se espera uma.
record-no-variant = Não há nenhuma variante “{ $id }”. Variantes: { $known }.
record-no-rule = “{ $text }” não é uma regra.
record-no-result = “{ $text }” não é um resultado; os resultados são 25-19, 1-0, 0-1, 1/2-1/2 e *.
record-captured = a jogada “{ $move }” captura { $captured ->
    [one] { $captured } semente
   *[other] { $captured } sementes
}, não { $written }.
record-not-awale = só as partidas da família do awalé se escrevem em OGN; esta é uma partida de fósforos.

variations-left-out = { $count ->
    [one] { $count } variante não pode ser lida ou jogada aqui e fica de fora.
   *[other] { $count } variantes não podem ser lidas ou jogadas aqui e ficam de fora.
}
annotations-left-out = { $count ->
    [one] { $count } anotação (!?, $4) fica de fora.
   *[other] { $count } anotações (!?, $4) ficam de fora.
}
lines-left-out = { $count ->
    [one] { $count } linha não pertence a nenhuma partida e fica de fora.
   *[other] { $count } linhas não pertencem a nenhuma partida e ficam de fora.
}
long-texts-left-out = { $count ->
    [one] { $count } texto é demasiado longo; o fim fica de fora.
   *[other] { $count } textos são demasiado longos; o fim fica de fora.
}
games-not-utf-8 = isto não é UTF-8, por isso o ficheiro é lido como Windows-1252. Se os acentos estiverem errados, guarde-o em UTF-8.

## Passar de um formato a outro
game-format = “{ $file }” não termina em .toml ou .ogn; awale convert --from toml ou --from ogn lê um ficheiro com qualquer nome
convert-from = “{ $file }” não indica o formato: acrescente --from toml ou --from ogn
convert-to = “{ $file }” não indica o formato de saída: acrescente --to toml ou --to ogn
convert-exists = { $file } já existe; --force substitui-o
convert-written = { $games ->
    [one] { $games } partida escrita em { $folder }
   *[other] { $games } partidas escritas em { $folder }
}
convert-unread = { $games ->
    [one] { $games } partida não pôde ser lida
   *[other] { $games } partidas não puderam ser lidas
}
games-choose = { $file } contém { $games } partidas; escolha uma com --game NÚMERO (awale open mostra a lista)
games-no-such = { $file } não tem a partida { $number }: contém { $games ->
    [one] uma só partida
   *[other] { $games } partidas
}
games-left-out = a partida { $number } fica de fora: { $why }

## Montar uma posição
menu-position = Posição
setup-from-position = Nova partida desta posição
set-up-to-move = vez de { $side }
set-up-seeds = { $found }/{ $total } sementes
set-up-missing = { $seeds ->
    [one] Falta { $seeds } semente{ $key ->
        [none] .
       *[other] : { $key } põe-na num depósito.
    }
   *[other] Faltam { $seeds } sementes{ $key ->
        [none] .
       *[other] : { $key } põe-nas nos depósitos.
    }
}
set-up-too-many = { $seeds ->
    [one] Sobra { $seeds } semente{ $key ->
        [none] .
       *[other] : { $key } tira-a de um depósito.
    }
   *[other] Sobram { $seeds } sementes{ $key ->
        [none] .
       *[other] : { $key } tira-as dos depósitos.
    }
}
set-up-too-many-in-pits = { $seeds ->
    [one] Sobra { $seeds } semente: tire-a de uma casa.
   *[other] Sobram { $seeds } sementes: tire-as das casas.
}
set-up-refused = Isto ainda não é uma posição. { $why }
set-up-is-over = Aqui a partida já terminou. { $why }
set-up-over = Aqui não há nada para jogar. { $why }
set-up-line = Posição: { $line }
set-up-line-about = Uma posição (casas *A* a *F* e *a* a *f*, os dois depósitos, S ou N), jogadas ou uma partida em OGN.
notice-study-saved = Guardado como estudo em “Partidas guardadas”; cada alteração fica logo guardada.
notice-unfinished = A sua última partida não acabou: está em “Analisar”, “Partidas guardadas”.
notice-copied = Copiado (se o terminal permitir): { $what }

## Imagens para mostrar
picture-value = Hipóteses de vitória de { $side }: 100% é a vitória, 50% a igualdade
picture-first-look = À primeira vista: { $caption }
picture-lead = Vantagem de Sul em sementes capturadas
export-writing = A criar as imagens…
export-written = Escrito: { $file }
export-steps = passos { $first } a { $last } de { $all } no filme
export-nodes = os primeiros { $most } de { $all } nós
export-no-ply = Não há posição após { plies }: a partida tem { $moves }.
export-too-long = A partida tem { $moves } meios-lances; um GIF, uma gravação ou uma página contém no máximo { $most }. --svg desenha qualquer posição dela.
game-page-first = Ir para o início
game-page-back = Uma jogada para trás
game-page-play = Reproduzir as jogadas
game-page-next = Uma jogada para a frente
game-page-last = Ir para o fim
game-page-line = Numa linha, para uma mensagem. Cole-a no programa ou passe-a a “awale open -”.
game-page-copied = Copiado
export-again = { $key } de novo mostra o link ou uma linha, para copiar.

## Os links, e as partidas que dois amigos jogam por link

link-title = Para um amigo
link-about = Envie este texto por qualquer aplicação de mensagens. Contém a partida ou o problema inteiro; nenhum servidor o guarda.
link-no-page = Abre-se ao colá-lo no programa. Para um link que abra num navegador, preencha “{ setting-page }” nas definições.
# The whole text that a friend gets, for example in a message.
link-line = Awalé: abra o programa awale e cole nele este texto: { $link }
link-no-room = Uma janela maior mostra também um código QR.
link-friend = o seu amigo
link-play = Agora joga { $name }: envie o link ({ $copy } copia, { $show } código QR) e cole a resposta.
link-end = Envie o link, para que { $name } veja o fim: { $copy } copia-o, { $show } mostra o código QR.
link-older = Este link é mais antigo do que a sua partida, aqui apresentada.
link-contradicts = Este link não corresponde à sua partida com { $name }: difere na jogada { $number }. A sua partida fica como está. Peça o link mais recente.
link-too-long = O link tem mais de { $most } bytes.
link-part = O link está cortado ou danificado em “{ $part }”. Copie-o ou peça-o de novo.
link-game = A partida do link tem um erro: { $problem }

key-set-seed-count = sementes
key-change-side-to-move = vez
key-type-position = escrever
key-copy = copiar
key-correct-total-in-stores = acertar
key-empty-board = limpar
key-set-start-position = início

help-setting-up = Montar uma posição
help-place = escolher uma casa ou um depósito
help-seeds = pôr ali tantas sementes; mais uma, menos uma
help-rest = pôr nos depósitos as que faltam, ou tirar as que sobram
help-mover = mudar o lado que tem a vez
help-variant = outro jogo
help-notation = escrever a posição numa linha
help-copy = copiar a posição; no fim, o resultado para partilhar
help-empty = esvaziar o tabuleiro; pôr a posição inicial
help-undo-edit = desfazer uma mudança, refazer
help-play-position = preparar uma partida a partir daqui
help-study-solution = problema acabado: estudar esta posição, ver a sua árvore
help-set-up = mudar esta posição, ou estudá-la

## Partidas de outros programas na lista
saved-no-date = sem data
saved-day = { $day }/{ $month }

## Uma cópia de segurança de tudo o que um navegador guarda

backup-title = Cópia de segurança
backup-about = Uma cópia de segurança é um só ficheiro com as suas partidas, o seu progresso e as suas definições.
backup-save = Guardar uma cópia
backup-load = Carregar uma cópia
backup-take-settings = Substituir também as minhas definições
backup-kept = O navegador conserva as suas partidas até apagar os dados desta página.
backup-not-kept = O navegador pode apagar as suas partidas se faltar espaço ou após uma longa pausa. Guarde uma cópia de vez em quando.
backup-games = Partidas novas: { $new }. Já estavam aqui: { $same }. Com outro nome, porque o seu estava ocupado: { $renamed }.
backup-progress = O seu progresso reúne os dois.
backup-settings = As definições foram substituídas.
backup-no-settings = As suas próprias definições ficam.
backup-form = Este ficheiro não é uma cópia de segurança do Awalé, ou está danificado (linha { $line }, coluna { $column }).
backup-later = Uma versão mais recente do Awalé fez esta cópia. Recarregue a página e tente de novo.
backup-too-large = Este ficheiro é demasiado grande para uma cópia: são lidos no máximo { $most } MB.
backup-file = Esta cópia está danificada: não é possível usar { $file }. Nada foi alterado.
storage-failed = { $what ->
    [QuotaExceededError] o navegador não tem mais espaço. Guarde uma cópia de segurança e apague partidas antigas.
   *[other] o navegador não guarda nada desta página ({ $what }).
}
settings-damaged = { $what } As definições chamam-se agora { $file }; foram criadas outras novas.
page-elsewhere = O Awalé está agora aberto noutro separador.
page-here = Continuar aqui
