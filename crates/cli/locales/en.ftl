# What the program itself says.

cli-no-such-game = There is no game called “{ $game }”. There is: { $known }.
cli-bad-figures = The file of figures is wrong in line { $line }: { $what }
cli-bad-players = The game is for { $least } to { $most } players, not for { $given }.
cli-no-such-option = The game has no option “{ $key }”. It has: { $known }.
cli-bad-option = The option “{ $key }” cannot be “{ $value }” here. It can be: { $known }.
cli-bad-option-free = The option “{ $key }” cannot be “{ $value }” here.
cli-no-such-rule = No rule has the number or the words “{ $query }”.
cli-no-such-seat = There is no seat { $seat } at this table.
cli-apply-usage = Write: orrery apply [FILE|-] SEAT ACTION…
cli-too-many-bots =
    { $bots } bots, but only { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }.
cli-too-many-names =
    { $names } names, but only { $people ->
        [one] one person plays
       *[other] { $people } people play
    }.

cli-credits = By { $designer }; published by { $publishers }
cli-players = { $least } to { $most } players
cli-by-default = (unless said otherwise)
cli-bots = Bots: { $bots }

cli-figures-legend = Source R: rulebook. P: public source. D: reconstructed by us; the note says why.
cli-figures-hash = Records made with these figures carry the hash { $hash }.
cli-ruling-in-force = In force: { $name } = { $reading }. Also possible: { $others }.
cli-readings = Default: { $default }. Also possible: { $others }.

cli-total = Total
cli-place = Place
cli-game-over = The game is over.
cli-game-goes-on = The game goes on: these are the points so far.
cli-points-of = How { $name } came by these points (number of the action, points, why):
cli-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }

cli-genuine =
    Genuine: complete, untouched, and { $actions ->
        [one] its one action is
       *[other] all { $actions } actions are
    } by the rules.
cli-genuine-committed =
    Genuine: complete, untouched, { $actions ->
        [one] its one action is
       *[other] all { $actions } actions are
    } by the rules, and the dice are those committed to before the first move.

cli-player-name = Player { $number }
cli-bot-name = Bot { $number }
cli-welcome = Answer with a number, or type ? for help.
cli-help =
    Answer with the number of a choice, in notation (shown by “orrery legal”), or with words that narrow the list.
    a   show every choice            0   one step back
    b   the board                    w   why something is not possible (w WORD: only about that)
    u   undo                         l   what happened (l 30: the last 30 actions)
    s   the score sheet              r   a rule by number or word (r { $rule }, r WORD)
    save FILE   keep the game in a file      q   leave; the game is saved
    hint   what the computer would do, knowing no more than you
cli-pass = Pass the keyboard to { $name }. { $name }: press Enter.
cli-not-possible = Not possible: { $reason }
cli-no-such-choice = No choice has the number { $number }.
cli-see-rule = The whole rule: r { $rule }
cli-why-nothing = Nothing like that is closed to you.
cli-why-more = { $count ->
        [one] (and one more like this)
       *[other] (and { $count } more like this)
    }
cli-rules-usage = Type r with a rule’s number or a word: r { $rule }, r WORD.
cli-undone =
    { $count ->
        [one] One action is taken back.
       *[other] { $count } actions are taken back.
    }
cli-undo-nothing = There is nothing of yours to take back.
cli-undo-revealed = That cannot be taken back: something came to light since.
cli-undo-answered = That cannot be taken back: { $seat } has acted since.
cli-saved = The game is kept in { $file }. Go on with: orrery play --resume { $file }
cli-kept = The game is kept in { $file } from now on. If it is interrupted, go on with: orrery play --resume { $file }
cli-saved-finished = The whole game is kept in { $file }.
cli-save-exists = { $file } is already there and is not overwritten. Choose another name, or go on with the game in it: orrery play --resume { $file }
cli-not-saved = The game could not be written to { $file }: { $why }. It goes on all the same.
cli-goodbye = Until next time.

cli-hint-how = What the computer would do, with the chance to win as it estimates it:
cli-hint-next = then perhaps: { $choice }

cli-review-course = Everyone’s chance to win, as the one who decided could estimate it
cli-review-after = after action
cli-review-costly = The decisions that cost most:
cli-review-none = Nobody made a decision that clearly cost anything.
cli-review-cost = Action { $n }, { $name }: cost { $cost }
cli-review-played = Chosen ({ $chance }): { $choice }
cli-review-better = Better ({ $chance }): { $choice }
cli-review-points = Where the points came from; in brackets against the winner
cli-review-other = { $file } is already there and is not a review of this game. Choose another name.

cli-sim-who = who
cli-sim-wins = wins
cli-sim-shared = shared
cli-sim-place = mean place
cli-sim-mean = mean score
cli-sim-spread = spread
cli-sim-least = least
cli-sim-most = most
cli-sim-sources = Where the points came from, on average:
cli-sim-summary = { $games } games, seed { $seed }; { $mean } decisions a game ({ $shortest } to { $longest }).

cli-match-bot = bot
cli-match-wins = wins
cli-match-place = mean place
cli-match-score = mean score
cli-match-ahead = ahead
cli-match-rating = rating
cli-match-time = ms
cli-match-summary = { $title }: { $games } games, seed { $seed }. Every bot sat at every seat equally often.
cli-match-note = Ahead: how often before one of the other bots; rating: the difference that makes it so; ms: a decision. ± and brackets are 95 % intervals. A shared first place counts in parts.
cli-match-lost = In { $count } of its games { $bot } lost its seat and a random bot played on: these results are not its own.
cli-match-bots = A match needs one bot for each of the { $seats } seats, not { $bots }.
cli-match-other = { $file } holds the results of another series.

cli-serving = Orrery is at { $address } (Control-C stops it).

cli-guest-no-program = The program “{ $program }” cannot be started: { $why }.
cli-guest-in-record = The record names the program “{ $program }” as a bot. Programs in a record are not started unasked: look at it, and if you trust it, add --run-programs.
cli-guest-game = Game { $game }:
cli-guest-lost = { $bot }, seat { $seat }, loses its seat to a random bot at its question { $question }: { $why }
cli-guest-not-started = it could not be started ({ $why }).
cli-guest-hung = it did not answer within { $ms } ms.
cli-guest-ended = it ended ({ $status }).
cli-guest-closed = it closed its output without ending.
cli-guest-too-long = it wrote a line of more than { $bytes } bytes.
cli-guest-no-answer = it wrote “{ $line }”, which is no answer ({ $why }).
cli-guest-wrong-question = it answered question { $answered } instead.
cli-guest-illegal = it chose “{ $action }”, which is not among the choices.
cli-guest-stderr = Its last lines on standard error:
cli-guest-sum =
    { $count ->
        [one] One seat was lost to a random bot: its game says nothing about the program.
       *[other] { $count } seats were lost to random bots: their games say nothing about the programs.
    }

cli-study-no-table = No table of the study is for { $players } players.
cli-study-written =
    The report is { $file }, with { $charts ->
        [one] one chart
       *[other] { $charts } charts
    } beside it.
cli-study-title = What { $game } is like
cli-study-how = { $games } games at each table between bots of the level “{ $bots }”, by version { $rules } of the rules. The same command makes the same report:
cli-study-read = Wins are first places; a shared one counts in parts. ± is a 95 % interval: of twenty figures, about one lies outside by chance. The dashed line is where all sides would be equal. What holds in fewer than { $fewest } games is not judged. What goes with winning need not be the cause of it, and other bots, or people, play otherwise.
cli-study-lots = { $topic }: drawn by lot from what is offered, so that each is judged and not only what bots prefer.
cli-study-players =
    { $count ->
        [one] One player
       *[other] { $count } players
    }
cli-study-table = Table
cli-study-first-seat = Wins of seat 1
cli-study-points = Points
cli-study-winner = Points that win
cli-study-decisions = Decisions
cli-study-side = Side
cli-study-wins = Wins
cli-study-least = Least
cli-study-most = Most
cli-study-often = Seats
cli-study-scores = Points of the seats (strong blue: first places)
cli-study-seats = Wins by side
cli-study-lengths = Decisions in a game
cli-study-facts = Wins by what the seats had and did
cli-study-wins-by = { $topic }: wins
cli-study-rare = Too rare to judge: { $list }.
