import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { taskDragKinds } from '#browser/features/select-tasks/task-drag-kinds.ts';
import { type Drags, watchDrags } from '#browser/ui/watch-drags.ts';
import { watchTouches } from '#browser/ui/watch-touches.ts';
import { type Status, statuses } from '#contract/vocabularies.ts';

const kind = taskDragKinds.card;

const statusAt = ({ dropTargets }: { dropTargets: readonly { data: Record<string | symbol, unknown> }[] }) =>
  statuses.find((status) => status === dropTargets[0]?.data.status);

/** Makes a card draggable with the mouse; returns a cleanup function, as do all below. */
export const bindCard = (element: HTMLElement, id: string) =>
  draggable({ element, getInitialData: () => ({ kind, id }) });

/** Makes a column a drop target for cards. */
export const bindColumn = (element: HTMLElement, status: Status) =>
  dropTargetForElements({
    element,
    canDrop: ({ source }) => source.data.kind === kind,
    getData: () => ({ status }),
    getIsSticky: () => false,
  });

export function watchCards(board: HTMLElement, drags: Drags<Status>): () => void {
  const unwatch = watchDrags({ isWatched: (data) => data.kind === kind, placeAt: statusAt }, drags);
  const unwatchTouches = watchTouches(board, {
    ...drags,
    itemAt: (target) => {
      const element = target.closest('button, input') ? null : target.closest<HTMLElement>('[data-card]');
      return element?.dataset.card ? { id: element.dataset.card, element } : null;
    },
    placeAt: ({ clientX, clientY }) => {
      const here = document.elementsFromPoint(clientX, clientY).filter((element) => board.contains(element));
      return statuses.find((status) => status === columnAt(here));
    },
  });
  return () => {
    unwatch();
    unwatchTouches();
  };
}

/** Matches a column, or the control that chooses one. */
function columnAt(elements: readonly Element[]): string | undefined {
  for (const element of elements) {
    if (element instanceof HTMLInputElement && element.type === 'radio') return element.value;
    const column = element.closest<HTMLElement>('[data-column]');
    if (column) return column.dataset.column;
  }
  return undefined;
}
