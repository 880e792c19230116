// A game that plays on by itself, moment after moment.

import { $, pause } from './dom.js';
import { visit } from './frame.js';
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

export async function togglePlaying() {
	isRolling = !isRolling;
	show();
	while (isRolling) {
		const next = /** @type {HTMLAnchorElement | null} */ ($('#step-next'));
		if (!next) break;
		await goTo(next.href);
		await pause(1100);
	}
	isRolling = false;
	show();
}
