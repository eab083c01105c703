import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { isChoosing, startSelecting, toggleSelected } from '#browser/features/select-tasks/selection.ts';
import { rowAt } from '#browser/features/select-tasks/use-row-presses.ts';
import { type Drags, watchDrags } from '#browser/ui/watch-drags.ts';
import { watchTouches } from '#browser/ui/watch-touches.ts';

const kind = 'task of a day';

/** Makes a task one that can be picked up with the mouse; returns what undoes that, as does the next. */
export const bindTask = (element: HTMLElement, id: string) =>
  draggable({
    element,
    getInitialData: () => ({ kind, id }),
    onDragStart: () => element.toggleAttribute('data-lifted', true),
    onDrop: () => element.removeAttribute('data-lifted'),
  });

/** Watches a list whose rows say their day: its tasks can be dragged from day to day. */
export function watchDays(list: HTMLElement, drags: Drags<string>): () => void {
  const unbind = dropTargetForElements({
    element: list,
    canDrop: ({ source }) => source.data.kind === kind,
  });
  const unwatch = watchDrags(
    {
      kind,
      placeAt: ({ dropTargets, input }) => (dropTargets.length > 0 ? dayAt(input) : undefined),
    },
    drags,
  );
  const unwatchTouches = watchTouches(list, {
    ...drags,
    itemAt: (target) => (isChoosing() || target.closest('button, input, [popover]') ? null : rowAt(target)),
    placeAt: (point) => dayAt(point, list),
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

/** The day of the row under the pointer; what lies over it while something is dragged does not count. */
function dayAt(
  { clientX, clientY }: { clientX: number; clientY: number },
  list: HTMLElement = document.body,
): string | undefined {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const row = element.closest<HTMLElement>('[data-day]');
    if (row && list.contains(row)) return row.dataset.day;
  }
  return undefined;
}
