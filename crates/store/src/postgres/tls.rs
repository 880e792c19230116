//! Encrypted connections to PostgreSQL, as its own programs know them by `sslmode` and
//! `sslrootcert`.

use std::{path::Path, sync::Arc};

use rustls::{
    CertificateError, ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme,
    client::{
        WebPkiServerVerifier,
        danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier},
    },
    crypto::{self, CryptoProvider},
    pki_types::{CertificateDer, ServerName, UnixTime, pem::PemObject},
};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::faults::unreachable;
use crate::StoreError;

/// How far the server has to prove who it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// Not at all: nobody on the way reads along, but somebody may pretend to be the server.
    None,
    /// Its certificate is by somebody who is trusted.
    Authority,
    /// And it is for the name in the address.
    Name,
}

/// How a connection is encrypted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tls {
    /// What the server has to prove.
    pub proof: Proof,
    /// The file with the certificates that are trusted; without one those of the system.
    pub roots: Option<String>,
}

/// What is said for the certificates of the system.
const SYSTEM: &str = "system";

impl Tls {
    /// What these words ask for; nothing if connections need not be encrypted.
    ///
    /// # Errors
    /// When there is no such mode.
    pub fn of(mode: Option<&str>, roots: Option<&str>) -> Result<Option<Self>, StoreError> {
        let proof = match (mode, roots) {
            (None | Some("disable" | "prefer"), None) => return Ok(None),
            // With a file that says who is trusted, libpq checks it too.
            (Some("require"), None) => Proof::None,
            (Some("require" | "verify-ca"), _) => Proof::Authority,
            (Some("verify-full"), _) => Proof::Name,
            (None | Some("disable" | "prefer"), Some(_)) => {
                let why = "sslrootcert is for sslmode=verify-full, verify-ca or require";
                return Err(unreachable(why));
            }
            (Some(_), _) => {
                let why = "sslmode is disable, prefer, require, verify-ca or verify-full";
                return Err(unreachable(why));
            }
        };
        // The certificates of the system are by many: anyone has one for some name.
        let weak = proof == Proof::Authority && roots.is_none_or(|roots| roots == SYSTEM);
        if weak {
            let why = "sslmode=verify-ca needs sslrootcert=FILE; with the certificates of the \
                       system only verify-full proves something";
            return Err(unreachable(why));
        }
        Ok(Some(Self {
            proof,
            roots: roots.filter(|roots| *roots != SYSTEM).map(str::to_owned),
        }))
    }

    /// What makes such connections.
    ///
    /// # Errors
    /// When the certificates cannot be read.
    pub fn connector(&self) -> Result<MakeRustlsConnect, StoreError> {
        let provider = Arc::new(crypto::ring::default_provider());
        let verifier: Arc<dyn ServerCertVerifier> = match self.proof {
            Proof::None => Arc::new(Anyone(provider.clone())),
            Proof::Authority => Arc::new(AnyName(self.verifier(&provider)?)),
            Proof::Name => self.verifier(&provider)?,
        };
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(|why| wrong(&why.to_string()))?;
        let config = config
            .dangerous()
            .with_custom_certificate_verifier(verifier)
            .with_no_client_auth();
        Ok(MakeRustlsConnect::new(config))
    }

    fn verifier(
        &self,
        provider: &Arc<CryptoProvider>,
    ) -> Result<Arc<WebPkiServerVerifier>, StoreError> {
        let roots = Arc::new(self.trusted()?);
        let built = WebPkiServerVerifier::builder_with_provider(roots, provider.clone()).build();
        built.map_err(|why| wrong(&why.to_string()))
    }

    /// The certificates that are trusted.
    fn trusted(&self) -> Result<RootCertStore, StoreError> {
        let mut trusted = RootCertStore::empty();
        let Some(file) = &self.roots else {
            trusted.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
            return Ok(trusted);
        };
        let failed = |why: &str| wrong(&format!("{file}: {why}"));
        let certificates = CertificateDer::pem_file_iter(Path::new(file));
        for certificate in certificates.map_err(|why| failed(&why.to_string()))? {
            let certificate = certificate.map_err(|why| failed(&why.to_string()))?;
            let added = trusted.add(certificate);
            added.map_err(|why| failed(&why.to_string()))?;
        }
        if trusted.is_empty() {
            return Err(failed("there is no certificate in it"));
        }
        Ok(trusted)
    }
}

fn wrong(why: &str) -> StoreError {
    unreachable(&format!("encryption of the connection: {why}"))
}

/// Believes anyone. That the other side has the key of its certificate is checked all the same.
#[derive(Debug)]
struct Anyone(Arc<CryptoProvider>);

impl ServerCertVerifier for Anyone {
    fn verify_server_cert(
        &self,
        _end_entity: &CertificateDer<'_>,
        _intermediates: &[CertificateDer<'_>],
        _server_name: &ServerName<'_>,
        _ocsp_response: &[u8],
        _now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        cert: &CertificateDer<'_>,
        dss: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let algorithms = &self.0.signature_verification_algorithms;
        crypto::verify_tls12_signature(message, cert, dss, algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        cert: &CertificateDer<'_>,
        dss: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let algorithms = &self.0.signature_verification_algorithms;
        crypto::verify_tls13_signature(message, cert, dss, algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}

/// Believes who has a certificate by somebody who is trusted, whatever the name in it.
#[derive(Debug)]
struct AnyName(Arc<WebPkiServerVerifier>);

impl ServerCertVerifier for AnyName {
    fn verify_server_cert(
        &self,
        end_entity: &CertificateDer<'_>,
        intermediates: &[CertificateDer<'_>],
        server_name: &ServerName<'_>,
        ocsp_response: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let verified =
            self.0
                .verify_server_cert(end_entity, intermediates, server_name, ocsp_response, now);
        match verified {
            // The name is looked at last, when everything else was right.
            Err(Error::InvalidCertificate(
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
            )) => Ok(ServerCertVerified::assertion()),
            other => other,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        cert: &CertificateDer<'_>,
        dss: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        self.0.verify_tls12_signature(message, cert, dss)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        cert: &CertificateDer<'_>,
        dss: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        self.0.verify_tls13_signature(message, cert, dss)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.supported_verify_schemes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modes_are_those_of_postgresqls_own_programs() {
        let of = |mode, roots| {
            Tls::of(mode, roots)
                .unwrap()
                .map(|tls| (tls.proof, tls.roots))
        };
        let file = || Some("root.crt".to_owned());
        assert_eq!(of(None, None), None);
        assert_eq!(of(Some("prefer"), None), None);
        assert_eq!(of(Some("require"), None), Some((Proof::None, None)));
        assert_eq!(
            of(Some("require"), Some("root.crt")),
            Some((Proof::Authority, file()))
        );
        assert_eq!(
            of(Some("verify-ca"), Some("root.crt")),
            Some((Proof::Authority, file()))
        );
        assert_eq!(
            of(Some("verify-full"), Some("root.crt")),
            Some((Proof::Name, file()))
        );
        assert_eq!(
            of(Some("verify-full"), Some("system")),
            Some((Proof::Name, None))
        );
        assert_eq!(of(Some("verify-full"), None), Some((Proof::Name, None)));
        // What would prove nothing or is not kept is refused.
        for (mode, roots) in [
            (Some("verify-ca"), None),
            (Some("verify-ca"), Some("system")),
            (Some("allow"), None),
            (None, Some("root.crt")),
            (Some("disable"), Some("root.crt")),
        ] {
            assert!(Tls::of(mode, roots).is_err(), "{mode:?} {roots:?}");
        }
    }

    #[test]
    fn a_file_without_certificates_is_no_trust_in_anyone() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("empty");
        std::fs::write(&file, "").unwrap();
        let tls = |roots: &Path| Tls {
            proof: Proof::Name,
            roots: Some(roots.to_str().unwrap().to_owned()),
        };
        assert!(tls(&file).connector().is_err());
        assert!(tls(&folder.path().join("gone")).connector().is_err());
    }
}
