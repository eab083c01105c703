import { useEffect, useState } from 'react';
import { toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import type { OutboxEntry } from '#browser/store/device-database.ts';
import type { Store } from '#browser/store/store.ts';
import { useStore, useStoreStatus } from '#browser/store/use-store.ts';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import { truncate } from '#browser/ui/truncate.ts';
import type { TrashTable } from '#contract/trash.ts';
import { isErased, trashTables } from '#domain/trash.ts';

/** What a refused change was about, and that was deleted elsewhere. */
export interface Trashed {
  table: TrashTable;
  id: string;
  /** Empty where it was deleted for good. */
  name: string;
  erased: boolean;
}

type Refused = Pick<OutboxEntry, 'state' | 'code' | 'effects'>;

/** Undefined where the change was refused for another reason. */
export function findTrashed({ replica }: Pick<Store, 'replica'>, entry: Refused): Trashed | undefined {
  if (entry.state !== 'refused' || !entry.code?.endsWith('.not_found')) return undefined;
  for (const { table: changed, id } of entry.effects) {
    const table = trashTables.find((one) => one === changed);
    const row = table && replica[table].get(id);
    if (!table || !row || row.deleted_at === null) continue;
    return { table, id, name: 'title' in row ? row.title : row.name, erased: isErased(row) };
  }
  return undefined;
}

/** Takes it out of the trash, and makes all changes to it that were refused because it was there. */
export async function restoreAndApply(store: Store, trashed: Trashed): Promise<void> {
  const [{ restoreItems }, { listTrash }] = await Promise.all([
    import('#browser/model/trash/trash-mutations.ts'),
    import('#browser/model/trash/trash-queries.ts'),
  ]);
  const items = listTrash(store, Date.now());
  const row = store.replica[trashed.table].get(trashed.id);
  // A subtask comes back with its task, where it went with it.
  const owner = row && 'parent_id' in row ? row.parent_id : undefined;
  const item =
    items.find(({ row: { id } }) => id === trashed.id) ?? items.find(({ row: { id } }) => id === owner);
  if (!item) throw new Error('It is in the trash no more');
  const { changeId } = await restoreItems(store, [item]);
  const refused = store.replica.outbox.rows().filter((entry) => trashedBefore(entry, trashed));
  await store.requeue(refused.map(({ seq }) => seq));
  toastWithUndo(store, `Restored “${shortName(item.name)}”`, changeId);
}

const shortName = (name: string) => truncate(name, 60);

const trashedBefore = ({ state, code, effects }: Refused, { id }: Trashed) =>
  state === 'refused' && code?.endsWith('.not_found') && effects.some((effect) => effect.id === id);

export const notRestored = 'It could not be restored. Please try again.';

/** Hears whatever comes into the trash or leaves it. Returns how to hear no more. */
function subscribeTrash({ replica }: Pick<Store, 'replica'>, listener: () => void): () => void {
  const stops = trashTables.map((table) => replica[table].subscribe(listener));
  return () => {
    for (const stop of stops) stop();
  };
}

/** As `trashedBy`; known anew when the deletion comes in. */
export function useTrashed(entry: Refused): Trashed | undefined {
  const store = useStore();
  const [trashed, setTrashed] = useState(() => findTrashed(store, entry));
  useEffect(() => {
    const look = () => setTrashed(findTrashed(store, entry));
    look();
    return subscribeTrash(store, look);
  }, [store, entry]);
  return trashed;
}

/** What was said already; the rail may be there twice. */
const told = new WeakMap<Store['replica'], ReadonlySet<string>>();

/** Says what changes come too late for, because it was deleted elsewhere, from now on. Returns how to stop. */
export function watchTrashed(
  store: Pick<Store, 'replica'>,
  onTrashed: (trashed: Trashed) => void,
): () => void {
  const { replica } = store;
  const look = () => {
    const trashed = new Map(
      replica.outbox.rows().flatMap((entry) => {
        const found = findTrashed(store, entry);
        return found ? [[found.id, found] as const] : [];
      }),
    );
    const before = told.get(replica);
    told.set(replica, new Set(trashed.keys()));
    for (const [id, one] of trashed) if (before && !before.has(id)) onTrashed(one);
  };
  look();
  const stops = [subscribeTrash(store, look), replica.outbox.subscribe(look)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Says it when a change comes too late because its task, or whatever it was, was deleted elsewhere, and offers the way back. */
export function useTrashedNotice(): void {
  const store = useStore();
  const { isLoaded } = useStoreStatus();
  useEffect(
    () => (isLoaded ? watchTrashed(store, (trashed) => say(store, trashed)) : undefined),
    [store, isLoaded],
  );
}

function say(store: Store, trashed: Trashed): void {
  if (trashed.erased) toast({ text: 'What you changed was deleted for good on another device' });
  else
    toast({
      text: `“${shortName(trashed.name)}” was deleted on another device. Your change to it is kept.`,
      action: { label: 'Restore', onPress: () => toastOnError(restoreAndApply(store, trashed), notRestored) },
    });
}
