import { describe, expect, it } from 'vitest';
import { deriveTaskId } from '#contract/task-rules.ts';
import type { NewTask, Task } from '#contract/tasks.ts';
import { followingId } from './following-id.ts';
import { newTask } from './new-task.ts';
import { followingTask, seriesChange } from './recurring-task.ts';

const id = '0192f000-0000-7abc-8000-00000000000a';
const at = '2026-11-21T08:00:00.000Z';
const moment = { completed: '2026-11-21T09:00', at };
const task = (given: Partial<NewTask>) =>
  newTask({ title: 'Water the plants', ...given }, { id, createdAt: at });

describe('the task that follows a recurring one', () => {
  it.each([
    ['the next day', { recurrence: 'FREQ=DAILY', due_date: '2026-11-21' }, '2026-11-22'],
    [
      'the first that is still to come, when some were missed',
      { recurrence: 'FREQ=WEEKLY', due_date: '2026-11-01' },
      '2026-11-22',
    ],
    [
      'at the same time of day',
      { recurrence: 'FREQ=DAILY', due_date: '2026-11-20T18:30' },
      '2026-11-21T18:30',
    ],
    [
      'counted from the completion',
      { recurrence: 'FREQ=DAILY;INTERVAL=3', due_date: '2026-11-01', recurs_from_completion: true },
      '2026-11-24',
    ],
    ['counted from today, where there was no date', { recurrence: 'FREQ=DAILY' }, '2026-11-22'],
    [
      'not earlier than after one completed before its day',
      { recurrence: 'FREQ=DAILY', due_date: '2026-11-25' },
      '2026-11-26',
    ],
  ])('is due %s', (_when, given, due) => {
    expect(followingTask(task(given), moment)?.due_date).toBe(due);
  });

  it('comes back to its day of the month after a month that is too short', () => {
    const january = task({ recurrence: 'FREQ=MONTHLY', due_date: '2026-01-31' });
    const february = followingTask(january, { completed: '2026-01-31T09:00', at });
    expect(february).toMatchObject({
      due_date: '2026-02-28',
      recurrence: 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1',
    });
    expect(february && followingTask(february, { completed: '2026-03-02T09:00', at })?.due_date).toBe(
      '2026-03-31',
    );
  });

  it('goes on from the day that it is moved to', () => {
    const following = (task: Task | null, due_date: string, completed: string) =>
      task && followingTask({ ...task, due_date }, { completed: `${completed}T09:00`, at });
    const february = followingTask(task({ recurrence: 'FREQ=MONTHLY', due_date: '2026-01-30' }), {
      completed: '2026-01-30T09:00',
      at,
    });
    expect(february?.due_date).toBe('2026-02-28');
    const april = following(february, '2026-03-05', '2026-03-05');
    expect(april).toMatchObject({ due_date: '2026-04-05', recurrence: 'FREQ=MONTHLY' });
    const march = following(february, '2026-02-28T18:00', '2026-02-28');
    expect(march).toMatchObject({ due_date: '2026-03-30T18:00' });
    const named = { recurrence: 'FREQ=MONTHLY;BYMONTHDAY=31', due_date: '2026-03-05' };
    expect(following(task(named), '2026-03-05', '2026-03-05')?.due_date).toBe('2026-03-31');
  });

  it('is open, new, and keeps everything else', () => {
    const before = {
      ...task({ recurrence: 'FREQ=DAILY', due_date: '2026-11-21', tags: ['home'] }),
      status: 'completed' as const,
      completed_at: at,
    };
    expect(followingTask(before, moment)).toEqual({
      ...before,
      id: followingId(id),
      status: 'pending',
      due_date: '2026-11-22',
      completed_at: null,
      created_at: at,
      updated_at: at,
    });
  });

  it('is reminded of as long before as this one', () => {
    const before = task({
      recurrence: 'FREQ=WEEKLY',
      due_date: '2026-11-21T09:00',
      remind_at: '2026-11-20T21:30',
    });
    expect(followingTask(before, moment)?.remind_at).toBe('2026-11-27T21:30');
  });

  it('counts down to the last', () => {
    const due_date = '2026-11-21';
    expect(followingTask(task({ recurrence: 'FREQ=DAILY;COUNT=3', due_date }), moment)?.recurrence).toBe(
      'FREQ=DAILY;COUNT=2',
    );
    expect(followingTask(task({ recurrence: 'FREQ=DAILY;COUNT=1', due_date }), moment)).toBeNull();
    expect(
      followingTask(task({ recurrence: 'FREQ=DAILY;COUNT=5', due_date: '2026-11-18' }), moment)?.recurrence,
    ).toBe('FREQ=DAILY;COUNT=1');
    expect(followingTask(task({ recurrence: 'FREQ=DAILY;UNTIL=20261121', due_date }), moment)).toBeNull();
  });

  it('does not exist where nothing recurs, or by a rule nobody can read', () => {
    expect(followingTask(task({}), moment)).toBeNull();
    expect(followingTask(task({ recurrence: 'every blue moon' }), moment)).toBeNull();
  });
});

it('the following id differs from the ids of a capture, and wraps', () => {
  expect(followingId(id)).toBe('0192f000-0000-7abd-8000-00000000000a');
  expect(followingId('0192f000-0000-7fff-8000-00000000000a')).toBe('0192f000-0000-7000-8000-00000000000a');
  expect(deriveTaskId(id, 0)).not.toBe(followingId(id));
});

it('completing starts the next with its subtasks open, reopening ends it', () => {
  const open = task({ recurrence: 'FREQ=DAILY', due_date: '2026-11-21' });
  const done = { ...open, status: 'completed' as const };
  const subtask = {
    ...newTask(
      { title: 'The fern', parent_id: id, status: 'completed' },
      { id: id.replace('a', 'b'), createdAt: at },
    ),
  };
  const { starts, ends } = seriesChange({ before: open, after: done }, [subtask], moment);
  expect(starts.map(({ title, status, parent_id }) => [title, status, parent_id])).toEqual([
    ['Water the plants', 'pending', null],
    ['The fern', 'pending', followingId(id)],
  ]);
  expect(ends).toEqual([]);
  expect(seriesChange({ before: done, after: open }, [subtask], moment)).toEqual({
    starts: [],
    ends: [followingId(id), followingId(subtask.id)],
  });
  expect(seriesChange({ before: open, after: { ...open, title: 'x' } }, [], moment)).toEqual({
    starts: [],
    ends: [],
  });
});
