import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { createEdgeScroll } from '#browser/ui/edge-scroll.ts';

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

/** Tells of tasks that are dragged; near the screen's upper or lower edge the page scrolls. */
export function watchTasks({
  onMove,
  onDrop,
  onEnd,
}: {
  /** `day` is the one under the pointer. */
  onMove: (id: string, day: string | undefined) => void;
  onDrop: (id: string, day: string) => void;
  /** Dropped or not. */
  onEnd: () => void;
}): () => void {
  const edge = createEdgeScroll();
  const idOf = (source: { data: Record<string, unknown> }) => String(source.data.id);
  const unbind = monitorForElements({
    canMonitor: ({ source }) => source.data.kind === kind,
    onDragStart: ({ source, location }) => onMove(idOf(source), dayAt(location.current.input)),
    onDrag: ({ source, location }) => {
      edge.at(location.current.input.clientY);
      onMove(idOf(source), dayAt(location.current.input));
    },
    onDrop: ({ source, location }) => {
      edge.stop();
      const day = location.current.dropTargets.length > 0 ? dayAt(location.current.input) : undefined;
      onEnd();
      if (day) onDrop(idOf(source), day);
    },
  });
  return () => {
    edge.stop();
    unbind();
  };
}

/** The day of the row under the pointer; what lies over it while something is dragged does not count. */
function dayAt({ clientX, clientY }: { clientX: number; clientY: number }): string | undefined {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const row = element.closest<HTMLElement>('[data-day]');
    if (row) return row.dataset.day;
  }
  return undefined;
}
