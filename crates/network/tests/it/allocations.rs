//! An evaluation allocates nothing.

use network::{Network, Scratch, Shape, softmax};

#[test]
fn an_evaluation_allocates_nothing() {
    let shape = Shape {
        game: "nim",
        encoding: 1,
        inputs: 600,
        actions: 500,
        sides: 4,
        hidden: &[256, 64],
    };
    let network = Network::read(&shape.blank()).unwrap();
    let mut scratch = Scratch::new(&network);
    let legal: Vec<u16> = (0..500).collect();
    let observation = vec![1; 600];
    let counted = allocation_counter::measure(|| {
        for _ in 0..3 {
            network.evaluate(&observation, &legal, 4, &mut scratch);
            softmax(scratch.logits_mut());
        }
    });
    assert_eq!(counted.count_total, 0);
}
