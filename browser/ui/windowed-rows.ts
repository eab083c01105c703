import { measureElement, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** What every row looks like, besides its style. */
export const windowedRow =
  'absolute inset-x-0 top-0 flex scroll-mt-16 scroll-mb-[calc(var(--bottom-bar,0px)+0.5rem)]';

/** Rows drawn beyond the screen: few until the page is there, then enough for scrolling. */
const overscanAtFirst = 1;
const overscanLater = 8;
/** Pixels by which the page may move the list before it is looked at anew: less than `overscanLater` rows are high. */
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
  /** -1 where no row has this key. */
  rowOf: (key: string) => number;
  /** Pixels a row takes until it is drawn and measured. */
  typicalHeight: number;
  /** Rows that stay in the document wherever the page is scrolled to. */
  kept: readonly number[];
  /** Keys of rows that must be in the document now: one that is edited, dragged, or about to have the focus. */
  pinned: readonly (string | null)[];
  /** Other lists scroll along: all are drawn together after the page has moved, not each while it does. */
  besideOthers?: boolean;
}

/**
 * Of a long list, the rows that are on the screen and a few around them; the page itself scrolls. A row with
 * focus stays in the document.
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
 * A row that scrolling brings is as high as was guessed until the browser has laid it out by itself: asked at once, it
 * would lay out the page anew for every list and every row.
 */
const measureLater: typeof measureElement<HTMLElement> = (row, entry, list) => {
  if (entry || !list.isScrolling) return measureElement(row, entry, list);
  const index = list.indexFromElement(row);
  return list.itemSizeCache.get(list.options.getItemKey(index)) ?? list.options.estimateSize(index);
};

/** The key of the row with the focus. */
export function focusedRow(container: HTMLElement | null): string | null {
  const { activeElement } = document;
  if (!activeElement || !container?.contains(activeElement)) return null;
  return activeElement.closest<HTMLElement>('[data-row]')?.dataset.row ?? null;
}
