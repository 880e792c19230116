// The page of notices: the time zone is filled in, and this browser can be added. It asks for
// permission only when somebody has pressed the button.

import { $, $$ } from './dom.js';

/**
 * @param {HTMLFormElement} form
 * @param {string} name
 * @param {string} value
 */
function fill(form, name, value) {
	const field = form.elements.namedItem(name);
	if (field instanceof HTMLInputElement) field.value = value;
}

/**
 * Adds this browser: gives back why not, or sends the form.
 * @param {HTMLFormElement} form
 * @returns {Promise<string>} which text to show
 */
async function subscribe(form) {
	if (!('serviceWorker' in navigator) || !('PushManager' in window)) return 'absent';
	if (await Notification.requestPermission() !== 'granted') return 'denied';
	await navigator.serviceWorker.register('/worker.js', { scope: '/' });
	const worker = await navigator.serviceWorker.ready;
	// A subscription for another key is of no use here.
	await (await worker.pushManager.getSubscription())?.unsubscribe();
	const made = await worker.pushManager.subscribe({
		userVisibleOnly: true,
		applicationServerKey: form.dataset.key,
	});
	const told = made.toJSON();
	fill(form, 'endpoint', told.endpoint ?? '');
	fill(form, 'p256dh', told.keys?.p256dh ?? '');
	fill(form, 'auth', told.keys?.auth ?? '');
	form.submit();
	return '';
}

export function start() {
	const form = $('#push');
	if (!(form instanceof HTMLFormElement)) return;
	const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
	for (const field of $$('.own-zone')) {
		if (field instanceof HTMLInputElement) field.value = timeZone;
	}
	const button = $('button', form);
	const told = $('#push-told', form);
	button?.addEventListener('click', async () => {
		if (button instanceof HTMLButtonElement) button.disabled = true;
		const why = await subscribe(form).catch(() => 'failed');
		if (told && why) told.textContent = told.dataset[why] ?? '';
		if (button instanceof HTMLButtonElement) button.disabled = false;
	});
}
