import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { signUp } from './support/people.ts';
import { test } from './support/test.ts';

test('the bookmark from Settings puts the page somebody reads into the capture field', async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto('/settings#save-pages');
  const section = page.getByRole('region', { name: 'Save pages' });
  await expect(section.getByRole('heading')).toBeFocused();
  const link = section.getByRole('link', { name: 'Save to Heddle' });
  const address = section.getByLabel('Address of the bookmark');
  await expect(link).toHaveAttribute('href', await address.inputValue());
  await link.click();
  await expect(page.getByText('Drag this to your bookmarks bar, then')).toBeVisible();
  await expectAccessible(page, 'saving pages');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'saving pages on a phone');
  await page.setViewportSize({ width: 1440, height: 900 });

  const article = await context.newPage();
  await article.route('https://loom.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<title>Warp &amp; weft: 100% “wool”</title>',
    }),
  );
  await article.goto('https://loom.example/how-to?a=1#warp');
  const bookmarklet = decodeURIComponent((await address.inputValue()).replace(/^javascript:/, ''));
  const [opened] = await Promise.all([context.waitForEvent('page'), article.evaluate(bookmarklet)]);
  const field = opened.getByLabel('What is on your mind?');
  await expect(field).toHaveValue('/bookmark https://loom.example/how-to?a=1#warp Warp & weft: 100% “wool”');
  await expect(opened).toHaveURL(/\/$/);
  await field.press('Enter');
  await expect(opened.getByText('Link saved')).toBeVisible();
  await expect(field).toHaveValue('');
  await opened.reload();
  await expect(field).toHaveValue('');
});
