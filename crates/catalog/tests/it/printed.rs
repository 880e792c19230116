//! What is printed on a board is drawn once for all tables of a setup, so it must not depend
//! on anything else.

use catalog::Match;
use tabletop::{Dice, Options, Phrase, Seat, Speak};
use words::{Language, Speaker};

/// Says the same and keeps nothing: everything is drawn anew.
struct Anew<'a>(&'a Speaker);

impl Speak for Anew<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.0.say(phrase)
    }
}

/// How many actions of a game are looked at, each time after so many others.
const LOOKS: usize = 12;
const BETWEEN: usize = 9;

fn look(game: &dyn Match, names: &[String], speakers: &[Speaker]) {
    for speaker in speakers {
        let speaker = speaker.clone().with_names(names.to_vec());
        let seats = Seat::first(names.len() as u8).map(Some);
        for seat in seats.chain([None]) {
            let kept = game.svg(seat, names, &speaker);
            let anew = game.svg(seat, names, &Anew(&speaker));
            assert_eq!(kept, anew, "{:?} in {}", seat, speaker.language());
        }
    }
}

/// Boards of all games, numbers of players and seats, of several tables that share a box, are
/// the same whether what is printed was kept or drawn for them.
#[test]
fn what_is_printed_depends_on_the_setup_and_the_language_alone() {
    for entry in games::catalog().games() {
        let speakers = Language::ALL.map(|one| Speaker::new(one, &[entry.locale(one)]));
        for players in entry.info().players.clone() {
            let referee = entry.open(None, players, &Options::new()).unwrap();
            for seed in 0..2 {
                let names = ["Ana", "Leo", "Mia", "Tom"].map(|name| format!("{name} {seed}"));
                let names = &names[..usize::from(players).min(4)];
                let mut game = referee.start(Dice::from_seed(seed));
                for n in 0..LOOKS * BETWEEN {
                    if n % BETWEEN == 0 {
                        look(&*game, names, &speakers);
                    }
                    let Some(seat) = game.owing().lowest() else {
                        look(&*game, names, &speakers);
                        break;
                    };
                    let choices = game.choices(seat);
                    let action = &choices[n * 7 % choices.len()].action;
                    game.play(seat, action).unwrap();
                }
            }
        }
    }
}
