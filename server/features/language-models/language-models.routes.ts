import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { errorSchema } from '#contract/errors.ts';
import {
  listLlmModelsSchema,
  llmModelsSchema,
  llmProviderSchema,
  llmProvidersSchema,
  llmTemplatesSchema,
  llmTestSchema,
  llmUsageSchema,
  newLlmProviderSchema,
  providerNameSchema,
} from '#contract/language-models.ts';
import type { AppEnv } from '../../http/env.ts';
import { requestTexts } from '../../http/request-locale.ts';
import { jsonResponse, validate, validateName } from '../../http/validate.ts';
import type { CallDependencies } from './call-model.ts';
import { providerNotFound } from './language-models.errors.ts';
import {
  activateProvider,
  addProvider,
  listModels,
  listProviders,
  listTemplates,
  readUsage,
  removeProvider,
  testProvider,
} from './language-models.usecases.ts';

type Routes = Hono<AppEnv>;

const tags = ['Language models'];
const notFound = jsonResponse(404, 'The user has no such provider', errorSchema);
const validateProvider = validateName('provider', providerNameSchema, providerNotFound);

/** Mounted at /api/admin. */
export function createLanguageModelRoutes(dependencies: CallDependencies) {
  const routes = new Hono<AppEnv>();
  listProvidersRoute(routes, dependencies);
  listTemplatesRoute(routes, dependencies);
  addProviderRoute(routes, dependencies);
  activateProviderRoute(routes, dependencies);
  removeProviderRoute(routes, dependencies);
  testProviderRoute(routes, dependencies);
  listModelsRoute(routes, dependencies);
  readUsageRoute(routes, dependencies);
  return routes;
}

function listProvidersRoute(routes: Routes, dependencies: CallDependencies) {
  routes.get(
    '/llm-providers',
    describeRoute({
      tags,
      summary: 'List the providers and say which one is active',
      responses: jsonResponse(200, 'The providers, without their keys', llmProvidersSchema),
    }),
    async (c) => c.json(await listProviders({ ...dependencies, userId: c.get('user').id })),
  );
}

function listTemplatesRoute(routes: Routes, dependencies: CallDependencies) {
  routes.get(
    '/llm-templates',
    describeRoute({
      tags,
      summary: 'List what a form for each provider starts with',
      responses: jsonResponse(200, 'The templates by provider', llmTemplatesSchema),
    }),
    (c) => c.json({ templates: listTemplates({ ...dependencies, texts: requestTexts(c) }) }),
  );
}

function addProviderRoute(routes: Routes, dependencies: CallDependencies) {
  routes.post(
    '/llm-providers',
    describeRoute({
      tags,
      summary: 'Add a provider, or replace the one of the same name',
      description:
        'Without `api_key`, one that is replaced keeps its key as long as its address stays the same.',
      responses: {
        ...jsonResponse(201, 'The provider, without its key', llmProviderSchema),
        ...jsonResponse(400, 'What is wrong with it', errorSchema),
      },
    }),
    validate('json', newLlmProviderSchema),
    async (c) => {
      const input = c.req.valid('json');
      const now = dependencies.clock();
      return c.json(await addProvider({ ...dependencies, userId: c.get('user').id, input, now }), 201);
    },
  );
}

function activateProviderRoute(routes: Routes, dependencies: CallDependencies) {
  routes.put(
    '/llm-providers/:provider/activate',
    describeRoute({
      tags,
      summary: 'Make a provider the active one',
      responses: { ...jsonResponse(200, 'All providers', llmProvidersSchema), ...notFound },
    }),
    validateProvider,
    async (c) => {
      const { provider } = c.req.valid('param');
      return c.json(await activateProvider({ ...dependencies, userId: c.get('user').id, provider }));
    },
  );
}

function removeProviderRoute(routes: Routes, dependencies: CallDependencies) {
  routes.delete(
    '/llm-providers/:provider',
    describeRoute({
      tags,
      summary: 'Remove a provider with its key',
      responses: {
        ...jsonResponse(204, 'Done'),
        ...notFound,
        ...jsonResponse(409, 'The operator set this provider for everybody', errorSchema),
      },
    }),
    validateProvider,
    async (c) => {
      const { provider } = c.req.valid('param');
      await removeProvider({ ...dependencies, userId: c.get('user').id, provider });
      return c.body(null, 204);
    },
  );
}

function testProviderRoute(routes: Routes, dependencies: CallDependencies) {
  routes.post(
    '/llm-providers/:provider/test',
    describeRoute({
      tags,
      summary: 'Call the model once',
      description: 'A failed call answers 200 as well, with the reason in `failure`.',
      responses: {
        ...jsonResponse(200, 'How the call went', llmTestSchema),
        ...notFound,
        ...jsonResponse(409, 'The stored key can no longer be read', errorSchema),
      },
    }),
    validateProvider,
    async (c) => {
      const { provider } = c.req.valid('param');
      const texts = requestTexts(c).status;
      return c.json(await testProvider({ ...dependencies, userId: c.get('user').id, provider, texts }));
    },
  );
}

function listModelsRoute(routes: Routes, dependencies: CallDependencies) {
  routes.post(
    '/llm-providers/:provider/models',
    describeRoute({
      tags,
      summary: 'List the models that a provider offers',
      description: 'With the key and address given, or with the stored ones. Nothing is stored.',
      responses: {
        ...jsonResponse(200, 'The models, or why they could not be listed', llmModelsSchema),
        ...jsonResponse(400, 'The key or the address is missing or not allowed', errorSchema),
        ...notFound,
      },
    }),
    validateProvider,
    validate('json', listLlmModelsSchema),
    async (c) => {
      const { provider } = c.req.valid('param');
      const given = c.req.valid('json');
      return c.json(await listModels({ ...dependencies, userId: c.get('user').id, provider, given }));
    },
  );
}

function readUsageRoute(routes: Routes, dependencies: CallDependencies) {
  routes.get(
    '/llm-usage',
    describeRoute({
      tags,
      summary: 'Read calls, tokens and cost of the last 30 days, and the last errors',
      responses: jsonResponse(200, 'Usage by day and model', llmUsageSchema),
    }),
    async (c) =>
      c.json(await readUsage({ ...dependencies, userId: c.get('user').id, now: dependencies.clock() })),
  );
}
