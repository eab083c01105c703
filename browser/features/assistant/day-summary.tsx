import { useMemo } from 'react';
import { t } from '#browser/i18n/assistant.ts';
import { useTasks } from '#browser/model/tasks/task-queries.ts';
import { getWallZone, useWallMinute } from '#browser/time/wall-clock.ts';
import { instantOf } from '#domain/filter/instant-of.ts';
import { FoundTasks } from './found-tasks.tsx';
import { summaryOf, summaryWords } from './summary.ts';

/** Shows what is overdue and due today, counted on this device. */
export function DaySummary() {
  const tasks = useTasks();
  const now = useWallMinute();
  const summary = useMemo(
    () => summaryOf(tasks, { now, midnight: instantOf(now.slice(0, 10), getWallZone()) }),
    [tasks, now],
  );
  const { overdue, today } = summary;
  return (
    <>
      <p role="status" className="text-muted tabular-nums">
        {summaryWords(summary)}
      </p>
      <FoundTasks title={t.overdue} tasks={overdue} />
      <FoundTasks title={t.today} tasks={today} />
      {overdue.length + today.length === 0 && <p className="mt-2">{t.nothingIsLeftForToday}</p>}
    </>
  );
}
