import type { Page } from '@playwright/test';

/** Calls the API as whoever is signed in on the page would, in the page's language. Throws what it refuses. */
export async function createCall(page: Page) {
  const at = (path: string) => new URL(path, page.url()).href;
  const signedIn = await page.request.get(at('/api/auth/token'));
  if (!signedIn.ok()) throw new Error(`GET /api/auth/token: ${await signedIn.text()}`);
  const { token } = await signedIn.json();
  const language = await page.evaluate(() => navigator.language);
  return async (method: string, path: string, data?: unknown, headers?: Record<string, string>) => {
    const response = await page.request.fetch(at(path), {
      method,
      headers: { 'accept-language': language, ...headers, authorization: `Bearer ${token}` },
      ...(data !== undefined && { data }),
    });
    if (!response.ok()) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response.status() === 204 ? undefined : response.json();
  };
}

/** One such call. */
export const call = async (page: Page, method: string, path: string, body?: unknown) =>
  (await createCall(page))(method, path, body);
