// The board under the hand: wheel, pinch and buttons zoom; a drag pans the board, pulls the
// sheet or carries a piece.

import { $, $$, box, on, spots } from './dom.js';
import { isFresh, take } from './choices.js';
import { onFrame } from './frame.js';

const MOST = 4;
/** A pointer that moved less than this was not dragged. */
const STILL = 9;
/** How wide a finger is. */
const FINGER = 40;

let size = 1;

/**
 * @param {number} by
 * @param {number} [x] around this place of the window
 * @param {number} [y]
 */
export function zoom(by, x, y) {
	const stage = $('#stage');
	if (!stage) return;
	const { left, top, width, height } = box(stage);
	const [dx, dy] = x === undefined || y === undefined ? [width / 2, height / 2] : [x - left, y - top];
	const more = Math.min(MOST, Math.max(1, size * by)) / size;
	size *= more;
	stage.style.setProperty('--zoom', String(size));
	stage.scrollTo((stage.scrollLeft + dx) * more - dx, (stage.scrollTop + dy) * more - dy);
}

/**
 * Where the pointer went down.
 * @type {PointerEvent | undefined}
 */
let held;
/**
 * The spot that is being carried; null when nothing can be.
 * @type {string | null | undefined}
 */
let carried;

/** @param {{ x: number, y: number }} place */
const isFar = ({ x, y }) => held !== undefined && Math.hypot(x - held.x, y - held.y) > STILL;

/**
 * Whether this click ended a drag.
 * @param {MouseEvent} event
 */
export const isDrag = (event) => event.detail > 0 && isFar(event);

/**
 * The glowing spot at a place. A piece that rests does not hide what glows below it.
 * @param {{ x: number, y: number }} place
 * @param {string} [query] for other spots than those that glow
 */
export function spotAt({ x, y }, query = '.glow') {
	const nodes = document.elementsFromPoint(x, y);
	const found = nodes.map((node) => /** @type {HTMLElement | null} */ (node.closest(query))?.dataset.spot);
	return found.find(Boolean);
}

/** Whether the board is enlarged until something small is chosen. */
let magnified = false;

/**
 * How far a spot that is smaller than a finger is from a place; others have to be hit.
 * @param {Element} spot
 * @param {{ x: number, y: number }} place
 */
function distance(spot, { x, y }) {
	const { left, top, width, height } = box(spot);
	return Math.max(width, height) < FINGER ? Math.hypot(left + width / 2 - x, top + height / 2 - y) : Infinity;
}

/**
 * The spot nearest to a place, among those that are smaller than a finger and below it.
 * @param {string} query
 * @param {{ x: number, y: number }} place
 */
function nearest(query, place) {
	const near = $$(`#stage ${query}`).map((spot) => ({ spot, far: distance(spot, place) }));
	const [first] = near.filter(({ far }) => far < FINGER / 2).sort((a, b) => a.far - b.far);
	return first?.spot.dataset.spot;
}

/**
 * The spot that is meant at a place. A finger need not hit what is smaller than it, and where
 * many such things lie side by side its first touch enlarges them and means none: null.
 * @param {{ x: number, y: number }} place
 */
export function meant(place) {
	const hit = spotAt(place);
	if (hit || held?.pointerType !== 'touch') return hit ?? spotAt(place, '.quiet');
	const glows = nearest('.glow', place);
	const quiet = glows ? undefined : nearest('.quiet', place);
	const wide = quiet ? box(spots(quiet)[0]).width : FINGER;
	if (size > 1 || wide * 2 > FINGER) return glows ?? quiet ?? spotAt(place, '.quiet');
	magnified = true;
	zoom(FINGER / 2 / wide, place.x, place.y);
	return null;
}

/** @type {number} */
let spread;

/** @param {TouchEvent} event */
function pinch(event) {
	const [one, other] = event.touches;
	if (!other || !(event.target instanceof Element && event.target.closest('#stage'))) return;
	event.preventDefault();
	const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
	if (event.type === 'touchmove') zoom(now / spread, (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
	spread = now;
}

/** @param {WheelEvent} event */
function wheel(event) {
	if (!(event.target instanceof Element && event.target.closest('#stage')) || (size === 1 && event.deltaY > 0)) return;
	event.preventDefault();
	zoom(0.998 ** event.deltaY, event.x, event.y);
}

/** @param {MouseEvent} event */
function drag(event) {
	if (event.buttons !== 1 || !(held?.target instanceof Element && held.target.closest('#stage'))) return;
	$('#stage')?.scrollBy(-event.movementX, -event.movementY);
	if (size === 1 && carried === undefined && isFar(event) && !isFresh()) {
		carried = spotAt(held) ?? null;
		if (carried) take(carried);
	}
}

/** @param {PointerEvent} event */
function drop(event) {
	const spot = spotAt(event);
	if (carried && spot && spot !== carried) take(spot);
	if (held?.target instanceof Element && held.target.closest('.handle') && isFar(event)) {
		const pull = /** @type {HTMLInputElement | null} */ ($('#pull'));
		if (pull) pull.checked = event.y < held.y;
	}
}

export function start() {
	on('touchstart touchmove', pinch, { passive: false });
	on('wheel', wheel, { passive: false });
	on('pointerdown', (event) => {
		held = event;
		carried = undefined;
	});
	on('mousemove', drag);
	on('pointerup', drop);
	// News of the table are no choice: only another question ends it.
	onFrame(() => {
		if (!magnified || !isFresh()) return;
		zoom(1 / size);
		magnified = false;
	});
}
