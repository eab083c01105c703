import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import {
  findMissingSpeechPrograms,
  recognize,
  speak,
  startSpeechServer,
} from '#server/testing/speech-server.ts';
import config from '../playwright.config.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { captureField, newPerson, signUp, taskRow, titlesOnServer } from './support/people.ts';
import { test } from './support/test.ts';

const sentence = 'Buy milk and call the dentist tomorrow.';
const missing = findMissingSpeechPrograms();
const speech = missing.length === 0 ? speak(sentence) : undefined;
const bytesPerSecond = 32_000;
const speechSeconds = Math.ceil((speech?.byteLength ?? 0) / bytesPerSecond);

/** Writes the sentence to where the browser's microphone reads it. */
function writeSpeech(wav: Uint8Array): string {
  const file = join(mkdtempSync(join(tmpdir(), 'heddle-voice-')), 'speech.wav');
  writeFileSync(file, wav);
  process.on('exit', () => rmSync(dirname(file), { recursive: true, force: true }));
  return file;
}

const { args = [], ...launchOptions } = config.use?.launchOptions ?? {};
// Nobody is asked whether the microphone may be used. It speaks the sentence once, or beeps where nothing can speak.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [
      ...args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      ...(speech ? [`--use-file-for-fake-audio-capture=${writeSpeech(speech)}%noloop`] : []),
    ],
  },
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function expectGood(page: Page, where: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, where);
  await expectAccessible(page, where);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('a recording can be held, paused, played and kept, outlives a closed page, and is not lost when signing out', async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.getByRole('main').getByRole('button', { name: 'Voice Input' }).click();
  await button(page, 'Start Recording').click();
  const time = page.getByRole('timer');
  await expect(time).toHaveText('0:01');
  await page.keyboard.press('Space');
  await expect(button(page, 'Resume')).toBeFocused();
  const paused = (await time.textContent()) ?? '';
  await expectGood(page, 'paused');
  await expect(time).toHaveText(paused);
  await button(page, 'Resume').press('Space');
  await expect(time).not.toHaveText(paused);
  await expectGood(page, 'recording');
  await page.keyboard.press('s');
  await expect(page.getByRole('heading', { name: 'Your recording' })).toBeFocused();
  const player = page.getByRole('slider', { name: /^Recording of/ });
  await button(page, 'Play').click();
  await expect(player).toHaveAttribute('aria-valuetext', /^0:01 of/);
  await expectGood(page, 'recorded');

  await page.reload();
  await page.getByRole('textbox', { name: 'Play it and type along' }).fill('buy mi');
  await button(page, 'Transcribe later').click();
  await expect(page.getByText('Waiting for speech recognition')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Play it and type along' })).toHaveValue('buy mi');
  await expectGood(page, 'waiting');
  await button(page, 'Record Another').click();
  await expect(page.getByText('Waiting for speech recognition')).toBeVisible();
  await expectGood(page, 'kept');

  // A closed tab gets to say nothing.
  await button(page, 'Start Recording').click();
  await expect(time).toHaveText('0:01');
  await page.close();
  const next = await context.newPage();
  await next.goto('/');
  await expect(captureField(next)).toBeVisible();

  await captureField(next).press('Escape');
  await next.keyboard.down('v');
  const overlay = next.getByRole('region', { name: 'Recording' });
  await expect(overlay.getByRole('timer')).toHaveText('0:01');
  await expectGood(next, 'held');
  await next.keyboard.up('v');
  await expect(next.getByText(/^The recording is kept on this device\./)).toBeVisible();
  await expect(overlay).toHaveCount(0);
  await next.keyboard.press('v');
  await expect(button(next, 'Pause')).toBeFocused();
  await expect(overlay.getByRole('timer')).toHaveText('0:01');
  await expectGood(next, 'tapped');
  await next.keyboard.press('Escape');
  await expect(next.getByText('no tasks were made of it')).toBeVisible();
  await button(next, 'Delete').click();
  await expect(next.getByText('Recording deleted')).toBeVisible();

  await next.getByRole('link', { name: 'Voice Input' }).first().click();
  await expect(next.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
  await expect(next.getByRole('button', { name: /^Process the recording of|^Process$/ })).toBeVisible();

  await next.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await button(next, 'Start Recording').click();
  await expect(next.getByRole('alert')).toContainText(
    'Could not access microphone. Please check permissions.',
  );
  await expectGood(next, 'refused');

  await next.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(next.getByRole('alertdialog', { name: '3 recordings are not saved yet' })).toBeVisible();
  await button(next, 'Stay signed in').click();
  await next
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await button(next, 'Keep it').click();
  await expect(next.getByRole('alertdialog')).toHaveCount(0);

  await next.getByText('Waiting for speech recognition').last().click();
  await next.getByRole('textbox', { name: 'Play it and type along' }).fill('buy milk');
  await button(next, 'Create tasks').click();
  await expect(next.getByRole('heading', { name: '1 task from your recording' })).toBeFocused();
});

test('tasks appear while somebody speaks, change with what is said, and need no recognizer on the server', async ({
  page,
}) => {
  await page.addInitScript(recognizeOnCommand);
  await signUp(page);
  await page.goto('/voice');
  await expect(page.getByText('Nothing can write down what you say yet.')).toBeVisible();
  await expect(page.getByText(/It sends the sound to its maker/)).toBeVisible();
  await expectGood(page, 'asked');
  await button(page, 'Understand speech in this browser').click();
  await expect(
    page.getByText('This browser writes down what you say, with a service of its maker.'),
  ).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Understand speech in this browser' })).toBeChecked();
  await button(page, 'Start Recording').click();
  await expect(page.getByRole('timer')).toHaveText('0:01');
  const cards = page.getByRole('list', { name: 'Tasks so far' }).getByRole('listitem');
  await hear(page, 'buy milk and call the dentist tomorrow', false);
  await expect(cards).toHaveText(['buy milkShopping', 'call the dentistHealth · Tomorrow']);
  await hear(page, 'buy milk and call the dentist tomorrow no today', true);
  await expect(cards).toHaveText(['buy milkShopping', 'call the dentistHealth · Today']);
  await expectGood(page, 'live');
  await page.keyboard.press('s');
  await expect(page.getByRole('blockquote')).toHaveText('buy milk and call the dentist tomorrow no today');
  await button(page, 'Process recording').click();
  await expect(page.getByRole('heading', { name: '2 tasks from your recording' })).toBeFocused();
  await expect(taskRow(page, 'call the dentist')).toContainText('Today');
});

/** Gives the page a stand-in for the browser's speech recognition, whose service cannot be reached from a test. */
function recognizeOnCommand(): void {
  class Recognition extends EventTarget {
    start() {
      addEventListener('heard', (event) => {
        const results = [(event as CustomEvent).detail];
        this.dispatchEvent(Object.assign(new Event('result'), { results }));
      });
    }
    stop() {
      this.dispatchEvent(new Event('end'));
    }
    abort() {}
  }
  Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
}

const hear = (page: Page, transcript: string, isFinal: boolean) =>
  page.evaluate((detail) => window.dispatchEvent(new CustomEvent('heard', { detail })), {
    isFinal,
    0: { transcript },
  });

test('what is said becomes tasks, which can be worked on, corrected and undone', async ({ page, start }) => {
  test.skip(missing.length > 0, `Real speech needs ${missing.join(' and ')}.`);
  const recognizer = await startSpeechServer(async ({ audio }) => ({ text: await recognize(audio) }));
  const { url } = await start({ env: { TRANSCRIPTION_BASE_URL: recognizer.baseUrl } });
  await signUp(page, newPerson(), url);
  await captureField(page).press('Escape');
  await page.keyboard.down('v');
  await expect(page.getByRole('timer')).toHaveText(`0:0${speechSeconds}`);
  await page.keyboard.up('v');
  await expect(page.getByText('✓ Created 2 tasks from your recording')).toBeVisible();
  await expect(button(page, 'Undo')).toBeVisible();
  await button(page, 'Show').click();

  await expect(page.getByRole('heading', { name: '2 tasks from your recording' })).toBeFocused();
  await expect(taskRow(page, 'buy milk')).toContainText('Shopping');
  await expect(taskRow(page, 'call the dentist')).toContainText('Health');
  await expect(taskRow(page, 'call the dentist')).toContainText('Tomorrow');
  await expectGood(page, 'results');
  await button(page, 'Start focus session for call the dentist').click();
  await expect(page.getByText('Focusing on “call the dentist”')).toBeVisible();

  const transcription = page.getByRole('textbox', { name: 'Transcription' });
  await expect(transcription).toHaveValue(/^buy milk and call the dentist tomorrow$/i);
  await transcription.fill('buy bread and call the dentist tomorrow');
  await button(page, 'Recreate tasks').click();
  await expect(taskRow(page, 'buy bread')).toBeVisible();
  await expect(taskRow(page, 'buy milk')).toHaveCount(0);
  await button(page, 'Undo').click();
  await expect(page.getByRole('list', { name: 'Created tasks' }).getByRole('article')).toHaveCount(0);
  await expect.poll(() => titlesOnServer(page)).toEqual(['buy milk', 'call the dentist']);

  await button(page, 'Delete recording and transcription').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(button(page, 'Start Recording')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Earlier recordings' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'What you said' })).toBeVisible();
  await expect(button(page, 'Delete recording and transcription')).toHaveCount(0);
  await expect(button(page, 'Play')).toHaveCount(0);
  await page.goto(`${url}/settings#recordings`);
  await expect(page.getByText('Your recordings take 0 of 1,000 MB on the server.')).toBeVisible();
  await recognizer.close();
});
