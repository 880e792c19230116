//! Networks that play (`network:FILE`): reading them, and refusing those of another game.

use std::collections::BTreeMap;

use catalog::{
    BotSpec, Networks, Referee,
    network::{LARGEST, Network, NetworkProblem},
};
use tabletop::Phrase;

use super::Context;
use crate::output::Failure;

/// Reads the networks that bots in a list follow, for this table.
pub fn read<'a>(
    context: &Context,
    referee: &dyn Referee,
    bots: impl IntoIterator<Item = &'a BotSpec>,
) -> Result<Networks, Failure> {
    let mut networks = Networks::default();
    for bot in bots {
        let BotSpec::Network(bot) = bot else { continue };
        if networks.get(&bot.file).is_some() {
            continue;
        }
        let Some(encoding) = referee.encoding() else {
            let title = referee.info().title.to_string();
            let phrase = Phrase::new("cli-no-encoding").with("title", title);
            return Err(Failure::Input(context.say(&phrase)));
        };
        let wrong = |what: String| Failure::Input(format!("{}: {what}", bot.file));
        let refused = |problem: NetworkProblem| wrong(problem.to_string());
        let size = std::fs::metadata(&bot.file).map_err(|error| wrong(error.to_string()))?;
        if size.len() > LARGEST as u64 {
            return Err(refused(NetworkProblem::TooLarge(size.len() as usize)));
        }
        let file = std::fs::read(&bot.file).map_err(|error| wrong(error.to_string()))?;
        let network = Network::read(&file).map_err(refused)?;
        network.fits(&encoding.shape()).map_err(refused)?;
        networks.insert(&bot.file, network);
    }
    Ok(networks)
}

/// The hash of each network, by its file.
pub fn hashes(networks: &Networks) -> BTreeMap<String, String> {
    let hash = |network: &Network| -> String {
        let bytes = network.hash().iter();
        bytes.map(|byte| format!("{byte:02x}")).collect()
    };
    networks
        .iter()
        .map(|(file, network)| (file.to_string(), hash(network)))
        .collect()
}
