import { expect, it } from 'vitest';
import { maxSuggestions } from '#contract/limits.ts';
import { suggestionFields, taskDefaults } from '#contract/task-fields.ts';
import { deriveTaskId } from '#contract/task-rules.ts';
import type { Suggestion } from '#contract/tasks.ts';
import { newTask } from './new-task.ts';
import { toAddedTasks, toSuggestions, withoutSuggestions } from './suggestions.ts';

const captureId = '0198f000-0000-7000-8000-000000000000';
const at = '2026-11-21T09:00:00.000Z';
const found = (title: string): Omit<Suggestion, 'id'> => {
  const { id: _, ...fields } = Object.fromEntries(
    suggestionFields.map((field) => [field, { ...taskDefaults, id: '', title }[field]]),
  ) as unknown as Suggestion;
  return fields;
};
const offering = newTask(
  { title: 'Mail', context: 'Voice' },
  { id: deriveTaskId(captureId, 0), createdAt: at, captureId },
);

it('gives what was found the ids that tasks of the capture would have', () => {
  const suggestions = toSuggestions(captureId, [found('Call Ana'), found('Buy milk')]);
  expect(suggestions.map(({ id, title }) => [id, title])).toEqual([
    [deriveTaskId(captureId, 1), 'Call Ana'],
    [deriveTaskId(captureId, 2), 'Buy milk'],
  ]);
  expect(Object.keys(suggestions[0] ?? {}).sort()).toEqual([...suggestionFields].sort());
});

it('offers no more than can be stored', () => {
  const many = Array.from({ length: maxSuggestions + 1 }, () => found('Call Ana'));
  expect(toSuggestions(captureId, many)).toHaveLength(maxSuggestions);
});

it('adds tasks of the same capture and context, and takes them out of what is offered', () => {
  const suggestions = toSuggestions(captureId, [
    { ...found('Call Ana'), due_date: '2026-11-22' },
    found('Buy milk'),
  ]);
  const [ana, milk] = suggestions as [Suggestion, Suggestion];
  const later = '2026-11-22T09:00:00.000Z';
  expect(toAddedTasks(offering, [ana], later)).toEqual([
    newTask(
      { title: 'Call Ana', due_date: '2026-11-22', context: 'Voice' },
      { id: ana.id, createdAt: later, captureId },
    ),
  ]);
  expect(withoutSuggestions({ suggestions }, [ana])).toEqual([milk]);
});
