// Passkeys: the server asks, the browser lets the person answer, the answer is sent. Where a browser
// has none, the page says so.

import { $$, on, says } from './dom.js';
import { notify } from './notice.js';

/** What browsers with passkeys have; the type checker does not know all of it yet. */
const kinds = /** @type {any} */ (window).PublicKeyCredential;

/**
 * Sends fields to the server; the form they belong to has the token.
 * @param {HTMLFormElement} form
 * @param {string} address
 * @param {Record<string, string>} [fields]
 * @returns {Promise<any>}
 */
async function post(form, address, fields) {
	const token = /** @type {HTMLInputElement} */ (form.elements.namedItem('token')).value;
	const body = new URLSearchParams({ token, ...fields });
	const answer = await fetch(address, { method: 'POST', body, headers: { Accept: 'application/json' } });
	const said = await answer.json();
	if (!answer.ok) throw new Error(said.error);
	return said;
}

/** @param {HTMLFormElement} form */
async function go(form) {
	const address = form.getAttribute('action') ?? '';
	form.inert = true;
	try {
		const { ticket, options } = await post(form, `${address}/ask`);
		const key = /** @type {any} */ (await (form.dataset.passkey === 'new'
			? navigator.credentials.create({ publicKey: kinds.parseCreationOptionsFromJSON(options) })
			: navigator.credentials.get({ publicKey: kinds.parseRequestOptionsFromJSON(options) })));
		const { rawId, response } = key.toJSON();
		const said = await post(form, address, { ticket, answer: JSON.stringify({ rawId, ...response }) });
		location.assign(said.go);
	} catch (why) {
		// Whoever closes the window of the browser knows it.
		notify(why instanceof DOMException ? form.dataset.cancelled : /** @type {Error} */ (why).message || says.lost);
	}
	form.inert = false;
}

export function start() {
	if (!kinds?.parseCreationOptionsFromJSON) return;
	for (const part of $$('form.passkey')) part.hidden = false;
	for (const none of $$('.no-passkeys')) none.hidden = true;
	on('submit', (event) => {
		const form = event.target;
		if (!form.dataset.passkey) return;
		event.preventDefault();
		go(form);
	});
}
