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
option-takes-none = «{ $option }» no admite ningún valor; quita «{ $value }»
option-daily = «--daily» es el problema de hoy y no admite «{ $value }»; para otro día usa «--day 2026-11-21»
option-missing = falta: «{ $options }»
option-conflict = «{ $option }» no se puede usar con «{ $other }»
option-twice = «{ $option }» está repetida
option-no-value = «{ $option }» necesita un valor
option-too-few = «{ $option }» necesita { $needed } valores, no { $given }
option-which-command = falta un comando
option-no-number = «{ $option }» necesita un número entero, no «{ $value }»
option-wanted = «{ $option }» necesita { $wanted }, no «{ $value }»
option-allowed = { $option ->
    [theme] no hay ningún tema «{ $value }». Temas: { $allowed }.
   *[other] «{ $option }» no admite «{ $value }». Opciones: { $allowed }.
}
option-range = «{ $option }» debe ser un número de { $least } a { $most }, no { $value }
option-not-zero = «{ $option }» debe ser al menos 1, no { $value }
option-value = «{ $option }» no puede ser «{ $value }»
option-not-utf8 = un argumento no es texto UTF-8
option-meant = ¿querías decir «{ $what }»?
option-usage = Uso: { $usage }
option-help = Consulta `--help`.

## Lo que necesita una opción

wanted-time = un tiempo de 1ms a 1440m, como 100ms, 2s o 1m
wanted-day = una fecha como 2026-11-21
wanted-clock = minutos + segundos por jugada, como 5+3, como mucho 180+60
wanted-even-games = un número par de 2 a 100000 (cada apertura se juega con los dos bandos)
wanted-seed-range = dos números de 1 a { $most }, como 14..20
wanted-engine-limit = un límite como nodes=10000 o time=100ms
wanted-elo-bounds = dos números de -1000 a 1000, primero el menor, como 0,10
wanted-puzzle = today, easy, medium, hard o una fecha como 2026-11-21
wanted-pit = la letra de un hoyo, como D

## Títulos de la página de manual

manual-name = NOMBRE
manual-synopsis = SINOPSIS
manual-description = DESCRIPCIÓN
manual-extra = MÁS
manual-version = VERSIÓN

## Los grupos de `awale --help`

commands-play = Jugar:
commands-study = Estudiar:
commands-matches = Encuentros:
commands-tables = Tablas:
commands-programmers = Para programar:
