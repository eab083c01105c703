import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** What every row looks like, besides its style. */
export const windowedRow = 'absolute inset-x-0 top-0 flex';

/** Rows drawn beyond the screen: few until the page is there, then enough for scrolling. */
const overscanAtFirst = 1;
const overscanLater = 8;

export interface WindowedRows {
  /** Goes on the element that holds the rows. */
  container: RefObject<HTMLDivElement | null>;
  /** Pixels. */
  height: number;
  rows: { item: VirtualItem; style: { transform: string } }[];
  /** Goes on every row, with its index as `data-index`. */
  measure: (row: HTMLElement | null) => void;
}

interface Options {
  count: number;
  keyOf: (index: number) => string;
  /** Pixels; rows that turn out otherwise are measured. */
  estimate: (index: number) => number;
  /** Rows that stay in the document wherever the page is scrolled to. */
  kept: readonly number[];
  /** The row that is edited, by key. */
  editing: string | null;
}

/**
 * Of a long list, the rows that are on the screen and a few around them; the page itself scrolls. A row with
 * focus, or one being edited, stays in the document.
 */
export function useWindowedRows({ count, keyOf, estimate, kept, editing }: Options): WindowedRows {
  const container = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState(0);
  const [overscan, setOverscan] = useState(overscanAtFirst);

  useLayoutEffect(() => {
    const place = () => {
      const top = container.current?.getBoundingClientRect().top;
      if (top !== undefined) setOffset(Math.round(top + window.scrollY));
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    const timer = setTimeout(() => setOverscan(overscanLater), 200);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);

  const indexOf = (key: string | null | undefined, near: number) => {
    if (!key) return [];
    if (near < count && keyOf(near) === key) return [near];
    for (let index = 0; index < count; index++) if (keyOf(index) === key) return [index];
    return [];
  };

  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    estimateSize: estimate,
    getItemKey: keyOf,
    overscan,
    scrollMargin: offset,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: ({ startIndex, endIndex }) => {
      const from = Math.max(0, startIndex - overscan);
      const to = Math.min(count - 1, endIndex + overscan);
      const indexes = new Set(kept);
      for (let index = from; index <= to; index++) indexes.add(index);
      const focused = focusedRow(container.current);
      for (const index of indexOf(focused?.key, focused?.index ?? 0)) indexes.add(index);
      for (const index of indexOf(editing, 0)) indexes.add(index);
      return [...indexes].sort((one, other) => one - other);
    },
  });

  return {
    container,
    height: virtualizer.getTotalSize(),
    rows: virtualizer.getVirtualItems().map((item) => ({
      item,
      style: { transform: `translateY(${item.start - offset}px)` },
    })),
    measure: virtualizer.measureElement,
  };
}

function focusedRow(container: HTMLElement | null): { key: string; index: number } | undefined {
  if (!container?.contains(document.activeElement)) return undefined;
  const row = document.activeElement?.closest<HTMLElement>('[data-index]');
  return row ? { key: row.dataset.row ?? '', index: Number(row.dataset.index) } : undefined;
}
