// Choosing by path. Every answer has a path over things of the board; what continues the
// path so far glows, and the list is narrowed to the answers that are left.

import { $, $$, make, says, spots } from './dom.js';
import { onAnswer, send } from './commands.js';
import { onFrame, unmake } from './frame.js';
import { forget } from './preview.js';

/**
 * An answer to the open question.
 * @typedef {object} Choice
 * @property {HTMLElement} button a link where it only changes a draft
 * @property {HTMLElement | null} row its line in the list, if it is not on the board only
 * @property {string} text
 * @property {string[]} path
 * @property {string[]} labels
 */

/** A click within this time after the question changed was meant for the one before. */
const GUARD_MS = 350;

/** With fewer answers than this the list shows all of them, with more it shows groups. */
const FEW = 8;

/**
 * The path so far.
 * @type {string[]}
 */
let way = [];
/** @type {Choice[]} */
let choices = [];
/** @type {HTMLFormElement | undefined} */
let form;
/**
 * The answers of the question that was shown last.
 * @type {string | undefined}
 */
let asked;

/**
 * Runs as long as the question is too new to be answered by a click.
 * @type {Animation | undefined}
 */
let guard;

/** Whether the question has just changed under the pointer. */
export const isFresh = () => guard?.playState === 'running';

/**
 * The place that was touched before the piece that goes there.
 * @type {string | undefined}
 */
let goal;

/** @param {string[]} path */
const fits = (path) => way.every((part, n) => path[n] === part) && (!goal || path.includes(goal));

/** The answers that are left. */
export const left = () => choices.filter(({ path }) => fits(path));

/** The buttons of the list that can be seen. */
export const lines = () => (form ? $$('.choices .choice', form).filter((line) => line.checkVisibility()) : []);

/** Reads the open question from the page. */
function ask() {
	const forms = /** @type {HTMLFormElement[]} */ ($$('.play'));
	form = forms.find((one) => /** @type {HTMLDetailsElement | null} */ (one.closest('.asked'))?.open !== false);
	choices = form ? $$('.choice', form).map(read) : [];
	const now = choices.map(({ button }) => button.getAttribute('value') ?? button.getAttribute('href')).join();
	if (now !== asked) {
		asked = now;
		way = [];
		goal = undefined;
		guard = $('#question')?.animate({ opacity: [0.5, 1] }, GUARD_MS);
		for (const place of $$('#sheet, .asked, .play')) place.scrollTop = 0;
	}
	narrow();
}

/**
 * @param {HTMLElement} button
 * @returns {Choice}
 */
function read(button) {
	const { path, labels } = button.dataset;
	return {
		button,
		row: button.closest('li'),
		text: button.textContent ?? '',
		path: JSON.parse(path ?? '[]'),
		labels: JSON.parse(labels ?? '[]'),
	};
}

/** The only piece that can go anywhere: nobody has to touch it before the place. */
function lonePiece() {
	if (way.length) return undefined;
	// What stands apart is touched twice all the same.
	const far = left().filter(({ button, path }) => path.length > 1 && !button.closest('.drastic'));
	const pieces = new Set(far.map(({ path }) => path[0]));
	return pieces.size === 1 ? [...pieces][0] : undefined;
}

/**
 * Where a path goes on from here.
 * @param {string[]} path
 * @param {string} [lone]
 */
const next = (path, lone) => (path.length > 1 && path[0] === lone ? 1 : way.length);

/** @param {Choice} choice */
function choose({ button }) {
	if (button.matches('a') || form?.method === 'get') button.click();
	else if (form) send(form, button);
}

/** Shows what can be chosen next: on the board, in the list, and the way so far. */
function narrow() {
	unmake();
	$$('[data-spot]:is(.glow, .quiet, .chosen)').forEach(rest);
	const open = left();
	const isShort = open.filter(({ row }) => row).length < FEW;
	const lone = lonePiece();
	const only = open.find(({ path }) => path[0] === lone);
	if (lone && only) spots(lone).forEach((spot) => wake(spot, only.labels[0], true));
	for (const { row } of choices) if (row) row.hidden = true;
	for (const [part, those] of Map.groupBy(open, ({ path }) => path[next(path, lone)])) {
		const n = next(those[0].path, lone);
		const label = those[0].labels[n];
		if (part) spots(part).forEach((spot) => wake(spot, those.length > 1 ? label : those[0].text, those.some(({ row }) => row)));
		if (!part || those.length === 1 || isShort) {
			for (const { button, row } of those) {
				if (!row) continue;
				row.hidden = false;
				button.closest('.drastic')?.toggleAttribute('open', n > 0);
				/** @type {HTMLElement} */ (button.firstChild).dataset.next = n && part ? label : '';
			}
		} else {
			const isWanted = those.some(({ row }) => row?.matches('.wanted'));
			const line = make('li', isWanted ? 'made wanted' : 'made');
			line.append(make('button', 'choice group', label, { part, many: those.length }));
			those[0].row?.before(line);
		}
	}
	paint('chosen', goal ? [...way, goal] : way);
	const crumbs = form?.parentElement && $('.crumbs', form.parentElement);
	const trail = open[0]?.labels.filter((_, part) => part < way.length || open[0].path[part] === goal) ?? [];
	if (trail.length) trail.unshift(says.all ?? '');
	crumbs?.replaceChildren(...trail.map((text, back) => make('button', 'crumb', text, { back })));
	showPartWith('.glow');
	light();
	forget();
}

/**
 * Where a small screen shows one part of the board at a time, turns to one with such things.
 * @param {string} query
 */
export function showPartWith(query) {
	const glows = $$(`[data-part] ${query}`);
	if (glows.some((spot) => spot.checkVisibility({ visibilityProperty: true }))) return;
	const part = /** @type {HTMLElement | null | undefined} */ (glows[0]?.closest('[data-part]'));
	if (part) $(`[data-tab="${part.dataset.part}"]`)?.focus();
}

/**
 * @param {HTMLElement} spot
 * @param {string} label
 * @param {boolean} glows or it can be touched and does not show it, where there are too many
 */
function wake(spot, label, glows) {
	if (!glows) {
		spot.classList.add('quiet');
		return;
	}
	spot.was = [spot.getAttribute('role'), spot.ariaLabel];
	spot.setAttribute('role', 'button');
	spot.ariaLabel = label;
	spot.tabIndex = 0;
	spot.classList.add('glow');
}

/** @param {HTMLElement} spot */
function rest(spot) {
	if (spot.matches('.glow') && spot.was) {
		const [role, label] = spot.was;
		if (role === null) spot.removeAttribute('role');
		else spot.setAttribute('role', role);
		spot.ariaLabel = label;
	}
	spot.removeAttribute('tabindex');
	spot.classList.remove('glow', 'quiet', 'chosen');
}

/**
 * Goes on along the path. The last answer that is left is sent, unless something of its
 * path could be meant otherwise.
 * @param {string} part
 */
export function take(part) {
	const lone = lonePiece();
	if (lone && left().some(({ path }) => path[0] === lone && path[1] === part)) way.push(lone);
	way.push(part);
	const open = left();
	// Nobody has to touch what all choices share, but what is folded away takes two touches.
	const isShared = (/** @type {string} */ one) => choices.every(({ path }) => path.includes(one));
	const isFolded = open[0]?.button.closest('details')?.open === false;
	narrow();
	if (open.length === 1 && !isFolded && open[0].path.slice(way.length).every((one) => one === goal || isShared(one))) choose(open[0]);
}

/**
 * Begins anew with another piece, or with the place where one is to go.
 * @param {string} part
 * @returns whether an answer leads over it
 */
export function turnTo(part) {
	const isPiece = choices.some(({ path }) => path[0] === part);
	if (!isPiece && !choices.some(({ path }) => path.includes(part))) return false;
	way = isPiece ? [part] : [];
	goal = isPiece ? undefined : part;
	narrow();
	return true;
}

/** Sends the only answer that is left. */
export function takeOnly() {
	const [only, another] = left();
	if (only && !another) choose(only);
}

/** @param {number} [to] how many parts of the path are kept; one less than now if not given */
export function back(to = way.length - 1) {
	way.length = Math.max(0, to);
	goal = undefined;
	narrow();
}

/**
 * @param {string} name
 * @param {string[]} parts
 */
function paint(name, parts) {
	for (const spot of parts.flatMap(spots)) spot.classList.add(name);
}

/** @param {string[][]} paths */
export function light(...paths) {
	for (const spot of $$('.lit')) spot.classList.remove('lit');
	paint('lit', paths.flat());
}

/**
 * What touching a spot would do, or why it does nothing.
 * @param {string} part
 */
export function about(part) {
	const n = way.length;
	const those = leading(part);
	const [first, second, more] = those.map(({ text }) => text);
	const here = those[0]?.path[n] === part ? those[0].labels[n] : says.possible;
	return {
		label: second && here ? here : '',
		texts: [first, second, more && '…'].filter((text) => text !== undefined),
		paths: those.map(({ path }) => path.slice(n)),
		why: part && !those.length ? reason(part) : undefined,
	};
}

/** @param {string | undefined} part */
const leading = (part) => (part ? left().filter(({ path }) => path.includes(part, way.length)) : []);

/**
 * The choice that a spot leads to, if it is only one.
 * @param {string | undefined} part
 */
export function choiceOf(part) {
	const [only, another] = leading(part);
	return only && !another ? only.button : undefined;
}

/**
 * The reason that closes most ways over this part, the next step first.
 * @param {string} part
 */
function reason(part) {
	const n = way.length;
	const closed = form?.parentElement ? $$('.closed li', form.parentElement) : [];
	const weight = (/** @type {HTMLElement} */ item) => {
		/** @type {string[][]} */
		const paths = JSON.parse(item.dataset.paths ?? '[]');
		return paths.filter(fits).reduce((sum, path) => sum + (path[n] === part ? 99 : Number(path.includes(part))), 0);
	};
	const weighed = closed.map((item) => ({ item, weight: weight(item) })).filter(({ weight }) => weight);
	return weighed.sort((a, b) => b.weight - a.weight)[0]?.item;
}

export function start() {
	ask();
	onFrame(ask);
	// Whatever was answered is asked anew, even with the same words.
	onAnswer(() => { asked = undefined; });
	document.addEventListener('toggle', ({ target }) => {
		if (target instanceof Element && target.matches('.asked')) ask();
	}, true);
}
