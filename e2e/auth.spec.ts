import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { keptFiles, keptLanguages } from './support/kept-files.ts';
import { fillSignUp, newPerson, type Person, signUp } from './support/people.ts';
import { projectFolder } from './support/server.ts';
import { test } from './support/test.ts';

const email = (page: Page) => page.getByRole('textbox', { name: 'Email', exact: true });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const problem = (page: Page) => page.getByRole('alert');

async function signIn(page: Page, person: Pick<Person, 'email' | 'password'>) {
  await email(page).fill(person.email);
  await password(page).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
}

test.describe('creating an account', () => {
  test('checks one thing after the other, at its field, and forgets it with the next edit', async ({
    page,
  }) => {
    await page.goto('/signup');
    const submit = page.getByRole('button', { name: 'Create Account' });
    const step = async (text: string, field: string, value: string) => {
      await submit.click();
      await expect(problem(page)).toHaveText(text);
      const input = page.getByLabel(field, { exact: true });
      await expect(input).toBeFocused();
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toHaveAccessibleDescription(new RegExp(text));
      await input.fill(value);
      await expect(problem(page)).toHaveCount(0);
    };
    await step('Name is required', 'Full Name', 'Ada');
    await step('Email is required', 'Email Address', 'nobody');
    await step('Password must be at least 6 characters long', 'Password', 'seven looms');
    await step('Passwords do not match', 'Confirm Password', 'seven looms');
    await step('Invalid email address', 'Email Address', newPerson().email);
    await submit.click();
    await expect(page).toHaveURL('/');
  });

  test('shows how strong the password is, and whether both are the same, as one types', async ({ page }) => {
    await page.goto('/signup');
    const strengths = [
      ['abc', 'Too short'],
      ['abcdef', 'Very Weak'],
      ['abcdefgh', 'Weak'],
      ['Abcdefgh', 'Fair'],
      ['Abcdefg1', 'Good'],
      ['Abcdefg1!', 'Strong'],
    ] as const;
    for (const [value, label] of strengths) {
      await password(page).fill(value);
      await expect(page.getByText(label, { exact: true })).toBeVisible();
    }
    await page.getByLabel('Confirm Password').fill('Abcdefg1');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await page.getByLabel('Confirm Password').fill('Abcdefg1!');
    await expect(page.getByText('Passwords match', { exact: true })).toBeVisible();
  });

  test('leads home, and the account is still signed in after a reload', async ({ page }) => {
    await signUp(page);
    await page.reload();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  });

  test('says so when the address is taken', async ({ page, browser, baseURL }) => {
    const person = await signUp(page);
    const other = await browser.newPage(baseURL ? { baseURL } : {});
    await other.goto('/signup');
    await fillSignUp(other, person);
    await other.keyboard.press('Enter');
    await expect(problem(other)).toHaveText('An account with this email already exists');
    await expect(other.getByLabel('Email Address')).toBeFocused();
    await other.close();
  });

  test('says so where it is closed', async ({ page, start }) => {
    const server = await start({ env: { SIGNUP: 'closed' } });
    await page.goto(`${server.url}/signup`);
    await fillSignUp(page, newPerson());
    await page.keyboard.press('Enter');
    await expect(problem(page)).toHaveText('Email/password accounts are not enabled');
  });

  test('cannot be sent twice, however fast one presses', async ({ page }) => {
    let asked = 0;
    await page.route('**/api/auth/sign-up/email', async (route) => {
      asked += 1;
      await new Promise((done) => setTimeout(done, 300));
      await route.continue();
    });
    await page.goto('/signup');
    await fillSignUp(page, newPerson());
    const submit = page.getByRole('button', { name: 'Create Account' });
    await submit.dblclick();
    await page.keyboard.press('Enter');
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL('/');
    expect(asked).toBe(1);
  });
});

test.describe('signing in', () => {
  test('shows nothing at all until it is known who is here', async ({ page }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/auth/token', async (route) => {
      await asked;
      await route.continue();
    });
    const asks = page.waitForRequest('**/api/auth/token');
    await page.goto('/tasks');
    await asks;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await page.locator('#app').innerHTML()).toBe('');
    answer();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  });

  test('returns to where one wanted to go, and to no other site', async ({ page }) => {
    const person = await signUp(page);
    await signOut(page);

    await page.goto('/search?q=milk');
    await expect(page).toHaveURL('/login?from=%2Fsearch%3Fq%3Dmilk');
    await signIn(page, person);
    await expect(page).toHaveURL('/search?q=milk');

    await page.goto('/login?from=/tasks');
    await expect(page).toHaveURL('/tasks');

    await signOut(page);
    await page.goto('/login?from=//example.com/');
    await signIn(page, person);
    await expect(page).toHaveURL('/');
  });

  test('tells what is wrong in words, and a correct password still works afterwards', async ({ page }) => {
    const person = await signUp(page);
    await signOut(page);
    const submit = page.getByRole('button', { name: 'Sign In', exact: true });

    await submit.click();
    await expect(problem(page)).toHaveText('Email is required');
    await email(page).fill('nobody');
    await submit.click();
    await expect(problem(page)).toHaveText('Password is required');
    await password(page).fill('wrong!');
    await expect(problem(page)).toHaveCount(0);
    await submit.click();
    await expect(problem(page)).toHaveText('Invalid email address');
    await email(page).fill('nobody@example.com');
    await submit.click();
    await expect(problem(page)).toHaveText('Invalid email or password');
    await expect(password(page)).toBeFocused();
    await signIn(page, person);
    await expect(page).toHaveURL('/');
  });

  test('shows and hides the password', async ({ page }) => {
    await page.goto('/login');
    await password(page).fill('seven looms');
    await expect(password(page)).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'password');
  });

  test('is refused after too many wrong passwords', async ({ page }) => {
    const person = await signUp(page);
    await signOut(page);
    await email(page).fill(person.email);
    await expect(async () => {
      await password(page).fill(`wrong ${Math.random()}`);
      await page.keyboard.press('Enter');
      await expect(problem(page)).toHaveText('Too many failed attempts. Please try again later', {
        timeout: 500,
      });
    }).toPass({ timeout: 30_000, intervals: [0] });
  });

  test('is refused for an account that was disabled, which ends its sessions too', async ({
    page,
    heddle,
  }) => {
    const person = await signUp(page);
    const script = join(projectFolder, 'scripts', 'account.ts');
    execFileSync(process.execPath, [script, 'disable', person.email], {
      env: { PATH: process.env.PATH, DATA_DIR: heddle.dataDir },
    });
    await page.goto('/tasks');
    await expect(page).toHaveURL('/login?from=%2Ftasks');
    await signIn(page, person);
    await expect(problem(page)).toHaveText('This account has been disabled');
  });

  test('offline says what to do', async ({ page, context }) => {
    await page.goto('/login');
    await email(page).fill('ada@example.com');
    await password(page).fill('seven looms');
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    await expect(problem(page)).toContainText('Failed to sign in');
    await expect(problem(page)).toContainText('Check your connection and try again.');
  });

  test('leaves no token where a script of another page could find it', async ({ page, context }) => {
    await signUp(page);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toMatch(/eyJ|token/i);
    for (const cookie of await context.cookies()) {
      expect(cookie.httpOnly, cookie.name).toBe(true);
      expect(['Lax', 'Strict'], cookie.name).toContain(cookie.sameSite);
    }
  });
});

test.describe('a forgotten password', () => {
  test('is replaced by way of the mail, once', async ({ page, heddle }) => {
    const person = await signUp(page);
    await signOut(page);
    const forgot = page.getByRole('button', { name: 'Forgot your password?' });

    await forgot.click();
    await expect(problem(page)).toHaveText('Please enter your email address first');
    await expect(email(page)).toBeFocused();
    await email(page).fill(person.email);
    await expect(problem(page)).toHaveCount(0);
    await forgot.click();
    await expect(page.getByText('Password reset email sent! Check your inbox.')).toBeVisible();
    await expect(page.getByText(/ask whoever runs it for the link/)).toBeVisible();

    const link = await mailedLink(heddle.dataDir, person.email);
    await page.goto(link);
    await page.getByLabel('New Password').fill('short');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(problem(page)).toHaveText('Password must be at least 6 characters long');
    await page.getByLabel('New Password').fill('Difference-2');
    await page.getByLabel('Confirm Password').fill('Difference-2');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
    await page.getByRole('link', { name: 'Sign In', exact: true }).click();
    await signIn(page, person);
    await expect(problem(page)).toHaveText('Invalid email or password');
    await signIn(page, { ...person, password: 'Difference-2' });
    await expect(page).toHaveURL('/');

    await page.goto(link);
    await expect(page.getByText('This link has expired or was already used.')).toBeVisible();
    await email(page).fill(person.email);
    await page.getByRole('button', { name: 'Send Link' }).click();
    await expect(page.getByText('Password reset email sent! Check your inbox.')).toBeVisible();
  });

  test('answers the same for an address nobody has', async ({ page }) => {
    await page.goto('/login');
    await email(page).fill('nobody@example.com');
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(page.getByText('Password reset email sent! Check your inbox.')).toBeVisible();
  });

  test('says so when no mail can be asked for', async ({ page }) => {
    await page.goto('/login');
    await email(page).fill('not an address');
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(problem(page)).toHaveText('Failed to send reset email. Please check your email address.');
  });
});

test.describe('signing out', () => {
  test('has the name of who is here as its tooltip', async ({ page }) => {
    await signUp(page);
    await page.getByRole('button', { name: 'Sign out' }).hover();
    await expect(page.getByRole('tooltip')).toHaveText('Ada Weaver');
  });

  test('in one tab signs out the others, and nothing comes back by going back', async ({ page, context }) => {
    await signUp(page);
    const other = await context.newPage();
    await other.goto('/tasks');
    await other.getByRole('link', { name: 'Search', exact: true }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    await signOut(page);
    await expect(other).toHaveURL('/login');
    await other.goBack();
    await expect(other.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  });

  test('offline holds, and ends the session at the server on the next start', async ({ page, context }) => {
    await signUp(page);
    const cookies = await context.cookies();
    await context.setOffline(true);
    await signOut(page);
    await context.setOffline(false);
    const left = page.waitForResponse('**/api/auth/sign-out');
    await page.goto('/tasks');
    expect((await left).status()).toBe(200);
    await expect(page).toHaveURL('/login?from=%2Ftasks');
    await context.addCookies(cookies);
    expect((await page.request.get('/api/auth/token')).status()).toBe(401);
  });
});

test.describe('a session', () => {
  test('that was ended elsewhere leads to sign-in and back', async ({ page }) => {
    const person = await signUp(page);
    await page.goto('/theme/work');
    const origin = new URL(page.url()).origin;
    const ended = await page.request.post('/api/auth/revoke-sessions', { headers: { origin } });
    expect(ended.ok()).toBe(true);
    await page.reload();
    await expect(page).toHaveURL('/login?from=%2Ftheme%2Fwork');
    await signIn(page, person);
    await expect(page).toHaveURL('/theme/work');
  });

  test('opens without network for whoever was signed in', async ({ page, context }) => {
    await signUp(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => keptFiles(page)).toContain('/index.html');
    expect(keptLanguages(await keptFiles(page))).toEqual([]);
    await context.setOffline(true);
    const offline = await context.newPage();
    await offline.goto('/tasks');
    await expect(offline).toHaveTitle('All Tasks · Heddle');
    await expect(offline.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await offline.getByRole('link', { name: 'Search', exact: true }).click();
    await expect(offline.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  });
});

async function mailedLink(dataDir: string, to: string): Promise<string> {
  let link = '';
  await expect(() => {
    const folder = join(dataDir, 'outbox');
    const mails = readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='));
    const mail = mails.findLast((text) => text.includes(`To: ${to}`)) ?? '';
    link = /https?:\/\/\S+\/reset\?token=\S+/.exec(mail)?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}
