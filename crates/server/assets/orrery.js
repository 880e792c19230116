// Choices on the board, pieces that glide, pages that stay up to date. It knows no
// game, and nothing needs it.

const $ = (query, from = document) => from.querySelector(query);
const $$ = (query, from = document) => [...from.querySelectorAll(query)];
const root = document.documentElement;
const says = $('#notice').dataset;
const data = () => $('#frame').dataset;
const isLive = () => 'live' in data();
const on = (types, hear, how) => types.split(' ').forEach((type) => document.addEventListener(type, hear, how));
const focused = () => document.activeElement;
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const spots = (name) => $$(`[data-spot="${CSS.escape(name)}"]`);
const box = (node) => node.getBoundingClientRect();
const told = (entry) => $$('.lines p', entry).map((line) => line.textContent).join(' ');

const random = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

function make(tag, className, textContent, set) {
	const made = Object.assign(document.createElement(tag), { className, textContent });
	if (tag === 'button') made.type = 'button';
	Object.assign(made.dataset, set);
	return made;
}

const unmake = () => $$('.made').forEach((made) => made.remove());

// What the reader likes stays in this browser.

const liked = (key) => { try { return localStorage[key]; } catch {} };
const like = (key, value) => { try { localStorage[key] = value; } catch {} dress(); };
root.dataset.theme = liked('theme') ?? 'auto';
root.classList.add('script');

function dress() {
	const [theme, sound, replay, keys] = ['#theme', '#sound', '#replay', '#keys'].map((id) => $(id) ?? {});
	theme.title = theme.ariaLabel = theme.dataset[root.dataset.theme];
	sound.ariaPressed = liked('sound') === 'on';
	replay.ariaPressed = rolling;
	keys.checked = liked('keys') !== 'off';
	const link = $('#invitation');
	if (link) link.textContent = link.href;
	for (const time of $$('time')) time.textContent = new Date(time.dateTime).toLocaleString(root.lang, { dateStyle: 'medium', timeStyle: 'short' });
}

let hiding;
function tell(text, rule) {
	const notice = $('#notice');
	notice.replaceChildren(text, ' ');
	if (rule) notice.append(Object.assign(make('a', 'rule', rule), { href: `/rules/${data().game}#${rule}` }));
	notice.classList.add('shown');
	clearTimeout(hiding);
	hiding = setTimeout(() => notice.classList.remove('shown'), 7000);
}

function chime() {
	if (liked('sound') !== 'on') return;
	const audio = new AudioContext();
	const tone = new OscillatorNode(audio, { frequency: 523 });
	const loud = new GainNode(audio, { gain: 0.12 });
	tone.frequency.setValueAtTime(784, 0.15);
	loud.gain.exponentialRampToValueAtTime(0.001, 0.6);
	tone.connect(loud).connect(audio.destination);
	tone.start();
	tone.stop(1);
}

// The new frame grows into the old one: focus, scrolling and half-written words
// stay. Elements are known by id or data-key.

const keyOf = (node) => node.id || node.dataset?.key;

function grow(old, young) {
	if (old.isEqualNode(young)) return;
	if (old.nodeType !== 1) { old.nodeValue = young.nodeValue; return; }
	const own = (name) => /^(style|data-busy)$/.test(name) || (name === 'open' && old.id);
	for (const { name } of [...old.attributes, ...young.attributes]) {
		const value = young.getAttribute(name);
		if (own(name) || value === old.getAttribute(name)) continue;
		if (value === null) old.removeAttribute(name); else old.setAttribute(name, value);
	}
	if (old.type === 'range') old.value = young.getAttribute('value');
	const keys = new Set([...young.children].map(keyOf));
	const byKey = new Map();
	for (const child of [...old.children]) {
		if (keyOf(child) && !keys.has(keyOf(child))) child.remove();
		else byKey.set(keyOf(child), child);
	}
	let here = old.firstChild;
	for (const child of [...young.childNodes]) {
		const key = keyOf(child);
		const same = key ? byKey.get(key) : here;
		if (same && same.nodeName === child.nodeName && keyOf(same) === key) {
			if (same === here) here = here.nextSibling;
			else old.insertBefore(same, here);
			grow(same, child);
		} else old.insertBefore(child, here);
	}
	while (here && here !== old.lastChild) old.lastChild.remove();
	here?.remove();
}

function glide(before) {
	if (calm.matches) return $('#stage')?.animate({ opacity: [0.4, 1] }, 200);
	let n = 0;
	for (const piece of $$('#stage [data-key]')) {
		const was = before.get(piece.dataset.key);
		const is = box(piece);
		const timing = { duration: 350, easing: 'ease-out', delay: n * 80, fill: 'backwards' };
		if (!was) { piece.animate({ opacity: [0, 1] }, timing); continue; }
		const x = was.x - is.x + (was.width - is.width) / 2;
		const y = was.y - is.y + (was.height - is.height) / 2;
		if (Math.hypot(x, y) < 2 || piece.parentNode.closest('[data-key]')) continue;
		const { a, b, c, d } = piece.parentNode.getScreenCTM().inverse();
		piece.animate({ translate: [`${a * x + c * y}px ${b * x + d * y}px`, piece.dataset.via, '0 0'].filter(Boolean) }, timing);
		n += 1;
	}
}

function count(before) {
	for (const place of $$('[data-count]')) {
		const [from, to, start] = [before.get(place.id), +place.dataset.count, performance.now()];
		if (from === undefined || from === to || calm.matches) continue;
		const tick = (now) => {
			const part = Math.min(1, (now - start) / 500);
			place.textContent = String(Math.round(from + (to - from) * part)).replace('-', '−');
			if (part < 1) requestAnimationFrame(tick);
		};
		tick(start);
	}
}

let asking;
function swap(young, parts = ['#frame']) {
	const places = new Map($$('#stage [data-key]').map((piece) => [piece.dataset.key, box(piece)]));
	const counts = new Map($$('[data-count]').map((place) => [place.id, +place.dataset.count]));
	asking ||= focused().closest('#question, .glow');
	unmake();
	for (const part of parts) if ($(part) && $(part, young)) grow($(part), $(part, young));
	glide(places);
	count(counts);
	dress();
	if (parts.length > 1) return;
	document.title = data().title;
	ask();
	if (asking && focused() === document.body) $('#question h2')?.focus({ preventScroll: true });
	asking = false;
	if (isLive() && !stream) listen();
}

// One refresh at a time; what happened in between is shown step by step.

async function fetched(address) {
	const answer = await fetch(address);
	if (!answer.ok) throw answer;
	return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

const fetchFrame = (at) => fetched(`/t/${data().table}/frame?${at}&${location.search.slice(1)}`);

let latest = 0;
let refreshing;
const behind = () => isLive() && latest > data().seq;
async function refresh(seq) {
	latest = Math.max(latest, seq ?? Infinity);
	if (behind()) await (refreshing ??= keepUp());
}

async function keepUp() {
	while (behind()) {
		latest = 0;
		try {
			await update();
			linked(true);
		} catch ({ status }) {
			linked(false);
			await pause(1500);
			if (!(status < 429)) latest = Infinity;
		}
	}
	refreshing = null;
}

async function update() {
	const old = { ...data() };
	const young = await fetchFrame('');
	const { seq, actions, yours } = $('#frame', young).dataset;
	if (seq === old.seq || !isLive()) return;
	await show(+old.actions + 1, actions - 1);
	if (!isLive()) return;
	swap(young);
	if (yours !== undefined && old.yours === undefined) chime();
	const news = $$('.log [data-n]').filter((entry) => entry.dataset.n > +old.actions);
	$('#live').textContent = news.reverse().map(told).join(' ');
}

let skip = () => {};
async function show(from, to) {
	if (document.hidden || !$('#stage')) return;
	let skipped;
	for (let n = Math.max(from, to - 5); n <= to && !skipped && isLive(); n += 1) {
		for (const play of $$('.play')) play.inert = true;
		const step = await fetchFrame(`at=${n}`).catch(() => {});
		if (!step) break;
		swap(step, ['#stage', '#players', '#progress']);
		$('#story').textContent = told($(`#log-${n}`, step));
		await new Promise((done) => {
			skip = () => done(skipped = true);
			setTimeout(done, 500);
		});
	}
	$('#story').textContent = '';
}

const linked = (yes) => { $('#link').textContent = yes ? '' : says.reconnecting; };

let stream, down;
function listen() {
	stream?.close();
	stream = new EventSource(`/t/${data().table}/events`);
	stream.onopen = () => { down = clearTimeout(down); linked(true); };
	stream.onerror = () => {
		down ??= setTimeout(linked, 2000, false);
		if (stream.readyState > 1) setTimeout(listen, 3000);
	};
	stream.addEventListener('change', (event) => refresh(JSON.parse(event.data).seq));
}

let sending;
const send = (...form) => { sending = post(sending, ...form); };

async function post(before, sent, button) {
	if (sent.inert) return before;
	const isPlay = sent.matches('.play');
	const body = new URLSearchParams(new FormData(sent, button));
	const ticket = sent.ticket = random();
	if (isPlay) { body.set('submission', ticket); sent.inert = asking = true; }
	else if (body.has('seq')) {
		// What is taken back may be under way.
		await before;
		await refreshing;
		body.set('seq', data().seq);
	}
	let said = {};
	for (let tries = isPlay ? 4 : 1, wait = 400; tries; tries -= 1, wait *= 2) {
		try {
			const answer = await fetch(sent.getAttribute('action'), { method: 'POST', body, headers: { Accept: 'application/json' } });
			said = await answer.json();
			if (!answer.ok) tell(said.error, said.rule);
			break;
		} catch {
			if (tries === 1) tell(says.lost);
			await pause(wait);
		}
	}
	asked = 0;
	await (said.go ? look(said.go) : refresh(said.seq));
	if (sent.ticket === ticket) sent.inert = false;
}

// Choosing by path: `way` is the path so far.

let [way, choices, form, asked] = [[], []];
const fits = (path) => way.every((part, n) => path[n] === part);
const open = () => choices.filter(({ path }) => fits(path));
const lines = () => $$('.choices button', form).filter((line) => line.checkVisibility());

function ask() {
	form = $$('.play').find((one) => one.closest('.asked').open !== false);
	choices = form ? $$('.choice', form).map((button) => ({
		button, text: button.textContent, path: JSON.parse(button.dataset.path), labels: JSON.parse(button.dataset.labels),
	})) : [];
	if (asked !== (asked = choices.map(({ button }) => button.value).join())) { way = []; for (const at of $$('#sheet, .asked, .play')) at.scrollTop = 0; }
	narrow();
}

function narrow() {
	unmake();
	$$('.glow, .chosen').forEach(rest);
	const left = open();
	const n = way.length;
	for (const { button } of choices) button.parentNode.hidden = true;
	for (const [part, those] of Map.groupBy(left, ({ path }) => path[n])) {
		const label = those[0].labels[n];
		if (part) spots(part).forEach((spot) => wake(spot, those.length > 1 ? label : those[0].text));
		if (!part || those.length === 1 || left.length < 8) {
			for (const { button } of those) {
				button.parentNode.hidden = false;
				button.firstChild.dataset.next = n && part ? label : '';
			}
		} else {
			const line = make('li', 'made');
			line.append(make('button', 'choice group', label, { part, many: those.length }));
			those[0].button.parentNode.before(line);
		}
	}
	paint('chosen', way);
	const trail = n ? [says.all, ...left[0].labels.slice(0, n)] : [];
	if (form) $('.crumbs', form.parentNode).replaceChildren(...trail.map((text, back) => make('button', 'crumb', text, { back })));
	preview();
}

function wake(spot, label) {
	spot.was = [spot.role, spot.ariaLabel];
	[spot.role, spot.ariaLabel, spot.tabIndex] = ['button', label, 0];
	spot.classList.add('glow');
}

function rest(spot) {
	if (spot.matches('.glow')) [spot.role, spot.ariaLabel] = spot.was;
	spot.removeAttribute('tabindex');
	spot.classList.remove('glow', 'chosen');
}

function take(part) {
	way.push(part);
	const left = open();
	// Nobody has to touch what all choices share.
	const shared = (one) => choices.every(({ path }) => path.includes(one));
	narrow();
	if (left.length === 1 && left[0].path.slice(way.length).every(shared)) send(form, left[0].button);
}

function back(to) {
	way.length = Math.max(0, to);
	narrow();
}

const paint = (name, parts) => parts.flatMap(spots).forEach((spot) => spot.classList.add(name));
function light(...paths) {
	$$('.lit').forEach((spot) => spot.classList.remove('lit'));
	paint('lit', paths.flat());
}

// What touching a spot would do, or why it does nothing.
function preview(spot) {
	const part = spot?.dataset.spot;
	const line = $('#preview');
	const n = way.length;
	line.replaceChildren();
	light();
	if (!part) return;
	const those = open().filter(({ path }) => path.includes(part, n));
	light(...those.map(({ path }) => path.slice(n)));
	if (those.length) {
		const [first, second, more] = those.map(({ text }) => text);
		if (second) line.append(make('b', '', those[0].path[n] === part ? those[0].labels[n] : says.possible), ' ');
		return line.append([first, second].join(' '), more ? ' …' : '');
	}
	// The reason that closes most ways, the next step first.
	const hits = (item) => JSON.parse(item.dataset.paths).filter(fits)
		.reduce((sum, path) => sum + (path[n] === part ? 99 : path.includes(part)), 0);
	const [why] = $$('.closed li', form?.parentNode).filter(hits).sort((a, b) => hits(b) - hits(a));
	if (why) line.append(...why.cloneNode(true).childNodes);
}

let wanted;
async function look(address) {
	wanted = address;
	const young = await fetched(address);
	if (wanted !== address) return;
	history.replaceState(null, '', address);
	swap(young);
	refresh(0);
}

let rolling = false;
async function roll() {
	rolling = !rolling;
	dress();
	while (rolling && $('#step-next')) {
		await look($('#step-next').href);
		await pause(1100);
	}
	rolling = false;
	dress();
}

function tab(name) {
	$(`#tab-${name}`).checked = $('#pull').checked = true;
	$(`#panel-${name}`).scrollIntoView({ block: 'nearest' });
}

async function find(word) {
	tab('rules');
	const page = await fetched(`${$('#search').action}?q=${encodeURIComponent(word)}`);
	$('#found').replaceChildren($('.lead .hint', page) ?? '', $('.rules', page));
}

// Wheel, pinch or buttons zoom.

let size = 1;
function zoom(by, x, y) {
	const stage = $('#stage');
	const { left, top, width, height } = box(stage);
	const [dx, dy] = x ? [x - left, y - top] : [width / 2, height / 2];
	const more = Math.min(4, Math.max(1, size * by)) / size;
	stage.style.setProperty('--zoom', size *= more);
	stage.scrollTo((stage.scrollLeft + dx) * more - dx, (stage.scrollTop + dy) * more - dy);
}

let spread;
on('touchstart touchmove', (event) => {
	const { type, target, touches: [{ clientX: x, clientY: y }, { clientX: u, clientY: v } = {}] } = event;
	if (!v || !target.closest('#stage')) return;
	event.preventDefault();
	const now = Math.hypot(x - u, y - v);
	if (type === 'touchmove') zoom(now / spread, (x + u) / 2, (y + v) / 2);
	spread = now;
}, { passive: false });
on('wheel', (event) => {
	if (!event.target.closest('#stage') || (size === 1 && event.deltaY > 0)) return;
	event.preventDefault();
	zoom(0.998 ** event.deltaY, event.x, event.y);
}, { passive: false });

// A drag pulls the sheet, pans the board, or carries a piece.

let held, carried;
const far = ({ x, y }) => Math.hypot(x - held.x, y - held.y) > 9;
// A piece that rests does not hide what glows below it.
const under = ({ x, y }) => document.elementsFromPoint(x, y).map((node) => node.closest('.glow')?.dataset.spot).find(Boolean);
on('pointerdown', (event) => { held = event; carried = 0; });
on('mousemove', (event) => {
	if (event.buttons !== 1 || !held?.target.closest('#stage')) return;
	$('#stage').scrollBy(-event.movementX, -event.movementY);
	if (size === 1 && carried === 0 && far(event) && (carried = under(held))) take(carried);
});
on('pointerup', (event) => {
	const spot = under(event);
	if (carried && spot && spot !== carried) take(spot);
	if (held.target.closest('.handle') && far(event)) $('#pull').checked = event.y < held.y;
});

const clicks = {
	'#theme': () => like('theme', root.dataset.theme = { auto: 'light', light: 'dark' }[root.dataset.theme] ?? 'auto'),
	'#sound': () => { like('sound', liked('sound') === 'on' ? 'off' : 'on'); chime(); },
	'#replay': roll,
	'.copy': async () => {
		const link = $('#invitation');
		try {
			await navigator.clipboard.writeText(link.href);
			tell(says.copied);
		} catch { getSelection().selectAllChildren(link); }
	},
	'[data-zoom]': (at) => zoom(at.dataset.zoom),
	'.group': (at) => { take(at.dataset.part); lines()[0]?.focus(); },
	'.crumb': (at) => back(at.dataset.back),
	'a[data-swap]': (at) => { at.dataset.busy = ''; look(at.href).finally(() => delete at.dataset.busy); },
	'a.rule': (at) => find(at.textContent),
	'[data-spot]': (at, event) => {
		const spot = under(event);
		if (spot) take(spot);
		else { preview(at); $('#preview').classList.add('pinned'); }
	},
};

on('click', (event) => {
	skip();
	$('.pinned')?.classList.remove('pinned');
	if (event.detail && far(event) && event.target.closest('#stage, .handle')) return event.preventDefault();
	if (event.ctrlKey || event.metaKey) return;
	for (const [query, act] of Object.entries(clicks)) {
		const at = event.target.closest(query);
		if (at?.href) event.preventDefault();
		if (at) return act(at, event);
	}
});

on('pointerover focusin', ({ target }) => {
	const choice = target.closest?.('.choice');
	const spot = target.closest?.('#board [data-spot], .glow');
	if (choice) light(JSON.parse(choice.dataset.path ?? `["${choice.dataset.part}"]`));
	else if (spot && !$('.pinned')) preview(spot);
});

on('submit', (event) => {
	const sent = event.target;
	const { nonce, invitation, text, q } = sent.elements;
	if (sent.matches('.play, [data-live]')) {
		event.preventDefault();
		send(sent, event.submitter);
		if (text) text.value = '';
	} else if (sent.id === 'search') {
		event.preventDefault();
		find(q.value);
	} else if (nonce) {
		nonce.value = random();
		if (invitation) invitation.value ||= new URLSearchParams(location.search).get('invitation') ?? '';
	}
});

on('change', ({ target }) => {
	if (target.id === 'keys') like('keys', target.checked ? 'on' : 'off');
	if (target.name === 'tab') tab(target.value);
});
on('input', ({ target }) => { if (target.id === 'slide') look(target.dataset.href + target.value); });
on('toggle', ({ target }) => { if (target.matches('.asked')) ask(); }, true);

// What glows, in reading order.
const order = (spot) => Math.round(box(spot).y / 30) * 1e5 + box(spot).x;
const glows = () => $$('#stage .glow').sort((a, b) => order(a) - order(b));

function walk(by) {
	const row = lines().includes(focused()) || !glows().length ? lines() : glows();
	const at = row.indexOf(focused());
	row.at(at < 0 ? Math.min(0, by) : (at + by) % row.length)?.focus();
}

const letters = {
	u: async () => { await sending; $('#undo button, a#undo')?.click(); },
	l: () => { tab('log'); $('#panel-log').focus(); },
	r: () => { tab('rules'); $('#search-word').focus(); },
	'?': () => $('#help').showPopover(),
};

on('keydown', (event) => {
	const { key, target } = event;
	skip();
	if (event.ctrlKey || event.metaKey || event.altKey || $(':popover-open') || !$('#question') || target.matches('input:not(.unseen), select')) return;
	const letter = letters[key] ?? (/^[1-9]$/.test(key) && (() => lines()[key - 1]?.click()));
	const only = open().length === 1 && !target.matches('button, a, summary, input');
	if (key.startsWith('Arrow') && open().length && !target.closest('.tabs, .players')) walk(/Right|Down/.test(key) ? 1 : -1);
	else if (key === 'Escape') back(way.length - 1);
	else if (/^(Enter| )$/.test(key) && target.matches('.glow')) { take(target.dataset.spot); (glows()[0] ?? lines()[0])?.focus(); }
	else if (key === 'Enter' && only) send(form, open()[0].button);
	else if (letter && liked('keys') !== 'off') letter();
	else return;
	event.preventDefault();
});

dress();
if ($('#question')) {
	ask();
	if (isLive()) listen();
	const awake = () => { if (stream && !document.hidden) { listen(); refresh(); } };
	addEventListener('online', awake);
	on('visibilitychange', awake);
}

// A review under way.
while ($('.going')) { await pause(3000); grow($('#frame'), $('#frame', await fetched(''))); }
