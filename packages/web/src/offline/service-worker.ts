// Stands between the page and the network: it keeps every file of one build, so that the client opens without one.
// A build's files carry a hash in their names, and each build has a store of its own, so nothing of two builds is mixed:
// the page comes from the network while there is one, and whatever page comes finds the files it names.
export {};

/** What this worker was built for; written in when the client is built. */
declare const BUILD: {
  readonly version: string;
  /** What the page must be to be kept with these files. */
  readonly page: string;
  readonly files: readonly string[];
};

/** The parts of a worker's world that are used here; the page's own types do not know them. */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface AskingEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface NoticeEvent extends LastingEvent {
  readonly notification: { close(): void };
}
interface Client {
  focus(): Promise<unknown>;
}
interface World {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window' }): Promise<readonly Client[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: LastingEvent) => void): void;
  addEventListener(type: 'notificationclick', hear: (event: NoticeEvent) => void): void;
  addEventListener(type: 'fetch', hear: (event: AskingEvent) => void): void;
}
const world = globalThis as unknown as World;

const family = 'spaceline-';
const store = `${family}${BUILD.version}`;

/** What the server tells everybody alike; without it no game can be set up. */
const documents = ['/api/cards', '/api/titles', '/api/decks', '/api/formats', '/api/opponents', '/api/clauses'];

/** Milliseconds after which what is kept is shown instead: a network that answers slowly is none. */
const patience = 4_000;

/** Files fetched at once: the page that is being looked at comes first. */
const atOnce = 3;

const isFile = (path: string): boolean => BUILD.files.includes(path) || path.startsWith('/assets/');
const isPage = (path: string): boolean => /^\/(rules\/?)?$/.test(path);

async function fetched(path: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(path, init);
  if (!answer.ok) throw new Error(`${path} was not kept: the server answered ${answer.status}.`);
  return answer;
}

/** Files with a hash in their names never change: what an older build had is taken over. */
const kept = async (path: string): Promise<Response> =>
  (path.startsWith('/assets/') ? await caches.match(path) : undefined) ?? fetched(path, { cache: 'no-cache' });

async function keepAll(): Promise<void> {
  const cache = await caches.open(store);
  // While a server is being updated it may send another page than the one these files belong to.
  await cache.put('/', await fetched('/', { cache: 'no-store', integrity: BUILD.page }));
  const wanted = [...BUILD.files, ...documents];
  const carry = async (): Promise<void> => {
    for (let path = wanted.shift(); path !== undefined; path = wanted.shift()) await cache.put(path, await kept(path));
  };
  await Promise.all(Array.from({ length: atOnce }, carry));
}

/** Stores of older builds go, but for the last one: a page that is still open may ask for its files. */
async function forgetOlder(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(family) && name !== store);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** What is kept, marked as such: the page may tell that no server sent it. */
async function inStore(path: string): Promise<Response | undefined> {
  const found = await (await caches.open(store)).match(path);
  if (!found) return undefined;
  const headers = new Headers(found.headers);
  headers.set('x-spaceline-kept', 'yes');
  return new Response(found.body, { status: found.status, headers });
}

/** The network's answer, if there is one soon. */
const soon = (request: Request): Promise<Response | undefined> =>
  Promise.race([
    fetch(request).then(
      (answer) => (answer.status < 500 ? answer : undefined),
      () => undefined,
    ),
    new Promise<undefined>((done) => {
      setTimeout(done, patience);
    }),
  ]);

/** From the network, else what is kept; where nothing is, whatever the network comes to. */
const networkFirst = async (request: Request, path: string): Promise<Response> =>
  (await soon(request)) ?? (await inStore(path)) ?? fetch(request);

async function document(request: Request, path: string): Promise<Response> {
  const answer = await soon(request);
  if (answer?.ok) await (await caches.open(store)).put(path, answer.clone());
  return answer ?? (await inStore(path)) ?? fetch(request);
}

world.addEventListener('install', (event) => {
  // Every page finds the files it names, whichever worker is asked: nobody has to wait for another page to be closed.
  event.waitUntil(keepAll().then(() => world.skipWaiting()));
});

world.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => world.clients.claim()));
});

/** Whoever is told that it is their turn and touches that comes back to the page, or to a new one. */
async function comeBack(): Promise<void> {
  const [page] = await world.clients.matchAll({ type: 'window' });
  await (page ? page.focus() : world.clients.openWindow('/'));
}

world.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(comeBack());
});

world.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(networkFirst(request, '/'));
  } else if (documents.includes(pathname)) event.respondWith(document(request, pathname));
  else if (isFile(pathname)) event.respondWith(caches.match(pathname).then((found) => found ?? fetch(request)));
});
