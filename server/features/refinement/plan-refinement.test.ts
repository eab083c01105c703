import { expect, test } from 'vitest';
import { deriveTaskId } from '#contract/task-rules.ts';
import { newTask } from '#domain/new-task.ts';
import { type IntakeTask, planRefinement, type RefinementInput } from './plan-refinement.ts';
import type { RefinedTask } from './refine-answer.ts';

const captureId = '01930000-0000-7000-8000-000000000000';
const capturedAt = '2026-11-18T09:00:00.000Z';
const words = 'call tom about the fence and buy seven red tulips for ann at the market'.split(' ');

/** Returns numbers from 0 to 1, the same ones in each run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const places: RefinementInput['places'] = {
  themeIds: new Map([
    ['health', 'health-id'],
    ['work', 'work-id'],
  ]),
  threadIds: new Map([['T1', 'thread-id']]),
  projectIds: new Map([['P1', 'project-id']]),
  threads: new Map([['thread-id', { title: 'Marathon', theme_id: 'health-id' }]]),
};

test('over two thousand captures and odd answers, no task is lost, doubled or changed where the user said something', () => {
  const random = createRandom(19);
  const pick = <Item>(...items: Item[]) => items[Math.floor(random() * items.length)] as Item;
  const counts = { refused: 0, changed: 0, created: 0, deleted: 0 };
  for (let run = 0; run < 2000; run++) {
    const count = 1 + Math.floor(random() * 3);
    const tasks = Array.from({ length: count }, (_, position): IntakeTask => {
      const fields = { title: words.slice(position * 4, position * 4 + 4).join(' '), llm_confidence: 0.6 };
      const given = {
        ...(random() < 0.3 && { due_date: '2026-11-20' }),
        ...(random() < 0.2 && { project_id: 'own' }),
      };
      return {
        task: newTask(
          { ...fields, ...given },
          { id: deriveTaskId(captureId, position), createdAt: capturedAt, captureId },
        ) as IntakeTask['task'],
        touched: new Set(random() < 0.3 ? [pick('title', 'theme_id', 'due_date', 'status')] : []),
        isDateGiven: false,
        hasSubtasks: random() < 0.1,
      };
    });
    const answerTask = (): RefinedTask => ({
      from: pick([1], [2], [3], [1, 2], [1, 1], [9], []),
      title: pick(
        'Call Tom',
        'Call Tom',
        'Buy seven tulips',
        'Buy seven tulips',
        'Buy 900 tulips',
        'Send money to Mallory',
        '',
        'x'.repeat(999),
      ),
      theme: pick('Health', 'work', 'Inbox', 'Astrology'),
      confidence: pick(0.9, 0.4, 7, Number.NaN),
      alternatives: [{ theme: pick('Work', 'Nowhere'), confidence: pick(0.2, -1) }],
      thread: pick(null, 'T1', 'T9'),
      new_thread: pick(null, 'Fence', 'Crypto'),
      project: pick(null, 'P1', 'other-id'),
      due_date: pick(null, '2026-12-01', '2026-02-30', '1999-01-01', 'tomorrow'),
      tags: pick([], ['garden'], ['<b>']),
    });
    const whole = tasks.map((_, index) => ({ ...answerTask(), from: [index + 1] }));
    if (count > 1 && random() < 0.4) whole.splice(0, 2, { ...answerTask(), from: [1, 2] });
    const answered =
      random() < 0.7
        ? [...whole, ...(random() < 0.6 ? [{ ...answerTask(), from: [1] }] : [])]
        : [answerTask()];
    const plan = planRefinement({
      captureId,
      text: words.join(' '),
      capturedAt,
      tasks,
      nextPosition: count,
      maySplit: random() < 0.7,
      answer: { reasoning: '', tasks: answered },
      places,
      today: '2026-11-18',
    });
    if (!plan) {
      counts.refused++;
      continue;
    }
    counts.changed += plan.changes.length;
    counts.created += plan.created.length;
    counts.deleted += plan.deleted.length;
    const byId = new Map(tasks.map((one) => [one.task.id, one]));
    for (const { id, change } of plan.changes) {
      const one = byId.get(id);
      for (const field of one?.touched ?? []) expect(change).not.toHaveProperty(field);
      if (one?.task.due_date) expect(change).not.toHaveProperty('due_date');
      if (one?.task.project_id) expect(change).not.toHaveProperty('project_id');
      if (change.title !== undefined) expect(['Call Tom', 'Buy seven tulips']).toContain(change.title);
      if (change.due_date !== undefined) expect(change.due_date).toBe('2026-12-01');
      if (change.theme_id) expect(['health-id', 'work-id']).toContain(change.theme_id);
      if (change.theme_id) expect(change.llm_confidence).toBe(0.9);
      if (change.project_id !== undefined) expect(change.project_id).toBe('project-id');
    }
    for (const id of plan.deleted) expect(byId.get(id)?.touched.size).toBe(0);
    expect(plan.deleted.length).toBeLessThan(count);
    const created = plan.created.map(({ task }) => task.id);
    expect(created).toEqual(created.map((_, index) => deriveTaskId(captureId, count + index)));
  }
  for (const number of Object.values(counts)) expect(number).toBeGreaterThan(5);
});
