// Clocks count on from what the server said, by its time. They decide nothing: when one is at
// its end, the server says what happens.

import { $, $$, says } from './dom.js';
import { notify } from './notice.js';
import { onFrame } from './frame.js';
import { sound } from './sound.js';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** What the page said last of the time of the server, and by how much it is ahead of ours. */
let said = '';
let ahead = 0;

/** @param {string} pattern @param {number} large @param {number} small */
const pair = (pattern, large, small) => pattern.replace('%l', String(large)).replace('%s', String(small));

/** @param {number} number */
const two = (number) => String(number).padStart(2, '0');

/**
 * Time that is left, in a few characters.
 * @param {number} left
 * @param {boolean} live
 */
function written(left, live) {
	const hours = Math.floor(left / HOUR);
	const minutes = Math.floor((left % HOUR) / (60 * SECOND));
	if (!live && left >= DAY) return pair(says.days ?? '', Math.floor(left / DAY), Math.floor((left % DAY) / HOUR));
	if (!live) return pair(says.hours ?? '', hours, minutes);
	const seconds = two(Math.floor((left % (60 * SECOND)) / SECOND));
	return hours ? `${hours}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`;
}

/**
 * Whoever's own time becomes short is told so once.
 * @param {HTMLElement} clock
 */
function warn(clock) {
	const text = `${says.short} ${clock.textContent}`;
	const live = $('#live');
	if (live) live.textContent = text;
	notify(text);
	sound('turn');
}

/** The moments at which the reader's own time becomes short, as long as the reader was not warned. */
const calm = new Set();

function tick() {
	const now = $('#frame')?.dataset.now;
	if (!now) return;
	if (now !== said) {
		said = now;
		ahead = Number(now) - Date.now();
	}
	const time = Date.now() + ahead;
	for (const clock of $$('[data-clock]')) {
		const { clock: pace, left, from, due, short, own } = clock.dataset;
		const rest = due ? Number(due) - Math.max(time, Number(from)) : Number(left);
		const text = written(Math.max(0, rest), pace === 'live');
		if (clock.textContent !== text) clock.textContent = text;
		if (!short) continue;
		const isShort = Number(short) <= time;
		clock.classList.toggle('short', isShort);
		if (!isShort && own !== undefined) calm.add(short);
		// Who comes to a page on which it is short already sees that.
		if (isShort && calm.delete(short)) warn(clock);
	}
}

export function start() {
	tick();
	onFrame(tick);
	setInterval(tick, SECOND / 4);
}
