// Passkeys: the server asks, the browser lets the person answer, the answer is sent. Nothing of it
// is shown where a browser has none.

import { $$, on, says } from './dom.js';
import { notify } from './notice.js';

/**
 * @param {string} text in base64url
 * @returns {ArrayBuffer}
 */
function bytes(text) {
	const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
	return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer;
}

/**
 * @param {ArrayBuffer | null} buffer
 * @returns {string | undefined}
 */
function text(buffer) {
	if (!buffer) return undefined;
	const plain = String.fromCharCode(...new Uint8Array(buffer));
	return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Sends fields to the server; the form they belong to has the token.
 * @param {HTMLFormElement} form
 * @param {string} address
 * @param {Record<string, string>} fields
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

/** @param {any} options */
async function create(options) {
	const publicKey = {
		...options,
		challenge: bytes(options.challenge),
		user: { ...options.user, id: bytes(options.user.id) },
		excludeCredentials: (options.excludeCredentials ?? []).map((/** @type {any} */ key) => ({ ...key, id: bytes(key.id) })),
	};
	const made = /** @type {any} */ (await navigator.credentials.create({ publicKey }));
	return {
		rawId: text(made.rawId),
		clientDataJSON: text(made.response.clientDataJSON),
		authenticatorData: text(made.response.getAuthenticatorData()),
		publicKey: text(made.response.getPublicKey()),
		publicKeyAlgorithm: made.response.getPublicKeyAlgorithm(),
	};
}

/** @param {any} options */
async function get(options) {
	const publicKey = { ...options, challenge: bytes(options.challenge), allowCredentials: [] };
	const shown = /** @type {any} */ (await navigator.credentials.get({ publicKey }));
	return {
		rawId: text(shown.rawId),
		clientDataJSON: text(shown.response.clientDataJSON),
		authenticatorData: text(shown.response.authenticatorData),
		signature: text(shown.response.signature),
		userHandle: text(shown.response.userHandle),
	};
}

/** @param {HTMLFormElement} form */
async function go(form) {
	const isNew = form.dataset.passkey === 'new';
	const address = form.getAttribute('action') ?? '';
	form.inert = true;
	try {
		const { ticket, options } = await post(form, `${address}/ask`, {});
		const answer = await (isNew ? create(options) : get(options));
		const { go: next } = await post(form, address, { ticket, answer: JSON.stringify(answer) });
		location.assign(next);
	} catch (why) {
		// Whoever closes the window of the browser knows it.
		const isOwn = why instanceof DOMException;
		notify(isOwn ? form.dataset.cancelled : /** @type {Error} */ (why).message || says.lost);
	} finally {
		form.inert = false;
	}
}

export function start() {
	if (!window.PublicKeyCredential) return;
	for (const part of $$('form.passkey')) part.hidden = false;
	for (const none of $$('.no-passkeys')) none.hidden = true;
	on('submit', (event) => {
		const form = event.target;
		if (!(form instanceof HTMLFormElement) || !form.dataset.passkey) return;
		event.preventDefault();
		go(form);
	});
}
