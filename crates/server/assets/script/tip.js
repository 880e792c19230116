// What the reader points at is told in a box at the pointer: what it is, what touching it
// would do, or why it does nothing. The same on focus, and under a finger that rests.

import { $, box, make, on } from './dom.js';
import { about, answerOf, light } from './choices.js';
import { onFrame } from './frame.js';
import { foresee, forget } from './preview.js';

/** How long the pointer rests before something is told. */
const REST_MS = 150;
/** How long a finger rests. */
const HOLD_MS = 450;
/** How far the box stays from the pointer and from the edge of the window. */
const GAP = 14;

/** @type {number | undefined} */
let waiting;
/**
 * What is pointed at.
 * @type {HTMLElement | null | undefined}
 */
let subject;
/** Whether a finger rested so long that it is no tap. */
let isHeld = false;

/** Whether the click that comes now ends a long press. */
export const endsHold = () => isHeld;

const tip = () => /** @type {HTMLElement} */ ($('#tip'));

/**
 * The names that the browser would show in a box of its own, as long as the pointer is there.
 * @type {[Element, string][]}
 */
let hushed = [];

/**
 * Where the pointer is.
 * @type {Element | null}
 */
let under = null;

/** @param {Element} node */
const titleOf = (node) => [...node.children].find((child) => child.localName === 'title');

/** @param {Element | null} target */
function hush(target) {
	under = target;
	for (const [node, name] of hushed) {
		if (node.localName === 'title') node.textContent ||= name;
		else if (!node.hasAttribute('title')) node.setAttribute('title', name);
	}
	hushed = [];
	for (let node = target; node && node !== document.body; node = node.parentElement) {
		const title = titleOf(node);
		if (title?.textContent) {
			hushed.push([title, title.textContent]);
			title.textContent = '';
		}
		const name = node.getAttribute('title');
		if (name) {
			hushed.push([node, name]);
			node.removeAttribute('title');
		}
	}
}

/** The name of what the pointer is on, the nearest first. */
const hushedName = () => hushed[0]?.[1] ?? '';

/** @param {HTMLElement} node */
const nameOf = (node) => titleOf(node)?.textContent || node.title || '';

/**
 * @param {HTMLElement} node
 * @param {string} name
 */
function contents(node, name) {
	const { label, texts, why } = about(node.dataset.spot ?? '');
	const head = name || label;
	const parts = texts.map((text) => make('p', '', text));
	if (head && !texts.includes(head)) parts.unshift(make('b', '', head));
	if (why) {
		const reason = make('p', 'why');
		reason.append(...why.cloneNode(true).childNodes);
		parts.push(reason);
	}
	return parts;
}

/**
 * Tells about something, at a place or beside it.
 * @param {HTMLElement} node
 * @param {string} name
 * @param {{ x: number, y: number }} [place]
 */
function tell(node, name, place) {
	const parts = contents(node, name);
	const shown = tip();
	shown.hidden = !parts.length;
	shown.replaceChildren(...parts);
	const { x, y, bottom } = box(node);
	const { width, height } = box(shown);
	const [left, top] = place ? [place.x + GAP, place.y + GAP] : [x, bottom + 6];
	const above = (place ? place.y : y) - height - 6;
	shown.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
	shown.style.top = `${top + height > innerHeight - 6 ? Math.max(6, above) : top}px`;
}

/** Tells nothing any more. */
export function hide() {
	clearTimeout(waiting);
	tip().hidden = true;
	tip().classList.remove('pinned');
}

/**
 * Tells at once and until the next click why nothing happens.
 * @param {HTMLElement} node
 * @param {{ x: number, y: number }} place
 */
export function pin(node, place) {
	hide();
	tell(node, hushedName() || nameOf(node), place);
	tip().classList.add('pinned');
}

/**
 * Shows what would follow, if something on the page stands for one answer.
 * @param {HTMLElement} node
 */
function preview(node) {
	const button = /** @type {HTMLButtonElement} */ (node);
	const answer = node.matches('.choice') ? { form: button.form, action: button.value } : answerOf(node.dataset.spot);
	if (answer?.form && answer.action) foresee(answer.form, answer.action);
	else forget();
}

/** @param {HTMLElement | null} node */
function lightUp(node) {
	if (!node) light();
	else if (node.matches('.choice')) light(node.dataset.path ? JSON.parse(node.dataset.path) : [node.dataset.part ?? '']);
	else light(...about(node.dataset.spot ?? '').paths);
}

/** What can be told about, from the inside out. */
const SUBJECTS = '.choice, #board [data-spot], .player[data-spot], .glow';

/**
 * @param {Element} target
 * @param {{ x: number, y: number } | undefined} place
 * @param {number} delay
 */
function aim(target, place, delay) {
	if (target.closest('#tip') || $('#tip.pinned')) return;
	const found = /** @type {HTMLElement | null} */ (target.closest(SUBJECTS));
	const name = hushedName();
	clearTimeout(waiting);
	if (found !== subject) {
		subject = found;
		hide();
		forget();
		lightUp(found);
	}
	if (!found && !name) {
		hide();
		return;
	}
	waiting = setTimeout(() => {
		const node = found ?? /** @type {HTMLElement} */ (target);
		if (!node.isConnected) return;
		if (!node.matches('.choice')) tell(node, name || nameOf(node), place);
		preview(node);
	}, delay);
}

/** @param {PointerEvent} event */
function over(event) {
	if (!(event.target instanceof Element) || event.pointerType === 'touch') return;
	hush(event.target);
	aim(event.target, event, REST_MS);
}

/** @param {PointerEvent} event */
function down(event) {
	isHeld = false;
	if (event.pointerType !== 'touch' || !(event.target instanceof Element)) return;
	const target = /** @type {HTMLElement | null} */ (event.target.closest(SUBJECTS) ?? event.target.closest('[title]'));
	hide();
	forget();
	if (!target) return;
	waiting = setTimeout(() => {
		isHeld = true;
		if (!target.matches('.choice')) pin(target, event);
		lightUp(target);
		preview(target);
	}, HOLD_MS);
}

export function start() {
	on('pointerover', over);
	on('pointerdown', down);
	on('pointerup pointercancel pointermove', (event) => {
		const moved = event.type !== 'pointermove' || Math.hypot(event.movementX, event.movementY) > 6;
		if (event.pointerType === 'touch' && moved && !isHeld) clearTimeout(waiting);
	});
	on('focusin', ({ target }) => {
		if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
		hush(null);
		aim(target, undefined, REST_MS);
	});
	document.documentElement.addEventListener('pointerleave', () => {
		hush(null);
		subject = null;
		hide();
		forget();
	});
	// The table has changed under the pointer.
	onFrame(() => {
		subject = undefined;
		hide();
		forget();
		hush(under);
	});
}
