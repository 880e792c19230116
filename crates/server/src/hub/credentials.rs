//! With what people sign in who keep their identity. Their name is theirs alone from then on, so
//! others may have lost it with every change here.

use store::Credential;

use super::Hub;
use crate::{
    credential::{self, Way},
    problem::Problem,
};

impl Hub {
    /// The credentials of a visitor, the oldest first.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn credentials(&self, visitor: &str) -> Result<Vec<Credential>, Problem> {
        let known = self.store.credentials(visitor.to_owned()).await;
        known.map_err(|why| Problem::not_read(&why))
    }

    /// Those of them that are of one way.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn credentials_of(
        &self,
        visitor: &str,
        way: Way,
    ) -> Result<Vec<Credential>, Problem> {
        let mut known = self.credentials(visitor).await?;
        known.retain(|one| credential::way(one) == way);
        Ok(known)
    }

    /// Adds a credential, in the place of the visitor's own with this name if there is one; says
    /// whether nobody else has it.
    ///
    /// # Errors
    /// When it cannot be saved.
    pub async fn add_credential(&self, new: Credential) -> Result<bool, Problem> {
        let added = self.store.add_credential(new).await;
        self.names.forget_all();
        added.map_err(|why| Problem::not_saved(&why))
    }

    /// Removes a credential of a visitor; says whether there was one.
    ///
    /// # Errors
    /// When it cannot be saved.
    pub async fn remove_credential(&self, visitor: &str, id: &str) -> Result<bool, Problem> {
        let (visitor, id) = (visitor.to_owned(), id.to_owned());
        let removed = self.store.remove_credential(visitor, id).await;
        removed.map_err(|why| Problem::not_saved(&why))
    }
}
