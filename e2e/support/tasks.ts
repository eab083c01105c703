import { expect, type Locator, type Page } from '@playwright/test';
import type { NewTask } from '#contract/tasks.ts';
import { createCall } from './api.ts';
import { taskRow } from './people.ts';

export const sentence = 'buy milk, call the dentist tomorrow 9am and pay the rent on friday!!';

export const main = (page: Page) => page.getByRole('main');
export const toasts = (page: Page, text: string) => page.getByRole('status').getByText(text);
/** The way back in the toast that says this, whichever others are shown. */
export const undoButton = (page: Page, text: string) =>
  page
    .getByRole('status')
    .locator('div')
    .filter({ hasText: text })
    .getByRole('button', { name: 'Undo', exact: true });
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const done = (page: Page, title: string) => taskRow(page, title).getByRole('checkbox');
/** The part of a row that has the focus when one walks from row to row. */
export const card = (page: Page, title: string) => taskRow(page, title).getByRole('article');
export const understood = (page: Page, title: string) =>
  page.getByRole('group', { name: 'Understood' }).getByRole('group', { name: title });

/** Stores tasks through the API, as another device would; they arrive by themselves. */
export async function addTasks(page: Page, tasks: NewTask[]): Promise<void> {
  const call = await createCall(page);
  for (const task of tasks) await call('POST', '/api/tasks/?auto_classify=false', task);
}

/** Presses Tab until something has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'the Tab key does not reach it').toBeFocused();
}
