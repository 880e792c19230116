// Pieces glide from where they were to where they are, numbers count.

import { $, $$, box } from './dom.js';

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** Where the pieces are and what the numbers say, to be remembered before a change. */
export function remember() {
	return {
		places: new Map($$('#stage [data-key]').map((piece) => [piece.dataset.key, box(piece)])),
		counts: new Map($$('[data-count]').map((place) => [place.id, Number(place.dataset.count)])),
	};
}

/**
 * Moves the pieces from where they were, and gives back the keys of those that moved.
 * @param {ReturnType<typeof remember>} before
 */
export function move({ places, counts }) {
	count(counts);
	return glide(places);
}

/** @param {Map<string | undefined, DOMRect>} before */
function glide(before) {
	/** @type {Set<string>} */
	const moved = new Set();
	if (calm.matches) $('#stage')?.animate({ opacity: [0.4, 1] }, 200);
	for (const piece of $$('#stage [data-key]')) {
		const key = piece.dataset.key ?? '';
		const was = before.get(key);
		const is = box(piece);
		const timing = { duration: 350, easing: 'ease-out', delay: moved.size * 80, fill: /** @type {FillMode} */ ('backwards') };
		if (!was) {
			moved.add(key);
			if (!calm.matches) piece.animate({ opacity: [0, 1] }, timing);
			continue;
		}
		const x = was.x - is.x + (was.width - is.width) / 2;
		const y = was.y - is.y + (was.height - is.height) / 2;
		const parent = /** @type {SVGGraphicsElement} */ (/** @type {unknown} */ (piece.parentNode));
		if (Math.hypot(x, y) < 2 || parent.closest('[data-key]')) continue;
		moved.add(key);
		const screen = parent.getScreenCTM();
		if (!screen || calm.matches) continue;
		const { a, b, c, d } = screen.inverse();
		const stops = [`${a * x + c * y}px ${b * x + d * y}px`, piece.dataset.via ?? '', '0 0'];
		piece.animate({ translate: stops.filter(Boolean) }, timing);
	}
	return moved;
}

/** @param {Map<string, number>} before */
function count(before) {
	for (const place of $$('[data-count]')) {
		const [from, to, start] = [before.get(place.id), Number(place.dataset.count), performance.now()];
		if (from === undefined || from === to || calm.matches) continue;
		const tick = (/** @type {number} */ now) => {
			const part = Math.min(1, (now - start) / 500);
			place.textContent = String(Math.round(from + (to - from) * part)).replace('-', '−');
			if (part < 1) requestAnimationFrame(tick);
		};
		tick(start);
	}
}
