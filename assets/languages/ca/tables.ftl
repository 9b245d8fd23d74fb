### Taules de finals: fer-les, consultar-les, i què falla als seus fitxers.

tables-made = { $game }: totes les taules fins a { seeds } estan creades
tables-layer = { $game } { $seeds }: { $boards } posicions, { $rate } milions per segon
tables-at-work = { $game } { $seeds } de { $of }
tables-rate = { $rate } milions de posicions per segon
tables-planned = { $game } de { $first } a { $last }: ocupa fins a { $memory } MB de memòria i { $disk } MB de disc com a màxim; { key-name-ctrl }-C ho atura, la mateixa ordre ho reprèn
tables-removed = { $game }: { $files ->
    [one] { $files } fitxer eliminat
   *[other] { $files } fitxers eliminats
}
tables-made-again = { $what }; es torna a crear
tables-to-make-again = { $what }; `awale endgame build` la torna a crear
tables-verified = { $game } { $seeds }: correcta
tables-verify-stopped = interromput; els resultats de dalt valen
tables-bad-file = la taula { $file } no es fa servir: { $flaw }
tables-flaw-unreadable = no es pot llegir: { $what }
tables-flaw-size = té { $found } bytes, però la capa en necessita { $expected }
tables-flaw-no-table = no és una taula
tables-flaw-version = té la versió { $version } del format, i aquest programa en fa servir una altra
tables-flaw-other-layer = es va crear per a altres regles o un altre nombre de llavors
tables-flaw-damaged = està malmesa: la suma de verificació no coincideix
tables-stopped = interromput; totes les capes fins a { seeds } estan acabades i desades
tables-memory = la capa de { seeds } necessita { $needed } MB de memòria, i només se'n poden fer servir { $free } MB; tanca altres programes, permet-ne més o demana menys llavors
tables-disk = les taules fins a { seeds } necessiten { $needed } MB més de disc, i { $folder } només té { $free } MB lliures; fes-hi lloc o demana menys llavors
tables-too-many-seeds = les taules arriben fins a { $most } llavors, no fins a { $seeds }
tables-io = { $file }: { $what }; queda espai al disc?
tables-contradiction = { $game }, { seeds }: el valor d'una posició contradiu les seves jugades: { $board }
tables-missing = { $game }, { seeds }: falta una posició
tables-none = no hi ha taules per a «{ $game }»; `awale endgame build --variant { $game } --seeds 15` les crea
tables-too-few = les taules de «{ $game }» coneixen posicions de fins a { seeds }, no de { $asked }; `awale endgame build --variant { $game } --seeds { $asked }` les crea
tables-never = les taules de «{ $game }» coneixen posicions de fins a { seeds }, no de { $asked }; cap taula no passa de { $most }
tables-unusable = la taula de { seeds } no es pot fer servir
tables-stats-head = llavors posicions cícliques suma mín màx fnv1a64
tables-list-head = variant llavors valors; a { $folder }
tables-list-exact = exactes
tables-list-value = de-taula
tables-probe-exact = exacte: { $value } per a { $seat }
tables-probe-value = valor de taula: { $value } per a { $seat }
tables-probe-cyclic = {", cíclic"}
tables-disagreement =
    La posició val { $value } i la seva millor jugada, { $move }, { $worth }: aquí el joc pot continuar sense fi.
    Una repetició acaba la partida i dona a cada bàndol la seva fila: el resultat depèn de quina posició es repeteix.
    Per convenció, el valor d'una taula pren la seva, mentre cap bàndol no pugui forçar més ni menys:
    repetir aquesta posició dona a { $seat } { $now }; repetir la de després de { $move }, { $then }.
    Un valor així no demostra res; decideix una cerca amb la història de la partida.

# awale endgame prove, awale endgame check-proof

proof-searched = { $claim }: sense demostrar en { plies }, { $nodes } posicions
proof-proven = { $claim }: demostrat
proof-at-least = almenys { $value }
proof-at-most = com a molt { $value }
proof-value = { $board }: qui té el torn obté { $most } amb joc perfecte
proof-bounds = { $board }: qui té el torn obté entre { $least } i { $most } amb joc perfecte
proof-nothing = { $board }: no hi ha res demostrat
proof-exact = {", exacte"}
proof-table-value = {", segons la taula de finals"}
proof-written = { $file }: { moves }, { $bytes } bytes
proof-holds = la demostració és vàlida: { moves }; posicions consultades a les taules de fins a { seeds }: { $leaves }
proof-unusable = la demostració { $file } no es fa servir: { $what }
proof-no-proof = no és una demostració
proof-senseless = deixa de tenir sentit al byte { $byte }
proof-refused = la demostració falla a la posició { $board }, amb qui té el torn primer: { $why }
proof-unchecked = la demostració queda sense comprovar des de la posició { $board }, amb qui té el torn primer: { $why }
proof-no-tables = les seves taules falten o no es poden llegir; `awale endgame build` les crea
proof-stopped = interromput
proof-no-board = aquesta posició no existeix
proof-illegal = la seva jugada no és legal
proof-too-little = afirma { $claim }, i només { $certain } és segur
proof-lacks = afirma { $claim }, i només { $certain } és segur, perquè li falta una posició
proof-cycle = la seva afirmació es basa en un cicle de jugades, que no dona tant

# awale truth

truth-no-positions = cap posició en què una jugada faci malbé el resultat; prova altres nombres de llavors
truth-positions = Posicions: { $count } (empatades { $drawn }, guanyades pel mínim { $won })
truth-limit = límit
truth-tables = taules
truth-kept = conserva
truth-share = %
truth-interval = 95 % entre
