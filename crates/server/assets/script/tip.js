// What the reader points at is told in a box at the pointer: what it is, what touching it
// would do, or why it does nothing. The same on focus, and under a finger that rests.

import { $, box, make, on } from './dom.js';
import { pointAtRow } from './ceremony.js';
import { about, choiceOf, light } from './choices.js';
import { onFrame } from './frame.js';
import { foresee, forget } from './preview.js';

/** @typedef {{ x: number, y: number }} Place */

/** How long a pointer and a finger rest before something is told. */
const [REST_MS, HOLD_MS] = [150, 450];
/** How far the box stays from pointer and edge. */
const GAP = 14;
/** What can be told about besides what has a name. */
const SUBJECTS = '.choice, #board [data-spot], .player[data-spot], .glow, [data-earners]';

/** @type {number | undefined} */
let waiting;
/** @type {HTMLElement | null} what is pointed at */
let subject = null;
let isHeld = false;

/** Whether the click that comes now ends a long press. */
export const endsHold = () => isHeld;

const tip = () => /** @type {HTMLElement} */ ($('#tip'));

/** @param {Element} node */
const titleOf = (node) => [...node.children].find((child) => child.localName === 'title');

/** @type {[Element, string][]} names that the browser would show in a box of its own */
let hushed = [];
/** @type {Element | null} where the pointer is */
let under = null;

/** @param {Element | null} target */
function hush(target) {
	for (const [node, name] of hushed) {
		if (node.localName === 'title') node.textContent ||= name;
		else if (!node.hasAttribute('title')) node.setAttribute('title', name);
	}
	hushed = [];
	under = target;
	for (let node = target; node && node !== document.body; node = node.parentElement) {
		const [title, name] = [titleOf(node), node.getAttribute('title')];
		if (title?.textContent) hushed.push([title, title.textContent]);
		if (title) title.textContent = '';
		if (name) hushed.push([node, name]);
		node.removeAttribute('title');
	}
}

/**
 * Tells about something, at a place or beside it.
 * @param {HTMLElement} node
 * @param {Place} [place]
 */
function tell(node, place) {
	const { label, texts, why } = about(node.dataset.spot ?? '');
	const head = hushed[0]?.[1] || titleOf(node)?.textContent || node.title || label;
	const parts = texts.map((text) => make('p', '', text));
	if (head && !texts.includes(head)) parts.unshift(make('b', '', head));
	if (why) {
		parts.push(make('p', 'why'));
		parts.at(-1)?.append(...why.cloneNode(true).childNodes);
	}
	const shown = tip();
	shown.hidden = !parts.length;
	shown.replaceChildren(...parts);
	const beside = box(node);
	const { width, height } = box(shown);
	const [left, top] = place ? [place.x + GAP, place.y + GAP] : [beside.x, beside.bottom + 6];
	const above = (place ?? beside).y - height - 6;
	shown.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
	shown.style.top = `${top + height > innerHeight - 6 ? Math.max(6, above) : top}px`;
}

export function hide() {
	clearTimeout(waiting);
	tip().hidden = true;
	tip().classList.remove('pinned');
}

/**
 * Tells at once and until the next click.
 * @param {HTMLElement} node
 * @param {Place} place
 */
export function pin(node, place) {
	hide();
	tell(node, place);
	tip().classList.add('pinned');
}

/** @param {HTMLElement} node that may stand for an answer */
function preview(node) {
	const choice = node.matches('.choice:not(.group)') ? node : choiceOf(node.dataset.spot);
	// A hint is no part of the form it belongs to.
	const form = choice && (/** @type {HTMLButtonElement} */ (choice).form ?? choice.closest('form'));
	if (choice && form) foresee(form, choice);
	else forget();
}

/** @param {HTMLElement | null} node */
function lightUp(node) {
	pointAtRow(node?.matches('[data-earners]') ? node : undefined);
	if (!node?.matches('.choice')) light(...about(node?.dataset.spot ?? '').paths);
	else light(node.dataset.path ? JSON.parse(node.dataset.path) : [node.dataset.part ?? '']);
}

/**
 * @param {Element} target
 * @param {Place} [place]
 */
function aim(target, place) {
	if (target.closest('#tip') || $('#tip.pinned')) return;
	const found = /** @type {HTMLElement | null} */ (target.closest(SUBJECTS));
	clearTimeout(waiting);
	if (found !== subject || !found) {
		subject = found;
		hide();
		forget();
		lightUp(found);
	}
	if (!found && !hushed.length) return;
	waiting = setTimeout(() => {
		const node = found ?? /** @type {HTMLElement} */ (target);
		if (!node.isConnected) return;
		if (!node.matches('.choice')) tell(node, place);
		preview(node);
	}, REST_MS);
}

/** @param {PointerEvent} event */
function down(event) {
	isHeld = false;
	const target = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest(`${SUBJECTS}, [title]`));
	if (event.pointerType !== 'touch' || !target) return;
	hide();
	forget();
	waiting = setTimeout(() => {
		isHeld = true;
		if (!target.matches('.choice')) pin(target, event);
		lightUp(target);
		preview(target);
	}, HOLD_MS);
}

export function start() {
	on('pointerover', (event) => {
		if (event.pointerType === 'touch') return;
		hush(event.target);
		aim(event.target, event);
	});
	on('pointerdown', down);
	on('pointerup pointercancel pointermove', (event) => {
		const isStill = event.type === 'pointermove' && Math.hypot(event.movementX, event.movementY) < 6;
		if (event.pointerType === 'touch' && !isStill && !isHeld) clearTimeout(waiting);
	});
	on('focusin', ({ target }) => {
		if (!target.matches(':focus-visible')) return;
		hush(null);
		aim(target);
	});
	const leave = () => {
		subject = null;
		hide();
		forget();
		hush(under?.isConnected ? under : null);
	};
	document.documentElement.addEventListener('pointerleave', ({ pointerType }) => {
		// A finger leaves the page with every touch; what it asked for stays to be read.
		if (pointerType === 'touch') return;
		under = null;
		leave();
	});
	// The table has changed under the pointer.
	onFrame(leave);
}
