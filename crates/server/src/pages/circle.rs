//! Friends and blocked people, friends who may be invited to a table, and reports.

use maud::{Markup, html};
use tabletop::Phrase;

use super::{
    home::when,
    shell::{Shell, site_bar, submission, token},
    voice::{Voice, names},
};
use crate::{
    frame::{
        CircleFrame, FriendLine, GuestFrame, GuestsFrame, InvitationLine, PersonLine, Reader,
        Relation, ReportFrame, Visible,
    },
    table::LONGEST_CHAT,
};

/// The reader's circle. `said` is what a form has just done.
#[must_use]
pub fn friends(circle: &CircleFrame, said: &str, reader: &Reader) -> Markup {
    let voice = Voice::new(reader);
    let content = html! {
        (site_bar(voice, "/friends"))
        main #frame .reading.account tabindex="-1" {
            header.lead {
                h1 { (voice.say("page-friends")) }
                p { (voice.say("page-friends-how")) }
                @if let Some(key) = done(said) { p.done role="status" { (voice.say(key)) } }
            }
            @if !circle.asking.is_empty() {
                section #asking aria-labelledby="asking-head" {
                    h2 #asking-head { (voice.say("page-friends-asking")) }
                    ul.people {
                        @for one in &circle.asking {
                            li {
                                (name(one))
                                (deed(voice, one, "accept", "page-friend-accept", "strong"))
                                (deed(voice, one, "decline", "page-friend-decline", ""))
                            }
                        }
                    }
                }
            }
            section #friends aria-labelledby="friends-head" {
                h2 #friends-head { (voice.say("page-friends-yours")) }
                @if circle.friends.is_empty() {
                    p.hint { (voice.say("page-friends-none")) }
                } @else {
                    ul.people { @for friend in &circle.friends { (self::friend(voice, friend)) } }
                }
            }
            section #own-link aria-labelledby="link-head" {
                h2 #link-head { (voice.say("page-friends-link")) }
                (link(voice, circle))
                p.onward { a.button href={ "/players/" (circle.player) } { (voice.say("page-profile-own")) } }
            }
            @if !circle.asked.is_empty() {
                section #asked aria-labelledby="asked-head" {
                    h2 #asked-head { (voice.say("page-friends-asked")) }
                    ul.people {
                        @for one in &circle.asked {
                            li { (name(one)) (deed(voice, one, "withdraw", "page-friend-withdraw", "")) }
                        }
                    }
                }
            }
            section #blocked aria-labelledby="blocked-head" {
                h2 #blocked-head { (voice.say("page-friends-blocked")) }
                p { (voice.say("page-block-how")) }
                p.hint { (voice.say("page-block-table")) }
                @if circle.blocked.is_empty() {
                    p.hint { (voice.say("page-friends-blocked-none")) }
                } @else {
                    ul.people {
                        @for one in &circle.blocked {
                            li { (name(one)) (deed(voice, one, "unblock", "page-person-unblock", "")) }
                        }
                    }
                }
            }
            p.onward { a.button href="/" { (voice.say("page-all-tables")) } }
        }
    };
    let title = Phrase::new("page-title-table").with("title", voice.say("page-friends"));
    Shell::new(voice, voice.say_phrase(&title), content).render()
}

/// What a form has just done.
fn done(said: &str) -> Option<&'static str> {
    Some(match said {
        "asked" => "page-friends-said-asked",
        "accepted" => "page-friends-said-accepted",
        "declined" => "page-friends-said-declined",
        "withdrawn" => "page-friends-said-withdrawn",
        "removed" => "page-friends-said-removed",
        "blocked" => "page-friends-said-blocked",
        "unblocked" => "page-friends-said-unblocked",
        "linked" => "page-friends-said-linked",
        _ => return None,
    })
}

/// A person, with the way to their page.
fn name(one: &PersonLine) -> Markup {
    html! { a.who href={ "/players/" (one.player) } { (one.name) } }
}

/// A button that does something about a person.
fn deed(voice: Voice<'_>, one: &PersonLine, act: &str, label: &'static str, class: &str) -> Markup {
    let whose = Phrase::new("page-of-device")
        .with("deed", voice.say(label))
        .with("device", one.name.clone());
    html! {
        form method="post" action="/friends" {
            (token(voice))
            input type="hidden" name="player" value=(one.player);
            button.button.(class) name="act" value=(act) aria-label=(voice.say_phrase(&whose)) { (voice.say(label)) }
        }
    }
}

fn friend(voice: Voice<'_>, friend: &FriendLine) -> Markup {
    html! {
        li.here[friend.playing] {
            (name(&friend.person))
            @if let Some(title) = &friend.title {
                span.tag { (voice.say_phrase(&Phrase::new("page-friend-plays").with("title", title.clone()))) }
            } @else if friend.playing {
                span.tag { (voice.say("page-friend-playing")) }
            }
            @if let Some(table) = &friend.table {
                a.button href={ "/t/" (table) } { (voice.say("page-watch-game")) }
            }
            (deed(voice, &friend.person, "remove", "page-friend-remove", "danger"))
        }
    }
}

/// The address to give to friends.
fn link(voice: Voice<'_>, circle: &CircleFrame) -> Markup {
    html! {
        p { (voice.say("page-friends-link-how")) }
        @match &circle.link {
            Some(link) => {
                p.invitation {
                    a href={ "/players/" (circle.player) } { (link) }
                    button.button.scripted.copy type="button" data-copy=(link) { (voice.say("page-copy-link")) }
                }
                @if circle.profile == Visible::Nobody { p.hint.warning { (voice.say("page-friends-link-nobody")) } }
            }
            None => form method="post" action="/friends/link" {
                (token(voice))
                button.button.strong { (voice.say("page-friends-link-make")) }
            },
        }
    }
}

/// What the reader can do about somebody else, on that person's page.
pub(super) fn about(voice: Voice<'_>, relation: Relation, player: &str, who: &str) -> Markup {
    let one = PersonLine {
        player: player.to_owned(),
        name: who.to_owned(),
    };
    let button = |act, label, class| deed(voice, &one, act, label, class);
    html! {
        div.about-person {
            @match relation {
                Relation::Stranger => (button("ask", "page-friend-ask", "strong")),
                Relation::Asked => {
                    span.tag { (voice.say("page-friend-waiting")) }
                    (button("withdraw", "page-friend-withdraw", ""))
                }
                Relation::Asks => {
                    span.tag { (voice.say("page-friend-asks")) }
                    (button("accept", "page-friend-accept", "strong"))
                    (button("decline", "page-friend-decline", ""))
                }
                Relation::Friend => {
                    span.tag { (voice.say("page-friend")) }
                    (button("remove", "page-friend-remove", ""))
                }
                Relation::Blocked => {
                    span.tag { (voice.say("page-person-blocked")) }
                    (button("unblock", "page-person-unblock", ""))
                }
            }
            @if relation != Relation::Blocked { (button("block", "page-person-block", "danger")) }
        }
        @if relation != Relation::Blocked {
            details.hint { summary { (voice.say("page-block-what")) } p { (voice.say("page-block-how")) } p { (voice.say("page-block-table")) } }
        }
    }
}

/// The invitations of a reader, on the first page.
pub(super) fn invitations(voice: Voice<'_>, invitations: &[InvitationLine]) -> Markup {
    html! {
        section.invitations aria-labelledby="invitations-head" {
            h2 #invitations-head { (voice.say("page-invitations")) }
            ul.people { @for one in invitations { (invitation(voice, one)) } }
        }
    }
}

fn invitation(voice: Voice<'_>, one: &InvitationLine) -> Markup {
    let invites = Phrase::new("page-invites")
        .with("name", one.by.name.clone())
        .with("title", one.title.clone());
    let whose = Phrase::new("page-of-device")
        .with("deed", voice.say("page-invitation-decline"))
        .with("device", one.title.clone());
    html! {
        li.here.{ "game-" (one.game) } {
            span.who {
                b { (voice.say_phrase(&invites)) }
                " " span.hint {
                    @if !one.names.is_empty() {
                        (voice.say_phrase(&Phrase::new("page-names").with("names", names(&one.names)))) " · "
                    }
                    (when(one.made))
                }
            }
            a.button.strong href={ "/t/" (one.table) "?invitation=" (one.invitation) } { (voice.say("page-invitation-open")) }
            form method="post" action="/invitations/decline" {
                (token(voice))
                input type="hidden" name="table" value=(one.table);
                button.button aria-label=(voice.say_phrase(&whose)) { (voice.say("page-invitation-decline")) }
            }
        }
    }
}

/// The friends who may be invited to a table.
#[must_use]
pub fn guests(guests: &GuestsFrame, reader: &Reader) -> Markup {
    let voice = Voice::new(reader);
    let back = format!("/t/{}", guests.table);
    let free = Phrase::new("page-free-seats").with("count", guests.free as i64);
    let content = html! {
        (site_bar(voice, &format!("{back}/friends")))
        main #frame .reading.account tabindex="-1" {
            header.lead {
                h1 { (voice.say("page-invite-friends")) }
                p { b { (guests.title) } " · " (voice.say_phrase(&free)) }
                p.hint { (voice.say("page-invite-friends-how")) }
            }
            section aria-label=(voice.say("page-friends-yours")) {
                @if guests.guests.is_empty() {
                    p.hint { (voice.say("page-friends-none")) }
                    p { a.button.strong href="/friends" { (voice.say("page-friends")) } }
                } @else {
                    ul.people { @for guest in &guests.guests { (self::guest(voice, guests, guest)) } }
                }
            }
            p.onward { a.button href=(back) { (voice.say("page-back-to-table")) } }
        }
    };
    let title = Phrase::new("page-title-table").with("title", guests.title.clone());
    Shell::new(voice, voice.say_phrase(&title), content)
        .of(&guests.game)
        .render()
}

fn guest(voice: Voice<'_>, guests: &GuestsFrame, guest: &GuestFrame) -> Markup {
    let whose = Phrase::new("page-of-device")
        .with("deed", voice.say("page-invite-friend"))
        .with("device", guest.person.name.clone());
    html! {
        li.here[guest.seated] {
            (name(&guest.person))
            @if guest.seated {
                span.tag { (voice.say("page-guest-seated")) }
            } @else if guest.declined {
                span.tag { (voice.say("page-guest-declined")) }
            } @else if guest.invited {
                span.tag { (voice.say("page-guest-invited")) }
            } @else if guests.free > 0 {
                form method="post" action={ "/t/" (guests.table) "/friends" } {
                    (token(voice))
                    input type="hidden" name="player" value=(guest.person.player);
                    button.button.strong aria-label=(voice.say_phrase(&whose)) { (voice.say("page-invite-friend")) }
                }
            }
        }
    }
}

/// Where somebody says what is wrong with a line of the chat or with a person, or that it was
/// reported.
#[must_use]
pub fn report(report: &ReportFrame, is_sent: bool, reader: &Reader) -> Markup {
    let voice = Voice::new(reader);
    let back = format!("/t/{}", report.table);
    let head = Phrase::new("page-report-of").with("name", report.name.clone());
    let content = html! {
        (site_bar(voice, "/"))
        main #frame .reading.account tabindex="-1" {
            header.lead { h1 { (voice.say_phrase(&head)) } }
            @if is_sent {
                p.done role="status" { (voice.say("page-report-sent")) }
                p.hint { (voice.say("page-report-then")) }
            } @else {
                form.signing method="post" action={ (back) "/report" } {
                    (token(voice))
                    (submission(voice))
                    @if let Some(seat) = report.seat { input type="hidden" name="seat" value=(seat); }
                    @if let Some(line) = report.line { input type="hidden" name="line" value=(line); }
                    @if !report.said.is_empty() { blockquote { (report.said) } }
                    p { (voice.say("page-report-how")) }
                    label for="why" { (voice.say("page-report-why")) }
                    input #why name="why" maxlength=(LONGEST_CHAT) autocomplete="off";
                    p { button.button.strong { (voice.say("page-report-send")) } }
                }
            }
            p.onward {
                a.button href=(back) { (voice.say("page-back-to-table")) }
                a.button href="/friends" { (voice.say("page-friends")) }
            }
        }
    };
    let title = Phrase::new("page-title-table").with("title", voice.say("page-report"));
    Shell::new(voice, voice.say_phrase(&title), content).render()
}
