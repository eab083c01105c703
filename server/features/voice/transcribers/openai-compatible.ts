import { createOpenAI } from '@ai-sdk/openai';
import { APICallError, transcribe } from 'ai';
import { maxNamesPromptLength, speechCheckTimeoutMs } from '../../../config/limits.ts';
import { discardBody } from '../../../http/public-fetch.ts';
import { createRedaction } from '../../../redaction.ts';
import { type Transcriber, TranscriberError } from './transcriber.ts';

export interface SpeechApi {
  /** Such as `http://127.0.0.1:8000/v1`; `/audio/transcriptions` is appended. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  fetch: typeof globalThis.fetch;
  /** The name for messages. */
  label: string;
}

/**
 * Creates a transcriber for any server with OpenAI's `/audio/transcriptions`: OpenAI, Groq, Mistral, whisper.cpp, speaches. Its key is
 * in nothing that it returns, in case the server repeats it.
 */
export function createOpenAiTranscriber({ baseUrl, apiKey, model, fetch, label }: SpeechApi): Transcriber {
  const redact = createRedaction(apiKey);
  const openai = createOpenAI({ baseURL: baseUrl, apiKey: apiKey ?? '', fetch });
  return {
    formats: ['wav', 'webm', 'ogg', 'mp4', 'mp3'],

    async transcribe({ audio, names, signal }) {
      const prompt = formatNames(names);
      const ask = (openaiOptions: { responseFormat?: 'verbose_json'; timestampGranularities?: ['word'] }) =>
        transcribe({
          model: openai.transcription(model),
          audio,
          maxRetries: 0,
          abortSignal: signal,
          providerOptions: { openai: { ...openaiOptions, ...(prompt && { prompt }) } },
        });
      try {
        const { text, segments, words } = await ask({
          responseFormat: 'verbose_json',
          timestampGranularities: ['word'],
        }).catch((error: unknown) => {
          // Not every server and model supports timestamps.
          if (APICallError.isInstance(error) && isRefusal(error.statusCode)) return ask({});
          throw error;
        });
        const parts = (words ?? segments).map(({ text, startSecond, endSecond }) => ({
          text: redact(text),
          fromMs: Math.round(startSecond * 1000),
          toMs: Math.round(endSecond * 1000),
        }));
        return { text: redact(text.trim()), parts };
      } catch (error) {
        // The SDK reports an empty transcription, which means silence, as a failure.
        if (error instanceof Error && error.name === 'AI_NoTranscriptGeneratedError')
          return { text: '', parts: [] };
        throw new TranscriberError(describeFailure(error, { label, model }), { cause: error });
      }
    },

    /** Counts any other response as ready, because not every server lists its models. */
    async check() {
      try {
        const response = await fetch(`${baseUrl}/models`, {
          headers: apiKey ? { Authorization: `Bearer ${apiKey}` } : {},
          signal: AbortSignal.timeout(speechCheckTimeoutMs),
        });
        await discardBody(response);
        const { status } = response;
        return status === 401 || status === 403
          ? { status: 'unreachable', detail: `${label} refused the API key.` }
          : { status: 'ready', detail: `${label}, model ${model}` };
      } catch {
        return { status: 'unreachable', detail: `${label} did not answer.` };
      }
    },
  };
}

/** Returns the names as a prompt, which recognisers treat as preceding text. */
function formatNames(names: readonly string[]): string {
  let prompt = '';
  for (const name of names) {
    const next = prompt ? `${prompt}, ${name}` : name;
    if (next.length > maxNamesPromptLength) break;
    prompt = next;
  }
  return prompt;
}

const isRefusal = (status: number | undefined) => status === 400 || status === 422;

function describeFailure(error: unknown, { label, model }: { label: string; model: string }): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `${label} took too long.`;
  if (!APICallError.isInstance(error) || error.statusCode === undefined)
    return `${label} could not be reached.`;
  const { statusCode } = error;
  if (statusCode === 401 || statusCode === 403) return `${label} refused the API key.`;
  if (statusCode === 404) return `${label} has no model “${model}”.`;
  if (statusCode === 413) return `${label} takes no recording of this length.`;
  if (statusCode === 429) return `${label} has reached its limit for now.`;
  return `${label} failed with status ${statusCode}.`;
}
