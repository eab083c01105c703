import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { type OrderPlace, placeBeside } from '#browser/model/order/order.ts';
import { useStableCallback } from '#browser/ui/use-stable-callback.ts';
import { whenIdle } from '#browser/ui/when-idle.ts';

/**
 * Lists entries of the wide rail, which the user puts in order: by dragging them, or with Alt and the arrow keys. `onMove` tells
 * what became of it and resolves once the list is in its new order.
 */
export function RailOrder({
  label,
  onMove,
  children,
}: {
  /** Tells one list from another while something is dragged; nobody reads it. */
  label: string;
  onMove: (id: string, place: OrderPlace) => Promise<unknown>;
  children: ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  const move = useStableCallback(onMove);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let stop: (() => void) | undefined;
    let isCurrent = true;
    whenIdle(() => {
      if (!isCurrent) return;
      import('./order-drag.ts').then(
        ({ watchOrder }) => {
          if (isCurrent) stop = watchOrder(element, label, (id, place) => void move(id, place));
        },
        // The keys and the menus still work without it.
        () => undefined,
      );
    });
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [label, move]);

  const moveByKey = async (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    const { target } = event;
    if (!event.altKey || !by || !(target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    const entries = [...(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
    const ids = entries.map(({ dataset }) => ({ id: dataset.entry ?? '' }));
    const id = target.closest<HTMLElement>('[data-entry]')?.dataset.entry ?? '';
    const place = placeBeside(ids, id, by);
    if (!place) return;
    await onMove(id, place);
    // Moving an element in the page takes the focus from it.
    requestAnimationFrame(() => target.focus());
  };
  return (
    // Reaches over the gap below, where a drop puts an entry last.
    <ul ref={list} onKeyDown={moveByKey} className="-mb-2 pb-2">
      {children}
    </ul>
  );
}
