import { expect, it } from 'vitest';
import type { SystemStatus } from '#contract/language-models.ts';
import { createSignedInApp } from '../../testing/test-app.ts';

it('says how each part is in the language of the caller, and in English to others', async () => {
  const { ada } = await createSignedInApp();
  const read = (language: string): Promise<SystemStatus> =>
    ada.call('GET', '/api/admin/system-status', undefined, { 'Accept-Language': language });
  const [english, german] = [await read('en'), await read('de-AT,de;q=0.9,en;q=0.5')];
  expect(german).toMatchObject({
    database: { status: 'ready', detail: 'PostgreSQL, das zu Heddle gehört' },
    mail: {
      status: 'not_configured',
      detail: 'E-Mails werden in einem Ordner abgelegt, weil SMTP_URL nicht gesetzt ist.',
    },
  });
  for (const part of ['database', 'mail', 'push', 'whisper', 'backup'] as const) {
    expect(german[part].detail, part).not.toBe(english[part].detail);
    expect({ ...german[part], detail: '' }, part).toEqual({ ...english[part], detail: '' });
  }
  expect(await read('it')).toMatchObject({ mail: english.mail });
});
