// The line between board and rail can be moved, by pointer or arrow keys, and stays where
// it was put.

import { $, box, on, root } from './dom.js';
import { onFrame } from './frame.js';
import { like, liked } from './preferences.js';

/** How far an arrow key moves it. */
const STEP = 24;

const divider = () => $('#divider');

/** How wide the rail is: it begins in the middle of the divider. */
function width() {
	const line = divider();
	return line ? innerWidth - box(line).x - box(line).width / 2 : 0;
}

/** Tells how much of the window the rail takes. */
function tell() {
	divider()?.setAttribute('aria-valuenow', String(Math.round((width() / innerWidth) * 100)));
}

/** @param {string} rail its width, or nothing for the usual one */
function put(rail) {
	root.style.setProperty('--dragged', rail);
	tell();
}

/** @param {number} wide */
function keep(wide) {
	put(`${Math.round(wide)}px`);
	like('rail', `${Math.round(width())}px`);
}

/** @param {PointerEvent} event */
function drag(event) {
	const line = divider();
	if (!line || event.target !== line || event.button) return;
	event.preventDefault();
	line.setPointerCapture(event.pointerId);
	line.onpointermove = ({ clientX }) => keep(innerWidth - clientX);
	line.onlostpointercapture = () => { line.onpointermove = null; };
}

/** @param {KeyboardEvent} event */
function press(event) {
	if (event.target !== divider() || !['ArrowLeft', 'ArrowRight'].includes(event.key)) return;
	event.preventDefault();
	event.stopPropagation();
	keep(width() + (event.key === 'ArrowLeft' ? STEP : -STEP));
}

export function start() {
	if (!divider()) return;
	put(liked('rail') ?? '');
	onFrame(tell);
	on('pointerdown', drag);
	on('keydown', press, true);
	on('dblclick', ({ target }) => {
		if (target === divider()) {
			put('');
			like('rail', '');
		}
	});
}
