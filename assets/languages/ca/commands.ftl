### La configuració, tal com la mostra la línia d'ordres.

config-settings = configuració:
config-there = (existeix)
config-not-there = (no existeix; no cal)
config-games = partides:
config-tables = taules:
config-default = per defecte
config-line = { $file }, línia { $line }

## Què falla en les opcions d'una ordre.

option-error = error: { $what }
option-unknown = no hi ha cap opció «{ $option }»
option-no-command = no hi ha cap ordre «{ $command }»
option-surplus = sobra «{ $text }»
option-takes-none = «{ $option }» no admet cap valor; treu «{ $value }»
option-daily = «--daily» és el problema d'avui i no admet «{ $value }»; per a un altre dia fes servir «--day 2026-11-21»
option-missing = falta: «{ $options }»
option-conflict = «{ $option }» no es pot fer servir amb «{ $other }»
option-twice = «{ $option }» està repetida
option-no-value = «{ $option }» necessita un valor
option-too-few = «{ $option }» necessita { $needed } valors, no { $given }
option-which-command = falta una ordre
option-no-number = «{ $option }» necessita un nombre enter, no «{ $value }»
option-wanted = «{ $option }» necessita { $wanted }, no «{ $value }»
option-allowed = { $option ->
    [theme] no hi ha cap tema «{ $value }». Temes: { $allowed }.
   *[other] «{ $option }» no admet «{ $value }». Opcions: { $allowed }.
}
option-range = «{ $option }» ha de ser un nombre de { $least } a { $most }, no { $value }
option-not-zero = «{ $option }» ha de ser almenys 1, no { $value }
option-value = «{ $option }» no pot ser «{ $value }»
option-not-utf8 = un argument no és text UTF-8
option-meant = volies dir «{ $what }»?
option-usage = Ús: { $usage }
option-help = Consulta `--help`.

## El que necessita una opció

wanted-time = un temps de 1ms a 1440m, com 100ms, 2s o 1m
wanted-day = una data com 2026-11-21
wanted-clock = minuts + segons per jugada, com 5+3, com a màxim 180+60
wanted-even-games = un nombre parell de 2 a 100000 (cada obertura es juga amb els dos bàndols)
wanted-seed-range = dos nombres d'1 a { $most }, com 14..20
wanted-engine-limit = un límit com nodes=10000 o time=100ms
wanted-elo-bounds = dos nombres de -1000 a 1000, primer el més petit, com 0,10
wanted-puzzle = today, easy, medium, hard o una data com 2026-11-21
wanted-pit = la lletra d'un forat, com D

## Títols de la pàgina de manual

manual-name = NOM
manual-synopsis = SINOPSI
manual-description = DESCRIPCIÓ
manual-extra = MÉS
manual-version = VERSIÓ

## Els grups d'`awale --help`

commands-play = Juga:
commands-study = Estudia:
commands-matches = Matxs:
commands-tables = Taules:
commands-programmers = Per a programadors:
