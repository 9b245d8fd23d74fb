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
option-takes-none = «{ $option }» no porta valor; treu «{ $value }»
option-daily = «--daily» és el problema d'avui i no porta «{ $value }»; per a un altre dia fes servir «--day 2026-11-21»
option-missing = falta: { $options }
option-conflict = «{ $option }» no es pot fer servir amb «{ $other }»
option-twice = «{ $option }» està repetida
option-no-value = «{ $option }» necessita un valor
option-no-number = «{ $option }» necessita un nombre enter, no «{ $value }»
option-allowed = { $option ->
    [theme] No hi ha cap tema «{ $value }». Temes: { $allowed }.
   *[other] { $option } no admet «{ $value }». Opcions: { $allowed }.
}
option-range = «{ $option }» ha de ser un nombre de { $least } a { $most }, no { $value }
option-not-zero = «{ $option }» ha de ser almenys 1, no { $value }
option-value-why = «{ $option }» no pot ser «{ $value }»: { $why }
option-value = «{ $option }» no pot ser «{ $value }»
option-meant = volies dir «{ $what }»?
option-usage = Ús: { $usage }
option-help = Consulta `--help`.

## Els grups d'`awale --help`

commands-play = Juga:
commands-study = Estudia:
commands-matches = Matxs:
commands-tables = Taules:
commands-programmers = Per a programadors:
