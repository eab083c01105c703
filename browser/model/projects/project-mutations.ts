import { uuidv7 } from 'uuidv7';
import { t as domainTexts } from '#browser/i18n/domain.ts';
import { t } from '#browser/i18n/model.ts';
import { type OrderPlace, putInOrder } from '#browser/model/order/order.ts';
import type { Store } from '#browser/store/store.ts';
import { maxNameLength } from '#contract/limits.ts';
import type { NewProject, Project } from '#contract/projects.ts';
import { checkedLabel } from '#domain/labels.ts';
import { newProject } from '#domain/new-project.ts';

export async function createProject(store: Store, project: Omit<NewProject, 'id'>): Promise<Project> {
  const name = checkedLabel(project.name, { of: 'project', max: maxNameLength }, domainTexts);
  const row = newProject({ ...project, name }, { id: uuidv7(), createdAt: new Date().toISOString() });
  await store.change({
    change_id: row.id,
    label: t.addProject(row.name),
    method: 'POST',
    path: '/api/projects/',
    body: { id: row.id, name, color: row.color },
    effects: [{ table: 'projects', id: row.id, set: row }],
  });
  return row;
}

/** Resolves with the id that undoes the change, as do all mutations below. */
export async function updateProject(
  store: Store,
  project: Project,
  change: Partial<Pick<Project, 'name' | 'color'>>,
): Promise<string> {
  return store.change({
    label: t.changeProject(project.name),
    method: 'PUT',
    path: `/api/projects/${project.id}`,
    body: change,
    effects: [{ table: 'projects', id: project.id, set: change }],
  });
}

/** Archives or restores a project; nothing is filed into an archived project automatically. */
export async function archiveProject(store: Store, project: Project, archived: boolean): Promise<string> {
  return store.change({
    label: (archived ? t.archiveProject : t.unarchiveProject)(project.name),
    method: 'PUT',
    path: `/api/projects/${project.id}`,
    body: { archived },
    effects: [
      {
        table: 'projects',
        id: project.id,
        set: { archived_at: archived ? new Date().toISOString() : null },
      },
    ],
  });
}

/** Puts a project in another place; resolves with undefined if it is there. */
export async function moveProject(
  store: Pick<Store, 'replica' | 'changeAtomically'>,
  id: string,
  place: OrderPlace,
): Promise<string | undefined> {
  const before = store.replica.projects.rows();
  const order = putInOrder(before, id, place);
  if (order.every((project, at) => project === before[at])) return undefined;
  // Those behind the last one that moved or has a place stay without one.
  const end = order.findLastIndex((project, at) => project !== before[at] || project.position !== null);
  const moved = order
    .slice(0, end + 1)
    .flatMap((project, position) => (project.position === position ? [] : { ...project, position }));
  return store.changeAtomically(
    uuidv7(),
    moved.map(({ id, name, position }) => ({
      label: t.moveProject(name),
      method: 'PUT',
      path: `/api/projects/${id}`,
      body: { position },
      effects: [{ table: 'projects', id, set: { position } }],
    })),
  );
}

/** Deletes a project; its tasks, including those in the trash, stay without one. */
export async function deleteProject(store: Store, project: Project): Promise<string> {
  const tasks = [...store.replica.tasks.all()].filter(({ project_id }) => project_id === project.id);
  return store.change({
    label: t.deleteProject(project.name),
    method: 'DELETE',
    path: `/api/projects/${project.id}`,
    effects: [
      { table: 'projects', id: project.id, set: { deleted_at: new Date().toISOString() } },
      ...tasks.map(({ id }) => ({ table: 'tasks' as const, id, set: { project_id: null } })),
    ],
  });
}
