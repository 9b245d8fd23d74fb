### Un club: partidas entre personas por ssh y en la web.

club-title = { $club }
club-here = { $count ->
    [one] { $count } persona aquí
   *[other] { $count } personas aquí
}
club-lobby = Sala
club-you-are = Eres { $name }.
club-guest-no-key = Tu cliente ssh no ha presentado ninguna clave, así que entras como invitado. Para conservar un nombre, crea una clave con ssh-keygen o puttygen.
club-guest-key-kind-not-accepted = Este club no admite tu tipo de clave. Usa Ed25519, ECDSA o RSA de 1024 a 8192 bits.
club-guest-sha1-signature = Tu cliente ssh firma con RSA y SHA-1, que ya no es seguro, así que entras como invitado. Actualízalo o usa una clave Ed25519.
club-guest-key-without-valid-signature = Tu cliente ssh ha presentado una clave pero no ha firmado con ella, así que entras como invitado. ¿Era correcta la frase de contraseña?
club-guest-disk-write-fails = El club no puede guardar nombres nuevos ahora, así que entras como invitado. Vuelve más tarde.
club-guest-chosen-by-visitor = Para conservar un nombre, sal y elige uno en la primera página, o usa un código o un enlace del anfitrión.
club-guest-code = Si se corta la conexión, vuelve con { $ssh } y el código { $code }.
club-new = Nuevo reto
club-home = Jugar, aprender y estudiar a solas
club-hold = Organizar un torneo
club-hold-about = Juega quien se apunte en la sala. Empiézalo allí; cada ronda se empareja cuando termina la anterior.
club-desk = Entrada, lista de clase y expulsiones
club-desk-about = Tú decides quién puede entrar. Una lista de clase crea miembros que entran con un enlace o un código.
club-desk-door = Quién entra
club-desk-open = todos
club-desk-members = solo miembros
club-desk-closed = solo anfitriones
club-desk-newcomers = Nombres nuevos por hora
club-desk-chat = Chat
club-desk-on = activado
club-desk-off = desactivado
club-desk-class = Lista de clase: pega nombres
club-desk-card = Enlace y código nuevos para
club-desk-ban = Expulsar nombre o dirección
club-desk-cards = Estos códigos solo se muestran ahora. En un navegador, la página para imprimir se guarda como class.html.
club-best = Puntuaciones
club-best-none = Aún no hay partidas puntuadas. Ofrece una.
club-best-about = Los mejores de cada juego, con el margen de su puntuación.
club-your-move = Te toca: { $game } contra { $name }
club-begins = Empieza una partida: { $game } contra { $name }
club-window-turn = ● te toca – { $name }
club-window-challenge = ● { $name } te reta
club-window-waits = { $name } está pensando – { $club }
club-your-game = Volver a tu partida: { $game } contra { $name }
club-watch = Ver { $south } – { $north }: { $game }
club-you-challenge = Retas a { $name }: { $game } (Enter lo retira)
club-you-offer = Ofreces { $game } (Enter lo retira)
club-you-link = Enlace para un amigo: { $game }
club-challenges-you = { $name } te reta: { $game }
club-offers = { $name } ofrece { $game }
club-person = { $name } · { $does }
club-plays = juega
club-watches = mira
club-idle = ausente desde hace { $minutes } min
club-free = libre
club-load = Hay mucha gente en el club: las máquinas piensan menos tiempo.
club-sent = Enviado. La partida empieza en cuanto alguien acepte.
club-refused-club-busy = El club está muy ocupado. Prueba de nuevo en un momento.
club-stalled = El club no puede escribir en su disco. Los relojes están parados hasta que pueda; tus partidas se conservan.
club-stalled-host = El club no puede escribir en su disco: { $error }. Libera espacio en su carpeta de datos; después seguirá solo.
club-pace-free = sin reloj
club-pace-days = { $days ->
    [one] { $days } día por jugada
   *[other] { $days } días por jugada
}
club-rated = puntuada
club-casual = amistosa
club-rated-about = Cambia ambas puntuaciones si se hacen al menos { $moves } jugadas. Las mismas dos personas pueden jugar { $games } partidas puntuadas en 24 horas.
club-casual-about = No cambia las puntuaciones.
club-unrated-limit = Tras { $games } partidas puntuadas en 24 horas, las siguientes entre las mismas dos personas son amistosas.
club-form = Reto
club-form-to = A { $name }
club-form-to-all = A todo el mundo: juega quien acepta primero.
club-form-to-friend = A la persona amiga a la que envíes el enlace.
club-form-game = Juego
club-form-time = Tiempo
club-form-begins = Empieza
club-form-rated = Partida
club-form-delay = El público ve
club-form-for = Para
club-form-for-all = los presentes
club-form-for-friend = un amigo, por enlace
club-form-send = Enviar el reto
club-form-link = Crear el enlace
club-form-title = Título
club-form-format = Sistema
club-form-plan = Anunciar el torneo
club-link-about = Envía esta dirección a tu amigo. Quien la abra primero juega contra ti, sin cuenta. Sirve una vez, durante 24 horas.
club-link-members = Envía esta dirección a tu amigo. El primer miembro del club que la abra juega contra ti. Sirve una vez, durante 24 horas.
club-link-ssh = Por ssh, tu amigo la pega en la sala, o viene con ssh -t y las palabras «join { $code }» al final.
club-begins-drawn = por sorteo
club-begins-you = tú
club-begins-other = el rival
club-delay = { $moves ->
    [0] cada jugada al momento
    [one] con { $moves } jugada de retraso
   *[other] con { $moves } jugadas de retraso
}
club-refused-no-longer-exists = Ya no está: retirado, aceptado por otra persona o terminado.
club-refused-no-challenge-with-link = Este enlace ya no sirve: se usó, se retiró o caducó.
club-refused-own-challenge = Eres tú.
club-refused-same-challenge-open = Ya enviaste este reto. Sigue abierto.
club-refused-too-many-challenges-or-games = Ya tienes todos los retos o partidas que permite el club. Acaba alguno antes.
club-refused-nobody-with-name = Nadie con ese nombre ha pasado por aquí.
club-refused-not-for-guests = Los invitados juegan partidas amistosas, con reloj o sin él. Para las demás, ven con una clave o un enlace.
club-refused-too-much-chat = No tan deprisa.
club-refused-not-possible-now = Ahora no.
club-refused-opponent-away = Una partida con reloj necesita a los dos jugadores aquí.
club-refused-too-few-players = Antes tienen que apuntarse al menos dos jugadores.
club-refused-disk-write-fails = El club no puede escribir en su disco ahora, así que no se ha hecho nada. Prueba de nuevo en un momento.
club-refused-chat-switched-off = El anfitrión ha desactivado el chat.
club-refused-host-cannot-be-banned = No se puede expulsar a un anfitrión.
club-class-invalid-text = { $name }: un nombre tiene de 1 a 16 letras, cifras, - o _.
club-class-duplicate-in-list = { $name }: otro nombre de la lista es igual o se parece.
club-class-taken-by-member = { $name }: un miembro tiene este nombre o uno parecido. Escribe otro, o crea un enlace y código nuevos.
club-class-taken-by-host = { $name }: es anfitrión y crea su enlace con el comando «link».
club-watchers = { $count ->
    [one] { $count } mirando
   *[other] { $count } mirando
}
club-say = Decir:
club-muted = Ya no verás mensajes de { $name }.
club-not-your-turn = No es tu turno.
club-away = { $name } lleva ausente { $time }.
club-deadline = { $name } tiene { $time } para esta jugada.
club-first-move = { $name } tiene { $time } para su primera jugada. Sin ella, la partida acaba sin resultado.
club-first-move-forfeit = A { $name } le quedan { $time } para su primera jugada. Si no, pierde la partida.
club-aborted = { $name } no hizo su primera jugada a tiempo. La partida no tiene resultado.
club-hidden = { $moves ->
    [one] Las jugadas se muestran con { $moves } jugada de retraso.
   *[other] Las jugadas se muestran con { $moves } jugadas de retraso.
}
club-offer-end = { $name } quiere terminar la partida tal como está.
club-offer-undo = { $name } quiere deshacer una jugada.
club-offer-rematch = { $name } quiere la revancha, cambiando de bando.
club-agree = { $key } acepta.
club-tournament = Torneo
club-round-robin = todos contra todos
club-swiss = { $rounds ->
    [one] suizo, { $rounds } ronda
   *[other] suizo, { $rounds } rondas
}
club-tournament-open = { $name }: { $format } · inscritos: { $people }
club-tournament-joined = { $name }: { $format } · inscritos: { $people }, contigo
club-tournament-on = { $name }: { $format } · ronda { $round }
club-tournament-over = { $name }: { $format } · terminado
club-tournament-waits = { $name }: { $format } · ronda { $round } terminada
club-tournament-canceled = { $name }: { $format } · cancelado
club-tab-standings = Clasificación
club-tab-pairings = Emparejamientos
club-tab-cross = Tabla cruzada
club-tab-add = Añadir un jugador
club-tab-export = Exportar
club-state-open = El torneo no ha empezado. Inscritos: { $people }.
club-state-on = Ronda { $round } de { $rounds }. Partidas en curso: { $games }.
club-state-ready = Ronda { $round } de { $rounds } terminada. Listos para la siguiente: { $ready } de { $active }.
club-state-host = Ronda { $round } de { $rounds } terminada. El organizador empieza la siguiente.
club-state-over = El torneo ha terminado.
club-state-canceled = El torneo se ha cancelado.
club-next-at-once = enseguida
club-next-ready = cuando todos estén listos
club-next-host = cuando diga el organizador
club-part-none = Ya ha empezado. El organizador puede añadirte.
club-part-join = Apuntarse
club-part-leave = Borrarse del torneo
club-part-return = Volver: jugar desde la próxima ronda
club-part-ready = Estoy listo para la próxima ronda
club-part-withdraw = Retirarse del torneo
club-part-begin = Empezar el torneo
club-part-next = Empezar la próxima ronda
club-part-change = Cambiar el torneo
club-part-cancel = Cancelar el torneo
club-part-delete = Borrar el torneo
club-part-terms = { $game }. Cada jugador tiene { $minutes } min para su primera jugada; si no, pierde la partida. Siguiente ronda: { $next }.
club-ask-withdraw = ¿Retirarte? Pierdes la partida en curso.
club-ask-cancel = ¿Cancelar el torneo? No habrá más rondas.
club-ask-delete = ¿Borrar el torneo para siempre? Sus partidas se conservan.
club-head-player = Jugador
club-head-points = Puntos
# Heads of narrow columns: the tie-break (at most 5 characters), the number of games (at most 6).
club-head-tie = Des.
club-head-games = Part.
club-head-result = Resultado
club-head-round = Ronda
club-withdrawn = retirado
club-ready = listo
club-round = Ronda { $round }
# Instead of a result: the player has no opponent in this round.
club-sits-out = descansa
club-cross-about = 12+ es victoria contra el 12.º, = empate, - sin puntos; b descansó.
club-export-page = Todas las tablas, para imprimir
club-export-games = Todas las partidas
club-export = En un navegador, Enter guarda el archivo. Por ssh, escribe: { $ssh } tournament export { $number } { $part } > { $file }
club-add-none = Todas las personas presentes ya juegan.
club-add-about = Quien llega tarde tiene 0 puntos por las rondas perdidas.
club-player-about = Enter corrige un resultado al momento. Las puntuaciones no cambian.
club-player-return = Dejar volver al jugador
club-player-withdraw = Retirar al jugador
club-player-forfeit = Dar por perdida la partida en curso
club-form-first-move = Primera jugada en
club-form-next = Siguiente ronda
club-form-change = Guardar los cambios
club-minutes = { $minutes } min
club-refused-invalid-title = Un título tiene de 1 a 40 caracteres y empieza por una letra o una cifra.
club-refused-invalid-round-count = Un torneo tiene de 1 a 30 rondas.
club-refused-fixed-after-begin = Una vez empezado el torneo, el juego, el reloj y el sistema no cambian. El número de rondas puede cambiar, pero las rondas emparejadas se quedan.
club-refused-tournament-begun = El torneo ha empezado. Pide al organizador que te añada.
club-refused-too-many-players-or-tournaments = No hay sitio: un torneo tiene hasta 128 jugadores, y un club hasta 20 torneos abiertos.
club-refused-round-unfinished = La ronda no ha terminado.
club-refused-not-in-tournament = Este jugador no está en el torneo.
club-refused-no-unfinished-game = Este jugador no tiene ninguna partida en curso en el torneo.
club-refused-no-result-in-round = Esta ronda no tiene resultado que corregir. Una partida en curso se puede dar por perdida.
club-refused-tournament-not-canceled = Primero cancela el torneo; después bórralo.
club-no-files = el club no escribe archivos; para tener tus partidas: ssh host games NOMBRE
club-bye-visitor-left = Adiós. Vuelve pronto.
club-bye-idle = Mucho tiempo sin pulsar nada. Adiós; tus partidas se conservan.
club-bye-closing = El club cierra. Tus partidas se conservan.
club-bye-banned = No puedes entrar en este club.
club-bye-name-taken = Ese nombre es de otra persona. Vuelve con otro: ssh NOMBRE@host
club-bye-private-club = Este club es privado. Pide al anfitrión que añada tu clave.
club-bye-closed-by-host = El club está cerrado en este momento. Vuelve más tarde.
club-bye-members-only = Ahora solo pueden entrar los miembros. Usa tu nombre con su clave, enlace o código.
club-bye-member-deleted = El anfitrión ha borrado este nombre.
club-bye-wrong-code = Ningún miembro tiene este código. Revisa cada letra o pide uno nuevo al anfitrión.
club-bye-too-many-wrong-codes = Desde aquí han llegado demasiados códigos erróneos. Prueba dentro de una hora o usa un enlace.
club-bye-too-many-visits = Tienes demasiadas sesiones abiertas aquí.
club-bye-invalid-name = Ese nombre no vale aquí: usa de 1 a 16 letras, cifras, - o _. Vuelve con otro: ssh NOMBRE@host
club-bye-no-such-ssh-feature = El club solo ofrece un terminal y algunos comandos: ssh NOMBRE@host help
# Una sesión línea a línea, sin pantalla completa.
club-line-hint = Escribe un número o un comando y pulsa Enter. ? explica más.
club-line-commands = Comandos: { $commands }
club-line-turn = Te toca.
club-line-away = { $name } se ha ausentado.
club-line-back = { $name } ha vuelto.
club-line-gone = Ya no está: { $row }
club-line-type = Escribe el texto. Una línea vacía lo deja como está.
club-line-unknown = «{ $text }» no es un comando aquí. ? muestra los comandos.
club-line-no-row = Ahora no hay línea { $number }. Enter vuelve a leer las líneas.
club-line-help =
    Un número: elegir esa línea. Si la línea tiene un valor, pasa al siguiente; con «-» después del número, al anterior.
    De la A a la F, o de 1 a 6: jugar ese hoyo. En las cerillas, cuántas tomar.
    tablero: leer la posición. jugadas: leer las jugadas. reloj: leer el tiempo que queda.
    La tecla o el nombre de un comando: ejecutarlo. Basta el comienzo del nombre. La tecla de los mensajes, un espacio y un texto: decir ese texto. Una tecla, un espacio y el número de una línea: ejecutar el comando en esa línea.
    Solo Enter: seguir, o leer la pantalla otra vez. salir: dejar el club.
club-full = El club está lleno. Prueba de nuevo dentro de unos minutos.
club-full-address = Hay demasiadas conexiones desde tu dirección. Cierra alguna o pide al anfitrión del club que permita más.
club-bye-wrong-link = Este enlace ya no sirve. Pide uno nuevo al anfitrión del club.
club-web-private = Este club es privado. Pide un enlace al anfitrión.
club-web-name = Ese nombre no vale aquí: de 1 a 16 letras, cifras, - o _. Elige otro.
club-web-taken = Ese nombre es de otra persona. Elige otro o entra con tu propio enlace.
club-bye-too-many-new-names = Desde aquí ya se han elegido demasiados nombres. Prueba dentro de una hora o juega como invitado.
club-bye-disk-write-fails = El club no puede guardar nombres nuevos ahora. Juega como invitado o prueba más tarde.
club-bye-try-later = El club no puede dejarte entrar ahora. Prueba dentro de un momento.
page-about = Juega al awalé con tus amigos, aquí en tu navegador. Elige un nombre para conservar tus partidas y puntuaciones, o entra como invitado.
page-name = Nombre
page-take = Usar este nombre
page-code = Código de tu profesor o del club
page-enter = Entrar
page-guest = Jugar como invitado
page-script = Esta página necesita JavaScript.
page-again = Volver a entrar
page-keys = Teclas
page-keyboard = Teclado
page-sound = Sonido
page-notify = Avisarme
page-clocks = Leer los relojes
page-no-clocks = No hay reloj.
page-away = NAME no está.
page-back = NAME ha vuelto.
page-lost = Conexión perdida. Nuevo intento…
page-games = Mis partidas
page-link = Mi enlace
page-link-about = Este enlace secreto te permite volver. Guárdalo y no se lo enseñes a nadie: quien lo tiene juega en tu nombre.
page-own = Este equipo es mío: dejarme entrar la próxima vez
page-copy = Copiar
page-close = Cerrar
page-twice = Jugar con dos toques
page-cells = Como en un terminal
key-challenge-player = retar
key-decline-challenge = rechazar
key-rematch = revancha
key-refuse-offer = rechazar
key-accept-offer = aceptar
key-withdraw-challenge = retirar
key-send-chat-message = decir
key-offer-to-end-game = proponer fin
key-resign = abandonar
key-hand-over-board = ceder
key-mute-player = silenciar
key-announce-tournament = anunciar
help-club = Partida en un club
help-club-again = la revancha, cambiando de bando
help-club-refuse = rechazar lo que ofrece la otra persona
help-club-say = decir algo
help-club-hand = tras la partida: ceder el control del tablero común
help-club-mute = silenciar a quien escribió por última vez
