# What the pages say in English.

## Around every page

page-brand = Orrery
page-home = Play
page-places = Site
page-skip = Skip to content
page-language = Language
page-theme = Theme
page-theme-auto = Theme: system
page-theme-light = Theme: light
page-theme-dark = Theme: dark
page-name = { $name }
page-names = { $names }
page-yes = Yes
page-no = No
page-close = Close
page-lost = Connection lost. Your move was not sent. Try again in a moment.
page-reconnecting = Reconnecting…
page-copied = Link copied

## Titles in the browser

page-title-home = Orrery: space-age board games online
page-title-yours = ● Your turn — { $title }
page-title-others = Waiting for { $names } — { $title }
page-title-table = { $title } — Orrery
page-title-open = Waiting for players — { $title }
page-title-over = Game over — { $title }
page-title-closed = Table closed — { $title }
page-title-replay = Replay — { $title }
page-title-rules = Rules — { $title }
page-title-how-to-play = How to play — { $title }
page-title-review = Review — { $title }
page-title-proof = Fairness check — { $title }

## Home

page-hero = Play now
page-hero-how = Space-age board games in your browser. No account, nothing to install.
page-your-name = Your name
page-rename = Save
page-games = Games
page-players-range = { $least }–{ $most } players
page-play-bots = Play against bots
page-play-solo = Play solo
page-play-screen = Pass and play
page-new-table = Set up a game…
page-for-people = Open seat
page-who-may = Who can join
page-anyone = Anyone
page-invited = Only people with the link
page-open-table = Create game
page-open-tables = Open games
page-open-none = No open games right now. Create one and send the link to a friend.
page-finished = Finished games
page-free-seats = { $count ->
        [one] { $count } open seat
       *[other] { $count } open seats
    }
page-won = { $names_count ->
        [one] Winner: { $names }
       *[other] Winners: { $names }
    }
page-bot-level = Bot level
page-bot-bot = Bot
page-bot-random = Random bot
    .name = Random
page-bot-novice = Novice bot
    .name = Novice
page-bot-greedy = Greedy bot
    .name = Greedy
page-bot-skilled = Skilled bot
    .name = Skilled
page-bot-strong = Strong bot
    .name = Strong
page-bot-expert = Expert bot
    .name = Expert
page-bot-master = Master bot
    .name = Master
page-bot-name = { $level_name } { $number }
page-how-bots-play = Bot levels
page-how-novice = Compares two moves and takes the tempting one. For your first game.
page-how-greedy = Takes the most points now. Plans very little.
page-how-skilled = Looks a few moves ahead.
page-how-strong = Explores many lines of play and anticipates your moves.
page-how-expert = Thinks long where it matters most. Hard to beat.
page-how-master = The strongest bot. It thinks longer than all others.

## Setting up a game

page-continue = Continue
page-my-games = My games
page-lists = Lists
page-list-running = Running
page-list-watchable = Games to watch
page-search-games = Search by name or game
page-list-none = No games here.
page-newer = Newer
page-older = Older
page-past = My finished games
page-title-new = New game — { $title }
page-presets = Ready-made setups
page-preset-first = First game
page-preset-standard = Standard
page-preset-everything = Everything
page-colour = Colour
page-colour-orange = Orange
page-colour-blue = Blue
page-colour-brown = Brown
page-colour-pink = Pink
page-colour-black = Black
page-colour-purple = Purple
page-colour-white = White
page-colour-green = Green
page-colour-yellow = Yellow
page-colour-red = Red
page-nobody = Nobody
page-this-screen = This device
page-game-rules = Rules
page-this-table = At this table
page-start-game = Start game
page-level = { $level_name }
page-pair = { $option }: { $value }
page-clash = “{ $option }: { $value }” does not go with the rest. { $how }
page-hints-auto = Automatic
page-hints-auto-how = On when nobody but bots plays against you.
page-hints-on-how = Everyone can ask the computer.
page-hints-off-how = Nobody can ask the computer.
page-anyone-how = The game is listed on the home page.
page-invited-how = You get a link to send.
page-watch = Who can watch
page-watch-auto = As usual
page-watch-auto-how = Everyone if anyone can join, else people with the link.
page-watch-everyone = Everyone
page-watch-everyone-how = Anyone who has the address of the game.
page-watch-invited = Only people with the link
page-watch-invited-how = For others the game is private.
page-watch-nobody = Nobody
page-watch-nobody-how = Only the players see the game.

## The bar of a table

page-all-tables = All games
page-menu = Menu
page-progress = Progress of the game
page-sound = Sound
page-volume = Volume
page-speed = Animation speed
page-speed-slow = Slow
page-speed-normal = Normal speed
page-speed-fast = Fast
page-speed-instant = Instant
page-last-round = Last round!
page-help = Keyboard shortcuts
page-key-enter = Enter
page-key-escape = Esc
page-leave = Leave game…
page-leave-seat = Give up { $name }’s seat…
page-leave-ask = Leave this game?
page-leave-bots = The game is saved: close the page and return to it under “Continue” at any time. If you leave, your seat becomes free. You can take it again until someone else does.
page-leave-people = Your seat becomes free for someone else. You can take it again until then.
page-leave-stay = Keep playing
page-leave-go = Leave game
page-hosting = Table
page-cancel = Cancel
page-free = Free { $name }’s seat…
page-free-ask = Free { $name }’s seat?
page-free-how = Everyone is told. The player can take the seat again while it is free.
page-free-go = Free the seat
page-free-for = Who plays on
page-free-for-anyone = Nobody yet
page-new-link = New invitation link…
page-new-link-ask = Make a new invitation link?
page-new-link-how = The old link stops working.
page-new-link-go = Make a new link
page-close-table = Close this table…
page-close-table-ask = Close this table?
page-close-table-how = Nobody can play on. The record stays.
page-close-table-go = Close the table
page-closes = If nothing happens, this table closes:
page-your-turn = Your turn
page-to-play = Waiting for { $names }
page-gathering = Waiting for players
page-game-over = Game over

## Board, players, tabs

page-board = Board
page-divider = Width of the board
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-players = Players
page-you = you
page-acting = to move
page-points = { $count ->
        [one] point
       *[other] points
    }
page-pull = Show more
page-more = Game info
page-log = Log
page-earlier = Earlier
page-course = How the points came about
page-log-empty = No moves yet.
page-note-left = { $name } left the game.
page-note-freed = { $by } freed { $name }’s seat.
page-note-freed-operator = The operator of this server freed { $name }’s seat.
page-note-returned = { $name } is back.
page-note-taken = { $name } takes over from { $former }.
page-note-bot = { $level } plays for { $former }.
page-look-back = Go to move { $n }
page-scores = Scores
page-scores-empty = No points yet.
page-source = Source
page-total = Total
page-scores-now = If the game ended now; + ? is still hidden.
page-points-head = Points
page-unfold = Show what everyone has
page-points-hidden = some points are still hidden
page-points-of = { $name }: score details
page-chart = Scores by move
page-chart-table = Show as a table
page-action = Move
page-how-to-play = How to play
page-full-rules = Full rules
page-show-sources = Show sources
page-hide-sources = Hide sources
page-rules = Rules
page-search = Search
page-search-rules = Word or rule number
page-all-rules = All rules
page-rules-english = The full rules are in English only.
page-ruling-in-force = In force: { $reading }. Also possible: { $others }.
page-found = { $count ->
        [0] No rules found for “{ $query }”.
        [one] { $count } rule found for “{ $query }”.
       *[other] { $count } rules found for “{ $query }”.
    }
page-contents = Contents
page-chat = Chat
page-chat-text = Message
page-chat-acts = Message options
page-chat-act-mute = Hide this person’s messages
page-chat-act-unmute = Show this person’s messages
page-chat-act-remove = Remove message
page-chat-act-silence = Silence this person
page-chat-act-unsilence = Let this person speak
page-chat-muted = Hidden message
page-chat-removed = Removed message
page-send = Send

## The question

page-question = Your move
page-not-possible = Why can’t I…?
page-closed-more = { $count } more like this
page-undo = Undo
page-seal = Reveal
page-placed = Laid out
page-pick-up = Pick up: { $what }
page-all-choices = All options
page-leads-here = Options here:
page-moment-please = Just a moment…
page-thinking = { $names_count ->
        [one] { $names } is thinking…
       *[other] { $names } are thinking…
    }
page-pass = Pass the device to { $name }
page-pass-hint = Only { $name } should see the next screen.
page-pass-taken = I’m { $name }
page-watching = You are spectating.
page-left = You left your seat.
page-since = Since your last turn
page-idle = Latest move
page-hints = Hints
page-hints-on = On
page-hints-off = Off
page-hint = Hint
page-hint-thinking = Thinking…
page-hint-how = Suggestion
page-hint-chance = ≈ { $chance } win chance
page-hint-next = Then: { $choice }
page-hint-busy = No hint available right now. Try again in a moment.
page-hint-close = Close hint
page-hint-others = Other ideas
page-hint-source = { $label } +{ $points }
page-hint-why = Expected gain over the next idea: { $sources }
page-hint-less = { $points } points less (± { $error })
page-hint-plan = Show this plan on the table
page-percent = { $number }%

## Keys

page-key-walk = Move between options
page-key-take = Confirm
page-key-back = Back
page-key-digit = Choose an option by number
page-key-undo = Undo
page-key-log = Log
page-key-rules = Rules
page-key-help = Keyboard shortcuts
page-keys-on = Enable letter and number shortcuts

## A table that waits for players

page-seat = Seat { $number }
page-missing = { $count ->
        [0] All seats are taken
        [one] Waiting for 1 more player
       *[other] Waiting for { $count } more players
    }
page-invite = Invite friends with this link:
page-copy = Copy link
page-choose-seat = Choose a seat to join.
page-by-invitation = Invitation only. You can spectate.
page-sit = Take this seat
page-sit-too = Play this seat too
page-sit-again = Take your seat again
page-let-bot = Add bot
page-invites = { $name } invites you to play { $title }
page-ready = Start
page-ready-how = Add a word to the dice. Nobody sees it before the game begins.
page-ready-word = Any word
page-ready-tag = ready
page-fair = Fair shuffle
page-dice-promise = The random seed of this game is already fixed. It is revealed after the game, so you can check it. Seed hash:

## The end

page-you-win = You win!
page-wins = { $names_count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
page-table-closed = Table closed
page-table-closed-empty = Nobody sat down for a long time.
page-table-closed-waiting = Not enough players joined in time.
page-table-closed-abandoned = Nobody has moved for a long time.
page-table-closed-host = The host closed this table.
page-table-closed-operator = The operator of this server closed this table.
page-rematch = Rematch
page-rematch-join = Join rematch
page-replay = Watch replay
page-record = Download record
page-proof = Fairness check

## Looking back

page-moments = Move navigation
page-first = First move
page-back = Previous move
page-next = Next move
page-last = Last move
page-play-on = Play
page-now = Back to the game
page-the-start = Start of the game
page-after = Move { $n } of { $all }
page-view-of = View
page-view-of-seat = View of { $name }

## The review

page-review = Review
page-review-how = The engine replays every turn many times, using only what that player could know, and compares it with its own best line.
page-review-long = Takes about a minute. Everyone in this game can see the result.
page-review-players = Nobody has asked for a review yet. Only players of this game can.
page-review-begin = Review this game
page-review-waits = Queued. The review starts as soon as the engine is free.
page-review-far = { $done } of { $all } turns checked. This page updates automatically.
page-review-again = Refresh
page-review-stop = Cancel review
page-review-chart = Chance of winning by move
page-review-range = These chances are estimates, give or take about { $range }.
page-review-costly = Biggest mistakes
page-review-none = No clear mistakes.
page-review-mine = Only my turns
page-review-cost = −{ $cost } · { $points } points (± { $error })
page-review-moment = move { $n }
page-review-try = Try again from here
page-review-try-how = The same game with the same dice up to this move; then you play on against bots.
page-review-played = Played ({ $chance })
page-review-better = Better ({ $chance })
page-review-points = Points by source, compared with the winner

## The proof of the dice

page-proof-first = The server fixed its secret before any player added something.
page-proof-secret = The server fixed its secret before the first move.
page-proof-origin = The dice are those of an earlier game and were already known.
page-origin = The first game
page-proof-added = What every player added went into the game, so nobody could choose the luck alone.
page-proof-replayed = Replayed from these numbers, every move leads to the same game.
page-proof-numbers = Show the numbers
page-proof-holds = Verified: the game was fair.
page-proof-fails = Verification failed.
page-proof-later = The seed is revealed when the game ends. Until then, only its hash is public.
page-commitment = Seed hash, published before the first move
page-nonce = Random number from { $name }
page-secret = Seed
page-check-commitment = The seed matches the hash published before the first move.
page-check-nonces = Every player’s random number was used.
page-check-actions = Replayed with this seed, every move is legal.
page-check-digest = The replay ends in the same position.
page-check-scores = The replay ends with the same scores.
page-to-table = Back to the game

## Errors

page-error-closed = Closed
page-error-missing = Not found
page-error-refused = That isn’t possible
page-error-busy = Server busy
page-error-ours = Something went wrong

## Puzzles

page-puzzles = Puzzles
page-title-puzzles = Puzzles — { $title }
page-title-puzzle = Puzzle { $number } — { $title }
page-puzzles-how = Positions from games between strong bots. One answer is clearly better than all others, and a bot that looks only one step ahead misses it.
page-puzzles-solved = Solved: { $solved } of { $all }
page-puzzle = Puzzle { $number }
page-puzzle-level = Difficulty { $level } of 5
page-puzzle-solved = solved
page-puzzle-missed = missed
page-puzzle-ask = What would you do?
page-puzzle-daily = Puzzle of the day
page-puzzle-plans = These are the plans the computer looked at.
page-puzzle-right = That is the best answer.
page-puzzle-wrong = There is something better.
page-puzzle-best = Best
page-puzzle-given = Your answer
page-puzzle-chance = ≈ { $chance } win chance
page-puzzle-less = { $points } points less (± { $error }), win chance −{ $chance } (± { $chance_error })
page-puzzle-why = Where the points come from: { $sources }
page-puzzle-others = All answers
page-puzzle-bots = Missed by { $names }
page-puzzle-bot = { $level }: { $missed } of 4
page-puzzle-next = Next puzzle
page-puzzle-again = Look at the question again
page-puzzle-all = All puzzles
page-puzzle-done = That was the last open one.
page-puzzle-proof = Each answer was played out on the same deals. ± is two standard errors; the best answer leads every other by more than three.

## Learning

page-learn = Learn in ten minutes
page-learn-how = Play a guided game on the real table. One thing at a time, no rules to read first.
page-learn-begin = Begin
page-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
page-title-learn = Learn — { $title }
page-lesson-step = Step { $step } of { $steps }
page-lesson-next = Continue
page-lesson-back = Back
page-lesson-leave = Leave the lesson: play on freely
page-lesson-end = Play on
page-lesson-watch = Watch what happens next.
page-coach = Tips for new questions
page-coach-met = Got it
page-coach-off = Turn tips off
page-proof-lesson = This was a lesson: its dice come from the seed { $seed }, which everyone may know.

## The game of the day

page-daily = Game of the day
page-title-daily = Game of the day — { $day }
page-daily-card = Today’s deal is the same for everyone. How do you compare?
page-daily-go = Play today’s game
page-daily-how = Everyone plays the same deal. You have one attempt, without hints or undo. It counts if you finish before midnight UTC.
page-daily-order = A win ranks first, then points, then the lead.
page-daily-solo = Solo, against the automated opponent
page-daily-bot = You against one bot: { $level }
page-daily-play = Play
page-daily-continue = Continue
page-daily-rank = You are number { $rank } of { $count }.
page-daily-late = You did not finish in time. This game does not count.
page-daily-closed = You closed this game. It does not count.
page-daily-hidden = You can watch the others once you have finished your game.
page-daily-results = Results of the day
page-daily-none = No results.
page-daily-place = Rank
page-daily-who = Name
page-daily-margin = Lead
page-daily-outcome = Result
page-daily-won = Won
page-daily-lost = Lost
page-daily-review = Review my game
page-daily-best = See the best game
page-daily-beside = Your game and the best one
page-daily-mine = Yours
page-daily-top = Best
page-daily-before = Previous day
page-daily-after = Next day
page-daily-date = Date
page-daily-show = Show
page-daily-fair = Fair dice
page-daily-fair-how = The dice come from a secret seed. Its hash is published a day ahead, the seed itself when the day is over.
page-daily-hash = Seed hash for { $day }
page-daily-seed = Seed for { $day }
page-proof-daily = These were the dice of the game of the day ({ $day }), the same for everyone. Their seed hash was published a day ahead.
page-proof-daily-later = Others are still playing with these dice. The seed is revealed when the day is over, at midnight UTC.

## Notifications

page-title-notices = Notifications — Orrery
page-notices = Notifications
page-notices-how = Know when it is your turn, even with this site closed. Nothing is sent while you are looking at the table.
page-notices-saved = Saved.
page-notices-asked = Check your e-mail: click the link we sent you to turn it on.
page-notices-asked-hook = A message with a link was sent there. Click the link to turn it on.
page-notices-browser-added = This browser will show notifications.
page-notices-feed-new = Your feed has a new address. The old one no longer works.
page-notices-removed = Removed.
page-notices-where = Where you get them
page-notices-none = Nowhere yet. Choose below.
page-notices-more = Add
page-notices-add = Add
page-notices-remove = Remove
page-notices-remove-what = Remove: { $what }
page-notices-waiting = Not confirmed yet
page-notices-off = Turned off
page-notices-gone = There is nothing at this address any more. Remove it and add it again.
page-notices-refused = Our messages are refused there.
page-notices-private = The address leads into a private network. Nothing is sent there.
page-notices-redirect = The address leads on to another one. Enter the final address.
page-notices-unknown = The address cannot be found.
page-notices-unreachable = The last message did not arrive. We will try again.
page-notices-mail = E-mail
page-notices-address = E-mail address
page-notices-mail-how = We send you a link first. Every e-mail has a link to unsubscribe.
page-notices-mail-absent = This server does not send e-mail.
page-notices-browser = This browser
page-notices-browser-add = Turn on in this browser
page-notices-browser-denied = This site may not show notifications. Allow it in your browser’s settings.
page-notices-browser-absent = This browser cannot receive notifications here. On iPhone and iPad, add the site to the home screen first.
page-notices-browser-failed = It did not work. The browser’s push service cannot be reached.
page-notices-browser-how = Your computer or phone shows them, even when this site is closed.
page-notices-webhook = Webhook
page-notices-url = Address
page-notices-webhook-how = For Discord, Slack, Matrix and others. A message with a link is sent there first.
page-notices-feed = Feed
page-notices-feed-title = Orrery: your notifications
page-notices-feed-how = For a feed reader (Atom), at a secret address.
page-notices-feed-make = Create feed
page-notices-feed-renew = New address
page-notices-feed-secret = Anyone who knows this address can read it.
page-notices-what = Notify me when
page-notices-kind-turn = it is my turn
page-notices-kind-time = my time is running out
page-notices-kind-full = the table is full
page-notices-kind-over = the game is over
page-notices-kind-invited = I am invited to a game
page-notices-quiet = Quiet hours
page-notices-quiet-how = Send nothing during these hours
page-notices-from = From
page-notices-to = To
page-notices-zone = Time zone
page-notices-save = Save
page-notices-language = Notifications are sent in the language in which you save this.
page-notices-confirm = Yes, send them here
page-notices-confirm-ask = Send notifications to { $where }?
page-notices-confirmed = Notifications are on.
page-notices-link-old = This link is no longer valid.
page-notices-stop = Stop notifications
page-notices-stop-ask = Send no more notifications to { $where }?
page-notices-stopped = Nothing more is sent there.
page-notices-all = All notification settings
page-notice-turn = It’s your turn
page-notice-time = Your time is running out
page-notice-full = The table is full
page-notice-over = The game is over
page-notice-invited = You are invited to play
page-notice-go = Open the table
page-notice-why = You get this because you turned on notifications at Orrery.
page-notice-stop = Unsubscribe
page-notice-change = Notification settings
page-notice-confirm-subject = Confirm your e-mail address
page-notice-confirm-email = Someone wants notifications from Orrery at this address. If it is you, confirm it.
page-notice-confirm = Confirm
page-notice-confirm-else = If it is not you, do nothing. You will get no more e-mail.
page-notice-confirm-hook = Someone wants notifications from Orrery here. To turn them on:
page-notice-many =
    { $count ->
        [one] { $count } notification
       *[other] { $count } notifications
    }

## Ratings

page-ratings = Ratings
page-title-ratings = Ratings — { $title }
page-ratings-how = A rating says how well somebody plays: 400 points more means odds of ten to one. It comes from rated games only.
page-ratings-order = The range after ± holds the true value in 19 of 20 cases. The board is ordered by the lower end of that range.
page-ratings-which = Which games
page-ratings-all = Any number of players
page-ratings-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
page-ratings-ever = All time
page-ratings-week = This week
page-ratings-none = Nobody has finished a rated game yet.
page-ratings-games = Games
page-ratings-change = Change
page-ratings-bots = Computer players
page-ratings-bots-how = Their ratings come from long series against each other and never change.
page-ratings-up = Higher
page-ratings-down = Lower
page-ratings-of = Ratings
page-ratings-all-boards = All ratings
page-rating = { $points } ± { $margin }
page-rating-level = Rating { $points }
page-rating-head = Rating
page-rating-provisional = provisional
page-player-games = Rated games
page-someone = someone
page-rated = Rated game
page-rated-tag = rated
page-rated-no = No
page-rated-no-how = Just for fun.
page-rated-yes = Yes
page-rated-yes-how = The result changes everyone’s rating. No hints, everyone may watch, and whoever leaves loses.
page-leave-rated = This game is rated. If you leave and do not come back, you lose it.

## Watching

page-evening = Table of the evening
page-watch-game = Watch
page-looking = { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
page-wall = Wall screen
page-wall-how = For a screen in a club: games that are on, one after the other, large and without controls.
page-wall-none = No public game is on right now. The next one appears here by itself.
page-spectators = Link for spectators, who cannot take a seat with it:

## Tournaments

page-tournaments = Tournaments
page-tournaments-how = Several rounds in small groups. The program makes the tables, so that everyone meets different people on different seats.
page-tournaments-none = No tournaments yet.
page-tournaments-open = Sign up
page-tournaments-running = Under way
page-tournaments-over = Finished
page-tournament-open = Open for sign-up
page-tournament-running = Under way
page-tournament-over = Finished
page-tournament-cancelled = Cancelled
page-tournament-people = { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
page-tournament-new = New tournament
page-tournament-name = Name
page-tournament-game = Game
page-tournament-group = Players at a table
page-tournament-rounds = Rounds
page-tournament-minutes = Time for each round
page-tournament-hour = 1 hour
page-tournament-hours = 2 hours
page-tournament-evening = 4 hours
page-tournament-day = 1 day
page-tournament-days = 3 days
page-tournament-week = 1 week
page-tournament-weeks = 2 weeks
page-tournament-league = League (optional): your tournaments with the same name here are added up
page-tournament-last = The best play a final
page-tournament-rated = Games are rated
page-tournament-time-out = When time runs out
page-tournament-time-out-lose = The game is lost (two at a table)
page-tournament-out-bot = Time out: a bot plays on
page-tournament-out-lose = Time out: the game is lost
page-tournament-clock-how = A clock ends with its round at the latest. Whoever runs out of time and does not come back is behind those who stay.
page-tournament-make = Create tournament
page-tournament-signed = Signed up
page-tournament-standings = Standings
page-tournament-ties = The winner of a game gets 12 points, the last none, those between a share. Level on points, the stronger opponents decide (what each of them has made on average), then games won. A round without a seat brings 12 points and comes to nobody twice before everyone has had one.
page-tournament-csv = Download results (CSV)
page-tournament-groups = Up to { $count } at a table
page-tournament-of-rounds = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
page-tournament-final = Final
page-tournament-round = Round { $number }
page-tournament-until = Until
page-tournament-free = No seat this round: { $names }
page-tournament-opposition = Opponents
page-tournament-wins = Wins
page-tournament-byes = Byes
page-tournament-bye = { $count ->
        [one] { $count } bye
       *[other] { $count } byes
    }
page-tournament-gone = gone
page-tournament-play = Go to your table
page-tournament-as = You play as { $name }. You can change your name on the first page.
page-tournament-sign-up = Sign up
page-tournament-withdraw = Withdraw
page-tournament-remove = Remove
page-tournament-organiser = You organise this tournament
page-tournament-begin-how = The first round is drawn at once. Nobody can sign up after that. When the time of a round is up, whoever a game still waits for loses it.
page-tournament-begin = Start the first round
page-tournament-cancel = Cancel tournament
page-tournament-cancel-how = Open games are closed and count for nobody.
page-tournament-see = See the game
page-tournament-to = To the tournament
page-table-closed-deadline = The time of this round was up.
page-league-how = The points of all rounds of all its tournaments, added up.
## Clocks

page-clock = Clock
page-clock-none = No clock
page-clock-none-how = Everyone takes the time they need.
page-clock-live-named = Live: { $minutes } min + { $seconds } s
page-clock-live-short = { $minutes } min + { $seconds } s
page-clock-live-preset-how = For the whole game, plus so much for each move. Everyone stays at the table.
page-clock-per-turn = { $count ->
        [one] One day per turn
       *[other] { $count } days per turn
    }
page-clock-days-preset-how = You come back when it is your turn.
page-clock-own-live = Live: your own times
page-clock-own-live-how = Choose minutes and seconds below.
page-clock-own-days = Days: your own time
page-clock-own-days-how = Choose the days for each turn below.
page-clock-minutes = Minutes for the game
page-clock-seconds = Seconds for each move
page-clock-days-each = Days for each turn
page-clock-days-count = { $count ->
        [0] None
        [one] { $count } day
       *[other] { $count } days
    }
page-clock-working = Working days only
page-clock-working-how = Saturdays and Sundays do not count.
page-clock-holidays = Holidays that do not count
page-clock-holidays-are = These days do not count: { $days }.
page-clock-utc = Days begin at midnight UTC.
page-clock-away-most = Days away for each player
page-time-out = When time runs out
page-time-out-bot = A bot plays on
page-time-out-bot-how = When a player’s time runs out, a bot plays on until they are back.
page-time-out-offer = The seat is free
page-time-out-offer-how = When a player’s time runs out, their seat is free. They or someone else can take it.
page-time-out-lose = The game is lost
page-time-out-lose-how = When a player’s time runs out, the other one wins. For games of two.
page-clock-live-how = Each clock is for the whole game. It runs only while the game waits for that player.
page-clock-bonus-how = { $count ->
        [one] Each move brings { $count } second more.
       *[other] Each move brings { $count } seconds more.
    }
page-clock-turn-how = Each turn has its own time. It runs only while the game waits for that player.
page-clock-away-how = { $count ->
        [one] Everyone can be away for { $count } day.
       *[other] Everyone can be away for { $count } days.
    }
page-clock-days = { $large } d { $small } h
page-clock-hours = { $large } h { $small } min
page-clock-short = Your time is short:
page-clock-lost = offline
page-clock-away-tag = away
page-clock-away = Away until { $date }
page-clock-paused = The clocks stand still.
page-clock-asks = { $name } would like a pause.
page-clock-pause = Pause
page-clock-go-on = Go on
page-clock-pause-how = The clocks stand still as soon as all players agree. Anyone can go on at any time.
page-clock-away-left = { $count ->
        [0] You have no full day left to be away.
        [one] You can be away for { $count } more day.
       *[other] You can be away for { $count } more days.
    }
page-clock-away-until = Away until the end of
page-clock-away-go = Go away
page-clock-back = I’m back
page-clock-away-all = Away from all games
page-clock-away-all-how = Your clock stands still in all games over days, as far as each game allows it.
page-clock-give-minutes = Give { $name } five more minutes
page-clock-give-day = Give { $name } one more day
page-note-time-out = { $name }’s time ran out.
page-note-away = { $name } is away until { $date }.
page-note-back = { $name } is no longer away.
page-note-time-given = { $by } gave { $name } more time.
page-note-pause = { $name } would like a pause.
page-note-go-on = { $name } would like to go on.
page-wins-on-time = { $names_count ->
        [one] { $names } wins on time
       *[other] { $names } win on time
    }
page-table-closed-time = The other player’s time ran out.
## Profile and devices

page-profile = Profile
page-profile-how = You need no account to play. Here you stay the same person on all your devices, and see who is signed in as you.
page-devices = Where you’re signed in
page-device-unknown = Unknown device
page-device-here = This device
page-device-since = Signed in
page-device-seen = last seen
page-of-device = { $deed }: { $device }
page-sign-out = Sign out
page-sign-out-last = If you sign out of your only device, nobody can get back to your games.
page-sign-out-others = Sign out everywhere else
page-link-another = Use another device
page-link-another-how = Sign in on your phone or another computer and go on with the same games.
page-link-make = Show QR code
page-link-have = I have a code from another device
page-link-scan = Scan it with the camera of your phone.
page-link-type = Or open this address there and enter the code:
page-copy-link = Copy link
page-link-picture = QR code that opens the sign-in page
page-link-holds = It works once, within { $minutes } minutes. Give it to nobody: whoever uses it plays as you.
page-link-only-here = Other devices can’t reach this address: the server only answers on this computer.
page-tokens = Access tokens
page-tokens-how = For a bot or a script that plays as you. A token can play, but not sign in other devices.
page-token-name = Name
page-token-make = Create token
page-token-made = Copy the token now. It won’t be shown again.
page-token-since = Created
page-token-revoke = Revoke
page-link-back = I already have a profile: sign in
page-link-title = Sign in on this device
page-link-enter = Enter the code that your other device shows under “Profile”, or one from an e-mail.
page-link-code = Code
page-link-continue = Continue
page-link-same = This device is signed in as { $name } already.
page-link-as = Sign in as { $name }?
page-link-before = Until now you were { $own } on this device:
page-link-games = { $count ->
        [one] { $count } game is { $own }’s.
       *[other] { $count } games are { $own }’s.
    }
page-link-devices = { $count ->
        [one] { $count } other device or token is signed in as { $own }. It will be { $name }’s too.
       *[other] { $count } other devices or tokens are signed in as { $own }. They will be { $name }’s too.
    }
page-link-stay = { $count ->
        [one] { $count } finished game stays as it is, because { $own } and { $name } both played in it.
       *[other] { $count } finished games stay as they are, because { $own } and { $name } both played in them.
    }
page-link-choose = What happens with them
page-link-along = Move everything to { $name }. This can’t be undone.
page-link-leave = Leave it behind. Nobody can get back to it from this device.
page-link-shared = { $own } and { $name } both sit at a running game. Finish it, or leave one of the seats, and try again.
page-link-go = Sign in
page-link-not = Not now
page-data = Your data
page-data-how = Everything that is stored about you, as a JSON file.
page-data-download = Download
page-delete = Delete my profile…
page-delete-how = Your name, your chat messages, your e-mail addresses, devices and tokens are erased, and you leave your running games. Finished games stay, without your name.
page-delete-sure = I know that this can’t be undone.
page-delete-go = Delete my profile
page-settings = Settings
page-settings-how = They follow you to every device on which you’re signed in.
page-settings-saved = Saved.
page-set-auto = As on the device
page-set-light = Light
page-set-dark = Dark
page-set-on = On
page-set-off = Off
page-name-owned = This name is yours alone: nobody else can use it, or one that looks like it.
page-name-free = Others can use this name too. Once you can sign in by e-mail or passkey, it’s yours alone.
page-mail = E-mail
page-mail-how = Get back to your games from anywhere: enter your address, and we send you a link. No password.
page-mail-absent = Signing in by e-mail is not available: this server does not send e-mail.
page-mail-another = Another address
page-mail-add = Send confirmation
page-mail-new = New e-mail address
page-mail-change = Change
page-mail-since = Confirmed
page-mail-asked = We sent an e-mail to { $address }. Open its link in this browser, or enter its code here, within { $minutes } minutes.
page-mail-code = Code from the e-mail
page-mail-added = You can now sign in with this e-mail address.
page-mail-changed = Your e-mail address was changed.
page-mail-removed = This e-mail address no longer signs you in.
page-mail-sign-in = Sign in by e-mail
page-mail-send = Send me a link
page-mail-look = Check your e-mail
page-mail-sent = If someone here signs in with { $address }, an e-mail with a link is on its way. It works once, within { $minutes } minutes.
page-mail-none = No e-mail? Look among the spam, and check the address.
page-mail-again = Try again
page-mail-use = Sign in as { $name } with { $address } from now on?
page-mail-elsewhere = Open this on your other device
page-mail-elsewhere-how = The address can only be confirmed where you entered it: open the link there, or enter the code from the e-mail there.
page-mail-sign-in-subject = Your link to sign in to Orrery
page-mail-sign-in-email = Someone wants to sign in to Orrery as { $name } with this address. If it is you, go on:
page-mail-confirm-email = Someone wants to use this address to sign in to Orrery. If it is you, open this link in the browser where you entered the address:
page-mail-type = Or open { $address } there and enter this code: { $code }
page-mail-holds = It works once, within { $minutes } minutes. Give it to nobody.
page-mail-else = If it is not you, do nothing. Nobody gets in without this e-mail.
page-mail-changed-subject = Your sign-in to Orrery has changed
page-mail-added-email = The address { $address } can now be used to sign in as { $name }, besides this one.
page-mail-replaced-email = The address { $address } is now used to sign in as { $name }, instead of this one.
page-mail-removed-email = This address can no longer be used to sign in as { $name }.
page-mail-changed-else = If that was not you, open your profile on one of your devices and sign out everywhere else.
page-club-how = Sign in with your account at { $club }, on any device.
page-club-go = Sign in with { $club }
page-club-use = Sign in as { $name } with the account { $account } at { $club } from now on?
page-club-new = This account has not been used here yet. If you already play here under another name, sign in as that person first, and add the account in the profile.
page-club-added = You can now sign in with this account.
page-club-removed = This account no longer signs you in.
page-passkeys = Passkeys
page-passkeys-how = Sign in anywhere with your fingerprint, your face or the PIN of your device. No password.
page-passkeys-none = Passkeys need an encrypted address (https) with a name.
page-passkeys-browser = Your browser offers no passkeys here.
page-passkey-make = Create a passkey
page-passkey-use = Sign in with a passkey
page-passkey-remove = Remove
page-passkey-cancelled = No passkey was used.

## Friends, blocked people, invitations

page-friends = Friends
page-friends-count = Friends ({ $count })
page-friends-how = Friends can invite each other to a table, and see of each other what both of them allow.
page-friends-asking = Friend requests
page-friends-yours = Your friends
page-friends-none = No friends here yet. Send your link to people you know, or ask somebody you play with: at the table, under “Chat”.
page-friends-link = Your link
page-friends-link-how = Whoever opens it can ask to be your friend.
page-friends-link-make = Create my link
page-friends-link-nobody = You show your page to nobody, so the link leads nowhere for others.
page-friends-asked = Requests you have sent
page-friends-blocked = Blocked people
page-friends-blocked-none = You block nobody.
page-friends-said-asked = Your request is on its way.
page-friends-said-accepted = You’re friends now.
page-friends-said-declined = Declined. They aren’t told, and you won’t see a request of theirs again.
page-friends-said-withdrawn = Your request is withdrawn.
page-friends-said-removed = You’re no longer friends. They aren’t told.
page-friends-said-blocked = Blocked. They aren’t told.
page-friends-said-unblocked = No longer blocked.
page-friends-said-linked = This is your link. Send it to your friends.
page-friend = Friend
page-friend-ask = Add friend
page-friend-asks = Wants to be your friend
page-friend-accept = Accept
page-friend-decline = Decline
page-friend-withdraw = Withdraw request
page-friend-waiting = Request sent
page-friend-remove = Remove friend
page-friend-playing = playing now
page-friend-plays = playing { $title } now
page-person-block = Block
page-person-blocked = Blocked
page-person-unblock = Unblock
page-block-what = What does blocking do?
page-block-how = You don’t see what a blocked person writes, at any table. They can’t invite you and their friend requests don’t reach you. They aren’t told that you block them.
page-block-table = If you both sit at one table, the game goes on: you see each other’s moves, and they see what you write. Anybody can sit down at an open table; to keep somebody away, play by invitation.
page-chat-blocked = Message from someone you block
page-people-here = People at this table
page-invitations = Invitations
page-invitation-open = Open table
page-invitation-decline = Decline
page-invite-friends = Invite friends
page-invite-friends-how = They find the invitation on their home page, and are notified if they have turned that on. Everybody is invited once.
page-invite-friend = Invite
page-guest-invited = Invited
page-guest-declined = Declined
page-guest-seated = At the table
page-back-to-table = To the table
page-report = Report
page-report-line = Report this message
page-report-of = Report { $name }
page-report-how = Your report goes to the people who run this server, with the message and the table. The other person isn’t told.
page-report-why = What is wrong? (optional)
page-report-send = Send report
page-report-sent = Thank you. Your report was sent.
page-report-then = You can also block this person: then you don’t see what they write.
page-profile-own = Your page, and who sees it
page-profile-games = Latest public games
page-profile-hidden = { $name } doesn’t show more than this.
page-favourites = Favorite games
page-records = Finished games
page-records-none = None that you can see.
page-records-game = Game
page-records-players = Players
page-records-won = Won
page-privacy = What others see
page-privacy-who = Who may see this page?
page-privacy-how = Strangers only see games at tables that anybody finds in the lists; private tables are shown to nobody. Friends also see how often you have played and won. Your name and rating stand on the leader boards whatever you choose here, because rated games are public.
page-privacy-playing = Friends may see when I’m playing
page-privacy-save = Save
page-privacy-saved = Saved.
page-show-everybody = Everybody
page-show-friends = Friends. Others see my name and my rated games.
page-show-nobody = Nobody
page-ratings-everybody = Everybody
page-ratings-friends = My friends
page-ratings-none-friends = Neither you nor your friends have finished a rated game yet.

## The pages of whoever runs the server

page-desk = Host
page-desk-enter = Continue as host
page-desk-enter-how = This browser will be able to close tables, ban people and read reports for twelve hours.
page-desk-leave = Leave the host pages
page-desk-done = Done.
page-desk-none = Nothing here.
page-desk-reports = Reports
page-desk-reports-none = No open reports.
page-desk-report = { $by } reports { $about }
page-desk-close-report = Close report
page-desk-tables = Tables
page-desk-table = Table
page-desk-all = All
page-desk-waiting = Waiting
page-desk-live = Playing
page-desk-finished = Finished
page-desk-closed = Closed
page-desk-moves = { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
page-desk-close-table = Close table
page-desk-delete-table = Delete table
page-desk-delete-how = The table and its game are removed for good.
page-desk-free = Free the seat
page-desk-bot = Let a bot play
page-desk-people = People
page-desk-search = Name or id
page-desk-ban = Ban
page-desk-banned = banned
page-desk-unban = Lift the ban
page-desk-days = Days (empty: for good)
page-desk-why = Reason, for you only
page-desk-erase = Erase
page-desk-erase-how = Name, messages and devices of this person are erased. Finished games stay, without the name.
page-desk-notices = Notifications
page-desk-notices-waiting = { $waiting } wait to be sent, { $late } of them are due.
page-desk-failing = Where sending fails
page-desk-failing-none = Everything arrives.
page-desk-failed = { $count ->
        [one] failed once
       *[other] failed { $count } times
    }
page-desk-off = switched off
page-desk-bans = Bans
page-desk-ban-new = New ban
page-desk-subject = Id of a person, address or network
page-desk-until = until
page-desk-for-good = for good

## Open hands for spectators

page-hands = Open hands for spectators
page-hands-how = Spectators can watch the game as it was a while ago, with everything that players hide from each other – if everyone at the table agrees.
page-hands-off = No
page-hands-later = { $span } later
page-hands-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-hands-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
page-hands-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
page-hands-ask = May spectators see all hands { $span } later?
page-hands-ask-how = They see the game as it was { $span } ago, with what everyone hides, you too. It is shown only while everyone at the table agrees. Players cannot look at it, but nobody can check who sits behind a spectator.
page-hands-agree = I agree
page-hands-refuse = I no longer agree
page-hands-are = If everyone agrees, spectators see the game as it was { $span } ago, with all hands.
page-hands-all = Everyone agrees.
page-hands-missing = Not yet agreed: { $names }
page-hands-watch = Watch with all hands, { $span } ago
page-hands-past = The game as it was { $span } ago
page-hands-past-how = All hands are open. Choose below the board whose hand you see. The page goes on by itself.
page-hands-now = To the game as it is now
