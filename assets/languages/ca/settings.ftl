### La pantalla de configuració.

settings-group-game = Partida
settings-group-screen = Pantalla
settings-group-help = Ajuda i anàlisi
settings-group-share = Compartir
settings-group-engine = Motor, taules i tecles
setting-name = El teu nom
setting-name-about = El teu nom al costat del tauler, a les partides desades, les exportacions i els resultats. «Juga» en permet un altre per a una partida.
setting-language = Idioma
setting-language-about = L'idioma del programa. Automàtic: el del teu sistema.
setting-theme = Tema
setting-theme-about = L'aspecte del tauler i de les pantalles. Automàtic: fusta pintada, o els colors del terminal si només en mostra setze. Els teus temes van a la carpeta themes, al costat del fitxer de configuració.
setting-theme-256 = Aquest terminal mostra 256 colors: la fusta té menys tons.
setting-theme-16 = Aquest terminal mostra setze colors; la fusta pintada en necessita 256.
setting-theme-no-colors = Aquest terminal no mostra colors.
setting-animation = Velocitat de la sembra
setting-animation-about = A quina velocitat se sembren les llavors a la pantalla. Qualsevol tecla salta la resta.
setting-preview = Previsualització
setting-preview-about = Mostra què faria la jugada del forat triat.
setting-coordinates = Lletres dels forats
setting-coordinates-about = Mostra les lletres A-F i a-f al costat dels forats.
setting-mouse = Ratolí
setting-mouse-about = Assenyala un forat per veure'n la jugada, fes clic per jugar-la o triar una línia. Sense ratolí, el terminal selecciona text com sempre.
setting-ascii = Caràcters simples
setting-ascii-about = Dibuixa només amb ASCII, per a tipus de lletra sense altres signes.
setting-board = Tauler pintat
setting-board-about = Mostra el tauler com a imatge si el terminal pot (kitty, sixel, iTerm2). «Píxels»: també dins de tmux i per ssh.
setting-confirm = Confirma l'abandó
setting-confirm-about = Pregunta abans d'abandonar, o d'usar una ajuda que fa que la partida no compti.
setting-remarks = Comentaris
setting-remarks-about = Deixa que els personatges comentin els moments importants.
setting-bell = Avís sonor
setting-bell-about = Fa sonar l'avís del terminal quan et torna a tocar a tu després d'una jugada de l'ordinador, i quan la partida s'acaba. No sona mentre juguen dos ordinadors.
setting-sowing = Sentit de la sembra
setting-sowing-about = El sentit de la sembra a la pantalla en les partides noves. L'horari és la imatge emmirallada; les lletres dels forats no canvien.
setting-pace = Dos ordinadors: pausa
setting-pace-about = Quanta estona es veu cada jugada quan juguen dos ordinadors.
setting-page = Pàgina per a enllaços
setting-page-about = L'adreça d'una pàgina web que obre els enllaços a partides i problemes, per exemple la d'un club. Sense ella, el teu amic enganxa l'enllaç al programa.
setting-memory = Motor: memòria
setting-memory-about = Memòria per a la taula de transposicions, on el motor guarda les posicions explorades. Més memòria ajuda quan pensa molta estona.
setting-threads = Motor: fils
setting-threads-about = Amb quants fils del processador cerca el motor. Amb més fils va més endins en el mateix temps.
setting-time = Motor: temps per jugada
setting-time-about = Quant de temps pot pensar el motor una jugada al nivell més fort. Els nivells més baixos en necessiten menys.
setting-own-book = Motor: llibre d'obertures
setting-own-book-about = Al nivell més fort, el motor treu les primeres jugades del llibre. Entre diverses d'igual de bones, varia d'una partida a una altra.
setting-seeds = Taules de finals
setting-seeds-about = Joc perfecte fins a aquest nombre de llavors. Les taules es creen en segon pla i es reprenen a l'inici següent. 28 llavors necessiten 6 GB de memòria o, amb menys, 5 GB de disc mentre es creen.
setting-seeds-size = Fins a { $megabytes } MB més de disc.
setting-seeds-by-hand = Falten fins a { $megabytes } MB; awale endgame build les crea.
setting-seeds-there = Hi són totes les taules.
setting-seeds-estimate = Fins a { $megabytes } MB més de disc i, en aquesta màquina, { $minutes ->
    [0] menys d'un minut
    [one] { $minutes } minut
   *[other] { $minutes } minuts
} de feina (estimació).
setting-automatic = Taules automàtiques
setting-automatic-about = Crea en segon pla les taules de finals d'una variant el primer cop que hi jugues. Si no, awale endgame build les crea.

setting-keys = Tecles
setting-keys-about = Retorn mostra totes les ordres amb les seves tecles. Tria'n una per canviar-li la tecla.
bind-press = Prem la tecla nova per a: { $what }.
bind-taken = { $key } està ocupada ({ $screen }): { $what }. Prem-la un altre cop per fer-la servir aquí.
bind-typed = { $key } ja designa un forat o un nombre ({ $screen }).
bind-fixed = Cap ordre no pot tenir aquesta tecla: el seu sentit és fix.
bind-use = { $screen }: { $what }.
bind-usual = Per defecte { $key }; Supr la restableix.
bind-none = cap
bind-help = les tecles de la pantalla
bind-left = esquerra, com la fletxa
bind-down = avall, com la fletxa
bind-up = amunt, com la fletxa
bind-right = dreta, com la fletxa
bind-undo = desfés una jugada o un canvi
bind-redo = refés-ho
bind-play = juga una partida, també des d'aquí
bind-learn = aprèn, també dels errors
bind-analyse = analitza
bind-book = què se sap d'aquesta obertura
bind-resign = abandona, o mira la solució
bind-save = desa un estudi, posa nom a una partida
bind-export = crea imatges i fitxers per compartir
bind-run = reprodueix, o posa en pausa
bind-more = més: llavors, profunditat, velocitat
bind-less = menys: llavors, profunditat, velocitat
bind-next = error, problema o pas següent
bind-previous = error o pas anterior
bind-delete = esborra una partida; buida el tauler
bind-filter = mostra les línies d'un sol tipus
bind-hint = una pista; la millor línia d'un arbre
bind-values = valors de totes les jugades; avaluació de l'arbre
bind-restart = torna-hi; posició inicial
bind-balance = equilibra els graners
bind-algorithm = un altre algorisme

value-on = sí
value-off = no
value-cells = caràcters
value-pixels = píxels
# De la velocitat de la sembra.
value-at-once = sense animació
value-auto = automàtic
value-slow = lenta
value-normal = normal
value-fast = ràpida
value-counter-clockwise = antihorari
value-clockwise = horari
value-pause = { $number ->
    [0] cap
   *[other] { $number } ms
}
value-memory = { $number } MiB
value-threads = { $number ->
    [0] un per nucli
    [one] { $number } fil
   *[other] { $number } fils
}
value-time = { $number } ms
value-seeds = { $number ->
    [0] cap
    [one] { $number } llavor
    [20] perfecte fins a 20
    [24] perfecte fins a 24
    [28] perfecte fins a 28
   *[other] fins a { $number } llavors
}

theme-terminal = colors del terminal
theme-wood = fusta
theme-dark = fosc
theme-light = clar
theme-high-contrast = alt contrast
theme-colour-blind = per a daltònics
