import { type RefObject, useEffect } from 'react';
import { openDateDialog } from '#browser/features/navigation/open-date-dialog.ts';
import { isChoosing } from '#browser/features/select-tasks/selection.ts';
import { rowAt } from '#browser/features/select-tasks/use-row-presses.ts';
import { t } from '#browser/i18n/task-lists.ts';
import type { TaskActions } from '#browser/model/tasks/use-task-actions.ts';
import { useStore } from '#browser/store/use-store.ts';
import { useStableCallback } from '#browser/ui/use-stable-callback.ts';
import { watchSwipes } from '#browser/ui/watch-swipes.ts';

/** Makes a swipe to the right complete a task, and one to the left choose another day. */
export function useRowSwipes(container: RefObject<HTMLElement | null>, actions: TaskActions): void {
  const { replica } = useStore();
  const toggle = useStableCallback(actions.toggle);
  useEffect(() => {
    if (!container.current) return;
    return watchSwipes(container.current, {
      itemAt: (target) => (isChoosing() ? null : rowAt(target)),
      labelOf: (id, direction) => {
        if (direction === 'left') return t.date;
        return replica.tasks.get(id)?.status === 'completed' ? t.reopen : t.complete;
      },
      onSwipe: (id, direction) => {
        const task = replica.tasks.get(id);
        if (!task) return;
        if (direction === 'left') openDateDialog([id]);
        else toggle(task);
      },
    });
  }, [container, replica, toggle]);
}
