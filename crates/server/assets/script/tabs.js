// The tabs beside the board, and the rules in one of them.

import { $ } from './dom.js';
import { fetched } from './frame.js';

/** @param {string} name */
export function openTab(name) {
	for (const id of [`#tab-${name}`, '#pull']) {
		const box = /** @type {HTMLInputElement | null} */ ($(id));
		if (box) box.checked = true;
	}
	$(`#panel-${name}`)?.scrollIntoView({ block: 'nearest' });
}

/**
 * Shows the rules in which a word is found.
 * @param {string} word
 */
export async function findRules(word) {
	openTab('rules');
	const search = /** @type {HTMLFormElement | null} */ ($('#search'));
	if (!search) return;
	const page = await fetched(`${search.action}?q=${encodeURIComponent(word)}`);
	$('#found')?.replaceChildren($('.lead .hint', page) ?? '', $('.rules', page) ?? '');
}
