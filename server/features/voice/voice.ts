import type { Config } from '../../config/config.ts';
import type { VoiceLimits } from '../../config/limits.ts';
import { createUserSlots } from '../../user-slots.ts';
import type { ChainDependencies } from '../language-models/provider-chain.ts';
import { createAudioPool } from './audio-pool.ts';
import { createTranscriberChoice } from './choose-transcriber.ts';
import { createSpeechFetch } from './speech-fetch.ts';
import { createInProcessTranscriber } from './transcribers/in-process.ts';
import { createOpenAiTranscriber } from './transcribers/openai-compatible.ts';
import { serverIsBusy, userIsBusy } from './voice.errors.ts';
import { createRecordingsRoutes, createVoiceRoutes, type VoiceRouteParts } from './voice.routes.ts';

/** Creates what turns recordings into tasks: its routes, and the choice of a transcriber. Close it with the app. */
export function createVoice({
  config,
  chain,
  limits,
  ...parts
}: Omit<
  VoiceRouteParts,
  'transcribers' | 'audioPool' | 'maxStoredBytes' | 'uploads' | 'transcriptions' | 'clock'
> & {
  config: Config;
  /** The language-model providers of users, some of which also transcribe. */
  chain: ChainDependencies;
  limits: VoiceLimits;
}) {
  const fetch = createSpeechFetch(config);
  const model = config.speechModelDir
    ? createInProcessTranscriber({ folder: config.speechModelDir })
    : undefined;
  const operator = config.transcription
    ? createOpenAiTranscriber({ ...config.transcription, fetch, label: 'The speech server' })
    : model;
  const transcribers = createTranscriberChoice({ ...chain, operator, fetch });
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
    close: () => Promise.all([audioPool.close(), model?.close()]),
  };
}
