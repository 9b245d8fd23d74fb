### Els personatges: qui és cadascun en una frase, i què diu: en una gran captura seva, en una de teva i quan es nota el seu estil.

kind-character = personatge
gallery-levels = Nivells

gallery-title = Personatges
gallery-textbook = Jugadors de manual
gallery-programs = Programes teus
gallery-people = Persones
gallery-person = una persona al teu costat
gallery-naive = ingenu, a l'atzar
gallery-fast = ràpid, golafre
gallery-yours-too = el teu nivell
gallery-rating = Puntuació: { $rating }.
gallery-unrated = desconeguda
gallery-expected = El teu resultat esperat: { $percent } %.
gallery-yours = La teva puntuació: { $rating }
gallery-says = { $moment }: «{ $text }»
gallery-cost = Pel seu estil cedeix fins a { $seeds } per jugada (estimat).
gallery-teacher = Els seus avisos són una ajuda: una partida en què t'avisa no compta per a la teva puntuació.
gallery-took = Quan captura bé
gallery-lost = Quan perd llavors
gallery-style = Quan es nota l'estil
key-invite = convida

character-says = { $name }: «{ $text }»
character-drawn = Empat. En fem una més?
# Cap captura de les jugades que s'esperen no mostra per què. { $cost } és la part del punt, com a study-verdict.
teacher-warning = «Espera: la jugada { $move } { $gift }. No veig cap captura que ho mostri, però la jugada costa el { $cost } % d'un punt». Retorn la juga igualment.
teacher-missed = «Espera: la jugada { $move } { $gift }. Una altra jugada captura { seeds }». Retorn la juga igualment.
# { $ends } és study-end-store, study-end-few, study-end-no-move o study-end-repetition.
teacher-ends = «Espera: la jugada { $move } { $gift }. Aquesta jugada { $ends }». Retorn la juga igualment.
teacher-answer-ends = «Espera: la jugada { $move } { $gift }. Jo respondria amb el forat { $answer }, que { $ends }». Retorn la juga igualment.
teacher-threat = «Espera: la jugada { $move } { $gift }. Jo respondria amb el forat { $answer } i capturaria { seeds }». Retorn la juga igualment.
teacher-later = «Espera: la jugada { $move } { $gift }. Preveig { $line }; després el forat { $last } captura { seeds }». Retorn la juga igualment.
teacher-made = «Espera: la jugada { $move } { $gift }. Jo respondria amb el forat { $answer }, i el forat { $with } amenaça de capturar { seeds }». Retorn la juga igualment.

character-kossi = Un nen que acaba d'aprendre a jugar: s'endú tot el que té a l'abast.
character-kossi-took = Meves! Totes meves!
character-kossi-lost = Ei! Aquesta no l'havia vista.
character-kossi-style = Més val poques ara que moltes després.
character-kossi-won = He guanyat! Ho has vist? He guanyat!
character-kossi-beaten = Vaja. Una altra?

character-kofi = Sempre té pressa: juga els forats de la dreta abans de mirar els altres.
character-kofi-took = Mans ràpides, graner ple.
character-kofi-lost = Un altre cop massa de pressa. Següent!
character-kofi-style = Pensar, ja ho faré demà.
character-kofi-won = Ja està! Una altra?
character-kofi-beaten = Massa de pressa. Sempre me n'adono després.

character-fatou = Té tot el temps del món: sembra una llavor o dues i espera que et quedis sense jugades.
character-fatou-took = Valia la pena esperar.
character-fatou-lost = No passa res. El dia és llarg.
character-fatou-style = De moment, amb una llavor n'hi ha prou.
character-fatou-won = Qui espera, cull.
character-fatou-beaten = Has esperat més que jo.

character-bia = Una hortolana de Cap Verd: mai no deixa que un forat creixi gaire més que els altres.
character-bia-took = Bona collita.
character-bia-lost = Se m'han ficat les cabres a l'hort.
character-bia-style = Mira que iguals que creixen.
character-bia-won = Un cistell ple. Gràcies per la partida.
character-bia-beaten = L'any vinent plantaré millor.

character-ama = Guarda les llavors a casa: un forat creix i creix, fins que fa la volta a tot el tauler.
character-ama-took = Cap al graner falta gent.
character-ama-lost = Eren els meus estalvis!
character-ama-style = Tinc la casa plena. Compta bé abans d'acostar-t'hi.
character-ama-won = Estalviat, comptat, guanyat.
character-ama-beaten = El meu graner no havia estat mai tan buit.

character-efua = Endreçada i prudent: gairebé mai no deixa un forat d'una o dues llavors al teu abast.
character-efua-took = T'has deixat la porta oberta.
character-efua-lost = Això no em passarà dues vegades.
character-efua-style = A casa meva no hi ha res escampat.
character-efua-won = Cada cosa al seu lloc.
character-efua-beaten = Alguna cosa m'havia deixat pel mig.

character-kwasi = Un barquer de Surinam: amenaça alguna cosa gairebé a cada jugada.
character-kwasi-took = Ja t'havia avisat que venia.
character-kwasi-lost = Tornes els cops. Així m'agrada.
character-kwasi-style = No pots vigilar tots els forats.
character-kwasi-won = El riu s'endú el que vol.
character-kwasi-beaten = Has portat bé el timó.

character-adjoua = Sempre endavant: manté els tres forats de l'esquerra tan buits com pot.
character-adjoua-took = Endavant, i encara més enllà.
character-adjoua-lost = Encara em queden altres jugades.
character-adjoua-style = Tot endavant, res enrere.
character-adjoua-won = Sempre endavant. Ho veus?
character-adjoua-beaten = Has arribat més lluny que jo.

character-desmond = Un jugador de warri d'Antigua: manté els tres forats de la dreta tan buits com pot.
character-desmond-took = Això és warri, amic meu.
character-desmond-lost = Ben sembrat. Ho he vist massa tard.
character-desmond-style = La meva dreta és buida. Què vols endur-te'n?
character-desmond-won = Torna demà, amic meu.
character-desmond-beaten = Ben sembrat. Convido jo.

character-sekou = Dona per rebre: prefereix les jugades després de les quals pot recapturar.
character-sekou-took = Tu pegues, jo pego més fort.
character-sekou-lost = Endavant. Sé què ve després.
character-sekou-style = Serveix-te, sisplau.
character-sekou-won = He donat, he pres, he guanyat.
character-sekou-beaten = Aquesta vegada he donat massa.

character-awa = Et deixa la fila pelada: com menys llavors tinguis, millor.
character-awa-took = Encara menys per a tu.
character-awa-lost = Bon profit. Potser serà l'últim àpat.
character-awa-style = La teva fila fa cara de gana.
character-awa-won = Encara tens gana? Torna a jugar.
character-awa-beaten = T'ho has menjat tot.

character-tunde = Un jugador d'ayo d'Ibadan: li encanten les sembres llargues que donen la volta al tauler.
character-tunde-took = Camí llarg, sac ple.
character-tunde-lost = Mirava massa lluny.
character-tunde-style = La volta al món, i cap a casa.
character-tunde-won = Pel camí llarg, i el primer a casa.
character-tunde-beaten = M'he perdut pel camí llarg.

character-kweku = Es diu com l'aranya dels contes: entre jugades que valen igual, tria la que més et convida a equivocar-te.
character-kweku-took = La teranyina era ben a la vista.
character-kweku-lost = Fins i tot a una aranya la piquen.
character-kweku-won = Tots els fils duien aquí.
character-kweku-beaten = La mosca s'ha menjat l'aranya.

character-yaa = La millor jugadora de la ciutat: només li interessa la millor jugada.
character-yaa-took = Ja no hi havia defensa.
character-yaa-lost = Ben vist.
character-yaa-won = Has aguantat més que la majoria.
character-yaa-beaten = Sense excuses. Ben jugat.

character-nana = Una àvia que ensenya: juga si fa no fa com tu, i t'avisa abans d'una jugada que perd.
character-nana-took = Ho has vist venir? El pròxim cop, sí.
character-nana-lost = Molt bé. Així es juga.
character-nana-won = Mira un error amb mi i en fem una altra.
character-nana-beaten = Ja gairebé no em necessites.
