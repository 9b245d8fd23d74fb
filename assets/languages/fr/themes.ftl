### Les thèmes à soi, et ce qui peut y être faux.

theme-fault = { $file }, ligne { $line } : { $problem }
theme-fault-field = { $file }, ligne { $line }, { $field } : { $problem }
theme-no-colour = « { $found } » n'est pas une couleur ; écrivez #rrggbb, un nom comme red, light-red ou reset, ou un nombre jusqu'à 255
theme-no-paint = « { $found } » ne convient pas ici ; écrivez #rrggbb
theme-no-seeds = il faut au moins une couleur
theme-field = un thème n'a pas de champ « { $name } »
theme-field-nearest = un thème n'a pas de champ « { $name } » ; vouliez-vous dire « { $nearest } » ?
theme-value = { $found } ne convient pas ici, il faut { $wanted }
theme-colours = une liste de couleurs
theme-name-taken = { $file } : un thème du programme porte déjà ce nom ; renommez le fichier
theme-unreadable = { $file } : { $what }
theme-unknown = Aucun thème « { $name } » : le thème automatique le remplace. Thèmes : { $known }.
error-bad-theme = Thème : { $what }
