// Sounds, made when they are needed.

import { hasSound } from './preferences.js';

/** Two rising notes: it is the reader's turn. */
export function chime() {
	if (!hasSound()) return;
	const audio = new AudioContext();
	const tone = new OscillatorNode(audio, { frequency: 523 });
	const loud = new GainNode(audio, { gain: 0.12 });
	tone.frequency.setValueAtTime(784, 0.15);
	loud.gain.exponentialRampToValueAtTime(0.001, 0.6);
	tone.connect(loud).connect(audio.destination);
	tone.start();
	tone.stop(1);
}
