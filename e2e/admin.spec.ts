import { expect } from '@playwright/test';
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
