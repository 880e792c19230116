// Messages that nobody has read yet are counted on the tab of the chat.

import { $, $$, frame, on } from './dom.js';
import { onFrame } from './frame.js';

/** How many messages of which table were read, as long as this page is open. */
const key = () => `chat-${frame().table}`;

function update() {
	const label = $('label[for=tab-chat]');
	const tab = /** @type {HTMLInputElement | null} */ ($('#tab-chat'));
	if (!label || !tab) return;
	const all = Number($('#panel-chat .chat')?.dataset.before ?? 0) + $$('#panel-chat .chat li:not(.earlier)').length;
	let read = 0;
	try {
		if (tab.checked && !document.hidden) sessionStorage[key()] = String(all);
		read = Number(sessionStorage[key()] ?? 0);
	} catch {
		// Without storage nothing is remembered, and nothing is counted.
		read = all;
	}
	if (all > read) label.dataset.unread = String(all - read);
	else delete label.dataset.unread;
}

export function start() {
	update();
	onFrame(update);
	on('change visibilitychange', update);
}
