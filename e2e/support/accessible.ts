import { expect, type Page } from '@playwright/test';
import { axeFaults } from './faults.ts';

/**
 * Expects that axe finds no fault in the page once nothing on it moves any more, and none in its colors in the other
 * color scheme, the only thing that differs there. `where` names the state the page is in.
 */
export async function expectAccessible(page: Page, where = ''): Promise<void> {
  await finishAnimations(page);
  expect(await axeFaults(page), where).toEqual([]);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [scheme, otherScheme] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await page.emulateMedia({ colorScheme: otherScheme });
  await finishAnimations(page);
  expect(await axeFaults(page, { onlyColors: true }), `${where} in ${otherScheme}`).toEqual([]);
  await page.emulateMedia({ colorScheme: scheme });
}

const finishAnimations = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map((running) => running.finished)));

/** Nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page, where = ''): Promise<void> {
  const pixels = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(pixels, where).toBeLessThanOrEqual(0);
}
