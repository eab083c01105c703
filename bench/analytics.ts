import type { Activity } from '#contract/activity.ts';
import type { Task } from '#contract/tasks.ts';
import { calibrate } from '#domain/analytics/guesses.ts';
import { buildHistory } from '#domain/analytics/history.ts';
import { rangeBefore, splitRange } from '#domain/analytics/ranges.ts';
import { countStreaks } from '#domain/analytics/streaks.ts';
import { countBySteps, summarize } from '#domain/analytics/summarize.ts';
import { toTaskEvent } from '#domain/analytics/task-events.ts';
import { newTask } from '#domain/new-task.ts';
import { type Metric, median } from './metric.ts';

const eventCount = 50_000;
const years = 5;
const passes = 9;
const begin = Date.UTC(2021, 10, 22);
const yearMs = 365 * 86_400_000;
const instant = (share: number) => new Date(begin + share * years * yearMs).toISOString();

/** Returns five years of an account: 20,000 tasks and what the log tells of them, in a fixed order without a pattern in time. */
function createAccount(): { tasks: Task[]; entries: Omit<Activity, 'id' | 'change_id' | 'overruled'>[] } {
  const entries: Omit<Activity, 'id' | 'change_id' | 'overruled'>[] = [];
  const tasks = Array.from({ length: eventCount * 0.4 }, (_, index): Task => {
    const id = `019b7600-0000-7000-8000-${String(index).padStart(12, '0')}`;
    const share = ((index * 7919) % 20_011) / 20_011;
    const [added, moved, filed, completed] = [0, 0.001, 0.002, 0.01].map((later) =>
      instant(Math.min(1, share + later)),
    );
    if (!added || !moved || !filed || !completed) throw new Error('Four moments of a task');
    const record = (edited_at: string, changes: Activity['changes']) =>
      entries.push({
        entity: 'task',
        entity_id: id,
        action: 'updated',
        changes,
        edited_at,
        client: null,
        revision: entries.length,
      });
    const isDone = index % 4 !== 0;
    const dueDay = moved.slice(0, 10);
    if (index % 2 === 0) record(moved, { due_date: [added.slice(0, 10), dueDay] });
    if (index % 4 < 3)
      record(filed, {
        llm_confidence: [0.5 + (index % 50) / 100, null],
        filed_at: [null, filed],
        theme_id: ['a', 'b'],
      });
    if (index % 2 === 1)
      record(completed, { status: ['in_progress', 'completed'], completed_at: [null, completed] });
    if (isDone) record(completed, { status: ['pending', 'completed'], completed_at: [null, completed] });
    return {
      ...newTask(
        { title: 'x', due_date: dueDay, theme_id: 'b', estimated_pomodoros: 1 + (index % 4) },
        { id, createdAt: added },
      ),
      ...(isDone && { status: 'completed', completed_at: completed }),
    };
  });
  return { tasks, entries: entries.slice(0, eventCount) };
}

/** Measures everything the analytics page computes: the history of an account, and every figure of its five years. */
export async function measureAnalytics(): Promise<Metric[]> {
  const { tasks, entries } = createAccount();
  if (entries.length < eventCount) throw new Error(`Only ${entries.length} events`);
  const focusSessions = tasks.slice(0, 5000).map(({ id, created_at }) => ({
    task_id: id,
    started_at: created_at,
    work_ms: 1_500_000,
    planned_ms: null,
  }));
  const times = Array.from({ length: passes }, () => {
    const begun = performance.now();
    const history = buildHistory(
      {
        tasks,
        events: entries.flatMap((entry) => toTaskEvent(entry) ?? []),
        focusSessions,
        mindfulnessSessions: [],
      },
      {
        timeZone: 'Europe/Berlin',
        now: '2026-11-22T12:00',
        workMinutes: 25,
        dayStartHour: 0,
      },
    );
    const range = { from: history.firstDay, to: history.today };
    summarize(history, range);
    summarize(history, rangeBefore(range));
    countBySteps(history.completions, splitRange(range, { unit: 'month', weekStart: 'monday' }));
    calibrate(history.guesses);
    countStreaks(
      history.completions.map(({ day }) => day),
      history.today,
    );
    return performance.now() - begun;
  });
  return [
    {
      name: `analytics of ${eventCount} events, ${tasks.length} tasks, ${years} years`,
      value: median(times),
      unit: 'ms',
      target: { atMost: 200 },
      detail: times.map((time) => Math.round(time)).join(', '),
    },
  ];
}
