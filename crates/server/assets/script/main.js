// Choices on the board, pieces that glide, pages that stay up to date. It knows no game, and
// nothing needs it: every page works without its script.

import { $, pause } from './dom.js';
import * as board from './board.js';
import * as chat from './chat.js';
import * as choices from './choices.js';
import * as clock from './clock.js';
import * as dice from './dice.js';
import * as divider from './divider.js';
import { fetched } from './frame.js';
import * as hands from './hands.js';
import * as lesson from './lesson.js';
import { morph } from './morph.js';
import { dress } from './preferences.js';
import * as preview from './preview.js';
import * as sheet from './sheet.js';
import * as stream from './stream.js';
import * as tip from './tip.js';

dress();
// Whether the question is a new one is known before the board asks for it.
choices.start();
board.start();
hands.start();
lesson.start();
tip.start();
chat.start();
divider.start();
sheet.start();
stream.start();
clock.start();
dice.start();
preview.start();

/**
 * What only some pages have is fetched by those.
 * @type {[string, () => Promise<{ start(): void }>][]}
 */
const others = [
	['#code-form, [data-copy]', () => import('./account.js')],
	['[data-passkey]', () => import('./passkeys.js')],
	['.notices', () => import('./notices.js')],
	['.wall, [data-past]', () => import('./wall.js')],
];
for (const [query, module] of others) {
	if ($(query)) module().then((found) => found.start());
}

// The pictures of a review: what was touched, and what should have been.
for (const picture of document.querySelectorAll('[data-better]')) {
	for (const kind of ['played', 'better']) {
		for (const spot of JSON.parse(picture.getAttribute(`data-${kind}`) ?? '[]')) {
			$(`[data-spot="${CSS.escape(spot)}"]`, picture)?.classList.add(kind);
		}
	}
}

// A review under way.
while ($('.going')) {
	await pause(3000);
	const young = $('#frame', await fetched(''));
	const old = $('#frame');
	if (old && young) morph(old, young);
}
