// Short ways to the document.

/** @typedef {HTMLElement | SVGElement} AnyElement */

export const root = document.documentElement;

/**
 * The first element that fits.
 * @param {string} query
 * @param {ParentNode} [from]
 * @returns {HTMLElement | null}
 */
export const $ = (query, from = document) => from.querySelector(query);

/**
 * All elements that fit.
 * @param {string} query
 * @param {ParentNode} [from]
 * @returns {HTMLElement[]}
 */
export const $$ = (query, from = document) => [...from.querySelectorAll(query)].map((node) => /** @type {HTMLElement} */ (node));

/**
 * Hears these events of the whole document.
 * @param {string} types
 * @param {(event: any) => void} hear
 * @param {AddEventListenerOptions | boolean} [how]
 */
export function on(types, hear, how) {
	for (const type of types.split(' ')) document.addEventListener(type, hear, how);
}

/**
 * A new element.
 * @param {string} tag
 * @param {string} className
 * @param {string} [textContent]
 * @param {Record<string, unknown>} [set] for its dataset
 */
export function make(tag, className, textContent = '', set = {}) {
	const made = Object.assign(document.createElement(tag), { className, textContent });
	if (made instanceof HTMLButtonElement) made.type = 'button';
	Object.assign(made.dataset, set);
	return made;
}

/** What the server says about the table, on its frame. */
export const frame = () => /** @type {HTMLElement} */ ($('#frame')).dataset;

/** Whether the page shows the present of a table, not a look back. */
export const isLive = () => 'live' in frame();

/** The words the script needs, in the language of the page. */
export const says = /** @type {HTMLElement} */ ($('#notice')).dataset;

export const focused = () => /** @type {HTMLElement} */ (document.activeElement ?? document.body);

/** @param {Element} node */
export const box = (node) => node.getBoundingClientRect();

/** @param {number} ms */
export const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });

/** A name that nobody else will think of. */
export const random = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * The spots of the board with this name.
 * @param {string} name
 */
export const spots = (name) => $$(`[data-spot="${CSS.escape(name)}"]`);
