// Receives messages while no page is open (Web Push) and shows them. It keeps nothing, answers
// no request of a page, and knows no game.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
	let told = {};
	try {
		told = event.data?.json() ?? {};
	} catch {
		// What cannot be read is shown as a notice without words.
	}
	event.waitUntil(self.registration.showNotification(told.title || 'Orrery', {
		body: told.body || '',
		lang: told.lang || '',
		tag: told.tag || 'orrery',
		renotify: true,
		data: { url: told.url || '/' },
	}));
});

self.addEventListener('notificationclick', (event) => {
	event.notification.close();
	const wanted = new URL(event.notification.data?.url ?? '/', self.location.origin);
	// A message leads to this site or nowhere.
	const url = wanted.origin === self.location.origin ? wanted.href : self.location.origin;
	event.waitUntil((async () => {
		const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
		const open = pages.find((page) => page.url.split(/[?#]/)[0] === url.split(/[?#]/)[0]);
		await (open ? open.focus() : self.clients.openWindow(url));
	})());
});
