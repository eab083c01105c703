import { uuidv7 } from 'uuidv7';
import type { Store } from '#browser/store/store.ts';
import type { NewProject, Project } from '#contract/projects.ts';

export async function createProject(store: Store, { name, color = '#4A46C9' }: NewProject): Promise<Project> {
  const now = new Date().toISOString();
  const row: Project = {
    id: uuidv7(),
    name: name.trim(),
    color,
    archived_at: null,
    created_at: now,
    updated_at: now,
    deleted_at: null,
    revision: 0,
  };
  await store.change({
    label: `Add project “${row.name}”`,
    method: 'POST',
    path: '/api/projects/',
    body: { id: row.id, name: row.name, color },
    effects: [{ table: 'projects', id: row.id, set: row }],
  });
  return row;
}
