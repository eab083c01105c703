import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import {
  findMissingSpeechPrograms,
  recognise,
  speak,
  startSpeechServer,
} from '#server/testing/speech-server.ts';
import config from '../playwright.config.ts';
import { call } from './support/api.ts';
import { signUp } from './support/people.ts';
import { test } from './support/test.ts';

const missing = findMissingSpeechPrograms();
const folder = mkdtempSync(join(tmpdir(), 'heddle-speech-'));
const file = join(folder, 'speech.wav');
if (missing.length === 0) writeFileSync(file, speak('buy milk and call the dentist tomorrow'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { args = [], ...launchOptions } = config.use?.launchOptions ?? {};
test.use({
  launchOptions: {
    ...launchOptions,
    args: [
      ...args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${file}%noloop`,
    ],
  },
});

test('what is said becomes tasks: spoken by flite, heard by the browser, recognised by pocketsphinx', async ({
  page,
  start,
}) => {
  test.skip(missing.length > 0, `${missing.join(' and ')} are not installed`);
  const speech = await startSpeechServer(async ({ audio }) => ({ text: await recognise(audio) }));
  try {
    const heddle = await start({ env: { TRANSCRIPTION_BASE_URL: speech.baseUrl } });
    await signUp(page, undefined, heddle.url);
    await page.goto(`${heddle.url}/voice`);
    await page.getByRole('button', { name: 'Start Recording', exact: true }).click();
    await expect(page.getByRole('timer')).toHaveText('0:05');
    await page.keyboard.press('s');
    await page.getByRole('button', { name: 'Process recording', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'What you said' })).toBeVisible({ timeout: 60_000 });
    const tasks: { title: string; theme_id: string; due_date: string | null }[] = await call(
      page,
      'GET',
      '/api/tasks/',
    );
    const themes: { id: string; name: string }[] = await call(page, 'GET', '/api/organization/themes');
    const found = tasks.map(({ title, theme_id, due_date }) => ({
      title,
      theme: themes.find(({ id }) => id === theme_id)?.name,
      isDated: due_date !== null,
    }));
    expect(found).toHaveLength(2);
    expect(found).toEqual(
      expect.arrayContaining([
        { title: 'buy milk', theme: 'Shopping', isDated: false },
        { title: 'call the dentist', theme: 'Health', isDated: true },
      ]),
    );
  } finally {
    await speech.close();
  }
});
