// The frame of a table: fetched, and put in the place of the one before.

import { $, $$, focused, frame } from './dom.js';
import { morph } from './morph.js';
import { move, remember } from './motion.js';
import { dress } from './preferences.js';

/** @type {(() => void)[]} */
const hearers = [];

/**
 * Calls this after the whole frame has changed.
 * @param {() => void} hear
 */
export function onFrame(hear) {
	hearers.push(hear);
}

/** Elements that the script has made are gone with the frame they were made for. */
export function unmake() {
	for (const made of $$('.made')) made.remove();
}

/** Whether the focus was on a question that was answered. */
let asking = false;
export function keepFocus() {
	asking = true;
}

/** How many actions led to what is shown. */
const moment = () => Number($('#last')?.dataset.n ?? 0);

/**
 * The pieces that the last action moved.
 * @type {Set<string>}
 */
let recent = new Set();

/**
 * Marks the pieces that the last action moved, in the colour of its player, until the next
 * one. Whoever jumps to another moment sees no marks.
 * @param {Set<string>} moved
 * @param {number} old the moment that was shown before
 */
function mark(moved, old) {
	const now = moment();
	if (now === old + 1) recent = moved;
	else if (now !== old) recent = new Set();
	const [last, stage] = [$('#last'), $('#stage')];
	if (!last || !stage) return;
	stage.style.setProperty('--last', getComputedStyle(last).getPropertyValue('--player'));
	for (const piece of $$('[data-key]', stage)) piece.classList.toggle('recent', recent.has(piece.dataset.key ?? ''));
}

/**
 * Puts a fetched page, or some parts of it, in the place of what is shown.
 * @param {Document} young
 * @param {string[]} [parts]
 */
export function swap(young, parts) {
	const before = remember();
	const old = moment();
	asking ||= Boolean(focused().closest('#question, #lesson, .glow'));
	unmake();
	for (const part of parts ?? ['#frame']) {
		const [was, is] = [$(part), $(part, young)];
		if (was && is) morph(was, is);
	}
	mark(move(before, moment() === old + 1), old);
	dress();
	if (parts) return;
	document.title = frame().title ?? '';
	for (const hear of hearers) hear();
	// A lesson is read before its question is answered, and its buttons come next.
	if (asking && focused() === document.body) ($('#lesson-head') ?? $('#question h2'))?.focus({ preventScroll: true });
	asking = false;
}

/**
 * A page of the server.
 * @param {string} address
 */
export async function fetched(address) {
	const answer = await fetch(address);
	if (!answer.ok) throw answer;
	return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

/**
 * The frame of this table. The shapes of the board come only if the page has none or others.
 * @param {string} at which moment of it
 */
export async function fetchFrame(at) {
	const shapes = $('#stage')?.dataset.shapes ?? '';
	const young = await fetched(`/t/${frame().table}/frame?${at}&shapes=${shapes}&${location.search.slice(1)}`);
	const known = $('#stage defs');
	if (known) $('#stage defs[data-kept]', young)?.replaceWith(known.cloneNode(true));
	return young;
}

/** @type {string} */
let wanted;

/**
 * Goes to another view of this table, without leaving the page. Of several that were asked
 * for, the last one counts.
 * @param {string} address
 */
export async function visit(address) {
	wanted = address;
	const young = await fetched(address);
	if (wanted !== address) return;
	// The present has no number: it goes on.
	const isNow = 'live' in ($('#frame', young)?.dataset ?? {});
	history.replaceState(null, '', isNow ? address.replace(/([?&])at=\d+&?/, '$1') : address);
	swap(young);
}
