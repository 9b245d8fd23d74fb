# Los personajes: quién es cada cual, en una frase, y qué dice: cuando captura mucho, cuando pierde mucho y cuando se nota su
# estilo.

kind-character = personaje
gallery-levels = Niveles
gallery-title = Personajes
gallery-textbook = Jugadores de manual
gallery-programs = Tus programas
gallery-people = Personas
gallery-person = alguien a tu lado
gallery-naive = ingenuo, al azar
gallery-fast = rápido, voraz
gallery-yours-too = tu nivel
gallery-rating = Puntuación: { $rating }.
gallery-unrated = desconocida
gallery-expected = Tu resultado esperado: { $percent } %.
gallery-yours = Tu puntuación: { $rating }
gallery-says = { $moment }: «{ $text }»
gallery-cost = Por su estilo cede hasta { $seeds } por jugada (estimado).
gallery-teacher = Sus avisos son una ayuda: una partida en la que te avisa no cuenta para tu puntuación.
gallery-took = Tras una buena captura
gallery-lost = Tras perder semillas
gallery-style = Cuando se nota su estilo
key-invite = invitar
character-says = { $name }: «{ $text }»
character-drawn = Empate. ¿La decisiva?
# Ninguna captura en las jugadas previstas dice por qué. { $cost } es la parte del punto, como en study-verdict.
teacher-warning = «Espera: la jugada { $move } { $gift }. No veo una captura que lo muestre, pero cuesta el { $cost } % de un punto». Enter la juega igualmente.
teacher-missed = «Espera: la jugada { $move } { $gift }. Otra jugada captura { seeds }». Enter la juega igualmente.
# { $ends } es una de study-end-store, study-end-few, study-end-no-move y study-end-repetition.
teacher-ends = «Espera: la jugada { $move } { $gift }. Esa jugada { $ends }». Enter la juega igualmente.
teacher-answer-ends = «Espera: la jugada { $move } { $gift }. Yo respondería con el hoyo { $answer }, que { $ends }». Enter la juega igualmente.
teacher-threat = «Espera: la jugada { $move } { $gift }. Yo respondería con el hoyo { $answer } y capturaría { seeds }». Enter la juega igualmente.
teacher-later = «Espera: la jugada { $move } { $gift }. Preveo { $line }, y luego el hoyo { $last } captura { seeds }». Enter la juega igualmente.
teacher-made = «Espera: la jugada { $move } { $gift }. Yo respondería con el hoyo { $answer }, y el hoyo { $with } amenaza con capturar { seeds }». Enter la juega igualmente.

character-kossi = Un niño que acaba de aprender a jugar: se lleva todo lo que tiene al alcance.
character-kossi-took = ¡Mías! ¡Todas mías!
character-kossi-lost = ¡Eh! Esa no la había visto.
character-kossi-style = Más valen pocas ahora que muchas después.
character-kossi-won = ¡He ganado! ¿Has visto? ¡He ganado!
character-kossi-beaten = Jo. ¿Otra partida?

character-kofi = Siempre con prisa: juega los hoyos de la derecha antes de mirar los demás.
character-kofi-took = Manos rápidas, granero lleno.
character-kofi-lost = Otra vez demasiado rápido. ¡Siguiente!
character-kofi-style = Pensar es para mañana.
character-kofi-won = ¡Ya está! ¿Otra?
character-kofi-beaten = Demasiado rápido. Siempre lo noto después.

character-fatou = Tiene todo el tiempo del mundo: siembra una semilla o dos y espera a que te quedes sin jugadas.
character-fatou-took = Valía la pena esperar.
character-fatou-lost = No pasa nada. El día es largo.
character-fatou-style = Por ahora, una semilla basta.
character-fatou-won = Quien espera, cosecha.
character-fatou-beaten = Has esperado más que yo.

character-bia = Una hortelana de Cabo Verde: nunca deja que un hoyo crezca mucho más que los otros.
character-bia-took = Buena cosecha.
character-bia-lost = Se me han metido las cabras en el huerto.
character-bia-style = Mira qué parejas crecen.
character-bia-won = Un cesto lleno. Gracias por la partida.
character-bia-beaten = La próxima temporada plantaré mejor.

character-ama = Guarda sus semillas en casa: un hoyo crece y crece, hasta dar la vuelta al tablero.
character-ama-took = Derechas al granero.
character-ama-lost = ¡Eran mis ahorros!
character-ama-style = Tengo la casa llena. Cuenta bien antes de acercarte.
character-ama-won = Ahorrado, contado, ganado.
character-ama-beaten = Mi granero nunca estuvo tan vacío.

character-efua = Ordenada y prudente: casi nunca deja un hoyo de una o dos semillas a tu alcance.
character-efua-took = Te dejaste la puerta abierta.
character-efua-lost = Eso no me pasa dos veces.
character-efua-style = En mi casa no hay nada tirado.
character-efua-won = Cada cosa en su sitio.
character-efua-beaten = Algo dejé sin recoger.

character-kwasi = Un barquero de Surinam: amenaza algo con casi cada jugada.
character-kwasi-took = Ya avisé de que venía.
character-kwasi-lost = Devuelves los golpes. Así me gusta.
character-kwasi-style = No puedes vigilar todos los hoyos.
character-kwasi-won = El río se lleva lo que quiere.
character-kwasi-beaten = Has llevado bien el timón.

character-adjoua = Siempre adelante: mantiene sus tres hoyos de la izquierda tan vacíos como puede.
character-adjoua-took = Adelante, y más lejos todavía.
character-adjoua-lost = Aún me quedan otras jugadas.
character-adjoua-style = Todo adelante, nada atrás.
character-adjoua-won = Siempre adelante. ¿Lo ves?
character-adjoua-beaten = Has llegado más lejos que yo.

character-desmond = Un jugador de warri de Antigua: mantiene sus tres hoyos de la derecha tan vacíos como puede.
character-desmond-took = Eso es warri, amigo mío.
character-desmond-lost = Bien sembrado. Lo vi tarde.
character-desmond-style = Mi derecha está vacía. ¿Qué vas a llevarte de ahí?
character-desmond-won = Vuelve mañana, amigo.
character-desmond-beaten = Bien sembrado. Invito yo.

character-sekou = Da para recibir: prefiere las jugadas tras las que puede recapturar.
character-sekou-took = Si me das, te doy más fuerte.
character-sekou-lost = Adelante. Sé lo que viene después.
character-sekou-style = Sírvete, por favor.
character-sekou-won = Di, tomé, gané.
character-sekou-beaten = Esta vez di demasiado.

character-awa = Te deja la fila pelada: cuantas menos semillas tengas, mejor.
character-awa-took = Aún menos para ti.
character-awa-lost = Buen provecho. Quizá sea tu última cena.
character-awa-style = Tu fila tiene cara de hambre.
character-awa-won = ¿Te quedas con hambre? Juega otra.
character-awa-beaten = Te lo has comido todo.

character-tunde = Un jugador de ayo de Ibadán: le encantan las siembras largas que dan la vuelta al tablero.
character-tunde-took = Camino largo, saco lleno.
character-tunde-lost = Miraba demasiado lejos.
character-tunde-style = Una vuelta al mundo, y a casa.
character-tunde-won = Por el camino largo, y el primero en casa.
character-tunde-beaten = Me perdí por el camino largo.

character-kweku = Se llama como la araña de los cuentos: entre jugadas iguales, elige la que más te invita a equivocarte.
character-kweku-took = La telaraña estaba a la vista.
character-kweku-lost = Hasta una araña se lleva un picotazo.
character-kweku-won = Todos los hilos llevaban aquí.
character-kweku-beaten = La mosca se comió a la araña.

character-yaa = La mejor jugadora de la ciudad: solo le interesa la mejor jugada.
character-yaa-took = Ya no había defensa.
character-yaa-lost = Bien visto.
character-yaa-won = Has aguantado más que la mayoría.
character-yaa-beaten = Sin excusas. Bien jugado.

character-nana = Una abuela que enseña: juega más o menos como tú, y te avisa antes de una jugada que pierde.
character-nana-took = ¿Lo viste venir? La próxima vez, sí.
character-nana-lost = Muy bien. Así se juega.
character-nana-won = Mira un error conmigo y jugamos otra.
character-nana-beaten = Ya casi no me necesitas.
