### Un club: partides entre persones per ssh i pel web.

club-title = { $club }
club-here = { $count ->
    [one] { $count } persona aquí
   *[other] { $count } persones aquí
}
club-lobby = Sala
club-you-are = Ets { $name }.
club-guest-no-key = El teu client ssh no ha presentat cap clau, per això hi ets com a convidat. Per conservar un nom, crea una clau amb ssh-keygen o puttygen.
club-guest-key-kind-not-accepted = Aquest club no admet el teu tipus de clau. Fes servir Ed25519, ECDSA o RSA de 1024 a 8192 bits.
club-guest-sha1-signature = El teu client ssh signa amb RSA i SHA-1, que ja no és segur, per això hi ets com a convidat. Actualitza'l o fes servir una clau Ed25519.
club-guest-key-without-valid-signature = El teu client ssh ha presentat una clau però no hi ha signat, per això hi ets com a convidat. Era correcta la frase de pas?
club-guest-disk-write-fails = Ara mateix el club no pot desar noms nous, per això hi ets com a convidat. Torna més tard.
club-guest-chosen-by-visitor = Per conservar un nom, surt i tria'n un a la primera pàgina, o fes servir un codi o un enllaç de qui porta el club.
club-guest-code = Si es talla la connexió, torna amb { $ssh } i el codi { $code }.
club-new = Nou repte
club-home = Juga, aprèn i estudia pel teu compte
club-hold = Organitza un torneig
club-hold-about = Juga qui s'apunta a la sala. Comença'l allà; cada ronda s'aparella quan s'acaba l'anterior.
club-desk = Entrada, llista de classe i expulsions
club-desk-about = Tu decideixes qui hi pot entrar. Una llista de classe crea membres que hi entren amb un enllaç o un codi.
club-desk-door = Qui hi entra
club-desk-open = tothom
club-desk-members = només membres
club-desk-closed = només amfitrions
club-desk-newcomers = Noms nous en una hora
club-desk-chat = Xat
club-desk-on = activat
club-desk-off = desactivat
club-desk-class = Llista de classe: enganxa noms
club-desk-card = Enllaç i codi nous per a
club-desk-ban = Expulsa un nom o adreça
club-desk-cards = Aquests codis només es mostren ara. En un navegador, la pàgina per imprimir es desa com a class.html.
club-best = Puntuacions
club-best-none = Encara no hi ha partides puntuades. Ofereix-ne una.
club-best-about = Els millors de cada joc, amb el marge de la puntuació.

club-your-move = Et toca: { $game } contra { $name }
club-begins = Comença una partida: { $game } contra { $name }
club-window-turn = ● et toca – { $name }
club-window-challenge = ● { $name } et repta
club-window-waits = { $name } està pensant – { $club }
club-your-game = Torna a la teva partida: { $game } contra { $name }
club-watch = Mira { $south } – { $north }: { $game }
club-you-challenge = Reptes { $name }: { $game } (Retorn ho retira)
club-you-offer = Ofereixes { $game } (Retorn ho retira)
club-you-link = Enllaç per a un amic: { $game }
club-challenges-you = { $name } et repta: { $game }
club-offers = { $name } ofereix { $game }
club-person = { $name } · { $does }
club-plays = juga
club-watches = mira
club-idle = inactiu des de fa { $minutes } min
club-free = lliure
club-load = Hi ha molta gent al club: els ordinadors pensen menys temps.
club-sent = Enviat. La partida comença quan algú accepti.
club-refused-club-busy = Hi ha molt de moviment al club. Torna-ho a provar d'aquí a un moment.
club-stalled = El club no pot escriure al disc. Els rellotges estan aturats fins que pugui; les teves partides es conserven.
club-stalled-host = El club no pot escriure al disc: { $error }. Allibera espai a la carpeta de dades; després continuarà tot sol.

club-pace-free = sense rellotge
club-pace-days = { $days ->
    [one] { $days } dia per jugada
   *[other] { $days } dies per jugada
}
club-rated = puntuada
club-casual = amistosa
club-rated-about = Canvia totes dues puntuacions si es fan almenys { $moves } jugades. Les mateixes dues persones poden jugar { $games } partides puntuades en 24 hores.
club-casual-about = No canvia les puntuacions.
club-unrated-limit = Després de { $games } partides puntuades en 24 hores, les següents entre les mateixes dues persones són amistoses.
club-form = Repte
club-form-to = A { $name }
club-form-to-all = A tothom: juga qui accepta primer.
club-form-to-friend = A l'amic a qui enviïs l'enllaç.
club-form-game = Joc
club-form-time = Temps
club-form-begins = Comença
club-form-rated = Partida
club-form-delay = El públic veu
club-form-for = Per a
club-form-for-all = tothom d'aquí
club-form-for-friend = un amic, per enllaç
club-form-send = Envia el repte
club-form-link = Crea l'enllaç
club-form-title = Títol
club-form-format = Sistema
club-form-plan = Anuncia el torneig
club-link-about = Envia aquesta adreça al teu amic. Qui l'obri primer juga amb tu, sense compte. Serveix un cop, durant 24 hores.
club-link-members = Envia aquesta adreça al teu amic. El primer membre del club que l'obri juga amb tu. Serveix un cop, durant 24 hores.
club-link-ssh = Per ssh, el teu amic l'enganxa a la sala, o ve amb ssh -t i les paraules «join { $code }» al final.
club-begins-drawn = per sorteig
club-begins-you = tu
club-begins-other = el rival
club-delay = { $moves ->
    [0] cada jugada a l'acte
    [one] amb { $moves } jugada de retard
   *[other] amb { $moves } jugades de retard
}

club-refused-no-longer-exists = Ja no hi és: retirat, acceptat per algú altre o acabat.
club-refused-no-challenge-with-link = Aquest enllaç ja no serveix: s'ha fet servir, s'ha retirat o ha caducat.
club-refused-own-challenge = Ets tu.
club-refused-same-challenge-open = Aquest repte ja l'has enviat. Encara és obert.
club-refused-too-many-challenges-or-games = Tens tants reptes o partides com permet el club. Acaba'n un abans.
club-refused-nobody-with-name = Ningú amb aquest nom no ha passat per aquí.
club-refused-not-for-guests = Els convidats juguen partides amistoses, amb rellotge o sense. Per a les altres, vine amb una clau o un enllaç.
club-refused-too-much-chat = No tan de pressa.
club-refused-not-possible-now = Ara no.
club-refused-opponent-away = Una partida amb rellotge demana que hi siguin tots dos jugadors.
club-refused-too-few-players = Abans s'hi han d'apuntar almenys dos jugadors.
club-refused-disk-write-fails = Ara mateix el club no pot escriure al disc, i no s'ha fet res. Torna-ho a provar d'aquí a un moment.
club-refused-chat-switched-off = Qui porta el club ha desactivat el xat.
club-refused-host-cannot-be-banned = No es pot expulsar qui porta el club.
club-class-invalid-text = { $name }: un nom té d'1 a 16 lletres, xifres, - o _.
club-class-duplicate-in-list = { $name }: un altre nom de la llista és igual o s'hi assembla.
club-class-taken-by-member = { $name }: un membre té aquest nom o un de semblant. Escriu-ne un altre, o crea un enllaç i codi nous.
club-class-taken-by-host = { $name }: és un amfitrió, que crea l'enllaç amb l'ordre «link».

club-watchers = { $count ->
    [one] { $count } mira
   *[other] { $count } miren
}
club-say = Xat:
club-muted = Ja no veuràs els missatges de { $name }.
club-not-your-turn = No és el teu torn.
club-away = { $name } és fora des de fa { $time }.
club-deadline = { $name } té { $time } per a aquesta jugada.
club-first-move = { $name } té { $time } per a la primera jugada. Sense, la partida acaba sense resultat.
club-first-move-forfeit = A { $name } li queden { $time } per a la primera jugada. Si no, perd la partida.
club-aborted = { $name } no ha fet a temps la primera jugada. La partida no té resultat.
club-hidden = { $moves ->
    [one] Les jugades es mostren amb { $moves } jugada de retard.
   *[other] Les jugades es mostren amb { $moves } jugades de retard.
}
club-offer-end = { $name } vol acabar la partida tal com està.
club-offer-undo = { $name } vol desfer una jugada.
club-offer-rematch = { $name } vol la revenja, canviant de bàndol.
club-agree = { $key } ho accepta.

club-tournament = Torneig
club-round-robin = tots contra tots
club-swiss = { $rounds ->
    [one] suís, { $rounds } ronda
   *[other] suís, { $rounds } rondes
}
club-tournament-open = { $name }: { $format } · inscrits: { $people }
club-tournament-joined = { $name }: { $format } · inscrits: { $people }, amb tu
club-tournament-on = { $name }: { $format } · ronda { $round }
club-tournament-over = { $name }: { $format } · acabat
club-tournament-waits = { $name }: { $format } · ronda { $round } acabada
club-tournament-canceled = { $name }: { $format } · anul·lat
club-tab-standings = Classificació
club-tab-pairings = Aparellaments
club-tab-cross = Quadre creuat
club-tab-add = Afegeix un jugador
club-tab-export = Exporta
club-state-open = El torneig no ha començat. Inscrits: { $people }.
club-state-on = Ronda { $round } de { $rounds }. Partides en joc: { $games }.
club-state-ready = Ronda { $round } de { $rounds } acabada. A punt per a la següent: { $ready } de { $active }.
club-state-host = Ronda { $round } de { $rounds } acabada. L'organitzador comença la següent.
club-state-over = El torneig s'ha acabat.
club-state-canceled = El torneig s'ha anul·lat.
club-next-at-once = de seguida
club-next-ready = quan tothom estigui a punt
club-next-host = quan ho digui l'organitzador
club-part-none = Ja ha començat. L'organitzador t'hi pot afegir.
club-part-join = Apunta't
club-part-leave = Esborra't del torneig
club-part-return = Torna: jugues des de la ronda següent
club-part-ready = Estic a punt per a la ronda següent
club-part-withdraw = Retira't del torneig
club-part-begin = Comença el torneig
club-part-next = Comença la ronda següent
club-part-change = Canvia el torneig
club-part-cancel = Anul·la el torneig
club-part-delete = Esborra el torneig
club-part-terms = { $game }. Cadascú té { $minutes } min per a la primera jugada; si no, perd la partida. Ronda següent: { $next }.
club-ask-withdraw = Et retires? Perds la partida en joc.
club-ask-cancel = Vols anul·lar el torneig? No hi haurà més rondes.
club-ask-delete = Vols esborrar el torneig per sempre? Les partides es conserven.
club-head-player = Jugador
club-head-points = Punts
# Heads of narrow columns: the tie-break (at most 5 characters), the number of games (at most 6).
club-head-tie = Des.
club-head-games = Part.
club-head-result = Resultat
club-head-round = Ronda
club-withdrawn = retirat
club-ready = a punt
club-round = Ronda { $round }
# Instead of a result: the player has no opponent in this round.
club-sits-out = descansa
club-cross-about = 12+ és victòria contra el 12è, = taules, - sense punts; b descansa.
club-export-page = Totes les taules, per imprimir
club-export-games = Totes les partides
club-export = En un navegador, Retorn desa el fitxer. Per ssh, escriu: { $ssh } tournament export { $number } { $part } > { $file }
club-add-none = Tothom qui hi ha ja juga.
club-add-about = Qui arriba tard té 0 punts per les rondes perdudes.
club-player-about = Retorn corregeix un resultat a l'instant. Les puntuacions no canvien.
club-player-return = Deixa tornar el jugador
club-player-withdraw = Retira el jugador
club-player-forfeit = Dona per perduda la partida en joc
club-form-first-move = Primera jugada en
club-form-next = Ronda següent
club-form-change = Desa els canvis
club-minutes = { $minutes } min
club-refused-invalid-title = Un títol té d'1 a 40 caràcters i comença amb una lletra o una xifra.
club-refused-invalid-round-count = Un torneig té d'1 a 30 rondes.
club-refused-fixed-after-begin = Un cop començat el torneig, el joc, el rellotge i el sistema no canvien. El nombre de rondes pot canviar, però les rondes aparellades es queden.
club-refused-tournament-begun = El torneig ha començat. Demana a l'organitzador que t'hi afegeixi.
club-refused-too-many-players-or-tournaments = No hi ha lloc: un torneig té fins a 128 jugadors, i un club fins a 20 tornejos oberts.
club-refused-round-unfinished = La ronda encara no s'ha acabat.
club-refused-not-in-tournament = Aquest jugador no és al torneig.
club-refused-no-unfinished-game = Aquest jugador no té cap partida en joc al torneig.
club-refused-no-result-in-round = Aquesta ronda no té cap resultat per corregir. Una partida en joc es pot donar per perduda.
club-refused-tournament-not-canceled = Primer anul·la el torneig; després esborra'l.

club-no-files = el club no escriu fitxers; per tenir les teves partides: ssh host games NOM
club-bye-visitor-left = Adeu. Torna aviat.
club-bye-idle = Fa molta estona que no prems cap tecla. Adeu; les teves partides es conserven.
club-bye-closing = El club tanca. Les teves partides es conserven.
club-bye-banned = No pots entrar en aquest club.
club-bye-name-taken = Aquest nom és d'algú altre. Torna amb un altre: ssh NOM@host
club-bye-private-club = Aquest club és privat. Demana a qui el porta que hi afegeixi la teva clau.
club-bye-closed-by-host = Ara mateix el club és tancat. Torna més tard.
club-bye-members-only = Ara només hi poden entrar els membres. Fes servir el teu nom amb la clau, l'enllaç o el codi.
club-bye-member-deleted = Qui porta el club ha esborrat aquest nom.
club-bye-wrong-code = Cap membre no té aquest codi. Comprova cada lletra o demana'n un de nou a qui porta el club.
club-bye-too-many-wrong-codes = Des d'aquí han arribat massa codis erronis. Torna-ho a provar d'aquí a una hora o fes servir un enllaç.
club-bye-too-many-visits = Ja tens massa sessions obertes aquí.
club-bye-invalid-name = Aquest nom aquí no val: d'1 a 16 lletres, xifres, - o _. Torna amb un altre: ssh NOM@host
club-bye-no-such-ssh-feature = El club només ofereix un terminal i unes quantes ordres: ssh NOM@host help
# Una sessió línia a línia, sense pantalla completa.
club-line-hint = Escriu un nombre o una ordre i prem Retorn. ? explica més.
club-line-commands = Ordres: { $commands }
club-line-turn = Et toca.
club-line-away = { $name } s'ha absentat.
club-line-back = { $name } ha tornat.
club-line-gone = Ja no hi és: { $row }
club-line-type = Escriu el text. Una línia buida el deixa com està.
club-line-unknown = «{ $text }» no és cap ordre aquí. ? mostra les ordres.
club-line-no-row = Ara no hi ha cap línia { $number }. Retorn torna a llegir les línies.
club-line-help =
    Un nombre: triar aquella línia. Si la línia té un valor, passa al següent; amb «-» després del nombre, a l'anterior.
    A fins a F, o 1 a 6: jugar aquell forat. Als llumins, quants agafar-ne.
    tauler: llegir la posició. jugades: llegir les jugades. rellotge: llegir el temps que queda.
    La tecla o el nom d'una ordre: executar-la. N'hi ha prou amb el començament del nom. La tecla dels missatges, un espai i un text: dir aquell text. Una tecla, un espai i el nombre d'una línia: executar l'ordre en aquella línia.
    Només Retorn: continuar, o tornar a llegir la pantalla. surt: deixar el club.
club-full = El club és ple. Torna-ho a provar d'aquí a uns minuts.
club-full-address = Hi ha massa connexions des de la teva adreça. Tanca'n alguna, o demana a qui porta el club que en permeti més.
club-bye-wrong-link = Aquest enllaç ja no porta enlloc. Demana'n un de nou a qui porta el club.
club-web-private = Aquest club és privat. Demana un enllaç a qui el porta.
club-web-name = Aquest nom aquí no val: d'1 a 16 lletres, xifres, - o _. Tria'n un altre.
club-web-taken = Aquest nom és d'algú altre. Tria'n un altre, o entra amb el teu enllaç.
club-bye-too-many-new-names = Des d'aquí ja s'han triat massa noms. Torna-ho a provar d'aquí a una hora, o juga com a convidat.
club-bye-disk-write-fails = Ara mateix el club no pot desar noms nous. Juga com a convidat, o torna-ho a provar més tard.
club-bye-try-later = Ara mateix el club no et pot deixar entrar. Torna-ho a provar d'aquí a un moment.
page-about = Juga a l'aualé amb amics, aquí mateix al navegador. Tria un nom per conservar les teves partides i puntuacions, o entra com a convidat.
page-name = Nom
page-take = Tria aquest nom
page-code = Codi del teu professor o del club
page-enter = Entra
page-guest = Juga com a convidat
page-script = Aquesta pàgina necessita JavaScript.
page-again = Torna a entrar
page-keys = Tecles
page-keyboard = Teclat
page-sound = So
page-notify = Avisa'm
page-clocks = Llegeix els rellotges
page-no-clocks = No hi ha cap rellotge en marxa.
page-away = NAME no hi és.
page-back = NAME ha tornat.
page-lost = S'ha perdut la connexió. Reconnectant…
page-games = Les meves partides
page-link = El meu enllaç
page-link-about = Aquest enllaç secret et permet tornar a entrar. Guarda'l i no l'ensenyis a ningú: qui el té juga en nom teu.
page-own = Aquest ordinador és meu: deixa'm entrar la pròxima vegada
page-copy = Copia
page-close = Tanca
page-twice = Juga amb dos tocs
page-cells = Com en un terminal

key-challenge-player = repta
key-decline-challenge = declina
key-rematch = revenja
key-refuse-offer = rebutja
key-accept-offer = accepta
key-withdraw-challenge = retira
key-send-chat-message = xat
key-offer-to-end-game = proposa fi
key-resign = abandona
key-hand-over-board = cedeix
key-mute-player = silencia
key-announce-tournament = anuncia

help-club = Partida en un club
help-club-again = la revenja, canviant de bàndol
help-club-refuse = rebutja el que ofereix l'altra persona
help-club-say = escriu al xat
help-club-hand = després de la partida: cedeix el control del tauler compartit
help-club-mute = silencia qui ha parlat l'últim
