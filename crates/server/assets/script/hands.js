// What clicks, keys and forms do.

import { $, $$, box, focused, on, random, says } from './dom.js';
import { isDrag, meant, zoom } from './board.js';
import { back, isFresh, left, lines, take, takeOnly, turnTo } from './choices.js';
import { send, sent } from './commands.js';
import { notify } from './notice.js';
import { hasKeys, hasSound, like, nextTheme } from './preferences.js';
import { goTo, step, togglePlaying } from './replay.js';
import { finish } from './ceremony.js';
import { sound } from './sound.js';
import { skip } from './stream.js';
import { findRules, openTab } from './tabs.js';
import { endsHold, hide, pin } from './tip.js';

async function copyInvitation() {
	const link = /** @type {HTMLAnchorElement | null} */ ($('#invitation'));
	if (!link) return;
	try {
		await navigator.clipboard.writeText(link.href);
		notify(says.copied);
	} catch {
		getSelection()?.selectAllChildren(link);
	}
}

/**
 * Goes where a link leads; whether it got there. Without a network the link is offered again.
 * @param {HTMLElement} at
 */
async function swapTo(at) {
	at.dataset.busy = '';
	try {
		await goTo(/** @type {HTMLAnchorElement} */ (at).href);
		return true;
	} catch {
		return false;
	} finally {
		delete at.dataset.busy;
	}
}

/**
 * Takes what a draft laid out into the hand again.
 * @param {HTMLElement} at
 */
async function pickUp(at) {
	const [piece] = JSON.parse(at.dataset.placed ?? '[]');
	if (await swapTo(at) && piece) turnTo(piece);
}

/**
 * @param {HTMLElement} at
 * @param {MouseEvent} event
 */
function touch(at, event) {
	const spot = meant(event);
	if (spot === null) return;
	const name = at.dataset.spot ?? '';
	const placed = $$('[data-placed]').find((link) => JSON.parse(link.dataset.placed ?? '[]').at(-1) === name);
	if (spot) {
		take(spot);
	} else if (placed) {
		pickUp(placed);
	} else if (!turnTo(name)) {
		pin(at, event);
	}
}

/**
 * What a click does, by what was clicked.
 * @type {Record<string, (at: HTMLElement, event: MouseEvent) => void>}
 */
const CLICKS = {
	'#theme': nextTheme,
	'#sound': () => {
		like('sound', hasSound() ? 'off' : 'on');
		sound('turn');
	},
	'#replay': togglePlaying,
	'.copy': copyInvitation,
	'[data-zoom]': (at) => zoom(Number(at.dataset.zoom)),
	'.group': (at) => {
		take(at.dataset.part ?? '');
		lines()[0]?.focus();
	},
	'.crumb': (at) => back(Number(at.dataset.back)),
	'[data-placed]': pickUp,
	'a[data-swap]': swapTo,
	'a.rule': (at) => findRules(at.textContent ?? ''),
	'[data-spot]': touch,
	// A part of the board that gives way under a finger leaves the click to what is behind it.
	'#stage': (_, event) => {
		const spot = meant(event);
		if (spot) take(spot);
	},
};

/** @param {MouseEvent} event */
function click(event) {
	skip();
	finish();
	if (!(event.target instanceof Element)) return;
	if (event.detail && endsHold()) {
		event.preventDefault();
		return;
	}
	if (!event.target.closest('#tip')) hide();
	if (isDrag(event) && event.target.closest('#stage, .handle')) {
		event.preventDefault();
		return;
	}
	if (event.detail && isFresh() && event.target.closest('.play, #stage')) {
		event.preventDefault();
		return;
	}
	if (event.ctrlKey || event.metaKey) return;
	for (const [query, act] of Object.entries(CLICKS)) {
		const at = /** @type {HTMLElement | null} */ (event.target.closest(query));
		if (!at) continue;
		if ('href' in at) event.preventDefault();
		act(at, event);
		return;
	}
}

/** @param {SubmitEvent} event */
function submit(event) {
	const form = /** @type {HTMLFormElement} */ (event.target);
	const field = (/** @type {string} */ name) => /** @type {HTMLInputElement | null} */ (form.elements.namedItem(name));
	if (form.matches('.play, [data-live]') && form.method === 'post') {
		event.preventDefault();
		send(form, event.submitter);
		const text = field('text');
		if (text) text.value = '';
	} else if (form.id === 'search') {
		event.preventDefault();
		findRules(field('q')?.value ?? '');
	} else {
		const [nonce, invitation] = [field('nonce'), field('invitation')];
		if (nonce) nonce.value = random();
		if (nonce && invitation) invitation.value ||= new URLSearchParams(location.search).get('invitation') ?? '';
	}
}

/** What glows, in reading order. */
function glows() {
	const order = (/** @type {Element} */ spot) => Math.round(box(spot).y / 30) * 1e5 + box(spot).x;
	return $$('#stage .glow').sort((a, b) => order(a) - order(b));
}

/** @param {number} by */
function walk(by) {
	const row = lines().includes(focused()) || !glows().length ? lines() : glows();
	const at = row.indexOf(focused());
	row.at(at < 0 ? Math.min(0, by) : (at + by) % row.length)?.focus();
}

/** @param {string[]} where a tab and what has the focus in it */
function go(...where) {
	openTab(where[0]);
	$(where[1])?.focus();
}

/** @type {Record<string, () => void>} */
const LETTERS = {
	u: async () => {
		await sent();
		$('#undo button, a#undo')?.click();
	},
	h: () => $('#question .hints a')?.click(),
	l: () => go('log', '#panel-log'),
	s: () => go('scores', '#panel-scores'),
	r: () => go('rules', '#search-word'),
	c: () => go('chat', '#say-text'),
	'.': () => $('.moment a.button[data-swap]')?.click(),
	'?': () => $('#help')?.showPopover(),
};

/**
 * What a key does; nothing for most.
 * @param {string} key
 * @param {Element} target
 * @returns {(() => void) | undefined}
 */
function actOf(key, target) {
	const choices = left().length;
	if (/^(ArrowLeft|ArrowRight|Home|End)$/.test(key) && !choices && !target.closest('.heads, .players')) {
		return () => step(key);
	}
	if (key.startsWith('Arrow') && choices && !target.closest('.tabs, .players')) {
		return () => walk(/Right|Down/.test(key) ? 1 : -1);
	}
	if (key === 'Escape') {
		return () => {
			hide();
			back();
		};
	}
	if (/^(Enter| )$/.test(key) && target.matches('.glow')) {
		return () => {
			take(/** @type {HTMLElement} */ (target).dataset.spot ?? '');
			(glows()[0] ?? lines()[0])?.focus();
		};
	}
	const next = $('#lesson-next');
	if (key === 'Enter' && next && !target.matches('button, a, summary, input')) return () => next.click();
	if (key === 'Enter' && choices === 1 && !target.matches('button, a, summary, input')) return takeOnly;
	if (!hasKeys()) return undefined;
	if (/^[1-9]$/.test(key)) {
		const line = lines()[Number(key) - 1];
		// A digit that was meant for the question before must not reveal anything.
		return () => { if (!(isFresh() && line?.closest('.seal'))) line?.click(); };
	}
	return LETTERS[key];
}

/** @param {KeyboardEvent} event Tab on something that glows goes on to the next, in reading order */
function tab(event) {
	const row = glows();
	const at = row.indexOf(focused());
	const next = at >= 0 && row[at + (event.shiftKey ? -1 : 1)];
	if (!next) return;
	next.focus();
	event.preventDefault();
}

/** @param {KeyboardEvent} event */
function press(event) {
	const { key, target } = event;
	skip();
	finish();
	if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
	if ($(':popover-open') || !$('#question') || target.matches('input:not(.unseen), select')) return;
	if (key === 'Tab') tab(event);
	const act = actOf(key, target);
	if (!act || (event.repeat && !key.startsWith('Arrow'))) return;
	act();
	event.preventDefault();
}

/** @param {Event} event */
function change({ target }) {
	if (target instanceof HTMLSelectElement && target.matches('.speed')) like('speed', target.value);
	if (!(target instanceof HTMLInputElement)) return;
	if (target.id === 'volume') {
		like('volume', target.value);
		sound('points');
	}
	if (target.id === 'keys') like('keys', target.checked ? 'on' : 'off');
	if (target.name === 'tab') openTab(target.value);
}

/** @param {Event} event */
function input({ target }) {
	if (target instanceof HTMLInputElement && target.id === 'slide') goTo(target.dataset.href + target.value);
}

export function start() {
	on('click', click);
	on('submit', submit);
	on('keydown', press);
	on('change', change);
	on('input', input);
}
