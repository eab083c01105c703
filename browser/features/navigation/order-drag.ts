import {
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import type { OrderPlace } from '#browser/model/order/order.ts';
import { grabWithMouse } from '#browser/ui/grab-with-mouse.ts';
import { watchDrags } from '#browser/ui/watch-drags.ts';

/**
 * Lets the items of a list, which have `data-entry`, be dragged into another order; they may be dropped beside the list too, as far as
 * its own heading and the next one. Returns a function that stops it.
 */
export function watchOrder(
  list: HTMLElement,
  label: string,
  onMove: (id: string, place: OrderPlace) => void,
): () => void {
  const kind = `order of ${label}`;
  const unmark = () => {
    for (const entry of list.querySelectorAll('[data-drop-side]')) entry.removeAttribute('data-drop-side');
  };
  const stops = [
    grabWithMouse(list, kind, (target) => {
      const element = target.closest('button, [role=menu]')
        ? null
        : target.closest<HTMLElement>('[data-entry]');
      return element?.dataset.entry ? { id: element.dataset.entry, element } : null;
    }),
    receiveDrops(list.closest('nav')?.parentElement ?? list, kind),
    watchDrags<string>(
      {
        isWatched: (data) => data.kind === kind,
        placeAt: ({ dropTargets, input }) =>
          dropTargets.length > 0 ? placeAt(list, input.clientY) : undefined,
      },
      {
        onMove: (id, over) => {
          unmark();
          const { beside, side } = readPlace(over);
          const entry = beside === id ? null : list.querySelector(`[data-entry="${CSS.escape(beside)}"]`);
          entry?.setAttribute('data-drop-side', side);
        },
        onDrop: (id, over) => onMove(id, readPlace(over)),
        onEnd: unmark,
      },
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Makes an element that holds several lists a drop target while an item of this kind is dragged. It is none at other times, since the
 * other lists need it too, and an element can be a drop target only once.
 */
function receiveDrops(element: HTMLElement, kind: string): () => void {
  let stop: (() => void) | undefined;
  const end = () => {
    stop?.();
    stop = undefined;
  };
  const unbind = monitorForElements({
    canMonitor: ({ source }) => source.data.kind === kind,
    onDragStart: () => {
      stop = dropTargetForElements({ element });
    },
    onDrop: end,
  });
  return () => {
    unbind();
    end();
  };
}

/**
 * Returns the place at a height of the screen, as one string so that equal places are the same: the first at the list's heading, the
 * last at the next one, none further away.
 */
function placeAt(list: HTMLElement, y: number): string | undefined {
  const { top, bottom } = list.getBoundingClientRect();
  const heading = list.previousElementSibling?.getBoundingClientRect().height ?? 0;
  if (y < top - heading || y > bottom + heading) return undefined;
  const entries = [...list.querySelectorAll<HTMLElement>('[data-entry]')];
  for (const entry of entries) {
    const { top, bottom } = entry.getBoundingClientRect();
    if (y < (top + bottom) / 2) return `before ${entry.dataset.entry}`;
  }
  const last = entries.at(-1);
  return last && `after ${last.dataset.entry}`;
}

function readPlace(place = ''): OrderPlace {
  const [side, beside = ''] = place.split(' ');
  return { beside, side: side === 'after' ? 'after' : 'before' };
}
