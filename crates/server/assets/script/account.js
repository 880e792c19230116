// One's own profile: codes that come in the address, and what is copied.

import { $, on, says } from './dom.js';
import { notify } from './notice.js';

/**
 * Puts into the clipboard what a button carries.
 * @param {HTMLElement} button
 */
async function copy(button) {
	try {
		await navigator.clipboard.writeText(button.dataset.copy ?? '');
		notify(says.copied);
	} catch {
		// Whoever may not is left to select it.
		const text = $('code', button.closest('section') ?? document);
		if (text) getSelection()?.selectAllChildren(text);
	}
}

/** What stands behind # in the address is shown, and leaves the address. Nothing is used by that. */
function takeCode() {
	const form = /** @type {HTMLFormElement | null} */ ($('#code-form'));
	const field = /** @type {HTMLInputElement | null} */ ($('#code'));
	const code = location.hash.slice(1);
	if (!form || !field || !code) return;
	history.replaceState(null, '', location.pathname);
	field.value = code;
	form.requestSubmit();
}

export function start() {
	on('click', ({ target }) => {
		const button = target instanceof Element && target.closest('[data-copy]');
		if (button) copy(/** @type {HTMLElement} */ (button));
	});
	takeCode();
	addEventListener('hashchange', takeCode);
}
