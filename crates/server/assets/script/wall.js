// Pages of those who watch. A screen on a wall of a club: nobody touches it, and after a while it
// shows another game. A game with open hands: what has become old enough is shown.

import { $, frame, pause } from './dom.js';
import { fetchFrame, swap } from './frame.js';

/** How long a game is shown before another one is. */
const STAY_MS = 60000;

/** Goes on to the next game, as soon as there is one and the server answers. */
async function tour() {
	for (;;) {
		await pause(STAY_MS);
		const now = frame().table;
		try {
			const next = await fetch(now ? `/wall?after=${now}` : '/wall');
			if (next.ok && next.url !== location.href) {
				location.assign(next.url);
				return;
			}
		} catch {
			// The network is lost: what was seen last stays, and comes up to date by itself.
		}
	}
}

/** How often it is asked what has become old enough. */
const PAST_MS = 15000;

/** Whether the page shows the last moment of a game as it was a while ago. */
const goesOn = () => 'past' in frame() && !('moment' in frame());

/** Goes on with a game that is shown as it was a while ago. */
async function follow() {
	for (;;) {
		await pause(PAST_MS);
		if (document.hidden || !goesOn()) continue;
		try {
			const young = await fetchFrame('');
			const now = $('#frame', young)?.dataset;
			if (!now || !goesOn()) continue;
			if (now.past === undefined || now.seq !== frame().seq) swap(young);
		} catch (problem) {
			// The players no longer agree: the page says so.
			if (problem instanceof Response && problem.status < 429) location.reload();
		}
	}
}

export function start() {
	if ('past' in frame()) follow();
	const tours = new URLSearchParams(location.search).get('wall') === 'tour' || $('[data-tour]');
	if (document.body.classList.contains('wall') && tours) tour();
}
