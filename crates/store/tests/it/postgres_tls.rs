//! Encrypted connections to a real server that takes no others.

use services::Postgres;
use store::{Address, Database, Store, StoreError};

/// What comes of a look into a database at this address.
async fn look(address: &str) -> Result<(), StoreError> {
    let address: Address = address.parse()?;
    let store = store::Postgres::open(&address).await?;
    store.check().await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_encrypted_connection_to_postgres_is_as_sure_as_was_asked() {
    let server = Postgres::encrypted();
    let database = server.database();
    let name = database.rsplit('/').next().unwrap();
    let at = |host: &str, mode: &str| {
        let port = server.port();
        let root = server.root();
        let root = root.to_str().unwrap();
        format!(
            "postgres://orrery@{host}:{port}/{name}?{}",
            mode.replace("ROOT", root)
        )
    };
    for (host, mode) in [
        ("127.0.0.1", "sslmode=require"),
        // The name in the certificate is another, which this does not look at.
        ("127.0.0.1", "sslmode=verify-ca&sslrootcert=ROOT"),
        ("localhost", "sslrootcert=ROOT&sslmode=verify-full"),
        (
            "localhost",
            "sslmode=require&sslrootcert=ROOT&connect_timeout=9",
        ),
    ] {
        let looked = look(&at(host, mode)).await;
        assert!(looked.is_ok(), "{host} {mode}: {looked:?}");
    }
    for (host, mode) in [
        // The server takes nothing that is not encrypted.
        ("127.0.0.1", "sslmode=disable"),
        ("127.0.0.1", "application_name=test"),
        // Not the name in the certificate.
        ("127.0.0.1", "sslmode=verify-full&sslrootcert=ROOT"),
        // Nobody whom the system trusts.
        ("localhost", "sslmode=verify-full"),
    ] {
        let refused = look(&at(host, mode)).await.unwrap_err();
        let said = matches!(refused, StoreError::Unreachable(_)) && refused.to_string().len() > 10;
        assert!(said, "{host} {mode}: {refused:?}");
    }
    // Who else is trusted does not help: a certificate by somebody of the same name.
    let other = Postgres::encrypted();
    let wrong = at("localhost", "sslmode=verify-full&sslrootcert=OTHER");
    let wrong = wrong.replace("OTHER", other.root().to_str().unwrap());
    assert!(look(&wrong).await.is_err());

    // The connection is encrypted, and a socket of the machine needs none of it.
    let address: Address = at("localhost", "sslmode=require").parse().unwrap();
    let store = store::Postgres::open(&address).await.unwrap();
    store.check().await.unwrap();
    let encrypted = "SELECT count(*) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) \
                     WHERE ssl AND application_name = 'orrery'";
    assert_ne!(server.sql(&database, encrypted), "0");
    look(&format!("{database}?sslmode=require")).await.unwrap();
}

/// A copy goes over its own connection.
#[tokio::test(flavor = "multi_thread")]
async fn a_copy_to_an_encrypted_postgres_and_back() {
    let server = Postgres::encrypted();
    let database = server.database();
    let name = database.rsplit('/').next().unwrap();
    let (port, root) = (server.port(), server.root());
    let root = root.display();
    let there =
        format!("postgres://orrery@localhost:{port}/{name}?sslmode=verify-full&sslrootcert={root}");
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| Database::from(folder.path().join(name));
    drop(file("from").open().await.unwrap());
    let there: Database = there.parse().unwrap();
    store::copy::copy(&file("from"), &there, |_| ())
        .await
        .unwrap();
    store::copy::copy(&there, &file("back"), |_| ())
        .await
        .unwrap();
}
