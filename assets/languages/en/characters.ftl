# The characters: who each is in a sentence, and what each says: at a large capture of its own (took), at one of yours (lost),
# when its style shows (style), when you capture some seeds or save yours (praise), when you threaten its seeds (danger), when
# its row is nearly empty (hungry), when it is well ahead (ahead) or you are (behind), near the end (late), and when it has won
# (won) or lost (beaten). Next to the
# board there is room for about 60 letters.

kind-character = character
gallery-levels = Levels
gallery-title = Characters
gallery-textbook = Textbook players
gallery-programs = Your programs
gallery-people = People
gallery-person = a person next to you
gallery-yours-too = your level
gallery-rating = Rating { $rating }.
# Of a rating.
gallery-unrated = not known
gallery-expected = Your expected score: about { $percent }%.
gallery-yours = Your rating { $rating }
# What a character says, after the moment at which it says it, such as “When losing”.
gallery-says = { $moment }: “{ $text }”
gallery-cost = Gives up at most { $seeds } per move for the sake of style (an estimate).
gallery-took = After a good capture
gallery-lost = After losing seeds
gallery-style = When the style shows
key-invite-opponent = invite
character-says = { $name }: “{ $text }”
# What any character says after a draw.
character-drawn = Equal. Shall we settle it?
teacher-missed = “Wait: the move { $move } { $gift }. Another move takes { seeds }.” Enter plays your move anyway.
teacher-missed-threat = “Wait: the move { $move } { $gift }. Another move threatens to take { seeds }.” Enter plays your move anyway.
teacher-allows = “Wait: the move { $move } { $gift }. Then I could take { seeds } with pit { $with }.” Enter plays your move anyway.
teacher-missed-shortage = “Wait: the move { $move } { $gift }. Another move leaves me only { moves }.” Enter plays your move anyway.
# { $ends } is one of study-end-store, study-end-few, study-end-no-move and study-end-repetition.
teacher-ends = “Wait: the move { $move } { $gift }. It { $ends }.” Enter plays your move anyway.
teacher-answer-ends = “Wait: the move { $move } { $gift }. I would answer with pit { $answer }, which { $ends }.” Enter plays your move anyway.
teacher-threat = “Wait: the move { $move } { $gift }. I would answer with pit { $answer } and take { seeds }.” Enter plays your move anyway.
teacher-later = “Wait: the move { $move } { $gift }. { $turns ->
    [2] Two moves
   *[3] Three moves
} from now, my pit { $with } can take { seeds } of yours.” Enter plays your move anyway.
teacher-made = “Wait: the move { $move } { $gift }. I would answer with pit { $answer }, and pit { $with } threatens to take { seeds }.” Enter plays your move anyway.
# What the teacher says near the end: { $store } seeds are in the store of the player, and so many more win.
teacher-goal = “You have { $store }: { seeds } more, and you win.”
teacher-goal-row = “You have { $store }. If I run out of seeds and get no more, your row counts too: that would be enough now.”
teacher-goal-draw = “You have { $store }: { seeds } more, and it is a draw.”

character-kossi = A boy who has just learned to play: he takes whatever he can reach.
character-kossi-took = Mine! All mine!
character-kossi-lost = Hey! I didn't see that one.
character-kossi-style = Better a few seeds now than many later.
character-kossi-won = I won! Did you see? I won!
character-kossi-beaten = Aw. One more game?
character-kossi-praise = You saw that? I wanted those seeds!
character-kossi-danger = Not those! I was going to keep them.
character-kossi-hungry = Where did all my seeds go?
character-kossi-ahead = I'm winning! Did you see? I'm winning!
character-kossi-behind = You have so many. Can I have some of yours?
character-kossi-late = There's hardly anything left to grab.

character-kofi = Always in a hurry: he plays the pits on his right before he has looked at the others.
character-kofi-took = Quick hands, full store.
character-kofi-lost = Too fast again. Next!
character-kofi-style = Thinking is for tomorrow.
character-kofi-won = Done already! Again?
character-kofi-beaten = Too fast. I always notice afterwards.
character-kofi-praise = Good move. But so slow!
character-kofi-danger = Wait, what are you up to over there?
character-kofi-hungry = I played too fast. My pits are empty.
character-kofi-ahead = See? Quick is good enough.
character-kofi-behind = I'll catch up. I'm faster than you.
character-kofi-late = Nearly done. Come on, come on!

character-fatou = Has all the time in the world: she sows a seed or two and waits for you to run out of moves.
character-fatou-took = It was worth the wait.
character-fatou-lost = No matter. The day is long.
character-fatou-style = One seed is enough for now.
character-fatou-won = Those who wait reap.
character-fatou-beaten = You waited longer than I did.
character-fatou-praise = Well waited. You are learning patience.
character-fatou-danger = You are after my seeds. There is no rush.
character-fatou-hungry = My side is bare. The rain will come.
character-fatou-ahead = Slowly, slowly, and here I am in front.
character-fatou-behind = You are far ahead. The day is not over.
character-fatou-late = The market is closing. Few seeds are left.

character-bia = A gardener from Cape Verde: she never lets one pit grow much larger than the others.
character-bia-took = A good harvest.
character-bia-lost = The goats have been in my garden.
character-bia-style = Look how evenly they grow.
character-bia-won = A full basket. Thank you for the game.
character-bia-beaten = Next season I'll plant better.
character-bia-praise = You pull weeds with a sure hand.
character-bia-danger = Mind where you step, that is my bed of beans.
character-bia-hungry = A dry season. Nothing grows on my side.
character-bia-ahead = My garden has done well this year.
character-bia-behind = Your garden is greener than mine.
character-bia-late = The harvest is nearly in.

character-ama = Keeps her seeds at home: one pit grows and grows, until it goes around the whole board.
character-ama-took = Straight into the granary.
character-ama-lost = Those were my savings!
character-ama-style = My house is full. Count well before you come near.
character-ama-won = Saved, counted, won.
character-ama-beaten = My granary was never this empty.
character-ama-praise = A careful move. My mother would approve.
character-ama-danger = Hands off my savings!
character-ama-hungry = The cupboard is bare.
character-ama-ahead = My granary is full, and yours?
character-ama-behind = You have put more aside than I have.
character-ama-late = Few seeds are left. Now every one counts.

character-efua = Tidy and careful: she hardly ever leaves a pit of one or two seeds for you to take.
character-efua-took = You left the door open.
character-efua-lost = That won't happen twice.
character-efua-style = Nothing left lying about.
character-efua-won = Everything in its place.
character-efua-beaten = So I did leave something lying about.
character-efua-praise = Neat. I could not have tidied it better.
character-efua-danger = I see you eyeing that pit.
character-efua-hungry = Too tidy, perhaps: I have nothing left to sow.
character-efua-ahead = Everything is in its place, and most of it in mine.
character-efua-behind = I must have left a door open somewhere.
character-efua-late = Nearly swept clean.

character-kwasi = A boatman from Suriname: he threatens something with nearly every move.
character-kwasi-took = I told you I was coming.
character-kwasi-lost = You hit back. I like that.
character-kwasi-style = You can't guard every pit.
character-kwasi-won = The river takes what it wants.
character-kwasi-beaten = This time you were at the helm.
character-kwasi-praise = You slipped through the rapids. Well done.
character-kwasi-danger = So you are coming for me now. Good!
character-kwasi-hungry = My boat has run aground.
character-kwasi-ahead = The current is with me.
character-kwasi-behind = You are a long way downstream. I'll paddle.
character-kwasi-late = The harbor is in sight.

character-adjoua = Always moving forward: she keeps the three pits on her left as empty as she can.
character-adjoua-took = Forward, and further still.
character-adjoua-lost = I still have other moves.
character-adjoua-style = Everything forward, nothing left behind.
character-adjoua-won = Always forward. You see?
character-adjoua-beaten = You went further than I did.
character-adjoua-praise = You found the way forward. Nice.
character-adjoua-danger = You are close behind me, I can feel it.
character-adjoua-hungry = I ran so far ahead that nothing is left.
character-adjoua-ahead = I am ahead, and I am not looking back.
character-adjoua-behind = You are ahead. Then I have to run.
character-adjoua-late = The last stretch. Keep going!

character-desmond = A warri player from Antigua: he keeps the three pits on his right as empty as he can.
character-desmond-took = That's warri, my friend.
character-desmond-lost = I saw it too late.
character-desmond-style = My right side is empty. What will you take there?
character-desmond-won = Come back tomorrow, my friend.
character-desmond-beaten = The harvest is yours. The drinks are on me.
character-desmond-praise = That is how my uncle would have played it.
character-desmond-danger = I see it. You have your eye on my left.
character-desmond-hungry = My yard is empty, my friend.
character-desmond-ahead = In Antigua we would call this a good afternoon.
character-desmond-behind = You play warri like an islander. Respect.
character-desmond-late = Few seeds, long thoughts. Now comes the best part.

character-sekou = Gives in order to take: he prefers moves after which he can capture back.
character-sekou-took = You hit, I hit harder.
character-sekou-lost = Go on. I know what comes next.
character-sekou-style = Please, help yourself.
character-sekou-won = I gave, I took, I won.
character-sekou-beaten = This time I gave too much.
character-sekou-praise = A good blow. Mine will follow.
character-sekou-danger = Strike, then. I am ready.
character-sekou-hungry = You left me nothing. I will remember.
character-sekou-ahead = Every blow came back twice.
character-sekou-behind = You have given less than you took. So far.
character-sekou-late = Few seeds left. Who strikes last?

character-awa = Keeps your row bare: she leaves you as few seeds as she can.
character-awa-took = Even less for you now.
character-awa-lost = Eat well. It may be your last meal.
character-awa-style = Your row looks hungry.
character-awa-won = Still hungry? Play again.
character-awa-beaten = You ate it all.
character-awa-praise = You fed yourself well there.
character-awa-danger = You want to make me hungry? Me?
character-awa-hungry = Now it is my row that is hungry.
character-awa-ahead = There is little left for you to eat.
character-awa-behind = You are eating off my plate.
character-awa-late = The pot is nearly empty.

character-tunde = An ayo player from Ibadan: he loves the long sowings that go far around the board.
character-tunde-took = A long road, a full bag.
character-tunde-lost = I looked too far ahead.
character-tunde-style = Once around the world, and home again.
character-tunde-won = The long way around, and first at home.
character-tunde-beaten = I lost my way on the long road.
character-tunde-praise = That one went farther than I thought.
character-tunde-danger = I can hear your footsteps behind me.
character-tunde-hungry = I have traveled far and come home to an empty house.
character-tunde-ahead = I have been around, and I brought it all back.
character-tunde-behind = You are a lap ahead of me.
character-tunde-late = The road is almost at its end.

character-kweku = Named after the spider in the tales: of moves that are equally good, he plays the one you are likeliest to answer wrongly.
character-kweku-took = The web was there to be seen.
character-kweku-lost = Even a spider can be stung.
character-kweku-won = Every thread led here.
character-kweku-beaten = The fly ate the spider.
character-kweku-praise = You stepped over my thread. Clever.
character-kweku-danger = Someone is spinning a web for me.
character-kweku-hungry = Even a spider must eat sometimes.
character-kweku-ahead = You are caught. You just can't feel it yet.
character-kweku-behind = You have torn my web. I'll mend it.
character-kweku-late = Few threads are left. Choose the right one.

character-yaa = The best player in town: she cares for nothing but the best move.
character-yaa-took = There was no defense left.
character-yaa-lost = I let that happen.
character-yaa-won = You held out longer than most.
character-yaa-beaten = No excuses. You won.
character-yaa-praise = Correct.
character-yaa-danger = I have seen the threat.
character-yaa-hungry = I miscounted. That is rare.
character-yaa-ahead = I am ahead. Now I only have to count.
character-yaa-behind = You are ahead, and rightly so.
character-yaa-late = From here on it can all be counted.

character-nana = A grandmother who teaches: she plays about as well as you do, and warns you before a bad move. Her games are for learning and are not rated.
character-nana-took = Did you see it coming? Next time you will.
character-nana-lost = There go my seeds. I must watch that pit.
character-nana-won = Look at one mistake with me, then we'll play again.
character-nana-beaten = You won this one. What would you play differently?
character-nana-praise = That was a good move. I would have played it too.
character-nana-danger = I see that you have your eye on my seeds.
character-nana-hungry = I have hardly any seeds: you have to think of feeding me.
character-nana-ahead = I am ahead now. Look which of my pits are full.
character-nana-behind = You are ahead of me. Now keep your seeds safe.
character-nana-late = Few seeds are left. Count them, and plan to the end.
