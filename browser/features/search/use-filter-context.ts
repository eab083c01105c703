import { useMemo } from 'react';
import { useWeekStart } from '#browser/model/settings/setting-queries.ts';
import { useRows } from '#browser/store/use-store.ts';
import { getWallZone, useWallMinute } from '#browser/time/wall-clock.ts';
import type { FilterContext } from '#domain/filter/compile-filter.ts';

/** Returns the time, place and names that filters are evaluated with. */
export function useFilterContext(): FilterContext {
  const now = useWallMinute();
  const timeZone = getWallZone();
  const themes = useRows('themes');
  const threads = useRows('threads');
  const projects = useRows('projects');
  const weekStart = useWeekStart();
  return useMemo(
    () => ({ now, timeZone, weekStart, themes, threads, projects }),
    [now, timeZone, weekStart, themes, threads, projects],
  );
}
