### A club: games between people over ssh and the web.

club-title = { $club }
club-here = { $count ->
    [one] { $count } person here
   *[other] { $count } people here
}
club-lobby = Lobby
club-you-are = You are { $name }.
club-guest-no-key = Your ssh client offered no key, so you are a guest. To keep a name, make a key with ssh-keygen or puttygen.
club-guest-key-kind-not-accepted = This club cannot use your kind of key. Use Ed25519, ECDSA, or RSA of 1024 to 8192 bits.
club-guest-sha1-signature = Your ssh client signs with RSA and SHA-1, which is no longer safe, so you are a guest. Update it, or use an Ed25519 key.
club-guest-key-without-valid-signature = Your ssh client offered a key but did not sign with it, so you are a guest. Was the passphrase right?
club-guest-disk-write-fails = The club cannot keep new names right now, so you are a guest. Come back later.
club-guest-chosen-by-visitor = To keep a name, leave and take one on the first page, or use a code or link from the host.
club-guest-code = If the connection breaks, return with { $ssh } and the code { $code }.
club-new = New challenge
club-home = Play, learn and study on your own
club-hold = Hold a tournament
club-hold-about = Everyone who joins in the lobby plays. You start the tournament there; each round is paired when the previous one is over.
club-desk = Door, class list and bans
club-desk-about = You decide who may come in. A class list makes members who come in with a link or a code.
club-desk-door = Who comes in
club-desk-open = everyone
club-desk-members = members only
club-desk-closed = hosts only
club-desk-newcomers = New names within an hour
club-desk-chat = Chat
club-desk-on = on
club-desk-off = off
club-desk-class = Class list: paste names
club-desk-card = New link and code for
club-desk-ban = Ban a name or address
club-desk-cards = These codes are shown only now. In a browser, the page to print is saved as class.html.
club-best = Ratings
club-best-none = No rated game yet. Offer one.
club-best-about = The best players of each game, with the uncertainty of their ratings.
club-your-move = Your move: { $game } against { $name }
club-begins = A game begins: { $game } against { $name }
# The title of the browser's page or of the terminal window.
club-window-turn = ● your move – { $name }
club-window-challenge = ● { $name } challenges you
# The opponent has the move.
club-window-waits = { $name } is thinking – { $club }
club-your-game = Back to your game: { $game } against { $name }
club-watch = Watch { $south } – { $north }: { $game }
club-you-challenge = You challenge { $name }: { $game } (Enter withdraws)
club-you-offer = You offer { $game } (Enter withdraws)
club-you-link = Link for a friend: { $game }
club-challenges-you = { $name } challenges you: { $game }
# A game that waits for an opponent.
club-offers = { $name } offers { $game }
club-person = { $name } · { $does }
# What a person in the list does.
club-plays = playing
club-watches = watching
club-idle = idle for { $minutes } min
club-free = free
club-load = The club is busy: computers think for less time.
# Of a challenge.
club-sent = Sent. The game begins when it is accepted.
club-refused-club-busy = The club is busy. Try again in a moment.
club-stalled = The club cannot write to its disk. The clocks are stopped until it can; your games are kept.
club-stalled-host = The club cannot write to its disk: { $error }. Make room in its data folder; the club then continues by itself.
# A game without a clock, in the list of games.
club-pace-free = no clock
club-pace-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
# Of a game in the list.
club-rated = rated
club-casual = casual
club-rated-about = Changes both ratings if at least { $moves } moves are played. The same two people may play { $games } rated games within 24 hours.
club-casual-about = Changes no ratings.
club-unrated-limit = After { $games } rated games within 24 hours, further games between the same two people are casual.
club-form = Challenge
club-form-to = To { $name }
club-form-to-all = To everyone: the first to accept plays.
club-form-to-friend = To the friend to whom you send the link.
club-form-game = Game
club-form-time = Time
club-form-begins = First move
club-form-rated = Mode
club-form-delay = Watchers see
club-form-for = For
club-form-for-all = everyone here
club-form-for-friend = a friend, by link
club-form-send = Send the challenge
club-form-link = Make the link
club-form-title = Title
club-form-format = Pairing
club-form-plan = Announce the tournament
club-link-about = Send this address to your friend. Whoever opens it first plays you; nobody needs an account. It works once, within 24 hours.
club-link-members = Send this address to your friend. The first member of the club who opens it plays you. It works once, within 24 hours.
club-link-ssh = By ssh, your friend pastes it in the lobby, or comes with ssh -t and the words “join { $code }” at the end.
club-begins-drawn = drawn by lot
# Who begins: a choice in a form.
club-begins-you = you
club-begins-other = the other player
club-delay = { $moves ->
    [0] every move live
    [one] { $moves } move late
   *[other] { $moves } moves late
}
club-refused-no-longer-exists = It is gone: withdrawn, accepted by someone else, or over.
club-refused-no-challenge-with-link = This link no longer works: it was used or withdrawn, or it has expired.
club-refused-own-challenge = That is you.
club-refused-same-challenge-open = You have already sent this challenge. It is still open.
club-refused-too-many-challenges-or-games = You have as many challenges or games as the club allows. End one first.
club-refused-nobody-with-name = Nobody by that name has been here.
club-refused-not-for-guests = Guests play casual games, with or without a clock. For the others, come back with a key or a link.
club-refused-too-much-chat = Not so fast.
club-refused-not-possible-now = Not now.
club-refused-opponent-away = A game with a clock needs both players here.
club-refused-too-few-players = At least two players must join first.
club-refused-disk-write-fails = The club cannot write to its disk right now, so nothing was done. Try again in a moment.
club-refused-chat-switched-off = The host has switched the chat off.
club-refused-host-cannot-be-banned = A host cannot be banned.
club-class-invalid-text = { $name }: a name has 1 to 16 letters, digits, - or _.
club-class-duplicate-in-list = { $name }: another name in the list is the same or looks the same.
club-class-taken-by-member = { $name }: a member has this name, or one that looks the same. Write another one, or make a new link and code.
club-class-taken-by-host = { $name }: this is a host, who makes a link with the command “link”.
club-watchers = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
# The label of the line in which a message is typed.
club-say = Say:
club-muted = You will see no more messages from { $name }.
club-not-your-turn = It is not your turn.
club-away = { $name } has been away for { $time }.
club-deadline = { $name } has { $time } for this move.
club-first-move = { $name } has { $time } for the first move. Without it, the game ends without a result.
club-first-move-forfeit = { $name } has { $time } for the first move. Without it, the game is forfeited.
club-aborted = { $name } made no first move in time. The game has no result.
club-hidden = { $moves ->
    [one] Moves are shown { $moves } move later.
   *[other] Moves are shown { $moves } moves later.
}
club-offer-end = { $name } wants to end the game as it stands.
club-offer-undo = { $name } wants to take a move back.
club-offer-rematch = { $name } wants a rematch with sides exchanged.
# Follows one of the three sentences above.
club-agree = { $key } agrees.
club-tournament = Tournament
club-round-robin = all against all
club-swiss = { $rounds ->
    [one] Swiss, { $rounds } round
   *[other] Swiss, { $rounds } rounds
}
club-tournament-open = { $name }: { $format } · { $people } joined
club-tournament-joined = { $name }: { $format } · { $people } joined, including you
club-tournament-on = { $name }: { $format } · round { $round }
club-tournament-over = { $name }: { $format } · over
club-tournament-waits = { $name }: { $format } · round { $round } is over
club-tournament-canceled = { $name }: { $format } · canceled
club-tab-standings = Standings
club-tab-pairings = Pairings
club-tab-cross = Cross table
club-tab-add = Add a player
club-tab-export = Export
club-state-open = The tournament has not begun. Players: { $people }.
club-state-on = Round { $round } of { $rounds }. Unfinished games: { $games }.
club-state-ready = Round { $round } of { $rounds } is over. Ready for the next: { $ready } of { $active }.
club-state-host = Round { $round } of { $rounds } is over. The host begins the next one.
club-state-over = The tournament is over.
club-state-canceled = The tournament was canceled.
club-next-at-once = at once
club-next-ready = when all are ready
club-next-host = when the host begins it
club-part-none = The tournament has begun. Its host can add you.
club-part-join = Join
club-part-leave = Leave the tournament
club-part-return = Return: play again from the next round on
club-part-ready = I am ready for the next round
club-part-withdraw = Withdraw from the tournament
club-part-begin = Begin the tournament
club-part-next = Begin the next round
club-part-change = Change the tournament
club-part-cancel = Cancel the tournament
club-part-delete = Delete the tournament
club-part-terms = { $game }. Each player has { $minutes } min for the first move, or forfeits the game. Next round: { $next }.
club-ask-withdraw = Withdraw? Your current game is then lost.
club-ask-cancel = Cancel the tournament? No round follows.
club-ask-delete = Delete the tournament for good? Its games are kept.
club-head-player = Player
club-head-points = Points
# Heads of narrow columns: the tie-break (at most 5 characters), the number of games (at most 6).
club-head-tie = Tie
club-head-games = Games
club-head-result = Result
club-head-round = Round
club-withdrawn = withdrawn
club-ready = ready
club-round = Round { $round }
# Instead of a result: the player has no opponent in this round.
club-sits-out = sits out
club-cross-about = 12+ is a win against rank 12, = a draw, - no points; b sat out.
club-export-page = All tables, to print
club-export-games = All games
club-export = In a browser, Enter saves the file. By ssh, type: { $ssh } tournament export { $number } { $part } > { $file }
club-add-none = Everyone here is already playing.
club-add-about = A late player has 0 points for the missed rounds.
club-player-about = Enter changes a result at once. The ratings stay as they are.
club-player-return = Let the player return
club-player-withdraw = Withdraw the player
club-player-forfeit = Forfeit the current game
club-form-first-move = First move within
club-form-next = Next round
club-form-change = Save the changes
club-minutes = { $minutes } min
club-refused-invalid-title = A title has 1 to 40 characters and begins with a letter or a digit.
club-refused-invalid-round-count = A tournament has 1 to 30 rounds.
club-refused-fixed-after-begin = Once a tournament has begun, its game, clock and pairing cannot change. The number of rounds can, but rounds already paired stay.
club-refused-tournament-begun = The tournament has begun. Ask its host to add you.
club-refused-too-many-players-or-tournaments = There is no room: a tournament has up to 128 players, and a club up to 20 open tournaments.
club-refused-round-unfinished = The round is not over yet.
club-refused-not-in-tournament = This player is not in the tournament.
club-refused-no-unfinished-game = This player has no unfinished game in the tournament.
club-refused-no-result-in-round = This round has no result to correct. An unfinished game can be forfeited.
club-refused-tournament-not-canceled = Cancel the tournament first, then delete it.
club-no-files = the club writes no files; to get your games: ssh host games NAME
club-bye-visitor-left = Bye. Come back soon.
club-bye-idle = You were idle for a long time. Bye; your games are kept.
club-bye-closing = The club is closing. Your games are kept.
club-bye-banned = You cannot enter this club.
club-bye-name-taken = That name is taken. Come back with another: ssh NAME@host
club-bye-private-club = This club is private. Ask its host to add your key.
club-bye-closed-by-host = The club is closed at the moment. Come back later.
club-bye-members-only = Only members can come in at the moment. Use your own name with its key, link or code.
club-bye-member-deleted = The host has deleted this name.
club-bye-wrong-code = No member has this code. Check each letter, or ask the host for a new code.
club-bye-too-many-wrong-codes = Too many wrong codes came from here. Try again in an hour, or use a link.
club-bye-too-many-visits = You are already connected too many times.
club-bye-invalid-name = Names here have 1 to 16 letters, digits, - or _. Come back with another: ssh NAME@host
club-bye-no-such-ssh-feature = The club offers only a terminal and a few commands: ssh NAME@host help
# A visit line by line, without a full screen.
club-line-hint = Type a number or a command, then Enter. ? explains more.
# A list: each key with its label.
club-line-commands = Commands: { $commands }
club-line-turn = Your move.
club-line-away = { $name } is away.
club-line-back = { $name } is back.
# A line of a list that no longer exists.
club-line-gone = No longer there: { $row }
club-line-type = Type the text. An empty line leaves it as it is.
club-line-unknown = “{ $text }” is not a command here. ? lists the commands.
club-line-no-row = There is no line { $number } now. Press Enter to read the lines again.
# The words for the commands are the first ones of plain-word-board and the others.
club-line-help =
    A number: choose that line. If the line has a value, the value changes to the next one; with “-” after the number, to the one before.
    A to F, or 1 to 6: play that pit. In the matches, the number to take.
    board: read the position. moves: read the moves. clock: read the time left.
    The key or the name of a command: run it. The beginning of a name is enough. The key for messages, a space and a text: say the text. A key, a space and the number of a line: run the command on that line.
    Enter alone: continue, or read the screen again. quit: leave.
club-full = The club is full. Try again in a few minutes.
club-full-address = There are too many connections from your address. Close some, or ask the host of the club to allow more.
club-bye-wrong-link = This link no longer works. Ask the host of the club for a new one.
club-web-private = This club is private. Ask its host for a link.
club-web-name = Names here have 1 to 16 letters, digits, - or _. Choose another.
club-web-taken = That name is taken. Choose another, or come with your own link.
club-bye-too-many-new-names = Too many names were taken from here. Try again in an hour, or play as a guest.
club-bye-disk-write-fails = The club cannot keep new names right now. Play as a guest, or try again later.
club-bye-try-later = The club cannot let you in right now. Try again in a moment.
page-about = Play awalé with friends, here in your browser. Take a name to keep your games and ratings, or come as a guest.
page-name = Name
page-take = Take this name
page-code = Code from your teacher or host
page-enter = Come in
page-guest = Play as a guest
page-script = This page needs JavaScript.
page-again = Enter again
page-keys = Keys
page-keyboard = Keyboard
page-sound = Sound
# A button that asks for notifications of the system.
page-notify = Notify me
page-clocks = Read the clocks
page-no-clocks = No clock is running.
# Read to players who do not see the screen. NAME stands for the name of a player.
page-away = NAME is away.
page-back = NAME is back.
page-lost = Connection lost. Trying again…
page-games = My games
page-link = My link
page-link-about = This secret link lets you come back. Keep it and show it to no one: whoever has it plays in your name.
page-own = This is my own computer: let me in next time
page-copy = Copy
page-close = Close
page-twice = Tap twice to play
page-cells = As in a terminal
key-challenge-player = challenge
key-decline-challenge = decline
key-rematch = rematch
key-refuse-offer = refuse
key-accept-offer = agree
key-withdraw-challenge = withdraw
key-send-chat-message = say
key-offer-to-end-game = offer end
key-resign = resign
key-hand-over-board = hand over
key-mute-player = mute
key-announce-tournament = announce
help-club = Game in a club
help-club-again = rematch with sides exchanged
help-club-refuse = refuse what the other player offers
help-club-say = say something
help-club-hand = after the game: hand over the shared board
help-club-mute = mute whoever spoke last
