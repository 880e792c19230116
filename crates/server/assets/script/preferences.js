// What the reader likes stays in this browser, and what the server keeps of it follows them to others.

import { $, $$, root } from './dom.js';

/**
 * @param {string} key
 * @returns {string | undefined}
 */
export function liked(key) {
	try {
		return localStorage[key];
	} catch {
		return undefined;
	}
}

/**
 * @param {string} key
 * @param {string} value
 */
function store(key, value) {
	try {
		localStorage[key] = value;
	} catch {
		// Without storage it is forgotten with the page.
	}
}

/** What the server keeps. */
const KEPT = ['theme', 'sound', 'speed'];

/**
 * What is still to be sent to it: one request after the other, so that the last word is the last there, too.
 * @type {URLSearchParams | null}
 */
let unsent = null;
let isSending = false;

function send() {
	if (!unsent) return;
	const body = unsent;
	unsent = null;
	isSending = true;
	// Where it does not arrive, it holds in this browser.
	fetch('/me/settings', { method: 'POST', body, headers: { Accept: 'application/json' }, keepalive: true })
		.catch(() => {})
		.finally(() => {
			isSending = false;
			send();
		});
}

// Nobody is there to wait for the answer.
addEventListener('pagehide', send);

/**
 * @param {string} key
 * @param {string} value
 */
export function like(key, value) {
	store(key, value);
	dress();
	const token = /** @type {HTMLInputElement | null} */ ($('[name="token"]'))?.value;
	if (!token || !KEPT.includes(key)) return;
	unsent ??= new URLSearchParams({ token });
	unsent.set(key, value);
	if (!isSending) send();
}

/** How long everything takes that is shown, against the usual; nothing is shown at 0. */
const PACES = new Map([['slow', 2], ['fast', 0.5], ['instant', 0]]);
export const pace = () => PACES.get(liked('speed') ?? '') ?? 1;

/** How loud sounds are, from 0 to 1. */
export const volume = () => Number(liked('volume') ?? 50) / 100;
export const hasSound = () => liked('sound') === 'on';
export const hasKeys = () => liked('keys') !== 'off';

export function nextTheme() {
	const theme = { auto: 'light', light: 'dark' }[root.dataset.theme ?? ''] ?? 'auto';
	root.dataset.theme = theme;
	like('theme', theme);
}

/**
 * How long ago it was, within a day; then its date. What is to come has a time of day too.
 * @param {Date} then
 */
function ago(then) {
	const now = new Date();
	if (then > now) {
		const isToday = then.toDateString() === now.toDateString();
		return then.toLocaleString(root.lang, { dateStyle: isToday ? undefined : 'medium', timeStyle: 'short' });
	}
	const minutes = Math.max(0, Math.floor((Date.now() - then.getTime()) / 60_000));
	const hours = Math.floor(minutes / 60);
	if (hours >= 24) return then.toLocaleDateString(root.lang, { dateStyle: 'medium' });
	const telling = new Intl.RelativeTimeFormat(root.lang, { numeric: 'auto', style: 'short' });
	if (!minutes) return telling.format(0, 'second');
	return hours ? telling.format(-hours, 'hour') : telling.format(-minutes, 'minute');
}

/** Shows on the page what the reader likes, and times as the reader writes them. */
export function dress() {
	const theme = $('#theme');
	if (theme) theme.title = theme.ariaLabel = theme.dataset[root.dataset.theme ?? ''] ?? '';
	const sound = $('#sound');
	if (sound) sound.ariaPressed = String(hasSound());
	const loud = /** @type {HTMLInputElement | null} */ ($('#volume'));
	if (loud) loud.value = String(volume() * 100);
	for (const speed of $$('select.speed')) /** @type {HTMLSelectElement} */ (speed).value = liked('speed') ?? 'normal';
	const keys = /** @type {HTMLInputElement | null} */ ($('#keys'));
	if (keys) keys.checked = hasKeys();
	const link = /** @type {HTMLAnchorElement | null} */ ($('#invitation'));
	if (link) link.textContent = link.href;
	for (const node of $$('time')) {
		const time = /** @type {HTMLTimeElement} */ (node);
		const then = new Date(time.dateTime);
		time.title = then.toLocaleString(root.lang, { dateStyle: 'medium', timeStyle: 'short' });
		time.textContent = ago(then);
	}
}

setInterval(dress, 30_000);
for (const [key, value] of Object.entries(JSON.parse(root.dataset.likes ?? '{}'))) store(key, value);
root.dataset.theme = liked('theme') ?? 'auto';
root.classList.add('script');
