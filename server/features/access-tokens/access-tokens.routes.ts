import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import {
  accessTokenSchema,
  createdAccessTokenSchema,
  newAccessTokenSchema,
} from '#contract/access-tokens.ts';
import { errorSchema } from '#contract/errors.ts';
import type { SessionEnv } from '../../http/env.ts';
import { jsonResponse, validate, validateId } from '../../http/validate.ts';
import { tokenNotFound } from './access-tokens.errors.ts';
import type { AccessTokensRepository } from './access-tokens.repository.ts';
import { type AnnounceToken, createToken, listTokens, revokeToken } from './access-tokens.usecases.ts';

interface Dependencies {
  accessTokens: AccessTokensRepository;
  announce: AnnounceToken;
  clock: () => Date;
}

type Routes = Hono<SessionEnv>;

const tags = ['Access tokens'];

/** Mounted at /api/access-tokens. */
export function createAccessTokensRoutes(dependencies: Dependencies) {
  const routes = new Hono<SessionEnv>();
  listTokensRoute(routes, dependencies);
  createTokenRoute(routes, dependencies);
  revokeTokenRoute(routes, dependencies);
  return routes;
}

function listTokensRoute(routes: Routes, { accessTokens }: Dependencies) {
  routes.get(
    '/',
    describeRoute({
      tags,
      summary: 'List the access tokens, newest first',
      responses: jsonResponse(200, 'The tokens, without their secrets', z.array(accessTokenSchema)),
    }),
    async (c) => c.json(await listTokens({ accessTokens, userId: c.get('user').id })),
  );
}

function createTokenRoute(routes: Routes, { accessTokens, announce, clock }: Dependencies) {
  routes.post(
    '/',
    describeRoute({
      tags,
      summary: 'Create an access token',
      description:
        'To be sent as `Authorization: Bearer`, like an ID token. Scopes: `read` sees everything that an export has, `write` adds, changes and deletes, `settings` changes settings and the profile. No token reaches access tokens, sign-in, language models and their keys, or notifications, and none erases what is in the trash.',
      responses: {
        ...jsonResponse(201, 'The token, shown this once', createdAccessTokenSchema),
        ...jsonResponse(400, 'What is wrong with it', errorSchema),
        ...jsonResponse(409, 'There are too many tokens', errorSchema),
      },
    }),
    validate('json', newAccessTokenSchema),
    async (c) => {
      const input = c.req.valid('json');
      return c.json(
        await createToken({ accessTokens, userId: c.get('user').id, input, announce, now: clock() }),
        201,
      );
    },
  );
}

function revokeTokenRoute(routes: Routes, { accessTokens }: Dependencies) {
  routes.delete(
    '/:id',
    describeRoute({
      tags,
      summary: 'Revoke an access token',
      description: 'Its next call is refused.',
      responses: { ...jsonResponse(204, 'Done'), ...jsonResponse(404, 'No such token', errorSchema) },
    }),
    validateId(tokenNotFound),
    async (c) => {
      await revokeToken({ accessTokens, userId: c.get('user').id, id: c.req.valid('param').id });
      return c.body(null, 204);
    },
  );
}
