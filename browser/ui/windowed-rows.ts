import { measureElement, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Class names of every row. */
export const windowedRow =
  'absolute inset-x-0 top-0 flex scroll-mt-16 scroll-mb-[calc(var(--bottom-bar,0px)+0.5rem)]';

/** Rows rendered beyond the screen: few at first, then enough for scrolling. */
const overscanAtFirst = 1;
const overscanLater = 8;
/** Distance (pixels) the list may move before it is measured again; less than the height of `overscanLater` rows. */
const slack = 150;

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
  /** Returns the index of a row, -1 if no row has this key. */
  rowOf: (key: string) => number;
  /** Estimated height in pixels, used until a row is measured. */
  typicalHeight: number;
  /** Rows that stay in the document at any scroll position. */
  kept: readonly number[];
  /** Keys of rows that must stay in the document: edited, dragged, or about to be focused. */
  pinned: readonly (string | null)[];
  /** Several lists share the page, so they render together after a scroll instead of each during it. */
  besideOthers?: boolean;
}

/**
 * Renders only the rows of a long list that are on or near the screen; the page itself scrolls. A focused row stays in
 * the document.
 */
export function useWindowedRows({
  count,
  keyOf,
  rowOf,
  typicalHeight,
  kept,
  pinned,
  besideOthers = false,
}: Options): WindowedRows {
  const container = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState(0);
  const [overscan, setOverscan] = useState(overscanAtFirst);

  useLayoutEffect(() => {
    const place = () => {
      const top = container.current?.getBoundingClientRect().top;
      if (top === undefined) return;
      const next = Math.round(top + window.scrollY);
      setOffset((known) => (Math.abs(next - known) < slack ? known : next));
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

  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    estimateSize: () => typicalHeight,
    getItemKey: keyOf,
    overscan,
    measureElement: measureLater,
    useFlushSync: !besideOthers,
    scrollMargin: offset,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: ({ startIndex, endIndex }) => {
      const from = Math.max(0, startIndex - overscan);
      const to = Math.min(count - 1, endIndex + overscan);
      const indexes = new Set(kept);
      for (let index = from; index <= to; index++) indexes.add(index);
      for (const key of [focusedRow(container.current), ...pinned]) {
        const index = key ? rowOf(key) : -1;
        if (index >= 0) indexes.add(index);
      }
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

/**
 * Keeps the estimated height of a new row until the browser has laid it out, because measuring at once would force a
 * layout per row.
 */
const measureLater: typeof measureElement<HTMLElement> = (row, entry, list) => {
  if (entry || !list.isScrolling) return measureElement(row, entry, list);
  const index = list.indexFromElement(row);
  return list.itemSizeCache.get(list.options.getItemKey(index)) ?? list.options.estimateSize(index);
};

/** Returns the key of the focused row. */
export function focusedRow(container: HTMLElement | null): string | null {
  const { activeElement } = document;
  if (!activeElement || !container?.contains(activeElement)) return null;
  return activeElement.closest<HTMLElement>('[data-row]')?.dataset.row ?? null;
}
