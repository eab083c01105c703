import { expect, type Page } from '@playwright/test';
import type { MindfulnessSession } from '#contract/mindfulness.ts';
import { breathAt, fullnessOf } from '#domain/mindfulness/breath.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { call } from './support/api.ts';
import { signUp } from './support/people.ts';
import { undoButton } from './support/tasks.ts';
import { test } from './support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const pattern = { inhale: 4, hold: 4, exhale: 6 };

/** How full the figure on the screen is, 0 to 1, from the size the browser has given it. */
const drawnFullness = (page: Page) =>
  page
    .locator('[data-breath]')
    .evaluate((body) => (new DOMMatrix(getComputedStyle(body).transform).a - 0.42) / 0.58);

async function expectGood(page: Page, where: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, where);
  await expectAccessible(page, where);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('an exercise guides each breath, waits while it is paused, ends by itself and counts', async ({
  page,
}) => {
  await signUp(page);
  await page.clock.install();
  await page.goto('/mindfulness');
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await expectGood(page, 'list');

  await page.getByRole('link', { name: 'Quick Breathing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quick Breathing' })).toBeVisible();
  await expectGood(page, 'ready');
  await button(page, 'Low').click();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, 'Start').click();
  let doneMs = 0;
  for (const [elapsedMs, word] of [
    [1_000, 'Breathe in'],
    [5_000, 'Hold'],
    [9_500, 'Breathe out'],
    [16_100, 'Breathe in'],
  ] as const) {
    await page.clock.runFor(elapsedMs - doneMs);
    doneMs = elapsedMs;
    await expect(page.getByText(word, { exact: true })).toBeVisible();
    // A frame may be up to 16 ms old.
    const [before, at] = [elapsedMs - 16, elapsedMs].map((ms) => fullnessOf(breathAt(pattern, ms)));
    const drawn = await drawnFullness(page);
    expect(drawn).toBeGreaterThanOrEqual(Math.min(before ?? 0, at ?? 0) - 1e-4);
    expect(drawn).toBeLessThanOrEqual(Math.max(before ?? 0, at ?? 0) + 1e-4);
  }
  await expect(page.getByText('Breath 2 · 4:44 left')).toBeVisible();
  await page.clock.resume();
  await expectGood(page, 'running');

  await page.keyboard.press('Space');
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  const left = page.getByText(/^Breath \d+ · \d:\d\d left$/);
  const whenPaused = await left.textContent();
  await page.clock.runFor(60_000);
  await expect(left).toHaveText(whenPaused ?? '');
  await expectGood(page, 'paused');
  await page.keyboard.press('Space');
  await page.clock.runFor(300_000);
  await expect(page.getByRole('heading', { level: 1, name: 'Well done' })).toBeVisible();
  await expect(page.getByText('5 minutes · 21 breaths')).toBeVisible();
  await expectGood(page, 'end');
  await button(page, 'Good').click();
  await expect(async () => {
    const [session]: MindfulnessSession[] = await call(page, 'GET', '/api/mindfulness/sessions');
    expect(session).toMatchObject({
      exercise: 'quick-breathing',
      duration_ms: 300_000,
      breaths: 21,
      completed: true,
      mood_before: 2,
      mood_after: 4,
    });
  }).toPass();

  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByRole('definition').first()).toHaveText('1');
  await page.getByRole('button', { name: /^Delete Quick Breathing/ }).click();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await undoButton(page, 'Session deleted').click();
  await expect(page.getByRole('heading', { name: 'Recent sessions' })).toBeVisible();
  await expectGood(page, 'list with a session');
});

test('a session that is left waits, without motion where that is asked for; an own exercise is made and deleted', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUp(page);
  await page.clock.install();
  await page.goto('/mindfulness?exercise=stress-relief&from=/focus');
  await expect(page.getByRole('link', { name: 'Focus Timer', exact: true }).last()).toHaveAttribute(
    'href',
    '/focus',
  );
  await button(page, 'Start').click();
  const still = await drawnFullness(page);
  await page.clock.runFor(150_000);
  expect(await drawnFullness(page)).toBe(still);
  await page.reload();
  await expect(page.getByRole('paragraph').filter({ hasText: 'You left this session' })).toBeVisible();
  await page.goto('/mindfulness');
  const unfinished = page.getByRole('region', { name: 'Unfinished session' });
  await expect(unfinished).toContainText('into Stress Relief');
  await expectGood(page, 'unfinished session');
  await unfinished.getByRole('button', { name: 'Keep 2 minutes' }).click();
  await expect(unfinished).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Recent sessions' })).toBeVisible();

  await page.getByRole('button', { name: /^New exercise/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Even breath');
  await dialog.getByLabel('Hold').fill('0');
  await expectAccessible(page, 'new exercise');
  await dialog.getByLabel('Name').focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('listitem').filter({ hasText: 'Even breath' });
  await expect(card).toContainText('4 in · 4 out');
  await card.getByRole('button', { name: 'More for Even breath' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
  await undoButton(page, 'Exercise deleted').click();
  await expect(card).toBeVisible();
});
