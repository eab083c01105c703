import { expect, test } from 'vitest';
import type { Reclassification } from '#contract/reclassification.ts';
import type { Task } from '#contract/tasks.ts';
import type { Theme } from '#contract/themes.ts';
import { correctedThemes, listCorrectedCaptures } from '#fixtures/corrected-captures.ts';
import { understand } from '#intake/understand.ts';
import { createAppWithModels } from '../../testing/app-with-models.ts';
import type { ReceivedCall } from '../../testing/open-model-server.ts';

const batchSize = 25;

/** Returns the share of right answers, 0 to 1, in each fifty of 200. */
function accuracyByFifty(right: readonly boolean[]): number[] {
  return [0, 50, 100, 150].map((from) => right.slice(from, from + 50).filter(Boolean).length / 50);
}

test('the intake alone files better with each correction', () => {
  const examples: { title: string; theme: string }[] = [];
  const right = listCorrectedCaptures().map(({ text, theme }) => {
    const [task] = understand(text, {
      now: '2026-11-23T09:00',
      locale: 'en',
      vocabulary: { themes: correctedThemes, threads: [], projects: [], tags: [], examples: [...examples] },
    });
    const isRight = task?.theme === theme;
    if (!isRight) examples.unshift({ title: task?.title ?? text, theme });
    return isRight;
  });
  const accuracy = accuracyByFifty(right);
  expect(accuracy.at(-1)).toBeGreaterThan(0.9);
  expect(accuracy[0]).toBeLessThan(0.5);
});

const wordsOf = (title: string) => new Set(title.toLowerCase().split(/[^\p{L}]+/u));

/** Answers as a model that knows nothing but what it is shown: the theme of the example that shares the rarest words. */
function fileByExamples({ body }: ReceivedCall): { text: string } {
  const { tasks, examples } = JSON.parse(body.messages.at(-1).content) as {
    tasks: { number: number; title: string }[];
    examples: { title: string; theme: string }[];
  };
  const frequency = new Map<string, number>();
  for (const { title } of [...tasks, ...examples])
    for (const word of wordsOf(title)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const likeness = (one: string, other: string) => {
    const words = wordsOf(other);
    return [...wordsOf(one)].reduce(
      (sum, word) => sum + (words.has(word) ? 1 / (frequency.get(word) ?? 1) : 0),
      0,
    );
  };
  return {
    text: JSON.stringify({
      tasks: tasks.map(({ number, title }) => {
        const [nearest] = examples.toSorted(
          (one, other) => likeness(other.title, title) - likeness(one.title, title),
        );
        return { number, theme: nearest?.theme ?? 'Inbox', confidence: 0.8 };
      }),
    }),
  };
}

test('a model that is shown what the user corrected files better with each correction', async () => {
  const { ada, server, addProvider, runJobs } = await createAppWithModels();
  await addProvider('openai-compatible', { is_active: true });
  server.otherwiseReply(fileByExamples);
  const themes = new Map<string, string>();
  for (const name of correctedThemes) {
    const theme: Theme = await ada.call('POST', '/api/organization/themes', { name });
    themes.set(name, theme.id);
  }
  const captures = listCorrectedCaptures();
  const right: boolean[] = [];
  for (let from = 0; from < captures.length; from += batchSize) {
    const added: { task: Task; theme: string | undefined }[] = [];
    for (const { text, theme } of captures.slice(from, from + batchSize)) {
      const { tasks } = await ada.call('POST', '/api/tasks/?auto_classify=false', { title: text });
      added.push({ task: tasks[0], theme: themes.get(theme) });
    }
    await ada.call('POST', '/api/tasks/bulk-reclassify/runs');
    await runJobs();
    const { reclassification } = await ada.call('GET', '/api/tasks/bulk-reclassify/runs/latest');
    const { moves, state }: Reclassification = reclassification;
    expect(state).toBe('done');
    const filed = new Map(moves.map(({ task_id, to }) => [task_id, to]));
    for (const { task, theme } of added) {
      right.push(filed.get(task.id) === theme);
      await ada.call('PUT', `/api/tasks/${task.id}`, { theme_id: theme });
    }
  }
  const accuracy = accuracyByFifty(right);
  expect(accuracy.at(-1)).toBeGreaterThan(0.9);
  expect(accuracy[0]).toBeLessThan(0.5);
});
