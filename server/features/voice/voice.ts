import type { Config } from '../../config/config.ts';
import { voiceLimits as limitsOfVoice, type VoiceLimits } from '../../config/limits.ts';
import type { IsOpenedHere } from '../../http/local-request.ts';
import { createUserSlots } from '../../user-slots.ts';
import type { ChainDependencies } from '../language-models/provider-chain.ts';
import { createAudioPool } from './audio-pool.ts';
import { createTranscriberChoice } from './choose-transcriber.ts';
import { createSpeechFetch } from './speech-fetch.ts';
import { findInstalledModel } from './speech-models/installed-models.ts';
import { createSpeechInstaller } from './speech-models/speech-installer.ts';
import { createSpeechModelsRoutes } from './speech-models/speech-models.routes.ts';
import { type SpeechModel, speechModels } from './speech-models/speech-models.ts';
import { createInProcessTranscriber } from './transcribers/in-process.ts';
import { createOpenAiTranscriber } from './transcribers/openai-compatible.ts';
import { serverIsBusy, userIsBusy } from './voice.errors.ts';
import {
  audioUploadPaths,
  createRecordingsRoutes,
  createVoiceRoutes,
  type VoiceRouteParts,
} from './voice.routes.ts';

type ForTranscribers = 'transcribers' | 'audioPool' | 'maxStoredBytes' | 'uploads' | 'transcriptions';

/** Creates what turns recordings into tasks: its routes, and the choice of a transcriber. Close it with the app. */
export function createVoice({
  config,
  modelCalls: { models, access },
  voiceLimits: limits = limitsOfVoice,
  isOpenedHere,
  speechModels: installable = speechModels,
  settings,
  clock,
  inTransaction,
  recordings,
  tasks,
  intake,
  refine,
  log,
}: Omit<VoiceRouteParts, ForTranscribers> & {
  config: Config;
  /** The language-model providers of users, some of which also transcribe. */
  modelCalls: Pick<ChainDependencies, 'models' | 'access'>;
  voiceLimits?: VoiceLimits | undefined;
  isOpenedHere: IsOpenedHere;
  /** The speech models that can be installed. */
  speechModels?: readonly SpeechModel[] | undefined;
}) {
  const fetch = createSpeechFetch(config);
  const installer = createSpeechInstaller({ dataDir: config.dataDir, models: installable, log });
  const findFolder = () =>
    config.speechModelDir ?? findInstalledModel({ dataDir: config.dataDir, models: installable })?.folder;
  const model = createInProcessTranscriber({ findFolder });
  const server =
    config.transcription &&
    createOpenAiTranscriber({ ...config.transcription, fetch, label: ({ speech }) => speech.server });
  const findOperators = () => server ?? (findFolder() === undefined ? undefined : model);
  const transcribers = createTranscriberChoice({ models, access, settings, clock, findOperators, fetch });
  const audioPool = createAudioPool();
  const busy = { userBusy: userIsBusy, allBusy: serverIsBusy };
  const routeParts = {
    inTransaction,
    tasks,
    intake,
    refine,
    log,
    recordings,
    settings,
    transcribers,
    audioPool,
    maxStoredBytes: limits.maxStoredBytes,
    uploads: createUserSlots({ ...busy, max: limits.maxConcurrentUploads }),
    transcriptions: createUserSlots({ ...busy, max: limits.maxConcurrentTranscriptions }),
    clock,
  };
  return {
    offers: { transcribers },
    routes: {
      '/api/flat-voice': createVoiceRoutes(routeParts),
      '/api/recordings': createRecordingsRoutes(routeParts),
      '/api/admin/speech-models': createSpeechModelsRoutes({ config, installer, isOpenedHere }),
    },
    streamedPaths: [audioUploadPaths],
    exported: { recordings },
    jobParts: { recordings },
    close: () => Promise.all([installer.close(), audioPool.close(), model.close()]),
  };
}
