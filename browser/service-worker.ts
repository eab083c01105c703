import { answerNotification, type ShownNotification } from './worker/answer-notification.ts';
import { renewSubscription, type SubscriptionChange } from './worker/renew-subscription.ts';
import { keepShares, sharePath } from './worker/shares.ts';
import { showPush } from './worker/show-push.ts';
import type { LifetimeEvent, WorkerScope } from './worker/worker-scope.ts';

/**
 * Stores every built file on the device, so that the app starts without a network. It does not handle the API: data
 * live in the store. The previous version's files are kept, since a page that runs it may still need them. It also shows push
 * messages, does what is pressed in notifications, and keeps what other apps share, with no page open.
 */
declare const self: WorkerScope & {
  /** Every file of this version, inserted by the build; files without a revision have a hash in their name. */
  readonly __WB_MANIFEST: readonly { url: string; revision: string | null }[];
};

interface RequestEvent extends Event {
  readonly request: Request;
  respondWith: (response: Promise<Response>) => void;
}

const files = new Map(self.__WB_MANIFEST.map(({ url, revision }) => [`/${url}`, revision]));
const indexPath = '/index.html';
const cachePrefix = 'heddle-files-';
const currentCache = `${cachePrefix}${files.get(indexPath)}`;
const serverPaths = /^\/(api|calendar|health|metrics)(\/|$)/;

self.addEventListener('install', (event) => (event as LifetimeEvent).waitUntil(storeFiles()));
self.addEventListener('activate', (event) => (event as LifetimeEvent).waitUntil(takeOver()));
self.addEventListener('message', (event) => {
  const { data, ports } = event as MessageEvent<'take over' | { keeps: string }>;
  if (data === 'take over') self.skipWaiting();
  else ports[0]?.postMessage(files.has(data.keeps));
});
self.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as RequestEvent;
  const url = new URL(request.url);
  if (request.method === 'POST' && url.origin === location.origin && url.pathname === sharePath)
    return respondWith.call(event, keepShares(request));
  if (request.method !== 'GET' || url.origin !== location.origin || serverPaths.test(url.pathname)) return;
  if (files.has(url.pathname) || url.pathname.startsWith('/assets/'))
    respondWith.call(event, answer(url.pathname, request));
  else if (request.mode === 'navigate') respondWith.call(event, answer(indexPath, request));
});
self.addEventListener('push', (event) => {
  const { data, waitUntil } = event as LifetimeEvent & { data: { json: () => unknown } | null };
  waitUntil.call(event, showPush(self, data));
});
self.addEventListener('notificationclick', (event) => {
  const { notification, action, waitUntil } = event as LifetimeEvent & {
    notification: ShownNotification;
    action: string;
  };
  waitUntil.call(event, answerNotification(self, notification, action));
});
self.addEventListener('pushsubscriptionchange', (event) => {
  const { waitUntil } = event as LifetimeEvent;
  waitUntil.call(event, renewSubscription(self, event as Event & SubscriptionChange));
});

/**
 * Returns the language of a file from messages or intake/locales, which only its speakers need, or "shared" for what all
 * languages of the intake besides English share. scripts/chunks.ts names the files.
 */
const languageOf = (path: string): string | undefined =>
  /^\/assets\/(?:texts|language)-([a-z]+)-/.exec(path)?.[1];
const ownLanguage = navigator.language.split('-', 1)[0]?.toLowerCase() ?? '';

/** Returns the languages whose files are stored: the browser's, and any that was used with the previous version. */
async function findUsedLanguages(): Promise<Set<string>> {
  const used = new Set([ownLanguage]);
  for (const name of await caches.keys())
    for (const { url } of name.startsWith(cachePrefix) ? await (await caches.open(name)).keys() : [])
      used.add(languageOf(new URL(url).pathname) ?? ownLanguage);
  if ([...files.keys()].some((path) => languageOf(path) === ownLanguage)) used.add('shared');
  return used;
}

async function storeFiles(): Promise<void> {
  const languages = await findUsedLanguages();
  const isNeeded = (path: string) => languages.has(languageOf(path) ?? ownLanguage);
  const cache = await caches.open(currentCache);
  await cache.addAll(
    [...files]
      .filter(([path]) => isNeeded(path))
      .map(([path, revision]) => new Request(path, { cache: revision ? 'reload' : 'default' })),
  );
}

async function takeOver(): Promise<void> {
  const otherCaches = (await caches.keys()).filter(
    (name) => name.startsWith(cachePrefix) && name !== currentCache,
  );
  await Promise.all(otherCaches.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(currentCache);
  const stored =
    (await cache.match(path, { ignoreVary: true })) ?? (await caches.match(path, { ignoreVary: true }));
  if (stored) return stored;
  const response = await fetch(request);
  // A language that was chosen later is there offline from then on.
  if (response.ok && languageOf(path)) await cache.put(path, response.clone());
  return response;
}
