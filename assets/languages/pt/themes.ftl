### Temas próprios, e o que pode haver de errado com eles.
theme-fault = { $file }, linha { $line }: { $problem }
theme-fault-field = { $file }, linha { $line }, { $field }: { $problem }
theme-no-colour = “{ $found }” não é uma cor; escreva #rrggbb, um nome como red, light-red ou reset, ou um número até 255
theme-no-paint = “{ $found }” não pode ser usado aqui; escreva #rrggbb
theme-no-seeds = é precisa pelo menos uma cor
theme-field = um tema não tem nenhum campo “{ $name }”
theme-field-nearest = um tema não tem nenhum campo “{ $name }”; quis dizer “{ $nearest }”?
theme-value = { $found } não serve aqui, deve ser { $wanted }
theme-colours = uma lista de cores
theme-name-taken = { $file }: já há um tema incluído com este nome; mude o nome do ficheiro
theme-unreadable = { $file }: { $what }
theme-unknown = Não há nenhum tema “{ $name }”; usa-se o automático. Temas: { $known }.
error-bad-theme = Tema: { $what }
