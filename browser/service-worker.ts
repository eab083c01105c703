/**
 * Keeps every built file on the device, so that the app opens without network. It knows nothing of the API: data
 * live in the store. A page of the version before still finds its files after an update.
 */
declare const self: EventTarget & {
  /** Written here by the build: every file of this version; those without a revision carry a hash in their name. */
  readonly __WB_MANIFEST: readonly { url: string; revision: string | null }[];
  readonly clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
};

interface LifetimeEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface RequestEvent extends Event {
  readonly request: Request;
  respondWith: (response: Promise<Response>) => void;
}

const files = new Map(self.__WB_MANIFEST.map(({ url, revision }) => [`/${url}`, revision]));
const page = '/index.html';
const ours = 'heddle-files-';
const current = `${ours}${files.get(page)}`;
const notOurs = /^\/(api|health|metrics)(\/|$)/;

self.addEventListener('install', (event) => (event as LifetimeEvent).waitUntil(keepFiles()));
self.addEventListener('activate', (event) => (event as LifetimeEvent).waitUntil(takeOver()));
self.addEventListener('message', (event) => {
  const { data, ports } = event as MessageEvent<'take over' | { keeps: string }>;
  if (data === 'take over') self.skipWaiting();
  else ports[0]?.postMessage(files.has(data.keeps));
});
self.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as RequestEvent;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || notOurs.test(url.pathname)) return;
  if (files.has(url.pathname) || url.pathname.startsWith('/assets/'))
    respondWith.call(event, answer(url.pathname, request));
  else if (request.mode === 'navigate') respondWith.call(event, answer(page, request));
});

/**
 * Of a file with words of a language besides English (intake/locales), which nobody needs but who speaks it: as
 * scripts/chunks.ts names them, with "shared" for what all of them need.
 */
const languageOf = (path: string): string | undefined => /^\/assets\/language-([a-z]+)-/.exec(path)?.[1];
const ownLanguage = navigator.language.split('-', 1)[0]?.toLowerCase();
const speaksOne = [...files.keys()].some((path) => languageOf(path) === ownLanguage);
const isNeeded = (path: string): boolean => {
  const language = languageOf(path);
  return !language || language === ownLanguage || (language === 'shared' && speaksOne);
};

async function keepFiles(): Promise<void> {
  const cache = await caches.open(current);
  await cache.addAll(
    [...files]
      .filter(([path]) => isNeeded(path))
      .map(([path, revision]) => new Request(path, { cache: revision ? 'reload' : 'default' })),
  );
}

async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(ours) && name !== current);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(current);
  return (
    (await cache.match(path, { ignoreVary: true })) ??
    (await caches.match(path, { ignoreVary: true })) ??
    fetch(request)
  );
}
