import { useSetting } from '#browser/model/settings/setting-queries.ts';
import type { SavedFilter } from '#contract/settings.ts';

/** Returns the URL of the search page for a query. */
export const searchHref = (query: string) => `/search?${new URLSearchParams({ q: query })}`;

/** Returns the address of the page of a saved filter. */
export const filterHref = ({ id }: Pick<SavedFilter, 'id'>) => `/filters/${id}`;

/** Returns the saved filters in the order of the rail. */
export const useSavedFilters = (): readonly SavedFilter[] => useSetting('saved_filters');
