import { uuidv7 } from 'uuidv7';

/** The path the manifest has things shared to, and the field of its form that holds sound files. */
export const sharePath = '/share';
const soundField = 'sound';
/** Address of home, saying that what was shared could not be kept. */
export const shareFailedHref = '/?share=failed';

const cacheName = 'heddle-shares';

/** Something another app shared to this one; `id` becomes the id of its capture, so that it is received once. */
export type Share = { id: string } & (
  | { kind: 'text'; title: string; text: string; url: string }
  | { kind: 'sound'; file: Blob }
);

/** Keeps what was shared until a signed-in page receives it, and opens home. */
export async function keepShares(request: Request): Promise<Response> {
  let href = '/';
  try {
    const form = await request.formData();
    const cache = await caches.open(cacheName);
    const keep = (kind: Share['kind'], body: BodyInit) =>
      cache.put(`${sharePath}/${kind}/${uuidv7()}`, new Response(body));
    const [title, text, url] = ['title', 'text', 'url'].map((field) => String(form.get(field) ?? '').trim());
    if (title || text || url) await keep('text', JSON.stringify({ title, text, url }));
    for (const file of form.getAll(soundField)) if (file instanceof File) await keep('sound', file);
  } catch {
    href = shareFailedHref;
  }
  return Response.redirect(new URL(href, request.url), 303);
}

export const hasShares = async (): Promise<boolean> => 'caches' in globalThis && caches.has(cacheName);

/**
 * Calls `receive` with everything that was kept, oldest first, and forgets what it took; what it rejects stays. One tab at a
 * time.
 */
export async function takeShares(receive: (share: Share) => Promise<void>): Promise<void> {
  await navigator.locks?.request(cacheName, async () => {
    const cache = await caches.open(cacheName);
    for (const request of await cache.keys()) {
      const kept = await cache.match(request);
      const [id = '', kind] = new URL(request.url).pathname.split('/').toReversed();
      if (!kept) continue;
      await receive(
        kind === 'text'
          ? { id, kind, ...(await kept.json()) }
          : { id, kind: 'sound', file: await kept.blob() },
      );
      await cache.delete(request);
    }
    await caches.delete(cacheName);
  });
}
