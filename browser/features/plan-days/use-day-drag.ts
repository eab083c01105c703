import { type RefObject, useEffect, useState } from 'react';
import { reschedule } from '#browser/model/tasks/task-commands.ts';
import { useStore } from '#browser/store/use-store.ts';

type Dragging = typeof import('./day-drag.ts');

export type DayDrag = ReturnType<typeof useDayDrag>;

/** Lets tasks in `container` be dragged to another day, once the drag code has loaded. */
export function useDayDrag(container: RefObject<HTMLElement | null>) {
  const store = useStore();
  const [dragging, setDragging] = useState<Dragging>();
  const [drag, setDrag] = useState<{ id: string; over: string | undefined } | null>(null);

  useEffect(() => {
    let current = true;
    import('./day-drag.ts').then(
      (loaded) => current && setDragging(loaded),
      // Shortcuts and the menu still work without it.
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
      onDrop: (id, place) => {
        const task = store.replica.tasks.get(id);
        const [day = '', time] = place.split('T');
        const isThere = time === undefined ? task?.due_date?.slice(0, 10) === day : task?.due_date === place;
        if (task && !isThere) reschedule(store, [task], { day, ...(time !== undefined && { time }) });
      },
      onEnd: () => setDrag(null),
    });
  }, [dragging, container, store]);

  return {
    /** Value for `BindTask`; stable once the drag code has loaded. */
    bind: dragging?.bindTask,
    /** Id of the task being dragged. */
    dragged: drag?.id ?? null,
    /** The day under the pointer, with a time where it is over one. */
    over: drag?.over,
  };
}
