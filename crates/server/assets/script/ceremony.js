// The end of a game: the rows of the score sheet one by one, each with what earned its points
// on the board, then who won.

import { $, $$, frame } from './dom.js';
import { showPartWith } from './choices.js';
import { openTab } from './tabs.js';
import { tempo } from './motion.js';
import { sound } from './sound.js';

const ROW_MS = 600;

/** @type {Animation[]} */
let telling = [];

/**
 * Lights what earned the points of a row, and nothing else.
 * @param {HTMLElement} [row]
 */
function lightEarners(row) {
	for (const piece of $$('.earner')) piece.classList.remove('earner');
	for (const name of JSON.parse(row?.dataset.earners ?? '[]')) {
		const [key, spot] = ['key', 'spot'].map((what) => `#stage [data-${what}="${CSS.escape(name)}"]`);
		($(key) ?? $(spot))?.classList.add('earner');
	}
	showPartWith('.earner');
}

/**
 * The same while the reader points at a row, unless the end is being told.
 * @param {HTMLElement} [row]
 */
export function pointAtRow(row) {
	if (telling.every(({ playState }) => playState === 'finished')) lightEarners(row);
}

/** Shows all of it at once. */
export function finish() {
	for (const one of telling) one.finish();
	telling = [];
}

/**
 * Tells the end, if the game was not over before.
 * @param {string | undefined} before how far the table was
 */
export async function tellTheEnd(before) {
	if (frame().stage !== 'over' || before !== 'playing') return;
	sound('end');
	openTab('scores');
	const time = tempo() * ROW_MS;
	if (!time) return;
	const rows = $$('.sheet-of-scores tbody tr');
	const ranking = $$('.ending h2, .ending .ranking, .ending .onward');
	const rise = { opacity: [0, 1], translate: ['0 .5rem', '0 0'], easing: 'ease-out' };
	telling = [...rows, ...ranking].map((node, n) => node.animate(rise, { delay: n * time, duration: time, fill: 'backwards' }));
	const told = telling.slice(0, rows.length);
	for (const [n, one] of told.entries()) {
		lightEarners(rows[n]);
		await one.finished;
	}
	lightEarners();
}
