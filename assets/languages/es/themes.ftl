### Temas propios, y qué puede fallar en ellos.

theme-fault = { $file }, línea { $line }: { $problem }
theme-fault-field = { $file }, línea { $line }, { $field }: { $problem }
theme-no-colour = «{ $found }» no es un color; escribe #rrggbb, un nombre como red, light-red o reset, o un número hasta 255
theme-no-paint = «{ $found }» no se puede usar aquí; escribe #rrggbb
theme-no-seeds = hace falta al menos un color
theme-field = un tema no tiene ningún campo «{ $name }»
theme-field-nearest = un tema no tiene ningún campo «{ $name }»; ¿querías decir «{ $nearest }»?
theme-value = { $found } no vale aquí, debe ser { $wanted }
theme-colours = una lista de colores
theme-name-taken = { $file }: ya hay un tema incluido con ese nombre; cambia el nombre del archivo
theme-unreadable = { $file }: { $what }
theme-unknown = No hay ningún tema «{ $name }»; se usa el automático. Temas: { $known }.
error-bad-theme = Tema: { $what }
