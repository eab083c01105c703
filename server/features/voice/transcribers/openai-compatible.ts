import { z } from 'zod';
import { maxNamesPromptLength, speechCheckTimeoutMs } from '../../../config/limits.ts';
import { discardBody } from '../../../http/public-fetch.ts';
import { createRedaction, type Redact } from '../../../redaction.ts';
import { type LocalizedText, textsIn } from '../../../texts.ts';
import { mediaTypes } from '../audio-format.ts';
import { type TranscribedPart, type Transcriber, TranscriberError } from './transcriber.ts';

export interface SpeechApi {
  /** Such as `http://127.0.0.1:8000/v1`; `/audio/transcriptions` is appended. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  fetch: typeof globalThis.fetch;
  /** The name for messages. */
  label: LocalizedText;
}

const timesSchema = { start: z.number(), end: z.number() };

/**
 * What is read of an answer. Servers add to it and leave out what OpenAI documents: whisper.cpp gives no `seek` and no
 * `compression_ratio`, and its segments may come without times.
 */
const answerSchema = z.object({
  text: z.string(),
  words: z
    .array(z.object({ word: z.string(), ...timesSchema }))
    .nullish()
    .catch(undefined),
  segments: z
    .array(z.object({ text: z.string(), ...timesSchema }))
    .nullish()
    .catch(undefined),
});

/**
 * Creates a transcriber for any server with OpenAI's `/audio/transcriptions`: OpenAI, Groq, Mistral, whisper.cpp, speaches. Its key is
 * in nothing that it returns, in case the server repeats it.
 */
export function createOpenAiTranscriber({
  baseUrl,
  apiKey,
  model,
  fetch,
  label: nameIn,
}: SpeechApi): Transcriber {
  const label = nameIn(textsIn('en').status);
  const redact = createRedaction(apiKey);
  const headers: Record<string, string> = apiKey ? { Authorization: `Bearer ${apiKey}` } : {};
  return {
    formats: ['wav', 'webm', 'ogg', 'mp4', 'mp3'],

    async transcribe({ audio, format, names, signal }) {
      const prompt = formatNames(names);
      const ask = (options: Record<string, string>) => {
        const body = new FormData();
        body.set('file', new Blob([new Uint8Array(audio)], { type: mediaTypes[format] }), `audio.${format}`);
        for (const [name, value] of Object.entries({ model, ...options, ...(prompt && { prompt }) }))
          body.set(name, value);
        return fetch(`${baseUrl}/audio/transcriptions`, { method: 'POST', headers, body, signal });
      };
      try {
        let response = await ask({ response_format: 'verbose_json', 'timestamp_granularities[]': 'word' });
        if (isRefusal(response.status)) {
          // Not every server and model supports timestamps.
          await discardBody(response);
          response = await ask({});
        }
        return await readAnswer(response, { label, model, redact });
      } catch (error) {
        if (error instanceof TranscriberError) throw error;
        const why =
          error instanceof Error && error.name === 'TimeoutError' ? 'took too long' : 'could not be reached';
        throw new TranscriberError(`${label} ${why}.`, { cause: error });
      }
    },

    /** Counts any other response as ready, because not every server lists its models. */
    async check() {
      try {
        const response = await fetch(`${baseUrl}/models`, {
          headers,
          signal: AbortSignal.timeout(speechCheckTimeoutMs),
        });
        await discardBody(response);
        const { status } = response;
        return status === 401 || status === 403
          ? { status: 'unreachable', say: (texts) => texts.speech.keyRefused(nameIn(texts)) }
          : { status: 'ready', say: (texts) => texts.speech.usesModel(nameIn(texts), model) };
      } catch {
        return { status: 'unreachable', say: (texts) => texts.speech.noAnswer(nameIn(texts)) };
      }
    },
  };
}

/** Returns the names as a prompt, which recognizers treat as preceding text. */
function formatNames(names: readonly string[]): string {
  let prompt = '';
  for (const name of names) {
    const next = prompt ? `${prompt}, ${name}` : name;
    if (next.length > maxNamesPromptLength) break;
    prompt = next;
  }
  return prompt;
}

const isRefusal = (status: number) => status === 400 || status === 422;

/** The model that was called, as messages name it in English. */
interface CalledModel {
  label: string;
  model: string;
}

/** Reads what was transcribed; an empty text means silence. Throws TranscriberError. */
async function readAnswer(response: Response, { label, model, redact }: CalledModel & { redact: Redact }) {
  const fail = () => new TranscriberError(describeFailure(response.status, { label, model }));
  if (!response.ok) {
    await discardBody(response);
    throw fail();
  }
  const answer = answerSchema.safeParse(parseJson(await response.text()));
  if (!answer.success) throw fail();
  const { text, words, segments } = answer.data;
  const parts: TranscribedPart[] = (
    words?.map(({ word, ...times }) => ({ text: word, ...times })) ??
    segments ??
    []
  ).map(({ text, start, end }) => ({
    text: redact(text),
    fromMs: Math.round(start * 1000),
    toMs: Math.round(end * 1000),
  }));
  return { text: redact(text.trim()), parts };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function describeFailure(status: number, { label, model }: CalledModel): string {
  if (status === 401 || status === 403) return `${label} refused the API key.`;
  if (status === 404) return `${label} has no model “${model}”.`;
  if (status === 413) return `${label} takes no recording of this length.`;
  if (status === 429) return `${label} has reached its limit for now.`;
  return `${label} failed with status ${status}.`;
}
