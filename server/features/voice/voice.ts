import type { Config } from '../../config/config.ts';
import type { VoiceLimits } from '../../config/limits.ts';
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
import { createRecordingsRoutes, createVoiceRoutes, type VoiceRouteParts } from './voice.routes.ts';

/** Creates what turns recordings into tasks: its routes, and the choice of a transcriber. Close it with the app. */
export function createVoice({
  config,
  chain,
  limits,
  isOpenedHere,
  installable = speechModels,
  ...parts
}: Omit<
  VoiceRouteParts,
  'transcribers' | 'audioPool' | 'maxStoredBytes' | 'uploads' | 'transcriptions' | 'clock'
> & {
  config: Config;
  /** The language-model providers of users, some of which also transcribe. */
  chain: ChainDependencies;
  limits: VoiceLimits;
  isOpenedHere: IsOpenedHere;
  /** The speech models that can be installed. */
  installable?: readonly SpeechModel[] | undefined;
}) {
  const fetch = createSpeechFetch(config);
  const installer = createSpeechInstaller({ dataDir: config.dataDir, models: installable, log: parts.log });
  const findFolder = () =>
    config.speechModelDir ?? findInstalledModel({ dataDir: config.dataDir, models: installable })?.folder;
  const model = createInProcessTranscriber({ findFolder });
  const server =
    config.transcription &&
    createOpenAiTranscriber({ ...config.transcription, fetch, label: 'The speech server' });
  const findOperators = () => server ?? (findFolder() === undefined ? undefined : model);
  const transcribers = createTranscriberChoice({ ...chain, findOperators, fetch });
  const audioPool = createAudioPool();
  const busy = { userBusy: userIsBusy, allBusy: serverIsBusy };
  const routeParts = {
    ...parts,
    transcribers,
    audioPool,
    maxStoredBytes: limits.maxStoredBytes,
    uploads: createUserSlots({ ...busy, max: limits.maxConcurrentUploads }),
    transcriptions: createUserSlots({ ...busy, max: limits.maxConcurrentTranscriptions }),
    clock: chain.clock,
  };
  return {
    transcribers,
    voiceRoutes: createVoiceRoutes(routeParts),
    recordingsRoutes: createRecordingsRoutes(routeParts),
    speechModelsRoutes: createSpeechModelsRoutes({ config, installer, isOpenedHere }),
    close: () => Promise.all([installer.close(), audioPool.close(), model.close()]),
  };
}
