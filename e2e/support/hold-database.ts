import type { Page } from '@playwright/test';

/** Keeps every other page from reading the device's database, until the function it returns is called. */
export async function holdDatabase(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(async () => {
    const [{ name = '' } = {}] = await indexedDB.databases();
    const opening = indexedDB.open(name);
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const stores = opening.result.transaction([...opening.result.objectStoreNames], 'readwrite');
    const store = stores.objectStore('tasks');
    document.body.dataset.holding = 'yes';
    const hold = () => {
      if (document.body.dataset.holding) store.count().onsuccess = hold;
      else opening.result.close();
    };
    hold();
  });
  return () =>
    page.evaluate(() => {
      delete document.body.dataset.holding;
    });
}
