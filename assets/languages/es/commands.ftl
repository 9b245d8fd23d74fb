### Los ajustes, tal como los cuenta la línea de comandos.

config-settings = ajustes:
config-there = (existe)
config-not-there = (no existe; no hace falta)
config-games = partidas:
config-tables = tablas:
config-default = por defecto
config-line = { $file }, línea { $line }

### Qué falla en las opciones de un comando.

option-error = error: { $what }
option-unknown = no hay ninguna opción «{ $option }»
option-no-command = no hay ningún comando «{ $command }»
option-surplus = sobra «{ $text }»
option-takes-none = «{ $option }» no lleva valor; quita «{ $value }»
option-daily = «--daily» es el problema de hoy y no lleva «{ $value }»; para otro día usa «--day 2026-11-21»
option-missing = falta: { $options }
option-conflict = «{ $option }» no se puede usar con «{ $other }»
option-twice = «{ $option }» está repetida
option-no-value = «{ $option }» necesita un valor
option-no-number = «{ $option }» necesita un número entero, no «{ $value }»
option-allowed = { $option ->
    [theme] No hay ningún tema «{ $value }». Temas: { $allowed }.
   *[other] { $option } no admite «{ $value }». Opciones: { $allowed }.
}
option-range = «{ $option }» debe ser un número de { $least } a { $most }, no { $value }
option-not-zero = «{ $option }» debe ser al menos 1, no { $value }
option-value-why = «{ $option }» no puede ser «{ $value }»: { $why }
option-value = «{ $option }» no puede ser «{ $value }»
option-meant = ¿querías decir «{ $what }»?
option-usage = Uso: { $usage }
option-help = Consulta `--help`.

## Los grupos de `awale --help`

commands-play = Jugar:
commands-study = Estudiar:
commands-matches = Encuentros:
commands-tables = Tablas:
commands-programmers = Para programar:
