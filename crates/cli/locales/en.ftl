# What the program itself says.

cli-no-such-game = Unknown game “{ $game }”. Available: { $known }.
cli-which-game = Which game? Available: { $known }. The beginning of a name is enough.
cli-bad-figures = Error in the box file, line { $line }: { $what }
cli-one-box = Only `serve` takes more than one box file.
cli-bad-players = This game takes { $least } to { $most } players, not { $given }.
cli-no-such-option = Unknown option “{ $key }”. Available: { $known }.
cli-bad-option = Option “{ $key }” can’t be “{ $value }”. Use one of: { $known }.
cli-bad-option-free = Option “{ $key }” can’t be “{ $value }”.
cli-no-such-rule = No rule found for “{ $query }”.
cli-record-not-position = { $name } is a record, not a position. “orrery replay { $file } --states” prints its positions.
cli-no-such-seat = There is no seat { $seat } in this game.
cli-apply-usage = Usage: orrery apply [FILE|-] SEAT ACTION…
cli-too-many-bots =
    { $bots } bots for { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }.
cli-too-many-names =
    { $names } names for { $people ->
        [one] 1 human player
       *[other] { $people } human players
    }.

cli-credits = Designed by { $designer }; published by { $publishers }
cli-players = { $least } to { $most } players
cli-by-default = (default)
cli-bots = Bots: { $bots }

cli-figures-legend = Sources: R rulebook, P public source, D our reconstruction (see the note).
cli-figures-hash = Hash of these figures, stored in every record: { $hash }
cli-ruling-in-force = In force: { $name } = { $reading }. Also possible: { $others }.
cli-readings = Default: { $default }. Also possible: { $others }.

cli-total = Total
cli-place = Place
cli-game-over = Game over.
cli-game-goes-on = Game in progress. Score so far:
cli-points-of = { $name }: score details (move, points, reason)
cli-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }

cli-broken-off = The game was broken off before its end.
cli-genuine =
    Valid record: complete, unmodified, { $actions ->
        [one] its only move is legal
       *[other] all { $actions } moves are legal
    }.
cli-genuine-committed =
    Valid record: complete, unmodified, { $actions ->
        [one] its only move is legal
       *[other] all { $actions } moves are legal
    }, and the seed matches the hash published before the first move.

cli-player-name = Player { $number }
cli-bot-name = Bot { $number }
cli-welcome = Type the number of an option, or ? for help.
cli-help =
    Type the number of an option, its notation (see “orrery legal”), or words that narrow down the list.
    a   all options                  0   back
    b   board                        w   why is something not possible? (w WORD to filter)
    u   undo                         l   log (l 30: the last 30 moves)
    s   score                        r   rules by number or word (r { $rule }, r WORD)
    save FILE   save the game                q   quit (the game is saved)
    hint   suggested moves
cli-pass = Pass the keyboard to { $name }. { $name }, press Enter.
cli-not-possible = Not possible: { $reason }
cli-no-such-choice = There is no option { $number }.
cli-see-rule = Full rule: r { $rule }
cli-why-nothing = Nothing matching is forbidden right now.
cli-why-more = { $count ->
        [one] (1 more like this)
       *[other] ({ $count } more like this)
    }
cli-rules-usage = Type r and a rule number or a word: r { $rule }, r WORD.
cli-undone =
    { $count ->
        [one] 1 move undone.
       *[other] { $count } moves undone.
    }
cli-undo-nothing = Nothing to undo.
cli-undo-revealed = Can’t undo: new information was revealed.
cli-undo-answered = Can’t undo: { $seat } has moved since.
cli-saved = Game saved to { $file }. Continue with: orrery play --resume { $file }
cli-kept = Saving to { $file } after every move. To continue later: orrery play --resume { $file }
cli-saved-finished = Complete game saved to { $file }.
cli-save-exists = { $file } already exists and was not overwritten. Choose another name, or continue that game: orrery play --resume { $file }
cli-not-saved = Could not save to { $file }: { $why }. The game continues.
cli-goodbye = Bye!

cli-screen-no-terminal = --full-screen needs a terminal for input and output. Without it, the game is played line by line.
cli-screen-small = The window is too small. It needs { $columns } columns and { $rows } rows.
cli-screen-thinks = { $name } is thinking…
cli-screen-computer-thinks = Thinking…
cli-screen-choose = Arrows or a number, Enter; or click
cli-screen-leave = q or Enter: leave
cli-screen-close = Esc: close
cli-screen-yes-no = Enter: quit · Esc: keep playing
cli-screen-really-quit = Quit? The game is saved, and you can continue it later.
cli-screen-hint-take = Enter: select the first one
cli-screen-help = Help
cli-screen-quit = Quit
cli-screen-undo = Undo
cli-screen-hint = Hint
cli-screen-why = Why not?
cli-screen-rules = Rules
cli-screen-board = Board
cli-screen-log = Log
cli-screen-score = Score
cli-screen-find = Search
cli-screen-all = All options
cli-screen-save = Save as
cli-screen-keys =
    ↑ ↓        select an option
    1, 2, …    type the number of an option
    Enter      play it
    0 ←        back
    a          all options
    /          search the options, or type a move in notation
    u          undo
    h          hint
    w          why is something not possible?
    r          rules
    s          score
    l          log
    b          large board, and back
    z          enlarge the pane in focus, and back
    Tab        focus on the next pane: arrows scroll it
    PgUp PgDn  scroll the board (or the pane in focus)
    n p        next, previous part of the board
    S          save in another file
    Ctrl+Z     suspend (fg to continue)
    q          quit (the game is saved)

    Mouse: click an option to play it, click a key at the bottom, scroll any pane with the wheel. Hold Shift to select text.

cli-hint-how = Suggested moves, with estimated win chance:
cli-hint-next = then: { $choice }

cli-review-course = Chance of winning, from what the player to move could know
cli-review-after = after move
cli-review-costly = Biggest mistakes:
cli-review-none = No clear mistakes.
cli-review-cost = Move { $n }, { $name }: −{ $cost }, { $points } points (± { $error })
cli-review-played = Played ({ $chance }):
cli-review-better = Better ({ $chance }):
cli-review-points = Points by source (in brackets: difference from the winner)
cli-review-other = { $file } already exists and is not a review of this game. Choose another name.

cli-sim-who = player
cli-sim-wins = wins
cli-sim-shared = shared wins
cli-sim-place = mean place
cli-sim-mean = mean score
cli-sim-spread = std. dev.
cli-sim-least = min
cli-sim-most = max
cli-sim-sources = Average points by source:
cli-sim-summary = { $games } games, seed { $seed }; { $mean } decisions per game ({ $shortest } to { $longest }).

cli-match-bot = bot
cli-match-wins = wins
cli-match-place = mean place
cli-match-score = mean score
cli-match-ahead = beats
cli-match-rating = rating
cli-match-time = ms/move
cli-match-summary = { $title }: { $games } games, seed { $seed }. Every bot played every seat equally often.
cli-match-note = Beats: share of games finished ahead of another bot. Rating: the matching Elo-style difference. ms/move: thinking time. Brackets: the ends of the 95% interval, and > or < a bound where every game went one way. A shared first place counts as a fraction of a win.
cli-match-lost = { $bot } lost its seat to a random bot in { $count } of its games; those results are not its own.
cli-match-bots = A match needs { $seats } bots, one per seat, not { $bots }.
cli-match-other = { $file } belongs to another match.
cli-puzzles-other = { $file } belongs to another set of puzzles.
cli-spread-bots = Only the bots of Orrery play on other machines, not { $bot }.
cli-spread-database = With --bus, name the database that the workers share: --database postgres://…

cli-working = Orrery thinks for the servers on { $bus } (Ctrl+C to stop).

cli-serving = Orrery is running at { $address } (Ctrl+C to stop).

cli-backed-up =
    Backup saved to { $file }: { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $events ->
        [one] 1 event
       *[other] { $events } events
    }, { $size } KiB. It is complete.
cli-backup-postgres = A PostgreSQL database is backed up and restored with its own tools, such as pg_dump and pg_restore. `orrery copy` copies everything into a file.
cli-copied =
    Copied to { $database } and compared row by row: { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $events ->
        [one] 1 event
       *[other] { $events } events
    }.
cli-restored =
    { $file } holds the backup: { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $events ->
        [one] 1 event
       *[other] { $events } events
    }, { $size } KiB.

cli-exported =
    { $games ->
        [0] No new games.
        [one] 1 game written.
       *[other] { $games } games written.
    }
cli-no-database = There is no database at { $file }. Name it with --database.
cli-admin-done = Done.
cli-admin-erased =
    { $tables ->
        [0] This visitor is not at any table; the name was forgotten.
        [one] Erased from 1 table.
       *[other] Erased from { $tables } tables.
    }
cli-admin-checked =
    { $tables ->
        [one] 1 table read
       *[other] { $tables } tables read
    }, { $faulty } faulty.
cli-admin-rebuilt = Ratings computed again: rated games { $games } (with rules that are not here { $unreadable }), people { $people }.
cli-admin-host-link = Open it in your browser. It works once, within { $minutes } minutes; give it to nobody.
cli-admin-faulty = Some tables cannot be read.
cli-admin-details = Table { $table }: { $game }, { $stage }. { $events } events, { $actions } actions. Made by { $host }.
cli-admin-table = Table
cli-admin-game = Game
cli-admin-stage = Stage
cli-admin-updated = Changed (UTC)
cli-admin-players = Players
cli-admin-seat = Seat
cli-admin-name = Name
cli-admin-sitter = Visitor or bot
cli-admin-subject = Who
cli-admin-until = Until (UTC)
cli-admin-why = Reason

cli-guest-no-program = Could not start “{ $program }”: { $why }.
cli-guest-in-record = This record uses the program “{ $program }” as a bot. Programs in records are not run by default. If you trust it, add --run-programs.
cli-guest-game = Game { $game }:
cli-guest-lost = { $bot } (seat { $seat }) is replaced by a random bot at question { $question }: { $why }
cli-guest-not-started = could not be started ({ $why }).
cli-guest-hung = no answer within { $ms } ms.
cli-guest-ended = the program ended ({ $status }).
cli-guest-closed = the program closed its output.
cli-guest-too-long = line longer than { $bytes } bytes.
cli-guest-no-answer = invalid answer “{ $line }” ({ $why }).
cli-guest-wrong-question = it answered question { $answered }.
cli-guest-illegal = illegal move “{ $action }”.
cli-guest-stderr = Last lines of its standard error:
cli-guest-sum =
    { $count ->
        [one] 1 seat was taken over by a random bot: ignore that game.
       *[other] { $count } seats were taken over by random bots: ignore those games.
    }

cli-study-no-table = This study has no table for { $players } players.
cli-study-written =
    Report saved to { $file }, with { $charts ->
        [one] 1 chart
       *[other] { $charts } charts
    }.
cli-study-title = { $game } in numbers
cli-study-how = { $games } games per table between “{ $bots }” bots, rules version { $rules }. To reproduce this report:
cli-study-read = A win is a first place; a shared first place counts as a fraction. Brackets hold the ends of the 95% interval (Wilson’s for shares); each game counts once, however many seats it has. A star marks what differs from the table’s own mean beyond chance after Holm’s correction for everything compared at that table. The dashed line marks that mean. Anything seen in fewer than { $fewest } games is left out. Correlation is not causation, and other bots, or people, play differently.
cli-study-lots = { $topic }: assigned at random from what is offered, so that all are compared and not only the bots’ favourites.
cli-study-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
cli-study-table = Table
cli-study-first-seat = Seat 1 wins
cli-study-points = Score
cli-study-winner = Winning score
cli-study-decisions = Decisions
cli-study-side = Player
cli-study-wins = Wins
cli-study-least = Min
cli-study-most = Max
cli-study-often = Times
cli-study-scores = Scores (dark blue: first places)
cli-study-seats = Wins by seat
cli-study-lengths = Decisions per game
cli-study-facts = Wins by what players had and did
cli-study-wins-by = { $topic }: wins
cli-study-rare = Too rare to compare: { $list }.
cli-study-choices = Choices and luck: what a player chose or was dealt
cli-study-outcomes = Outcomes: what came of the game; no advice
cli-study-sum-played =
    { $tables ->
        [1] { $games } games at one table
       *[other] { $games } games at each of { $tables } tables
    } were played by “{ $bots }” bots{ $strong ->
        [yes] , which think ahead.
       *[no] , which stronger players beat: what follows is about play of that level.
    }
cli-study-sum-points = Winners score { $least } to { $most } points on average, depending on the table.
cli-study-sum-no-points = Nobody won a game.
cli-study-sum-seats =
    { $compared ->
        [0] Only one person plays at each table, so no seats are compared.
       *[other] { $sure ->
            [0] No seat does better or worse than the others beyond chance.
           *[other] Of { $compared } seats { $sure } differ from their table’s mean beyond chance; the best is { $what } at “{ $table }” with { $share } wins.
        }
    }
cli-study-sum-choices =
    { $compared ->
        [0] There are no choices to compare.
       *[other] { $sure ->
            [0] Of { $compared } choices and strokes of luck none differs from its table’s mean beyond chance.
           *[other] Of { $compared } choices and strokes of luck { $sure } differ from their table’s mean beyond chance; the best is { $what } at “{ $table }” with { $share } wins.
        }
    }
cli-study-sum-outcomes =
    { $compared ->
        [0] There are no outcomes to compare.
       *[other] Winning goes most with { $what } at “{ $table }” ({ $share } wins), but that is an outcome, not advice.
    }
cli-study-sum-answer = { $topic }: { $answer }
cli-no-such-schema = There is no schema “{ $name }”. There are: { $known }.

cli-experience-program = Only bots of Orrery itself can play for experience, no programs.
cli-no-encoding = { $title } cannot be learnt: the game, or this box of it, has no encoding.
cli-experience-other = { $file } belongs to another series of games.
cli-experience-summary = { $games } games with { $examples } examples in { $seconds } s, { $rate } examples a second and thread. The file has { $all } games now.
