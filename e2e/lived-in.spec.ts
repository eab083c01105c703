import { type BrowserContext, expect, type Page } from '@playwright/test';
import { createFixedId } from '#fixtures/fixed-id.ts';
import { axeFaults, layoutFaults } from './support/faults.ts';
import { fillAccount, longText, names } from './support/full-account.ts';
import { capture, captureField, newPerson, signUp, taskRow } from './support/people.ts';
import { main } from './support/tasks.ts';
import { test } from './support/test.ts';

interface Screen {
  name: string;
  path: string;
  open?: (page: Page) => Promise<unknown>;
  /** Only where there is that much room. */
  only?: 'wide' | 'narrow';
}

const button = (page: Page, name: string | RegExp) =>
  main(page)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first();
const press = (name: string | RegExp) => (page: Page) => button(page, name).click();
const inDialog = (page: Page) => page.getByRole('dialog').last();
const item = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name }).first();
const type = (text: string) => (page: Page) => captureField(page).fill(text);
const choose = (menu: string | RegExp, entry: string | RegExp) => async (page: Page) => {
  // A menu that is asked for while the page still begins may close again with it.
  await expect(async () => {
    await button(page, menu).click({ timeout: 2000 });
    await item(page, entry).click({ timeout: 2000 });
  }).toPass({ timeout: 10_000 });
};
const select = async (page: Page) => {
  await button(page, 'Select').click();
  const boxes = page.locator('[data-select]').filter({ visible: true });
  for (const index of [0, 1]) await boxes.nth(index).click();
};
const onSelection = (name: string) => async (page: Page) => {
  await select(page);
  await page.getByRole('toolbar').getByRole('button', { name, exact: true }).click();
};
const details = `/tasks?task=${createFixedId('task', 'full')}`;
const detail = (page: Page) => page.locator('[data-task-panel]');
const inDetails = (name: string | RegExp) => (page: Page) =>
  detail(page).getByRole('button', { name }).first().click();
const typeInDetails = (name: string, text: string) => (page: Page) =>
  detail(page).getByRole('combobox', { name }).fill(text);
const query = (text: string) => async (page: Page) => {
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill(text);
  await field.press('Enter');
};
const thread = (title: string) => `/thread/${createFixedId('thread', title)}`;
const project = (name: string) => `/project/${createFixedId('project', name)}`;
const sentence = 'buy milk @home, call the dentist tomorrow 9am p1 and pay the rent every friday #Linden';

const screens: Screen[] = [
  { name: 'home', path: '/' },
  ...['tasks', 'threads', 'links', 'activity'].map((tab) => ({ name: `home, ${tab}`, path: `/?tab=${tab}` })),
  { name: 'a tag', path: '/tags/urgent' },
  { name: 'tags', path: '/tags' },
  { name: 'what needs attention', path: '/attention' },
  { name: 'slash menu', path: '/', open: type('/') },
  { name: 'chips', path: '/', open: type(sentence) },
  { name: 'found while typing', path: '/', open: type('library') },
  { name: 'microphone dialog', path: '/', open: press('Voice Input') },
  {
    name: 'plan',
    path: '/',
    open: async (page) => {
      await captureField(page).fill('learn to swim');
      await button(page, 'Plan').click();
    },
  },
  {
    name: 'ask',
    path: '/',
    open: async (page) => {
      await captureField(page).fill('what about the library?');
      await button(page, 'Ask').click();
    },
  },
  {
    name: 'summary',
    path: '/',
    open: async (page) => {
      await captureField(page).fill('/summarise');
      await captureField(page).press('Enter');
    },
  },
  {
    name: 'a note',
    path: '/?tab=links',
    open: async (page) => page.locator('[data-note] button').filter({ visible: true }).first().click(),
  },
  { name: 'a toast', path: '/', open: async (page) => page.getByRole('checkbox').first().click() },
  { name: 'today', path: '/today' },
  { name: 'upcoming', path: '/upcoming' },
  { name: 'all tasks', path: '/tasks', open: press('Organization View') },
  { name: 'a row menu', path: '/tasks', open: press('More') },
  { name: 'theme menu', path: '/tasks', open: press(/^Theme Everything.*more/) },
  { name: 'theme dialog', path: '/tasks', open: choose(/^Theme Everything.*more/, /^Name, color/) },
  { name: 'new thread', path: '/tasks', open: choose(/^Theme Everything.*more/, /^New thread/) },
  { name: 'theme to be deleted', path: '/tasks', open: choose(/^Theme Everything.*more/, /^Delete/) },
  { name: 'new theme', path: '/tasks', open: press('New theme') },
  { name: 'file everything again', path: '/tasks', open: press(/classify/i) },
  { name: 'list', path: '/tasks', open: press('List View') },
  { name: 'view menu', path: '/tasks', open: press('View') },
  {
    name: 'grouped list',
    path: '/tasks',
    open: async (page) => {
      await button(page, 'View').click();
      await page.getByRole('menuitemradio', { name: 'Status' }).click();
    },
  },
  { name: 'selection', path: '/tasks', open: select },
  { name: 'themes for the selection', path: '/tasks', open: onSelection('Theme') },
  { name: 'threads for the selection', path: '/tasks', open: onSelection('Thread') },
  { name: 'tags of the selection', path: '/tasks', open: onSelection('Tags') },
  { name: 'a date for the selection', path: '/tasks', open: onSelection('Date') },
  {
    name: 'why this theme',
    path: '/theme/inbox',
    open: async (page) => {
      await taskRow(page, names.unsure).getByRole('button', { name: 'More' }).click();
      await item(page, 'Why this theme?').click();
    },
  },
  { name: 'inbox', path: '/theme/inbox' },
  { name: 'a theme', path: `/theme/${encodeURIComponent(names.longTheme)}` },
  { name: 'new task', path: '/theme/work', open: press('New Task') },
  {
    name: 'inline edit',
    path: `/theme/${encodeURIComponent(names.longTheme)}`,
    open: (page) => taskRow(page, names.fullTask).getByText(names.fullTask).click(),
  },
  { name: 'an unknown theme', path: '/theme/nowhere' },
  { name: 'search', path: '/search' },
  { name: 'how to filter', path: '/search', open: press('How to filter') },
  { name: 'results', path: '/search', open: query('the') },
  { name: 'nothing found', path: '/search', open: query('xyzzy') },
  { name: 'a wrong filter', path: '/search', open: query('is:open & due <= fryday') },
  {
    name: 'completions',
    path: '/search',
    open: (page) => page.getByRole('combobox', { name: 'Search' }).pressSequentially('@t'),
  },
  { name: 'tags to search', path: '/search?q=the', open: press('Any tag') },
  { name: 'a filter to save', path: '/search?q=today', open: press('Save filter') },
  { name: 'details', path: details },
  { name: 'details: date', path: details, open: inDetails(/^Date/) },
  { name: 'details: repeat', path: details, open: inDetails(/^Repeat/) },
  { name: 'details: reminder', path: details, open: inDetails(/^Reminder/) },
  {
    name: 'details: theme',
    path: details,
    open: (page) => detail(page).getByRole('combobox', { name: 'Theme' }).click(),
  },
  { name: 'details: thread', path: details, open: typeInDetails('Thread', 'r') },
  { name: 'details: new project', path: details, open: typeInDetails('Project', 'Another') },
  { name: 'details: tags', path: details, open: typeInDetails('Add a tag', 't') },
  { name: 'details: description', path: details, open: inDetails('Edit description') },
  { name: 'details: menu', path: details, open: inDetails(/^More/) },
  { name: 'details: activity', path: details, open: inDetails(/activity$/) },
  {
    name: 'details of a task in the trash',
    path: `/tasks?task=${createFixedId('trash', 'a task in the trash')}`,
  },
  { name: 'details of no task', path: `/tasks?task=${createFixedId('task', 'none')}` },
  { name: 'projects', path: '/dashboard', open: press(/^Archived projects/) },
  { name: 'new project', path: '/dashboard', open: press('New project') },
  { name: 'project menu', path: '/dashboard', open: press(/^Project .*more/) },
  { name: 'board', path: project('long') },
  { name: 'menu of a card', path: project('long'), open: press('More') },
  {
    name: 'project as a list',
    path: project('house'),
    open: (page) => page.getByRole('radio', { name: 'List' }).check({ force: true }),
  },
  { name: 'an archived project', path: project('archived') },
  { name: 'no project', path: '/project/none' },
  { name: 'thread', path: thread('report') },
  { name: 'a closed thread', path: thread(names.closedThread) },
  { name: 'an empty thread', path: thread(names.emptyThread) },
  { name: 'thread moved', path: thread('report'), open: choose(/^Thread .*more/, /^Move/) },
  { name: 'thread merged', path: thread('report'), open: choose(/^Thread .*more/, /^Merge/) },
  { name: 'thread renamed', path: thread('report'), open: choose(/^Thread .*more/, /^Rename/) },
  { name: 'settings', path: '/settings' },
  { name: 'delete account', path: '/settings#delete-account', open: press('Delete my account') },
  { name: 'trash', path: '/trash' },
  { name: 'erase', path: '/trash', open: press('Delete forever') },
  {
    name: 'trash, selected',
    path: '/trash',
    open: (page) => main(page).getByRole('checkbox').nth(1).check(),
  },
  { name: 'palette', path: '/voice', open: (page) => page.keyboard.press('Control+k') },
  {
    name: 'palette with results',
    path: '/voice',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await inDialog(page).getByRole('combobox').fill('the');
    },
  },
  { name: 'keys', path: '/voice', open: (page) => page.keyboard.press('?') },
  { name: 'add anywhere', path: '/focus', open: (page) => page.keyboard.press('q') },
  {
    name: 'what waits',
    path: '/focus',
    only: 'wide',
    open: (page) => page.getByRole('button', { name: 'Synced' }).first().click(),
  },
  {
    name: 'menu',
    path: '/focus',
    only: 'narrow',
    open: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
  ...['voice', 'focus', 'mindfulness', 'analytics', 'ai', 'admin', 'no/such/page'].map((path) => ({
    name: path,
    path: `/${path}`,
  })),
];

/** Closes what lies over the page and goes to a page as a link would. */
async function visit(page: Page, path: string): Promise<void> {
  const over = page.locator('dialog[open], [popover]:popover-open');
  for (let tries = 0; tries < 4 && (await over.count()) > 0; tries += 1) await page.keyboard.press('Escape');
  if (await page.locator('[data-choosing]').count()) await page.keyboard.press('Escape');
  // By way of nowhere, so that the page begins anew.
  for (const next of ['/no/page', path]) {
    await page.evaluate((to) => history.pushState(null, '', to), next);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What is loaded when it is asked for comes a little later.
    await new Promise<void>((resolve) => {
      const last = setTimeout(resolve, 2000);
      let quiet: ReturnType<typeof setTimeout>;
      const wait = () => {
        clearTimeout(quiet);
        quiet = setTimeout(() => {
          clearTimeout(last);
          changes.disconnect();
          resolve();
        }, 80);
      };
      const changes = new MutationObserver(wait);
      changes.observe(document, { subtree: true, childList: true, attributes: true });
      wait();
    });
    const finite = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map((one) => one.finished));
  });
}

/** The faults that stay: what is seen while a dialog of a late chunk still fades in is looked at again. */
async function lasting(page: Page): Promise<string[]> {
  const look = async () => [...(await layoutFaults(page)), ...(await axeFaults(page))];
  await settle(page);
  if ((await look()).length === 0) return [];
  await settle(page);
  return look();
}

const wide = { width: 1440, height: 900 };
const middle = { width: 768, height: 1024 };
const narrow = { width: 390, height: 844 };
/** What is left of a wide window at 200 %. */
const zoomed = { width: 720, height: 450 };

/** The spacing that WCAG 1.4.12 asks a page to bear. */
const spaceText = (page: Page, spaced: boolean) =>
  page.evaluate((spaced) => {
    const sheet = new CSSStyleSheet();
    const spacing = 'line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em;';
    if (spaced) sheet.replaceSync(`* { ${spacing} } p { margin-bottom: 2em; }`);
    document.adoptedStyleSheets = [sheet];
  }, spaced);

/** Everything found wrong, and where. */
class Findings {
  #found = new Map<string, string[]>();

  add(where: string, faults: readonly string[]): void {
    for (const fault of faults) this.#found.set(fault, [...(this.#found.get(fault) ?? []), where]);
  }

  list(): string[] {
    return [...this.#found].map(([fault, where]) => `${fault} (${where.join(', ').slice(0, 300)})`);
  }
}

test.describe('a full account', () => {
  let context: BrowserContext;
  let page: Page;

  test.beforeAll(async ({ browser, heddle }) => {
    context = await browser.newContext({ baseURL: heddle.url, hasTouch: true, viewport: wide });
    page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await signUp(page, newPerson('Mara Wolfeschlegelsteinhausenbergerdorff'));
    await fillAccount(page);
    await page.reload();
    await expect(page.getByText('Needs Attention').first()).toBeVisible();
  });
  test.afterAll(() => context?.close());

  // In parts, which can be looked at side by side.
  const middleScreen = Math.ceil(screens.length / 2);
  for (const [colorScheme, size, part, partName] of [
    ['light', wide, screens.slice(0, middleScreen), 'first half'],
    ['light', wide, screens.slice(middleScreen), 'second half'],
    ['dark', narrow, screens, 'all'],
  ] as const)
    test(`shows nothing cut off, too small or inaccessible, ${colorScheme} and ${size.width} px wide, ${partName}`, async () => {
      test.setTimeout(600_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
      const found = new Findings();
      for (const { name, path, open, only } of part) {
        if (only && only !== (size === narrow ? 'narrow' : 'wide')) continue;
        try {
          await page.setViewportSize(size);
          await visit(page, path);
          await open?.(page);
          found.add(name, await lasting(page));
          if (size === narrow) continue;
          await page.setViewportSize(middle);
          found.add(`${name} at 768 px`, await layoutFaults(page));
          await spaceText(page, true);
          await page.setViewportSize(zoomed);
          found.add(`${name} at 200 %, text spaced`, await layoutFaults(page));
          await spaceText(page, false);
        } catch (error) {
          found.add(name, [`cannot be opened: ${error}`]);
        }
      }
      expect(found.list()).toEqual([]);
    });

  test('has no such fault without a connection, when it is left, and before it is entered', async () => {
    const found = new Findings();
    const look = async (name: string) => {
      for (const [size, colorScheme] of [
        [wide, 'light'],
        [narrow, 'dark'],
      ] as const) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        found.add(`${name}, ${size.width} px`, await lasting(page));
      }
      await page.setViewportSize(wide);
    };
    await page.setViewportSize(wide);
    await visit(page, '/');
    await context.setOffline(true);
    await capture(page, longText);
    await look('home offline');
    await page
      .getByRole('button', { name: /offline/i })
      .first()
      .click();
    await look('what waits');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await look('unsent changes');
    await page.keyboard.press('Escape');
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/login');
    for (const path of ['/login', '/signup', '/reset', '/reset?token=any']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look(path);
    }
    expect(found.list()).toEqual([]);
  });
});
