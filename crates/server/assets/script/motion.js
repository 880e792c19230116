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

/** @param {ReturnType<typeof remember>} before */
export function move({ places, counts }) {
	glide(places);
	count(counts);
}

/** @param {Map<string | undefined, DOMRect>} before */
function glide(before) {
	if (calm.matches) {
		$('#stage')?.animate({ opacity: [0.4, 1] }, 200);
		return;
	}
	let moved = 0;
	for (const piece of $$('#stage [data-key]')) {
		const was = before.get(piece.dataset.key);
		const is = box(piece);
		const timing = { duration: 350, easing: 'ease-out', delay: moved * 80, fill: /** @type {FillMode} */ ('backwards') };
		if (!was) {
			piece.animate({ opacity: [0, 1] }, timing);
			continue;
		}
		const x = was.x - is.x + (was.width - is.width) / 2;
		const y = was.y - is.y + (was.height - is.height) / 2;
		const parent = /** @type {SVGGraphicsElement} */ (/** @type {unknown} */ (piece.parentNode));
		if (Math.hypot(x, y) < 2 || parent.closest('[data-key]')) continue;
		const screen = parent.getScreenCTM();
		if (!screen) continue;
		const { a, b, c, d } = screen.inverse();
		const stops = [`${a * x + c * y}px ${b * x + d * y}px`, piece.dataset.via ?? '', '0 0'];
		piece.animate({ translate: stops.filter(Boolean) }, timing);
		moved += 1;
	}
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
