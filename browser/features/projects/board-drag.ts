import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { createEdgeScroll } from '#browser/ui/edge-scroll.ts';
import { type Status, statuses } from '#contract/vocabularies.ts';

const kind = 'board card';

const statusOf = (targets: readonly { data: Record<string | symbol, unknown> }[]): Status | null =>
  statuses.find((status) => status === targets[0]?.data.status) ?? null;

/** Makes a card one that can be picked up; returns what undoes that, as do all below. */
export const bindCard = (element: HTMLElement, id: string) =>
  draggable({ element, getInitialData: () => ({ kind, id }) });

/** Makes a column one that takes cards. */
export const bindColumn = (element: HTMLElement, status: Status) =>
  dropTargetForElements({
    element,
    canDrop: ({ source }) => source.data.kind === kind,
    getData: () => ({ status }),
    getIsSticky: () => false,
  });

/** Tells of cards that are dragged; near the screen's upper or lower edge the page scrolls. */
export function watchCards({
  onMove,
  onDrop,
  onEnd,
}: {
  /** `over` is the column under the pointer. */
  onMove: (id: string, over: Status | null) => void;
  onDrop: (id: string, status: Status) => void;
  /** Dropped or not. */
  onEnd: () => void;
}): () => void {
  const edge = createEdgeScroll();
  const idOf = (source: { data: Record<string, unknown> }) => String(source.data.id);
  const unbind = monitorForElements({
    canMonitor: ({ source }) => source.data.kind === kind,
    onDragStart: ({ source, location }) => onMove(idOf(source), statusOf(location.current.dropTargets)),
    onDropTargetChange: ({ source, location }) =>
      onMove(idOf(source), statusOf(location.current.dropTargets)),
    onDrag: ({ location }) => edge.at(location.current.input.clientY),
    onDrop: ({ source, location }) => {
      edge.stop();
      const status = statusOf(location.current.dropTargets);
      onEnd();
      if (status) onDrop(idOf(source), status);
    },
  });
  return () => {
    edge.stop();
    unbind();
  };
}
