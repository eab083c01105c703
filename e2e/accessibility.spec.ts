import { devices, expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { createFinger, pointIn } from './support/finger.ts';
import { captureField, signUp } from './support/people.ts';
import { addTasks } from './support/tasks.ts';
import { test as base } from './support/test.ts';

/** Fails a test whose pages broke the Content-Security-Policy or threw. */
const test = base.extend<{ noComplaints: undefined }>({
  noComplaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (/Content.Security.Policy/i.test(message.text())) complaints.push(message.text());
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

async function expectPageAccessible(page: Page, where: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expectAccessible(page, where);
}

const signInPages: [name: string, path: string, prepare?: (page: Page) => Promise<void>][] = [
  ['login', '/login'],
  [
    'login refused',
    '/login',
    async (page) => {
      await page.getByRole('textbox', { name: 'Email', exact: true }).fill('nobody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('wrong!');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  ],
  [
    'reset mail sent',
    '/login',
    async (page) => {
      await page.getByRole('textbox', { name: 'Email', exact: true }).fill('nobody@example.com');
      await page.getByRole('button', { name: 'Forgot your password?' }).click();
      await expect(page.getByText('Password reset email sent!')).toBeVisible();
    },
  ],
  [
    'signup half filled',
    '/signup',
    async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('Abcdefg1');
      await page.getByLabel('Confirm Password').fill('Abcdefg');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toHaveText('Name is required');
    },
  ],
  ['new password', '/reset?token=any'],
  ['expired link', '/reset'],
];

const restingPages = [
  ['Search', '/search'],
  ['Voice Input', '/voice'],
  ['Projects', '/dashboard'],
  ['Focus Timer', '/focus'],
  ['Mindfulness', '/mindfulness'],
  ['Analytics', '/analytics'],
  ['AI Assistant', '/ai'],
  ...[
    'profile',
    'password',
    'appearance',
    'week-start',
    'learned',
    'notifications',
    'timer',
    'shortcuts',
    'calendars',
    'import',
    'about',
  ].map((section) => ['Settings', `/settings#${section}`] as const),
  ['Models and status', '/admin'],
  ['Licenses', '/licenses'],
  ['Page not found', '/no/such/page'],
] as const;

test('the sign-in pages have no fault axe can find, wide or narrow', async ({ page }) => {
  for (const [name, path, prepare] of signInPages) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await prepare?.(page);
    await expectPageAccessible(page, name);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectPageAccessible(page, `${name}, narrow`);
    await expectNoSidewaysScroll(page, name);
  }
});

test('the shell and its pages have no fault axe can find, wide or narrow', async ({ page }) => {
  await signUp(page);
  for (const [title, path] of restingPages) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectPageAccessible(page, title);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page, title);
  }
  await expectPageAccessible(page, 'narrow');
  await page.goto('/settings#about');
  await page.getByRole('link', { name: /licenses/i }).click();
  await page.getByRole('button', { name: /^react \d/ }).click();
  await expect(page.getByText('Copyright (c) Meta Platforms')).toBeVisible();
  await expectNoSidewaysScroll(page, 'license');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectPageAccessible(page, 'menu');
});

test.describe('the rail', () => {
  test('marks the page one is on, names every page and leads to it', async ({ page }) => {
    await signUp(page);
    const main = page.getByRole('navigation', { name: 'Main' });
    const themes = page.getByRole('navigation', { name: 'Themes' });
    await expect(main.getByRole('link')).toHaveCount(5);
    await expect(page.getByRole('navigation', { name: 'Tools' }).getByRole('link')).toHaveCount(6);
    await expect(themes.getByRole('link')).toHaveCount(7);
    await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await themes.getByRole('link', { name: 'Health' }).click();
    await expect(page).toHaveURL('/theme/health');
    await expect(page).toHaveTitle('Health · Heddle');
    await expect(themes.getByRole('link', { name: 'Health' })).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('[aria-current]')).toHaveCount(1);
    await page.getByRole('link', { name: 'Tag Urgent' }).click();
    await expect(page).toHaveURL('/tags/urgent');
    await expect(page.getByRole('link', { name: 'Tag Urgent' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL('/settings');
    await page.getByRole('link', { name: 'Admin' }).click();
    await expect(page).toHaveURL('/admin');
  });

  test('says its names where there is room; folded, it says them when one points at it', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signUp(page);
    const timer = page.getByRole('link', { name: 'Focus Timer' });
    await expect(timer).toHaveText('Focus Timer');
    await addTasks(page, [{ title: 'sort the yarn' }]);
    await expect(page.getByRole('link', { name: 'Inbox 1 open' })).toBeVisible();
    await page.getByRole('button', { name: 'Collapse the sidebar' }).click();
    await expect(timer).toHaveText('');
    await page.reload();
    await expect(timer).toHaveText('');
    await expectAccessible(page, 'folded');
    await page.getByRole('main').focus();
    await page.keyboard.press('[');
    await expect(timer).toHaveText('Focus Timer');
    await page.keyboard.press('[');
    await timer.hover();
    await expect(page.getByRole('tooltip')).toHaveText('Focus Timer');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });

  test('keeps everything in reach on a low screen, and never scrolls sideways', async ({ page }) => {
    await signUp(page);
    for (const height of [700, 480]) {
      await page.setViewportSize({ width: 1024, height });
      await expect(page.getByRole('button', { name: 'Sign out' })).toBeInViewport({ ratio: 1 });
      const last = page.getByRole('link', { name: 'Tag Work' });
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
      const overflow = await page
        .getByRole('navigation', { name: 'Main' })
        .evaluate(({ parentElement }) =>
          parentElement ? parentElement.scrollWidth - parentElement.clientWidth : -1,
        );
      expect(overflow).toBe(0);
    }
    await page.setViewportSize({ width: 1024, height: 700 });
    await page.getByRole('link', { name: 'Home' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: 'Tag Work' })).toBeInViewport({ ratio: 1 });
  });

  test('can be skipped, and a new page takes the focus', async ({ page }) => {
    await signUp(page);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Models and status' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('link', { name: 'Voice Input' }).click();
    await expect(page.getByRole('heading', { name: 'Voice Input' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('the menu on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

  test('opens over the page, keeps the focus inside, and closes by X, Escape, the backdrop, going somewhere or a swipe', async ({
    page,
  }) => {
    await signUp(page);
    const open = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });

    await open.tap();
    await expect(menu).toBeVisible();
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab');
      const inside = await menu.evaluate((dialog) => {
        const focused = document.activeElement;
        return focused === document.body || dialog.contains(focused);
      });
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(open).toBeFocused();

    await open.tap();
    await menu.getByRole('button', { name: 'Close menu' }).tap();
    await expect(menu).toHaveCount(0);

    await open.tap();
    await expect(menu).toBeVisible();
    await page.touchscreen.tap(400, 400);
    await expect(menu).toHaveCount(0);

    await open.tap();
    await menu.getByRole('link', { name: 'Voice Input' }).tap();
    await expect(page).toHaveURL('/voice');
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();

    // On its side, menu and rail show their first places, and scroll to the last.
    const places = page.getByRole('navigation', { name: 'Main' });
    const signOut = page.getByRole('button', { name: 'Sign out' });
    for (const width of [700, 844]) {
      await page.setViewportSize({ width, height: 390 });
      if (width < 768) await open.tap();
      for (const name of ['Home', 'Upcoming', 'Search'])
        await expect(places.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
      await signOut.scrollIntoViewIfNeeded();
      await expect(signOut).toBeInViewport({ ratio: 1 });
      if (width < 768) await page.keyboard.press('Escape');
    }

    await page.getByRole('button', { name: 'Open the sidebar' }).tap();
    const upcoming = menu.getByRole('link', { name: 'Upcoming' });
    // Once the menu has slid in.
    await upcoming.tap({ trial: true });
    const inMenu = await pointIn(upcoming, { x: 180, y: 20 });
    const finger = await createFinger(page);
    await finger.down(inMenu);
    await finger.moveTo({ x: 40, y: inMenu.y });
    await finger.up();
    await expect(menu).toHaveCount(0);
  });

  test('has what is needed all day where a thumb reaches it, over nothing, and gives way to a keyboard', async ({
    page,
  }) => {
    await signUp(page);
    const bar = page.getByRole('navigation', { name: 'Quick access' });
    const top = async () => (await bar.boundingBox())?.y ?? 0;
    const bottomOf = async (target: Locator) => {
      const box = await target.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await bar.getByRole('button', { name: 'Add tasks' }).tap();
    await expect(captureField(page)).toBeFocused();
    await addTasks(
      page,
      Array.from({ length: 15 }, (_, index) => ({ title: `row ${index}.`, due_date: '2026-01-02' })),
    );
    await bar.getByRole('link', { name: 'Today' }).tap();
    await expect(bar.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
    const rows = page.getByRole('main').getByRole('article');
    await expect(rows.first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(async () => (await bottomOf(rows.last())) <= (await top())).toBe(true);
    await rows.last().getByRole('checkbox').tap();
    const toast = page.getByRole('status').getByText(/^Completed/);
    await expect.poll(async () => (await bottomOf(toast)) <= (await top())).toBe(true);

    await bar.getByRole('button', { name: 'Add tasks' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Add tasks' });
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('wind the bobbins today');
    await dialog.getByRole('button', { name: 'Send' }).tap();
    await page.keyboard.press('Escape');
    await expect(rows.filter({ hasText: 'wind the bobbins' })).toBeVisible();
    await bar.getByRole('button', { name: 'Search' }).tap();
    await expect(page.getByRole('option', { name: 'New task' })).toBeVisible();
    await expect(page.locator('kbd').filter({ visible: true })).toHaveCount(0);
    await page.getByRole('dialog').getByRole('combobox').fill('all tasks');
    await page.getByRole('option', { name: 'All Tasks' }).first().tap();
    await expect(page).toHaveURL('/tasks');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Home' }).tap();

    // A keyboard that makes the window smaller.
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    await captureField(page).tap();
    await page.setViewportSize({ ...size, height: size.height - 300 });
    await expect(bar).toBeHidden();
    await page.setViewportSize(size);
    await expect(bar).toBeVisible();
    await bar.getByRole('link', { name: 'Today' }).tap();
    await page.getByRole('button', { name: 'Select', exact: true }).tap();
    await expect(bar).toBeHidden();
  });

  test('offers nothing smaller than a finger', async ({ page }) => {
    const expectFingerSized = async () => {
      for (const control of await page
        .locator('a:not([href="#main"]), button, input')
        .filter({ visible: true })
        .all()) {
        if (await control.evaluate((element) => getComputedStyle(element).display === 'inline')) continue;
        const box = await control.boundingBox();
        const name = await control.evaluate((element) => element.outerHTML.slice(0, 120));
        expect(box?.height, name).toBeGreaterThanOrEqual(44);
        expect(box?.width, name).toBeGreaterThanOrEqual(44);
      }
    };
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await expectFingerSized();
    await signUp(page);
    await page.goto('/search');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
          .map(({ finished }) => finished),
      ),
    );
    await expectFingerSized();
  });

  test('the page can be zoomed', async ({ page }) => {
    await page.goto('/login');
    const content = await page.locator('meta[name="viewport"]').getAttribute('content');
    expect(content).not.toMatch(/user-scalable|maximum-scale/);
  });
});

test.describe('on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

  test('nothing one types in or presses stays under the keyboard', async ({ page }) => {
    await signUp(page);
    await addTasks(page, [{ title: 'wind the wool' }]);
    await page.goto('/tasks');
    await page
      .getByRole('button', { name: 'wind the wool', exact: true })
      .or(page.getByRole('link', { name: 'wind the wool' }))
      .first()
      .tap();
    const sheet = page.getByRole('dialog', { name: 'Details' });
    const field = sheet.getByRole('textbox', { name: /subtask/i }).last();
    await field.tap();
    const left = 400;
    // A keyboard that lies over the page, as on phones whose browser does not make the window smaller.
    await page.evaluate((left) => {
      const view = window.visualViewport;
      if (!view) throw new Error('There is no visual viewport');
      Object.defineProperty(view, 'height', { configurable: true, get: () => left });
      view.dispatchEvent(new Event('resize'));
    }, left);
    const bottomOf = async (target: Locator) => target.evaluate((one) => one.getBoundingClientRect().bottom);
    await expect.poll(() => bottomOf(field)).toBeLessThanOrEqual(left);
    await expect(page.locator('.thumb-bar')).toBeHidden();
    await expect.poll(() => bottomOf(sheet.locator('.modal-panel'))).toBeLessThanOrEqual(left);
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('button', { name: 'Select', exact: true }).tap();
    const bar = page.getByRole('toolbar', { name: 'Selected tasks' });
    await expect.poll(() => bottomOf(bar)).toBeLessThanOrEqual(left);
  });
});

test('where the system chooses the colors, what is chosen stands out and dots stay', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signUp(page);
  const background = (target: Locator) => target.evaluate((one) => getComputedStyle(one).backgroundColor);
  const rail = page.getByRole('navigation', { name: 'Main' });
  expect(await background(rail.getByRole('link', { name: 'Home' }))).not.toBe(
    await background(rail.getByRole('link', { name: 'Search' })),
  );
  const dots = page.getByRole('navigation', { name: 'Tags' }).locator('.rail-dot');
  const colors = await Promise.all([background(dots.nth(0)), background(dots.nth(2))]);
  expect(new Set([...colors, await background(page.locator('body'))]).size).toBe(3);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Appearance' }).click();
  const appearance = page.getByRole('group', { name: 'Appearance' }).locator('label');
  expect(await background(appearance.filter({ has: page.locator(':checked') }))).not.toBe(
    await background(appearance.filter({ hasNot: page.locator(':checked') }).first()),
  );
  const on = page.getByRole('switch').first();
  const before = await background(on);
  await on.click();
  await expect.poll(() => background(on)).not.toBe(before);
});
