import { expect, type Page } from '@playwright/test';
import { openModelServer, type ReceivedCall } from '#server/testing/open-model-server.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { captureField, newPerson, signUp } from './support/people.ts';
import { addTasks, toasts, undoButton } from './support/tasks.ts';
import { test } from './support/test.ts';

const question = (page: Page) => page.getByRole('textbox', { name: 'Ask the assistant' });
const send = async (page: Page, text: string) => {
  await question(page).fill(text);
  await page.keyboard.press('Enter');
};

/** Answers as a model would that looks before it speaks; what it says is `answer`, given the ids of the tasks it saw. */
function replies(
  answer: (ids: string[], asked: string) => { text: string; toolCalls?: { name: string; input: object }[] },
) {
  return ({ body }: ReceivedCall) => {
    const messages: { role: string; content: unknown }[] = body.messages;
    const start = messages.findLastIndex(({ role }) => role === 'user');
    const results = messages.slice(start).filter(({ role }) => role === 'tool');
    if (results.length === 0)
      return { text: '', toolCalls: [{ name: 'find_tasks', input: { filter: 'is:open' } }] };
    if (results.length > 1) return { text: 'Nothing is changed before you accept it.' };
    const ids = [...JSON.stringify(results[0]).matchAll(/\bT\d+\b/g)].map(([id]) => id);
    return answer([...new Set(ids)], JSON.stringify(messages[start]?.content));
  };
}

test('the assistant answers with links, proposes changes that are edited, accepted and undone, and is kept', async ({
  page,
  start,
}) => {
  const models = await openModelServer();
  try {
    const { url } = await start({
      env: {
        LLM_PROVIDER: 'openai-compatible',
        LLM_MODEL: 'loom-small',
        LLM_API_KEY: 'good-key',
        LLM_BASE_URL: `${models.url}/v1`,
        ALLOWED_LLM_HOSTS: models.host,
      },
    });
    models.otherwiseReply(
      replies(([id = ''], asked) =>
        asked.includes('later')
          ? {
              text: 'I would do this.',
              toolCalls: [
                { name: 'change_tasks', input: { tasks: [{ id, priority: 'high' }] } },
                { name: 'create_tasks', input: { tasks: [{ title: 'Buy wax' }] } },
              ],
            }
          : {
              text: `Begin with [the loom](task:${id}). <img src=x onerror=alert(1)> [bad](javascript:alert(1))`,
            },
      ),
    );
    await signUp(page, newPerson(), url);
    await addTasks(page, [{ title: 'Oil the loom' }]);

    await page.goto(`${url}/ai`);
    const example = page.getByRole('button', { name: /^Ask/ });
    await expect(example).toContainText('Oil the loom');
    await expectAccessible(page, 'before the first question');
    await example.click();
    await expect(question(page)).toHaveValue(/Oil the loom/);
    await page.keyboard.press('Enter');
    const log = page.getByRole('log');
    await expect(log).toContainText('1 found');
    await expect(log.locator('img')).toHaveCount(0);
    await expect(log.getByRole('link', { name: 'bad' })).toHaveCount(0);
    await log.getByRole('link', { name: 'the loom' }).click();
    await expect(page).toHaveURL(/task=/);
    await page.goBack();
    await question(page).press('ArrowUp');
    await expect(question(page)).toHaveValue(/Oil the loom/);

    await send(page, 'not now, later');
    const added = page.getByRole('region', { name: 'Add “Buy wax”' });
    await expect(page.getByRole('region', { name: 'Change “Oil the loom”' })).toContainText(
      /Priority.*none.*High/,
    );
    await added.getByRole('button', { name: 'Edit “Buy wax”' }).click();
    await added.getByLabel('Title').fill('Buy beeswax');
    await expectAccessible(page, 'proposals');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page, 'proposals on a phone');
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: 'Accept all 2' }).click();
    await expect(toasts(page, 'Made 2 changes')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Added “Buy beeswax”' }).getByRole('link')).toBeVisible();
    await page.getByRole('heading', { name: 'AI Assistant' }).click();
    await page.keyboard.press('Control+z');
    await expect(log.getByText('This task is no longer there.')).toBeVisible();
    await expect(log.getByRole('link', { name: /^Oil the loom.*High/ })).toHaveCount(0);

    await page.reload();
    await expect(log).toContainText('I would do this.');
    await page.getByRole('button', { name: /^Delete/ }).click();
    await expect(log).toHaveCount(0);
    await undoButton(page, 'Conversation deleted').click();
    await expect(page.getByRole('list', { name: 'Conversations' }).getByRole('listitem')).toHaveCount(1);

    await page.goto(url);
    await captureField(page).fill('? where do I begin');
    await page.keyboard.press('Enter');
    // The link moves while the answer arrives.
    await expect(page.getByRole('button', { name: 'Answer again' })).toBeVisible();
    await page.getByRole('link', { name: 'Continue in the assistant' }).click();
    await expect(page.getByRole('log')).toContainText('Begin with the loom');
    models.otherwiseReply(() => ({ status: 429, body: '{"error":{"message":"Rate limit reached"}}' }));
    await send(page, 'loom');
    await expect(log.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(log.getByRole('combobox', { name: 'Understood as this filter' })).toHaveValue('loom');
  } finally {
    models.close();
  }
});
