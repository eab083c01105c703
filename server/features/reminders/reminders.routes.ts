import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { errorSchema } from '#contract/errors.ts';
import { reminderActionInputSchema, reminderActionResultSchema } from '#contract/reminders.ts';
import { jsonResponse, validate } from '../../http/validate.ts';
import { type ActOnReminder, actOnReminder } from './reminders.usecases.ts';

type Dependencies = ActOnReminder & { clock: () => Date };

/** Mounted at /api/reminders, before the auth guard: a notification acts with its own token. */
export function createRemindersRoutes(dependencies: Dependencies) {
  const routes = new Hono();
  actOnReminderRoute(routes, dependencies);
  return routes;
}

function actOnReminderRoute(routes: Hono, { clock, ...dependencies }: Dependencies) {
  routes.post(
    '/actions',
    describeRoute({
      tags: ['Notifications'],
      summary: 'Complete or snooze a task from its reminder',
      description:
        'For notifications, with the app closed: the token in them takes the place of an ID token.',
      security: [],
      responses: {
        ...jsonResponse(200, 'Whether it was done', reminderActionResultSchema),
        ...jsonResponse(401, 'The token has expired, or its device is signed out', errorSchema),
      },
    }),
    validate('json', reminderActionInputSchema),
    async (c) =>
      c.json({ done: await actOnReminder({ ...dependencies, ...c.req.valid('json'), now: clock() }) }),
  );
}
