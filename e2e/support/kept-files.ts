import type { Page } from '@playwright/test';

/** Paths of the app's files that the device keeps for when there is no network; none before all are there. */
export const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map((request) => new URL(request.url).pathname);
  });

/** The languages besides English of which some of these files have words, and "shared" for what all of them need. */
export const keptLanguages = (files: string[]): string[] =>
  files.flatMap((path) => /^\/assets\/language-([a-z]+)-/.exec(path)?.[1] ?? []).sort();
