import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { Store } from '../../db/revision.ts';
import type { IsOpenedHere } from '../../http/local-request.ts';
import type { SettingsReader } from '../settings/settings.usecases.ts';
import { createAskForObject } from './ask-for-object.ts';
import { createCircuitBreakers } from './circuit-breakers.ts';
import { createLanguageModelsRepository } from './language-models.repository.ts';
import { createLanguageModelRoutes } from './language-models.routes.ts';
import { createLocalModelsRoutes } from './local-models.routes.ts';
import { localServers as knownLocalServers, type LocalServer } from './local-servers.ts';
import { createModelAccess } from './model-access.ts';
import { createModelFetch } from './model-fetch.ts';
import { createWithModel } from './with-model.ts';

/** Creates the ways to language models that other features use, and the routes by which people manage theirs. */
export function createLanguageModels({
  config,
  store,
  settings,
  clock,
  log,
  isOpenedHere,
  localServers = knownLocalServers,
}: {
  config: Config;
  store: Pick<Store, 'db'>;
  settings: SettingsReader;
  clock: () => Date;
  log: Logger;
  isOpenedHere: IsOpenedHere;
  /** The programs that are looked for on this machine. */
  localServers?: readonly LocalServer[] | undefined;
}) {
  const models = createLanguageModelsRepository(store);
  const access = createModelAccess({
    secret: config.secret,
    operator: config.llm,
    ollamaBaseUrl: config.ollamaBaseUrl,
    ...createModelFetch(config),
  });
  const calls = { models, access, breakers: createCircuitBreakers({ clock }), clock, log };
  const withModel = createWithModel({ ...calls, settings });
  return {
    offers: {
      /** What calls of models share. */
      modelCalls: calls,
      withModel,
      askForObject: createAskForObject({ withModel }),
    },
    routes: {
      '/api/admin': createLanguageModelRoutes(calls).route(
        '/',
        createLocalModelsRoutes({ ...calls, isOpenedHere, servers: localServers }),
      ),
    },
  };
}
