// Sounds, made when they are needed. Nothing is heard until the reader wants it.

import { hasSound, volume } from './preferences.js';

/** @typedef {'move' | 'place' | 'dice' | 'card' | 'points' | 'turn' | 'last' | 'end'} Sound */

/** @type {Record<Sound, [number, number, number, number][]>} pitch, beginning, length and loudness of each note */
const NOTES = {
	move: [[330, 0, 0.12, 0.4]],
	place: [[196, 0, 0.1, 0.7], [392, 0.01, 0.06, 0.25]],
	dice: [[2400, 0, 0.05, 0.9], [1900, 0.09, 0.05, 0.8], [2600, 0.16, 0.04, 0.6], [2100, 0.22, 0.06, 0.5]],
	card: [[4200, 0, 0.14, 0.5]],
	points: [[988, 0, 0.12, 0.4], [1319, 0.07, 0.3, 0.4]],
	turn: [[523, 0, 0.25, 0.6], [784, 0.15, 0.45, 0.6]],
	last: [[440, 0, 0.3, 0.6], [440, 0.35, 0.3, 0.6], [330, 0.7, 0.7, 0.6]],
	end: [[523, 0, 0.4, 0.5], [659, 0.15, 0.4, 0.5], [784, 0.3, 0.5, 0.5], [1047, 0.5, 1.1, 0.6]],
};

/** @type {AudioContext | undefined} */
let audio;

/**
 * A clear tone, or for dice and cards a burst of noise.
 * @param {AudioContext} context
 * @param {boolean} isNoise
 * @param {number} frequency
 * @param {AudioNode} to
 */
function source(context, isNoise, frequency, to) {
	if (!isNoise) {
		const tone = new OscillatorNode(context, { frequency, type: 'triangle' });
		tone.connect(to);
		return tone;
	}
	const buffer = new AudioBuffer({ length: context.sampleRate / 4, sampleRate: context.sampleRate });
	buffer.getChannelData(0).forEach((_, n, data) => { data[n] = Math.random() * 2 - 1; });
	const noise = new AudioBufferSourceNode(context, { buffer });
	noise.connect(new BiquadFilterNode(context, { type: 'bandpass', frequency, Q: 1.5 })).connect(to);
	return noise;
}

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
		fading.connect(audio.destination);
		const heard = source(audio, name === 'dice' || name === 'card', frequency, fading);
		heard.start(begin);
		heard.stop(begin + long);
	}
}
