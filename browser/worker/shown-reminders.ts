const cacheName = 'heddle-reminders';
const key = '/shown-reminders';
/** More than a message can name. */
const maxShown = 200;

/** Returns the reminders this device has shown, oldest first. Kept in a cache, the simplest storage a worker has. */
export async function readShownReminders(): Promise<string[]> {
  const stored = await (await caches.open(cacheName)).match(key);
  return stored ? stored.json() : [];
}

export async function addShownReminders(reminders: readonly string[]): Promise<void> {
  const shown = new Set([...(await readShownReminders()), ...reminders]);
  const cache = await caches.open(cacheName);
  await cache.put(key, Response.json([...shown].slice(-maxShown)));
}
