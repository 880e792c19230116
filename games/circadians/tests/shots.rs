use circadians::Circadians;
use tabletop::{Dice, Draw, Game, Options, Quiet, Seat, Words};
use words::{Language, Speaker};

fn open(players: u8, options: &[(&str, &str)]) -> Circadians {
    let options: Options = options.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect();
    Circadians::open(include_str!("../box.toml"), players, &options).unwrap()
}

#[test]
fn shots() {
    let out = std::path::PathBuf::from("/tmp/cfld-shots");
    std::fs::create_dir_all(&out).unwrap();
    let names: Vec<String> = ["Ana", "Björn", "Camille", "Dorothea"].map(String::from).to_vec();
    for (name, players, options, seed, language) in [
        ("four", 4u8, &[][..], 3u64, Language::ALL[0]),
        ("two", 2, &[("planet", "b"), ("zcharo", "b")][..], 5, Language::ALL[2]),
        ("solo", 1, &[][..], 9, Language::ALL[1]),
        ("first", 3, &[("edition", "first"), ("leaders", "open")][..], 4, Language::ALL[0]),
        ("dyad", 3, &[("leaders", "dyad"), ("resources", "hidden")][..], 8, Language::ALL[0]),
    ] {
        let game = open(players, options);
        let speaker = Speaker::new(language, &[Circadians::locale(language.code()).unwrap()])
            .with_names(names.clone());
        std::fs::write(out.join("poster.svg"), Circadians::poster(&speaker)).unwrap();
        let mut state = game.start(Dice::from_seed(seed), &mut Quiet);
        let mut dice = Dice::from_seed(seed + 1);
        let mut list = Vec::new();
        let mut seen = std::collections::BTreeMap::<String, u32>::new();
        loop {
            let seat = game.owing(&state).lowest();
            let view = game.view(&state, Some(seat.unwrap_or(Seat(0))));
            let step = match seat {
                Some(_) => format!("{:?}", view.table.todo.top().unwrap()),
                None => "Over".to_string(),
            };
            let step: String = step.chars().take_while(|c| c.is_alphanumeric()).collect();
            let tag = format!("r{}-{step}", view.table.round);
            let count = seen.entry(tag.clone()).or_default();
            *count += 1;
            if *count <= 2 {
                let svg = game.svg(&view, &names, &speaker);
                let mut glow = std::collections::BTreeSet::new();
                let mut said = String::new();
                if let Some(seat) = seat {
                    game.actions(&state, seat, &mut list);
                    use tabletop::Speak;
                    said.push_str(&speaker.say(&game.question(&view, seat)));
                    for action in &list {
                        let path = game.path(&view, seat, action);
                        glow.insert(path[0].element.clone());
                        if said.len() < 900 {
                            said.push_str("\n");
                            said.push_str(&speaker.say(&game.choice(&view, seat, action)));
                        }
                    }
                }
                let file = format!("{name}-{tag}-{count}");
                std::fs::write(out.join(format!("{file}.svg")), svg).unwrap();
                let glow: Vec<String> = glow.into_iter().collect();
                std::fs::write(out.join(format!("{file}.txt")), format!("{}\n{said}", glow.join(" "))).unwrap();
            }
            let Some(seat) = seat else { break };
            game.actions(&state, seat, &mut list);
            let action = if dice.below(3) > 0 && list.len() > 1 {
                let first = dice.below(list.len() as u32 - 1) as usize;
                list[first]
            } else {
                list[dice.below(list.len() as u32) as usize]
            };
            game.apply(&mut state, seat, action, &mut Quiet);
        }
    }
}
