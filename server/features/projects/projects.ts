import { createProjectsRoutes } from './projects.routes.ts';

/** Creates projects. */
export const createProjects = ({
  projects,
  tasks,
  inTransaction,
  clock,
  log,
}: Parameters<typeof createProjectsRoutes>[0]) => ({
  routes: { '/api/projects': createProjectsRoutes({ projects, tasks, inTransaction, clock, log }) },
  synced: { projects },
});
