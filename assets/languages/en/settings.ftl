### The settings screen.

setting-language = Language
setting-language-about = The language of the program. Automatic takes the one of your system.
setting-theme = Theme
setting-theme-about = The look of the board and the screens. Automatic is painted wood where the terminal shows every colour, and the terminal's own sixteen colours elsewhere. Themes of your own lie in the folder themes beside the settings file.
setting-animation = Speed of sowing
setting-animation-about = How fast the seeds are sown on the screen. Any key skips the rest.
setting-preview = Preview
setting-preview-about = Whether the chosen pit shows what its move would do.
setting-coordinates = Letters of the pits
setting-coordinates-about = Whether the letters A to F and a to f stand by the pits.
setting-mouse = Mouse
setting-mouse-about = Whether a click plays a pit and chooses a line. Without it the terminal's own marking works as usual.
setting-ascii = Plain characters
setting-ascii-about = For poor fonts: everything is drawn with the characters of ASCII.

value-on = on
value-off = off
value-auto = automatic
value-english = English
value-french = Français
value-slow = slow
value-normal = normal
value-fast = fast
theme-terminal = the terminal's own
theme-wood = wood
theme-dark = dark
theme-light = light
theme-high-contrast = high contrast
theme-colour-blind = for colour-blind eyes
