//! Somebody's own identity: the name, devices, tokens for programs, and signing in another device.

use maud::{Markup, html};
use tabletop::Phrase;

use super::{
    Notice,
    home::when,
    shell::{Shell, site_bar, token},
    voice::{Voice, names},
};
use crate::frame::{
    AccountFrame, LinkFrame, PasskeyFrame, QrFrame, Reader, SessionFrame, SessionWay, SigningFrame,
    TokenFrame,
};

/// What was made just now, and is shown once.
#[derive(Clone, Debug, Default)]
pub struct Fresh {
    /// The way to sign in another device.
    pub link: Option<LinkFrame>,
    /// A token for a program.
    pub token: Option<TokenFrame>,
}

/// One's own page.
#[must_use]
pub fn account(account: &AccountFrame, fresh: &Fresh, reader: &Reader) -> Markup {
    let voice = Voice::new(reader);
    let is = |way| move |session: &&SessionFrame| session.kind == way;
    let sessions = &account.sessions;
    let browsers: Vec<_> = sessions.iter().filter(is(SessionWay::Browser)).collect();
    let programs: Vec<_> = sessions.iter().filter(is(SessionWay::Program)).collect();
    let content = html! {
        (site_bar(voice, "/me"))
        main #frame .reading.account tabindex="-1" {
            header.lead {
                h1 { (voice.say("page-profile")) }
                p { (voice.say("page-profile-how")) }
            }
            section aria-labelledby="own-name" {
                h2 #own-name { (voice.say("page-your-name")) }
                form.line method="post" action="/name" {
                    (token(voice))
                    input type="hidden" name="back" value="/me";
                    input name="name" required maxlength="24" autocomplete="nickname" value=(account.name) aria-label=(voice.say("page-your-name"));
                    button.button { (voice.say("page-rename")) }
                }
            }
            section #devices aria-labelledby="devices-head" {
                h2 #devices-head { (voice.say("page-devices")) }
                ul.devices { @for session in &browsers { (device(voice, session)) } }
                @if browsers.len() == 1 { p.hint { (voice.say("page-sign-out-last")) } }
                @if sessions.len() > 1 {
                    form method="post" action="/me/sign-out-others" {
                        (token(voice))
                        button.button.danger { (voice.say("page-sign-out-others")) }
                    }
                }
            }
            section #link-device aria-labelledby="link-head" {
                h2 #link-head { (voice.say("page-link-another")) }
                @match &fresh.link {
                    Some(link) => (way(voice, link)),
                    None => {
                        p { (voice.say("page-link-another-how")) }
                        form method="post" action="/me/link" {
                            (token(voice))
                            button.button.strong { (voice.say("page-link-make")) }
                        }
                        p.hint { a href="/link" { (voice.say("page-link-have")) } }
                    }
                }
            }
            section #passkeys aria-labelledby="passkeys-head" {
                h2 #passkeys-head { (voice.say("page-passkeys")) }
                (passkeys(voice, account.passkeys.as_deref()))
            }
            section #tokens aria-labelledby="tokens-head" {
                h2 #tokens-head { (voice.say("page-tokens")) }
                p { (voice.say("page-tokens-how")) }
                @if let Some(made) = &fresh.token {
                    div.made role="status" {
                        p { b { (voice.say("page-token-made")) } }
                        p { (made.name) ": " code.secret { (made.token) } }
                    }
                }
                @if !programs.is_empty() {
                    ul.devices { @for session in &programs { (device(voice, session)) } }
                }
                form.line method="post" action="/me/tokens" {
                    (token(voice))
                    label for="token-name" { (voice.say("page-token-name")) }
                    input #token-name name="name" required maxlength="40" autocomplete="off";
                    button.button { (voice.say("page-token-make")) }
                }
            }
            section #data aria-labelledby="data-head" {
                h2 #data-head { (voice.say("page-data")) }
                p { (voice.say("page-data-how")) }
                p { a.button href="/me/data" download { (voice.say("page-data-download")) } }
                details.drastic {
                    summary { (voice.say("page-delete")) }
                    form.signing method="post" action="/me/delete" {
                        (token(voice))
                        p { (voice.say("page-delete-how")) }
                        label.check { input type="checkbox" name="sure" value="yes" required; (voice.say("page-delete-sure")) }
                        p { button.button.danger { (voice.say("page-delete-go")) } }
                    }
                }
            }
            p.onward {
                a.button href="/friends" { (voice.say("page-friends")) }
                a.button href="/" { (voice.say("page-all-tables")) }
            }
        }
    };
    let title = Phrase::new("page-title-table").with("title", voice.say("page-profile"));
    Shell::new(voice, voice.say_phrase(&title), content).render()
}

/// A device with the button that signs it out.
fn device(voice: Voice<'_>, session: &SessionFrame) -> Markup {
    let (sign_out, is_program) = match session.kind {
        SessionWay::Browser => ("page-sign-out", false),
        SessionWay::Program => ("page-token-revoke", true),
    };
    let name = match &*session.device {
        "" => voice.say("page-device-unknown"),
        name => name.to_owned(),
    };
    let whose = Phrase::new("page-of-device")
        .with("deed", voice.say(sign_out))
        .with("device", name.clone());
    html! {
        li.here[session.here] {
            b { (name) }
            @if session.here { span.tag { (voice.say("page-device-here")) } }
            span.since {
                @if is_program { (voice.say("page-token-since")) } @else { (voice.say("page-device-since")) }
                " " (when(session.made))
                @if !session.here { " · " (voice.say("page-device-seen")) " " (when(session.seen)) }
            }
            form method="post" action="/me/sign-out" {
                (token(voice))
                input type="hidden" name="session" value=(session.id);
                button.button.danger aria-label=(voice.say_phrase(&whose)) { (voice.say(sign_out)) }
            }
        }
    }
}

/// The passkeys there are, and the button for a new one.
fn passkeys(voice: Voice<'_>, passkeys: Option<&[PasskeyFrame]>) -> Markup {
    let Some(passkeys) = passkeys else {
        return html! { p.hint { (voice.say("page-passkeys-none")) } };
    };
    html! {
        p { (voice.say("page-passkeys-how")) }
        @if !passkeys.is_empty() {
            ul.devices { @for passkey in passkeys { (self::passkey(voice, passkey)) } }
        }
        form.passkey hidden method="post" action="/me/passkeys" data-passkey="new" data-cancelled=(voice.say("page-passkey-cancelled")) {
            (token(voice))
            button.button.strong { (voice.say("page-passkey-make")) }
        }
        p.hint.no-passkeys { (voice.say("page-passkeys-browser")) }
    }
}

fn passkey(voice: Voice<'_>, passkey: &PasskeyFrame) -> Markup {
    let name = match &*passkey.device {
        "" => voice.say("page-device-unknown"),
        name => name.to_owned(),
    };
    let whose = Phrase::new("page-of-device")
        .with("deed", voice.say("page-passkey-remove"))
        .with("device", name.clone());
    html! {
        li {
            b { (name) }
            span.since {
                (voice.say("page-token-since")) " " (when(passkey.made))
                @if let Some(used) = passkey.used { " · " (voice.say("page-device-seen")) " " (when(used)) }
            }
            form method="post" action="/me/passkeys/remove" {
                (token(voice))
                input type="hidden" name="key" value=(passkey.id);
                button.button.danger aria-label=(voice.say_phrase(&whose)) { (voice.say("page-passkey-remove")) }
            }
        }
    }
}

/// How another device is signed in: a picture for a phone, a link, a code to type.
fn way(voice: Voice<'_>, link: &LinkFrame) -> Markup {
    let minutes = i64::try_from(link.minutes).unwrap_or(i64::MAX);
    let holds = Phrase::new("page-link-holds").with("minutes", minutes);
    html! {
        div.way role="status" {
            (picture(voice, &link.picture))
            div {
                p { (voice.say("page-link-scan")) }
                p { (voice.say("page-link-type")) br; code { (link.address) } }
                p.code { code { (link.code) } }
                p.scripted {
                    button.button type="button" data-copy=(link.link) { (voice.say("page-copy-link")) }
                }
                p.hint { (voice.say_phrase(&holds)) }
                @if link.only_here { p.hint.warning { (voice.say("page-link-only-here")) } }
            }
        }
    }
}

/// A QR code: dark on light in every theme, because not every camera reads it otherwise.
fn picture(voice: Voice<'_>, qr: &QrFrame) -> Markup {
    html! {
        svg.qr role="img" aria-label=(voice.say("page-link-picture")) viewBox={ "0 0 " (qr.size) " " (qr.size) } {
            rect width=(qr.size) height=(qr.size) fill="#fff" {}
            path d=(qr.path) fill="#000" {}
        }
    }
}

/// Where a code is typed.
#[must_use]
pub fn link(notice: Option<&Notice>, passkeys: bool, reader: &Reader) -> Markup {
    let voice = Voice::new(reader);
    let content = html! {
        main #frame .reading.account tabindex="-1" {
            header.lead {
                h1 { (voice.say("page-link-title")) }
                p { (voice.say("page-link-enter")) }
            }
            @if let Some(notice) = notice { p.refused role="alert" { (notice.text) } }
            form.line #code-form method="post" action="/link" {
                (token(voice))
                label for="code" { (voice.say("page-link-code")) }
                input #code name="code" required maxlength="40" autocomplete="off" autocapitalize="characters" spellcheck="false";
                button.button.strong { (voice.say("page-link-continue")) }
            }
            @if passkeys {
                form.passkey hidden method="post" action="/passkey" data-passkey="known" data-cancelled=(voice.say("page-passkey-cancelled")) {
                    (token(voice))
                    button.button { (voice.say("page-passkey-use")) }
                }
            }
        }
    };
    signing_page(voice, &content)
}

/// The device is signed in as that person already.
#[must_use]
pub fn linked(reader: &Reader) -> Markup {
    let voice = Voice::new(reader);
    let already = Phrase::new("page-link-same").with("name", reader.name.clone());
    let content = html! {
        main #frame .reading.account tabindex="-1" {
            header.lead { h1 { (voice.say("page-link-title")) } }
            p { (voice.say_phrase(&already)) }
            p.onward { a.button.strong href="/" { (voice.say("page-all-tables")) } }
        }
    };
    signing_page(voice, &content)
}

/// The last question before a device is signed in: what comes along, told before it happens.
#[must_use]
pub fn signing(signing: &SigningFrame, reader: &Reader) -> Markup {
    let voice = Voice::new(reader);
    let said = |key: &'static str| {
        let both = Phrase::new(key).with("name", signing.name.clone());
        voice.say_phrase(&both.with("own", signing.own.clone()))
    };
    let counted = |key: &'static str, count: usize| {
        let count = i64::try_from(count).unwrap_or(i64::MAX);
        let both = Phrase::new(key).with("name", signing.name.clone());
        let both = both.with("own", signing.own.clone());
        voice.say_phrase(&both.with("count", count))
    };
    let has_something = signing.games + signing.devices + signing.stay > 0;
    let content = html! {
        main #frame .reading.account tabindex="-1" {
            header.lead { h1 { (said("page-link-as")) } }
            @if !signing.shared.is_empty() {
                p.refused role="alert" { (said("page-link-shared")) }
                ul {
                    @for line in &signing.shared {
                        li { a href={ "/t/" (line.table) } { (line.title) } " " span.hint { (voice.say_phrase(&Phrase::new("page-names").with("names", names(&line.names)))) } }
                    }
                }
                p.onward { a.button.strong href="/" { (voice.say("page-all-tables")) } }
            } @else {
                form.signing method="post" action="/link/confirm" {
                    (token(voice))
                    input type="hidden" name="code" value=(signing.code);
                    @if has_something {
                        p { (said("page-link-before")) }
                        ul.plainly {
                            @if signing.games > 0 { li { (counted("page-link-games", signing.games)) } }
                            @if signing.devices > 0 { li { (counted("page-link-devices", signing.devices)) } }
                            @if signing.stay > 0 { li { (counted("page-link-stay", signing.stay)) } }
                        }
                        fieldset {
                            legend.unseen { (voice.say("page-link-choose")) }
                            label.check { input type="radio" name="games" value="along" checked; (said("page-link-along")) }
                            label.check { input type="radio" name="games" value="leave"; (said("page-link-leave")) }
                        }
                    } @else {
                        input type="hidden" name="games" value="along";
                    }
                    p.onward {
                        button.button.strong { (voice.say("page-link-go")) }
                        a.button href="/" { (voice.say("page-link-not")) }
                    }
                }
            }
        }
    };
    signing_page(voice, &content)
}

fn signing_page(voice: Voice<'_>, content: &Markup) -> Markup {
    let title = Phrase::new("page-title-table").with("title", voice.say("page-link-title"));
    let content = html! { (site_bar(voice, "/link")) (content) };
    Shell::new(voice, voice.say_phrase(&title), content).render()
}
