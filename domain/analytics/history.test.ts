import { describe, expect, it } from 'vitest';
import type { Task } from '#contract/tasks.ts';
import { followingId } from '#domain/following-id.ts';
import { newTask } from '#domain/new-task.ts';
import { formatMoment, parseMoment } from '#intake/dates/calendar.ts';
import { compareEstimates } from './estimates.ts';
import { calibrate } from './guesses.ts';
import { buildHistory, type HistoryRows } from './history.ts';
import { countBySteps, overdueOn, summarize, timeBySteps } from './summarize.ts';
import { toTaskEvent } from './task-events.ts';

/** A Sunday, in Berlin, where the day begins at 23:00 UTC. */
const now = '2026-11-22T12:00';
const options = { timeZone: 'Europe/Berlin', now, workMinutes: 25, dayStartHour: 4 };
const day = (date: string) => parseMoment(date).day;

let count = 0;
/** A task added at an instant, such as `2026-11-16T08:00Z`. */
function task(addedAt: string, given: Partial<Task> = {}): Task {
  count += 1;
  const id = `019b7600-0000-7000-8000-${String(count).padStart(12, '0')}`;
  return { ...newTask({ title: 'x' }, { id, createdAt: addedAt }), ...given };
}
const done = (at: string): Partial<Task> => ({ status: 'completed', completed_at: at });

function changed({ id }: Task, at: string, changes: Record<string, [unknown, unknown]>) {
  const entry = { entity: 'task', entity_id: id, action: 'updated', edited_at: at } as const;
  const event = toTaskEvent({ ...entry, changes });
  if (!event) throw new Error('not of interest');
  return event;
}

const historyOf = (rows: Partial<HistoryRows>) =>
  buildHistory({ tasks: [], events: [], focusSessions: [], mindfulnessSessions: [], ...rows }, options);
const week = { from: day('2026-11-16'), to: day('2026-11-22') };
const eachDay = Array.from({ length: 7 }, (_, index) => ({ from: week.from + index, to: week.from + index }));

describe('completions and additions', () => {
  it('count on the days of the zone', () => {
    const history = historyOf({
      tasks: [
        // Monday, two minutes past midnight in Berlin.
        task('2026-11-15T23:02Z', done('2026-11-16T22:59:59Z')),
        // One second later it is Tuesday.
        task('2026-11-16T09:00Z', done('2026-11-16T23:00:00Z')),
        task('2026-11-20T09:00Z'),
      ],
    });
    expect(countBySteps(history.completions, eachDay)).toEqual([1, 1, 0, 0, 0, 0, 0]);
    expect(countBySteps(history.additions, eachDay)).toEqual([2, 0, 0, 0, 1, 0, 0]);
    expect(history.completions.map(({ hour }) => hour)).toEqual([23, 0]);
    expect(history.firstDay).toBe(day('2026-11-16'));
  });

  it('count a task that was reopened only when it was done last, and none that stayed open', () => {
    const twice = task('2026-11-16T09:00Z', done('2026-11-20T09:00Z'));
    const reopened = task('2026-11-16T09:00Z');
    const events = [twice, reopened].map((one) =>
      changed(one, '2026-11-17T09:00Z', { status: ['pending', 'completed'] }),
    );
    const history = historyOf({ tasks: [twice, reopened], events });
    expect(countBySteps(history.completions, eachDay)).toEqual([0, 0, 0, 0, 1, 0, 0]);
  });

  it('count what was done and cleared away, but nothing that was thrown away undone, and no subtask', () => {
    const history = historyOf({
      tasks: [
        task('2026-11-16T09:00Z', { ...done('2026-11-17T09:00Z'), deleted_at: '2026-11-18T09:00Z' }),
        task('2026-11-16T09:00Z', { deleted_at: '2026-11-17T09:00Z' }),
        task('2026-11-16T09:00Z', { ...done('2026-11-17T09:00Z'), parent_id: 'p' }),
      ],
    });
    expect(summarize(history, week)).toMatchObject({ completed: 1, added: 1 });
  });

  it('count every completion of a series, and one addition', () => {
    const first = task('2026-11-16T08:00Z', { recurrence: 'FREQ=DAILY', ...done('2026-11-16T18:00Z') });
    const second = {
      ...first,
      id: followingId(first.id),
      created_at: '2026-11-16T18:00Z',
      ...done('2026-11-17T18:00Z'),
    };
    const open: Task = {
      ...second,
      id: followingId(second.id),
      created_at: '2026-11-17T18:00Z',
      status: 'pending',
      completed_at: null,
    };
    const history = historyOf({ tasks: [first, second, open] });
    expect(summarize(history, week)).toMatchObject({ completed: 2, added: 1, addedAndCompleted: 1 });
  });

  it('are told by theme, priority and hour, within the range only', () => {
    const history = historyOf({
      tasks: [
        task('2026-11-16T08:00Z', { ...done('2026-11-16T08:30Z'), theme_id: 'work', priority: 'high' }),
        task('2026-11-16T08:00Z', { ...done('2026-11-17T08:10Z'), theme_id: 'work' }),
        task('2026-11-16T08:00Z', done('2026-11-17T19:00Z')),
        task('2026-11-10T08:00Z', { ...done('2026-11-15T19:00Z'), theme_id: 'work' }),
      ],
    });
    const summary = summarize(history, week);
    expect([...summary.byTheme]).toEqual([
      ['work', 2],
      [null, 1],
    ]);
    expect([...summary.byPriority]).toEqual([
      ['high', 1],
      [null, 2],
    ]);
    expect(summary.byHour.flatMap((value, hour) => (value > 0 ? [[hour, value]] : []))).toEqual([
      [9, 2],
      [20, 1],
    ]);
  });

  it('compare additions with what was done of them in the same range', () => {
    const history = historyOf({
      tasks: [
        task('2026-11-16T08:00Z', done('2026-11-18T08:00Z')),
        task('2026-11-17T08:00Z', done('2026-11-22T08:00Z')),
        task('2026-11-17T08:00Z'),
      ],
    });
    expect(summarize(history, { from: week.from, to: day('2026-11-19') })).toMatchObject({
      added: 3,
      addedAndCompleted: 1,
    });
    expect(summarize(history, week)).toMatchObject({ added: 3, addedAndCompleted: 2 });
  });
});

describe('the overdue trend', () => {
  const trend = (tasks: Task[], events: HistoryRows['events'] = []) => {
    const history = historyOf({ tasks, events });
    return eachDay.map(({ from }) => overdueOn(history, from));
  };

  it('counts a task from the end of its due day to the day it is done', () => {
    const late = task('2026-11-16T08:00Z', { due_date: '2026-11-17', ...done('2026-11-20T08:00Z') });
    expect(trend([late])).toEqual([0, 1, 1, 1, 0, 0, 0]);
  });

  it('counts a task that was already late when it was added, until it went to the trash', () => {
    const late = task('2026-11-17T08:00Z', { due_date: '2026-11-01', deleted_at: '2026-11-19T08:00Z' });
    const other = task('2026-11-16T08:00Z');
    expect(trend([late, other])).toEqual([0, 1, 1, 0, 0, 0, 0]);
  });

  it('follows a due date that moved', () => {
    const moved = task('2026-11-16T08:00Z', { due_date: '2026-11-21T09:00' });
    const events = [
      changed(moved, '2026-11-18T08:00Z', { due_date: ['2026-11-16', '2026-11-19'] }),
      changed(moved, '2026-11-20T08:00Z', { due_date: ['2026-11-19', '2026-11-21T09:00'] }),
    ];
    // Overdue on the 16th and 17th, again on the 19th, again on the 21st and still now.
    expect(trend([moved], events)).toEqual([1, 1, 0, 1, 0, 1, 1]);
  });

  it('leaves out the days on which a task was done and reopened, or in the trash and restored', () => {
    const reopened = task('2026-11-16T08:00Z', { due_date: '2026-11-16' });
    const restored = task('2026-11-16T08:00Z', { due_date: '2026-11-16' });
    const events = [
      changed(reopened, '2026-11-19T08:00Z', { status: ['completed', 'pending'] }),
      changed(reopened, '2026-11-17T08:00Z', { status: ['pending', 'completed'] }),
      changed(restored, '2026-11-18T08:00Z', { deleted_at: [null, '2026-11-18T08:00Z'] }),
      changed(restored, '2026-11-20T08:00Z', { deleted_at: ['2026-11-18T08:00Z', null] }),
    ];
    expect(trend([reopened, restored], events)).toEqual([2, 1, 0, 1, 2, 2, 2]);
  });

  it('counts today as it stands: what is due today is not overdue, what was due this morning is', () => {
    const tasks = ['2026-11-22', '2026-11-22T09:00', '2026-11-22T18:00'].map((due_date) =>
      task('2026-11-16T08:00Z', { due_date }),
    );
    expect(trend(tasks)).toEqual([0, 0, 0, 0, 0, 0, 1]);
  });
});

describe('guesses of the intake', () => {
  const guess = (confidence: number) => ({ llm_confidence: confidence, theme_id: 'work' });
  const judged = { llm_confidence: null, filed_at: '2026-11-18T08:00Z' };
  const filing = {
    llm_confidence: [0.9, null] as [unknown, unknown],
    filed_at: [null, '2026-11-18T08:00Z'] as [unknown, unknown],
  };
  const at = '2026-11-18T08:00Z';

  it('are right when confirmed or completed where they were, and wrong when moved', () => {
    const confirmed = task(at, { ...judged, theme_id: 'work' });
    const corrected = task(at, { ...judged, theme_id: 'health' });
    const completed = task(at, { ...guess(0.7), ...done('2026-11-19T08:00Z') });
    const open = task(at, guess(0.7));
    const events = [
      changed(confirmed, at, filing),
      changed(corrected, at, { ...filing, theme_id: ['work', 'health'] }),
    ];
    expect(historyOf({ tasks: [confirmed, corrected, completed, open], events }).guesses).toEqual([
      { day: day('2026-11-18'), confidence: 0.9, isRight: true },
      { day: day('2026-11-18'), confidence: 0.9, isRight: false },
      { day: day('2026-11-19'), confidence: 0.7, isRight: true },
    ]);
  });

  it('do not count when the judgment was undone, or when the intake had left the task in the Inbox', () => {
    const undone = task(at, guess(0.9));
    const unsure = task(at, { ...judged, theme_id: 'work' });
    const events = [
      changed(undone, at, { ...filing, theme_id: ['work', 'health'] }),
      changed(undone, '2026-11-18T08:01Z', {
        llm_confidence: [null, 0.9],
        filed_at: [at, null],
        theme_id: ['health', 'work'],
      }),
      changed(unsure, at, { ...filing, theme_id: [null, 'work'] }),
    ];
    expect(historyOf({ tasks: [undone, unsure], events }).guesses).toEqual([]);
  });

  it('are calibrated in groups of about the same confidence', () => {
    const guesses = [0.92, 0.98, 0.94, 0.65].map((confidence, index) => ({
      day: 1,
      confidence,
      isRight: index !== 1,
    }));
    const [unsure, sure] = calibrate(guesses);
    expect(unsure).toEqual({ confidence: 0.65, accuracy: 1, count: 1 });
    expect(sure?.confidence).toBeCloseTo(0.9467);
    expect(sure?.accuracy).toBeCloseTo(0.6667);
    expect(sure?.count).toBe(3);
  });
});

it('counts focus and mindfulness on the day they began, the latter by its own beginning of the day', () => {
  const late = '2026-11-18T01:30Z';
  const history = historyOf({
    focusSessions: [
      { task_id: null, started_at: late, work_ms: 1_500_000, planned_ms: 1_500_000 },
      { task_id: null, started_at: '2026-11-18T22:50Z', work_ms: 900_000, planned_ms: null },
    ],
    mindfulnessSessions: [{ started_at: late, duration_ms: 300_000 }],
  });
  expect(timeBySteps(history.focus, eachDay)).toEqual([0, 0, 2_400_000, 0, 0, 0, 0]);
  // 2:30 in the night belongs to Tuesday where a day begins at 4.
  expect(timeBySteps(history.mindfulness, eachDay)).toEqual([0, 300_000, 0, 0, 0, 0, 0]);
  expect(summarize(history, week)).toMatchObject({
    focusMs: 2_400_000,
    focusSessions: 2,
    mindfulnessSessions: 1,
  });
});

it('compares estimates with the time worked on completed tasks', () => {
  const estimated = (estimated_pomodoros: number) =>
    task('2026-11-16T08:00Z', { estimated_pomodoros, ...done('2026-11-17T08:00Z') });
  const [one, other, third] = [estimated(2), estimated(2), estimated(1)];
  const run = ({ id }: Task, minutes: number) => ({
    task_id: id,
    started_at: '2026-11-16T09:00Z',
    work_ms: minutes * 60_000,
    planned_ms: null,
  });
  const history = historyOf({
    tasks: [one, other, third, estimated(1)],
    focusSessions: [run(one, 50), run(one, 25), run(other, 75), run(third, 20)],
  });
  expect(compareEstimates(history.estimates)).toEqual([
    { estimated: 1, actual: 0.8, count: 1 },
    { estimated: 2, actual: 3, count: 2 },
  ]);
});

it('is empty for an empty account', () => {
  const history = historyOf({});
  expect(history).toMatchObject({ today: day(now), firstDay: day(now), completions: [] });
  expect(formatMoment({ day: history.today, minute: null })).toBe('2026-11-22');
  expect(summarize(history, week)).toMatchObject({ completed: 0, overdueAtEnd: 0 });
});
