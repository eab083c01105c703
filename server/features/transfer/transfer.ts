import type { ChangeSources } from '../sync/sync.usecases.ts';
import type { ExportOnlySources } from './export.usecases.ts';
import { createTransferRoutes, type TransferDependencies } from './transfer.routes.ts';

/** Creates exports, with the rows of all features before it. */
export const createTransfer = ({
  synced,
  exported,
  tasks,
  themes,
  threads,
  projects,
  notes,
  settings,
  config,
  clock,
  log,
}: Pick<TransferDependencies, 'config' | 'clock' | 'log'> &
  Pick<
    TransferDependencies['sources'],
    'tasks' | 'themes' | 'threads' | 'projects' | 'notes' | 'settings'
  > & {
    synced: ChangeSources;
    exported: ExportOnlySources;
  }) => ({
  routes: {
    '/api': createTransferRoutes({
      sources: { ...synced, ...exported, tasks, themes, threads, projects, notes, settings },
      config,
      clock,
      log,
    }),
  },
});
