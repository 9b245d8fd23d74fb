### The course in playing well: chapters, explained positions, tasks of the exercises.

course-strategy = Playing well
strategy-title = Playing well
strategy-about = Each chapter explains an idea in three positions and sets a few exercises. Every move that is as good as the best is right. An exercise solved on the first try earns the most stars.
strategy-none-stores = There are no chapters for this game. Their positions come from games whose stores are not sown. Here each store gets a seed too, so sowings end elsewhere and the explanations would be wrong. The chapters of oware show the ideas; the sowing trainer follows the rules of this game.
strategy-none-own = There are no chapters for your own rules: they were checked only with the built-in variants. The sowing trainer follows your rules.
strategy-stars = { $stars } of { $total } stars
strategy-place = Position { $number } of { $total }
strategy-exercise = Exercise { $number } of { $total }
# After a sign for each exercise.
strategy-exercises-done = { $done } of { $total } solved
strategy-show = Look at the board, then press Enter: the move is played.
strategy-next = Enter: go on.
strategy-right-only = Right: pit { $move } is the only good move here; that is proven.
strategy-right-alone = Right: by estimate, pit { $move } is the best move here.
strategy-right-best = Right: pit { $move } is the best move.
strategy-right-too = Right: pit { $move } is as good as the best, as far as the engine sees.
# Moves that are as good.
strategy-also = Also right: { $moves }.
# A move and its reasons: “C captures 3 from pit a.”
strategy-does = Pit { $move } { $why }.
strategy-wrong = Pit { $move } { $gift }.
# Two numbers of seeds. The move that is wrong captures less than the best one.
strategy-takes = Pit { $move } takes { $taken }; pit { $best } takes { $most }.
strategy-answer = North answers with pit { $move }.
strategy-answer-does = North's { $move } { $why }.
strategy-hint-does = Look for the move that { $why }.
strategy-hint-quiet = Look for a quiet move: the right one captures nothing yet.
strategy-hint-move = Try pit { $move }.
strategy-done = That was the chapter “{ $chapter }”.
strategy-count = Solved on the first try: { $clean } of { $total }.
strategy-count-help = Solved with help: { $helped }.
strategy-stars-how = Three stars: all on the first try. Two: most of them. One: all solved.
strategy-play = Beat { $player }
strategy-beaten = Beat { $player } again (done)
strategy-go-on = Next chapter: { $chapter }
strategy-again = Do the exercises again
strategy-to-list = Back to the chapters
course-lead-on = You have finished the rules. Enter: go on to “Playing well”.

key-choose-chapter = chapter
key-show-explained-move = show

## Counting a pit's reach

strategy-reach = How far a pit reaches
strategy-reach-task = Find the best capture. Count each of your pits once: each seed moves one pit on.
strategy-reach-1 = Each seed moves one pit on: the four seeds of *C* reach *D*, *E*, *F* and pit *a*. Pit *a* holds two seeds, so the last one makes three there. Do not count seed by seed: four places on from *C* is pit *a*.
strategy-reach-2 = Six seeds always land in the pit with the same letter: *C* reaches *c*. With five it is the pit before, with seven the pit after. So you can read most pits at a glance.
strategy-reach-3 = Begin at the other end: which pit would you like to hit? Pit *e* holds one seed and lies ten places after *A*, and *A* has ten seeds. With *e*, the pits *d* and *c* fall too.

## Threats

strategy-threats = Threat and double threat
strategy-threats-task = There is nothing to capture now. Make a threat that pays.
strategy-threats-1 = Nothing can be captured. *D* gives *E* its second seed and pit *a* its first: now *E* reaches pit *a* and would make two there. A quiet move has made a threat.
strategy-threats-2 = Single seeds are targets. *C* puts one into each of North's pits, and then both *E* and *F* end among them: *E* would take from pits *b* and *a*, *F* from pits *d*, *c*, *b* and *a*.
strategy-threats-3 = A double threat: *C* fills *D*, *E* and *F*. Now *E* would capture in pit *c* and *F* in pit *a*. North has one move against two threats.

## Defenses

strategy-defence = Five defenses
strategy-defence-task = North threatens your seeds. Find the defense.
strategy-defence-1 = First defense: move away. With its last seed, North's *f* would make three in *B* and take them. *B* leaves, and there is nothing to take.
strategy-defence-2 = Second defense: fill the pit. North's *d* and *e* both end in *C* and would make three there. *A* puts another seed into *C*: now they would make four, and four are safe.
strategy-defence-3 = Third defense: spoil the count. North's *c* would end in *B* and take from *B* and *A*. *F* reaches *d* and drops a seed into *c* on the way: now *c* goes too far. The fourth is to capture the attacker; the fifth, to leave it only a capture of everything you have, which brings nothing.

## The big pit

strategy-big-pit = The big pit
strategy-big-pit-task = One of your pits goes all the way around. Is this its moment?
strategy-big-pit-1 = Twelve seeds go around once and skip their own pit: every other pit gets a seed, and *C*, where the last one of *B* lands, a second. *A*, which was in danger from pit *e*, now holds three seeds.
strategy-big-pit-2 = With more than twelve, North's first pits get two seeds. *F* has fourteen: the single seeds in pits *a*, *b* and *c* grow to three, and all nine are taken. Singles and empty pits on the other side are what a big pit waits for.
strategy-big-pit-3 = *E* has seventeen seeds. It gives pits *a* to *e* two seeds each on two laps and ends in *e*: five pits in one chain, twelve seeds. Pit *f* gets one and is not captured, so this is not a grand slam.

## Capture or wait

strategy-patience = When to capture and when to wait
strategy-patience-task = There is something to capture. Take it now, or is there something better?
strategy-patience-1 = *F* could take six seeds now, but then North's *f* would take eight from *C*, *B* and *A*. *B* moves first: North has nothing to capture, and the six seeds are still threatened.
strategy-patience-2 = *F* could take two seeds from pit *a*. Then North's *e* would take four from *B* and *A*. Move the single seed of *B* first; *F* still threatens pit *a*.
strategy-patience-3 = Here it is right to take now. Whatever you play, North's *f* captures in *A*, so take the two seeds in pit *b* while they are there.

## The right side

strategy-right-side = Emptying the right side
strategy-right-side-task = Nothing is urgent. Look at your right side first: *E* and *F*.
strategy-right-side-1 = A few seeds in *F* are easily given away: they go to pits *a* and *b*, and nothing of yours can be captured. Pit *b* now has one seed too many to hit *A*. *C*, which is full, stays at home.
strategy-right-side-2 = *E* steps to *F*. Now *F* ends in pit *b* and threatens two seeds, and North can capture nothing. The big *D* stays at home until it pays.
strategy-right-side-3 = *E* sows into *F* and pit *a*. After that, nothing on your side can be captured. Small pits on the right are moves that cost you little; the large ones are kept.

## Tempo and feeding

strategy-tempo = Tempo and feeding
strategy-tempo-task = One side is short of moves. Find the move that uses it.
strategy-tempo-1 = North has no seeds, so you must feed it. *F* gives a single seed, to pit *a*: it is the smallest meal on offer, and your other pits keep theirs.
strategy-tempo-2 = North can only play *f*, whose two seeds end in *B*. *B* steps aside: North has to hand over both seeds and captures nothing.
strategy-tempo-3 = North has seeds in only one pit. Count the moves that give it nothing: *C* puts both its seeds into your own row. *E* and *F* still have theirs for later.

## The endgame

strategy-endgame = Few seeds
strategy-endgame-task = Few seeds are left. Count to the end.
strategy-endgame-1 = With eight seeds on the board, three are a lot: *E* takes them from *c*. North is left with two single seeds.
strategy-endgame-2 = North's *e* reaches *B*. A single seed there would be captured, so *A* must not move. *D* makes a waiting move, and *E* and *F* keep their way across.
strategy-endgame-3 = You are ahead, 23 to 16. Now safety comes first: North's *f* would take two from *B*. *B* steps to *C*, which none of North's pits reaches.

## The opening

strategy-opening = The first ten moves
strategy-opening-task = A position from the first ten moves of a game. Find a good move.
strategy-opening-1 = Early captures are small but count. Seven seeds go one past the pit with the same letter: *E* reaches pit *f*, which holds two seeds.
strategy-opening-2 = Two captures are on offer. *B* takes two from *c*; *C* goes one further and takes four from *d* and *c*. Look for the second pit of a chain before you play.
strategy-opening-3 = North's *f* has two seeds and ends in your empty *B*: a move from *A* would put a single seed there, to be taken. *C* takes two from *c* and leaves *B* empty.
