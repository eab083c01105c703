import { speechCheckLifetimeMs } from '../../config/limits.ts';
import { listConnections } from '../language-models/connections.usecases.ts';
import type { ChainDependencies } from '../language-models/provider-chain.ts';
import { createOpenAiTranscriber } from './transcribers/openai-compatible.ts';
import type { Transcriber, TranscriberStatus } from './transcribers/transcriber.ts';
import { transcriptionModels } from './transcribers/transcription-models.ts';

export interface SpeechStatus {
  status: 'ready' | 'not_configured' | 'unreachable';
  /** For the Admin page, which operators read. */
  detail: string;
  /** What transcribes: something of this server, or a provider of the user; null for nothing. */
  by: 'server' | 'provider' | null;
}

const notConfigured: SpeechStatus = {
  status: 'not_configured',
  detail:
    'Speech recognition is not set up. Add an OpenAI, Groq or Mistral provider here, or ask whoever runs this server to install a speech model (npm run speech:install) or to set TRANSCRIPTION_BASE_URL.',
  by: null,
};

export type TranscriberChoice = ReturnType<typeof createTranscriberChoice>;

/** Creates the choice of a transcriber for a user: the operator's, or else the user's own provider. */
export function createTranscriberChoice({
  findOperators,
  fetch,
  ...chain
}: ChainDependencies & {
  /** Returns the operator's: an API, or a model in this process, which may be installed or removed at any time. */
  findOperators: () => Transcriber | undefined;
  fetch: typeof globalThis.fetch;
}) {
  let checked: { status: TranscriberStatus; at: number } | undefined;

  const choose = async (userId: string): Promise<Transcriber | undefined> => {
    const operators = findOperators();
    if (operators) return operators;
    for (const { provider, ...connection } of await listConnections({ ...chain, userId })) {
      const model = transcriptionModels[provider];
      if (model) return createOpenAiTranscriber({ ...connection, model, fetch });
    }
    return undefined;
  };

  return {
    choose,
    /** Returns whether speech can be transcribed for a user, or why not. The status of the operator's recognizer is cached. */
    async check(userId: string): Promise<SpeechStatus> {
      const operators = findOperators();
      if (operators) {
        const now = chain.clock().getTime();
        if (!checked || now - checked.at > speechCheckLifetimeMs)
          checked = { status: await operators.check(), at: now };
        return { ...checked.status, by: 'server' };
      }
      const own = await choose(userId);
      return own ? { ...(await own.check()), by: 'provider' } : notConfigured;
    },
  };
}
