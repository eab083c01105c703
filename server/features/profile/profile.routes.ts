import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { errorSchema } from '#contract/errors.ts';
import { profilePatchSchema, profileSchema } from '#contract/profile.ts';
import type { InTransaction } from '../../db/revision.ts';
import type { AppEnv } from '../../http/env.ts';
import { jsonResponse, validate } from '../../http/validate.ts';
import type { Auth } from '../auth/create-auth.ts';
import type { ProfileRepository } from './profile.repository.ts';
import { getProfile, updateProfile } from './profile.usecases.ts';

interface Dependencies {
  inTransaction: InTransaction<{ profiles: ProfileRepository }>;
  clock: () => Date;
  auth: Pick<Auth, 'forgetSessions'>;
}

/** Mounted at /api/profile. */
export function createProfileRoutes(dependencies: Dependencies) {
  const routes = new Hono<AppEnv>();
  getProfileRoute(routes);
  updateProfileRoute(routes, dependencies);
  return routes;
}

type Routes = Hono<AppEnv>;

function getProfileRoute(routes: Routes) {
  routes.get(
    '/',
    describeRoute({
      tags: ['Profile'],
      summary: 'Who is signed in',
      responses: jsonResponse(200, 'The profile', profileSchema),
    }),
    (c) => c.json(getProfile({ user: c.get('user') })),
  );
}

function updateProfileRoute(routes: Routes, { inTransaction, auth, clock }: Dependencies) {
  routes.patch(
    '/',
    describeRoute({
      tags: ['Profile'],
      summary: 'Change the profile',
      description: 'Due dates are floating: they keep their day and hour in the new time zone.',
      responses: {
        ...jsonResponse(200, 'The whole profile', profileSchema),
        ...jsonResponse(400, 'What is wrong with it', errorSchema),
      },
    }),
    validate('json', profilePatchSchema),
    async (c) => {
      const profile = await updateProfile({
        inTransaction,
        user: c.get('user'),
        patch: c.req.valid('json'),
        now: clock(),
      });
      auth.forgetSessions();
      return c.json(profile);
    },
  );
}
