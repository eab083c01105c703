import { type Project, projectSchema } from '#contract/projects.ts';
import { createNamedRows } from '../../db/named-rows.ts';
import type { Store } from '../../db/revision.ts';

export type ProjectsRepository = ReturnType<typeof createProjectsRepository>;

export function createProjectsRepository(store: Store) {
  return createNamedRows<Project>(store, {
    table: 'projects',
    entity: 'project',
    columns: projectSchema.keyof().options,
  });
}
