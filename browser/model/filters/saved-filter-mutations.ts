import { uuidv7 } from 'uuidv7';
import { type OrderPlace, putInOrder } from '#browser/model/order/order.ts';
import { changeSetting, readSetting } from '#browser/model/settings/setting-mutations.ts';
import type { Store } from '#browser/store/store.ts';
import type { SavedFilter } from '#contract/settings.ts';

const read = (store: Store) => readSetting(store, 'saved_filters');

/** Saves a filter. Resolves with the id that undoes it, as do the other functions in this file. */
export async function saveFilter(store: Store, filter: Omit<SavedFilter, 'id'>): Promise<string> {
  return changeSetting(store, 'saved_filters', [...read(store), { id: uuidv7(), ...filter }]);
}

export async function renameFilter(store: Store, id: string, name: string): Promise<string> {
  const renamed = read(store).map((filter) => (filter.id === id ? { ...filter, name } : filter));
  return changeSetting(store, 'saved_filters', renamed);
}

/** Puts a filter in another place; resolves with undefined if it is there. */
export async function moveFilter(store: Store, id: string, place: OrderPlace): Promise<string | undefined> {
  const filters = read(store);
  const moved = putInOrder(filters, id, place);
  if (moved.every((filter, at) => filter === filters[at])) return undefined;
  return changeSetting(store, 'saved_filters', [...moved]);
}

export async function deleteFilter(store: Store, id: string): Promise<string> {
  const others = read(store).filter((filter) => filter.id !== id);
  return changeSetting(store, 'saved_filters', others);
}
