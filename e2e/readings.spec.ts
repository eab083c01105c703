import { expect, type Page } from '@playwright/test';
import { type ModelReply, openModelServer, type ReceivedCall } from '#server/testing/open-model-server.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { capture, newPerson, signUp, taskRow } from './support/people.ts';
import { section, toasts, undoButton } from './support/tasks.ts';
import { test } from './support/test.ts';

/** A model's answer with these tasks, in their order. */
const reading = (...tasks: { title: string; quote: string; theme: string }[]): ModelReply => ({
  text: JSON.stringify({
    reasoning: 'It sounds like it.',
    tasks: tasks.map((task, index) => ({
      from: [index + 1],
      when: [],
      due_date: null,
      confidence: 0.95,
      alternatives: [],
      thread: null,
      new_thread: null,
      project: null,
      tags: [],
      notes: null,
      ...task,
    })),
  }),
});

const note = (page: Page, title: string, text: string) => taskRow(page, title).getByText(text);

test('what a model reads in a capture changes its tasks in place, and can be taken back one by one, also later', async ({
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
    let next: (call: ReceivedCall) => ModelReply = () => ({
      ...reading(
        { title: 'Call Tom', quote: 'call Tom', theme: 'Health' },
        { title: 'Email Ann', quote: 'email Ann', theme: 'Finance' },
      ),
      delayMs: 1_500,
    });
    models.otherwiseReply((call) => next(call));
    await signUp(page, newPerson(), url);

    await test.step('rows say that they are read, and then what has changed', async () => {
      await capture(page, 'call Tom, email Ann');
      await expect(note(page, 'Call Tom', 'Reading…')).toBeVisible();
      await expect(note(page, 'Email Ann', 'Reading…')).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Reading…' })).toHaveCount(1);
      await expect(note(page, 'Call Tom', 'Health').last()).toBeVisible();
      await expect(page.getByText('Reading…')).toHaveCount(0);
      await expect(taskRow(page, 'Email Ann').getByRole('list')).toContainText(
        /Theme was .+ → , now Finance/,
      );
      await expectAccessible(page, 'home with what a model changed');
      await expectNoSidewaysScroll(page, 'home with what a model changed');
    });

    await test.step('one is taken back, and that can be undone', async () => {
      const tom = taskRow(page, 'Call Tom');
      await tom.getByRole('button', { name: 'Undo what changed in Call Tom' }).click();
      await expect(tom.getByText('Health')).toHaveCount(0);
      await expect(note(page, 'Email Ann', 'Finance').first()).toBeVisible();
      await undoButton(page, 'Undone. The task is as you captured it.').click();
      await expect(note(page, 'Call Tom', 'Health').first()).toBeVisible();
    });

    await test.step('the details of a task tell it later, after a reload, with a way back for all', async () => {
      await page.reload();
      await page.getByRole('link', { name: 'Email Ann' }).first().click();
      const story = section(page, 'Your language model');
      await expect(story).toContainText('It sounds like it.');
      await expect(story.getByRole('listitem').filter({ hasText: 'Call Tom' }).first()).toContainText(
        'Health',
      );
      await story.getByRole('button', { name: 'Undo all 2' }).click();
      await expect(story.getByText('Undone or changed since')).toHaveCount(2);
      await page.keyboard.press('Escape');
    });

    await test.step('a model that hangs is given up at the rows and asked again', async () => {
      await page.clock.install();
      next = () => ({ hangs: true });
      await capture(page, 'water the fern');
      await expect(note(page, 'Water the fern', 'Reading…')).toBeVisible();
      await page.clock.fastForward(21_000);
      await expect(note(page, 'Water the fern', 'Your language model has not answered.')).toBeVisible();
      await expect(page.getByText('Reading…')).toHaveCount(0);
      next = () => reading({ title: 'Water the fern', quote: 'water the fern', theme: 'Health' });
      const again = page.waitForRequest('**/retry');
      await taskRow(page, 'Water the fern').getByRole('button', { name: 'Try again' }).click();
      await again;
      await expect(note(page, 'Water the fern', 'Your language model has not answered.')).toHaveCount(0);
    });

    await test.step('an answer that fits nothing is told there too, and can be hidden', async () => {
      next = () => ({ text: 'I would rather talk about the weather.' });
      await capture(page, 'sharpen the shears');
      const row = taskRow(page, 'Sharpen the shears');
      await expect(row.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(toasts(page, 'Refined')).toHaveCount(0);
      await row.getByRole('button', { name: 'Hide', exact: true }).click();
      await expect(row.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    });
  } finally {
    models.close();
  }
});
