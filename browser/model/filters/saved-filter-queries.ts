import { useSetting } from '#browser/model/settings/setting-queries.ts';
import type { SavedFilter } from '#contract/settings.ts';

const none: readonly SavedFilter[] = [];

/** The address that shows what a query finds. */
export const searchHref = (query: string) => `/search?${new URLSearchParams({ q: query })}`;

/** In the order of the rail: as they were saved, until somebody moves one. */
export const useSavedFilters = (): readonly SavedFilter[] => useSetting('saved_filters') ?? none;
