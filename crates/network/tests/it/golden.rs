//! A network that `training/golden.py` wrote, with what Python makes of it.

use network::{Network, Scratch, softmax};
use serde_json::Value;

fn numbers<T: TryFrom<i64>>(list: &Value) -> Vec<T> {
    let numbers = list.as_array().expect("a list").iter();
    let number = |number: &Value| T::try_from(number.as_i64()?).ok();
    numbers
        .map(|each| number(each).expect("a number"))
        .collect()
}

#[test]
fn python_and_rust_agree_to_the_last_bit() {
    let network = Network::read(include_bytes!("../golden/network.bin")).unwrap();
    let shape = network.shape();
    assert_eq!((shape.game, shape.encoding), ("golden", 7));
    assert_eq!(shape.hidden, [48, 20, 8]);
    assert_eq!(network.note(), "weights by lot");
    let cases: Value = serde_json::from_str(include_str!("../golden/expected.json")).unwrap();
    let mut scratch = Scratch::new(&network);
    let cases = cases.as_array().unwrap();
    assert_eq!(cases.len(), 24);
    for case in cases {
        let observation: Vec<i16> = numbers(&case["observation"]);
        let legal: Vec<u16> = numbers(&case["legal"]);
        let sides = case["sides"].as_u64().unwrap() as usize;
        network.evaluate(&observation, &legal, sides, &mut scratch);
        assert_eq!(scratch.logits(), numbers::<i32>(&case["logits"]));
        let values: Vec<[i64; 3]> = scratch
            .values()
            .iter()
            .map(|value| [value.chance.into(), value.ahead.into(), value.margin.into()])
            .collect();
        let expected = case["values"].as_array().unwrap();
        assert_eq!(values.len(), expected.len());
        for (value, expected) in values.iter().zip(expected) {
            assert_eq!(value[..], numbers::<i64>(expected)[..]);
        }
        softmax(scratch.logits_mut());
        assert_eq!(scratch.logits(), numbers::<i32>(&case["policy"]));
    }
}

/// What is asked in another order is answered in that order, with the same numbers.
#[test]
fn the_order_of_the_legal_actions_does_not_matter() {
    let network = Network::read(include_bytes!("../golden/network.bin")).unwrap();
    let mut scratch = Scratch::new(&network);
    let observation: Vec<i16> = (0..40).map(|number| number % 3 - 1).collect();
    let mut legal: Vec<u16> = (0..37).collect();
    network.evaluate(&observation, &legal, 3, &mut scratch);
    let (mut logits, values) = (scratch.logits().to_vec(), scratch.values().to_vec());
    legal.reverse();
    logits.reverse();
    network.evaluate(&observation, &legal, 3, &mut scratch);
    assert_eq!(scratch.logits(), logits);
    assert_eq!(scratch.values(), values);
    network.evaluate(&observation, &[5], 3, &mut scratch);
    assert_eq!(scratch.logits(), [logits[36 - 5]]);
}
