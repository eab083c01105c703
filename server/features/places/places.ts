import { createFilterContextReader } from './filter-context.usecases.ts';

/** Creates what reads the names of themes, threads and projects. */
export const createPlaces = ({
  themes,
  threads,
  projects,
  settings,
}: Parameters<typeof createFilterContextReader>[0]) => ({
  offers: { readFilterContext: createFilterContextReader({ themes, threads, projects, settings }) },
});
