//! Somebody's own identity: the name, settings, ways to sign in, devices, tokens for programs.

use maud::{Markup, html};
use tabletop::Phrase;
use words::Language;

use super::{
    Notice,
    home::when,
    shell::{Shell, site_bar, token},
    voice::{Voice, names},
};
use crate::frame::{
    AccountFrame, ClubFrame, CredentialFrame, LinkFrame, MailFrame, QrFrame, Reader, SessionFrame,
    SessionWay, SigningFrame, TokenFrame, WaysFrame,
};
use crate::{naming::LONGEST_NAME, settings::Settings};

/// What was made just now, and is shown once.
#[derive(Clone, Debug, Default)]
pub struct Fresh {
    /// The way to sign in another device.
    pub link: Option<LinkFrame>,
    /// A token for a program.
    pub token: Option<TokenFrame>,
    /// The e-mail that was sent to a new address.
    pub asked: Option<Asked>,
    /// What a form has just done.
    pub said: String,
}

/// An e-mail that was sent, or would have been if anybody were known by the address.
#[derive(Clone, Debug)]
pub struct Asked {
    /// To which address.
    pub address: String,
    /// For how many minutes what it says holds.
    pub minutes: u64,
}

/// What a form has just done.
fn done(said: &str) -> Option<&'static str> {
    Some(match said {
        "settings" => "page-settings-saved",
        "mail-added" => "page-mail-added",
        "mail-changed" => "page-mail-changed",
        "mail-removed" => "page-mail-removed",
        "club-added" => "page-club-added",
        "club-removed" => "page-club-removed",
        _ => return None,
    })
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
                @if !account.is_kept() { p { a.button href="/link" { (voice.say("page-link-back")) } } }
                @if let Some(key) = done(&fresh.said) { p.done role="status" { (voice.say(key)) } }
            }
            section aria-labelledby="own-name" {
                h2 #own-name { (voice.say("page-your-name")) }
                form.line method="post" action="/name" {
                    (token(voice))
                    input type="hidden" name="back" value="/me";
                    input name="name" required maxlength=(LONGEST_NAME) autocomplete="nickname" value=(account.name) aria-label=(voice.say("page-your-name"));
                    button.button { (voice.say("page-rename")) }
                }
                p.hint { (voice.say(if account.owns_name { "page-name-owned" } else { "page-name-free" })) }
            }
            section #settings aria-labelledby="settings-head" {
                h2 #settings-head { (voice.say("page-settings")) }
                (settings(voice))
            }
            section #mail aria-labelledby="mail-head" {
                h2 #mail-head { (voice.say("page-mail")) }
                (mail(voice, &account.mail, fresh.asked.as_ref()))
            }
            @if let Some(club) = &account.club {
                section #club aria-labelledby="club-head" {
                    h2 #club-head { (club.name) }
                    (self::club(voice, club))
                }
            }
            section #passkeys aria-labelledby="passkeys-head" {
                h2 #passkeys-head { (voice.say("page-passkeys")) }
                (passkeys(voice, account.passkeys.as_deref()))
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
            section #devices aria-labelledby="devices-head" {
                h2 #devices-head { (voice.say("page-devices")) }
                ul.devices { @for session in &browsers { (device(voice, session)) } }
                @if browsers.len() == 1 && !account.is_kept() { p.hint { (voice.say("page-sign-out-last")) } }
                @if sessions.len() > 1 {
                    form method="post" action="/me/sign-out-others" {
                        (token(voice))
                        button.button.danger { (voice.say("page-sign-out-others")) }
                    }
                }
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

/// What follows the reader to every device.
fn settings(voice: Voice<'_>) -> Markup {
    let reader = voice.reader;
    let language = reader.speaker.language();
    let chosen = |name: &str, first| reader.settings.get(name).unwrap_or(first);
    html! {
        p { (voice.say("page-settings-how")) }
        form.settings method="post" action="/me/settings" {
            (token(voice))
            label for="set-language" { (voice.say("page-language")) }
            select #set-language name="language" {
                @for one in Language::ALL {
                    option value=(one.code()) lang=(one.code()) selected[one == language] { (one.name()) }
                }
            }
            @for (name, values) in Settings::known().filter(|(name, _)| *name != "language") {
                label for={ "set-" (name) } { (voice.say(setting(name))) }
                select id={ "set-" (name) } name=(name) {
                    @let first = if name == "speed" { "normal" } else { values[0] };
                    @for value in values {
                        option value=(value) selected[*value == chosen(name, first)] { (voice.say(setting_value(name, value))) }
                    }
                }
            }
            button.button { (voice.say("page-rename")) }
        }
    }
}

/// What a setting is called.
const fn setting(name: &str) -> &'static str {
    match name.as_bytes() {
        b"theme" => "page-theme",
        b"sound" => "page-sound",
        _ => "page-speed",
    }
}

/// What a value of a setting is called.
fn setting_value(name: &str, value: &str) -> &'static str {
    match (name, value) {
        ("theme", "light") => "page-set-light",
        ("theme", "dark") => "page-set-dark",
        ("theme", _) => "page-set-auto",
        ("sound", "on") => "page-set-on",
        ("sound", _) => "page-set-off",
        (_, "slow") => "page-speed-slow",
        (_, "fast") => "page-speed-fast",
        (_, "instant") => "page-speed-instant",
        _ => "page-speed-normal",
    }
}

/// The addresses that sign in, and the form for one more.
fn mail(voice: Voice<'_>, mail: &MailFrame, asked: Option<&Asked>) -> Markup {
    html! {
        @if mail.is_on {
            p { (voice.say("page-mail-how")) }
        } @else {
            p.hint { (voice.say("page-mail-absent")) }
        }
        @if !mail.addresses.is_empty() {
            ul.devices { @for address in &mail.addresses { (mail_address(voice, mail, address)) } }
        }
        @if let Some(asked) = asked { (enter_code(voice, asked)) }
        @if mail.is_on && asked.is_none() {
            form.line method="post" action="/me/mail" {
                (token(voice))
                label for="new-mail" { (voice.say(if mail.addresses.is_empty() { "page-notices-address" } else { "page-mail-another" })) }
                input #new-mail name="address" type="email" required maxlength="254" autocomplete="email";
                button.button.strong { (voice.say("page-mail-add")) }
            }
        }
    }
}

fn mail_address(voice: Voice<'_>, mail: &MailFrame, address: &CredentialFrame) -> Markup {
    let change = html! {
        @if mail.is_on {
            details.change {
                summary aria-label=(whose(voice, "page-mail-change", &address.name)) { (voice.say("page-mail-change")) }
                form.line method="post" action="/me/mail" {
                    (token(voice))
                    input type="hidden" name="replaces" value=(address.id);
                    input name="address" type="email" required maxlength="254" autocomplete="email" aria-label=(voice.say("page-mail-new"));
                    button.button { (voice.say("page-mail-add")) }
                }
            }
        }
    };
    let remove = ["/me/mail/remove", "address"];
    credential(voice, address, "page-mail-since", remove, &change)
}

/// What signs somebody in: since when, the button that removes it (where its form leads, and in
/// which field it is named), and what else can be done with it.
fn credential(
    voice: Voice<'_>,
    known: &CredentialFrame,
    since: &'static str,
    [remove, field]: [&str; 2],
    more: &Markup,
) -> Markup {
    let name = device_name(voice, &known.name);
    html! {
        li {
            b { (name) }
            span.since {
                (voice.say(since)) " " (when(known.made))
                @if let Some(used) = known.used { " · " (voice.say("page-device-seen")) " " (when(used)) }
            }
            form method="post" action=(remove) {
                (token(voice))
                input type="hidden" name=(field) value=(known.id);
                button.button.danger aria-label=(whose(voice, "page-passkey-remove", &name)) { (voice.say("page-passkey-remove")) }
            }
            (more)
        }
    }
}

/// What a device is called.
fn device_name(voice: Voice<'_>, name: &str) -> String {
    match name {
        "" => voice.say("page-device-unknown"),
        name => name.to_owned(),
    }
}

/// What a button does, and to what: for those who do not see where it stands.
fn whose(voice: Voice<'_>, deed: &'static str, name: &str) -> String {
    let whose = Phrase::new("page-of-device").with("deed", voice.say(deed));
    voice.say_phrase(&whose.with("device", name.to_owned()))
}

/// The accounts of the club that sign in, and the button for one more.
fn club(voice: Voice<'_>, club: &ClubFrame) -> Markup {
    html! {
        p { (at_club(voice, "page-club-how", &club.name)) }
        @if !club.accounts.is_empty() {
            ul.devices {
                @for account in &club.accounts {
                    (credential(voice, account, "page-token-since", ["/me/club/remove", "account"], &html! {}))
                }
            }
        } @else {
            (to_club_form(voice, &club.name, true))
        }
    }
}

fn at_club(voice: Voice<'_>, key: &'static str, club: &str) -> String {
    voice.say_phrase(&Phrase::new(key).with("club", club.to_owned()))
}

/// The button that leads to the sign-in of the club.
fn to_club_form(voice: Voice<'_>, club: &str, is_strong: bool) -> Markup {
    html! {
        form method="post" action="/club" {
            (token(voice))
            button.button.strong[is_strong] { (at_club(voice, "page-club-go", club)) }
        }
    }
}

/// A browser goes to the sign-in of the club.
#[must_use]
pub fn to_club(club: &str, address: &str, reader: &Reader) -> Markup {
    let voice = Voice::new(reader);
    let go = at_club(voice, "page-club-go", club);
    let content = html! {
        (site_bar(voice, "/link"))
        main #frame .reading.account tabindex="-1" {
            header.lead { h1 { (go) } }
            p.onward { a.button.strong href=(address) { (voice.say("page-link-continue")) } }
        }
    };
    let title = Phrase::new("page-title-table").with("title", go.clone());
    let title = voice.say_phrase(&title);
    Shell::new(voice, title, content)
        .leading_to(address)
        .render()
}

/// Whether an account of the club that nobody has here is to sign in the reader.
#[must_use]
pub fn met_at_club(club: &str, label: &str, ticket: &str, reader: &Reader) -> Markup {
    let voice = Voice::new(reader);
    let asked = Phrase::new("page-club-use").with("account", label.to_owned());
    let asked = asked.with("club", club.to_owned());
    let content = html! {
        main #frame .reading.account tabindex="-1" {
            header.lead {
                h1 { (voice.say_phrase(&asked.with("name", reader.name.clone()))) }
                p { (voice.say("page-club-new")) }
            }
            form.signing method="post" action="/me/club" {
                (token(voice))
                input type="hidden" name="ticket" value=(ticket);
                p.onward {
                    button.button.strong { (voice.say("page-notice-confirm")) }
                    a.button href="/link" { (voice.say("page-link-not")) }
                }
            }
        }
    };
    signing_page(voice, &content)
}

/// Where the code of an e-mail is typed that was sent to a new address.
fn enter_code(voice: Voice<'_>, asked: &Asked) -> Markup {
    html! {
        div.made role="status" { p { (told_of(voice, "page-mail-asked", asked)) } }
        form.line method="post" action="/link" {
            (token(voice))
            label for="mail-code" { (voice.say("page-mail-code")) }
            input #mail-code name="code" required maxlength="40" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false";
            button.button.strong { (voice.say("page-link-continue")) }
        }
    }
}

/// A sentence about an e-mail.
fn told_of(voice: Voice<'_>, key: &'static str, asked: &Asked) -> String {
    let minutes = i64::try_from(asked.minutes).unwrap_or(i64::MAX);
    let told = Phrase::new(key).with("address", asked.address.clone());
    voice.say_phrase(&told.with("minutes", minutes))
}

/// A device with the button that signs it out.
fn device(voice: Voice<'_>, session: &SessionFrame) -> Markup {
    let (sign_out, is_program) = match session.kind {
        SessionWay::Browser => ("page-sign-out", false),
        SessionWay::Program => ("page-token-revoke", true),
    };
    let name = device_name(voice, &session.device);
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
                button.button.danger aria-label=(whose(voice, sign_out, &name)) { (voice.say(sign_out)) }
            }
        }
    }
}

/// The passkeys there are, and the button for a new one.
fn passkeys(voice: Voice<'_>, passkeys: Option<&[CredentialFrame]>) -> Markup {
    let Some(passkeys) = passkeys else {
        return html! { p.hint { (voice.say("page-passkeys-none")) } };
    };
    html! {
        p { (voice.say("page-passkeys-how")) }
        @if !passkeys.is_empty() {
            ul.devices {
                @for passkey in passkeys {
                    (credential(voice, passkey, "page-token-since", ["/me/passkeys/remove", "key"], &html! {}))
                }
            }
        }
        form.passkey hidden method="post" action="/me/passkeys" data-passkey="new" data-cancelled=(voice.say("page-passkey-cancelled")) {
            (token(voice))
            button.button.strong { (voice.say("page-passkey-make")) }
        }
        p.hint.no-passkeys { (voice.say("page-passkeys-browser")) }
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
pub fn link(notice: Option<&Notice>, ways: &WaysFrame, reader: &Reader) -> Markup {
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
            section aria-labelledby="by-mail" {
                h2 #by-mail { (voice.say("page-mail-sign-in")) }
                @if ways.mail {
                    form.line #mail-form method="post" action="/link/mail" {
                        (token(voice))
                        label for="address" { (voice.say("page-notices-address")) }
                        input #address name="address" type="email" required maxlength="254" autocomplete="email";
                        button.button { (voice.say("page-mail-send")) }
                    }
                } @else {
                    p.hint { (voice.say("page-mail-absent")) }
                }
            }
            @if let Some(club) = &ways.club { (to_club_form(voice, club, false)) }
            @if ways.passkeys {
                form.passkey hidden method="post" action="/passkey" data-passkey="known" data-cancelled=(voice.say("page-passkey-cancelled")) {
                    (token(voice))
                    button.button { (voice.say("page-passkey-use")) }
                }
            }
        }
    };
    signing_page(voice, &content)
}

/// A link was sent to an address, if anybody is known by it.
#[must_use]
pub fn link_asked(asked: &Asked, reader: &Reader) -> Markup {
    let voice = Voice::new(reader);
    let content = html! {
        main #frame .reading.account tabindex="-1" {
            header.lead {
                h1 { (voice.say("page-mail-look")) }
                p { (told_of(voice, "page-mail-sent", asked)) }
            }
            form.line method="post" action="/link" {
                (token(voice))
                label for="code" { (voice.say("page-mail-code")) }
                input #code name="code" required maxlength="40" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false";
                button.button.strong { (voice.say("page-link-continue")) }
            }
            p.hint { (voice.say("page-mail-none")) " " a href="/link" { (voice.say("page-mail-again")) } }
        }
    };
    signing_page(voice, &content)
}

/// The last question before an address signs somebody in; without it, who has to answer it
/// instead.
#[must_use]
pub fn address(address: Option<&str>, code: &str, reader: &Reader) -> Markup {
    let voice = Voice::new(reader);
    let content = html! {
        main #frame .reading.account tabindex="-1" {
            @if let Some(address) = address {
                @let both = Phrase::new("page-mail-use").with("address", address.to_owned());
                header.lead { h1 { (voice.say_phrase(&both.with("name", reader.name.clone()))) } }
                form.signing method="post" action="/me/mail/confirm" {
                    (token(voice))
                    input type="hidden" name="code" value=(code);
                    p.onward {
                        button.button.strong { (voice.say("page-notice-confirm")) }
                        a.button href="/me" { (voice.say("page-link-not")) }
                    }
                }
            } @else {
                header.lead {
                    h1 { (voice.say("page-mail-elsewhere")) }
                    p { (voice.say("page-mail-elsewhere-how")) }
                }
                p.onward { a.button.strong href="/" { (voice.say("page-all-tables")) } }
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
