import { expect } from '@playwright/test';
import type { SpeechModels } from '#contract/speech-models.ts';
import { versionHeader } from '#contract/sync-headers.ts';
import { expectAccessible } from './support/accessible.ts';
import { signUp } from './support/people.ts';
import { test } from './support/test.ts';

test('providers are added, tested, activated, changed and removed, and the key stays on the server', async ({
  page,
}) => {
  await signUp(page);
  await page.getByRole('link', { name: 'Admin' }).click();
  const status = page.getByRole('region', { name: 'System status' });
  await expect(status).toContainText('Version');
  await expect(status).toContainText('No provider is active');
  await expectAccessible(page, 'admin without providers');

  const models = page.getByRole('region', { name: 'Language models' });
  await models.getByRole('button', { name: 'Add provider' }).click();
  await expect(models.getByText('API key is required')).toBeVisible();
  await models.getByLabel('Provider', { exact: true }).selectOption('OpenAI-compatible server');
  await models.getByLabel('API address').fill('https://127.0.0.1:9/v1');
  await models.getByRole('combobox', { name: 'Model' }).fill('loom');
  await models.getByRole('combobox', { name: 'Model' }).press('Enter');
  await models.getByRole('button', { name: 'Add provider' }).click();
  const refused = page.getByRole('alertdialog', {
    name: 'Failed to add provider. Please check your configuration.',
  });
  await expect(refused).toContainText('public https addresses');
  await refused.getByRole('button', { name: 'OK' }).click();

  await models.getByLabel('Provider', { exact: true }).selectOption('Mistral');
  await models.getByLabel('API key', { exact: true }).fill('sk-secret-key');
  await models.getByText('More settings').click();
  await models.getByLabel('Temperature').fill('2.5');
  await models.getByRole('button', { name: 'Add provider' }).click();
  await expect(models.getByText('Enter 0 to 2 in steps of 0.1')).toBeVisible();
  await models.getByLabel('Temperature').fill('0.2');
  await models.getByText('Make this the active provider').click();
  await models.getByRole('button', { name: 'Add provider' }).click();
  const row = models.getByRole('listitem');
  await expect(row).toContainText('mistral-small-latest · temperature 0.2');

  await row.getByRole('button', { name: 'Activate' }).click();
  await expect(row).toContainText('Active');
  await expect(status, 'what stands above follows').toContainText('mistral-small-latest');
  await row.getByRole('button', { name: 'Test connection' }).click();
  // The tests have no network; a refused key would do as well.
  await expect(row.getByRole('status')).toContainText(/could not be reached|refused the API key/);
  await expectAccessible(page, 'admin with a provider');

  await models.getByRole('button', { name: 'Add provider' }).click();
  await models.getByLabel('Provider', { exact: true }).selectOption('Mistral');
  await expect(models.getByLabel('API key', { exact: true })).toHaveValue('');
  expect(await page.content()).not.toContain('sk-secret-key');
  await models.getByRole('button', { name: 'Cancel' }).click();

  await row.getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to remove Mistral?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
});

test('on the server itself, a speech model is installed and a language model that runs there is used, with one press each', async ({
  page,
}) => {
  await signUp(page);
  // Nothing is downloaded, and no program is looked for: the answers are those of the server, as its own tests check them.
  // The page takes an answer without the version of the server for that of a proxy.
  const listed = await page.request.get('/api/admin/speech-models');
  const headers = { [versionHeader]: listed.headers()[versionHeader] ?? '' };
  let speech: SpeechModels = {
    models: [
      {
        name: 'whisper-base',
        label: 'Whisper base',
        languages: 'About 100 languages',
        maker: 'OpenAI',
        license: 'MIT',
        address: 'https://models.example.com/whisper-base.tar.bz2',
        bytes: 207_557_382,
        sha256: '911b2083efd7c0dca2ac3b358b75222660dc09fb716d64fbfc417ba6c99ff3de',
        is_installed: false,
      },
    ],
    may_install: true,
    running: null,
    failure: null,
    overridden_by: null,
  };
  const running = { name: 'whisper-base', phase: 'downloading' as const, bytes: 207_557_382 };
  await page.route('**/api/admin/speech-models{,/*}', (route) => {
    const method = route.request().method();
    if (method === 'PUT') speech = { ...speech, failure: null, running: { ...running, received_bytes: 0 } };
    if (method === 'DELETE') speech = { ...speech, running: null };
    return route.fulfill({ status: method === 'PUT' ? 202 : 200, headers, json: speech });
  });
  const ollama = {
    label: 'Ollama',
    provider: 'ollama',
    base_url: 'http://localhost:11434/v1',
    models: ['gemma3:4b', 'qwen3:4b'],
    is_added: false,
    replaces: null,
    how_to_allow: 'Start Heddle with OLLAMA_BASE_URL=http://localhost:11434/v1 to use it.' as string | null,
  };
  await page.route('**/api/admin/local-models', (route) =>
    route.fulfill({ headers, json: { servers: [ollama] } }),
  );
  let added: unknown;
  await page.route('**/api/admin/llm-providers', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    added = route.request().postDataJSON();
    ollama.is_added = true;
    return route.fulfill({ status: 201, headers, json: {} });
  });

  await page.getByRole('link', { name: 'Admin' }).click();
  const found = page.getByRole('list', { name: 'Found on this machine' });
  await expect(found).toContainText('OLLAMA_BASE_URL=http://localhost:11434/v1');
  await expect(found.getByRole('button')).toHaveCount(0);
  const section = page.getByRole('region', { name: 'Speech recognition' });
  for (const fact of ['208 MB', 'MIT', 'models.example.com/whisper-base', '911b2083efd7'])
    await expect(section).toContainText(fact);

  await section.getByRole('button', { name: 'Install Whisper base' }).click();
  const bar = section.getByRole('progressbar', { name: 'Installing Whisper base' });
  await expect(bar).toHaveAttribute('aria-valuetext', '0 of 208 MB');
  speech = { ...speech, running: { ...running, received_bytes: 100_000_000 } };
  await expect(bar).toHaveAttribute('aria-valuetext', '100 of 208 MB');
  await expectAccessible(page, 'admin while a speech model is installed');
  speech = {
    ...speech,
    running: null,
    failure: { name: 'whisper-base', code: 'disk_full', message: 'The disk is full.' },
  };
  await expect(section.getByRole('alert')).toHaveText('The disk is full.');
  await section.getByRole('button', { name: 'Try again to install Whisper base' }).click();
  await expect(bar).toBeVisible();
  await section.getByRole('button', { name: 'Stop' }).click();
  await expect(bar).toHaveCount(0);
  await section.getByRole('button', { name: 'Install Whisper base' }).click();
  await expect(bar).toBeVisible();
  speech = {
    ...speech,
    running: null,
    models: speech.models.map((model) => ({ ...model, is_installed: true })),
  };
  await expect(page.getByText('Whisper base is installed')).toBeVisible();
  await expect(section).toContainText('Installed');

  ollama.how_to_allow = null;
  await page.reload();
  await found.getByLabel('Model').selectOption('qwen3:4b');
  await expectAccessible(page, 'admin with a language model on this machine');
  await found.getByRole('button', { name: 'Use Ollama' }).click();
  await expect(page.getByText('Ollama is used from now on')).toBeVisible();
  expect(added).toEqual({
    provider: 'ollama',
    base_url: ollama.base_url,
    model: 'qwen3:4b',
    is_active: true,
  });
  await expect(found).toHaveCount(0);
});
