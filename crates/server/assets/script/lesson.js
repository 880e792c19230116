// A lesson: what it speaks of is ringed on the board, and the rest is dimmed a little.

import { $, $$, box } from './dom.js';
import { back } from './choices.js';
import { onAnswer } from './commands.js';
import { onFrame } from './frame.js';

/** How far a ring stands off what it is about, in pixels of the screen. */
const MARGIN = 5;

const SVG = 'http://www.w3.org/2000/svg';

/**
 * A new element of a drawing.
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 */
function draw(tag, attributes) {
	const drawn = document.createElementNS(SVG, tag);
	for (const [name, value] of Object.entries(attributes)) drawn.setAttribute(name, String(value));
	return drawn;
}

/**
 * Where something is seen. A picture that is cut to a window in it counts as a whole: then its
 * halo says where it ends.
 * @param {Element} target
 */
const edges = (target) => box(target.querySelector(':scope > use[width] ~ .halo') ?? target);

/**
 * Where something stands, in the units of its drawing.
 * @param {Element} target
 * @param {DOMMatrix} units
 */
function place(target, units) {
	const { left, top, right, bottom } = edges(target);
	const from = new DOMPoint(left - MARGIN, top - MARGIN).matrixTransform(units);
	const to = new DOMPoint(right + MARGIN, bottom + MARGIN).matrixTransform(units);
	return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y, rx: 6 };
}

/**
 * A ring, in the units of a drawing.
 * @typedef {{ x: number, y: number, width: number, height: number, rx: number }} Ring
 */

/**
 * Neighbours in a row or a column get one ring: two would cut through what they are about.
 * @param {Ring[]} rings
 */
function joined(rings) {
	const alike = (/** @type {number} */ a, /** @type {number} */ b) => Math.abs(a - b) < 3;
	const isBeside = (/** @type {Ring} */ a, /** @type {Ring} */ b) => {
		const isRow = alike(a.y, b.y) && alike(a.height, b.height);
		const isColumn = alike(a.x, b.x) && alike(a.width, b.width);
		const touch = a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
		return touch && (isRow || isColumn);
	};
	/** @type {Ring[]} */
	const all = [];
	for (const ring of rings) {
		const other = all.find((one) => isBeside(one, ring));
		if (!other) {
			all.push({ ...ring });
			continue;
		}
		const [right, bottom] = [Math.max(other.x + other.width, ring.x + ring.width), Math.max(other.y + other.height, ring.y + ring.height)];
		const [x, y] = [Math.min(other.x, ring.x), Math.min(other.y, ring.y)];
		Object.assign(other, { x, y, width: right - x, height: bottom - y });
	}
	return all;
}

/**
 * The smallest box around two.
 * @param {{ left: number, top: number, right: number, bottom: number }} one
 * @param {{ left: number, top: number, right: number, bottom: number }} other
 */
const around = (one, other) => ({
	left: Math.min(one.left, other.left),
	top: Math.min(one.top, other.top),
	right: Math.max(one.right, other.right),
	bottom: Math.max(one.bottom, other.bottom),
});

/**
 * Brings what the lesson speaks of into view: all of it, or as much as fits, the first of it
 * in any case.
 * @param {HTMLElement} stage
 * @param {Element[]} targets
 */
function reveal(stage, targets) {
	const window = box(stage);
	const fits = (/** @type {{ left: number, top: number, right: number, bottom: number }} */ one) =>
		one.right - one.left <= window.width && one.bottom - one.top <= window.height;
	const [first, ...others] = targets.map(edges);
	const seen = others.reduce((all, one) => (fits(around(all, one)) ? around(all, one) : all), around(first, first));
	const all = around(seen, window);
	if (all.left === window.left && all.top === window.top && all.right === window.right && all.bottom === window.bottom) return;
	stage.scrollBy((seen.left + seen.right - window.left - window.right) / 2, (seen.top + seen.bottom - window.top - window.bottom) / 2);
}

/** Rings what the lesson speaks of. Its drawing is gone with the next frame. */
function light() {
	$('.spotlight')?.remove();
	const svg = $('#stage > svg');
	const targets = $$('#stage [data-lesson]').filter((target) => target.checkVisibility({ visibilityProperty: true }));
	if (!(svg instanceof SVGSVGElement) || !targets.length) return;
	// A layout for a small screen may move the parts of a drawing, this one among them.
	const group = /** @type {SVGGElement} */ (draw('g', { class: 'spotlight', 'aria-hidden': 'true' }));
	svg.append(group);
	const units = group.getScreenCTM()?.inverse();
	if (!units) return;
	const rings = joined(targets.map((target) => place(target, units)).filter(({ width, height }) => width && height));
	const { x, y, width, height } = svg.viewBox.baseVal;
	// It is larger than the drawing, which may stand in a wider or higher place.
	const all = { x: x - 2 * width, y: y - 4 * height, width: 5 * width, height: 9 * height };
	const mask = draw('mask', { id: 'spotlight-mask', maskUnits: 'userSpaceOnUse', ...all });
	mask.append(draw('rect', { ...all, fill: 'white' }), ...rings.map((ring) => draw('rect', { ...ring, fill: 'black' })));
	group.append(mask, draw('rect', { ...all, class: 'dim', mask: 'url(#spotlight-mask)' }));
	group.append(...rings.map((ring) => draw('rect', { ...ring, class: 'ring' })));
	const stage = $('#stage');
	if (stage) reveal(stage, targets);
}

/** Where a small screen shows one part of the board at a time, turns to what the lesson speaks of. */
function showPart() {
	const targets = $$('[data-part] [data-lesson]');
	if (targets.some((target) => target.checkVisibility({ visibilityProperty: true }))) return;
	const part = /** @type {HTMLElement | null | undefined} */ (targets[0]?.closest('[data-part]'));
	if (part) $(`[data-tab="${part.dataset.part}"]`)?.focus();
}

/** Pieces may still be on their way: the rings wait for them. */
async function show() {
	showPart();
	light();
	const moves = $('#stage')?.getAnimations({ subtree: true }) ?? [];
	if (!moves.length || !$('#stage [data-lesson]')) return;
	await Promise.allSettled(moves.map((move) => move.finished));
	light();
}

export function start() {
	show();
	onFrame(show);
	// Whoever chose something else begins anew.
	onAnswer(() => { if ($('#lesson')) back(0); });
	addEventListener('resize', light);
}
