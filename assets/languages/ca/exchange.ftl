### Partides d'altres programes, i posicions que es preparen, es copien i s'enganxen.

## Què falla en una partida en Oware Game Notation

record-at-column = { $file }, línia { $line }, columna { $column }: { $problem }
record-unclosed-comment = aquí s'obre un comentari entre claus i no es tanca.
record-unclosed-variation = aquí s'obre una variant entre parèntesis i no es tanca.
record-unclosed-tag = aquí s'obre una etiqueta i no es tanca: escriu [Nom "valor"].
record-unclosed-value = aquí s'obre un text entre cometes i no es tanca.
record-unexpected = «{ $text }» no va aquí. Escriu els comentaris entre claus.
record-digits = «{ $text }» pot ser un forat o un número de jugada. Escriu els forats amb lletres (A-F, a-f), o amb xifres després de números amb punt: 1. 6 6 2. 5 5.
record-coordinates = «{ $text }» no és una jugada. Una jugada és la lletra del seu forat: A-F per a Sud, a-f per a Nord.
record-move-number = el número de jugada «{ $written }» hauria de ser «{ $expected }»; comprova si falta una jugada.
record-two-tags = hi ha dues etiquetes «{ $name }» amb valors diferents. Treu-ne una.
record-too-long = això passa de { $most } caràcters.
record-too-many-bytes = és massa gran per a una partida: es llegeixen { $most } bytes com a màxim.
record-too-many-tags = hi ha massa etiquetes: se'n llegeixen { $most } com a màxim.
record-too-many-moves = hi ha massa jugades: se'n llegeixen { $most } com a màxim.
record-too-many-games = hi ha massa partides: se'n llegeixen { $most } com a màxim.
record-second-game = aquí comença una segona partida, i només se n'espera una.
record-no-variant = No hi ha cap variant «{ $id }». Variants: { $known }.
record-no-rule = «{ $text }» no és una regla.
record-no-result = «{ $text }» no és un resultat; els resultats són 25-19, 1-0, 0-1, 1/2-1/2 i *.
record-captured = la jugada «{ $move }» captura { $captured ->
    [one] { $captured } llavor
   *[other] { $captured } llavors
}, no { $written }.
record-not-awale = només les partides de la família de l'aualé s'escriuen en OGN; aquesta és una partida de llumins.
variations-left-out = { $count ->
    [one] { $count } variant no es pot llegir o jugar aquí i s'omet.
   *[other] { $count } variants no es poden llegir o jugar aquí i s'ometen.
}
annotations-left-out = { $count ->
    [one] { $count } anotació (!?, $4) s'omet.
   *[other] { $count } anotacions (!?, $4) s'ometen.
}
lines-left-out = { $count ->
    [one] { $count } línia no és de cap partida i s'omet.
   *[other] { $count } línies no són de cap partida i s'ometen.
}
long-texts-left-out = { $count ->
    [one] { $count } text és massa llarg; se n'omet el final.
   *[other] { $count } textos són massa llargs; se n'omet el final.
}
games-not-utf-8 = això no és UTF-8, i el fitxer es llegeix com a Windows-1252. Si els accents no són correctes, desa'l en UTF-8.

## D'un format a un altre

game-format = «{ $file }» no acaba en .toml ni .ogn; awale convert --from toml o --from ogn llegeix un fitxer amb qualsevol nom
convert-from = «{ $file }» no indica el seu format: afegeix --from toml o --from ogn
convert-to = «{ $file }» no indica el format de sortida: afegeix --to toml o --to ogn
convert-exists = { $file } ja existeix; --force el substitueix
convert-written = { $games ->
    [one] { $games } partida escrita a { $folder }
   *[other] { $games } partides escrites a { $folder }
}
convert-unread = { $games ->
    [one] { $games } partida no s'ha pogut llegir
   *[other] { $games } partides no s'han pogut llegir
}
games-choose = { $file } conté { $games } partides; tria'n una amb --game NÚMERO (awale open en fa la llista)
games-no-such = { $file } no té cap partida { $number }: conté { $games ->
    [one] una sola partida
   *[other] { $games } partides
}
games-left-out = la partida { $number } s'omet: { $why }

## Preparar una posició

menu-position = Posició
setup-from-position = Partida nova des d'aquesta posició
set-up-to-move = torn de { $side }
set-up-seeds = { $found }/{ $total } llavors
set-up-missing = { $seeds ->
    [one] Falta { $seeds } llavor{ $key ->
        [none] .
       *[other]: { $key } la posa en un graner.
    }
   *[other] Falten { $seeds } llavors{ $key ->
        [none] .
       *[other]: { $key } les posa als graners.
    }
}
set-up-too-many = { $seeds ->
    [one] Sobra { $seeds } llavor{ $key ->
        [none] .
       *[other]: { $key } la treu d'un graner.
    }
   *[other] Sobren { $seeds } llavors{ $key ->
        [none] .
       *[other]: { $key } les treu dels graners.
    }
}
set-up-too-many-in-pits = { $seeds ->
    [one] Sobra { $seeds } llavor: treu-la d'un forat.
   *[other] Sobren { $seeds } llavors: treu-les dels forats.
}
set-up-refused = Encara no és una posició. { $why }
set-up-is-over = Aquí la partida s'ha acabat. { $why }
set-up-over = Aquí no hi ha res per jugar. { $why }
set-up-line = Posició: { $line }
set-up-line-about = Una posició (forats A-F i a-f, els dos graners, S o N), jugades o una partida en OGN.
notice-study-saved = Desat com a estudi a «Partides desades»; cada canvi es desa de seguida.
notice-unfinished = La teva última partida no s'ha acabat: és a «Analitza», «Partides desades».
notice-copied = Copiat, si el terminal ho permet: { $what }

## Imatges per compartir

picture-value = Opcions de guanyar de { $side }: 100 % és la victòria, 50 % la igualtat
picture-first-look = A primera vista: { $caption }
picture-lead = Avantatge de Sud en llavors capturades
export-writing = Creant les imatges…
export-written = Escrit: { $file }
export-steps = passos { $first } a { $last } de { $all } de l'animació
export-nodes = els primers { $most } de { $all } nodes
export-no-ply = No hi ha cap posició després de { plies }: la partida en té { $moves }.
export-too-long = La partida té { $moves } mitges jugades; un GIF, una gravació o una pàgina n'admeten { $most } com a màxim. --svg en dibuixa qualsevol posició.
game-page-first = Ves al principi
game-page-back = Una jugada enrere
game-page-play = Reprodueix les jugades
game-page-next = Una jugada endavant
game-page-last = Ves al final
game-page-line = En una línia, per a un missatge. Enganxa-la al programa o passa-la a «awale open -».
game-page-copied = Copiat
export-again = Un altre cop { $key } la mostra com a enllaç o en una línia, per copiar.

## Els enllaços, i les partides que dos amics juguen per enllaç

link-title = Per a un amic
link-about = Envia aquest text amb qualsevol missatgeria. Conté tota la partida o el problema; cap servidor no el guarda.
link-no-page = S'obre enganxant-lo al programa. Per a un enllaç que s'obri en un navegador, omple «{ setting-page }» a la configuració.
# The whole text that a friend gets, for example in a message.
link-line = Awalé: obre el programa awale i enganxa-hi aquest text: { $link }
link-no-room = Una finestra més gran mostra també un codi QR.
link-friend = el teu amic
link-play = Ara juga { $name }: envia l'enllaç ({ $copy } copia, { $show } QR) i enganxa la resposta.
link-end = Envia l'enllaç, perquè { $name } vegi el final: { $copy } el copia, { $show } en mostra el codi QR.
link-older = Aquest enllaç és més antic que la teva partida, que es mostra aquí.
link-contradicts = Aquest enllaç no encaixa amb la teva partida amb { $name }: difereix a la jugada { $number }. La teva partida queda com està. Demana l'enllaç més recent.
link-too-long = L'enllaç supera els { $most } bytes.
link-part = L'enllaç està tallat o malmès a «{ $part }». Copia'l o demana'l un altre cop.
link-game = La partida de l'enllaç té un error: { $problem }

key-set-seed-count = llavors
key-change-side-to-move = torn
key-type-position = escriu
key-copy = copia
key-correct-total-in-stores = equilibra
key-empty-board = buida
key-set-start-position = inici

help-setting-up = Preparar una posició
help-place = tria un forat o un graner
help-seeds = posa-hi aquest nombre de llavors; una més, una menys
help-rest = posa als graners les que falten, o treu les que sobren
help-mover = canvia el torn
help-variant = un altre joc
help-notation = escriu la posició en una línia
help-copy = copia la posició; al final, el resultat
help-empty = buida el tauler; posa la posició inicial
help-undo-edit = desfés un canvi, refés-lo
help-play-position = prepara una partida des d'aquí
help-study-solution = problema acabat: estudia aquesta posició, mira'n l'arbre
help-set-up = canvia aquesta posició, o estudia-la

## Partides d'altres programes a la llista

saved-no-date = sense data
saved-day = { $day }/{ $month }

## Una còpia de seguretat de tot el que desa un navegador

backup-title = Còpia de seguretat
backup-about = Una còpia de seguretat és un sol fitxer amb les teves partides, el teu progrés i la teva configuració.
backup-save = Desa una còpia
backup-load = Carrega una còpia
backup-take-settings = Substitueix també la meva configuració
backup-kept = El navegador conserva les teves partides fins que esborris les dades d'aquesta pàgina.
backup-not-kept = El navegador pot esborrar les teves partides si falta espai o després d'una pausa llarga. Desa'n una còpia de tant en tant.
backup-games = Partides noves: { $new }. Ja hi eren: { $same }. Amb un altre nom, perquè el seu estava ocupat: { $renamed }.
backup-progress = El teu progrés reuneix tots dos.
backup-settings = S'ha substituït la configuració.
backup-no-settings = Es manté la teva configuració.
backup-form = Aquest fitxer no és una còpia de seguretat d'Awalé, o està malmès (línia { $line }, columna { $column }).
backup-later = Una versió més nova d'Awalé ha fet aquesta còpia. Torna a carregar la pàgina i prova-ho de nou.
backup-too-large = Aquest fitxer és massa gran per a una còpia: es llegeixen com a màxim { $most } MB.
backup-file = Aquesta còpia està malmesa: { $file } no es pot fer servir. No s'ha canviat res.
storage-failed = { $what ->
    [QuotaExceededError] el navegador no té més espai. Desa una còpia de seguretat i esborra partides antigues.
   *[other] el navegador no desa res d'aquesta pàgina ({ $what }).
}
settings-damaged = { $what } La configuració ara es diu { $file }; se n'ha començat una de nova.
page-elsewhere = Awalé ara és obert en una altra pestanya.
page-here = Continua aquí
