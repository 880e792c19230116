//! Every game speaks every language.

use words::{Language, Speaker, keys};

#[test]
fn every_locale_can_be_read() {
    for entry in games::catalog().games() {
        for language in Language::ALL {
            let text = entry.locale(language);
            if let Err(mistakes) = keys(text) {
                panic!("{} in {language}: {mistakes:#?}", entry.info().id);
            }
            if let Err(mistakes) = Speaker::try_new(language, &[text]) {
                panic!("{} in {language}: {mistakes:#?}", entry.info().id);
            }
        }
    }
}

/// The lobby has words for every option and its values, the score sheet for every source.
#[test]
fn options_and_sources_have_words() {
    for entry in games::catalog().games() {
        for language in Language::ALL {
            let speaker = Speaker::new(language, &[entry.locale(language)]);
            let info = entry.info();
            let mut wanted: Vec<String> = info.sources.iter().map(ToString::to_string).collect();
            for option in info.options {
                wanted.push(format!("option-{}", option.key));
                let values = option.values.iter();
                wanted.extend(values.map(|value| format!("option-{}-{value}", option.key)));
            }
            for key in wanted {
                let said = speaker.say_key(&key);
                assert!(
                    said.is_some_and(|said| !said.is_empty()),
                    "{language}: {key}"
                );
            }
        }
    }
}
