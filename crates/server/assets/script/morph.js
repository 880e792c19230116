// A new page grows into the old one: focus, scrolling and half-written words stay.
// Elements are known by id or data-key.

/** @param {Node} node */
function keyOf(node) {
	if (!(node instanceof Element)) return undefined;
	return node.id || /** @type {HTMLElement} */ (node).dataset.key;
}

/**
 * Attributes that the page itself changes.
 * @param {Element} old
 * @param {string} name
 */
const isOwn = (old, name) => /^(style|data-busy)$/.test(name) || (name === 'open' && old.id !== '');

/**
 * @param {Element} old
 * @param {Element} young
 */
function morphAttributes(old, young) {
	for (const { name } of [...old.attributes, ...young.attributes]) {
		const value = young.getAttribute(name);
		if (isOwn(old, name) || value === old.getAttribute(name)) continue;
		if (value === null) old.removeAttribute(name);
		else old.setAttribute(name, value);
	}
	if (old instanceof HTMLInputElement && old.type === 'range') old.value = young.getAttribute('value') ?? '';
}

/**
 * Makes the old node like the young one, with as few changes as possible.
 * @param {Node} old
 * @param {Node} young
 */
export function morph(old, young) {
	if (old.isEqualNode(young)) return;
	if (!(old instanceof Element && young instanceof Element)) {
		old.nodeValue = young.nodeValue;
		return;
	}
	morphAttributes(old, young);
	const keys = new Set([...young.children].map(keyOf));
	const byKey = new Map();
	for (const child of [...old.children]) {
		const key = keyOf(child);
		if (key && !keys.has(key)) child.remove();
		else byKey.set(key, child);
	}
	let here = old.firstChild;
	for (const child of [...young.childNodes]) {
		const key = keyOf(child);
		const same = key ? byKey.get(key) : here;
		if (same && same.nodeName === child.nodeName && keyOf(same) === key) {
			if (same === here) here = same.nextSibling;
			else old.insertBefore(same, here);
			morph(same, child);
		} else {
			old.insertBefore(child, here);
		}
	}
	while (here && here !== old.lastChild) old.lastChild?.remove();
	here?.remove();
}
