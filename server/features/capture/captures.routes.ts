import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import { givenCaptureSchema } from '#contract/captures.ts';
import { errorSchema } from '#contract/errors.ts';
import { captureResultSchema } from '#contract/tasks.ts';
import { refinementAnswerTimeoutMs } from '../../config/limits.ts';
import { readCreationEdit, setBaseRevision } from '../../http/edit-headers.ts';
import type { AppEnv } from '../../http/env.ts';
import { requestLocale } from '../../http/request-locale.ts';
import { jsonResponse } from '../../http/validate.ts';
import { type Capturing, captureText, deriveCaptureId } from './capture.usecases.ts';
import { idempotencyKeyHeader, readGivenCapture } from './read-given-capture.ts';

type Dependencies = Capturing & { clock: () => Date };

/** Mounted at /api/captures. */
export function createCapturesRoutes(dependencies: Dependencies) {
  const routes = new Hono<AppEnv>();
  createCaptureRoute(routes, dependencies);
  return routes;
}

function createCaptureRoute(routes: Hono<AppEnv>, { tasks, intake, refine, clock }: Dependencies) {
  routes.post(
    '/',
    describeRoute({
      tags: ['Captures'],
      summary: 'Make tasks of a text',
      description:
        'The text is the body itself, or `text` in JSON or in a form, and becomes tasks as if it were typed on the home page. A repeated `id` or Idempotency-Key adds nothing and answers the tasks of the first call, for good.',
      parameters: [
        {
          in: 'header',
          name: idempotencyKeyHeader,
          description: 'Any text of up to 255 characters that names this capture',
          schema: { type: 'string', maxLength: 255 },
        },
      ],
      requestBody: {
        required: true,
        content: {
          'text/plain': { schema: { type: 'string', examples: ['Buy milk tomorrow'] } },
          'application/json': { schema: resolver(givenCaptureSchema) as never },
        },
      },
      responses: {
        ...jsonResponse(201, 'The tasks in it', captureResultSchema),
        ...jsonResponse(400, 'The text is empty, too long or no text', errorSchema),
        ...jsonResponse(409, 'The id belongs to something else', errorSchema),
        ...jsonResponse(415, 'The body is neither text, JSON nor a form', errorSchema),
      },
    }),
    async (c) => {
      const user = c.get('user');
      const { text, id, key, context = 'Added through the API' } = await readGivenCapture(c.req.raw);
      const created = await captureText({
        tasks,
        intake,
        refine,
        locale: requestLocale(c),
        user,
        edit: readCreationEdit(c, clock),
        input: {
          title: text,
          context,
          ...(id !== undefined ? { id } : key !== undefined && { id: deriveCaptureId(user.id, 'key', key) }),
        },
        waitMs: refinementAnswerTimeoutMs,
      });
      setBaseRevision(c, created);
      return c.json(
        {
          type: created.length > 1 ? ('multi_task' as const) : ('single' as const),
          total_created: created.length,
          tasks: created,
        },
        201,
      );
    },
  );
}
