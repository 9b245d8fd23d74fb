### The settings screen.

setting-language = Language
setting-language-about = The language of the program. Automatic: the language of your system.
setting-theme = Theme
setting-theme-about = The look of the board and the screens. Automatic: painted wood if the terminal shows all colours, otherwise the terminal's own sixteen colours. Your own themes go in the folder themes beside the settings file.
setting-animation = Sowing speed
setting-animation-about = How fast the seeds are sown on the screen. Any key skips the rest.
setting-preview = Preview
setting-preview-about = Show what the move of the chosen pit would do.
setting-coordinates = Letters of the pits
setting-coordinates-about = Show the letters A to F and a to f beside the pits.
setting-mouse = Mouse
setting-mouse-about = Click to play a pit or choose a line. Without the mouse, the terminal's own text selection works as usual.
setting-ascii = Plain characters
setting-ascii-about = Draw everything with ASCII characters, for fonts that lack others.

value-on = on
value-off = off
value-auto = automatic
value-english = English
value-french = Français
value-slow = slow
value-normal = normal
value-fast = fast
theme-terminal = terminal colours
theme-wood = wood
theme-dark = dark
theme-light = light
theme-high-contrast = high contrast
theme-colour-blind = colour-blind friendly
