import { speechCheckLifetimeMs } from '../../config/limits.ts';
import type { Texts } from '../../texts.ts';
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
    for (const { provider, label, ...connection } of await listConnections({ ...chain, userId })) {
      const model = transcriptionModels[provider];
      if (model) return createOpenAiTranscriber({ ...connection, label: () => label, model, fetch });
    }
    return undefined;
  };

  return {
    choose,
    /**
     * Returns whether speech can be transcribed for a user, or why not, in the words of `texts`. The status of the operator's
     * recognizer is cached.
     */
    async check(userId: string, texts: Texts['status']): Promise<SpeechStatus> {
      const inWords = ({ status, say }: TranscriberStatus) => ({ status, detail: say(texts) });
      const operators = findOperators();
      if (operators) {
        const now = chain.clock().getTime();
        if (!checked || now - checked.at > speechCheckLifetimeMs)
          checked = { status: await operators.check(), at: now };
        return { ...inWords(checked.status), by: 'server' };
      }
      const own = await choose(userId);
      if (own) return { ...inWords(await own.check()), by: 'provider' };
      return { status: 'not_configured', detail: texts.speech.notSetUp, by: null };
    },
  };
}
