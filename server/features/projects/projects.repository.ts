import type { Project } from '#contract/projects.ts';
import { createNamedRowRepository } from '../../db/named-row-repository.ts';
import type { Store } from '../../db/revision.ts';

export type ProjectsRepository = ReturnType<typeof createProjectsRepository>;

export function createProjectsRepository(store: Store) {
  return createNamedRowRepository<Project>(store, {
    table: 'projects',
  });
}
