import { useMemo } from 'react';
import { t } from '#browser/i18n/task-lists.ts';
import { useTasksOf } from '#browser/model/tasks/task-queries.ts';
import { useTaskActions } from '#browser/model/tasks/use-task-actions.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import type { Subset } from '#browser/store/collection.ts';
import { toWallMinute } from '#browser/time/wall-clock.ts';
import type { Task } from '#contract/tasks.ts';
import { CompletedHeading } from './folded-tasks.tsx';
import { SectionedList } from './sectioned-list.tsx';
import type { ViewControl } from './use-task-view.ts';

const shows = { theme: true };

const completedTasks: Subset<Task> = {
  includes: ({ completed_at, parent_id }) => completed_at !== null && parent_id === null,
  compare: (one, other) => (other.completed_at ?? '').localeCompare(one.completed_at ?? ''),
};

const completedOn = ({ completed_at }: Task) => toWallMinute(new Date(completed_at ?? 0)).slice(0, 10);

/** Shows what was completed today, latest first, folded behind its count, so that a task completed by mistake can be reopened. */
export function CompletedToday({
  today,
  control: { view, change },
}: {
  /** Floating date, such as `2026-11-21`. */
  today: string;
  control: ViewControl;
}) {
  const looks = useThemeLooks();
  const actions = useTaskActions();
  const completed = useTasksOf(completedTasks);
  const ofToday = useMemo(() => {
    const before = completed.findIndex((task) => completedOn(task) < today);
    return before === -1 ? completed : completed.slice(0, before);
  }, [completed, today]);
  const sections = useMemo(
    () => [{ key: 'completed', label: t.completed, hasHeader: true, tasks: view.completed ? ofToday : [] }],
    [ofToday, view.completed],
  );
  if (ofToday.length === 0) return null;
  return (
    <SectionedList
      label={t.completed}
      sections={sections}
      looks={looks}
      actions={actions}
      shows={shows}
      header={() => (
        <CompletedHeading
          level={2}
          count={ofToday.length}
          open={view.completed}
          onToggle={() => change({ completed: !view.completed })}
        />
      )}
    />
  );
}
