import { expect } from '@playwright/test';
import { capture, captureField, signUp, taskRow } from './support/people.ts';
import { test } from './support/test.ts';

test.use({ locale: 'de-DE' });

test('a browser in German understands when it is meant', async ({ page }) => {
  await signUp(page);
  await expect(captureField(page)).toBeVisible();
  await capture(page, 'Zahnarzt anrufen morgen um 9 Uhr');
  const row = taskRow(page, 'Zahnarzt anrufen');
  await expect(row).toContainText('Tomorrow, 09:00');
  await expect(row).not.toContainText('morgen');
});
