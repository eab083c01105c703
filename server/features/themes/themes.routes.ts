import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { errorSchema } from '#contract/errors.ts';
import {
  newThemeSchema,
  overviewSchema,
  themePatchSchema,
  themeSchema,
  themeWithCountSchema,
} from '#contract/themes.ts';
import { type Thread, threadWithCountSchema } from '#contract/threads.ts';
import type { NamedRowRepository } from '../../db/named-row-repository.ts';
import type { InTransaction } from '../../db/revision.ts';
import { readEdit, setBaseRevision } from '../../http/edit-headers.ts';
import type { AppEnv } from '../../http/env.ts';
import { jsonResponse, validate, validateId } from '../../http/validate.ts';
import type { PlacedTasks } from '../tasks/tasks.usecases.ts';
import { listThreads } from '../threads/threads.usecases.ts';
import { themeNotFound } from './themes.errors.ts';
import type { ThemesRepository } from './themes.repository.ts';
import {
  createTheme,
  type DeleteThemeRepositories,
  deleteTheme,
  getOverview,
  getTheme,
  listThemes,
  updateTheme,
} from './themes.usecases.ts';

interface Dependencies {
  themes: ThemesRepository;
  threads: NamedRowRepository<Thread>;
  tasks: PlacedTasks;
  inTransaction: InTransaction<DeleteThemeRepositories>;
  clock: () => Date;
}

type Routes = Hono<AppEnv>;

const tags = ['Organization'];
const notFound = jsonResponse(404, 'No such theme', errorSchema);
const nameTaken = jsonResponse(409, 'There is a theme of this name', errorSchema);
const standardStays = jsonResponse(403, 'A standard theme stays as it is', errorSchema);

/** Mounted at /api/organization. */
export function createThemesRoutes(dependencies: Dependencies) {
  const routes = new Hono<AppEnv>();
  listThemesRoute(routes, dependencies);
  getOverviewRoute(routes, dependencies);
  createThemeRoute(routes, dependencies);
  updateThemeRoute(routes, dependencies);
  deleteThemeRoute(routes, dependencies);
  listThreadsRoute(routes, dependencies);
  return routes;
}

function listThemesRoute(routes: Routes, { themes, tasks }: Dependencies) {
  routes.get(
    '/themes',
    describeRoute({
      tags,
      summary: 'List themes',
      responses: jsonResponse(200, 'The themes', z.array(themeWithCountSchema)),
    }),
    async (c) => c.json(await listThemes({ themes, tasks, userId: c.get('user').id })),
  );
}

function getOverviewRoute(routes: Routes, { themes, tasks }: Dependencies) {
  routes.get(
    '/overview',
    describeRoute({
      tags,
      summary: 'Themes and how much is in them',
      responses: jsonResponse(200, 'The overview', overviewSchema),
    }),
    async (c) => c.json(await getOverview({ themes, tasks, userId: c.get('user').id })),
  );
}

function createThemeRoute(routes: Routes, { themes, clock }: Dependencies) {
  routes.post(
    '/themes',
    describeRoute({
      tags,
      summary: 'Create a theme',
      responses: { ...jsonResponse(201, 'The theme', themeSchema), ...nameTaken },
    }),
    validate('json', newThemeSchema),
    async (c) => {
      const theme = await createTheme({
        themes,
        userId: c.get('user').id,
        input: c.req.valid('json'),
        edit: readEdit(c, clock),
      });
      setBaseRevision(c, [theme]);
      return c.json(theme, 201);
    },
  );
}

function updateThemeRoute(routes: Routes, { themes, clock }: Dependencies) {
  routes.put(
    '/themes/:id',
    describeRoute({
      tags,
      summary: "Rename or recolor a theme of one's own, or move a theme",
      responses: {
        ...jsonResponse(200, 'The theme', themeSchema),
        ...notFound,
        ...nameTaken,
        ...standardStays,
      },
    }),
    validateId(themeNotFound),
    validate('json', themePatchSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      const theme = await updateTheme({
        themes,
        userId: c.get('user').id,
        id,
        input: c.req.valid('json'),
        edit: readEdit(c, clock),
      });
      setBaseRevision(c, [theme]);
      return c.json(theme);
    },
  );
}

function deleteThemeRoute(routes: Routes, { inTransaction, clock }: Dependencies) {
  routes.delete(
    '/themes/:id',
    describeRoute({
      tags,
      summary: "Delete a theme of one's own",
      description: 'Its threads are deleted with it; its tasks go to the Inbox.',
      responses: { ...jsonResponse(204, 'Done'), ...notFound, ...standardStays },
    }),
    validateId(themeNotFound),
    async (c) => {
      const { id } = c.req.valid('param');
      const userId = c.get('user').id;
      const edit = readEdit(c, clock);
      const theme = await inTransaction(userId, (repositories) =>
        deleteTheme({ ...repositories, userId, id, edit }),
      );
      setBaseRevision(c, [theme]);
      return c.body(null, 204);
    },
  );
}

function listThreadsRoute(routes: Routes, { themes, threads, tasks }: Dependencies) {
  routes.get(
    '/themes/:id/threads',
    describeRoute({
      tags,
      summary: 'List the threads of a theme',
      responses: { ...jsonResponse(200, 'The threads', z.array(threadWithCountSchema)), ...notFound },
    }),
    validateId(themeNotFound),
    async (c) => {
      const userId = c.get('user').id;
      const theme = await getTheme({ themes, userId, id: c.req.valid('param').id });
      return c.json(await listThreads({ threads, tasks, userId, themeId: theme.id }));
    },
  );
}
