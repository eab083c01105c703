import { useLayoutEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type Shortcut, useShortcuts } from '#browser/features/shortcuts/use-shortcuts.ts';
import { t } from '#browser/i18n/trash.ts';
import type { TrashItem } from '#browser/model/trash/trash-queries.ts';

interface Options {
  /** In the order shown. */
  rows: readonly TrashItem[];
  /** Shows the next page, if there is one. */
  showMore: (() => void) | undefined;
  select: (item: TrashItem) => void;
  restore: (item: TrashItem) => void;
  erase: (item: TrashItem) => void;
}

const findRow = (id: string) => document.querySelector<HTMLElement>(`[data-trash="${CSS.escape(id)}"]`);

/** Returns the id of the row that has, or contains, the focus. */
const getCurrentRow = () => document.activeElement?.closest<HTMLElement>('[data-trash]')?.dataset.trash;

/** Returns the id of the row that itself has the focus. */
export const focusedTrashRow = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset.trash : undefined;

/** Adds the shortcuts of other lists to the trash. */
export function useTrashKeys(options: Options): void {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  useShortcuts(
    useMemo((): Shortcut[] => {
      const at = () => latest.current.rows.findIndex(({ row }) => row.id === getCurrentRow());
      const step = (by: 1 | -1) => {
        const from = at();
        const { showMore } = latest.current;
        if (showMore && from + by >= latest.current.rows.length) flushSync(showMore);
        const rows = [...document.querySelectorAll<HTMLElement>('[data-trash]')];
        rows.at(from < 0 ? 0 : Math.min(Math.max(from + by, 0), rows.length - 1))?.focus();
      };
      const onCurrent = (run: (item: TrashItem) => void) => () => {
        const item = latest.current.rows[at()];
        if (!item) return;
        findRow(item.row.id)?.focus();
        run(item);
      };
      const key = (keys: string, name: string, run: () => void, repeats = false): Shortcut => ({
        group: 'Lists',
        keys,
        name,
        run,
        repeats,
      });
      return [
        key('j', t.nextInTheTrash, () => step(1), true),
        key('k', t.previousInTheTrash, () => step(-1), true),
        key(
          'x',
          t.select,
          onCurrent((item) => latest.current.select(item)),
        ),
        key(
          'r',
          t.restore,
          onCurrent((item) => latest.current.restore(item)),
        ),
        key(
          'Delete',
          t.deleteForever,
          onCurrent((item) => latest.current.erase(item)),
        ),
      ];
    }, []),
  );
}
