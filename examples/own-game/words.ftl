source-held = Held
question-turn = { $stake ->
    [0] Roll the die.
   *[other] { $stake } at stake. Roll again or hold?
}
choice-roll = Roll the die
choice-hold = Hold and keep { $stake }
thing-die = The die
thing-hold = Hold
event-rolled = { $seat } rolls a { $die }: { $stake } at stake.
event-lost = { $seat } rolls a 1 and loses { $stake }.
event-held = { $seat } holds and keeps { $stake }.
reason-turn = It is not your turn.
reason-hold = Nothing is at stake yet: roll first.
reason-over = The game is over.
board-stake = At stake: { $stake }
board-target = { $target } points win
