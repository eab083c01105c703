import type { NewProject, Project, ProjectPatch, ProjectWithCount } from '#contract/projects.ts';
import { compareProjects, newProject } from '#domain/new-project.ts';
import type { Edit } from '../../db/revision.ts';
import { createId } from '../../ids.ts';
import { countTasks, type PlacedTasks, settleTasks } from '../tasks/tasks.usecases.ts';
import { projectNotFound } from './projects.errors.ts';
import type { ProjectsRepository } from './projects.repository.ts';

interface Context {
  projects: ProjectsRepository;
  userId: string;
}

export async function listProjects({
  projects,
  tasks,
  userId,
}: Context & { tasks: PlacedTasks }): Promise<ProjectWithCount[]> {
  const [rows, counts] = await Promise.all([
    projects.list(userId),
    countTasks({ tasks, userId, by: 'project_id' }),
  ]);
  return rows
    .map((project) => ({ ...project, task_count: counts.get(project.id) ?? 0 }))
    .sort(compareProjects);
}

export async function getProject({ projects, userId, id }: Context & { id: string }): Promise<Project> {
  const project = await projects.find(userId, id);
  if (!project || project.deleted_at) throw projectNotFound();
  return project;
}

export async function createProject({
  projects,
  userId,
  input,
  edit,
}: Context & { input: NewProject; edit: Edit }): Promise<Project> {
  const row = newProject(input, { id: input.id ?? createId(), createdAt: edit.now.toISOString() });
  return projects.create(userId, row, edit);
}

export async function updateProject({
  projects,
  userId,
  id,
  input,
  edit,
}: Context & { id: string; input: ProjectPatch; edit: Edit }): Promise<Project> {
  const changed = await projects.change(
    userId,
    id,
    (project) => {
      if (project.deleted_at) throw projectNotFound();
      const { archived, ...given } = input;
      return {
        ...(given as Partial<Project>),
        ...(archived !== undefined &&
          archived !== (project.archived_at !== null) && {
            archived_at: archived ? edit.editedAt.toISOString() : null,
          }),
      };
    },
    edit,
  );
  if (!changed) throw projectNotFound();
  return changed;
}

/** Deletes the project; its tasks stay, without a project. */
export async function deleteProject({
  projects,
  tasks,
  userId,
  id,
  edit,
}: Context & { tasks: PlacedTasks; id: string; edit: Edit }): Promise<Project> {
  const deleted = await projects.change(
    userId,
    id,
    (project) => (project.deleted_at ? {} : { deleted_at: edit.now.toISOString() }),
    edit,
  );
  if (!deleted) throw projectNotFound();
  await settleTasks({ tasks, userId, place: 'project_id', id, edit });
  return deleted;
}
