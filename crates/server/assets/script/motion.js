// What happened is shown one thing after the other: pieces move, others appear, numbers count,
// points fly to their player. Places are measured on the board, not on the screen, so that
// nothing moves that did not move in the game.

import { $, $$, box, make } from './dom.js';
import { pace } from './preferences.js';
import { sound } from './sound.js';

const calm = matchMedia('(prefers-reduced-motion: reduce)');
export const tempo = () => (calm.matches ? 0 : pace());

/** How long one thing moves, and a number counts. */
const [MOVE_MS, COUNT_MS] = [350, 500];
/** How long after one thing the next begins, and all of them have begun. */
const [NEXT_MS, ALL_MS] = [220, 1100];
/** A piece that moved less than this on the screen did not move. */
const STILL = 2;

/** How the board lies on the screen. */
export function onScreen() {
	const board = /** @type {SVGSVGElement | null} */ (/** @type {unknown} */ ($('#stage svg')));
	return board?.getScreenCTM() ?? new DOMMatrix();
}

/**
 * The middle of a piece on the board.
 * @param {Element} piece
 * @param {DOMMatrix} screen
 */
export function middle(piece, screen) {
	const { x, y, width, height } = box(piece);
	return new DOMPoint(x + width / 2, y + height / 2).matrixTransform(screen.inverse());
}

/** Where the pieces are and what the numbers say, to be remembered before a change. */
export function remember() {
	const screen = onScreen();
	return {
		places: new Map($$('#stage [data-key]').map((piece) => [piece.dataset.key, middle(piece, screen)])),
		counts: new Map($$('[data-count]').map((place) => [place.id, Number(place.dataset.count)])),
	};
}

/**
 * Moves the pieces from where they were, and gives back the keys of those that moved.
 * @param {ReturnType<typeof remember>} before
 * @param {boolean} isNext whether one action led here; a jump is shown at once
 */
export function move({ places, counts }, isNext) {
	const steps = changes(places);
	const time = tempo();
	if (calm.matches && steps.length) $('#stage')?.animate({ opacity: [0.4, 1] }, 200);
	const next = isNext ? Math.min(NEXT_MS, ALL_MS / steps.length) * time : 0;
	const timing = { duration: MOVE_MS * time, easing: 'ease-out', fill: /** @type {FillMode} */ ('backwards') };
	if (time) steps.forEach(({ piece, frames }, n) => piece.animate(frames, { ...timing, delay: n * next }));
	for (const kind of new Set(steps.map((step) => step.sound))) if (isNext) sound(kind);
	count(counts, steps.length * next, time, isNext ? steps.at(-1)?.piece : undefined);
	return new Set(steps.map(({ piece }) => piece.dataset.key ?? ''));
}

/** @typedef {{ piece: HTMLElement, frames: PropertyIndexedKeyframes, sound: import('./sound.js').Sound }} Step */

/**
 * What is different on the board: first what moved, then what is new.
 * @param {Map<string | undefined, DOMPoint>} before
 */
function changes(before) {
	const screen = onScreen();
	/** @type {Step[][]} */
	const [moved, fresh] = [[], []];
	for (const piece of $$('#stage [data-key]')) {
		const parent = /** @type {SVGGraphicsElement} */ (/** @type {unknown} */ (piece.parentNode));
		if (parent.closest('[data-key]')) continue;
		const was = before.get(piece.dataset.key);
		if (!was) {
			fresh.push({ piece, frames: { opacity: [0, 1] }, sound: soundOf(piece, 'place') });
			continue;
		}
		const { a, b, c, d } = screen;
		const is = middle(piece, screen);
		const [dx, dy] = [was.x - is.x, was.y - is.y];
		const [x, y] = [a * dx + c * dy, b * dx + d * dy];
		const inside = parent.getScreenCTM()?.inverse();
		if (Math.hypot(x, y) < STILL || !inside) continue;
		const from = `${inside.a * x + inside.c * y}px ${inside.b * x + inside.d * y}px`;
		const stops = [from, piece.dataset.via ?? '', '0 0'].filter(Boolean);
		moved.push({ piece, frames: { translate: stops }, sound: soundOf(piece, 'move') });
	}
	return [...moved, ...fresh];
}

/**
 * @param {HTMLElement} piece
 * @param {import('./sound.js').Sound} otherwise
 */
function soundOf({ dataset: { key = '' } }, otherwise) {
	if (/^(die|dice)/.test(key)) return 'dice';
	return /card|contract|mission|event/.test(key) ? 'card' : otherwise;
}

/**
 * Numbers count from what they were; points fly to them from what gave them.
 * @param {Map<string, number>} before
 * @param {number} delay
 * @param {number} time
 * @param {Element} [origin]
 */
function count(before, delay, time, origin) {
	for (const place of $$('[data-count]')) {
		const [from, to] = [before.get(place.id), Number(place.dataset.count)];
		if (from === undefined || from === to) continue;
		const isTotal = place.id.startsWith('total-');
		if (isTotal && origin) setTimeout(sound, delay, 'points');
		if (!time) continue;
		if (isTotal && origin) fly([origin, place], to - from, { delay, duration: COUNT_MS * time });
		const start = performance.now() + delay + (isTotal && origin ? COUNT_MS * time : 0);
		const tick = (/** @type {number} */ now) => {
			// A later count ends an earlier one.
			if (Number(place.dataset.count) !== to) return;
			const part = Math.max(0, Math.min(1, (now - start) / (COUNT_MS * time)));
			place.textContent = String(Math.round(from + (to - from) * part)).replace('-', '−');
			if (part < 1) requestAnimationFrame(tick);
		};
		tick(0);
	}
}

/**
 * @param {Element[]} way
 * @param {number} points
 * @param {{ delay: number, duration: number }} timing
 */
function fly(way, points, timing) {
	const [from, to] = way.map(box);
	if (!from.width || !to.width) return;
	const flying = make('b', 'flying', points < 0 ? `−${-points}` : `+${points}`);
	flying.ariaHidden = 'true';
	flying.style.setProperty('--player', getComputedStyle(way[1]).getPropertyValue('--player'));
	document.body.append(flying);
	const translate = [from, to].map(({ x, y, width, height }) => `calc(${x + width / 2}px - 50%) calc(${y + height / 2}px - 50%)`);
	const frames = { translate, opacity: [0, 1, 1, 0.4], easing: 'ease-in-out' };
	flying.animate(frames, { ...timing, fill: 'backwards' }).onfinish = () => flying.remove();
}
