### La partida línia per línia.

plain-store = { $side }: { $seeds ->
    [one] { $seeds } llavor al graner
   *[other] { $seeds } llavors al graner
}
plain-turn = Torn de { $side }:
plain-no-pit = «{ $text }» no és un forat. Escriu una lletra, de A fins a F per a Sud o de a fins a f per a Nord, o un nombre d'1 a 6; ? mostra les ordres.
plain-no-number = «{ $text }» no és un nombre. Escriu quants llumins agafes; ? mostra les ordres.
plain-end-of-input = Final de l'entrada.
plain-kept = La partida està desada i es pot continuar.
plain-not-kept = No s'ha pogut desar la partida.
plain-not-begun = No s'ha jugat res.
plain-ask = Escriu ? per veure les ordres, «surt» per deixar-ho.
plain-new-player = Si encara no coneixes les regles, escriu «surt» i després: awale plain learn
plain-both-human = Jugues amb els dos bàndols. Per jugar contra l'ordinador, surt i escriu: { $command }
plain-players = { $south } contra { $north }. Per a un altre rival: awale plain --north JUGADOR; awale plain --help en fa la llista.
plain-no-keys = Les fletxes i les tecles de funció no fan res aquí. Escriu una ordre i prem Retorn; Retrocés esborra. ? mostra les ordres.
# Les paraules de les ordres, com surten a plain-help-pits i a les altres de més avall. Diverses per a una ordre van de costat;
# cap no té un espai, ni és una lletra de a fins a f.
plain-word-help = ajuda ?
plain-word-board = tauler
plain-word-moves = jugades
plain-word-undo = desfés desfes desfer
plain-word-hint = pista
plain-word-resign = abandona abandonar
plain-word-end = fi? fi
plain-word-solution = solució solucio
plain-word-next = següent seguent
plain-word-previous = anterior
plain-word-again = repeteix repetir
plain-word-analyse = analitza analitzar
plain-word-mistakes = errors
plain-word-clock = rellotge
plain-word-quit = surt sortir

plain-help-pits =
    Ordres:
      de A fins a F per a Sud, de a fins a f per a Nord, o d'1 a 6 des de la teva esquerra: juga aquest forat
      desfés: desfà l'última jugada
      pista: dona la pista següent
      tauler: torna a mostrar el tauler
      jugades: mostra les jugades fetes
      fi?: proposa acabar la partida tal com està
      abandona: abandona la partida
      rellotge: mostra el temps que queda a cada bàndol
      surt: ho deixa; la partida es desa i es pot continuar
      ajuda o ?: mostra aquesta llista
plain-help-matches =
    Ordres:
      un nombre: agafa aquest nombre de llumins
      desfés: desfà l'última jugada
      pista: dona la pista següent
      tauler: torna a mostrar el tauler
      jugades: mostra les jugades fetes
      fi?: proposa acabar la partida tal com està
      abandona: abandona la partida
      rellotge: mostra el temps que queda a cada bàndol
      surt: ho deixa; la partida es desa i es pot continuar
      ajuda o ?: mostra aquesta llista
plain-go-on = Prem Retorn per continuar, o escriu una ordre:
plain-take-back = Prem Retorn per desfer la jugada, o escriu una ordre:
plain-over = Aquí ja no queda res per trobar.
plain-tree = max comença i juga a, b o c. Després min juga a, b o c. Cada nombre és el valor d'un final: max vol el més gran i min el més petit. A la branca «a c», max juga a i min juga c; aquí val 8. Tot l'arbre en una línia:
plain-not-here = Aquesta ordre no fa res aquí. ? mostra les ordres.
plain-after = Escriu analitza, errors, jugades, tauler o surt:
plain-no-after = «{ $text }» no és una ordre. Escriu analitza, errors, jugades, tauler o surt.
plain-fault = { $side } { $move }: { $verdict }. Millor: { $better }.
plain-not-over = La partida no s'ha acabat. Acaba-la abans de buscar jugades millors.
plain-no-games = Encara no tens cap partida acabada.
plain-no-own = Encara no hi ha posicions desades de les teves partides. Juga'n una i després escriu: awale plain mistakes last
plain-no-openings = Encara no has triat respostes. Tria-les a la pàgina d'obertures, a pantalla completa.
plain-solved-today = Ja has resolt el problema d'avui. Aquí el tens un altre cop; escriu següent per a un de nou.
plain-lesson = Lliçó { $number }: { $title }.
plain-lesson-done = Lliçó { $number }: { $title }. Feta.
plain-no-lesson = Aquesta lliçó no existeix. Tria'n una d'1 a { $lessons }.
plain-chapter = Capítol { $number }: { $title }. { $stars }.
plain-no-chapter = Aquest capítol no existeix. Tria'n un d'1 a { $chapters }.
plain-beat = Per jugar contra { $player }, escriu: { $command }
plain-answer-both = La teva resposta, de A fins a F o de a fins a f:
plain-answer-own = La teva resposta, de A fins a F:
plain-answer-seeds = La teva resposta, d'1 a 9:
plain-no-arrows = Si una lliçó parla de fletxes, escriu la lletra d'un forat o un nombre de llumins.
plain-lessons-over = Era l'última lliçó.
plain-help-puzzle =
    Ordres:
      una lletra o un nombre: prova aquesta jugada
      Retorn: continua, o desfà una mala jugada
      pista: dona la pista següent
      solució: mostra la solució
      següent: passa al següent
      repeteix: torna a començar
      tauler: mostra el tauler
      jugades: mostra les jugades fetes
      surt: ho deixa; el teu progrés es desa
      ajuda o ?: mostra aquesta llista
plain-help-lesson =
    Ordres:
      una lletra o un nombre: prova aquesta jugada
      Retorn: continua, o desfà una mala jugada
      pista: dona la pista següent
      següent: passa al pas següent
      anterior: torna al pas anterior
      repeteix: torna a començar el pas
      tauler: mostra el tauler
      jugades: mostra les jugades fetes
      surt: ho deixa; les lliçons acabades es desen
      ajuda o ?: mostra aquesta llista
plain-help-storm =
    Ordres:
      una lletra o un nombre: prova aquesta jugada
      tauler: mostra el tauler
      jugades: mostra les jugades fetes
      surt: acaba la contrarellotge
      ajuda o ?: mostra aquesta llista
plain-help-chapter =
    Ordres:
      una lletra o un nombre: prova aquesta jugada
      Retorn: mostra la jugada, continua, o desfà una mala jugada
      pista: dona la pista següent
      següent: passa a la posició o a l'exercici següent
      anterior: torna enrere
      repeteix: torna a començar l'exercici; al final, tots
      tauler: mostra el tauler
      jugades: mostra les jugades fetes
      surt: ho deixa; el teu progrés es desa
      ajuda o ?: mostra aquesta llista
plain-help-drill =
    Ordres:
      una lletra o un nombre: respon
      Retorn: continua després d'una resposta errònia
      tauler: mostra el tauler
      surt: acaba la sèrie
      ajuda o ?: mostra aquesta llista
plain-help-reading =
    Ordres:
      Retorn o següent: continua llegint
      anterior: torna enrere una pàgina
      repeteix: torna a començar
      surt: ho deixa
      ajuda o ?: mostra aquesta llista
plain-help-more =
    Per aprendre i resoldre problemes, surt i escriu:
      awale plain learn: les regles
      awale plain chapter: jugar bé
      awale plain drill: la pràctica de sembra
      awale plain puzzle: un problema; awale plain puzzle storm: contra rellotge
      awale plain mistakes: jugades millors que les teves
      awale plain openings: les teves respostes a les obertures
      awale plain rules: les regles per llegir; awale plain computers: com cerquen els ordinadors
plain-ask-help = «{ $what }» és una ajuda: la partida ja no comptarà per a la teva puntuació. Per continuar, torna-ho a escriure.
plain-undone = Jugada desfeta.
plain-no-undo = No hi ha cap jugada per desfer.
plain-does-not-play = { $player } no pot jugar a aquest joc.
no-variant = No hi ha cap variant «{ $id }». Variants: { $known }.
no-terminal = la pantalla completa necessita un terminal; awale plain juga sense
no-drawing = aquest terminal no pot mostrar la pantalla completa (TERM={ $term }); awale export crea imatges, awale analyse escriu una anàlisi
plain-dumb = Aquest terminal no pot mostrar la pantalla completa (TERM={ $term }): es juga línia per línia, com amb awale plain.
plain-clock = Un rellotge per bàndol: { $control } (minuts + segons per jugada). Sense desfer ni demanar pistes.
plain-left = A { $side } li queden { $time }.
plain-no-clock = Aquesta partida no té rellotge.
