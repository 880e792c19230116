//! The sign-in that a club has already.

use std::path::PathBuf;

use clap::Args;
use server::ClubSettings;

use crate::output::Failure;

/// The sign-in that a club has already.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "Sign-in of a club")]
pub struct ClubArgs {
    /// The provider (OpenID Connect) whose accounts sign people in here; needs a public URL
    #[arg(
        long,
        env = "ORRERY_OIDC_ISSUER",
        value_name = "URL",
        requires = "oidc_client_id",
        requires = "public_url"
    )]
    pub oidc_issuer: Option<String>,

    /// By what the provider knows this server
    #[arg(long, env = "ORRERY_OIDC_CLIENT_ID", value_name = "ID")]
    pub oidc_client_id: Option<String>,

    /// A file with the secret that the provider has given to this server
    #[arg(long, env = "ORRERY_OIDC_CLIENT_SECRET_FILE", value_name = "FILE")]
    pub oidc_client_secret_file: Option<PathBuf>,

    /// What people call the provider; if nothing is said, its host
    #[arg(long, env = "ORRERY_OIDC_NAME", value_name = "NAME")]
    pub oidc_name: Option<String>,
}

impl ClubArgs {
    /// The same for the server.
    pub fn settings(&self) -> Result<Option<ClubSettings>, Failure> {
        let issuer = self
            .oidc_issuer
            .as_ref()
            .filter(|issuer| !issuer.is_empty());
        let (Some(issuer), Some(client)) = (issuer, &self.oidc_client_id) else {
            return Ok(None);
        };
        let secret = match &self.oidc_client_secret_file {
            Some(file) => Some(std::fs::read_to_string(file).map_err(|why| {
                let file = file.display();
                Failure::Input(format!("--oidc-client-secret-file: {file}: {why}"))
            })?),
            None => None,
        };
        let secret = secret.as_deref().map(str::trim);
        let settings = ClubSettings::new(issuer, client, secret, self.oidc_name.as_deref());
        let settings = settings.map_err(|why| Failure::Input(format!("--oidc-issuer: {why}")))?;
        Ok(Some(settings))
    }
}
