// Short messages at the edge of the page.

import { $, frame, make, says } from './dom.js';

/** @type {number | undefined} */
let hiding;

/**
 * Shows a message for a while, with a link to a rule.
 * @param {string | undefined} text
 * @param {string} [rule]
 */
export function notify(text, rule) {
	const notice = $('#notice');
	if (!notice) return;
	notice.replaceChildren(text ?? '', ' ');
	if (rule) notice.append(Object.assign(make('a', 'rule', rule), { href: `/rules/${frame().game}#${rule}` }));
	notice.classList.add('shown');
	clearTimeout(hiding);
	hiding = setTimeout(() => notice.classList.remove('shown'), 7000);
}

/**
 * Says whether the server can be reached.
 * @param {boolean} yes
 */
export function linked(yes) {
	const link = $('#link');
	if (link) link.textContent = yes ? '' : says.reconnecting ?? '';
}
