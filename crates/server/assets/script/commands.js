// What the reader does is sent to the server, once, as often as it takes.

import { $, frame, pause, random, says } from './dom.js';
import { keepFocus, visit } from './frame.js';
import { notify } from './notice.js';
import { refresh, settled } from './stream.js';

/** How often an answer is sent when the network fails. */
const TRIES = 4;

/** The last command that is under way. */
let sending = Promise.resolve();

/** Resolves when everything that was sent has been answered. */
export const sent = () => sending;

/**
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} [button]
 */
export function send(form, button) {
	sending = post(sending, form, button);
}

/** @type {(() => void)[]} */
const hearers = [];

/**
 * Calls this when an answer has been taken or refused.
 * @param {() => void} hear
 */
export function onAnswer(hear) {
	hearers.push(hear);
}

/**
 * @param {Promise<void>} before
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} [button]
 */
async function post(before, form, button) {
	if (form.inert) return before;
	const isPlay = form.matches('.play');
	const data = new FormData(form);
	if (button instanceof HTMLButtonElement && button.name) data.append(button.name, button.value);
	const body = new URLSearchParams(/** @type {any} */ (data));
	const ticket = random();
	form.ticket = ticket;
	// The server knows a repeated submission, so it can be sent again.
	const isKnown = form.matches('.play, .say');
	if (isKnown) body.set('submission', ticket);
	if (isPlay) {
		form.inert = true;
		keepFocus();
	} else if (body.has('seq')) {
		// What is taken back may be under way.
		await before;
		await settled();
		body.set('seq', frame().seq ?? '');
	}
	const said = await deliver(form.getAttribute('action') ?? '', body, isKnown ? TRIES : 1);
	// What is said at the table answers no question.
	if (!form.matches('.say')) for (const hear of hearers) hear();
	if (said.go) {
		await visit(said.go);
		await refresh(0);
	} else {
		if (isPlay && said.seq) leaveDraft();
		await refresh(said.seq);
	}
	if (form.ticket === ticket) form.inert = false;
}

/**
 * Says why an answer was refused: a lesson says so itself.
 * @param {{ error?: string, rule?: string }} said
 */
function refuse({ error, rule }) {
	const place = rule ? null : $('#lesson-answer');
	if (place) place.textContent = error ?? '';
	else notify(error, rule);
}

/** What was drafted has been sent: it does not stay in the address. */
function leaveDraft() {
	const address = new URL(location.href);
	for (const part of ['draft', 'hint', 'tip']) address.searchParams.delete(part);
	history.replaceState(null, '', address);
}

/**
 * @param {string} address
 * @param {URLSearchParams} body
 * @param {number} tries
 * @returns {Promise<{ go?: string, seq?: number }>}
 */
async function deliver(address, body, tries) {
	for (let wait = 400; tries > 0; tries -= 1, wait *= 2) {
		try {
			const answer = await fetch(address, { method: 'POST', body, headers: { Accept: 'application/json' } });
			const said = await answer.json();
			if (!answer.ok) refuse(said);
			return said;
		} catch {
			if (tries === 1) notify(says.lost);
			await pause(wait);
		}
	}
	return {};
}
