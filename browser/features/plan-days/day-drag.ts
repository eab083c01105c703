import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { isChoosing, startSelecting, toggleSelected } from '#browser/features/select-tasks/selection.ts';
import { taskDragKinds } from '#browser/features/select-tasks/task-drag-kinds.ts';
import { rowAt } from '#browser/features/select-tasks/use-row-presses.ts';
import { type Drags, watchDrags } from '#browser/ui/watch-drags.ts';
import { watchTouches } from '#browser/ui/watch-touches.ts';

const kind = taskDragKinds.day;

/** Makes a task draggable with the mouse; returns a cleanup function. */
export const bindTask = (element: HTMLElement, id: string) =>
  draggable({
    element,
    getInitialData: () => ({ kind, id }),
    onDragStart: () => element.toggleAttribute('data-lifted', true),
    onDrop: () => element.removeAttribute('data-lifted'),
  });

/**
 * Lets tasks be dragged from day to day in a list whose rows have `data-day`, or to the time of one that has `data-time` too: the
 * place is `2026-11-21` or `2026-11-21T09:30`. Returns a cleanup function.
 */
export function watchDays(list: HTMLElement, drags: Drags<string>): () => void {
  const unbind = dropTargetForElements({
    element: list,
    canDrop: ({ source }) => source.data.kind === kind,
  });
  const unwatch = watchDrags(
    {
      isWatched: (data) => data.kind === kind,
      placeAt: ({ dropTargets, input }) => (dropTargets.length > 0 ? placeAt(input) : undefined),
    },
    drags,
  );
  const unwatchTouches = watchTouches(list, {
    ...drags,
    itemAt: (target) => (isChoosing() || target.closest('button, input, [popover]') ? null : rowAt(target)),
    placeAt: (point) => placeAt(point, list),
    onHold: (id) => {
      startSelecting();
      toggleSelected(id);
    },
  });
  return () => {
    unbind();
    unwatch();
    unwatchTouches();
  };
}

/** Returns the place of the row under the pointer, looking through anything that lies over it. */
function placeAt(
  { clientX, clientY }: { clientX: number; clientY: number },
  list: HTMLElement = document.body,
): string | undefined {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const row = element.closest<HTMLElement>('[data-day]');
    const { day, time } = row?.dataset ?? {};
    if (row && list.contains(row)) return time ? `${day}T${time}` : day;
  }
  return undefined;
}
