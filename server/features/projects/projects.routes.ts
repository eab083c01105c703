import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { Logger } from 'pino';
import { z } from 'zod';
import { errorSchema } from '#contract/errors.ts';
import {
  newProjectSchema,
  newProjectTaskSchema,
  projectPatchSchema,
  projectSchema,
  projectWithCountSchema,
} from '#contract/projects.ts';
import { taskSchema } from '#contract/tasks.ts';
import type { InTransaction } from '../../db/revision.ts';
import { readCreationEdit, readEdit, setBaseRevision } from '../../http/edit-headers.ts';
import type { AppEnv } from '../../http/env.ts';
import { streamJsonArray, toJsonBatches } from '../../http/stream.ts';
import { jsonResponse, validate, validateId } from '../../http/validate.ts';
import type { TasksRepository } from '../tasks/tasks.repository.ts';
import { createTask, listTasks } from '../tasks/tasks.usecases.ts';
import { projectNotFound } from './projects.errors.ts';
import type { ProjectsRepository } from './projects.repository.ts';
import {
  createProject,
  deleteProject,
  getProject,
  listProjects,
  updateProject,
} from './projects.usecases.ts';

interface Dependencies {
  projects: ProjectsRepository;
  tasks: TasksRepository;
  inTransaction: InTransaction<{ projects: ProjectsRepository; tasks: TasksRepository }>;
  clock: () => Date;
  log: Logger;
}

type Routes = Hono<AppEnv>;

const tags = ['Projects'];
const notFound = jsonResponse(404, 'No such project', errorSchema);

/** Mounted at /api/projects. */
export function createProjectsRoutes(dependencies: Dependencies) {
  const routes = new Hono<AppEnv>();
  listProjectsRoute(routes, dependencies);
  createProjectRoute(routes, dependencies);
  updateProjectRoute(routes, dependencies);
  deleteProjectRoute(routes, dependencies);
  listProjectTasksRoute(routes, dependencies);
  createProjectTaskRoute(routes, dependencies);
  return routes;
}

function listProjectsRoute(routes: Routes, { projects, tasks }: Dependencies) {
  routes.get(
    '/',
    describeRoute({
      tags,
      summary: 'List projects',
      responses: jsonResponse(200, 'The projects', z.array(projectWithCountSchema)),
    }),
    async (c) => c.json(await listProjects({ projects, tasks, userId: c.get('user').id })),
  );
}

function createProjectRoute(routes: Routes, { projects, clock }: Dependencies) {
  routes.post(
    '/',
    describeRoute({
      tags,
      summary: 'Create a project',
      responses: jsonResponse(201, 'The project', projectSchema),
    }),
    validate('json', newProjectSchema),
    async (c) => {
      const input = c.req.valid('json');
      const project = await createProject({
        projects,
        userId: c.get('user').id,
        input,
        edit: readEdit(c, clock),
      });
      setBaseRevision(c, [project]);
      return c.json(project, 201);
    },
  );
}

function updateProjectRoute(routes: Routes, { projects, clock }: Dependencies) {
  routes.put(
    '/:id',
    describeRoute({
      tags,
      summary: 'Rename, recolor, archive or unarchive a project',
      description: 'Nothing new is filed into an archived project by itself; its tasks stay in it.',
      responses: { ...jsonResponse(200, 'The project', projectSchema), ...notFound },
    }),
    validateId(projectNotFound),
    validate('json', projectPatchSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      const input = c.req.valid('json');
      const project = await updateProject({
        projects,
        userId: c.get('user').id,
        id,
        input,
        edit: readEdit(c, clock),
      });
      setBaseRevision(c, [project]);
      return c.json(project);
    },
  );
}

function deleteProjectRoute(routes: Routes, { inTransaction, clock }: Dependencies) {
  routes.delete(
    '/:id',
    describeRoute({
      tags,
      summary: 'Delete a project',
      description: 'Its tasks stay, without project.',
      responses: { ...jsonResponse(204, 'Done'), ...notFound },
    }),
    validateId(projectNotFound),
    async (c) => {
      const { id } = c.req.valid('param');
      const userId = c.get('user').id;
      const edit = readEdit(c, clock);
      const project = await inTransaction(userId, (repositories) =>
        deleteProject({ ...repositories, userId, id, edit }),
      );
      setBaseRevision(c, [project]);
      return c.body(null, 204);
    },
  );
}

function listProjectTasksRoute(routes: Routes, { projects, tasks, log }: Dependencies) {
  routes.get(
    '/:id/tasks',
    describeRoute({
      tags,
      summary: 'List the tasks of a project, newest first',
      responses: { ...jsonResponse(200, 'The tasks', z.array(taskSchema)), ...notFound },
    }),
    validateId(projectNotFound),
    async (c) => {
      const user = c.get('user');
      const project = await getProject({ projects, userId: user.id, id: c.req.valid('param').id });
      const batches = listTasks({ tasks, user, query: { project_id: project.id } });
      return streamJsonArray(c, toJsonBatches(batches), log);
    },
  );
}

function createProjectTaskRoute(routes: Routes, { projects, tasks, clock }: Dependencies) {
  routes.post(
    '/:id/tasks',
    describeRoute({
      tags,
      summary: 'Add a task to a project',
      responses: { ...jsonResponse(201, 'The task', taskSchema), ...notFound },
    }),
    validateId(projectNotFound),
    validate('json', newProjectTaskSchema),
    async (c) => {
      const user = c.get('user');
      const project = await getProject({ projects, userId: user.id, id: c.req.valid('param').id });
      const input = { ...c.req.valid('json'), project_id: project.id };
      const task = await createTask({ tasks, user, input, edit: readCreationEdit(c, clock) });
      setBaseRevision(c, [task]);
      return c.json(task, 201);
    },
  );
}
