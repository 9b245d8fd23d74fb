settings-group-game = Partida
settings-group-screen = Pantalla
settings-group-help = Ayuda y análisis
settings-group-share = Compartir
settings-group-engine = Motor, tablas y teclas
setting-name = Tu nombre
setting-name-about = Tu nombre junto al tablero, en las partidas guardadas, las exportaciones y los resultados. En «Jugar» puedes dar otro para una partida.
### La pantalla de ajustes.

setting-language = Idioma
setting-language-about = El idioma del programa. Automático: el de tu sistema.
setting-theme = Tema
setting-theme-about = El aspecto del tablero y de las pantallas. Automático: madera pintada, o los colores del terminal si solo muestra dieciséis. Tus temas van en la carpeta themes, junto al archivo de ajustes.
setting-theme-256 = Este terminal muestra 256 colores: la madera tiene menos matices.
setting-theme-16 = Este terminal muestra dieciséis colores; la madera pintada necesita 256.
setting-theme-no-colors = Este terminal no muestra colores.
setting-animation = Velocidad de siembra
setting-animation-about = A qué velocidad se siembran las semillas en pantalla. Cualquier tecla salta el resto.
setting-preview = Vista previa
setting-preview-about = Mostrar qué haría la jugada del hoyo elegido.
setting-coordinates = Letras de los hoyos
setting-coordinates-about = Mostrar las letras de la *A* a la *F* y de la *a* a la *f* junto a los hoyos.
setting-mouse = Ratón
setting-mouse-about = Señala un hoyo para ver su jugada, haz clic para jugarla o para elegir una línea. Sin ratón, el terminal selecciona texto como siempre.
setting-ascii = Caracteres simples
setting-ascii-about = Dibujar solo con caracteres ASCII, para fuentes que no tienen otros.
setting-board = Tablero pintado
setting-board-about = Mostrar el tablero como imagen si el terminal puede (kitty, sixel, iTerm2). «Píxeles»: también en tmux y por ssh.
setting-confirm = Confirmar el abandono
setting-confirm-about = Preguntar antes de abandonar, o de usar una ayuda que deja la partida sin puntuar.
setting-remarks = Comentarios
setting-remarks-about = Dejar que los personajes comenten los momentos importantes.
setting-bell = Campana
setting-bell-about = Hacer sonar la campana del terminal cuando vuelve a ser tu turno tras una jugada de la máquina, y al terminar la partida. No suena mientras juegan dos máquinas.
setting-sowing = Sentido de la siembra
setting-sowing-about = El sentido de la siembra en pantalla en las partidas nuevas. El horario es la imagen en espejo; las letras de los hoyos no cambian.
setting-pace = Dos máquinas: pausa
setting-pace-about = Cuánto se ve cada jugada cuando juegan dos máquinas.
setting-page = Página para enlaces
setting-page-about = La dirección de una página web que abre los enlaces a partidas y problemas, por ejemplo la de un club. Sin ella, tu amigo pega el enlace en el programa.
setting-memory = Motor: memoria
setting-memory-about = Memoria para la tabla de transposiciones, donde el motor guarda las posiciones exploradas. Más memoria ayuda cuando piensa mucho.
setting-threads = Motor: hilos
setting-threads-about = Con cuántos hilos del procesador busca el motor. Con más hilos profundiza más en el mismo tiempo.
setting-time = Motor: tiempo por jugada
setting-time-about = Cuánto puede pensar el motor cada jugada en su nivel más fuerte. Los demás niveles necesitan menos.
setting-own-book = Motor: libro de aperturas
setting-own-book-about = En su nivel más fuerte, el motor saca del libro sus primeras jugadas. Entre varias igual de buenas, varía de una partida a otra.
setting-seeds = Tablas de finales
setting-seeds-about = Juego perfecto hasta este número de semillas. Las tablas se crean en segundo plano y, si sales, siguen en el próximo inicio. 28 semillas necesitan 6 GB de memoria o, con menos, 5 GB de disco mientras se crean.
setting-seeds-size = Hasta { $megabytes } MB más de disco.
setting-seeds-by-hand = Faltan hasta { $megabytes } MB; awale endgame build las crea.
setting-seeds-there = Están todas las tablas.
setting-seeds-estimate = Hasta { $megabytes } MB más de disco y, en esta máquina, { $minutes ->
    [0] menos de un minuto
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
} de trabajo (estimación).
setting-automatic = Tablas automáticas
setting-automatic-about = Crear en segundo plano las tablas de finales de una variante la primera vez que la juegas. Si no, awale endgame build las crea.
setting-keys = Teclas
setting-keys-about = Enter muestra todos los comandos con sus teclas. Elige uno para cambiar su tecla.

bind-press = Pulsa la tecla nueva para: { $what }.
bind-taken = { $key } está ocupada ({ $screen }): { $what }. Púlsala otra vez para usarla aquí.
bind-typed = { $key } ya designa un hoyo o un número ({ $screen }).
bind-fixed = Ningún comando puede tener esta tecla: su función es fija.
bind-use = { $screen }: { $what }.
bind-usual = Por defecto { $key }; Supr la restablece.
bind-none = ninguna
bind-help = las teclas de la pantalla
bind-left = izquierda, como la flecha
bind-down = abajo, como la flecha
bind-up = arriba, como la flecha
bind-right = derecha, como la flecha
bind-undo = deshacer una jugada o un cambio
bind-redo = rehacer una jugada o un cambio
bind-play = jugar, también desde aquí
bind-learn = aprender, también de los errores
bind-analyse = analizar
bind-book = lo que se sabe de esta apertura
bind-resign = abandonar, o ver la solución
bind-save = guardar un estudio, nombrar una partida
bind-export = crear imágenes y archivos para compartir
bind-run = poner en marcha, o en pausa
bind-more = más: semillas, profundidad, velocidad
bind-less = menos: semillas, profundidad, velocidad
bind-next = error, problema o paso siguiente
bind-previous = error o paso anterior
bind-delete = eliminar una partida; vaciar el tablero
bind-filter = mostrar solo líneas de un tipo
bind-hint = una pista; la mejor línea de un árbol
bind-values = valor de las jugadas; evaluación del árbol
bind-restart = repetir; posición inicial
bind-balance = cuadrar los graneros
bind-algorithm = otro algoritmo
value-on = sí
value-off = no
value-cells = caracteres
value-pixels = píxeles
# De la velocidad de siembra.
value-at-once = sin animación
value-auto = automático
value-slow = lenta
value-normal = normal
value-fast = rápida
value-counter-clockwise = antihorario
value-clockwise = horario
value-pause = { $number ->
    [0] ninguna
   *[other] { $number } ms
}
value-memory = { $number } MiB
value-threads = { $number ->
    [0] uno por núcleo
    [one] { $number } hilo
   *[other] { $number } hilos
}
value-time = { $number } ms
value-seeds = { $number ->
    [0] ninguna
    [one] { $number } semilla
    [20] perfecto: 20 semillas
    [24] perfecto: 24 semillas
    [28] perfecto: 28 semillas
   *[other] hasta { $number } semillas
}
theme-terminal = colores del terminal
theme-wood = madera
theme-dark = oscuro
theme-light = claro
theme-high-contrast = alto contraste
theme-colour-blind = para daltónicos
