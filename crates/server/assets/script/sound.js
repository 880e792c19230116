// Sounds, made when they are needed. Nothing is heard until the reader wants it.

import { hasSound, volume } from './preferences.js';

/** @typedef {'move' | 'place' | 'dice' | 'card' | 'points' | 'turn' | 'last' | 'end'} Sound */

/** @type {Record<Sound, [number, number, number, number][]>} pitch, beginning, length and loudness of each note */
const NOTES = {
	move: [[330, 0, 0.12, 0.4]],
	place: [[196, 0, 0.1, 0.7], [392, 0.01, 0.06, 0.25]],
	dice: [[1245, 0, 0.04, 0.7], [932, 0.08, 0.04, 0.6], [1397, 0.15, 0.04, 0.5], [988, 0.21, 0.06, 0.4]],
	card: [[2637, 0, 0.05, 0.25], [1760, 0.04, 0.08, 0.25]],
	points: [[988, 0, 0.12, 0.4], [1319, 0.07, 0.3, 0.4]],
	turn: [[523, 0, 0.25, 0.6], [784, 0.15, 0.45, 0.6]],
	last: [[440, 0, 0.3, 0.6], [440, 0.35, 0.3, 0.6], [330, 0.7, 0.7, 0.6]],
	end: [[523, 0, 0.4, 0.5], [659, 0.15, 0.4, 0.5], [784, 0.3, 0.5, 0.5], [1047, 0.5, 1.1, 0.6]],
};

/** @type {AudioContext | undefined} */
let audio;

/**
 * Lets a sound be heard, if the reader wants sounds.
 * @param {Sound} name
 */
export function sound(name) {
	if (!hasSound() || document.hidden) return;
	audio ??= new AudioContext();
	audio.resume();
	for (const [frequency, when, long, loud] of NOTES[name]) {
		const begin = audio.currentTime + 0.02 + when;
		const fading = new GainNode(audio, { gain: 0 });
		fading.gain.setValueAtTime(loud * volume() * 0.25, begin);
		fading.gain.exponentialRampToValueAtTime(0.0005, begin + long);
		const tone = new OscillatorNode(audio, { frequency, type: 'triangle' });
		tone.connect(fading).connect(audio.destination);
		tone.start(begin);
		tone.stop(begin + long);
	}
}
