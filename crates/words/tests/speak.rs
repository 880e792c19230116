//! Phrases said in three languages.

use tabletop::{Arg, Phrase, Seat, Speak};
use words::{Language, Speaker, UnknownLanguage, keys};

const MINE: &str = "
coal = coal
wool = wool
miner = Miner
    .the = the miner
    .gender = m
farmer = Farmer
    .the = the farmer
    .gender = f
dig = { $who } digs { $count ->
        [one] one lump
       *[other] { $count } lumps
    } of { $good }.
mood = { $who_the } and { $who_gender ->
        [f] her
       *[m] his
    } mood: { $mood }
goods = { $goods_count } goods: { $goods }.
team = { $team_the }
whose = { $who_of } turn
label =
    .text = only an attribute
";

const CUBES: &str = "
goods = Bienes: { $goods }.
hierro = hierro
hilo = hilo
isla = isla
lana = lana
whose = El turno { $who_of }
points = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
";

const POINTS: &str = "
whose = Au tour { $who_of }
points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
";

fn english() -> Speaker {
    Speaker::new(Language::En, &[MINE])
}

fn whose(seat: u8) -> Phrase {
    Phrase::new("whose").with("who", Seat(seat))
}

fn things(keys: &[&'static str]) -> Vec<Phrase> {
    keys.iter().map(|key| Phrase::new(key)).collect()
}

#[test]
fn a_speaker_can_be_shared_between_threads() {
    fn shared<T: Send + Sync + Clone + 'static>() {}
    shared::<Speaker>();
}

#[test]
fn tags_of_the_web_and_the_environment_are_read() {
    for (tag, language) in [
        ("en", Language::En),
        ("EN-gb", Language::En),
        ("es", Language::Es),
        ("es-ES", Language::Es),
        ("fr_FR.UTF-8", Language::Fr),
        ("fr@euro", Language::Fr),
    ] {
        assert_eq!(tag.parse(), Ok(language));
    }
    for tag in ["", "C", "eng", "de-DE"] {
        assert_eq!(tag.parse::<Language>(), Err(UnknownLanguage(tag.into())));
    }
    assert_eq!(
        UnknownLanguage("de".into()).to_string(),
        "no words in \"de\": there are en, es and fr"
    );
    for language in Language::ALL {
        assert_eq!(language.to_string().parse(), Ok(language));
        assert!(!language.name().is_empty());
    }
}

#[test]
fn numbers_have_plurals_and_a_real_minus() {
    let dig = |count: i64| {
        let phrase = Phrase::new("dig")
            .with("who", Seat(0))
            .with("count", count)
            .with("good", Phrase::new("coal"));
        english().with_names(vec!["Ana".into()]).say(&phrase)
    };
    assert_eq!(dig(1), "Ana digs one lump of coal.");
    assert_eq!(dig(2), "Ana digs 2 lumps of coal.");
    assert_eq!(dig(-3), "Ana digs −3 lumps of coal.");

    let points = |language, text, count: i64| {
        let phrase = Phrase::new("points").with("count", count);
        Speaker::new(language, &[text]).say(&phrase)
    };
    assert_eq!(points(Language::Es, CUBES, 0), "0 puntos");
    assert_eq!(points(Language::Fr, POINTS, 0), "0 point");
    assert_eq!(points(Language::Fr, POINTS, -1), "−1 point");
    assert_eq!(points(Language::Fr, POINTS, 2), "2 points");
}

#[test]
fn attributes_of_a_thing_are_arguments() {
    let mood = |who| {
        let phrase = Phrase::new("mood")
            .with("who", Phrase::new(who))
            .with("mood", -2);
        english().check(&phrase)
    };
    assert_eq!(mood("miner").unwrap(), "the miner and his mood: −2");
    assert_eq!(mood("farmer").unwrap(), "the farmer and her mood: −2");
}

#[test]
fn a_sentence_begins_with_a_capital() {
    let speaker = Speaker::new(Language::Fr, &["a = { CAP($thing) }.\nb = élan\nc = C"]);
    let say =
        |thing: &'static str| speaker.check(&Phrase::new("a").with("thing", Phrase::new(thing)));
    assert_eq!(say("b").unwrap(), "Élan.");
    assert_eq!(say("c").unwrap(), "C.");
    assert_eq!(
        speaker.check(&Phrase::new("a")).unwrap_err(),
        ["a: Resolver error: Unknown variable: $thing"]
    );
}

#[test]
fn things_are_joined_in_the_way_of_the_language() {
    let list = |speaker: &Speaker, keys: &[&'static str]| {
        speaker.say(&Phrase::new("goods").with("goods", things(keys)))
    };
    let english = english();
    assert_eq!(list(&english, &[]), "0 goods: .");
    assert_eq!(list(&english, &["coal"]), "1 goods: coal.");
    assert_eq!(list(&english, &["coal", "wool"]), "2 goods: coal and wool.");
    assert_eq!(
        list(&english, &["coal", "wool", "miner"]),
        "3 goods: coal, wool and Miner."
    );
    let spanish = Speaker::new(Language::Es, &[CUBES]);
    assert_eq!(list(&spanish, &["isla", "lana"]), "Bienes: isla y lana.");
    assert_eq!(list(&spanish, &["lana", "isla"]), "Bienes: lana e isla.");
    assert_eq!(list(&spanish, &["lana", "hilo"]), "Bienes: lana e hilo.");
    assert_eq!(
        list(&spanish, &["lana", "hierro"]),
        "Bienes: lana y hierro."
    );
}

#[test]
fn attributes_that_all_things_have_are_joined_too() {
    let team = |keys| english().check(&Phrase::new("team").with("team", things(keys)));
    assert_eq!(
        team(&["miner", "farmer"]).unwrap(),
        "the miner and the farmer"
    );
    assert_eq!(
        team(&["miner", "coal"]).unwrap_err(),
        ["team: Resolver error: Unknown variable: $team_the"]
    );
}

#[test]
fn seats_have_names_or_numbers() {
    let names = || vec!["Bob".to_owned(), "Élise".to_owned(), "Yves".to_owned()];
    let say = |language, text: &str, seat| {
        let speaker = Speaker::new(language, &[text]);
        speaker.with_names(names()).say(&whose(seat))
    };
    assert_eq!(say(Language::En, MINE, 0), "Bob’s turn");
    assert_eq!(say(Language::En, MINE, 3), "Seat 4’s turn");
    assert_eq!(say(Language::Es, CUBES, 1), "El turno de Élise");
    assert_eq!(say(Language::Es, CUBES, 3), "El turno del asiento 4");
    assert_eq!(say(Language::Fr, POINTS, 0), "Au tour de Bob");
    assert_eq!(say(Language::Fr, POINTS, 1), "Au tour d’Élise");
    assert_eq!(say(Language::Fr, POINTS, 2), "Au tour d’Yves");
    assert_eq!(say(Language::Fr, POINTS, 3), "Au tour du joueur 4");
}

/// A name is text: it cannot bring in messages or variables.
#[test]
fn names_are_not_read_as_fluent() {
    let speaker = english().with_names(vec!["{ coal } { $x }".into()]);
    assert_eq!(speaker.check(&whose(0)).unwrap(), "{ coal } { $x }’s turn");
}

#[test]
fn what_is_missing_is_shown_and_reported() {
    let speaker = english();
    let unknown = Phrase::new("no-such-key").with("count", 1);
    assert_eq!(speaker.say(&unknown), "no-such-key");
    assert_eq!(
        speaker.check(&unknown).unwrap_err(),
        ["no-such-key: no such key"]
    );
    let bare = Phrase::new("mood").with("who", Phrase::new("gone"));
    assert_eq!(speaker.say(&bare), "{$who_the} and his mood: {$mood}");
    assert_eq!(
        speaker.check(&bare).unwrap_err(),
        [
            "gone: no such key",
            "mood: Resolver error: Unknown variable: $who_the",
            "mood: Resolver error: Unknown variable: $who_gender",
            "mood: Resolver error: Unknown variable: $mood",
        ]
    );
    let label = Phrase::new("label");
    assert_eq!(speaker.say(&label), "label");
    assert_eq!(
        speaker.check(&label).unwrap_err(),
        ["label: only attributes"]
    );
    assert!(speaker.knows("label") && !speaker.knows("no-such-key"));
}

#[test]
fn mistakes_in_a_text_are_told() {
    let mistakes = |texts: &[&str]| Speaker::try_new(Language::En, texts).err().unwrap();
    assert_eq!(mistakes(&["a = A", "a = B"]), ["a is there twice"]);
    let broken = mistakes(&["a = A\nb = { $x"]);
    assert!(broken[0].starts_with("line 2: "), "{broken:?}");
}

#[test]
#[should_panic(expected = "words in fr: a is there twice")]
fn a_speaker_with_mistakes_does_not_start() {
    let _ = Speaker::new(Language::Fr, &["a = A", "a = B"]);
}

#[test]
fn keys_tell_what_a_text_uses() {
    let entries = keys(MINE).unwrap();
    let mood = &entries["mood"];
    assert!(mood.has_text && mood.attributes.is_empty());
    assert!(mood.variables.iter().eq(["mood", "who_gender", "who_the"]));
    let miner = &entries["miner"];
    assert!(miner.attributes.iter().eq(["gender", "the"]));
    assert!(!entries["label"].has_text);

    let linked = keys("-t = T\na = { -t(n: 1) } { b.at } { CAP($y) }\nb = B").unwrap();
    assert!(linked.keys().eq(["-t", "a", "b"]));
    assert!(linked["a"].references.iter().eq(["-t", "b"]));
    assert!(linked["a"].variables.iter().eq(["y"]));

    assert_eq!(keys("a = A\na = B").unwrap_err(), ["a is there twice"]);
    assert!(keys("a = { $x").unwrap_err()[0].starts_with("line 1: "));
}

/// The words that all games share say the same things in every language.
#[test]
fn every_language_has_the_common_words() {
    for language in Language::ALL {
        let speaker = Speaker::new(language, &["x = { $a }, { $b }"]);
        for key in [
            "words-list-comma",
            "words-list-and",
            "words-player",
            "words-seat",
        ] {
            assert!(speaker.knows(key), "{key} in {language}");
        }
        let phrase = Phrase::new("x")
            .with("a", Arg::Text("§".into()))
            .with("b", Seat(1));
        assert!(speaker.check(&phrase).unwrap().starts_with("§, "));
    }
}
