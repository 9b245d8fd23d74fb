# The characters: who each is in a sentence, and what each says: at a large capture of its own, at one of yours, and when its
# style shows.

kind-character = character
gallery-levels = Levels
gallery-title = Characters
gallery-textbook = Textbook players
gallery-programs = Your programs
gallery-people = People
gallery-person = a person next to you
gallery-naive = naive, at random
gallery-fast = fast, greedy
gallery-yours-too = your level
gallery-rating = Rating { $rating }.
# Of a rating.
gallery-unrated = not known
gallery-expected = Your expected score: { $percent }%.
gallery-yours = Your rating { $rating }
# What a character says, after the moment at which it says it, such as “When losing”.
gallery-says = { $moment }: “{ $text }”
gallery-cost = Gives up at most { $seeds } per move for the sake of style (an estimate).
gallery-teacher = Her warnings are help: a game in which she warns you does not count for your rating.
gallery-took = After a good capture
gallery-lost = After losing seeds
gallery-style = When the style shows
key-invite = invite
character-says = { $name }: “{ $text }”
# What any character says after a draw.
character-drawn = Equal. Shall we settle it?
# No capture in the moves that are expected shows why. { $cost } is the share of the point, as in study-verdict.
teacher-warning = “Wait: the move { $move } { $gift }. No single capture shows it, but the move costs { $cost }% of a point.” Enter plays it anyway.
teacher-missed = “Wait: the move { $move } { $gift }. Another move takes { seeds }.” Enter plays it anyway.
# { $ends } is one of study-end-store, study-end-few, study-end-no-move and study-end-repetition.
teacher-ends = “Wait: the move { $move } { $gift }. It { $ends }.” Enter plays it anyway.
teacher-answer-ends = “Wait: the move { $move } { $gift }. I would answer with pit { $answer }, which { $ends }.” Enter plays it anyway.
teacher-threat = “Wait: the move { $move } { $gift }. I would answer with pit { $answer } and take { seeds }.” Enter plays it anyway.
teacher-later = “Wait: the move { $move } { $gift }. I expect { $line }, and then pit { $last } takes { seeds }.” Enter plays it anyway.
teacher-made = “Wait: the move { $move } { $gift }. I would answer with pit { $answer }, and pit { $with } threatens to take { seeds }.” Enter plays it anyway.

character-kossi = A boy who has just learned to play: he takes whatever he can reach.
character-kossi-took = Mine! All mine!
character-kossi-lost = Hey! I didn't see that one.
character-kossi-style = Better a few seeds now than many later.
character-kossi-won = I won! Did you see? I won!
character-kossi-beaten = Aw. One more game?

character-kofi = Always in a hurry: he plays the pits on his right before he has looked at the others.
character-kofi-took = Quick hands, full store.
character-kofi-lost = Too fast again. Next!
character-kofi-style = Thinking is for tomorrow.
character-kofi-won = Done already! Again?
character-kofi-beaten = Too fast. I always notice afterwards.

character-fatou = Has all the time in the world: she sows a seed or two and waits for you to run out of moves.
character-fatou-took = It was worth the wait.
character-fatou-lost = No matter. The day is long.
character-fatou-style = One seed is enough for now.
character-fatou-won = Those who wait reap.
character-fatou-beaten = You waited longer than I did.

character-bia = A gardener from Cape Verde: she never lets one pit grow much larger than the others.
character-bia-took = A good harvest.
character-bia-lost = The goats have been in my garden.
character-bia-style = Look how evenly they grow.
character-bia-won = A full basket. Thank you for the game.
character-bia-beaten = Next season I'll plant better.

character-ama = Keeps her seeds at home: one pit grows and grows, until it goes around the whole board.
character-ama-took = Straight into the granary.
character-ama-lost = Those were my savings!
character-ama-style = My house is full. Count well before you come near.
character-ama-won = Saved, counted, won.
character-ama-beaten = My granary was never this empty.

character-efua = Tidy and careful: she hardly ever leaves a pit of one or two seeds for you to take.
character-efua-took = You left the door open.
character-efua-lost = That won't happen twice.
character-efua-style = Nothing left lying about.
character-efua-won = Everything in its place.
character-efua-beaten = So I did leave something lying about.

character-kwasi = A boatman from Suriname: he threatens something with nearly every move.
character-kwasi-took = I told you I was coming.
character-kwasi-lost = You hit back. I like that.
character-kwasi-style = You can't guard every pit.
character-kwasi-won = The river takes what it wants.
character-kwasi-beaten = You steered well.

character-adjoua = Always moving forward: she keeps the three pits on her left as empty as she can.
character-adjoua-took = Forward, and further still.
character-adjoua-lost = I still have other moves.
character-adjoua-style = Everything forward, nothing left behind.
character-adjoua-won = Always forward. You see?
character-adjoua-beaten = You went further than I did.

character-desmond = A warri player from Antigua: he keeps the three pits on his right as empty as he can.
character-desmond-took = That's warri, my friend.
character-desmond-lost = Well sown. I saw it too late.
character-desmond-style = My right side is empty. What will you take there?
character-desmond-won = Come back tomorrow, my friend.
character-desmond-beaten = Well sown. The drinks are on me.

character-sekou = Gives in order to take: he prefers moves after which he can capture back.
character-sekou-took = You hit, I hit harder.
character-sekou-lost = Go on. I know what comes next.
character-sekou-style = Please, help yourself.
character-sekou-won = I gave, I took, I won.
character-sekou-beaten = This time I gave too much.

character-awa = Keeps your row bare: she leaves you as few seeds as she can.
character-awa-took = Even less for you now.
character-awa-lost = Eat well. It may be your last meal.
character-awa-style = Your row looks hungry.
character-awa-won = Still hungry? Play again.
character-awa-beaten = You ate it all.

character-tunde = An ayo player from Ibadan: he loves the long sowings that go far around the board.
character-tunde-took = A long road, a full bag.
character-tunde-lost = I looked too far ahead.
character-tunde-style = Once around the world, and home again.
character-tunde-won = The long way around, and first at home.
character-tunde-beaten = I lost my way on the long road.

character-kweku = Named after the spider in the tales: of moves that are equally good, he plays the one you are likeliest to answer wrongly.
character-kweku-took = The web was there to be seen.
character-kweku-lost = Even a spider can be stung.
character-kweku-won = Every thread led here.
character-kweku-beaten = The fly ate the spider.

character-yaa = The best player in town: she cares for nothing but the best move.
character-yaa-took = There was no defense left.
character-yaa-lost = Well found.
character-yaa-won = You held out longer than most.
character-yaa-beaten = No excuses. Well played.

character-nana = A grandmother who teaches: she plays about as well as you do, and warns you before a move that loses.
character-nana-took = Did you see it coming? Next time you will.
character-nana-lost = Very good. That's how it's done.
character-nana-won = Look at one mistake with me, then we play again.
character-nana-beaten = You hardly need me any more.
