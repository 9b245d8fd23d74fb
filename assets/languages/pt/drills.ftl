### O treino de semeadura: perguntas sobre um tabuleiro, contra o relógio.

course-drills = Treino de contagem
drills-title = Treino de contagem
drills-about = Dois minutos para contar: responda ao maior número possível de perguntas. Após uma resposta certa vem a próxima; após uma errada, o tabuleiro mostra porquê.
drills-level = Nível { $number }: { $name }
drills-best = recorde: { $score }
drills-score = Os pontos são as respostas certas menos as erradas, nunca abaixo de zero.
drills-none = Este jogo tem poucas sementes para isso.
drills-example = Um exemplo. { $question }

drill-last = Onde cai a última semente?
drill-captures = Que casa captura, e quanto?
drill-danger = Que casa corre perigo?
drill-near = jogadas curtas
drill-far = jogadas longas
drill-round = volta completa

drill-ask-last = Onde cai a última semente da casa { $pit }?
drill-ask-capturer = Qual das suas casas captura mais?
drill-ask-seeds = Quantas sementes a casa { $pit } captura?
drill-ask-danger = Qual das suas casas Norte poderia capturar?
drill-how-both = Prima A-F para as suas casas, a-f para as de Norte; ou use as setas e Enter.
drill-how-own = Prima A-F para responder, ou use as setas e Enter.
drill-how-seeds = Prima 1-9 para responder, ou use as setas e Enter.
drill-counts = Certas: { $right }. Erradas: { $wrong }.
drill-score = Pontos: { $score }.
drill-best = Recorde: { $score }.
drill-over = Os dois minutos acabaram.
drill-left = A série terminou.
drill-was-last = Não é { $wrong }: a última semente da casa { $pit } cai na casa { $right }.
drill-was-capturer = Não é { $wrong }: a que mais captura é a casa { $pit }, { $seeds ->
    [one] { $seeds } semente.
   *[other] { $seeds } sementes.
}
drill-was-seeds = Não são { $wrong }: a casa { $pit } captura { $right }.
drill-was-danger = Não é { $wrong }: Norte poderia capturar { $right } com a casa { $pit }.
drill-any-key = Enter: próxima pergunta.

key-give-answer = responder
key-choose-level = nível
help-drill = No treino de contagem
help-drill-choose = escolher uma casa ou um número
help-drill-answer = responder
help-drill-letter = responder com essa casa (A-F suas, a-f de Norte, 1-6 na fila do cursor) ou número
