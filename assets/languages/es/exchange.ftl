### Partidas de otros programas, y posiciones que se preparan, copian y pegan.

## Qué falla en una partida en notación Oware (OGN)

record-at-column = { $file }, línea { $line }, columna { $column }: { $problem }
record-unclosed-comment = aquí se abre un comentario entre llaves y no se cierra.
record-unclosed-variation = aquí se abre una variante entre paréntesis y no se cierra.
record-unclosed-tag = aquí se abre una etiqueta y no se cierra: escribe [Nombre "valor"].
record-unclosed-value = aquí se abre un texto entre comillas y no se cierra.
record-unexpected = «{ $text }» no va aquí. Escribe los comentarios entre llaves.
record-digits = «{ $text }» puede ser un hoyo o un número de jugada. Escribe los hoyos con letras (A-F, a-f), o con cifras tras números con punto: 1. 6 6 2. 5 5.
record-coordinates = «{ $text }» no es una jugada. Una jugada es la letra de su hoyo: A-F para Sur, a-f para Norte.
record-move-number = el número de jugada «{ $written }» debería ser «{ $expected }»; comprueba si falta una jugada.
record-two-tags = hay dos etiquetas «{ $name }» con valores distintos. Quita una.
record-too-long = esto pasa de { $most } caracteres.
record-too-many-bytes = es demasiado grande para una partida: se leen { $most } bytes como mucho.
record-too-many-tags = hay demasiadas etiquetas: se leen { $most } como mucho.
record-too-many-moves = hay demasiadas jugadas: se leen { $most } como mucho.
record-too-many-games = hay demasiadas partidas: se leen { $most } como mucho.
record-second-game = aquí empieza una segunda partida, y solo se espera una.
record-no-variant = No hay ninguna variante «{ $id }». Variantes: { $known }.
record-no-rule = «{ $text }» no es una regla.
record-no-result = «{ $text }» no es un resultado; los resultados son 25-19, 1-0, 0-1, 1/2-1/2 y *.
record-captured = la jugada «{ $move }» captura { $captured ->
    [one] { $captured } semilla
   *[other] { $captured } semillas
}, no { $written }.
record-not-awale = solo las partidas de la familia del awalé se escriben como OGN; esta es una partida de cerillas.

variations-left-out = { $count ->
    [one] { $count } variante no se puede leer o jugar aquí y se omite.
   *[other] { $count } variantes no se pueden leer o jugar aquí y se omiten.
}
annotations-left-out = { $count ->
    [one] { $count } anotación (!?, $4) se omite.
   *[other] { $count } anotaciones (!?, $4) se omiten.
}
lines-left-out = { $count ->
    [one] { $count } línea no pertenece a ninguna partida y se omite.
   *[other] { $count } líneas no pertenecen a ninguna partida y se omiten.
}
long-texts-left-out = { $count ->
    [one] { $count } texto es demasiado largo; se omite el final.
   *[other] { $count } textos son demasiado largos; se omite el final.
}
games-not-utf-8 = esto no es UTF-8, así que el archivo se lee como Windows-1252. Si los acentos están mal, guárdalo en UTF-8.

## De un formato a otro

game-format = «{ $file }» no acaba en .toml ni .ogn; awale convert --from toml o --from ogn lee un archivo con cualquier nombre
convert-from = «{ $file }» no indica su formato: añade --from toml o --from ogn
convert-to = «{ $file }» no indica el formato de salida: añade --to toml o --to ogn
convert-exists = { $file } ya existe; --force lo reemplaza
convert-written = { $games ->
    [one] { $games } partida escrita en { $folder }
   *[other] { $games } partidas escritas en { $folder }
}
convert-unread = { $games ->
    [one] { $games } partida no se pudo leer
   *[other] { $games } partidas no se pudieron leer
}
games-choose = { $file } contiene { $games } partidas; elige una con --game NÚMERO (awale open las enumera)
games-no-such = { $file } no tiene una partida { $number }: contiene { $games ->
    [one] una sola partida
   *[other] { $games } partidas
}
games-left-out = la partida { $number } se omite: { $why }

## Preparar una posición

menu-position = Posición
setup-from-position = Partida nueva desde esta posición
set-up-to-move = turno de { $side }
set-up-seeds = { $found }/{ $total } semillas
set-up-missing = { $seeds ->
    [one] Falta { $seeds } semilla{ $key ->
        [none] .
       *[other]: { $key } la pone en un granero.
    }
   *[other] Faltan { $seeds } semillas{ $key ->
        [none] .
       *[other]: { $key } las pone en los graneros.
    }
}
set-up-too-many = { $seeds ->
    [one] Sobra { $seeds } semilla{ $key ->
        [none] .
       *[other]: { $key } la saca de un granero.
    }
   *[other] Sobran { $seeds } semillas{ $key ->
        [none] .
       *[other]: { $key } las saca de los graneros.
    }
}
set-up-too-many-in-pits = { $seeds ->
    [one] Sobra { $seeds } semilla: sácala de un hoyo.
   *[other] Sobran { $seeds } semillas: sácalas de los hoyos.
}
set-up-refused = Todavía no es una posición. { $why }
set-up-is-over = Aquí la partida ha terminado. { $why }
set-up-over = Aquí no hay nada que jugar. { $why }
set-up-line = Posición: { $line }
set-up-line-about = Una posición (hoyos de *A* a *F* y de *a* a *f*, graneros, S o N), jugadas o una partida en OGN.
notice-study-saved = Se guarda como estudio en «Partidas guardadas», y cada cambio, al momento.
notice-unfinished = Tu última partida no ha terminado: está en «Analizar», «Partidas guardadas».
notice-copied = Copiado, si tu terminal lo permite: { $what }

## Imágenes para compartir

picture-value = Opciones de ganar de { $side }: 100 % es la victoria, 50 % la igualdad
picture-first-look = A primera vista: { $caption }
picture-lead = Ventaja de Sur en semillas capturadas
export-writing = Creando las imágenes…
export-written = Escrito: { $file }
export-steps = pasos { $first } a { $last } de { $all } en la animación
export-nodes = los primeros { $most } de { $all } nodos
export-no-ply = No hay posición tras { plies }: la partida tiene { $moves }.
export-too-long = La partida tiene { $moves } medias jugadas; un GIF, una grabación o una página contienen { $most } como mucho. --svg dibuja cualquiera de sus posiciones.
game-page-first = Ir al principio
game-page-back = Una jugada atrás
game-page-play = Reproducir las jugadas
game-page-next = Una jugada adelante
game-page-last = Ir al final
game-page-line = En una línea, para un mensaje. Pégala en el programa o pásala a «awale open -».
game-page-copied = Copiado
export-again = Otra vez { $key } la muestra como enlace o en una línea, para copiar.

## Los enlaces, y las partidas que dos amigos juegan por enlace

link-title = Para un amigo
link-about = Envía este texto con cualquier mensajería. Contiene toda la partida o el problema; ningún servidor lo guarda.
link-no-page = Se abre pegándolo en el programa. Para un enlace que se abra en un navegador, rellena «{ setting-page }» en los ajustes.
# The whole text that a friend gets, for example in a message.
link-line = Awalé: abre el programa awale y pega en él este texto: { $link }
link-no-room = Una ventana más grande muestra también un código QR.
link-friend = tu amigo
link-play = Envía este enlace a { $name } ({ $copy } copia, { $show } código QR) y pega la respuesta.
link-end = Envía el enlace a { $name } para mostrar el final: { $copy } lo copia, { $show } muestra su código QR.
link-older = Este enlace es más antiguo que tu partida, que se muestra aquí.
link-contradicts = Este enlace no encaja con tu partida con { $name }: difiere en la jugada { $number }. Tu partida queda como está. Pide el enlace más reciente.
link-too-long = El enlace supera los { $most } bytes.
link-part = El enlace está cortado o dañado en «{ $part }». Cópialo de nuevo, o vuelve a pedirlo.
link-game = La partida del enlace tiene un error: { $problem }

key-set-seed-count = semillas
key-change-side-to-move = turno
key-type-position = escribir
key-copy = copiar
key-correct-total-in-stores = cuadrar
key-empty-board = vaciar
key-set-start-position = inicio

help-setting-up = Preparar una posición
help-place = elegir un hoyo o un granero
help-seeds = poner ahí ese número de semillas; una más, una menos
help-rest = poner en los graneros las que faltan, o sacar las que sobran
help-mover = cambiar el turno
help-variant = otro juego
help-notation = escribir la posición en una línea
help-copy = copiar la posición; al final, el resultado para compartir
help-empty = vaciar el tablero; poner la posición inicial
help-undo-edit = deshacer un cambio, rehacerlo
help-play-position = preparar una partida desde aquí
help-study-solution = tras un problema: estudiar la posición, ver su árbol
help-set-up = cambiar esta posición, o estudiarla

## Partidas de otros programas en la lista

saved-no-date = sin fecha
saved-day = { $day }/{ $month }

## Una copia de seguridad de todo lo que guarda un navegador

backup-title = Copia de seguridad
backup-about = Una copia de seguridad es un solo archivo con tus partidas, tu progreso y tus ajustes.
backup-save = Guardar una copia
backup-load = Cargar una copia
backup-take-settings = Reemplazar también mis ajustes
backup-kept = El navegador conserva tus partidas hasta que borres los datos de esta página.
backup-not-kept = El navegador puede borrar tus partidas si falta espacio o tras una larga pausa. Guarda una copia de vez en cuando.
backup-games = Partidas nuevas: { $new }. Ya estaban: { $same }. Con otro nombre, porque el suyo estaba ocupado: { $renamed }.
backup-progress = Tu progreso reúne ambos.
backup-settings = Se han reemplazado los ajustes.
backup-no-settings = Se mantienen tus propios ajustes.
backup-form = Este archivo no es una copia de seguridad de Awalé, o está dañado (línea { $line }, columna { $column }).
backup-later = Una versión más nueva de Awalé ha hecho esta copia. Recarga la página y prueba de nuevo.
backup-too-large = Este archivo es demasiado grande para una copia: se leen como máximo { $most } MB.
backup-file = Esta copia está dañada: { $file } no se puede usar. No se ha cambiado nada.
storage-failed = { $what ->
    [QuotaExceededError] el navegador no tiene más espacio. Guarda una copia de seguridad y borra partidas antiguas.
   *[other] el navegador no guarda nada de esta página ({ $what }).
}
settings-damaged = { $what } Los ajustes se llaman ahora { $file }; se han creado otros nuevos.
page-elsewhere = Awalé está ahora abierto en otra pestaña.
page-here = Continuar aquí
