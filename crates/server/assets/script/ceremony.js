// The end of a game: the rows of the score sheet one by one, then who won.

import { $$, frame } from './dom.js';
import { openTab } from './tabs.js';
import { tempo } from './motion.js';
import { sound } from './sound.js';

const ROW_MS = 600;

/** @type {Animation[]} */
let telling = [];

/** Shows all of it at once. */
export function finish() {
	for (const one of telling) one.finish();
	telling = [];
}

/**
 * Tells the end, if the game was not over before.
 * @param {string | undefined} before how far the table was
 */
export function tellTheEnd(before) {
	if (frame().stage !== 'over' || before !== 'playing') return;
	sound('end');
	openTab('scores');
	const time = tempo() * ROW_MS;
	if (!time) return;
	const rows = $$('.sheet-of-scores tbody tr');
	const ranking = $$('.ending h2, .ending .ranking, .ending .onward');
	const rise = { opacity: [0, 1], translate: ['0 .5rem', '0 0'], easing: 'ease-out' };
	telling = [...rows, ...ranking].map((node, n) => node.animate(rise, { delay: n * time, duration: time, fill: 'backwards' }));
}
