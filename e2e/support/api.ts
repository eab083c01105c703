import type { Page } from '@playwright/test';

/**
 * Calls the API once for each body, as another device of whoever is signed in on this page would. Returns what it
 * answers; throws what it refuses.
 */
export const callEach = (page: Page, method: string, path: string, bodies: readonly unknown[]) =>
  page.evaluate(
    async ({ method, path, bodies }) => {
      const { token } = await (await fetch('/api/auth/token')).json();
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answers = [];
      for (const body of bodies) {
        const init = body === undefined ? {} : { body: JSON.stringify(body) };
        const response = await fetch(path, { method, headers, ...init });
        if (!response.ok) throw new Error(await response.text());
        answers.push(await response.json());
      }
      return answers;
    },
    { method, path, bodies },
  );

export async function call(page: Page, method: string, path: string, body?: unknown) {
  const [answer] = await callEach(page, method, path, [body]);
  return answer;
}
