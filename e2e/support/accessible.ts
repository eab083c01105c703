import { expect, type Page } from '@playwright/test';
import { axeFaults } from './faults.ts';

/** Axe finds no fault in the page once nothing on it moves any more; `where` names the state it is in. */
export async function expectAccessible(page: Page, where = ''): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((running) => running.finished)));
  expect(await axeFaults(page), where).toEqual([]);
}

/** Nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page, where = ''): Promise<void> {
  const pixels = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(pixels, where).toBeLessThanOrEqual(0);
}
