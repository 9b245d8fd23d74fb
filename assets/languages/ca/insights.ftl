### El progrés al costat dels resultats: precisió, temps, obertures, problemes per tema, matxs de diverses partides.

## Precisió

insights-accuracy = Precisió
insights-accurate = precisió
insights-moves = jugades
insights-mistakes = errors
insights-blunders = greus
insights-seconds = segons
insights-opening = Obertura: { $seeds }+ llavors
insights-middle = Mig joc: { $seeds }+ llavors
insights-end = Final: fins a { $seeds } llavors
insights-all = Tota la partida
insights-accuracy-none = Analitza una partida acabada contra l'ordinador per veure la teva precisió en cada fase. Les partides amb rellotge hi afegeixen el temps de les teves jugades.
insights-accuracy-note = De { $analysed ->
    [0] cap partida analitzada
    [one] { $analysed } partida analitzada
   *[other] { $analysed } partides analitzades
} contra l'ordinador; { $timed ->
    [0] cap partida tenia rellotges
    [one] el temps, de { $timed } partida amb rellotges, { $late ->
        [0] no perduda per temps
       *[other] perduda per temps
    }
   *[other] el temps, de { $timed } partides amb rellotges, { $late ->
        [0] cap de perduda
        [one] { $late } perduda
       *[other] { $late } perdudes
    } per temps
}. Només compten les jugades que podien canviar el resultat; la precisió és una estimació i en necessita almenys cinc. 100 % vol dir que no has regalat res.

## Obertures

insights-openings-none = Acaba una partida contra l'ordinador per veure els resultats segons la primera jugada de cada bàndol.
insights-openings-note = La primera jugada de cada bàndol, com si Sud hagués començat. Retorn obre la posició a «Obertures».

## Problemes

insights-themes = Temes
insights-tried = provats
insights-missed = fallats
insights-share = part
insights-themes-none = Prova problemes de partides, o posicions de les teves pròpies partides, per veure quins temes falles. Aquí no compten el problema d'avui, els nous ni les contrarellotges.
insights-themes-note = Problemes que has provat, de partides i de les teves, per tema. Els fallats tornaran a sortir; un problema pot tenir diversos temes. Aquí no compten el problema d'avui, els nous ni les contrarellotges.

## Matxs de diverses partides

insights-series = Matxs
insights-best-of = al millor de
insights-score = marcador
insights-outcome = resultat
insights-goes-on = en curs
insights-series-none = Aquí surten els matxs de diverses partides. Per jugar-ne un, tria «al millor de» en una partida nova contra l'ordinador.

setup-series = Matx
setup-single = una sola partida
about-series = Una partida, o un matx de diverses contra l'ordinador: el guanya qui suma més de la meitat dels punts. Un empat és mig punt.
side-match = matx: { $points }
series-best-of = al millor de { $games }
series-running = al millor de { $games }: { $score }
series-goes-on = Matx: tu { $mine }, { $opponent } { $theirs }.
series-won = Guanyes el matx: tu { $mine }, { $opponent } { $theirs }.
series-drawn = Matx empatat: tu { $mine }, { $opponent } { $theirs }.
series-lost = Perds el matx: tu { $mine }, { $opponent } { $theirs }.
over-next-game = Pròxima partida
over-series = Al millor de 5

key-change-page = pàgina
