import { expect, type Page } from '@playwright/test';
import { call } from './api.ts';

export interface Person {
  name: string;
  email: string;
  password: string;
}

let people = 0;

/** Somebody nobody else in the test run is. */
export function newPerson(name = 'Ada Weaver'): Person {
  people += 1;
  return {
    name,
    email: `person-${process.pid}-${people}-${Date.now()}@example.com`,
    password: 'Warp and weft 7',
  };
}

export async function fillSignUp(page: Page, { name, email, password }: Person): Promise<void> {
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
}

/** Creates an account on the sign-up page and ends on home. */
export async function signUp(page: Page, person: Person = newPerson(), url = ''): Promise<Person> {
  await page.goto(`${url}/signup`);
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(captureField(page)).toBeVisible();
  return person;
}

export async function signIn(page: Page, person: Person, url = ''): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(captureField(page)).toBeVisible();
}

export const captureField = (page: Page) => page.getByRole('textbox', { name: 'What is on your mind?' });

/** Types a text on home and presses Enter. */
export async function capture(page: Page, text: string): Promise<void> {
  await captureField(page).fill(text);
  await captureField(page).press('Enter');
}

/** The row of a task, wherever tasks are listed. */
export const taskRow = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })
    .filter({ hasText: title });

/** The titles of the tasks that the server has, sorted. */
export async function titlesOnServer(page: Page): Promise<string[]> {
  const tasks: { title: string }[] = await call(page, 'GET', '/api/tasks/');
  return tasks.map((task) => task.title).sort();
}
