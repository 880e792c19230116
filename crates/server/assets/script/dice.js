// What the reader adds to the dice: a random number, once the page has shown the hash of the
// server's secret. Without script one types a word.

import { $, random } from './dom.js';
import { onFrame } from './frame.js';
import { send } from './commands.js';

function add() {
	const form = /** @type {HTMLFormElement | null} */ ($('#ready'));
	const nonce = /** @type {HTMLInputElement | null} */ (form && $('[name=nonce]', form));
	if (!form || !nonce || nonce.value) return;
	nonce.value = random();
	send(form);
}

export function start() {
	add();
	onFrame(add);
}
