import {
  APICallError,
  generateText,
  jsonSchema,
  Output,
  type OutputInterface,
  streamText,
  type ToolSet,
} from 'ai';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { maxOutputTokens } from '#contract/language-model-limits.ts';
import { llmFormatLifetimeMs, maxCachedLlmFormats } from '../../config/limits.ts';
import type { ModelPurpose } from '../../db/llm-rows.ts';
import { toWireSchema } from '../../wire-schema.ts';
import { AnswerError } from './answer.errors.ts';
import type { ModelAnswer, ModelResult, OpenModel, TokenUsage } from './call-model.ts';
import { readJson } from './read-json.ts';
import type { WithModel } from './with-model.ts';

export interface ObjectRequest<Value> {
  userId: string;
  purpose: ModelPurpose;
  instructions: string;
  /** What users wrote goes here, never into `instructions`. */
  prompt: string;
  /** Checks the answer with all its limits. Use `.nullable()`, not `.optional()`: providers require every property. */
  schema: z.ZodType<Value>;
  /** Limits the whole request, including waiting, further formats and further providers. */
  timeoutMs: number;
  maxRetryAfterMs?: number | undefined;
  /** If set, streams the answer and gives up when the first chunk takes longer. For slow local models. */
  firstChunkTimeoutMs?: number | undefined;
  /** Gives a streamed answer up when it pauses for longer. */
  chunkTimeoutMs?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** Asks the user's model for an object. Resolves with the reason if there is no model or no usable answer. */
export type AskForObject = <Value>(request: ObjectRequest<Value>) => Promise<ModelResult<Value>>;

/** The formats in which an object can be requested, most reliable first. Few servers support all of them. */
const formats = ['json_schema', 'json_object', 'text'] as const;
type Format = (typeof formats)[number];

export function createAskForObject({ withModel }: { withModel: WithModel }): AskForObject {
  /** The format that a user's model handled last. */
  const workingFormats = new LRUCache<string, Format>({ max: maxCachedLlmFormats, ttl: llmFormatLifetimeMs });

  return ({ userId, purpose, timeoutMs, maxRetryAfterMs, signal, ...question }) =>
    withModel({
      userId,
      purpose,
      timeoutMs,
      maxRetryAfterMs,
      signal,
      run: async (model) => {
        const key = `${userId} ${model.provider} ${model.name}`;
        const first = formats.indexOf(workingFormats.get(key) ?? 'json_schema');
        const usage = { inputTokens: 0, outputTokens: 0 };
        for (const format of formats.slice(first)) {
          try {
            const answer = await askInFormat({ ...question, model, format });
            workingFormats.set(key, format);
            return { ...answer, usage: addUsage(usage, answer.usage) };
          } catch (error) {
            if (error instanceof AnswerError) addUsage(usage, error.usage);
            const isLast = format === formats.at(-1);
            if (isLast || !mayFormatHelp(error))
              throw error instanceof AnswerError ? new AnswerError(error.code, usage) : error;
          }
        }
        throw new AnswerError('unusable_answer', usage);
      },
    });
}

type Usage = ModelAnswer<unknown>['usage'];

function addUsage(total: TokenUsage, more: Usage): TokenUsage {
  total.inputTokens += more.inputTokens ?? 0;
  total.outputTokens += more.outputTokens ?? 0;
  return total;
}

/** Returns whether another format may help: the server refused this one, or the model did not follow it. */
function mayFormatHelp(error: unknown): boolean {
  if (error instanceof AnswerError) return error.code === 'unusable_answer';
  return APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422);
}

async function askInFormat<Value>({
  model: { options },
  format,
  instructions,
  prompt,
  schema,
  firstChunkTimeoutMs,
  chunkTimeoutMs,
}: Pick<
  ObjectRequest<Value>,
  'instructions' | 'prompt' | 'schema' | 'firstChunkTimeoutMs' | 'chunkTimeoutMs'
> & {
  model: OpenModel;
  format: Format;
}): Promise<ModelAnswer<Value>> {
  const wireSchema = toWireSchema(schema);
  const call = {
    ...options,
    // Half an object is of no use, so the user's limit for texts does not cut it off.
    maxOutputTokens,
    prompt,
    instructions:
      format === 'json_schema'
        ? instructions
        : `${instructions}\n\nAnswer with one JSON object and nothing else. Its JSON Schema:\n${JSON.stringify(wireSchema)}`,
    ...(format !== 'text' && {
      output: asRawText(
        format === 'json_schema' ? Output.object({ schema: jsonSchema(wireSchema) }) : Output.json(),
      ),
    }),
  };
  const { text, finishReason, usage, warnings } = await (firstChunkTimeoutMs === undefined
    ? generateText(call)
    : readStream(
        streamText({
          ...call,
          timeout: {
            firstChunkMs: firstChunkTimeoutMs,
            ...(chunkTimeoutMs !== undefined && { chunkMs: chunkTimeoutMs }),
          },
          onError: () => undefined,
        }),
      ));
  if (finishReason === 'length') throw new AnswerError(text.trim() ? 'cut_short' : 'empty_answer', usage);
  if (text.trim() === '') throw new AnswerError('empty_answer', usage);
  const parsed = schema.safeParse(readJson(text));
  if (!parsed.success) throw new AnswerError('unusable_answer', usage);
  return { value: parsed.data, usage, warnings };
}

/** Requests a format but returns the raw text, because the SDK would reject answers that `readJson` can still parse. */
function asRawText<Given extends OutputInterface>(output: Given): OutputInterface<string> {
  return {
    ...output,
    parseCompleteOutput: async ({ text }) => text,
    parsePartialOutput: async () => undefined,
    createElementStreamTransform: () => undefined,
  };
}

/** Reads a stream to its end. Rejects with the error that ended it. */
async function readStream(result: ReturnType<typeof streamText<ToolSet, never, OutputInterface<string>>>) {
  let text = '';
  for await (const part of result.stream) {
    if (part.type === 'text-delta') text += part.text;
    else if (part.type === 'error') throw part.error;
    else if (part.type === 'abort') throw new DOMException('The model took too long', 'TimeoutError');
  }
  const [finishReason, usage, warnings] = await Promise.all([
    result.finishReason,
    result.usage,
    result.warnings,
  ]);
  // A response that is no event stream, such as a web page, yields no text at all.
  if (text === '' && usage.outputTokens === undefined) throw new Error('The stream contained no answer');
  return { text, finishReason, usage, warnings };
}
