// What an answer would bring, drawn before it is given: pieces as ghosts where they would
// stand, and the players' numbers as they would be. The server knows no more than the reader.

import { $, $$, box, frame, isLive } from './dom.js';

/** @typedef {{ ghosts: { key: string, svg: string }[], gone: string[], changes: [string, string][] }} Preview */

const SVG = 'http://www.w3.org/2000/svg';
/** A way that is shorter on the screen needs no line. */
const SHORT = 12;
/** The most answers that are remembered. */
const MOST = 99;

/** @type {Map<string, Promise<Preview | null>>} */
const known = new Map();
/** What is shown, or will be as soon as it is known. */
let wanted = '';

/** Shows the table as it is. */
export function forget() {
	wanted = '';
	for (const layer of $$('.ghosts')) layer.remove();
	for (const piece of $$('.leaving')) piece.classList.remove('leaving');
	for (const number of $$('[data-soon]')) delete number.dataset.soon;
}

/**
 * Shows what an answer would bring.
 * @param {HTMLFormElement} form of the question
 * @param {string} action
 */
export async function foresee(form, action) {
	if (!isLive() || form.inert) return;
	const { table, seq } = frame();
	const seat = /** @type {HTMLInputElement} */ (form.elements.namedItem('seat')).value;
	const address = `/t/${table}/preview?${new URLSearchParams({ seat, action })}&${location.search.slice(1)}`;
	const key = `${seq} ${address}`;
	if (wanted === key) return;
	forget();
	wanted = key;
	if (known.size > MOST) known.clear();
	const asking = known.get(key) ?? ask(address);
	known.set(key, asking);
	const found = await asking;
	if (!found) known.delete(key);
	else if (wanted === key && String(frame().seq) === seq) draw(found);
}

/** @param {string} address */
const ask = (address) => fetch(address).then((answer) => (answer.ok ? answer.json() : null)).catch(() => null);

/** @param {Preview} found */
function draw({ ghosts, gone, changes }) {
	const board = /** @type {SVGSVGElement | null} */ (/** @type {unknown} */ ($('#stage svg')));
	if (!board) return;
	const layer = document.createElementNS(SVG, 'g');
	layer.setAttribute('class', 'made ghosts');
	layer.innerHTML = ghosts.map(({ svg }) => svg).join('');
	for (const node of $$('*', layer)) {
		const key = node.dataset.key;
		for (const name of ['id', 'role', 'tabindex', 'aria-label', 'data-spot', 'data-key']) node.removeAttribute(name);
		if (key) node.dataset.ghost = key;
	}
	board.append(layer);
	for (const ghost of $$('[data-ghost]', layer)) trail(board, layer, ghost);
	for (const key of gone) $(`#stage [data-key="${CSS.escape(key)}"]`)?.classList.add('leaving');
	for (const [id, value] of changes) {
		const number = document.getElementById(id);
		if (number) number.dataset.soon = number.id.startsWith('total') ? `${number.textContent} → ${value}` : `→ ${value}`;
	}
}

/**
 * A line from where a piece is to where it would be.
 * @param {SVGSVGElement} board
 * @param {SVGElement} layer
 * @param {HTMLElement} ghost
 */
function trail(board, layer, ghost) {
	const piece = $(`#stage [data-key="${CSS.escape(ghost.dataset.ghost ?? '')}"]`);
	const screen = board.getScreenCTM();
	if (!piece || !screen) return;
	const [from, to] = [piece, ghost].map((node) => {
		const { x, y, width, height } = box(node);
		return new DOMPoint(x + width / 2, y + height / 2).matrixTransform(screen.inverse());
	});
	if (Math.hypot(from.x - to.x, from.y - to.y) * screen.a < SHORT) return;
	const line = document.createElementNS(SVG, 'path');
	line.setAttribute('class', 'trail');
	line.setAttribute('d', `M${from.x} ${from.y}L${to.x} ${to.y}`);
	layer.prepend(line);
}
