import { expect, type Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { captureField, signUp } from './support/people.ts';
import { test } from './support/test.ts';

const { args = [], ...launchOptions } = config.use?.launchOptions ?? {};
// The browser's own microphone beeps once a second, and nobody is asked whether it may be used.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function expectGood(page: Page, where: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, where);
  await expectAccessible(page, where);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('a recording can be paused, played and kept, outlives a closed page, and is not lost when signing out', async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.getByRole('main').getByRole('button', { name: 'Voice Input' }).click();
  await button(page, 'Start Recording').click();
  const time = page.getByRole('timer');
  await expect(time).toHaveText('0:01');
  await page.keyboard.press('Space');
  await expect(button(page, 'Resume')).toBeFocused();
  const paused = (await time.textContent()) ?? '';
  await expectGood(page, 'paused');
  await expect(time).toHaveText(paused);
  await page.keyboard.press('Space');
  await expect(time).not.toHaveText(paused);
  await expectGood(page, 'recording');
  await page.keyboard.press('s');
  await expect(page.getByRole('heading', { name: 'Your recording' })).toBeFocused();
  const player = page.getByRole('slider', { name: /^Recording of/ });
  await button(page, 'Play').click();
  await expect(player).toHaveAttribute('aria-valuetext', /^0:01 of/);
  await expectGood(page, 'recorded');

  await page.reload();
  await button(page, 'Process recording').click();
  await expect(page.getByText('Waiting for speech recognition')).toBeVisible();
  await expectGood(page, 'waiting');
  await button(page, 'Record Another').click();
  await expect(page.getByText('Waits for speech recognition')).toBeVisible();
  await expectGood(page, 'kept');

  // A closed tab gets to say nothing.
  await button(page, 'Start Recording').click();
  await expect(time).toHaveText('0:01');
  await page.close();
  const next = await context.newPage();
  await next.goto('/');
  await expect(captureField(next)).toBeVisible();
  await next.getByRole('link', { name: 'Voice Input' }).first().click();
  await expect(next.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
  await expect(next.getByRole('button', { name: /^Process the recording of|^Process$/ })).toBeVisible();

  await next.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await button(next, 'Start Recording').click();
  await expect(next.getByRole('alert')).toContainText(
    'Could not access microphone. Please check permissions.',
  );
  await expectGood(next, 'refused');

  await next.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(next.getByRole('alertdialog', { name: '2 recordings are not saved yet' })).toBeVisible();
  await button(next, 'Stay signed in').click();
  await next
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await button(next, 'Keep it').click();
  await expect(next.getByRole('alertdialog')).toHaveCount(0);
});
