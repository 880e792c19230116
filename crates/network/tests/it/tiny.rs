//! A network small enough to evaluate by hand, and one whose inputs change places.

use network::{Network, NetworkProblem, Scratch, Shape, Value};
use sha2::{Digest, Sha256};

/// A layer: its shift, its biases and its weights as they stand in a file.
pub type Layer = (u32, Vec<i32>, Vec<i16>);

/// The file of a network, written here once more from the description of the format.
pub fn file(bounds: &[i16], actions: u32, sides: u32, hidden: &[u32], layers: &[Layer]) -> Vec<u8> {
    let mut file = b"orrerynn".to_vec();
    let mut game = b"nim".to_vec();
    game.resize(32, 0);
    file.extend([1_u32, 3].iter().flat_map(|number| number.to_le_bytes()));
    file.extend(game);
    let mut sizes = vec![bounds.len() as u32, actions, sides, hidden.len() as u32];
    sizes.extend(hidden);
    sizes.extend(layers.iter().map(|layer| layer.0));
    sizes.push(0);
    file.extend(sizes.iter().flat_map(|number| number.to_le_bytes()));
    file.extend(bounds.iter().flat_map(|number| number.to_le_bytes()));
    for (_, biases, weights) in layers {
        file.extend(biases.iter().flat_map(|number| number.to_le_bytes()));
        file.extend(weights.iter().flat_map(|number| number.to_le_bytes()));
    }
    let hash = Sha256::digest(&file);
    file.extend(hash);
    file
}

/// Two inputs, two hidden numbers, three actions, two sides.
fn tiny() -> Network {
    let layers = [
        // From input 0: 300 and -40; from input 1: 7 and 500.
        (2, vec![100, 20], vec![300, -40, 7, 500]),
        // Each action a row of two.
        (3, vec![0, 8, -1000], vec![16, 0, 0, 16, 100, -100]),
        (0, vec![0, 0], vec![1, 0, 0, 1]),
        (1, vec![0, 5], vec![0, 0, 2, 2]),
        (4, vec![7, -9], vec![0, 0, -1, 1]),
    ];
    Network::read(&file(&[10, 4], 3, 2, &[2], &layers)).unwrap()
}

/// First layer for the numbers 2 and -9, of which the second is cut off at -4:
/// 100 + 600 - 28 = 672, and (672 + 2) >> 2 = 168;
/// 20 - 80 - 2000 is below 0, which is cut off.
/// Actions: 16 · 168 = 2688 → (2688 + 4) >> 3 = 336; 8 → (8 + 4) >> 3 = 1;
/// -1000 + 16800 = 15800 → (15800 + 4) >> 3 = 1975.
/// Chances: logits 168 and 0, that is e^0.164 : 1. Ahead: (0 + 1) >> 1 = 0, a half; and
/// (5 + 336 + 1) >> 1 = 171. Margins: (7 + 8) >> 4 = 0; (-9 - 168 + 8) >> 4 = -11, rounded
/// down.
#[test]
fn a_tiny_network_as_computed_by_hand() {
    let network = tiny();
    let mut scratch = Scratch::new(&network);
    network.evaluate(&[2, -9], &[2, 0, 1], 2, &mut scratch);
    assert_eq!(scratch.logits(), [1975, 336, 1]);
    let [own, other] = scratch.values() else {
        panic!("two sides");
    };
    assert_eq!((own.margin, other.margin), (0, -11));
    assert_eq!(own.ahead, 1 << 15);
    // 1 / (1 + e^-0.16406) = 0.540923, 1 / (1 + e^-0.16699) = 0.541651.
    assert!(own.chance.abs_diff(35_450) < 30, "{own:?}");
    assert_eq!(own.chance + other.chance, 1 << 16);
    assert!(other.ahead.abs_diff(35_498) < 30, "{other:?}");
}

/// Activations stop at 4095: 3000 · 10 is more than that.
#[test]
fn activations_are_cut_off_above() {
    let layers = [
        (0, vec![0], vec![3000]),
        (0, vec![0], vec![2]),
        (0, vec![0], vec![0]),
        (0, vec![0], vec![0]),
        (0, vec![0], vec![1]),
    ];
    let network = Network::read(&file(&[10], 1, 1, &[1], &layers)).unwrap();
    let mut scratch = Scratch::new(&network);
    network.evaluate(&[30], &[0], 1, &mut scratch);
    assert_eq!(scratch.logits(), [2 * 4095]);
    let alone = Value {
        chance: 1 << 16,
        ahead: 1 << 15,
        margin: 4095,
    };
    assert_eq!(scratch.values(), [alone]);
}

/// With its inputs, and their weights, in another order a network says the same.
#[test]
fn the_order_of_the_inputs_does_not_matter() {
    let (inputs, width) = (50, 70);
    let weight = |input: usize, row: usize| ((input * 7919 + row * 104_729) % 4001) as i16 - 2000;
    let build = |order: &[usize]| {
        let columns = order.iter();
        let weights = columns.flat_map(|&input| (0..width).map(move |row| weight(input, row)));
        let layers = [
            (3, vec![5; width], weights.collect()),
            (
                4,
                vec![1; 3],
                (0..3 * width).map(|at| weight(at, 1)).collect(),
            ),
            (
                4,
                vec![2; 2],
                (0..2 * width).map(|at| weight(at, 2)).collect(),
            ),
            (
                4,
                vec![3; 2],
                (0..2 * width).map(|at| weight(at, 3)).collect(),
            ),
            (
                4,
                vec![4; 2],
                (0..2 * width).map(|at| weight(at, 4)).collect(),
            ),
        ];
        Network::read(&file(&vec![9; inputs], 3, 2, &[width as u32], &layers)).unwrap()
    };
    let say = |order: &[usize]| {
        let network = build(order);
        let mut scratch = Scratch::new(&network);
        let numbers = order.iter().map(|&input| (input * 31 % 19) as i16 - 9);
        let numbers: Vec<i16> = numbers.collect();
        network.evaluate(&numbers, &[0, 1, 2], 2, &mut scratch);
        (scratch.logits().to_vec(), scratch.values().to_vec())
    };
    let forward: Vec<usize> = (0..inputs).collect();
    let mixed: Vec<usize> = (0..inputs).map(|place| place * 37 % inputs).collect();
    assert_eq!(say(&forward), say(&mixed));
}

#[test]
fn a_network_for_something_else_does_not_fit() {
    let network = tiny();
    let own = Shape {
        hidden: &[],
        ..network.shape()
    };
    assert_eq!(network.fits(&own), Ok(()));
    for other in [
        Shape { game: "go", ..own },
        Shape { encoding: 4, ..own },
        Shape { inputs: 3, ..own },
        Shape { actions: 4, ..own },
        Shape { sides: 4, ..own },
    ] {
        let problem = network.fits(&other).unwrap_err();
        assert!(matches!(problem, NetworkProblem::Unfit { .. }), "{problem}");
    }
}
