import ArrowRight from 'lucide-react/icons/arrow-right';
import { openTask } from '#browser/features/navigation/open-task.ts';
import { t } from '#browser/i18n/task-details.ts';
import { useHourCycle } from '#browser/model/settings/hour-cycle.ts';
import { useStore } from '#browser/store/use-store.ts';
import { formatDue } from '#browser/time/format-date.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { Button } from '#browser/ui/button.tsx';
import type { Task } from '#contract/tasks.ts';
import { followingId } from '#domain/following-id.ts';

/** Links a completed recurring task to the next one in its series. */
export function NextInSeries({ task }: { task: Task }) {
  const now = useWallMinute();
  const hourCycle = useHourCycle();
  const next = useStore().replica.tasks.get(followingId(task.id));
  if (!next?.due_date || next.deleted_at) return null;
  return (
    <Button
      look="quiet"
      size="compact"
      icon={<ArrowRight className="size-4" />}
      onClick={() => openTask(next.id)}
      className="-ml-3 self-start"
    >
      {t.nextIsDue(formatDue(next.due_date, now, hourCycle))}
    </Button>
  );
}
