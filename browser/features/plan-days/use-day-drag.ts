import { type RefObject, useEffect, useState } from 'react';
import { reschedule } from '#browser/model/tasks/task-commands.ts';
import { useStore } from '#browser/store/use-store.ts';
import { formatLongDate } from '#browser/time/format-date.ts';

type Dragging = typeof import('./day-drag.ts');

/** Tasks of the list in `container` can be dragged to another day, once what that takes is loaded. */
export function useDayDrag(container: RefObject<HTMLElement | null>) {
  const store = useStore();
  const [dragging, setDragging] = useState<Dragging>();
  const [drag, setDrag] = useState<{ id: string; over: string | undefined } | null>(null);

  useEffect(() => {
    let current = true;
    import('./day-drag.ts').then(
      (loaded) => current && setDragging(loaded),
      // Without it there are the keys and the menu.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);

  useEffect(() => {
    if (!dragging || !container.current) return;
    return dragging.watchDays(container.current, {
      onMove: (id, over) => setDrag({ id, over }),
      onDrop: (id, day) => {
        const task = store.replica.tasks.get(id);
        if (task && task.due_date?.slice(0, 10) !== day)
          reschedule(store, [task], { day }, formatLongDate(day));
      },
      onEnd: () => setDrag(null),
    });
  }, [dragging, container, store]);

  return {
    /** For `BindTask`; stable once dragging is loaded. */
    bind: dragging?.bindTask,
    /** The task that is dragged, by id. */
    dragged: drag?.id ?? null,
    /** The day under the pointer. */
    over: drag?.over,
  };
}
