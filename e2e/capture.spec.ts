import { expect } from '@playwright/test';
import type { Task } from '#contract/tasks.ts';
import { createCall } from './support/api.ts';
import { capture, captureField, signUp, taskRow } from './support/people.ts';
import { addTasks, main, section, toasts, understood, undoButton } from './support/tasks.ts';
import { test } from './support/test.ts';

test('Enter sends, but not while an input method composes, nor a blank text; Shift+Enter begins a line', async ({
  page,
}) => {
  await signUp(page);
  const field = captureField(page);
  await field.fill('  \n ');
  await field.press('Enter');
  await expect(page.getByText('No recent tasks')).toBeVisible();

  await field.fill('water the plants');
  // What the page practises on is gone when somebody writes.
  await expect(page.locator('[data-chips]')).toHaveCount(1);
  await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await expect(field).toHaveValue('water the plants');
  await field.press('Shift+Enter');
  await field.pressSequentially('feed the cat');
  await expect(field).toHaveValue('water the plants\nfeed the cat');
  await field.press('Enter');
  await expect(taskRow(page, 'water the plants')).toBeVisible();
  await expect(taskRow(page, 'feed the cat')).toBeVisible();

  // Ctrl+Z is about the text while there is some to take back, else about what was just added.
  await field.pressSequentially('x');
  await field.press('Backspace');
  await field.press('Control+z');
  await expect(field).toHaveValue('x');
  await field.press('Control+z');
  await expect(field).toHaveValue('');
  await expect(taskRow(page, 'feed the cat')).toBeVisible();
  await field.press('Control+z');
  await expect(taskRow(page, 'feed the cat')).toHaveCount(0);
  await field.press('Control+Shift+z');
  await expect(taskRow(page, 'feed the cat')).toBeVisible();
  await expect(field).toHaveValue('');
});

test('a draft outlives a reload, and a text that is too long is kept and told about', async ({ page }) => {
  await signUp(page);
  const field = captureField(page);
  await field.fill('half a thou');
  await page.reload();
  await expect(field).toHaveValue('half a thou');

  const long = 'x'.repeat(10_240);
  await field.fill(long);
  await field.press('Enter');
  await expect(page.getByText('This is 240 characters too long')).toBeVisible();
  await expect(field).toHaveValue(long);
  await field.fill('short again');
  await field.press('Enter');
  await expect(taskRow(page, 'short again')).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('');

  await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
  await field.fill('nobody else reads this');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('nobody else reads this');
});

test('each tab keeps a draft of its own, and a new tab takes up only what a closed one left', async ({
  page,
  context,
}) => {
  await signUp(page);
  const other = await context.newPage();
  await other.goto('/');
  await captureField(other).fill('tune the loom tomorrow');
  await other.getByRole('button', { name: /Remove date/ }).click();
  await capture(page, 'buy milk');
  await expect(taskRow(page, 'buy milk')).toBeVisible();
  await other.reload();
  await expect(captureField(other)).toHaveValue('tune the loom tomorrow');

  const third = await context.newPage();
  await third.goto('/');
  await expect(taskRow(third, 'buy milk')).toBeVisible();
  await captureField(third).fill('oil the treadle');
  await page.reload();
  await expect(taskRow(page, 'buy milk')).toBeVisible();
  await expect(captureField(page)).toHaveValue('');

  await other.close();
  await third.close();
  const later = await context.newPage();
  await later.goto('/');
  await expect(captureField(later)).toHaveValue('oil the treadle');
  await page.reload();
  await expect(captureField(page)).toHaveValue('tune the loom tomorrow');
  await expect(understood(page, 'tune the loom tomorrow')).toBeVisible();
});

test('what was misread is removed by tap or key, stays removed while typing goes on, and is not saved', async ({
  page,
}) => {
  const themes = Promise.withResolvers<void>();
  await page.route('**/api/sync?*', async (route) => {
    await themes.promise;
    await route.continue();
  });
  await signUp(page);
  const field = captureField(page);
  await field.fill('read the paper tomorrow p1, buy milk');
  const paper = understood(page, 'read the paper');
  await expect(paper.getByRole('button', { name: /Remove date Tomorrow/ })).toBeVisible();
  const theme = understood(page, 'buy milk').getByRole('button', { name: /Remove theme Shopping/ });
  await expect(theme).toHaveCount(0);
  themes.resolve();
  await expect(theme, 'as soon as a new device knows the themes').toBeVisible();
  await paper.getByRole('button', { name: /Remove date/ }).click();
  await expect(understood(page, 'read the paper tomorrow')).toBeVisible();
  await expect(field).toBeFocused();
  await field.pressSequentially(' and eggs');
  await expect(understood(page, 'read the paper tomorrow')).toBeVisible();

  const priority = understood(page, 'read the paper').getByRole('button', { name: /Remove priority/ });
  for (let presses = 0; presses < 9; presses += 1) {
    await page.keyboard.press('Tab');
    if (await priority.evaluate((chip) => chip === document.activeElement)) break;
  }
  await expect(priority).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(priority).toHaveCount(0);
  await understood(page, 'buy milk')
    .getByRole('button', { name: /Remove theme Shopping/ })
    .click();
  await expect(understood(page, 'buy milk')).toContainText('Inbox');

  await page.reload();
  await expect(understood(page, 'read the paper tomorrow')).toBeVisible();
  await expect(understood(page, 'buy milk')).toContainText('Inbox');
  await field.pressSequentially(', mop the hall every 3 days after completion');
  await expect(understood(page, 'mop the hall')).toContainText('every 3 days, after completion, from');
  await field.press('Enter');
  await page.goto('/tasks');
  const saved = taskRow(page, 'read the paper tomorrow p1');
  await expect(saved).toBeVisible();
  await expect(saved).not.toContainText('Urgent');
  await expect(saved.getByRole('time')).toHaveCount(0);
  await expect(section(page, 'Inbox').getByRole('listitem')).toContainText('buy milk');

  // What was moved to the Inbox once is not guessed anew; of what nobody can know the next best themes are offered.
  await page.goto('/');
  await captureField(page).fill('buy milk and eggs');
  await expect(understood(page, 'buy milk and eggs')).toContainText('Inbox');
  await capture(page, 'zorblat the quinfle');
  await expect(captureField(page)).toHaveValue('');
  await page.goto('/tasks');
  const offered = taskRow(page, 'zorblat the quinfle').getByRole('button', { name: /^Move to / });
  await expect(offered).toHaveCount(2);
  await offered.first().click();
  await expect(offered).toHaveCount(0);
  await expect(taskRow(page, 'buy milk').getByRole('article')).toBeFocused();
});

test('Delete removes one chip after the other, past the themes that are offered, and ends in the field', async ({
  page,
}) => {
  await signUp(page);
  const field = captureField(page);
  await field.fill('buy milk tomorrow p1');
  const chips = understood(page, 'buy milk').getByRole('button', { name: /^Remove / });
  await expect(chips).toHaveCount(3);
  await chips.first().focus();
  await page.keyboard.press('Delete');
  await expect(understood(page, 'buy milk').getByRole('button', { name: /\?$/ })).not.toHaveCount(0);
  await expect(chips).toHaveCount(2);
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await expect(understood(page, 'buy milk tomorrow p1')).toContainText('Inbox');
  await expect(chips).toHaveCount(0);
  await expect(field).toBeFocused();
});

test('the four suggestions fill the input, and the microphone asks before it leads to Voice Input', async ({
  page,
}) => {
  await signUp(page);
  for (const name of ['Schedule meeting', 'Create project', 'Add deadline', 'Set reminder']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(captureField(page)).toBeFocused();
    await expect(captureField(page)).toHaveValue(`${name} `);
    await captureField(page).fill('');
  }
  await main(page).getByRole('button', { name: 'Voice Input' }).click();
  await page.getByRole('dialog', { name: 'Voice Input' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Voice Input' }).click();
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await expect(page).toHaveURL(/\/voice$/);
});

test('home shows the tasks of one theme, by name, id or inbox', async ({ page }) => {
  await signUp(page);
  await addTasks(page, [{ title: 'fix the sink', tags: ['Urgent'] }, { title: 'water the fern' }]);
  await page.goto('/?theme_id=inbox');
  await expect(page.getByRole('heading', { name: '2 tasks in Inbox' })).toBeVisible();
  await expect(taskRow(page, 'fix the sink')).toContainText('Created');
  await page.goto('/?theme_id=inbox&tag=urgent');
  await expect(page.getByRole('heading', { name: '1 task in Inbox tagged urgent' })).toBeVisible();
  await expect(taskRow(page, 'water the fern')).toHaveCount(0);
  await page.goto('/?theme_id=work');
  await expect(page.getByRole('heading', { name: '0 tasks in Work' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No tasks in Work' })).toBeVisible();
  await expect(page.getByText('Create a new task to get started!')).toBeVisible();
  await page.getByRole('link', { name: 'Back to All Tasks' }).click();
  await expect(page.getByRole('heading', { name: 'All Tasks' })).toBeVisible();
});

test('keeps what cannot be written on this device, and says so', async ({ page }) => {
  await signUp(page);
  await expect(page.getByText('No recent tasks')).toBeVisible();
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = IDBObjectStore.prototype.add;
  });
  await capture(page, 'buy a bigger disk');
  await expect(toasts(page, 'Failed to add task')).toBeVisible();
  await expect(captureField(page)).toHaveValue('buy a bigger disk');
  await expect(page.getByText('No recent tasks')).toBeVisible();
  await page.reload();
  await expect(captureField(page)).toHaveValue('buy a bigger disk');
  await expect(page.getByText('No recent tasks')).toBeVisible();
});

test('a thread that is named has a chip, gives way to a chosen theme, and is told as the reason', async ({
  page,
}) => {
  await signUp(page);
  const call = await createCall(page);
  const themes: { id: string; name: string }[] = await call('GET', '/api/organization/themes');
  const theme_id = themes.find(({ name }) => name === 'Health')?.id;
  const thread = await call('POST', '/api/organization/threads', { theme_id, title: 'Marathon' });
  const shoes = understood(page, 'buy marathon shoes');
  const chip = shoes.getByRole('button', { name: 'Remove thread Marathon' });
  await captureField(page).fill('buy marathon shoes');
  await expect(chip).toBeVisible();
  await chip.click();
  await expect(shoes.getByRole('button', { name: /Remove theme Shopping/ })).toBeVisible();
  await expect(chip).toHaveCount(0);

  await captureField(page).fill('');
  await captureField(page).fill('buy marathon shoes');
  await shoes.getByRole('button', { name: /Remove theme Health/ }).click();
  await expect(chip).toHaveCount(0);
  await captureField(page).press('Enter');
  await capture(page, 'marathon plan');
  await expect(captureField(page)).toHaveValue('');
  await page.goto('/tasks');
  await expect(section(page, 'Inbox').getByRole('listitem')).toContainText('buy marathon shoes');
  await expect(section(page, 'Marathon').getByRole('listitem')).toContainText('marathon plan');
  await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
  const tasks: { title: string; theme_id: string; thread_id: string }[] = await call('GET', '/api/tasks/');
  expect(tasks.map(({ title, thread_id }) => [title, thread_id])).toEqual([
    ['marathon plan', thread.id],
    ['buy marathon shoes', null],
  ]);
  await taskRow(page, 'marathon plan').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Why this theme?' }).click();
  const why = page.getByRole('dialog', { name: 'Why Health?' });
  await expect(why).toContainText('It is in the thread “Marathon”, which is in Health.');
  await why.getByRole('button', { name: 'Close' }).click();

  await page.goto('/');
  await capture(page, 'Finance:\n- zibble');
  await expect(captureField(page)).toHaveValue('');
  await page.goto('/tasks');
  await taskRow(page, 'zibble').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Why this theme?' }).click();
  const placed = page.getByRole('dialog', { name: 'Why Finance?' });
  await expect(placed).toContainText('It was listed under “Finance”.');
  await placed.getByRole('button', { name: 'Keep in Finance' }).click();
  await expect(page.getByText('Kept in Finance')).toBeVisible();
  await taskRow(page, 'zibble').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Why this theme?' }).click();
  await expect(placed).toContainText('You chose it.');
});

test('a guess that is unsure is confirmed or corrected wherever its task stands, and forgotten for good', async ({
  page,
}) => {
  await signUp(page);
  const call = await createCall(page);
  const themes: { id: string; name: string }[] = await call('GET', '/api/organization/themes');
  const idOf = (theme: string) => themes.find(({ name }) => name === theme)?.id ?? '';
  const { id: project_id } = await call('POST', '/api/projects/', { name: 'Zibbling' });
  const unsure = (title: string) => ({
    title,
    project_id,
    theme_id: idOf('Personal'),
    llm_confidence: 0.4,
    alternatives: [
      { theme_id: idOf('Work'), confidence: 0.3 },
      { theme_id: idOf('Health'), confidence: 0.2 },
    ],
  });
  await addTasks(page, [unsure('zibble one'), unsure('frobnicate two')]);

  await page.goto(`/project/${project_id}`);
  const card = page.getByRole('article').filter({ hasText: 'zibble one' });
  const notSure = card.getByRole('button', { name: 'Not sure' });
  await notSure.press('Enter');
  await card.getByRole('menuitem', { name: 'Keep in Personal' }).press('Enter');
  await expect(toasts(page, 'Kept in Personal')).toBeVisible();
  await expect(notSure).toHaveCount(0);
  await expect(card.getByRole('link', { name: 'zibble one' })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(notSure).toBeVisible();
  await card.getByRole('link', { name: 'zibble one' }).click();
  const panel = page.getByRole('complementary', { name: 'Details' });
  await panel.getByRole('button', { name: 'Keep in Personal' }).click();
  await expect(panel.getByRole('button', { name: 'Keep in Personal' })).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Why this theme?' })).toBeFocused();

  await page.goto('/');
  await capture(page, '? frobnicate');
  const answer = page.getByRole('region', { name: 'Answer' });
  await answer.getByRole('button', { name: 'Move to Work' }).click();
  await expect(toasts(page, 'Moved to Work')).toBeVisible();
  await expect(answer.getByRole('link', { name: 'frobnicate two' })).toBeFocused();
  await captureField(page).fill('zibble three');
  await expect(understood(page, 'zibble three')).toContainText('Personal');
  await captureField(page).fill('frobnicate three');
  await expect(understood(page, 'frobnicate three')).toContainText('Work');

  await page.goto('/settings#learned');
  const learned = section(page, 'Personalization');
  await expect(learned.getByRole('listitem')).toHaveText([/frobnicate two.*Work/, /zibble one.*Personal/]);
  await learned.getByRole('button', { name: 'Forget all of it' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Forget' }).click();
  await expect(learned).toContainText('Nothing yet');
  await page.goto('/tasks');
  await taskRow(page, 'frobnicate two').getByRole('checkbox').click();
  await expect(taskRow(page, 'frobnicate two').getByRole('checkbox')).toBeChecked();
  await taskRow(page, 'frobnicate two').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Why this theme?' }).click();
  const why = page.getByRole('dialog', { name: 'Why Work?' });
  await expect(why).toContainText('You chose it.');
  await expect(why).not.toContainText('Heddle learns');
  await page.goto('/settings#learned');
  await expect(learned).toContainText('Nothing yet');
});

test('over any page the field and Send stay in reach however many tasks are written, and what is unsure comes last', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  // While the dialog comes in, the field moves.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUp(page);
  await page.goto('/tasks');
  await page.locator('main').focus();
  await page.keyboard.press('q');
  const field = captureField(page);
  const send = page.getByRole('dialog', { name: 'Add tasks' }).getByRole('button', { name: 'Send' });
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  const top = async () => (await field.boundingBox())?.y;
  const before = await top();
  await page.keyboard.type('zorblat the quinfle tomorrow @loom @Loom');
  const chips = understood(page, 'zorblat the quinfle').getByRole('button');
  await expect(chips).toHaveText([/date Tomorrow/, /tag loom/, /\?$/, /\?$/]);
  await expect(understood(page, 'zorblat the quinfle')).not.toContainText('%');
  await page.keyboard.type(Array.from({ length: 9 }, (_, nth) => `, buy ${nth + 2} apples`).join(''));
  await expect(understood(page, 'buy 10 apples')).toBeInViewport({ ratio: 1 });
  await expect(send).toBeInViewport({ ratio: 1 });
  expect(await top()).toBe(before);
  await page.keyboard.press('Tab');
  await expect(chips.first()).toBeFocused();
  await expect(chips.first()).toBeInViewport({ ratio: 1 });
});

test('the question about a theme is in words on a phone, a second press answers for no other task, and the Inbox is not sure', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signUp(page);
  const call = await createCall(page);
  const themes: { id: string; name: string }[] = await call('GET', '/api/organization/themes');
  const alternatives = ['Work', 'Health'].map((theme) => ({
    theme_id: themes.find(({ name }) => name === theme)?.id ?? '',
    confidence: 0.2,
  }));
  const unsure = { theme_id: null, llm_confidence: 0.9, alternatives };
  await addTasks(
    page,
    ['zibble one', 'zibble two', 'zibble three'].map((title) => ({ title, ...unsure })),
  );
  await page.goto('/theme/inbox');
  const questions = page.getByText('Which theme?');
  await expect(questions).toHaveCount(3);
  await expect(questions.first()).toBeInViewport({ ratio: 1 });
  const moves = page.getByRole('button', { name: 'Move to Work' });
  // In the page, so that a busy machine does not come between the two.
  await moves.first().evaluate(async (pressed) => {
    (pressed as HTMLElement).click();
    await new Promise((resolve) => setTimeout(resolve));
    const buttons = [...document.querySelectorAll('button')];
    buttons.find((next) => next !== pressed && next.textContent === pressed.textContent)?.click();
  });
  await expect(questions).toHaveCount(2);
  await moves.first().click({ delay: 400 });
  await expect(questions).toHaveCount(1);

  await main(page).getByRole('listitem').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Why this theme?' }).click();
  const why = page.getByRole('dialog', { name: 'Why Inbox?' });
  await expect(why).toContainText('Heddle was not sure of any theme, so it left this in the Inbox.');
  await expect(why.getByText('Words that spoke')).toHaveCount(0);
});

const mail = `Subject: Garden fence

Hi Ada,

please call the carpenter on Monday. Could you pay his invoice by Friday?

Best wishes,
Tom`;

test('a pasted mail becomes one task that offers what was found in it, to split before or to add afterwards', async ({
  page,
  context,
}) => {
  await signUp(page);
  const call = await createCall(page);
  const readTitles = async () =>
    ((await call('GET', '/api/tasks/')) as Task[]).map(({ title }) => title.toLowerCase()).sort();
  const [carpenter, invoice] = [/call the carpenter/i, /pay his invoice/i];
  const field = captureField(page);
  await field.fill(mail);
  const preview = page.getByRole('group', { name: 'Understood' });
  const found = preview.getByRole('button', { name: 'One task · 2 found' });
  await expect(found).toHaveAttribute('aria-expanded', 'false');
  await found.click();
  const list = preview.getByRole('list', { name: 'Found in the text' });
  await expect(list.getByRole('listitem')).toHaveText([carpenter, invoice]);
  await preview.getByRole('button', { name: 'Split into 3 tasks' }).click();
  await expect(field).toBeFocused();
  await field.pressSequentially(' B');
  await expect(
    preview.getByRole('group', { name: carpenter }).getByRole('button', { name: /Remove date/ }),
  ).toBeVisible();
  await preview.getByRole('button', { name: 'Remove split' }).press('Backspace');
  await expect(preview.getByRole('group')).toHaveCount(1);
  await field.press('Enter');
  await page.getByRole('button', { name: 'Show 2 found' }).click();
  const offer = page.getByRole('region', { name: /^Found in the description/ });
  await expect(offer).toBeVisible();

  await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
  await context.setOffline(true);
  await offer.getByRole('button', { name: 'Add all' }).click();
  await expect(offer).toHaveCount(0);
  await undoButton(page, '✓ Added 2 tasks').click();
  await offer.getByRole('button', { name: /Add “call the carpenter”/i }).press('Enter');
  await expect(offer.getByRole('button', { name: /Add “pay his invoice”/i })).toBeFocused();
  await expect(taskRow(page, 'Garden fence').getByRole('button', { name: '1 found' })).toBeVisible();

  await context.setOffline(false);
  await expect.poll(readTitles).toEqual(['call the carpenter', 'garden fence']);
  await offer.getByRole('button', { name: 'Dismiss' }).click();
  await expect(offer).toHaveCount(0);
  await undoButton(page, 'What was found was dismissed').click();
  await offer.getByRole('button', { name: 'Add all' }).click();
  await expect.poll(readTitles).toEqual(['call the carpenter', 'garden fence', 'pay his invoice']);
});
