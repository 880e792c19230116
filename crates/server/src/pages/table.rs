//! A table: the bar, the board, and the rail with question, players and tabs.
//!
//! All of it is inside `<main id="frame">`, which the script fetches anew and
//! lets grow into the one that is there.

use maud::{Markup, PreEscaped, html};
use tabletop::Phrase;

use super::{
    Notice, TableExtras, clock, ending, hands, hosting,
    icons::{icon, sign},
    lesson, lobby,
    log::told,
    players, question,
    shell::{Shell, language, theme, token},
    tabs,
    voice::{Voice, mark, names},
};
use crate::{
    frame::{Frame, Reader, SideFrame, SideKind, Stage},
    shapes,
};

/// After how many seconds a page that waits is fetched again where there is no script.
const LOOK_AGAIN: u32 = 3;

/// The same for a page of the past.
const PAST_AGAIN: u32 = 30;

/// What an address says to see all hands.
const HANDS: &str = "hands=open";

/// The whole page of a table.
#[must_use]
pub fn table(frame: &Frame, reader: &Reader, extras: &TableExtras) -> Markup {
    Scene::new(frame, reader, extras, Place::Table).page()
}

/// The part of a table that changes: `<main id="frame">`.
#[must_use]
pub fn fragment(frame: &Frame, reader: &Reader) -> Markup {
    update(frame, reader, None)
}

/// The same for a page that has a board already, without the shapes of the board if those of
/// the page are called so too.
#[must_use]
pub fn update(frame: &Frame, reader: &Reader, shapes: Option<&str>) -> Markup {
    let extras = TableExtras::default();
    let mut scene = Scene::new(frame, reader, &extras, Place::Table);
    scene.shapes = shapes;
    scene.main()
}

/// A finished game, step by step.
#[must_use]
pub fn replay(frame: &Frame, reader: &Reader) -> Markup {
    let extras = TableExtras::default();
    Scene::new(frame, reader, &extras, Place::Replay).page()
}

/// Where a table is looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Table,
    Replay,
    Puzzle,
}

/// One look at a table.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub frame: &'a Frame,
    pub voice: Voice<'a>,
    pub extras: &'a TableExtras,
    pub place: Place,
    /// What the shapes of the board are called that the page has already.
    shapes: Option<&'a str>,
}

impl<'a> Scene<'a> {
    pub(super) fn new(
        frame: &'a Frame,
        reader: &'a Reader,
        extras: &'a TableExtras,
        place: Place,
    ) -> Self {
        let voice = Voice::new(reader);
        Self {
            frame,
            voice,
            extras,
            place,
            shapes: None,
        }
    }

    /// The address of the page, without a moment.
    pub fn address(&self) -> String {
        match self.place {
            Place::Table => format!("/t/{}", self.frame.table),
            Place::Replay => format!("/replay/{}", self.frame.table),
            Place::Puzzle => format!("/puzzles/{}", self.frame.game),
        }
    }

    /// The address of something to do at the table.
    pub fn to(&self, what: &str) -> String {
        format!("/t/{}/{what}", self.frame.table)
    }

    /// The address of the table after some actions.
    pub fn moment(&self, actions: usize) -> String {
        format!("{}{actions}", self.moments(self.frame.as_seat))
    }

    /// The address of what is shown, with more of something.
    pub fn more(&self, more: &str) -> String {
        let frame = self.frame;
        let several = frame.stage == Stage::Over || frame.is_past() || self.own().count() > 1;
        let parts = [
            frame.is_past().then(|| HANDS.to_owned()),
            frame.moment.map(|moment| format!("at={moment}")),
            frame
                .as_seat
                .filter(|_| several)
                .map(|seat| format!("as_seat={seat}")),
            frame.draft.as_ref().map(|draft| draft.at.clone()),
            Some(more.to_owned()),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        format!("{}?{}", self.address(), parts.join("&"))
    }

    /// The address of the moments of a game, up to their number. After the game it says whose
    /// view is shown.
    fn moments(&self, as_seat: Option<u8>) -> String {
        let address = self.address();
        if self.frame.is_past() {
            let seat = as_seat.unwrap_or(1);
            return format!("{address}?{HANDS}&as_seat={seat}&at=");
        }
        match as_seat.filter(|_| self.frame.stage.is_ended()) {
            Some(seat) => format!("{address}?as_seat={seat}&at="),
            None => format!("{address}?at="),
        }
    }

    /// The address of the last moment that is to be seen.
    fn present(&self) -> String {
        match self.frame.as_seat.filter(|_| self.frame.is_past()) {
            Some(seat) => format!("{}?{HANDS}&as_seat={seat}", self.address()),
            None => self.address(),
        }
    }

    /// A link to a rule.
    pub fn rule(&self, id: &str) -> Markup {
        html! {
            a.rule href={ "/rules/" (self.frame.game) "#" (id) } data-rule=(id) { (id) }
        }
    }

    /// Whether this is the present, in which one can act.
    pub fn is_live(&self) -> bool {
        self.place == Place::Table && self.frame.moment.is_none() && !self.frame.is_past()
    }

    /// The sides the reader plays.
    pub fn own(&self) -> impl Iterator<Item = &'a SideFrame> + use<'a> {
        self.frame.sides.iter().filter(|side| side.you)
    }

    /// What the browser shows as the title of the page.
    fn title(&self) -> String {
        let frame = self.frame;
        let title = |key| Phrase::new(key).with("title", frame.title.clone());
        self.voice.say_phrase(&match frame.stage {
            _ if self.place == Place::Replay => title("page-title-replay"),
            Stage::Waiting => title("page-title-open"),
            Stage::Over => title("page-title-over"),
            Stage::Closed => title("page-title-closed"),
            Stage::Playing if self.yours() => title("page-title-yours"),
            Stage::Playing if frame.waiting.is_empty() => title("page-title-table"),
            Stage::Playing => title("page-title-others").with("names", names(&frame.waiting)),
        })
    }

    /// Whether the game waits for the reader.
    fn yours(&self) -> bool {
        self.frame.questions.iter().any(|question| question.owed)
    }

    fn page(&self) -> Markup {
        let content = html! { (self.main()) (self.help()) };
        Shell::new(self.voice, self.title(), content)
            .of(&self.frame.game)
            .again(self.looks_again())
            .on_a_wall(self.extras.wall)
            .render()
    }

    /// After how many seconds the page is fetched again where there is no script.
    fn looks_again(&self) -> Option<u32> {
        match self.frame.is_past() {
            true => self.frame.moment.is_none().then_some(PAST_AGAIN),
            false => self.waits().then_some(LOOK_AGAIN),
        }
    }

    /// Whether nothing can happen here before somebody else acts.
    fn waits(&self) -> bool {
        let frame = self.frame;
        let asked = !frame.questions.is_empty() || frame.pass.is_some();
        self.is_live() && !frame.stage.is_ended() && !asked
    }

    fn main(&self) -> Markup {
        let frame = self.frame;
        let stage = match frame.stage {
            Stage::Waiting => "waiting",
            Stage::Playing => "playing",
            Stage::Over => "over",
            Stage::Closed => "closed",
        };
        html! {
            main #frame .(stage) tabindex="-1"
                data-table=(frame.table) data-game=(frame.game) data-seq=(frame.seq) data-actions=(frame.actions)
                data-moment=[frame.moment] data-now=[frame.clock.as_ref().map(|_| self.voice.reader.now)] data-stage=(stage) data-live[self.is_live()]
                data-yours[self.is_live() && self.yours()] data-last[frame.last_round] data-past[frame.is_past()] data-title=(self.title()) {
                (self.bar())
                @if let Some(notice) = self.extras.notice.as_ref().filter(|_| frame.lesson.is_none()) { (self.notice(notice)) }
                (self.board())
                div #divider .divider.scripted role="separator" tabindex="0" aria-orientation="vertical"
                    aria-label=(self.voice.say("page-divider")) aria-valuenow="30" {}
                @if frame.has_begun() { (self.last_action()) }
                (players::players(self))
                div #sheet .sheet {
                    input #pull .unseen type="checkbox" aria-label=(self.voice.say("page-pull"));
                    label.handle for="pull" aria-hidden="true" {}
                    (lesson::above(self))
                    section #question .question aria-label=(self.voice.say("page-question")) {
                        (hosting::closes(self))
                        (clock::state(self))
                        (hands::state(self))
                        (self.asked())
                    }
                    (tabs::tabs(self))
                }
                (lesson::leaving(self))
            }
        }
    }

    /// What stands at the place of the question.
    fn asked(&self) -> Markup {
        match self.frame.stage {
            _ if self.frame.is_past() => hands::past(self),
            _ if !self.is_live() => question::looking_back(self),
            Stage::Waiting => lobby::status(self),
            Stage::Playing => question::questions(self),
            Stage::Over => ending::ranking(self),
            Stage::Closed => ending::closed(self),
        }
    }

    fn notice(&self, notice: &Notice) -> Markup {
        html! {
            p.refused role="alert" {
                (notice.text)
                @if let Some(rule) = &notice.rule { " " (self.rule(rule)) }
            }
        }
    }

    fn bar(&self) -> Markup {
        let (frame, voice) = (self.frame, self.voice);
        html! {
            header.bar {
                a.brand href="/" title=(voice.say("page-all-tables")) {
                    (sign()) span.unseen { (voice.say("page-all-tables")) }
                }
                h1 title=(frame.table) { (frame.title) }
                ol #progress .track.final[frame.last_round] aria-label=(voice.say("page-progress")) {
                    @for part in &frame.progress { li { (part) } }
                }
                p #turn .turn { (self.turn()) }
                button.plain.opens popovertarget="menu" type="button" aria-label=(voice.say("page-menu")) {
                    (icon("menu"))
                }
                div #menu .controls popover {
                    (language(voice, &self.address()))
                    button.plain.scripted #sound type="button" aria-pressed="false" title=(voice.say("page-sound")) {
                        (icon("sound")) span.word { (voice.say("page-sound")) }
                    }
                    input.scripted #volume type="range" min="5" max="100" value="50"
                        aria-label=(voice.say("page-volume")) title=(voice.say("page-volume"));
                    (self.speed())
                    (theme(voice))
                    @if self.place == Place::Table { (lesson::switch(self)) }
                    button.plain.scripted popovertarget="help" type="button" title=(voice.say("page-help")) {
                        (icon("help")) span.word { (voice.say("page-help")) }
                    }
                    @if self.place == Place::Table { (clock::menu(self)) (hands::menu(self)) (self.leave()) (hosting::menu(self)) }
                }
            }
        }
    }

    /// How fast the page shows what happens.
    fn speed(&self) -> Markup {
        let voice = self.voice;
        html! {
            select.speed.scripted aria-label=(voice.say("page-speed")) title=(voice.say("page-speed")) {
                @for (value, label) in [
                    ("slow", "page-speed-slow"),
                    ("normal", "page-speed-normal"),
                    ("fast", "page-speed-fast"),
                    ("instant", "page-speed-instant"),
                ] {
                    option value=(value) selected[value == "normal"] { (voice.say(label)) }
                }
            }
        }
    }

    /// Whose turn it is, in a few words.
    fn turn(&self) -> Markup {
        let (frame, voice) = (self.frame, self.voice);
        let acting = frame.sides.iter().filter(|side| side.acting);
        html! {
            @match frame.stage {
                Stage::Waiting => (voice.say("page-gathering")),
                Stage::Over if frame.progress.is_empty() => (voice.say("page-game-over")),
                Stage::Closed => (voice.say("page-table-closed")),
                Stage::Over => {},
                Stage::Playing => {
                    @if self.yours() && self.is_live() {
                        @for side in acting { (shape(side)) }
                        strong { (voice.say("page-your-turn")) }
                    } @else if !frame.waiting.is_empty() {
                        @for side in acting { (shape(side)) }
                        (voice.say_phrase(&Phrase::new("page-to-play").with("names", names(&frame.waiting))))
                    }
                }
            }
        }
    }

    /// Getting up, for each seat of the reader. It asks first.
    fn leave(&self) -> Markup {
        let voice = self.voice;
        let several = self.own().count() > 1;
        let can = !self.frame.stage.is_ended();
        html! {
            @for side in self.own().filter(|_| can) {
                button.plain.leave.several[several] type="button" popovertarget={ "leave-" (side.seat) }
                    title=[(!several).then(|| voice.say("page-leave"))] {
                    (icon("leave"))
                    @if several { (shape(side)) }
                    span.word {
                        @if several {
                            (voice.say_phrase(&Phrase::new("page-leave-seat").with("name", side.name.clone())))
                        } @else {
                            (voice.say("page-leave"))
                        }
                    }
                }
                form #{ "leave-" (side.seat) } .window popover role="dialog" method="post" action=(self.to("leave"))
                    aria-labelledby={ "leave-head-" (side.seat) } {
                    h2 #{ "leave-head-" (side.seat) } { (voice.say("page-leave-ask")) }
                    p { (voice.say(match (self.frame.rated && self.frame.has_begun(), self.alone()) {
                        (true, _) => "page-leave-rated",
                        (false, true) => "page-leave-bots",
                        (false, false) => "page-leave-people",
                    })) }
                    (token(voice))
                    input type="hidden" name="seat" value=(side.seat);
                    p.buttons {
                        button.button type="button" popovertarget={ "leave-" (side.seat) } popovertargetaction="hide" {
                            (voice.say("page-leave-stay"))
                        }
                        button.button.danger { (voice.say("page-leave-go")) }
                    }
                }
            }
        }
    }

    /// Whether nobody else sits at the table but bots.
    fn alone(&self) -> bool {
        let sides = &self.frame.sides;
        !sides
            .iter()
            .any(|side| side.kind == SideKind::Person && !side.you)
    }

    fn board(&self) -> Markup {
        let (voice, board) = (self.voice, &self.frame.board);
        let shapes = shapes::name(board);
        let has_them = shapes.is_some() && shapes.as_deref() == self.shapes;
        let rest = has_them.then(|| shapes::without(board)).flatten();
        html! {
            section #board .board aria-label=(voice.say("page-board")) {
                @if !self.frame.has_begun() {
                    (lobby::seats(self))
                } @else {
                    // On a phone it scrolls, so the keyboard must reach it.
                    div #stage .stage tabindex="0" role="group" data-shapes=[shapes] aria-label=(voice.say("page-board")) {
                        (PreEscaped(rest.as_ref().unwrap_or(board)))
                    }
                    p #story .story aria-hidden="true" {}
                    div.zoom.scripted {
                        button.plain type="button" data-zoom="1.4" aria-label=(voice.say("page-zoom-in")) { (icon("plus")) }
                        button.plain type="button" data-zoom="0.7" aria-label=(voice.say("page-zoom-out")) { (icon("minus")) }
                    }
                    @if !self.is_live() { (self.steps()) }
                }
            }
        }
    }

    /// What happened last, or at the moment that is shown, above the players.
    fn last_action(&self) -> Markup {
        let moment = self.frame.moment.unwrap_or(usize::MAX);
        let mut entries = self.frame.log.iter().rev();
        let entry = entries.find(|entry| entry.n <= moment && !entry.lines.is_empty());
        let side = |seat| self.frame.sides.iter().find(|side| side.seat == seat);
        html! {
            // It is in the log too, which a screen reader reads.
            @if let Some((entry, side)) = entry.and_then(|entry| Some((entry, side(entry.seat)?))) {
                p #last .last.{ "seat-" (side.seat) }.{ "colour-" (side.colour) } data-n=(entry.n) aria-hidden="true" {
                    @for told in told(self.frame, entry) { (told.mark()) " " (told.line()) " " }
                }
            }
        }
    }

    /// The way through the moments of the game.
    fn steps(&self) -> Markup {
        let (voice, last) = (self.voice, self.frame.actions);
        let now = self.frame.moment.unwrap_or(last);
        let step = |to: Option<usize>, key, name| {
            let label = voice.say(key);
            html! {
                @if let Some(to) = to {
                    a.plain #{ "step-" (name) } href=(self.moment(to)) data-swap aria-label=(label) title=(label) { (icon(name)) }
                } @else {
                    span.plain.resting { (icon(name)) }
                }
            }
        };
        html! {
            nav #moment .moment aria-label=(voice.say("page-moments")) {
                (step((now > 0).then_some(0), "page-first", "first"))
                (step(now.checked_sub(1), "page-back", "back"))
                button.plain.scripted #replay type="button" aria-pressed="false" aria-label=(voice.say("page-play-on")) { (icon("play")) }
                (step((now < last).then_some(now + 1), "page-next", "next"))
                (step((now < last).then_some(last), "page-last", "last"))
                p { (now) " / " (last) }
                @if self.frame.stage.is_ended() || self.frame.is_past() { (self.views(now)) }
                div.slider.scripted {
                    input #slide type="range" min="0" max=(last) value=(now)
                        data-href=(self.moments(self.frame.as_seat)) aria-label=(voice.say("page-moments"));
                    (self.rounds(last))
                }
                @if self.place == Place::Table {
                    a.button href=(self.present()) data-swap { (voice.say("page-now")) }
                } @else if self.frame.stage == Stage::Over {
                    a.button href={ "/review/" (self.frame.table) } { (voice.say("page-review")) }
                }
            }
        }
    }

    /// Marks where rounds begin, below the slider.
    fn rounds(&self, last: usize) -> Markup {
        let phases = &self.frame.phases;
        let begins = |n: usize| n == 0 || phases[n - 1].round != phases[n].round;
        let marks = (0..phases.len()).filter(|&n| begins(n));
        let marks: String = marks.map(|n| format!("M{} 0v1", phases[n].n)).collect();
        html! {
            svg.rounds viewBox={ "0 0 " (last.max(1)) " 1" } preserveAspectRatio="none" aria-hidden="true" {
                path d=(marks) {}
            }
        }
    }

    /// Whose view of the finished game is shown.
    fn views(&self, now: usize) -> Markup {
        let seen_by = |side: &&SideFrame| side.kind != SideKind::Automaton;
        html! {
            span.views role="group" aria-label=(self.voice.say("page-view-of")) {
                @for side in self.frame.sides.iter().filter(seen_by) {
                    @let name = Phrase::new("page-view-of-seat").with("name", side.name.clone());
                    @let name = self.voice.say_phrase(&name);
                    a.plain href={ (self.moments(Some(side.seat))) (now) } data-swap aria-label=(name) title=(name)
                        aria-current=[(self.frame.as_seat == Some(side.seat)).then_some("true")] { (shape(side)) }
                }
            }
        }
    }

    /// The keys, in a window of their own.
    fn help(&self) -> Markup {
        let voice = self.voice;
        let (enter, escape) = (voice.say("page-key-enter"), voice.say("page-key-escape"));
        let keys = [
            ("Tab ← →", "page-key-walk"),
            (&*enter, "page-key-take"),
            (&*escape, "page-key-back"),
            ("1 … 9", "page-key-digit"),
            ("u", "page-key-undo"),
            ("h", "page-hint"),
            ("l", "page-key-log"),
            ("s", "page-scores"),
            ("r", "page-key-rules"),
            ("c", "page-chat"),
            ("← → Home End", "page-moments"),
            (".", "page-now"),
            ("?", "page-key-help"),
        ];
        html! {
            div #help .window popover role="dialog" aria-labelledby="help-head" {
                h2 #help-head { (voice.say("page-help")) }
                dl.keys {
                    @for (key, what) in keys {
                        div { dt { kbd { (key) } } dd { (voice.say(what)) } }
                    }
                }
                label.check { input #keys type="checkbox" checked; (voice.say("page-keys-on")) }
                button.button type="button" popovertarget="help" popovertargetaction="hide" autofocus { (voice.say("page-close")) }
            }
        }
    }
}

/// The shape of a side in its colour.
pub(super) fn shape(side: &SideFrame) -> Markup {
    html! { span.mark.{ "seat-" (side.seat) }.{ "colour-" (side.colour) } aria-hidden="true" { (mark(side.seat)) } }
}

/// The head of a table with a column for each side behind a first one.
pub(super) fn columns(voice: Voice<'_>, first: &'static str, sides: &[SideFrame]) -> Markup {
    html! {
        thead {
            tr {
                th scope="col" { (voice.say(first)) }
                @for side in sides { th scope="col" { (named(voice, side)) } }
            }
        }
    }
}

/// The name of a side with its shape; a free seat has its number.
pub(super) fn named(voice: Voice<'_>, side: &SideFrame) -> Markup {
    html! {
        (shape(side))
        span.name {
            @if side.kind == SideKind::Free {
                (voice.say_phrase(&Phrase::new("page-seat").with("number", i64::from(side.seat))))
            } @else {
                (side.name)
            }
        }
    }
}
