### La puntuació dels jugadors.

rating-games = partides
rating-rating = puntuació
rating-level = força
rating-value = { $elo } ± { $margin }
# La força d'un ordinador que no s'ha mesurat.
rating-estimate = prop de { $elo }
# Una puntuació tan baixa com la del joc a l'atzar.
rating-low = inferior a { $elo }
rating-margin-note = ±: fins on es pot desviar, en nou de cada deu casos. Compten els resultats i el cost de cada jugada.
# En lloc d'una puntuació encara massa incerta: "després de 2 partides puntuades més".
rating-open = { $games ->
    [one] després d'una partida puntuada més
   *[other] després de { $games } partides puntuades més
}
rating-appears-after = La teva puntuació apareix { $rating }.
rating-won = Victòria contra { $opponent }{ $held ->
    [yes] : una victòria mai no abaixa la puntuació.
   *[no] .
}
rating-lost = Derrota contra { $opponent }{ $held ->
    [yes] : una derrota mai no apuja la puntuació.
   *[no] .
}
rating-drawn = Empat contra { $opponent }.
# { $level } és 0 per a una puntuació per sota del nivell 1, aquí i més avall.
rating-like = { $level ->
    [0] inferior al nivell 1
   *[other] prop del nivell { $level }
}
rating-none = Cap partida d'aualé acabada per puntuar.
rating-none-named = Cap partida acabada d'un jugador que es digui «{ $name }».
rating-none-helped = { $games ->
    [one] Res per puntuar: vas jugar amb ajuda la teva partida acabada (una pista, valors, un avís, una jugada desfeta), i no compta.
   *[other] Res per puntuar: vas jugar amb ajuda les teves { $games } partides acabades (pistes, valors, avisos, jugades desfetes), i no compten.
}
rating-about = Elo a l'escala dels nivells del motor, estimat pels resultats i pel cost de cada jugada. En nou de cada deu casos, la força real és dins del ±.

rating-with-help = Amb ajuda, aquesta partida no compta per a la teva puntuació.
rating-helped = Jugada amb ajuda: no compta per a la teva puntuació.
rating-clock-stopped = sense puntuar: rellotges aturats
rating-from-position = sense puntuar: posició donada
rating-by-link = sense puntuar: per enllaç
rating-short = Sense puntuar: s'han fet menys de { $moves } jugades.
rating-repeats = { $games ->
    [one] 1 fitxer repeteix una altra partida jugada per jugada: compta un cop.
   *[other] { $games } fitxers repeteixen altres partides jugada per jugada: cadascuna compta un cop.
}
rating-not-telling = { $games ->
    [one] 1 partida descartada: sense acabar, acabada abans de la jugada { $moves }, o començada en una posició donada.
   *[other] { $games } partides descartades: sense acabar, acabades abans de la jugada { $moves }, o començades en una posició donada.
}

results-rating = Puntuació { $rating } ({ $level ->
    [0] inferior al nivell 1
   *[other] prop del nivell { $level }
})
