import { createImportRoutes, importUploadPath } from './import.routes.ts';
import { createImportPool } from './import-pool.ts';

/** Creates what adds the tasks of other programs, and restores exports. Close it with the app. */
export function createImport({
  imports,
  intake,
  inTransaction,
  jobs,
  clock,
}: Omit<Parameters<typeof createImportRoutes>[0], 'pool'>) {
  const pool = createImportPool();
  return {
    routes: {
      '/api/imports': createImportRoutes({ imports, pool, intake, inTransaction, jobs, clock }),
    },
    streamedPaths: [importUploadPath],
    jobParts: { imports: { imports, inTransaction, clock } },
    close: pool.close,
  };
}
