### Aprendre dels errors d'una partida: trobar què era millor.

over-train-on-mistakes = { $mistakes ->
    [none] Cap error
   *[other] Els errors
}
mistakes-title = Corregeix els errors
mistakes-own-title = Els meus errors
mistakes-own-place = Posició { $number } de { $total }
mistakes-was-found = A la teva partida vas trobar aquí la millor jugada, segons l'estimació. Torna-la a trobar.
mistakes-you-are = Jugues amb { $side }.
mistakes-from-game = De la teva partida contra { $opponent }, { $date }.
mistakes-soon = Els errors sortiran quan s'acabi l'anàlisi.
mistakes-place = Error { $number } de { $total }
mistakes-played = { $move }: { $verdict }
mistakes-find = Jugues amb { $side }. Troba una jugada millor.
mistakes-about = Val tota jugada gairebé tan bona com la millor.
mistakes-looking = Mirant { $move }…
mistakes-wrong = La jugada { $move } { $gift }.
mistakes-refuted = Hi ha una jugada millor.
mistakes-wrong-how = ← → per veure què segueix, Retorn per tornar-ho a provar.
mistakes-best = Correcte: la millor jugada és { $move }.
mistakes-good = Correcte: la jugada { $move } és prou bona.
mistakes-best-was = La millor jugada era { $move }.
mistakes-shown = La jugada era { $move }.
mistakes-line = Al tauler: { $line }
mistakes-next = ← → per recórrer la línia, Retorn per continuar.
mistakes-idea = Pista: busca la jugada que { $why }.
mistakes-idea-quiet = Pista: és una jugada tranquil·la. No captura res ni crea una amenaça immediata.
mistakes-hint-move = Pista: la jugada és { $move }.
mistakes-score = Balanç
mistakes-found = Jugades millors trobades: { $found } de { $total }.
mistakes-found-good = Bones jugades trobades: { $found } de { $total }.
mistakes-at-once = A la primera: { $count }
mistakes-with-help = Amb ajuda: { $count }
mistakes-given = Mostrades: { $count }
mistakes-skipped = Saltades: { $count }
mistakes-none = Ni un sol error teu en aquesta partida. Ben jugat!
mistakes-none-of-both = Ni un sol error en aquesta partida. Ben jugat!
mistakes-none-counted = Cap jugada d'aquesta partida no podia canviar el resultat: no hi ha res a buscar.
mistakes-none-but = Ni un sol error entre les jugades.
mistakes-inaccuracies = { $count ->
    [one] Una jugada va ser imprecisa (?!). Retorn: buscar una jugada millor.
   *[other] { $count } jugades van ser imprecises (?!). Retorn: buscar jugades millors.
}
mistakes-given-up-won = Però es va abandonar la partida en una posició guanyada.
mistakes-given-up-better = Però es va abandonar la partida en una posició millor, segons l'estimació.
mistakes-way-back = Retorn: enrere.

key-learn-from-mistakes = aprèn
# On the page of openings: make the last move your answer, or remove it.
key-toggle-repertoire-answer = la meva resposta
key-skip-mistake = salta

help-learn = aprèn dels errors; a les obertures, tria la teva resposta
