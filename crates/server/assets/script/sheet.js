// The sheet for a new game: its summary says what is chosen.

import { $, $$, on } from './dom.js';

/**
 * What a chosen value adds to the summary: who sits on a seat, and what is not as usual.
 * @param {HTMLInputElement} input
 * @param {string} pair how an option and its value are written
 */
function part(input, pair) {
	const label = $('b', input.parentElement ?? document)?.textContent ?? '';
	if (input.name.startsWith('seat-')) return input.value === 'none' ? [] : [label];
	if (input.name === 'clock') return input.value === 'none' ? [] : [label];
	if (!input.name.startsWith('set-') || input.matches('.value:first-child > input')) return [];
	const legend = $('legend', input.closest('fieldset') ?? document)?.textContent ?? '';
	return [pair.replace('%o', legend).replace('%v', label)];
}

function summarise() {
	const summary = $('#summary');
	const name = /** @type {HTMLInputElement | null} */ ($('#setup [name=name]'));
	if (!summary || !name) return;
	const chosen = /** @type {HTMLInputElement[]} */ ($$('#setup .value :checked'));
	const parts = chosen.flatMap((input) => part(input, summary.dataset.pair ?? ''));
	summary.textContent = [name.value, ...parts].join(' · ');
}

export function start() {
	on('change', ({ target }) => { if (target instanceof Element && target.closest('#setup')) summarise(); });
}
