# Les personnages : qui est chacun, en une phrase, et ce qu'il dit : quand il prend beaucoup, quand il perd beaucoup, et quand son
# style se voit.

kind-character = personnage
gallery-levels = Niveaux
gallery-title = Personnages
gallery-textbook = Joueurs de manuel
gallery-programs = Vos programmes
gallery-people = Personnes
gallery-person = quelqu'un à côté de vous
gallery-naive = naïf, au hasard
gallery-fast = rapide, glouton
gallery-yours-too = à votre niveau
gallery-rating = Classement { $rating }.
gallery-unrated = inconnu
gallery-expected = Votre score attendu : { $percent } %.
gallery-yours = Votre classement : { $rating }
gallery-says = { $moment } : « { $text } »
gallery-cost = Cède au plus { $seeds } par coup pour son style (estimation).
gallery-teacher = Ses avertissements sont une aide : une partie où elle vous prévient ne compte pas pour votre classement.
gallery-took = Après une belle prise
gallery-lost = Après une perte
gallery-style = Quand son style se voit
key-invite = inviter
character-says = { $name } : « { $text } »
character-drawn = Égalité. On se départage ?
# Aucune prise dans les coups attendus ne dit pourquoi. { $cost } est la part du point, comme dans study-verdict.
teacher-warning = « Attention : le coup { $move } { $gift }. Aucune prise ne le montre, mais ce coup coûte { $cost } % d'un point. » Entrée le joue quand même.
teacher-missed = « Attention : le coup { $move } { $gift }. Un autre coup prend { seeds }. » Entrée le joue quand même.
# { $ends } est une des phrases study-end-store, study-end-few, study-end-no-move et study-end-repetition.
teacher-ends = « Attention : le coup { $move } { $gift }. Ce coup { $ends }. » Entrée le joue quand même.
teacher-answer-ends = « Attention : le coup { $move } { $gift }. Je répondrais par la case { $answer }, qui { $ends }. » Entrée le joue quand même.
teacher-threat = « Attention : le coup { $move } { $gift }. Je répondrais par la case { $answer }, qui prend { seeds }. » Entrée le joue quand même.
teacher-later = « Attention : le coup { $move } { $gift }. Je m'attends à { $line }, puis la case { $last } prend { seeds }. » Entrée le joue quand même.
teacher-made = « Attention : le coup { $move } { $gift }. Je répondrais par la case { $answer }, et la case { $with } menace de prendre { seeds }. » Entrée le joue quand même.

character-kossi = Un garçon qui vient d'apprendre à jouer : il prend tout ce qui est à sa portée.
character-kossi-took = À moi ! Tout à moi !
character-kossi-lost = Hé ! Je ne l'avais pas vu, celui-là.
character-kossi-style = Mieux vaut peu tout de suite que beaucoup plus tard.
character-kossi-won = J'ai gagné ! Vous avez vu ? J'ai gagné !
character-kossi-beaten = Oh non. Encore une ?

character-kofi = Toujours pressé : il joue les cases de droite avant d'avoir regardé les autres.
character-kofi-took = Main rapide, grenier plein.
character-kofi-lost = Encore trop vite. Au suivant !
character-kofi-style = Réfléchir, ce sera pour demain.
character-kofi-won = Déjà fini ! On remet ça ?
character-kofi-beaten = Trop vite. Je m'en rends toujours compte après.

character-fatou = A tout son temps : elle sème une graine ou deux et attend que vous n'ayez plus de bon coup.
character-fatou-took = Cela valait la peine d'attendre.
character-fatou-lost = Ce n'est rien. La journée est longue.
character-fatou-style = Une graine suffit pour le moment.
character-fatou-won = Qui sait attendre récolte.
character-fatou-beaten = Vous avez attendu plus longtemps que moi.

character-bia = Une jardinière du Cap-Vert : elle ne laisse jamais une case grossir bien plus que les autres.
character-bia-took = Une bonne récolte.
character-bia-lost = Les chèvres sont entrées dans mon jardin.
character-bia-style = Voyez comme elles poussent bien ensemble.
character-bia-won = Un panier plein. Merci pour la partie.
character-bia-beaten = La saison prochaine, je planterai mieux.

character-ama = Garde ses graines chez elle : une case grossit, grossit, jusqu'à faire le tour du plateau.
character-ama-took = Tout droit au grenier.
character-ama-lost = C'étaient mes économies !
character-ama-style = Ma maison est pleine. Comptez bien avant d'approcher.
character-ama-won = Épargné, compté, gagné.
character-ama-beaten = Mon grenier n'a jamais été aussi vide.

character-efua = Soigneuse et prudente : elle ne laisse presque jamais une case d'une ou deux graines à prendre.
character-efua-took = La porte était restée ouverte.
character-efua-lost = On ne m'y prendra pas deux fois.
character-efua-style = Rien ne traîne chez moi.
character-efua-won = Chaque chose à sa place.
character-efua-beaten = J'avais donc laissé traîner quelque chose.

character-kwasi = Un piroguier du Suriname : presque chacun de ses coups menace quelque chose.
character-kwasi-took = J'avais prévenu que j'arrivais.
character-kwasi-lost = Bien répondu. J'aime ça.
character-kwasi-style = On ne peut pas garder toutes les cases.
character-kwasi-won = Le fleuve prend ce qu'il veut.
character-kwasi-beaten = Vous avez bien tenu la barre.

character-adjoua = Toujours en avant : elle garde ses trois cases de gauche aussi vides que possible.
character-adjoua-took = En avant, et plus loin encore.
character-adjoua-lost = Il me reste d'autres coups.
character-adjoua-style = Tout devant, rien derrière.
character-adjoua-won = Toujours en avant. Vous voyez ?
character-adjoua-beaten = Vous avez poussé plus loin que moi.

character-desmond = Un joueur de warri d'Antigua : il garde ses trois cases de droite aussi vides que possible.
character-desmond-took = Ça, c'est le warri, mon ami.
character-desmond-lost = Bien semé. Je l'ai vu trop tard.
character-desmond-style = Ma droite est vide. Qu'allez-vous y prendre ?
character-desmond-won = Revenez demain, mon ami.
character-desmond-beaten = Bien semé. C'est ma tournée.

character-sekou = Donne pour mieux prendre : il préfère les coups après lesquels il peut reprendre.
character-sekou-took = Vous frappez, je frappe plus fort.
character-sekou-lost = Allez-y. Je connais la suite.
character-sekou-style = Servez-vous, je vous en prie.
character-sekou-won = J'ai donné, j'ai pris, j'ai gagné.
character-sekou-beaten = Cette fois, j'ai trop donné.

character-awa = Vide votre rangée : elle vous laisse aussi peu de graines que possible.
character-awa-took = Encore moins pour vous.
character-awa-lost = Bon appétit. C'est peut-être le dernier repas.
character-awa-style = Votre rangée a l'air d'avoir faim.
character-awa-won = Encore faim ? Rejouez.
character-awa-beaten = Vous avez tout mangé.

character-tunde = Un joueur d'ayo d'Ibadan : il aime les longs semis qui font le tour du plateau.
character-tunde-took = Longue route, sac plein.
character-tunde-lost = Je regardais trop loin.
character-tunde-style = Un tour du monde, et retour à la maison.
character-tunde-won = Le grand tour, et le premier rentré.
character-tunde-beaten = Je me suis perdu en route.

character-kweku = Porte le nom de l'araignée des contes : entre des coups qui se valent, il joue celui auquel vous risquez le plus de mal répondre.
character-kweku-took = La toile était bien visible.
character-kweku-lost = Même une araignée se fait piquer.
character-kweku-won = Tous les fils menaient ici.
character-kweku-beaten = La mouche a mangé l'araignée.

character-yaa = La meilleure joueuse de la ville : seul le meilleur coup l'intéresse.
character-yaa-took = Il n'y avait plus de parade.
character-yaa-lost = Bien trouvé.
character-yaa-won = Vous avez tenu plus longtemps que la plupart.
character-yaa-beaten = Pas d'excuse. Bien joué.

character-nana = Une grand-mère qui enseigne : elle joue à peu près aussi bien que vous, et vous prévient avant un coup qui perd.
character-nana-took = Vous l'aviez vu venir ? La prochaine fois, oui.
character-nana-lost = Très bien. C'est ainsi qu'on joue.
character-nana-won = Regardons une erreur ensemble, puis on rejoue.
character-nana-beaten = Vous n'avez presque plus besoin de moi.
