import type { NewProject, Project } from '#contract/projects.ts';
import { type NewRow, newRow } from './new-row.ts';

/** Compares projects by the order that the user gave them; those without a place come last. */
export const compareProjects = (one: Pick<Project, 'position'>, other: Pick<Project, 'position'>): number =>
  (one.position ?? Number.MAX_SAFE_INTEGER) - (other.position ?? Number.MAX_SAFE_INTEGER);

/** Returns a new project's whole row. */
export const newProject = ({ name, color = '#4A46C9' }: NewProject, row: NewRow): Project => ({
  ...newRow(row),
  name,
  color,
  archived_at: null,
  position: null,
});
