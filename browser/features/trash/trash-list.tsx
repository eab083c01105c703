import Trash from 'lucide-react/icons/trash-2';
import Undo from 'lucide-react/icons/undo-2';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { t } from '#browser/i18n/trash.ts';
import type { TrashItem } from '#browser/model/trash/trash-queries.ts';
import { useWallMinute } from '#browser/time/wall-clock.ts';
import { Button } from '#browser/ui/button.tsx';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { restoreFocus } from '#browser/ui/restore-focus.ts';
import { TextField } from '#browser/ui/text-field.tsx';
import { fold } from '#domain/filter/fold.ts';
import { TrashRow } from './trash-row.tsx';
import type { TrashActions } from './use-trash-actions.ts';
import { focusedTrashRow, useTrashKeys } from './use-trash-keys.ts';

const pageSize = 100;

/** Lists the trash, to search, select, restore and delete forever. */
export function TrashList({ items, actions }: { items: readonly TrashItem[]; actions: TrashActions }) {
  const now = useWallMinute();
  const [query, setQuery] = useState('');
  const [count, setCount] = useState(pageSize);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const searched = useDeferredValue(fold(query).trim());
  const found = useMemo(
    () => (searched === '' ? items : items.filter(({ name }) => fold(name).includes(searched))),
    [items, searched],
  );
  const chosen = useMemo(() => found.filter(({ row }) => selected.has(row.id)), [found, selected]);
  const shown = found.slice(0, count);

  const select = useCallback((id: string, on: boolean) => {
    setSelected((before) => {
      const next = new Set(before);
      if (on) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const restore = useCallback(
    async (item: TrashItem) => {
      const focus = findNeighbour(item);
      await actions.restore([item]);
      restoreFocus(focus);
    },
    [actions],
  );
  const erase = useCallback(
    async (item: TrashItem) => {
      const focus = findNeighbour(item);
      if (await actions.erase([item])) restoreFocus(focus);
    },
    [actions],
  );
  useTrashKeys({
    rows: shown,
    showMore: found.length > shown.length ? () => setCount(count + pageSize) : undefined,
    select: (item) => select(item.row.id, !selected.has(item.row.id)),
    restore,
    erase,
  });
  const finish = () => {
    setSelected(new Set());
    restoreFocus(() => document.querySelector<HTMLElement>('[data-restore]'));
  };

  return (
    <>
      <search>
        <TextField
          label={t.searchTheTrash}
          hideLabel
          type="search"
          placeholder={t.searchTheTrash}
          value={query}
          onChange={setQuery}
        />
      </search>
      {found.length === 0 ? (
        <EmptyState action={<Button onClick={() => setQuery('')}>{t.clearTheSearch}</Button>}>
          {t.nothingIsCalled(query.trim().slice(0, 100))}
        </EmptyState>
      ) : (
        <>
          <div className="sticky top-0 z-[5] mt-2 flex min-h-13 flex-wrap items-center gap-x-2 border-hairline border-b bg-ground py-1">
            <SelectAll
              total={found.length}
              selected={chosen.length}
              onChange={(all) => setSelected(new Set(all ? found.map(({ row }) => row.id) : []))}
            />
            {chosen.length > 0 && (
              <span className="ml-auto flex gap-2">
                <Button
                  size="compact"
                  icon={<Undo className="size-4" />}
                  onClick={async () => {
                    await actions.restore(chosen);
                    finish();
                  }}
                >
                  {t.restore}
                </Button>
                <Button
                  size="compact"
                  icon={<Trash className="size-4" />}
                  onClick={async () => (await actions.erase(chosen)) && finish()}
                >
                  {t.deleteForever}
                </Button>
              </span>
            )}
          </div>
          <ul aria-label={t.inTheTrash}>
            {shown.map((item) => (
              <TrashRow
                key={item.row.id}
                item={item}
                now={now}
                selected={selected.has(item.row.id)}
                onSelect={select}
                onRestore={restore}
                onErase={erase}
              />
            ))}
          </ul>
          {found.length > shown.length && (
            <Button size="compact" className="mt-4" onClick={() => setCount(count + pageSize)}>
              {t.showMoreOf(found.length)}
            </Button>
          )}
        </>
      )}
    </>
  );
}

function SelectAll({
  total,
  selected,
  onChange,
}: {
  total: number;
  selected: number;
  onChange: (all: boolean) => void;
}) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected > 0 && selected < total;
  });
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 pr-3 pl-2 text-muted text-sm tabular-nums">
      <input
        ref={box}
        type="checkbox"
        checked={selected === total}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 pointer-coarse:size-5 cursor-pointer"
      />
      {selected === 0 ? t.selectAll(total) : t.selectedOf(selected, total)}
    </label>
  );
}

/**
 * Finds where the focus goes when this row is gone: to the next row, or the previous one. The row itself is focused if
 * this one was, otherwise its Restore button.
 */
function findNeighbour({ row }: TrashItem): () => HTMLElement | null | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-trash]')];
  const at = rows.findIndex(({ dataset }) => dataset.trash === row.id);
  const neighbor = rows[at + 1] ?? rows[at - 1];
  const hadFocus = focusedTrashRow() === row.id;
  return () => (hadFocus ? neighbor : neighbor?.querySelector<HTMLElement>('[data-restore]'));
}
