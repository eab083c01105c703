import { type Context, Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { errorSchema } from '#contract/errors.ts';
import { mailInInputSchema, mailInSchema } from '#contract/mail-in.ts';
import type { AppEnv } from '../../http/env.ts';
import { jsonResponse, validate } from '../../http/validate.ts';
import { getMailIn, type MailInContext, renewMailIn, saveMailIn, turnOffMailIn } from './mail-in.usecases.ts';

type Dependencies = Omit<MailInContext, 'user'>;
type Routes = Hono<AppEnv>;

const tags = ['Mail'];
const unavailable = jsonResponse(409, 'This server does not receive email', errorSchema);

/** Mounted at /api/mail-in. */
export function createMailInRoutes(dependencies: Dependencies) {
  const routes = new Hono<AppEnv>();
  getMailInRoute(routes, dependencies);
  saveMailInRoute(routes, dependencies);
  renewMailInRoute(routes, dependencies);
  turnOffMailInRoute(routes, dependencies);
  return routes;
}

const contextOf = (c: Context<AppEnv>, dependencies: Dependencies): MailInContext => ({
  ...dependencies,
  user: c.get('user'),
});

function getMailInRoute(routes: Routes, dependencies: Dependencies) {
  routes.get(
    '/',
    describeRoute({
      tags,
      summary: 'Get how tasks are added by email',
      responses: jsonResponse(200, 'The address and who may send', mailInSchema),
    }),
    async (c) => c.json(await getMailIn(contextOf(c, dependencies))),
  );
}

function saveMailInRoute(routes: Routes, dependencies: Dependencies) {
  routes.put(
    '/',
    describeRoute({
      tags,
      summary: 'Turn adding tasks by email on, or change who may send',
      responses: { ...jsonResponse(200, 'The address and who may send', mailInSchema), ...unavailable },
    }),
    validate('json', mailInInputSchema),
    async (c) => c.json(await saveMailIn({ ...contextOf(c, dependencies), input: c.req.valid('json') })),
  );
}

function renewMailInRoute(routes: Routes, dependencies: Dependencies) {
  routes.post(
    '/renew',
    describeRoute({
      tags,
      summary: 'Get another address for adding tasks by email',
      description: 'The old address ends at once.',
      responses: {
        ...jsonResponse(200, 'The address and who may send', mailInSchema),
        ...jsonResponse(404, 'It is off', errorSchema),
        ...unavailable,
      },
    }),
    async (c) => c.json(await renewMailIn(contextOf(c, dependencies))),
  );
}

function turnOffMailInRoute(routes: Routes, dependencies: Dependencies) {
  routes.delete(
    '/',
    describeRoute({
      tags,
      summary: 'Turn adding tasks by email off',
      description: 'The address ends at once.',
      responses: jsonResponse(204, 'Done'),
    }),
    async (c) => {
      await turnOffMailIn(contextOf(c, dependencies));
      return c.body(null, 204);
    },
  );
}
