import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Task } from '#contract/tasks.ts';
import { isOverdue } from '#domain/attention.ts';
import { newTask } from '#domain/new-task.ts';
import { addConsequences, type TaskChange } from '#domain/task-change.ts';
import { formatMoment, parseMoment } from '#intake/dates/calendar.ts';
import { buildHistory } from './history.ts';
import { countBySteps, overdueOn } from './summarize.ts';
import { type TaskEvent, toTaskEvent } from './task-events.ts';

/** Clocks go back on 25 October in Berlin and on 1 November in New York. */
const begin = Date.UTC(2026, 9, 20);
const minuteMs = 60_000;
const daysLived = 16;

interface Step {
  /** Minutes since the step before. */
  after: number;
  task: number;
  what: 'add' | 'complete' | 'reopen' | 'reschedule' | 'delete' | 'restore';
  /** Days after the beginning; null is no date. */
  due: number | null;
}

const step: fc.Arbitrary<Step> = fc.record({
  after: fc.integer({ min: 1, max: 900 }),
  task: fc.integer({ min: 0, max: 4 }),
  what: fc.constantFrom('add', 'complete', 'reopen', 'reschedule', 'delete', 'restore'),
  due: fc.option(fc.integer({ min: -3, max: 20 })),
});

/** Lives through the steps minute by minute, looking at the tasks whenever a day ends. */
function live(steps: readonly Step[], timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const wallOf = (instant: number) => format.format(instant).replace(' ', 'T');
  const dayAfter = (days: number) =>
    formatMoment({ day: Math.floor(begin / 86_400_000) + days, minute: null });
  const tasks = new Map<number, Task>();
  const events: TaskEvent[] = [];
  const overdue = new Map<number, number>();
  const waiting = [...steps];
  let due = begin + (waiting[0]?.after ?? 0) * minuteMs;
  let wall = wallOf(begin);

  function apply({ task: index, what, due: dueIn }: Step, now: number): void {
    const at = new Date(now).toISOString();
    const before = tasks.get(index);
    const due_date = dueIn === null ? null : dayAfter(dueIn);
    if (!before) {
      if (what === 'add')
        tasks.set(index, newTask({ title: 'x', due_date }, { id: `${index}`, createdAt: at }));
      return;
    }
    const changeOf: Record<Step['what'], TaskChange> = {
      add: {},
      complete: { status: 'completed' },
      reopen: { status: 'pending' },
      reschedule: { due_date },
      delete: { deleted_at: before.deleted_at ?? at },
      restore: { deleted_at: null },
    };
    const after = { ...before, ...addConsequences(before, changeOf[what], at) };
    const changes = Object.fromEntries(
      (['status', 'completed_at', 'due_date', 'deleted_at'] as const)
        .filter((field) => before[field] !== after[field])
        .map((field) => [field, [before[field], after[field]] as [unknown, unknown]]),
    );
    tasks.set(index, after);
    const event = toTaskEvent({
      entity: 'task',
      entity_id: before.id,
      action: 'updated',
      changes,
      edited_at: at,
    });
    if (event) events.push(event);
  }
  const countOverdueAt = (now: string) =>
    [...tasks.values()].filter((task) => task.deleted_at === null && isOverdue(task, now)).length;

  for (let now = begin; now < begin + daysLived * 86_400_000; now += minuteMs) {
    const next = wallOf(now);
    if (next.slice(0, 10) !== wall.slice(0, 10)) overdue.set(parseMoment(wall).day, countOverdueAt(next));
    wall = next;
    while (waiting[0] && due <= now) {
      apply(waiting[0], now);
      waiting.shift();
      due += (waiting[0]?.after ?? 0) * minuteMs;
    }
  }
  overdue.set(parseMoment(wall).day, countOverdueAt(wall));
  const completions = [...tasks.values()].flatMap(({ completed_at }) =>
    completed_at === null ? [] : parseMoment(wallOf(Date.parse(completed_at))).day,
  );
  return { tasks: [...tasks.values()], events, overdue, completions, now: wall };
}

it('agrees with a model that looks at every task whenever a day ends', () => {
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 5, maxLength: 60 }),
      fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kolkata'),
      (steps, timeZone) => {
        const lived = live(steps, timeZone);
        const history = buildHistory(
          { tasks: lived.tasks, events: lived.events, focusSessions: [], mindfulnessSessions: [] },
          { timeZone, now: lived.now, workMinutes: 25, dayStartHour: 0 },
        );
        const eachDay = [...lived.overdue.keys()];
        expect(eachDay.map((day) => overdueOn(history, day) ?? 0)).toEqual([...lived.overdue.values()]);
        const perDay = countBySteps(
          history.completions,
          eachDay.map((day) => ({ from: day, to: day })),
        );
        expect(perDay).toEqual(eachDay.map((day) => lived.completions.filter((one) => one === day).length));
      },
    ),
    { numRuns: 40 },
  );
}, 60_000);
