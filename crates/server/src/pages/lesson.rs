//! Learning a game: the chapters, the step that stands at the question, and the coach.

use maud::{Markup, PreEscaped, html};
use tabletop::Phrase;

use super::{
    home::facts,
    icons::icon,
    shell::{Shell, site_bar, token},
    table::Scene,
    voice::Voice,
};
use crate::frame::{ChapterFrame, GameFrame, LessonFrame, Reader};

/// The chapters of a game, each with a button that begins it.
#[must_use]
pub fn lessons(game: &GameFrame, reader: &Reader) -> Markup {
    let voice = Voice::new(reader);
    let title = Phrase::new("page-title-learn").with("title", game.title.clone());
    let content = html! {
        (site_bar(voice, &format!("/learn/{}", game.id)))
        main #frame .setup.learning tabindex="-1" {
            header.intro {
                div.poster { (PreEscaped(&game.poster)) }
                div {
                    h1 { (game.title) }
                    p { (voice.say("page-learn-how")) }
                    (facts(voice, game))
                }
            }
            ol.chapters {
                @for (n, chapter) in game.lessons.iter().enumerate() {
                    (self::chapter(voice, &game.id, chapter, n == 0))
                }
            }
            p.ways {
                a.link href={ "/how-to-play/" (game.id) } { (voice.say("page-how-to-play")) }
                a.link href={ "/new/" (game.id) } { (voice.say("page-new-table")) }
            }
        }
    };
    Shell::new(voice, voice.say_phrase(&title), content)
        .of(&game.id)
        .render()
}

fn chapter(voice: Voice<'_>, game: &str, chapter: &ChapterFrame, is_first: bool) -> Markup {
    let minutes = Phrase::new("page-minutes").with("count", i64::from(chapter.minutes));
    html! {
        li.chapter {
            div {
                h2 { (chapter.title) }
                p { (chapter.about) }
            }
            form method="post" action={ "/learn/" (game) } {
                (token(voice))
                span.hint { (voice.say_phrase(&minutes)) }
                button.button.strong[is_first] name="chapter" value=(chapter.id)
                    aria-label=(format!("{}: {}", voice.say("page-learn-begin"), chapter.title)) {
                    (voice.say("page-learn-begin"))
                }
            }
        }
    }
}

/// The way to the lessons of a game, for the poster and the sheet.
pub(super) fn learn(voice: Voice<'_>, game: &GameFrame) -> Markup {
    html! {
        @if !game.lessons.is_empty() {
            a.button.learn href={ "/learn/" (game.id) } { (voice.say("page-learn")) }
        }
    }
}

/// What stands above the question: the step of a lesson, or a tip of the coach.
pub(super) fn above(scene: &Scene<'_>) -> Markup {
    match (&scene.frame.lesson, &scene.voice.reader.tip) {
        (Some(lesson), _) if scene.is_live() => step(scene, lesson),
        (None, Some(tip)) if scene.is_live() && !scene.frame.questions.is_empty() => {
            coach(scene, &tip.id, &tip.text)
        }
        _ => html! {},
    }
}

fn step(scene: &Scene<'_>, lesson: &LessonFrame) -> Markup {
    let voice = scene.voice;
    let progress = Phrase::new("page-lesson-step")
        .with("step", lesson.step as i64)
        .with("steps", lesson.steps as i64);
    let is_last = lesson.choose.is_empty() && lesson.next.is_none() && !lesson.text.is_empty();
    html! {
        section #lesson .lesson aria-labelledby="lesson-head" {
            h2 #lesson-head tabindex="-1" { (lesson.title) " " small { (voice.say_phrase(&progress)) } }
            progress max=(lesson.steps) value=(lesson.step) aria-hidden="true" {}
            p #lesson-text .told aria-live="polite" {
                @if lesson.text.is_empty() { (voice.say("page-lesson-watch")) } @else { (lesson.text) }
            }
            p #lesson-answer .answer role="status" { (answer(scene, lesson)) }
            p.buttons {
                @if !is_last { (leave(scene, "link", "page-lesson-leave")) }
                @if let Some(back) = lesson.back {
                    a #lesson-back .button href=(scene.more(&format!("tip={back}"))) data-swap { (voice.say("page-lesson-back")) }
                }
                @if let Some(next) = lesson.next {
                    a #lesson-next .button.strong href=(scene.more(&format!("tip={next}"))) data-swap { (voice.say("page-lesson-next")) }
                }
                @if is_last { (leave(scene, "button strong", "page-lesson-end")) }
            }
        }
    }
}

/// Why a choice was not wanted: of a form that was sent without the script, or of a draft.
fn answer(scene: &Scene<'_>, lesson: &LessonFrame) -> Markup {
    html! {
        @match (&scene.extras.notice, &lesson.unwanted) {
            (Some(notice), _) => {
                (notice.text)
                @if let Some(rule) = &notice.rule { " " (scene.rule(rule)) }
            },
            (None, Some(why)) => (why),
            (None, None) => {},
        }
    }
}

fn leave(scene: &Scene<'_>, class: &str, label: &'static str) -> Markup {
    html! {
        button class=(class) form="leave-lesson" { (scene.voice.say(label)) }
    }
}

/// The form behind the buttons that leave a lesson.
pub(super) fn leaving(scene: &Scene<'_>) -> Markup {
    html! {
        @if scene.frame.lesson.is_some() {
            form #leave-lesson method="post" action=(scene.to("leave-lesson")) data-live { (token(scene.voice)) }
        }
    }
}

/// A tip about a kind of question that the reader meets for the first time.
fn coach(scene: &Scene<'_>, id: &str, text: &str) -> Markup {
    let voice = scene.voice;
    html! {
        section #coach .lesson.coach aria-label=(voice.say("page-coach")) {
            p.told { (icon("hint")) " " (text) }
            form.buttons method="post" action="/coach" {
                (token(voice))
                input type="hidden" name="back" value=(here(scene));
                input type="hidden" name="met" value=(id);
                button.link name="tips" value="off" { (voice.say("page-coach-off")) }
                button.link name="tips" value="on" { (voice.say("page-coach-met")) }
            }
        }
    }
}

/// The switch of the coach among the other ones.
pub(super) fn switch(scene: &Scene<'_>) -> Markup {
    let voice = scene.voice;
    let on = voice.reader.coached;
    html! {
        form.coaching method="post" action="/coach" {
            (token(voice))
            input type="hidden" name="back" value=(here(scene));
            button.plain name="tips" value=(if on { "off" } else { "on" }) aria-pressed=(on)
                title=(voice.say("page-coach")) {
                (icon("hint")) span.word { (voice.say("page-coach")) }
            }
        }
    }
}

/// The address of the page, with what is drafted.
fn here(scene: &Scene<'_>) -> String {
    match &scene.frame.draft {
        Some(draft) => format!("{}?{}", scene.address(), draft.at),
        None => scene.address(),
    }
}
