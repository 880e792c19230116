# What the pages say in English.

## Around every page

page-brand = Orrery
page-skip = Go to the content
page-language = Language
page-theme = Theme
page-theme-auto = Theme: as on this device
page-theme-light = Theme: light
page-theme-dark = Theme: dark
page-name = { $name }
page-names = { $names }
page-yes = Yes
page-no = No
page-close = Close
page-lost = The table cannot be reached. Your choice was not sent; try again in a moment.
page-reconnecting = Reconnecting…
page-copied = The link is copied.

## Titles in the browser

page-title-home = Orrery: board games at a digital table
page-title-yours = ● Your turn — { $title }
page-title-others = { $names } — { $title }
page-title-table = { $title } — Orrery
page-title-open = Waiting for players — { $title }
page-title-over = Game over — { $title }
page-title-replay = Replay — { $title }
page-title-rules = Rules — { $title }
page-title-review = Review — { $title }
page-title-proof = Proof of the dice — { $title }

## Home

page-hero = Sit down and play
page-hero-how = Board games of the space age. No account, nothing to install: choose a game, and the first turn is yours.
page-your-name = Your name
page-rename = Change
page-games = Games
page-players-range = { $least } to { $most } players
page-how-many = Players
page-play-bots = Play against bots
page-play-solo = Play solo
page-play-screen = Round one screen
page-new-table = New table with friends…
page-for-people = for a person
page-who-may = Who may sit down
page-anyone = anyone
page-invited = only who has the link
page-allow-hints = Players may ask the computer for a hint
page-open-table = Open the table
page-read-rules = Read the rules
page-mine = My tables
page-open-tables = Open tables
page-open-none = Nobody is looking for players right now. Open a table and send the link to your friends.
page-finished = Finished games
page-free-seats = { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
page-won = { $names_count ->
        [one] { $names } won
       *[other] { $names } won together
    }
page-bot-level = Level of the bot
page-bot-bot = bot
page-bot-random = carefree bot
page-bot-novice = novice bot
page-bot-greedy = greedy bot
page-bot-skilled = skilled bot
page-bot-strong = strong bot
page-bot-expert = expert bot
page-how-bots-play = How the bots play
page-how-novice = Has two things in mind and takes what looks better at once. Easily tempted.
page-how-greedy = Takes what brings most now, or follows a plan without a second thought.
page-how-skilled = Tries out a little of what may follow.
page-how-strong = Thinks through many ways the game may go, and prepares for yours.
page-how-expert = Thinks about each decision as long as it is worth it. Hard to beat.

## The bar of a table

page-all-tables = All tables
page-menu = Menu
page-progress = Where the game is
page-sound = Sound on your turn
page-help = Keys
page-leave = Leave
page-leave-seat = { $name } leaves
page-leave-ask = Leave the table?
page-leave-bots = Your game is kept: close the page and find it under “My tables” whenever you like. If you leave, your seat becomes free; you can sit down again as long as nobody takes it.
page-leave-people = Your seat becomes free, and someone else can take it. Until then you can sit down again.
page-leave-stay = Stay
page-leave-go = Leave the table
page-your-turn = Your turn
page-to-play = { $names_count ->
        [one] { $names } to play
       *[other] { $names } to play
    }
page-gathering = Waiting for players
page-game-over = The game is over

## Board, players, tabs

page-board = Board
page-zoom-in = Larger
page-zoom-out = Smaller
page-players = Players
page-you = you
page-acting = to play
page-points = { $count ->
        [one] point
       *[other] points
    }
page-pull = Show more
page-more = About the game
page-log = Log
page-log-empty = Nothing has happened yet.
page-look-back = Look back: after action { $n }
page-scores = Scores
page-scores-empty = No points yet.
page-source = Points from
page-total = Total
page-points-of = Every point of { $name }
page-chart = How the scores went, action by action
page-chart-table = The chart as a table
page-action = After action
page-rules = Rules
page-search = Search
page-search-rules = Word or number of a rule
page-all-rules = All rules
page-ruling-in-force = In force: { $reading }. The text also allows: { $others }.
page-found = { $count ->
        [0] No rule says anything about “{ $query }”.
        [one] { $count } rule about “{ $query }”.
       *[other] { $count } rules about “{ $query }”.
    }
page-contents = Contents
page-chat = Chat
page-chat-text = Say something
page-send = Send

## The question

page-question = Your question
page-not-possible = What is not possible now, and why
page-closed-more = { $count ->
        [one] One more like this
       *[other] { $count } more like this
    }
page-undo = Take back
page-all-choices = All choices
page-leads-here = Leads here:
page-moment-please = One moment…
page-thinking = { $names_count ->
        [one] { $names } is thinking…
       *[other] { $names } are thinking…
    }
page-since = Since
page-pass = Pass the screen to { $name }
page-pass-hint = What comes next is for { $name } alone.
page-pass-taken = I am { $name }
page-watching = You are watching.
page-left = You left your seat.
page-idle = It will be your turn again soon. Last of all:
page-hints = Hints by the computer
page-hints-on = allowed
page-hints-off = not allowed
page-hint = Hint
page-hint-thinking = Thinking…
page-hint-how = What the computer would do, knowing no more than you:
page-hint-chance = wins about { $chance }
page-hint-next = Then perhaps: { $choice }
page-hint-busy = The computer has no time to think right now. Ask again in a moment.
page-percent = { $number }%

## Keys

page-key-walk = walk through what glows
page-key-take = take it, or the only choice left
page-key-back = one step back
page-key-digit = take this line of the list
page-key-undo = take back
page-key-log = log
page-key-rules = rules
page-key-help = this help
page-keys-on = Letters and digits are shortcuts

## A table that waits for players

page-seat = Seat { $number }
page-missing = { $count ->
        [0] Everyone is here.
        [one] One more player, and the game begins.
       *[other] { $count } more players, and the game begins.
    }
page-invite = Send this link to whom you would like to play with:
page-copy = Copy
page-choose-seat = Choose a seat.
page-by-invitation = One sits down at this table by invitation only. You may watch.
page-sit = Sit down here
page-sit-too = Sit here too
page-sit-again = Sit down again
page-let-bot = Let a bot play
page-dice-promise = The dice are fair, and you can check it: their secret is already fixed and has this hash. It is opened after the game.

## The end

page-you-win = You win!
page-wins = { $names_count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
page-rematch = Rematch
page-rematch-join = To the rematch
page-replay = Replay
page-record = Record
page-proof = Proof of the dice

## Looking back

page-moments = Moments of the game
page-first = To the start
page-back = One action back
page-next = One action on
page-last = To the end
page-play-on = Play on by itself
page-now = Back to now
page-the-start = The start of the game
page-after = After action { $n } of { $all }

## The review

page-review = Review
page-review-how = The computer looks at every decision again with the knowledge of the player who made it, and estimates everyone’s chance to win. Luck and other people’s secrets are nobody’s fault.
page-review-long = This takes about a minute and is done once for everybody.
page-review-begin = Review this game
page-review-waits = The review begins when the computer has time.
page-review-far = { $done } of { $all } decisions are done. This page looks again by itself.
page-review-again = Look again now
page-review-stop = Stop the review
page-review-chart = Everyone’s chance to win, action by action
page-review-costly = The decisions that cost most
page-review-none = Nobody made a decision that clearly cost anything.
page-review-cost = cost { $cost }
page-review-moment = action { $n }
page-review-played = Chosen ({ $chance }): { $choice }
page-review-better = Better ({ $chance }): { $choice }
page-review-points = Where the points came from, and how that compares with the winner

## The proof of the dice

page-proof-how = Before the first move the server picked a secret and showed its hash. Every player added something of their own when sitting down. All of it together made the dice. Now the secret is open, and anyone can play the game again with it.
page-proof-holds = The dice were fair: everything agrees.
page-proof-fails = Something does not agree.
page-proof-later = The secret is opened when the game is over. Until then only its hash is known.
page-commitment = Hash of the secret, shown before the first move
page-nonce = Added by { $name }
page-secret = The secret
page-check-commitment = The secret has the hash that was shown before the first move.
page-check-nonces = What every player added is in the dice.
page-check-actions = Played again with these dice, every action is legal.
page-check-digest = Played again, the game ends in the same position.
page-check-scores = Played again, the game ends with the same points.
page-to-table = To the table

## Errors

page-error-missing = There is nothing here
page-error-refused = That did not work
page-error-busy = Too much at once
page-error-ours = Something broke, and it was not you
