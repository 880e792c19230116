// The page stays up to date: the server says when something happened, the page fetches the
// new frame and shows step by step what led to it. One refresh at a time.

import { $, $$, frame, isLive, pause, says } from './dom.js';
import { fetchFrame, onFrame, swap } from './frame.js';
import { linked, notify } from './notice.js';
import { tellTheEnd } from './ceremony.js';
import { pace } from './preferences.js';
import { sound } from './sound.js';

/** The most steps that are shown one by one. */
const MOST_STEPS = 6;
/** How long a step is shown after the pieces have moved. */
const STEP_MS = 900;

/** The number of the last event the page has heard of. */
let latest = 0;
/** @type {Promise<void> | null} */
let refreshing = null;

const isBehind = () => isLive() && latest > Number(frame().seq);

/** Resolves when no refresh is under way. */
export const settled = () => refreshing ?? Promise.resolve();

/**
 * Brings the page up to this event; to whatever is the last one, if none is given.
 * @param {number} [seq]
 */
export async function refresh(seq = Infinity) {
	latest = Math.max(latest, seq);
	if (isBehind()) await (refreshing ??= keepUp());
}

async function keepUp() {
	while (isBehind()) {
		latest = 0;
		try {
			await update();
			linked(true);
		} catch (problem) {
			linked(false);
			await pause(1500);
			// What the server refuses for good is not asked for again.
			const status = problem instanceof Response ? problem.status : Infinity;
			if (status >= 429) latest = Infinity;
		}
	}
	refreshing = null;
}

/** @param {Element | null} entry of the log */
const sentences = (entry) => (entry ? `${$('b', entry)?.textContent ?? ''} ${$$('.lines span', entry).map((fact) => fact.textContent).join(' · ')}` : '');

async function update() {
	const old = { ...frame() };
	const young = await fetchFrame('');
	const now = $('#frame', young)?.dataset;
	if (!now || now.seq === old.seq || !isLive()) return;
	await showSteps(Number(old.actions) + 1, Number(now.actions) - 1);
	if (!isLive()) return;
	swap(young);
	announce(old);
	const news = $$('.log [data-n]').filter((entry) => Number(entry.dataset.n) > Number(old.actions));
	const live = $('#live');
	if (live) live.textContent = news.reverse().map(sentences).join(' ');
}

/** @param {DOMStringMap} old what was shown before */
function announce(old) {
	const now = frame();
	tellTheEnd(old.stage);
	if (now.last !== undefined && old.last === undefined) {
		notify(says.final);
		sound('last');
	} else if (now.yours !== undefined && old.yours === undefined) {
		sound('turn');
	}
}

/** Ends the story that is being shown. */
export let skip = () => {};

/**
 * Shows the moments between what was seen last and what is now.
 * @param {number} from
 * @param {number} to
 */
async function showSteps(from, to) {
	const story = $('#story');
	if (document.hidden || !$('#stage') || !story || !pace()) return;
	let skipped = false;
	for (let n = Math.max(from, to + 1 - MOST_STEPS); n <= to && !skipped && isLive(); n += 1) {
		for (const play of $$('.play')) play.inert = true;
		const step = await fetchFrame(`at=${n}`).catch(() => null);
		// A moment that was taken back meanwhile is not shown; the present is.
		if (!step) break;
		swap(step, ['#stage', '#players', '#progress', '#last']);
		story.textContent = sentences($(`#log-${n}`, step));
		await new Promise((done) => {
			skip = () => {
				skipped = true;
				done(undefined);
			};
			setTimeout(done, STEP_MS * pace());
		});
	}
	story.textContent = '';
}

/** @type {EventSource | undefined} */
let stream;
/** @type {number | undefined} */
let down;

function listen() {
	stream?.close();
	// Whoever does not have the page before their eyes wants to be told in other ways.
	const hidden = document.hidden ? '?hidden=true' : '';
	const opened = new EventSource(`/t/${frame().table}/events${hidden}`);
	stream = opened;
	opened.onopen = () => {
		clearTimeout(down);
		down = undefined;
		linked(true);
	};
	opened.onerror = () => {
		down ??= setTimeout(linked, 2000, false);
		if (opened.readyState === EventSource.CLOSED) setTimeout(listen, 3000);
	};
	opened.addEventListener('change', (event) => { refresh(JSON.parse(event.data).seq); });
}

/** Whoever comes back to the page sees it as it is now; the server knows who does not look. */
function wake() {
	if (!stream) return;
	listen();
	if (!document.hidden) refresh();
}

export function start() {
	if (!$('#frame')) return;
	if ($('#question') && isLive()) listen();
	onFrame(() => {
		if (isLive() && !stream) listen();
	});
	addEventListener('online', wake);
	addEventListener('offline', () => linked(!stream));
	document.addEventListener('visibilitychange', wake);
}
