### L'entrenador de sembra: preguntes sobre un tauler, contra rellotge.

course-drills = Pràctica de sembra
drills-title = Pràctica de sembra
drills-about = Dos minuts per comptar: respon tantes preguntes com puguis. Després d'un encert ve la següent; després d'un error, el tauler mostra per què.
drills-level = Nivell { $number }: { $name }
drills-best = rècord: { $score }
drills-score = Els teus punts: els encerts menys els errors, mai per sota de zero.
drills-none = Aquest joc té massa poques llavors per a això.
drills-example = Un exemple. { $question }
drill-last = On cau l'última llavor?
drill-captures = Quin forat captura, i quant?
drill-danger = Quin forat corre perill?
drill-near = jugades curtes
drill-far = jugades llargues
drill-round = volta completa
drill-ask-last = On cau l'última llavor del forat { $pit }?
drill-ask-capturer = Quin dels teus forats captura més?
drill-ask-seeds = Quantes llavors captura el forat { $pit }?
drill-ask-danger = Quin dels teus forats podria capturar Nord?
drill-how-both = Prem A-F per als teus forats, a-f per als de Nord; o usa les fletxes i Retorn.
drill-how-own = Prem A-F per respondre, o usa les fletxes i Retorn.
drill-how-seeds = Prem 1-9 per respondre, o usa les fletxes i Retorn.
drill-counts = Encerts: { $right }. Errors: { $wrong }.
drill-score = Punts: { $score }.
drill-best = Rècord: { $score }.
drill-over = S'han acabat els dos minuts.
drill-left = La sèrie s'ha acabat.
drill-was-last = No és { $wrong }: l'última llavor del forat { $pit } cau al forat { $right }.
drill-was-capturer = No és { $wrong }: el que captura més és el forat { $pit }, { $seeds ->
    [one] { $seeds } llavor.
   *[other] { $seeds } llavors.
}
drill-was-seeds = No són { $wrong }: el forat { $pit } en captura { $right }.
drill-was-danger = No és { $wrong }: Nord podria capturar { $right } amb el forat { $pit }.
drill-any-key = Retorn: pregunta següent.
key-give-answer = respon
key-choose-level = nivell
help-drill = A la pràctica de sembra
help-drill-choose = tria un forat o un nombre
help-drill-answer = respon
help-drill-letter = respon amb aquest forat (A-F teus, a-f de Nord, 1-6 a la fila del cursor) o nombre
