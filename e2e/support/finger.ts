import { expect, type Locator, type Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** A finger on a touch screen, which Playwright itself can only tap with. */
export async function createFinger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const up = () => touch('touchEnd', []);
  let at: Point = { x: 0, y: 0 };
  return {
    async down(point: Point): Promise<void> {
      at = point;
      await touch('touchStart', [point]);
    },
    /** In steps, as fingers do. */
    async moveTo({ x, y }: Point): Promise<void> {
      const from = at;
      for (let step = 1; step <= 6; step += 1) {
        at = { x: from.x + ((x - from.x) * step) / 6, y: from.y + ((y - from.y) * step) / 6 };
        await touch('touchMove', [at]);
      }
    },
    up,
    /** Rests on a row or card until it is picked up, which a page that still moves or loads does not do at once. */
    async pickUp(target: Locator): Promise<void> {
      await expect(async () => {
        await target.scrollIntoViewIfNeeded();
        at = await pointIn(target, { x: 120, y: 20 });
        await touch('touchStart', [at]);
        try {
          await expect(page.locator('.lifted-copy')).toBeVisible({ timeout: 1500 });
        } catch (error) {
          await up();
          throw error;
        }
      }).toPass();
    },
  };
}

/** A point of something, as far from its upper left corner as `by` says. */
export async function pointIn(target: Locator, by: Point): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return { x: box.x + by.x, y: box.y + by.y };
}
