//! Piles of cards.

use tabletop::{Deck, Dice};

#[test]
fn a_full_pile_has_every_card_once() {
    for count in [0, 1, 6, 31, 32] {
        let deck = Deck::full(count);
        assert_eq!(deck.len(), u32::from(count));
        assert!(deck.iter().eq(0..count));
        assert_eq!(deck.is_empty(), count == 0);
        assert!(!deck.contains(count) && !deck.contains(255));
    }
    assert_eq!(Deck::default(), Deck::EMPTY);
}

#[test]
fn cards_are_put_and_removed() {
    let mut deck = Deck::EMPTY;
    deck.put(31);
    deck.put(4);
    deck.put(4);
    assert_eq!(format!("{deck:?}"), "{4, 31}");
    deck.remove(5);
    deck.remove(31);
    assert_eq!(deck, [4].into_iter().collect());
}

#[test]
fn every_card_is_drawn_once() {
    let mut dice = Dice::from_seed(0);
    let mut deck = Deck::full(32);
    let mut drawn = Deck::EMPTY;
    while let Some(card) = deck.draw(&mut dice) {
        assert!(!drawn.contains(card) && !deck.contains(card));
        drawn.put(card);
    }
    assert_eq!(drawn, Deck::full(32));
    let before = dice;
    assert_eq!(deck.draw(&mut dice), None);
    assert_eq!(dice, before, "an empty pile needs no chance");
}

/// Draws from a pile with gaps. Each count is within five standard deviations.
#[test]
fn every_card_is_equally_likely() {
    let mut dice = Dice::from_seed(5);
    let cards = [0, 3, 4, 17, 31];
    let mut counts = [0_i32; 32];
    for _ in 0..5_000 {
        let mut deck: Deck = cards.into_iter().collect();
        counts[usize::from(deck.draw(&mut dice).unwrap())] += 1;
    }
    for card in cards {
        let count = counts[usize::from(card)];
        assert!((count - 1_000).abs() < 142, "{card}: {count}");
    }
    assert_eq!(counts.iter().sum::<i32>(), 5_000);
}

#[test]
fn known_draws() {
    let mut dice = Dice::from_seed(1);
    let mut deck = Deck::full(6);
    let draws: Vec<u8> = std::iter::from_fn(|| deck.draw(&mut dice)).collect();
    assert_eq!(draws, [4, 2, 0, 3, 5, 1], "records depend on these cards");
}

#[test]
fn a_discard_pile_is_shuffled_in() {
    let mut deck: Deck = [1, 2].into_iter().collect();
    let mut discard: Deck = [2, 5].into_iter().collect();
    assert_eq!(deck.common(discard), [2].into_iter().collect());
    deck.take_all(&mut discard);
    assert!(deck.iter().eq([1, 2, 5]));
    assert!(discard.is_empty());
}

#[test]
fn a_pile_is_written_as_the_list_of_its_cards() {
    let deck: Deck = [31, 4].into_iter().collect();
    assert_eq!(serde_json::to_string(&deck).unwrap(), "[4,31]");
    assert_eq!(serde_json::from_str::<Deck>("[31,4]").unwrap(), deck);
    for wrong in ["[32]", "[4,4]", "[-1]"] {
        assert!(serde_json::from_str::<Deck>(wrong).is_err(), "{wrong}");
    }
}
