### Els personatges: qui és cadascun en una frase, i què diu: en una gran captura seva, en una de teva i quan es nota el seu estil.

kind-character = personatge
gallery-levels = Nivells

gallery-title = Personatges
gallery-textbook = Jugadors de manual
gallery-programs = Els teus programes
gallery-people = Persones
gallery-person = una persona al teu costat
gallery-yours-too = el teu nivell
gallery-rating = Puntuació: { $rating }.
gallery-unrated = desconeguda
gallery-expected = El teu resultat esperat: un { $percent } % aproximadament.
gallery-yours = La teva puntuació: { $rating }
gallery-says = { $moment }: «{ $text }»
gallery-cost = Pel seu estil cedeix fins a { $seeds } per jugada (estimat).
gallery-took = Quan captura bé
gallery-lost = Quan perd llavors
gallery-style = Quan es nota l'estil
key-invite-opponent = convida

character-says = { $name }: «{ $text }»
character-drawn = Empat. En fem una més?
teacher-missed = «Espera: la jugada { $move } { $gift }. Una altra jugada captura { seeds }». Retorn fa la teva jugada.
teacher-missed-threat = «Espera: la jugada { $move } { $gift }. Una altra jugada amenaça de capturar { seeds }». Retorn fa la teva jugada.
teacher-allows = «Espera: la jugada { $move } { $gift }. Aleshores jo podria capturar { seeds } amb el forat { $with }». Retorn fa la teva jugada.
teacher-missed-shortage = «Espera: la jugada { $move } { $gift }. Una altra jugada em deixa només { moves }». Retorn fa la teva jugada.
# { $ends } és study-end-store, study-end-few, study-end-no-move o study-end-repetition.
teacher-ends = «Espera: la jugada { $move } { $gift }. Aquesta jugada { $ends }». Retorn fa la teva jugada.
teacher-answer-ends = «Espera: la jugada { $move } { $gift }. Jo respondria amb el forat { $answer }, que { $ends }». Retorn fa la teva jugada.
teacher-threat = «Espera: la jugada { $move } { $gift }. Jo respondria amb el forat { $answer } i capturaria { seeds }». Retorn fa la teva jugada.
teacher-later = «Espera: la jugada { $move } { $gift }. En { $turns ->
    [2] dues jugades
   *[3] tres jugades
}, el meu forat { $with } et pot capturar { seeds }». Retorn la fa.
teacher-made = «Espera: la jugada { $move } { $gift }. Jo respondria amb el forat { $answer }, i el forat { $with } amenaça de capturar { seeds }». Retorn fa la teva jugada.
teacher-goal = «En tens { $store }: amb { seeds } més, guanyes».
teacher-goal-row = «En tens { $store }. Si em quedo sense llavors i no en rebo, també compta la teva fila: ara n'hi hauria prou».
teacher-goal-draw = «En tens { $store }: amb { seeds } més, empates».

character-kossi = Un nen que acaba d'aprendre a jugar: s'endú tot el que té a l'abast.
character-kossi-took = Meves! Totes meves!
character-kossi-lost = Ei! Aquesta no l'havia vista.
character-kossi-style = Més val poques ara que moltes després.
character-kossi-won = He guanyat! Ho has vist? He guanyat!
character-kossi-beaten = Vaja. Una altra?
character-kossi-praise = Ho has vist? Jo volia aquelles llavors!
character-kossi-danger = Aquestes no! Me les volia quedar.
character-kossi-hungry = On han anat les meves llavors?
character-kossi-ahead = Guanyo! Ho veus? Vaig guanyant!
character-kossi-behind = En tens moltes. Me'n dones unes quantes?
character-kossi-late = Ja no queda gairebé res per agafar.

character-kofi = Sempre té pressa: juga els forats de la dreta abans de mirar els altres.
character-kofi-took = Mans ràpides, graner ple.
character-kofi-lost = Un altre cop massa de pressa. Següent!
character-kofi-style = Pensar, ja ho faré demà.
character-kofi-won = Ja està! Una altra?
character-kofi-beaten = Massa de pressa. Sempre me n'adono després.
character-kofi-praise = Bona jugada. Però que lenta!
character-kofi-danger = Espera, què trames, allà?
character-kofi-hungry = He jugat massa de pressa. No em queda res.
character-kofi-ahead = Ho veus? Amb ser ràpid n'hi ha prou.
character-kofi-behind = T'atraparé. Soc més ràpid que tu.
character-kofi-late = Ja gairebé hi som. Va, va!

character-fatou = Té tot el temps del món: sembra una llavor o dues i espera que et quedis sense jugades.
character-fatou-took = Valia la pena esperar.
character-fatou-lost = No passa res. El dia és llarg.
character-fatou-style = De moment, amb una llavor n'hi ha prou.
character-fatou-won = Qui espera, cull.
character-fatou-beaten = Has esperat més que jo.
character-fatou-praise = Has sabut esperar. Aprens paciència.
character-fatou-danger = Vas darrere les meves llavors. No hi ha pressa.
character-fatou-hungry = El meu costat és buit. Ja plourà.
character-fatou-ahead = A poc a poc, i ja soc al davant.
character-fatou-behind = Em portes molt d'avantatge. El dia no s'ha acabat.
character-fatou-late = El mercat tanca. Queden poques llavors.

character-bia = Una hortolana de Cap Verd: mai no deixa que un forat creixi gaire més que els altres.
character-bia-took = Bona collita.
character-bia-lost = Se m'han ficat les cabres a l'hort.
character-bia-style = Mira que iguals que creixen.
character-bia-won = Un cistell ple. Gràcies per la partida.
character-bia-beaten = L'any vinent plantaré millor.
character-bia-praise = Arrenques les herbes amb mà segura.
character-bia-danger = Compte on trepitges, hi tinc les mongetes.
character-bia-hungry = Estació seca. Al meu costat no creix res.
character-bia-ahead = Enguany l'hort m'ha anat bé.
character-bia-behind = El teu hort és més verd que el meu.
character-bia-late = La collita ja és gairebé feta.

character-ama = Guarda les llavors a casa: un forat creix i creix, fins que fa la volta a tot el tauler.
character-ama-took = Cap al graner falta gent.
character-ama-lost = Eren els meus estalvis!
character-ama-style = Tinc la casa plena. Compta bé abans d'acostar-t'hi.
character-ama-won = Estalviat, comptat, guanyat.
character-ama-beaten = El meu graner no havia estat mai tan buit.
character-ama-praise = Una jugada prudent. A la mare li agradaria.
character-ama-danger = No toquis els meus estalvis!
character-ama-hungry = El rebost és buit.
character-ama-ahead = El meu graner és ple. I el teu?
character-ama-behind = N'has guardat més que jo.
character-ama-late = Queden poques llavors. Ara compten totes.

character-efua = Endreçada i prudent: gairebé mai no deixa un forat d'una o dues llavors al teu abast.
character-efua-took = T'has deixat la porta oberta.
character-efua-lost = Això no em passarà dues vegades.
character-efua-style = A casa meva no hi ha res escampat.
character-efua-won = Cada cosa al seu lloc.
character-efua-beaten = Alguna cosa m'havia deixat pel mig.
character-efua-praise = Net. No ho hauria endreçat millor.
character-efua-danger = Veig que mires aquell forat.
character-efua-hungry = Massa endreçat, potser: no em queda res per sembrar.
character-efua-ahead = Cada cosa al seu lloc, i gairebé tot al meu.
character-efua-behind = Dec haver deixat alguna porta oberta.
character-efua-late = Ja és gairebé tot escombrat.

character-kwasi = Un barquer de Surinam: amenaça alguna cosa gairebé a cada jugada.
character-kwasi-took = Ja t'havia avisat que venia.
character-kwasi-lost = Tornes els cops. Així m'agrada.
character-kwasi-style = No pots vigilar tots els forats.
character-kwasi-won = El riu s'endú el que vol.
character-kwasi-beaten = Aquesta vegada el timó era teu.
character-kwasi-praise = Has passat els ràpids. Ben fet.
character-kwasi-danger = Així que ara vens a buscar-me. Bé!
character-kwasi-hungry = La meva barca ha encallat.
character-kwasi-ahead = Tinc el corrent a favor.
character-kwasi-behind = Ets molt lluny, riu avall. Remaré.
character-kwasi-late = Ja es veu el port.

character-adjoua = Sempre endavant: manté els tres forats de l'esquerra tan buits com pot.
character-adjoua-took = Endavant, i encara més enllà.
character-adjoua-lost = Encara em queden altres jugades.
character-adjoua-style = Tot endavant, res enrere.
character-adjoua-won = Sempre endavant. Ho veus?
character-adjoua-beaten = Has arribat més lluny que jo.
character-adjoua-praise = Has trobat el camí. Molt bé.
character-adjoua-danger = Em trepitges els talons, ho noto.
character-adjoua-hungry = He corregut tant que no em queda res.
character-adjoua-ahead = Vaig al davant, i no miro enrere.
character-adjoua-behind = Vas al davant. Doncs em toca córrer.
character-adjoua-late = L'últim tram. Endavant!

character-desmond = Un jugador de warri d'Antigua: manté els tres forats de la dreta tan buits com pot.
character-desmond-took = Això és warri, amic meu.
character-desmond-lost = Ho he vist massa tard.
character-desmond-style = A la dreta no hi tinc res. Què en vols treure?
character-desmond-won = Torna demà, amic meu.
character-desmond-beaten = La collita és teva. Convido jo.
character-desmond-praise = El meu oncle l'hauria jugada així.
character-desmond-danger = Ja ho veig. Has clavat l'ull a la meva esquerra.
character-desmond-hungry = El meu pati és buit, amic meu.
character-desmond-ahead = A Antigua d'això en diem una bona tarda.
character-desmond-behind = Jugues al warri com un illenc. Respecte.
character-desmond-late = Poques llavors, molt per pensar. Ara ve el millor.

character-sekou = Dona per rebre: prefereix les jugades després de les quals pot recapturar.
character-sekou-took = Tu pegues, jo pego més fort.
character-sekou-lost = Endavant. Sé què ve després.
character-sekou-style = Serveix-te, sisplau.
character-sekou-won = He donat, he pres, he guanyat.
character-sekou-beaten = Aquesta vegada he donat massa.
character-sekou-praise = Bon cop. Ara ve el meu.
character-sekou-danger = Colpeja, doncs. Estic a punt.
character-sekou-hungry = No m'has deixat res. Me'n recordaré.
character-sekou-ahead = Cada cop ha tornat doblat.
character-sekou-behind = Has donat menys del que has pres. De moment.
character-sekou-late = Queden poques llavors. Qui colpejarà l'últim?

character-awa = Et deixa la fila pelada: com menys llavors tinguis, millor.
character-awa-took = Encara menys per a tu.
character-awa-lost = Bon profit. Potser serà l'últim àpat.
character-awa-style = La teva fila fa cara de gana.
character-awa-won = Encara tens gana? Torna a jugar.
character-awa-beaten = T'ho has menjat tot.
character-awa-praise = Aquí t'has servit bé.
character-awa-danger = Vols que passi gana? Jo?
character-awa-hungry = Ara és la meva fila la que té gana.
character-awa-ahead = Et queda ben poc per menjar.
character-awa-behind = Menges del meu plat.
character-awa-late = L'olla és gairebé buida.

character-tunde = Un jugador d'ayo d'Ibadan: li encanten les sembres llargues que donen la volta al tauler.
character-tunde-took = Camí llarg, sac ple.
character-tunde-lost = Mirava massa lluny.
character-tunde-style = La volta al món, i cap a casa.
character-tunde-won = Pel camí llarg, i el primer a casa.
character-tunde-beaten = M'he perdut pel camí llarg.
character-tunde-praise = Aquesta ha anat més lluny del que em pensava.
character-tunde-danger = Sento els teus passos darrere meu.
character-tunde-hungry = Tant de viatjar, i la casa és buida.
character-tunde-ahead = He fet la volta i ho he portat tot.
character-tunde-behind = Em portes una volta d'avantatge.
character-tunde-late = El camí s'acaba.

character-kweku = Es diu com l'aranya dels contes: entre jugades que valen igual, tria la que més et convida a equivocar-te.
character-kweku-took = La teranyina era ben a la vista.
character-kweku-lost = Fins i tot a una aranya la piquen.
character-kweku-won = Tots els fils duien aquí.
character-kweku-beaten = La mosca s'ha menjat l'aranya.
character-kweku-praise = Has saltat el meu fil. Quina astúcia.
character-kweku-danger = Algú teixeix una teranyina per a mi.
character-kweku-hungry = Fins i tot una aranya ha de menjar.
character-kweku-ahead = Has caigut a la xarxa. Només que encara no ho notes.
character-kweku-behind = M'has trencat la teranyina. La sargiré.
character-kweku-late = Queden pocs fils. Tria el bo.

character-yaa = La millor jugadora de la ciutat: només li interessa la millor jugada.
character-yaa-took = Ja no hi havia defensa.
character-yaa-lost = Ho he permès.
character-yaa-won = Has aguantat més que la majoria.
character-yaa-beaten = Sense excuses. Has guanyat.
character-yaa-praise = Correcte.
character-yaa-danger = He vist l'amenaça.
character-yaa-hungry = He comptat malament. És estrany en mi.
character-yaa-ahead = Vaig al davant. Ara només cal comptar.
character-yaa-behind = Vas al davant, i amb raó.
character-yaa-late = A partir d'aquí es pot comptar tot.

character-nana = Una àvia que ensenya: juga si fa no fa com tu, i t'avisa abans d'una mala jugada. Les seves partides són per aprendre, sense puntuar.
character-nana-took = Ho has vist venir? El pròxim cop, sí.
character-nana-lost = Adeu, llavors meves. He de vigilar aquell forat.
character-nana-won = Mira un error amb mi i en fem una altra.
character-nana-beaten = Aquesta partida és teva. Què jugaries d'una altra manera?
character-nana-praise = Ha estat una bona jugada. Jo també l'hauria fet.
character-nana-danger = Veig que vas per les meves llavors.
character-nana-hungry = Gairebé no tinc llavors: pensa a donar-me menjar.
character-nana-ahead = Ara vaig al davant. Mira quins dels meus forats són plens.
character-nana-behind = Vas al davant. Ara protegeix les teves llavors.
character-nana-late = Queden poques llavors. Compta-les i pensa fins al final.
