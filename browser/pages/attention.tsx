import CircleAlert from 'lucide-react/icons/circle-alert';
import { useMemo } from 'react';
import { ListPage } from '#browser/features/task-lists/list-page.tsx';
import { t } from '#browser/i18n/list-pages.ts';
import { useTasks } from '#browser/model/tasks/task-queries.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { byUrgency, needsAttention } from '#domain/attention.ts';

const place = { priority: 'high' } as const;

export default function AttentionPage() {
  const now = useWallMinute();
  const tasks = useTasks();
  const shown = useMemo(
    () => tasks.filter((task) => needsAttention(task, now)).sort(byUrgency(now)),
    [tasks, now],
  );
  return (
    <ListPage
      list="attention"
      title={t.needsAttention}
      icon={<CircleAlert className="size-7 shrink-0 text-priority-high-ink" />}
      about={t.urgentHighPriorityOrOverdue}
      tasks={shown}
      given={t.mostUrgentFirst}
      place={place}
      addLabel={t.addAHighPriorityTask}
      empty={{
        title: t.nothingNeedsAttention,
        text: t.noOpenTaskIsUrgent,
      }}
    />
  );
}
