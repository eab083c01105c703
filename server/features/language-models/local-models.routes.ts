import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { type LocalModelServers, localModelServersSchema } from '#contract/language-models.ts';
import type { AppEnv } from '../../http/env.ts';
import type { IsOpenedHere } from '../../http/local-request.ts';
import { requestTexts } from '../../http/request-locale.ts';
import { jsonResponse } from '../../http/validate.ts';
import type { CallDependencies } from './call-model.ts';
import { findLocalModels } from './find-local-models.usecases.ts';
import type { LocalServer } from './local-servers.ts';

const nothing: LocalModelServers = { servers: [] };

/** Mounted at /api/admin. */
export function createLocalModelsRoutes({
  isOpenedHere,
  servers,
  ...dependencies
}: CallDependencies & { isOpenedHere: IsOpenedHere; servers: readonly LocalServer[] }) {
  const routes = new Hono<AppEnv>();
  routes.get(
    '/local-models',
    describeRoute({
      tags: ['Language models'],
      summary: 'Find servers with language models on the machine that Heddle runs on',
      description:
        'Ollama, LM Studio and llama.cpp at their usual ports. Looks only when the page that asks was opened on that machine.',
      responses: jsonResponse(200, 'The servers that answer', localModelServersSchema),
    }),
    async (c) =>
      c.json(
        isOpenedHere(c)
          ? await findLocalModels({
              ...dependencies,
              servers,
              userId: c.get('user').id,
              texts: requestTexts(c).status,
            })
          : nothing,
      ),
  );
  return routes;
}
