import { expect, type Page } from '@playwright/test';
import { call, createCall } from './support/api.ts';
import { keptFiles, keptLanguages } from './support/kept-files.ts';
import { newPerson, taskRow } from './support/people.ts';
import { test } from './support/test.ts';

/** Lines that all say when, in the language of the browser. */
const texts: Record<string, string[]> = {
  'en-US': [
    'call the dentist tomorrow at 9am p1 @calls',
    'pay rent on the 15th of every month',
    'repot the fern 4/12 #Orchard',
    'mop the hall every! 10 days for 45 min',
    'prune the quince on friday, remind me 2 hours before',
  ],
  'en-GB': [
    'ring the surgery on 4/12 at half four',
    'post the parcel in a fortnight',
    'swim every other saturday',
  ],
  'de-DE': ['Zahnarzt anrufen morgen um 9 Uhr', 'Miete jeden 1. des Monats', 'alle 2 Wochen Bad putzen'],
  'fr-FR': ['dentiste vendredi à 14h30', 'poubelles chaque lundi', 'payer le loyer après-demain'],
  'es-ES': ['llamar a Ana mañana a las 9', 'basura todos los martes', 'cumpleaños de Luis el 3 de mayo'],
  'pt-BR': ['ligar para Ana amanhã às 9h', 'regar as plantas todos os dias', 'dentista sexta-feira às 15h'],
  'nl-NL': ['mama bellen morgen om 9 uur', 'vuilnis elke dinsdag', 'tandarts vrijdag om half drie'],
};

/** The field for what is on one's mind, whatever it is called in the language of the page. */
const captureField = (page: Page) => page.locator('main textarea').first();

/** Creates an account, in whatever language the page has. */
async function signUpInAnyLanguage(page: Page): Promise<void> {
  const { name, email, password } = newPerson();
  await page.goto('/signup');
  await page.locator('[autocomplete=name]').fill(name);
  await page.locator('[autocomplete=email]').fill(email);
  for (const field of await page.locator('[autocomplete=new-password]').all()) await field.fill(password);
  await page.keyboard.press('Enter');
  await expect(captureField(page)).toBeVisible();
}

/** Has the server read what was captured on this page once more, and answers both readings. */
async function bothReadings(page: Page) {
  const { captures, tasks } = await call(page, 'GET', '/api/sync');
  const [{ id, text: title, captured_at }] = captures;
  const again = await call(page, 'POST', '/api/tasks/?auto_classify=true', { title, captured_at });
  const plain = (task: Record<string, unknown>) => {
    const { capture_id, id, revision, context, created_at, updated_at, position, ...said } = task;
    return said;
  };
  const shown = tasks.filter((task: { capture_id: string }) => task.capture_id === id);
  const byTitle = (one: { title: string }, other: { title: string }) => (one.title < other.title ? -1 : 1);
  return {
    device: shown.sort(byTitle).map(plain),
    server: again.tasks.sort(byTitle).map(plain),
  };
}

for (const [locale, lines] of Object.entries(texts))
  test.describe(locale, () => {
    test.use({ locale });

    test('the device and the server read the same', async ({ page }) => {
      await signUpInAnyLanguage(page);
      const call = await createCall(page);
      await call('POST', '/api/projects/', { name: 'Orchard' });
      const garden = await call('POST', '/api/organization/themes', { name: 'Garden' });
      for (const title of ['repot the lemon', 'prune the quince'])
        await call('POST', '/api/tasks/', { title, theme_id: garden.id, tags: ['green'] });
      await page.goto('/tasks');
      await expect(taskRow(page, 'prune the quince')).toBeVisible();
      await page.goto('/');
      const saved = page.waitForResponse((response) => response.url().includes('auto_classify=true'));
      await captureField(page).fill(lines.join('\n'));
      await captureField(page).press('Enter');

      expect((await saved).status()).toBe(201);
      const { device, server } = await bothReadings(page);
      expect(device).toHaveLength(lines.length);
      expect(device.filter(({ due_date }: { due_date: string | null }) => due_date === null)).toEqual([]);
      expect(server).toEqual(device);
    });
  });

test.describe('a device', () => {
  test.use({ locale: 'pt-BR' });

  test('keeps the words of its own language alone', async ({ page }) => {
    await signUpInAnyLanguage(page);
    await expect.poll(() => keptFiles(page)).toContain('/index.html');
    expect(keptLanguages(await keptFiles(page))).toEqual(['pt', 'shared']);
  });
});
