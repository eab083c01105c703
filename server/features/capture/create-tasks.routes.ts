import { type Context, Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { changeIdHeader } from '#contract/sync-headers.ts';
import { captureResultSchema, type NewCapture, newCaptureSchema } from '#contract/tasks.ts';
import { refinementAnswerTimeoutMs } from '../../config/limits.ts';
import { readCreationEdit, setBaseRevision, toServerTime } from '../../http/edit-headers.ts';
import type { AppEnv } from '../../http/env.ts';
import { requestLocale } from '../../http/request-locale.ts';
import { jsonResponse, validate } from '../../http/validate.ts';
import { createTask } from '../tasks/tasks.usecases.ts';
import { type Capturing, captureText } from './capture.usecases.ts';

type Dependencies = Capturing & { clock: () => Date };

type Routes = Hono<AppEnv>;

const flag = z.enum(['true', 'false']).default('false');

/** Mounted at /api/tasks. */
export function createCreateTasksRoutes(dependencies: Dependencies) {
  const routes = new Hono<AppEnv>();
  createTaskRoute(routes, dependencies);
  return routes;
}

function createTaskRoute(routes: Routes, dependencies: Dependencies) {
  const { tasks, intake, refine, clock } = dependencies;
  routes.post(
    '/',
    describeRoute({
      tags: ['Tasks'],
      summary: 'Create tasks',
      description:
        'With auto_classify=true the title is a text to be understood, which may become several tasks (`multi_task`). Where the split is unsure, as in a pasted mail, it becomes one task (`single`) that has the whole text as its description and offers what was found in `suggestions`. Otherwise the task is stored as given. It is read in the language the request asks for (Accept-Language). A repeated id changes nothing and answers the same. A language model, where one is active, refines the tasks: the answer waits some seconds for that, unless the request says under which change it is undone (Heddle-Change-Id), and it goes on afterwards.',
      responses: jsonResponse(201, 'What was created', captureResultSchema),
    }),
    validate('query', z.object({ auto_classify: flag })),
    validate('json', newCaptureSchema),
    async (c) => {
      const input = c.req.valid('json');
      const write = { tasks, user: c.get('user'), edit: readCreationEdit(c, clock) };
      const created =
        c.req.valid('query').auto_classify === 'true'
          ? await captureText({
              ...write,
              intake,
              refine,
              locale: requestLocale(c),
              input: correctCapturedAt(c, input, clock()),
              // What a device queued it shows already, and takes over what is refined when it syncs.
              waitMs: c.req.header(changeIdHeader) === undefined ? refinementAnswerTimeoutMs : 0,
            })
          : [await createTask({ ...write, input })];
      setBaseRevision(c, created);
      return c.json(
        { type: created.length > 1 ? 'multi_task' : 'single', total_created: created.length, tasks: created },
        201,
      );
    },
  );
}

/** Converts the moment of a capture to the server's clock. */
function correctCapturedAt(c: Context<AppEnv>, { captured_at, ...input }: NewCapture, now: Date): NewCapture {
  if (captured_at === undefined) return input;
  return { ...input, captured_at: toServerTime(c, Date.parse(captured_at), now).toISOString() };
}
