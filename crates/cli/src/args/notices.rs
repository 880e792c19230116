//! How people are told while they are not looking.

use std::{ffi::OsString, path::PathBuf};

use clap::{Args, ValueEnum};
use server::{Mail, NoticeConfig, Reach, Relay, Sender, Vapid};

use crate::output::Failure;

/// How people are told while they are not looking.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "Notices")]
pub struct NoticeArgs {
    /// The server that takes e-mail: smtps://USER:PASSWORD@HOST or smtp://… (STARTTLS); needs a public URL
    #[arg(
        long,
        env = "ORRERY_SMTP",
        hide_env_values = true,
        value_name = "URL",
        requires = "mail_from",
        requires = "public_url"
    )]
    pub smtp: Option<OsString>,

    /// From whom e-mail comes, as in 'Orrery <orrery@example.org>'
    #[arg(long, env = "ORRERY_MAIL_FROM", value_name = "ADDRESS")]
    pub mail_from: Option<Sender>,

    /// A file with the private key for Web Push; without it a key is made once and kept with the data
    #[arg(long, env = "ORRERY_VAPID", value_name = "FILE")]
    pub vapid: Option<PathBuf>,

    /// Where webhooks may lead; anywhere includes private networks and this machine
    #[arg(
        long,
        env = "ORRERY_WEBHOOKS",
        value_name = "WHERE",
        value_enum,
        default_value_t = Webhooks::Public
    )]
    pub webhooks: Webhooks,
}

/// Where webhooks may lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Webhooks {
    /// To public addresses, over https
    Public,
    /// To every address
    Anywhere,
}

impl NoticeArgs {
    /// The same for the server. An address with a password is not read by the parser of the
    /// command line, which would repeat a wrong one.
    pub fn config(&self) -> Result<NoticeConfig, Failure> {
        let reach = match self.webhooks {
            Webhooks::Public => Reach::Public,
            Webhooks::Anywhere => Reach::Anywhere,
        };
        Ok(NoticeConfig {
            mail: self.mail()?,
            vapid: self.vapid()?,
            reach,
            ..NoticeConfig::default()
        })
    }

    fn mail(&self) -> Result<Option<Mail>, Failure> {
        let smtp = self.smtp.as_ref().filter(|smtp| !smtp.is_empty());
        let (Some(smtp), Some(sender)) = (smtp, &self.mail_from) else {
            return Ok(None);
        };
        let relay: Result<Relay, _> = smtp.to_string_lossy().parse();
        let relay = relay.map_err(|why| Failure::Input(format!("--smtp: {why}")))?;
        let sender = sender.clone();
        Ok(Some(Mail { relay, sender }))
    }

    fn vapid(&self) -> Result<Option<Vapid>, Failure> {
        let Some(file) = &self.vapid else {
            return Ok(None);
        };
        let wrong = |why: &dyn std::fmt::Display| {
            Failure::Input(format!("--vapid: {}: {why}", file.display()))
        };
        let text = std::fs::read_to_string(file).map_err(|why| wrong(&why))?;
        Vapid::read(&text).map(Some).map_err(|why| wrong(&why))
    }
}
