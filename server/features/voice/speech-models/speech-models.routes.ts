import { type Context, Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { errorSchema } from '#contract/errors.ts';
import { type SpeechModels, speechModelsSchema } from '#contract/speech-models.ts';
import type { Config } from '../../../config/config.ts';
import type { AppEnv } from '../../../http/env.ts';
import type { IsOpenedHere } from '../../../http/local-request.ts';
import { requestTexts } from '../../../http/request-locale.ts';
import { jsonResponse, validateName } from '../../../http/validate.ts';
import { installNotAllowed, speechModelNotFound } from './install.errors.ts';
import type { SpeechInstaller } from './speech-installer.ts';

interface Dependencies {
  config: Pick<Config, 'speechInstall' | 'transcription' | 'speechModelDir'>;
  installer: SpeechInstaller;
  isOpenedHere: IsOpenedHere;
}

const tags = ['System'];
const validateModel = validateName('name', z.string(), speechModelNotFound);
const changed = {
  ...jsonResponse(403, 'Not allowed from here', errorSchema),
  ...jsonResponse(404, 'No such model', errorSchema),
  ...jsonResponse(409, 'Another one is being installed', errorSchema),
};

/** Mounted at /api/admin/speech-models. */
export function createSpeechModelsRoutes(dependencies: Dependencies) {
  const { installer } = dependencies;
  const routes = new Hono<AppEnv>();
  routes.get(
    '/',
    describeRoute({
      tags,
      summary: 'List the speech models that can be installed, and the installation that runs',
      responses: jsonResponse(200, 'The models', speechModelsSchema),
    }),
    (c) => c.json(describe(c, dependencies)),
  );
  routes.put(
    '/:name',
    describeRoute({
      tags,
      summary: 'Install a speech model',
      description:
        'Starts the download and answers at once. Allowed as ALLOW_SPEECH_INSTALL says: to pages opened on the server itself, unless the operator chose otherwise.',
      responses: { ...jsonResponse(202, 'The models, and the installation', speechModelsSchema), ...changed },
    }),
    validateModel,
    (c) => {
      if (!mayInstall(c, dependencies)) throw installNotAllowed();
      installer.start(c.req.valid('param').name);
      return c.json(describe(c, dependencies), 202);
    },
  );
  routes.delete(
    '/:name',
    describeRoute({
      tags,
      summary: 'Stop installing a speech model, or remove it',
      responses: { ...jsonResponse(200, 'The models', speechModelsSchema), ...changed },
    }),
    validateModel,
    async (c) => {
      if (!mayInstall(c, dependencies)) throw installNotAllowed();
      await installer.remove(c.req.valid('param').name);
      return c.json(describe(c, dependencies));
    },
  );
  return routes;
}

const mayInstall = (c: Context, { config: { speechInstall }, isOpenedHere }: Dependencies): boolean =>
  speechInstall === 'open' || (speechInstall === 'loopback' && isOpenedHere(c));

function describe(c: Context, dependencies: Dependencies): SpeechModels {
  const { installer, config } = dependencies;
  const { installed, running, failure } = installer.state();
  const texts = requestTexts(c).status;
  const overridden = config.transcription ? 'TRANSCRIPTION_BASE_URL' : 'SPEECH_MODEL_DIR';
  return {
    models: installer.models.map(({ name, label, languages, maker, license, address, bytes, sha256 }) => ({
      name,
      label,
      languages: languages(texts),
      maker,
      license,
      address,
      bytes,
      sha256,
      is_installed: name === installed,
    })),
    may_install: mayInstall(c, dependencies),
    running: running
      ? {
          name: running.name,
          phase: running.phase,
          received_bytes: running.receivedBytes,
          bytes: running.bytes,
        }
      : null,
    failure: failure ? { name: failure.name, code: failure.code, message: failure.say(texts) } : null,
    overridden_by: config.transcription || config.speechModelDir ? overridden : null,
  };
}
