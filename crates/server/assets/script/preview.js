// What an answer would bring, drawn before it is given: pieces as ghosts where they would
// stand, and the players' numbers as they would be. The server knows no more than the reader.

import { $, $$, frame, isLive } from './dom.js';
import { middle, onScreen } from './motion.js';

/** @typedef {{ ghosts: { key: string, svg: string }[], gone: string[], changes: [string, string][] }} Preview */

const SVG = 'http://www.w3.org/2000/svg';
/** A way that is shorter on the screen needs no line. */
const SHORT = 12;
/** The most answers that are remembered. */
const MOST = 99;

/** @type {Map<string, Promise<Preview | null>>} */
const known = new Map();
/** What is shown, or will be. */
let wanted = '';

/** Shows the table as it is. */
export function forget() {
	wanted = '';
	for (const layer of $$('.ghosts')) layer.remove();
	for (const piece of $$('.leaving')) piece.classList.remove('leaving');
	for (const number of $$('[data-soon]')) delete number.dataset.soon;
}

/**
 * What is asked about an answer, or about a draft that a link lays; nothing where there is none.
 * @param {HTMLElement} choice
 * @returns {Record<string, string> | undefined}
 */
function triedBy(choice) {
	if (!(choice instanceof HTMLAnchorElement)) return { action: choice.getAttribute('value') ?? '' };
	const lay = new URL(choice.href).searchParams.get('draft');
	return lay ? { lay } : undefined;
}

/**
 * Shows what a choice would bring.
 * @param {HTMLFormElement} form of the question
 * @param {HTMLElement} choice
 */
export async function foresee(form, choice) {
	const tried = triedBy(choice);
	if (!isLive() || form.inert || !tried) return;
	const { table, seq } = frame();
	const asked = new URLSearchParams({ seat: form.seat.value, ...tried });
	const address = `/t/${table}/preview?${asked}&${location.search.slice(1)}`;
	const key = `${seq} ${address}`;
	if (wanted === key) return;
	forget();
	wanted = key;
	if (known.size > MOST) known.clear();
	const asking = known.get(key) ?? fetch(address).then((answer) => (answer.ok ? answer.json() : null)).catch(() => null);
	known.set(key, asking);
	const found = await asking;
	if (!found) known.delete(key);
	else if (wanted === key && String(frame().seq) === seq) draw(found);
}

/** Shows what the page itself says that an answer brings. */
export function start() {
	const told = $('#board')?.dataset.preview;
	if (told) draw(JSON.parse(told));
}

/** @param {Preview} found */
function draw({ ghosts, gone, changes }) {
	const layer = document.createElementNS(SVG, 'g');
	layer.setAttribute('class', 'made ghosts');
	layer.innerHTML = ghosts.map(({ svg }) => svg).join('');
	for (const node of $$('*', layer)) {
		const key = node.dataset.key;
		for (const name of ['id', 'role', 'tabindex', 'aria-label', 'data-spot', 'data-key']) node.removeAttribute(name);
		if (key) node.dataset.ghost = key;
	}
	$('#stage svg')?.append(layer);
	const screen = onScreen();
	for (const ghost of $$('[data-ghost]', layer)) {
		const piece = $(`#stage [data-key="${CSS.escape(ghost.dataset.ghost ?? '')}"]`);
		const [from, to] = [piece ?? ghost, ghost].map((node) => middle(node, screen));
		if (Math.hypot(from.x - to.x, from.y - to.y) * screen.a < SHORT) continue;
		const line = document.createElementNS(SVG, 'path');
		line.setAttribute('class', 'trail');
		line.setAttribute('d', `M${from.x} ${from.y}L${to.x} ${to.y}`);
		layer.prepend(line);
	}
	for (const key of gone) $(`#stage [data-key="${CSS.escape(key)}"]`)?.classList.add('leaving');
	for (const [id, value] of changes) {
		const number = document.getElementById(id);
		if (number) number.dataset.soon = number.id.startsWith('total') ? `${number.textContent} → ${value}` : `→ ${value}`;
	}
}
