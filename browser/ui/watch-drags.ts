import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { createEdgeScroll } from './edge-scroll.ts';

type Location = Parameters<NonNullable<Parameters<typeof monitorForElements>[0]['onDrag']>>[0]['location'];

export interface Drags<Place> {
  /** `over` is the place under the pointer, or undefined where there is none. */
  onMove: (id: string, over: Place | undefined) => void;
  onDrop: (id: string, place: Place) => void;
  /** Called after every drag, dropped or not. */
  onEnd: () => void;
}

/**
 * Reports drags of elements whose data is `{ kind, id }` and `isWatched`, and scrolls the page near the upper and lower edge of the
 * screen. Returns a function that stops it.
 */
export function watchDrags<Place>(
  {
    isWatched,
    placeAt,
  }: {
    isWatched: (data: Record<string, unknown>) => boolean;
    placeAt: (location: Location['current']) => Place | undefined;
  },
  { onMove, onDrop, onEnd }: Drags<Place>,
): () => void {
  const edge = createEdgeScroll();
  let over: Place | undefined;
  const idOf = (source: { data: Record<string, unknown> }) => String(source.data.id);
  const unbind = monitorForElements({
    canMonitor: ({ source }) => isWatched(source.data),
    onDragStart: ({ source, location }) => {
      over = placeAt(location.current);
      onMove(idOf(source), over);
    },
    onDrag: ({ source, location }) => {
      edge.moveTo(location.current.input.clientY);
      const place = placeAt(location.current);
      if (place === over) return;
      over = place;
      onMove(idOf(source), over);
    },
    onDrop: ({ source, location }) => {
      edge.stop();
      const place = placeAt(location.current);
      onEnd();
      if (place !== undefined) onDrop(idOf(source), place);
    },
  });
  return () => {
    edge.stop();
    unbind();
  };
}
