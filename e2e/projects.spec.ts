import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { call } from './support/api.ts';
import { createFinger, pointIn } from './support/finger.ts';
import { newPerson, signIn, signUp, taskRow } from './support/people.ts';
import { undoButton } from './support/tasks.ts';
import { test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text);
const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function newProject(page: Page, name: string): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'New project' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function add(page: Page, text: string): Promise<void> {
  const field = main(page).getByRole('textbox', { name: 'Add a task' });
  await field.fill(text);
  await field.press('Enter');
  await expect(field).toHaveValue('');
}

/** Carries a card over a column with the mouse. */
async function drag(page: Page, title: string, to: string): Promise<void> {
  await expect(card(page, title)).toHaveAttribute('draggable', 'true');
  const from = await card(page, title).boundingBox();
  const target = await column(page, to).boundingBox();
  if (!from || !target) throw new Error('There is nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 12, from.y + 24, { steps: 4 });
  await page.mouse.move(target.x + target.width / 2, target.y + 120, { steps: 8 });
  await page.mouse.move(target.x + target.width / 2 + 4, target.y + 124, { steps: 2 });
  await page.mouse.up();
}

test('a project is made, filled, and its cards are moved by mouse, by keyboard and by menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signUp(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Create a project' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('\u200b');
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByText('Nobody can see these characters')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Move house');
  await page.getByLabel('Another color').fill('#ffcc00');
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(page).toHaveTitle('Move house · Heddle');
  await expect(page.getByRole('heading', { name: 'No tasks in this project' })).toBeVisible();

  await add(page, 'buy boxes tomorrow p2, call the movers');
  await add(page, 'stretch in the new hall every day');
  await expect(column(page, 'Pending').getByRole('listitem')).toHaveCount(3);
  await expect(card(page, 'buy boxes')).toContainText('Tomorrow');
  await expect(card(page, 'buy boxes')).toContainText('High');
  await expect(column(page, 'Pending').getByRole('listitem').first()).toContainText('buy boxes');
  await expect(main(page)).toContainText('0 of 3 done');

  await drag(page, 'call the movers', 'Paused');
  await expect(column(page, 'Paused')).toContainText('call the movers');
  await undoButton(page, 'Moved to Paused').click();
  await expect(column(page, 'Pending')).toContainText('call the movers');

  const boxes = card(page, 'buy boxes').getByRole('link');
  await boxes.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(column(page, 'In progress')).toContainText('buy boxes');
  await expect(boxes).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(column(page, 'In progress')).toContainText('buy boxes');
  await expect(toast(page, 'Moved to In progress').last()).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(column(page, 'Pending').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(boxes).toBeFocused();

  await card(page, 'buy boxes').hover();
  await card(page, 'buy boxes').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Move to Completed' }).click();
  await expect(column(page, 'Completed')).toContainText('buy boxes');
  await expect(main(page)).toContainText('1 of 3 done');

  await card(page, 'stretch').getByRole('checkbox').click();
  await expect(column(page, 'Completed')).toContainText('stretch');
  await expect(column(page, 'Pending')).toContainText('stretch');
  await expect(main(page)).toContainText('2 of 4 done');

  await boxes.click();
  await expect(page.getByRole('complementary', { name: 'Details' })).toBeVisible();
  await page.getByRole('button', { name: 'Close details' }).click();
  await page.getByText('List', { exact: true }).click();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Tasks in Move house' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Completed 2' }).click();
  await expect(page.getByRole('list', { name: 'Tasks in Completed' }).getByRole('listitem')).toHaveCount(2);
});

test('a project is found among many, archived and deleted, and comes back with its tasks; the rail lists it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signUp(page);
  for (let index = 1; index <= 10; index += 1)
    await call(page, 'POST', '/api/projects/', { name: `Number ${index}.` });
  await page.goto('/dashboard');
  const links = page.getByRole('navigation', { name: 'Your projects' }).getByRole('link');
  await expect(links).toHaveCount(10);
  await expect(links.last()).toHaveText('All projects');
  await page.getByRole('searchbox', { name: 'Search projects' }).fill('number 7');
  const cards = page.getByRole('list', { name: 'Projects', exact: true }).getByRole('listitem');
  await expect(cards).toHaveCount(1);
  await cards.getByRole('link', { name: 'Number 7.' }).click();
  await add(page, 'water the plants @balcony');

  await main(page).getByRole('button', { name: 'Project Number 7.: more' }).click();
  await page.getByRole('menuitem', { name: 'Archive project' }).click();
  await expect(page.getByText('This project is archived.')).toBeVisible();
  await page.goto('/dashboard');
  await expect(main(page)).toContainText('9 projects, 1 archived');
  await expect(cards).toHaveCount(9);
  await page.getByRole('button', { name: /^Archived projects/ }).click();
  const archived = page.getByRole('list', { name: 'Archived projects' });
  await expect(archived).toContainText('0 of 1 done');
  await archived.getByRole('button', { name: 'Project Number 7.: more' }).click();
  await page.getByRole('menuitem', { name: 'Unarchive project' }).click();
  await expect(cards).toHaveCount(10);

  await main(page).getByRole('button', { name: 'Project Number 7.: more' }).click();
  await page.getByRole('menuitem', { name: 'Name and color' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Balcony');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Balcony' }).first().click();
  await main(page).getByRole('button', { name: 'Project Balcony: more' }).click();
  await page.getByRole('menuitem', { name: 'Delete project' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await expect(cards).toHaveCount(9);
  await undoButton(page, 'Project deleted. Its tasks were kept').focus();
  await undoButton(page, 'Project deleted. Its tasks were kept').click();
  await expect(cards.filter({ hasText: 'Balcony' })).toContainText('0 of 1 done');
});

test('threads are merged, closed and deleted, and every step is undone', async ({ page }) => {
  await signUp(page);
  const own = await call(page, 'POST', '/api/organization/themes', { name: 'R&D / 100%' });
  for (const title of ['Spring', 'Summer'])
    await call(page, 'POST', '/api/organization/threads', { theme_id: own.id, title });
  await page.goto('/tasks');
  await page.getByRole('button', { name: 'Thread Spring: more' }).click();
  await page.getByRole('menuitem', { name: 'Open thread' }).click();
  await expect(page).toHaveTitle('Spring · Heddle');
  await add(page, 'sow the peas on 3 may, call the nursery');
  await expect(main(page)).toContainText('0 of 2 done');
  await main(page).getByRole('link', { name: 'R&D / 100%' }).click();
  await expect(page).toHaveTitle('R&D / 100% · Heddle');
  await expect(taskRow(page, 'sow the peas')).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'Thread Spring: more' }).click();
  await page.getByRole('menuitem', { name: 'Merge into another thread' }).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /Summer/ })
    .check();
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Summer' })).toBeVisible();
  await undoButton(page, 'Threads merged').focus();
  await expect(main(page)).toContainText('0 of 2 done');
  await undoButton(page, 'Threads merged').click();
  await expect(main(page)).toContainText('No tasks');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All Tasks' }).click();
  await expect(section(page, 'Spring').getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Thread Spring: more' }).click();
  await page.getByRole('menuitem', { name: 'Close thread' }).click();
  await expect(section(page, 'Spring')).toHaveCount(0);
  await page.getByRole('button', { name: /^Closed threads/ }).click();
  await expect(section(page, 'Spring').getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Thread Spring: more' }).click();
  await page.getByRole('menuitem', { name: 'Move to another theme' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Work' }).check();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await undoButton(page, 'Moved to Work').focus();
  await expect(section(page, 'Closed threads in Work')).toHaveCount(1);
  await undoButton(page, 'Moved to Work').click();
  await expect(section(page, 'Closed threads in R&D / 100%')).toHaveCount(1);
  await page.getByRole('button', { name: 'Thread Spring: more' }).click();
  await page.getByRole('menuitem', { name: 'Delete thread' }).click();
  await undoButton(page, 'Thread deleted').focus();
  await expect(section(page, 'Spring')).toHaveCount(0);
  await undoButton(page, 'Thread deleted').click();
  await expect(section(page, 'Spring').getByRole('listitem')).toHaveCount(2);

  await page.getByRole('button', { name: 'Theme R&D / 100%: more' }).click();
  await page.getByRole('menuitem', { name: 'Delete theme' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete theme' }).click();
  await undoButton(page, 'Theme deleted').focus();
  await expect(section(page, 'Inbox').getByRole('listitem')).toHaveCount(2);
  await undoButton(page, 'Theme deleted').click();
  await expect(section(page, 'R&D / 100%')).toHaveCount(1);
  await expect(section(page, 'Spring').getByRole('listitem')).toHaveCount(2);
});

test('on a phone one column is shown at a time; what another device moves is there at once', async ({
  page,
  browser,
  baseURL,
}) => {
  const ada = newPerson();
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, ada);
  await newProject(page, 'A name that is long enough to need a second line on a phone');
  await add(page, 'paint the hall');
  const second = await browser.newPage({
    ...(baseURL && { baseURL }),
    viewport: { width: 1280, height: 800 },
  });
  await signIn(second, ada);
  await second.goto(new URL(page.url()).pathname);
  await expect(card(second, 'paint the hall')).toBeVisible();

  await card(page, 'paint the hall').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Move to In progress' }).click();
  await expect(card(page, 'paint the hall')).toHaveCount(0);
  await expect(column(second, 'In progress')).toContainText('paint the hall');
  await page.getByRole('radio', { name: /In progress/ }).check();
  await expect(card(page, 'paint the hall')).toBeVisible();
  await expectNoSidewaysScroll(page);

  const finger = await createFinger(page);
  const paused = page.getByRole('radio', { name: /Paused/ });
  await finger.pickUp(card(page, 'paint the hall'));
  await finger.moveTo(await pointIn(paused, { x: 20, y: 20 }));
  await finger.up();
  await expect(column(second, 'Paused')).toContainText('paint the hall');
  await expect(card(page, 'paint the hall')).toHaveCount(0);

  await drag(second, 'paint the hall', 'Completed');
  await expect(column(second, 'Completed')).toContainText('paint the hall');
  await expect(card(page, 'paint the hall')).toHaveCount(0);
  await page.getByRole('radio', { name: /Completed/ }).check();
  await expect(card(page, 'paint the hall').getByRole('checkbox')).toBeChecked();
  await second.close();
});

test('projects and threads have no fault axe can find, wide or narrow', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUp(page);
  const theme = await call(page, 'POST', '/api/organization/themes', { name: 'Garden', icon: 'sprout' });
  const thread = await call(page, 'POST', '/api/organization/threads', {
    theme_id: theme.id,
    title: 'Beds',
  });
  const project = await call(page, 'POST', '/api/projects/', { name: 'Move house', color: '#ffee88' });
  const past = await call(page, 'POST', '/api/projects/', { name: 'Past' });
  await call(page, 'PUT', `/api/projects/${past.id}`, { archived: true });
  for (const status of ['pending', 'in_progress', 'completed', 'paused'])
    await call(page, 'POST', '/api/tasks/', {
      title: `a task that is ${status}`,
      status,
      priority: 'low',
      due_date: '2020-01-01',
      tags: ['home'],
      project_id: project.id,
      thread_id: thread.id,
    });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Archived projects/ }).click();
  await expectAccessible(page, 'dashboard');
  await page.getByRole('button', { name: 'New project' }).click();
  await expectAccessible(page, 'project dialog');
  await page.goto(`/thread/${thread.id}`);
  await expect(taskRow(page, 'a task that is pending')).toBeVisible();
  await expectAccessible(page, 'thread');
  await page.goto(`/project/${project.id}`);
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(card(page, 'a task that is pending')).toBeVisible();
    if (width !== 768) await expectAccessible(page, `project at ${width} px`);
    await expectNoSidewaysScroll(page, `project at ${width} px`);
  }
  for (const path of ['/dashboard', `/thread/${thread.id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page, path);
  }
  await page.goto('/project/nowhere');
  await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible();
});
