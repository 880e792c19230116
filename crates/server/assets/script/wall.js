// A screen on a wall of a club: nobody touches it, and after a while it shows another game.

import { $, frame, pause } from './dom.js';

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

export function start() {
	const goesOn = new URLSearchParams(location.search).get('wall') === 'tour' || $('[data-tour]');
	if (document.body.classList.contains('wall') && goesOn) tour();
}
