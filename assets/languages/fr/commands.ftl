### Les réglages, tels que la ligne de commande les dit.

config-settings = réglages :
config-there = (présent)
config-not-there = (absent ; facultatif)
config-games = parties :
config-tables = tables :
config-default = par défaut
config-line = { $file }, ligne { $line }
