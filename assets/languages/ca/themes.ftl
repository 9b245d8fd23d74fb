### Temes propis, i què hi pot fallar.

theme-fault = { $file }, línia { $line }: { $problem }
theme-fault-field = { $file }, línia { $line }, { $field }: { $problem }
theme-no-colour = «{ $found }» no és un color; escriu #rrggbb, un nom com red, light-red o reset, o un nombre fins a 255
theme-no-paint = «{ $found }» no es pot fer servir aquí; escriu #rrggbb
theme-no-seeds = cal almenys un color
theme-field = un tema no té cap camp «{ $name }»
theme-field-nearest = un tema no té cap camp «{ $name }»; volies dir «{ $nearest }»?
theme-value = { $found } no val aquí, ha de ser { $wanted }
theme-colours = una llista de colors
theme-name-taken = { $file }: ja hi ha un tema inclòs amb aquest nom; canvia el nom del fitxer
theme-unreadable = { $file }: { $what }
theme-unknown = No hi ha cap tema «{ $name }»; es fa servir l'automàtic. Temes: { $known }.
error-bad-theme = Tema: { $what }
