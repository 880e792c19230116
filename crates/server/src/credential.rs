//! With what people sign in who keep their identity: passkeys, e-mail addresses, and the
//! sign-in of the club. The name of a credential says which of them it is.

use mail::Address;
use store::Credential;

/// How the names of addresses begin. Names of passkeys have no colon in them.
const MAIL: &str = "mail:";
/// How those of accounts of the club begin.
const CLUB: &str = "club:";

/// A way to sign in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// A passkey.
    Passkey,
    /// A link sent to an e-mail address.
    Mail,
    /// An account of the club.
    Club,
}

/// Which way a credential is.
#[must_use]
pub fn way(credential: &Credential) -> Way {
    if credential.id.starts_with(MAIL) {
        Way::Mail
    } else if credential.id.starts_with(CLUB) {
        Way::Club
    } else {
        Way::Passkey
    }
}

/// The name of the credential of an address: one for all spellings of it that may reach the same
/// person. What is sent goes to the spelling that its owner has confirmed.
#[must_use]
pub fn of_address(address: &Address) -> String {
    format!("{MAIL}{}", address.as_str().to_lowercase())
}

/// The name of the credential of somebody whom the club knows by this.
#[must_use]
pub fn of_club(id: &str) -> String {
    format!("{CLUB}{id}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_credential_however_it_is_written() {
        let name = |address: &str| of_address(&address.parse().unwrap());
        assert_eq!(name("Ana.B@Example.org"), name("ana.b@example.ORG"));
        assert_ne!(name("ana@example.org"), name("ana+b@example.org"));
    }
}
