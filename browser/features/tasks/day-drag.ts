import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { type Drags, watchDrags } from '#browser/ui/watch-drags.ts';

const kind = 'task of a day';

/** Makes a task one that can be picked up; returns what undoes that, as do all below. */
export const bindTask = (element: HTMLElement, id: string) =>
  draggable({
    element,
    getInitialData: () => ({ kind, id }),
    onDragStart: () => element.toggleAttribute('data-lifted', true),
    onDrop: () => element.removeAttribute('data-lifted'),
  });

/** Makes a list whose rows say their day one that takes tasks. */
export const bindDays = (element: HTMLElement) =>
  dropTargetForElements({ element, canDrop: ({ source }) => source.data.kind === kind });

export const watchTasks = (drags: Drags<string>) =>
  watchDrags(
    {
      kind,
      placeAt: ({ dropTargets, input }) => (dropTargets.length > 0 ? dayAt(input) : undefined),
    },
    drags,
  );

/** The day of the row under the pointer; what lies over it while something is dragged does not count. */
function dayAt({ clientX, clientY }: { clientX: number; clientY: number }): string | undefined {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const row = element.closest<HTMLElement>('[data-day]');
    if (row) return row.dataset.day;
  }
  return undefined;
}
