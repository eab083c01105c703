import { useEffect, useState } from 'react';
import { t } from '#browser/i18n/sync.ts';
import { trashedName } from '#browser/model/trash/trashed-name.ts';
import { toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import type { OutboxEntry } from '#browser/store/device-database.ts';
import type { Store } from '#browser/store/store.ts';
import { useStore, useStoreStatus } from '#browser/store/use-store.ts';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import { truncate } from '#browser/ui/truncate.ts';
import type { TrashTable } from '#contract/synced-kinds.ts';
import { isErased, trashTables } from '#domain/trash.ts';

/** A row that a refused change was about and that was deleted on another device. */
export interface Trashed {
  table: TrashTable;
  id: string;
  /** Empty where the row was erased. */
  name: string;
  isErased: boolean;
}

type Refused = Pick<OutboxEntry, 'state' | 'code' | 'effects'>;

/** Finds the deleted row a refused change was about; undefined where it was refused for another reason. */
export function findTrashed({ replica }: Pick<Store, 'replica'>, entry: Refused): Trashed | undefined {
  if (entry.state !== 'refused' || !entry.code?.endsWith('.not_found')) return undefined;
  for (const { table: changed, id } of entry.effects) {
    const table = trashTables.find((one) => one === changed);
    const row = table && replica[table].get(id);
    if (!table || !row || row.deleted_at === null) continue;
    return {
      table,
      id,
      name: trashedName(row),
      isErased: isErased(row),
    };
  }
  return undefined;
}

/** Restores the row from the trash and sends the changes to it that were refused because it was deleted. */
export async function restoreAndApply(store: Store, trashed: Trashed): Promise<void> {
  const [{ restoreItems }, { listTrash }] = await Promise.all([
    import('#browser/model/trash/trash-mutations.ts'),
    import('#browser/model/trash/trash-queries.ts'),
  ]);
  const items = listTrash(store, Date.now());
  const row = store.replica[trashed.table].get(trashed.id);
  // A subtask that was deleted with its task is restored with it.
  const owner = row && 'parent_id' in row ? row.parent_id : undefined;
  const item =
    items.find(({ row: { id } }) => id === trashed.id) ?? items.find(({ row: { id } }) => id === owner);
  if (!item) throw new Error('This item is no longer in the trash');
  const { changeId } = await restoreItems(store, [item]);
  const refused = store.replica.outbox.rows().filter((entry) => wasRefusedFor(entry, trashed));
  await store.requeue(refused.map(({ seq }) => seq));
  toastWithUndo(store, t.restored(shortName(item.name)), changeId);
}

const shortName = (name: string) => truncate(name, 60);

const wasRefusedFor = ({ state, code, effects }: Refused, { id }: Trashed) =>
  state === 'refused' && code?.endsWith('.not_found') && effects.some((effect) => effect.id === id);

/** Calls `listener` when rows enter or leave the trash. Returns a function that unsubscribes. */
function subscribeToTrash({ replica }: Pick<Store, 'replica'>, listener: () => void): () => void {
  const stops = trashTables.map((table) => replica[table].subscribe(listener));
  return () => {
    for (const stop of stops) stop();
  };
}

/** Works like `findTrashed` and updates when the deletion is pulled. */
export function useTrashed(entry: Refused): Trashed | undefined {
  const store = useStore();
  const [trashed, setTrashed] = useState(() => findTrashed(store, entry));
  useEffect(() => {
    const check = () => setTrashed(findTrashed(store, entry));
    check();
    return subscribeToTrash(store, check);
  }, [store, entry]);
  return trashed;
}

/** The rows already announced, by replica: the rail may be mounted twice. */
const announced = new WeakMap<Store['replica'], ReadonlySet<string>>();

/** Calls `onTrashed` once for each row whose changes are refused from now on because it was deleted. Returns a function that stops it. */
export function watchTrashed(
  store: Pick<Store, 'replica'>,
  onTrashed: (trashed: Trashed) => void,
): () => void {
  const { replica } = store;
  const check = () => {
    const trashed = new Map(
      replica.outbox.rows().flatMap((entry) => {
        const found = findTrashed(store, entry);
        return found ? [[found.id, found] as const] : [];
      }),
    );
    const before = announced.get(replica);
    announced.set(replica, new Set(trashed.keys()));
    for (const [id, one] of trashed) if (before && !before.has(id)) onTrashed(one);
  };
  check();
  const stops = [subscribeToTrash(store, check), replica.outbox.subscribe(check)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Shows a toast, with Restore, when a change is refused because its row was deleted on another device. */
export function useTrashedNotice(): void {
  const store = useStore();
  const { isLoaded } = useStoreStatus();
  useEffect(
    () => (isLoaded ? watchTrashed(store, (trashed) => toastTrashed(store, trashed)) : undefined),
    [store, isLoaded],
  );
}

function toastTrashed(store: Store, trashed: Trashed): void {
  if (trashed.isErased) toast({ text: t.whatYouChangedWasDeleted });
  else
    toast({
      text: t.deletedElsewhere(shortName(trashed.name)),
      action: {
        label: t.restore,
        onPress: () => toastOnError(restoreAndApply(store, trashed), t.notRestored),
      },
    });
}
