import type { NewProject, Project } from '#contract/projects.ts';
import { type NewRow, newRow } from './new-row.ts';

/** Returns a new project's whole row. */
export const newProject = ({ name, color = '#4A46C9' }: NewProject, row: NewRow): Project => ({
  ...newRow(row),
  name,
  color,
  archived_at: null,
});
