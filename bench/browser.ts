import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.ts';

/** Runs a browser for as long as `work` takes. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Opens home in a fresh, signed-in browser profile. */
export async function signIn(
  browser: Browser,
  { url, email, password }: { url: string; email: string; password: string },
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await captureField(page).waitFor();
  return { context, page };
}

export const captureField = (page: Page) => page.getByRole('textbox', { name: 'What is on your mind?' });

/** Milliseconds without a new request after which a page counts as loaded; its stream of events never ends. */
const quietFor = 1500;

/** Resolves when the page has begun no request for a while. */
export async function waitUntilQuiet(page: Page): Promise<void> {
  let lastAt = performance.now();
  const note = () => {
    lastAt = performance.now();
  };
  page.on('request', note);
  while (performance.now() - lastAt < quietFor) await page.waitForTimeout(100);
  page.off('request', note);
}

/** Makes the page's processor so many times slower. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
