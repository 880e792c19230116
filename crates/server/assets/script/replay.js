// A game that plays on by itself, moment after moment.

import { $, frame, isLive, pause } from './dom.js';
import { visit } from './frame.js';
import { pace } from './preferences.js';
import { refresh } from './stream.js';

let isRolling = false;

function show() {
	const replay = $('#replay');
	if (replay) replay.ariaPressed = String(isRolling);
}

/**
 * Goes to another moment, or back to the present.
 * @param {string} address
 */
export async function goTo(address) {
	await visit(address);
	show();
	refresh(0);
}

/** @param {string} key */
export function step(key) {
	const name = { ArrowLeft: 'back', ArrowRight: 'next', Home: 'first', End: 'last' }[key];
	const link = /** @type {HTMLAnchorElement | null} */ ($(`#step-${name}`));
	const last = Number(frame().actions);
	if (link) goTo(link.href);
	else if (isLive() && last && /Left|Home/.test(key)) goTo(`${location.pathname}?at=${key === 'Home' ? 0 : last - 1}`);
}

export async function togglePlaying() {
	isRolling = !isRolling;
	show();
	while (isRolling) {
		const next = /** @type {HTMLAnchorElement | null} */ ($('#step-next'));
		if (!next) break;
		await goTo(next.href);
		await pause(200 + 900 * pace());
	}
	isRolling = false;
	show();
}
