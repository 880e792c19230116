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
 * Where something stands, in the units of its drawing.
 * @param {Element} target
 * @param {DOMMatrix} units
 */
function place(target, units) {
	const { left, top, right, bottom } = box(target);
	const from = new DOMPoint(left - MARGIN, top - MARGIN).matrixTransform(units);
	const to = new DOMPoint(right + MARGIN, bottom + MARGIN).matrixTransform(units);
	return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y, rx: 6 };
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
	const rings = targets.map((target) => place(target, units)).filter(({ width, height }) => width && height);
	const { x, y, width, height } = svg.viewBox.baseVal;
	// It is larger than the drawing, which may stand in a wider or higher place.
	const all = { x: x - 2 * width, y: y - 4 * height, width: 5 * width, height: 9 * height };
	const mask = draw('mask', { id: 'spotlight-mask', maskUnits: 'userSpaceOnUse', ...all });
	mask.append(draw('rect', { ...all, fill: 'white' }), ...rings.map((ring) => draw('rect', { ...ring, fill: 'black' })));
	group.append(mask, draw('rect', { ...all, class: 'dim', mask: 'url(#spotlight-mask)' }));
	group.append(...rings.map((ring) => draw('rect', { ...ring, class: 'ring' })));
	targets[0].scrollIntoView({ block: 'nearest', inline: 'nearest' });
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
